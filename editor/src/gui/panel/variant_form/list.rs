//! The things of a section, each with its sentence.

use iced::widget::{Column, Row, button, column, container, row, scrollable, text, tooltip};
use iced::{Center, Element, Fill};

use super::fields::speaks_of;
use super::node::Form;
use super::section::{Section, called, told};
use super::{Message, Path};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, hint, hinted, line};

/// Width of the list, in px.
const LIST: f32 = 272.0;

/// The list, and what adds to it.
pub(super) fn view<'a>(form: &Form<'_>, section: Section, chosen: Option<&Path>) -> Element<'a, Message> {
    let voice = form.voice;
    let additions = section.additions().into_iter().map(|own| {
        let face = text(format!("+ {}", voice.text(&format!("form-add-{}", own.key)))).size(theme::SMALL);
        let press = button(face).padding([3, 8]).style(theme::outlined).on_press(Message::Added(own.slot, own.word));
        hinted(press, voice.text(&format!("form-add-about-{}", own.key)), tooltip::Position::Bottom)
    });
    let additions = Row::with_children(additions.collect::<Vec<_>>()).spacing(theme::STEP).wrap().vertical_spacing(2.0);
    let additions = container(additions).padding(theme::NEAR).width(Fill);
    let Some(chosen) = chosen else {
        let empty = voice.text(&format!("form-empty-{}", section.key()));
        return column![hint(empty), additions].width(Fill).into();
    };
    let entries = section.paths(form.whole).map(|path| entry(form, &path, path == *chosen));
    let entries = Column::with_children(entries.collect::<Vec<_>>()).padding(theme::STEP).spacing(2);
    column![additions, line(), scrollable(entries).height(Fill).width(Fill)].width(LIST).into()
}

fn entry<'a>(form: &Form<'_>, path: &Path, chosen: bool) -> Element<'a, Message> {
    let voice = form.voice;
    let Some(told) = told(form.variant, path) else { return column![].into() };
    let says = told.says.get(voice.language());
    let name = if told.name.is_empty() { voice.text("form-unnamed") } else { told.name.clone() };
    let title = if says.is_empty() { name.clone() } else { says.to_owned() };
    let wrong = called(form.variant, path)
        .is_some_and(|name| form.around.findings.iter().any(|finding| speaks_of(finding, &name)))
        .then(|| Icon::Error.tinted(Tint::Error).width(12).height(12));
    let beside = (!says.is_empty() && !told.name.is_empty()).then(|| small(name, chosen));
    let head = row![text(title).size(theme::TEXT).font(theme::BOLD).width(Fill)];
    let head = head.push(beside).push(wrong).spacing(theme::STEP).align_y(Center);
    let sentence = small(voice.say(&told.sentence), chosen);
    button(column![head, sentence].spacing(2))
        .padding([5, 8])
        .width(Fill)
        .style(theme::flat(chosen))
        .on_press(Message::Chosen(path.clone()))
        .into()
}

/// Small text that can be read on a chosen entry too.
fn small<'a>(words: String, chosen: bool) -> iced::widget::Text<'a> {
    if chosen { text(words).size(theme::SMALL) } else { aside(words) }
}
