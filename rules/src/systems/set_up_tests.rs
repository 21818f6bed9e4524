//! Scenarios of the later games settle where the garrison begins, as far as their rules allow.

use std::collections::BTreeMap;

use super::{AnyGame, complete, places, set_up};
use crate::fixture;
use crate::lint::run;
use crate::log::{Log, Players};
use crate::play::{DecisionKind, PossiblePlaces};
use crate::playtest::Plan;
use crate::project::Project;
use crate::report::Severity;
use crate::scenario::{Placement, PlotLine};
use crate::spot::Spot;
use crate::table::Tabletop;

fn with(mut project: Project, lines: &BTreeMap<String, Spot>) -> Project {
    project.scenario.setup = lines.iter().map(|(piece, at)| Placement { piece: piece.clone(), at: *at }).collect();
    project
}

fn seated(project: &Project) -> Box<dyn Tabletop> {
    let players = Players { texan: "random".to_owned(), mexican: "random".to_owned() };
    AnyGame::compile(project).unwrap().sit_down(Log::begin(project, "own", 7, players)).0
}

/// Returns the first spots that a player may choose for a number of pieces, step by step.
fn chosen(table: &mut dyn Tabletop, most: usize) -> BTreeMap<String, Spot> {
    let mut lines = BTreeMap::new();
    while lines.len() < most {
        let place = table.decisions().iter().rfind(|own| own.kind == DecisionKind::Place).cloned();
        let Some((own, at)) = place.and_then(|own| Some((own.clone(), own.to()?))) else { break };
        lines.insert(table.piece(own.piece.unwrap()).name.to_owned(), table.board().spot(at));
        table.make(&crate::table::TextStep::Action(own.text)).unwrap();
        table.roll_on();
    }
    lines
}

/// Plays on until the phase with this word begins or is over.
fn play_to(table: &mut dyn Tabletop, phase: &str) {
    for _ in 0..5000 {
        if table.moment().phase.word.contains(phase) {
            return;
        }
        table.let_play(true, &mut |made| made < 1).unwrap();
    }
    panic!("there is no phase {phase}");
}

#[test]
fn the_third_game_begins_as_its_scenario_says() {
    let mut table = seated(&fixture::guardhouse());
    table.roll_on();
    let lines = chosen(&mut *table, 4);
    assert_eq!(lines.len(), 4);
    let project = with(fixture::guardhouse(), &lines);
    assert_eq!(run(&project).count(Severity::Error), 0);
    let table = seated(&project);
    for (piece, at) in &lines {
        let token = table.token(table.piece_named(piece).unwrap());
        assert_eq!(token.at.map(|at| table.board().spot(at)), Some(*at), "{piece}");
    }
    let players = ["random".to_owned(), "random".to_owned()];
    let results = AnyGame::compile(&project).unwrap().run(&Plan { games: 2, seed: 1, players, jobs: 1 }, &|_| true);
    assert_eq!(results.unwrap().faults(), 0);
}

#[test]
fn the_second_game_puts_guns_and_castings_where_its_scenario_says() {
    let mut table = seated(&fixture::rancho());
    let guns = chosen(&mut *table, 1);
    play_to(&mut *table, "posts");
    let posts = chosen(&mut *table, 5);
    assert!(guns.len() == 1 && posts.len() == 5, "{guns:?} {posts:?}");
    let lines: BTreeMap<_, _> = guns.clone().into_iter().chain(posts.clone()).collect();
    let project = with(fixture::rancho(), &lines);
    assert_eq!(run(&project).count(Severity::Error), 0, "{:?}", run(&project));
    let mut table = seated(&project);
    let there = |table: &dyn Tabletop, piece: &str| {
        table.token(table.piece_named(piece).unwrap()).at.map(|at| table.board().spot(at))
    };
    for (gun, at) in &guns {
        assert_eq!(there(&*table, gun).map(|at| at.hex), Some(at.hex), "before the bombardment");
    }
    play_to(&mut *table, "posts");
    for (piece, at) in &posts {
        assert_eq!(there(&*table, piece), Some(*at), "{piece}");
    }
    let players = ["random".to_owned(), "random".to_owned()];
    let results = AnyGame::compile(&project).unwrap().run(&Plan { games: 2, seed: 1, players, jobs: 1 }, &|_| true);
    assert_eq!(results.unwrap().faults(), 0);
}

