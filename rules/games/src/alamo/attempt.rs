//! Attempts: happenings that rules of variants can prevent. Each is announced first, and carried out only if no rule
//! has denied it. Games without such a rule skip this step.

use serde::{Deserialize, Serialize};

use super::atoms;
use super::damage::Loss;
use super::position::{Order, Pending, Strike};
use super::variant::{ENTER, Occasion, Roles, got};
use super::{Event, Game, PieceId, Position};
use crate::board::SpotId;
use crate::play::Atom;
use crate::variant::{AttackMode, Happens};

/// Something that is about to happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Attempt {
    /// A unit makes the Damage Check directly below on the pending stack.
    Check(PieceId),
    /// A battery fires the shot at a hexside directly below on the pending stack.
    Breach(PieceId),
    /// A unit is disordered by a Damage Check.
    Disorder(PieceId),
    /// A unit returns to good order through ferocity.
    Recover(PieceId),
    /// A rule of a variant gives a unit an order.
    Order {
        /// The unit.
        unit: PieceId,
        /// The order.
        order: Order,
        /// The rule, by its number.
        rule: u16,
    },
    /// A unit is routed.
    Rout {
        /// The unit.
        unit: PieceId,
        /// The spot from which the cause of the rout acts.
        from: SpotId,
        /// The responsible enemy, if any.
        foe: Option<PieceId>,
    },
    /// A unit is routed because a retreating friendly unit has entered its spot (9.6.k).
    Displace {
        /// The unit.
        unit: PieceId,
        /// The spot of the enemy from which they retreat.
        from: SpotId,
        /// That enemy, if any.
        foe: Option<PieceId>,
    },
    /// A unit rallies.
    Rally(PieceId),
    /// A rally changes the order of a unit.
    Rallied(PieceId),
    /// A unit is eliminated.
    Loss {
        /// The unit.
        unit: PieceId,
        /// The responsible enemy, if any.
        foe: Option<PieceId>,
        /// The kind of loss.
        loss: Loss,
    },
    /// A leader with a unit that suffered a loss falls.
    Fall {
        /// The leader.
        leader: PieceId,
        /// The responsible enemy, if any.
        foe: Option<PieceId>,
    },
    /// A leader is killed by himself: by an enemy that enters his spot, or where he may not be moved from.
    Kill {
        /// The leader.
        leader: PieceId,
        /// The responsible enemy, if any.
        foe: Option<PieceId>,
        /// Whether he dies because he is never moved (R55).
        fixed: bool,
    },
    /// A rule of a variant removes a unit or a leader from the game.
    Remove {
        /// The piece.
        piece: PieceId,
        /// The enemy that acts, if any.
        foe: Option<PieceId>,
        /// The rule, by its number.
        rule: u16,
    },
    /// A player brings a piece onto the map.
    Enter {
        /// The piece.
        piece: PieceId,
        /// The spot.
        at: SpotId,
    },
    /// A rule of a variant brings a piece onto the map.
    Bring {
        /// The piece.
        piece: PieceId,
        /// The zone, by its number; the piece enters its first free spot.
        zone: u16,
        /// The rule, by its number.
        rule: u16,
    },
}

impl Attempt {
    const fn happens(&self) -> Happens {
        match self {
            Self::Check(_) => Happens::Check,
            Self::Breach(_) => Happens::Breach,
            Self::Disorder(_)
            | Self::Recover(_)
            | Self::Order { .. }
            | Self::Rout { .. }
            | Self::Displace { .. }
            | Self::Rallied(_) => Happens::State,
            Self::Rally(_) => Happens::Rally,
            Self::Loss { .. } | Self::Fall { .. } | Self::Kill { .. } | Self::Remove { .. } => Happens::Remove,
            Self::Enter { .. } | Self::Bring { .. } => Happens::Enter,
        }
    }

    /// The piece the attempt concerns.
    pub(super) const fn piece(&self) -> PieceId {
        match self {
            Self::Check(unit)
            | Self::Breach(unit)
            | Self::Disorder(unit)
            | Self::Recover(unit)
            | Self::Order { unit, .. }
            | Self::Rout { unit, .. }
            | Self::Displace { unit, .. }
            | Self::Rally(unit)
            | Self::Rallied(unit)
            | Self::Loss { unit, .. } => *unit,
            Self::Fall { leader: piece, .. }
            | Self::Kill { leader: piece, .. }
            | Self::Remove { piece, .. }
            | Self::Enter { piece, .. }
            | Self::Bring { piece, .. } => *piece,
        }
    }
}

impl Game {
    /// Defers an attempt if a rule waits for it; returns `false` if none does and the caller must carry it out at once.
    #[inline]
    pub(super) fn puts_off(&self, position: &mut Position, attempt: Attempt) -> bool {
        self.awaits(Occasion::Try(attempt.happens())) && position.lay(Pending::Trying { attempt, is_said: false })
    }

    /// Pushes a roll, with the attempt that is announced before the roll is made.
    pub(super) fn lay_tried(&self, position: &mut Position, roll: Pending, attempt: Attempt) {
        if position.lay(roll) {
            self.puts_off(position, attempt);
        }
    }

    /// Continues a pending attempt: it is first announced, then carried out.
    pub(super) fn go_on_trying(&self, position: &mut Position, events: &mut Vec<Event>) {
        let Some(Pending::Trying { attempt, is_said }) = position.pending.pop() else { return };
        if is_said {
            return self.do_at_last(position, attempt, events);
        }
        position.lay(Pending::Trying { attempt, is_said: true });
        let roles = self.roles_of_attempt(position, &attempt);
        self.occur_now(position, Occasion::Try(attempt.happens()), || roles);
    }

