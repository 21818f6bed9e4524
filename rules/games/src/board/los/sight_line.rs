//! The verdict on one line, with its reasons.

use crate::hex::Hex;
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::HexsideKind;
use crate::phrase::Phrase;

/// The verdict on whether one spot sees another, and why (7.5).
///
/// It is the same in both directions. Lines are followed from the higher end, or from the lower hex number if both ends
/// are equally high, and the blockers are the first ones met.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[must_use]
pub struct SightLine {
    /// Whether the line is clear.
    pub clear: bool,
    /// What blocks the line: one obstacle, or one on either side of a graze. Empty if the line is clear.
    pub blockers: Vec<Blocker>,
    /// The deciding ruling or rule.
    pub ruling: &'static str,
}

/// Something that blocks a line of sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Blocker {
    /// A layer of a hexside.
    Hexside {
        /// The hexside and the layer that blocks.
        at: LayeredSide,
        /// The kind of hexside on that layer.
        kind: HexsideKind,
        /// Whether both hexes have an interior: if not, an interior wall is the wall of a house.
        interiors: bool,
        /// The ruling or rule by which it blocks.
        ruling: &'static str,
    },
    /// A hex between the ends.
    Hex {
        /// The hex.
        hex: Hex,
        /// Its elevation: 2 for roofs and platforms, 1 for an interior without a roof.
        elevation: u8,
        /// The ruling by which it blocks.
        ruling: &'static str,
    },
    /// The two spots are in the same hex or in neighbouring hexes with no passage between them: an interior and a roof
    /// (R23).
    Apart {
        /// The ruling or rule by which it blocks.
        ruling: &'static str,
    },
}

impl SightLine {
    /// Creates the verdict on a clear line.
    pub(super) fn open(ruling: &'static str) -> Self {
        Self { clear: true, blockers: Vec::new(), ruling }
    }

    /// Creates the verdict on a blocked line.
    pub(super) fn stopped(mut blockers: Vec<Blocker>) -> Self {
        blockers.sort_unstable();
        blockers.dedup();
        let ruling = blockers.first().map_or("A7.5.a", Blocker::ruling);
        Self { clear: false, blockers, ruling }
    }

    /// Returns the messages for the user: that the line is clear and by which ruling, or one message for each blocker.
    ///
    /// # Examples
    ///
    /// ```
    /// # use rules::board::{Board, los::Sight};
    /// # use rules::map::MapDocument;
    /// # use rules::rulebook::Rulebook;
    /// # use rules::systems::charts;
    /// let map = MapDocument::sketch(&["grid 1 5", "building 0103"])?;
    /// let board = Board::new(&map, charts(&Rulebook::default()));
    /// let id = |spot: &str| spot.parse().ok().and_then(|spot| board.id(spot)).ok_or("no such spot");
    /// let line = Sight::new(&map, &board).line(&board, id("0101")?, id("0105")?);
    /// assert_eq!(line.messages(), [line.blockers[0].message()]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn messages(&self) -> Vec<Phrase> {
        if self.clear {
            vec![Phrase::new("los-clear").with("ruling", self.ruling)]
        } else {
            self.blockers.iter().map(Blocker::message).collect()
        }
    }
}

impl Blocker {
    pub(super) const fn hexside(
        side: Hexside,
        layer: Layer,
        kind: HexsideKind,
        interiors: bool,
        ruling: &'static str,
    ) -> Self {
        Self::Hexside { at: LayeredSide::new(side, layer), kind, interiors, ruling }
    }

    pub(super) const fn apart() -> Self {
        Self::Apart { ruling: "R23" }
    }

    /// Returns the ruling or rule by which it blocks.
    #[must_use]
    pub const fn ruling(&self) -> &'static str {
        match self {
            Self::Hexside { ruling, .. } | Self::Hex { ruling, .. } | Self::Apart { ruling } => ruling,
        }
    }

    /// Returns the same obstacle in a game in which it blocks by a rule of its own.
    #[must_use]
    pub const fn ruled_by(mut self, rule: &'static str) -> Self {
        match &mut self {
            Self::Hexside { ruling, .. } | Self::Hex { ruling, .. } | Self::Apart { ruling } => *ruling = rule,
        }
        self
    }

    /// Returns a message that describes the blocker.
    #[must_use]
    pub fn message(&self) -> Phrase {
        let message = match self {
            Self::Hexside { at, kind, interiors, .. } => {
                Phrase::new("los-blocked-hexside").said("at", at.message()).word("kind", kind.word_between(*interiors))
            }
            Self::Hex { hex, elevation: 2.., .. } => Phrase::new("los-blocked-roof").with("hex", hex),
            Self::Hex { hex, .. } => Phrase::new("los-blocked-indoors").with("hex", hex),
            Self::Apart { .. } => Phrase::new("los-blocked-apart"),
        };
        message.with("ruling", self.ruling())
    }
}