#[test]
fn lines_that_a_game_cannot_follow_are_refused_one_by_one() {
    let spot = |text: &str| text.parse::<Spot>().unwrap();
    for (project, follows, refuses) in [
        (fixture::rancho(), ("rifleman-1", "0606/roof"), [("infantry-1", "0604"), ("cannoneer", "0606/roof")]),
        (fixture::guardhouse(), ("greys-1", "0705/roof"), [("toluca-1", "0501"), ("rangers-1", "0501")]),
    ] {
        let lines = [follows].into_iter().chain(refuses).map(|(piece, at)| (piece.to_owned(), spot(at))).collect();
        let mut project = with(project, &lines);
        project.scenario.plot.push(PlotLine { column: "1".to_owned(), area: 1 });
        let report = run(&project);
        let mut found: Vec<_> = report.findings_of("refused-set-up").map(|own| own.place.to_string()).collect();
        found.sort();
        let mut wanted: Vec<_> = refuses.iter().map(|(piece, _)| format!("set-up {piece}")).collect();
        wanted.push("plot 1".to_owned());
        wanted.sort();
        assert_eq!(found, wanted, "{report:?}");
        assert_eq!(report.count(Severity::Error), 3, "{report:?}");
        assert!(super::game(&project).is_err(), "nobody plays what is not as it is written");
        let drawn: Vec<_> = set_up(&project).map(|line| line.piece.as_str()).collect();
        assert!(drawn.contains(&follows.0) && !drawn.contains(&refuses[0].0), "{drawn:?}");
    }
}

#[test]
fn a_fort_that_nobody_can_hold_is_found() {
    for (mut project, wanted) in [(fixture::rancho(), 1), (fixture::guardhouse(), 1), (fixture::mission(), 0)] {
        project.counters.pieces.retain(|own| own.side == crate::side::Side::Mexican);
        let report = run(&project);
        assert_eq!(report.findings_of("unmanned-fort").count(), wanted, "{report:?}");
        assert_eq!(AnyGame::compile(&project).is_err(), wanted == 1);
    }
}

#[test]
fn a_player_sets_the_rest_up_as_the_rules_of_its_game_want_it() {
    let mut alamo = fixture::alamo();
    alamo.scenario.setup = alamo.scenario.setup.iter().step_by(3).cloned().collect();
    alamo.scenario.plot.truncate(2);
    let mut rancho = fixture::rancho();
    rancho.scenario.setup = vec![Placement { piece: "rifleman-1".to_owned(), at: "0606/roof".parse().unwrap() }];
    for (mut project, player, wanted, plotted) in
        [(alamo, "random", 20, 3), (rancho, "captain", 8, 0), (fixture::guardhouse(), "captain", 8, 0)]
    {
        let kept = project.scenario.setup.clone();
        let rest = complete(&project, &AnyGame::compile(&project).unwrap(), player, 7).unwrap();
        assert!(rest.setup.len() >= wanted && rest.plot.len() == plotted, "{rest:?}");
        assert!(rest.setup.iter().all(|line| kept.iter().all(|own| own.piece != line.piece)));
        project.scenario.setup.extend(rest.setup);
        project.scenario.plot.extend(rest.plot);
        project.scenario.setup.sort();
        project.scenario.plot.sort();
        let report = run(&project);
        assert_eq!(report.count(Severity::Error), 0, "{report:?}");
        let again = complete(&project, &AnyGame::compile(&project).unwrap(), player, 8).unwrap();
        assert_eq!((again.plot.len(), again.setup.len()), (0, 0), "{again:?}");
        for line in &project.scenario.setup {
            let Some(PossiblePlaces::Spots(spots)) = places(&project, &line.piece) else { panic!("{line:?}") };
            let own = spots.iter().find(|(at, _)| *at == line.at).unwrap();
            assert_eq!(own.1, None, "{line:?} stands where it may");
            assert!(spots.iter().any(|(_, refused)| refused.is_some()), "{line:?} may not stand everywhere");
        }
    }
}

#[test]
fn who_comes_later_has_no_place_in_a_set_up() {
    for (project, piece) in
        [(fixture::rancho(), "infantry-1"), (fixture::rancho(), "cannoneer"), (fixture::guardhouse(), "toluca-1")]
    {
        assert!(matches!(places(&project, piece), Some(PossiblePlaces::Later(_))), "{piece}");
        assert_eq!(places(&project, "nobody"), None);
    }
}
