//! What the list of findings asks for: jump to a place, mend it.

use rules::lint::{Lint, Place, Severity};
use rules::message::Message as Say;

use super::{App, Notice, Side};
use crate::gui::panel::page::Page;
use crate::gui::panel::problems;

impl App {
    pub(super) fn on_problems(&mut self, message: problems::Message) {
        match message {
            problems::Message::Chosen(at) => self.jump(at),
            problems::Message::MendAsked(at) => self.mend(at),
            problems::Message::PageAsked(at) => {
                let lint = self.sheet.document.report().findings.get(at).map(|finding| finding.lint);
                self.sheet.page = lint.and_then(|lint| Page::of(lint, &self.voice));
            }
            problems::Message::NotesSwitched(on) => {
                self.sheet.notes = on;
                self.sheet.document.want_notes(on);
                self.sheet.finding = None;
            }
        }
    }

    /// Mends a finding in one step of undo, or says why not.
    pub(super) fn mend(&mut self, at: usize) {
        let Some(finding) =
            self.sheet.document.report().findings.get(at).filter(|found| self.sheet.document.can_mend(found))
        else {
            return;
        };
        let (fix, lint) = (finding.fix.clone(), finding.lint);
        if !self.sheet.document.let_pass(fix.iter().flat_map(|fix| &fix.edits)) {
            return;
        }
        self.sheet.document.begin_stroke(Say::new("gui-stroke-mend").with("lint", lint));
        let made = fix.into_iter().flat_map(|fix| fix.edits).try_for_each(|edit| self.sheet.document.edit(edit));
        self.sheet.document.end_stroke();
        self.notice =
            made.err().map(|misfit| Notice::Failed(Say::new("gui-mend-conflict").with("place", misfit.place)));
        self.unmark();
        self.document_changed();
    }

    /// Mends the finding that is lit up; where it cannot be, the first that can.
    pub(super) fn mend_next(&mut self) {
        match self.next_to_mend() {
            Some(at) => self.mend(at),
            None => self.notice = Some(Notice::Failed(Say::new("gui-mend-nothing"))),
        }
    }

    fn next_to_mend(&self) -> Option<usize> {
        let report = self.sheet.document.report();
        let can = |at: &usize| report.findings.get(*at).is_some_and(|own| self.sheet.document.can_mend(own));
        self.sheet.finding.filter(can).or_else(|| problems::shown(report, self.sheet.notes).map(|(at, _)| at).find(can))
    }

    /// Lights up a finding of the report and jumps to it.
    pub(super) fn jump(&mut self, at: usize) {
        let Some(finding) = self.sheet.document.report().findings.get(at) else { return };
        let place = finding.on_map(self.sheet.document.project());
        self.sheet.board.jump(&place, self.sheet.document.map());
        self.sheet.chosen = match &place {
            Place::Hex(hex) | Place::Label(hex) => Some(*hex),
            Place::Spot(spot) | Place::GunSite(spot) => Some(spot.hex),
            Place::Hexside(at) => Some(at.side.hexes()[0]),
            Place::Hexsides(sides) => sides.first().map(|side| side.hexes()[0]),
            _ => None,
        };
        self.sheet.finding = Some(at);
        // An open page of a lint follows; whoever reads the manual goes on reading.
        if self.sheet.page.as_ref().is_some_and(|page| Lint::named(page.subject()).is_some()) {
            self.sheet.page = Page::of(finding.lint, &self.voice);
        }
        (self.side, self.panels.panel) = (Side::Problems, true);
    }

    /// Lights up the place of a finding, whichever page is open.
    pub(super) fn show_finding(&mut self, at: usize) {
        let Some(finding) = self.sheet.document.report().findings.get(at) else { return };
        let place = finding.on_map(self.sheet.document.project());
        self.sheet.board.jump(&place, self.sheet.document.map());
    }

    /// Opens the list of findings at the first that stands in the way of play.
    pub(super) fn show_obstacles(&mut self) {
        let mut findings = self.sheet.document.report().findings.iter();
        match findings.position(|finding| finding.severity == Severity::Error) {
            Some(at) => self.jump(at),
            None => self.open_side(Side::Problems),
        }
    }

    /// Jumps to the finding after the chosen one, or before it.
    pub(super) fn jump_on(&mut self, forward: bool) {
        let shown: Vec<_> = problems::shown(self.sheet.document.report(), self.sheet.notes).map(|(at, _)| at).collect();
        let here = self.sheet.finding.and_then(|finding| shown.iter().position(|at| *at == finding));
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
