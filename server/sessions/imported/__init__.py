"""A tournament that began in another program: reads its report file, and takes over its rounds into a class."""
