//! Examples counted by hand: every face of every roll in a loop, with the table and the thresholds written out here.

use super::{Scene, StrikeEffect};
use crate::alamo::{Game, Mode, Order};
use crate::fixture;
use crate::play::Fraction;

/// A face of the combat table.
#[derive(Clone, Copy)]
enum Face {
    /// No effect.
    Miss,
    /// A Damage Check with this number added.
    Hit(i32),
    /// The target may counterattack.
    Answer,
}

use Face::{Answer, Hit, Miss};

/// The counts over the loops: six faces, then two dice, then one for a leader: 6 × 36 × 6 combinations.
#[derive(Default)]
struct Count {
    nothing: u128,
    disorder: u128,
    step: u128,
    eliminated: u128,
    counterattack: u128,
    /// A leader falls on a 1 if its unit loses a step or is eliminated.
    leader: u128,
}

/// Counts all combinations of rolls for a target in good order.
fn count(column: [Face; 6], morale: i32, modifier: i32, reduced: bool) -> Count {
    let mut count = Count::default();
    for face in column {
        for first in 1..=6 {
            for second in 1..=6 {
                for fate in 1..=6 {
                    let number = match face {
                        Hit(number) => number,
                        Miss => {
                            count.nothing += 1;
                            continue;
                        }
                        Answer => {
                            count.counterattack += 1;
                            continue;
                        }
                    };
                    let over = first + second + modifier + number - morale;
                    match over {
                        3.. => count.eliminated += 1,
                        2 if reduced => count.eliminated += 1,
                        2 => count.step += 1,
                        1 => count.disorder += 1,
                        _ => count.nothing += 1,
                    }
                    if over >= 2 && fate == 1 {
                        count.leader += 1;
                    }
                }
            }
        }
    }
    count
}

#[track_caller]
fn agree(scene: &Scene, by: &str, mode: Mode, target: &str, count: &Count, leader: Option<&str>) {
    let odds = scene.odds(by, mode, target);
    let of = |ways| Fraction::new(ways, 6 * 36 * 6).unwrap();
    for (effect, ways) in [
        (StrikeEffect::Nothing, count.nothing),
        (StrikeEffect::Disordered, count.disorder),
        (StrikeEffect::Reduced, count.step),
        (StrikeEffect::ReducedAndRouted, 0),
        (StrikeEffect::Routed, 0),
        (StrikeEffect::Eliminated, count.eliminated),
        (StrikeEffect::Counterattack, count.counterattack),
    ] {
        assert_eq!(odds.chance_of(effect), of(ways), "{effect:?}");
    }
    let leaders: Vec<_> = leader.map(|leader| (scene.named(leader), of(count.leader))).into_iter().collect();
    assert_eq!(odds.leaders(), leaders);
}

#[test]
fn e14_a_melee_of_nine_over_the_outer_wall() {
    let scene = Scene::new(&[("r-aldama-gren", "1403"), ("kent9", "1404/roof")]);
    let strike =
        scene.game.aim(&scene.position, scene.named("r-aldama-gren"), Mode::Melee, scene.named("kent9")).unwrap();
    assert_eq!(scene.game.row_name(strike.row), "outer_wall");
    assert_eq!(scene.game.cover(&scene.position, &strike).side.unwrap().to_string(), "1403/1404");
    // A 3 hits, a 6 has no effect; no zone crosses the wall, so only the number from the table is added.
    let column = [Hit(1), Hit(1), Hit(0), Hit(0), Miss, Miss];
    agree(&scene, "r-aldama-gren", Mode::Melee, "kent9", &count(column, 10, 0, false), None);
}

#[test]
fn e15_against_travis_among_two_mexicans() {
    let pieces = [("travis", "1518"), ("c1-aldama-1", "1517"), ("c1-aldama-2", "1519")];
    let column = [Hit(2), Hit(2), Hit(1), Hit(0), Hit(0), Miss];
    let two_less_three = 2 - 3;
    // A morale of 8: no Texan unit has it on its front, so one is made.
    let mut project = fixture::alamo();
    for unit in &mut project.counters.units {
        if unit.id == "kent9" {
            unit.full.morale = 8;
        }
    }
    let scene = Scene::of(Game::new(&project).unwrap(), &[&pieces[..], &[("kent9", "1518")]].concat());
    let strike =
        scene.game.aim(&scene.position, scene.named("c1-aldama-1"), Mode::Melee, scene.named("kent9")).unwrap();
    let modifiers = scene.game.modifiers(&scene.position, &strike, 2);
    assert_eq!(modifiers.iter().map(|modifier| modifier.value).sum::<i8>(), 1);
    let fresh = count(column, 8, two_less_three, false);
    assert!(fresh.leader > 0 && fresh.step > 0);
    agree(&scene, "c1-aldama-1", Mode::Melee, "kent9", &fresh, Some("travis"));
    // The back of this counter does have it, but there is no second step to lose.
    let mut scene = Scene::new(&[&pieces[..], &[("ala5", "1518")]].concat());
    let ala = scene.named("ala5");
    scene.position.state_mut(ala).flipped = true;
    agree(&scene, "c1-aldama-1", Mode::Melee, "ala5", &count(column, 8, two_less_three, true), Some("travis"));
}

