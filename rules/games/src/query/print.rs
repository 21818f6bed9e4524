//! The canonical text of a query.

use std::fmt::{self, Display, Formatter};

use super::filter::{Filter, Relation, Test};
use super::{Query, QueryTarget};
use crate::hexside::Layer;
use crate::map::{Ground, GunSiteKind};

impl Display for Query {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self.what {
            QueryTarget::Hexes => "hexes",
            QueryTarget::Hexsides => "hexsides",
            QueryTarget::Spots => "spots",
        })?;
        if self.filter == Filter::Any { Ok(()) } else { write!(f, " {}", self.filter) }
    }
}

impl Display for Filter {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => f.write_str("any"),
            Self::Test(test) => test.fmt(f),
            // Except before a place, `of` is a filler word.
            Self::Relation(Relation::Of, hexes) => match &**hexes {
                Self::Test(Test::Region(_) | Test::Room(_) | Test::Building(_)) => write!(f, "of {hexes}"),
                _ => write!(f, "of ({hexes})"),
            },
            Self::Relation(relation, hexes) => write!(f, "{} {}", word(*relation), Tight(hexes)),
            Self::Between(near, far) => write!(f, "between {} and {}", Tight(near), Tight(far)),
            Self::Not(inner) => write!(f, "not {}", Tight(inner)),
            Self::All(parts) => list(f, " and ", parts, |part| match part {
                Self::All(_) | Self::Either(_) => true,
                // Two of a group in a row would be read as alternatives.
                _ => part.sort().is_some() && parts.iter().filter(|other| other.sort() == part.sort()).count() > 1,
            }),
            // A relation takes all places that follow it with `or`.
            Self::Either(parts) => list(f, " or ", parts, |part| {
                matches!(part, Self::All(_) | Self::Either(_) | Self::Relation(..) | Self::Between(..))
            }),
        }
    }
}

fn list(f: &mut Formatter<'_>, between: &str, parts: &[Filter], in_brackets: impl Fn(&Filter) -> bool) -> fmt::Result {
    for (n, part) in parts.iter().enumerate() {
        let before = if n == 0 { "" } else { between };
        if in_brackets(part) { write!(f, "{before}({part})")? } else { write!(f, "{before}{part}")? }
    }
    Ok(())
}

/// A filter as an operand: in brackets unless it is a single test.
struct Tight<'a>(&'a Filter);

impl Display for Tight<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Filter::Any | Filter::Test(_) => self.0.fmt(f),
            other => write!(f, "({other})"),
        }
    }
}

const fn word(relation: Relation) -> &'static str {
    match relation {
        Relation::In => "in",
        Relation::Of => "of",
        Relation::Touching => "touching",
        Relation::Edge => "edge of",
        Relation::Protects => "protects",
    }
}

impl Display for Test {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kind(kind) => f.write_str(kind.name()),
            Self::Wall => f.write_str("wall"),
            Self::Layer(Layer::Ground) => f.write_str("layer ground"),
            Self::Layer(Layer::Upper) => f.write_str("layer upper"),
            Self::ProtectsNobody => f.write_str("protects nobody"),
            Self::ProtectsBoth => f.write_str("protects both"),
            Self::Side(side) => side.fmt(f),
            Self::Region(id) => write!(f, "region {}", Name(id)),
            Self::Room(id) => write!(f, "room {}", Name(id)),
            Self::Building(id) => write!(f, "building {}", Name(id)),
            Self::EntryArea(None) => f.write_str("entry_area"),
            Self::EntryArea(Some(number)) => write!(f, "entry_area {number}"),
            Self::Outside => f.write_str("outside"),
            Self::Ground(ground) => write!(f, "ground {}", ground_name(*ground)),
            Self::Level(level) => write!(f, "level {}", level.name()),
            Self::Elevation(elevation) => write!(f, "elevation {elevation}"),
            Self::OpenTop => f.write_str("open_top"),
            Self::GunSite(None) => f.write_str("gun_site"),
            Self::GunSite(Some(GunSiteKind::Printed)) => f.write_str("gun_site printed"),
            Self::GunSite(Some(GunSiteKind::Optional)) => f.write_str("gun_site optional"),
            Self::Label(text) => quoted(f, "label", text.as_deref()),
            Self::Hex(hex) => hex.fmt(f),
            Self::Columns(from, to) => range(f, "column", *from, *to),
            Self::Rows(from, to) => range(f, "row", *from, *to),
            Self::Cited(text) => quoted(f, "cited", text.as_deref()),
            Self::Reconstructed(text) => quoted(f, "reconstructed", text.as_deref()),
            Self::Original => f.write_str("original"),
        }
    }
}

/// Returns a ground as documents write it.
const fn ground_name(ground: Ground) -> &'static str {
    match ground {
        Ground::Outside => "outside",
        Ground::Plaza => "plaza",
        Ground::Yard => "yard",
        Ground::Churchyard => "churchyard",
        Ground::Platform => "platform",
        Ground::Floor => "floor",
    }
}

fn range(f: &mut Formatter<'_>, what: &str, from: u16, to: u16) -> fmt::Result {
    if from == to { write!(f, "{what} {from}") } else { write!(f, "{what} {from}..{to}") }
}

fn quoted(f: &mut Formatter<'_>, what: &str, text: Option<&str>) -> fmt::Result {
    match text {
        None => f.write_str(what),
        Some(text) => write!(f, "{what} {}", Quoted(text)),
    }
}

/// A name as it is, or in quotes if it would not be read as one word.
struct Name<'a>(&'a str);

impl Display for Name<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let begins = |c: char| c.is_ascii_alphabetic();
        if self.0.chars().all(plain) && self.0.starts_with(begins) && !self.0.ends_with('_') {
            f.write_str(self.0)
        } else {
            Quoted(self.0).fmt(f)
        }
    }
}

/// A text in quotes; a quote in it is doubled.
struct Quoted<'a>(&'a str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", self.0.replace('"', "\"\""))
    }
}
