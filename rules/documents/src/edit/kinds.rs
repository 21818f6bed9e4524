//! The kinds of edits: each changes an entry of a list, or a whole value of the map.

use super::{Conflict, Edit};
use crate::map::MapDocument;

/// Implements the operations of all kinds of edits: `Kind => list` changes entries of a list of the map, whose key (or
/// a part of it) names the place; `Kind => field` changes a whole value.
macro_rules! kinds {
    ({ $($kind:ident => $list:ident $(. $part:tt)?),* $(,)? } { $($whole:ident => $field:ident),* $(,)? }) => {
        impl Edit {
            /// Applies the edit and returns its inverse.
            ///
            /// # Errors
            ///
            /// Returns an error if the place does not hold what the edit expects; the map is then unchanged.
            ///
            /// # Examples
            ///
            /// ```
            /// use rules::edit::paint_hex;
            /// use rules::hex::Hex;
            /// use rules::map::{Ground, MapDocument};
            /// use rules::provenance::Provenance;
            ///
            /// let mut map = MapDocument::sketch(&["grid 5 5"])?;
            /// let edit = paint_hex(&map, Hex::new(3, 3), Ground::Plaza, &Provenance::Painted);
            /// assert_eq!(edit.apply(&mut map)?, edit.inverse());
            /// assert!(edit.apply(&mut map).is_err(), "the hex is no longer what the edit expects");
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            pub fn apply(&self, map: &mut MapDocument) -> Result<Self, Conflict> {
                let done = match self {
                    $(Self::$kind(change) => change.apply(&mut map.$list).map_err(Self::$kind),)*
                    $(Self::$whole { was, becomes } => swap(&mut map.$field, was, becomes)
                        .map_err(|found| Self::$whole { was: found, becomes: becomes.clone() }),)*
                };
                match done {
                    Ok(()) => Ok(self.inverse()),
                    Err(found) => {
                        Err(Conflict { place: self.place(), edit: Box::new(self.clone()), found: Box::new(found) })
                    }
                }
            }

            /// Returns the inverse edit.
            ///
            /// # Examples
            ///
            /// ```
            /// use rules::edit::Edit;
            /// use rules::words::Words;
            ///
            /// let edit = Edit::Title { was: Words::new("Fort", ""), becomes: Words::new("Mission", "") };
            /// let undo = Edit::Title { was: Words::new("Mission", ""), becomes: Words::new("Fort", "") };
            /// assert_eq!(edit.inverse(), undo);
            /// ```
            #[must_use]
            pub fn inverse(&self) -> Self {
                match self {
                    $(Self::$kind(change) => Self::$kind(change.inverse()),)*
                    $(Self::$whole { was, becomes } => Self::$whole { was: becomes.clone(), becomes: was.clone() },)*
                }
            }

            /// Returns the hex, hexside, spot or name it changes, as text; empty for the grid, the title and the scan.
            ///
            /// # Examples
            ///
            /// ```
            /// use rules::edit::paint_hex;
            /// use rules::hex::Hex;
            /// use rules::map::{Ground, MapDocument};
            /// use rules::provenance::Provenance;
            ///
            /// let map = MapDocument::sketch(&["grid 5 5"])?;
            /// assert_eq!(paint_hex(&map, Hex::new(3, 4), Ground::Yard, &Provenance::Painted).place(), "0304");
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            #[must_use]
            pub fn place(&self) -> String {
                match self {
                    $(Self::$kind(change) => change.key().map_or_else(String::new, |key| key$(.$part)?.to_string()),)*
                    $(Self::$whole { .. } => String::new(),)*
                }
            }

            /// Whether both edits change the same entry: the same hex, hexside, room and so on.
            ///
            /// # Examples
            ///
            /// ```
            /// use rules::edit::paint_hex;
            /// use rules::hex::Hex;
            /// use rules::map::{Ground, MapDocument};
            /// use rules::provenance::Provenance;
            ///
            /// let map = MapDocument::sketch(&["grid 5 5"])?;
            /// let paint = |row, ground| paint_hex(&map, Hex::new(3, row), ground, &Provenance::Painted);
            /// assert!(paint(3, Ground::Yard).shares_place(&paint(3, Ground::Plaza)));
            /// assert!(!paint(3, Ground::Yard).shares_place(&paint(4, Ground::Yard)));
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            #[must_use]
            pub fn shares_place(&self, other: &Self) -> bool {
                match self {
                    $(Self::$kind(own) => matches!(other, Self::$kind(other) if own.shares_key(other)),)*
                    $(Self::$whole { .. } => matches!(other, Self::$whole { .. }),)*
                }
            }

            /// Whether it changes nothing.
            #[must_use]
            pub fn is_empty(&self) -> bool {
                match self {
                    $(Self::$kind(change) => change.is_empty(),)*
                    $(Self::$whole { was, becomes } => was == becomes,)*
                }
            }
        }
    };
}

kinds!({
    Hex => hexes, Hexside => hexsides, Room => rooms, Region => regions, EntryArea => entry_areas,
    GunSite => gun_sites, Label => labels.0, Allow => allow,
} { Grid => grid, Title => title, Scan => scan });

fn swap<T: PartialEq + Clone>(slot: &mut T, was: &T, becomes: &T) -> Result<(), T> {
    if slot == was {
        slot.clone_from(becomes);
        Ok(())
    } else {
        Err(slot.clone())
    }
}
