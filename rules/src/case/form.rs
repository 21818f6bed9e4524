//! Forms: how a text of a case is written. Words in small letters stand as they are, those in capitals for what they
//! name, and one that ends in `…` for any number of such words. Actions, expectations and events are held to them, so
//! that a misspelt word is named and never waits for something that cannot come.

pub(super) mod stand_in;
mod vocabulary;

use super::NotAnExpectation;
use crate::play::Spoken;
use crate::text::nearest;

/// What a text is: how much of its form must be there, and how it writes names of the program's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Text {
    /// Something a case expects: all of its form, names in small letters.
    Expectation,
    /// Something that happens: the first words of its form, names as accounts write them, such as `MexicanCombat`.
    Event,
    /// The first words of an action.
    Beginning,
}

/// A game that knows what words in capitals stand for.
pub(super) trait Vocabulary: Spoken {
    /// Whether a word is what a word in capitals stands for.
    fn named(&self, token: &str, word: &str, kind: Text) -> Result<(), NotAnExpectation>;

    /// How actions are written.
    fn action_forms() -> Vec<&'static str>;
}

/// Holds a text to the forms that begin with its first word.
///
/// # Errors
///
/// No form begins so, with the nearest word that one begins with; a word is none of those that can stand there; the form
/// has other words.
pub(super) fn hold_to<G: Vocabulary>(
    forms: &[&'static str],
    words: &[&str],
    kind: Text,
    game: &G,
) -> Result<(), NotAnExpectation> {
    let first = words.first().copied().unwrap_or_default();
    let mut best: Option<(usize, NotAnExpectation)> = None;
    for form in forms.iter().filter(|form| form.split(' ').next() == Some(first)) {
        match fit(form, words, kind, game) {
            Ok(()) => return Ok(()),
            Err(misfit) if best.as_ref().is_none_or(|(depth, _)| misfit.0 > *depth) => best = Some(misfit),
            Err(_) => {}
        }
    }
    Err(best.map_or_else(
        || {
            let firsts = forms.iter().filter_map(|form| form.split(' ').next());
            NotAnExpectation::First { word: first.to_owned(), nearest: nearest(first, firsts) }
        },
        |(_, misfit)| misfit,
    ))
}

/// Holds a text to one form; otherwise how many of its words fit, and what the next one is not.
fn fit<G: Vocabulary>(
    form: &'static str,
    words: &[&str],
    kind: Text,
    game: &G,
) -> Result<(), (usize, NotAnExpectation)> {
    let mut words = words.iter().copied().enumerate().peekable();
    let other = |depth| Err((depth, NotAnExpectation::Form { form }));
    for token in form.split(' ') {
        if token.starts_with("ACTION") {
            let rest: Vec<&str> = words.map(|(_, word)| word).collect();
            return actions(token, &rest, game).map_err(|error| (1, error));
        }
        match token.strip_suffix('…') {
            Some(token) => {
                for (depth, word) in words.by_ref() {
                    game.named(token, word, kind).map_err(|error| (depth, error))?;
                }
            }
            None => match words.next() {
                None if kind != Text::Expectation => return Ok(()),
                None => return other(usize::MAX),
                Some((depth, word)) if token.starts_with(|first: char| first.is_ascii_uppercase()) => {
                    game.named(token, word, kind).map_err(|error| (depth, error))?;
                }
                Some((_, word)) if word == token => {}
                Some((depth, _)) => return other(depth),
            },
        }
    }
    match words.next() {
        Some((depth, _)) => other(depth),
        None => Ok(()),
    }
}

/// Holds what stands for actions to how those are written: one, several parted by semicolons, or the first words of some.
fn actions<G: Vocabulary>(token: &str, words: &[&str], game: &G) -> Result<(), NotAnExpectation> {
    match token {
        "ACTION…" => hold_to(&G::action_forms(), words, Text::Beginning, game),
        "ACTION;…" => {
            let text = words.join(" ");
            let mut texts = text.split(';').map(str::trim).filter(|text| !text.is_empty());
            texts.try_for_each(|text| read(text, game))
        }
        _ => read(&words.join(" "), game),
    }
}

fn read<G: Spoken>(text: &str, game: &G) -> Result<(), NotAnExpectation> {
    Ok(game.read_action(text).map(|_| ())?)
}

/// What keeps words from being a text of some forms: none begins like them, or theirs goes on otherwise.
pub(super) fn misfit(words: &[&str], forms: &[&'static str]) -> NotAnExpectation {
    let first = words.first().copied().unwrap_or_default();
    match forms.iter().find(|form| form.split(' ').next() == Some(first)) {
        Some(form) => NotAnExpectation::Form { form },
        None => NotAnExpectation::First { word: first.to_owned(), nearest: None },
    }
}
