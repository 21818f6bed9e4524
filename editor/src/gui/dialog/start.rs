//! The start page: what comes with the program, what was worked on last, a new map, a file.

mod sample;

pub use sample::Sample;

use std::path::PathBuf;

use iced::keyboard::key::{Key, Named};
use iced::keyboard::{Event, Modifiers};
use iced::widget::{Column, Row, button, column, container, image, row, scrollable, space, text, tooltip};
use iced::{Center, ContentFit, Element, Fill};
use rules::message::Message as Say;

use crate::files;
use crate::gui::keymap::{Command, key_of};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, group, hinted, words};
use crate::words::Voice;

/// How large the picture of a scenario is, in px.
const PICTURE: (f32, f32) = (248.0, 236.0);
/// How high its title is, in px: two lines.
const CAPTION: f32 = 36.0;
/// How wide the page is at the most, in px: the list at the side, and three scenarios beside one another.
const WIDTH: f32 = 1112.0;
/// How many entries a key of its own opens.
const KEYS: usize = 9;

/// The start page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    /// The scenarios that come with the program.
    bundled: Vec<&'static str>,
    /// The documents that were worked on last, and whether each is still there.
    recent: Vec<(PathBuf, bool)>,
    /// What the scenarios look like, once that is drawn.
    samples: Vec<Sample>,
    /// The entry Enter opens.
    at: usize,
}

/// What happened on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// An entry was picked, counted from the top.
    Picked(usize),
    /// The entry under the cursor was picked.
    Entered,
    /// The cursor goes on, or back.
    Moved(bool),
    /// The scenarios were drawn.
    Drawn(Vec<Sample>),
    /// A new map was asked for.
    NewAsked,
    /// A file was asked for.
    OpenAsked,
}

impl Start {
    /// The page with the documents that were worked on last.
    pub fn new(recent: &[PathBuf]) -> Self {
        let recent: Vec<_> = recent.iter().map(|file| (file.clone(), file.is_file())).collect();
        let bundled = files::bundled_names("scenario.ron");
        // Whoever comes back goes on where they were.
        let last = recent.iter().position(|(_, is_there)| *is_there);
        let at = last.map_or(0, |last| bundled.len() + last);
        Self { bundled, recent, samples: Vec::new(), at }
    }

    /// What an entry opens: a file, or the name of a document that comes with the program.
    pub fn entry(&self, at: usize) -> Option<PathBuf> {
        let file = |at: usize| self.recent.get(at).filter(|(_, is_there)| *is_there).map(|(file, _)| file.clone());
        match self.bundled.get(at) {
            Some(name) => Some(PathBuf::from(name)),
            None => file(at - self.bundled.len()),
        }
    }

    /// The entry under the cursor.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Moves the cursor to the next entry that can be opened, round and round.
    pub fn step(&mut self, forward: bool) {
        let count = self.bundled.len() + self.recent.len();
        for _ in 0..count {
            self.at = (self.at + if forward { 1 } else { count - 1 }) % count;
            if self.entry(self.at).is_some() {
                break;
            }
        }
    }

    /// Takes what the scenarios look like.
    pub fn show(&mut self, samples: Vec<Sample>) {
        self.samples = samples;
    }

