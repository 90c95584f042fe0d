"""Póquer «Omaha» Online, Portugal: the annexed rules, one by one."""
