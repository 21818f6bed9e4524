//! Tests of the gaps found in games of small scenarios.

use super::*;
use crate::fixture;
use crate::log::{Log, Players};
use crate::playtest::Plan;
use crate::project::Project;
use crate::systems::AnyGame;

fn plan(games: u32, jobs: usize) -> Plan {
    Plan { games, seed: 5, players: [(); 2].map(|()| "captain".to_owned()), jobs }
}

fn found(project: &Project, games: u32) -> Gaps {
    AnyGame::compile(project).unwrap().gaps(project, &plan(games, 0), &|_| true).unwrap()
}

fn named<'f>(found: &'f Gaps, subject: GapSubject, name: &str) -> Option<&'f Gap> {
    found.about(subject).find(|own| matches!(&own.what, GapItem::Name(own) | GapItem::Named(own, _) if own == name))
}

#[test]
fn the_gaps_are_the_same_for_any_number_of_threads() {
    let project = fixture::mission();
    let game = AnyGame::compile(&project).unwrap();
    let [one, two] = [1, 2].map(|jobs| game.gaps(&project, &plan(6, jobs), &|_| true).unwrap());
    assert_eq!(one, two);
    assert_eq!(one.games, [6, 6]);
    assert!(!one.is_silent_anywhere(), "{:?}", one.gaps);
    let stopped = game.gaps(&project, &plan(6, 1), &|done| done < 3).unwrap();
    assert!(stopped.cancelled && stopped.gaps.is_empty());
}

#[test]
fn what_a_scenario_lacks_is_never_possible_and_what_it_has_is_no_gap() {
    let found = found(&fixture::mission(), 8);
    // There is no siege in this scenario, but pieces move.
    assert!(named(&found, GapSubject::Action, "consult").is_some_and(|own| own.status == GapStatus::Never));
    assert!(named(&found, GapSubject::Action, "step").is_none() && named(&found, GapSubject::Action, "fire").is_none());
    let speaks = |rule| named(&found, GapSubject::Rule, rule).is_none();
    assert!(speaks("A5.0.b") && !speaks("A16.3.a"), "pieces move, and there is no siege");
    assert!(found.all_of(GapSubject::Spot) > found.about(GapSubject::Spot).count());
    assert!(found.all_of(GapSubject::Cell) > found.about(GapSubject::Cell).count());
    assert!(found.about(GapSubject::Piece).count() < found.all_of(GapSubject::Piece));
}

#[test]
fn every_witness_is_a_step_of_a_game_that_is_played_again() {
    let project = fixture::mission();
    let game = AnyGame::compile(&project).unwrap();
    let found = game.gaps(&project, &plan(6, 0), &|_| true).unwrap();
    let witnesses: Vec<Witness> = found.gaps.iter().filter_map(|own| own.witness).collect();
    assert!(!witnesses.is_empty());
    for Witness { lot, game: number, step } in witnesses.into_iter().take(12) {
        let players = if lot == Lot::Drawn { [(); 2].map(|()| "random".to_owned()) } else { found.players.clone() };
        let steps = game.steps_of_game(&Plan { players, ..plan(6, 1) }, number).unwrap();
        assert!(step as usize <= steps.len(), "{step} of {}", steps.len());
        let log =
            Log::begin(&project, "mission", 5, Players::default()).of_game(number, steps[..step as usize].to_vec());
        assert!(game.retell(&log, log.entries.len()).divergence.is_none());
    }
}

#[test]
fn a_spot_that_is_drawn_alone_is_entered_at_its_witness() {
    let project = fixture::mission();
    let game = AnyGame::compile(&project).unwrap();
    let found = game.gaps(&project, &plan(6, 0), &|_| true).unwrap();
    let own = found.about(GapSubject::Spot).find(|own| own.status == GapStatus::Drawn);
    let Gap { what: GapItem::Name(spot), witness: Some(own), .. } = own.expect("captains leave corners alone") else {
        panic!("it has a name and a place")
    };
    let by_lot = Plan { players: [(); 2].map(|()| "random".to_owned()), ..plan(6, 1) };
    let steps = game.steps_of_game(&by_lot, own.game).unwrap();
    let last = steps[own.step as usize - 1].events().join(" ");
    assert!(last.contains(spot.split('/').next().unwrap()), "{spot}: {last}");
}

#[test]
fn the_other_games_have_gaps_of_their_own() {
    for (project, cells) in [(fixture::rancho(), 8), (fixture::guardhouse(), 28)] {
        let found = found(&project, 4);
        assert!(!found.is_silent_anywhere(), "{:?}", found.gaps);
        assert_eq!(found.all_of(GapSubject::Cell), cells);
        assert!(found.about(GapSubject::Cell).count() < cells, "somebody fires");
        assert!(named(&found, GapSubject::Action, "done").is_none(), "everybody is done at some time");
        assert!(found.all_of(GapSubject::Action) > 20 && found.about(GapSubject::Action).count() < 20);
    }
}

#[test]
fn nothing_happens_more_often_than_it_can() {
    for project in [fixture::mission(), fixture::guardhouse()] {
        let found = found(&project, 4);
        let subjects = [GapSubject::Forced, GapSubject::Stranded, GapSubject::IdleTurn, GapSubject::Loop];
        let counted: Vec<&Gap> = subjects.into_iter().flat_map(|subject| found.about(subject)).collect();
        assert!(counted.iter().any(|own| own.subject == GapSubject::Forced));
        for gap in counted {
            assert!(gap.times <= gap.of && gap.times > 0 && gap.witness.is_some(), "{gap:?}");
        }
    }
}
