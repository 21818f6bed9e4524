//! Patterns: the order of the slots of a word in a language, and the words between them.

use fluent_bundle::FluentArgs;
use rules::variant::grammar::{GrammarWord, SlotClass, Tree};

use super::{Voice, language};

/// A piece of a pattern.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PatternPiece {
    /// Literal words.
    Said(String),
    /// The content of a slot, by its index.
    Slot(usize),
}

/// Returns the pieces of a word's pattern, in the order of the language. What is counted agrees with the number in
/// `filled`, the word with its slots, if that is a figure.
pub fn pieces(class: SlotClass, word: &GrammarWord, filled: Option<&Tree>, voice: &Voice) -> Vec<PatternPiece> {
    let mut counts = FluentArgs::new();
    let at = word.slots.iter().position(|slot| slot.name == "number");
    let number = at.and_then(|at| filled?.kids.get(at)).filter(|number| number.head == "N");
    if let Some(figure) = number.and_then(|number| number.kids.first()?.head.parse::<i64>().ok()) {
        counts.set("amount", figure);
    }
    // Without its argument, a text contains a placeholder as `{$name}`.
    let text = voice.format(&language::word(class, word.name), Some(&counts));
    let mut pieces = Vec::new();
    let mut rest = text.as_str();
    while let Some((before, behind)) = rest.split_once("{$") {
        let Some((name, after)) = behind.split_once('}') else { break };
        said(&mut pieces, before);
        pieces.extend(word.slots.iter().position(|slot| slot.name == name.trim()).map(PatternPiece::Slot));
        rest = after;
    }
    said(&mut pieces, rest);
    pieces
}

fn said(pieces: &mut Vec<PatternPiece>, text: &str) {
    let text = text.trim();
    if !text.is_empty() {
        pieces.push(PatternPiece::Said(text.to_owned()));
    }
}

/// Returns extra information on a word, beyond its meaning; `None` for most.
pub(crate) fn note(class: SlotClass, word: &GrammarWord, voice: &Voice) -> Option<String> {
    let own = format!("{}-note", language::word(class, word.name));
    let text = voice.text(&own);
    (text != own).then_some(text)
}

/// Returns a word without its slots: the name in the string files, or else its pattern with dots for its slots.
pub fn alone(class: SlotClass, word: &GrammarWord, voice: &Voice) -> String {
    let own = format!("{}-alone", language::word(class, word.name));
    let text = voice.text(&own);
    if text != own {
        return text;
    }
    let parts = pieces(class, word, None, voice).into_iter().map(|piece| match piece {
        PatternPiece::Said(text) => text,
        PatternPiece::Slot(_) => "…".to_owned(),
    });
    let text = parts.collect::<Vec<_>>().join(" ");
    if text == "…" { word.name.to_owned() } else { text }
}
