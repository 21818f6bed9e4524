//! Worked examples as logs.
