//! Sketches: small maps in a few lines of text, for cases and tests.

use std::fmt;
use std::str::FromStr;

use super::{EntryArea, Grid, Ground, GunSite, GunSiteKind, HexEntry, HexsideEntry, HexsideKind, MapDocument};
use super::{Members, Protects, Region, Storey};
use crate::hex::Hex;
use crate::hexside::{Layer, LayeredSide};
use crate::phrase::Phrase;
use crate::provenance::Provenance;
use crate::spot::{Level, Spot};
use crate::text::{Document, nearest};
use crate::words::Words;

/// The size of a sketch without a `grid` line.
const PLAIN: Grid = Grid { columns: 12, rows: 12 };

/// An error in a line of a sketch.
///
/// # Examples
///
/// ```
/// use rules::map::{Flaw, MapDocument};
///
/// let Err(error) = MapDocument::sketch(&["grid 5 5", "moat 0303/0304"]) else { panic!("there are no moats") };
/// assert_eq!((error.line, error.why), (2, Flaw::Word("moat".to_owned())));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, `{text}`: {why}")]
pub struct NotASketch {
    /// The line, from 1.
    pub line: usize,
    /// The text of the line.
    pub text: String,
    /// The error.
    pub why: Flaw,
}

/// An error in a line of a sketch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Flaw {
    /// The first word is not one that a line can begin with.
    Word(String),
    /// Words after the first are missing or wrong; contains the form of such a line.
    Form(&'static str),
    /// This is not a hex, hexside or spot.
    Place(String),
    /// The place is not on the grid.
    Outside(String, Grid),
    /// The two hexes do not touch.
    Apart(String),
    /// The hexside does not have this layer, because no roof is next to it.
    Layer(String),
    /// The place already has an entry.
    Twice(String),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(word) => write!(f, "`{word}` begins no line of a sketch; these do: {}", words().join(", ")),
            Self::Form(form) => write!(f, "such a line is written `{form}`"),
            Self::Place(text) => write!(f, "`{text}` is no place"),
            Self::Outside(text, grid) => write!(f, "`{text}` is not on the grid {} {}", grid.columns, grid.rows),
            Self::Apart(text) => write!(f, "the hexes of `{text}` do not touch"),
            Self::Layer(text) => write!(f, "`{text}` has no such layer"),
            Self::Twice(text) => write!(f, "`{text}` stands there already"),
        }
    }
}

impl NotASketch {
    /// Returns the message for the user.
    #[must_use]
    pub fn message(&self) -> Phrase {
        let message = match &self.why {
            Flaw::Word(word) => Phrase::new("sketch-word")
                .with("word", word)
                .with("known", words().join(", "))
                .with("nearest", nearest(word, words()).unwrap_or("none")),
            Flaw::Form(form) => Phrase::new("sketch-form").with("form", form),
            Flaw::Place(text) => Phrase::new("sketch-place").with("place", text),
            Flaw::Outside(text, grid) => {
                Phrase::new("sketch-outside").with("place", text).with("columns", grid.columns).with("rows", grid.rows)
            }
            Flaw::Apart(text) => Phrase::new("sketch-apart").with("place", text),
            Flaw::Layer(text) => Phrase::new("sketch-layer").with("place", text),
            Flaw::Twice(text) => Phrase::new("sketch-twice").with("place", text),
        };
        message.with("line", self.line)
    }
}

/// The first words of lines that describe hexes.
const HEXES: [&str; 6] = ["building", "confines", "in", "inside", "roof", "tall"];
/// The first words of other lines, except hexside kinds.
const OTHERS: [&str; 3] = ["entry", "grid", "gun"];

/// Returns every word that a line can begin with.
fn words() -> Vec<&'static str> {
    let kinds = HexsideKind::ALL.into_iter().map(HexsideKind::name);
    HEXES.into_iter().chain(OTHERS).chain(kinds).collect()
}

