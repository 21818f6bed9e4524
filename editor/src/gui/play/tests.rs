//! The game on the table, without a window.

use std::path::Path;
use std::sync::Arc;

use rules::alamo::players;
use rules::alamo::{Action, Game, Pending};
use rules::dice::Streams;
use rules::log::{Log, replay};

use super::table::Made;
use rules::play::{Actor, Roll};
use rules::project::Project;
use rules::side::Side;
use rules::spot::Level;

use super::matter::{self, Matter};
use super::opponent::Opponents;
use super::pace::Pace;
use super::pick::Pick;
use super::table::{Hand, Table};
use super::{Message, Play};
use crate::files::Bundled;
use crate::gui::action::Action as Asked;
use crate::gui::document::OpenDocument;

fn project() -> Project {
    Project::load(&Bundled, "alamo").unwrap()
}

fn table(hands: [Hand; 2]) -> Table {
    table_of(hands, 7)
}

fn table_of(hands: [Hand; 2], seed: u64) -> Table {
    let project = project();
    let game = Arc::new(Game::new(&project).unwrap());
    let players = hands.map(|hand| hand.name().to_owned());
    let [texan, mexican] = players;
    let head = Log::begin(&project, "alamo", seed, rules::log::Players { texan, mexican });
    Table::begin(game, head, hands)
}

/// Players for both sides, who see everything.
struct Robots {
    players: [Box<dyn players::Player<Game>>; 2],
    streams: Streams,
}

impl Robots {
    fn new() -> Self {
        let entry = players::named("advance").unwrap();
        Self { players: [(entry.make)(), (entry.make)()], streams: Streams::new(5, 0) }
    }

    /// One decision, or the dice that are due.
    fn go_on(&mut self, table: &mut Table) {
        match table.actor() {
            Actor::Player(side) => {
                let seat = players::Seat { game: table.game(), view: table.position(), side };
                let chosen = self.players[side.index()].choose(seat, &mut self.streams);
                table.act(chosen).unwrap();
            }
            Actor::Chance => table.roll_on(),
            Actor::Over => panic!("it never came to that"),
        }
    }
}

/// Plays on until the game waits for what is wanted.
fn until(table: &mut Table, wanted: impl Fn(&Table) -> bool) {
    let mut robots = Robots::new();
    while !wanted(table) {
        robots.go_on(table);
    }
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
    until(&mut table, |table| table.position().phase.is_movement());
    let (before, steps) = (*table.position(), table.steps().len());
    let step = table.legal().iter().find(|action| matches!(action, Action::Step { .. })).copied().unwrap();
    table.act(step).unwrap();
    let after = *table.position();
    assert_eq!(table.last_decision(), Some(steps));
    table.go(steps);
    assert_eq!((*table.position(), table.ahead()), (before, 1));
    table.go(table.next_decision().unwrap());
    assert_eq!((*table.position(), table.ahead()), (after, 0));
    table.go(steps);
    table.act(Action::Done).unwrap();
    assert_eq!((table.ahead(), table.next_decision()), (0, None));
}

#[test]
fn the_same_decisions_roll_the_same_dice_again() {
    let mut table = table([Hand::Person; 2]);
    until(&mut table, |table| table.dice().is_some());
    let at = table.steps().len();
    table.roll_on();
    let rolled: Vec<_> = table.steps()[at..].iter().map(|step| step.made).collect();
    assert!(matches!(rolled[0], Made::Roll(_)));
    table.go(at);
    table.roll_on();
    assert_eq!(table.steps()[at..].iter().map(|step| step.made).collect::<Vec<_>>(), rolled);
    // A die that was typed in does not change those that come after it.
    table.go(at);
    let (own, first) = (table.dice().unwrap(), table.cup().roll(table.dice().unwrap()));
    let other = (own.least()..=own.most()).map(Roll).find(|roll| *roll != first).unwrap();
    assert!(table.roll(other));
    assert!(!table.roll(Roll(99)), "no dice give that");
}

#[test]
fn a_saved_game_is_taken_up_where_it_was_left() {
    let mut table = table([Hand::Person, Hand::named("advance")]);
    until(&mut table, |table| table.position().phase.is_combat());
    let (log, position) = (table.log(), *table.position());
    let game = Arc::clone(table.game());
    assert_eq!(replay(&log, &*game).divergence, None);
    let text = rules::text::write(&log);
    let (again, replayed) = Table::resume(game, rules::text::read(&text).unwrap());
    assert_eq!((replayed.divergence, *again.position(), again.hands()), (None, position, table.hands()));
    assert_eq!(again.log(), log);
}

