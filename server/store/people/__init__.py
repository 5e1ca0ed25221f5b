"""The person behind a token, on one device or several."""
