//! What is seen of events.

use crate::board::SpotId;
use crate::deguello::{Event, Position, What};
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
    let there = |spot: SpotId| spot != SpotId::NOWHERE;
    let struck = |by: PieceId, target: PieceId| {
        let (from, to) = (at(by), at(target));
        (there(from) && there(to)).then_some(Fact::Struck { from, to })
    };
    let fact = match event.what {
        What::Placed { at, .. } => Some(Fact::Placed { at }),
        What::Stepped { from, to, .. } if !there(from) => Some(Fact::Placed { at: to }),
        What::Stepped { piece, from, to, cost } => Some(Fact::Walked { piece, from, to, cost }),
        What::Fired { by, target } | What::Attacked { by, target } => struck(by, target),
        _ => None,
    };
    let began = match event.what {
        What::Began { round, phase } => Some(Moment { turn: round, phase: phase.neutral() }),
        _ => None,
    };
    let rolled = match event.what {
        What::Rose { roll, .. }
        | What::Light { roll, .. }
        | What::Shot { roll, .. }
        | What::LadderHit { roll, .. }
        | What::OfficerHit { roll, .. }
        | What::Checked { roll, .. }
        | What::Emplaced { roll, .. }
        | What::Struck { roll, .. }
        | What::Torched { roll, .. }
        | What::Burned { roll, .. } => Some(roll),
        What::Hewed { roll, .. } => Some(roll).filter(|roll| *roll > 0),
        _ => None,
    };
    EventView { began, rolled, fact, ends: matches!(event.what, What::Ended { .. }) }
}
