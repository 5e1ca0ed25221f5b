"""How a session is set up, ended, continued under another code, and erased."""
