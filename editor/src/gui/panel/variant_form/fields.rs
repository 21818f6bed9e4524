//! The chosen thing, slot by slot.

use iced::widget::{Column, button, column, container, row, space, text};
use iced::{Center, Element, Fill};
use rules::variant::grammar::{Class, Deed, Names, Slot};

use super::Message;
use super::node::{Form, joined};
use super::section::called;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, heading, icon_button};

/// Width of the captions, in px.
const CAPTIONS: f32 = 92.0;
/// Width of a field for a name, in px.
const NAME: f32 = 200.0;
/// Width of a figure, in px.
const FIGURE: f32 = 64.0;

impl Form<'_> {
    /// The fields of a thing.
    pub(super) fn thing<'a>(&self, path: &[usize]) -> Element<'a, Message> {
        let slots: Vec<_> = self.slots(path).collect();
        let (before, after): (Vec<_>, Vec<_>) = slots.into_iter().partition(|(slot, _)| comes_first(slot));
        let word = self.tree(path).head.clone();
        let fields = before.into_iter().chain(after).filter_map(|(slot, own)| self.field(&word, slot, &own));
        let fields: Vec<Element<'a, Message>> = fields.collect();
        column![self.head(path), self.findings(path)].extend(fields).spacing(theme::NEAR).into()
    }

    /// The title, the notes and the neighbours of the variant.
    pub(super) fn about<'a>(&self) -> Element<'a, Message> {
        let shown = ["title", "by", "notes", "needs", "uses", "replaces"];
        let slots = self.slots(&[]).filter(|(own, _)| shown.contains(&own.name));
        let fields = slots.filter_map(|(slot, own)| self.field("Variant", slot, &own));
        Column::with_children(fields.collect::<Vec<_>>()).spacing(theme::APART).into()
    }

    /// Its verb or sort, and what can be done with all of it.
    fn head<'a>(&self, path: &[usize]) -> Element<'a, Message> {
        let class = self.class(path);
        let title: Element<'a, Message> = if class.words().len() > 1 {
            self.verb(path)
        } else {
            heading(self.voice.text(&format!("form-add-{}", class.key()))).into()
        };
        let last = self.tree(&path[..1]).kids.len().saturating_sub(1);
        let at = path.last().copied().unwrap_or_default();
        let deed = |key: &str, deed: Deed, can: bool| {
            let face = button(text(self.voice.text(key)).size(theme::SMALL)).padding([3, 8]).style(theme::outlined);
            face.on_press_maybe(can.then(|| Message::Done(path.to_vec(), deed)))
        };
        row![
            title,
            space::horizontal(),
            deed("form-earlier", Deed::Earlier, at > 0),
            deed("form-later", Deed::Later, at < last),
            deed("form-twin", Deed::Twin, true),
            deed("form-delete", Deed::Remove, true),
        ]
        .spacing(theme::STEP)
        .align_y(Center)
        .into()
    }

    /// The three verbs side by side.
    fn verb<'a>(&self, path: &[usize]) -> Element<'a, Message> {
        let held = self.tree(path).head.as_str();
        let verbs = self.class(path).words().iter().map(|word| {
            let face = text(self.voice.text(&format!("form-add-{}", word.name.to_lowercase()))).size(theme::TEXT);
            let press = button(face).padding([3, 10]).style(theme::flat(word.name == held));
            press.on_press(Message::Done(path.to_vec(), Deed::Word(word.name))).into()
        });
        row(verbs.collect::<Vec<_>>()).spacing(2).into()
    }

    /// What was found wrong with it.
    fn findings<'a>(&self, path: &[usize]) -> Option<Element<'a, Message>> {
        let name = called(self.variant, path)?;
        let found = self.around.findings.iter().filter(|finding| speaks_of(finding, &name));
        let found: Vec<Element<'a, Message>> = found
            .map(|finding| text(self.voice.say(&finding.message)).size(theme::SMALL).style(Tint::Error.text()).into())
            .collect();
        (!found.is_empty()).then(|| Column::with_children(found).spacing(2).into())
    }

    fn field<'a>(&self, word: &str, slot: &Slot, path: &[usize]) -> Option<Element<'a, Message>> {
        let face = match slot.class {
            Class::Words => self.tongues(path),
            Class::Name(Names::Own) => self.input(path, NAME),
            Class::Text => self.input(path, NAME),
            Class::Figure => self.input(path, FIGURE),
            Class::Members => self.members(path),
            Class::List(Class::Row) => return Some(self.grid(path)),
            Class::List(Class::Words) => self.notes(path),
            _ => self.node(path),
        };
        let caption = container(aside(self.caption(word, slot))).width(CAPTIONS).padding([5, 0]);
        Some(row![caption, container(face).width(Fill)].spacing(theme::NEAR).into())
    }

    /// A text in both languages.
    fn tongues<'a>(&self, path: &[usize]) -> Element<'a, Message> {
        let tongue = |name: &'static str, at: usize| row![aside(name), self.input(&joined(path, at), Fill)];
        let [en, fr] = [tongue("EN", 0), tongue("FR", 1)].map(|row| row.spacing(theme::STEP).align_y(Center));
        column![en, fr].spacing(2).into()
    }

    /// Paragraphs in both languages.
    fn notes<'a>(&self, path: &[usize]) -> Element<'a, Message> {
        let notes = (0..self.tree(path).kids.len()).map(|at| {
            let own = joined(path, at);
            let gone = Message::Done(own.clone(), Deed::Remove);
            let remove = icon_button(Icon::Close, self.voice.text("form-remove"), Some(gone));
            row![container(self.tongues(&own)).width(Fill), remove].spacing(theme::STEP).into()
        });
        let notes: Vec<Element<'a, Message>> = notes.collect();
        Column::with_children(notes).push(self.adder(path)).spacing(theme::NEAR).into()
    }

    /// What a region is made of: the sort, and all of it in one field.
    fn members<'a>(&self, path: &[usize]) -> Element<'a, Message> {
        column![self.node_head(path), self.input(&joined(path, 0), Fill)].spacing(theme::STEP).into()
    }
}

/// What a rule is called goes before what it says.
fn comes_first(slot: &Slot) -> bool {
    matches!(slot.name, "id" | "cites" | "says")
}

/// Whether a finding is about a thing of this name.
pub(super) fn speaks_of(finding: &rules::lint::Finding, name: &str) -> bool {
    matches!(&finding.place, rules::lint::Place::Rule(place) if place == name)
}
