use super::*;
use crate::alamo::Game;
use crate::counts::Tally;
use crate::fixture;
use crate::side::Side;

fn series(player: &str, games: u32, jobs: usize) -> Results {
    let game = Game::new(&fixture::alamo()).unwrap();
    let plan = Plan { games, seed: 1836, players: [player.to_owned(), player.to_owned()], jobs };
    run(&game, &plan, &|_| true).unwrap()
}

#[test]
fn battles_are_really_fought() {
    for (player, games) in [("advance", 30), ("random", 6)] {
        let results = series(player, games, 0);
        assert_eq!((results.games(), results.faults()), (games, 0), "{player}: {:?}", results.records);
        for side in Side::ALL {
            assert!(results.mean(|record| record.figure_of("attacks", side)) > 1.0, "{player} {side:?}");
            assert!(results.mean(|record| record.figure_of("steps_lost", side)) > 0.0, "{player} {side:?}");
        }
        if player == "advance" {
            assert!(results.mean(|record| record.figure("entries")) > 0.0);
        }
    }
}

#[test]
fn results_do_not_depend_on_the_threads() {
    let [one, two] = [1, 2].map(|jobs| series("advance", 12, jobs));
    assert_eq!((one.records, one.tally), (two.records, two.tally));
}

#[test]
#[ignore = "fights some 8,000 games"]
fn the_default_seed_is_no_outlier() {
    let game = Game::new(&fixture::mission()).unwrap();
    let share = |seed: u64| {
        let plan = Plan { games: 400, seed, players: [(); 2].map(|()| "captain".to_owned()), jobs: 0 };
        f64::from(run(&game, &plan, &|_| true).unwrap().wins(Side::Mexican)) / 400.0
    };
    let others: Vec<f64> = (1..=20).map(share).collect();
    let mean = others.iter().sum::<f64>() / others.len() as f64;
    let squares: f64 = others.iter().map(|own| (own - mean).powi(2)).sum();
    let spread = (squares / (others.len() - 1) as f64).sqrt();
    let usual = share(1836);
    println!("{usual:.3} of {mean:.3} ± {spread:.3}: {others:.3?}");
    assert!((usual - mean).abs() < 2.0 * spread, "{usual} is not of {mean} ± {spread}");
    // The seeds differ as dice do, and no more.
    assert!(spread < 1.5 * (mean * (1.0 - mean) / 400.0).sqrt(), "{spread}");
}

#[test]
fn a_series_played_in_pieces_is_the_series() {
    let game = Game::new(&fixture::mission()).unwrap();
    let plan = Plan { games: 30, seed: 5, players: [(); 2].map(|()| "advance".to_owned()), jobs: 2 };
    let whole = run(&game, &plan, &|_| true).unwrap();
    let mut series = Series::new(&game, &plan).unwrap();
    for games in [1, 1, 7, 20, 90] {
        series.play(games, &|_| true, None);
    }
    assert_eq!(series.results(), whole);
}

#[test]
fn tallies_can_be_added_in_any_order() {
    let game = Game::new(&fixture::mission()).unwrap();
    let tally = |seed| {
        let plan = Plan { games: 5, seed, players: [(); 2].map(|()| "random".to_owned()), jobs: 1 };
        run(&game, &plan, &|_| true).unwrap().tally
    };
    let [a, b, c] = [1, 2, 3].map(tally);
    let sum = |all: [&Tally; 3]| {
        let mut sum = Tally::default();
        for own in all {
            sum.merge(own);
        }
        sum
    };
    let mut right = b.clone();
    right.merge(&c);
    let mut nested = a.clone();
    nested.merge(&right);
    assert_eq!(sum([&a, &b, &c]), nested);
    assert_eq!(sum([&c, &a, &b]), nested);
}

#[test]
fn a_series_can_be_stopped_and_counts_the_games_it_finished() {
    let game = Game::new(&fixture::alamo()).unwrap();
    let plan = Plan { games: 500, seed: 1, players: ["advance".to_owned(), "advance".to_owned()], jobs: 1 };
    let results = run(&game, &plan, &|done| done < 3).unwrap();
    assert!(results.cancelled && results.games() < 10, "{}", results.games());
    let plan = Plan { games: results.games(), ..plan };
    assert_eq!(run(&game, &plan, &|_| true).unwrap().tally, results.tally, "a game broken off leaves nothing behind");
}

#[test]
fn a_series_ends_when_the_share_is_known() {
    let game = Game::new(&fixture::mission()).unwrap();
    let plan = |jobs| Plan { games: 5000, seed: 1, players: [(); 2].map(|()| "advance".to_owned()), jobs };
    let goal = Goal { half_width: 0.12 };
    let [one, two] = [1, 2].map(|jobs| until(&game, &plan(jobs), goal, &|_| true, None).unwrap());
    assert_eq!((&one.records, &one.tally), (&two.records, &two.tally));
    assert!(!one.cancelled && one.games() > 50 && one.games() < 1000, "{}", one.games());
    assert!(goal.is_reached(one.interval(Side::Mexican)));
    let wilson = Interval::wilson(one.wins(Side::Mexican), one.games());
    assert!(wilson.high - wilson.low < one.interval(Side::Mexican).high - one.interval(Side::Mexican).low);
}

#[test]
fn a_spreadsheet_has_a_line_a_game() {
    let results = series("random", 3, 1);
    let table = results.table();
    assert_eq!(table.len(), 4);
    assert!(table.iter().all(|row| row.len() == Record::heads::<Game>().len()), "{table:?}");
}

#[test]
fn an_unknown_player_is_named_with_the_nearest() {
    let game = Game::new(&fixture::alamo()).unwrap();
    let plan = Plan { games: 1, seed: 1, players: ["advence".to_owned(), "random".to_owned()], jobs: 1 };
    assert_eq!(run(&game, &plan, &|_| true).unwrap_err().nearest, Some("advance"));
}
