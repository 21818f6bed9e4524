//! A divergence in words.

use rules::log::{Divergence, DivergenceCause, Happened, LogEntry};
use rules::phrase::Phrase;
use rules::play::Atom;
use rules::systems::AnyGame;

use crate::words::Voice;

/// Describes where a game diverges, what the log says and what happens now.
pub(in crate::cli) fn describe(divergence: &Divergence, game: &AnyGame, voice: &Voice) -> String {
    let Divergence { step, moment, pieces, place, logged, now } = divergence;
    let place = place.as_ref().and_then(|place| voice.place(place));
    let at: Vec<_> = place.into_iter().chain(pieces.iter().cloned()).collect();
    let head = Phrase::new(if at.is_empty() { "replay-diverges" } else { "replay-diverges-at" })
        .with("step", step)
        .with("turn", moment.turn)
        .word("phase", moment.phase.name_word())
        .with("at", at.join(", "));
    let was = match now {
        DivergenceCause::Otherwise { logged, .. } => match logged {
            Some(event) => Phrase::new("replay-logged-event").with("entry", made(divergence)).with("event", event),
            None => Phrase::new("replay-logged-end").with("entry", made(divergence)),
        },
        DivergenceCause::Unreadable(_)
        | DivergenceCause::Refused(_)
        | DivergenceCause::RollDue(_)
        | DivergenceCause::NoRollDue
        | DivergenceCause::OtherDice(_)
        | DivergenceCause::Over => {
            let events = logged.events().join("; ");
            let id = if events.is_empty() { "replay-logged-nothing" } else { "replay-logged-event" };
            Phrase::new(id).with("entry", made(divergence)).with("event", events)
        }
    };
    let is = Phrase::new("replay-now").with("reason", reason(now, game, voice));
    [head, was, is].map(|message| voice.say(&message) + "\n").concat()
}

/// Returns the action, the roll or the change by hand as the log has it.
fn made(divergence: &Divergence) -> String {
    match &divergence.logged {
        LogEntry::Did(action, _) => action.clone(),
        LogEntry::Rolled(sum, _) => format!("Rolled({sum})"),
        LogEntry::Amended(amend) => format!("Amended({amend})"),
    }
}

/// Describes what happens now, as a sentence with its rule.
pub(in crate::cli) fn reason(now: &DivergenceCause, game: &AnyGame, voice: &Voice) -> String {
    let dice = |id, count: u8| voice.say(&Phrase::new(id).count("dice", usize::from(count)));
    match now {
        DivergenceCause::Unreadable(error) => voice.say(&error.message()),
        DivergenceCause::Refused(refusal) => voice.say(&refusal.message),
        DivergenceCause::RollDue(due) => dice("replay-roll-due", due.count),
        DivergenceCause::OtherDice(due) => dice("replay-other-dice", due.count),
        DivergenceCause::NoRollDue => voice.text("replay-no-roll-due"),
        DivergenceCause::Over => voice.text("replay-over"),
        DivergenceCause::Otherwise { found: Some(Happened { atom, said, .. }), .. } => cited(said, *atom, game, voice),
        DivergenceCause::Otherwise { found: None, .. } => voice.text("replay-nothing"),
    }
}

/// Returns an event as a sentence with its rule in brackets; a rule of a variant is cited with the variant's title.
pub(super) fn cited(said: &Phrase, atom: Atom, game: &AnyGame, voice: &Voice) -> String {
    format!("{} [{}]", voice.say(said), voice.say(&game.cite(atom)))
}
