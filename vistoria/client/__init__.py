"""The harness's side of the wire: launches, transports, the link, transcripts and their replay."""