#[test]
fn computer_players_play_until_a_person_is_asked() {
    let mut table = table([Hand::Person, Hand::named("advance")]);
    let opponents = Opponents::of(&table).unwrap();
    for _ in 0..200 {
        if table.asked().is_some() {
            break;
        }
        let made = iced::futures::executor::block_on(opponents.ask(&table, true)).unwrap();
        assert!(!made.is_empty());
        for made in made {
            match made {
                Made::Action(action) => table.act(action).unwrap(),
                Made::Roll(roll) => assert!(table.roll(roll)),
                Made::Amend(_) => panic!("no player sets the position"),
            }
        }
    }
    assert_eq!(table.asked(), Some(Side::Texan));
    assert_eq!(table.position().turn, 1);
    assert!(Opponents::of(&self::table([Hand::Person; 2])).is_none());
}

#[test]
fn a_click_moves_a_counter_and_a_refusal_names_its_rule() {
    let mut table = table([Hand::Person; 2]);
    until(&mut table, |table| table.position().phase.is_movement());
    let mut pick = Pick::default();
    let kent = table.game().piece_named("kent9").unwrap();
    assert_eq!(pick.pressed(&table, "1404".parse().unwrap(), Level::Roof), []);
    assert_eq!(pick.piece, Some(kent));
    // Out of the confines.
    assert_eq!(pick.pressed(&table, "1403".parse().unwrap(), Level::Ground), []);
    assert_eq!(pick.no.as_ref().and_then(|no| no.rule), Some("A2.3.a"));
    // A roof and a room under it: the window asks.
    assert_eq!(pick.pressed(&table, "1405".parse().unwrap(), Level::Ground), []);
    assert_eq!(pick.fork.len(), 2);
    let steps = pick.choose(&table, pick.fork[0]);
    assert!(!steps.is_empty());
    for step in steps {
        table.act(step).unwrap();
    }
    assert_eq!(table.game().board().spot(table.position().of(kent).at).hex, "1405".parse().unwrap());
    // One move is one decision, however many steps it has.
    pick.table_changed(&table);
    let before = table.steps().len();
    let far = pick.moves.as_ref().unwrap().reach.ways.iter().max_by_key(|way| way.steps.len()).unwrap().to();
    let steps = pick.choose(&table, far);
    assert!(steps.len() > 1);
    for step in &steps {
        table.act(*step).unwrap();
    }
    assert!(table.last_decision().unwrap() < before + 1);
}

#[test]
fn a_target_shows_its_odds_before_the_die() {
    let mut table = table([Hand::Person; 2]);
    until(&mut table, |table| table.position().phase.is_combat());
    let by = *matter::ready(&table).first().unwrap();
    let target = table.legal().iter().find_map(|action| match action {
        Action::Attack { by: own, target, .. } if *own == by => Some(*target),
        _ => None,
    });
    let target = target.unwrap();
    let mut pick = Pick::default();
    pick.take(&table, by);
    let hex = table.game().board().spot(table.position().of(target).at).hex;
    assert_eq!(pick.pressed(&table, hex, Level::Ground), []);
    assert_eq!(pick.target, Some(target));
    assert!(!pick.assault.as_ref().unwrap().attacks.is_empty());
}

#[test]
fn the_odds_of_striking_back_stay_while_one_is_asked() {
    let mut table = table([Hand::Person; 2]);
    until(&mut table, |table| matches!(table.position().pending.last(), Some(Pending::Counter(_))));
    let mut pick = Pick::default();
    pick.table_changed(&table);
    assert!(pick.assault.is_some());
    pick.let_go(Some(&table));
    assert!(pick.assault.is_some());
    let unit = pick.assault.as_ref().unwrap().unit;
    pick.take(&table, unit);
    assert!(pick.assault.is_some());
    pick.let_go(None);
    assert!(pick.assault.is_none());
}

