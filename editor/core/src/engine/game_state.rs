//! The state of the game as JSON: who decides, the legal actions, and the possible rolls.

use rules::board::SpotId;
use rules::phrase::Phrase;
use rules::play::{Actor, Decision, DecisionKind, Dice, Fraction, Odds, Reach, Refusal};
use rules::table::TextStep;
use serde_json::{Value, json};

use super::session::Session;
use crate::account::AnyTable;
use crate::page::pair;

/// The largest number of possible sums of a roll for which each result is listed. A draw from many objects has more.
const MOST_SUMS: usize = 40;

impl Session {
    /// Returns a message in both languages, with the printed names of counters.
    pub(super) fn say(&self, message: Phrase) -> Value {
        pair(&self.tongues.say(&self.names.put(message)))
    }

    /// Returns the current state of the game, and the legal actions.
    pub(super) fn stand(&self, table: &mut AnyTable) -> Value {
        let actor = match table.actor() {
            Actor::Player(side) => crate::page::side(side),
            Actor::Chance => "chance",
            Actor::Over => "over",
        };
        let decisions: Vec<_> = table.decisions().iter().map(|decision| self.decision(table, decision)).collect();
        let answer = table.answer_odds().map(|odds| self.odds(odds));
        let dice = table.dice().map(|dice| self.dice(table, dice));
        json!({
            "actor": actor, "asked": table.asked().is_some(), "due": self.say(table.due()),
            "stand": self.say(table.stand()), "ending": table.ending().map(|ending| self.say(ending)),
            "deeds": decisions, "dice": dice, "answer": answer, "done": table.done(),
        })
    }

    fn decision(&self, table: &AnyTable, decision: &Decision) -> Value {
        let name = |piece| table.piece(piece).name.to_owned();
        let hex = |spot: SpotId| table.hex(spot).map(|hex| hex.to_string());
        let target = decision.target.and_then(|target| table.hex_of(target)).map(|hex| hex.to_string());
        let mut hexes: Vec<_> = decision.hexes.iter().map(ToString::to_string).collect();
        hexes.extend(decision.to().and_then(hex));
        hexes.extend(target);
        let kind = match decision.kind {
            DecisionKind::Place => "place",
            DecisionKind::Plan => "plan",
            DecisionKind::Step => "step",
            DecisionKind::Attack => "attack",
            DecisionKind::Breach => "breach",
            DecisionKind::StrikeBack => "strike_back",
            DecisionKind::Retreat => "retreat",
            DecisionKind::Other => "other",
            DecisionKind::Done => "done",
        };
        json!({
            "text": decision.text, "kind": kind, "label": table.label(&decision.text).map(|label| self.say(label)),
            "piece": decision.piece.map(name), "at": decision.piece.and_then(|piece| table.hex_of(piece)).map(|hex| hex.to_string()),
            "hexes": hexes, "usual": decision.is_usual,
        })
    }

    /// Returns the effect of every sum of the dice. Each is tried out, and the game is left unchanged.
    fn dice(&self, table: &mut AnyTable, dice: Dice) -> Value {
        let steps = table.history().steps().len();
        let mut sums = Vec::new();
        for (roll, chance) in dice.sums().take(MOST_SUMS) {
            let mut brings = Vec::new();
            if table.make(&TextStep::Roll(roll)).is_ok() {
                brings.extend(table.told(steps, None).into_iter().map(|told| self.say(told.said)));
                table.go(steps);
            }
            sums.push(json!([roll.0, share(chance), brings]));
        }
        table.stay();
        let what = pair(&self.tongues.text(dice.what));
        json!({ "what": what, "count": dice.count, "faces": dice.faces, "draw": dice.is_draw(), "sums": sums })
    }

    /// Returns the odds of attacks, and why some are not allowed.
    pub(super) fn odds(&self, odds: Odds) -> Value {
        let attacks = odds.attacks.into_iter().map(|attack| {
            let chances = attack.chances.into_iter().map(|(what, chance)| json!([self.say(what), share(chance)]));
            json!({ "deed": attack.decision, "label": self.say(attack.label), "chances": chances.collect::<Vec<_>>() })
        });
        let attacks: Vec<_> = attacks.collect();
        let refused: Vec<_> = odds.refused.into_iter().map(|refusal| self.refused(refusal)).collect();
        json!({ "heading": odds.heading.map(|heading| self.say(heading)), "attacks": attacks, "refused": refused })
    }

    /// Returns why an action is not allowed.
    pub(super) fn refused(&self, refusal: Refusal) -> Value {
        let hexes: Vec<_> = refusal.hexes.iter().map(ToString::to_string).collect();
        json!({ "said": self.say(refusal.message), "rule": refusal.atom.id(), "hexes": hexes })
    }

    /// Returns the spots where a counter can end its move, with their costs.
    pub(super) fn reach(table: &AnyTable, reach: &Reach) -> Value {
        let way = |way: &rules::play::Route| {
            let at = table.board().spot(way.to());
            json!([at.hex.to_string(), at.to_string(), way.cost(), way.stopped_by.is_some()])
        };
        reach.ways.iter().map(way).collect()
    }
}

/// Returns a chance as a fraction and in percent.
fn share(chance: Fraction) -> Value {
    json!([chance.to_string(), chance.share() * 100.0])
}
