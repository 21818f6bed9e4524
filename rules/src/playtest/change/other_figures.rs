//! Figures that are not parameters of the rulebook: withdrawal, victory, terrain, the combat table, counters.
//!
//! | name | meaning of the value |
//! |---|---|
//! | `withdrawal.threshold` | extra casualties before the army withdraws, in every turn |
//! | `withdrawal.3` | the casualties of turn 3 |
//! | `vp.level_bounds` | extra points for every victory level except the first |
//! | `vp.level_bounds.4` | the points from which the fourth level counts |
//! | `tec.stone.cost` | the movement points a hexside costs |
//! | `crt.4.7` | the result of die 4 in column 7: 0 is `C`, 1 is `-`, 2 is `H`, 3 is `1` and so on |
//! | `counter.line.quantity` | the number of counters; with 0 the kind is removed |
//! | `counter.line.fire` | a value of the front; the back moves with it |
//! | `wall.1304/1305` | the kind on the ground layer of a hexside: 0 is nothing, 1 a dry streambed, as [`wall`] counts |

use super::{NoChange, unvouch, wall, within};
use crate::counters::CounterMix;
use crate::hexside::Hexside;
use crate::project::Project;
use crate::rulebook::{CombatResult, Figure, Home, Rulebook};

/// The greatest number of counters of a kind.
const MOST_COUNTERS: i32 = 40;
/// The greatest value of a counter, and the greatest cost of a hexside.
const MOST_VALUE: i32 = 30;
/// The greatest number of casualties or points.
const MOST_POINTS: i32 = 999;
/// The greatest result of the combat table.
const MOST_RESULT: i32 = 9;

/// Sets a figure; `None` if the project has no figure of this name.
pub(super) fn set(project: &mut Project, name: &str, value: i32) -> Option<Result<(), NoChange>> {
    let figure = find(project, name)?;
    let (own, range) = figure.now(project)?;
    Some(within(name, value, range).map(|value| {
        if value != own {
            figure.put(project, value);
        }
    }))
}

/// Returns the value of a figure and its range; `None` if the project has no figure of this name.
pub(super) fn now(project: &Project, name: &str) -> Option<(i32, (i32, i32))> {
    find(project, name)?.now(project)
}

/// Whether a figure is the movement cost of a kind of terrain.
fn is_cost(name: &str) -> bool {
    name.strip_suffix(".cost").is_some()
}

/// Returns the names of all figures except the hexsides, which are too many.
pub(super) fn names(project: &Project) -> Vec<String> {
    let rulebook = &project.rulebook;
    let whole = |name: &str, any: bool| any.then(|| name.to_owned());
    let turns = rulebook.withdrawal.iter().map(|own| format!("withdrawal.{}", own.turn));
    let levels = (2..=rulebook.victory.len()).map(|number| format!("vp.level_bounds.{number}"));
    let costs = crate::rulebook::FIGURES.iter().filter(|own| is_cost(own.name)).map(|own| own.name.to_owned());
    let cells = rulebook
        .combat_results
        .iter()
        .flat_map(|line| (1..=line.results.len()).map(move |column| format!("crt.{}.{column}", line.die)));
    let mut names: Vec<String> = whole("withdrawal.threshold", !rulebook.withdrawal.is_empty()).into_iter().collect();
    names.extend(turns);
    names.extend(whole("vp.level_bounds", rulebook.victory.len() > 1));
    names.extend(levels);
    names.extend(costs);
    names.extend(cells);
    let counters = &project.counters;
    names.extend(counters.kinds().map(|(id, _)| format!("counter.{id}.quantity")));
    for unit in &counters.units {
        names.extend(["fire", "melee", "morale"].map(|value| format!("counter.{}.{value}", unit.id)));
    }
    names.extend(counters.leaders.iter().map(|own| format!("counter.{}.rating", own.id)));
    names.extend(counters.batteries.iter().map(|own| format!("counter.{}.strength", own.id)));
    for piece in &counters.pieces {
        names.extend(piece.figures.keys().map(|figure| format!("counter.{}.{figure}", piece.id)));
    }
    names.retain(|name| now(project, name).is_some());
    names
}