    /// The page.
    pub fn view<'a>(&'a self, voice: &Voice) -> Element<'a, Message> {
        let title = text(voice.text("gui-start-title")).size(26).font(theme::BOLD);
        let head = column![title, words(voice.text("gui-start-about")).style(theme::faint)].spacing(theme::STEP);
        let press = |icon: Icon, id: &str, command, message| {
            let face = row![icon.tinted(Tint::Ink), words(voice.text(id)), space::horizontal(), key(key_of(command))]
                .spacing(theme::NEAR)
                .align_y(Center);
            button(face).padding([7, 12]).width(264).style(theme::outlined).on_press(message)
        };
        let begin = column![
            press(Icon::New, "gui-new", Command::New, Message::NewAsked),
            press(Icon::Open, "gui-open", Command::Open, Message::OpenAsked),
        ]
        .spacing(theme::NEAR);
        let cards = Row::with_children((0..self.bundled.len()).map(|at| self.card(at, voice))).spacing(theme::APART);
        let bundled = column![group(voice.text("gui-start-bundled")), cards.wrap()].spacing(theme::NEAR);
        let side = column![begin, self.recently(voice)].spacing(6.0 * theme::STEP).width(264);
        let help = aside(
            voice.say(
                &Say::new("gui-start-help")
                    .with("commands", key_of(Command::Palette))
                    .with("start", key_of(Command::Start))
                    .with("map", key_of(Command::Escape)),
            ),
        );
        let page = column![head, row![side, bundled].spacing(8.0 * theme::STEP), help]
            .spacing(6.0 * theme::STEP)
            .width(Fill)
            .max_width(WIDTH);
        let page = container(page).padding(8.0 * theme::STEP).center_x(Fill);
        scrollable(page).width(Fill).height(Fill).into()
    }

    /// The documents that were worked on last.
    fn recently<'a>(&'a self, voice: &Voice) -> Element<'a, Message> {
        let list: Element<'a, Message> = if self.recent.is_empty() {
            aside(voice.text("gui-start-no-recent")).into()
        } else {
            let rows = self
                .recent
                .iter()
                .enumerate()
                .map(|(at, (file, is_there))| self.line(self.bundled.len() + at, file, *is_there, voice));
            Column::with_children(rows).spacing(1).into()
        };
        column![group(voice.text("gui-start-recent")), list].spacing(theme::NEAR).into()
    }

    /// A document that was worked on: its name, and the folder it lies in under the pointer.
    fn line<'a>(&self, at: usize, file: &std::path::Path, is_there: bool, voice: &Voice) -> Element<'a, Message> {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let tint = if is_there { Tint::Ink } else { Tint::Off };
        let name = text(name).size(theme::TEXT).style(tint.text()).wrapping(text::Wrapping::None);
        let face = row![container(name).width(Fill).clip(true), self.key_to(at)].spacing(theme::NEAR).align_y(Center);
        let style = if at == self.at { theme::framed } else { theme::plain };
        let press = is_there.then_some(Message::Picked(at));
        let line = button(face).padding([4, 8]).width(Fill).style(style).on_press_maybe(press);
        let about = if is_there {
            file.display().to_string()
        } else {
            voice.say(&Say::new("gui-start-gone").with("file", file.display()))
        };
        hinted(line, about, tooltip::Position::Bottom)
    }

    /// A scenario that comes with the program, with a picture of its map.
    fn card<'a>(&'a self, at: usize, voice: &Voice) -> Element<'a, Message> {
        let name = self.bundled[at];
        let sample = self.samples.iter().find(|sample| sample.name == name);
        let title = sample.map_or(name, |sample| sample.title.get(voice.language()));
        let about = sample.map(|sample| {
            let grid = sample.grid;
            let size = Say::new("gui-start-size").count("columns", grid.columns.into()).count("rows", grid.rows.into());
            voice.say(&size)
        });
        // The card keeps its height when the picture comes.
        let about = aside(about.unwrap_or_else(|| " ".to_owned()));
        let picture: Element<'a, Message> = match sample {
            Some(sample) => image(&sample.picture).width(Fill).height(Fill).content_fit(ContentFit::Contain).into(),
            None => space().into(),
        };
        let picture = container(picture).width(PICTURE.0).height(PICTURE.1).clip(true);
        let caption = row![words(title).font(theme::BOLD).width(Fill), self.key_to(at)].height(CAPTION).align_y(Center);
        let face = column![picture, caption, about].spacing(theme::STEP).width(PICTURE.0);
        let style = if at == self.at { theme::framed } else { theme::outlined };
        button(face).padding(theme::NEAR).style(style).on_press(Message::Picked(at)).into()
    }

    /// The keys that open an entry.
    fn key_to<'a>(&self, at: usize) -> Option<Element<'a, Message>> {
        let digit = (at < KEYS).then(|| (at + 1).to_string());
        let keys = match (digit, at == self.at) {
            (Some(digit), true) => format!("{digit}  ⏎"),
            (Some(digit), false) => digit,
            (None, true) => "⏎".to_owned(),
            (None, false) => return None,
        };
        Some(key(keys))
    }
}

/// A key, as it is written beside what it does.
fn key<'a>(key: impl text::IntoFragment<'a>) -> Element<'a, Message> {
    text(key).size(theme::SMALL).font(theme::BOLD).style(Tint::Faint.text()).into()
}

/// What a key does on the page; `None` for the keys it has no use for.
pub fn pressed(event: &Event) -> Option<Message> {
    let Event::KeyPressed { key, modifiers, .. } = event else { return None };
    match key {
        Key::Named(Named::Tab) if !modifiers.command() => Some(Message::Moved(!modifiers.shift())),
        Key::Named(Named::ArrowDown | Named::ArrowRight) => Some(Message::Moved(true)),
        Key::Named(Named::ArrowUp | Named::ArrowLeft) => Some(Message::Moved(false)),
        Key::Named(Named::Enter | Named::Space) => Some(Message::Entered),
        Key::Character(sign) if !modifiers.intersects(Modifiers::COMMAND | Modifiers::ALT) => {
            let digit: usize = sign.parse().ok()?;
            (1..=KEYS).contains(&digit).then(|| Message::Picked(digit - 1))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cursor_begins_with_the_last_document_and_passes_over_those_that_are_gone() {
        let folder = tempfile::tempdir().unwrap();
        let files = ["a.map.ron", "gone.map.ron", "b.map.ron"].map(|name| folder.path().join(name));
        for file in [&files[0], &files[2]] {
            std::fs::write(file, "").unwrap();
        }
        let mut page = Start::new(&files);
        let first = page.at();
        assert_eq!(page.entry(first), Some(files[0].clone()));
        assert_eq!(page.entry(first + 1), None);
        page.step(true);
        assert_eq!(page.entry(page.at()), Some(files[2].clone()));
        page.step(true);
        assert_eq!(page.entry(page.at()), Some("alamo".into()), "round and round");
        page.step(false);
        page.step(false);
        assert_eq!(page.at(), first);
        assert_eq!(Start::new(&[]).at(), 0);
        assert_eq!(page.entry(999), None);
    }
}
