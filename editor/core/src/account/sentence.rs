//! Tells an entry of the account in one sentence.

use rules::phrase::{Argument, Phrase};

use super::ShownLine;
use crate::words::names::Names;
use crate::words::{Voice, sentence};

/// Tells what happened in one sentence, or in several where an event always has its own.
#[must_use]
pub fn told(lines: &[ShownLine], names: &Names, voice: &Voice) -> String {
    clauses(lines, names, voice).concat()
}

/// Returns the parts of that sentence, one for each line. Put together they are the sentence.
#[must_use]
pub fn clauses(lines: &[ShownLine], names: &Names, voice: &Voice) -> Vec<String> {
    let (mut whole, mut ends) = (String::new(), Vec::new());
    let (mut subject, mut is_open) = (None, false);
    for (number, line) in lines.iter().enumerate() {
        let said = names.put(line.said.clone());
        let own = line.said.arguments.iter().find(|(name, _)| *name == "piece").map(|(_, piece)| piece.clone());
        let join =
            |id, before: &str, after: String| voice.say(&Phrase::new(id).with("before", before).with("after", after));
        match voice.clause(&said, false) {
            // A sentence of its own.
            None => {
                whole = if is_open { ended(whole, voice) } else { whole };
                whole = if number == 0 { voice.say(&said) } else { join("told-next", &whole, voice.say(&said)) };
                (subject, is_open) = (None, false);
            }
            Some(clause) if number == 0 => {
                (whole, is_open) = (sentence(&clause), true);
                subject = acts(own, &said, voice);
            }
            Some(clause) if !is_open => {
                (whole, is_open) = (join("told-next", &whole, sentence(&clause)), true);
                subject = acts(own, &said, voice);
            }
            Some(clause) => {
                let shared = own.clone().filter(|own| subject.as_ref() == Some(own));
                whole = match shared.and_then(|_| voice.clause(&said, true)) {
                    Some(rest) => join("told-same", &whole, rest),
                    // What was rolled for the action that the sentence begins with.
                    None if number == 1 && line.dice.is_some() && own.is_none() => join("told-roll", &whole, clause),
                    None => join("joined", &whole, clause),
                };
                subject = acts(own, &said, voice);
            }
        }
        ends.push(whole.len());
    }
    if is_open {
        whole = ended(whole, voice);
        ends.last_mut().into_iter().for_each(|end| *end = whole.len());
    }
    let starts = std::iter::once(0).chain(ends.iter().copied());
    starts.zip(&ends).map(|(start, end)| whole.get(start..*end).unwrap_or_default().to_owned()).collect()
}

/// Ends a sentence. A document's own words may have ended it already.
fn ended(whole: String, voice: &Voice) -> String {
    let is_ended = whole.ends_with(['.', '!', '?', '…']);
    if is_ended { whole } else { voice.say(&Phrase::new("told-end").with("before", &whole)) }
}

/// Returns the counter a clause is about, if it is its subject.
fn acts(piece: Option<Argument>, said: &Phrase, voice: &Voice) -> Option<Argument> {
    piece.filter(|_| voice.clause(said, true).is_some())
}
