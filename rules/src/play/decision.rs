//! Decisions as maps and panels offer them, whatever the game system.

use super::PieceId;
use crate::board::SpotId;
use crate::hex::Hex;
use crate::hexside::Hexside;

/// A decision that is allowed, as a map and a panel offer it. No rule reads it: what it does is in its text alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// As logs write it ([`Spoken::write_action`](super::Spoken::write_action)): what it is known by.
    pub text: String,
    /// What sort of decision it is, such as a move or an attack.
    pub kind: DecisionKind,
    /// The piece that acts; `None` where no piece does.
    pub piece: Option<PieceId>,
    /// The piece that is attacked; `None` where none is.
    pub target: Option<PieceId>,
    /// The spots it leads over, in order; it ends on the last.
    pub path: Vec<SpotId>,
    /// The group that is planned for, by its place in [`Shown::groups`](super::Shown::groups), and what is planned, in a
    /// word.
    pub plan: Option<(usize, String)>,
    /// Hexes that stand for it beside those of its path: they are lit, and a click on one may mean it.
    pub hexes: Vec<Hex>,
    /// The hexside it is about.
    pub side: Option<Hexside>,
    /// Where it is offered.
    pub offered: Offered,
    /// Whether its button is the one to press where there are others.
    pub is_usual: bool,
}

impl Decision {
    /// One that is only a button.
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

    /// Whether it plans for a group.
    #[must_use]
    pub fn plans_for(&self, group: usize) -> bool {
        self.plan.as_ref().is_some_and(|(own, _)| *own == group)
    }

    /// Where it ends.
    #[must_use]
    pub fn to(&self) -> Option<SpotId> {
        self.path.last().copied()
    }
}

/// The kinds of decisions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecisionKind {
    /// A counter comes onto the map.
    Place,
    /// A group is planned for.
    Plan,
    /// A counter goes one step.
    Step,
    /// A counter attacks.
    Attack,
    /// A gun fires at a wall.
    Breach,
    /// The attack that was made is answered in kind.
    StrikeBack,
    /// A unit goes the way of its retreat.
    Retreat,
    /// Something else.
    Other,
    /// The player has done all he wants.
    Done,
}

/// Where a decision is offered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Offered {
    /// On the map alone.
    OnMap,
    /// By a button.
    Always,
    /// By a button while one of these counters is in hand.
    With(Vec<PieceId>),
    /// By a button while this counter is in hand, or none is.
    WithOrFree(PieceId),
}

/// What a player has to decide, as far as it is decided on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Task {
    /// Counters come onto the map.
    Place,
    /// Groups are planned for.
    Plan,
    /// Counters move.
    Move,
    /// Counters attack.
    Attack,
    /// This unit retreats.
    Retreat(PieceId),
    /// Something is aimed at a hexside.
    Aim,
    /// One of a few answers.
    Answer,
}
