"""What `--engine` accepts, and the engines that installed packages bring by name."""