impl MapDocument {
    /// Reads a sketch, line by line. Empty lines are ignored.
    ///
    /// | line | meaning |
    /// |---|---|
    /// | `grid COLUMNS ROWS` | the size; 12 by 12 if there is no such line |
    /// | `roof HEX…` | platforms: level 2 with nothing under it |
    /// | `in HEX…` | rooms without a roof |
    /// | `building HEX…` | rooms with a roof |
    /// | `tall HEX…` | rooms with an upper floor and a roof |
    /// | `KIND SIDE… [protects HEX]` | hexsides (`outer_wall 0403/0404:upper`); without `protects`, cover on both sides (8.7) |
    /// | `inside HEX…` | hexes inside the walls (2.2); none by default |
    /// | `confines HEX…` | hexes Texans may be in (2.3); all by default |
    /// | `entry NUMBER HEX…` | an entry area (2.0) |
    /// | `gun SPOT…` | gun sites |
    ///
    /// All other hexes are open ground on level 1.
    ///
    /// # Errors
    ///
    /// Returns the first line that has none of these forms, or names places that are not on the grid.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::MapDocument;
    ///
    /// let map = MapDocument::sketch(&[
    ///     "grid 5 5",
    ///     "building 0303",
    ///     "doorway 0303/0304:ground",
    ///     "entry 1 0101 0201",
    /// ])?;
    /// assert_eq!(map.spots().count(), 26, "25 hexes, one of them with a room and a roof");
    /// assert_eq!(map.entry_areas[0].hexes.len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn sketch<S: AsRef<str>>(lines: &[S]) -> Result<Self, NotASketch> {
        let mut pencil = Pencil { map: Self::new(Words::default(), PLAIN), inside: Vec::new(), confines: Vec::new() };
        // The size and the levels are read first, wherever they are: the other lines depend on them.
        for early in [&["grid"][..], &["roof", "in", "building", "tall"], &[]] {
            for (index, text) in lines.iter().map(AsRef::as_ref).enumerate() {
                let found: Vec<&str> = text.split_whitespace().collect();
                let Some((first, rest)) = found.split_first() else { continue };
                let is_early = ["grid", "roof", "in", "building", "tall"].contains(first);
                if early.contains(first) || early.is_empty() && !is_early {
                    let wrong = |why| NotASketch { line: index + 1, text: text.to_owned(), why };
                    pencil.line(first, rest).map_err(wrong)?;
                }
            }
            Document::sort(&mut pencil.map);
        }
        Ok(pencil.done())
    }
}

/// A map under construction.
struct Pencil {
    map: MapDocument,
    inside: Vec<Hex>,
    confines: Vec<Hex>,
}

impl Pencil {
    fn line(&mut self, first: &str, rest: &[&str]) -> Result<(), Flaw> {
        if let Some(kind) = HexsideKind::ALL.into_iter().find(|kind| kind.name() == first) {
            return self.sides(kind, rest);
        }
        match (first, rest) {
            ("grid", [columns, rows]) => self.grid(columns, rows),
            ("grid", _) => Err(Flaw::Form("grid COLUMNS ROWS")),
            ("entry", [number, hexes @ ..]) if !hexes.is_empty() => self.entry(number, hexes),
            ("entry", _) => Err(Flaw::Form(ENTRY)),
            ("gun", [_, ..]) => self.guns(rest),
            ("gun", []) => Err(Flaw::Form("gun SPOT…")),
            ("building" | "confines" | "in" | "inside" | "roof" | "tall", []) => Err(Flaw::Form(match first {
                "building" => "building HEX…",
                "confines" => "confines HEX…",
                "in" => "in HEX…",
                "inside" => "inside HEX…",
                "tall" => "tall HEX…",
                _ => "roof HEX…",
            })),
            ("inside", _) => self.hexes(rest).map(|hexes| self.inside.extend(hexes)),
            ("confines", _) => self.hexes(rest).map(|hexes| self.confines.extend(hexes)),
            ("building", _) => {
                self.levels(rest, Ground::Floor, &[Storey::new(Level::In, 1), Storey::new(Level::Roof, 2)])
            }
            ("tall", _) => {
                let room = [Storey::new(Level::In, 1), Storey::new(Level::Upper, 2), Storey::new(Level::Roof, 2)];
                self.levels(rest, Ground::Floor, &room)
            }
            ("in", _) => self.levels(rest, Ground::Floor, &[Storey::new(Level::In, 1)]),
            ("roof", _) => self.levels(rest, Ground::Platform, &[Storey::new(Level::Roof, 2)]),
            _ => Err(Flaw::Word(first.to_owned())),
        }
    }

