//! XML elements, for the build file of a module and its pages.

use std::fmt::Display;

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event};
use rules::characters::shown;

use crate::export::ExportError;

/// An element: its name, its attributes, and either a text or child elements.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Element {
    name: String,
    attributes: Vec<(&'static str, String)>,
    text: String,
    children: Vec<Self>,
}

impl Element {
    /// Creates an empty element.
    pub(super) fn new(name: impl Into<String>) -> Self {
        Self { name: name.into(), attributes: Vec::new(), text: String::new(), children: Vec::new() }
    }

    /// Creates an element of the engine, by its class below the common package.
    pub(super) fn build(class: &str) -> Self {
        Self::new(format!("VASSAL.build.{class}"))
    }

    /// Adds an attribute.
    pub(super) fn with(mut self, name: &'static str, value: impl Display) -> Self {
        self.attributes.push((name, value.to_string()));
        self
    }

    /// Adds attributes.
    pub(super) fn with_all<const N: usize>(mut self, attributes: [(&'static str, &str); N]) -> Self {
        self.attributes.extend(attributes.map(|(name, value)| (name, value.to_owned())));
        self
    }

    /// Adds a child element.
    pub(super) fn holding(mut self, child: Self) -> Self {
        self.children.push(child);
        self
    }

    /// Adds child elements.
    pub(super) fn holding_all(mut self, children: impl IntoIterator<Item = Self>) -> Self {
        self.children.extend(children);
        self
    }

    /// Sets the text.
    pub(super) fn saying(mut self, text: impl Into<String>) -> Self {
        self.text = text.into();
        self
    }

    /// Writes the XML document with this root.
    pub(super) fn document(&self) -> Result<Vec<u8>, ExportError> {
        let mut writer = Writer::new_with_indent(Vec::new(), b' ', 2);
        writer.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), Some("no")))).map_err(failed)?;
        self.write(&mut writer)?;
        let mut file = writer.into_inner();
        file.push(b'\n');
        Ok(file)
    }

    /// Writes the HTML page with this root. Readers disagree about character encodings, so everything beyond ASCII is
    /// written as numeric references.
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
            start.push_attribute((*name, &*shown(value)));
        }
        if self.text.is_empty() && self.children.is_empty() {
            return writer.write_event(Event::Empty(start)).map_err(failed);
        }
        writer.write_event(Event::Start(start)).map_err(failed)?;
        if !self.text.is_empty() {
            writer.write_event(Event::Text(BytesText::new(&shown(&self.text)))).map_err(failed)?;
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
