//! Compares the stated odds of every kind of roll with all possible results of the dice.

use std::collections::BTreeMap;

use crate::deguello::{Clash, Due, Event, Game, Happening, Position, Upshot};
use crate::fixture;
use crate::play::{Actor, Dice, Fraction, Game as _, Roll, Shown as _, Spoken as _};
use crate::side::Side;

/// Probabilities by result.
type Shares = BTreeMap<Upshot, Fraction>;

/// The sums of all possible throws, one entry for each throw.
fn ways(dice: Dice) -> Vec<u8> {
    let more = |sums: Vec<u8>| sums.iter().flat_map(|sum| (1..=dice.faces).map(move |face| sum + face)).collect();
    (0..dice.count).fold(vec![0], |sums, _| more(sums))
}

fn add(shares: &mut Shares, of: Upshot, share: Fraction) {
    let own = shares.entry(of).or_insert(Fraction::ZERO);
    *own = *own + share;
}

/// The result of a roll, judging by its events.
fn done(due: &Due, after: &Position, events: &[Event]) -> Upshot {
    let so = |is, yes, no| if is { yes } else { no };
    match (due, events[0].what) {
        (Due::Blast { .. }, _) => {
            let opened = events.iter().any(|event| matches!(event.what, Happening::Opened { .. }));
            so(opened, Upshot::Broken, Upshot::Holds)
        }
        (Due::Burn { area }, Happening::Burned { out, .. }) => {
            let lit = events.iter().any(|event| matches!(event.what, Happening::Ignited { .. }))
                || after.due.contains(&Due::Ignite { area: *area });
            so(lit, Upshot::Spreads, so(out, Upshot::BurntOut, Upshot::BurnsOn))
        }
        (Due::Clash(_), _) => {
            let fought = events.iter().find_map(|event| match event.what {
                Happening::Fought { attack, defence } => Some(attack.cmp(&defence)),
                _ => None,
            });
            match fought.unwrap() {
                std::cmp::Ordering::Greater => Upshot::Wins,
                std::cmp::Ordering::Equal => Upshot::Locked,
                std::cmp::Ordering::Less => Upshot::Loses,
            }
        }
        (_, Happening::Rose { well, .. }) => so(well, Upshot::Well, Upshot::Ill),
        (_, Happening::Light { day, .. }) => so(day, Upshot::Day, Upshot::Night),
        (_, Happening::Checked { lives, .. }) => so(lives, Upshot::Lives, Upshot::Dies),
        (_, Happening::Shot { hit, .. }) => so(hit, Upshot::Hit, Upshot::Miss),
        (_, Happening::LadderHit { lost, .. }) => so(lost, Upshot::LadderLost, Upshot::LadderKept),
        (_, Happening::OfficerHit { lost, .. }) => so(lost, Upshot::OfficerHit, Upshot::OfficerSpared),
        (_, Happening::Emplaced { up, .. }) => so(up, Upshot::Stands, Upshot::Falls),
        (_, Happening::Hewed { broken, .. }) => so(broken, Upshot::Broken, Upshot::Holds),
        (_, Happening::Torched { burns, .. }) => so(burns, Upshot::Catches, Upshot::GoesOut),
        (due, what) => panic!("{due:?} tells {what:?}"),
    }
}

/// The results of a roll: every throw is tried, including the further tries of a gun and the roll of a defender.
fn tried(game: &Game, position: &Position) -> Shares {
    let (ways, due) = (ways(game.chance(position).unwrap()), position.due.last().unwrap());
    let share = Fraction::new(1, ways.len() as u128).unwrap();
    let mut shares = Shares::new();
    for sum in &ways {
        let (mut after, mut events) = (position.clone(), Vec::new());
        assert!(game.resolve(&mut after, Roll(*sum), &mut events));
        let goes_on = match (due, after.due.last()) {
            (Due::Cannon { left, .. }, Some(Due::Cannon { left: next, .. }))
            | (Due::Blast { left, .. }, Some(Due::Blast { left: next, .. })) => next + 1 == *left,
            (Due::Clash(first), Some(Due::Clash(second))) => first.rolled == 0 && second.rolled == *sum,
            _ => false,
        };
        if goes_on {
            for (upshot, own) in tried(game, &after) {
                add(&mut shares, upshot, share * own);
            }
        } else {
            add(&mut shares, done(due, &after, &events), share);
        }
    }
    shares
}

/// Compares the stated odds of a roll with the results of all its throws.
#[track_caller]
fn compare(game: &Game, position: &Position) {
    assert_eq!(game.actor(position), Actor::Chance);
    let upshots = game.upshots(position).unwrap();
    let stated: Shares = upshots.iter().copied().collect();
    assert_eq!(stated.len(), upshots.len(), "{upshots:?}");
    assert_eq!(stated.values().copied().sum::<Fraction>(), Fraction::ONE, "{stated:?}");
    assert_eq!(stated, tried(game, position), "{:?}", position.due.last());
    let shown = game.stakes(position).unwrap().chances;
    let messages: Vec<_> = upshots.iter().map(|(upshot, chance)| (upshot.message(), *chance)).collect();
    assert_eq!(shown, messages);
}

