//! The box that opens below a word or name of a rule: everything that may replace it, and buttons for other changes.

use iced::widget::{Row, button, column, container, row, space, text, text_input};
use iced::{Center, Element, Fill};
use rules::variant::grammar::{FormEdit, NameClass, SlotClass, fits};

use super::frame::unfolded;
use super::node::FormContext;
use super::{Message, SlotPath, id_of};
use crate::gui::theme;
use crate::gui::widget::{aside, focusable, group, pressed};
use crate::words::language;
use crate::words::pattern::alone;

impl<'a> FormContext<'a, '_> {
    /// The box below the row.
    pub(super) fn chooser(&self, path: &[usize]) -> Element<'a, Message> {
        let class = self.class(path);
        let title = group(self.voice.text(&language::class(class)));
        let head = row![title, space::horizontal()].push(self.tools(path)).spacing(theme::STEP).align_y(Center);
        let choices = match class {
            SlotClass::Name(names) => self.names(path, names),
            _ => self.alternatives(path, class),
        };
        let choices =
            Row::with_children(choices).spacing(theme::STEP).align_y(Center).wrap().vertical_spacing(theme::STEP);
        container(column![head, choices].spacing(theme::STEP)).padding(theme::NEAR).width(Fill).style(unfolded).into()
    }

    fn alternatives(&self, path: &[usize], class: SlotClass) -> Vec<Element<'a, Message>> {
        let held = self.tree(path).head.as_str();
        let words = class.words().iter().filter(|word| fits(self.whole, path, word.name)).map(|word| {
            let chosen = word.name == held;
            let face = alone(class, word, self.voice);
            let small = if face == word.name { String::new() } else { word.name.to_owned() };
            choice(face, small, chosen, path, FormEdit::Word(word.name))
        });
        words.collect()
    }

    fn names(&self, path: &[usize], names: NameClass) -> Vec<Element<'a, Message>> {
        let held = self.tree(path).head.as_str();
        let known = self.known(path, names).into_iter().map(|own| {
            let pick = FormEdit::Text(own.name.clone());
            let chosen = own.name == held;
            let called = own.called(self.voice);
            let short = called.chars().count() <= LONGEST;
            let small = if called.is_empty() || !short { String::new() } else { own.name.clone() };
            let face = if small.is_empty() { own.name } else { called };
            choice(face, small, chosen, path, pick)
        });
        let mut names: Vec<Element<'a, Message>> = known.collect();
        if names.is_empty() {
            names.push(aside(self.voice.text("form-none-yet")).into());
        }
        names.push(self.other(path));
        names
    }

    /// A text field for a name that is not in the list.
    fn other(&self, path: &[usize]) -> Element<'a, Message> {
        let own: SlotPath = path.to_vec();
        text_input(&self.voice.text("form-other-name"), &self.tree(path).head)
            .id(id_of(path))
            .size(theme::SMALL)
            .padding([3, 6])
            .width(140)
            .on_input(move |text| Message::Typed(own.clone(), text))
            .into()
    }

    /// The buttons for a member of a list.
    fn tools(&self, path: &[usize]) -> Option<Element<'a, Message>> {
        let (at, around) = path.split_last()?;
        if !matches!(self.class(around), SlotClass::List(_)) {
            return None;
        }
        let last = self.tree(around).kids.len().saturating_sub(1);
        let tool = |key: &str, deed: FormEdit, can: bool| {
            let press = button(text(self.voice.text(key)).size(theme::SMALL)).padding([2, 6]).style(theme::outlined);
            pressed(press, can.then(|| Message::Done(path.to_vec(), deed)))
        };
        let tools = [
            tool("form-earlier", FormEdit::Earlier, *at > 0),
            tool("form-later", FormEdit::Later, *at < last),
            tool("form-twin", FormEdit::Twin, true),
        ];
        Some(row(tools).spacing(2).into())
    }
}

/// The maximum number of letters of a display name; for a longer one, the name itself is shown.
const LONGEST: usize = 40;

/// A choice, with its written form next to it.
fn choice<'a>(face: String, small: String, chosen: bool, path: &[usize], pick: FormEdit) -> Element<'a, Message> {
    let small = (!small.is_empty()).then(|| if chosen { text(small).size(theme::SMALL) } else { aside(small) });
    let face = row![text(face).size(theme::TEXT)].push(small).spacing(5).align_y(Center);
    let press = button(face).padding([2, 6]);
    let press = if chosen { press.style(theme::flat(true)) } else { press.style(theme::outlined) };
    let picked = Message::Picked(path.to_vec(), pick.clone());
    focusable(press.on_press(Message::Done(path.to_vec(), pick)), Some(picked))
}
