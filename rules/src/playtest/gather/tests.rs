use std::sync::LazyLock;

use proptest::prelude::*;

use super::*;
use crate::alamo::Game;
use crate::counts::Tally;
use crate::fixture;
use crate::playtest::{GameLine, ShardFault, ShardPart, Summary, cut, play_part, run, until};
use crate::project::Project;
use crate::side::Side;
use crate::text;

const GAMES: u32 = 130;
const ALL: ReplaySample = ReplaySample { games: u32::MAX, seed: 0 };
const NONE: ReplaySample = ReplaySample { games: 0, seed: 0 };

static MISSION: LazyLock<(Project, Game)> = LazyLock::new(|| {
    let project = fixture::mission();
    let game = Game::new(&project).unwrap();
    (project, game)
});

fn plan() -> Plan {
    Plan { games: GAMES, seed: 1836, players: [(); 2].map(|()| "random".to_owned()), jobs: 1 }
}

fn part(range: &Range<u32>, until: Option<f64>) -> ShardPart {
    let goal = until.map(|points| Goal { half_width: points / 100.0 });
    play_part(&MISSION.1, &plan(), range, goal, &|_| true).unwrap().unwrap()
}

fn shard_until(range: Range<u32>, until: Option<f64>) -> Shard {
    let own = Shard::new(part(&range, until), &plan(), until, &MISSION.0, "mission", &[]);
    // Written and read back, as if it came from a file.
    text::read(&text::write(&own)).unwrap()
}

fn shard(range: Range<u32>) -> Shard {
    shard_until(range, None)
}

/// The games of a series as shards of one game: a shard of any range can be made from them without playing again.
static GAME_BY_GAME: LazyLock<Vec<Shard>> = LazyLock::new(|| (0..GAMES).map(|game| shard(game..game + 1)).collect());

/// A shard of a range, joined from shards of one game.
fn joined(range: Range<u32>) -> Shard {
    let own = &GAME_BY_GAME[range.start as usize..range.end as usize];
    let mut tally = Tally::default();
    for one in own {
        tally.merge(&one.counts[0].tally());
    }
    let games: Vec<GameLine> = own.iter().flat_map(|one| one.games.clone()).collect();
    let counts = vec![crate::playtest::Stretch::new(range.end - range.start, &tally)];
    Shard { games, counts, ..own[0].clone() }.sealed()
}

fn gathered(shards: &[Shard], draw: ReplaySample) -> Gathered {
    let parts = Parts::new(&MISSION.0);
    gather(&MISSION.1, &Gathering { shards, parts: &parts, draw, jobs: 1 }, &|_| true).unwrap()
}

fn document(results: &Results) -> String {
    text::write(&Summary::from_results(results, &MISSION.1, &MISSION.0, "mission")) + &format!("{:?}", results.table())
}

