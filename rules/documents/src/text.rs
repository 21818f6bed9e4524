//! The text layer: documents as RON text.
//!
//! Only this module and its submodule `syntax`, which translates the errors, depend on `ron`. Errors say what is wrong
//! and where, and name the most similar known word. Output is canonical, sorted and with one entry per line, so that
//! the diff of two versions of a map reads like an errata sheet.
//!
//! Written documents contain no comments: permanent remarks belong in the `notes` of a document or of an entry.
//! [`comments`] finds the comments of a text, so that the program can ask before it overwrites them.

mod comments;
mod lines;
pub mod outline;
mod spelling;
mod syntax;

pub use comments::{Comment, comments};
pub use lines::{LineIndex, Position};
pub use spelling::{nearest, only_near};

use outline::Outline;
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use ron::{Error as RonError, Options};
use rustc_hash::FxHashMap;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::hex::numbered;
use crate::phrase::{Argument, Phrase};
use crate::provenance::{self, Provenance, Source};
use crate::words::Words;

/// The version of the text format that this program writes, and the newest that it reads.
pub const FORMAT: u32 = 1;

/// A kind of document that is read from and written as text, such as a map, a rulebook or a log.
///
/// Its two methods that read and write are made by [`document_text!`](crate::document_text), so that what serde makes of a
/// kind of document is compiled once, where the document is declared, and not again in each crate that reads one.
pub trait Document: Serialize + DeserializeOwned {
    /// The word the text starts with, such as `Map`.
    const NAME: &'static str;
    /// The file extension of this kind of document, such as `map.ron`.
    const EXTENSION: &'static str;
    /// The accessor of the origin in the head of the document, for kinds of documents whose entries have this origin
    /// unless they state their own. `None` for kinds whose entries must each state their origin.
    const HEAD: Option<fn(&mut Self) -> &mut Provenance> = None;
    /// The number of nesting levels that are written on separate lines; anything deeper is written on one line.
    const DEPTH: usize = 2;

    /// Returns the version of the text format that is stated in the document's field `format`.
    fn format(&self) -> u32;

    /// Returns the title.
    fn title(&self) -> &Words;

    /// Sorts every list into its canonical order.
    fn sort(&mut self);

    /// Returns the reasons that entries share; `None` for kinds of documents that do not share reasons.
    fn sources(&mut self) -> Option<&mut Vec<Source>> {
        None
    }

    /// Calls `see` with the origin of every entry that may name a source or leave its origin out. The origin in the
    /// head is not included.
    fn each_origin(&mut self, _see: &mut dyn FnMut(&mut Provenance)) {}

    /// Whether its hexes are written with three digits for column and row each, as on a map with more than 99 of either.
    fn has_wide_hexes(&self) -> bool {
        false
    }

    /// Reads a document; what [`read`] calls.
    ///
    /// # Errors
    ///
    /// Returns the first error in the text.
    fn from_text(text: &str) -> Result<Self, TextError>;

    /// Writes the document exactly as it is in memory; [`write()`] sorts and shortens it first.
    fn as_text(&self) -> String;
}

/// The methods of a [`Document`] that read and write it; stands inside its implementation.
#[macro_export]
macro_rules! document_text {
    () => {
        fn from_text(text: &str) -> Result<Self, $crate::text::TextError> {
            $crate::text::from_ron(text)
        }

        fn as_text(&self) -> String {
            $crate::text::as_ron(self)
        }
    };
}

/// The error for a text that is not a valid document of the expected kind.
///
/// # Examples
///
/// ```
/// use rules::map::MapDocument;
/// use rules::text;
///
/// let Err(error) = text::read::<MapDocument>("Map(\n  format: 1,\n  titel: (en: \"Fort\"),\n)") else {
///     panic!("`titel` is misspelt")
/// };
/// assert_eq!((error.line, error.column), (3, 3));
/// assert_eq!(error.message.id, "text-unknown-field");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {}", message.id)]
pub struct TextError {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// What is wrong, and what to do about it.
    pub message: Phrase,
}

