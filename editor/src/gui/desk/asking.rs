//! The asking tools: what the pointer, the keys and the pages ask, and when the engine is put to work.

use rules::alamo::PieceId;
use rules::hex::Hex;
use rules::message::Message as Say;
use rules::spot::Spot;

use super::{Action, Desk, Message};
use crate::gui::asking;
use crate::gui::board;
use crate::gui::notice::Notice;
use crate::gui::panel::tools::Asked;
use crate::gui::surroundings::Surroundings;
use crate::gui::tool::brush::Passed;
use crate::gui::tool::gun_site;
use crate::gui::tool::question::Question;
use crate::picture::counter::{self, Look};
use crate::picture::{Shape, overlay::Mark};

impl Desk {
    /// Answers what the tool in hand asks and has no answer yet.
    pub(super) fn inquire(&mut self, around: &mut Surroundings) -> Action {
        let Some(question) = self.question(around) else { return Action::None };
        let (task, said) = self.asking.answer(question, &self.document);
        if let Some(said) = said {
            around.notice = Some(Notice::Done(said));
        }
        Action::Run(task.map(Message::Answered))
    }

    /// A gesture on the map asks this.
    pub(super) fn ask(&mut self, question: Question, action: board::Action, around: &mut Surroundings) {
        let (map, shown) = (self.document.map(), self.level);
        match action {
            board::Action::BeginStroke(Passed::Hexes(hexes)) => {
                let Some(hex) = hexes.first().copied() else { return };
                self.asking.pressed(question, map, hex, shown);
                self.chosen = Some(hex);
                around.notice = None;
            }
            board::Action::Paint(Passed::Hexes(hexes)) => {
                if let Some(hex) = hexes.into_iter().rfind(|hex| map.grid.contains(*hex)) {
                    self.asking.dragged(question, map, hex, shown);
                }
            }
            board::Action::EndStroke => self.asking.released(),
            board::Action::Choose(hex) => self.choose_hex(hex),
            // These tools pass over hexes alone.
            board::Action::None | board::Action::BeginStroke(_) | board::Action::Paint(_) => {}
        }
    }

    /// Asks about the chosen hex, as a click does.
    pub(super) fn enter(&mut self, around: &Surroundings) {
        if let (Some(question), Some(hex)) = (self.question(around), self.chosen) {
            self.asking.entered(question, self.document.map(), hex, self.level);
        }
    }

    pub(super) fn on_asking(&mut self, message: asking::Message, around: &mut Surroundings) -> Action {
        match message {
            asking::Message::LevelPicked(end, level) => self.asking.pick_level(end, level),
            asking::Message::ZonesPicked(whose) => self.asking.pick_zones(whose),
            asking::Message::PiecePicked(piece) => {
                if let Some(question) = self.question(around) {
                    self.asking.pick_piece(question, piece);
                }
            }
            asking::Message::TargetPicked(piece) => self.asking.pick_target(piece),
            asking::Message::Staged(piece) => self.put(piece, around),
            asking::Message::Cleared => self.asking.clear(),
            asking::Message::AloneSwitched(alone) => self.asking.set_alone(alone),
            asking::Message::ProblemsAsked => return Action::ShowObstacles,
            asking::Message::VariantAsked(rule) => return Action::ShowVariant(rule),
        }
        Action::None
    }

    /// Puts a counter into the chosen hex for the asking, on the level shown.
    fn put(&mut self, piece: PieceId, around: &mut Surroundings) {
        let (Some(question), Some(hex)) = (self.question(around), self.chosen) else { return };
        let put = match self.spot_for(hex) {
            Some(at) => self.asking.put(question, piece, at),
            None => Err(Say::new("gui-ask-which-level").with("hex", hex)),
        };
        around.notice = put.err().map(Notice::Failed);
    }

    fn spot_for(&self, hex: Hex) -> Option<Spot> {
        gun_site::spot(self.document.map(), hex, self.level)
    }

    /// Puts the next counter of the mix into the chosen hex, or the one before, in place of the one put there last.
    pub(super) fn turn_counter(&mut self, forward: bool, around: &mut Surroundings) {
        let (Some(scene), Some(hex)) = (self.asking.scene(), self.chosen) else { return };
        if !self.question(around).is_some_and(Question::has_counters) {
            return;
        }
        let Some(at) = self.spot_for(hex) else {
            around.notice = Some(Notice::Failed(Say::new("gui-ask-which-level").with("hex", hex)));
            return;
        };
        let last = self.asking.stage().with.iter().rfind(|(_, own)| *own == at).map(|(name, _)| name.clone());
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
            self.asking.take_away(&last);
        }
        self.asking.set_scene();
        if let Some(next) = next {
            self.put(next, around);
        }
    }

    /// What the tool in hand lays over the map.
    pub(super) fn marks_of_question(&self, around: &Surroundings) -> Vec<Mark> {
        let hovered = self.board.hovered().map(|pointed| pointed.hex);
        self.question(around).map(|question| self.asking.marks(question, hovered)).unwrap_or_default()
    }

    /// The names and spots of the counters put onto the map for the asking, while they count.
    pub(super) fn on_stage(&self, around: &Surroundings) -> &[(String, Spot)] {
        if self.question(around).is_some_and(Question::has_counters) { &self.asking.stage().with } else { &[] }
    }

    /// The counters put onto the map for the asking.
    pub(super) fn staged(&self, around: &Surroundings) -> Vec<Shape> {
        let with = self.on_stage(around);
        if with.is_empty() {
            return Vec::new();
        }
        let (view, mix) = (self.view_of_map(around), &self.document.project().counters);
        let (look, pieces) = (Look::new(mix, &view), counter::pieces(mix));
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
    /// What the page of an asking tool shows.
    pub(in crate::gui) fn asked(&self) -> Asked<'_> {
        let hovered = self.board.hovered().map(|pointed| pointed.hex);
        Asked { asking: &self.asking, chosen: self.chosen, hovered, level: self.level }
    }
}