#[test]
fn typed_dice_wait_and_rolled_ones_do_not() {
    let strike = |rolls| {
        let (mut play, document) = play(["person", "person"], rolls);
        let table = play.table.as_mut().unwrap();
        until(table, |table| table.position().phase.is_combat());
        let attack = table.legal().iter().find(|action| matches!(action, Action::Attack { .. })).copied().unwrap();
        drop(play.update(Message::Seated(Side::Texan), &document, "alamo", 7));
        drop(play.update(Message::Did(attack), &document, "alamo", 7));
        (play, document)
    };
    let (rolled, _) = strike(true);
    assert_ne!(rolled.table().unwrap().actor(), Actor::Chance);
    let (mut typed, document) = strike(false);
    assert_eq!(typed.table().unwrap().actor(), Actor::Chance);
    drop(typed.update(Message::Rolled(6), &document, "alamo", 7));
    let last = typed.table().unwrap().steps().last().unwrap();
    assert_eq!(last.made, Made::Roll(Roll(6)));
}

#[test]
fn two_persons_hand_the_seat_over_where_something_is_hidden() {
    let (mut play, document) = play(["person", "person"], true);
    let first = play.table().unwrap().asked().unwrap();
    assert_eq!(play.hand_over(), Some(first), "the plot is hidden from the Texans");
    assert!(!play.is_asked() && play.marks(None).is_empty());
    drop(play.update(Message::Seated(first), &document, "alamo", 7));
    assert!(play.is_asked() && play.hand_over().is_none());
    let table = play.table.as_mut().unwrap();
    until(table, |table| table.asked() == Some(first.enemy()) && table.position().pending.is_empty());
    assert_eq!(play.hand_over(), Some(first.enemy()));
    // Against a computer player nobody hands anything over.
    let (mut alone, _) = self::play(["person", "advance"], true);
    let table = alone.table.as_mut().unwrap();
    until(table, |table| table.asked() == Some(Side::Texan));
    assert!(alone.hand_over().is_none() && alone.viewer() == Some(Side::Texan));
}

#[test]
fn news_of_players_that_were_sent_away_changes_nothing() {
    let (mut play, document) = play(["advance", "advance"], true);
    assert!(play.is_thinking());
    let ticket = play.thinking.clone().unwrap();
    drop(play.update(Message::PutAway, &document, "alamo", 7));
    drop(play.update(Message::Played(ticket, Some(vec![Made::Action(Action::Done)])), &document, "alamo", 7));
    assert!(play.table().is_none());
}

#[test]
fn a_player_that_breaks_down_or_breaks_a_rule_is_told_and_waits() {
    for made in [None, Some(vec![Made::Action(Action::Consult)])] {
        let (mut play, document) = play(["advance", "advance"], true);
        play.pace = Pace::Instant;
        let ticket = play.thinking.clone().unwrap();
        drop(play.update(Message::Played(ticket, made), &document, "alamo", 7));
        assert!(play.is_held() && play.trouble().is_some() && !play.is_thinking());
        drop(play.update(Message::Held(false), &document, "alamo", 7));
        assert!(play.is_thinking() && play.trouble().is_none());
    }
}

