//! An entry area from which nothing can be attacked in the first turn, wherever the garrison stands in the confines.

use super::{Check, Lint, Lists, Survey, pages};
use crate::alamo::{MoveRange, Phase, Piece, PieceId, Position, SetUp};
use crate::board::SpotId;
use crate::board::los::SingleLines;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::side::Side;

pub(super) static LINT: Lint = Lint {
    name: "idle-entry-area",
    severity: Severity::Note,
    systems: Systems::ALAMO,
    message: "lint-idle-entry-area",
    help: "lint-idle-entry-area-help",
    pages: pages(include_str!("idle_entry_area.md"), include_str!("idle_entry_area.fr.md")),
    check: Check::Playable(Lists::BOARD.union(Lists::COUNTERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let set_up = SetUp::on(survey, survey.board().clone());
    let Some(strike) = FirstStrike::new(&set_up, survey) else { return };
    for area in set_up.areas().iter().filter(|area| !area.spots.is_empty()) {
        if !area.spots.iter().any(|spot| strike.falls_from(*spot)) {
            report.add(lint.at(Place::EntryArea(area.number)).with("area", area.number));
        }
    }
}

/// What the attackers could do in their first turn if no unit stood in their way.
struct FirstStrike<'a> {
    set_up: &'a SetUp,
    lookout: &'a SingleLines,
    position: Position,
    /// A unit of the attackers, and one of the garrison.
    units: [PieceId; 2],
}

impl<'a> FirstStrike<'a> {
    /// Returns `None` if a side has no combat unit.
    fn new(set_up: &'a SetUp, survey: &Survey<'a>) -> Option<Self> {
        let mut position = set_up.nobody();
        // If the mix has more counters than a game can hold, only the first ones are in the position.
        let known = |piece: &PieceId| piece.index() < position.pieces.len();
        let pieces = || (0..=u8::MAX).map(PieceId).zip(set_up.pieces());
        let is_of = |own: &Piece, side| own.is_unit() && own.side == Some(side);
        let of = |side| pieces().find(|(piece, own)| known(piece) && is_of(own, side)).map(|(piece, _)| piece);
        let units = [of(Side::Mexican)?, of(Side::Texan)?];
        position.turn = 1;
        position.phase = Phase::MexicanMovement;
        Some(Self { set_up, lookout: survey.lookout(), position, units })
    }

    /// Whether a unit that enters at a spot can move to where it could attack.
    fn falls_from(&self, entry: SpotId) -> bool {
        let mut position = self.position;
        let mut range = MoveRange::default();
        if self.set_up.put(&mut position, self.units[0], entry).is_err() {
            return false;
        }
        self.set_up.range(&position, self.units[0], &mut range);
        let mut ends: Vec<SpotId> = range.ends().map(|(spot, _)| spot).chain([entry]).collect();
        // The farther a unit moves, the likelier it can attack.
        ends.reverse();
        ends.into_iter().any(|end| self.reaches(position, end))
    }

    fn reaches(&self, mut position: Position, from: SpotId) -> bool {
        let (set_up, board, [unit, target]) = (self.set_up, self.set_up.board(), self.units);
        if set_up.put(&mut position, unit, from).is_err() {
            return false;
        }
        let melee = |at| board.crossing(from, at).is_some_and(|crossing| crossing.melee);
        let mut shot = |at| {
            let there = set_up.put(&mut position, target, at).is_ok();
            there && set_up.fire_carries(&position, unit, target) && self.lookout.sees(board, from, at)
        };
        board.confines().iter().filter(|at| *at != from).any(|at| melee(at) || shot(at))
    }
}
