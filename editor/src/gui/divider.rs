//! The dividing lines between the map and the panels: which there are, and what can be done with one.

use iced::{Point, mouse};

use super::theme;

/// A dividing line, called after the panel it gives a size to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Divider {
    /// The drawer below the map.
    Drawer,
    /// The panel at the right.
    Panel,
}

/// What is done with a dividing line.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Grip {
    /// The button came down on it.
    Taken(Divider),
    /// The pointer was moved with the button down, to this point of the window.
    Dragged(Point),
    /// The button came up.
    LetGo,
    /// It was clicked twice: the panel is as large as usual again.
    Reset(Divider),
}

impl Divider {
    /// What its size is remembered by.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Drawer => "drawer",
            Self::Panel => "panel",
        }
    }

    /// How large the panel is when nobody has said otherwise, in px.
    pub(super) const fn usual(self) -> f32 {
        match self {
            Self::Drawer => theme::DRAWER,
            Self::Panel => theme::PANEL,
        }
    }

    /// How the pointer looks on it.
    pub(super) const fn interaction(self) -> mouse::Interaction {
        match self {
            Self::Drawer => mouse::Interaction::ResizingVertically,
            Self::Panel => mouse::Interaction::ResizingHorizontally,
        }
    }
}
