//! Tests of the game on the table, without a window.

mod playback;

use std::path::Path;
use std::sync::mpsc::channel;

use rules::log::Log;
use rules::play::{Actor, DecisionKind, Offered, Roll, Task};
use rules::project::Project;
use rules::side::Side;
use rules::spot::Level;
use rules::systems::AnyGame;
use rules::table::{Hand, Nature, TextStep};

use super::in_hand::Pick;
use super::playback_speed::PlaybackSpeed;
use super::{AnyTable, Message, Play, on_map_or_button};
use crate::files::Bundled;
use crate::gui::action::Action as Asked;
use crate::gui::document::OpenDocument;

fn table(hands: [Hand; 2]) -> Box<AnyTable> {
    table_of(hands, 7)
}

fn table_of(hands: [Hand; 2], seed: u64) -> Box<AnyTable> {
    let project = Project::load(&Bundled, "alamo").unwrap();
    let [texan, mexican] = hands.map(|hand| hand.name().to_owned());
    let head = Log::begin(&project, "alamo", seed, rules::log::Players { texan, mexican });
    AnyGame::compile(&project).unwrap().sit_down(head).0
}

/// Returns the next decisions of the computer players.
fn thought(table: &mut AnyTable) -> Vec<TextStep> {
    let (tell, told) = channel();
    assert!(table.think(true, Box::new(move |made| tell.send(made).unwrap())));
    told.recv().unwrap()
}

/// Lets computer players play both sides until `wanted` holds.
fn until(table: &mut AnyTable, wanted: impl Fn(&AnyTable) -> bool) {
    let hands = table.history().hands();
    while !wanted(table) {
        assert_ne!(table.actor(), Actor::Over, "it never came to that");
        for side in Side::ALL {
            table.seat(side, Hand::Player("advance"));
        }
        let made = thought(table);
        table.dismiss();
        for side in Side::ALL {
            table.seat(side, hands[side.index()]);
        }
        for made in made {
            if wanted(table) {
                break;
            }
            table.make(&made).unwrap();
        }
    }
}

fn make(table: &mut AnyTable, decision: &str) {
    table.make(&TextStep::Action(decision.to_owned())).unwrap();
}

fn first(table: &AnyTable, kind: DecisionKind) -> String {
    table.decisions().iter().find(|decision| decision.kind == kind).unwrap().text.clone()
}

fn steps(table: &AnyTable) -> usize {
    table.history().steps().len()
}

/// Returns everything visible of a position.
fn seen(table: &AnyTable) -> String {
    let tokens: Vec<_> = table.pieces().map(|piece| table.token(piece)).collect();
    format!("{:?} {tokens:?} {:?}", table.moment(), table.decisions())
}

