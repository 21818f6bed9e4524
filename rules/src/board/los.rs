//! Line of sight in exact integers.
