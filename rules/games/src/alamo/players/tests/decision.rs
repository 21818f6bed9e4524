//! Trying out decisions.

use super::*;
use crate::alamo::players::general::{decision, trial::Trials};
use crate::alamo::players::weights::{PLAIN, Persona};

#[test]
fn an_attack_that_may_end_the_garrison_is_preferred_to_none_but_only_where_there_is_a_budget() {
    let pieces = [("texas9", "1205"), ("c3-jimenez-1", "1206"), ("c3-jimenez-2", "1204")];
    let mut scene = Scene::of(Phase::MexicanCombat, &pieces);
    scene.position.turn = scene.game.last_turn(&scene.position);
    let seat = Seat { game: &scene.game, view: &scene.position, side: Side::Mexican };
    let mut legal = Vec::new();
    scene.game.legal(&scene.position, &mut legal);
    legal.retain(|action| matches!(action, Action::Attack { mode: Mode::Melee, .. }));
    assert!(!legal.is_empty());
    let persona = Persona::new(PLAIN);
    let mut trials = Trials::default();
    trials.calibrate(seat);
    trials.left = decision::BUDGET;
    let chosen = decision::best(&mut trials, seat, &persona, Action::Done, &legal);
    assert!(legal.contains(&chosen), "{}", scene.game.write_action(chosen));
    // An action that is no better does not replace the first, and nothing is tried without a budget.
    assert_eq!(decision::best(&mut trials, seat, &persona, legal[0], &legal[..1]), legal[0]);
    trials.left = 0;
    assert_eq!(decision::best(&mut trials, seat, &persona, Action::Done, &legal), Action::Done);
}
