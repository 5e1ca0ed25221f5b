"""What other nodes commit, heard and compared."""
