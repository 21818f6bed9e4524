//! The layout of the start page: the large picture on the left, cards and scenarios on the right, documents below.

use std::path::Path;

use iced::widget::{Column, Row, button, column, container, image, row, scrollable, space, text, tooltip};
use iced::{Center, ContentFit, Element, Fill};
use rules::phrase::Phrase;
use rules::words::Language;

use super::entry::{Card, StartEntry};
use super::sizes::{BETWEEN, GAP, LINE, Room, SCENARIOS};
use super::{KEYS, Message, Start};
use crate::gui::document::FIRST;
use crate::gui::gallery::{Extent, Gallery};
use crate::gui::keymap::{Command, key_of};
use crate::gui::theme::{self, Mode, Tint};
use crate::gui::widget::{Icon, aside, group, hinted, words};
use crate::words::Voice;

/// The height of a line of text relative to its size.
const LINE_HEIGHT: f32 = 1.3;

/// The context the page is shown in.
#[derive(Clone, Copy)]
pub struct StartContext<'a> {
    /// The previews drawn so far.
    pub gallery: &'a Gallery,
    /// Light or dark mode.
    pub mode: Mode,
    /// The sizes of the parts.
    pub room: Room,
}

impl Start {
    /// Lays out the start page in the room it has.
    pub fn view<'a>(&'a self, shown: StartContext<'a>, voice: &Voice) -> Element<'a, Message> {
        let room = shown.room;
        let title = text(voice.text("gui-start-title")).size(28).font(theme::BOLD);
        let head = column![title, words(voice.text("gui-start-about")).style(theme::faint)].spacing(2);
        let pair = |pair: &[Card]| row(pair.iter().map(|card| self.card(*card, room.card, voice))).spacing(theme::NEAR);
        let cards = Column::with_children(Card::ALL.chunks(2).map(|two| pair(two).into())).spacing(theme::NEAR);
        let all: Vec<_> = (0..self.bundled.len()).collect();
        let scenarios = all.chunks(SCENARIOS).map(|pair| {
            let blank = (pair.len()..SCENARIOS).map(|_| space().width(Fill).into());
            let pair = pair.iter().map(|at| self.scenario(*at, shown, voice));
            Row::with_children(pair.chain(blank)).spacing(theme::NEAR).into()
        });
        let scenarios = Column::with_children(scenarios).spacing(BETWEEN);
        let scenarios = column![group(voice.text("gui-start-bundled")), scenarios].spacing(theme::STEP);
        let right = column![head, cards, scenarios].spacing(theme::APART).width(Fill);
        let above = row![self.large(shown, voice), right].spacing(GAP);
        let page = column![above, self.documents(shown, voice)].spacing(theme::APART).width(room.width);
        let page = container(page).padding([theme::APART, GAP]).center_x(Fill);
        scrollable(page).width(Fill).height(Fill).into()
    }

    /// The picture of the Alamo, as large as there is room for; a click opens it.
    fn large<'a>(&'a self, shown: StartContext<'a>, voice: &Voice) -> Element<'a, Message> {
        let size = shown.room.picture;
        let picture: Element<'a, Message> =
            match shown.gallery.sample(FIRST.as_ref(), Extent::Large, shown.mode, voice.language()) {
                Some(sample) => image(&sample.picture).width(Fill).height(Fill).content_fit(ContentFit::Contain).into(),
                None => space().width(Fill).height(Fill).into(),
            };
        let picture = button(picture).padding(0).width(size.width).height(size.height).style(theme::outlined);
        let at = self.bundled.iter().position(|name| *name == FIRST);
        let picture = picture.on_press_maybe(at.map(|at| Message::Picked(StartEntry::Bundled(at))));
        hinted(picture, voice.text("gui-start-picture"), tooltip::Position::FollowCursor)
    }

    /// One of the four cards.
    fn card<'a>(&self, card: Card, height: f32, voice: &Voice) -> Element<'a, Message> {
        let first = card == Card::Play;
        let (ink, second) = if first { (Tint::OnAccent, Tint::OnAccent) } else { (Tint::Ink, Tint::Faint) };
        let name = text(voice.text(card.word())).size(theme::HEADING).font(theme::BOLD).width(Fill);
        let keys =
            if self.at == StartEntry::Card(card) { format!("{}  ⏎", card.key()) } else { card.key().to_owned() };
        let keys = text(keys).size(theme::TEXT).font(theme::BOLD).style(second.text());
        let about = text(voice.text(card.about())).size(theme::SMALL).style(second.text());
        let head = row![card.icon().tinted(ink).width(18).height(18), name, keys].spacing(theme::NEAR).align_y(Center);
        let style = match (first, self.at == StartEntry::Card(card)) {
            (true, _) => theme::primary,
            (false, true) => theme::framed,
            (false, false) => theme::outlined,
        };
        let face = column![head, about].spacing(theme::STEP);
        let press = Message::Picked(StartEntry::Card(card));
        button(face).padding([theme::NEAR, theme::APART]).width(Fill).height(height).style(style).on_press(press).into()
    }

    /// A bundled scenario, with a preview of its map and what it teaches.
    fn scenario<'a>(&'a self, at: usize, shown: StartContext<'a>, voice: &Voice) -> Element<'a, Message> {
        let name = self.bundled[at];
        let sample = shown.gallery.sample(Path::new(name), Extent::Small, shown.mode, Language::English);
        let title = sample.map_or(name, |sample| sample.title.get(voice.language()));
        let teaches = sample.map(|sample| sample.teaches.get(voice.language())).unwrap_or_default();
        let size = sample.map(|sample| sized(sample.grid, voice)).unwrap_or_default();
        let title = row![text(title).size(theme::TEXT).font(theme::BOLD).width(Fill), aside(size)];
        let entry = StartEntry::Bundled(at);
        let title = title.push(self.key_to(entry, at)).spacing(theme::NEAR).align_y(Center);
        // Show whole lines only.
        let line = theme::SMALL * LINE_HEIGHT;
        let lines = ((shown.room.scenario - 6.0 - theme::TEXT * LINE_HEIGHT) / line).floor();
        let about = text(teaches).size(theme::SMALL).line_height(LINE_HEIGHT).style(theme::faint);
        let about = container(about).max_height(lines * line).clip(true);
        let face = column![title, about].spacing(2).width(Fill);
        self.pressed(entry, thumbnail(Path::new(name), shown.room.scenario, shown), face.into(), shown.room.scenario)
    }

