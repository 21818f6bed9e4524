//! Tests of the search, on coins whose share is known.

use std::ops::Range as Numbers;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

use super::*;

/// A coin for every candidate, all tossed with the same dice.
fn toss(seed: u64, share: impl Fn(&[i32]) -> f64) -> impl FnMut(&[i32], Numbers<u32>, Throw) -> Fought {
    move |values, games, throw| {
        let own = if throw == Throw::Fresh { seed ^ 0xF00D_0000_0000 } else { seed };
        let limit = share(values) * 4_294_967_296.0;
        let heads = |game: &u32| {
            let mut rng = ChaCha8Rng::seed_from_u64(own.wrapping_mul(1_000_003).wrapping_add(u64::from(*game)));
            f64::from(rng.next_u32()) < limit
        };
        Fought::Won(games.filter(heads).count() as u32)
    }
}

fn search(ranges: &[(i32, i32)], games: u32) -> Search {
    let ranges: Vec<Range> = ranges.iter().map(|own| Range { least: own.0, most: own.1 }).collect();
    let present = ranges.iter().map(|own| own.least).collect();
    Search { ranges, present, target: BalanceTarget { share: 0.5, within: 0.03 }, ordered: true, games, seed: 5 }
}

/// A share that rises by `step` with each value and is one half at `half`.
fn rising(step: f64, half: i32) -> impl Fn(&[i32]) -> f64 {
    move |values| (0.5 + step * f64::from(values[0] - half)).clamp(0.0, 1.0)
}

#[test]
fn the_one_value_that_does_it_is_found_by_halves() {
    for half in [-17, 0, 12] {
        let answer = balance(&search(&[(-20, 20)], 2000), &mut toss(3, rising(0.08, half)));
        assert_eq!(answer.value().map(|own| own.values.clone()), Some(vec![half]), "{answer:?}");
        assert!(answer.tried.len() < 12, "halves, not all of 41: {}", answer.tried.len());
        assert!(!answer.whole && !answer.is_none() && !answer.stopped);
    }
    // A share that falls is found as well.
    let answer = balance(&search(&[(0, 9)], 2000), &mut toss(3, rising(-0.08, 7)));
    assert_eq!(answer.value().map(|own| own.values.clone()), Some(vec![7]));
}

#[test]
fn of_values_without_an_order_all_are_played_and_the_one_that_does_it_is_found() {
    let shares = [0.9, 0.1, 0.8, 0.5, 0.2, 0.9];
    let kinds = Search { ordered: false, ..search(&[(0, 5)], 2000) };
    let answer = balance(&kinds, &mut toss(4, |values: &[i32]| shares[values[0].unsigned_abs() as usize]));
    assert_eq!(answer.value().map(|own| own.values.clone()), Some(vec![3]), "{answer:?}");
    assert_eq!((answer.tried.len(), answer.whole), (6, true));
}

#[test]
fn no_value_does_it_where_the_share_jumps_over_the_target() {
    let jump = |values: &[i32]| if values[0] < 5 { 0.4 } else { 0.6 };
    let answer = balance(&search(&[(0, 9)], 2000), &mut toss(8, jump));
    assert!(answer.is_none() && answer.value().is_none(), "{answer:?}");
    assert_eq!(answer.tried.len(), 10, "all of them were played");
    // The same if all of them lie on one side.
    let answer = balance(&search(&[(0, 6)], 2000), &mut toss(8, |_: &[i32]| 0.7));
    assert!(answer.is_none() && answer.idle.is_some(), "{answer:?}");
    assert!(answer.games < 4000, "what is far off is soon given up: {}", answer.games);
}

#[test]
fn a_figure_that_hardly_matters_is_no_answer() {
    // The share moves by two points over the whole range: which value comes nearest to the target is chance.
    let dead = |values: &[i32]| 0.46 + 0.001 * f64::from(values[0]);
    let asked = Search { present: vec![6], ..search(&[(2, 20)], 2000) };
    for seed in 0..20 {
        let answer = balance(&asked, &mut toss(100 + seed, dead));
        let [least, most] = answer.idle.unwrap_or_else(|| panic!("{answer:?}"));
        assert!(most - least < 0.05, "{least} {most}");
        assert!(answer.confirmed.iter().all(|own| own.values == [6]), "{answer:?}");
        assert!(answer.tried.iter().any(|own| own.values == [6] && own.walk.tries == 2000), "{answer:?}");
    }
    // A figure that moves it by twelve points matters, and so does one of which too few games are played to tell.
    for (step, games) in [(0.007, 2000), (0.001, 200)] {
        let asked = Search { present: vec![6], ..search(&[(2, 20)], games) };
        let answer = balance(&asked, &mut toss(7, |values: &[i32]| 0.44 + step * f64::from(values[0])));
        assert_eq!(answer.idle, None, "{answer:?}");
    }
}

