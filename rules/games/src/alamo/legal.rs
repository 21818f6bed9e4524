//! Legal actions, and the reasons why others are refused: the list and the check always agree.

mod combat;
mod movement;

#[cfg(test)]
mod tests;

use super::action::{Action, Mode};
use super::atoms;
use super::position::Pending;
use super::retreat::Due;
use super::{Allowed, Game, Phase, PieceId, Position, Why};
use crate::board::SpotId;

impl Game {
    /// Collects every legal action, sorted, into `actions`; empty if a roll is pending or the game is over.
    ///
    /// # Examples
    ///
    /// ```
    /// # let project = rules::examples::skirmish();
    /// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
    /// // `game` is a skirmish: one unit holds a fort, and another storms it.
    /// let mut actions = Vec::new();
    /// game.legal(&game.start(), &mut actions);
    /// let texts: Vec<String> = actions.iter().map(|action| game.write_action(*action)).collect();
    /// assert_eq!(texts, ["place line 0101", "place line 0201"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn legal(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        if position.is_over() {
            return;
        }
        match position.pending.last() {
            Some(pending) => self.legal_answers(position, pending, actions),
            None => self.legal_in_phase(position, actions),
        }
        let phase = position.phase;
        if position.pending.is_empty() && (phase.is_movement() || phase.is_combat()) {
            debug_assert!(actions.is_sorted_by(|a, b| a < b), "{phase:?}: {actions:?}");
        } else {
            actions.sort_unstable();
            // A broken map may list a hex or an area twice.
            actions.dedup();
        }
    }

    fn legal_answers(&self, position: &Position, pending: &Pending, actions: &mut Vec<Action>) {
        match pending {
            Pending::Combat(_)
            | Pending::Damage { .. }
            | Pending::Leader(..)
            | Pending::FerocityRoll(..)
            | Pending::Siege
            | Pending::Breach { .. }
            | Pending::Exposed { .. }
            | Pending::Rule
            | Pending::Throw { .. }
            | Pending::Draw { .. }
            | Pending::Stepping { .. }
            | Pending::Striking { .. }
            | Pending::Struck { .. }
            | Pending::Trial { .. }
            | Pending::Trying { .. }
            | Pending::Opening
            | Pending::Ending
            | Pending::Advancing { .. } => {}
            Pending::Question { .. } => self.answers(position, actions),
            Pending::Aim { battery, .. } => self.aims(position, *battery, actions),
            Pending::Counter(strike) => {
                actions.extend(
                    Mode::ALL
                        .into_iter()
                        .filter(|mode| self.allowed_counter(position, strike, *mode).is_ok())
                        .map(|mode| Action::Counterattack { mode }),
                );
                actions.push(Action::Decline);
            }
            Pending::Retreat { unit, from, hexes, foe } => {
                let due = Due { unit: *unit, from: *from, hexes: *hexes, foe: *foe };
                actions.extend(self.retreats(position, due).into_iter().map(|path| Action::Retreat { path }));
            }
            Pending::Ferocity(strike) => {
                self.tries(position, strike, actions);
                actions.push(Action::Decline);
            }
            Pending::Ferocious { unit, foe, .. } => {
                actions.extend(self.ferocious_attacks(position, *unit, *foe));
                actions.push(Action::Decline);
            }
            Pending::Lead(unit) => {
                actions.extend(self.leads(position, *unit).map(|leader| Action::Lead { leader }));
            }
            Pending::Consult => actions.extend([Action::Consult, Action::Decline]),
            Pending::Company { .. } => actions.extend([Action::Follow, Action::Stay]),
            Pending::Advance { .. } => actions.extend([Action::Advance, Action::Decline]),
        }
    }

    fn legal_in_phase(&self, position: &Position, actions: &mut Vec<Action>) {
        match position.phase {
            Phase::Plot => {
                for column in 0..self.columns.len() as u8 {
                    for area in &self.areas {
                        if self.may_plot(position, column, area.number).is_ok() {
                            actions.push(Action::Plot { column, area: area.number });
                        }
                    }
                }
            }
            Phase::SetUpGuns | Phase::SetUpTexans | Phase::SetUpMexicans => {
                self.placements(position, actions);
            }
            Phase::Replacement | Phase::ReservePlacement => {
                actions.extend(self.arrivals(position).map(|(piece, at)| Action::Place { piece, at }));
            }
            Phase::TexanMovement | Phase::MexicanMovement => self.legal_moves(position, actions),
            Phase::TexanCombat | Phase::MexicanCombat => self.legal_attacks(position, actions),
            Phase::ReserveCommitment => {
                if self.may_commit(position).is_ok() {
                    actions.push(Action::Commit);
                }
                actions.extend(self.arrivals(position).map(|(piece, at)| Action::Place { piece, at }));
            }
            Phase::TexanRally | Phase::MexicanRally | Phase::Withdrawal | Phase::TurnEnd => {}
        }
        if self.may_end_phase(position).is_ok() {
            actions.push(Action::Done);
        }
        if position.phase.is_combat() {
            self.legal_breaches(position, actions);
        }
        self.offers(position, actions);
    }

    /// Whether the player may end the phase.
    fn may_end_phase(&self, position: &Position) -> Allowed {
        match position.phase {
            Phase::SetUpGuns | Phase::Plot | Phase::SetUpTexans | Phase::SetUpMexicans => {
                if self.set_up_is_complete(position) {
                    // A set-up that cannot be changed is accepted as it is.
                    self.wants_are_met(position).or_else(|why| if self.can_mend(position) { Err(why) } else { Ok(()) })
                } else {
                    Err(Why::new(atoms::A2_0_A))
                }
            }
            // All of the Reserve must enter, space permitting (R70, R71).
            Phase::ReservePlacement | Phase::ReserveCommitment if self.arrivals(position).next().is_some() => {
                Err(Why::new(atoms::A2_2_C))
            }
            Phase::TexanMovement | Phase::MexicanMovement => match position.mover {
                Some(mover) => self.may_stop(position, mover.piece).and_then(|()| self.may_rest(position)),
                None => self.may_rest(position),
            },
            Phase::Replacement
            | Phase::ReservePlacement
            | Phase::TexanCombat
            | Phase::MexicanCombat
            | Phase::ReserveCommitment => Ok(()),
            Phase::TexanRally | Phase::MexicanRally | Phase::Withdrawal | Phase::TurnEnd if self.may_wait(position) => {
                Ok(())
            }
            Phase::TexanRally | Phase::MexicanRally | Phase::Withdrawal | Phase::TurnEnd => {
                Err(Why::new(atoms::A4_0_G))
            }
        }
    }

    /// Whether an action is allowed, without putting the reason of a refusal into words.
    pub(super) fn is_allowed(&self, position: &Position, action: Action) -> bool {
        self.allowed(position, action).is_ok()
    }

    /// Whether an action is allowed, and if not, why.
    pub(super) fn allowed(&self, position: &Position, action: Action) -> Allowed {
        if position.is_over() {
            return Err(Why::new(atoms::A16_4_A));
        }
        if let Some(pending) = position.pending.last() {
            return self.answer_allowed(position, pending, action);
        }
        let known = |piece: PieceId| piece.index() < self.pieces.len();
        match action {
            Action::Place { piece, at } if known(piece) => {
                if position.phase.is_setup() {
                    self.may_set_up(position, piece, at)
                } else if matches!(
                    position.phase,
                    Phase::Replacement | Phase::ReservePlacement | Phase::ReserveCommitment
                ) {
                    self.may_come_to(position, piece, at)
                } else {
                    Err(Why::new(atoms::A4_0_A))
                }
            }
            Action::Plot { column, area } => self.may_plot(position, column, area),
            Action::Step { piece, to } if known(piece) => self.step(position, piece, to).map(|_| ()),
            Action::Take { leader, with } if known(leader) && known(with) => self.may_take(position, leader, with),
            Action::Leave { piece } if known(piece) => self.may_leave_behind(position, piece),
            Action::Tow { battery, by } if known(battery) && known(by) => self.may_tow(position, battery, by),
            Action::Attack { by, mode, target } if known(by) && known(target) => {
                self.attack(position, by, mode, target).map(|_| ())
            }
            Action::Breach { battery } if known(battery) => self.may_breach(position, battery).map(|_| ()),
            Action::At { .. } => Err(Why::new(atoms::A10_6_A)),
            Action::Commit => self.may_commit(position),
            Action::Done => self.may_end_phase(position),
            Action::Use { .. } => self.may_use(position, action),
            Action::Accept | Action::Pick { .. } => Err(Why::new(atoms::A4_0_A)),
            Action::Counterattack { .. } => Err(Why::new(atoms::A8_1_B)),
            Action::Retreat { .. } => Err(Why::new(atoms::A9_6_A)),
            Action::Advance | Action::Decline => Err(Why::new(atoms::A9_7_A)),
            Action::Follow | Action::Stay => Err(Why::new(atoms::A9_8_B)),
            Action::Lead { .. } => Err(Why::new(atoms::A11_1_A)),
            Action::Ferocity { .. } => Err(Why::new(atoms::A15_0_A)),
            Action::Consult => Err(Why::new(atoms::A16_3_A)),
            Action::Place { .. }
            | Action::Step { .. }
            | Action::Take { .. }
            | Action::Leave { .. }
            | Action::Tow { .. }
            | Action::Breach { .. }
            | Action::Attack { .. } => Err(Why::new(atoms::A3_3_A)),
        }
    }

    fn answer_allowed(&self, position: &Position, pending: &Pending, action: Action) -> Allowed {
        match (pending, action) {
            (Pending::Counter(strike), Action::Counterattack { mode }) => self.allowed_counter(position, strike, mode),
            (Pending::Counter(strike), Action::Ferocity { leader }) => {
                Err(self.why_not_ferocious(position, strike, leader))
            }
            (Pending::Ferocity(strike), Action::Ferocity { leader }) => self.may_try(position, strike, leader),
            (Pending::Ferocious { unit, foe, .. }, Action::Attack { by, mode, target })
                if by == *unit && target.index() < self.pieces.len() =>
            {
                self.ferocious_strike(position, *unit, *foe, mode, target).map(|_| ())
            }
            (Pending::Question { .. }, action) => self.may_answer(position, action),
            (Pending::Lead(unit), Action::Lead { leader }) => self.may_lead(position, *unit, leader),
            (Pending::Aim { battery, .. }, Action::At { side }) => self.may_aim(position, *battery, side),
            (Pending::Consult, Action::Consult)
            | (
                Pending::Counter(_)
                | Pending::Ferocity(_)
                | Pending::Ferocious { .. }
                | Pending::Advance { .. }
                | Pending::Consult,
                Action::Decline,
            )
            | (Pending::Advance { .. }, Action::Advance)
            | (Pending::Company { .. }, Action::Follow | Action::Stay) => Ok(()),
            (Pending::Retreat { unit, from, hexes, foe }, Action::Retreat { path }) => {
                let due = Due { unit: *unit, from: *from, hexes: *hexes, foe: *foe };
                match path.spots() {
                    spots if spots.len() != usize::from(*hexes) => Err(Why::new(atoms::A9_6_A)),
                    _ if self.retreats(position, due).contains(&path) => Ok(()),
                    [first, .., last] => Err(Why::between(atoms::A9_6_J, *first, *last)),
                    spots => Err(Why::at(atoms::A9_6_J, spots.first().copied().unwrap_or(SpotId::NOWHERE))),
                }
            }
            _ => Err(Why::new(atoms::A8_4_F)),
        }
    }
}