#[test]
fn e15_a_mexican_of_morale_eight_under_fire() {
    let scene = Scene::new(&[("kent9", "1404/roof"), ("c1-aldama-1", "1403")]);
    let column = [Hit(3), Hit(2), Hit(1), Hit(1), Hit(0), Miss];
    agree(&scene, "kent9", Mode::Fire, "c1-aldama-1", &count(column, 8, 0, false), None);
}

#[test]
fn a_weak_attack_may_be_answered_unless_the_target_is_in_no_state_to() {
    let mut scene = Scene::new(&[("lou4", "1012"), ("c1-aldama-1", "1011")]);
    let column = [Hit(1), Hit(0), Hit(0), Miss, Answer, Answer];
    // The target itself is the Mexican in good order inside the walls: one less.
    agree(&scene, "lou4", Mode::Melee, "c1-aldama-1", &count(column, 8, -1, false), None);
    let target = scene.named("c1-aldama-1");
    scene.position.state_mut(target).order = Order::Disordered;
    let odds = scene.odds("lou4", Mode::Melee, "c1-aldama-1");
    assert_eq!(odds.chance_of(StrikeEffect::Counterattack), Fraction::ZERO);
    // Disorder adds two, and no Mexican unit in good order is left inside: an excess of one routs, two also costs a
    // step, three eliminates. Two faces add nothing, so that a 7, an 8 and 9 or more do it; one face adds one.
    let chance = |ways: u128| Fraction::new(ways, 6 * 36).unwrap();
    assert_eq!(odds.chance_of(StrikeEffect::Routed), chance(2 * 6 + 5));
    assert_eq!(odds.chance_of(StrikeEffect::ReducedAndRouted), chance(2 * 5 + 6));
    assert_eq!(odds.chance_of(StrikeEffect::Eliminated), chance(2 * 10 + 15));
}

#[test]
fn who_has_no_way_out_is_eliminated_and_not_routed() {
    // Texans do not leave the confines, and every path inside them leads past the attacker.
    let mut scene = Scene::new(&[("kent9", "1404/roof"), ("c1-aldama-1", "1305"), ("c1-aldama-2", "1405/roof")]);
    let target = scene.named("kent9");
    scene.position.state_mut(target).order = Order::Disordered;
    let odds = scene.odds("c1-aldama-2", Mode::Melee, "kent9");
    assert_eq!(odds.chance_of(StrikeEffect::Routed) + odds.chance_of(StrikeEffect::ReducedAndRouted), Fraction::ZERO);
    assert!(odds.chance_of(StrikeEffect::Eliminated).is_possible());
}

#[test]
fn who_has_no_way_out_is_eliminated_whatever_leaders_say() {
    for leaders in [&[][..], &["crockett"], &["crockett", "travis"]] {
        let mut pieces = vec![("kent9", "1404/roof"), ("c1-aldama-1", "1305"), ("c1-aldama-2", "1405/roof")];
        pieces.extend(leaders.iter().map(|leader| (*leader, "1404/roof")));
        let mut scene = Scene::new(&pieces);
        let target = scene.named("kent9");
        scene.position.state_mut(target).order = Order::Disordered;
        let strike = scene.game.aim(&scene.position, scene.named("c1-aldama-2"), Mode::Melee, target).unwrap();
        let odds = scene.game.odds(&scene.position, &strike);
        assert_eq!(
            odds.chance_of(StrikeEffect::Routed) + odds.chance_of(StrikeEffect::ReducedAndRouted),
            Fraction::ZERO,
            "{leaders:?}"
        );
        assert_eq!(
            odds.chance_of(StrikeEffect::Nothing) + odds.chance_of(StrikeEffect::Eliminated),
            Fraction::ONE,
            "{leaders:?}"
        );
        assert!(odds.chance_of(StrikeEffect::Eliminated).is_possible());
        // Each of them may fall with the unit, on a 1 at least once.
        assert_eq!(odds.leaders().len(), leaders.len());
        let once = odds.chance_of(StrikeEffect::Eliminated).share() / 6.0;
        assert!(odds.leaders().iter().all(|(_, fall)| fall.share() > once - 1e-9), "{leaders:?}");
    }
}
