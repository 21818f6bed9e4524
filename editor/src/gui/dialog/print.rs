//! The dialog of sheets for print: which paper, how large, what is on them, and each sheet in small.

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

/// The id of the field for the file.
pub const FILE: &str = "pdf-file";

/// Lengths a hex may have from flat side to flat side, the usual one first.
const HEXES: [&str; 5] = ["5/8in", "16mm", "3/4in", "20mm", "1/2in"];
/// Lengths a counter may have along its edge, the usual one first.
const COUNTERS: [&str; 4] = ["1/2in", "9/16in", "5/8in", "14mm"];
/// Papers, in the order the list shows them.
const PAPERS: [Paper; 4] = [Paper::A4, Paper::Letter, Paper::A3, Paper::Tabloid];
/// Ways to lay backs behind fronts, in the order the list shows them.
const LAYOUTS: [Layout; 3] = [Layout::Fold, Layout::Duplex, Layout::Single];

/// Height of a sheet in small, in px.
const SMALL: f32 = 420.0;

/// How the sheets shall be.
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
    /// What is printed.
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

/// Sheets that are laid out: two are the same when they were laid out together.
#[derive(Debug, Clone)]
pub struct LaidOutSheets(pub Arc<Booklet>);

impl PartialEq for LaidOutSheets {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for LaidOutSheets {}

/// A sheet in small.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// How the sheets are.
    pub wish: Wish,
    /// All of them.
    pub laid: LaidOutSheets,
    /// Its number, from 0.
    pub sheet: usize,
    /// What is on it; nothing where nothing is printed.
    pub picture: Option<Handle>,
}

impl Proof {
    /// How many sheets there are.
    fn count(&self) -> usize {
        self.laid.0.sheets.len()
    }
}

/// A sheet that is to be drawn in small.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wanted {
    /// How the sheets shall be.
    pub wish: Wish,
    /// Its number, from 0.
    pub sheet: usize,
    /// The sheets, where they are laid out already.
    pub laid: Option<LaidOutSheets>,
}

/// What is filled in so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printing {
    file: String,
    wish: Wish,
    sheet: usize,
    /// The sheet that was asked for last.
    asked: Option<(Wish, usize)>,
    proof: Option<Proof>,
    /// Whether there is a scenario: a map alone has fewer sheets.
    scenario: bool,
}

/// What happened in the dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The file changed.
    Named(String),
    /// The paper was picked.
    PaperPicked(Paper),
    /// The length of a hex was picked.
    HexPicked(&'static str),
    /// The edge of a counter was picked.
    CounterPicked(&'static str),
    /// The way backs come to lie behind fronts was picked.
    LayoutPicked(Layout),
    /// Ink is to be saved, or not.
    InkSwitched(bool),
    /// A kind of sheets is to be printed, or not.
    Switched(SheetKind, bool),
    /// The sheet before or after is wanted.
    Turned(bool),
    /// A sheet was drawn in small.
    Drawn(Proof),
    /// Everything is as it should be.
    Entered,
}

/// Something to pick, as a list shows it.
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
    /// The dialog with a file to suggest.
    pub fn new(file: String, scenario: bool) -> Self {
        Self { file, wish: Wish::default(), sheet: 0, asked: None, proof: None, scenario }
    }

    /// Takes over what is picked or typed.
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
                // With other sheets the one looked at may be gone: the last one is drawn in its place.
                self.sheet = self.sheet.min(self.count().saturating_sub(1));
            }
            Message::Drawn(_) | Message::Entered => {}
        }
    }

    /// How many sheets there are; 0 while nobody knows.
    fn count(&self) -> usize {
        self.proof.as_ref().map_or(0, Proof::count)
    }

    /// The sheets as they are wanted, where they are laid out.
    pub fn laid(&self) -> Option<LaidOutSheets> {
        self.proof.as_ref().filter(|proof| proof.wish == self.wish).map(|proof| proof.laid.clone())
    }

    /// The sheet that is to be drawn and was not asked for yet.
    pub fn ask(&mut self) -> Option<Wanted> {
        let shown = self.proof.as_ref().is_some_and(|own| own.wish == self.wish && own.sheet == self.sheet);
        let now = (self.wish.clone(), self.sheet);
        if shown || self.asked.as_ref() == Some(&now) {
            return None;
        }
        self.asked = Some(now);
        Some(Wanted { wish: self.wish.clone(), sheet: self.sheet, laid: self.laid() })
    }

    /// The file and what is printed, once that makes sense.
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

    /// The sheet in small, with buttons to turn to others.
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

/// Whether sheets of this kind are printed of a map alone.
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

/// A list to pick from, behind what it is for.
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

/// Something that is on or off.
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
        // A sheet of other paper comes late: nobody looks at it.
        printing.update(Message::Drawn(first));
        // On larger paper there are fewer sheets: the last one is looked at.
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
