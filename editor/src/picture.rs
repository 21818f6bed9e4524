//! The picture of a map: one list of shapes that every back end paints.
