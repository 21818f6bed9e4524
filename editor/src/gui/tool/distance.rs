//! A drag from one hex to another.

use rules::hex::Hex;

use crate::picture::geometry::Point;
use crate::picture::layout;

/// A drag in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DistanceDrag {
    from: Hex,
    to: Hex,
}

impl DistanceDrag {
    /// Starts the drag; `None` off the hexes.
    pub fn begin(at: Point) -> Option<Self> {
        layout::hex_at(at).map(|from| Self { from, to: from })
    }

    /// Returns the start and the current end.
    pub const fn ends(self) -> (Hex, Hex) {
        (self.from, self.to)
    }

    /// Moves the pointer; returns the start and the end if the end has changed.
    pub fn moved(&mut self, to: Point) -> Option<(Hex, Hex)> {
        let to = layout::hex_at(to).filter(|to| *to != self.to)?;
        self.to = to;
        Some(self.ends())
    }
}