/// Reads a document and sorts it.
///
/// # Errors
///
/// Returns the first error in the text: broken syntax, an unknown name (with the most similar known one), a value of
/// the wrong type, or a newer format.
///
/// # Examples
///
/// ```
/// use rules::map::MapDocument;
/// use rules::text;
/// use rules::words::Language;
///
/// let map: MapDocument = text::read(r#"Map(
///     format: 1, title: (en: "Fort"), by: Painted, grid: (columns: 9, rows: 7),
/// )"#)?;
/// assert_eq!(map.title.get(Language::English), "Fort");
/// assert_eq!((map.grid.columns, map.grid.rows), (9, 7));
/// assert!(text::read::<MapDocument>("Counters(format: 1)").is_err(), "another kind of document");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read<D: Document>(text: &str) -> Result<D, TextError> {
    D::from_text(text)
}

/// Reads a document with the code that serde makes for it: the body of [`Document::from_text`].
///
/// # Errors
///
/// Returns the first error in the text.
#[doc(hidden)]
pub fn from_ron<D: Document>(text: &str) -> Result<D, TextError> {
    let text = unmarked(text);
    match provenance::reading(D::HEAD.is_some(), || options().from_str::<D>(text)) {
        Ok(document) if document.format() > FORMAT || document.format() == 0 => {
            let (line, column) = find_format(text).map_or((1, 1), |found| (found.line, found.column));
            Err(TextError { line, column, message: wrong_format(document.format()) })
        }
        Ok(mut document) => {
            spell_out(&mut document).map_err(|message| at_name(text, message))?;
            hand_down(&mut document);
            document.sort();
            Ok(document)
        }
        Err(error) => Err(explain::<D>(text, &error)),
    }
}

/// Replaces the names of sources in a document by their texts. Fails if a source has a malformed id, is declared twice,
/// or does not exist.
fn spell_out<D: Document>(document: &mut D) -> Result<(), Phrase> {
    let sources = document.sources().cloned().unwrap_or_default();
    if sources.is_empty() {
        return Ok(());
    }
    for (at, source) in sources.iter().enumerate() {
        let id = if Source::is_id(&source.id) { "text-doubled-source" } else { "text-odd-source" };
        if !Source::is_id(&source.id) || sources[..at].iter().any(|own| own.id == source.id) {
            return Err(Phrase::new(id).with("name", &source.id));
        }
    }
    let mut unknown = None;
    let mut spell_out = |by: &mut Provenance| {
        let spelt = provenance::spell_out(&sources, by);
        unknown = unknown.take().or(spelt.err());
    };
    if let Some(head) = D::HEAD {
        spell_out(head(document));
    }
    document.each_origin(&mut spell_out);
    let Some(name) = unknown else { return Ok(()) };
    let near = nearest(&name, sources.iter().map(|source| source.id.as_str()));
    let message =
        Phrase::new("text-unknown-source").with("name", &name).with("nearest", near.map_or("none", |_| "some"));
    Err(message.with("near", near.unwrap_or_default()))
}

/// Gives the origin in the head to every entry that states none.
fn hand_down<D: Document>(document: &mut D) {
    let Some(head) = D::HEAD else { return };
    let whole = head(document).clone();
    document.each_origin(&mut |by| {
        if by.is_left_out() {
            by.clone_from(&whole);
        }
    });
}

/// Shortens the origins of a document: entries leave out an origin equal to that of the head, and the texts of sources
/// are replaced by their names.
fn shorten<D: Document>(document: &mut D) {
    let sources = document.sources().cloned().unwrap_or_default();
    if let Some(head) = D::HEAD {
        let whole = head(document).clone();
        document.each_origin(&mut |by| {
            if *by == whole {
                *by = Provenance::LeftOut;
            }
        });
        provenance::abbreviate(&sources, head(document));
    }
    document.each_origin(&mut |by| provenance::abbreviate(&sources, by));
}

/// Returns the error for a source name, placed where an entry uses the name or where it is declared for the second
/// time.
fn at_name(text: &str, message: Phrase) -> TextError {
    let name = message.arguments.iter().find_map(|(own, argument)| match argument {
        Argument::Text(name) if *own == "name" => Some(format!("{name:?}")),
        _ => None,
    });
    let name = name.unwrap_or_default();
    let declared = if message.id == "text-unknown-source" { None } else { text.rfind(&format!("id: {name}")) };
    let before = declared.or_else(|| text.rfind(&name)).map_or("", |at| &text[..at]);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1;
    TextError { line, column, message }
}