/// A figure, found by its name.
#[derive(Debug, Clone, Copy)]
enum Beyond<'a> {
    /// Every withdrawal figure together.
    Withdrawals,
    /// The withdrawal figure of a turn.
    Withdrawal(u8),
    /// Every bound of a victory level except the first.
    Levels,
    /// One bound, by its index.
    Level(usize),
    /// The cost of a kind of hexside, by its index in the chart.
    Cost(usize),
    /// A cell of the combat table: the indices of its line and its column.
    Cell(usize, usize),
    /// The number of counters of an id.
    Quantity(&'a str),
    /// A value of a counter: its id and the name of the value.
    Value(&'a str, &'a str),
    /// The kind of a hexside.
    Wall(Hexside),
}

fn find<'a>(project: &Project, name: &'a str) -> Option<Beyond<'a>> {
    let rulebook = &project.rulebook;
    match name {
        "withdrawal.threshold" => return (!rulebook.withdrawal.is_empty()).then_some(Beyond::Withdrawals),
        "vp.level_bounds" => return (rulebook.victory.len() > 1).then_some(Beyond::Levels),
        _ => {}
    }
    if let Some(turn) = name.strip_prefix("withdrawal.") {
        let turn = turn.parse().ok()?;
        return rulebook.withdrawal.iter().any(|own| own.turn == turn).then_some(Beyond::Withdrawal(turn));
    }
    if let Some(number) = name.strip_prefix("vp.level_bounds.") {
        let at = number.parse::<usize>().ok()?.checked_sub(1)?;
        return (at > 0 && at < rulebook.victory.len()).then_some(Beyond::Level(at));
    }
    if let Some((die, column)) = name.strip_prefix("crt.").and_then(|cell| cell.split_once('.')) {
        let (die, column): (u8, usize) = (die.parse().ok()?, column.parse().ok()?);
        let line = rulebook.combat_results.iter().position(|own| own.die == die)?;
        let column = column.checked_sub(1).filter(|at| *at < rulebook.combat_results[line].results.len())?;
        return Some(Beyond::Cell(line, column));
    }
    if let Some((id, value)) = name.strip_prefix("counter.").and_then(|own| own.rsplit_once('.')) {
        project.counters.quantity_of(id)?;
        return Some(if value == "quantity" { Beyond::Quantity(id) } else { Beyond::Value(id, value) });
    }
    if name.starts_with(wall::PREFIX) {
        return wall::find(project, name).map(Beyond::Wall);
    }
    let Some(Figure { home: Home::Terrain(kind), .. }) = Figure::named(name).filter(|_| is_cost(name)) else {
        return None;
    };
    rulebook.terrain.iter().position(|line| line.kind == *kind).map(Beyond::Cost)
}

impl Beyond<'_> {
    /// Returns the value and its range.
    fn now(self, project: &Project) -> Option<(i32, (i32, i32))> {
        let Rulebook { withdrawal, victory, terrain, combat_results, .. } = &project.rulebook;
        Some(match self {
            Self::Withdrawals => {
                let least = withdrawal.iter().map(|own| i32::from(own.casualties)).min()?;
                (0, (-least, MOST_POINTS))
            }
            Self::Withdrawal(turn) => {
                let own = withdrawal.iter().find(|own| own.turn == turn)?;
                (i32::from(own.casualties), (0, MOST_POINTS))
            }
            // The first level starts at 0, and every other one above it.
            Self::Levels => (0, (1 - i32::from(victory.get(1)?.from), MOST_POINTS)),
            Self::Level(at) => {
                let bound = |at: usize| victory.get(at).map(|own| i32::from(own.from));
                (bound(at)?, (bound(at - 1)? + 1, bound(at + 1).map_or(MOST_POINTS, |next| next - 1)))
            }
            Self::Cost(at) => (i32::from(terrain.get(at)?.cost?), (0, MOST_VALUE)),
            Self::Cell(line, column) => (number_of(*combat_results.get(line)?.results.get(column)?), (0, MOST_RESULT)),
            Self::Quantity(id) => {
                let quantity = i32::try_from(project.counters.quantity_of(id)?).ok()?;
                let is_leader = project.counters.leaders.iter().any(|own| own.id == id);
                (quantity, (0, if is_leader { 1 } else { MOST_COUNTERS }))
            }
            Self::Value(id, value) => (value_of(&project.counters, id, value)?, (0, MOST_VALUE)),
            Self::Wall(side) => (wall::now(project, side)?, (0, wall::MOST)),
        })
    }

    fn put(self, project: &mut Project, value: i32) {
        let Rulebook { withdrawal, victory, terrain, combat_results, .. } = &mut project.rulebook;
        let more = |own: u16| u16::try_from(i32::from(own) + value).unwrap_or(0);
        let small = u8::try_from(value).unwrap_or(0);
        match self {
            Self::Withdrawals => {
                for own in withdrawal.iter_mut() {
                    own.casualties = more(own.casualties);
                    unvouch(&mut own.by);
                }
            }
            Self::Withdrawal(turn) => {
                for own in withdrawal.iter_mut().filter(|own| own.turn == turn) {
                    own.casualties = more(0);
                    unvouch(&mut own.by);
                }
            }
            Self::Levels => victory.iter_mut().skip(1).for_each(|own| own.from = more(own.from)),
            Self::Level(at) => victory[at].from = more(0),
            Self::Cost(at) => {
                terrain[at].cost = Some(small);
                unvouch(&mut terrain[at].by);
            }
            Self::Cell(line, column) => combat_results[line].results[column] = result_of(small),
            Self::Quantity(id) => put_quantity(project, id, value),
            Self::Value(id, name) => put_value(&mut project.counters, id, name, value),
            Self::Wall(side) => wall::put(project, side, value),
        }
    }
}