/// A position with pieces everywhere: flechas at the wall and in the yard, a gun and its crew, a fire.
fn moment(game: &Game) -> Position {
    let mut position = game.start();
    for text in [
        "begin deguello_mexican_action",
        "put toluca-1 0703",
        "carry toluca-1 2 0",
        "put amador 0703",
        "put toluca_flecha-1 0704",
        "put toluca_flecha-2 0708",
        "put greys-1 0705/roof",
        "put greys-2 0605/roof",
        "put evans 0605/roof",
        "put cannon 0905/roof",
        "put crew 0905/roof",
        "burn area_room_west",
    ] {
        let amend = game.read_amend(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        game.amend(&mut position, amend).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    }
    position
}

#[test]
fn the_odds_of_every_kind_of_roll_are_those_of_all_ways_it_can_fall() {
    let game = Game::new(&fixture::guardhouse()).unwrap();
    let piece = |name: &str| game.find_piece(name).unwrap();
    let area = |name: &str| game.find_area(name).unwrap();
    let (by, target) = (piece("toluca_flecha-1"), piece("greys-1"));
    let (gun, door, room) = (piece("cannon"), game.find_door("0708/0709").unwrap(), area("area_room_gate"));
    let clash =
        |add, rolled| Due::Clash(Clash { attackers: vec![by], defenders: vec![target], add, edge: None, rolled });
    let mut dues = vec![
        Due::Invalid { piece: piece("bowie") },
        Due::Day,
        Due::Wound { piece: piece("amador") },
        Due::Check { piece: piece("amador"), battery: None },
        Due::Officer { area: area("area_north_far"), side: Side::Mexican },
        Due::Emplace { piece: by, edge: game.find_edge("0704/0705").unwrap() },
        Due::Arson { piece: piece("toluca_flecha-2"), area: room },
        Due::Burn { area: area("area_room_west") },
    ];
    dues.extend([-7, -5, -3, 0, 1].map(|add| Due::Shot { by, target, add }));
    for left in 1..=4 {
        dues.extend([-5, 0].map(|add| Due::Cannon { gun, target: by, add, left }));
        dues.push(Due::Blast { gun, door, add: -2, left });
    }
    dues.extend([5, 6].map(|need| Due::Ladder { piece: piece("toluca-1"), need }));
    dues.extend([4, 5].map(|need| Due::Axe { piece: piece("toluca_flecha-2"), door, need }));
    dues.extend([[-3, 1], [1, 1], [3, 1], [-2, 1]].map(|add| clash(add, 0)));
    dues.extend([2, 7, 12].map(|rolled| clash([-3, 1], rolled)));
    for due in dues {
        let mut position = moment(&game);
        position.round = 12;
        position.due.push(due);
        compare(&game, &position);
    }
}

/// DE5.a and DE5.b, with the stated figures.
#[test]
fn the_odds_of_fights_at_a_ladder_and_of_guns_are_those_of_the_examples() {
    let game = Game::new(&fixture::guardhouse()).unwrap();
    let piece = |name: &str| game.find_piece(name).unwrap();
    let (by, target, gun) = (piece("toluca_flecha-1"), piece("greys-1"), piece("cannon"));
    for (add, ways) in
        [([-3, 1], [126, 80, 1090]), ([-2, 1], [206, 104, 986]), ([1, 1], [575, 146, 575]), ([3, 1], [861, 125, 310])]
    {
        let mut position = moment(&game);
        position.due.push(Due::Clash(Clash {
            attackers: vec![by],
            defenders: vec![target],
            add,
            edge: None,
            rolled: 0,
        }));
        let expected: Vec<_> = [Upshot::Wins, Upshot::Locked, Upshot::Loses]
            .into_iter()
            .zip(ways.map(|own| Fraction::new(own, 1296).unwrap()))
            .collect();
        assert_eq!(game.upshots(&position), Some(expected), "{add:?}");
    }
    for (add, missed) in [(0, 10), (-5, 33)] {
        let mut position = moment(&game);
        position.due.push(Due::Cannon { gun, target: by, add, left: 3 });
        let hit = Fraction::new(36u128.pow(3) - u128::pow(missed, 3), 36u128.pow(3)).unwrap();
        assert_eq!(game.upshots(&position).unwrap()[0], (Upshot::Hit, hit), "{add}");
    }
}

/// Rolls that come up in whole games.
#[test]
fn the_odds_of_rolls_in_games_are_those_of_all_ways_they_can_fall() {
    let game = Game::new(&fixture::guardhouse()).unwrap();
    let mut met: BTreeMap<&'static str, u32> = BTreeMap::new();
    for seed in 0..6 {
        super::games::play(&game, seed, super::games::eager, |position, _| {
            let Some(dice) = game.chance(position) else { return };
            let count = met.entry(dice.what).or_default();
            *count += 1;
            if *count <= 12 {
                compare(&game, position);
            }
        });
    }
    for kind in ["dice-deguello-fire", "dice-deguello-ladder", "dice-deguello-attack", "dice-deguello-defence"] {
        assert!(met.get(kind).is_some_and(|count| *count > 3), "{kind}: {met:?}");
    }
}
