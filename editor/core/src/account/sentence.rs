//! Tells an entry of the account in one sentence.

use rules::phrase::{Argument, Phrase};

use super::ShownLine;
use crate::words::names::Names;
use crate::words::{Clause, Voice, sentence};

/// Events that say no more than the one before them, in this order: what was broken is open, who acts alone is one.
const REPEATED: [(&str, &str); 4] = [
    ("event-deguello-alone", "event-deguello-reached"),
    ("event-deguello-hewed", "event-deguello-opened"),
    ("event-deguello-zapadores", "event-deguello-opened"),
    ("event-knapp-forced", "event-knapp-opened"),
];

/// How a line continues the sentence.
enum Part {
    /// It adds nothing.
    Nothing,
    /// A sentence of its own.
    Sentence(String),
    /// The same counter does something else.
    Same(String),
    /// The dice for what was said before.
    Roll(String),
    /// Something else.
    Then(String),
}

/// Tells what happened in one sentence, or in several where an event always has its own.
#[must_use]
pub fn told(lines: &[ShownLine], names: &Names, voice: &Voice) -> String {
    clauses(lines, names, voice).concat()
}

/// Returns the parts of that sentence, one for each line. Put together they are the sentence.
#[must_use]
pub fn clauses(lines: &[ShownLine], names: &Names, voice: &Voice) -> Vec<String> {
    let join = |id, before: &str, after: &str| voice.say(&Phrase::new(id).with("before", before).with("after", after));
    let parts = parts(lines, names, voice);
    let (mut whole, mut ends, mut is_open) = (String::new(), Vec::new(), false);
    for (number, part) in parts.iter().enumerate() {
        let is_last = !matches!(parts.get(number + 1), Some(Part::Same(_)));
        whole = match part {
            Part::Nothing => whole,
            Part::Sentence(own) => {
                let before = if is_open { ended(whole, voice) } else { whole };
                is_open = false;
                if before.is_empty() { own.clone() } else { join("story-next", &before, own) }
            }
            Part::Same(own) | Part::Roll(own) | Part::Then(own) if !is_open => {
                is_open = true;
                if whole.is_empty() { sentence(own) } else { join("story-next", &whole, &sentence(own)) }
            }
            Part::Same(own) => join(if is_last { "story-last" } else { "story-same" }, &whole, own),
            Part::Roll(own) => join("story-roll", &whole, own),
            Part::Then(own) => join("joined", &whole, own),
        };
        ends.push(whole.len());
    }
    if is_open {
        whole = ended(whole, voice);
        ends.last_mut().into_iter().for_each(|end| *end = whole.len());
    }
    let starts = std::iter::once(0).chain(ends.iter().copied());
    starts.zip(&ends).map(|(start, end)| whole.get(start..*end).unwrap_or_default().to_owned()).collect()
}

fn parts(lines: &[ShownLine], names: &Names, voice: &Voice) -> Vec<Part> {
    let mut subject: Option<Argument> = None;
    let mut before: Option<&ShownLine> = None;
    let part = |line| {
        let earlier = before.replace(line);
        let is_twice = |earlier: &ShownLine| {
            // A decision made twice with the same words, such as the start and the size of a column.
            (earlier.said == line.said && line.dice.is_none()) || REPEATED.contains(&(earlier.said.id, line.said.id))
        };
        if earlier.is_some_and(is_twice) {
            return Part::Nothing;
        }
        let said = names.put(line.said.clone());
        let same = voice.clause(&said, Clause::Same);
        let own = same.as_ref().and_then(|_| piece(&line.said));
        let is_shared = own.is_some() && own == subject;
        subject = own;
        let roll = voice.clause(&said, Clause::Roll);
        match (same.filter(|_| is_shared), roll) {
            (Some(rest), _) => Part::Same(rest),
            (None, Some(roll)) if earlier.is_some_and(|earlier| earlier.dice.is_none()) => Part::Roll(roll),
            (None, Some(roll)) => Part::Then(roll),
            (None, None) => match voice.clause(&said, Clause::On) {
                Some(clause) => Part::Then(clause),
                None => Part::Sentence(voice.say(&said)),
            },
        }
    };
    lines.iter().map(part).collect()
}

/// Ends a sentence. A document's own words may have ended it already.
fn ended(whole: String, voice: &Voice) -> String {
    let is_ended = whole.ends_with(['.', '!', '?', '…']);
    if is_ended { whole } else { voice.say(&Phrase::new("story-end").with("before", &whole)) }
}

/// Returns the counter an event is about.
fn piece(said: &Phrase) -> Option<Argument> {
    said.arguments.iter().find(|(name, _)| *name == "piece").map(|(_, piece)| piece.clone())
}
