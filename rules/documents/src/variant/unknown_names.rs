//! Messages about unknown names.

use crate::phrase::Phrase;
use crate::text::nearest;

/// Returns a message about an unknown name, with the most similar known one if there is one.
pub fn unknown<'a>(sort: &'static str, name: &str, known: impl IntoIterator<Item = &'a str>) -> Phrase {
    let message = match nearest(name, known) {
        Some(nearest) => Phrase::new("variant-unknown-near").with("nearest", nearest),
        None => Phrase::new("variant-unknown"),
    };
    message.word("sort", sort).with("name", name)
}
