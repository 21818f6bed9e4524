//! The dialog that prints sheets: paper, scale, contents, and a preview of each sheet.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use iced::widget::image::Handle;
use iced::widget::{Column, column, container, image, pick_list, row, text_input, toggler};
use iced::{Center, ContentFit, Element, Fill};
use rules::phrase::Phrase;

use super::choices;
use crate::gui::theme;
use crate::gui::widget::{Icon, aside, group, heading, icon_button, words};
use crate::print::{Booklet, InkUse, Layout, Length, Paper, PrintOrder, SheetKind};
use crate::words::Voice;

/// The id of the file field.
pub const FILE: &str = "pdf-file";

/// The choices for the width of a hex between flat sides, the default first.
const HEXES: [&str; 5] = ["5/8in", "16mm", "3/4in", "20mm", "1/2in"];
/// The choices for the edge of a counter, the default first.
const COUNTERS: [&str; 4] = ["1/2in", "9/16in", "5/8in", "14mm"];
/// Papers, in the order of the list.
const PAPERS: [Paper; 4] = [Paper::A4, Paper::Letter, Paper::A3, Paper::Tabloid];
/// Ways to place backs behind fronts, in the order of the list.
const LAYOUTS: [Layout; 3] = [Layout::Fold, Layout::Duplex, Layout::Single];

/// The height of the preview, in px.
const SMALL: f32 = 420.0;

/// The choices for the sheets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wish {
    paper: Paper,
    hex: &'static str,
    counter: &'static str,
    layout: Layout,
    saves_ink: bool,
    left_out: Vec<SheetKind>,
}

impl Default for Wish {
    fn default() -> Self {
        Self {
            paper: Paper::A4,
            hex: HEXES[0],
            counter: COUNTERS[0],
            layout: Layout::Fold,
            saves_ink: false,
            left_out: Vec::new(),
        }
    }
}

impl Wish {
    /// The print order of these choices.
    pub fn order(&self) -> Option<PrintOrder> {
        let contents = SheetKind::ALL.into_iter().filter(|own| !self.left_out.contains(own)).collect();
        Some(PrintOrder {
            paper: self.paper,
            hex: Length::read(self.hex)?,
            counter: Length::read(self.counter)?,
            layout: self.layout,
            ink: if self.saves_ink { InkUse::Low } else { InkUse::Full },
            shift: None,
            levels: Vec::new(),
            contents,
        })
    }
}

/// Sheets that are laid out. Two are equal if they come from the same layout run.
#[derive(Debug, Clone)]
pub struct LaidOutSheets(pub Arc<Booklet>);

impl PartialEq for LaidOutSheets {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for LaidOutSheets {}

/// The preview of a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// The choices it was drawn for.
    pub wish: Wish,
    /// All sheets of the same layout.
    pub laid: LaidOutSheets,
    /// The index of the sheet, from 0.
    pub sheet: usize,
    /// Its picture; `None` if nothing is printed.
    pub picture: Option<Handle>,
}

impl Proof {
    /// The number of sheets.
    fn count(&self) -> usize {
        self.laid.0.sheets.len()
    }
}

/// A preview that is to be drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wanted {
    /// The choices for the sheets.
    pub wish: Wish,
    /// The index of the sheet, from 0.
    pub sheet: usize,
    /// The sheets, if they are laid out already.
    pub laid: Option<LaidOutSheets>,
}

/// The contents of the fields.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printing {
    file: String,
    wish: Wish,
    sheet: usize,
    /// The preview requested last.
    asked: Option<(Wish, usize)>,
    proof: Option<Proof>,
    /// Whether there is a scenario: a bare map has fewer sheets.
    scenario: bool,
}

/// An event in the dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The file changed.
    Named(String),
    /// A paper was picked.
    PaperPicked(Paper),
    /// The width of a hex was picked.
    HexPicked(&'static str),
    /// The edge of a counter was picked.
    CounterPicked(&'static str),
    /// The way to place backs behind fronts was picked.
    LayoutPicked(Layout),
    /// Saving ink was switched on or off.
    InkSwitched(bool),
    /// A kind of sheet was switched on or off.
    Switched(SheetKind, bool),
    /// The next (`true`) or previous sheet was requested.
    Turned(bool),
    /// A preview was drawn.
    Drawn(Proof),
    /// The form was submitted.
    Entered,
}

/// An entry of a pick list.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Named<T> {
    of: T,
    name: String,
}

impl<T> fmt::Display for Named<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl Printing {
    /// Creates the dialog with a suggested file.
    pub fn new(file: String, scenario: bool) -> Self {
        Self { file, wish: Wish::default(), sheet: 0, asked: None, proof: None, scenario }
    }

