//! Figures of one game, such as casualties: each has a name and a value for the game or one for each side.

use std::fmt;

use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::side::Side;
use crate::spot::Spot;

/// The name of a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FigureName {
    /// The name in documents.
    pub id: &'static str,
    /// The column heading in a spreadsheet, if it differs from the name.
    pub head: Option<&'static str>,
    /// Whether each side has a value, the Texan side first.
    pub of_sides: bool,
}

impl FigureName {
    /// Creates the name of a figure of the whole game.
    #[must_use]
    pub const fn of_game(id: &'static str) -> Self {
        Self { id, head: None, of_sides: false }
    }

    /// Creates the name of a figure with a value for each side.
    #[must_use]
    pub const fn of_sides(id: &'static str) -> Self {
        Self { id, head: None, of_sides: true }
    }

    /// Returns the name with another heading in spreadsheets.
    #[must_use]
    pub const fn headed(self, head: &'static str) -> Self {
        Self { head: Some(head), ..self }
    }

    /// Returns the number of values.
    const fn width(self) -> usize {
        if self.of_sides { 2 } else { 1 }
    }

    fn heads(self) -> impl Iterator<Item = String> {
        let head = self.head.unwrap_or(self.id);
        let sides: &[&str] = if self.of_sides { &["texan_", "mexican_"] } else { &[""] };
        sides.iter().map(move |side| format!("{side}{head}"))
    }
}

/// A value: a number, or a spot of the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(untagged)]
pub enum Figure {
    /// A number.
    Number(i32),
    /// A spot.
    Spot(Spot),
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Spot(spot) => spot.fmt(f),
        }
    }
}

/// The figures of one game, with their names; a missing value belongs to something that did not happen.
///
/// # Examples
///
/// ```
/// use rules::counts::{Figure, FigureName, Figures};
/// use rules::side::Side;
///
/// const NAMES: &[FigureName] = &[FigureName::of_game("casualties"), FigureName::of_sides("attacks")];
/// let numbers = [41, 12, 30].map(|number| Some(Figure::Number(number)));
/// let figures = Figures::new(NAMES, numbers.to_vec());
/// assert_eq!(figures.number("casualties"), Some(41));
/// assert_eq!(figures.number_of("attacks", Side::Mexican), Some(30));
/// assert_eq!(figures.number("attacks"), None, "each side has one of its own");
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Figures {
    names: &'static [FigureName],
    values: Vec<Option<Figure>>,
}

impl Figures {
    /// Creates figures from values: one for each name, two for a name with a value for each side. Missing values are
    /// added at the end, excess ones dropped.
    #[must_use]
    pub fn new(names: &'static [FigureName], mut values: Vec<Option<Figure>>) -> Self {
        values.resize(names.iter().map(|name| name.width()).sum(), None);
        Self { names, values }
    }

    /// Returns the values in one line, separated by commas, as [`Figures::read`] parses it. A missing value is empty,
    /// and a spot is preceded by `@`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::counts::{FigureName, Figures};
    ///
    /// const NAMES: &[FigureName] = &[FigureName::of_game("casualties"), FigureName::of_game("first_entry_at")];
    /// let figures = Figures::read(NAMES, "41,@0505");
    /// assert_eq!(figures.as_ref().and_then(|own| own.number("casualties")), Some(41));
    /// assert_eq!(figures.map(|own| own.line()).as_deref(), Some("41,@0505"));
    /// ```
    #[must_use]
    pub fn line(&self) -> String {
        let value = |own: &Option<Figure>| match own {
            Some(Figure::Spot(spot)) => format!("@{spot}"),
            Some(Figure::Number(number)) => number.to_string(),
            None => String::new(),
        };
        self.values.iter().map(value).collect::<Vec<_>>().join(",")
    }

    /// Whether all numbers are the same, and the same places are known, whatever the numbers of their hexes.
    #[must_use]
    pub fn is_alike(&self, other: &Self) -> bool {
        let alike = |own: &Option<Figure>, other: &Option<Figure>| match (own, other) {
            (Some(Figure::Spot(_)), Some(Figure::Spot(_))) => true,
            (own, other) => own == other,
        };
        self.values.len() == other.values.len() && self.values.iter().zip(&other.values).all(|(a, b)| alike(a, b))
    }

    /// Parses values written by [`Figures::line`]; `None` if they do not fit the names.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::counts::{FigureName, Figures};
    ///
    /// const NAMES: &[FigureName] = &[FigureName::of_game("casualties"), FigureName::of_game("first_entry")];
    /// let figures = Figures::read(NAMES, "41,");
    /// assert_eq!(figures.and_then(|own| own.number("casualties")), Some(41));
    /// assert!(Figures::read(NAMES, "41").is_none() && Figures::read(NAMES, "many,2").is_none());
    /// ```
    #[must_use]
    pub fn read(names: &'static [FigureName], line: &str) -> Option<Self> {
        let value = |cell: &str| match cell.strip_prefix('@') {
            Some(spot) => Some(Some(Figure::Spot(spot.parse().ok()?))),
            None if cell.is_empty() => Some(None),
            None => Some(Some(Figure::Number(cell.parse().ok()?))),
        };
        let width: usize = names.iter().map(|name| name.width()).sum();
        let cells: Vec<&str> = if width == 0 && line.is_empty() { Vec::new() } else { line.split(',').collect() };
        let values: Vec<Option<Figure>> = cells.into_iter().map(value).collect::<Option<_>>()?;
        (values.len() == width).then(|| Self::new(names, values))
    }

