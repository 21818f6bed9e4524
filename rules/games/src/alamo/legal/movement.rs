//! The list of legal moves. Steps that the board masks prove legal are listed at once; all others are checked by the
//! rules.

use super::super::action::Action;
use super::super::piece_set::PieceSet;
use super::super::side_masks::{BoardMasks, each};
use super::super::variant::{AlteredSteps, MOST_WORDS, Spots};
use super::super::{Game, PieceId, Position};
use crate::bits;
use crate::board::SpotId;
use crate::side::Side;

/// The empty set of spots.
const NOBODY: Spots = [0; MOST_WORDS];

/// The state from which a list of moves is made.
struct Moves<'a> {
    game: &'a Game,
    position: &'a Position,
    field: BoardMasks,
    side: Side,
    /// The steps that variants affect, if any.
    bent: Option<&'a AlteredSteps>,
    /// Pieces that take others along.
    in_company: PieceSet,
}

impl Game {
    /// Adds every step that may be made in a Movement Phase, and every piece that may be taken along or left.
    pub(super) fn legal_moves(&self, position: &Position, actions: &mut Vec<Action>) {
        let Some(side) = position.phase.side() else { return };
        let movers = self.roster.movers(side);
        // No other piece moves while the moving one may not stop.
        let bound = position.mover.filter(|mover| self.may_stop(position, mover.piece).is_err());
        let movers = bound.as_ref().map_or(movers, |mover| std::slice::from_ref(&mover.piece));
        let mut bent = AlteredSteps::default();
        let list = self.bend_of_steps(position, side, &mut bent).then(|| {
            let (bent, in_company) = (Some(&bent).filter(|bent| bent.any), self.in_company(position));
            Moves { game: self, position, field: BoardMasks::new(self, position, side), side, bent, in_company }
        });
        for piece in movers.iter().copied() {
            match &list {
                Some(list) => list.add_steps_of(piece, actions),
                None => self.steps_in_order(position, piece, actions),
            }
        }
        let company = actions.len();
        self.company_choices(position, actions);
        actions[company..].sort_unstable();
    }

    fn in_company(&self, position: &Position) -> PieceSet {
        let mut set = PieceSet::default();
        self.leaders.iter().filter_map(|leader| position.state(*leader).with).for_each(|unit| set.insert(unit));
        position.mover.iter().filter(|mover| mover.towing > 0).for_each(|mover| set.insert(mover.piece));
        set
    }

    /// Adds the steps of one piece, by destination.
    fn steps_in_order(&self, position: &Position, piece: PieceId, actions: &mut Vec<Action>) {
        let first = actions.len();
        self.steps(position, piece, actions);
        actions[first..].sort_unstable();
    }
}

impl Moves<'_> {
    /// Adds the steps of one piece, by destination. No other piece prevents it from moving.
    fn add_steps_of(&self, piece: PieceId, actions: &mut Vec<Action>) {
        let Self { game, position, ref field, side, .. } = *self;
        let state = position.state(piece);
        // Most pieces are off the map or have moved, which is quick to test. A piece that travels with a unit makes no
        // steps of its own (R83).
        let is_through = !state.is_on_map() || state.moved.is_over() || state.with.is_some();
        if is_through || game.may_set_out(position, piece).is_err() {
            return;
        }
        let (from, is_unit) = (state.at, game.piece(piece).is_unit());
        let held = !field.is_free(from) && (!is_unit || game.holder(position, piece, from).is_some());
        if held && is_unit && !game.shifts(side) {
            return;
        }
        if held || self.bent.is_some_and(|bent| bent.begins(from)) || self.in_company.contains(piece) {
            game.steps_in_order(position, piece, actions);
            return;
        }
        let (points, first) = (game.points(position, piece), actions.len());
        let mut bent_ends = self.bent_ends(from);
        let opened;
        if !field.is_whole(from) {
            // Steps over a breach must be checked individually.
            let mut asked = NOBODY;
            asked.iter_mut().zip(bent_ends[0]).zip(bent_ends[1]).for_each(|((own, one), other)| *own = one | other);
            self.breached(from).for_each(|to| bits::insert(&mut asked, to.index()));
            opened = asked;
            bent_ends = [&opened; 2];
        }
        for (at, [open, walls]) in game.board.links().within(from, points) {
            let (ground, bent) = (&field.grounds()[at], bent_ends[0][at] | bent_ends[1][at]);
            let sure = ground.ends(is_unit, [open, walls]) & !bent;
            let open_questions = (open | walls) & (ground.open() | bent) & !sure;
            if open_questions == 0 {
                each(at, sure, |to| actions.push(Action::Step { piece, to }));
                continue;
            }
            each(at, sure | open_questions, |to| {
                let allowed = bits::is_on(sure, to.index())
                    || is_unit && !bits::is_on(walls | bent, to.index()) && self.passes(from, to, points)
                    || game.step(position, piece, to).is_ok();
                if allowed {
                    actions.push(Action::Step { piece, to });
                }
            });
        }
        if !field.is_whole(from) {
            // Spots out of reach before the breach are in none of the rows.
            let links = game.board.links();
            let is_listed = |to: SpotId| {
                let mut words = links.within(from, points);
                let (word, bit) = bits::place(to.index());
                words.any(|(at, [open, walls])| at == word && (open | walls) & bit != 0)
            };
            let others = self.breached(from).filter(|to| !is_listed(*to) && game.step(position, piece, *to).is_ok());
            actions.extend(others.map(|to| Action::Step { piece, to }));
            actions[first..].sort_unstable();
        }
    }

    /// The spots beyond the breaches around a spot.
    fn breached(&self, from: SpotId) -> impl Iterator<Item = SpotId> + '_ {
        let breaches = &self.position.breaches;
        let crossings = self.game.board.crossings(from).iter();
        crossings.filter(|crossing| breaches.has(crossing.breach)).map(|crossing| crossing.to)
    }

    /// Whether a unit can certainly continue after entering a spot occupied by friendly units: no zone holds it there,
    /// and one more step leads to a spot where it can end its move (5.4). The hexside between `from` and `to` must not
    /// be a wall.
    fn passes(&self, from: SpotId, to: SpotId, points: u8) -> bool {
        let Self { game, ref field, .. } = *self;
        if !field.is_free(to)
            || !field.is_whole(to)
            || self.bent.is_some_and(|bent| bent.begins(to))
            || field.has_enemy(to)
        {
            return false;
        }
        let left = game.board.crossing(from, to).map_or(0, |crossing| points.saturating_sub(crossing.cost));
        let bent = self.bent_ends(to);
        let mut words = game.board.links().within(to, left);
        words.any(|(at, row)| field.grounds()[at].ends(true, row) & !(bent[0][at] | bent[1][at]) != 0)
    }

    /// The destinations of the steps from a spot that variants affect, as two sets.
    #[inline]
    fn bent_ends(&self, from: SpotId) -> [&Spots; 2] {
        self.bent.map_or([&NOBODY; 2], |bent| bent.ends(from))
    }
}
