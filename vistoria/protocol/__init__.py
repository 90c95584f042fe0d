"""The words between harness and engine: handshake, lines, errors, versions, schemas."""
