//! The pieces, spots and hexsides an occasion binds to the things of a rule.

use serde::Serialize;

use super::{Item, SideId};
use crate::alamo::PieceId;
use crate::board::SpotId;
use crate::variant::AttackMode;

/// The things an occasion or a quantity binds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Roles {
    /// The piece that acts.
    pub unit: Option<PieceId>,
    /// The piece it acts against.
    pub foe: Option<PieceId>,
    /// The battery that fires.
    pub gun: Option<PieceId>,
    /// The spot left.
    pub from: SpotId,
    /// The spot entered.
    pub to: SpotId,
    /// The hexside between.
    pub via: SideId,
    /// What the query at hand looks at.
    pub it: Item,
    /// What the query around it looks at.
    pub up: Item,
    /// What the happening is called: a number of the program's words; 0 for none.
    pub mode: u8,
    /// How an attack is made.
    pub using: Option<AttackMode>,
    /// How what happened ended: a number of the program's results; 0 for nothing special.
    pub got: u8,
    /// By how much a Damage Check was missed.
    pub margin: i8,
}

impl Roles {
    /// A piece alone.
    pub(in crate::alamo) fn new(unit: PieceId) -> Self {
        Self { unit: Some(unit), ..Self::default() }
    }

    /// The same with what an inner query looks at.
    pub(super) const fn looking_at(self, it: Item) -> Self {
        Self { it, up: self.it, ..self }
    }

    /// The same with something chosen: it takes the place of what was looked at.
    pub(super) const fn with(self, it: Item) -> Self {
        Self { it, up: self.it, ..self }
    }
}
