//! The chosen item, slot by slot.

use iced::widget::{Column, Container, button, column, container, row, space, text};
use iced::{Center, Element, Fill, Padding};
use rules::variant::grammar::{FormEdit, NameClass, Slot, SlotClass};

use super::node::{FormContext, joined};
use super::{Message, SlotPath, ids};
use crate::gui::theme;
use crate::gui::widget::{aside, heading, pressed};

/// The width of the captions, in px.
const CAPTIONS: f32 = 92.0;
/// The width of a name field, in px.
const NAME: f32 = 200.0;
/// The width of a language code, in px.
const TONGUE: f32 = 18.0;
/// The width of the field for the citation of a rule, in px.
const CITED: f32 = 88.0;
/// The width of a number field, in px.
const FIGURE: f32 = 64.0;

impl<'a> FormContext<'a, '_> {
    /// The fields of an item.
    pub(super) fn thing(&self, path: &[usize]) -> Element<'a, Message> {
        // The citation of a rule is shown next to its name.
        let slots: Vec<_> = self.slots(path).filter(|(own, _)| own.name != "cites").collect();
        let (before, after): (Vec<_>, Vec<_>) = slots.into_iter().partition(|(slot, _)| comes_first(slot));
        let word = self.tree(path).head.clone();
        let fields = before.into_iter().chain(after).map(|(slot, own)| self.field(&word, slot, &own));
        let fields: Vec<Element<'a, Message>> = fields.collect();
        let hint = container(aside(self.voice.text("form-hint"))).padding(Padding::ZERO.top(theme::NEAR));
        column![self.head(path), self.findings(path)].extend(fields).push(hint).spacing(theme::NEAR).into()
    }

    /// The title, the notes and the related variants.
    pub(super) fn about(&self) -> Element<'a, Message> {
        let shown = ["title", "by", "notes", "needs", "uses", "replaces"];
        let slots = self.slots(&[]).filter(|(own, _)| shown.contains(&own.name));
        let fields = slots.map(|(slot, own)| self.field("Variant", slot, &own));
        Column::with_children(fields.collect::<Vec<_>>()).spacing(theme::APART).into()
    }

    /// The verb or kind of an item, and the buttons that apply to the whole item.
    fn head(&self, path: &[usize]) -> Element<'a, Message> {
        let class = self.class(path);
        let title: Element<'a, Message> = if class.words().len() > 1 {
            self.verb(path)
        } else {
            heading(self.voice.text(&ids::addition(class.key()))).into()
        };
        let last = self.tree(&path[..1]).kids.len().saturating_sub(1);
        let at = path.last().copied().unwrap_or_default();
        let deed = |key: &str, deed: FormEdit, can: bool| {
            let face = button(text(self.voice.text(key)).size(theme::SMALL)).padding([3, 8]).style(theme::outlined);
            pressed(face, can.then(|| Message::Done(path.to_vec(), deed)))
        };
        let deeds = row![
            deed("form-earlier", FormEdit::Earlier, at > 0),
            deed("form-later", FormEdit::Later, at < last),
            deed("form-twin", FormEdit::Twin, true),
            deed("form-delete", FormEdit::Remove, true),
        ]
        .spacing(theme::STEP);
        if self.narrow {
            return column![deeds.wrap().vertical_spacing(2.0), title].spacing(theme::NEAR).into();
        }
        row![title, space::horizontal(), deeds].spacing(theme::STEP).align_y(Center).into()
    }

    /// The verbs, next to each other.
    fn verb(&self, path: &[usize]) -> Element<'a, Message> {
        let held = self.tree(path).head.as_str();
        let verbs = self.class(path).words().iter().map(|word| {
            let face = text(self.voice.text(&ids::addition(&word.name.to_lowercase()))).size(theme::TEXT);
            let press = button(face).padding([3, 10]).style(theme::flat(word.name == held));
            pressed(press, Message::Done(path.to_vec(), FormEdit::Word(word.name)))
        });
        row(verbs.collect::<Vec<_>>()).spacing(2).into()
    }

    fn field(&self, word: &str, slot: &Slot, path: &[usize]) -> Element<'a, Message> {
        let face = match slot.class {
            SlotClass::Words => self.tongues(path),
            SlotClass::Name(NameClass::Own) if self.is_cited(path) => self.named_and_cited(path),
            SlotClass::Name(NameClass::Own) | SlotClass::Text => self.input(path, NAME),
            SlotClass::Figure => self.input(path, FIGURE),
            SlotClass::Members => self.members(path),
            SlotClass::Provenance => self.source(path),
            SlotClass::List(SlotClass::Row) => return self.grid(path),
            SlotClass::List(SlotClass::Words) => self.notes(path),
            _ => self.node(path),
        };
        let caption = aside(self.caption(word, slot));
        if self.narrow {
            return column![caption, face].spacing(2).into();
        }
        let caption = container(caption).width(CAPTIONS).padding([5, 0]);
        row![caption, container(face).width(Fill)].spacing(theme::NEAR).into()
    }

    /// A text in both languages.
    fn tongues(&self, path: &[usize]) -> Element<'a, Message> {
        let tongue = |name: &'static str, at: usize| row![tongue(name), self.input(&joined(path, at), Fill)];
        let [en, fr] = [tongue("EN", 0), tongue("FR", 1)].map(|row| row.spacing(theme::STEP).align_y(Center));
        column![en, fr].spacing(2).into()
    }

    /// The slot for the citation of the rule whose name is at a path.
    fn cites(&self, path: &[usize]) -> Option<(&'static Slot, SlotPath)> {
        let (_, around) = path.split_last()?;
        self.slots(around).find(|(own, _)| own.name == "cites")
    }

    fn is_cited(&self, path: &[usize]) -> bool {
        self.cites(path).is_some()
    }

    /// The name of a rule, with its citation next to it.
    fn named_and_cited(&self, path: &[usize]) -> Element<'a, Message> {
        let cites = self.cites(path).map(|(slot, cites)| {
            row![aside(self.caption("", slot)), self.input(&cites, CITED)].spacing(theme::NEAR).align_y(Center)
        });
        row![self.input(path, NAME)].push(cites).spacing(theme::APART).align_y(Center).into()
    }

    /// The origin of something: its kind, and the reference or reason.
    fn source(&self, path: &[usize]) -> Element<'a, Message> {
        let count = self.tree(path).kids.len();
        let said = (0..count).map(|at| {
            let tongue = (count > 1).then(|| tongue(["EN", "FR"][at.min(1)]));
            row![].push(tongue).push(self.input(&joined(path, at), Fill)).spacing(theme::STEP).align_y(Center).into()
        });
        let said: Vec<Element<'a, Message>> = said.collect();
        column![self.node_head(path)].extend(said).spacing(2).into()
    }

    /// The members of a region: their kind, and all of them in one field.
    fn members(&self, path: &[usize]) -> Element<'a, Message> {
        column![self.node_head(path), self.input(&joined(path, 0), Fill)].spacing(theme::STEP).into()
    }
}

/// Whether a slot comes first: the name and the description of a rule go before its contents.
fn comes_first(slot: &Slot) -> bool {
    matches!(slot.name, "id" | "says")
}

/// The code of a language before a field.
pub(super) fn tongue<'a>(name: &'static str) -> Container<'a, Message> {
    container(aside(name)).width(TONGUE)
}
