//! A way from one hex to another.

use rules::hex::Hex;

use crate::picture::geometry::Point;
use crate::picture::layout;

/// A way so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DistanceDrag {
    from: Hex,
    to: Hex,
}

impl DistanceDrag {
    /// The pointer comes down here.
    pub fn begin(at: Point) -> Option<Self> {
        layout::hex_at(at).map(|from| Self { from, to: from })
    }

    /// Where the way begins and ends.
    pub const fn ends(self) -> (Hex, Hex) {
        (self.from, self.to)
    }

    /// The pointer moves: where the way begins and ends, when it ends elsewhere now.
    pub fn moved(&mut self, to: Point) -> Option<(Hex, Hex)> {
        let to = layout::hex_at(to).filter(|to| *to != self.to)?;
        self.to = to;
        Some(self.ends())
    }
}
