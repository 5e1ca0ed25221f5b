"""What is bet: envido, flor, truco."""
