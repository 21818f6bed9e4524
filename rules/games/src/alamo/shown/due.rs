//! Sentences about the pending decision or roll, and the pieces it concerns.

use std::collections::BTreeSet;

use crate::alamo::{Action, Game, Pending, Phase, PieceId, Position};
use crate::board::SpotId;
use crate::phrase::Phrase;
use crate::play::{Actor, Concern};

/// Describes what is to be decided or rolled now.
pub(super) fn due(game: &Game, position: &Position, legal: &[Action]) -> Phrase {
    match game.actor(position) {
        Actor::Over => Phrase::new("due-over"),
        Actor::Chance => roll(game, position),
        Actor::Player(_) => match position.pending.last() {
            Some(pending) => question(game, pending),
            None => phase(game, position, legal),
        },
    }
}

/// The places the pending decision or roll concerns.
pub(super) fn concerned(game: &Game, position: &Position) -> Vec<Concern> {
    let at = |piece: PieceId| position.state(piece).at;
    let on_board = |spot: &SpotId| spot.index() < game.board().len();
    match position.pending.last() {
        Some(
            Pending::Combat(strike)
            | Pending::Counter(strike)
            | Pending::Ferocity(strike)
            | Pending::FerocityRoll(strike, _),
        ) => vec![Concern::Attack(at(strike.unit), at(strike.target))],
        Some(Pending::Damage { unit, target, .. }) => vec![Concern::Attack(at(*unit), at(*target))],
        Some(Pending::Breach { side, .. }) => vec![Concern::Side(game.board().breach_side(*side))],
        Some(Pending::Advance { unit, to }) => vec![Concern::Advance(at(*unit), *to)],
        Some(pending) => pending.owner().map(at).filter(on_board).map(Concern::Spot).into_iter().collect(),
        None => Vec::new(),
    }
}

/// The number of pieces that can act on the map: step, attack or breach a wall.
fn ready(legal: &[Action]) -> usize {
    pieces(legal, |action| match action {
        Action::Step { piece, .. } => Some(*piece),
        Action::Attack { by, .. } => Some(*by),
        Action::Breach { battery } => Some(*battery),
        _ => None,
    })
}

fn pieces(legal: &[Action], of: impl Fn(&Action) -> Option<PieceId>) -> usize {
    legal.iter().filter_map(of).collect::<BTreeSet<_>>().len()
}

fn name(game: &Game, piece: PieceId) -> &str {
    &game.piece(piece).name
}

fn roll(game: &Game, position: &Position) -> Phrase {
    let count = game.chance(position).map_or(0, |dice| usize::from(dice.count));
    let of = |id, piece| Phrase::new(id).with("piece", name(game, piece)).count("dice", count);
    match position.pending.last() {
        Some(Pending::Combat(strike)) => of("due-roll-combat", strike.by).with("target", name(game, strike.target)),
        Some(Pending::Damage { target, .. }) => of("due-roll-damage", *target),
        Some(Pending::Trial { unit, .. }) => of("due-roll-damage", *unit),
        Some(Pending::Leader(peril)) => of("due-roll-leader", peril.leader),
        Some(Pending::FerocityRoll(strike, leader)) => {
            of("due-roll-ferocity", strike.unit).with("leader", name(game, *leader))
        }
        Some(Pending::Breach { battery, side, .. }) => {
            of("due-roll-breach", *battery).with("side", game.board().breach_side(*side))
        }
        Some(Pending::Siege) => Phrase::new("due-roll-siege").count("dice", count),
        Some(Pending::Draw { .. }) => Phrase::new("due-roll-draw"),
        _ => Phrase::new("due-roll-variant").count("dice", count),
    }
}

fn question(game: &Game, pending: &Pending) -> Phrase {
    let of = |id, piece| Phrase::new(id).with("piece", name(game, piece));
    match pending {
        Pending::Counter(strike) => of("due-counter", strike.unit).with("target", name(game, strike.target)),
        Pending::Ferocity(strike) => of("due-ferocity", strike.unit),
        Pending::Ferocious { unit, left, .. } => of("due-ferocious", *unit).count("left", usize::from(*left)),
        Pending::Lead(unit) => of("due-lead", *unit),
        Pending::Retreat { unit, hexes, .. } => of("due-retreat", *unit).count("hexes", usize::from(*hexes)),
        Pending::Company { leader, unit } => of("due-company", *leader).with("unit", name(game, *unit)),
        Pending::Advance { unit, to } => of("due-advance", *unit).with("to", game.spot_shown(*to)),
        Pending::Aim { battery, .. } => of("due-aim", *battery),
        Pending::Consult => Phrase::new("due-consult"),
        _ => Phrase::new("due-question"),
    }
}

fn phase(game: &Game, position: &Position, legal: &[Action]) -> Phrase {
    let waiting = || pieces(legal, |action| if let Action::Place { piece, .. } = action { Some(*piece) } else { None });
    match position.phase {
        Phase::Plot => Phrase::new("due-plot"),
        Phase::SetUpGuns | Phase::SetUpTexans | Phase::SetUpMexicans if waiting() == 0 => Phrase::new("due-set-up"),
        Phase::SetUpGuns | Phase::SetUpTexans | Phase::SetUpMexicans => {
            Phrase::new("due-place").count("count", waiting())
        }
        Phase::Replacement => Phrase::new("due-replacement").count("count", waiting()),
        Phase::ReservePlacement => Phrase::new("due-reserve").count("count", waiting()),
        Phase::ReserveCommitment if waiting() > 0 => Phrase::new("due-reserve").count("count", waiting()),
        Phase::ReserveCommitment => Phrase::new("due-commitment"),
        Phase::TexanMovement | Phase::MexicanMovement => match position.mover {
            Some(mover) => Phrase::new("due-moving")
                .with("piece", name(game, mover.piece))
                .count("points", usize::from(mover.points)),
            None => Phrase::new("due-move").count("count", ready(legal)),
        },
        Phase::TexanCombat | Phase::MexicanCombat => Phrase::new("due-attack").count("count", ready(legal)),
        Phase::TexanRally | Phase::MexicanRally | Phase::Withdrawal | Phase::TurnEnd => Phrase::new("due-question"),
    }
}
