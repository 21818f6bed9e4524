//! Examples of sections 2.2, 13 and 16: the Reserve, the Replacement Track, the end of the game.

use super::*;
use crate::alamo::Ending;
use crate::phrase::Phrase;

#[test]
fn x6_a_unit_on_space_3_is_back_in_the_third_turn_still_reduced() {
    let mut scene = Scene::new(Phase::TexanMovement);
    let unit = scene.mexican("0303");
    let other = scene.mexican("0103");
    scene.nobody_else_comes();
    scene.position.state_mut(unit).flipped = true;
    scene.game.eliminate(&mut scene.position, unit, None, damage::Loss::Outright, &mut Vec::new());
    let at = scene.spot("0103");
    for space in [2, 1, 0] {
        assert_eq!(scene.check(Action::Place { piece: unit, at }), Err("A4.0.a"));
        scene.begin(Phase::Replacement);
        assert_eq!(scene.position.state(unit).status, Status::Track(space));
        if space > 0 {
            assert_eq!(scene.check(Action::Place { piece: unit, at }), Err("A13.0.e"));
            scene.begin(Phase::TexanMovement);
        }
    }
    assert_eq!(scene.check(Action::Place { piece: unit, at }), Err("A2.0.j"), "{} stands there", scene.at(other));
    assert_eq!(scene.check(Action::Place { piece: unit, at: scene.spot("0701") }), Err("A2.0.j"));
    assert_eq!(scene.check(Action::Done), Ok(()), "it may be held back (13.4)");
    let free = scene.spot("0104");
    scene.act(Action::Place { piece: unit, at: free }).unwrap();
    assert!(scene.position.state(unit).flipped && scene.position.state(unit).is_on_map());
    assert_eq!(scene.position.phase, Phase::TexanMovement, "nobody else can come");
    scene.begin(Phase::MexicanMovement);
    assert_eq!(scene.points(unit), 8);
}

#[test]
fn x16_a_reserve_committed_in_turn_3_stands_on_the_map_in_turn_4() {
    let mut scene = Scene::new(Phase::ReserveCommitment);
    scene.mexican("1012");
    let reserve: Vec<_> = scene.game.piece_ids().filter(|piece| scene.game.piece(*piece).column == Some(4)).collect();
    scene.nobody_else_comes();
    for piece in &reserve {
        scene.position.state_mut(*piece).status = Status::Waiting;
    }
    scene.position.turn = 3;
    scene.act(Action::Commit).unwrap();
    assert_eq!(scene.position.phase, Phase::MexicanMovement);
    scene.act(Action::Done).unwrap();
    scene.act(Action::Done).unwrap();
    assert_eq!((scene.position.phase, scene.position.turn), (Phase::ReservePlacement, 4));
    let reserve_area = |scene: &Scene| scene.game.view(&scene.position, Side::Texan).plot[4];
    assert_eq!(reserve_area(&scene), 0);
    assert_eq!(scene.check(Action::Done), Err("A2.2.c"), "the whole column comes (R71)");
    while let Some(place @ Action::Place { .. }) = scene.legal().first().copied() {
        scene.act(place).unwrap();
        assert_eq!(reserve_area(&scene), 2, "now the plot is shown (2.2.d)");
    }
    assert_eq!(scene.position.phase, Phase::TexanMovement);
    assert!(reserve.iter().all(|piece| scene.position.state(*piece).is_on_map()));
    scene.begin(Phase::ReserveCommitment);
    assert_eq!(scene.check(Action::Commit), Err("A2.2.b"), "it comes once");
}

#[test]
fn r70_whoever_finds_no_room_comes_when_a_hex_is_free() {
    let mut scene = Scene::new(Phase::TexanMovement);
    let area = ["0102", "0103", "0104", "0105", "0106", "0107", "0108", "0109"];
    let there: Vec<_> = area.map(|at| scene.mexican(at)).into();
    let late = scene.mexican("0303");
    scene.nobody_else_comes();
    scene.position.put(late, true, SpotId::NOWHERE);
    scene.position.state_mut(late).status = Status::Waiting;
    let column = scene.game.piece(late).column.unwrap();
    scene.position.plot[usize::from(column)] = 1;
    scene.begin(Phase::ReservePlacement);
    let place = Action::Place { piece: late, at: scene.spot("0104") };
    assert_eq!(scene.check(place), Err("A2.0.j"));
    assert_eq!(scene.check(Action::Done), Ok(()));
    scene.place(there[2], "0204");
    assert_eq!(scene.check(Action::Done), Err("A2.2.c"));
    scene.act(place).unwrap();
    assert_eq!(scene.position.phase, Phase::TexanMovement);
}

