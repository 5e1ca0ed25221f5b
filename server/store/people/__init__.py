"""Who a token stands for, at one device or several."""
