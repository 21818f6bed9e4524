//! The game on the table, without a window.
