//! State that belongs to the window rather than to a document, and that documents read or set: language and mode, the
//! tool in hand, the side page, the clipboard.

use std::sync::Arc;

use iced::{Size, keyboard};
use rules::edit::Fragment;
use rules::hex::Hex;
use rules::spot::Level;
use rules::words::Language;

use super::board::{self, LayersShown, Swatches};
use super::layout::Layout;
use super::notice::Notice;
use super::pages::SidePage;
use super::stamps::{Ghost, Stamps};
use super::theme::Mode;
use super::tool::{Tool, Toolbox};
use super::workspace::Workspace;
use crate::picture::View;
use crate::words::Voice;

/// The state shared by all documents of the window.
pub(super) struct WindowState {
    /// The language, with its texts.
    pub(super) voice: Voice,
    /// Light or dark.
    pub(super) mode: Mode,
    /// Which layers of the map are shown.
    pub(super) shown: LayersShown,
    /// Samples of what can be painted, in the current mode.
    pub(super) swatches: Swatches,
    /// The tool in hand and the settings of each tool.
    pub(super) toolbox: Toolbox,
    /// The tool whose page was opened last.
    pub(super) opened: Tool,
    /// What was copied.
    pub(super) fragment: Option<Arc<Fragment>>,
    /// The library of stamps.
    pub(super) stamps: Stamps,
    /// The image of the stamp in hand, as last drawn.
    pub(super) ghost: Ghost,
    /// The modifier keys currently held.
    pub(super) modifiers: keyboard::Modifiers,
    /// The current workspace.
    pub(super) workspace: Workspace,
    /// The side page.
    pub(super) side: SidePage,
    /// The page opened last in each workspace, in the order of the workspaces.
    pub(super) last_sides: [Option<SidePage>; 4],
    /// The division of the window.
    pub(super) layout: Layout,
    /// Whether the start page covers the desk.
    pub(super) covered: bool,
    /// The most recent notice.
    pub(super) notice: Option<Notice>,
}

impl WindowState {
    /// Creates the state of a window of this size in this language.
    pub(super) fn new(language: Language, window: Size) -> Self {
        let (mode, shown) = (Mode::Light, LayersShown::default());
        Self {
            voice: Voice::new(language),
            mode,
            shown,
            swatches: Swatches::new(&board::view(Level::Ground, language, mode, shown)),
            toolbox: Toolbox::default(),
            opened: Toolbox::default().tool,
            fragment: None,
            stamps: Stamps::default(),
            ghost: Ghost::default(),
            modifiers: keyboard::Modifiers::default(),
            workspace: Workspace::default(),
            side: SidePage::default(),
            last_sides: [None; 4],
            layout: Layout::new(window),
            covered: false,
            notice: None,
        }
    }

    /// The view of a map shown at `level`.
    pub(super) fn view(&self, level: Level) -> View {
        board::view(level, self.voice.language(), self.mode, self.shown)
    }

    /// The size of the map in the window, in px.
    pub(super) fn map_size(&self) -> Size {
        self.layout.map_size()
    }

    /// Whether this side page is open, even if a page of the manual covers it.
    pub(super) fn is_open(&self, side: SidePage) -> bool {
        self.side == side && self.layout.panels.panel
    }

    /// The number of hexes that were copied.
    pub(super) fn copied(&self) -> usize {
        self.fragment.as_ref().map_or(0, |fragment| fragment.hexes_on(CENTRE).len())
    }
}

/// A hex far from every edge, used to count the hexes of a stamp.
const CENTRE: Hex = Hex::new(401, 401);
