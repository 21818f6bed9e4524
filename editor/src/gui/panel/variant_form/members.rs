//! List and optional slots of a rule: their members, with buttons to add and remove them.

use iced::widget::{Column, Row, button, text, tooltip};
use iced::{Center, Element};
use rules::variant::grammar::{FormEdit, NameClass, SlotClass};

use super::node::{FormContext, WordRow, joined};
use super::{Message, SlotPath};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, hinted, pressed};
use crate::words::language;

impl<'a> FormContext<'a, '_> {
    /// The members of a list, each with a button to remove it, and a button to add one more. Short members share a row.
    pub(super) fn list(&self, path: &[usize]) -> Element<'a, Message> {
        let count = self.tree(path).kids.len();
        if matches!(self.class(path), SlotClass::List(SlotClass::Stock | SlotClass::Name(_))) {
            let mut line = WordRow::default();
            for at in 0..count {
                // The parts of one member stay together where the row wraps.
                let mut own = WordRow::default();
                self.member(joined(path, at), &mut own);
                line.unfolded = own.unfolded.or(line.unfolded.take());
                line.words.push(Row::with_children(own.words).spacing(2).align_y(Center).into());
            }
            line.words.push(self.adder(path));
            return self.put_together(line);
        }
        let members = (0..count).map(|at| {
            let mut line = WordRow::default();
            self.member(joined(path, at), &mut line);
            self.put_together(line)
        });
        let members: Vec<Element<'a, Message>> = members.collect();
        Column::with_children(members).push(self.adder(path)).spacing(2).into()
    }

    fn member(&self, path: SlotPath, line: &mut WordRow<'a>) {
        self.words(&path, line);
        line.words.push(self.remove(path));
    }

    /// The button that removes a place.
    pub(super) fn remove(&self, path: SlotPath) -> Element<'a, Message> {
        let face = Icon::Close.tinted(Tint::Faint).width(12).height(12);
        let press = button(face).padding(4).style(theme::plain);
        hinted(
            pressed(press, Message::Done(path, FormEdit::Remove)),
            self.voice.text("form-remove"),
            tooltip::Position::Right,
        )
    }

    /// The button that adds a member to a list.
    pub(super) fn adder(&self, path: &[usize]) -> Element<'a, Message> {
        let key = match self.class(path) {
            SlotClass::List(SlotClass::Condition) => "form-add-condition",
            SlotClass::List(SlotClass::Effect) => "form-add-effect",
            SlotClass::List(SlotClass::Row) => "form-add-row",
            SlotClass::List(SlotClass::Stock) => "form-add-stock",
            SlotClass::List(SlotClass::Words) => "form-add-words",
            SlotClass::List(SlotClass::Name(NameClass::Tag)) => "form-add-tag",
            SlotClass::List(SlotClass::Name(NameClass::Own)) => "form-add-choice-word",
            _ => "form-add-name",
        };
        let face = text(format!("+ {}", self.voice.text(key))).size(theme::SMALL).style(theme::faint);
        let press = button(face).padding([2, 6]).style(theme::plain);
        pressed(press, Message::Done(path.to_vec(), FormEdit::Add))
    }

    /// An optional slot.
    pub(super) fn maybe(&self, path: &[usize]) -> Element<'a, Message> {
        let mut line = WordRow::default();
        self.maybe_words(path, &mut line);
        self.put_together(line)
    }

    pub(super) fn maybe_words(&self, path: &[usize], line: &mut WordRow<'a>) {
        let caption = self.last_slot(path).map_or_else(String::new, |slot| self.voice.text(&language::slot(slot)));
        if self.tree(path).kids.is_empty() {
            let caption = if line.words.is_empty() { self.voice.text("form-add-one") } else { caption.to_lowercase() };
            let face = text(format!("+ {caption}")).size(theme::SMALL).style(theme::faint);
            let press = button(face).padding([2, 6]).style(theme::plain);
            line.words.push(pressed(press, Message::Done(path.to_vec(), FormEdit::Add)));
            return;
        }
        // At the start of a row, the caption is already in front of it.
        if !line.words.is_empty() {
            line.words.push(aside(caption.to_lowercase()).into());
        }
        let only = joined(path, 0);
        self.words(&only, line);
        line.words.push(self.remove(only));
    }
}