    /// The roles announced with an attempt.
    fn roles_of_attempt(&self, position: &Position, attempt: &Attempt) -> Roles {
        let piece = attempt.piece();
        let stands = position.state(piece).at;
        let lost = |foe| Roles { foe, from: stands, to: stands, ..Roles::new(piece) };
        match *attempt {
            Attempt::Check(_) | Attempt::Breach(_) => self.roles_of_roll(position).unwrap_or_default(),
            Attempt::Disorder(_) => Roles { got: got("disordered"), ..Roles::new(piece) },
            Attempt::Rout { .. } | Attempt::Displace { .. } => Roles { got: got("routed"), ..Roles::new(piece) },
            Attempt::Order { order, .. } => Roles { got: got(order.word()), ..Roles::new(piece) },
            Attempt::Recover(_) => Roles { got: got(Order::Good.word()), ..Roles::new(piece) },
            Attempt::Rally(_) => Roles::new(piece),
            Attempt::Rallied(_) => {
                let order = self.rallied(position, piece, self.side(piece)).map(|(order, _)| order);
                Roles { got: order.map_or(0, |order| got(order.word())), ..Roles::new(piece) }
            }
            Attempt::Loss { foe, .. }
            | Attempt::Fall { foe, .. }
            | Attempt::Kill { foe, .. }
            | Attempt::Remove { foe, .. } => lost(foe),
            Attempt::Enter { at, .. } => Roles { to: at, mode: ENTER, ..Roles::new(piece) },
            Attempt::Bring { zone, .. } => {
                let to = self.room_in(position, piece, zone).unwrap_or(SpotId::NOWHERE);
                Roles { to, mode: ENTER, ..Roles::new(piece) }
            }
        }
    }

    /// The roles announced with the roll that lies directly below the attempt on the pending stack.
    fn roles_of_roll(&self, position: &Position) -> Option<Roles> {
        let below = position.pending.len().checked_sub(2)?;
        Some(match position.pending[below] {
            Pending::Damage { by, unit, target, mode, .. } => {
                self.check_roles(position, &Strike::off_table(by, unit, target, mode))
            }
            Pending::Trial { unit, foe, mode, .. } => {
                let at = position.state(unit).at;
                Roles { foe, mode, from: at, to: at, ..Roles::new(unit) }
            }
            Pending::Breach { battery, crew, side } => Roles {
                via: self.breached_layer(side),
                gun: Some(battery),
                using: Some(AttackMode::Battery),
                ..Roles::new(crew)
            },
            _ => return None,
        })
    }

    /// Carries out an attempt that no rule has denied, if it is still possible.
    fn do_at_last(&self, position: &mut Position, attempt: Attempt, events: &mut Vec<Event>) {
        let piece = attempt.piece();
        let comes = matches!(attempt, Attempt::Enter { .. } | Attempt::Bring { .. });
        if !comes && !position.state(piece).is_on_map() {
            return;
        }
        match attempt {
            // The roll lies below on the stack and is made next.
            Attempt::Check(_) | Attempt::Breach(_) => {}
            Attempt::Disorder(unit) => self.set_order(position, unit, Order::Disordered, atoms::A8_4_C, events),
            Attempt::Recover(unit) => self.set_order(position, unit, Order::Good, atoms::A15_5_A, events),
            Attempt::Order { unit, order, rule } => {
                self.set_order(position, unit, order, self.atom_of(rule), events);
            }
            Attempt::Rout { unit, from, foe } => self.rout_at_last(position, unit, (from, foe), false, events),
            Attempt::Displace { unit, from, foe } => self.rout_at_last(position, unit, (from, foe), true, events),
            Attempt::Rally(unit) => self.rally_unit(position, unit, events),
            Attempt::Rallied(unit) => self.end_rally(position, unit, events),
            Attempt::Loss { unit, foe, loss } => {
                self.eliminate_at_last(position, unit, foe, loss, loss.atom(), events);
            }
            Attempt::Fall { leader, foe } => self.lose_leader(position, leader, foe, events),
            Attempt::Kill { leader, foe, fixed } => self.kill_at_last(position, leader, foe, fixed, events),
            Attempt::Remove { piece, foe, rule } => {
                self.remove_at_last(position, piece, foe, self.atom_of(rule), events);
            }
            Attempt::Enter { piece, at } => {
                if self.may_come_to(position, piece, at).is_ok() {
                    self.come(position, piece, at, events);
                } else {
                    self.keep_back(position, piece);
                }
            }
            Attempt::Bring { piece, zone, rule } => {
                self.bring_at_last(position, piece, zone, self.atom_of(rule), events);
            }
        }
    }

    /// Drops the attempt at index `at` because a rule prevents it. A roll is dropped with its attempt, and a piece kept
    /// from entering does not try again in this phase.
    pub(super) fn drop_attempt(&self, position: &mut Position, at: usize, attempt: Attempt) {
        position.pending.remove(at);
        match attempt {
            Attempt::Check(_) | Attempt::Breach(_) if at > 0 => _ = position.pending.remove(at - 1),
            Attempt::Enter { piece, .. } => self.keep_back(position, piece),
            _ => {}
        }
    }

    /// The rule that has kept this piece from entering in this phase, if any.
    #[inline]
    pub(super) fn kept_back_by(&self, position: &Position, piece: PieceId) -> Option<Atom> {
        if self.awaits(Occasion::Try(Happens::Enter)) { self.held_by(position, piece) } else { None }
    }
}
