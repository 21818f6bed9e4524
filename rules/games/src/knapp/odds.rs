//! The possible results of the dice that are due, with exact probabilities computed from the rulebook parameters.
//!
//! A roll includes the rolls that follow from it at once (which stand a column loses, whether a ladder is pushed off),
//! up to the point where a player must decide or an unrelated roll is due.

use super::position::{Bout, Pending};
use super::{ColumnOrder, Game, Position, Shot};
use crate::phrase::Phrase;
use crate::play::{Dice, Fraction, PieceId};

/// A result of a roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Upshot {
    /// A stretch of wall is breached (K3.d).
    Breached,
    /// A gun is out of action (K3.d).
    Disabled,
    /// A battery is silenced (K3.f).
    Silenced,
    /// The target of a shot falls (K6.k).
    Hit,
    /// A column loses its command stand (K5.e).
    CommandFalls,
    /// A column loses another stand (K5.e).
    StandFalls,
    /// A column may advance (K11.g).
    Advances,
    /// A column stands fast (K11.g).
    StandsFast,
    /// A column falls back (K11.g).
    FallsBack,
    /// A column is bogged in a pond (K7.e).
    Bogged,
    /// A stand comes over the wall (K9.d).
    Over,
    /// A stand hangs on its ladder, and fights for the top (K9.f).
    HangsOn,
    /// A ladder is thrown down (K9.e).
    ThrownDown,
    /// A door is broken (K10.i, K10.j).
    Broken,
    /// A melee die kills (K10.c, K10.d).
    Kills,
    /// Nothing changes.
    Nothing,
}

/// The possible results of a roll, each with its probability; the probabilities add up to 1.
pub type Upshots = Vec<(Upshot, Fraction)>;

impl Upshot {
    /// The message that names the result.
    #[must_use]
    pub const fn message(self) -> Phrase {
        Phrase::new(match self {
            Self::Breached => "upshot-knapp-breached",
            Self::Disabled => "upshot-knapp-disabled",
            Self::Silenced => "upshot-knapp-silenced",
            Self::Hit => "odds-knapp-hit",
            Self::CommandFalls => "upshot-knapp-command",
            Self::StandFalls => "upshot-knapp-stand",
            Self::Advances => "upshot-knapp-advances",
            Self::StandsFast => "upshot-knapp-stands-fast",
            Self::FallsBack => "upshot-knapp-falls-back",
            Self::Bogged => "upshot-knapp-bogged",
            Self::Over => "upshot-knapp-over",
            Self::HangsOn => "upshot-knapp-hangs-on",
            Self::ThrownDown => "upshot-knapp-thrown-down",
            Self::Broken => "upshot-knapp-broken",
            Self::Kills => "odds-knapp-kill",
            Self::Nothing => "odds-knapp-miss",
        })
    }
}

impl Game {
    /// The possible results of a roll.
    #[must_use]
    pub fn upshots(&self, position: &Position, pending: Pending) -> Upshots {
        let figures = &self.figures;
        let either = |least, good| branch(chances(pending.dice(), least), vec![(good, Fraction::ONE)]);
        match pending {
            Pending::Wall { .. } => either(figures.bombard_hit, Upshot::Breached),
            Pending::Gun { .. } => either(figures.bombard_hit, Upshot::Disabled),
            Pending::Counter { .. } => either(figures.counter_hit, Upshot::Silenced),
            Pending::Shot { target, need, bonus, .. } => {
                branch(chances(pending.dice(), Shot { need, bonus }.least()), self.losses(position, target))
            }
            Pending::Command { column } => self.falls_of(position, column),
            Pending::Morale { column } => self.orders(position, pending.dice(), column),
            Pending::Pond { .. } => either(figures.bogged, Upshot::Bogged),
            Pending::Scale { edge, .. } => {
                let up = if self.is_opposed(position, edge) {
                    self.pushes()
                } else {
                    possible([(Upshot::Over, Fraction::ONE)])
                };
                branch(chances(pending.dice(), figures.scale), up)
            }
            Pending::Push { .. } => self.pushes(),
            Pending::Bash { need, .. } => either(i32::from(need), Upshot::Broken),
            Pending::Blast { .. } => either(figures.door_gun, Upshot::Broken),
            Pending::Bout { number } => match position.bouts.get(usize::from(number)) {
                Some(bout) => either(self.blow(position, bout.by, bout.target).1, Upshot::Kills),
                None => Vec::new(),
            },
        }
    }

