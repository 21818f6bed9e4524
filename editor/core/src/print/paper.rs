//! Paper sizes and lengths. Everything on a sheet is measured in points, 72 to the inch.

use std::fmt;

use clap::ValueEnum;

use crate::words;

/// The number of points in a millimetre.
pub const MM: f32 = 72.0 / 25.4;

/// The number of points in an inch.
pub const INCH: f32 = 72.0;

/// The margin around everything, which home printers may not reach.
pub const MARGIN: f32 = 10.0 * MM;

/// A sheet of paper.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8½ by 11 inches.
    Letter,
    /// 297 by 420 mm.
    A3,
    /// 11 by 17 inches.
    Tabloid,
}

impl Paper {
    /// Returns width and height in portrait orientation, in points.
    #[must_use]
    pub const fn size(self) -> [f32; 2] {
        match self {
            Self::A4 => [210.0 * MM, 297.0 * MM],
            Self::Letter => [8.5 * INCH, 11.0 * INCH],
            Self::A3 => [297.0 * MM, 420.0 * MM],
            Self::Tabloid => [11.0 * INCH, 17.0 * INCH],
        }
    }

    /// Returns the common name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "A4",
            Self::Letter => "Letter",
            Self::A3 => "A3",
            Self::Tabloid => "Tabloid",
        }
    }
}

/// A length as users write it: `5/8in`, `0.5in`, `16mm`, `1.6cm`, `45pt`.
#[derive(Debug, Clone, PartialEq)]
pub struct Length {
    /// The text as written.
    written: String,
    /// The length in points.
    points: f32,
}

impl Length {
    /// Returns the length in points.
    #[must_use]
    pub const fn points(&self) -> f32 {
        self.points
    }

    /// Parses a length; `None` if the text is not one. It may be negative.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let units = [("mm", MM), ("cm", 10.0 * MM), ("in", INCH), ("\"", INCH), ("″", INCH), ("pt", 1.0)];
        let (number, unit) = units.into_iter().find_map(|(name, unit)| Some((text.strip_suffix(name)?, unit)))?;
        let value = match number.trim().split_once('/') {
            Some((above, below)) => words::number(above)? / words::number(below)?,
            None => words::number(number)?,
        };
        let points = value as f32 * unit;
        points.is_finite().then(|| Self { written: text.to_owned(), points })
    }
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_read_in_every_unit() {
        let points = |text: &str| Length::read(text).map(|length| (length.points() * 100.0).round() / 100.0);
        assert_eq!(points("5/8in"), Some(45.0));
        assert_eq!(points("1/2\""), Some(36.0));
        assert_eq!(points(" 9/16 in "), Some(40.5));
        assert_eq!(points("25,4mm"), Some(72.0));
        assert_eq!(points("2.54cm"), Some(72.0));
        assert_eq!(points("-1mm"), Some(-2.83));
        for wrong in ["", "in", "5/8", "5/0in", "1/x mm", "nanmm", "5 feet"] {
            assert_eq!(points(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn paper_is_as_large_as_it_is() {
        let tenths = |paper: Paper| paper.size().map(|side| (side / MM * 10.0).round() as i32);
        assert_eq!(tenths(Paper::A4), [2100, 2970]);
        assert_eq!(tenths(Paper::Letter), [2159, 2794]);
        assert_eq!(tenths(Paper::A3), [2970, 4200]);
        assert_eq!(tenths(Paper::Tabloid), [2794, 4318]);
    }
}
