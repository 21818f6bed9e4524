//! Typing mistakes that can occur in any document: in characters, words and whole lines.

use bexar::files::DocumentKind as Document;

use crate::dice::Dice;
use crate::kind::{Kind, kind};
use crate::sheet::{Sheet, Slip};

const ALL: &[Document] =
    &[Document::Map, Document::Counters, Document::Rulebook, Document::Scenario, Document::Correction, Document::Cases];

pub(crate) const KINDS: &[Kind] = &[
    kind(ALL, "comma-missing", |dice, sheet| without(dice, sheet, &[','])),
    kind(ALL, "bracket-missing", |dice, sheet| without(dice, sheet, &['(', ')', '[', ']'])),
    kind(ALL, "colon-missing", |dice, sheet| without(dice, sheet, &[':'])),
    kind(ALL, "quote-missing", |dice, sheet| {
        let (line, at) = dice.pick(signs(sheet, |_, sign| sign == '"'))?;
        Some(rewritten(sheet, line, at, 1, ""))
    }),
    kind(ALL, "field-misspelt", |dice, sheet| {
        let (line, at) = dice.pick(words(sheet, |_, rest| rest.starts_with(": ")))?;
        let word = word_at(sheet, line, at);
        Some(rewritten(sheet, line, at, word.len(), &dice.misspell(word)))
    }),
    kind(ALL, "word-misspelt", |dice, sheet| {
        let (line, at) = dice.pick(words(sheet, |before, rest| before.ends_with(": ") && !rest.starts_with(": ")))?;
        let word = word_at(sheet, line, at);
        Some(rewritten(sheet, line, at, word.len(), &dice.misspell(word)))
    }),
    kind(ALL, "field-twice", |dice, sheet| {
        let (line, at) = dice.pick(words(sheet, |before, rest| before.ends_with('(') && rest.starts_with(": \"")))?;
        let field = sheet.lines[line][at..].split(',').next()?.trim_end_matches([')', ']']);
        Some(rewritten(sheet, line, at, 0, &format!("{field}, ")))
    }),
    kind(ALL, "key-missing", |dice, sheet| {
        let (line, at) = dice.pick(words(sheet, |before, rest| before == "    (" && rest.starts_with(": ")))?;
        let (field, _) = sheet.lines[line][at..].split_once(", ")?;
        Some(rewritten(sheet, line, at, field.len() + 2, ""))
    }),
    kind(ALL, "letter-for-a-digit", |dice, sheet| {
        let (line, at) = dice.pick(signs(sheet, |quoted, sign| !quoted && sign.is_ascii_digit()))?;
        Some(rewritten(sheet, line, at, 1, dice.pick(["O", "l"])?))
    }),
    kind(ALL, "document-word-misspelt", |dice, sheet| {
        let word = word_at(sheet, 0, 0);
        Some(rewritten(sheet, 0, 0, word.len(), &dice.misspell(word)))
    }),
    kind(ALL, "format-of-tomorrow", |_, sheet| {
        let field = sheet.field("format")?;
        Some(sheet.change(&field, field.with("format", "2")))
    }),
    kind(ALL, "title-forgotten", |_, sheet| {
        let title = sheet.field("title")?;
        let whole = sheet.lines[title.line..].iter().position(|line| *line == "  ),")?;
        Some(sheet.splice(
            title.line,
            whole + 1,
            Vec::new(),
            vec![1, 2, title.line, title.line + 1, sheet.lines.len() - whole - 1],
            vec![String::new()],
        ))
    }),
    kind(ALL, "cut-off", |dice, sheet| {
        let keep = sheet.lines.len() / 3 + dice.below(sheet.lines.len() / 2);
        let gone = sheet.lines.len() - keep;
        Some(sheet.splice(keep, gone, Vec::new(), vec![keep, keep + 1], Vec::new()))
    }),
];

/// Positions (line, byte) of the characters that `is_it` accepts; it also gets whether the character is inside quotes.
fn signs(sheet: &Sheet, is_it: impl Fn(bool, char) -> bool) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for (line, text) in sheet.lines.iter().enumerate() {
        let mut quoted = false;
        for (at, sign) in text.char_indices() {
            if is_it(quoted, sign) {
                found.push((line, at));
            }
            quoted ^= sign == '"';
        }
    }
    found
}

/// Positions (line, byte) of words outside quotes that `is_it` accepts; it gets the text before and after the word.
fn words(sheet: &Sheet, is_it: impl Fn(&str, &str) -> bool) -> Vec<(usize, usize)> {
    let letters = signs(sheet, |quoted, sign| !quoted && sign.is_ascii_lowercase());
    let begins = letters.into_iter().filter(|(line, at)| {
        let (before, word) = sheet.lines[*line].split_at(*at);
        let word_end = word.len() - word_at(sheet, *line, *at).len();
        !before.ends_with(|sign: char| sign.is_alphanumeric() || sign == '_')
            && is_it(before, &word[word.len() - word_end..])
    });
    begins.collect()
}

fn word_at(sheet: &Sheet, line: usize, at: usize) -> &str {
    let rest = &sheet.lines[line][at..];
    &rest[..rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(rest.len())]
}

fn without(dice: &mut Dice, sheet: &Sheet, which: &[char]) -> Option<Slip> {
    let (line, at) = dice.pick(signs(sheet, |quoted, sign| !quoted && which.contains(&sign)))?;
    Some(rewritten(sheet, line, at, 1, ""))
}

/// Replaces some bytes of a line. A finding may also point at the next line, where a missing end of line becomes
/// apparent.
fn rewritten(sheet: &Sheet, line: usize, at: usize, length: usize, becomes: &str) -> Slip {
    let text = sheet.lines[line];
    let becomes = format!("{}{becomes}{}", &text[..at], &text[at + length..]);
    sheet.splice(line, 1, vec![becomes], vec![line + 1, line + 2], Vec::new())
}
