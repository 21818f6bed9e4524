//! The journals left behind by a crash, and what to do with them: a card over the map, or a strip above the start page.
//! Neither blocks the window.

mod game;

pub use game::GameOffer;

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use iced::widget::text::Wrapping;
use iced::widget::{Column, Row, button, column, container, row, scrollable, space, text, tooltip};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;
use rules::words::Words;

use crate::files::Stamp;
use crate::files::journal::{Abandoned, Beginning, Record};
use crate::gui::document::Disk;
use crate::gui::keymap::{Command, key_of};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, heading, hinted, icon_button, unquoted, words};
use crate::words::Voice;

/// A decision about a journal, given by its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// Recover its edits.
    RecoverAsked(PathBuf),
    /// Open its document as it is on disk.
    LookAsked(PathBuf),
    /// Discard it.
    Discarded(PathBuf),
    /// Continue its game.
    GameAsked(PathBuf),
    /// Discard its game.
    GameDiscarded(PathBuf),
    /// Postpone all of them to the next start.
    PutAway,
}

/// A journal that was left behind.
#[derive(Debug)]
pub struct Offer {
    journal: Abandoned,
    disk: Disk,
    /// Whether the file was written after the last edit of the journal.
    is_file_newer: bool,
}

impl Offer {
    /// Creates the offer to recover a journal.
    pub fn new(journal: Abandoned) -> Self {
        let disk = Disk::new(&journal.record);
        let written = match &disk {
            Disk::Changed(file) => Stamp::read(file).and_then(|stamp| stamp.modified),
            Disk::None | Disk::AsLeft | Disk::Gone(_) => None,
        };
        let is_file_newer = written.is_some_and(|written| written > journal.modified());
        Self { journal, disk, is_file_newer }
    }

    /// The file of the journal.
    pub fn path(&self) -> &Path {
        self.journal.path()
    }

    /// The contents of the journal.
    pub const fn record(&self) -> &Record {
        &self.journal.record
    }

    /// Removes the journal.
    ///
    /// # Errors
    ///
    /// Fails if its folder is write-protected.
    pub fn discard(self) -> std::io::Result<()> {
        self.journal.discard()
    }

    /// The name of the document: its title, and its file or the name it is bundled under.
    fn name(&self, voice: &Voice) -> String {
        let header = &self.record().header;
        named(&header.title, header.map.as_deref(), &header.beginning, voice)
    }

    /// The number of edits, and the time of the last one.
    fn extent(&self, now: SystemTime) -> Phrase {
        let age = age(now.duration_since(self.journal.modified()).unwrap_or_default());
        Phrase::new("gui-offer-edits").count("count", self.record().entries().count()).said("when", age)
    }

    fn told<'a>(&self, is_first: bool, now: SystemTime, voice: &Voice) -> OfferText<'a> {
        let choice = |id: &str, about: &str, style: super::Style, key: &str, message: fn(PathBuf) -> Message| {
            press(voice.text(id), format!("{}{key}", voice.text(about)), style, message(self.path().to_owned()))
        };
        let key = if is_first { format!(" ({})", key_of(Command::Recover)) } else { String::new() };
        let choices = row![
            choice("gui-offer-recover", "gui-offer-recover-about", theme::primary, &key, Message::RecoverAsked),
            choice("gui-offer-look", "gui-offer-look-about", theme::outlined, "", Message::LookAsked),
            choice("gui-offer-discard", "gui-offer-discard-about", theme::outlined, "", Message::Discarded),
        ];
        OfferText {
            name: self.name(voice),
            said: voice.say(&self.extent(now)),
            about: unquoted(&voice.say(&self.comparison())),
            is_brief: true,
            is_lost: false,
            choices: choices.spacing(theme::NEAR),
        }
    }

    /// Whether the journal or the file is newer.
    fn comparison(&self) -> Phrase {
        match &self.disk {
            Disk::None => Phrase::new("gui-offer-no-file"),
            Disk::AsLeft => Phrase::new("gui-offer-file-older"),
            Disk::Changed(file) if self.is_file_newer => {
                Phrase::new("gui-offer-file-newer").with("file", file.display())
            }
            Disk::Changed(file) => Phrase::new("gui-offer-file-changed").with("file", file.display()),
            Disk::Gone(file) => Phrase::new("gui-offer-file-gone").with("file", file.display()),
        }
    }
}

/// A title with its file, or with the name it is bundled under.
fn named(title: &Words, map: Option<&Path>, beginning: &Beginning, voice: &Voice) -> String {
    let title = voice.words(title);
    let opened = match beginning {
        Beginning::Opened(file) => Some(file.as_path()),
        Beginning::New { .. } => None,
    };
    match map.or(opened).and_then(Path::file_name) {
        Some(file) => format!("{title} · {}", file.to_string_lossy()),
        None => title,
    }
}

/// An age in words: to the minute, the hour or the day.
fn age(ago: Duration) -> Phrase {
    let minutes = usize::try_from(ago.as_secs() / 60).unwrap_or(usize::MAX);
    match minutes {
        0 => Phrase::new("gui-age-now"),
        1..60 => Phrase::new("gui-age-minutes").count("count", minutes),
        60..1440 => Phrase::new("gui-age-hours").count("count", minutes / 60),
        _ => Phrase::new("gui-age-days").count("count", minutes / 1440),
    }
}

