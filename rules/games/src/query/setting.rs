//! The settings of a replacement.

use super::error::QueryError;
use super::filter::{Filter, Relation};
use super::names::Names;
use super::parser::Parser;
use super::token::Sign;
use super::words::{self, QueryWord};
use crate::map::{Ground, HexsideKind, MapDocument};

/// A value to set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Setting {
    /// The kind of hexsides; clear removes what is there.
    Kind(HexsideKind),
    /// The sides that features of hexsides protect.
    Protects(ProtectedEnds),
    /// The ground of hexes, with the levels that go with it.
    Ground(Ground),
    /// Whether buildings lack a roof.
    OpenTop(bool),
    /// The elevation of spots.
    Elevation(u8),
    /// The origin only.
    Origin,
}

/// The sides a feature should protect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProtectedEnds {
    /// Neither side.
    Nobody,
    /// Both sides.
    Both,
    /// The ends that are among these hexes.
    Ends(Filter),
}

impl Setting {
    /// Parses `high_palisade`, `plaza`, `protects=inside_walls`, `elevation=2`, `open_top=no`, `by`: the words of
    /// queries in either language.
    ///
    /// # Errors
    ///
    /// Returns the place of what is not understood, with the most similar known word.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::{HexsideKind, MapDocument};
    /// use rules::query::Setting;
    ///
    /// let map = MapDocument::sketch(&["grid 5 5"])?;
    /// assert_eq!(Setting::parse("high_palisade", &map)?, Setting::Kind(HexsideKind::HighPalisade));
    /// assert_eq!(Setting::parse("elevation=2", &map)?, Setting::Elevation(2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse(text: &str, map: &MapDocument) -> Result<Self, QueryError> {
        let names = Names::new(map);
        let mut parser = Parser::new(text, &names)?;
        parser.skip_noise();
        let Some((word, length)) = parser.word() else { return Err(unknown(&parser)) };
        parser.skip(length);
        let equals = parser.take_sign(Sign::Equals);
        let setting = match word {
            QueryWord::KindOf(kind) if !equals => Self::Kind(kind),
            QueryWord::GroundOf(ground) if !equals => Self::Ground(ground),
            QueryWord::Outside if !equals => Self::Ground(Ground::Outside),
            QueryWord::Origin if !equals => Self::Origin,
            QueryWord::Kind => match parser.word() {
                Some((QueryWord::KindOf(kind), length)) => {
                    parser.skip(length);
                    Self::Kind(kind)
                }
                _ => return Err(parser.unknown(&HexsideKind::ALL.map(HexsideKind::name))),
            },
            QueryWord::Ground => Self::Ground(parser.ground()?),
            QueryWord::Elevation => Self::Elevation(parser.number()?),
            QueryWord::OpenTop => Self::OpenTop(open_top(&mut parser)?),
            QueryWord::Relation(Relation::Protects) => Self::Protects(cover(&mut parser)?),
            _ => return Err(again(text, &names)),
        };
        parser.end()?;
        Ok(setting)
    }
}

fn open_top(parser: &mut Parser<'_>) -> Result<bool, QueryError> {
    if parser.is_at_end() || parser.take(QueryWord::Yes) {
        Ok(true)
    } else if parser.take(QueryWord::Not) {
        Ok(false)
    } else {
        Err(parser.unknown(&["yes", "no", "oui", "non"]))
    }
}

fn cover(parser: &mut Parser<'_>) -> Result<ProtectedEnds, QueryError> {
    parser.skip_noise();
    if parser.take(QueryWord::Nobody) {
        Ok(ProtectedEnds::Nobody)
    } else if parser.take(QueryWord::Both) {
        Ok(ProtectedEnds::Both)
    } else {
        parser.operand().map(ProtectedEnds::Ends)
    }
}

/// Returns the error that the first word is not a setting.
fn again(text: &str, names: &Names<'_>) -> QueryError {
    match Parser::new(text, names) {
        Ok(parser) => unknown(&parser),
        Err(wrong) => wrong,
    }
}

fn unknown(parser: &Parser<'_>) -> QueryError {
    if parser.is_at_end() {
        return parser.missing("query-expected-setting");
    }
    let sets = |word| {
        matches!(
            word,
            QueryWord::KindOf(_)
                | QueryWord::GroundOf(_)
                | QueryWord::Outside
                | QueryWord::Origin
                | QueryWord::Elevation
                | QueryWord::OpenTop
                | QueryWord::Relation(Relation::Protects)
        )
    };
    let known: Vec<_> = words::suggestions().filter(|(word, _)| sets(*word)).map(|(_, phrase)| phrase).collect();
    parser.unknown(&known)
}
