//! Patterns: the order of the slots of a word in a language, and the words between them.

use rules::variant::grammar::{GrammarWord, SlotClass};

use super::{Voice, language};

/// A piece of a pattern.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PatternPiece {
    /// Literal words.
    Said(String),
    /// The content of a slot, by its index.
    Slot(usize),
}

/// Returns the pieces of a word's pattern, in the order of the language.
pub fn pieces(class: SlotClass, word: &GrammarWord, voice: &Voice) -> Vec<PatternPiece> {
    // Without arguments, a text contains its placeholders as `{$name}`.
    let text = voice.text(&language::word(class, word.name));
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
    let parts = pieces(class, word, voice).into_iter().map(|piece| match piece {
        PatternPiece::Said(text) => text,
        PatternPiece::Slot(_) => "…".to_owned(),
    });
    let text = parts.collect::<Vec<_>>().join(" ");
    if text == "…" { word.name.to_owned() } else { text }
}