    fn grid(&mut self, columns: &str, rows: &str) -> Result<(), Flaw> {
        let size = |text: &str| text.parse().ok().filter(|size| (1..=Grid::LIMIT).contains(size));
        match (size(columns), size(rows)) {
            (Some(columns), Some(rows)) => self.map.grid = Grid { columns, rows },
            _ => return Err(Flaw::Form("grid COLUMNS ROWS")),
        }
        Ok(())
    }

    fn hexes(&self, texts: &[&str]) -> Result<Vec<Hex>, Flaw> {
        texts.iter().map(|text| self.hex(text)).collect()
    }

    fn hex(&self, text: &str) -> Result<Hex, Flaw> {
        let hex = read(text)?;
        if self.map.grid.contains(hex) { Ok(hex) } else { Err(Flaw::Outside(text.to_owned(), self.map.grid)) }
    }

    fn levels(&mut self, texts: &[&str], ground: Ground, levels: &[Storey]) -> Result<(), Flaw> {
        for hex in self.hexes(texts)? {
            if self.map.hexes.iter().any(|entry| entry.hex == hex) {
                return Err(Flaw::Twice(hex.to_string()));
            }
            let open_top = levels.iter().all(|storey| storey.level == Level::In);
            self.map.hexes.push(HexEntry { hex, ground, levels: levels.to_vec(), open_top, by: Provenance::default() });
        }
        Ok(())
    }

    fn sides(&mut self, kind: HexsideKind, rest: &[&str]) -> Result<(), Flaw> {
        let (sides, protects) = match rest {
            [sides @ .., "protects", hex] => (sides, Protects::Hex(self.hex(hex)?)),
            sides => (sides, Protects::Both),
        };
        if sides.is_empty() {
            return Err(Flaw::Form("KIND SIDE… [protects HEX]"));
        }
        for text in sides {
            let at: LayeredSide = read(text)?;
            if !at.side.is_real() {
                return Err(Flaw::Apart((*text).to_owned()));
            }
            for hex in at.side.hexes() {
                self.hex(&hex.to_string())?;
            }
            if let Protects::Hex(hex) = protects
                && !at.side.touches(hex)
            {
                return Err(Flaw::Apart(format!("{text} {hex}")));
            }
            if !self.map.layer_applies(at) {
                return Err(Flaw::Layer((*text).to_owned()));
            }
            let taken = |layer| {
                self.map.hexsides.iter().any(|own| own.at.side == at.side && own.at.covers(layer) && at.covers(layer))
            };
            if Layer::ALL.into_iter().any(taken) {
                return Err(Flaw::Twice((*text).to_owned()));
            }
            self.map.hexsides.push(HexsideEntry { at, kind, protects, by: Provenance::default() });
        }
        Ok(())
    }

    fn entry(&mut self, number: &str, texts: &[&str]) -> Result<(), Flaw> {
        let (number, hexes) = (number.parse().map_err(|_| Flaw::Form(ENTRY))?, self.hexes(texts)?);
        if self.map.entry_areas.iter().any(|area| area.number == number) {
            return Err(Flaw::Twice(format!("entry {number}")));
        }
        self.map.entry_areas.push(EntryArea { number, name: Words::default(), hexes, by: Provenance::default() });
        Ok(())
    }

    fn guns(&mut self, texts: &[&str]) -> Result<(), Flaw> {
        for text in texts {
            let at: Spot = read(text)?;
            if !self.map.has_spot(at) {
                return Err(Flaw::Outside((*text).to_owned(), self.map.grid));
            }
            self.map.gun_sites.push(GunSite::new(at, GunSiteKind::Printed, Provenance::default()));
        }
        Ok(())
    }

    fn done(mut self) -> MapDocument {
        if self.confines.is_empty() {
            self.confines = self.map.grid.hexes().collect();
        }
        for (id, hexes) in [(Region::INSIDE_WALLS, self.inside), (Region::CONFINES, self.confines)] {
            let (name, members) = (Words::default(), Members::Hexes(hexes));
            self.map.regions.push(Region::new(id, name, members, Provenance::default()));
        }
        Document::sort(&mut self.map);
        self.map
    }
}

