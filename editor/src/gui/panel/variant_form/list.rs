//! The items of a section, each with its sentence.

use iced::widget::{Column, Row, button, column, container, row, scrollable, text, tooltip};
use iced::{Center, Element, Fill, Padding};

use super::node::FormContext;
use super::section::{called, member_text};
use super::{Message, SlotPath, ids};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, hint, hinted, line, pressed};

/// The width of the list, in px.
const LIST: f32 = 272.0;
/// The maximum number of letters of a sentence in the list.
const LETTERS: usize = 112;

/// The list, and the buttons that add to it. In a narrow panel the chosen item opens inside it.
pub(super) fn view<'a>(form: &FormContext<'a, '_>, chosen: Option<&SlotPath>) -> Element<'a, Message> {
    let (section, voice) = (form.state.section, form.voice);
    let additions = section.additions().into_iter().map(|own| {
        let face = text(format!("+ {}", voice.text(&ids::addition(own.key)))).size(theme::SMALL);
        let press = button(face).padding([3, 8]).style(theme::outlined);
        let press = pressed(press, Message::Added(own.slot, own.word));
        hinted(press, voice.text(&ids::about_addition(own.key)), tooltip::Position::Bottom)
    });
    let additions = Row::with_children(additions.collect::<Vec<_>>()).spacing(theme::STEP).wrap().vertical_spacing(2.0);
    let additions = container(additions).padding(theme::NEAR).width(Fill);
    let Some(chosen) = chosen else {
        let empty = voice.text(&ids::empty(section.key()));
        return column![hint(empty), additions].width(Fill).into();
    };
    let entries = section.paths(form.whole).map(|path| match path == *chosen {
        true if form.narrow => unfolded(form, &path),
        chosen => entry(form, &path, chosen),
    });
    let entries = Column::with_children(entries.collect::<Vec<_>>()).spacing(2);
    let entries = entries.padding(Padding { right: theme::APART + 2.0, ..Padding::new(theme::STEP) });
    let list = scrollable(entries).height(Fill).width(Fill);
    if form.narrow {
        column![additions, line(), list.id(super::FIELDS)].width(Fill).into()
    } else {
        column![additions, line(), list].width(LIST).into()
    }
}

/// The chosen entry in a narrow panel, with its fields.
fn unfolded<'a>(form: &FormContext<'a, '_>, path: &SlotPath) -> Element<'a, Message> {
    let fields = container(form.thing(path)).padding(theme::NEAR).width(Fill);
    container(column![entry(form, path, true), fields]).style(theme::raised).into()
}

fn entry<'a>(form: &FormContext<'a, '_>, path: &SlotPath, chosen: bool) -> Element<'a, Message> {
    let voice = form.voice;
    let Some(member_text) = member_text(form.variant, path) else { return column![].into() };
    let says = member_text.says.get(voice.language());
    // A rule without a name has the name used by findings.
    let name = if member_text.name.is_empty() {
        called(form.variant, path).unwrap_or_default()
    } else {
        member_text.name.clone()
    };
    let title = if says.is_empty() { name.clone() } else { says.to_owned() };
    let is_wrong = form.found(path).next().is_some();
    let wrong = is_wrong.then(|| Icon::Error.tinted(Tint::Error).width(12).height(12));
    let beside = (!says.is_empty() && !member_text.name.is_empty()).then(|| aside(name));
    let head = row![text(title).size(theme::TEXT).font(theme::BOLD).width(Fill)];
    let head = head.push(beside).push(wrong).spacing(theme::STEP).align_y(Center);
    let sentence = aside(shortened(&voice.say(&member_text.sentence)));
    let face = button(column![head, sentence].spacing(2)).padding([5, 8]).width(Fill);
    pressed(face.style(super::frame::entry(chosen)), Message::Chosen(path.clone()))
}

/// A sentence shortened to fit into the list: the full sentence is shown on the right.
fn shortened(sentence: &str) -> String {
    if sentence.chars().count() <= LETTERS {
        return sentence.to_owned();
    }
    let start: String = sentence.chars().take(LETTERS).collect();
    let end = start.rfind(' ').unwrap_or(start.len());
    format!("{}…", start[..end].trim_end_matches([',', ';', ':']))
}
