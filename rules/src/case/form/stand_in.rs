//! The placeholders common to all game systems: numbers, words of a closed list, pieces of a class.

use std::str::FromStr;

use crate::case::NotAnExpectation;

/// Checks that a word is a number of type `N`.
pub(in crate::case) fn number<N: FromStr>(word: &str) -> Result<(), NotAnExpectation> {
    word.parse::<N>().map(|_| ()).map_err(|_| NotAnExpectation::Number { word: word.to_owned() })
}

/// Checks that a word is one of the known ones.
pub(in crate::case) fn one_of(known: Vec<String>, word: &str) -> Result<(), NotAnExpectation> {
    if known.iter().any(|own| own == word) {
        Ok(())
    } else {
        Err(NotAnExpectation::Word { word: word.to_owned(), known })
    }
}

/// Returns an error unless the piece that the word names is of the required class, given by `is`.
pub(in crate::case) fn of_class(is: bool, class: &'static str, word: &str) -> Result<(), NotAnExpectation> {
    if is { Ok(()) } else { Err(NotAnExpectation::Class { name: word.to_owned(), class }) }
}