/// The height of an offer on the start page, in px.
const ROW: f32 = 38.0;
/// The maximum number of offers visible there at once; the others are reached by scrolling.
const ROWS: usize = 2;

/// The texts of an offer and the buttons to act on it.
struct OfferText<'a> {
    name: String,
    /// A short description.
    said: String,
    /// The details that a decision depends on.
    about: String,
    /// Whether the description fits next to the name.
    is_brief: bool,
    is_lost: bool,
    choices: Row<'a, Message>,
}

impl<'a> OfferText<'a> {
    /// Lays out each part on a line of its own.
    fn tall(self) -> Element<'a, Message> {
        let said = words(self.said).style(if self.is_lost { Tint::Error.text() } else { Tint::Ink.text() });
        column![words(self.name).font(theme::BOLD), said, aside(self.about), self.choices].spacing(theme::STEP).into()
    }

    /// Lays out two lines next to the buttons, with the full text in a tooltip.
    fn low(self) -> Element<'a, Message> {
        let (beside, below) = if self.is_brief { (Some(&self.said), &self.about) } else { (None, &self.said) };
        let first = row![words(self.name.clone()).font(theme::BOLD).wrapping(Wrapping::None)]
            .push(beside.map(|said| aside(said.clone()).wrapping(Wrapping::None)))
            .spacing(theme::NEAR)
            .align_y(Center);
        let tint = if self.is_lost { Tint::Error } else { Tint::Faint };
        let second = text(below.clone()).size(theme::SMALL).wrapping(Wrapping::None).style(tint.text());
        let all = format!("{}\n{}\n{}", self.name, self.said, self.about);
        let told = hinted(column![first, second].spacing(2), all, tooltip::Position::Bottom);
        row![container(told).width(Fill).clip(true), self.choices]
            .spacing(theme::APART)
            .height(ROW)
            .align_y(Center)
            .into()
    }
}

fn told<'a>(offers: &[Offer], games: &[GameOffer], voice: &Voice) -> Vec<OfferText<'a>> {
    let now = SystemTime::now();
    let edits = offers.iter().enumerate().map(|(at, offer)| offer.told(at == 0, now, voice));
    edits.chain(games.iter().map(|offer| offer.told(now, voice))).collect()
}

fn later<'a>(voice: &Voice) -> Element<'a, Message> {
    icon_button(Icon::Close, voice.text("gui-offer-later"), Some(Message::PutAway))
}

/// The offers, as a card.
pub fn view<'a>(offers: &[Offer], games: &[GameOffer], voice: &Voice) -> Element<'a, Message> {
    let title = row![
        Icon::Warning.tinted(Tint::Warning),
        heading(voice.text("gui-offer-title")),
        space::horizontal(),
        later(voice)
    ]
    .spacing(theme::NEAR)
    .align_y(Center);
    let rows = told(offers, games, voice).into_iter().map(OfferText::tall);
    let list = Column::with_children(rows).spacing(theme::APART);
    let card = column![title, scrollable(list).width(Fill)].spacing(theme::NEAR);
    container(card).padding(theme::APART).max_width(680).max_height(360).style(theme::raised).into()
}

/// The offers, as a strip across the start page: what is below it stays visible.
pub fn strip<'a>(offers: &[Offer], games: &[GameOffer], voice: &Voice) -> Element<'a, Message> {
    let rows = told(offers, games, voice).into_iter().map(OfferText::low);
    let list = Column::with_children(rows).spacing(theme::STEP);
    let strip = row![Icon::Warning.tinted(Tint::Warning), scrollable(list).width(Fill), later(voice)];
    container(strip.spacing(theme::APART).align_y(Center))
        .padding([theme::NEAR, theme::APART])
        .height(height(offers.len() + games.len()))
        .width(Fill)
        .style(theme::bar)
        .into()
}

/// The height of the strip for this number of offers, in px.
pub fn height(offers: usize) -> f32 {
    let rows = offers.min(ROWS) as f32;
    rows * ROW + (rows - 1.0).max(0.0) * theme::STEP + 2.0 * theme::NEAR
}

/// A button of an offer.
fn press<'a>(face: String, about: String, style: super::Style, message: Message) -> Element<'a, Message> {
    let press = button(text(face).size(theme::TEXT)).padding([4, 12]).style(style).on_press(message);
    hinted(press, about, tooltip::Position::Bottom)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages_are_told_in_the_largest_whole_unit() {
        let of = |seconds| age(Duration::from_secs(seconds));
        assert_eq!(of(59), Phrase::new("gui-age-now"));
        assert_eq!(of(60), Phrase::new("gui-age-minutes").count("count", 1));
        assert_eq!(of(3599), Phrase::new("gui-age-minutes").count("count", 59));
        assert_eq!(of(2 * 3600), Phrase::new("gui-age-hours").count("count", 2));
        assert_eq!(of(49 * 3600), Phrase::new("gui-age-days").count("count", 2));
    }
}
