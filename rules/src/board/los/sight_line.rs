//! The verdict on one line, with its reasons.

use crate::hex::Hex;
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::HexsideKind;
use crate::phrase::Phrase;

/// Whether one spot sees another, and why (7.5).
///
/// The same in both directions. Lines are followed from the higher end, or from the lower hex number when both ends
/// are equally high, and the blockers are those that stop it first.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[must_use]
pub struct SightLine {
    /// Whether nothing blocks.
    pub clear: bool,
    /// What stops the line: one thing, or one on either side where it grazes a corner or a hexside. Empty when clear.
    pub blockers: Vec<Blocker>,
    /// The ruling or rule that decides.
    pub ruling: &'static str,
}

/// Something that blocks a line of sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Blocker {
    /// What stands on a layer of a hexside.
    Hexside {
        /// The hexside and the layer that counts.
        at: LayeredSide,
        /// What stands there.
        kind: HexsideKind,
        /// Whether both hexes have an interior: between others an interior wall is the wall of a house.
        interiors: bool,
        /// The ruling or rule it blocks by.
        ruling: &'static str,
    },
    /// A hex on the way.
    Hex {
        /// The hex.
        hex: Hex,
        /// Its elevation: 2 for roofs and platforms, 1 for an interior without a roof.
        elevation: u8,
        /// The ruling it blocks by.
        ruling: &'static str,
    },
    /// The two spots lie in one hex or in neighbouring ones, and nothing joins them: an interior and a roof (R23).
    Apart,
}

impl SightLine {
    /// A clear line.
    pub(super) fn open(ruling: &'static str) -> Self {
        Self { clear: true, blockers: Vec::new(), ruling }
    }

    /// A blocked line.
    pub(super) fn stopped(mut blockers: Vec<Blocker>) -> Self {
        blockers.sort_unstable();
        blockers.dedup();
        let ruling = blockers.first().map_or("A7.5.a", Blocker::ruling);
        Self { clear: false, blockers, ruling }
    }

    /// What there is to say: that the line is clear and by which ruling, or each blocker.
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

    /// The ruling or rule it blocks by.
    #[must_use]
    pub const fn ruling(&self) -> &'static str {
        match self {
            Self::Hexside { ruling, .. } | Self::Hex { ruling, .. } => ruling,
            Self::Apart => "R23",
        }
    }

    /// The blocker in a sentence.
    #[must_use]
    pub fn message(&self) -> Phrase {
        let message = match self {
            Self::Hexside { at, kind, interiors, .. } => {
                Phrase::new("los-blocked-hexside").said("at", at.message()).word("kind", kind.word_between(*interiors))
            }
            Self::Hex { hex, elevation: 2.., .. } => Phrase::new("los-blocked-roof").with("hex", hex),
            Self::Hex { hex, .. } => Phrase::new("los-blocked-indoors").with("hex", hex),
            Self::Apart => Phrase::new("los-blocked-apart"),
        };
        message.with("ruling", self.ruling())
    }
}
