"""The engines that come with the harness, found by listing this folder, and adapters to products."""
