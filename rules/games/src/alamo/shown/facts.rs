//! The facts that events show on the map.

use crate::alamo::{Event, Game, Happening, PieceId, Position, Status};
use crate::board::SpotId;
use crate::play::{EventView, Fact, Moment, News};

/// An event as shown to those who follow the game.
pub(super) fn glance(game: &Game, before: &Position, earlier: &[Event], event: &Event) -> EventView {
    let stood = |piece| stands(before, earlier, piece);
    let fact = match event.what {
        Happening::Placed { at, .. } | Happening::Entered { at, .. } => Some(Fact::Placed { at }),
        Happening::Stepped { piece, from, to, cost } => Some(Fact::Walked { piece: piece.into(), from, to, cost }),
        Happening::Retreated { unit, to } | Happening::Advanced { unit, to } => {
            Some(Fact::Went { from: stood(unit), to })
        }
        Happening::Attacked { by, target, .. } => Some(Fact::Struck { from: stood(by), to: stood(target) }),
        Happening::Checked { unit, .. } => Some(Fact::Tested { at: stood(unit) }),
        _ => None,
    };
    let began = match event.what {
        Happening::PhaseBegan { turn, phase } => Some(Moment { turn, phase: phase.into() }),
        _ => None,
    };
    let rolled = match event.what {
        Happening::Resulted { roll, .. }
        | Happening::Checked { roll, .. }
        | Happening::FerocityTested { roll, .. }
        | Happening::LeaderTested { roll, .. }
        | Happening::SiegeRead { roll, .. }
        | Happening::BreachTested { roll, .. }
        | Happening::Threw { roll, .. } => Some(roll.0),
        _ => None,
    };
    let news = match event.what {
        Happening::Eliminated { unit: lost }
        | Happening::LeaderKilled { leader: lost }
        | Happening::LeaderTested { leader: lost, fell: true, .. } => Some(News::Lost(lost.into())),
        Happening::Attacked { by, target, .. } => Some(News::Attacked { by: by.into(), target: target.into() }),
        Happening::Placed { piece, .. } if matches!(before.state(piece).status, Status::Track(_)) => {
            Some(News::Returned(piece.into()))
        }
        Happening::Captured { battery, by } => Some(News::Captured { gun: battery.into(), by: by.into() }),
        Happening::Reduced { unit } => Some(News::Reduced(unit.into())),
        Happening::Breached { side } | Happening::Became { side, open: true }
            if side.index() < game.board().breachable() =>
        {
            Some(News::Breached(game.board().breach_side(side)))
        }
        Happening::Entered { unit, at } => Some(News::Inside { piece: unit.into(), at }),
        _ => None,
    };
    EventView { began, rolled, fact, news, ends: matches!(event.what, Happening::Ended { .. }) }
}

/// The spot of a piece after some events.
pub(in crate::alamo) fn stands(before: &Position, events: &[Event], piece: PieceId) -> SpotId {
    let moved = events.iter().rev().find_map(|event| match event.what {
        Happening::Stepped { piece: own, to, .. }
        | Happening::Retreated { unit: own, to }
        | Happening::Advanced { unit: own, to }
        | Happening::Placed { piece: own, at: to }
            if own == piece =>
        {
            Some(to)
        }
        _ => None,
    });
    moved.unwrap_or(before.state(piece).at)
}
