//! The asking tools: questions from the pointer, the keys and the pages, and starting the engine.

use rules::alamo::PieceId;
use rules::hex::Hex;
use rules::phrase::Phrase;
use rules::spot::Spot;

use super::{Action, Desk, Message};
use crate::gui::board;
use crate::gui::notice::Notice;
use crate::gui::panel::tools::Asked;
use crate::gui::questions;
use crate::gui::tool::brush::Passed;
use crate::gui::tool::gun_site;
use crate::gui::tool::question::Question;
use crate::gui::window_state::WindowState;
use crate::picture::counter::{self, CounterLook};
use crate::picture::{Shape, overlay::Mark};

impl Desk {
    /// Answers the question of the tool in hand, if it has no answer yet.
    pub(super) fn inquire(&mut self, around: &mut WindowState) -> Action {
        let Some(question) = self.question(around) else { return Action::None };
        let (task, said) = self.questions.answer(question, &self.document);
        if let Some(said) = said {
            around.notice = Some(Notice::Done(said));
        }
        Action::Run(task.map(Message::Answered))
    }

    /// Handles a gesture on the map as a question.
    pub(super) fn ask(&mut self, question: Question, action: board::Action, around: &mut WindowState) {
        let (map, shown) = (self.document.map(), self.level);
        match action {
            board::Action::BeginStroke(Passed::Hexes(hexes)) => {
                let Some(hex) = hexes.first().copied() else { return };
                self.questions.pressed(question, map, hex, shown);
                self.chosen = Some(hex);
                around.notice = None;
            }
            board::Action::Paint(Passed::Hexes(hexes)) => {
                if let Some(hex) = hexes.into_iter().rfind(|hex| map.grid.contains(*hex)) {
                    self.questions.dragged(question, map, hex, shown);
                }
            }
            board::Action::EndStroke => self.questions.released(),
            board::Action::Choose(hex) => self.choose_hex(hex),
            // These tools only pass over hexes.
            board::Action::None | board::Action::BeginStroke(_) | board::Action::Paint(_) => {}
        }
    }

    /// Asks about the chosen hex, like a click there.
    pub(super) fn enter(&mut self, around: &WindowState) {
        if let (Some(question), Some(hex)) = (self.question(around), self.chosen) {
            self.questions.entered(question, self.document.map(), hex, self.level);
        }
    }

    pub(super) fn on_asking(&mut self, message: questions::Message, around: &mut WindowState) -> Action {
        match message {
            questions::Message::LevelPicked(end, level) => self.questions.pick_level(end, level),
            questions::Message::ZonesPicked(whose) => self.questions.pick_zones(whose),
            questions::Message::PiecePicked(piece) => {
                if let Some(question) = self.question(around) {
                    self.questions.pick_piece(question, piece);
                }
            }
            questions::Message::TargetPicked(piece) => self.questions.pick_target(piece),
            questions::Message::Staged(piece) => self.put(piece, around),
            questions::Message::Cleared => self.questions.clear(),
            questions::Message::AloneSwitched(alone) => self.questions.set_alone(alone),
            questions::Message::ProblemsAsked => return Action::ShowObstacles,
            questions::Message::VariantAsked(rule) => return Action::ShowVariant(rule),
        }
        Action::None
    }

    /// Adds a counter to the position the question is about, on the chosen hex and the level shown. The document does
    /// not change.
    fn put(&mut self, piece: PieceId, around: &mut WindowState) {
        let (Some(question), Some(hex)) = (self.question(around), self.chosen) else { return };
        let put = match self.spot_for(hex) {
            Some(at) => self.questions.put(question, piece, at),
            None => Err(Phrase::new("gui-ask-which-level").with("hex", hex)),
        };
        around.notice = put.err().map(Notice::Failed);
    }

    fn spot_for(&self, hex: Hex) -> Option<Spot> {
        gun_site::spot(self.document.map(), hex, self.level)
    }

    /// Adds the next or previous counter of the mix to the chosen hex, in place of the one added last.
    pub(super) fn turn_counter(&mut self, forward: bool, around: &mut WindowState) {
        let (Some(scene), Some(hex)) = (self.questions.scene(), self.chosen) else { return };
        if !self.question(around).is_some_and(Question::has_counters) {
            return;
        }
        let Some(at) = self.spot_for(hex) else {
            around.notice = Some(Notice::Failed(Phrase::new("gui-ask-which-level").with("hex", hex)));
            return;
        };
        let last = self.questions.stage().with.iter().rfind(|(_, own)| *own == at).map(|(name, _)| name.clone());
        let mut pieces: Vec<_> = scene.game.piece_ids().collect();
        if !forward {
            pieces.reverse();
        }
        let here = last.as_deref().and_then(|name| scene.game.piece_named(name));
        let start = here.and_then(|here| pieces.iter().position(|own| *own == here)).map_or(0, |here| here + 1);
        // Pieces that are on the map stay where they are.
        let waiting = |piece: &&PieceId| scene.spot(**piece).is_none();
        let next = pieces[start..].iter().chain(&pieces[..start]).find(waiting).copied();
        if let Some(last) = last {
            self.questions.take_away(&last);
        }
        self.questions.set_scene();
        if let Some(next) = next {
            self.put(next, around);
        }
    }

    /// The marks of the tool in hand on the map.
    pub(super) fn marks_of_question(&self, around: &WindowState) -> Vec<Mark> {
        let hovered = self.board.hovered().map(|pointed| pointed.hex);
        self.question(around).map(|question| self.questions.marks(question, hovered)).unwrap_or_default()
    }

    /// The names and spots of the counters added for the question, while the tool in hand uses them.
    pub(super) fn on_stage(&self, around: &WindowState) -> &[(String, Spot)] {
        if self.question(around).is_some_and(Question::has_counters) { &self.questions.stage().with } else { &[] }
    }

    /// The shapes of the counters added for the question.
    pub(super) fn staged(&self, around: &WindowState) -> Vec<Shape> {
        let with = self.on_stage(around);
        if with.is_empty() {
            return Vec::new();
        }
        let (view, mix) = (self.view_of_map(around), &self.document.project().counters);
        let (look, pieces) = (CounterLook::new(mix, &view), counter::pieces(mix));
        let mut hexes: std::collections::BTreeMap<Hex, Vec<_>> = std::collections::BTreeMap::new();
        for (name, at) in with {
            if let Some(piece) = pieces.get(name) {
                hexes.entry(at.hex).or_default().push((at.level, (*piece).into()));
            }
        }
        let map = self.document.map();
        hexes.iter().flat_map(|(hex, tokens)| counter::on_hex(&look, map, &view, *hex, tokens)).collect()
    }
}

impl Desk {
    /// The state that the page of an asking tool shows.
    pub(in crate::gui) fn asked(&self) -> Asked<'_> {
        let hovered = self.board.hovered().map(|pointed| pointed.hex);
        Asked { questions: &self.questions, chosen: self.chosen, hovered, level: self.level }
    }
}
