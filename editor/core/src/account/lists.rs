//! Lists in sentences: counters that differ by a number together, and no more of them than one reads.

use rules::phrase::Phrase;

use crate::words::Voice;
use crate::words::names::Names;

/// The names listed at most; further ones are counted.
pub(super) const NAMES: usize = 8;
/// The walls or doors named at most; further ones are counted.
const SIDES: usize = 3;
/// The counters of one name listed by their numbers at most; more of them are counted.
const NUMBERS: usize = 4;

/// Lists counters by name, at most `most` of them; the others are counted. Those that differ only by a number are listed
/// together.
pub(super) fn listed(ids: &[String], most: usize, names: &Names, voice: &Voice) -> String {
    let (shown, more) = groups(ids, most, names, voice);
    match more {
        // A name may have a comma of its own.
        _ if ids.iter().any(|id| names.called(id, voice.language()).contains(',')) => {
            more_than(joined(shown, "joined", "joined", voice), more, voice)
        }
        0 => joined(shown, "story-same", "story-last", voice),
        _ => more_than(joined(shown, "story-same", "story-same", voice), more, voice),
    }
}

/// Returns the parts of such a list, and the number of counters left out.
pub(super) fn groups(ids: &[String], most: usize, names: &Names, voice: &Voice) -> (Vec<String>, usize) {
    let mut groups: Vec<(&str, Vec<u32>)> = Vec::new();
    for id in ids {
        let called = names.called(id, voice.language());
        let Some((name, number)) = numbered(called) else {
            groups.push((called, Vec::new()));
            continue;
        };
        match groups.iter_mut().find(|(own, numbers)| *own == name && !numbers.is_empty()) {
            Some((_, numbers)) => numbers.push(number),
            None => groups.push((name, vec![number])),
        }
    }
    let (mut shown, mut more, mut left) = (Vec::new(), 0, most);
    for (name, mut numbers) in groups {
        let count = numbers.len().max(1);
        if left == 0 {
            more += count;
            continue;
        }
        numbers.sort_unstable();
        let is_counted = count > NUMBERS && most < usize::MAX;
        left = left.saturating_sub(if is_counted { 1 } else { count });
        let several = voice.several(name);
        shown.push(match &numbers[..] {
            [] => voice.in_sentence(name),
            [only] => voice.in_sentence(&format!("{name}\u{a0}{only}")),
            _ if is_counted => {
                let known = if several == name { "no" } else { "yes" };
                let name = several.trim_end_matches("n°").trim_end();
                voice.say(&Phrase::new("story-alike").with("name", name).count("count", count).with("known", known))
            }
            _ => {
                let numbers = joined(runs(&numbers), "story-same", "story-last", voice);
                voice.in_sentence(&format!("{several}\u{a0}{numbers}"))
            }
        });
    }
    (shown, more)
}

/// Returns the name and the number of one of several counters of that name.
pub(super) fn numbered(called: &str) -> Option<(&str, u32)> {
    let (name, number) = called.rsplit_once('\u{a0}')?;
    Some((name, number.parse().ok()?))
}

/// Writes sorted numbers, three and more in a row as the first and the last one.
fn runs(numbers: &[u32]) -> Vec<String> {
    let rows = numbers.chunk_by(|one, next| one + 1 == *next);
    let written = rows.flat_map(|row| match row {
        [first, _, .., last] => vec![format!("{first}–{last}")],
        few => few.iter().map(ToString::to_string).collect(),
    });
    written.collect()
}

/// Joins the first few texts of a list; the others are counted.
pub(super) fn some_of(mut texts: Vec<String>, voice: &Voice) -> String {
    // A single one is given rather than counted.
    let more = if texts.len() == SIDES + 1 { 0 } else { texts.len().saturating_sub(SIDES) };
    texts.truncate(texts.len() - more);
    let last = if more == 0 { "story-last" } else { "story-same" };
    more_than(joined(texts, "story-same", last, voice), more, voice)
}

/// Counts what a list leaves out.
pub(super) fn more_than(names: String, more: usize, voice: &Voice) -> String {
    if more == 0 { names } else { voice.say(&Phrase::new("story-and-more").with("names", names).count("more", more)) }
}

/// Joins texts by the message `id`, the last one by `last`.
pub(super) fn joined(mut texts: Vec<String>, id: &'static str, last: &'static str, voice: &Voice) -> String {
    let join =
        |id, before: String, after: String| voice.say(&Phrase::new(id).with("before", before).with("after", after));
    let end = texts.pop().unwrap_or_default();
    match texts.into_iter().reduce(|before, after| join(id, before, after)) {
        Some(before) => join(last, before, end),
        None => end,
    }
}
