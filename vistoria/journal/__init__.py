"""What a run writes as it goes, and who owns a folder: written so that a kill at any moment loses no judgement."""
