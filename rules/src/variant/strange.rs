//! Messages about names that nothing has.

use crate::message::Message;
use crate::text::nearest;

/// A name nobody knows, with the nearest one somebody does.
pub(crate) fn unknown<'a>(sort: &'static str, name: &str, known: impl IntoIterator<Item = &'a str>) -> Message {
    let message = match nearest(name, known) {
        Some(nearest) => Message::new("variant-unknown-near").with("nearest", nearest),
        None => Message::new("variant-unknown"),
    };
    message.word("sort", sort).with("name", name)
}
