//! How far a counter gets, and why not farther.

use std::collections::BTreeMap;

use rules::alamo::PieceId;
use rules::board::Board;
use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::message::Message as Say;
use rules::spot::Level;

use super::scene::{Scene, after};
use crate::inquiry;
use crate::picture::overlay::{Mark, Tone};

/// What is asked, and the answer.
#[derive(Debug, Default)]
pub struct Moves {
    /// The name of the counter.
    piece: Option<String>,
    /// Whom the press that is not over has asked about no longer, because it was pressed again.
    before: Option<String>,
    /// The hex that is to be explained.
    target: Option<Hex>,
    answer: Option<inquiry::moves::Moves>,
}

impl Moves {
    /// The answer about a counter.
    pub const fn answered(&self) -> Option<&inquiry::moves::Moves> {
        self.answer.as_ref()
    }

    /// Chooses a counter.
    pub fn pick(&mut self, piece: String) {
        *self = Self { piece: Some(piece), ..Self::default() };
    }

    /// The button came down on a hex: a click, or the beginning of a drag.
    pub fn pressed(&mut self, scene: &Scene, hex: Hex, shown: Level) {
        let here = |name: &String| scene.standing(name).is_some_and(|(_, at)| at.hex == hex);
        let before = self.piece.clone().filter(here);
        self.entered(scene, hex, shown);
        self.before = before;
    }

    /// A hex was clicked or entered by key. Where counters stand, one of them is asked about, and the next one when it is
    /// clicked again; any other hex is explained to the counter.
    pub fn entered(&mut self, scene: &Scene, hex: Hex, shown: Level) {
        let own = self.piece.as_deref().and_then(|name| scene.standing(name)).map(|(piece, _)| piece);
        match after(&scene.pieces_in(hex, shown), own) {
            Some(next) => self.pick(scene.name(next)),
            None => self.target = Some(hex),
        }
    }

    /// The pointer came upon a hex with the button down: it is explained.
    pub fn dragged(&mut self, hex: Hex) {
        // It was no second click: the counter stays the one it was.
        if let Some(before) = self.before.take() {
            self.pick(before);
        }
        self.target = Some(hex);
    }

    /// Nothing is asked any more.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// The position has changed: the same is asked of the new one.
    pub fn scene_changed(&mut self) {
        self.answer = None;
    }

    /// Answers what has no answer yet.
    pub fn answer(&mut self, scene: &Scene) {
        if self.answer.is_some() {
            return;
        }
        let Some(name) = &self.piece else { return };
        match scene.standing(name) {
            Some((piece, _)) => {
                self.answer = Some(inquiry::moves::Moves::of(&scene.game, scene.position, piece, true, None));
            }
            None => self.forget(),
        }
    }

    /// The hex to explain: the one under the pointer, or else the one that was clicked.
    fn explained(&self, hovered: Option<Hex>) -> Option<Hex> {
        let own = self.answer.as_ref().map(|moves| moves.spot.hex);
        [hovered, self.target].into_iter().flatten().find(|hex| Some(*hex) != own)
    }

    /// Everything to say about the hex to explain, spot by spot.
    pub fn explain(&self, scene: &Scene, hovered: Option<Hex>) -> Vec<Vec<Say>> {
        let (Some(moves), Some(hex)) = (&self.answer, self.explained(hovered)) else { return Vec::new() };
        scene.game.board().spots_of(hex).map(|spot| moves.explain(&scene.game, spot)).collect()
    }

    /// What to lay over the map: costs where it gets, what is refused beside it, and the way to the hex to explain.
    pub fn marks(&self, scene: &Scene, hovered: Option<Hex>) -> Vec<Mark> {
        let Some(moves) = &self.answer else { return Vec::new() };
        let board = scene.game.board();
        let mut marks = reached(moves, board);
        if let Some(hex) = self.explained(hovered) {
            marks.extend(towards(moves, board, hex));
        }
        marks
    }
}

/// Costs where a counter gets, and what is refused beside it.
pub(in crate::gui) fn reached(moves: &inquiry::moves::Moves, board: &Board) -> Vec<Mark> {
    let mut costs: BTreeMap<Hex, Vec<(u8, bool)>> = BTreeMap::new();
    for way in &moves.reach.ways {
        costs.entry(board.spot(way.to()).hex).or_default().push((way.cost(), way.stopped_by.is_some()));
    }
    let refused = moves.reach.refused.iter().map(|(spot, _)| board.spot(*spot).hex);
    let refused: std::collections::BTreeSet<_> = refused.filter(|hex| !costs.contains_key(hex)).collect();
    let mut marks: Vec<_> = refused.into_iter().map(|hex| Mark::Hex(hex, Tone::No, String::new())).collect();
    marks.extend(costs.into_iter().map(|(hex, mut ways)| {
        ways.sort_unstable();
        ways.dedup_by_key(|(cost, _)| *cost);
        let tone = if ways.iter().all(|(_, stopped)| *stopped) { Tone::Doubt } else { Tone::Yes };
        let said: Vec<_> = ways.iter().map(|(cost, _)| cost.to_string()).collect();
        Mark::Hex(hex, tone, said.join("·"))
    }));
    marks.push(Mark::Hex(moves.spot.hex, Tone::Preview, String::new()));
    marks
}

/// The cheapest way to a hex; where there is none, the hexside it is not entered by and the hexes the reason lies in.
pub(in crate::gui) fn towards(moves: &inquiry::moves::Moves, board: &Board, hex: Hex) -> Vec<Mark> {
    let ways = board.spots_of(hex).filter_map(|spot| moves.way_to(spot));
    let refusals: Vec<_> = board.spots_of(hex).filter_map(|spot| moves.refusal(spot)).collect();
    let barred = (!refusals.is_empty()).then(|| Mark::Side(Hexside::new(moves.spot.hex, hex), Tone::No));
    if let Some(way) = ways.min_by_key(|way| way.cost()) {
        let stops = [moves.spot.hex].into_iter().chain(way.steps.iter().map(|stride| board.spot(stride.to).hex));
        let stops: Vec<_> = stops.collect();
        let lines = stops.windows(2).map(|step| Mark::Line(step[0], step[1], Tone::Yes));
        // Where the way goes round about, a neighbour is not entered at once.
        return lines.chain(barred.filter(|_| way.steps.len() > 1)).collect();
    }
    let lit = refusals.iter().flat_map(|refusal| &refusal.hexes).filter(|own| **own != moves.spot.hex);
    lit.map(|hex| Mark::Hex(*hex, Tone::No, String::new())).chain(barred).collect()
}

impl Moves {
    /// The counter that is asked about.
    pub fn chosen(&self, scene: &Scene) -> Option<PieceId> {
        self.piece.as_deref().and_then(|name| scene.standing(name)).map(|(piece, _)| piece)
    }
}
