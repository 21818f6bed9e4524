//! Updates everything that shows or stores the document after a message, if what it depends on has changed. All
//! dependencies and their order are listed here.

use super::{Action, Desk};
use crate::gui::board::Pointed;
use crate::gui::layout::Panels;
use crate::gui::pages::SidePage;
use crate::gui::tool::Toolbox;
use crate::gui::window_state::WindowState;
use crate::picture::View;

/// A part of the state that may have changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ChangedPart {
    /// The document.
    Document,
    /// The game that is played on it.
    Game,
    /// Which pages are open, and whether the start page covers them.
    Page,
    /// The tool in hand, or its settings.
    Tool,
    /// The position of the pointer.
    Pointer,
    /// The language, the mode, the level or the layers that are shown.
    View,
    /// The message did more than move the pointer or the camera: something was typed, picked or answered.
    Deed,
}

/// An update.
enum Refresh {
    /// Complete when it returns.
    Look(fn(&mut Desk, &mut WindowState)),
    /// Returns an action that remains to be performed.
    Work(fn(&mut Desk, &mut WindowState) -> Action),
}

use ChangedPart::{Deed, Document, Game, Page, Pointer, Tool, View as Light};
use Refresh::{Look, Work};

/// The updates in the order they run, each with the parts it depends on. The overlay comes after everything that adds
/// to it.
const FOLLOWING: &[(&[ChangedPart], Refresh)] = &[
    (&[Tool], Look(Desk::open_new_tool)),
    (&[Document, Tool, Deed], Look(|desk, around| desk.ask_tray(around))),
    (&[Document, Game, Page, Pointer, Light, Deed], Look(|desk, around| desk.look_at_play(around))),
    (&[Document, Game, Deed], Work(Desk::keep_journal)),
    (&[Document, Tool, Deed], Work(Desk::inquire)),
    (&[Document, Page, Light, Deed], Look(|desk, around| desk.look_at_layers(around))),
    (&[Tool, Light, Deed], Look(Desk::look_at_stamps)),
    (&[Document, Tool, Deed], Look(Desk::fit_region_brush)),
    (&[Document, Tool, Pointer, Light, Deed], Look(Desk::look_at_game_area)),
    (&[Document, Tool, Light, Deed], Look(Desk::refresh)),
    (&[Document, Page, Light, Deed], Look(|desk, around| desk.look_for_found(around))),
    (&[Document, Game, Page, Tool, Pointer, Light, Deed], Look(Desk::lay_over)),
    (&[Document, Page, Light, Deed], Look(|desk, around| desk.look_at_counters(around))),
    (&[Document, Page, Deed], Look(|desk, around| desk.look_at_variants(around))),
    (&[Document, Page, Tool, Light, Deed], Look(|desk, around| desk.look_at_steps(around))),
    (&[Document, Deed], Work(|desk, _| desk.look_at_scan())),
    (&[Document, Page, Deed], Work(|desk, around| desk.look_at_balance(around))),
];

/// The state of all parts as of the last refresh.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct FollowedState {
    document: u64,
    game: u64,
    page: Open,
    tool: Toolbox,
    pointer: Option<Pointed>,
    view: View,
}

/// What is open next to and over the map.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Open {
    side: SidePage,
    panels: Panels,
    /// Whether a page of the manual is open.
    has_page: bool,
    /// Whether the start page covers everything.
    is_covered: bool,
}

impl Desk {
    /// Runs the updates whose parts have changed since the last time. `done` is false if the message only moved the
    /// pointer or the camera.
    pub(in crate::gui) fn follow(&mut self, done: bool, around: &mut WindowState) -> Action {
        let before = self.seen.take();
        let mut left = Action::None;
        let mut now = self.as_seen(around);
        for (parts, step) in FOLLOWING {
            if !parts.iter().any(|part| has_changed(*part, before.as_ref(), &now, done)) {
                continue;
            }
            match step {
                Look(look) => look(self, around),
                Work(work) => left = left.then(work(self, around)),
            }
            // Later updates see the changes of this one.
            now = self.as_seen(around);
        }
        self.seen = Some(now);
        left
    }

    fn as_seen(&self, around: &WindowState) -> FollowedState {
        FollowedState {
            document: self.document.version(),
            game: self.play.version(),
            page: Open {
                side: around.side,
                panels: around.layout.panels,
                has_page: self.page.is_some(),
                is_covered: around.covered,
            },
            tool: around.toolbox,
            pointer: self.board.hovered(),
            view: self.view_of_map(around),
        }
    }
}

/// Whether a part has changed since the last refresh; before the first one, everything has.
fn has_changed(part: ChangedPart, before: Option<&FollowedState>, now: &FollowedState, done: bool) -> bool {
    let Some(before) = before else { return true };
    match part {
        Document => before.document != now.document,
        Game => before.game != now.game,
        Page => before.page != now.page,
        Tool => before.tool != now.tool,
        Pointer => before.pointer != now.pointer,
        Light => before.view != now.view,
        Deed => done,
    }
}
