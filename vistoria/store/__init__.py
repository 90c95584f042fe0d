"""What runs, audits and campaigns showed over time, in a database. The folders stay the evidence."""
