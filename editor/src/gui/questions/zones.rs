//! The zones of control of one side or both.

use std::collections::BTreeMap;

use rules::alamo::PieceId;
use rules::board::SpotId;
use rules::hex::Hex;
use rules::side::Side;

use super::position::AskedPosition;
use crate::picture::overlay::{Mark, Tone};
use crate::question;

/// The question, and the answer.
#[derive(Debug, Default)]
pub struct Zones {
    /// The side whose zones are shown; `None` for both.
    whose: Option<Side>,
    /// The zones of each side.
    answer: Option<[question::zones::Zones; 2]>,
    marks: Vec<Mark>,
}

impl Zones {
    /// Returns the side whose zones are shown; `None` for both.
    pub const fn whose(&self) -> Option<Side> {
        self.whose
    }

    /// Shows the zones of one side, or of both.
    pub fn pick(&mut self, whose: Option<Side>) {
        self.whose = whose;
        self.marks.clear();
    }

    /// Returns the zones that are shown.
    pub fn shown(&self) -> impl Iterator<Item = &question::zones::Zones> {
        self.answer.iter().flatten().filter(|zones| self.whose.is_none_or(|side| zones.side == side))
    }

    /// Returns the spots of a hex in the zones shown, with the pieces that control them.
    pub fn in_hex<'a>(&'a self, scene: &'a AskedPosition, hex: Hex) -> impl Iterator<Item = (SpotId, &'a [PieceId])> {
        let spots = self.shown().flat_map(|zones| &zones.spots);
        spots
            .filter(move |(spot, _)| scene.game.board().spot(*spot).hex == hex)
            .map(|(spot, by)| (*spot, by.as_slice()))
    }

    /// Returns the marks on the map.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// Drops the answer after a change of the position.
    pub fn scene_changed(&mut self) {
        *self = Self { whose: self.whose, ..Self::default() };
    }

    /// Computes the answer, if it is missing.
    pub fn answer(&mut self, scene: &AskedPosition) {
        if self.answer.is_none() {
            let of = |side| question::zones::Zones::new(&scene.game, &scene.position, side);
            self.answer = Some(Side::ALL.map(of));
            self.marks.clear();
        }
        if self.marks.is_empty() {
            self.marks = self.lettered(scene);
        }
    }

    /// Marks every hex in a zone with the letter of its side or sides.
    fn lettered(&self, scene: &AskedPosition) -> Vec<Mark> {
        let mut hexes: BTreeMap<Hex, [bool; 2]> = BTreeMap::new();
        for zones in self.shown() {
            for (spot, _) in &zones.spots {
                hexes.entry(scene.game.board().spot(*spot).hex).or_default()[zones.side.index()] = true;
            }
        }
        let mark = |(hex, sides): (Hex, [bool; 2])| match sides {
            [true, true] => Mark::Hex(hex, Tone::Doubt, "TM".to_owned()),
            [true, false] => Mark::Hex(hex, Tone::Yes, "T".to_owned()),
            _ => Mark::Hex(hex, Tone::No, "M".to_owned()),
        };
        hexes.into_iter().map(mark).collect()
    }
}
