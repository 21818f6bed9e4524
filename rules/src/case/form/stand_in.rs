//! What may stand for a word in capitals, whatever the game system: a number, a word of a closed list, a piece of a class.

use std::str::FromStr;

use crate::case::NotAnExpectation;

/// Whether a word is a number of some kind.
pub(in crate::case) fn number<N: FromStr>(word: &str) -> Result<(), NotAnExpectation> {
    word.parse::<N>().map(|_| ()).map_err(|_| NotAnExpectation::Number { word: word.to_owned() })
}

/// Whether a word is one of those that can stand there.
pub(in crate::case) fn one_of(known: Vec<String>, word: &str) -> Result<(), NotAnExpectation> {
    if known.iter().any(|own| own == word) {
        Ok(())
    } else {
        Err(NotAnExpectation::Word { word: word.to_owned(), known })
    }
}

/// Whether the piece a word names is of the class that must stand there.
pub(in crate::case) fn of_class(is: bool, class: &'static str, word: &str) -> Result<(), NotAnExpectation> {
    if is { Ok(()) } else { Err(NotAnExpectation::Class { name: word.to_owned(), class }) }
}
