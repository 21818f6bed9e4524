//! Names of gaps, and short forms for lists of many names.

use rules::playtest::gaps::{Gap, GapItem, GapSubject, Gaps};

use crate::words::Voice;
use crate::words::names::Names;

/// Gives the counters in what was found their printed names.
#[must_use]
pub fn with_names(mut gaps: Gaps, names: &Names) -> Gaps {
    let of_counters = [GapSubject::Piece, GapSubject::IdlePiece, GapSubject::Stranded];
    for gap in gaps.gaps.iter_mut().filter(|gap| of_counters.contains(&gap.subject)) {
        if let GapItem::Name(id) = &gap.what
            && let Some(words) = names.get(id)
        {
            gap.what = GapItem::Named(id.clone(), words.clone());
        }
    }
    gaps
}

/// Returns the name of a gap.
pub fn name(gap: &Gap, voice: &Voice) -> String {
    match &gap.what {
        GapItem::Nothing => String::new(),
        // A kind of action is called by the words of logs.
        GapItem::Name(name) if gap.subject == GapSubject::Action => name.replace('_', " "),
        GapItem::Name(name) => name.clone(),
        GapItem::Named(name, words) => {
            let said = voice.words(words);
            if said.is_empty() { name.clone() } else { said.clone() }
        }
        GapItem::Said(_, message) => voice.say(message),
        GapItem::Cell(cell) => voice.say(&cell.name),
    }
}

/// Combines names that differ only in a final number: `infantry-3–7`.
pub(super) fn in_rows(names: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut rows: Vec<(String, Option<(u32, u32)>)> = Vec::new();
    for name in names {
        let stem = name.trim_end_matches(|sign: char| sign.is_ascii_digit());
        let number: Option<u32> = name[stem.len()..].parse().ok().filter(|_| stem.ends_with(['-', '_', ' ']));
        let last = rows.last_mut();
        if let (Some(number), Some((own, Some((_, to))))) = (number, last)
            && own == stem
            && *to + 1 == number
        {
            *to = number;
            continue;
        }
        match number {
            Some(number) => rows.push((stem.to_owned(), Some((number, number)))),
            None => rows.push((name, None)),
        }
    }
    let said = |(stem, range): (String, Option<(u32, u32)>)| match range {
        None => stem,
        Some((from, to)) if from == to => format!("{stem}{from}"),
        Some((from, to)) => format!("{stem}{from}–{to}"),
    };
    rows.into_iter().map(said).collect()
}

/// Combines names by group, in order of appearance: `stone wall 1-2 3 4`.
pub(super) fn by_group(names: impl IntoIterator<Item = (String, String)>) -> Vec<String> {
    let mut groups: Vec<(String, String)> = Vec::new();
    for (group, name) in names {
        match groups.iter_mut().find(|(own, _)| *own == group) {
            Some((_, names)) => {
                names.push(' ');
                names.push_str(&name);
            }
            None => groups.push((group, name)),
        }
    }
    groups.into_iter().map(|(group, names)| format!("{group} {names}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_follow_each_other_are_one_row() {
        let names = ["infantry-3", "infantry-4", "infantry-5", "bowie", "gun6", "gun7", "infantry-9", "c1-a-2"];
        let rows = in_rows(names.map(str::to_owned));
        assert_eq!(rows, ["infantry-3–5", "bowie", "gun6", "gun7", "infantry-9", "c1-a-2"]);
    }

    #[test]
    fn names_stand_under_what_they_belong_to() {
        let names =
            [("wall", "1"), ("door", "2"), ("wall", "3")].map(|(group, own)| (group.to_owned(), own.to_owned()));
        assert_eq!(by_group(names), ["wall 1 3", "door 2"]);
    }
}
