//! The page of a lint: what it finds in one sentence; a picture of it next to a corrected picture, or an excerpt of the
//! file above the corrected one; a button for the fix; then why it matters and the rest.

use iced::widget::{Column, Row, button, column, image, markdown, text, tooltip};
use iced::{Element, Fill, Theme};
use rules::lint::Lint;

use super::Message;
use super::excerpt::{self, Excerpt};
use super::pictures::Pictures;
use super::reader::Reader;
use crate::explain::example;
use crate::gui::panel::problems::Remedy;
use crate::gui::theme::{self, Mode};
use crate::gui::widget::{aside, hinted, pressed};
use crate::words::{Voice, sentence};

/// The indices of the sections on the page of a lint, the same in each language.
const FINDS: usize = 0;
const MATTERS: usize = 1;
const EXAMPLE: usize = 2;
const INSTEAD: usize = 3;
const FIXED: usize = 4;

/// The contents of a lint page.
#[derive(Debug)]
pub(super) struct LintPage {
    /// The name of the lint in the terminal.
    name: &'static str,
    title: String,
    finds: markdown::Content,
    shown: Option<LintExample>,
    /// The captions of the wrong and of the correct example.
    captions: [String; 2],
    rest: markdown::Content,
}

/// The illustration of its example.
#[derive(Debug)]
enum LintExample {
    /// A place on a map.
    Pictures(Box<Pictures>),
    /// Lines of a file.
    Excerpts([Excerpt; 2]),
}

impl LintPage {
    /// The page of the lint with this name.
    pub(super) fn find(name: &str, voice: &Voice) -> Option<Self> {
        let lint = Lint::named(name)?;
        let page = voice.page(lint.page(voice.language()));
        let sections = example::sections(&page);
        let section = |at: usize| sections.get(at).copied().unwrap_or_default();
        let title = page.lines().next().and_then(|line| line.split_once(": ")).map_or(name, |(_, title)| title);
        let parts = [section(MATTERS), section(FIXED), section(EXAMPLE), section(INSTEAD)];
        let rest = parts.map(|(heading, text)| format!("## {heading}\n{text}\n")).concat();
        let examples = [section(EXAMPLE).1, section(INSTEAD).1];
        let pictures =
            Pictures::for_lint(lint, examples, voice.language()).map(|own| LintExample::Pictures(Box::new(own)));
        let caption = |section: &str| section.split("\n```").next().unwrap_or_default().trim().to_owned();
        Some(Self {
            name: lint.name,
            title: sentence(title),
            finds: markdown::Content::parse(section(FINDS).1),
            shown: pictures.or_else(|| excerpts(examples).map(LintExample::Excerpts)),
            captions: examples.map(caption),
            rest: markdown::Content::parse(&rest),
        })
    }

    /// The title: what the lint finds, in a few words.
    pub(super) fn title(&self) -> &str {
        &self.title
    }

    pub(super) fn view<'a>(
        &'a self,
        remedy: Option<Remedy>,
        settings: &markdown::Settings,
        theme: &Theme,
        voice: &Voice,
    ) -> Element<'a, Message> {
        Column::new()
            .push(text(self.name).size(theme::SMALL).font(theme::CODE).style(theme::faint))
            .push(Reader::read(&self.finds, settings))
            .push(self.shown(settings, theme))
            .push(remedy_view(remedy, voice))
            .push(Reader::read(&self.rest, settings))
            .spacing(theme::APART)
            .into()
    }

    /// The wrong example next to the correct one; excerpts are long lines and are stacked.
    fn shown<'a>(&'a self, settings: &markdown::Settings, theme: &Theme) -> Option<Element<'a, Message>> {
        let told = |seen: Element<'a, Message>, caption: &'a str| -> Element<'a, Message> {
            column![seen, aside(caption)].spacing(theme::STEP).width(Fill).into()
        };
        let [wrong, right] = &self.captions;
        Some(match self.shown.as_ref()? {
            LintExample::Pictures(pictures) => {
                let [bad, good] = pictures.in_mode(Mode::from_theme(theme))?.map(|own| image(own).width(Fill).into());
                Row::with_children([told(bad, wrong), told(good, right)]).spacing(theme::NEAR).into()
            }
            LintExample::Excerpts([bad, good]) => {
                let colours = excerpt::colours(theme);
                let [bad, good] = [bad.view(colours[0], settings), good.view(colours[1], settings)];
                Column::with_children([told(bad, wrong), told(good, right)]).spacing(theme::NEAR).into()
            }
        })
    }
}

/// The button for the fix of a finding of the lint, or a line saying that there is nothing to do.
fn remedy_view<'a>(remedy: Option<Remedy>, voice: &Voice) -> Element<'a, Message> {
    let press = |face: String, about: String, message: Message| {
        let face = text(face).size(theme::TEXT);
        let press = pressed(button(face).padding([4, 12]).style(theme::outlined), message);
        hinted(press, about, tooltip::Position::Bottom)
    };
    match remedy {
        Some(Remedy::Mend { at, label, about }) => press(label, about, Message::MendAsked(at)),
        Some(Remedy::Show { at, place }) => press(voice.text("gui-page-show-place"), place, Message::ShowAsked(at)),
        None => aside(voice.text("gui-page-no-problem")).into(),
    }
}

/// The difference between the wrong and the correct example of a lint, in its settings or in its file.
fn excerpts([bad, good]: [&str; 2]) -> Option<[Excerpt; 2]> {
    Excerpt::both(&example::text(bad, "bad"), &example::text(good, "good"))
}

#[cfg(test)]
mod tests {
    use rules::lint::LINTS;
    use rules::words::Language;

    use super::*;

    #[test]
    fn every_lint_has_something_to_see() {
        for language in [Language::English, Language::French] {
            let voice = Voice::new(language);
            let bare: Vec<_> = LINTS
                .iter()
                .map(|lint| lint.name)
                .filter(|name| LintPage::find(name, &voice).is_none_or(|page| page.shown.is_none()))
                .collect();
            assert!(bare.is_empty(), "{language:?}: {bare:?}");
        }
    }
}
