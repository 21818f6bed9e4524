//! Setting up: counters from the tray to the map, and the rest by a computer player.

use rules::ai;
use rules::alamo::opening;
use rules::edit::{Change, ProjectEdit, ScenarioEdit};
use rules::hex::Hex;
use rules::message::Message as Say;

use super::{App, Notice};
use crate::gui::panel::scenario::{self, place};
use crate::gui::ply::Ply;
use crate::gui::tool::Tool;
use crate::picture::overlay::Mark;

/// The player that sets up what the designer leaves open.
const HELPER: &str = ai::USUAL;

impl App {
    pub(super) fn on_scenario(&mut self, message: scenario::Message) {
        match self.sheet.tray.update(message, self.sheet.document.project()) {
            scenario::Action::Take => {
                self.toolbox.tool = Tool::Counter;
                self.ask_tray();
            }
            scenario::Action::Make(label, edits) => self.set_up(label, edits),
            scenario::Action::Complete => self.complete_set_up(),
        }
    }

    /// Makes edits of the scenario in one step.
    fn set_up(&mut self, label: Say, edits: Vec<ProjectEdit>) {
        if !self.sheet.document.let_pass(&edits) {
            return;
        }
        self.sheet.document.begin_stroke(label);
        let made = edits.into_iter().try_for_each(|edit| self.sheet.document.edit(edit));
        self.sheet.document.end_stroke();
        if let Err(misfit) = made {
            self.notice = Some(Notice::Failed(Say::new("gui-mend-conflict").with("place", misfit.place)));
        }
        // A map that has had no counters so far shows them from now on.
        let fresh = !self.shown.has(Ply::Counters);
        self.shown = self.shown.with(Ply::Counters, true);
        self.document_changed();
        if fresh {
            self.redraw();
        }
    }

    /// Puts the chosen counter on a hex, or says which rule is against it. Without a chosen counter, the topmost one
    /// that stands there is taken up.
    pub(super) fn place_counter(&mut self, hex: Hex) {
        self.ask_tray();
        let Some(piece) = self.sheet.tray.chosen().map(ToOwned::to_owned) else {
            let there = self.sheet.document.project().scenario.setup.iter().filter(|line| line.at.hex == hex);
            match there.max_by_key(|line| line.at.level).map(|line| line.piece.clone()) {
                Some(piece) => self.on_scenario(scenario::Message::Chosen(piece)),
                None => self.notice = Some(Notice::Failed(Say::new("gui-tray-unknown"))),
            }
            return;
        };
        match self.sheet.tray.spot(hex, self.sheet.level) {
            Ok(spot) => {
                let edits = place(self.sheet.document.project(), &piece, Some(spot)).into_iter().collect();
                self.set_up(Say::new("gui-stroke-place").with("piece", &piece).with("at", spot), edits);
                self.notice = Some(Notice::Done(Say::new("gui-tray-placed").with("piece", piece).with("at", spot)));
            }
            Err(why) => self.notice = Some(Notice::Failed(why)),
        }
    }

    fn complete_set_up(&mut self) {
        let document = &self.sheet.document;
        let game = document.report().game_of(document.project());
        let (Ok(game), Some(helper)) = (game, ai::named(HELPER)) else {
            self.notice = Some(Notice::Failed(Say::new("gui-tray-unplayable")));
            return;
        };
        let rest = opening::complete(&game, helper, 0);
        let plot =
            rest.plot.into_iter().map(|line| ScenarioEdit::Plot(Change { was: Vec::new(), becomes: vec![line] }));
        let setup =
            rest.setup.into_iter().map(|line| ScenarioEdit::Placement(Change { was: Vec::new(), becomes: vec![line] }));
        let edits: Vec<_> = plot.chain(setup).map(ProjectEdit::Scenario).collect();
        let count = edits.len();
        self.set_up(Say::new("gui-stroke-complete"), edits);
        self.notice = Some(Notice::Done(Say::new("gui-tray-completed").count("count", count)));
    }

    /// Asks the rules about the chosen counter while the tray is looked at.
    pub(super) fn ask_tray(&mut self) {
        if self.toolbox.tool == Tool::Counter {
            self.sheet.tray.ask(&self.sheet.document);
        }
    }

    /// Where the chosen counter may go.
    pub(super) fn tray_marks(&self) -> Vec<Mark> {
        if self.toolbox.tool == Tool::Counter { self.sheet.tray.marks() } else { Vec::new() }
    }
}
