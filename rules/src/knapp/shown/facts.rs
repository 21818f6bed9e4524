//! What is seen of events.

use crate::board::SpotId;
use crate::knapp::{Event, Position, What};
use crate::play::{EventView, Fact, Moment, PieceId};

/// What an event is to those who follow the game.
pub(super) fn glance(before: &Position, earlier: &[Event], event: &Event) -> EventView {
    let at = |piece: PieceId| {
        let moved = earlier.iter().rev().find_map(|event| match event.what {
            What::Stepped { piece: own, to, .. } | What::Placed { piece: own, at: to } if own == piece => Some(to),
            _ => None,
        });
        moved.unwrap_or(before.of(piece).at)
    };
    let head = |column: u8| before.columns.get(usize::from(column)).map_or(SpotId::NOWHERE, |own| own.head[0]);
    let there = |spot: SpotId| spot != SpotId::NOWHERE;
    let struck = |by: PieceId, target: PieceId| {
        let (from, to) = (at(by), at(target));
        (there(from) && there(to)).then_some(Fact::Struck { from, to })
    };
    let fact = match event.what {
        What::Placed { at, .. } => Some(Fact::Placed { at }),
        What::Stepped { piece, from, to, cost } => Some(Fact::Walked { piece, from, to, cost }),
        What::Fired { by, target } | What::Fought { by, target, .. } => struck(by, target),
        What::Checked { column, .. } => Some(head(column)).filter(|at| there(*at)).map(|at| Fact::Tested { at }),
        _ => None,
    };
    let began = match event.what {
        What::Began { turn, day, phase } => Some(Moment { turn, phase: phase.in_day(day) }),
        _ => None,
    };
    let rolled = match event.what {
        What::Bombarded { roll, .. }
        | What::Checked { roll, .. }
        | What::Waded { roll, .. }
        | What::Shot { roll, .. }
        | What::Struck { roll, .. }
        | What::Scaled { roll, .. }
        | What::Pushed { roll, .. }
        | What::Bashed { roll, .. }
        | What::DoorShot { roll, .. }
        | What::Threw { roll, .. }
        | What::Fought { roll, .. } => Some(roll),
        _ => None,
    };
    EventView { began, rolled, fact, ends: matches!(event.what, What::Ended { .. }) }
}