#[test]
fn what_is_is_played_too() {
    let asked = Search { present: vec![7], ..search(&[(-20, 20)], 500) };
    let answer = balance(&asked, &mut toss(3, rising(0.08, 0)));
    assert!(answer.tried.iter().any(|own| own.values == [7] && own.walk.tries > 0), "{answer:?}");
}

#[test]
fn a_share_that_rises_and_falls_again_is_found_all_the_same() {
    let hill = |values: &[i32]| 0.8 - 0.1 * f64::from((values[0] - 6).abs());
    let answer = balance(&search(&[(0, 20)], 2000), &mut toss(8, |values: &[i32]| hill(values).max(0.1)));
    let found = answer.value().map(|own| own.values[0]);
    assert!(found == Some(3) || found == Some(9), "{answer:?}");
}

#[test]
fn several_figures_are_searched_together() {
    let slope = |values: &[i32]| {
        (0.2 + 0.02 * f64::from(values[0]) + 0.03 * f64::from(values[1]) - 0.01 * f64::from(values[2])).clamp(0.0, 1.0)
    };
    let asked = search(&[(0, 20), (0, 12), (-5, 5)], 1500);
    let answer = balance(&asked, &mut toss(21, slope));
    let found = answer.value().unwrap_or_else(|| panic!("{answer:?}"));
    assert!(asked.target.distance(slope(&found.values)) < 0.05, "{found:?}");
    assert!(!answer.whole && answer.tried.len() <= ledger::MOST, "{}", answer.tried.len());
    let again = balance(&asked, &mut toss(21, slope));
    assert_eq!(answer, again, "the same dice lead to the same answer");
}

#[test]
fn values_that_cannot_be_played_are_passed_over() {
    let mut coin = toss(4, rising(0.08, 4));
    let mut holes = |values: &[i32], games: Numbers<u32>, throw| {
        if values[0] % 2 == 0 { coin(values, games, throw) } else { Fought::Unplayable }
    };
    let answer = balance(&search(&[(-1, 11)], 2000), &mut holes);
    assert_eq!(answer.value().map(|own| own.values[0]), Some(4), "{answer:?}");
    let answer = balance(&search(&[(0, 3)], 100), &mut |_: &[i32], _: Numbers<u32>, _| Fought::Unplayable);
    assert!(answer.is_none() && answer.nearest(BalanceTarget { share: 0.5, within: 0.1 }).is_none());
}

#[test]
fn whoever_stops_it_gets_what_there_is() {
    let mut left = 4;
    let mut coin = toss(4, rising(0.08, 4));
    let answer = balance(&search(&[(0, 40)], 2000), &mut |values: &[i32], games: Numbers<u32>, throw| {
        left -= 1;
        if left > 0 { coin(values, games, throw) } else { Fought::Stopped }
    });
    assert!(answer.stopped && !answer.found && !answer.tried.is_empty());
}

#[test]
fn cells_are_numbered_over_the_whole_grid() {
    let ranges = [Range { least: -1, most: 1 }, Range { least: 5, most: 6 }];
    let all: Vec<Vec<i32>> = (0..6).map(|number| sweep::cell(&ranges, number)).collect();
    assert_eq!(all, [[-1, 5], [-1, 6], [0, 5], [0, 6], [1, 5], [1, 6]]);
}

/// Runs 200 searches on a known share. Returns how often a value was found, and how often the search claimed that there
/// is none.
fn claims(share: impl Fn(&[i32]) -> f64, ranges: &[(i32, i32)], games: u32) -> (usize, usize) {
    let answers: Vec<Answer> =
        (0..200).map(|seed| balance(&search(ranges, games), &mut toss(1000 + seed, &share))).collect();
    (answers.iter().filter(|own| own.found).count(), answers.iter().filter(|own| own.is_none()).count())
}

#[test]
#[ignore = "tosses some hundred million coins"]
fn of_two_hundred_searches_ten_are_wrong_at_most() {
    // No value does it: 0.44 and 0.56 lie on both sides of the band, too near for the games to exclude them.
    let (found, _) = claims(|values: &[i32]| if values[0] < 6 { 0.44 } else { 0.56 }, &[(0, 12)], 2000);
    println!("none does it: found {found} of 200");
    assert!(found <= 10, "{found}");
    // If they lie farther off, the search claims that there is none.
    let (found, none) = claims(|values: &[i32]| if values[0] < 6 { 0.38 } else { 0.62 }, &[(0, 12)], 2000);
    println!("none does it by far: found {found}, said so {none} of 200");
    assert!(found <= 10 && none >= 190, "{found} {none}");
    // One value does it.
    let (found, none) = claims(rising(0.08, 6), &[(0, 12)], 2000);
    println!("one does it: found {found}, said there is none {none} of 200");
    assert!(none <= 10 && found >= 190, "{found} {none}");
    // All of them do it: the search must not claim that there is none.
    let (found, none) = claims(|_: &[i32]| 0.5, &[(0, 4), (0, 4)], 500);
    println!("all do it: found {found}, said there is none {none} of 200");
    assert!(none <= 10 && found >= 150, "{found} {none}");
}
