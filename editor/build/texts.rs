//! The ids of texts that code names, held against those that string files have.

use std::collections::BTreeSet;

use crate::literals::{Literal, literals};

/// What takes an id as the first thing in its brackets.
const CALLS: [&str; 2] = [".text(", "Phrase::new("];

/// What begins like an id and is none: names of icons, layers and attributes of drawings.
const OTHERS: [&str; 3] = ["gun-site", "gun-sites", "text-anchor"];

/// The ids a string file has texts for.
fn ids(file: &str) -> impl Iterator<Item = &str> {
    let lines = file.lines().filter(|line| line.starts_with(|sign: char| sign.is_ascii_lowercase()));
    lines.filter_map(|line| line.split_once(" =")).map(|(id, _)| id)
}

/// The texts there are.
pub(crate) struct Texts<'a> {
    known: BTreeSet<&'a str>,
    /// The words that ids of more than one word begin with.
    families: BTreeSet<&'a str>,
}

impl<'a> Texts<'a> {
    /// Those of these string files.
    pub(crate) fn new(files: &'a [String]) -> Self {
        let known: BTreeSet<_> = files.iter().flat_map(|file| ids(file)).collect();
        let families = known.iter().filter_map(|id| family(id)).collect();
        Self { known, families }
    }

    /// What stands in a Rust file for the id of a text and is none: the lines and the ids.
    ///
    /// An id is what is given to something that says texts, and, wherever it stands, what begins as ids begin.
    pub(crate) fn unknown<'s>(&self, source: &'s str) -> Vec<(usize, &'s str)> {
        let named = literals(source).into_iter().filter(|literal| self.is_named(literal));
        named.filter(|literal| !self.known.contains(literal.text)).map(|own| (own.line, own.text)).collect()
    }

    /// Whether a literal names a text, be it there or not.
    fn is_named(&self, literal: &Literal<'_>) -> bool {
        // Lints have pages of their own, which go by their names.
        let is_other = literal.before.ends_with("name:") || OTHERS.contains(&literal.text);
        let is_asked_for = CALLS.iter().any(|call| literal.before.ends_with(call));
        let begins_like_one = family(literal.text).is_some_and(|family| self.families.contains(family));
        is_kebab(literal.text) && !is_other && (is_asked_for || begins_like_one)
    }
}

/// The first of the words of an id.
fn family(id: &str) -> Option<&str> {
    id.split_once('-').map(|(family, _)| family)
}

/// Whether a text is words in small letters with hyphens between them.
fn is_kebab(text: &str) -> bool {
    let is_word = |word: &str| word.bytes().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit());
    text.split('-').all(|word| !word.is_empty() && is_word(word))
}
