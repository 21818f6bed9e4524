//! The odds of an attack of one counter on another.

use rules::alamo::{Mode, PieceId};
use rules::hex::Hex;
use rules::spot::Level;

use super::position::{AskedPosition, after};
use crate::picture::overlay::{Mark, Tone};
use rules::alamo::assault::Assault;

/// The question, and the answer.
#[derive(Debug, Default)]
pub struct Odds {
    /// The name of the attacking unit or battery.
    unit: Option<String>,
    /// The name of its target.
    target: Option<String>,
    /// The hex the button was pressed on, and the attacker in it before.
    down: Option<(Hex, Option<PieceId>)>,
    answer: Option<Assault>,
}

impl Odds {
    /// Returns the answer.
    pub const fn answered(&self) -> Option<&Assault> {
        self.answer.as_ref()
    }

    /// Returns the attacker.
    pub fn unit(&self, scene: &AskedPosition) -> Option<PieceId> {
        self.unit.as_deref().and_then(|name| scene.standing(name)).map(|(piece, _)| piece)
    }

    /// Returns the target.
    pub fn target(&self, scene: &AskedPosition) -> Option<PieceId> {
        self.target.as_deref().and_then(|name| scene.standing(name)).map(|(piece, _)| piece)
    }

    /// Chooses the attacker; the target stays if it is an enemy.
    pub fn pick_unit(&mut self, scene: &AskedPosition, piece: PieceId) {
        let target = self.target(scene).filter(|target| is_target(scene, piece, *target));
        let target = target.map(|target| scene.name(target));
        *self = Self { unit: Some(scene.name(piece)), target, down: self.down, answer: None };
    }

    /// Chooses the target.
    pub fn pick_target(&mut self, scene: &AskedPosition, piece: PieceId) {
        self.target = Some(scene.name(piece));
        self.answer = None;
    }

    /// Handles a counter put onto the map: it becomes the target if an attacker of the other side has none, otherwise
    /// the attacker.
    pub fn staged(&mut self, scene: &AskedPosition, piece: PieceId) {
        match self.unit(scene) {
            Some(unit) if self.target.is_none() && is_target(scene, unit, piece) => self.pick_target(scene, piece),
            _ if attacks(scene, piece) => self.pick_unit(scene, piece),
            _ => {}
        }
    }

    /// Handles a press of the button on a hex.
    pub fn pressed(&mut self, scene: &AskedPosition, hex: Hex, shown: Level) {
        let before = self.unit(scene).filter(|unit| scene.spot(*unit).is_some_and(|at| at.hex == hex));
        self.entered(scene, hex, shown);
        self.down = Some((hex, before));
    }

    /// Handles the pointer being dragged to another hex: a counter in the pressed hex attacks one in this hex.
    pub fn dragged(&mut self, scene: &AskedPosition, hex: Hex, shown: Level) {
        if let Some((down, before)) = self.down.take() {
            let first = || scene.pieces_in(down, shown).into_iter().find(|piece| attacks(scene, *piece));
            if let Some(unit) = before.or_else(first) {
                self.pick_unit(scene, unit);
            }
        }
        if let Some(unit) = self.unit(scene)
            && let Some(target) = targets_in(scene, unit, hex, shown).first()
        {
            self.pick_target(scene, *target);
        }
    }

    /// Handles a hex that was clicked or entered by key: first chooses the attacker, then the target; the next counter
    /// of a hex if it is entered again.
    pub fn entered(&mut self, scene: &AskedPosition, hex: Hex, shown: Level) {
        let stands = |piece: Option<PieceId>| piece.and_then(|piece| scene.spot(piece)).is_some_and(|at| at.hex == hex);
        let (unit, target) = (self.unit(scene), self.target(scene));
        if let Some(unit) = unit {
            let targets = targets_in(scene, unit, hex, shown);
            if (stands(target) || target.is_none())
                && let Some(next) = after(&targets, target.filter(|_| stands(target)))
            {
                self.pick_target(scene, next);
                return;
            }
        }
        let attackers: Vec<_> =
            scene.pieces_in(hex, shown).into_iter().filter(|piece| attacks(scene, *piece)).collect();
        if let Some(next) = after(&attackers, unit.filter(|_| stands(unit))) {
            self.target = None;
            self.pick_unit(scene, next);
        }
    }

    /// Handles the release of the button.
    pub const fn released(&mut self) {
        self.down = None;
    }

    /// Clears the question.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// Drops the answer after a change of the position; the question stays.
    pub fn scene_changed(&mut self) {
        self.answer = None;
    }

    /// Computes the answer, if it is missing.
    pub fn answer(&mut self, scene: &AskedPosition) {
        if self.answer.is_none()
            && let (Some(unit), Some(target)) = (self.unit(scene), self.target(scene))
        {
            self.answer = Some(Assault::new(&scene.game, scene.position, unit, target, &Mode::ALL));
        }
    }

    /// Returns the marks on the map: the attacker, the target, and the hexes that cause a refusal.
    pub fn marks(&self, scene: &AskedPosition) -> Vec<Mark> {
        let at = |piece: Option<PieceId>| piece.and_then(|piece| scene.spot(piece)).map(|spot| spot.hex);
        let (from, to) = (at(self.unit(scene)), at(self.target(scene)));
        let possible = self.answer.as_ref().is_some_and(|found| !found.attacks.is_empty());
        let tone = if possible { Tone::Yes } else { Tone::No };
        let mut marks: Vec<_> = from.into_iter().map(|hex| Mark::Hex(hex, Tone::Preview, String::new())).collect();
        if let (Some(from), Some(to)) = (from, to) {
            let refused = self.answer.iter().filter(|_| !possible).flat_map(|found| &found.refused);
            let lit = refused.flat_map(|(_, refusal)| &refusal.hexes).filter(|hex| ![from, to].contains(hex));
            marks.extend(lit.map(|hex| Mark::Hex(*hex, Tone::No, String::new())));
            marks.extend([Mark::Hex(to, tone, String::new()), Mark::Line(from, to, tone)]);
        }
        marks
    }
}

/// Whether a piece can attack at all: leaders cannot.
fn attacks(scene: &AskedPosition, piece: PieceId) -> bool {
    !scene.game.piece(piece).is_leader()
}

/// Whether a piece may be the target of another: a combat unit of the other side.
fn is_target(scene: &AskedPosition, unit: PieceId, piece: PieceId) -> bool {
    let (own, other) = (scene.game.piece(unit), scene.game.piece(piece));
    other.is_unit() && own.side != other.side
}

fn targets_in(scene: &AskedPosition, unit: PieceId, hex: Hex, shown: Level) -> Vec<PieceId> {
    scene.pieces_in(hex, shown).into_iter().filter(|piece| is_target(scene, unit, *piece)).collect()
}
