//! The scan of a printed map: aligned with the grid by dragging its points to their places, and compared hex by hex.

use rules::hex::Direction;

use crate::picture::geometry::Point;

/// What the tool does on the map.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum ScanMode {
    /// Drags points of the scan to their places on the grid.
    #[default]
    Align,
    /// Notes which hexes have been compared with the scan.
    Check,
}

impl ScanMode {
    /// Both modes, in the order in which the page shows them.
    pub const ALL: [Self; 2] = [Self::Align, Self::Check];

    /// Returns the other mode.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Align => Self::Check,
            Self::Check => Self::Align,
        }
    }

    /// Returns the id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Align => "gui-scan-align",
            Self::Check => "gui-scan-check",
        }
    }

    /// Returns the id of its description in the string files.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Align => "gui-scan-align-about",
            Self::Check => "gui-scan-check-about",
        }
    }
}

/// A command of the scan that has a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScanCommand {
    /// Choose the file.
    Load,
    /// Go to the next hex that has not been compared.
    Next,
    /// Decrease the opacity of the scan.
    Fainter,
    /// Increase the opacity of the scan.
    Stronger,
    /// Move the scan under the anchor of the selected hex by one pixel of the scan: up, down, left or right.
    Push(Direction),
}

impl ScanCommand {
    /// Returns the id of its name in the string files.
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

/// A point that is being dragged.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AnchorDrag {
    from: Point,
}

impl AnchorDrag {
    /// Starts the drag at a point.
    pub const fn begin(from: Point) -> Self {
        Self { from }
    }

    /// Returns the start of the drag.
    pub const fn from(self) -> Point {
        self.from
    }
}