/// Writes a document in its canonical form.
///
/// # Panics
///
/// Never: the documents are plain data that RON can always write.
///
/// # Examples
///
/// ```
/// use rules::map::{Grid, MapDocument};
/// use rules::text;
/// use rules::words::Words;
///
/// let map = MapDocument::new(Words::new("Fort", ""), Grid { columns: 9, rows: 7 });
/// let written = text::write(&map);
/// assert!(written.starts_with("Map(\n  format: 1,\n"));
/// assert_eq!(text::read::<MapDocument>(&written)?, map);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write<D: Document + Clone>(document: &D) -> String {
    let mut sorted = document.clone();
    sorted.sort();
    shorten(&mut sorted);
    numbered(sorted.has_wide_hexes(), || sorted.as_text())
}

/// Writes a document with every origin in full and without the list of sources, part by part: equal documents have
/// equal texts, however their files abbreviate origins.
///
/// Most of such a text is a few reasons, each stated by hundreds of entries. So each is written once, and entries hold
/// its place.
pub(crate) fn write_in_full<D: Document + Clone>(document: &D, see: &mut dyn FnMut(&str)) {
    let mut sorted = document.clone();
    sorted.sources().into_iter().for_each(Vec::clear);
    sorted.sort();
    let (mut reasons, mut places) = (Vec::new(), FxHashMap::default());
    sorted.each_origin(&mut |by| {
        let place = *places.entry(by.clone()).or_insert_with(|| {
            reasons.push(line(by));
            reasons.len() - 1
        });
        *by = Provenance::Cited(format!("{HELD}{place}"));
    });
    let text = sorted.as_text();
    // Quotes inside texts are escaped, so this stands nowhere but where it was put.
    let held = format!("Cited(\"{HELD}");
    let mut parts = text.split(&held);
    see(parts.next().unwrap_or_default());
    for part in parts {
        let (place, rest) = part.split_once("\")").unwrap_or((part, ""));
        see(place.parse().ok().and_then(|place: usize| reasons.get(place)).map_or(place, String::as_str));
        see(rest);
    }
}

/// What a place held for a reason starts with.
const HELD: char = '⁂';

/// Writes a document with the code that serde makes for it: the body of [`Document::as_text`].
///
/// # Panics
///
/// Never: the documents are plain data that RON can always write.
#[doc(hidden)]
pub fn as_ron<D: Document>(document: &D) -> String {
    let config = PrettyConfig::new().depth_limit(D::DEPTH).indentor("  ").new_line("\n").escape_strings(true);
    let body = options().to_string_pretty(document, config).expect("documents are plain data");
    format!("{}{body}\n", D::NAME)
}

/// Writes a part of a document on one line, in the syntax of the files.
///
/// # Panics
///
/// Never: parts of documents are plain data.
///
/// # Examples
///
/// ```
/// use rules::hex::Hex;
/// use rules::map::{Ground, HexEntry};
/// use rules::provenance::Provenance;
/// use rules::text;
///
/// let entry = HexEntry::new(Hex::new(3, 4), Ground::Plaza, Provenance::Painted);
/// assert_eq!(text::line(&entry), r#"(hex: "0304", ground: plaza, by: Painted)"#);
/// ```
#[must_use]
pub fn line<T: Serialize>(part: &T) -> String {
    options().to_string_pretty(part, PrettyConfig::new().depth_limit(0)).expect("documents are plain data")
}

/// Returns the kind of document a text claims to be: its first word, such as `Map`, if an opening bracket follows it.
///
/// Comments and blank lines before it are skipped. The rest of the text is not parsed.
///
/// # Examples
///
/// ```
/// use rules::text;
///
/// assert_eq!(text::kind("// the fort\nMap(format: 1)"), Some("Map"));
/// assert_eq!(text::kind("just words"), None);
/// ```
#[must_use]
pub fn kind(text: &str) -> Option<&str> {
    let body = skip_blank(text);
    let end = body.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    (end > 0 && skip_blank(&body[end..]).starts_with('(')).then(|| &body[..end])
}

fn options() -> Options {
    Options::default().with_default_extension(
        Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES | Extensions::UNWRAP_VARIANT_NEWTYPES,
    )
}

