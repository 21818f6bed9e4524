//! The forms of the texts in cases. Lower-case words are literal, upper-case words are placeholders, and a placeholder
//! that ends in `…` stands for any number of words. Actions, expectations and events are checked against them, so that
//! a misspelt word is reported instead of waiting for something that cannot occur.

pub(super) mod stand_in;
mod vocabulary;

use super::NotAnExpectation;
use crate::play::Spoken;
use crate::text::nearest;

/// The kind of a text. It decides how much of the form must be present, and how names from the program are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Text {
    /// An expectation: the complete form, names in lower case.
    Expectation,
    /// An event: the first words of the form, names as accounts write them, such as `MexicanCombat`.
    Event,
    /// The first words of an action.
    Beginning,
}

/// A game that knows the words that placeholders stand for.
pub(crate) trait Vocabulary: Spoken {
    /// Checks that a word is one that the placeholder stands for.
    fn named(&self, token: &str, word: &str, kind: Text) -> Result<(), NotAnExpectation>;

    /// Returns the forms of actions.
    fn action_forms() -> Vec<&'static str>;
}

/// Checks a text against the forms that begin with its first word.
///
/// # Errors
///
/// If no form begins with that word (with the most similar first word), if a word is not allowed in its place, or if
/// the form has other words.
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

/// Checks a text against one form. The error has the number of words that fit, and the reason why the next one does
/// not.
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

/// Checks a placeholder for actions: one action, several separated by semicolons, the first words of an action, or an
/// action with an expectation.
fn actions<G: Vocabulary>(token: &str, words: &[&str], game: &G) -> Result<(), NotAnExpectation> {
    match token {
        "ACTION…" => hold_to(&G::action_forms(), words, Text::Beginning, game),
        "ACTION;…" => {
            let text = words.join(" ");
            let mut texts = text.split(';').map(str::trim).filter(|text| !text.is_empty());
            texts.try_for_each(|text| read(text, game))
        }
        // The expectation is read with the position.
        "ACTION;EXPECTATION" => {
            let text = words.join(" ");
            let action = text.split(';').next().unwrap_or_default().trim();
            if action.is_empty() { Ok(()) } else { read(action, game) }
        }
        _ => read(&words.join(" "), game),
    }
}

fn read<G: Spoken>(text: &str, game: &G) -> Result<(), NotAnExpectation> {
    Ok(game.read_action(text).map(|_| ())?)
}

/// Returns the reason why words fit none of the forms: none begins with the first word, or the form has other words.
pub(super) fn misfit(words: &[&str], forms: &[&'static str]) -> NotAnExpectation {
    let first = words.first().copied().unwrap_or_default();
    match forms.iter().find(|form| form.split(' ').next() == Some(first)) {
        Some(form) => NotAnExpectation::Form { form },
        None => NotAnExpectation::First { word: first.to_owned(), nearest: None },
    }
}
