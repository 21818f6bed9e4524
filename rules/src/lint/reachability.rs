//! Reachability on the compiled board over crossings that are not prohibited (5.2, 5.7).

use super::Survey;
use crate::board::{Board, Crossing, SpotId, SpotSet};
use crate::map::HexsideKind;

/// Whether the rulebook has a terrain chart; without one nothing is known about any crossing.
pub(super) fn has_chart(survey: &Survey<'_>) -> bool {
    survey.rulebook.effect(HexsideKind::Clear).is_some()
}

/// Whether a spot can be left, and so entered: both directions cost the same.
pub(super) fn has_way(board: &Board, spot: SpotId) -> bool {
    board.crossings(spot).iter().any(is_passable)
}

/// Adds all spots reachable from `from` to `reached`, and returns the new ones, including the start spots.
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

/// Returns the spots to which a battery can be towed from `from` in so many hexes, over spots that pass `stays`; `from` is the
/// first.
pub(super) fn towed(board: &Board, from: SpotId, hexes: i32, stays: impl Fn(SpotId) -> bool) -> Vec<SpotId> {
    let (mut found, mut met, mut first) = (vec![from], SpotSet::new(board.len()), 0);
    met.insert(from);
    for _ in 0..hexes {
        for at in std::mem::replace(&mut first, found.len())..found.len() {
            let ways = board.crossings(found[at]).iter().filter(|crossing| is_passable(crossing) && crossing.battery);
            found.extend(ways.map(|crossing| crossing.to).filter(|to| stays(*to) && met.insert(*to)));
        }
    }
    found
}

/// Whether a crossing is not prohibited.
pub(super) const fn is_passable(crossing: &Crossing) -> bool {
    crossing.cost != Crossing::PROHIBITED
}

/// Whether a kind is crossed like open country.
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
