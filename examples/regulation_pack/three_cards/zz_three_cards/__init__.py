"""An invented law: nobody enacted it."""