#[test]
fn every_action_of_a_game_is_given_by_a_button_or_on_the_map() {
    let own = |action: &Action| match action {
        Action::Take { with: piece, .. }
        | Action::Tow { by: piece, .. }
        | Action::Breach { battery: piece }
        | Action::Use { unit: Some(piece), .. } => Some(*piece),
        _ => None,
    };
    let on_map = |action: &Action| {
        matches!(
            action,
            Action::Place { .. }
                | Action::Plot { .. }
                | Action::Step { .. }
                | Action::Attack { .. }
                | Action::Retreat { .. }
        )
    };
    let mut retreats = 0;
    for seed in 1..20 {
        let (mut table, mut robots) = (table_of([Hand::Person; 2], seed), Robots::new());
        while table.actor() != Actor::Over && retreats < 3 {
            for action in table.legal() {
                assert!(on_map(action) || matter::buttons(&table, own(action)).contains(action), "{action:?}");
            }
            if let Matter::Retreat(_) = Matter::of(&table) {
                retreats += 1;
                assert!(!matter::onward(&table, &[]).is_empty());
            }
            robots.go_on(&mut table);
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
    until(play.table.as_mut().unwrap(), |table| table.position().phase.is_movement());
    let (before, steps) = (*play.table().unwrap().position(), play.table().unwrap().steps().len());
    tell(&mut play, Message::AmendAsked(true));
    drop(play.pressed("1404".parse().unwrap(), Level::Roof));
    drop(play.released(Level::Roof));
    // Out of the confines no Texan may be; in the plaza he may.
    drop(play.pressed("0103".parse().unwrap(), Level::Ground));
    assert_eq!(play.pick().no.as_ref().and_then(|no| no.rule), Some("A2.3.a"));
    drop(play.pressed("1010".parse().unwrap(), Level::Ground));
    assert!(play.pick().piece.is_none());
    let table = play.table().unwrap();
    let kent = table.game().piece_named("kent9").unwrap();
    assert_eq!(table.game().board().spot(table.position().of(kent).at).to_string(), "1010");
    let log: Log = rules::text::read(&rules::text::write(&table.log())).unwrap();
    assert_eq!(log.entries.last(), Some(&rules::log::Entry::Amended("put kent9 1010".to_owned())));
    let replayed = replay(&log, &**table.game());
    assert_eq!((replayed.divergence, replayed.position), (None, *table.position()));
    tell(&mut play, Message::AmendAsked(false));
    assert_eq!(play.table().unwrap().asked(), Some(Side::Texan));
    tell(&mut play, Message::Back);
    assert_eq!((play.table().unwrap().steps().len(), *play.table().unwrap().position()), (steps, before));
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
    let action = play.table().unwrap().legal()[0];
    tell(&mut play, Message::Did(action));
    assert!(play.is_unsaved());
    for message in [Message::PutAway, Message::Started] {
        tell(&mut play, message);
        assert!(play.trouble().is_some() && play.is_unsaved());
        tell(&mut play, Message::LetGo);
    }
    let steps = play.table().unwrap().steps().len();
    play.saved("game.log.ron".into(), steps);
    tell(&mut play, Message::PutAway);
    assert!(play.table().is_none());
}

#[test]
fn what_is_odd_about_a_saved_game_is_told_when_it_is_taken_up() {
    let mut table = table([Hand::Person, Hand::named("advance")]);
    let rolls = |table: &Table| table.steps().iter().filter(|step| matches!(step.made, Made::Roll(_))).count();
    until(&mut table, |table| rolls(table) > 30);
    let document = OpenDocument::open(Path::new("alamo")).unwrap();
    let told = |log: Log| {
        let mut play = Play::default();
        drop(play.begin(&document, log));
        assert!(play.table().is_some_and(|own| own.steps().len() == table.steps().len()));
        play.doubts().iter().map(|doubt| doubt.id).collect::<Vec<_>>()
    };
    let log = table.log();
    assert_eq!(told(log.clone()), Vec::<&str>::new());
    assert_eq!(told(Log { seed: log.seed + 1, ..log.clone() }), ["log-other-dice"]);
    assert_eq!(told(Log { version: "99.0.0".to_owned(), ..log }), ["log-later-version"]);
}

/// A game of a person against a computer player whose decisions are heard and not shown yet.
fn followed() -> (Play, OpenDocument) {
    let (mut play, document) = play(["advance", "advance"], true);
    let ticket = play.thinking.clone().unwrap();
    let opponents = Opponents::of(play.table().unwrap()).unwrap();
    let made = iced::futures::executor::block_on(opponents.ask(play.table().unwrap(), true)).unwrap();
    assert!(made.len() > 3, "{made:?}");
    drop(play.update(Message::Played(ticket, Some(made)), &document, "alamo", 7));
    (play, document)
}

fn shown(play: &Play) -> usize {
    play.table().unwrap().steps().len()
}

#[test]
fn decisions_of_computer_players_are_shown_one_after_the_other() {
    let (mut play, document) = followed();
    let tell = |play: &mut Play, message| drop(play.update(message, &document, "alamo", 7));
    let first = shown(&play);
    assert!(play.is_following());
    let tick = play.coming.tick.clone().unwrap();
    tell(&mut play, Message::Ticked(tick.clone()));
    assert_eq!(shown(&play), first + 1);
    // A moment that is over counts once.
    tell(&mut play, Message::Ticked(tick));
    assert_eq!(shown(&play), first + 1);
    assert!(!play.marks(None).is_empty(), "what was done is lit");
    // Held, nothing more is shown, except what is asked for.
    tell(&mut play, Message::Held(true));
    let tick = play.coming.tick.clone().unwrap();
    tell(&mut play, Message::Ticked(tick));
    assert_eq!(shown(&play), first + 1);
    tell(&mut play, Message::Later);
    assert!(shown(&play) > first + 1 && play.stands_still());
    // Back and forth, to the same position.
    let (here, position) = (shown(&play), *play.table().unwrap().position());
    tell(&mut play, Message::Earlier);
    assert!(shown(&play) < here && play.stands_still() && !play.is_following());
    tell(&mut play, Message::Later);
    assert_eq!((shown(&play), *play.table().unwrap().position()), (here, position));
}

#[test]
fn at_once_and_skipped_nothing_waits() {
    for skip in [Message::Skipped, Message::PacePicked(Pace::Instant)] {
        let (mut play, document) = followed();
        let first = shown(&play);
        drop(play.update(skip, &document, "alamo", 7));
        assert!(shown(&play) > first + 2 && !play.is_following(), "{}", shown(&play));
        let over = play.table().unwrap().actor() == Actor::Over;
        assert!(play.is_thinking() || over, "the game goes on");
    }
}

#[test]
fn what_was_taken_back_is_shown_again_at_the_pace_of_the_game() {
    let (mut play, document) = followed();
    let tell = |play: &mut Play, message| drop(play.update(message, &document, "alamo", 7));
    tell(&mut play, Message::Skipped);
    let all = shown(&play);
    for _ in 0..3 {
        tell(&mut play, Message::Earlier);
    }
    let back = shown(&play);
    assert!(back < all);
    tell(&mut play, Message::Held(false));
    assert!(play.is_following() && shown(&play) == back);
    while play.is_following() {
        let tick = play.coming.tick.clone().unwrap();
        tell(&mut play, Message::Ticked(tick));
    }
    assert_eq!((shown(&play), play.table().unwrap().ahead()), (all, 0));
}

#[test]
fn the_reach_of_all_enemies_is_that_of_each_of_them() {
    let (mut play, document) = play(["person", "advance"], true);
    until(play.table.as_mut().unwrap(), |table| table.asked() == Some(Side::Texan) && table.position().turn == 1);
    drop(play.update(Message::ThreatAsked(true), &document, "alamo", 7));
    let table = play.table().unwrap();
    let enemy = table.game().piece_named("c3-jimenez.1").or_else(|| {
        table.game().piece_ids().find(|piece| {
            table.game().piece(*piece).side == Some(Side::Mexican)
                && table.game().piece(*piece).is_unit()
                && table.position().of(*piece).is_on_map()
        })
    });
    let moves = crate::inquiry::moves::Moves::of(table.game(), *table.position(), enemy.unwrap(), true, None);
    let lit: std::collections::BTreeMap<_, _> = play.threat().collect();
    assert!(!moves.reach.ways.is_empty());
    for way in &moves.reach.ways {
        assert!(lit[&table.game().board().spot(way.to()).hex] >= 1);
    }
    drop(play.update(Message::ThreatAsked(false), &document, "alamo", 7));
    assert_eq!(play.threat().count(), 0);
}

#[test]
fn the_next_counter_that_can_act_comes_in_hand_and_the_pointer_tells_its_odds() {
    let (mut play, document) = play(["person", "person"], true);
    until(play.table.as_mut().unwrap(), |table| table.position().phase.is_combat());
    drop(play.update(Message::Seated(Side::Texan), &document, "alamo", 7));
    let ready = matter::ready(play.table().unwrap()).len();
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..ready {
        drop(play.update(Message::TurnedTo { next: true }, &document, "alamo", 7));
        seen.insert(play.pick().piece.unwrap());
    }
    assert_eq!(seen.len(), ready, "each of them once");
    let table = play.table().unwrap();
    let (by, target) = table
        .legal()
        .iter()
        .find_map(|action| match action {
            Action::Attack { by, target, .. } => Some((*by, *target)),
            _ => None,
        })
        .unwrap();
    let hex = table.game().board().spot(table.position().of(target).at).hex;
    play.pick.take(play.table.as_ref().unwrap(), by);
    play.point(Some(hex), Level::Ground);
    let pointed = play.pointed().unwrap();
    assert!(pointed.pieces.contains(&target) && !pointed.assault.as_ref().unwrap().attacks.is_empty());
    play.point(None, Level::Ground);
    assert!(play.pointed().is_none());
}
