//! Refusals of shots with their cause: what blocks the line of sight, and where.

use std::cell::RefCell;

use super::{Game, Position, Why, atoms, rulings};
use crate::board::SpotId;
use crate::board::los::Blocker;
use crate::hex::Hex;
use crate::phrase::Phrase;
use crate::play::Refusal;

impl Game {
    /// Converts a refusal into a message. If the line of sight is blocked, the message also names the obstacles.
    pub(super) fn refusal(&self, position: &Position, why: Why) -> Refusal {
        let mut refusal = self.refusal_of(why);
        let [from, at] = why.spots;
        if [from, at].iter().any(|spot| spot.index() >= self.board.len()) {
            return refusal;
        }
        let reasons = if why.atom == atoms::A8_2_A {
            refusal.blockers = self.blockers(position, from, at);
            let reasons: Vec<_> = refusal.blockers.iter().map(Blocker::message).collect();
            if reasons.is_empty() { self.hiding(position, from, at).into_iter().collect() } else { reasons }
        } else if why.atom == rulings::R22 {
            self.units_between(position, from, at).into_iter().map(|(unit, spot)| self.in_the_way(unit, spot)).collect()
        } else {
            Vec::new()
        };
        for reason in reasons {
            refusal.message = Phrase::new("refused-because").said("refusal", refusal.message).said("reason", reason);
        }
        refusal
    }

    /// The map features that currently block the line between two spots.
    fn blockers(&self, position: &Position, from: SpotId, at: SpotId) -> Vec<Blocker> {
        if self.is_clear(position, from, at) {
            return Vec::new();
        }
        self.sight.line_through(&position.breaches, &self.board, from, at).blockers
    }

    /// The rule of a variant that hides one spot from another although the terrain would let them see each other.
    fn hiding(&self, position: &Position, from: SpotId, at: SpotId) -> Option<Phrase> {
        let message = |id, rule| Phrase::new(id).said("rule", self.cite(rule)).said("text", self.rule_says(rule));
        if !self.is_within_sight(position, from, at) {
            return self.sight_is_short_by(position, from, at).map(|rule| message("refused-too-far-to-see", rule));
        }
        if let Some((spot, rule)) = self.hidden_by_spot(position, from, at) {
            return Some(message("refused-hidden-past", rule).with("at", self.spot_shown(spot)));
        }
        let (side, rule) = self.hidden_by(position, from, at)?;
        Some(message("refused-hidden", rule).said("at", side.message()))
    }

    /// The units in hexes that the line crosses, for rulebooks in which units block it, with their spots.
    fn units_between(&self, position: &Position, from: SpotId, at: SpotId) -> Vec<(super::PieceId, SpotId)> {
        let met: RefCell<Vec<Hex>> = RefCell::default();
        self.sight.is_obstructed(&self.board, from, at, |hex| {
            let blocks = self.blocks(position, hex, from, at);
            if blocks && !met.borrow().contains(&hex) {
                met.borrow_mut().push(hex);
            }
            blocks
        });
        let spots = met.into_inner().into_iter().flat_map(|hex| self.board.spots_of(hex).collect::<Vec<_>>());
        spots.filter_map(|spot| Some((position.unit_on(spot)?, spot))).collect()
    }

    fn in_the_way(&self, unit: super::PieceId, spot: SpotId) -> Phrase {
        Phrase::new("refused-unit-in-the-way").with("unit", &self.piece(unit).name).with("spot", self.spot_shown(spot))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alamo::{Action, Mode, Phase};
    use crate::fixture::alamo;
    use crate::phrase::Argument;

    /// Returns the refusal of fire by a Mexican unit at the only Texan unit.
    #[track_caller]
    fn refused(game: &Game, from: &str, at: &str) -> Refusal {
        let mut position = game.empty();
        for (name, spot) in [("c1-aldama-1", from), ("kent9", at)] {
            let spot = game.board().id(spot.parse().unwrap()).unwrap();
            game.put(&mut position, game.piece_named(name).unwrap(), spot).unwrap();
        }
        game.open(&mut position, Phase::MexicanCombat);
        let [by, target] = ["c1-aldama-1", "kent9"].map(|name| game.piece_named(name).unwrap());
        game.check(&position, Action::Attack { by, mode: Mode::Fire, target }).unwrap_err()
    }

    /// The ids of the reasons in a message, last first.
    fn reasons(message: &Phrase) -> Vec<&'static str> {
        let said = |wanted: &str| {
            message.arguments.iter().find_map(|(name, value)| match value {
                Argument::Said(message) if *name == wanted => Some(message),
                _ => None,
            })
        };
        match (message.id, said("refusal"), said("reason")) {
            ("refused-because", Some(refusal), Some(reason)) => [vec![reason.id], reasons(refusal)].concat(),
            _ => Vec::new(),
        }
    }

    #[test]
    fn a_refused_shot_names_what_the_line_ends_at() {
        let game = Game::new(&alamo()).unwrap();
        let [from, at] = ["0101", "1012"].map(|spot| game.board().id(spot.parse().unwrap()).unwrap());
        let line = game.sight().line(game.board(), from, at);
        let refusal = refused(&game, "0101", "1012");
        assert_eq!((refusal.atom, &refusal.blockers), (atoms::A8_2_A, &line.blockers));
        assert!(!line.blockers.is_empty());
        let ids: Vec<_> = line.blockers.iter().map(|blocker| blocker.message().id).rev().collect();
        assert_eq!(reasons(&refusal.message), ids);
    }

    #[test]
    fn other_refusals_name_no_blocker() {
        let game = Game::new(&alamo()).unwrap();
        let position = game.start();
        let [by, target] = ["c1-aldama-1", "kent9"].map(|name| game.piece_named(name).unwrap());
        let refusal = game.check(&position, Action::Attack { by, mode: Mode::Fire, target }).unwrap_err();
        assert!(refusal.blockers.is_empty() && refusal.message.id == "refused");
    }
}