/// The byte order mark that some editors put before UTF-8 text. It is not part of the text, and editors do not count it
/// as a column.
const MARK: char = '\u{feff}';

/// Returns a text without its leading byte order mark.
#[must_use]
pub fn unmarked(text: &str) -> &str {
    text.strip_prefix(MARK).unwrap_or(text)
}

/// Skips white space, comments and `#![…]` lines.
fn skip_blank(mut text: &str) -> &str {
    loop {
        text = text.trim_start_matches(|c: char| c.is_whitespace() || c == MARK);
        if text.starts_with("//") || text.starts_with("#!") {
            text = text.split_once('\n').map_or("", |(_, rest)| rest);
        } else if text.starts_with("/*") {
            text = &text[outline::comment_end(text)..];
        } else {
            return text;
        }
    }
}

struct FoundFormat {
    number: u32,
    line: usize,
    column: usize,
}

/// Finds the `format:` field without parsing the rest, so that a newer format is recognised even if its syntax is new.
fn find_format(text: &str) -> Option<FoundFormat> {
    let outline = Outline::new(text);
    let field = outline.root()?.field("format")?;
    let Position { line, column } = LineIndex::new(text).position(field.field_span().start);
    Some(FoundFormat { number: field.label().parse().ok()?, line, column })
}

fn wrong_format(number: u32) -> Phrase {
    if number == 0 {
        Phrase::new("text-format-zero").count("reads", FORMAT as usize)
    } else {
        Phrase::new("text-format-newer").count("written", number as usize).count("reads", FORMAT as usize)
    }
}

fn explain<D: Document>(text: &str, error: &ron::error::SpannedError) -> TextError {
    if let Some(found) = find_format(text)
        && found.number > FORMAT
    {
        return TextError { line: found.line, column: found.column, message: wrong_format(found.number) };
    }
    let at = error.span.start;
    // An error on the last line of a text with open brackets means that the file was cut off.
    // An unclosed comment also leaves brackets open, but its own error is more specific.
    let is_comment_open = matches!(error.code, RonError::UnclosedBlockComment);
    let message = if !is_comment_open
        && error.span.end.line >= text.trim_end().lines().count()
        && Outline::new(text).is_cut_short()
    {
        Phrase::new("text-cut-short")
    } else {
        message::<D>(text, &error.code)
    };
    TextError { line: at.line.max(1), column: at.col.max(1), message }
}

fn message<D: Document>(text: &str, code: &RonError) -> Phrase {
    if let Some(kind) = kind(text)
        && kind != D::NAME
    {
        return Phrase::new("text-other-kind").with("found", kind).with("expected", D::NAME);
    }
    match code {
        RonError::NoSuchStructField { expected, found, .. } => {
            unknown(["text-unknown-field", "text-strange-field"], found, expected)
        }
        RonError::NoSuchEnumVariant { expected, found, .. } => {
            unknown(["text-unknown-value", "text-strange-value"], found, expected)
        }
        RonError::MissingStructField { field, .. } if *field == "format" => {
            Phrase::new("text-missing-format").count("number", FORMAT as usize)
        }
        RonError::MissingStructField { field, .. } => Phrase::new("text-missing-field").with("field", field),
        RonError::DuplicateStructField { field, .. } => Phrase::new("text-double-field").with("field", field),
        RonError::ExceededRecursionLimit => Phrase::new("text-too-deep"),
        other => syntax::message(other),
    }
}

fn unknown([near, strange]: [&'static str; 2], found: &str, expected: &[&'static str]) -> Phrase {
    let mut known: Vec<&str> = expected.to_vec();
    known.sort_unstable();
    let meant = MEANT.iter().find(|(own, _)| *own == found).map(|(_, meant)| *meant);
    let meant = meant.filter(|meant| expected.contains(meant));
    let message = match meant.or_else(|| nearest(found, expected.iter().copied())) {
        Some(nearest) => Phrase::new(near).with("nearest", nearest),
        None => Phrase::new(strange),
    };
    message.with("found", found).with("known", known.join(", "))
}

