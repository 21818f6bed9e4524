//! The terminal: verbs, arguments, exit codes.
