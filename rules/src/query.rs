//! Queries: find by meaning what is painted on a map, and replace it.
//!
//! "Wooden walls between confines and outside" is a [`Query`]: what is looked for and which [`Filter`] it passes.
//! [`Query::parse`] reads it in English or French with the names of the map at hand, its `Display` writes the
//! canonical text, [`Query::find`] gives the [`Matches`], and a [`Replacement`] turns those into edits: one undo.
//!
//! | file | holds |
//! |---|---|
//! | `filter` | what can be asked, as a tree of values |
//! | `print` | the canonical text of that tree |
//! | `words` | the words of the language, and how words are compared |
//! | `names` | the names of a map as words |
//! | `token` `parser` `test` | the text as a tree |
//! | `world` `matcher` | which hexes, hexsides and spots pass |
//! | `matches` `setting` `replacement` | what was found, what shall stand there, the edits |

mod error;
mod filter;
mod matcher;
mod matches;
mod names;
mod parser;
mod print;
mod replacement;
mod setting;
mod test;
mod token;
mod words;
mod world;

#[cfg(test)]
mod tests;

pub use error::QueryError;
pub use filter::{Filter, Relation, Test};
pub use matches::Matches;
pub use replacement::{CannotSet, Replacement};
pub use setting::{ProtectedEnds, Setting};

use crate::map::MapDocument;
use crate::words::Language;

/// What a query looks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum QueryTarget {
    /// Hexes.
    Hexes,
    /// Layers of hexsides.
    Hexsides,
    /// Spots: the levels of hexes.
    Spots,
}

/// What is looked for, and what must hold of it.
///
/// `Display` prints the canonical text; read with the same map it gives the same query again.
///
/// # Examples
///
/// ```
/// use rules::map::MapDocument;
/// use rules::query::Query;
///
/// let map = MapDocument::sketch(&["grid 5 5", "inside 0303", "stone_wall 0303/0304:ground", "stone_wall 0101/0102"])?;
/// let query = Query::parse("stone walls touching inside_walls", &map)?;
/// assert_eq!(query.find(&map).texts(), ["0303/0304:ground"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Query {
    /// What is looked for.
    pub what: QueryTarget,
    /// What must hold of it.
    pub filter: Filter,
}

impl Query {
    /// Reads a query. The map lends its names: regions, rooms and buildings are called as it calls them.
    ///
    /// # Errors
    ///
    /// The first thing that is not understood: where it stands, what is expected, and the nearest known word.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::MapDocument;
    /// use rules::query::Query;
    ///
    /// let map = MapDocument::sketch(&["grid 5 5"])?;
    /// let english = Query::parse("doors or gunslits", &map)?;
    /// assert_eq!(english, Query::parse("portes ou meurtrières", &map)?);
    /// assert_eq!(english.to_string(), "hexsides doorway or gunslit");
    /// assert!(Query::parse("moats", &map).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse(text: &str, map: &MapDocument) -> Result<Self, QueryError> {
        parser::query(text, map)
    }

    /// Everything on the map that passes, in order.
    ///
    /// The time grows with the map and with the length of the query, not with their product with the regions.
    #[must_use]
    pub fn find(&self, map: &MapDocument) -> Matches {
        matcher::find(self, map)
    }
}

/// The page on queries: what can be found, how it is written, what can be set.
#[must_use]
pub const fn page(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("query.md"),
        Language::French => include_str!("query.fr.md"),
    }
}
