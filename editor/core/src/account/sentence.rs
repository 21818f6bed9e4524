//! Tells an entry of the account in one sentence.

use rules::phrase::{Argument, Phrase};

use super::ShownLine;
use crate::words::names::Names;
use crate::words::{Clause, Voice, sentence};

/// Tells what happened in one sentence, or in several where an event always has its own.
#[must_use]
pub fn told(lines: &[ShownLine], names: &Names, voice: &Voice) -> String {
    clauses(lines, names, voice).concat()
}

/// Returns the parts of that sentence, one for each line. Put together they are the sentence.
#[must_use]
pub fn clauses(lines: &[ShownLine], names: &Names, voice: &Voice) -> Vec<String> {
    let join = |id, before: &str, after: &str| voice.say(&Phrase::new(id).with("before", before).with("after", after));
    let (mut whole, mut ends) = (String::new(), Vec::new());
    let (mut subject, mut is_open) = (None, false);
    for (number, line) in lines.iter().enumerate() {
        let before = number.checked_sub(1).map(|before| &lines[before]);
        // A decision made twice with the same words, such as the start and the size of a column.
        if before.is_some_and(|before| before.said == line.said && line.dice.is_none()) {
            ends.push(whole.len());
            continue;
        }
        let said = names.put(line.said.clone());
        let roll = voice.clause(&said, Clause::Roll);
        let is_roll = roll.is_some() && before.is_some_and(|before| before.dice.is_none());
        let same = voice.clause(&said, Clause::Same);
        let own = same.is_some().then(|| piece(&line.said)).flatten();
        let shared = same.filter(|_| own.is_some() && own == subject);
        whole = match roll.or_else(|| voice.clause(&said, Clause::On)) {
            None => {
                let before = if is_open { ended(whole, voice) } else { whole };
                is_open = false;
                next(&before, voice.say(&said), join)
            }
            Some(clause) if !is_open => {
                is_open = true;
                next(&whole, sentence(&clause), join)
            }
            Some(clause) => match shared {
                Some(rest) => join("story-same", &whole, &rest),
                None if is_roll => join("story-roll", &whole, &clause),
                None => join("joined", &whole, &clause),
            },
        };
        subject = own.filter(|_| is_open);
        ends.push(whole.len());
    }
    if is_open {
        whole = ended(whole, voice);
        ends.last_mut().into_iter().for_each(|end| *end = whole.len());
    }
    let starts = std::iter::once(0).chain(ends.iter().copied());
    starts.zip(&ends).map(|(start, end)| whole.get(start..*end).unwrap_or_default().to_owned()).collect()
}

/// Puts a sentence after others, if there are any.
fn next(before: &str, sentence: String, join: impl Fn(&'static str, &str, &str) -> String) -> String {
    if before.is_empty() { sentence } else { join("story-next", before, &sentence) }
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
