//! Maps of other programs, as a beginning for one of ours.

pub mod vassal;
