"""The wire protocol between client and server: messages, commands, codes and patches."""