    /// Handles a message.
    pub fn update(&mut self, message: Message) {
        match message {
            Message::Named(file) => self.file = file,
            Message::PaperPicked(paper) => self.wish.paper = paper,
            Message::HexPicked(hex) => self.wish.hex = hex,
            Message::CounterPicked(counter) => self.wish.counter = counter,
            Message::LayoutPicked(layout) => self.wish.layout = layout,
            Message::InkSwitched(on) => self.wish.saves_ink = on,
            Message::Switched(content, on) => {
                self.wish.left_out.retain(|own| *own != content);
                if !on {
                    self.wish.left_out.push(content);
                }
            }
            Message::Turned(on) => {
                let last = self.count().saturating_sub(1);
                self.sheet = if on { (self.sheet + 1).min(last) } else { self.sheet.saturating_sub(1) };
            }
            Message::Drawn(proof) if proof.wish == self.wish => {
                self.proof = Some(proof);
                // With other sheets, the one shown may be gone: the last one is drawn in its place.
                self.sheet = self.sheet.min(self.count().saturating_sub(1));
            }
            Message::Drawn(_) | Message::Entered => {}
        }
    }

    /// The number of sheets; 0 until it is known.
    fn count(&self) -> usize {
        self.proof.as_ref().map_or(0, Proof::count)
    }

    /// The sheets for the current choices, if they are laid out.
    pub fn laid(&self) -> Option<LaidOutSheets> {
        self.proof.as_ref().filter(|proof| proof.wish == self.wish).map(|proof| proof.laid.clone())
    }

    /// The preview to draw next, if it was not requested yet.
    pub fn ask(&mut self) -> Option<Wanted> {
        let shown = self.proof.as_ref().is_some_and(|own| own.wish == self.wish && own.sheet == self.sheet);
        let now = (self.wish.clone(), self.sheet);
        if shown || self.asked.as_ref() == Some(&now) {
            return None;
        }
        self.asked = Some(now);
        Some(Wanted { wish: self.wish.clone(), sheet: self.sheet, laid: self.laid() })
    }

    /// The file and the print order, if they are valid.
    pub fn order(&self) -> Option<(PathBuf, PrintOrder)> {
        let file = PathBuf::from(self.file.trim());
        let fits = file.extension().is_some_and(|end| end.eq_ignore_ascii_case("pdf"));
        self.wish.order().filter(|order| fits && !order.contents.is_empty()).map(|order| (file, order))
    }

    /// Lays out the dialog: paper, scale, contents and a preview of each sheet.
    pub fn view<'a>(&'a self, voice: &Voice) -> Element<'a, super::Message> {
        let field = text_input("", &self.file)
            .id(FILE)
            .size(theme::TEXT)
            .padding(theme::NEAR)
            .on_input(|now| super::Message::Print(Message::Named(now)))
            .on_submit(super::Message::Print(Message::Entered));
        let papers = PAPERS.map(|paper| (paper, paper.name().to_owned()));
        let layouts = LAYOUTS.map(|layout| (layout, voice.text(word(layout))));
        let length = |text: &'static str| (text, text.to_owned());
        let picks = column![
            pick("gui-print-paper", papers, &self.wish.paper, Message::PaperPicked, voice),
            pick("gui-print-hex", HEXES.map(length), &self.wish.hex, Message::HexPicked, voice),
            pick("gui-print-counter", COUNTERS.map(length), &self.wish.counter, Message::CounterPicked, voice),
            pick("gui-print-layout", layouts, &self.wish.layout, Message::LayoutPicked, voice),
            switch(voice.text("gui-print-ink"), self.wish.saves_ink, Message::InkSwitched),
        ];
        let contents = SheetKind::ALL.into_iter().filter(|own| self.scenario || is_of_maps(*own)).map(|content| {
            let on = !self.wish.left_out.contains(&content);
            switch(voice.text(content.word()), on, move |on| Message::Switched(content, on))
        });
        let contents = Column::with_children(contents).spacing(theme::STEP);
        let left = column![field, picks.spacing(theme::STEP), group(voice.text("gui-print-sheets")), contents];
        let enter = self.order().map(|_| super::Message::Print(Message::Entered));
        let body = row![left.spacing(theme::NEAR).width(300), self.proof(voice)].spacing(theme::APART);
        column![heading(voice.text("gui-print")), body, choices("gui-print-enter", enter, voice)]
            .spacing(theme::APART)
            .width(660)
            .into()
    }

    /// The preview of a sheet, with buttons to go to others.
    fn proof<'a>(&'a self, voice: &Voice) -> Element<'a, super::Message> {
        let shown = self.proof.as_ref().and_then(|proof| proof.picture.as_ref());
        let sheet: Element<'a, super::Message> = if let Some(picture) = shown {
            image(picture).content_fit(ContentFit::Contain).width(Fill).height(SMALL).into()
        } else {
            let empty = self.proof.as_ref().is_some_and(|proof| proof.count() == 0);
            let hint = if empty { "gui-print-nothing" } else { "gui-print-drawing" };
            container(aside(voice.text(hint))).center_x(Fill).center_y(SMALL).into()
        };
        let of = self.count();
        let number = Phrase::new("gui-print-sheet").with("sheet", (self.sheet + 1).min(of)).with("of", of);
        let turn = |icon, about: &str, on, can: bool| {
            let press = can.then_some(super::Message::Print(Message::Turned(on)));
            icon_button(icon, voice.text(about), press)
        };
        let turns = row![
            turn(Icon::Earlier, "gui-print-before", false, self.sheet > 0),
            container(aside(voice.say(&number))).center_x(Fill),
            turn(Icon::Later, "gui-print-after", true, self.sheet + 1 < of),
        ];
        column![sheet, turns.align_y(Center)].spacing(theme::NEAR).width(Fill).into()
    }
}

