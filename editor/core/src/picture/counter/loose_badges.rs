//! Badges drawn without their counter, at their position on it, for callers that overlay them later.

use rules::play::UnitCondition;
use rules::spot::Level;

use super::{CounterLook, SIZE, Stand, badge};
use crate::picture::geometry::Point;
use crate::picture::shape::Shape;

/// Draws the badge for a unit's condition, for a counter centred at the origin; nothing for good order.
#[must_use]
pub fn order_badge(look: &CounterLook<'_>, order: UnitCondition) -> Vec<Shape> {
    let at = Point::new(SIZE / 2.0 - badge::RADIUS, -2.0);
    let mut pen = Stand::alone(at).pen();
    look.order(&mut pen, at, order);
    pen.done()
}

/// Draws the badge for a level, for a counter centred at the origin: a house for a room or an upper floor, a man on a
/// house for a roof or platform, nothing for open ground.
#[must_use]
pub fn level_badge(look: &CounterLook<'_>, level: Level) -> Vec<Shape> {
    let at = Point::new(-SIZE / 2.0 - badge::BESIDE, -2.0);
    let mut pen = Stand::alone(at).pen();
    match level {
        Level::Ground => {}
        Level::In | Level::Upper => look.inside(&mut pen, at),
        Level::Roof => look.above(&mut pen, at),
    }
    pen.done()
}
