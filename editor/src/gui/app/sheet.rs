//! What belongs to one open document: the document itself, how far it is shown, and everything that is being done with
//! it.

use std::collections::BTreeSet;

use rules::hex::{Direction, Hex};
use rules::spot::Level;

use super::{SheetId, keeping, overlay, recording, watch};
use crate::gui::asking::Asking;
use crate::gui::balance::Balance;
use crate::gui::board::Board;
use crate::gui::dialog::Then;
use crate::gui::document::OpenDocument;
use crate::gui::panel::find::Find;
use crate::gui::panel::page::Page;
use crate::gui::panel::playtest::Playtest;
use crate::gui::panel::scenario::Tray;
use crate::gui::panel::{counters, layers, problems, rulebook, variants};
use crate::gui::play::Play;
use crate::gui::scan::Backdrop;
use crate::gui::steps::Steps;
use crate::gui::tool::Drafts;
use crate::gui::tool::brush::Passed;
use crate::picture::{Moment, View};

/// An open document with everything that is its own.
pub(super) struct Sheet {
    pub(super) id: SheetId,
    /// Whether nobody asked for the document: the program began with it.
    pub(super) is_first: bool,
    pub(super) document: OpenDocument,
    pub(super) board: Board,
    /// How the board was drawn last.
    pub(super) view: View,
    /// The level shown in full strength.
    pub(super) level: Level,
    /// What is typed in the pages of the tools.
    pub(super) drafts: Drafts,
    /// The hexes chosen to be copied, cut or deleted.
    pub(super) selection: BTreeSet<Hex>,
    /// A drag of which only the end will count.
    pub(super) drag: Option<Passed>,
    /// What was measured last.
    pub(super) measured: Option<(Hex, Hex)>,
    /// Where the hex cursor went last: the hexside tools use on the chosen hex.
    pub(super) faced: Direction,
    pub(super) chosen: Option<Hex>,
    pub(super) asking: Asking,
    /// The scan behind the map.
    pub(super) backdrop: Backdrop,
    /// What was laid over the map last.
    pub(super) laid: Option<overlay::Laid>,
    pub(super) counters: counters::State,
    pub(super) rulebook: rulebook::State,
    pub(super) variants: variants::State,
    /// Which layer is in hand, which ones are locked.
    pub(super) layers: layers::State,
    /// What the layers that judge the map say of it.
    pub(super) judged: layers::Judged,
    pub(super) finding: Option<usize>,
    pub(super) notes: bool,
    /// The words of the findings listed last.
    pub(super) wording: problems::Wording,
    /// The page of a lint that is open beside the findings.
    pub(super) page: Option<Page>,
    pub(super) playtest: Playtest,
    /// Who would win, as of every state of the document.
    pub(super) balance: Balance,
    /// The game that is played by hand.
    pub(super) play: Play,
    /// The moment of the game the map shows, and which state of game and document it is of.
    pub(super) played: Option<((u64, u64), Moment)>,
    pub(super) find: Find,
    pub(super) tray: Tray,
    /// How far it has come on the first steps.
    pub(super) steps: Steps,
    /// What goes on once the changes are saved.
    pub(super) after_save: Option<Then>,
    /// A correction that waits for its file.
    pub(super) recorded: Option<recording::Recorded>,
    pub(super) journal: keeping::Journal,
    /// What somebody else has made of the file of the map.
    pub(super) disk: watch::Watch,
}

impl Sheet {
    /// A document as it comes into the window, seen like this.
    pub(super) fn new(document: OpenDocument, view: View) -> Self {
        Self {
            id: SheetId::default(),
            is_first: false,
            view,
            board: Board::new(super::subject(&document, None, view)),
            document,
            level: Level::Ground,
            drafts: Drafts::default(),
            selection: BTreeSet::new(),
            drag: None,
            measured: None,
            faced: Direction::North,
            chosen: None,
            asking: Asking::default(),
            backdrop: Backdrop::default(),
            laid: None,
            counters: counters::State::default(),
            rulebook: rulebook::State::default(),
            variants: variants::State::default(),
            layers: layers::State::default(),
            judged: layers::Judged::default(),
            finding: None,
            notes: false,
            wording: problems::Wording::default(),
            page: None,
            playtest: Playtest::default(),
            balance: Balance::default(),
            play: Play::default(),
            played: None,
            find: Find::default(),
            tray: Tray::default(),
            steps: Steps::default(),
            after_save: None,
            recorded: None,
            journal: keeping::Journal::default(),
            disk: watch::Watch::default(),
        }
    }

    /// The moment of play the map shows in place of the set-up.
    pub(super) fn moment(&self) -> Option<&Moment> {
        self.played.as_ref().map(|(_, moment)| moment)
    }

    /// Whether a game was played on it that lies in no file.
    pub(super) fn has_unsaved_game(&self) -> bool {
        self.document.is_scenario() && self.play.is_unsaved()
    }

    /// Whether another document may take its place: the program began with it, and nothing was done to it.
    pub(super) const fn is_untouched(&self) -> bool {
        self.is_first && self.document.version() == 0 && !self.playtest.is_running() && self.play.table().is_none()
    }
}