/// Whether sheets of this kind are printed for a bare map.
const fn is_of_maps(content: SheetKind) -> bool {
    matches!(content, SheetKind::Plan | SheetKind::Key | SheetKind::Map)
}

const fn word(layout: Layout) -> &'static str {
    match layout {
        Layout::Fold => "gui-print-fold",
        Layout::Duplex => "gui-print-duplex",
        Layout::Single => "gui-print-single",
    }
}

/// A pick list with its title.
fn pick<'a, T: Clone + PartialEq + 'static, const N: usize>(
    title: &str,
    all: [(T, String); N],
    chosen: &T,
    picked: fn(T) -> Message,
    voice: &Voice,
) -> Element<'a, super::Message> {
    let all = all.map(|(of, name)| Named { of, name });
    let chosen = all.iter().find(|own| own.of == *chosen).cloned();
    let list = pick_list(all.to_vec(), chosen, move |own: Named<T>| super::Message::Print(picked(own.of)));
    let list = list.text_size(theme::TEXT).padding([2, 8]).width(140);
    row![words(voice.text(title)).width(Fill), list].align_y(Center).into()
}

/// A labelled toggle.
fn switch<'a>(name: String, on: bool, switched: impl Fn(bool) -> Message + 'a) -> Element<'a, super::Message> {
    let switch = toggler(on).size(16).on_toggle(move |on| super::Message::Print(switched(on)));
    row![switch, words(name)].spacing(theme::NEAR).align_y(Center).into()
}

#[cfg(test)]
mod tests {
    use rules::words::Language;

    use super::*;
    use crate::print::Sheet;

    fn proof(printing: &mut Printing, of: usize) -> Proof {
        let Wanted { wish, sheet, .. } = printing.ask().expect("a sheet is wanted");
        let (size, title) = ([595.0, 842.0], String::new());
        let sheet_of_paper = Sheet { content: SheetKind::Map, title, size, tiles: Vec::new(), shapes: Vec::new() };
        let sheets = vec![sheet_of_paper; of];
        let booklet = Booklet { title: String::new(), language: Language::English, sheets, maps: Vec::new() };
        Proof { wish, laid: LaidOutSheets(Arc::new(booklet)), sheet, picture: None }
    }

    #[test]
    fn a_sheet_is_asked_for_once_and_again_when_the_sheets_change() {
        let mut printing = Printing::new("fort.pdf".to_owned(), true);
        let first = proof(&mut printing, 9);
        printing.update(Message::Named("wall.pdf".to_owned()));
        assert_eq!(printing.ask(), None, "it is being drawn");
        printing.update(Message::Drawn(first.clone()));
        assert_eq!(printing.ask(), None);
        printing.update(Message::Turned(true));
        let second = printing.ask().expect("another sheet");
        assert_eq!((second.sheet, second.laid), (1, Some(first.laid.clone())), "the sheets are laid out once");
        printing.update(Message::PaperPicked(Paper::A3));
        assert_eq!(printing.laid(), None);
        // A sheet of other paper comes late: it is ignored.
        printing.update(Message::Drawn(first));
        // On larger paper there are fewer sheets: the last one is shown.
        let fewer = proof(&mut printing, 1);
        printing.update(Message::Drawn(fewer));
        assert_eq!(printing.ask().map(|wanted| wanted.sheet), Some(0));
    }

    #[test]
    fn a_file_of_pdf_with_something_on_it_can_be_printed() {
        let mut printing = Printing::new("fort.pdf".to_owned(), true);
        assert!(printing.order().is_some_and(|(_, order)| order.contents == SheetKind::ALL));
        printing.update(Message::Switched(SheetKind::Plot, false));
        assert!(printing.order().is_some_and(|(_, order)| !order.contents.contains(&SheetKind::Plot)));
        for content in SheetKind::ALL {
            printing.update(Message::Switched(content, false));
        }
        assert_eq!(printing.order(), None);
        printing.update(Message::Switched(SheetKind::Map, true));
        printing.update(Message::Named("fort.doc".to_owned()));
        assert_eq!(printing.order(), None);
    }
}
