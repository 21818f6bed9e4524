//! The exact odds of one attack.
//!
//! No rule is copied: the engine itself resolves every roll on copies of the position, and equal copies are followed as
//! one. What is asked is the immediate result of this strike: a line ends as soon as a player must decide, because a
//! counterattack is offered, or a way must be chosen for a retreat or an advance. Two things are decided here. Which of
//! several leaders counts: each owner names the best he has (R40). And leaders who are asked whether they go along when
//! their unit runs say yes (9.8): what becomes of the unit does not depend on it, so that a rout without a way out counts
//! as the elimination it is. For themselves it makes a difference only there, where whoever goes along may fall with the
//! unit (R53).

mod effect;
#[cfg(test)]
mod tests;

pub use effect::StrikeEffect;

use effect::Felt;

use super::position::{Pending, Strike, Warrant};
use super::{Action, Game, Phase, PieceId, Position};
use crate::play::Fraction;

/// The probability of everything one strike can bring.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Odds {
    effects: [Fraction; StrikeEffect::ALL.len()],
    leaders: Vec<(PieceId, Fraction)>,
}

/// A position that chance may lead to, and what the target has felt on the way.
#[derive(Clone, PartialEq, Eq)]
struct Possibility {
    position: Position,
    felt: Felt,
}

impl Odds {
    /// How probable an effect is. The effects exclude each other and their odds are 1 together.
    #[must_use]
    pub fn chance_of(&self, effect: StrikeEffect) -> Fraction {
        self.effects[effect as usize]
    }

    /// The leaders who may fall, each with the odds that he does, whatever else happens.
    #[must_use]
    pub fn leaders(&self) -> &[(PieceId, Fraction)] {
        &self.leaders
    }

    /// How probable it is that a leader falls.
    #[must_use]
    pub fn fall_of(&self, leader: PieceId) -> Fraction {
        self.leaders.iter().find(|(own, _)| *own == leader).map_or(Fraction::ZERO, |(_, chance)| *chance)
    }

    /// Counts a line that has come to its end.
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
    /// The odds of a strike, as [`Game::aim`] gives it, in the attacker's own Combat Phase. Decisions and rolls that are
    /// pending in the position are laid aside.
    #[must_use]
    pub fn odds(&self, position: &Position, strike: &Strike) -> Odds {
        let mut start = *position;
        start.pending.clear();
        start.frames.clear();
        // Nothing goes on by itself after an attack in a Combat Phase.
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
    /// The line after a decision that is made here: the best leader is named (11.1), a leader goes along with the unit
    /// attacked (9.8).
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

    /// The action that names the leader with the highest rating, where an owner must name one (11.1).
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

/// Adds a line to others that are as long; an equal one only becomes more probable.
fn gather(lines: &mut Vec<(Possibility, Fraction)>, line: Possibility, chance: Fraction) {
    match lines.iter_mut().find(|(own, _)| *own == line) {
        Some((_, own)) => *own = *own + chance,
        None => lines.push((line, chance)),
    }
}

/// Whether the line ends with the right to strike back.
fn is_counterattack(position: &Position) -> bool {
    match position.pending.last() {
        Some(Pending::Counter(_) | Pending::Ferocity(_)) => true,
        Some(
            Pending::Combat(_)
            | Pending::Damage(..)
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
