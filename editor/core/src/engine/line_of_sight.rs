//! Whether one spot sees another, and what blocks the line.

use rules::board::los::{Blocker, SightLines};
use rules::board::{Board, Breaches};
use rules::systems;
use serde_json::{Value, json};

use super::finder::spot;
use super::session::Session;
use crate::account::AnyTable;
use crate::page::pair;
use crate::question::sight::Sighting;

impl Session {
    /// Returns the line of sight between two spots on the current map, including the openings made in its walls.
    pub(super) fn sight(&self, table: &AnyTable, ends: &[String; 2]) -> Value {
        let scene = table.scene(&[], &self.project.map);
        let now;
        let project = match scene.map {
            Some(map) => {
                let mut altered = self.project.clone();
                altered.map = map;
                now = altered;
                &now
            }
            None => &self.project,
        };
        let board = Board::new(&project.map, systems::charts(&project.rulebook));
        let lines = SightLines::new(&project.map, &board);
        let (from, to) = match [&ends[0], &ends[1]].map(|end| spot(&board, end)) {
            [Ok(from), Ok(to)] => (from, to),
            [Err(why), _] | [_, Err(why)] => return json!({ "refused": self.say(why) }),
        };
        let own = Sighting::new(project, &board, &lines, &Breaches::NONE, [from, to]);
        let fire: Vec<_> = own.fire.iter().map(|fire| pair(&self.tongues.say_by(|voice| fire.told(voice)))).collect();
        let blockers = own.line.blockers.iter().map(|blocker| {
            let place = match blocker {
                Blocker::Hexside { at, .. } => Some(at.side.to_string()),
                Blocker::Hex { hex, .. } => Some(hex.to_string()),
                Blocker::Apart => None,
            };
            json!({ "place": place, "said": self.say(blocker.message()), "rule": blocker.ruling() })
        });
        let blockers: Vec<_> = blockers.collect();
        let reasons: Vec<_> = own.reasons().into_iter().map(|reason| self.say(reason)).collect();
        let said: Vec<_> = own.line.messages().into_iter().map(|said| self.say(said)).collect();
        json!({
            "clear": own.line.clear, "said": said, "range": self.say(own.distance()), "hexes": own.range, "fire": fire,
            "blockers": blockers, "reasons": reasons, "rule": own.line.ruling,
            "ends": [own.from.hex.to_string(), own.to.hex.to_string()],
        })
    }
}
