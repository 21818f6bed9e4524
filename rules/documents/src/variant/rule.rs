//! The three verbs.

use serde::{Deserialize, Serialize};

use super::{Condition, Effect, Operation, Quantity, Query};
use crate::side::Side;
use crate::words::Words;

/// A rule of a variant.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Rule {
    /// Does something on an occasion.
    When {
        /// Its name, by which other rules can forbid it and reports refer to it.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        id: String,
        /// Its number in a published text, such as `V5.b`; empty if it has none.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        cites: String,
        /// The occasion on which it acts.
        on: Occasion,
        /// Who decides whether it happens.
        #[serde(default, skip_serializing_if = "By::is_engine")]
        #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
        by: By,
        /// The condition under which the rule acts.
        #[serde(default, rename = "if", skip_serializing_if = "Condition::is_always")]
        #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
        cond: Condition,
        /// The effects, in order.
        #[serde(rename = "do")]
        act: Vec<Effect>,
        /// The question put to a player, or what the rule says, in a few words.
        #[serde(default, skip_serializing_if = "Words::is_empty")]
        says: Words,
    },
    /// Changes a number or a permission.
    Adjust {
        /// Its name, by which other rules can forbid it; empty for none.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        id: String,
        /// Its number in a published text, such as `V5.b`; empty if it has none.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        cites: String,
        /// The number or the permission that is changed.
        what: Quantity,
        /// The condition under which the rule acts.
        #[serde(default, rename = "if", skip_serializing_if = "Condition::is_always")]
        #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
        cond: Condition,
        /// How the quantity is changed.
        op: Operation,
        /// What the rule says, in a few words.
        #[serde(default, skip_serializing_if = "Words::is_empty")]
        says: Words,
    },
    /// Requires a condition to hold before a step of the set-up can end.
    Require {
        /// Its name, by which other rules can forbid it; empty for none.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        id: String,
        /// Its number in a published text, such as `V5.b`; empty if it has none.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        cites: String,
        /// The step of the set-up that cannot end otherwise.
        at: SetUpStep,
        /// The condition that must hold for the step to end.
        that: Condition,
        /// The requirement, in a few words.
        says: Words,
    },
}

impl Rule {
    /// Returns its name; empty if it has none.
    #[must_use]
    pub fn id(&self) -> &str {
        let (Self::When { id, .. } | Self::Adjust { id, .. } | Self::Require { id, .. }) = self;
        id
    }

    /// Returns the name of the rule, or `VARIANT.NUMBER` for one without; `number` is its position among the rules,
    /// from 1.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::text;
    /// use rules::variant::Variant;
    ///
    /// let variant: Variant = text::read(r#"Variant(
    ///     format: 1, id: "march", title: (en: "March"), by: Painted,
    ///     rules: [
    ///         Adjust(what: Moves, op: Add(N(1))),
    ///         Adjust(id: "march.guns", what: Moves, op: Add(N(2))),
    ///     ],
    /// )"#)?;
    /// assert_eq!(variant.rules[0].name_in("march", 1), "march.1");
    /// assert_eq!(variant.rules[1].name_in("march", 2), "march.guns");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn name_in(&self, variant: &str, number: usize) -> String {
        if self.id().is_empty() { format!("{variant}.{number}") } else { self.id().to_owned() }
    }

    /// Returns what refusals and events cite: the number in a published text, or without one the name
    /// ([`name_in`](Self::name_in)).
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::text;
    /// use rules::variant::Variant;
    ///
    /// let variant: Variant = text::read(r#"Variant(
    ///     format: 1, id: "march", title: (en: "March"), by: Painted,
    ///     rules: [Adjust(id: "march.guns", cites: "V5.b", what: Moves, op: Add(N(2)))],
    /// )"#)?;
    /// assert_eq!(variant.rules[0].atom_in("march", 1), "V5.b", "what a published text calls it comes first");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn atom_in(&self, variant: &str, number: usize) -> String {
        if self.cites().is_empty() { self.name_in(variant, number) } else { self.cites().to_owned() }
    }

    /// Returns the rule's number in a published text; empty if it has none.
    #[must_use]
    pub fn cites(&self) -> &str {
        let (Self::When { cites, .. } | Self::Adjust { cites, .. } | Self::Require { cites, .. }) = self;
        cites
    }

    /// Returns its short text for players.
    #[must_use]
    pub const fn says(&self) -> &Words {
        let (Self::When { says, .. } | Self::Adjust { says, .. } | Self::Require { says, .. }) = self;
        says
    }
}

/// Who decides whether a rule is used.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum By {
    /// No player: it happens automatically.
    #[default]
    Engine,
    /// This side, which may decline.
    May(Side),
    /// This side, which may not decline and only chooses how.
    Must(Side),
}

impl By {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    fn is_engine(&self) -> bool {
        *self == Self::Engine
    }
}

