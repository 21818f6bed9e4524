//! A dialog above the window.

use iced::Element;
use iced::widget::{center, container, mouse_area, opaque, stack};

use crate::gui::theme;

/// The id of the dialog.
pub const MODAL: &str = "dialog";

/// Returns the window with a dialog above it; a click outside the dialog closes it.
pub fn modal<'a, M: Clone + 'a>(window: Element<'a, M>, dialog: Element<'a, M>, close: M) -> Element<'a, M> {
    let dialog = container(dialog).id(MODAL).padding(4.0 * theme::STEP).max_width(720).style(theme::raised);
    stack![window, opaque(mouse_area(center(opaque(dialog)).style(theme::shade)).on_press(close))].into()
}
