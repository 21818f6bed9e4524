//! Decisions as maps and panels offer them, in any game system.

use super::PieceId;
use crate::board::SpotId;
use crate::hex::Hex;
use crate::hexside::Hexside;

/// A legal decision, as a map and a panel offer it. No rule reads it: its effect is given by its text alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// The action as logs write it ([`Spoken::write_action`](super::Spoken::write_action)); it identifies the decision.
    pub text: String,
    /// The kind of decision, such as a move or an attack.
    pub kind: DecisionKind,
    /// The piece that acts; `None` if no piece does.
    pub piece: Option<PieceId>,
    /// The piece that is attacked; `None` if none is.
    pub target: Option<PieceId>,
    /// The spots of its path, in order, up to its destination.
    pub path: Vec<SpotId>,
    /// The group that it plans for, by its index in [`Shown::groups`](super::Shown::groups), and the word for the plan.
    pub plan: Option<(usize, String)>,
    /// Further hexes that stand for it, in addition to those of its path: they are highlighted, and a click on one may
    /// select it.
    pub hexes: Vec<Hex>,
    /// The hexside it concerns.
    pub side: Option<Hexside>,
    /// Where it is offered.
    pub offered: Offered,
    /// Whether its button is the default one among several.
    pub is_usual: bool,
}

impl Decision {
    /// Creates a decision that is only a button.
    #[must_use]
    pub const fn new(text: String, kind: DecisionKind) -> Self {
        Self {
            text,
            kind,
            piece: None,
            target: None,
            path: Vec::new(),
            plan: None,
            hexes: Vec::new(),
            side: None,
            offered: Offered::Always,
            is_usual: false,
        }
    }

    /// Whether it plans for this group.
    #[must_use]
    pub fn plans_for(&self, group: usize) -> bool {
        self.plan.as_ref().is_some_and(|(own, _)| *own == group)
    }

    /// Returns its destination.
    #[must_use]
    pub fn to(&self) -> Option<SpotId> {
        self.path.last().copied()
    }
}

/// The kinds of decisions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecisionKind {
    /// A counter is placed on the map.
    Place,
    /// A plan is made for a group.
    Plan,
    /// A counter moves one step.
    Step,
    /// A counter attacks another.
    Attack,
    /// A gun fires at a wall.
    Breach,
    /// A counter strikes back at its attacker.
    StrikeBack,
    /// A unit takes a path of retreat.
    Retreat,
    /// Any other decision.
    Other,
    /// The player is done.
    Done,
}

/// Where a decision is offered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Offered {
    /// On the map only.
    OnMap,
    /// With a button.
    Always,
    /// With a button, while one of these counters is selected.
    With(Vec<PieceId>),
    /// With a button, while this counter or none is selected.
    WithOrFree(PieceId),
}

/// The kind of decision a player has to make on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Task {
    /// Counters are placed on the map.
    Place,
    /// Plans are made for groups.
    Plan,
    /// Counters move.
    Move,
    /// Counters attack.
    Attack,
    /// This unit retreats.
    Retreat(PieceId),
    /// A hexside is chosen as a target.
    Aim,
    /// One of a few answers is given.
    Answer,
}