/// Returns a combat result as a number, which grows with the harm to the target.
fn number_of(result: CombatResult) -> i32 {
    i32::from(result.gain())
}

fn result_of(number: u8) -> CombatResult {
    match number {
        0 => CombatResult::Counterattack,
        1 => CombatResult::Nothing,
        hit => CombatResult::Hit(hit - 2),
    }
}

fn value_of(counters: &CounterMix, id: &str, name: &str) -> Option<i32> {
    if let Some(unit) = counters.units.iter().find(|own| own.id == id) {
        let full = &unit.full;
        return Some(i32::from(match name {
            "fire" => full.fire,
            "melee" => full.melee,
            "morale" => full.morale,
            _ => return None,
        }));
    }
    if let Some(leader) = counters.leaders.iter().find(|own| own.id == id) {
        return (name == "rating").then_some(i32::from(leader.rating));
    }
    if let Some(battery) = counters.batteries.iter().find(|own| own.id == id) {
        return (name == "strength").then_some(i32::from(battery.strength));
    }
    counters.pieces.iter().find(|own| own.id == id)?.figures.get(name).copied()
}

fn put_value(counters: &mut CounterMix, id: &str, name: &str, value: i32) {
    let small = u8::try_from(value).unwrap_or(0);
    for unit in counters.units.iter_mut().filter(|own| own.id == id) {
        let [front, back] = [&mut unit.full, &mut unit.reduced].map(|own| match name {
            "fire" => &mut own.fire,
            "melee" => &mut own.melee,
            _ => &mut own.morale,
        });
        let moved = i32::from(*back) + value - i32::from(*front);
        (*front, *back) = (small, u8::try_from(moved.clamp(0, MOST_VALUE)).unwrap_or(0));
    }
    counters.leaders.iter_mut().filter(|own| own.id == id).for_each(|own| own.rating = small);
    counters.batteries.iter_mut().filter(|own| own.id == id).for_each(|own| own.strength = small);
    for piece in counters.pieces.iter_mut().filter(|own| own.id == id) {
        piece.figures.insert(name.to_owned(), value);
    }
    unvouch_counters(counters, id);
}

/// Removes the citations of the counters of an id.
fn unvouch_counters(counters: &mut CounterMix, id: &str) {
    let units = counters.units.iter_mut().filter(|own| own.id == id).map(|own| &mut own.by);
    let leaders = counters.leaders.iter_mut().filter(|own| own.id == id).map(|own| &mut own.by);
    let batteries = counters.batteries.iter_mut().filter(|own| own.id == id).map(|own| &mut own.by);
    let pieces = counters.pieces.iter_mut().filter(|own| own.id == id).map(|own| &mut own.by);
    units.chain(leaders).chain(batteries).chain(pieces).for_each(unvouch);
}

