//! The scan of a printed map: laid under the grid by pulling points of it where they belong, and compared hex by hex.

use rules::hex::Direction;

use crate::picture::geometry::Point;

/// What the tool does on the map.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum ScanMode {
    /// Pulls points of the scan where they belong.
    #[default]
    Align,
    /// Notes which hexes have been compared with the scan.
    Check,
}

impl ScanMode {
    /// Both, in the order the page shows them.
    pub const ALL: [Self; 2] = [Self::Align, Self::Check];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Align => Self::Check,
            Self::Check => Self::Align,
        }
    }

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Align => "gui-scan-align",
            Self::Check => "gui-scan-check",
        }
    }

    /// The id of what it means in the string files.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Align => "gui-scan-align-about",
            Self::Check => "gui-scan-check-about",
        }
    }
}

/// What can be asked for by a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScanCommand {
    /// Choose the file.
    Load,
    /// Go to the next hex that has not been compared.
    Next,
    /// Let less of the scan show.
    Fainter,
    /// Let more of it show.
    Stronger,
    /// Push the scan under the anchor of the chosen hex by one of its pixels: up, down, left or right.
    Push(Direction),
}

impl ScanCommand {
    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Load => "gui-scan-load",
            Self::Next => "gui-scan-next",
            Self::Fainter => "gui-scan-fainter",
            Self::Stronger => "gui-scan-stronger",
            Self::Push(Direction::North) => "gui-scan-push-up",
            Self::Push(Direction::South) => "gui-scan-push-down",
            Self::Push(Direction::NorthWest | Direction::SouthWest) => "gui-scan-push-left",
            Self::Push(Direction::NorthEast | Direction::SouthEast) => "gui-scan-push-right",
        }
    }
}

/// A point that is pulled somewhere else.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AnchorDrag {
    from: Point,
}

impl AnchorDrag {
    /// The pointer comes down here.
    pub const fn begin(from: Point) -> Self {
        Self { from }
    }

    /// Where the point was taken up.
    pub const fn from(self) -> Point {
        self.from
    }
}
