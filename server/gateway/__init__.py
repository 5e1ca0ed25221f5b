"""The network side of the server: websockets and plain HTTP GETs."""
