"""A tournament that began in another program: reads its report file, and takes its rounds over into a class."""
