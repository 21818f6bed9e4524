//! The asking tools: what the pointer, the keys and the pages ask, and when the engine is put to work.

use iced::Task;
use rules::alamo::PieceId;
use rules::hex::Hex;
use rules::message::Message as Say;
use rules::play::Atom;
use rules::spot::Spot;

use super::{App, Message, Notice, Side};
use crate::gui::asking;
use crate::gui::board::Action;
use crate::gui::panel::tools::Asked;
use crate::gui::tool::brush::Passed;
use crate::gui::tool::question::Question;
use crate::gui::tool::{Tool, gun_site};
use crate::picture::counter::{self, Look};
use crate::picture::{Shape, overlay::Mark};

impl App {
    /// What is asked and answered.
    pub const fn asking(&self) -> &asking::Asking {
        &self.sheet.asking
    }

    /// What the tool in hand asks; `None` when it paints.
    pub(super) const fn question(&self) -> Option<Question> {
        match self.toolbox.tool {
            Tool::Ask(question) => Some(question),
            _ => None,
        }
    }

    /// Answers what the tool in hand asks and has no answer yet.
    pub(super) fn inquire(&mut self) -> Task<Message> {
        let Some(question) = self.question() else { return Task::none() };
        let (task, said) = self.sheet.asking.answer(question, &self.sheet.document);
        if let Some(said) = said {
            self.notice = Some(Notice::Done(said));
        }
        self.for_sheet(task.map(Message::Answered))
    }

    /// A gesture on the map: an asking tool asks with it, and nothing is left to do.
    pub(super) fn ask(&mut self, action: Action) -> Option<Action> {
        let Some(question) = self.question() else { return Some(action) };
        let (map, shown) = (self.sheet.document.map(), self.sheet.level);
        match action {
            Action::BeginStroke(Passed::Hexes(hexes)) => {
                let hex = *hexes.first()?;
                self.sheet.asking.pressed(question, map, hex, shown);
                self.sheet.chosen = Some(hex);
                self.notice = None;
            }
            Action::Paint(Passed::Hexes(hexes)) => {
                if let Some(hex) = hexes.into_iter().rfind(|hex| map.grid.contains(*hex)) {
                    self.sheet.asking.dragged(question, map, hex, shown);
                }
            }
            Action::EndStroke => self.sheet.asking.released(),
            Action::Choose(_) | Action::None => return Some(action),
            // These tools pass over hexes alone.
            Action::BeginStroke(_) | Action::Paint(_) => {}
        }
        None
    }

    /// Asks about the chosen hex, as a click does.
    pub(super) fn enter(&mut self) {
        if let (Some(question), Some(hex)) = (self.question(), self.sheet.chosen) {
            self.sheet.asking.entered(question, self.sheet.document.map(), hex, self.sheet.level);
        }
    }

    pub(super) fn on_asking(&mut self, message: asking::Message) {
        match message {
            asking::Message::LevelPicked(end, level) => self.sheet.asking.pick_level(end, level),
            asking::Message::ZonesPicked(whose) => self.sheet.asking.pick_zones(whose),
            asking::Message::PiecePicked(piece) => {
                if let Some(question) = self.question() {
                    self.sheet.asking.pick_piece(question, piece);
                }
            }
            asking::Message::TargetPicked(piece) => self.sheet.asking.pick_target(piece),
            asking::Message::Staged(piece) => self.put(piece),
            asking::Message::Cleared => self.sheet.asking.clear(),
            asking::Message::AloneSwitched(alone) => self.sheet.asking.set_alone(alone),
            asking::Message::ProblemsAsked => self.show_obstacles(),
            asking::Message::VariantAsked(rule) => self.show_variant_of(rule),
        }
    }

    /// Opens the page of variants at the one whose rule is cited so.
    fn show_variant_of(&mut self, rule: Atom) {
        let credit = self.sheet.asking.scene().and_then(|scene| scene.game.credit(rule));
        let id = credit.map(|own| own.variant.as_str());
        if let Some(at) = self.sheet.document.variants().iter().position(|own| Some(own.document.id.as_str()) == id) {
            self.sheet.variants.show(&self.sheet.document, at);
            self.side = Side::Variants;
            self.panels.panel = true;
        }
    }

    /// Puts a counter into the chosen hex for the asking, on the level shown.
    fn put(&mut self, piece: PieceId) {
        let (Some(question), Some(hex)) = (self.question(), self.sheet.chosen) else { return };
        let put = match self.spot_for(hex) {
            Some(at) => self.sheet.asking.put(question, piece, at),
            None => Err(Say::new("gui-ask-which-level").with("hex", hex)),
        };
        self.notice = put.err().map(Notice::Failed);
    }

    fn spot_for(&self, hex: Hex) -> Option<Spot> {
        gun_site::spot(self.sheet.document.map(), hex, self.sheet.level)
    }

    /// Puts the next counter of the mix into the chosen hex, or the one before, in place of the one put there last.
    pub(super) fn turn_counter(&mut self, forward: bool) {
        let (Some(scene), Some(hex)) = (self.sheet.asking.scene(), self.sheet.chosen) else { return };
        if !self.question().is_some_and(Question::has_counters) {
            return;
        }
        let Some(at) = self.spot_for(hex) else {
            self.notice = Some(Notice::Failed(Say::new("gui-ask-which-level").with("hex", hex)));
            return;
        };
        let last = self.sheet.asking.stage().with.iter().rfind(|(_, own)| *own == at).map(|(name, _)| name.clone());
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
            self.sheet.asking.take_away(&last);
        }
        self.sheet.asking.set_scene();
        if let Some(next) = next {
            self.put(next);
        }
    }

    /// What the tool in hand lays over the map.
    pub(super) fn marks_of_question(&self) -> Vec<Mark> {
        let hovered = self.sheet.board.hovered().map(|pointed| pointed.hex);
        self.question().map(|question| self.sheet.asking.marks(question, hovered)).unwrap_or_default()
    }

    /// The names and spots of the counters put onto the map for the asking, while they count.
    pub(super) fn on_stage(&self) -> &[(String, Spot)] {
        if self.question().is_some_and(Question::has_counters) { &self.sheet.asking.stage().with } else { &[] }
    }

    /// The counters put onto the map for the asking.
    pub(super) fn staged(&self) -> Vec<Shape> {
        let with = self.on_stage();
        if with.is_empty() {
            return Vec::new();
        }
        let (view, mix) = (self.view_of_map(), &self.sheet.document.project().counters);
        let (look, pieces) = (Look::new(mix, &view), counter::pieces(mix));
        let mut hexes: std::collections::BTreeMap<Hex, Vec<_>> = std::collections::BTreeMap::new();
        for (name, at) in with {
            if let Some(piece) = pieces.get(name) {
                hexes.entry(at.hex).or_default().push((at.level, (*piece).into()));
            }
        }
        let map = self.sheet.document.map();
        hexes.iter().flat_map(|(hex, tokens)| counter::on_hex(&look, map, &view, *hex, tokens)).collect()
    }
}

impl App {
    /// What the page of an asking tool shows.
    pub(super) fn asked(&self) -> Asked<'_> {
        let hovered = self.sheet.board.hovered().map(|pointed| pointed.hex);
        Asked { asking: &self.sheet.asking, chosen: self.sheet.chosen, hovered, level: self.sheet.level }
    }
}
