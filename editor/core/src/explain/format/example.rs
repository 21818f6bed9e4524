//! Documents as JSON, the form their schema describes.

use rules::text::{self, Document, TextError};
use serde_json::Value;

/// Parses a document and returns it as JSON.
pub(super) fn as_json<D: Document>(text: &str) -> Result<Value, TextError> {
    text::read::<D>(text).map(|document| serde_json::to_value(document).unwrap_or_default())
}
