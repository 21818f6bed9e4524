//! The pieces and the place concerned by an action or an event.

use crate::alamo::shown::stands;
use crate::alamo::variant::Item;
use crate::alamo::{Action, Amend, Event, Game, Happening, Pending, Peril, PieceId, Position};
use crate::board::{BreachId, SpotId};
use crate::hexside::{Hexside, LayeredSide};
use crate::place::Place;
use crate::play::About;

/// The pieces concerned, the acting one first, and the place.
#[derive(Debug, Default)]
pub(super) struct Subject {
    pieces: Vec<PieceId>,
    place: Option<Place>,
}

impl Subject {
    /// Converts it to a form with the names of the pieces.
    pub(super) fn named(self, game: &Game) -> About {
        let pieces = self.pieces.into_iter().map(|piece| game.piece(piece).name.clone());
        About { pieces: pieces.collect(), place: self.place }
    }

    fn between(game: &Game, pieces: Vec<PieceId>, from: SpotId, to: SpotId) -> Self {
        Self { pieces, place: between(game, from, to) }
    }

    /// A hexside with the pieces concerned; no place if the hexside cannot be breached.
    fn hexside(game: &Game, pieces: Vec<PieceId>, side: BreachId) -> Self {
        let known = side.index() < game.board().breachable();
        let place = known.then(|| Place::Hexside(LayeredSide { side: game.board().breach_side(side), layer: None }));
        Self { pieces, place }
    }

    /// The subject of an action in this position.
    pub(super) fn action(game: &Game, position: &Position, action: Action) -> Self {
        let at = |piece: PieceId| position.state(piece).at;
        let of = |piece, to| Self::between(game, vec![piece], at(piece), to);
        match action {
            Action::Place { piece, at } => Self::between(game, vec![piece], at, at),
            Action::Step { piece, to } => of(piece, to),
            Action::Take { leader: piece, with: other } | Action::Tow { battery: piece, by: other } => {
                Self::between(game, vec![piece, other], at(piece), at(other))
            }
            Action::Leave { piece }
            | Action::Breach { battery: piece }
            | Action::Use { unit: Some(piece), .. }
            | Action::Pick { item: Item::Piece(piece) } => of(piece, at(piece)),
            Action::At { side } => {
                let (own, due) = (Self::hexside(game, Vec::new(), side), Self::pending(game, position));
                Self { pieces: due.pieces, place: own.place.or(due.place) }
            }
            Action::Attack { by, target, .. } => Self::between(game, vec![by, target], at(by), at(target)),
            Action::Pick { item: Item::Spot(at) } => Self::between(game, Vec::new(), at, at),
            Action::Plot { .. } | Action::Use { unit: None, .. } | Action::Pick { .. } => Self::default(),
            Action::Counterattack { .. }
            | Action::Retreat { .. }
            | Action::Lead { .. }
            | Action::Ferocity { .. }
            | Action::Consult
            | Action::Follow
            | Action::Stay
            | Action::Advance
            | Action::Commit
            | Action::Decline
            | Action::Done
            | Action::Accept => Self::pending(game, position),
        }
    }

    /// The subject of a change by hand.
    pub(super) fn amend(game: &Game, amend: Amend) -> Self {
        match amend {
            Amend::Put { piece, at } => Self::between(game, vec![piece], at, at),
            Amend::Remove { piece } | Amend::Order { unit: piece, .. } | Amend::Flip { piece, .. } => {
                Self { pieces: vec![piece], place: None }
            }
            Amend::Begin { .. } => Self::default(),
        }
    }

