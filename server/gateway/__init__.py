"""Websockets and plain HTTP GETs."""
