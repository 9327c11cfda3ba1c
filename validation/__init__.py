"""Problems with known digits that any simulator can be tried on; see README.md beside this file."""
