//! The division of the window: which panels are open, and the sizes of the panels and the map. Dragging a divider
//! resizes its panel.

use std::collections::BTreeMap;

use iced::widget::{container, mouse_area, space};
use iced::{Element, Fill, Point, Size};

use super::divider::{Divider, Grip};
use super::theme;
use super::widget::{line, upright};

/// The thickness of the draggable part of a divider, in px.
const GRIP: f32 = 5.0;
/// The minimum size of the map during a drag, in px.
const MAP: (f32, f32) = (300.0, 220.0);
/// The height of the bars above and below the map and of the status line, in px.
const BARS: f32 = 130.0;
/// The minimum size of a panel, in px.
const LEAST: (f32, f32) = (240.0, 92.0);

/// A drag of a divider.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Dividing {
    divider: Divider,
    /// The first position of the pointer.
    from: Option<Point>,
    /// The size of the panel at the start.
    was: f32,
    /// The current size.
    now: f32,
}

/// The panels that can be closed, and other parts that can be switched off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(super) struct Panels {
    /// The drawer of the play-test, below the map.
    pub(super) drawer: bool,
    /// The side panel.
    pub(super) panel: bool,
    /// The gauge of the balance.
    pub(super) balance: bool,
    /// The checklist of the first steps.
    pub(super) steps: bool,
    /// The minimap, which appears while only a part of the map is shown.
    pub(super) minimap: bool,
}

impl Default for Panels {
    fn default() -> Self {
        Self { drawer: false, panel: true, balance: true, steps: false, minimap: true }
    }
}

/// The division of the window.
#[derive(Debug, Clone)]
pub(super) struct Layout {
    /// The size of the window.
    pub(super) window: Size,
    /// Which panels are open.
    pub(super) panels: Panels,
    /// Whether tabs are shown above the map.
    pub(super) riders: bool,
    /// The panel sizes set by the user, by the keys of their dividers.
    pub(super) sizes: BTreeMap<String, f32>,
    /// The drag in progress, if any.
    dividing: Option<Dividing>,
}

impl Layout {
    /// Creates the default layout for a window of this size.
    pub(super) fn new(window: Size) -> Self {
        Self { window, panels: Panels::default(), riders: false, sizes: BTreeMap::new(), dividing: None }
    }

    /// The size of the panel of a divider, in px, limited to leave room for the map.
    pub(super) fn size_of(&self, divider: Divider) -> f32 {
        let dragged = self.dividing.filter(|own| own.divider == divider).map(|own| own.now);
        let made = dragged.or_else(|| self.sizes.get(divider.key()).copied());
        self.within(divider, made.unwrap_or_else(|| divider.usual()))
    }

    /// Clamps a requested size to leave room for the map.
    fn within(&self, divider: Divider, size: f32) -> f32 {
        let (least, most) = match divider {
            Divider::Drawer => (LEAST.1, self.window.height - BARS - MAP.1),
            Divider::Panel => (LEAST.0, self.window.width - theme::RAIL - MAP.0),
        };
        size.clamp(least, most.max(least))
    }

    /// The size of the map in the window, in px.
    pub(super) fn map_size(&self) -> Size {
        let beside = if self.panels.panel { GRIP + self.size_of(Divider::Panel) } else { 0.0 };
        let below = if self.panels.drawer { GRIP + self.size_of(Divider::Drawer) } else { 0.0 };
        let riders = if self.riders { theme::RIDERS } else { 0.0 };
        // Lines of one pixel separate the bars.
        let bars = theme::HEAD + theme::MAP_BAR + theme::STATUS + riders + 3.0;
        let (width, height) = (self.window.width - theme::RAIL - 1.0 - beside, self.window.height - bars - below);
        Size::new(width.max(1.0), height.max(1.0))
    }

    pub(super) fn on_grip(&mut self, grip: Grip) {
        match grip {
            Grip::Taken(divider) => {
                let was = self.size_of(divider);
                self.dividing = Some(Dividing { divider, from: None, was, now: was });
            }
            Grip::Dragged(at) => {
                let Some(dividing) = self.dividing else { return };
                let from = dividing.from.unwrap_or(at);
                let by = match dividing.divider {
                    Divider::Drawer => from.y - at.y,
                    Divider::Panel => from.x - at.x,
                };
                let now = self.within(dividing.divider, dividing.was + by);
                self.dividing = Some(Dividing { from: Some(from), now, ..dividing });
            }
            Grip::LetGo => {
                // A click is not a drag.
                if let Some(Dividing { divider, now, was, .. }) = self.dividing.take()
                    && (now - was).abs() >= 1.0
                {
                    self.sizes.insert(divider.key().to_owned(), now.round());
                }
            }
            Grip::Reset(divider) => {
                self.dividing = None;
                self.sizes.remove(divider.key());
            }
        }
    }

    /// A divider with an area around it to grab it by.
    pub(super) fn divider<'a>(divider: Divider) -> Element<'a, Grip> {
        let grip: Element<'a, Grip> = match divider {
            Divider::Drawer => container(line()).width(Fill).height(GRIP).center_y(GRIP).style(theme::bar).into(),
            Divider::Panel => container(upright()).height(Fill).width(GRIP).center_x(GRIP).style(theme::bar).into(),
        };
        mouse_area(grip)
            .interaction(divider.interaction())
            .on_press(Grip::Taken(divider))
            .on_double_click(Grip::Reset(divider))
            .into()
    }

    /// While a divider is dragged, an area over the whole window that follows the pointer.
    pub(super) fn dragging<'a>(&self) -> Option<Element<'a, Grip>> {
        let dividing = self.dividing?;
        let everywhere = mouse_area(space().width(Fill).height(Fill))
            .interaction(dividing.divider.interaction())
            .on_move(Grip::Dragged)
            .on_release(Grip::LetGo);
        Some(everywhere.into())
    }
}
