//! Tests that openings are made by edits and varied without losing a counter.

use std::collections::BTreeSet;
use std::ops::Range;

use super::vary::Varying;
use super::*;
use crate::fixture;
use crate::playtest::ScenarioChange;

/// A workshop that lets counters stand anywhere and decides who wins by the number of counters in the east.
struct Toy {
    spots: Vec<Spot>,
}

impl Workshop for Toy {
    fn spots(&mut self, _: &Project, _: &str) -> Vec<Spot> {
        self.spots.clone()
    }

    fn drawn(&mut self, _: u64) -> Option<Drawn> {
        None
    }

    fn admits(&mut self, _: &Layout, _: &Project) -> bool {
        true
    }

    fn play(&mut self, layout: &Layout, _: &Project, numbers: Range<u32>, throw: Throw) -> Option<Score> {
        let spots = || layout.stands.values().flatten();
        let east = spots().filter(|at| at.hex.column > 6).count() as u32;
        let south = spots().filter(|at| at.hex.row > 5).count() as u64;
        let salt = if throw == Throw::Search { 0 } else { 77 };
        let mut score = Score::default();
        for game in numbers {
            let won = (game + salt) * 618 % 1000 < 50 + 150 * east;
            let losses = i64::from(east) + spots().map(|at| i64::from(at.hex.row)).sum::<i64>() % 2;
            score += Score { games: 1, won: u32::from(won), turns: 4 + south, losses };
        }
        Some(score)
    }
}

fn toy(project: &Project) -> Toy {
    let spots = project.map.hexes.iter().map(|entry| Spot::new(entry.hex, crate::spot::Level::Ground));
    Toy { spots: spots.collect() }
}

fn sought(wanted: usize) -> Sought {
    Sought { wanted, target: BalanceTarget { share: 0.5, within: 0.08 }, games: 1400, tries: 200, seed: 1836 }
}

#[test]
fn an_opening_that_differs_in_nothing_changes_nothing() {
    for project in [fixture::mission(), fixture::alamo(), fixture::rancho(), fixture::guardhouse()] {
        assert_eq!(Layout::from_project(&project).made_in(&project).unwrap(), project);
    }
}

#[test]
fn varied_openings_lose_no_counter_and_go_back_as_they_came() {
    let project = fixture::mission();
    let (original, mut toy) = (Layout::from_project(&project), toy(&project));
    let all: usize = original.stands.values().map(Vec::len).sum();
    let mut varying = Varying::new(&project, &original, 3);
    let mut own = original.clone();
    for round in 0..200 {
        let Some(next) = varying.varied(&own, 1 + round % 3, true, &mut toy) else { continue };
        let made = next.made_in(&project).unwrap_or_else(|| panic!("{next:?}"));
        let boxed: i32 = next.boxed.values().sum();
        let stand: usize = next.stands.values().map(Vec::len).sum();
        let placed = |id: &String| original.stands.contains_key(id);
        let of_placed: i32 = next.boxed.iter().filter(|(id, _)| placed(id)).map(|(_, count)| count).sum();
        assert!(boxed >= of_placed && stand as i32 + of_placed == all as i32, "{next:?}");
        assert_eq!(made.scenario.setup.len(), stand);
        assert_eq!(
            Layout { boxed: next.boxed.clone(), ..Layout::from_project(&made) },
            next,
            "what was made is what was meant"
        );
        own = next;
    }
    assert!(own.apart(&original) > 2 && own.apart(&own) == 0);
    assert_eq!(own.apart(&original), original.apart(&own));
}

#[test]
fn what_stays_in_the_box_is_what_balance_means_by_a_smaller_quantity() {
    let project = fixture::mission();
    let mut fewer = Layout::from_project(&project);
    fewer.boxed.insert("line".to_owned(), 1);
    let name = "counter.line.quantity".to_owned();
    let balanced = ScenarioChange::Figure { name, value: project.counters.quantity_of("line").unwrap() as i32 - 1 };
    assert_eq!(fewer.made_in(&project).unwrap(), balanced.made_in(&project).unwrap());
    assert_eq!(
        fewer.shifts(&Layout::from_project(&project)),
        [LayoutChange::Boxed { id: "line".to_owned(), count: 1 }]
    );
}

#[test]
fn openings_of_many_lengths_are_found_and_hold_with_fresh_dice() {
    let project = fixture::mission();
    let found = openings(&project, &sought(8), &mut toy(&project));
    assert_eq!((found.fair.len(), found.cancelled), (8, false), "{found:?}");
    assert!(found.cells_of_fair() >= 3 && found.pairs().unwrap().0 >= found.apart, "{:?}", found.pairs());
    for own in &found.fair {
        let (target, interval) = (sought(8).target, own.interval);
        assert!(target.holds(interval.low) && target.holds(interval.high) && own.score.games == 1400);
        assert!(interval.low < own.score.share() && own.score.share() < interval.high);
        assert!(!own.shifts.is_empty() && own.layout != Layout::from_project(&project));
    }
    // Two openings that play alike count as one.
    let scores: BTreeSet<Score> = found.fair.iter().map(|own| own.score).collect();
    assert!(scores.len() == 8 && found.alike > 0, "{scores:?} {}", found.alike);
    assert_eq!(found, openings(&project, &sought(8), &mut toy(&project)));
}

#[test]
fn fewer_are_found_where_there_are_not_so_many() {
    let project = fixture::mission();
    let mut narrow = toy(&project);
    narrow.spots.truncate(2);
    let never = Sought { target: BalanceTarget { share: 0.97, within: 0.01 }, tries: 40, ..sought(3) };
    let found = openings(&project, &never, &mut narrow);
    assert!(found.fair.is_empty() && !found.cancelled && found.tried <= 40, "{found:?}");
}
