//! Elements of XML: the build file of a module, and its pages.

use std::fmt::Display;

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event};

use crate::export::ExportError;

/// An element: its name, its attributes, and either a text or further elements.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Element {
    name: String,
    attributes: Vec<(&'static str, String)>,
    text: String,
    children: Vec<Self>,
}

impl Element {
    /// An element without anything in it.
    pub(super) fn new(name: impl Into<String>) -> Self {
        Self { name: name.into(), attributes: Vec::new(), text: String::new(), children: Vec::new() }
    }

    /// An element of the engine, by its class below the package that all of them share.
    pub(super) fn build(class: &str) -> Self {
        Self::new(format!("VASSAL.build.{class}"))
    }

    /// The same with one more attribute.
    pub(super) fn with(mut self, name: &'static str, value: impl Display) -> Self {
        self.attributes.push((name, value.to_string()));
        self
    }

    /// The same with more attributes.
    pub(super) fn with_all<const N: usize>(mut self, attributes: [(&'static str, &str); N]) -> Self {
        self.attributes.extend(attributes.map(|(name, value)| (name, value.to_owned())));
        self
    }

    /// The same with an element in it.
    pub(super) fn holding(mut self, child: Self) -> Self {
        self.children.push(child);
        self
    }

    /// The same with elements in it.
    pub(super) fn holding_all(mut self, children: impl IntoIterator<Item = Self>) -> Self {
        self.children.extend(children);
        self
    }

    /// The same with a text in it.
    pub(super) fn saying(mut self, text: impl Into<String>) -> Self {
        self.text = text.into();
        self
    }

    /// The file it is the root of.
    pub(super) fn document(&self) -> Result<Vec<u8>, ExportError> {
        let mut writer = Writer::new_with_indent(Vec::new(), b' ', 2);
        writer.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), Some("no")))).map_err(failed)?;
        self.write(&mut writer)?;
        let mut file = writer.into_inner();
        file.push(b'\n');
        Ok(file)
    }

    /// The page it is the root of. Readers of pages differ in the letters they expect: all beyond the first 128 are
    /// written as their numbers.
    pub(super) fn page(&self) -> Result<Vec<u8>, ExportError> {
        let mut writer = Writer::new_with_indent(Vec::new(), b' ', 1);
        self.write(&mut writer)?;
        let text = String::from_utf8(writer.into_inner()).map_err(|error| ExportError::writing(&error))?;
        let plain = |letter: char| {
            if letter.is_ascii() { letter.to_string() } else { format!("&#{};", u32::from(letter)) }
        };
        Ok(text.chars().map(plain).chain(["\n".to_owned()]).collect::<String>().into_bytes())
    }

    fn write(&self, writer: &mut Writer<Vec<u8>>) -> Result<(), ExportError> {
        let mut start = BytesStart::new(self.name.as_str());
        for (name, value) in &self.attributes {
            start.push_attribute((*name, allowed(value).as_str()));
        }
        if self.text.is_empty() && self.children.is_empty() {
            return writer.write_event(Event::Empty(start)).map_err(failed);
        }
        writer.write_event(Event::Start(start)).map_err(failed)?;
        if !self.text.is_empty() {
            writer.write_event(Event::Text(BytesText::new(&allowed(&self.text)))).map_err(failed)?;
        }
        for child in &self.children {
            child.write(writer)?;
        }
        writer.write_event(Event::End(BytesEnd::new(self.name.as_str()))).map_err(failed)
    }
}

#[expect(clippy::needless_pass_by_value, reason = "so that it maps an error")]
fn failed(error: std::io::Error) -> ExportError {
    ExportError::writing(&error)
}

/// A text without the letters that no XML may hold, whatever a document has in its names.
fn allowed(text: &str) -> String {
    let may = |letter: &char| !letter.is_control() || matches!(letter, '\t' | '\n');
    text.chars().filter(|letter| may(letter) && !matches!(letter, '\u{fffe}' | '\u{ffff}')).collect()
}
