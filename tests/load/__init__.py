"""Load: what the server costs, side by side with floors measured in the same run (`make bench`)."""
