//! Delivers key presses to the app, one at a time and in order.

use std::collections::VecDeque;
use std::slice;

use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::event::Status;
use iced::keyboard::key::{Key, Named};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector, keyboard, window};

/// Maps a key event to a message, depending on whether a widget has used it.
type Heard<M> = fn(keyboard::Event, Status) -> Option<M>;

/// A wrapper around the whole window that reports its key presses to the app.
struct Ear<'a, M> {
    window: Element<'a, M>,
    heard: Heard<M>,
    /// Whether a key was handled that may change the window. It lasts until the window is rebuilt.
    struck: bool,
}

/// The keys that wait until the window shows the effect of the previous ones.
#[derive(Debug, Default)]
struct State {
    waiting: VecDeque<keyboard::Event>,
}

/// Wraps the window so that its key presses are delivered to the app in order.
///
/// On a busy machine several keys arrive at once. Those after a key that opens a list or selects a tool are meant for
/// the list, or for the field of the tool: they wait until it is there and has the focus. A subscription would not do,
/// because it receives keys only after later ones have reached the fields.
pub fn listening<'a, M: 'a>(window: Element<'a, M>, heard: Heard<M>) -> Element<'a, M> {
    Element::new(Ear { window, heard, struck: false })
}

/// Whether a key may change the window: all except those that only type into a field.
const fn may_change(key: &keyboard::Event, status: Status) -> bool {
    let keyboard::Event::KeyPressed { key, .. } = key else { return false };
    matches!(status, Status::Ignored) || matches!(key, Key::Named(Named::Enter | Named::Escape))
}

impl<M> Widget<M, Theme, Renderer> for Ear<'_, M> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.window)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(slice::from_ref(&self.window));
    }

    fn size(&self) -> Size<Length> {
        self.window.as_widget().size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        self.window.as_widget_mut().layout(&mut tree.children[0], renderer, limits)
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        self.window.as_widget_mut().operate(&mut tree.children[0], layout, renderer, operation);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        viewport: &Rectangle,
    ) {
        let (state, below) = (tree.state.downcast_mut::<State>(), &mut tree.children[0]);
        let window = self.window.as_widget_mut();
        match event {
            Event::Keyboard(key) => state.waiting.push_back(key.clone()),
            Event::Window(window::Event::RedrawRequested(_)) => {
                self.struck = false;
                window.update(below, event, layout, cursor, renderer, clipboard, shell, viewport);
            }
            _ => return window.update(below, event, layout, cursor, renderer, clipboard, shell, viewport),
        }
        while !self.struck
            && let Some(key) = state.waiting.pop_front()
        {
            let mut messages = Vec::new();
            let mut own = Shell::new(&mut messages);
            let event = Event::Keyboard(key.clone());
            window.update(below, &event, layout, cursor, renderer, clipboard, &mut own, viewport);
            let status = own.event_status();
            self.struck = may_change(&key, status);
            if let Some(message) = (self.heard)(key, status) {
                own.publish(message);
            }
            shell.merge(own, std::convert::identity);
        }
        if !state.waiting.is_empty() {
            shell.request_redraw();
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        self.window.as_widget().mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        self.window.as_widget().draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, M, Theme, Renderer>> {
        self.window.as_widget_mut().overlay(&mut tree.children[0], layout, renderer, viewport, translation)
    }
}
