"""Whether Redis answers, what time it has, and whether this process kept up."""
