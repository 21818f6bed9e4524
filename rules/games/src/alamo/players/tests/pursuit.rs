//! Captains and ways to win that a rule of a variant brings in.

use super::*;
use crate::alamo::players::pursuit::Pursuit;
use crate::draw::Draw;
use crate::fixture::mission_and;

/// Plays games of the mission with these lists of a variant; returns how many this side wins.
fn won(lists: &str, side: Side, games: u64) -> u64 {
    let game = Game::new(&mission_and(lists)).unwrap();
    let wins = |seed: &u64| play(&game, ["captain", "captain"], *seed).0.winner == side;
    (0..games).filter(wins).count() as u64
}

/// A region of one hex, and a rule.
fn at(hex: &str, rule: &str) -> String {
    format!(r#"regions: [(id: "prize", members: hexes(["{hex}"]))], rules: [{rule}]"#)
}

const GAMES: u64 = 8;

/// Asserts that a side wins all but two of the games, which it does not without the rule: dice may keep it from a place.
#[track_caller]
fn is_won(lists: &str, side: Side) {
    let usual = won("rules: []", side, GAMES);
    let own = won(lists, side, GAMES);
    assert!(own >= GAMES - 2 && usual < GAMES - 2, "{own} of {GAMES} instead of {usual}: {lists}");
}

#[test]
fn a_captain_walks_to_the_place_where_a_step_wins() {
    let rule = |side: &str| {
        format!(
            r#"When(on: Did(Cross), if: All([Is(Unit, "{side}"), In(To, "prize")]), do: [EndGame("decisive_{side}")])"#
        )
    };
    is_won(&at("0603", &rule("mexican")), Side::Mexican);
    is_won(&at("0904", &rule("texan")), Side::Texan);
}

#[test]
fn a_captain_walks_to_the_place_where_an_offer_wins() {
    let offer = r#"When(on: Offer(MexicanMove, Spots(All([Same(It, At(Unit)), In(It, "prize")]))), by: May(mexican),
        do: [EndGame("decisive_mexican")], says: (en: "Burn the gate?"))"#;
    is_won(&at("0708", offer), Side::Mexican);
}

#[test]
fn a_captain_holds_the_place_that_counts_at_the_end_of_a_turn() {
    let held = |number: &str| format!(r#"When(on: Phase(TurnEnd), if: {number}, do: [EndGame("decisive_mexican")])"#);
    let there = r#"Units(All([Is(It, "mexican"), In(It, "prize")]))"#;
    is_won(&at("0603", &held(&format!("Exists({there})"))), Side::Mexican);
    is_won(&at(r#"0603", "0602"#, &held(&format!("Ge(Count({there}), N(2))"))), Side::Mexican);
}

#[test]
fn a_captain_brings_about_what_leads_to_a_victory() {
    let rules = r#"flags: [Flag(id: "key", of: game, says: (en: "The key is found"))],
        regions: [(id: "key", members: hexes(["0302"])), (id: "door", members: hexes(["0201"]))],
        rules: [
            When(on: Did(Cross), if: All([Is(Unit, "mexican"), In(To, "key")]), do: [Mark("key", Game)]),
            When(on: Did(Cross), if: All([Is(Unit, "mexican"), In(To, "door"), Has("key", Game)]), do: [EndGame("decisive_mexican")]),
        ]"#;
    is_won(rules, Side::Mexican);
}

#[test]
fn what_cannot_be_reached_is_not_gone_for_until_a_rule_lets_the_garrison_out() {
    let wins =
        r#"When(on: Did(Cross), if: All([Is(Unit, "texan"), In(To, "prize")]), do: [EndGame("decisive_texan")])"#;
    let out = r#"Adjust(what: Applies("A2.3"), op: Forbid)"#;
    let sent = |rules: &str, hex: &str| {
        let game = Game::new(&mission_and(&at(hex, rules))).unwrap();
        let view = game.start();
        let mut own = Pursuit::default();
        own.look(Seat { game: &game, view: &view, side: Side::Texan }, Draw::member(0, Side::Texan));
        game.piece_ids().filter(|piece| own.sends(*piece)).count()
    };
    assert_eq!(sent(wins, "0101"), 0, "the garrison may not leave the confines");
    assert!(sent(wins, "0904") > 0);
    assert!(sent(&format!("{wins}, {out}"), "0101") > 0);
}

#[test]
fn a_hasty_general_sees_it_too() {
    let rule =
        r#"When(on: Did(Cross), if: All([Is(Unit, "texan"), In(To, "prize")]), do: [EndGame("decisive_texan")])"#;
    let game = Game::new(&mission_and(&at("0904", rule))).unwrap();
    let mut players = [(HASTY.make)(), (named("captain").unwrap().make)()];
    let (mut position, mut streams, mut events) = (game.start(), Streams::new(3, 0), Vec::new());
    loop {
        match game.actor(&position) {
            Actor::Over => break,
            Actor::Chance => {
                let roll = streams.roll(game.chance(&position).unwrap());
                game.resolve(&mut position, roll, &mut events);
            }
            Actor::Player(side) => {
                let seat = Seat { game: &game, view: &position, side };
                let action = players[side.index()].choose(seat, &mut streams);
                game.apply(&mut position, action, &mut events).unwrap();
            }
        }
    }
    assert!(position.turn <= 2 && position.outcome.unwrap().winner == Side::Texan, "{:?}", position.outcome);
}
