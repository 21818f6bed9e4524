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
    /// Returns the line of sight between two spots at this moment of the game.
    pub(super) fn sight(&self, table: &AnyTable, ends: &[String; 2]) -> Value {
        let (from, to) = match [&ends[0], &ends[1]].map(|end| spot(table.board(), end)) {
            [Ok(from), Ok(to)] => (from, to),
            [Err(why), _] | [_, Err(why)] => return json!({ "refused": self.say(why) }),
        };
        let answer =
            Sighting::answered(table.board(), [from, to], table.range(from, to), table.line_of_sight(from, to));
        // The cover is that of the current map, with the openings made in its walls.
        let now = table.scene(&[], &self.project.map).map;
        let map = now.as_ref().unwrap_or(&self.project.map);
        let board = Board::new(map, systems::charts(&self.project.rulebook));
        let lines = SightLines::new(map, &board);
        let cover = |by, at| lines.shelter(&Breaches::NONE, &board, by, at);
        let own = answer.sheltered(&self.project.rulebook, &board, cover);
        let fire: Vec<_> = own.fire.iter().map(|fire| pair(&self.tongues.say_by(|voice| fire.told(voice)))).collect();
        let blockers = own.line.blockers.iter().map(|blocker| {
            let place = match blocker {
                Blocker::Hexside { at, .. } => Some(at.side.to_string()),
                Blocker::Hex { hex, .. } => Some(hex.to_string()),
                Blocker::Apart { .. } => None,
            };
            json!({ "place": place, "said": self.say(blocker.message()), "rule": blocker.ruling() })
        });
        let others = own.refused().into_iter().map(|refusal| {
            let place = refusal.hexes.last().map(ToString::to_string);
            json!({ "place": place, "said": self.say(refusal.message.clone()), "rule": refusal.atom.id() })
        });
        let blockers: Vec<_> = blockers.chain(others).collect();
        let reasons: Vec<_> = own.reasons().into_iter().map(|reason| self.say(reason)).collect();
        let said: Vec<_> = own.messages().into_iter().map(|said| self.say(said)).collect();
        json!({
            "clear": own.line.clear, "said": said, "range": self.say(own.distance()), "range_count": own.range.count, "fire": fire,
            "blockers": blockers, "reasons": reasons, "rule": own.line.ruling,
            "ends": [own.from.hex.to_string(), own.to.hex.to_string()],
        })
    }
}
