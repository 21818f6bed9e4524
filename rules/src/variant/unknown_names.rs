//! Messages about names that nothing has.

use crate::phrase::Phrase;
use crate::text::nearest;

/// A name nobody knows, with the nearest one somebody does.
pub(crate) fn unknown<'a>(sort: &'static str, name: &str, known: impl IntoIterator<Item = &'a str>) -> Phrase {
    let message = match nearest(name, known) {
        Some(nearest) => Phrase::new("variant-unknown-near").with("nearest", nearest),
        None => Phrase::new("variant-unknown"),
    };
    message.word("sort", sort).with("name", name)
}
