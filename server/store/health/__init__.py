"""The health of Redis and of this process: the answers of Redis, its time, and delays of this process."""