/// Keywords of other languages, each with the corresponding word in documents.
const MEANT: [(&str, &str); 9] = [
    ("cond", "if"),
    ("condition", "if"),
    ("when", "on"),
    ("act", "do"),
    ("effects", "do"),
    ("then", "do"),
    ("And", "All"),
    ("Or", "Any"),
    ("Equals", "Eq"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::MapDocument;

    const SMALL: &str = r#"Map(
  format: 1,
  title: (en: "Small", fr: "Petite"),
  by: Reconstructed("a test"),
  grid: (columns: 3, rows: 2),
  hexes: [
    (hex: "0202", ground: plaza, by: Cited("2.2")),
    (hex: "0101", ground: floor, levels: [in(1), roof(2)], by: Reconstructed("a test")),
  ],
  hexsides: [
    (at: "0201/0101:upper", kind: outer_wall, protects: "0101", by: Cited("6.3")),
  ],
)
"#;

    fn fails(text: &str) -> TextError {
        read::<MapDocument>(text).expect_err("the text is broken")
    }

    #[test]
    fn reading_sorts_and_writing_is_stable() {
        let map: MapDocument = read(SMALL).unwrap();
        let once = write(&map);
        insta::assert_snapshot!(once);
        assert_eq!(write(&read::<MapDocument>(&once).unwrap()), once);
    }

    #[test]
    fn an_unknown_field_names_the_nearest_known_one() {
        let error = fails(&SMALL.replace("rows: 2", "row: 2"));
        assert_eq!((error.line, error.message.id), (5, "text-unknown-field"));
        assert!(format!("{:?}", error.message).contains("rows"));
    }

    #[test]
    fn an_unknown_kind_names_the_nearest_known_one() {
        let error = fails(&SMALL.replace("outer_wall", "outerwall"));
        assert_eq!((error.line, error.message.id), (11, "text-unknown-value"));
        assert!(format!("{:?}", error.message).contains("outer_wall"));
    }

    #[test]
    fn a_newer_format_is_refused_in_words_even_with_fields_we_do_not_know() {
        assert_eq!(fails(&SMALL.replace("format: 1", "format: 7")).message.id, "text-format-newer");
        let unknown = SMALL.replace("format: 1", "format: 7").replace("rows:", "ranks:");
        assert_eq!(fails(&unknown).message.id, "text-format-newer");
    }

    #[test]
    fn a_mark_and_comments_before_a_text_are_read_over() {
        let comment =
            "// A map of format: 9, (of course.\n/* Its [hexes: /* all */ of\n them. */ #![enable(implicit_some)]\n";
        for before in ["\u{feff}".to_owned(), comment.to_owned(), format!("\u{feff}\n{comment}")] {
            let text = before.clone() + SMALL;
            assert_eq!(kind(&text), Some("Map"), "{before}");
            assert_eq!(read::<MapDocument>(&text).unwrap(), read::<MapDocument>(SMALL).unwrap(), "{before}");
            assert_eq!(Outline::new(&text).root().unwrap().label(), "Map", "{before}");
            let lines = before.lines().count().saturating_sub(usize::from(!before.contains('\n')));
            let newer = fails(&text.replace("  format: 1", "  format: 7"));
            assert_eq!((newer.line, newer.column, newer.message.id), (2 + lines, 3, "text-format-newer"), "{before}");
            let wrong = fails(&text.replace("rows: 2", "row: 2"));
            assert_eq!((wrong.line, wrong.message.id), (5 + lines, "text-unknown-field"), "{before}");
        }
        // Editors do not count the mark as a column.
        assert_eq!(fails("\u{feff}Map(format: 7)").column, 5);
        assert_eq!(fails("/* never closed Map(").message.id, "text-open-comment");
        assert_eq!(fails("Map(format: 1, /* never closed ").message.id, "text-open-comment");
    }

    #[test]
    fn other_broken_texts_say_what_is_wrong() {
        assert_eq!(fails(&SMALL[..120]).message.id, "text-cut-short");
        assert_eq!(fails("Scenario(format: 1)").message.id, "text-other-kind");
        assert_eq!(fails(&SMALL.replace("0202", "02x2")).message.id, "text-not-a-hex");
        let nested = SMALL.replace("(columns: 3, rows: 2)", &"[".repeat(10_000));
        assert_eq!(fails(&nested).message.id, "text-expected-sign");
        assert_eq!(fails(&SMALL.replace("  grid: (columns: 3, rows: 2),\n", "")).message.id, "text-missing-field");
    }
}