    /// Returns the names, in order.
    #[must_use]
    pub const fn names(&self) -> &'static [FigureName] {
        self.names
    }

    /// Returns the name of a figure and the index of its first value.
    fn place(&self, id: &str) -> Option<(FigureName, usize)> {
        let mut at = 0;
        for name in self.names {
            if name.id == id {
                return Some((*name, at));
            }
            at += name.width();
        }
        None
    }

    /// Returns a number of the whole game; `None` if there is no such figure or its value is missing.
    #[must_use]
    pub fn number(&self, id: &str) -> Option<i32> {
        let (name, at) = self.place(id)?;
        self.values.get(at).copied().flatten().filter(|_| !name.of_sides).and_then(Figure::number)
    }

    /// Returns a number of a side; `None` if there is no such figure or its value is missing.
    #[must_use]
    pub fn number_of(&self, id: &str, side: Side) -> Option<i32> {
        let (name, at) = self.place(id)?;
        let value = self.values.get(at + side.index()).copied().flatten();
        value.filter(|_| name.of_sides).and_then(Figure::number)
    }

    /// Returns the column headings of a spreadsheet for these names.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::counts::{FigureName, Figures};
    ///
    /// const NAMES: &[FigureName] = &[FigureName::of_game("casualties"), FigureName::of_sides("attacks")];
    /// let heads: Vec<String> = Figures::heads(NAMES).collect();
    /// assert_eq!(heads, ["casualties", "texan_attacks", "mexican_attacks"]);
    /// ```
    pub fn heads(names: &'static [FigureName]) -> impl Iterator<Item = String> {
        names.iter().flat_map(|name| name.heads())
    }

    /// Returns the values as spreadsheet cells; missing values are empty.
    pub fn cells(&self) -> impl Iterator<Item = String> + '_ {
        self.values.iter().map(|value| value.map(|own| own.to_string()).unwrap_or_default())
    }

    /// Adds the figures to an object, each under its name.
    ///
    /// # Errors
    ///
    /// Returns the errors of the serializer.
    pub fn write<M: SerializeMap>(&self, object: &mut M) -> Result<(), M::Error> {
        let mut rest = self.values.as_slice();
        for name in self.names {
            let (own, others) = rest.split_at(name.width().min(rest.len()));
            rest = others;
            match own {
                [one] if !name.of_sides => object.serialize_entry(name.id, one)?,
                both => object.serialize_entry(name.id, both)?,
            }
        }
        Ok(())
    }
}

impl Figure {
    const fn number(self) -> Option<i32> {
        match self {
            Self::Number(number) => Some(number),
            Self::Spot(_) => None,
        }
    }
}

impl Serialize for Figures {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(Some(self.names.len()))?;
        self.write(&mut object)?;
        object.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: &[FigureName] = &[
        FigureName::of_game("losses"),
        FigureName::of_sides("attacks"),
        FigureName::of_game("turn").headed("first_turn"),
    ];

    #[test]
    fn figures_are_found_by_name_and_side_and_written_as_a_line() {
        let values = [Some(4), Some(1), Some(2), None].map(|value| value.map(Figure::Number)).to_vec();
        let own = Figures::new(NAMES, values);
        assert_eq!(
            (own.number("losses"), own.number("turn"), own.number("attacks"), own.number("x")),
            (Some(4), None, None, None)
        );
        assert_eq!(Side::ALL.map(|side| own.number_of("attacks", side)), [Some(1), Some(2)]);
        assert_eq!(own.number_of("losses", Side::Mexican), None);
        assert_eq!(own.cells().collect::<Vec<_>>(), ["4", "1", "2", ""]);
        assert_eq!(
            Figures::heads(NAMES).collect::<Vec<_>>(),
            ["losses", "texan_attacks", "mexican_attacks", "first_turn"]
        );
        assert_eq!(Figures::new(NAMES, Vec::new()).cells().count(), 4);
    }

    #[test]
    fn figures_are_written_under_their_names_the_sides_together() {
        let values = [Some(4), Some(1), None].map(|value| value.map(Figure::Number)).to_vec();
        let text = ron::to_string(&Figures::new(NAMES, values)).unwrap();
        assert_eq!(text, "{\"losses\":Some(4),\"attacks\":[Some(1),None],\"turn\":None}");
    }
}