    /// The results of a shot that hits: a column loses a stand, or the target falls.
    fn losses(&self, position: &Position, target: PieceId) -> Upshots {
        match self.column_at(position, target) {
            Some(column) => self.falls_of(position, column),
            None => possible([(Upshot::Hit, Fraction::ONE)]),
        }
    }

    /// The results of a loss of a column: which stand it loses (K5.e).
    fn falls_of(&self, position: &Position, column: u8) -> Upshots {
        let [command, other] = match self.ranks(position, column) {
            [true, true] => chances(ONE_DIE, self.figures.command_struck),
            [true, false] => [Fraction::ONE, Fraction::ZERO],
            [false, _] => [Fraction::ZERO, Fraction::ONE],
        };
        possible([(Upshot::CommandFalls, command), (Upshot::StandFalls, other)])
    }

    /// The results of pushing at a ladder (K9.e).
    fn pushes(&self) -> Upshots {
        let [thrown, holds] = chances(ONE_DIE, self.figures.push);
        possible([(Upshot::HangsOn, holds), (Upshot::ThrownDown, thrown)])
    }

    /// The results of a morale check (K11.g).
    fn orders(&self, position: &Position, dice: Dice, column: u8) -> Upshots {
        let less = self.morale_less(position, column);
        let of = |order: ColumnOrder| {
            dice.sums().filter(|(roll, _)| self.order_of(roll.0, less) == order).map(|(_, own)| own).sum()
        };
        possible([
            (Upshot::Advances, of(ColumnOrder::Advance)),
            (Upshot::StandsFast, of(ColumnOrder::Stand)),
            (Upshot::FallsBack, of(ColumnOrder::Back)),
        ])
    }

    /// For each piece being fought, the probability that it falls once all dice are rolled (K10.g).
    #[must_use]
    pub fn falls(&self, position: &Position) -> Vec<(PieceId, Fraction)> {
        let mut targets: Vec<PieceId> = position.bouts.iter().map(|bout| bout.target).collect();
        targets.sort_unstable();
        targets.dedup();
        let misses = |bout: &Bout| match (bout.roll, bout.kills) {
            (0, _) => chances(ONE_DIE, self.blow(position, bout.by, bout.target).1)[1],
            (_, true) => Fraction::ZERO,
            (_, false) => Fraction::ONE,
        };
        let falls = |target: PieceId| {
            let own = position.bouts.iter().filter(|bout| bout.target == target);
            let stays = own.fold(Fraction::ONE, |stays, bout| stays * misses(bout));
            Fraction::new(stays.denominator() - stays.numerator(), stays.denominator()).map(|falls| (target, falls))
        };
        targets.into_iter().filter_map(falls).collect()
    }
}

const ONE_DIE: Dice = Dice { what: "dice-knapp-melee", count: 1, faces: 6 };

/// The probabilities that the sum of the dice is at least `least`, and that it is not.
fn chances(dice: Dice, least: i32) -> [Fraction; 2] {
    let of =
        |good: bool| dice.sums().filter(|(roll, _)| (i32::from(roll.0) >= least) == good).map(|(_, own)| own).sum();
    [true, false].map(of)
}

/// The results of a roll that either succeeds, followed by `then`, or changes nothing.
fn branch([good, bad]: [Fraction; 2], then: Upshots) -> Upshots {
    let then = then.into_iter().map(|(upshot, share)| (upshot, good * share));
    possible(then.chain([(Upshot::Nothing, bad)]))
}

fn possible(all: impl IntoIterator<Item = (Upshot, Fraction)>) -> Upshots {
    all.into_iter().filter(|(_, chance)| chance.is_possible()).collect()
}