const ENTRY: &str = "entry NUMBER HEX…";

fn read<T: FromStr>(text: &str) -> Result<T, Flaw> {
    text.parse().map_err(|_| Flaw::Place(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flaw(lines: &[&str]) -> (usize, Flaw) {
        let error = MapDocument::sketch(lines).unwrap_err();
        (error.line, error.why)
    }

    #[test]
    fn a_sketch_says_what_it_says_and_all_else_is_open_ground() {
        let lines = [
            "outer_wall 0203/0204:upper protects 0204",
            "",
            "building 0204",
            "in 0304",
            "roof 0102",
            "inside 0204",
            "entry 2 0101 0201",
            "gun 0102/roof",
            "grid 4 5",
        ];
        let map = MapDocument::sketch(&lines).unwrap();
        assert_eq!(map.grid, Grid { columns: 4, rows: 5 });
        let spots = ["0204/in", "0204/roof", "0304/in", "0102/roof", "0101"];
        assert!(spots.iter().all(|spot| map.has_spot(spot.parse().unwrap())));
        assert!(!map.has_spot("0304/roof".parse().unwrap()) && !map.has_spot("0102".parse().unwrap()));
        assert_eq!(map.hexsides[0].protects, Protects::Hex("0204".parse().unwrap()));
        assert!(map.in_region(Region::INSIDE_WALLS, "0204/roof".parse().unwrap()));
        assert!(!map.in_region(Region::INSIDE_WALLS, "0101".parse().unwrap()));
        assert!(map.in_region(Region::CONFINES, "0405".parse().unwrap()));
        assert_eq!((map.entry_areas[0].number, map.entry_areas[0].hexes.len()), (2, 2));
        assert_eq!(map.gun_sites.len(), 1);
        let nothing: [&str; 0] = [];
        assert_eq!(MapDocument::sketch(&nothing).unwrap().spots().count(), 144);
        let narrow = MapDocument::sketch(&["confines 0101"]).unwrap();
        assert!(!narrow.in_region(Region::CONFINES, "0102".parse().unwrap()));
    }

    #[test]
    fn a_wrong_line_is_named_with_what_is_wrong() {
        assert_eq!(flaw(&["grid 3 3", "wall 0101/0102"]), (2, Flaw::Word("wall".to_owned())));
        assert_eq!(flaw(&["grid 3"]), (1, Flaw::Form("grid COLUMNS ROWS")));
        assert_eq!(flaw(&["grid 0 3"]), (1, Flaw::Form("grid COLUMNS ROWS")));
        assert_eq!(flaw(&["roof"]), (1, Flaw::Form("roof HEX…")));
        assert_eq!(flaw(&["entry x 0101"]), (1, Flaw::Form(ENTRY)));
        assert_eq!(flaw(&["stone_wall protects 0101"]), (1, Flaw::Form("KIND SIDE… [protects HEX]")));
        assert_eq!(flaw(&["in 01x1"]), (1, Flaw::Place("01x1".to_owned())));
        let grid = Grid { columns: 3, rows: 3 };
        assert_eq!(flaw(&["roof 0404", "grid 3 3"]), (1, Flaw::Outside("0404".to_owned(), grid)));
        assert_eq!(flaw(&["gun 0101/roof"]).1, Flaw::Outside("0101/roof".to_owned(), PLAIN));
        assert_eq!(flaw(&["doorway 0101/0103"]).1, Flaw::Apart("0101/0103".to_owned()));
        assert_eq!(flaw(&["doorway 0101/0102 protects 0404"]).1, Flaw::Apart("0101/0102 0404".to_owned()));
        assert_eq!(flaw(&["doorway 0101/0102:upper"]).1, Flaw::Layer("0101/0102:upper".to_owned()));
        assert_eq!(flaw(&["doorway 0101/0102", "gunslit 0101/0102"]).1, Flaw::Twice("0101/0102".to_owned()));
        assert_eq!(flaw(&["roof 0101", "building 0101"]).1, Flaw::Twice("0101".to_owned()));
        assert_eq!(flaw(&["entry 1 0101", "entry 1 0102"]).1, Flaw::Twice("entry 1".to_owned()));
    }
}
