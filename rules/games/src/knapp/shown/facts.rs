//! Views of events.

use crate::board::SpotId;
use crate::house::HouseEvent;
use crate::knapp::{Event, Game, Happening, Position};
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
    let head = |column: u8| before.columns.get(usize::from(column)).map_or(SpotId::NOWHERE, |own| own.head[0]);
    let there = |spot: SpotId| spot != SpotId::NOWHERE;
    let struck = |by: PieceId, target: PieceId| {
        let (from, to) = (at(by), at(target));
        (there(from) && there(to)).then_some(Fact::Struck { from, to })
    };
    let fact = match event.what {
        Happening::Placed { at, .. } => Some(Fact::Placed { at }),
        Happening::Stepped { piece, from, to, cost } => Some(Fact::Walked { piece, from, to, cost }),
        Happening::Fired { by, target } | Happening::Fought { by, target, .. } => struck(by, target),
        Happening::Checked { column, .. } => Some(head(column)).filter(|at| there(*at)).map(|at| Fact::Tested { at }),
        _ => None,
    };
    let began = match event.what {
        Happening::Began { turn, day, phase } => Some(Moment { turn, phase: phase.in_day(day) }),
        _ => None,
    };
    let rolled = match event.what {
        Happening::Bombarded { roll, .. }
        | Happening::Checked { roll, .. }
        | Happening::Waded { roll, .. }
        | Happening::Shot { roll, .. }
        | Happening::Struck { roll, .. }
        | Happening::Scaled { roll, .. }
        | Happening::Pushed { roll, .. }
        | Happening::Bashed { roll, .. }
        | Happening::DoorShot { roll, .. }
        | Happening::House(HouseEvent::Threw { roll, .. })
        | Happening::Fought { roll, .. } => Some(roll),
        _ => None,
    };
    let goes_inside = |piece: PieceId, from: SpotId, to: SpotId| {
        game.piece(piece).side == Some(Side::Mexican) && game.ground.is_inside(to) && !game.ground.is_inside(from)
    };
    let news = match event.what {
        Happening::Fired { by, target } | Happening::Fought { by, target, .. } | Happening::Shelled { by, target } => {
            Some(News::Attacked { by, target })
        }
        Happening::Killed { piece } => Some(News::Lost(piece)),
        Happening::Captured { gun, by } => Some(News::Captured { gun, by }),
        Happening::Disabled { gun: piece } | Happening::Silenced { battery: piece } => Some(News::Silenced(piece)),
        Happening::Breached { at } => game.ground.aims.get(usize::from(at)).map(|aim| News::Breached(aim.side)),
        Happening::Opened { door } => game.ground.doors.get(usize::from(door)).map(|door| News::Opened(door.side)),
        Happening::Stepped { piece, from, to, .. } if goes_inside(piece, from, to) => {
            Some(News::Inside { piece, at: to })
        }
        _ => None,
    };
    EventView { began, rolled, fact, news, ends: matches!(event.what, Happening::Ended { .. }) }
}
