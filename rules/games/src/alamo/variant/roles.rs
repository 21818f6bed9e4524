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
    /// The spot that is left.
    pub from: SpotId,
    /// The spot that is entered.
    pub to: SpotId,
    /// The hexside between.
    pub via: SideId,
    /// The thing the current query looks at.
    pub it: Item,
    /// The thing the enclosing query looks at.
    pub up: Item,
    /// The mode of what happens: a number of the program's words; 0 for none.
    pub mode: u8,
    /// The mode of the attack.
    pub using: Option<AttackMode>,
    /// The result of what happened: a number of the program's results; 0 for nothing special.
    pub got: u8,
    /// The number by which a Damage Check was missed.
    pub margin: i8,
}

impl Roles {
    /// Creates the roles of a piece on its own.
    pub(in crate::alamo) fn new(unit: PieceId) -> Self {
        Self { unit: Some(unit), ..Self::default() }
    }

    /// Returns the roles inside a query that looks at `it`.
    pub(super) const fn looking_at(self, it: Item) -> Self {
        Self { it, up: self.it, ..self }
    }

    /// Returns the roles after `it` has been chosen: it replaces what was looked at, which becomes `up`.
    pub(super) const fn with(self, it: Item) -> Self {
        Self { it, up: self.it, ..self }
    }
}
