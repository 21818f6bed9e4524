//! Counts of wall and door crossings.

use std::collections::BTreeMap;

use super::{CountSheet, EventContext, Family};
use crate::alamo::{Event, Game, Happening, PieceId};
use crate::board::SpotId;
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::HexsideKind;
use crate::side::Side;

/// Cells by hexside that is not clear, and by side.
#[derive(Debug)]
pub struct Crossings {
    /// The index of the first crossing of each spot.
    first: Vec<u32>,
    /// The hexside of each crossing, as an index into `sides`; [`CLEAR`] for a clear one.
    over: Vec<u32>,
    sides: Vec<(LayeredSide, HexsideKind)>,
}

const CLEAR: u32 = u32::MAX;

impl Crossings {
    /// The counted hexsides with their kinds.
    pub fn sides(&self) -> &[(LayeredSide, HexsideKind)] {
        &self.sides
    }

    /// The cell of a hexside and side.
    pub const fn cell(place: usize, side: Side) -> usize {
        place * Side::ALL.len() + side.index()
    }

    #[inline]
    fn cross(&self, scene: &EventContext<'_>, piece: PieceId, from: SpotId, to: SpotId, sheet: &mut CountSheet) {
        if from.index() >= self.first.len() {
            return;
        }
        let crossings = scene.game.board().crossings(from);
        if let Some(place) = crossings.iter().position(|crossing| crossing.to == to) {
            let over = self.over[self.first[from.index()] as usize + place];
            if over != CLEAR {
                sheet.mark(Self::cell(over as usize, scene.side(piece)));
            }
        }
    }
}

impl Family for Crossings {
    fn new(game: &Game) -> Self {
        let board = game.board();
        let mut places: BTreeMap<(Hexside, Layer), HexsideKind> = BTreeMap::new();
        for from in board.ids() {
            for crossing in board.crossings(from) {
                if crossing.kind != HexsideKind::Clear {
                    places.insert((board.side(from, crossing), crossing.layer), crossing.kind);
                }
            }
        }
        let place_of: BTreeMap<_, _> = places.keys().copied().zip(0_u32..).collect();
        let (mut first, mut over) = (Vec::new(), Vec::new());
        for from in board.ids() {
            first.push(over.len() as u32);
            over.extend(
                board.crossings(from).iter().map(|crossing| {
                    place_of.get(&(board.side(from, crossing), crossing.layer)).copied().unwrap_or(CLEAR)
                }),
            );
        }
        let sides = places.into_iter().map(|((side, layer), kind)| (LayeredSide::new(side, layer), kind)).collect();
        Self { first, over, sides }
    }

    fn cells(&self) -> usize {
        self.sides.len() * Side::ALL.len()
    }

    #[inline]
    fn note(&mut self, scene: &EventContext<'_>, event: &Event, sheet: &mut CountSheet) {
        match event.what {
            Happening::Stepped { piece, from, to, .. } => self.cross(scene, piece, from, to, sheet),
            Happening::Retreated { unit, to } | Happening::Advanced { unit, to } => {
                self.cross(scene, unit, scene.spot(unit), to, sheet);
            }
            _ => {}
        }
    }
}