/// The occasion of a rule, with the things it binds.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Occasion {
    /// A step of the set-up ends.
    Setup(SetUpStep),
    /// A phase begins.
    Phase(InPhase),
    /// A phase ends.
    PhaseEnd(InPhase),
    /// A player may do this for each thing the query finds, while handling a unit in the phase. A phase without moves
    /// or attacks waits for the side that the rule names, or otherwise for the phasing side, as long as that side is
    /// offered anything; what the phase does automatically comes afterwards.
    Offer(InPhase, Query),
    /// Something is about to happen and can still be prevented.
    Try(Happens),
    /// Something has happened.
    Did(Happens),
    /// After each effect that has changed something.
    Settled,
}

/// A phase of a Game-Turn (4.0), as written in rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum InPhase {
    /// Replacements: the first phase of a turn.
    Replacement,
    /// A committed Reserve is placed.
    ReservePlacement,
    /// The garrison moves.
    TexanMove,
    /// The garrison attacks.
    TexanCombat,
    /// The garrison rallies.
    TexanRally,
    /// The Reserve may be committed.
    ReserveCommit,
    /// The attackers move.
    MexicanMove,
    /// The attackers attack.
    MexicanCombat,
    /// The attackers rally.
    MexicanRally,
    /// The attackers' losses are compared with the withdrawal figures.
    Withdrawal,
    /// The turn ends.
    TurnEnd,
    /// A round begins: the dice decide whether it is day. Only in the game that moves by areas, like the phases below.
    Light,
    /// The attackers choose what to activate.
    MexicanOrder,
    /// The activated attackers act.
    MexicanAction,
    /// The garrison chooses what to activate.
    TexanOrder,
    /// The activated units of the garrison act.
    TexanAction,
}

impl InPhase {
    /// Every phase, in order.
    pub const ALL: [Self; 16] = [
        Self::Replacement,
        Self::ReservePlacement,
        Self::TexanMove,
        Self::TexanCombat,
        Self::TexanRally,
        Self::ReserveCommit,
        Self::MexicanMove,
        Self::MexicanCombat,
        Self::MexicanRally,
        Self::Withdrawal,
        Self::TurnEnd,
        Self::Light,
        Self::MexicanOrder,
        Self::MexicanAction,
        Self::TexanOrder,
        Self::TexanAction,
    ];
}

/// A step of the set-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Step")]
pub enum SetUpStep {
    /// Before everything else: changes to the map itself.
    Map,
    /// Before the batteries are placed.
    PreGuns,
    /// The batteries are placed.
    Guns,
    /// The attackers plot in secret where their columns enter.
    Plot,
    /// Before the garrison is placed.
    PreUnits,
    /// The garrison is placed.
    Units,
    /// After the garrison is placed.
    Nominate,
    /// The attackers are placed.
    MexicanUnits,
}

impl SetUpStep {
    /// Every step, in order.
    pub const ALL: [Self; 8] = [
        Self::Map,
        Self::PreGuns,
        Self::Guns,
        Self::Plot,
        Self::PreUnits,
        Self::Units,
        Self::Nominate,
        Self::MexicanUnits,
    ];
}

/// An event that a rule can react to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Happens {
    /// A piece goes from one spot to the next, in a move, a retreat or an advance.
    Cross,
    /// A piece ends its move.
    Stop,
    /// An attack is made, including its answer.
    Attack,
    /// A Damage Check is made.
    Check,
    /// A battery breaches a hexside.
    Breach,
    /// A unit loses or regains its order.
    State,
    /// A unit or leader is lost.
    Remove,
    /// A unit rallies.
    Rally,
    /// A piece comes onto the map.
    Enter,
    /// A unit loses a step and stays on the map.
    Reduce,
    /// A battery has fired at a hexside without breaching it.
    Miss,
    /// The Reserve is committed.
    Commit,
    /// An officer, a column or a unit is activated. Only in the game that moves by areas, like what is below.
    Activate,
    /// A ladder is put up at a wall.
    Ladder,
    /// A room catches fire.
    Ignite,
    /// Day breaks.
    Dawn,
}

impl Happens {
    /// Everything that can happen.
    pub const ALL: [Self; 16] = [
        Self::Cross,
        Self::Stop,
        Self::Attack,
        Self::Check,
        Self::Breach,
        Self::State,
        Self::Remove,
        Self::Rally,
        Self::Enter,
        Self::Reduce,
        Self::Miss,
        Self::Commit,
        Self::Activate,
        Self::Ladder,
        Self::Ignite,
        Self::Dawn,
    ];
}

/// How an attack is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Way")]
pub enum AttackMode {
    /// With muskets.
    Fire,
    /// Melee.
    Melee,
    /// With a battery.
    Battery,
}

impl AttackMode {
    /// Every attack mode.
    pub const ALL: [Self; 3] = [Self::Fire, Self::Melee, Self::Battery];
}
