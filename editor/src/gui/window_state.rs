//! What belongs to the window and not to one of its documents, and what a document needs or sets while something is done
//! with it: language and light, the tool in hand, the page at the right, what was copied.

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

/// What all documents of the window share.
pub(super) struct WindowState {
    /// The language that is spoken.
    pub(super) voice: Voice,
    /// Light or dark.
    pub(super) mode: Mode,
    /// Which layers of the map are shown.
    pub(super) shown: LayersShown,
    /// Samples of what can be painted, in this light.
    pub(super) swatches: Swatches,
    /// The tool in hand and how each one is set.
    pub(super) toolbox: Toolbox,
    /// The tool whose page was opened last.
    pub(super) opened: Tool,
    /// What was copied.
    pub(super) fragment: Option<Arc<Fragment>>,
    /// The library of stamps.
    pub(super) stamps: Stamps,
    /// What the stamp in hand looks like, as it was drawn last.
    pub(super) ghost: Ghost,
    /// The keys that are held while others are pressed.
    pub(super) modifiers: keyboard::Modifiers,
    /// What one is about.
    pub(super) workspace: Workspace,
    /// The page at the right.
    pub(super) side: SidePage,
    /// The page that was open last in each workspace, in their order.
    pub(super) last_sides: [Option<SidePage>; 4],
    /// How the window is divided.
    pub(super) layout: Layout,
    /// Whether the start page covers the desk.
    pub(super) covered: bool,
    /// The last thing the window said.
    pub(super) notice: Option<Notice>,
}

impl WindowState {
    /// Those of a window of this size in this language.
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

    /// How a map is drawn that is seen on this level.
    pub(super) fn view(&self, level: Level) -> View {
        board::view(level, self.voice.language(), self.mode, self.shown)
    }

    /// How large the map is in the window, in px.
    pub(super) fn map_size(&self) -> Size {
        self.layout.map_size()
    }

    /// Whether this page at the right is open, unless a page of the manual lies over it.
    pub(super) fn is_open(&self, side: SidePage) -> bool {
        self.side == side && self.layout.panels.panel
    }

    /// How many hexes lie on the clipboard.
    pub(super) fn copied(&self) -> usize {
        self.fragment.as_ref().map_or(0, |fragment| fragment.hexes_on(CENTRE).len())
    }
}

/// A hex far from every rim, to count the hexes of a stamp on.
const CENTRE: Hex = Hex::new(401, 401);
