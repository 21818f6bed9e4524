//! Ways on the compiled board: where one gets by crossing what can be crossed at all (5.2, 5.7).

use super::Survey;
use crate::board::{Board, Crossing, SpotId, SpotSet};
use crate::map::HexsideKind;

/// Whether the rulebook has a chart at all: without one nothing is known of any crossing.
pub(super) fn has_chart(survey: &Survey<'_>) -> bool {
    survey.rulebook.effect(HexsideKind::Clear).is_some()
}

/// Whether any crossing leads out of a spot, and so into it: both ways cost the same.
pub(super) fn has_way(board: &Board, spot: SpotId) -> bool {
    board.crossings(spot).iter().any(is_passable)
}

/// Adds everything one gets to from these spots to what is reached, and says what is new, the spots themselves included.
pub(super) fn flood(board: &Board, from: impl IntoIterator<Item = SpotId>, reached: &mut SpotSet) -> Vec<SpotId> {
    let mut found: Vec<SpotId> = from.into_iter().filter(|spot| reached.insert(*spot)).collect();
    let mut next = 0;
    while let Some(spot) = found.get(next).copied() {
        for crossing in board.crossings(spot).iter().filter(|crossing| is_passable(crossing)) {
            if reached.insert(crossing.to) {
                found.push(crossing.to);
            }
        }
        next += 1;
    }
    found
}

/// Whether one can cross at all.
pub(super) const fn is_passable(crossing: &Crossing) -> bool {
    crossing.cost != Crossing::PROHIBITED
}

/// Whether one walks through as through open country.
pub(super) const fn is_open(kind: HexsideKind) -> bool {
    match kind {
        HexsideKind::Clear | HexsideKind::DryStreambed | HexsideKind::GunRamp | HexsideKind::Breach => true,
        HexsideKind::StoneWall
        | HexsideKind::WoodenWall
        | HexsideKind::InnerWall
        | HexsideKind::OuterWall
        | HexsideKind::ChurchWall
        | HexsideKind::Doorway
        | HexsideKind::Gunslit
        | HexsideKind::Impassable
        | HexsideKind::InteriorWall
        | HexsideKind::HighPalisade => false,
    }
}
