"""What falls due, and the credit for an outage."""
