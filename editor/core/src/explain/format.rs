//! The document formats, as pages and as JSON Schemas. Both are generated from the types that parse the documents, so
//! neither can miss a field.
//!
//! The meaning of a field is its doc comment in `rules`; each has a French translation.

mod example;
mod lines;
mod meaning;
mod remarks;
mod schema;
#[cfg(test)]
mod tests;
mod value;

use rules::case::Cases;
use rules::correction::Correction;
use rules::counters::CounterMix;
use rules::edit::Fragment;
use rules::log::Log;
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::playtest::{Sensitivity, Shard, Summary};
use rules::rulebook::Rulebook;
use rules::scenario::Scenario;
use rules::text::{Document, TextError};
use rules::variant::Variant;
use schemars::JsonSchema;
use serde_json::Value;

use crate::export::simple;
use crate::words::Voice;

/// The word for the list of formats. A format is named by this word and its own name, such as `format map`.
pub const FORMAT: &str = "format";

/// A file format.
#[derive(Debug, Clone, Copy)]
pub struct Format {
    /// The name by which it is requested.
    pub name: &'static str,
    /// The file extension.
    pub extension: &'static str,
    /// The id of its description, with its article.
    word: &'static str,
    /// Generates its schema from the types.
    schema: fn() -> Value,
    /// An example file; `None` for a format that is only written.
    example: Option<Example>,
}

/// An example of a kind of document.
#[derive(Debug, Clone, Copy)]
struct Example {
    text: &'static str,
    /// Parses a text of this kind and returns it as JSON.
    read: fn(&str) -> Result<Value, TextError>,
}

impl Format {
    /// Creates the format of a kind of document.
    const fn new<D: Document + JsonSchema>(name: &'static str, word: &'static str, text: &'static str) -> Self {
        let example = Some(Example { text, read: example::as_json::<D> });
        Self { name, extension: D::EXTENSION, word, schema: schema::of_document::<D>, example }
    }

    /// Returns the format with this name; `None` if there is none.
    ///
    /// # Examples
    ///
    /// ```
    /// use bexar_core::explain::format::Format;
    ///
    /// assert_eq!(Format::named("map").map(|format| format.extension), Some("map.ron"));
    /// assert!(Format::named("painting").is_none());
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        FORMATS.iter().find(|format| format.name == name)
    }

    /// Returns its JSON Schema. Documents are written in RON; the schema describes the same document as JSON.
    ///
    /// # Examples
    ///
    /// ```
    /// use bexar_core::explain::format::Format;
    ///
    /// let schema = Format::named("map").map(Format::schema).unwrap_or_default();
    /// assert_eq!(schema["properties"]["grid"]["description"], "Size of the map in hexes.");
    /// ```
    #[must_use]
    pub fn schema(&self) -> Value {
        schema::told((self.schema)())
    }

    /// Returns its page in Markdown: an example, and every field with its meaning.
    #[must_use]
    pub fn page(&self, voice: &Voice) -> String {
        lines::page(self, voice)
    }

    /// Parses a document of this format into JSON that matches [`schema`](Self::schema).
    ///
    /// # Examples
    ///
    /// ```
    /// use bexar_core::explain::format::Format;
    ///
    /// let text = r#"Map(format: 1, title: (en: "Fort"), by: Cited("2.0"), grid: (columns: 9, rows: 7))"#;
    /// let json = Format::named("map").and_then(|format| format.read(text).ok()).unwrap_or_default();
    /// assert_eq!((&json["by"]["Cited"], &json["grid"]["rows"]), (&"2.0".into(), &7.into()));
    /// ```
    ///
    /// # Errors
    ///
    /// Returns why the text is not a document of this format, or that the format is only written and never read.
    pub fn read(&self, text: &str) -> Result<Value, TextError> {
        if let Some(example) = self.example {
            return (example.read)(text);
        }
        let message = Phrase::new("format-only-written").with("name", self.name);
        Err(TextError { line: 1, column: 1, message })
    }
}

/// Every format, in the order of the list.
pub static FORMATS: [Format; 13] = [
    Format::new::<MapDocument>("map", "sort-map", include_str!("format/examples/map.ron")),
    Format::new::<CounterMix>("counters", "sort-counters", include_str!("format/examples/counters.ron")),
    Format::new::<Rulebook>("rulebook", "sort-rulebook", include_str!("format/examples/rulebook.ron")),
    Format::new::<Scenario>("scenario", "sort-scenario", include_str!("format/examples/scenario.ron")),
    Format::new::<Correction>("correction", "sort-correction", include_str!("format/examples/correction.ron")),
    Format::new::<Variant>("variant", "sort-variant", include_str!("format/examples/variant.ron")),
    Format::new::<Cases>("case", "sort-cases", include_str!("format/examples/case.ron")),
    Format::new::<Log>("log", "sort-log", include_str!("format/examples/log.ron")),
    Format::new::<Summary>("results", "sort-results", include_str!("format/examples/results.ron")),
    Format::new::<Shard>("shard", "sort-shard", include_str!("format/examples/shard.ron")),
    Format::new::<Sensitivity>("walls", "sort-walls", include_str!("format/examples/walls.ron")),
    Format::new::<Fragment>("stamp", "sort-stamp", include_str!("format/examples/stamp.ron")),
    Format { name: "export", extension: "json", word: "sort-export", schema: simple::schema, example: None },
];

/// Returns the page for `format` alone (the list) or with a name, as in `format map` or `format-map`; `None` for
/// other words.
pub(super) fn asked(what: &str, voice: &Voice) -> Option<String> {
    let rest = what.strip_prefix(FORMAT)?;
    match rest.strip_prefix([' ', '-']) {
        Some(name) => Format::named(name.trim()).map(|format| format.page(voice)),
        None if rest.is_empty() => Some(lines::list(voice)),
        None => None,
    }
}

/// Returns the words by which formats are requested.
pub fn names() -> impl Iterator<Item = String> {
    FORMATS.iter().map(|format| format!("{FORMAT} {}", format.name))
}
