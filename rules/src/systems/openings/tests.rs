//! Tests that openings are played by the rules, keep their scores, and do not depend on the number of threads.

use super::*;
use crate::fixture;
use crate::playtest::BalanceTarget;
use crate::playtest::openings::LayoutChange;

fn plan(jobs: usize) -> Plan {
    Plan { games: 60, seed: 7, players: [(); 2].map(|()| "advance".to_owned()), jobs }
}

fn sought(wanted: usize, tries: u32) -> Sought {
    Sought { wanted, target: BalanceTarget { share: 0.5, within: 0.3 }, games: 60, tries, seed: 7 }
}

fn found(project: &Project, jobs: usize, wanted: usize, tries: u32) -> Openings {
    let game = AnyGame::compile(project).unwrap();
    game.openings(project, &plan(jobs), Side::Mexican, &sought(wanted, tries), &|_| true).unwrap()
}

#[test]
fn openings_are_fair_differ_are_found_nothing_in_and_are_the_same_for_any_number_of_threads() {
    let project = fixture::mission();
    let one = found(&project, 1, 4, 60);
    assert_eq!(one, found(&project, 2, 4, 60));
    assert_eq!(one.fair.len(), 4, "{one:?}");
    assert!(one.pairs().unwrap().0 >= one.apart && one.apart >= 2);
    for own in &one.fair {
        assert!(sought(4, 60).target.holds(own.score.share()), "{own:?}");
        assert!(lint::run(&own.project).findings.is_empty() && !own.shifts.is_empty());
        assert!(Layout::from_project(&project).apart(&own.layout) >= one.apart);
        // The reported score is that of its games.
        let game = super::super::game(&own.project).unwrap();
        let fresh = Plan { seed: other_dice(7), ..plan(2) };
        let records = game.games(&fresh, 0..60, &|_| true).unwrap().records;
        assert_eq!(Score::from_records(&records, Side::Mexican, "casualties"), own.score);
    }
}

#[test]
fn a_system_whose_players_set_up_is_made_fair_by_what_stays_in_the_box() {
    let project = fixture::rancho();
    let game = AnyGame::compile(&project).unwrap();
    let players = [(); 2].map(|()| "random".to_owned());
    let plan = Plan { games: 24, seed: 7, players, jobs: 0 };
    let sought = Sought { wanted: 1, target: BalanceTarget { share: 0.9, within: 0.4 }, games: 24, tries: 30, seed: 7 };
    let all = game.openings(&project, &plan, Side::Texan, &sought, &|_| true).unwrap();
    assert!(all.tried > 1 && !all.fair.is_empty(), "{all:?}");
    for own in &all.fair {
        assert!(own.shifts.iter().all(|shift| matches!(shift, LayoutChange::Boxed { .. })), "{:?}", own.shifts);
        assert_ne!(own.project.counters, project.counters);
    }
}

#[test]
fn a_search_ends_at_once_when_it_is_told_to_and_unknown_players_are_refused() {
    let project = fixture::mission();
    let game = AnyGame::compile(&project).unwrap();
    let stopped = game.openings(&project, &plan(1), Side::Mexican, &sought(4, 60), &|done| done < 9).unwrap();
    assert!(stopped.cancelled && stopped.fair.is_empty());
    let nobody = Plan { players: [(); 2].map(|()| "napoleon".to_owned()), ..plan(1) };
    assert!(game.openings(&project, &nobody, Side::Mexican, &sought(4, 60), &|_| true).is_err());
}

#[test]
fn a_set_up_that_is_left_to_the_players_is_drawn() {
    let mut project = fixture::mission();
    project.scenario.setup.clear();
    let all = found(&project, 0, 1, 30);
    let placed = all.fair.iter().any(|own| !own.project.scenario.setup.is_empty());
    assert!(placed, "{all:?}");
    let lines = all.fair.iter().flat_map(|own| &own.project.scenario.setup);
    assert!(lines.clone().count() > 3 && lines.into_iter().all(|line| !line.piece.starts_with("line")));
}
