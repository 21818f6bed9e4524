//! Playing a log again.

use super::place::About;
use super::{Divergence, Entry, Log, Now, OtherDice};
use crate::alamo::{Action, Amend, Event, Game, Phase, Position};
use crate::dice::Streams;
use crate::play::{Actor, Roll};

/// A log played again, as far as it goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replayed {
    /// The position after the last step that went as the log says: the one to go on from.
    pub position: Position,
    /// What happened in each step.
    pub accounts: Vec<Account>,
    /// The first step that goes otherwise; no step after it is played.
    pub divergence: Option<Divergence>,
    /// The first roll that is not the one the seed gives: what was typed in, or rolled from another seed.
    pub other_dice: Option<OtherDice>,
}

/// What happened in one step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// The step, from 1.
    pub step: usize,
    /// The Game-Turn in which it was made; 0 during set-up.
    pub turn: u8,
    /// The phase in which it was made.
    pub phase: Phase,
    /// The decision, the roll, or the change by hand.
    pub made: Made,
    /// What followed.
    pub events: Vec<Event>,
}

/// What a step was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Made {
    /// A player's action.
    Action(Action),
    /// A roll.
    Roll(Roll),
    /// A change by hand.
    Amend(Amend),
}

/// Plays a whole log again.
#[must_use]
pub fn replay(log: &Log, game: &Game) -> Replayed {
    replay_to(log, game, log.entries.len())
}

/// Plays the first steps of a log again.
#[must_use]
pub fn replay_to(log: &Log, game: &Game, steps: usize) -> Replayed {
    let mut replayed = Replayed { position: game.start(), accounts: Vec::new(), divergence: None, other_dice: None };
    let mut cup = Streams::new(log.seed, log.game);
    for (index, entry) in log.entries.iter().take(steps).enumerate() {
        let Replayed { position, accounts, other_dice, .. } = &mut replayed;
        let (turn, phase) = (position.turn, position.phase);
        cup.at(turn, phase as u8);
        if let (Entry::Rolled(rolled, _), Some(dice)) = (entry, game.chance(position)) {
            let (rolled, Roll(due)) = (*rolled, cup.roll(dice));
            let other = OtherDice { step: index + 1, rolled, due };
            *other_dice = other_dice.or_else(|| (rolled != due).then_some(other));
        }
        match step(game, position, entry) {
            Ok((next, made, events)) => {
                *position = next;
                accounts.push(Account { step: index + 1, turn, phase, made, events });
            }
            Err(otherwise) => {
                let (now, about) = *otherwise;
                let names = about.pieces.iter().map(|piece| game.piece(*piece).name.clone());
                replayed.divergence = Some(Divergence {
                    step: index + 1,
                    turn,
                    phase,
                    pieces: names.collect(),
                    place: about.place,
                    logged: entry.clone(),
                    now,
                });
                break;
            }
        }
    }
    replayed
}

type Stepped = (Position, Made, Vec<Event>);

/// Makes one step; what holds instead, and whom and where it is about, when it does not go as the log says.
fn step(game: &Game, position: &Position, entry: &Entry) -> Result<Stepped, Box<(Now, About)>> {
    let mut next = *position;
    let mut events = Vec::new();
    let (made, about) = match entry {
        Entry::Did(text, _) => {
            let action =
                game.read_action(text).map_err(|error| Box::new((Now::Unreadable(error), About::default())))?;
            let about = About::action(game, position, action);
            act(game, &mut next, action, &mut events).map_err(|now| Box::new((now, about.clone())))?;
            (Made::Action(action), about)
        }
        Entry::Rolled(sum, _) => {
            let about = About::pending(game, position);
            roll(game, &mut next, Roll(*sum), &mut events).map_err(|now| Box::new((now, about.clone())))?;
            (Made::Roll(Roll(*sum)), about)
        }
        Entry::Amended(text) => {
            let amend = game.read_amend(text).map_err(|error| Box::new((Now::Unreadable(error), About::default())))?;
            let about = About::amend(game, amend);
            game.amend(&mut next, amend).map_err(|refusal| Box::new((Now::Refused(refusal), about.clone())))?;
            (Made::Amend(amend), about)
        }
    };
    match difference(game, entry.events(), &events) {
        None => Ok((next, made, events)),
        Some(at) => {
            let found = events.get(at).copied();
            let logged = entry.events().get(at).cloned();
            let happened = found.map_or(About::default(), |_| About::last_event(game, position, &events[..=at]));
            Err(Box::new((Now::Otherwise { logged, found }, happened.or(about))))
        }
    }
}

fn act(game: &Game, position: &mut Position, action: Action, events: &mut Vec<Event>) -> Result<(), Now> {
    match (game.actor(position), game.chance(position)) {
        (Actor::Over, _) => Err(Now::Over),
        (_, Some(dice)) => Err(Now::RollDue(dice)),
        (_, None) => game.apply(position, action, events).map_err(Now::Refused),
    }
}

fn roll(game: &Game, position: &mut Position, roll: Roll, events: &mut Vec<Event>) -> Result<(), Now> {
    match (game.actor(position), game.chance(position)) {
        (Actor::Over, _) => Err(Now::Over),
        (_, None) => Err(Now::NoRollDue),
        (_, Some(dice)) => {
            if game.resolve(position, roll, events) {
                Ok(())
            } else {
                Err(Now::OtherDice(dice))
            }
        }
    }
}

/// The number of the first event that is not as the log has it.
fn difference(game: &Game, logged: &[String], events: &[Event]) -> Option<usize> {
    let both = logged.len().min(events.len());
    let differs = |at: &usize| logged[*at] != game.write_event(&events[*at]);
    (0..both).find(differs).or_else(|| (logged.len() != events.len()).then_some(both))
}
