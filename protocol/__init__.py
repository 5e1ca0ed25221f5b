"""The wire protocol: messages, commands, codes and patches."""
