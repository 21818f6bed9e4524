//! Views of events.

use crate::board::SpotId;
use crate::deguello::{Event, Game, Happening, Position};
use crate::house::HouseEvent;
use crate::play::{EventView, Fact, Moment, News, PieceId, Shown as _};
use crate::side::Side;

/// The view of an event for those who follow the game.
pub(super) fn glance(game: &Game, before: &Position, earlier: &[Event], event: &Event) -> EventView {
    let at = |piece: PieceId| {
        let moved = earlier.iter().rev().find_map(|event| match event.what {
            Happening::Stepped { piece: own, to, .. } | Happening::Placed { piece: own, at: to } if own == piece => {
                Some(to)
            }
            _ => None,
        });
        moved.unwrap_or(before.state(piece).at)
    };
    let there = |spot: SpotId| spot != SpotId::NOWHERE;
    let struck = |by: PieceId, target: PieceId| {
        let (from, to) = (at(by), at(target));
        (there(from) && there(to)).then_some(Fact::Struck { from, to })
    };
    let fact = match event.what {
        Happening::Placed { at, .. } => Some(Fact::Placed { at }),
        Happening::Stepped { from, to, .. } if !there(from) => Some(Fact::Placed { at: to }),
        Happening::Stepped { piece, from, to, cost } => Some(Fact::Walked { piece, from, to, cost }),
        Happening::Fired { by, target } | Happening::Attacked { by, target } => struck(by, target),
        _ => None,
    };
    let began = match event.what {
        Happening::Began { round, phase } => Some(Moment { turn: round, phase: phase.neutral() }),
        _ => None,
    };
    let rolled = match event.what {
        Happening::Rose { roll, .. }
        | Happening::Light { roll, .. }
        | Happening::Shot { roll, .. }
        | Happening::LadderHit { roll, .. }
        | Happening::OfficerHit { roll, .. }
        | Happening::Checked { roll, .. }
        | Happening::Emplaced { roll, .. }
        | Happening::Struck { roll, .. }
        | Happening::Torched { roll, .. }
        | Happening::House(HouseEvent::Threw { roll, .. })
        | Happening::Burned { roll, .. } => Some(roll),
        Happening::Hewed { roll, .. } => Some(roll).filter(|roll| *roll > 0),
        _ => None,
    };
    let goes_inside = |piece: PieceId, from: SpotId, to: SpotId| {
        game.piece(piece).side == Some(Side::Mexican) && game.ground.is_inside(to) && !game.ground.is_inside(from)
    };
    let news = match event.what {
        Happening::Fired { by, target } | Happening::Attacked { by, target } => Some(News::Attacked { by, target }),
        Happening::Killed { piece } => Some(News::Lost(piece)),
        Happening::Reduced { piece } => Some(News::Reduced(piece)),
        Happening::Opened { door } => Some(News::Opened(game.ground.door(door).side)),
        Happening::Stepped { piece, from, to, .. } if goes_inside(piece, from, to) => {
            Some(News::Inside { piece, at: to })
        }
        _ => None,
    };
    EventView { began, rolled, fact, news, ends: matches!(event.what, Happening::Ended { .. }) }
}