fn play(hands: [&'static str; 2], rolls: bool) -> (Play, OpenDocument) {
    let document = OpenDocument::open(Path::new("alamo")).unwrap();
    let mut play = Play { shown: true, ..Play::default() };
    for (side, name) in Side::ALL.into_iter().zip(hands) {
        assert!(matches!(play.update(Message::HandPicked(side, name), &document, "alamo", 7), Asked::Run(_)));
    }
    drop(play.update(Message::RollsPicked(rolls), &document, "alamo", 7));
    drop(play.update(Message::Started, &document, "alamo", 7));
    (play, document)
}

#[test]
fn what_was_taken_back_can_be_made_again_and_is_forgotten_once_something_else_is_done() {
    let mut table = table([Hand::Person; 2]);
    until(&mut *table, |table| table.task() == Task::Move);
    let (before, at) = (seen(&*table), steps(&*table));
    let step = first(&*table, DecisionKind::Step);
    make(&mut *table, &step);
    let after = seen(&*table);
    assert_eq!(table.history().last_decision(), Some(at));
    table.go(at);
    assert_eq!((seen(&*table), table.history().ahead()), (before, 1));
    table.go(table.history().next_decision().unwrap());
    assert_eq!((seen(&*table), table.history().ahead()), (after, 0));
    table.go(at);
    let done = table.done();
    make(&mut *table, &done);
    assert_eq!((table.history().ahead(), table.history().next_decision()), (0, None));
}

#[test]
fn the_same_decisions_roll_the_same_dice_again() {
    let mut table = table([Hand::Person; 2]);
    until(&mut *table, |table| table.dice().is_some());
    let at = steps(&*table);
    let natures = |table: &AnyTable| table.history().steps()[at..].iter().map(|step| step.nature).collect::<Vec<_>>();
    table.roll_on();
    let rolled = natures(&*table);
    let Nature::Roll(first) = rolled[0] else { panic!("{rolled:?}") };
    table.go(at);
    table.roll_on();
    assert_eq!(natures(&*table), rolled);
    // Any possible sum of the dice may be typed in.
    table.go(at);
    let own = table.dice().unwrap();
    let other = (own.least()..=own.most()).map(Roll).find(|roll| *roll != first).unwrap();
    table.make(&TextStep::Roll(other)).unwrap();
    assert!(table.make(&TextStep::Roll(Roll(99))).is_err(), "no dice give that");
}

#[test]
fn a_saved_game_is_taken_up_where_it_was_left() {
    let mut table = table([Hand::Person, Hand::Player("advance")]);
    until(&mut *table, |table| table.task() == Task::Attack);
    let log = table.log();
    let text = rules::text::write(&log);
    let game = AnyGame::compile(&Project::load(&Bundled, "alamo").unwrap()).unwrap();
    let (again, resumed) = game.sit_down(rules::text::read(&text).unwrap());
    assert_eq!((resumed.divergence, seen(&*again)), (None, seen(&*table)));
    assert_eq!(again.history().hands(), table.history().hands());
    assert_eq!(again.log(), log);
}

#[test]
fn computer_players_play_until_a_person_is_asked() {
    let mut table = table([Hand::Person, Hand::Player("advance")]);
    for _ in 0..200 {
        if table.asked().is_some() {
            break;
        }
        let made = thought(&mut *table);
        assert!(!made.is_empty());
        for made in &made {
            table.make(made).unwrap();
        }
    }
    assert_eq!(table.asked(), Some(Side::Texan));
    assert_eq!(table.moment().turn, 1);
    assert!(!self::table([Hand::Person; 2]).think(true, Box::new(|_| panic!("nobody thinks"))));
}

#[test]
fn a_click_moves_a_counter_and_a_refusal_names_its_rule() {
    let mut table = table([Hand::Person; 2]);
    until(&mut *table, |table| table.task() == Task::Move);
    let mut pick = Pick::default();
    let kent = table.piece_named("kent9").unwrap();
    assert!(pick.pressed(&*table, "1404".parse().unwrap(), Level::Roof).is_empty());
    assert_eq!(pick.piece, Some(kent));
    // Outside the confines.
    assert!(pick.pressed(&*table, "1403".parse().unwrap(), Level::Ground).is_empty());
    assert_eq!(pick.no.as_ref().and_then(|no| no.rule), Some("A2.3.a"));
    // A roof and a room below it: the window asks.
    assert!(pick.pressed(&*table, "1405".parse().unwrap(), Level::Ground).is_empty());
    assert_eq!(pick.fork.len(), 2);
    let way = pick.choose(&*table, pick.fork[0]);
    assert!(!way.is_empty());
    for step in &way {
        make(&mut *table, step);
    }
    assert_eq!(table.hex_of(kent), Some("1405".parse().unwrap()));
    // A move is one decision, however many steps it has.
    pick.table_changed(&*table);
    let before = steps(&*table);
    let far = pick.moves.as_ref().unwrap().ways.iter().max_by_key(|way| way.steps.len()).unwrap().to();
    let way = pick.choose(&*table, far);
    assert!(way.len() > 1);
    for step in &way {
        make(&mut *table, step);
    }
    assert!(table.history().last_decision().unwrap() < before + 1);
}

#[test]
fn a_target_shows_its_odds_before_the_die() {
    let mut table = table([Hand::Person; 2]);
    until(&mut *table, |table| table.task() == Task::Attack);
    let by = *on_map_or_button::ready(&*table).first().unwrap();
    let own =
        table.decisions().iter().find(|decision| decision.kind == DecisionKind::Attack && decision.piece == Some(by));
    let target = own.unwrap().target.unwrap();
    let mut pick = Pick::default();
    pick.take(&*table, by);
    let hex = table.hex_of(target).unwrap();
    assert!(pick.pressed(&*table, hex, Level::Ground).is_empty());
    assert_eq!(pick.target, Some(target));
    assert!(!pick.odds.as_ref().unwrap().attacks.is_empty());
}

#[test]
fn the_odds_of_striking_back_stay_while_one_is_asked() {
    let mut table = table([Hand::Person; 2]);
    until(&mut *table, |table| table.answer_odds().is_some());
    let mut pick = Pick::default();
    pick.table_changed(&*table);
    assert!(pick.odds.is_some());
    pick.let_go(Some(&*table));
    assert!(pick.odds.is_some());
    let any = table.pieces().find(|piece| table.token(*piece).at.is_some()).unwrap();
    pick.take(&*table, any);
    assert!(pick.odds.is_some());
    pick.let_go(None);
    assert!(pick.odds.is_none());
}

#[test]
fn typed_dice_wait_and_rolled_ones_do_not() {
    let strike = |rolls| {
        let (mut play, document) = play(["person", "person"], rolls);
        let table = play.table.as_deref_mut().unwrap();
        until(table, |table| table.task() == Task::Attack);
        let attack = first(table, DecisionKind::Attack);
        drop(play.update(Message::Seated(Side::Texan), &document, "alamo", 7));
        drop(play.update(Message::Did(attack), &document, "alamo", 7));
        (play, document)
    };
    let (rolled, _) = strike(true);
    assert_ne!(rolled.table().unwrap().actor(), Actor::Chance);
    let (mut typed, document) = strike(false);
    assert_eq!(typed.table().unwrap().actor(), Actor::Chance);
    drop(typed.update(Message::Rolled(6), &document, "alamo", 7));
    let last = typed.table().unwrap().history().steps().last().unwrap();
    assert_eq!(last.nature, Nature::Roll(Roll(6)));
}

#[test]
fn two_persons_hand_the_seat_over_where_something_is_hidden() {
    let (mut play, document) = play(["person", "person"], true);
    let first = play.table().unwrap().asked().unwrap();
    assert_eq!(play.hand_over(), Some(first), "the plot is hidden from the Texans");
    assert!(!play.is_asked() && play.marks(None).is_empty());
    drop(play.update(Message::Seated(first), &document, "alamo", 7));
    assert!(play.is_asked() && play.hand_over().is_none());
    let table = play.table.as_deref_mut().unwrap();
    until(table, |table| table.asked() == Some(first.enemy()) && !table.is_answer());
    assert_eq!(play.hand_over(), Some(first.enemy()));
    // Against a computer player the seat is not handed over.
    let (mut alone, _) = self::play(["person", "advance"], true);
    let table = alone.table.as_deref_mut().unwrap();
    until(table, |table| table.asked() == Some(Side::Texan));
    assert!(alone.hand_over().is_none() && alone.viewer() == Some(Side::Texan));
}

#[test]
fn news_of_players_that_were_sent_away_changes_nothing() {
    let (mut play, document) = play(["advance", "advance"], true);
    assert!(play.is_thinking());
    let ticket = play.thinking.clone().unwrap();
    drop(play.update(Message::PutAway, &document, "alamo", 7));
    let made = vec![TextStep::Action("done".to_owned())];
    drop(play.update(Message::Played(ticket, Some(made)), &document, "alamo", 7));
    assert!(play.table().is_none());
}

#[test]
fn a_player_that_breaks_down_or_breaks_a_rule_is_told_and_waits() {
    let made = |text: &str| Some(vec![TextStep::Action(text.to_owned())]);
    for made in [None, made("consult"), made("no action at all")] {
        let (mut play, document) = play(["advance", "advance"], true);
        play.pace = PlaybackSpeed::Instant;
        let ticket = play.thinking.clone().unwrap();
        drop(play.update(Message::Played(ticket, made), &document, "alamo", 7));
        assert!(play.is_held() && play.trouble().is_some() && !play.is_thinking());
        drop(play.update(Message::Held(false), &document, "alamo", 7));
        assert!(play.is_thinking() && play.trouble().is_none());
    }
}

#[test]
fn every_decision_of_a_game_is_made_by_a_button_or_on_the_map() {
    let mut retreats = 0;
    for seed in 1..20 {
        let mut table = table_of([Hand::Player("advance"); 2], seed);
        while table.actor() != Actor::Over && retreats < 3 {
            for made in thought(&mut *table) {
                for decision in table.decisions() {
                    let in_hand = match &decision.offered {
                        Offered::OnMap => {
                            assert!(
                                !decision.path.is_empty() || !decision.hexes.is_empty() || decision.target.is_some(),
                                "{decision:?}"
                            );
                            continue;
                        }
                        Offered::Always => None,
                        Offered::With(own) => own.last().copied(),
                        Offered::WithOrFree(own) => Some(*own),
                    };
                    assert!(on_map_or_button::buttons(&*table, in_hand).contains(&decision), "{decision:?}");
                    assert!(table.label(&decision.text).is_some(), "{decision:?}");
                }
                if let Task::Retreat(_) = table.task() {
                    retreats += 1;
                    assert!(!on_map_or_button::onward(&*table, &[]).is_empty());
                }
                table.make(&made).unwrap();
            }
        }
        if retreats >= 3 {
            return;
        }
    }
    panic!("nobody ever retreats");
}

#[test]
fn a_position_set_by_hand_stands_in_the_log_and_can_be_taken_back() {
    let (mut play, document) = play(["person", "advance"], true);
    let tell = |play: &mut Play, message| drop(play.update(message, &document, "alamo", 7));
    until(play.table.as_deref_mut().unwrap(), |table| table.task() == Task::Move);
    let (before, at) = (seen(play.table().unwrap()), steps(play.table().unwrap()));
    tell(&mut play, Message::AmendAsked(true));
    drop(play.pressed("1404".parse().unwrap(), Level::Roof));
    drop(play.released(Level::Roof));
    // No Texan may be outside the confines; in the plaza they may.
    drop(play.pressed("0103".parse().unwrap(), Level::Ground));
    assert_eq!(play.pick().no.as_ref().and_then(|no| no.rule), Some("A2.3.a"));
    drop(play.pressed("1010".parse().unwrap(), Level::Ground));
    assert!(play.pick().piece.is_none());
    let table = play.table().unwrap();
    let kent = table.piece_named("kent9").unwrap();
    assert_eq!(table.hex_of(kent), Some("1010".parse().unwrap()));
    let log: Log = rules::text::read(&rules::text::write(&table.log())).unwrap();
    assert_eq!(log.entries.last(), Some(&rules::log::LogEntry::Amended("put kent9 1010".to_owned())));
    let game = AnyGame::compile(&Project::load(&Bundled, "alamo").unwrap()).unwrap();
    let (again, resumed) = game.sit_down(log);
    assert_eq!((resumed.divergence, seen(&*again)), (None, seen(table)));
    tell(&mut play, Message::AmendAsked(false));
    assert_eq!(play.table().unwrap().asked(), Some(Side::Texan));
    tell(&mut play, Message::Back);
    assert_eq!((steps(play.table().unwrap()), seen(play.table().unwrap())), (at, before));
}

#[test]
fn a_counter_off_the_map_stays_in_hand_while_it_is_turned_and_is_let_go_when_it_is_put() {
    let (mut play, document) = play(["person", "advance"], true);
    let tell = |play: &mut Play, message| drop(play.update(message, &document, "alamo", 7));
    until(play.table.as_deref_mut().unwrap(), |table| table.task() == Task::Move);
    tell(&mut play, Message::AmendAsked(true));
    let table = play.table().unwrap();
    let is_off = |piece: &rules::play::PieceId| {
        let own = table.piece(*piece);
        own.side == Some(Side::Mexican)
            && own.class == rules::play::CounterClass::Unit
            && table.token(*piece).at.is_none()
    };
    let off = table.pieces().find(is_off).unwrap();
    let flip = table.amends(off).into_iter().find(|(name, _)| name.id == "amend-do-back").unwrap().1;
    tell(&mut play, Message::Taken(off));
    tell(&mut play, Message::Amended(flip));
    assert_eq!((play.pick().piece, play.table().unwrap().token(off).back), (Some(off), true));
    drop(play.pressed("0101".parse().unwrap(), Level::Ground));
    assert_eq!((play.pick().piece, play.table().unwrap().hex_of(off)), (None, Some("0101".parse().unwrap())));
}

#[test]
fn while_the_position_is_set_nobody_else_plays() {
    let (mut play, document) = play(["advance", "advance"], true);
    assert!(play.is_thinking());
    drop(play.update(Message::AmendAsked(true), &document, "alamo", 7));
    assert!(!play.is_thinking());
    drop(play.update(Message::AmendAsked(false), &document, "alamo", 7));
    assert!(play.is_thinking());
}

#[test]
fn a_game_that_is_not_saved_is_not_lost_by_one_click() {
    let (mut play, document) = play(["person", "person"], true);
    let tell = |play: &mut Play, message| drop(play.update(message, &document, "alamo", 7));
    let side = play.hand_over().unwrap();
    tell(&mut play, Message::Seated(side));
    let decision = play.table().unwrap().decisions()[0].text.clone();
    tell(&mut play, Message::Did(decision));
    assert!(play.is_unsaved());
    for message in [Message::PutAway, Message::Started] {
        tell(&mut play, message);
        assert!(play.trouble().is_some() && play.is_unsaved());
        tell(&mut play, Message::LetGo);
    }
    let at = steps(play.table().unwrap());
    play.saved("game.log.ron".into(), at);
    tell(&mut play, Message::PutAway);
    assert!(play.table().is_none());
}

#[test]
fn what_is_odd_about_a_saved_game_is_told_when_it_is_taken_up() {
    let mut table = table([Hand::Person, Hand::Player("advance")]);
    let is_roll = |nature: Nature| matches!(nature, Nature::Roll(_));
    let rolls = |table: &AnyTable| table.history().steps().iter().filter(|step| is_roll(step.nature)).count();
    until(&mut *table, |table| rolls(table) > 30 && table.dice().is_none());
    let document = OpenDocument::open(Path::new("alamo")).unwrap();
    let told = |log: Log| {
        let mut play = Play::default();
        drop(play.begin(&document, log));
        assert!(play.table().is_some_and(|own| steps(own) == steps(&*table)));
        play.doubts().iter().map(|doubt| doubt.id).collect::<Vec<_>>()
    };
    let log = table.log();
    assert_eq!(told(log.clone()), Vec::<&str>::new());
    assert_eq!(told(Log { seed: log.seed + 1, ..log.clone() }), ["log-other-dice"]);
    assert_eq!(told(Log { version: "99.0.0".to_owned(), ..log }), ["log-later-version"]);
}

#[test]
fn the_reach_of_all_enemies_is_that_of_each_of_them() {
    let (mut play, document) = play(["person", "advance"], true);
    until(play.table.as_deref_mut().unwrap(), |table| table.asked() == Some(Side::Texan) && table.moment().turn == 1);
    drop(play.update(Message::ThreatAsked(true), &document, "alamo", 7));
    let table = play.table().unwrap();
    let is_enemy = |piece: &rules::play::PieceId| {
        let own = table.piece(*piece);
        own.side == Some(Side::Mexican)
            && own.class == rules::play::CounterClass::Unit
            && table.token(*piece).at.is_some()
    };
    let reach = table.reach(table.pieces().find(is_enemy).unwrap(), true);
    let lit: std::collections::BTreeMap<_, _> = play.threat().collect();
    assert!(!reach.ways.is_empty());
    for way in &reach.ways {
        assert!(lit[&table.hex(way.to()).unwrap()] >= 1);
    }
    drop(play.update(Message::ThreatAsked(false), &document, "alamo", 7));
    assert_eq!(play.threat().count(), 0);
}

#[test]
fn the_next_counter_that_can_act_comes_in_hand_and_the_pointer_tells_its_odds() {
    let (mut play, document) = play(["person", "person"], true);
    until(play.table.as_deref_mut().unwrap(), |table| table.task() == Task::Attack);
    drop(play.update(Message::Seated(Side::Texan), &document, "alamo", 7));
    let ready = on_map_or_button::ready(play.table().unwrap()).len();
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..ready {
        drop(play.update(Message::TurnedTo { next: true }, &document, "alamo", 7));
        seen.insert(play.pick().piece.unwrap());
    }
    assert_eq!(seen.len(), ready, "each of them once");
    let table = play.table().unwrap();
    let attack = table.decisions().iter().find(|decision| decision.kind == DecisionKind::Attack).unwrap();
    let (by, target) = (attack.piece.unwrap(), attack.target.unwrap());
    let hex = table.hex_of(target).unwrap();
    play.pick.take(play.table.as_deref().unwrap(), by);
    play.point(Some(hex), Level::Ground);
    let pointed = play.pointed().unwrap();
    assert!(pointed.pieces.contains(&target) && !pointed.odds.as_ref().unwrap().attacks.is_empty());
    play.point(None, Level::Ground);
    assert!(play.pointed().is_none());
}

#[test]
fn of_the_counters_of_a_hex_those_that_can_still_act_come_in_hand_first() {
    let project = Project::load(&Bundled, "rancho").unwrap();
    let person = || Hand::Person.name().to_owned();
    let players = rules::log::Players { texan: person(), mexican: person() };
    let mut table = AnyGame::compile(&project).unwrap().sit_down(Log::begin(&project, "rancho", 7, players)).0;
    for change in [
        "put rifleman-1 0608",
        "put rifleman-2 0608",
        "put infantry-1 0609",
        "put infantry-2 0509",
        "begin knapp_texan_fire",
    ] {
        table.make(&TextStep::Amend(change.to_owned())).unwrap();
    }
    let hex = "0608".parse().unwrap();
    let mut pick = Pick::default();
    pick.pressed(&*table, hex, Level::Ground);
    assert_eq!(pick.piece, table.piece_named("rifleman-1"));
    make(&mut *table, "fire rifleman-1 infantry-1");
    table.roll_on();
    pick = Pick::default();
    pick.pressed(&*table, hex, Level::Ground);
    assert_eq!(pick.piece, table.piece_named("rifleman-2"), "the first has fired");
}
