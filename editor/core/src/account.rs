//! Selects the lines of a game's account that are shown, leaving out what the viewer may not know.

use rules::phrase::Phrase;
use rules::play::{Dice, Moment};
use rules::side::Side;
use rules::table::{AccountLine, CounterMove, Tabletop};

use crate::words::Voice;

/// A game on the table, of any game system.
pub type AnyTable = dyn Tabletop;

/// One line of the account.
#[derive(Debug, Clone)]
pub struct ShownLine {
    /// The number of steps before the step it describes.
    pub at: usize,
    /// The Game-Turn and the phase of the step.
    pub moment: Moment,
    /// The message that describes what happened.
    pub said: Phrase,
    /// The number of the rule behind it; `None` for a step set by hand.
    pub rule: Option<&'static str>,
    /// The dice rolled for it and their sum, if any.
    pub dice: Option<(Dice, u8)>,
    /// Whether the game can be taken back to the decision before this step.
    pub back: bool,
    /// The move it describes, which the next step may continue.
    walk: Option<CounterMove>,
}

/// The last lines of a game.
#[derive(Debug)]
pub struct LastLines {
    /// Whether earlier steps were left out.
    pub cut: bool,
    /// The lines, oldest first.
    pub lines: Vec<ShownLine>,
}

/// Returns a Game-Turn and a phase in words.
#[must_use]
pub fn moment_named(table: &AnyTable, moment: Moment, voice: &Voice) -> String {
    let id = if table.is_set_up(moment) { "replay-set-up" } else { "replay-moment" };
    voice.say(&Phrase::new(id).with("turn", moment.turn).word("phase", moment.phase.name_word()))
}

/// Returns the last lines of the account, covering at most `most` events, without what is hidden from `viewer`.
#[must_use]
pub fn shown(table: &AnyTable, most: usize, viewer: Option<Side>) -> LastLines {
    let (history, mut events) = (table.history(), 0);
    let first = history.steps().iter().rposition(|step| {
        events += step.events;
        events > most
    });
    let first = first.map_or(0, |first| first + 1);
    let everybody = history.hands().iter().all(|hand| !hand.is_person());
    let mut lines: Vec<ShownLine> = Vec::new();
    for at in first..history.steps().len() {
        let mut back = !history.goes_on(at) && (history.is_decision(at) || everybody);
        for told in table.told(at, viewer).into_iter().filter(|told| !told.is_heading) {
            if !walked_on(table, lines.last_mut(), at, &told) {
                let said = told.walk.map_or(told.said, |walk| walk_told(table, walk));
                let rule = told.rule.map(rules::play::Atom::id);
                let (moment, dice, walk) = (told.moment, told.dice, told.walk);
                lines.push(ShownLine { at, moment, said, rule, dice, back: std::mem::take(&mut back), walk });
            }
        }
    }
    LastLines { cut: first > 0, lines }
}

/// Extends the last line if this step continues the move it describes. Returns whether it did.
fn walked_on(table: &AnyTable, last: Option<&mut ShownLine>, at: usize, told: &AccountLine) -> bool {
    let Some(on) = told.walk else { return false };
    let Some(line) = last.filter(|_| table.history().goes_on(at)) else { return false };
    let Some(walk) = line.walk.as_mut().filter(|walk| walk.piece == on.piece) else { return false };
    (walk.to, walk.cost) = (on.to, walk.cost.saturating_add(on.cost));
    line.said = walk_told(table, *walk);
    true
}

/// Describes a whole move in one sentence.
fn walk_told(table: &AnyTable, walk: CounterMove) -> Phrase {
    Phrase::new("event-walked")
        .with("piece", table.piece(walk.piece).name)
        .with("from", table.shown(walk.from))
        .with("to", table.shown(walk.to))
        .count("cost", usize::from(walk.cost))
}
