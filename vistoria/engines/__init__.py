"""The bundled engines, discovered in this folder, and adapters to third-party engines."""
