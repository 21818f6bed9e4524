//! The scan of a printed map that a designer draws over.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::hex::Hex;

/// A picture of a printed map to draw over.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Scan {
    /// The picture file: a path relative to the folder of the map, or an absolute path.
    pub file: String,
    /// Points of the picture whose position on the map is known. They determine how the picture is placed under the
    /// map; three are enough.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub anchors: Vec<Anchor>,
    /// The hexes that have been compared with the picture and ticked off.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub checked: Vec<Hex>,
}

/// A point of a scan whose position on the map is known.
///
/// # Examples
///
/// ```
/// use rules::hex::Hex;
/// use rules::map::{Anchor, Corner};
///
/// let anchor = Anchor { at: Hex::new(3, 4), corner: Some(Corner::Left), x: 120, y: 340 };
/// assert_eq!(anchor.to_string(), "0304:left (120, 340)");
/// let centre = Anchor { corner: None, ..anchor };
/// assert!(!anchor.is_at(&centre));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Anchor {
    /// The hex it lies in.
    pub at: Hex,
    /// The corner of the hex at which it lies; left out for the centre.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corner: Option<Corner>,
    /// Pixels from the left edge of the picture.
    pub x: i32,
    /// Pixels from the top edge of the picture.
    pub y: i32,
}

/// A corner of a hex. Corners are numbered clockwise; the side in direction number `n` runs from corner number `n` to
/// the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Corner {
    /// The left end of the upper side.
    UpperLeft,
    /// The right end of the upper side.
    UpperRight,
    /// The right corner.
    Right,
    /// The right end of the lower side.
    LowerRight,
    /// The left end of the lower side.
    LowerLeft,
    /// The left corner.
    Left,
}

impl Corner {
    /// All six corners, clockwise from the left end of the upper side.
    pub const ALL: [Self; 6] =
        [Self::UpperLeft, Self::UpperRight, Self::Right, Self::LowerRight, Self::LowerLeft, Self::Left];

    /// Returns the name in documents.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::UpperLeft => "upper_left",
            Self::UpperRight => "upper_right",
            Self::Right => "right",
            Self::LowerRight => "lower_right",
            Self::LowerLeft => "lower_left",
            Self::Left => "left",
        }
    }
}

impl Scan {
    /// Creates a scan without anchors and checked hexes.
    #[must_use]
    pub fn new(file: impl Into<String>) -> Self {
        Self { file: file.into(), ..Self::default() }
    }

    /// Whether the path is absolute, under the rules of Unix or of Windows.
    ///
    /// A relative path starts in the folder of the map.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::Scan;
    ///
    /// assert!(Scan::new("/home/ada/scans/fort.png").is_whole_path());
    /// assert!(Scan::new("C:\\scans\\fort.png").is_whole_path());
    /// assert!(!Scan::new("scans/fort.png").is_whole_path(), "beside the map");
    /// ```
    #[must_use]
    pub fn is_whole_path(&self) -> bool {
        let drive = self.file.as_bytes().get(1) == Some(&b':');
        drive || self.file.starts_with(['/', '\\'])
    }

    /// Sorts its lists into canonical order.
    pub(crate) fn sort(&mut self) {
        self.anchors.sort();
        self.checked.sort();
    }
}

impl Anchor {
    /// Whether both anchors are on the same corner or centre of the same hex.
    #[must_use]
    pub fn is_at(&self, other: &Self) -> bool {
        (self.at, self.corner) == (other.at, other.corner)
    }
}

impl fmt::Display for Anchor {
    /// Writes the point on the map and the point in the picture, as in `0304:left (120, 340)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { at, corner, x, y } = self;
        match corner {
            Some(corner) => write!(f, "{at}:{} ({x}, {y})", corner.name()),
            None => write!(f, "{at} ({x}, {y})"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::{Grid, MapDocument};
    use crate::text;
    use crate::words::Words;

    fn anchor(at: &str, corner: Option<Corner>, x: i32, y: i32) -> Anchor {
        Anchor { at: at.parse().unwrap(), corner, x, y }
    }

    #[test]
    fn a_scan_is_written_sorted_and_read_again() {
        let mut map = MapDocument::new(Words::new("Small", ""), Grid { columns: 5, rows: 5 });
        let anchors = vec![anchor("0302", Some(Corner::LowerLeft), 412, 300), anchor("0101", None, 20, -4)];
        let checked = vec![Hex::new(2, 1), Hex::new(1, 3)];
        map.scan = Some(Scan { file: "old.png".to_owned(), anchors, checked });
        let written = text::write(&map);
        assert!(written.contains(
            r#"  scan: (
    file: "old.png",
    anchors: [(at: "0101", x: 20, y: -4), (at: "0302", corner: lower_left, x: 412, y: 300)],
    checked: ["0103", "0201"],
  ),"#
        ));
        let read: MapDocument = text::read(&written).unwrap();
        assert_eq!(text::write(&read), written);
        assert_eq!(read.scan.unwrap().anchors[1].to_string(), "0302:lower_left (412, 300)");
    }

    #[test]
    fn what_a_scan_does_not_know_is_refused() {
        for (good, bad) in [("x: 20", "z: 20"), ("lower_left", "lower_middle"), ("checked", "looked_at")] {
            let text = r#"Map(format: 1, title: (en: "Small", fr: ""), by: Reconstructed("a test"),
                scan: (file: "old.png", anchors: [(at: "0101", corner: lower_left, x: 20, y: 4)], checked: ["0101"]),
                grid: (columns: 5, rows: 5))"#;
            assert!(text::read::<MapDocument>(text).is_ok());
            assert!(text::read::<MapDocument>(&text.replace(good, bad)).is_err(), "{bad}");
        }
    }

    #[test]
    fn whole_paths_are_told_on_every_system() {
        for (file, whole) in
            [("old.png", false), ("../scans/old.png", false), ("/tmp/old.png", true), (r"C:\old.png", true)]
        {
            assert_eq!(Scan::new(file).is_whole_path(), whole, "{file}");
        }
    }
}
