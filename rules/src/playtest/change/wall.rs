//! The kind of a hexside as a figure, `wall.1304/1305`: its value is the index of a kind, in the order of the chart.

use super::{ScenarioChange, varied};
use crate::edit::paint_hexside;
use crate::hexside::{Hexside, Layer};
use crate::map::HexsideKind;
use crate::project::Project;

/// The prefix of the names of these figures.
pub(super) const PREFIX: &str = "wall.";
/// The greatest value: every kind can be painted except the breach, which only play makes.
pub(super) const MOST: i32 = HexsideKind::ALL.len() as i32 - 2;

impl ScenarioChange {
    /// Whether the values of a figure have an order with which a share may rise or fall. The kinds of a hexside have
    /// none.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::ScenarioChange;
    ///
    /// assert!(ScenarioChange::is_ordered("move.ma") && !ScenarioChange::is_ordered("wall.1304/1305"));
    /// ```
    #[must_use]
    pub fn is_ordered(name: &str) -> bool {
        !name.starts_with(PREFIX)
    }

    /// Returns the kind a value of a hexside figure stands for; `None` for other figures, whose values are numbers.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::HexsideKind;
    /// use rules::playtest::ScenarioChange;
    ///
    /// assert_eq!(ScenarioChange::kind("wall.1304/1305", 2), Some(HexsideKind::StoneWall));
    /// assert_eq!(ScenarioChange::kind("move.ma", 2), None);
    /// ```
    #[must_use]
    pub fn kind(name: &str, value: i32) -> Option<HexsideKind> {
        if Self::is_ordered(name) { None } else { kind(value) }
    }
}

/// Returns the kinds that can be painted, in the order of their values.
fn kinds() -> impl Iterator<Item = HexsideKind> {
    HexsideKind::ALL.into_iter().filter(|kind| *kind != HexsideKind::Breach)
}

/// Returns the kind a value stands for.
pub(super) fn kind(value: i32) -> Option<HexsideKind> {
    kinds().nth(usize::try_from(value).ok()?)
}

/// Returns the hexside of a figure. `None` off the map, and where a correction in force sets the kind: paint below it
/// would not count.
pub(super) fn find(project: &Project, name: &str) -> Option<Hexside> {
    let side: Hexside = name.strip_prefix(PREFIX)?.parse().ok()?;
    let is_there = side.hexes().into_iter().all(|hex| project.map.grid.contains(hex));
    let is_painted = project.base_map().entries_at(side).eq(project.map.entries_at(side));
    (is_there && is_painted).then_some(side)
}

/// Returns the value of the painted kind of a hexside.
pub(super) fn now(project: &Project, side: Hexside) -> Option<i32> {
    let own = project.base_map().kind(side, Layer::Ground);
    kinds().position(|kind| kind == own).and_then(|at| i32::try_from(at).ok())
}

/// Paints a kind on the ground layer, and on the upper layer too if one feature covers both.
pub(super) fn put(project: &mut Project, side: Hexside, value: i32) {
    let Some(kind) = kind(value) else { return };
    let map = project.base_map();
    let is_whole = map.feature(side, Layer::Ground).is_some_and(|entry| entry.at.covers(Layer::Upper));
    let layers: &[Layer] = if is_whole { &Layer::ALL } else { &[Layer::Ground] };
    let edit = paint_hexside(map, side, layers, kind, &varied());
    // The edit was made from the painted map, so it fits.
    let _ = project.paint(&edit);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    fn wall(project: &Project) -> String {
        let entry = project.map.hexsides.iter().find(|own| own.kind.is_wall()).unwrap();
        format!("{PREFIX}{}", entry.at.side)
    }

    #[test]
    fn every_kind_one_can_paint_has_its_value_and_the_present_one_changes_nothing() {
        let project = fixture::mission();
        let name = wall(&project);
        let (own, range) = ScenarioChange::figure_now(&project, &name).unwrap();
        assert_eq!(range, (0, MOST));
        assert!(kind(MOST).is_some() && kind(MOST + 1).is_none() && kind(-1).is_none());
        let with = |value| ScenarioChange::Figure { name: name.clone(), value }.made_in(&project).unwrap();
        assert_eq!(with(own), project);
        for value in 0..=MOST {
            let changed = with(value);
            let side = find(&changed, &name).unwrap();
            assert_eq!(Some(changed.map.kind(side, Layer::Ground)), kind(value));
            assert_eq!(ScenarioChange::figure_now(&changed, &name).map(|now| now.0), Some(value));
        }
    }

    #[test]
    fn there_is_no_such_figure_off_the_map_or_under_a_correction() {
        let alamo = fixture::alamo();
        for name in ["wall.9901/9902", "wall.", "wall.nowhere"] {
            assert_eq!(ScenarioChange::figure_now(&alamo, name), None, "{name}");
        }
        let corrected = ScenarioChange::Corrections { on: true }.made_in(&alamo).unwrap();
        let differs = corrected.map.hexsides.iter().find(|own| !corrected.base_map().hexsides.contains(own)).unwrap();
        assert_eq!(ScenarioChange::figure_now(&corrected, &format!("{PREFIX}{}", differs.at.side)), None);
    }
}
