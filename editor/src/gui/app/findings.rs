//! What the list of findings asks for: jump to a place, mend it.

use rules::edit::ProjectEdit;
use rules::lint::Place;
use rules::message::Message as Say;

use super::{App, Dock, Notice};
use crate::gui::panel::problems;

impl App {
    pub(super) fn on_problems(&mut self, message: problems::Message) {
        match message {
            problems::Message::Chosen(at) => self.jump(at),
            problems::Message::MendAsked(at) => {
                let found = self.document.report().findings.get(at);
                let Some((fix, lint)) = found.and_then(|finding| Some((finding.fix.clone()?, finding.lint))) else {
                    return;
                };
                self.document.begin_stroke(Say::new("gui-stroke-mend").with("lint", lint));
                let made = fix.edits.into_iter().try_for_each(|edit| match edit {
                    ProjectEdit::Map(edit) => self.document.edit(edit).map_err(|conflict| conflict.place),
                    other => Err(other.place()),
                });
                self.document.end_stroke();
                self.notice =
                    made.err().map(|place| Notice::Failed(Say::new("gui-mend-conflict").with("place", place)));
                self.unmark();
                self.document_changed();
            }
            problems::Message::NotesSwitched(on) => self.notes = on,
        }
    }

    /// Lights up a finding of the report and jumps to it.
    pub(super) fn jump(&mut self, at: usize) {
        let Some(finding) = self.document.report().findings.get(at) else { return };
        let place = finding.on_map(self.document.project());
        self.board.jump(&place, self.document.map());
        self.chosen = match &place {
            Place::Hex(hex) | Place::Label(hex) => Some(*hex),
            Place::Spot(spot) | Place::GunSite(spot) => Some(spot.hex),
            Place::Hexside(at) => Some(at.side.hexes()[0]),
            Place::Hexsides(sides) => sides.first().map(|side| side.hexes()[0]),
            _ => None,
        };
        self.finding = Some(at);
        self.dock = Dock::Problems;
        self.panels.dock = true;
    }

    /// Jumps to the finding after the chosen one, or before it.
    pub(super) fn jump_on(&mut self, forward: bool) {
        let shown: Vec<_> = problems::shown(self.document.report(), self.notes).map(|(at, _)| at).collect();
        let here = self.finding.and_then(|finding| shown.iter().position(|at| *at == finding));
        let count = shown.len();
        if count > 0 {
            let next = match (here, forward) {
                (None, true) => 0,
                (None, false) => count - 1,
                (Some(here), true) => (here + 1) % count,
                (Some(here), false) => (here + count - 1) % count,
            };
            self.jump(shown[next]);
        }
    }
}
