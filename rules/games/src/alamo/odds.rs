//! The exact odds of one attack.
//!
//! No rule is duplicated: the engine itself resolves every roll on copies of the position, and equal copies are merged.
//! The result is the immediate effect of this strike: a line ends as soon as a player must decide, because a
//! counterattack is offered or a path must be chosen for a retreat or an advance. Only two decisions are made here. If
//! several leaders could count, each owner names the best one (R40). And leaders who are asked whether they follow when
//! their unit retreats do so (9.8): the fate of the unit does not depend on it, so that a rout without a retreat counts
//! as the elimination it is. It only makes a difference to the leaders in that case, because one who follows may fall
//! with the unit (R53).

mod effect;
#[cfg(test)]
mod tests;

pub use effect::StrikeEffect;

use effect::Felt;

use super::position::{Pending, Strike, Warrant};
use super::{Action, Game, Phase, PieceId, Position};
use crate::play::Fraction;

/// The probabilities of all possible effects of one strike.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Odds {
    effects: [Fraction; StrikeEffect::ALL.len()],
    leaders: Vec<(PieceId, Fraction)>,
}

/// A position that chance may lead to, with the effects on the target so far.
#[derive(Clone, PartialEq, Eq)]
struct Possibility {
    position: Position,
    felt: Felt,
}

impl Odds {
    /// The probability of an effect. The effects exclude each other, and their probabilities add up to 1.
    #[must_use]
    pub fn chance_of(&self, effect: StrikeEffect) -> Fraction {
        self.effects[effect as usize]
    }

    /// The leaders who may fall, each with the probability of falling, whatever the other effects.
    #[must_use]
    pub fn leaders(&self) -> &[(PieceId, Fraction)] {
        &self.leaders
    }

    /// The probability that a leader falls.
    #[must_use]
    pub fn fall_of(&self, leader: PieceId) -> Fraction {
        self.leaders.iter().find(|(own, _)| *own == leader).map_or(Fraction::ZERO, |(_, chance)| *chance)
    }

    /// Counts a line that has ended.
    fn count(&mut self, felt: &Felt, offered: bool, chance: Fraction) {
        let effect = &mut self.effects[felt.effect(offered) as usize];
        *effect = *effect + chance;
        for leader in &felt.fallen {
            match self.leaders.iter_mut().find(|(own, _)| own == leader) {
                Some((_, own)) => *own = *own + chance,
                None => self.leaders.push((*leader, chance)),
            }
        }
    }
}

impl Game {
    /// The odds of a strike, as returned by [`Game::aim`], in the attacker's own Combat Phase. Pending decisions and
    /// rolls in the position are ignored.
    #[must_use]
    pub fn odds(&self, position: &Position, strike: &Strike) -> Odds {
        let mut start = *position;
        start.pending.clear();
        start.frames.clear();
        // In a Combat Phase, nothing happens automatically after an attack.
        start.phase = Phase::combat(self.side(strike.unit));
        let mut events = Vec::new();
        self.open_strike(&mut start, *strike, Warrant::Phase, &mut events);
        let mut odds = Odds { effects: [Fraction::ZERO; StrikeEffect::ALL.len()], leaders: Vec::new() };
        let mut lines = vec![(Possibility { position: start, felt: Felt::default() }, Fraction::ONE)];
        while !lines.is_empty() {
            let mut next = Vec::new();
            for (line, chance) in lines {
                let Some(dice) = self.chance(&line.position) else {
                    if let Some(decided) = self.decided(&line, strike.target) {
                        gather(&mut next, decided, chance);
                        continue;
                    }
                    odds.count(&line.felt, is_counterattack(&line.position), chance);
                    continue;
                };
                for (roll, share) in dice.sums() {
                    let mut line = line.clone();
                    events.clear();
                    self.resolve(&mut line.position, roll, &mut events);
                    line.felt.note(strike.target, &events);
                    gather(&mut next, line, chance * share);
                }
            }
            lines = next;
        }
        odds.leaders.sort_by_key(|(leader, _)| *leader);
        odds
    }
}

impl Game {
    /// Returns the line after a decision that is made here: the best leader is named (11.1), or a leader follows the
    /// attacked unit (9.8).
    fn decided(&self, line: &Possibility, target: PieceId) -> Option<Possibility> {
        let action = match line.position.pending.last() {
            Some(Pending::Lead(_)) => self.best_named(&line.position)?,
            Some(Pending::Company { unit, .. }) if *unit == target => Action::Follow,
            _ => return None,
        };
        let (mut line, mut events) = (line.clone(), Vec::new());
        self.apply(&mut line.position, action, &mut events).ok()?;
        line.felt.note(target, &events);
        Some(line)
    }

    /// The action that names the leader with the highest rating, if an owner must name one (11.1).
    fn best_named(&self, position: &Position) -> Option<Action> {
        let mut legal = Vec::new();
        self.legal(position, &mut legal);
        let rating = |action: &Action| match action {
            Action::Lead { leader } => self.rating(position, *leader),
            _ => 0,
        };
        legal.into_iter().max_by_key(rating)
    }
}

/// Adds a line to others of equal length; if an equal one exists, only its probability grows.
fn gather(lines: &mut Vec<(Possibility, Fraction)>, line: Possibility, chance: Fraction) {
    match lines.iter_mut().find(|(own, _)| *own == line) {
        Some((_, own)) => *own = *own + chance,
        None => lines.push((line, chance)),
    }
}

/// Whether the line ends with an offered counterattack.
fn is_counterattack(position: &Position) -> bool {
    match position.pending.last() {
        Some(Pending::Counter(_) | Pending::Ferocity(_)) => true,
        Some(
            Pending::Combat(_)
            | Pending::Damage { .. }
            | Pending::Leader(..)
            | Pending::Retreat { .. }
            | Pending::Company { .. }
            | Pending::Advancing { .. }
            | Pending::Advance { .. }
            | Pending::FerocityRoll(..)
            | Pending::Ferocious { .. }
            | Pending::Lead(_)
            | Pending::Consult
            | Pending::Siege
            | Pending::Aim { .. }
            | Pending::Breach { .. }
            | Pending::Rule
            | Pending::Question { .. }
            | Pending::Throw { .. }
            | Pending::Draw { .. }
            | Pending::Stepping { .. }
            | Pending::Striking { .. }
            | Pending::Struck { .. }
            | Pending::Trial { .. }
            | Pending::Trying { .. }
            | Pending::Opening
            | Pending::Ending
            | Pending::Exposed { .. },
        )
        | None => false,
    }
}
