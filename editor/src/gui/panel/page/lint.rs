//! The page of a lint: what it finds in one sentence, a picture of it beside a picture of it put right, a button for what
//! can be done here; then why it matters and the rest.

use iced::widget::image::Handle;
use iced::widget::{Column, Row, button, column, image, markdown, text, tooltip};
use iced::{Element, Fill, Theme};
use rules::lint::{self, Lint, Place};
use rules::project::Project;
use rules::spot::Level;

use super::Message;
use crate::explain::example;
use crate::gui::board::{self, Shown};
use crate::gui::panel::problems::Remedy;
use crate::gui::theme::{self, Mode};
use crate::gui::widget::{aside, hinted};
use crate::picture::detail::Detail;
use crate::words::Voice;

/// The size of each picture, in px; they are painted twice as fine, so that edges are smooth.
const SIZE: [u32; 2] = [150, 112];
/// The places of the sections on the page of a lint: the same in each language.
const FINDS: usize = 0;
const MATTERS: usize = 1;
const EXAMPLE: usize = 2;
const INSTEAD: usize = 3;
const FIXED: usize = 4;

/// What there is to read about a lint.
#[derive(Debug)]
pub(super) struct LintPage {
    title: String,
    finds: markdown::Content,
    pictures: Option<[Pictured; 2]>,
    rest: markdown::Content,
}

/// A picture of an example, in the colours of each mode, and what is said of it.
#[derive(Debug)]
struct Pictured {
    light: Handle,
    dark: Handle,
    caption: String,
}

impl LintPage {
    /// The page of the lint of this name.
    pub(super) fn of(name: &str, voice: &Voice) -> Option<Self> {
        let lint = Lint::named(name)?;
        let page = lint.page(voice.language());
        let sections = example::sections(page);
        let section = |at: usize| sections.get(at).copied().unwrap_or_default();
        let title = page.lines().next().and_then(|line| line.split_once(": ")).map_or(name, |(_, title)| title);
        let parts = [section(MATTERS), section(FIXED), section(EXAMPLE), section(INSTEAD)];
        let rest = parts.map(|(heading, text)| format!("## {heading}\n{text}\n")).concat();
        Some(Self {
            title: capitalised(title),
            finds: markdown::Content::parse(section(FINDS).1),
            pictures: pictures(lint, section(EXAMPLE).1, section(INSTEAD).1, voice),
            rest: markdown::Content::parse(&rest),
        })
    }

    pub(super) fn view<'a>(
        &'a self,
        remedy: Option<Remedy>,
        settings: &markdown::Settings,
        theme: &Theme,
        voice: &Voice,
    ) -> Element<'a, Message> {
        let read = |content: &'a markdown::Content| markdown::view(content.items(), *settings).map(Message::Followed);
        let title = text(&self.title).size(theme::HEADING + 2.0).font(theme::BOLD);
        let pictures = self.pictures.as_ref().map(|pictures| {
            let shown = pictures.iter().map(|own| own.view(theme));
            Row::with_children(shown).spacing(theme::NEAR)
        });
        Column::new()
            .push(title)
            .push(read(&self.finds))
            .push(pictures)
            .push(remedy_view(remedy, voice))
            .push(read(&self.rest))
            .spacing(theme::APART)
            .into()
    }
}

impl Pictured {
    fn view<'a>(&'a self, theme: &Theme) -> Element<'a, Message> {
        let handle = if theme.extended_palette().is_dark { &self.dark } else { &self.light };
        let picture = image(handle.clone()).width(Fill);
        column![picture, aside(&self.caption)].spacing(theme::STEP).width(Fill).into()
    }
}

/// The button for what can be done about a finding of the lint, or a line that nothing is to be done.
fn remedy_view<'a>(remedy: Option<Remedy>, voice: &Voice) -> Element<'a, Message> {
    let press = |face: String, about: String, message: Message| {
        let face = text(face).size(theme::TEXT);
        let press = button(face).padding([4, 12]).style(theme::outlined).on_press(message);
        hinted(press, about, tooltip::Position::Bottom)
    };
    match remedy {
        Some(Remedy::Mend { at, label, about }) => press(label, about, Message::MendAsked(at)),
        Some(Remedy::Show { at, place }) => press(voice.text("gui-page-show-place"), place, Message::ShowAsked(at)),
        None => aside(voice.text("gui-page-no-problem")).into(),
    }
}

/// The example of a lint beside what is right, where it is about a place on a map.
fn pictures(lint: &Lint, bad: &str, good: &str, voice: &Voice) -> Option<[Pictured; 2]> {
    let wrong = example::project(bad, "bad").ok()?;
    let right = example::project(good, "good").ok()?;
    let report = lint::run_with_notes(&wrong);
    let finding = report.findings.iter().find(|finding| finding.lint == lint.name)?;
    let hexes = finding.hexes(&wrong);
    let level = match finding.on_map(&wrong) {
        Place::Spot(spot) => spot.level,
        _ => Level::Ground,
    };
    let picture = |project: &Project, ringed: bool, section: &str| {
        let in_mode = |mode| {
            let view = board::view(level, voice.language(), mode, Shown::default());
            let drawn = Detail { hexes: &hexes, ringed, size: SIZE.map(|size| 2 * size) }.paint(project, &view)?;
            Some(Handle::from_rgba(drawn.width(), drawn.height(), drawn.take()))
        };
        let caption = section.split("\n```").next().unwrap_or_default().trim().to_owned();
        Some(Pictured { light: in_mode(Mode::Light)?, dark: in_mode(Mode::Dark)?, caption })
    };
    Some([picture(&wrong, true, bad)?, picture(&right, false, good)?])
}

/// A title with a capital at its beginning.
fn capitalised(title: &str) -> String {
    let mut letters = title.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
