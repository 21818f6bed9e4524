//! Keyboard focus. Tab moves it to the next field or button of the open dialog, or of the side page if no dialog is
//! open, and scrolls it into view.

use iced::advanced::widget::operation::scrollable::{AbsoluteOffset, Scrollable};
use iced::advanced::widget::operation::{Focusable, Operation, Outcome};
use iced::advanced::widget::{Id, operate};
use iced::{Rectangle, Task, Vector};

use super::scroll_to::{Roll, revealing};
use super::widget::MODAL;

/// The id of the side page.
pub(super) const PAGE: &str = "page";

/// The minimum distance between the focused widget and the edge of its scrollable, in px.
const MARGIN: f32 = 12.0;

/// Moves the focus to the next or previous field or button, wrapping around.
pub(super) fn beside<M: Send + 'static>(forward: bool) -> Task<M> {
    operate(Search { forward, ..Search::default() })
}

/// The part of the window a field or button belongs to, ordered from the lowest layer to the highest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
enum Within {
    /// Anywhere else.
    #[default]
    Window,
    /// The side page.
    Page,
    /// A dialog.
    Dialog,
}

/// A field or button.
#[derive(Debug, Clone, Copy)]
struct FocusTarget {
    number: usize,
    within: Within,
    focused: bool,
    bounds: Rectangle,
    roll: Option<Roll>,
}

/// Finds the focused field or button, and the one to focus next.
#[derive(Debug, Default)]
struct Search {
    forward: bool,
    within: Within,
    roll: Option<Roll>,
    /// The part and the scrollable of the container whose contents are traversed next, if it is one of these.
    opens: (Option<Within>, Option<Roll>),
    seen: Vec<FocusTarget>,
    rolls: usize,
    /// The highest layer that is open.
    highest: Within,
}

impl Search {
    /// The field or button to focus.
    fn found(&self) -> Option<&FocusTarget> {
        let here: Vec<_> = self.seen.iter().filter(|own| own.within == self.highest).collect();
        let last = here.len().checked_sub(1)?;
        let at = match (here.iter().position(|own| own.focused), self.forward) {
            (None, true) => 0,
            (None, false) => last,
            (Some(at), true) => (at + 1) % here.len(),
            (Some(at), false) => at.checked_sub(1).unwrap_or(last),
        };
        here.get(at).copied()
    }
}

impl<T> Operation<T> for Search {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        let outer = (self.within, self.roll);
        let (within, roll) = std::mem::take(&mut self.opens);
        (self.within, self.roll) = (within.unwrap_or(outer.0), roll.or(outer.1));
        operate(self);
        (self.within, self.roll) = outer;
    }

    fn container(&mut self, id: Option<&Id>, _bounds: Rectangle) {
        let within = match id {
            Some(id) if *id == Id::new(MODAL) => Within::Dialog,
            Some(id) if *id == Id::new(PAGE) => Within::Page,
            _ => return,
        };
        self.opens.0 = Some(within);
        self.highest = self.highest.max(within);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.opens.1 = Some(Roll { number: self.rolls, bounds, translation });
        self.rolls += 1;
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        let (number, focused) = (self.seen.len(), state.is_focused());
        self.seen.push(FocusTarget { number, within: self.within, focused, bounds, roll: self.roll });
    }

    fn finish(&self) -> Outcome<T> {
        let Some(found) = self.found() else { return Outcome::None };
        let scroll = found.roll.and_then(|roll| Some((roll.number, revealing(roll, found.bounds, MARGIN)?)));
        Outcome::Chain(Box::new(Give { to: found.number, scroll, ..Give::default() }))
    }
}

/// Focuses one field or button and unfocuses all others.
#[derive(Debug, Default)]
struct Give {
    to: usize,
    /// The number of the scrollable to scroll, and the offset to scroll to.
    scroll: Option<(usize, f32)>,
    seen: usize,
    rolls: usize,
}

impl<T> Operation<T> for Give {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        _content: Rectangle,
        _translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if let Some((_, to)) = self.scroll.filter(|(number, _)| *number == self.rolls) {
            state.scroll_to(AbsoluteOffset { x: None, y: Some(to) });
        }
        self.rolls += 1;
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        if self.seen == self.to {
            state.focus();
        } else {
            state.unfocus();
        }
        self.seen += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(y: f32, height: f32) -> Rectangle {
        Rectangle { x: 0.0, y, width: 100.0, height }
    }

    fn seen(within: Within, focused: bool, number: usize) -> FocusTarget {
        FocusTarget { number, within, focused, bounds: at(0.0, 20.0), roll: None }
    }

    #[test]
    fn the_keys_go_round_in_the_dialog_or_else_on_the_page() {
        let page = [seen(Within::Window, false, 0), seen(Within::Page, false, 1), seen(Within::Page, true, 2)];
        let to = |forward, highest, all: &[FocusTarget]| {
            let search = Search { forward, highest, seen: all.to_vec(), ..Search::default() };
            search.found().map(|own| own.number)
        };
        assert_eq!(to(true, Within::Page, &page), Some(1), "after the last comes the first");
        assert_eq!(to(false, Within::Page, &page), Some(1));
        assert_eq!(to(false, Within::Page, &page[..2]), Some(1), "nothing has the keys yet");
        assert_eq!(to(true, Within::Dialog, &page), None, "nothing below a dialog gets them");
        assert_eq!(to(true, Within::Window, &[]), None);
    }
}