#[track_caller]
fn is_whole(found: &Gathered) -> &Whole {
    match found {
        Gathered::Whole(whole) => whole,
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn is_refused(found: &Gathered) -> Vec<&Why> {
    match found {
        Gathered::Refused(refused, _) if !refused.is_empty() => refused.iter().map(|own| &own.why).collect(),
        other => panic!("{other:?}"),
    }
}

static SINGLE: LazyLock<String> = LazyLock::new(|| document(&run(&MISSION.1, &plan(), &|_| true).unwrap()));

#[test]
fn shards_of_a_series_give_its_numbers() {
    let shards: Vec<Shard> = (1..=4).map(|part| shard(cut(GAMES, part, 4))).collect();
    let found = gathered(&shards, ReplaySample { games: 3, seed: 5 });
    let whole = is_whole(&found);
    assert_eq!((whole.replayed, whole.spare.len()), (12, 0));
    assert_eq!(document(&whole.results), *SINGLE);
    assert_eq!(whole.results.records, run(&MISSION.1, &plan(), &|_| true).unwrap().records);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn any_partition_in_any_order_gathers_to_the_single_run(
        cuts in prop::collection::btree_set(1..GAMES, 0..12),
        order in any::<prop::sample::Index>(),
        twice in any::<prop::sample::Index>(),
    ) {
        let mut ends: Vec<u32> = cuts.into_iter().collect();
        ends.push(GAMES);
        let starts = std::iter::once(0).chain(ends.iter().copied());
        let mut shards: Vec<Shard> = starts.zip(&ends).map(|(from, to)| joined(from..*to)).collect();
        let half = order.index(shards.len());
        shards.rotate_left(half);
        let double = shards[twice.index(shards.len())].clone();
        shards.push(double);
        let found = gathered(&shards, NONE);
        let whole = is_whole(&found);
        prop_assert_eq!(document(&whole.results), SINGLE.as_str());
        prop_assert_eq!(whole.spare.as_slice(), [shards.len() - 1]);
    }

    #[test]
    fn without_any_of_its_shards_a_series_is_not_whole(of in 2_u32..9, lost in any::<prop::sample::Index>()) {
        let lost = lost.index(of as usize) as u32 + 1;
        let shards: Vec<Shard> = (1..=of).filter(|part| *part != lost).map(|part| joined(cut(GAMES, part, of))).collect();
        let Gathered::Missing(missing) = gathered(&shards, NONE) else { panic!("nothing is missing") };
        let games: Vec<u32> = missing.into_iter().flatten().collect();
        prop_assert_eq!(games, cut(GAMES, lost, of).collect::<Vec<_>>());
    }
}

#[test]
fn a_shard_is_the_same_for_any_number_of_threads_and_nothing_comes_of_one_that_is_stopped() {
    let two = Plan { jobs: 2, ..plan() };
    let goal = Some(Goal { half_width: 0.1 });
    let [one, other] = [plan(), two].map(|plan| play_part(&MISSION.1, &plan, &(20..90), goal, &|_| true).unwrap());
    assert_eq!(one, other);
    assert_eq!(one.unwrap().counts.len(), 2, "a series with a goal is looked at after 50 games");
    assert_eq!(play_part(&MISSION.1, &plan(), &(0..30), None, &|done| done < 4).unwrap(), None);
}

#[test]
fn a_series_that_stops_by_itself_stops_where_the_single_run_does() {
    let points = 9.0;
    let single = until(&MISSION.1, &plan(), Goal { half_width: points / 100.0 }, &|_| true, None).unwrap();
    assert!(single.games() < GAMES, "{}", single.games());
    let all: Vec<Shard> = (1..=5).map(|part| shard_until(cut(GAMES, part, 5), Some(points))).collect();
    let found = gathered(&all, NONE);
    let whole = is_whole(&found);
    assert_eq!(document(&whole.results), document(&single));
    // Shards beyond the stop are not needed, and are ignored if present.
    assert!(!whole.spare.is_empty());
    let kept: Vec<Shard> =
        all.iter().enumerate().filter(|(at, _)| !whole.spare.contains(at)).map(|own| own.1.clone()).collect();
    assert_eq!(document(&is_whole(&gathered(&kept, NONE)).results), document(&single));
    // A gap before the stop is a gap, whatever comes after it.
    let Gathered::Missing(missing) = gathered(&all[1..], NONE) else { panic!("the first shard is missing") };
    assert_eq!(missing, [all[0].range()]);
}

#[test]
fn shards_of_another_plan_are_refused_with_the_reason() {
    let own = joined(0..60);
    let other = |change: fn(&mut Shard)| {
        let mut other = joined(60..GAMES);
        change(&mut other);
        is_refused(&gathered(&[own.clone(), other.sealed()], NONE))[0].clone()
    };
    assert_eq!(other(|own| own.seed = 7), Why::Foreign(Foreign::Seed(7)));
    assert_eq!(other(|own| own.until = Some(3.0)), Why::Foreign(Foreign::Until(Some(3.0))));
    assert_eq!(other(|own| own.version = "0.0.9".to_owned()), Why::Foreign(Foreign::Version("0.0.9".to_owned())));
    let changed = other(|own| own.parts.map = crate::fingerprint::Fingerprint::default());
    assert_eq!(changed, Why::Foreign(Foreign::Documents(vec![crate::log::Changed::Map])));
    let players = other(|own| own.players.texan = "captain".to_owned());
    assert!(matches!(players, Why::Foreign(Foreign::Players(own)) if own.texan == "captain"));
}

/// Changes a shard, keeps its seal or renews it, and returns why it is refused.
fn forged(sealed: bool, change: impl Fn(&mut Shard)) -> Why {
    let mut own = joined(0..GAMES);
    change(&mut own);
    let own = if sealed { own.sealed() } else { own };
    is_refused(&gathered(&[own], ALL))[0].clone()
}

#[test]
fn a_forged_shard_is_refused() {
    let other = |own: &mut Shard| {
        let mut won = own.games[17].outcome.unwrap();
        won.winner = if won.winner == Side::Texan { Side::Mexican } else { Side::Texan };
        own.games[17].outcome = Some(won);
    };
    assert_eq!(forged(false, other), Why::Fault(ShardFault::Seal));
    // With a valid seal, the game played again gives it away.
    assert_eq!(forged(true, other), Why::Played(17));
    let more = |own: &mut Shard| own.counts[0].rules.values_mut().next().unwrap().0 += 1;
    assert_eq!(forged(true, more), Why::Fault(ShardFault::Counts));
    // If the check of one game is adjusted so that the counts add up again, that game does not come out as recorded.
    let mended = |own: &mut Shard| {
        more(own);
        let sum = own.games.iter().fold(0_u64, |sum, game| sum.wrapping_add(game.check));
        let counted = crate::playtest::shard::check(&own.counts[0].tally());
        own.games[40].check = own.games[40].check.wrapping_add(counted.wrapping_sub(sum));
    };
    assert_eq!(forged(true, mended), Why::Played(40));
    let short = |own: &mut Shard| drop(own.games.pop());
    assert_eq!(forged(true, short), Why::Fault(ShardFault::Counts));
    assert_eq!(forged(true, |own| own.first = 1), Why::Fault(ShardFault::Range));
    assert_eq!(forged(true, |own| own.games.clear()), Why::Fault(ShardFault::Range));
    assert_eq!(forged(true, |own| own.asked = u32::MAX), Why::Fault(ShardFault::Range));
    assert_eq!(forged(true, |own| own.games[3].decisions.0 = u32::MAX), Why::Fault(ShardFault::Figure));
    assert_eq!(forged(true, |own| own.games[3].figures = "1,2".to_owned()), Why::Fault(ShardFault::Figure));
}

#[test]
fn a_drawn_game_finds_a_shard_that_is_made_up() {
    let mut own = joined(0..GAMES);
    for game in &mut own.games {
        game.turns += 1;
    }
    let own = own.sealed();
    for seed in 0..20 {
        let found = gathered(std::slice::from_ref(&own), ReplaySample { games: 1, seed });
        assert!(matches!(is_refused(&found)[0], Why::Played(_)), "{seed}");
    }
    assert!(matches!(gathered(&[own], NONE), Gathered::Whole(_)), "nobody has looked");
}

#[test]
fn two_shards_that_tell_a_game_differently_are_both_named_and_one_is_right() {
    let (right, mut wrong) = (joined(0..80), joined(70..GAMES));
    wrong.games[4].turns += 1;
    let found = gathered(&[wrong.sealed(), right], NONE);
    let Gathered::Refused(refused, conflicts) = found else { panic!("{found:?}") };
    assert!(refused.is_empty());
    assert_eq!(conflicts, [Conflict { game: 74, shards: [0, 1], right: Some(1) }]);
}