/// Changes the number of counters of an id. The set-up keeps those that are left, renamed if their numbering changes.
fn put_quantity(project: &mut Project, id: &str, quantity: i32) {
    let counters = &mut project.counters;
    let before = counters.quantity_of(id).and_then(|own| i32::try_from(own).ok()).unwrap_or(0);
    for own in counters.units.iter_mut().filter(|own| own.id == id) {
        own.quantity = quantity;
    }
    for own in counters.batteries.iter_mut().filter(|own| own.id == id) {
        own.quantity = quantity;
    }
    for own in counters.pieces.iter_mut().filter(|own| own.id == id) {
        own.quantity = quantity;
    }
    if quantity == 0 {
        counters.units.retain(|own| own.id != id);
        counters.leaders.retain(|own| own.id != id);
        counters.batteries.retain(|own| own.id != id);
        counters.pieces.retain(|own| own.id != id);
    }
    unvouch_counters(counters, id);
    let old: Vec<String> = CounterMix::pieces_of(id, before).collect();
    let new: Vec<String> = CounterMix::pieces_of(id, quantity).collect();
    project.scenario.setup.retain_mut(|placed| {
        let Some(at) = old.iter().position(|name| *name == placed.piece) else { return true };
        new.get(at).is_some_and(|name| {
            placed.piece.clone_from(name);
            true
        })
    });
}

#[cfg(test)]
mod tests {
    use super::super::ScenarioChange;
    use super::*;
    use crate::alamo::Game;
    use crate::fixture;

    fn with(name: &str, value: i32) -> Project {
        let figure = ScenarioChange::Figure { name: name.to_owned(), value };
        figure.made_in(&fixture::mission()).unwrap_or_else(|why| panic!("{name}: {why}"))
    }

    fn casualties(project: &Project) -> Vec<u16> {
        project.rulebook.withdrawal.iter().map(|own| own.casualties).collect()
    }

    #[test]
    fn withdrawal_and_victory_move_together_or_alone() {
        assert_eq!(casualties(&with("withdrawal.threshold", 15)), [20, 21, 22]);
        assert_eq!(casualties(&with("withdrawal.threshold", -5)), [0, 1, 2]);
        assert_eq!(casualties(&with("withdrawal.2", 9)), [5, 9, 7]);
        let bounds = |project: &Project| project.rulebook.victory.iter().map(|own| own.from).collect::<Vec<_>>();
        assert_eq!(bounds(&with("vp.level_bounds", 2)), [0, 7, 8, 9, 10, 11]);
        assert_eq!(bounds(&with("vp.level_bounds.6", 12)), [0, 5, 6, 7, 8, 12]);
    }

    #[test]
    fn cells_costs_and_values_are_set() {
        let cell = |value| with("crt.3.8", value).rulebook.combat_results[2].results[7].to_string();
        assert_eq!([cell(0), cell(1), cell(2), cell(3)], ["C", "-", "H", "1"]);
        assert_eq!(with("tec.outer.cost", 6).rulebook.terrain.iter().filter(|own| own.cost == Some(6)).count(), 1);
        let line = with("counter.line.melee", 10).counters.units.into_iter().find(|own| own.id == "line").unwrap();
        assert_eq!((line.full.melee, line.reduced.melee, line.full.fire), (10, 7, 4));
        assert_eq!(with("counter.haskell.rating", 3).counters.leaders[0].rating, 3);
    }

    #[test]
    fn fewer_counters_leave_a_scenario_that_can_be_played() {
        for (name, value, placed) in [
            ("counter.rifles.quantity", 1, 6),
            ("counter.volunteers.quantity", 0, 5),
            ("counter.line.quantity", 2, 7),
            ("counter.rifles.quantity", 3, 7),
        ] {
            let project = with(name, value);
            assert_eq!(project.scenario.setup.len(), placed, "{name} {value}");
            Game::new(&project).unwrap_or_else(|report| panic!("{name} {value}: {report:?}"));
        }
        let one = with("counter.rifles.quantity", 1);
        assert!(one.scenario.setup.iter().any(|own| own.piece == "rifles"), "it has no number any more");
    }

    #[test]
    fn every_name_can_be_set_to_both_ends_and_beyond_them_to_nothing() {
        for project in [fixture::mission(), fixture::rancho(), fixture::guardhouse()] {
            let names = names(&project);
            assert!(!names.is_empty());
            for name in names {
                let (own, (least, most)) = now(&project, &name).unwrap();
                assert!((least..=most).contains(&own), "{name}: {own}");
                for value in [least, most] {
                    assert!(set(&mut project.clone(), &name, value).unwrap().is_ok(), "{name} {value}");
                }
                assert!(set(&mut project.clone(), &name, most + 1).unwrap().is_err(), "{name}");
                let mut same = project.clone();
                set(&mut same, &name, own).unwrap().unwrap();
                assert_eq!(same, project, "{name}");
            }
        }
        assert_eq!(now(&fixture::mission(), "counter.nobody.fire"), None);
        assert_eq!(now(&fixture::mission(), "withdrawal.9"), None);
    }
}
