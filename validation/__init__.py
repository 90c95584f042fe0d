"""The method's own data: engines that are wrong on purpose, engines that misbehave, and the self-test over them."""
