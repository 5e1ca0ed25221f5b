"""What is erased leaves Redis and the disk."""
