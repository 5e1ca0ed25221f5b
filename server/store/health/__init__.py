"""The health of Redis and of this process: whether Redis answers, its time, and delays of this process."""
