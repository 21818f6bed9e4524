//! Widgets that can be pressed by key as well as by mouse: Tab focuses them, Enter or Space presses them.

use std::slice;

use iced::advanced::widget::operation::{Focusable, Operation};
use iced::advanced::widget::{Id, Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, overlay, renderer};
use iced::keyboard::key::{Key, Named};
use iced::keyboard::{self, Modifiers};
use iced::{Border, Color, Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector};

use crate::gui::theme::{self, WindowColours};

/// The width of the focus outline, in px.
const EDGE: f32 = 2.0;

/// A button, switch or list with the message that it sends when pressed by key.
struct Keyed<'a, M> {
    id: Option<Id>,
    face: Element<'a, M>,
    press: Option<M>,
}

/// Whether the widget has the focus.
#[derive(Debug, Default)]
struct State {
    focused: bool,
}

impl Focusable for State {
    fn is_focused(&self) -> bool {
        self.focused
    }

    fn focus(&mut self) {
        self.focused = true;
    }

    fn unfocus(&mut self) {
        self.focused = false;
    }
}

/// Makes a widget that can be clicked pressable by key; without a message Tab skips it.
pub fn focusable<'a, M: Clone + 'a>(face: impl Into<Element<'a, M>>, press: Option<M>) -> Element<'a, M> {
    Element::new(Keyed { id: None, face: face.into(), press })
}

/// Like [`focusable`], for a widget that can be focused by its id.
pub fn focusable_by_id<'a, M: Clone + 'a>(id: Id, face: impl Into<Element<'a, M>>, press: M) -> Element<'a, M> {
    Element::new(Keyed { id: Some(id), face: face.into(), press: Some(press) })
}

/// What an event means to the focused widget.
enum Meant {
    /// Press it.
    Press,
    /// Drop the focus and capture the event.
    Leave,
    /// Drop the focus and let the event reach other widgets.
    Pass,
}

fn meant(event: &Event) -> Option<Meant> {
    let (key, modifiers, repeat) = match event {
        Event::Mouse(mouse::Event::ButtonPressed(_)) => return Some(Meant::Pass),
        Event::Keyboard(keyboard::Event::KeyPressed { key, modifiers, repeat, .. }) => (key, *modifiers, *repeat),
        _ => return None,
    };
    match key {
        Key::Named(Named::Enter | Named::Space) if modifiers == Modifiers::empty() => (!repeat).then_some(Meant::Press),
        Key::Named(Named::Escape) => Some(Meant::Leave),
        Key::Named(Named::ArrowUp | Named::ArrowDown | Named::ArrowLeft | Named::ArrowRight) => Some(Meant::Pass),
        Key::Character(_) if !modifiers.command() => Some(Meant::Pass),
        _ => None,
    }
}

impl<M: Clone> Widget<M, Theme, Renderer> for Keyed<'_, M> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.face)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(slice::from_ref(&self.face));
        tree.state.downcast_mut::<State>().focused &= self.press.is_some();
    }

    fn size(&self) -> Size<Length> {
        self.face.as_widget().size()
    }

    fn size_hint(&self) -> Size<Length> {
        self.face.as_widget().size_hint()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        self.face.as_widget_mut().layout(&mut tree.children[0], renderer, limits)
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        if self.press.is_some() {
            operation.focusable(self.id.as_ref(), layout.bounds(), tree.state.downcast_mut::<State>());
        }
        self.face.as_widget_mut().operate(&mut tree.children[0], layout, renderer, operation);
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
        let face = self.face.as_widget_mut();
        face.update(&mut tree.children[0], event, layout, cursor, renderer, clipboard, shell, viewport);
        let state = tree.state.downcast_mut::<State>();
        let Some(press) = self.press.as_ref().filter(|_| state.focused) else { return };
        match meant(event) {
            Some(Meant::Press) => {
                shell.publish(press.clone());
                shell.capture_event();
            }
            Some(Meant::Leave) => {
                state.focused = false;
                shell.capture_event();
                shell.request_redraw();
            }
            Some(Meant::Pass) => {
                state.focused = false;
                shell.request_redraw();
            }
            None => {}
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
        self.face.as_widget().mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
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
        self.face.as_widget().draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
        if tree.state.downcast_ref::<State>().focused {
            // In the ink colour, because a chosen widget is already filled with the accent colour.
            let border =
                Border { color: WindowColours::from_theme(theme).ink, width: EDGE, radius: theme::ROUND.into() };
            let bounds = layout.bounds().expand(EDGE);
            renderer.fill_quad(renderer::Quad { bounds, border, ..renderer::Quad::default() }, Color::TRANSPARENT);
        }
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, M, Theme, Renderer>> {
        self.face.as_widget_mut().overlay(&mut tree.children[0], layout, renderer, viewport, translation)
    }
}