    /// The subject of the pending decision or roll.
    pub(super) fn pending(game: &Game, position: &Position) -> Self {
        let at = |piece: PieceId| position.state(piece).at;
        match position.pending.last() {
            None
            | Some(
                Pending::Consult
                | Pending::Siege
                | Pending::Rule
                | Pending::Question { .. }
                | Pending::Throw { .. }
                | Pending::Draw { .. }
                | Pending::Trying { .. }
                | Pending::Opening
                | Pending::Ending,
            ) => Self::default(),
            Some(Pending::Striking { strike, .. }) => {
                Self::between(game, vec![strike.by, strike.target], at(strike.by), at(strike.target))
            }
            Some(Pending::Struck { by, target, at: stood, .. }) => {
                Self::between(game, vec![*by, *target], at(*by), *stood)
            }
            Some(Pending::Damage { by, target, .. }) => Self::between(game, vec![*by, *target], at(*by), at(*target)),
            Some(Pending::Stepping { piece, to, .. }) => Self::between(game, vec![*piece], at(*piece), *to),
            Some(Pending::Trial { unit, from, .. }) => Self::between(game, vec![*unit], *from, at(*unit)),
            Some(
                Pending::Combat(strike)
                | Pending::Counter(strike)
                | Pending::Ferocity(strike)
                | Pending::FerocityRoll(strike, _),
            ) => Self::between(game, vec![strike.by, strike.target], at(strike.by), at(strike.target)),
            Some(Pending::Leader(Peril { leader, unit, .. }) | Pending::Company { leader, unit }) => {
                Self::between(game, vec![*leader, *unit], at(*leader), at(*leader))
            }
            Some(Pending::Breach { battery, side, .. }) => Self::hexside(game, vec![*battery], *side),
            Some(
                Pending::Retreat { unit, .. }
                | Pending::Lead(unit)
                | Pending::Aim { battery: unit, .. }
                | Pending::Exposed { unit, .. },
            ) => Self::between(game, vec![*unit], at(*unit), at(*unit)),
            Some(Pending::Ferocious { unit, foe, .. }) => Self::between(game, vec![*unit, *foe], at(*unit), at(*foe)),
            Some(Pending::Advance { unit, to } | Pending::Advancing { unit, to }) => {
                Self::between(game, vec![*unit], at(*unit), *to)
            }
        }
    }

    /// The subject of the last of `events`; `position` is the one before the first of them.
    pub(super) fn last_event(game: &Game, position: &Position, events: &[Event]) -> Self {
        let Some((event, before)) = events.split_last() else { return Self::default() };
        let at = |piece| stands(position, before, piece);
        let on = |piece| Self::between(game, vec![piece], at(piece), at(piece));
        match event.what {
            Happening::Placed { piece, at } | Happening::Entered { unit: piece, at } => {
                Self::between(game, vec![piece], at, at)
            }
            Happening::Stepped { piece, from, to, .. } => Self::between(game, vec![piece], from, to),
            Happening::Retreated { unit, to } | Happening::Advanced { unit, to } => {
                Self::between(game, vec![unit], at(unit), to)
            }
            Happening::Attacked { by, target, .. } => Self::between(game, vec![by, target], at(by), at(target)),
            Happening::Stopped { piece, by }
            | Happening::Taken { leader: piece, with: by }
            | Happening::Towed { battery: piece, by }
            | Happening::Captured { battery: piece, by } => Self::between(game, vec![piece, by], at(piece), at(piece)),
            Happening::BreachTested { battery, side, .. } => Self::hexside(game, vec![battery], side),
            Happening::Breached { side } | Happening::Became { side, .. } => Self::hexside(game, Vec::new(), side),
            Happening::Exposed { unit: piece }
            | Happening::Left { piece }
            | Happening::Tracked { piece, .. }
            | Happening::Checked { unit: piece, .. }
            | Happening::Ordered { unit: piece, .. }
            | Happening::Reduced { unit: piece }
            | Happening::Restored { unit: piece }
            | Happening::Withdrawn { piece }
            | Happening::Eliminated { unit: piece }
            | Happening::Led { leader: piece }
            | Happening::FerocityTested { unit: piece, .. }
            | Happening::Ferocious { unit: piece, .. }
            | Happening::Unanswered { unit: piece }
            | Happening::Lapsed { unit: piece, .. }
            | Happening::LeaderTested { leader: piece, .. }
            | Happening::LeaderKilled { leader: piece } => on(piece),
            Happening::PhaseBegan { .. }
            | Happening::Plotted { .. }
            | Happening::Resulted { .. }
            | Happening::Casualties { .. }
            | Happening::Committed
            | Happening::SiegeRead { .. }
            | Happening::Ruled { .. }
            | Happening::Threw { .. }
            | Happening::Drew { .. }
            | Happening::Shuffled { .. }
            | Happening::Drawn { .. }
            | Happening::Flagged { .. }
            | Happening::LeftOut { .. }
            | Happening::Applied
            | Happening::CutOff
            | Happening::Waived
            | Happening::Scored { .. }
            | Happening::Ended { .. } => Self::default(),
        }
    }
}

/// The hexside between two spots; the second spot if they are not adjacent, share their hex or are the same.
fn between(game: &Game, from: SpotId, to: SpotId) -> Option<Place> {
    let board = game.board();
    if to.index() >= board.len() {
        return None;
    }
    let to = board.spot(to);
    let side = (from.index() < board.len()).then(|| Hexside::new(board.spot(from).hex, to.hex));
    Some(match side.filter(|side| side.is_real()) {
        Some(side) => Place::Hexside(LayeredSide { side, layer: None }),
        None => Place::Spot(to),
    })
}
