//! Scrolling a widget into view inside its scrollable.

use iced::advanced::widget::operation::scrollable::{AbsoluteOffset, Scrollable};
use iced::advanced::widget::operation::{Operation, Outcome};
use iced::advanced::widget::{Id, operate};
use iced::{Rectangle, Task, Vector};

/// The distance of a revealed widget from the edge, in px.
const MARGIN: f32 = 4.0;

/// A scrollable, with its bounds and its scroll offset.
#[derive(Debug, Clone, Copy)]
pub(super) struct Roll {
    /// Its number among all scrollables of the window.
    pub(super) number: usize,
    /// Its bounds.
    pub(super) bounds: Rectangle,
    /// Its scroll offset.
    pub(super) translation: Vector,
}

/// The offset to scroll to so that `thing` is visible, `margin` px from the edge; `None` if it is visible already.
pub(super) fn revealing(roll: Roll, thing: Rectangle, margin: f32) -> Option<f32> {
    let (top, bottom) = (thing.y - roll.bounds.y, thing.y + thing.height - roll.bounds.y);
    let now = roll.translation.y;
    if top < now + margin {
        return (now > 0.0).then_some((top - margin).max(0.0));
    }
    let least = bottom + margin - roll.bounds.height;
    (least > now).then_some(least)
}

/// Scrolls to the container with this id.
pub(super) fn reveal<M: Send + 'static>(id: Id) -> Task<M> {
    operate(Search { id, roll: None, opens: None, rolls: 0, found: None })
}

/// Finds the bounds of a container and its scrollable.
#[derive(Debug)]
struct Search {
    id: Id,
    roll: Option<Roll>,
    /// The scrollable whose contents are traversed next.
    opens: Option<Roll>,
    rolls: usize,
    found: Option<(Roll, Rectangle)>,
}

impl<T> Operation<T> for Search {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        let outer = self.roll;
        self.roll = self.opens.take().or(outer);
        operate(self);
        self.roll = outer;
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id == Some(&self.id) && self.found.is_none() {
            self.found = self.roll.map(|roll| (roll, bounds));
        }
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.opens = Some(Roll { number: self.rolls, bounds, translation });
        self.rolls += 1;
    }

    fn finish(&self) -> Outcome<T> {
        let to = self.found.and_then(|(roll, thing)| Some((roll.number, revealing(roll, thing, MARGIN)?)));
        to.map_or(Outcome::None, |(number, to)| Outcome::Chain(Box::new(Scroll { number, to, rolls: 0 })))
    }
}

/// Scrolls the scrollable with this number.
#[derive(Debug)]
struct Scroll {
    number: usize,
    to: f32,
    rolls: usize,
}

impl<T> Operation<T> for Scroll {
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
        if self.number == self.rolls {
            state.scroll_to(AbsoluteOffset { x: None, y: Some(self.to) });
        }
        self.rolls += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_out_of_sight_is_scrolled_into_it_and_no_farther() {
        let at = |y, height| Rectangle { x: 0.0, y, width: 100.0, height };
        let roll = |y| Roll { number: 0, bounds: at(50.0, 200.0), translation: Vector::new(0.0, y) };
        let revealing = |now, y| revealing(roll(now), at(y, 20.0), 12.0);
        assert_eq!(revealing(0.0, 60.0), None);
        assert_eq!(revealing(0.0, 300.0), Some(82.0));
        assert_eq!(revealing(100.0, 160.0), Some(98.0));
        assert_eq!(revealing(100.0, 200.0), None);
        assert_eq!(revealing(100.0, 52.0), Some(0.0));
    }
}
