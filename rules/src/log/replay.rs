//! Replays logs.

use super::{Divergence, DivergenceCause, Happened, Log, LogEntry, OtherDice};
use crate::dice::Streams;
use crate::play::{About, Actor, Game, Moment, Roll, Spoken};

/// A replayed log, up to its end or its first divergence.
#[derive(Debug, Clone)]
pub struct Replayed<G: Spoken> {
    /// The position after the last step that matches the log; play can go on from there.
    pub position: G::Position,
    /// The account of each step.
    pub accounts: Vec<Account<G>>,
    /// The first step that goes differently; no step after it is played.
    pub divergence: Option<Divergence>,
    /// The first roll that the seed does not give: it was typed in, or rolled with another seed.
    pub other_dice: Option<OtherDice>,
}

/// The account of one step.
#[derive(Debug, Clone)]
pub struct Account<G: Spoken> {
    /// The step, from 1.
    pub step: usize,
    /// The Game-Turn and phase in which it was made.
    pub moment: Moment,
    /// The decision, the roll, or the change by hand.
    pub made: LoggedStep<G::Action, G::Amend>,
    /// The events that followed, in order.
    pub events: Vec<G::Event>,
}

/// A step, in terms of the actions and the changes by hand of a game system.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LoggedStep<A, M> {
    /// A player's action.
    Action(A),
    /// A roll.
    Roll(Roll),
    /// A change by hand.
    Amend(M),
}

/// Replays a log up to its end, or to the first step that goes differently now.
///
/// # Examples
///
/// ```
/// # let project = rules::examples::skirmish();
/// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
/// // `game` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::log::{LogEntry, Log, DivergenceCause, Players, replay};
///
/// let mut log = Log::begin(&project, "skirmish", 1836, Players::default());
/// let placed = vec!["A2.0.j placed line 0101".to_owned()];
/// log.entries.push(LogEntry::Did("place line 0101".to_owned(), placed));
/// assert!(replay(&log, &game).divergence.is_none());
/// log.entries.push(LogEntry::Did("place line 0201".to_owned(), Vec::new()));
/// let wrong = replay(&log, &game).divergence;
/// assert!(wrong.is_some_and(|own| own.step == 2 && matches!(own.now, DivergenceCause::Refused(_))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn replay<G: Spoken>(log: &Log, game: &G) -> Replayed<G> {
    replay_to(log, game, log.entries.len())
}

/// Replays at most `steps` steps of a log.
#[must_use]
pub fn replay_to<G: Spoken>(log: &Log, game: &G, steps: usize) -> Replayed<G> {
    let mut replayed = Replayed { position: game.start(), accounts: Vec::new(), divergence: None, other_dice: None };
    let mut cup = Streams::new(log.seed, log.game);
    for (index, entry) in log.entries.iter().take(steps).enumerate() {
        let Replayed { position, accounts, other_dice, .. } = &mut replayed;
        let moment = game.moment(position);
        cup.at(moment.turn, moment.phase.number);
        if let (LogEntry::Rolled(rolled, _), Some(dice)) = (entry, game.chance(position)) {
            let (rolled, Roll(due)) = (*rolled, cup.roll(dice));
            let other = OtherDice { step: index + 1, rolled, due };
            *other_dice = other_dice.or_else(|| (rolled != due).then_some(other));
        }
        match step(game, position, entry) {
            Ok((next, made, events)) => {
                *position = next;
                accounts.push(Account { step: index + 1, moment, made, events });
            }
            Err(otherwise) => {
                let (now, About { pieces, place }) = *otherwise;
                let (step, logged) = (index + 1, entry.clone());
                replayed.divergence = Some(Divergence { step, moment, pieces, place, logged, now });
                break;
            }
        }
    }
    replayed
}

type Stepped<G> =
    (<G as Game>::Position, LoggedStep<<G as Game>::Action, <G as Spoken>::Amend>, Vec<<G as Game>::Event>);

/// Makes one step. The error says what happens instead, and which pieces and place are concerned, if the step does not
/// go as logged.
fn step<G: Spoken>(
    game: &G,
    position: &G::Position,
    entry: &LogEntry,
) -> Result<Stepped<G>, Box<(DivergenceCause, About)>> {
    let mut next = position.clone();
    let mut events = Vec::new();
    let made = match entry {
        LogEntry::Did(text, _) => {
            let action = game
                .read_action(text)
                .map_err(|error| Box::new((DivergenceCause::Unreadable(error), About::default())))?;
            let about = || game.about_action(position, action);
            act(game, &mut next, action, &mut events).map_err(|now| Box::new((now, about())))?;
            LoggedStep::Action(action)
        }
        LogEntry::Rolled(sum, _) => {
            let about = || game.about_due(position);
            roll(game, &mut next, Roll(*sum), &mut events).map_err(|now| Box::new((now, about())))?;
            LoggedStep::Roll(Roll(*sum))
        }
        LogEntry::Amended(text) => {
            let amend = game
                .read_amend(text)
                .map_err(|error| Box::new((DivergenceCause::Unreadable(error), About::default())))?;
            let about = || game.about_amend(amend);
            game.amend(&mut next, amend).map_err(|refusal| Box::new((DivergenceCause::Refused(refusal), about())))?;
            LoggedStep::Amend(amend)
        }
    };
    match difference(game, entry.events(), &events) {
        None => Ok((next, made, events)),
        Some(at) => {
            let found = events.get(at).map(|event| happened(game, event));
            let logged = entry.events().get(at).cloned();
            let own = found.as_ref().map_or(About::default(), |_| game.about_last(position, &events[..=at]));
            let whole = match made {
                LoggedStep::Action(action) => game.about_action(position, action),
                LoggedStep::Roll(_) => game.about_due(position),
                LoggedStep::Amend(amend) => game.about_amend(amend),
            };
            Err(Box::new((DivergenceCause::Otherwise { logged, found }, own.or(whole))))
        }
    }
}

fn happened<G: Spoken>(game: &G, event: &G::Event) -> Happened {
    Happened { atom: G::atom(event), text: game.write_event(event), said: game.tell(event) }
}

fn act<G: Spoken>(
    game: &G,
    position: &mut G::Position,
    action: G::Action,
    events: &mut Vec<G::Event>,
) -> Result<(), DivergenceCause> {
    match (game.actor(position), game.chance(position)) {
        (Actor::Over, _) => Err(DivergenceCause::Over),
        (_, Some(dice)) => Err(DivergenceCause::RollDue(dice)),
        (_, None) => game.apply(position, action, events).map_err(DivergenceCause::Refused),
    }
}

fn roll<G: Spoken>(
    game: &G,
    position: &mut G::Position,
    roll: Roll,
    events: &mut Vec<G::Event>,
) -> Result<(), DivergenceCause> {
    match (game.actor(position), game.chance(position)) {
        (Actor::Over, _) => Err(DivergenceCause::Over),
        (_, None) => Err(DivergenceCause::NoRollDue),
        (_, Some(dice)) => {
            if game.resolve(position, roll, events) {
                Ok(())
            } else {
                Err(DivergenceCause::OtherDice(dice))
            }
        }
    }
}

/// Returns the index of the first event that differs from the log.
fn difference<G: Spoken>(game: &G, logged: &[String], events: &[G::Event]) -> Option<usize> {
    let both = logged.len().min(events.len());
    let differs = |at: &usize| logged[*at] != game.write_event(&events[*at]);
    (0..both).find(differs).or_else(|| (logged.len() != events.len()).then_some(both))
}
