//! Queries: finding and replacing what is painted on a map, by meaning.
//!
//! "Wooden walls between confines and outside" is a [`Query`]: a target and a [`Filter`]. [`Query::parse`] reads it in
//! English or French and knows the names on the map, its `Display` writes the canonical text, [`Query::find`] returns
//! the [`Matches`], and a [`Replacement`] turns those into edits that are undone as one.
//!
//! | file | holds |
//! |---|---|
//! | `filter` | the syntax tree of queries |
//! | `print` | the canonical text of that tree |
//! | `words` | the words of the query language, and how words are compared |
//! | `names` | the names on a map, as words |
//! | `token` `parser` `test` | parsing text to a tree |
//! | `world` `matcher` | finding the hexes, hexsides and spots that pass |
//! | `matches` `setting` `replacement` | the results, what is to replace them, and the edits |

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

/// The kind of thing that a query looks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum QueryTarget {
    /// Hexes.
    Hexes,
    /// Layers of hexsides.
    Hexsides,
    /// Spots: the levels of hexes.
    Spots,
}

/// A query: what is looked for, and the condition it must meet.
///
/// `Display` writes the canonical text; parsing this with the same map gives the same query.
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
    /// The kind of thing that is looked for.
    pub what: QueryTarget,
    /// The condition it must meet.
    pub filter: Filter,
}

impl Query {
    /// Parses a query. Regions, rooms and buildings are recognised by their names on the map.
    ///
    /// # Errors
    ///
    /// Returns the first error: its position, what was expected, and the most similar known word.
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

    /// Returns everything on the map that meets the condition, in order.
    ///
    /// The time grows with the size of the map and the length of the query, but is not multiplied by the number of
    /// regions.
    #[must_use]
    pub fn find(&self, map: &MapDocument) -> Matches {
        matcher::find(self, map)
    }
}

/// Returns the help page on queries: what can be found, how to write it, and what can be set.
#[must_use]
pub const fn page(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("query.md"),
        Language::French => include_str!("query.fr.md"),
    }
}
