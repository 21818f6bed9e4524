//! Tests every game system against its contract, in random games.

use std::collections::BTreeSet;

use rules::counts::Counter;
use rules::dice::{Drawer, Streams};
use rules::log::{Log, LogEntry, replay_to};
use rules::play::{Actor, Atom, Roll};
use rules::playtest::{Plan, run};
use rules::side::Side;
use rules::system::System;
use rules::text;

/// One step of a game, with the position before it.
#[derive(Debug, Clone)]
struct Step<G: System> {
    position: G::Position,
    did: Did<G::Action>,
    events: Vec<G::Event>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Did<A> {
    Action(A),
    Roll(Roll),
}

/// A game from its first decision to its end.
#[derive(Debug)]
struct Played<G: System> {
    steps: Vec<Step<G>>,
    end: G::Position,
}

/// Returns an error that names a clause of the contract and what breaks it, unless the condition holds.
macro_rules! ensure {
    ($holds:expr, $clause:literal, $($found:tt)*) => {
        if !$holds {
            return Err(format!(concat!($clause, ": {}"), format!($($found)*)));
        }
    };
}

/// Checks a game against the contract in `games` random games. Expensive clauses are checked in one of `sparse`
/// positions. `amends` are manual changes, tried in positions of these games.
pub(crate) fn hold<G: System>(game: &G, games: u64, sparse: usize, amends: &[String]) -> Result<(), String> {
    let played = (0..games).map(|seed| play(game, seed)).collect::<Result<Vec<_>, _>>()?;
    let actions: BTreeSet<G::Action> = played.iter().flat_map(|own| &own.steps).filter_map(action).collect();
    let known = Side::ALL.map(|side| game.known_to(side));
    let steps = || played.iter().flat_map(|own| own.steps.iter().step_by(sparse));
    for position in steps().map(|step| &step.position).chain(played.iter().map(|own| &own.end)) {
        lists(game, position, &actions)?;
        views(game, position, &known)?;
        rolls(game, position)?;
    }
    steps().try_for_each(|step| begins_anywhere(game, step))?;
    // The changes are spread over the games: a stride coprime to the number of positions reaches all of them.
    let positions: Vec<_> = steps().map(|step| &step.position).collect();
    for (at, amend) in amends.iter().enumerate() {
        amended(game, positions[at * 7919 % positions.len()], amend)?;
    }
    for (seed, own) in (0..).zip(&played) {
        again(game, seed, own)?;
        logs(game, seed, own)?;
    }
    series(game)?;
    roster::<G>()
}

fn action<G: System>(step: &Step<G>) -> Option<G::Action> {
    match step.did {
        Did::Action(action) => Some(action),
        Did::Roll(_) => None,
    }
}

/// Plays a random game to its end.
fn play<G: System>(game: &G, seed: u64) -> Result<Played<G>, String> {
    let mut streams = Streams::new(seed, 0);
    let (mut position, mut steps, mut legal) = (game.start(), Vec::new(), Vec::new());
    for _ in 0..G::MOST_STEPS {
        let (moment, actor) = (game.moment(&position), game.actor(&position));
        streams.at(moment.turn, moment.phase.number);
        ensure!(
            game.chance(&position).is_some() == (actor == Actor::Chance),
            "dice are due where chance decides, and nowhere else",
            "{actor:?} in {moment:?}"
        );
        let before = position.clone();
        let mut events = Vec::new();
        let did = match (actor, game.chance(&position)) {
            (Actor::Player(side), _) => {
                game.legal(&position, &mut legal);
                ensure!(!legal.is_empty(), "a player who decides has something to decide", "{side:?} in {moment:?}");
                let chosen = legal[streams.below(Drawer::from(side), legal.len())];
                let done = game.apply(&mut position, chosen, &mut events);
                ensure!(done.is_ok(), "what is listed is allowed", "{chosen:?} in {moment:?}");
                Did::Action(chosen)
            }
            (Actor::Chance, Some(dice)) => {
                let roll = streams.roll(dice);
                let taken = game.resolve(&mut position, roll, &mut events);
                ensure!(taken, "dice that are due can be rolled", "{roll:?} in {moment:?}");
                Did::Roll(roll)
            }
            _ => {
                let outcome = game.outcome(&position);
                ensure!(outcome.is_some(), "a game that is over has an outcome", "{moment:?}");
                return Ok(Played { steps, end: position });
            }
        };
        for event in &events {
            cited::<G>(G::atom(event))?;
        }
        steps.push(Step { position: before, did, events });
    }
    Err(format!("every game ends: not after {} steps", G::MOST_STEPS))
}

/// Checks that the atom of an event or a refusal is a rule of the index.
fn cited<G: System>(atom: Atom) -> Result<(), String> {
    let known = G::index().rules().any(|rule| rule.atom == atom);
    ensure!(known, "every rule that is cited stands in the index", "{atom}");
    Ok(())
}

/// Checks that the list is sorted and contains exactly the allowed ones among all actions of any of the games, and that
/// a refusal changes nothing.
fn lists<G: System>(game: &G, position: &G::Position, actions: &BTreeSet<G::Action>) -> Result<(), String> {
    let mut legal = actions.iter().copied().collect();
    game.legal(position, &mut legal);
    ensure!(legal.is_sorted(), "a list is sorted", "{legal:?}");
    ensure!(legal.windows(2).all(|pair| pair[0] != pair[1]), "a list has nothing twice", "{legal:?}");
    let decides = matches!(game.actor(position), Actor::Player(_));
    ensure!(decides != legal.is_empty(), "lists are empty where nobody decides, and nowhere else", "{legal:?}");
    for action in actions.iter().chain(&legal) {
        let listed = legal.binary_search(action).is_ok();
        let checked = game.check(position, *action);
        ensure!(listed == checked.is_ok(), "what is listed is what is allowed", "{action:?} in {position:?}");
        let (mut after, mut events) = (position.clone(), Vec::new());
        let applied = game.apply(&mut after, *action, &mut events);
        ensure!(applied.is_ok() == listed, "what is listed is what can be done", "{action:?} in {position:?}");
        if let (Err(refusal), Err(same)) = (&checked, &applied) {
            let idle = after == *position && events.is_empty() && refusal.atom == same.atom;
            ensure!(idle, "what is refused changes nothing", "{action:?} in {position:?}");
            cited::<G>(refusal.atom)?;
        }
        let read = game.read_action(&game.write_action(*action));
        ensure!(read.as_ref() == Ok(action), "an action is read as it is written", "{action:?} is {read:?}");
    }
    Ok(())
}

/// Checks that a side's view, in the game as known to that side, gives the same list as the position, so that the list
/// reveals nothing hidden.
fn views<G: System>(game: &G, position: &G::Position, known: &[G; 2]) -> Result<(), String> {
    for side in Side::ALL {
        let view = game.view(position, side).into_owned();
        let mut borrowed = position.clone();
        let seen = game.seen_by(&mut borrowed, side, Clone::clone);
        ensure!(seen == view && borrowed == *position, "what is shown is the view, and changes nothing", "{side:?}");
        let own = &known[side.index()];
        let tell = |game: &G, position: &G::Position| {
            (game.moment(position), game.actor(position), game.chance(position), game.outcome(position))
        };
        let same = tell(own, &view) == tell(game, position) && *game.view(&view, side) == view;
        ensure!(same, "a view is of the same moment, and hides no more when it is looked at again", "{side:?}");
        if game.actor(position) != Actor::Player(side) {
            continue;
        }
        let (mut all, mut listed) = (Vec::new(), Vec::new());
        game.legal(position, &mut all);
        own.legal(&view, &mut listed);
        for action in &mut listed {
            *action = game.meant(position, side, *action);
        }
        listed.sort_unstable();
        ensure!(all == listed, "a list says nothing of what is hidden", "{side:?} in {position:?}");
    }
    Ok(())
}

/// Checks that impossible sums, and rolls that are not due, are refused.
fn rolls<G: System>(game: &G, position: &G::Position) -> Result<(), String> {
    for sum in 0..=u8::MAX {
        let fits = game.chance(position).is_some_and(|dice| dice.can_roll(Roll(sum)));
        let (mut after, mut events) = (position.clone(), Vec::new());
        let taken = game.resolve(&mut after, Roll(sum), &mut events);
        ensure!(taken == fits, "dice are taken when they are due and fit", "{sum} in {position:?}");
        ensure!(taken || after == *position && events.is_empty(), "a roll that is refused changes nothing", "{sum}");
    }
    Ok(())
}

/// Checks that a game begun in a position continues like the original game, and that its events are appended.
fn begins_anywhere<G: System>(game: &G, step: &Step<G>) -> Result<(), String> {
    let position = &step.position;
    let begun = game.begun_at(position);
    ensure!(begun.start() == *position, "a game can begin anywhere", "{position:?}");
    let go_on = |game: &G| {
        let (mut after, mut legal, mut events) = (position.clone(), Vec::new(), step.events.clone());
        game.legal(position, &mut legal);
        let done = match step.did {
            Did::Action(action) => game.apply(&mut after, action, &mut events).is_ok(),
            Did::Roll(roll) => game.resolve(&mut after, roll, &mut events),
        };
        (after, legal, events, done)
    };
    let there = go_on(&begun);
    ensure!(there == go_on(game) && there.3, "a game goes on wherever it began", "{position:?}");
    let twice = [step.events.clone(), step.events.clone()].concat();
    ensure!(there.2 == twice, "what happens is added to what is told already", "{:?}", there.2);
    Ok(())
}

/// Checks that a manual change is read as it is written, that a refusal changes nothing, and that after any accepted
/// change the game can be played to its end.
fn amended<G: System>(game: &G, position: &G::Position, text: &str) -> Result<(), String> {
    let amend = game.read_amend(text).map_err(|error| format!("a change by hand is read: {text} is {error:?}"))?;
    let read = game.read_amend(&game.write_amend(amend));
    ensure!(read.as_ref() == Ok(&amend), "a change by hand is read as it is written", "{text} is {read:?}");
    let mut after = position.clone();
    if let Err(refusal) = game.amend(&mut after, amend) {
        ensure!(after == *position, "a change that is refused changes nothing", "{text} in {position:?}");
        return cited::<G>(refusal.atom);
    }
    let played = play(&game.begun_at(&after), 1836);
    ensure!(played.is_ok(), "a game goes on after a change by hand", "{text}: {:?}", played.err());
    Ok(())
}

/// Checks that the same seed gives the same game.
fn again<G: System>(game: &G, seed: u64, played: &Played<G>) -> Result<(), String> {
    let twin = play(game, seed)?;
    let same = |(one, two): (&Step<G>, &Step<G>)| one.did == two.did && one.events == two.events;
    let steps = played.steps.iter().zip(&twin.steps).all(same) && played.steps.len() == twin.steps.len();
    ensure!(steps && played.end == twin.end, "the same seed gives the same game", "seed {seed}");
    Ok(())
}

/// Checks that a log reproduces the positions and dice of the game, at whatever step the replay stops.
fn logs<G: System>(game: &G, seed: u64, played: &Played<G>) -> Result<(), String> {
    let entries = played.steps.iter().map(|step| match step.did {
        Did::Action(action) => LogEntry::action(game, action, &step.events),
        Did::Roll(roll) => LogEntry::roll(game, roll, &step.events),
    });
    let log = Log { format: 1, seed, entries: entries.collect(), ..Log::default() };
    let read = text::read::<Log>(&text::write(&log)).map_err(|error| format!("a log can be read: {error:?}"))?;
    ensure!(read == log, "a log is read as it is written", "seed {seed}");
    // A replay starts at the beginning: visiting every step of a long game would take hours.
    let last = played.steps.len();
    for step in [1, last / 3, last / 2, last] {
        let replayed = replay_to(&read, game, step);
        let due = played.steps.get(step).map_or(&played.end, |own| &own.position);
        let same = replayed.divergence.is_none() && replayed.other_dice.is_none() && replayed.position == *due;
        ensure!(same, "a game goes on from its log", "seed {seed}, step {step}: {:?}", replayed.divergence);
    }
    Ok(())
}

/// Checks that a series gives the same records on any number of threads, and that no player does anything that is
/// refused. Players that search are left out, because they are slow.
fn series<G: System>(game: &G) -> Result<(), String> {
    for entry in G::ROSTER.iter().filter(|entry| !entry.searches) {
        of_player(game, entry.name)?;
    }
    Ok(())
}

fn of_player<G: System>(game: &G, name: &str) -> Result<(), String> {
    let players = [name, G::USUAL].map(str::to_owned);
    let plan = |jobs| Plan { games: 4, seed: 1836, players: players.clone(), jobs };
    let [one, two] = [1, 2].map(|jobs| run(game, &plan(jobs), &|_| true));
    let [Ok(one), Ok(two)] = [one, two] else { return Err(format!("players of the roster are known: not {name}")) };
    ensure!(one.faults() == 0, "every game of a series ends, and nobody does what is refused", "{}", one.faults());
    let same = one.records == two.records && one.tally == two.tally && one.uses == two.uses;
    ensure!(same, "what is counted does not depend on the threads", "{} games", one.games());
    Ok(())
}

/// Checks that the players and figures a system names exist.
fn roster<G: System>() -> Result<(), String> {
    ensure!(G::player(G::USUAL).is_some(), "the usual player stands in the roster", "{}", G::USUAL);
    for id in G::YARDSTICKS {
        let known = G::Counter::FIGURES.iter().any(|name| name.id == *id && !name.of_sides);
        ensure!(known, "what series are compared by is a figure of the whole game", "{id}");
    }
    Ok(())
}