    /// The recent documents, and the buttons to open others.
    fn documents<'a>(&'a self, shown: StartContext<'a>, voice: &Voice) -> Element<'a, Message> {
        let press = |icon: Icon, id: &str, command, message| {
            let face = row![icon.tinted(Tint::Ink), words(voice.text(id)), key(key_of(command).to_owned())]
                .spacing(theme::NEAR)
                .align_y(Center);
            button(face).padding([4, 10]).style(theme::outlined).on_press(message)
        };
        let head = row![
            container(group(voice.text("gui-start-recent"))).width(Fill),
            press(Icon::New, "gui-new", Command::New, Message::NewAsked),
            press(Icon::Open, "gui-open", Command::Open, Message::OpenAsked),
        ]
        .spacing(theme::NEAR)
        .align_y(Center);
        let Room { columns, width, .. } = shown.room;
        let wide = (width - (columns - 1) as f32 * BETWEEN) / columns as f32;
        let all: Vec<_> = (0..self.recent.len().min(shown.room.documents())).collect();
        let lines = all.chunks(columns).map(|line| {
            let line = line.iter().map(|at| container(self.recent(*at, shown, voice)).width(wide).into());
            Row::with_children(line).spacing(BETWEEN).into()
        });
        let none = all.is_empty().then(|| aside(voice.text("gui-start-no-recent")));
        column![head].push(none).push(Column::with_children(lines).spacing(BETWEEN)).spacing(theme::STEP).into()
    }

    /// A recent document: its preview, title and name, with its folder in a tooltip.
    fn recent<'a>(&'a self, at: usize, shown: StartContext<'a>, voice: &Voice) -> Element<'a, Message> {
        let (file, is_there) = &self.recent[at];
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let sample = shown.gallery.sample(file, Extent::Small, shown.mode, Language::English).filter(|_| *is_there);
        let title = sample.map(|sample| sample.title.get(voice.language())).filter(|title| !title.is_empty());
        let tint = if *is_there { Tint::Ink } else { Tint::Off };
        let own = |words: String, font| {
            let words = text(words).size(theme::TEXT).font(font).style(tint.text()).wrapping(text::Wrapping::None);
            container(words).width(Fill).clip(true)
        };
        let entry = StartEntry::Recent(at);
        let first = own(title.map_or_else(|| name.clone(), str::to_owned), theme::BOLD);
        let first = row![first].push(self.key_to(entry, self.bundled.len() + at)).spacing(theme::STEP).align_y(Center);
        let second = title.map(|_| container(aside(name).wrapping(text::Wrapping::None)).width(Fill).clip(true));
        let face = column![first].push(second).spacing(2).width(Fill);
        let line = self.pressed(entry, thumbnail(file, LINE, shown), face.into(), LINE);
        let about = if *is_there {
            file.display().to_string()
        } else {
            voice.say(&Phrase::new("gui-start-gone").with("file", file.display()))
        };
        hinted(line, about, tooltip::Position::Bottom)
    }

    /// The button of an entry: its preview and its text.
    fn pressed<'a>(
        &self,
        entry: StartEntry,
        picture: Element<'a, Message>,
        said: Element<'a, Message>,
        height: f32,
    ) -> Element<'a, Message> {
        let style = if entry == self.at { theme::framed } else { theme::plain };
        let face = row![picture, said].spacing(theme::NEAR).align_y(Center);
        let press = self.opens(entry).then_some(Message::Picked(entry));
        button(face).padding([2, 6]).width(Fill).height(height).style(style).on_press_maybe(press).into()
    }

    /// The keys that open an entry; `down` is its index among scenarios and documents.
    fn key_to<'a>(&self, entry: StartEntry, down: usize) -> Option<Element<'a, Message>> {
        let digit = (down < KEYS && self.opens(entry)).then(|| (down + 1).to_string());
        let keys = match (digit, entry == self.at) {
            (Some(digit), true) => format!("{digit}  ⏎"),
            (Some(digit), false) => digit,
            (None, true) => "⏎".to_owned(),
            (None, false) => return None,
        };
        Some(key(keys))
    }
}

/// The preview of a document; its place stays empty until it is drawn.
fn thumbnail<'a>(document: &Path, height: f32, shown: StartContext<'a>) -> Element<'a, Message> {
    let edge = height - 4.0;
    let picture: Element<'a, Message> =
        match shown.gallery.sample(document, Extent::Small, shown.mode, Language::English) {
            Some(sample) => image(&sample.picture).width(Fill).height(Fill).content_fit(ContentFit::Contain).into(),
            None => space().into(),
        };
    container(picture).width(edge).height(edge).into()
}

/// The text for the size of a map.
fn sized(grid: rules::map::Grid, voice: &Voice) -> String {
    let size = Phrase::new("gui-start-size").count("columns", grid.columns.into()).count("rows", grid.rows.into());
    voice.say(&size)
}

/// A key, as written next to what it does.
fn key<'a>(key: String) -> Element<'a, Message> {
    text(key).size(theme::SMALL).font(theme::BOLD).style(Tint::Faint.text()).into()
}
