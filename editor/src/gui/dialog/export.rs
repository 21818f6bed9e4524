//! The dialog that exports a picture: its file, size and contents.

use std::path::PathBuf;

use iced::widget::{column, row, text_input, toggler};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;

use super::choices;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, heading, words};
use crate::words::Voice;

/// The id of the file field.
pub const FILE: &str = "export-file";
/// The id of the field for the hex size.
pub const SIZE: &str = "export-size";

/// The range of hex widths between opposite flat sides, in pixels.
const SIZES: std::ops::RangeInclusive<f32> = 4.0..=1000.0;

/// An optional part of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PicturePart {
    /// The hex numbers.
    Numbers,
    /// The names of places and rooms.
    Names,
    /// The counters.
    Counters,
    /// What tools show over the map.
    Overlay,
    /// Title, legend and frame.
    Surround,
    /// Only the selected hexes.
    Selection,
}

impl PicturePart {
    const ALL: [Self; 6] = [Self::Numbers, Self::Names, Self::Counters, Self::Overlay, Self::Surround, Self::Selection];

    const fn word(self) -> &'static str {
        match self {
            Self::Numbers => "gui-export-numbers",
            Self::Names => "gui-export-names",
            Self::Counters => "gui-export-counters",
            Self::Overlay => "gui-export-overlay",
            Self::Surround => "gui-export-surround",
            Self::Selection => "gui-export-selection",
        }
    }
}

/// The contents of the fields.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExportDialog {
    file: String,
    size: String,
    on: Vec<PicturePart>,
    /// Whether any hexes are selected.
    chosen: bool,
}

/// An event in the dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The file changed.
    Named(String),
    /// The size of the hexes changed.
    Sized(String),
    /// A part was switched on or off.
    Switched(PicturePart, bool),
    /// The form was submitted.
    Entered,
}

/// The requested picture.
#[derive(Debug, Clone, PartialEq)]
pub struct PictureOrder {
    /// The file; its extension determines the format.
    pub file: PathBuf,
    /// The width of a hex between opposite flat sides, in pixels.
    pub hex: f32,
    on: Vec<PicturePart>,
}

impl PictureOrder {
    /// Whether a part is included.
    pub fn has(&self, part: PicturePart) -> bool {
        self.on.contains(&part)
    }

    /// Whether the format is SVG (`true`) or PNG; `None` for any other extension.
    pub fn is_svg(&self) -> Option<bool> {
        let ends = |end: &str| self.file.extension().is_some_and(|own| own.eq_ignore_ascii_case(end));
        if ends("svg") { Some(true) } else { ends("png").then_some(false) }
    }
}

impl ExportDialog {
    /// Creates the dialog with a suggested file; the parts shown in the window are switched on at first.
    pub fn new(file: String, shown: Vec<PicturePart>, chosen: bool) -> Self {
        Self { file, size: "60".to_owned(), on: shown, chosen }
    }

    /// Handles a message.
    pub fn update(&mut self, message: Message) {
        match message {
            Message::Named(file) => self.file = file,
            Message::Sized(size) => self.size = size,
            Message::Switched(part, on) => {
                self.on.retain(|own| *own != part);
                if on {
                    self.on.push(part);
                }
            }
            Message::Entered => {}
        }
    }

    /// The order, if the fields are valid.
    pub fn order(&self) -> Option<PictureOrder> {
        let hex = self.size.trim().replace(',', ".").parse().ok().filter(|size| SIZES.contains(size))?;
        let order = PictureOrder { file: PathBuf::from(self.file.trim()), hex, on: self.on.clone() };
        order.is_svg().map(|_| order)
    }

    /// Lays out the dialog: file, size and contents of the picture.
    pub fn view<'a>(&'a self, voice: &Voice) -> Element<'a, super::Message> {
        let field = |typed: &'a str, id: &'static str, changed: fn(String) -> Message| {
            text_input("", typed)
                .id(id)
                .size(theme::TEXT)
                .padding(theme::NEAR)
                .on_input(move |now| super::Message::Export(changed(now)))
                .on_submit(super::Message::Export(Message::Entered))
        };
        let parts =
            PicturePart::ALL.into_iter().filter(|part| *part != PicturePart::Selection || self.chosen).map(|part| {
                let switch = toggler(self.on.contains(&part)).size(16);
                let switch = switch.on_toggle(move |on| super::Message::Export(Message::Switched(part, on)));
                row![switch, words(voice.text(part.word()))].spacing(theme::NEAR).align_y(Center).into()
            });
        let limits = Phrase::new("gui-export-limits").with("least", SIZES.start()).with("most", SIZES.end());
        let about = aside(voice.say(&limits));
        let order = self.order();
        let about = if order.is_none() { about.style(Tint::Error.text()) } else { about };
        let enter = order.map(|_| super::Message::Export(Message::Entered));
        let size =
            row![words(voice.text("gui-export-size")).width(Fill), field(&self.size, SIZE, Message::Sized).width(88),]
                .align_y(Center);
        column![
            heading(voice.text("gui-export")),
            field(&self.file, FILE, Message::Named),
            size,
            about,
            iced::widget::Column::with_children(parts).spacing(theme::STEP),
            choices("gui-export-enter", enter, voice),
        ]
        .spacing(theme::APART)
        .width(440)
        .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ending_tells_the_format_and_sizes_must_make_sense() {
        let order = |file: &str, size: &str| {
            let mut export = ExportDialog::new(file.to_owned(), vec![PicturePart::Numbers], false);
            export.update(Message::Sized(size.to_owned()));
            export.order()
        };
        assert_eq!(order("fort.SVG", "48").and_then(|order| order.is_svg()), Some(true));
        assert_eq!(
            order("fort.png", "12,5").map(|order| (order.hex, order.has(PicturePart::Numbers))),
            Some((12.5, true))
        );
        for (file, size) in
            [("fort", "48"), ("fort.jpg", "48"), ("fort.png", "3"), ("fort.png", "1e9"), ("fort.png", "")]
        {
            assert_eq!(order(file, size), None, "{file} {size}");
        }
    }
}
