//! The contract of all game systems: who decides next, what is legal, why an action is refused, what the dice can
//! bring, and what happened.
//!
//! The rules never roll dice. If a roll is due the actor is chance, and the caller (play-test, panel or case) rolls and
//! passes the result to the game. Every event and every refusal cites its atom.

mod activation;
mod atom;
mod chance;
mod counter;
mod credit;
mod decision;
mod denial;
mod fact;
pub(crate) mod forms;
mod fraction;
mod game;
mod index;
mod moment;
pub(crate) mod naming;
mod not_an_action;
mod odds;
mod outcome;
mod range;
mod reach;
mod refusal;
mod score;
mod shown;
mod spoken;

pub use activation::Activation;
pub use atom::Atom;
pub(crate) use chance::summed;
pub use chance::{Dice, Roll};
pub use counter::{BackFace, Bearer, CounterClass, Group, Marker, MarkerKind, Piece, PieceId, Token, UnitCondition};
pub use credit::Credit;
pub use decision::{Decision, DecisionKind, Offered, Task};
pub(crate) use denial::{No, Verdict, unless};
pub use fact::{Concern, EventView, Fact, News};
pub use fraction::{Fraction, NotAFraction};
pub use game::Game;
pub use index::{Index, Nature, Origin, Rule};
pub(crate) use index::{definition, executable, rules};
pub use moment::{Moment, Phase};
pub use not_an_action::NotAnAction;
pub use not_an_action::near;
pub use odds::{Attack, Cited, Odds, ReckoningLine, Stakes};
pub use outcome::{Outcome, Reason};
pub use range::{Range, RangeUnit};
pub use reach::{Reach, Route, RouteStep};
pub use refusal::{PossiblePlaces, Refusal, RefusedLine};
pub use score::{Score, ScorePart};
pub use shown::Shown;
pub(crate) use shown::beginning;
pub use spoken::{About, Spoken};

use crate::side::Side;

/// The one who decides next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A player.
    Player(Side),
    /// Chance: a roll is due.
    Chance,
    /// The game is over.
    Over,
}
