//! The dividers between the map and the panels, and what can be done with them.

use iced::{Point, mouse};

use super::theme;

/// A divider, named after the panel it resizes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Divider {
    /// The drawer below the map.
    Drawer,
    /// The panel on the right.
    Panel,
}

/// A pointer event on a divider.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Grip {
    /// The button was pressed on it.
    Taken(Divider),
    /// The pointer was moved with the button held, to this point of the window.
    Dragged(Point),
    /// The button was released.
    LetGo,
    /// It was double-clicked: the panel returns to its default size.
    Reset(Divider),
}

impl Divider {
    /// The key its size is stored under.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Drawer => "drawer",
            Self::Panel => "panel",
        }
    }

    /// The default size of the panel, in px.
    pub(super) const fn usual(self) -> f32 {
        match self {
            Self::Drawer => theme::DRAWER,
            Self::Panel => theme::PANEL,
        }
    }

    /// The shape of the pointer over it.
    pub(super) const fn interaction(self) -> mouse::Interaction {
        match self {
            Self::Drawer => mouse::Interaction::ResizingVertically,
            Self::Panel => mouse::Interaction::ResizingHorizontally,
        }
    }
}