#[test]
fn x13_casualties_equal_to_the_figure_suffice_until_turn_5() {
    for (turn, casualties, over) in [(1, 27, false), (1, 28, true), (5, 54, true), (6, 99, false)] {
        let mut scene = Scene::new(Phase::MexicanCombat);
        scene.nobody_else_comes();
        (scene.position.turn, scene.position.casualties) = (turn, casualties);
        scene.act(Action::Done).unwrap();
        let ending = scene.position.outcome.map(|outcome| (outcome.reason, outcome.winner));
        assert_eq!(ending, over.then_some((Ending::Withdrawal, Side::Texan)), "turn {turn}, {casualties}");
    }
}

#[test]
fn a16_6_a_garrison_that_lives_through_the_last_turn_wins() {
    let mut scene = Scene::new(Phase::MexicanCombat);
    scene.nobody_else_comes();
    scene.position.turn = 12;
    scene.act(Action::Done).unwrap();
    let outcome = scene.position.outcome.unwrap();
    assert_eq!((outcome.reason, outcome.winner), (Ending::HeldOut, Side::Texan));
}

#[test]
fn a16_5_each_level_begins_with_its_points() {
    use crate::rulebook::Degree::{Decisive, Marginal, Substantial};
    for (points, winner, degree) in [
        (0, Side::Mexican, Decisive),
        (11, Side::Mexican, Decisive),
        (12, Side::Mexican, Substantial),
        (13, Side::Mexican, Marginal),
        (14, Side::Texan, Marginal),
        (15, Side::Texan, Substantial),
        (16, Side::Texan, Decisive),
        (40, Side::Texan, Decisive),
    ] {
        let mut scene = Scene::new(Phase::MexicanCombat);
        scene.position.turns_held = points;
        scene.game.end(&mut scene.position, Ending::GarrisonFallen, &mut Vec::new());
        let outcome = scene.position.outcome.unwrap();
        assert_eq!((outcome.winner, outcome.degree), (winner, degree), "{points}");
    }
}

#[test]
fn a16_5_a_garrison_that_has_fallen_is_measured_against_the_points_that_win() {
    for (points, winner, short) in
        [(0, Side::Mexican, 14), (13, Side::Mexican, 1), (14, Side::Texan, 0), (40, Side::Texan, -26)]
    {
        let mut scene = Scene::new(Phase::MexicanCombat);
        scene.position.turns_held = points;
        assert_eq!(scene.game.measured(&scene.position), None);
        scene.game.end(&mut scene.position, Ending::GarrisonFallen, &mut Vec::new());
        let measured = scene.game.measured(&scene.position).unwrap();
        let expected = Phrase::new("score-alamo-needed").amount("needed", 14).amount("less", 13);
        let expected = expected.with("winner", winner.word()).word("degree", "degree-marginal").amount("short", short);
        assert_eq!(measured, expected);
    }
}

#[test]
fn a16_2_attackers_who_withdraw_are_measured_against_the_figure_of_the_turn() {
    let mut scene = Scene::new(Phase::MexicanCombat);
    scene.nobody_else_comes();
    (scene.position.turn, scene.position.casualties) = (1, 30);
    scene.act(Action::Done).unwrap();
    let expected = Phrase::new("score-alamo-withdrawal").with("casualties", 30).with("figure", 28).with("turn", 1);
    assert_eq!(scene.game.measured(&scene.position), Some(expected));
}

#[test]
fn a4_0_the_phases_follow_each_other_and_texans_act_first() {
    let mut scene = Scene::new(Phase::TurnEnd);
    scene.nobody_else_comes();
    let mut events = Vec::new();
    scene.game.proceed(&mut scene.position, &mut events);
    while scene.position.turn == 2 && scene.position.outcome.is_none() {
        scene.game.apply(&mut scene.position, Action::Done, &mut events).unwrap();
    }
    let phases: Vec<_> = events
        .iter()
        .filter_map(|event| match event.what {
            Happening::PhaseBegan { turn: 2, phase } => Some(phase),
            _ => None,
        })
        .collect();
    assert_eq!(
        phases,
        [
            Phase::Replacement,
            Phase::ReservePlacement,
            Phase::TexanMovement,
            Phase::TexanCombat,
            Phase::TexanRally,
            Phase::ReserveCommitment,
            Phase::MexicanMovement,
            Phase::MexicanCombat,
            Phase::MexicanRally,
            Phase::Withdrawal,
            Phase::TurnEnd,
        ]
    );
    assert_eq!(scene.position.turns_held, 2, "one point a turn the garrison lives to see, turn 3's too");
}
