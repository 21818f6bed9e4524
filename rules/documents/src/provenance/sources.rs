//! Reasons shared by many entries of a document: written once, and referred to by name.

use serde::{Deserialize, Serialize};

use super::Provenance;

/// A reason shared by entries of a document. They refer to it by name: `by: Reconstructed("west_wall")`.
///
/// # Examples
///
/// ```
/// use rules::map::MapDocument;
/// use rules::text;
/// use rules::words::Language;
///
/// let written = r#"Map(
///     format: 1, title: (en: "Fort"), by: Painted, grid: (columns: 9, rows: 9),
///     sources: [(id: "old_plan", en: "read off the plan of 1836")],
///     hexes: [(hex: "0303", ground: yard, by: Reconstructed("old_plan"))],
/// )"#;
/// let map: MapDocument = text::read(written)?;
/// assert_eq!(map.hexes[0].by.text(Language::English), "read off the plan of 1836");
/// assert!(text::write(&map).contains(r#"by: Reconstructed("old_plan")"#), "written as it was read");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// Its name: lower-case letters, digits and `_`.
    pub id: String,
    /// The reason in English.
    pub en: String,
    /// The reason in French; if left out, the English one is used.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub fr: String,
}

impl Source {
    /// Whether a text is a valid name of a source.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::provenance::Source;
    ///
    /// assert!(Source::is_id("west_wall"));
    /// assert!(!Source::is_id("West wall"));
    /// ```
    #[must_use]
    pub fn is_id(text: &str) -> bool {
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
        !text.is_empty() && text.bytes().all(fits)
    }
}

/// Returns the name of a source if a reason is nothing else.
fn named(by: &Provenance) -> Option<&str> {
    match by {
        Provenance::Reconstructed(id, french) if french.is_empty() && Source::is_id(id) => Some(id),
        _ => None,
    }
}

/// Replaces the name of a source by its words. Returns the name as an error if there is no such source.
pub(crate) fn spell_out(sources: &[Source], by: &mut Provenance) -> Result<(), String> {
    let Some(id) = named(by) else { return Ok(()) };
    let Some(source) = sources.iter().find(|source| source.id == id) else { return Err(id.to_owned()) };
    *by = Provenance::Reconstructed(source.en.clone(), source.fr.clone());
    Ok(())
}

/// Replaces the words of a source by its name.
pub(crate) fn abbreviate(sources: &[Source], by: &mut Provenance) {
    let Provenance::Reconstructed(english, french) = by else { return };
    if let Some(source) = sources.iter().find(|source| source.en == *english && source.fr == *french) {
        *by = Provenance::Reconstructed(source.id.clone(), String::new());
    }
}

#[cfg(test)]
mod tests {
    use crate::map::MapDocument;
    use crate::provenance::Provenance;
    use crate::text;

    const MAP: &str = r#"Map(
  format: 1,
  title: (
    en: "A wall",
    fr: "Un mur",
  ),
  by: Reconstructed("an example"),
  sources: [
    (id: "ours", en: "its place is ours", fr: "sa place est de nous"),
  ],
  grid: (
    columns: 3,
    rows: 3,
  ),
  hexes: [
    (hex: "0101", ground: plaza, by: Reconstructed("ours")),
  ],
)
"#;

    #[test]
    fn an_entry_that_names_a_source_has_its_words_and_is_written_with_its_name() {
        let map: MapDocument = text::read(MAP).unwrap();
        let words = Provenance::reconstructed("its place is ours", "sa place est de nous");
        assert_eq!(map.hexes[0].by, words);
        assert_eq!(text::write(&map), MAP);
    }

    #[test]
    fn a_name_that_is_no_source_is_told_with_its_place() {
        let error = text::read::<MapDocument>(&MAP.replace("(\"ours\")", "(\"oars\")")).unwrap_err();
        assert_eq!((error.message.id, error.line, error.column), ("text-unknown-source", 16, 52));
        let line = "    (id: \"ours\", en: \"again\"),\n  ],\n  grid";
        let error = text::read::<MapDocument>(&MAP.replace("  ],\n  grid", line)).unwrap_err();
        assert_eq!((error.message.id, error.line), ("text-doubled-source", 10));
        let error = text::read::<MapDocument>(&MAP.replace("id: \"ours\"", "id: \"Our own\"")).unwrap_err();
        assert_eq!(error.message.id, "text-odd-source");
        // Without a list of sources any words are a reason.
        let plain = MAP.replace(
            "  sources: [\n    (id: \"ours\", en: \"its place is ours\", fr: \"sa place est de nous\"),\n  ],\n",
            "",
        );
        assert_eq!(text::read::<MapDocument>(&plain).unwrap().hexes[0].by, Provenance::reconstructed("ours", ""));
    }

    #[test]
    fn sources_are_no_part_of_a_fingerprint() {
        let map: MapDocument = text::read(MAP).unwrap();
        let plain = MapDocument { sources: Vec::new(), ..map.clone() };
        assert_ne!(text::write(&map), text::write(&plain));
        assert_eq!(crate::fingerprint::Fingerprint::of(&map), crate::fingerprint::Fingerprint::of(&plain));
    }
}
