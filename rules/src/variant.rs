//! Variants: rules designers write as data.
//!
//! A variant has five nouns and three verbs. The nouns: [parameters](Param) and [options](Opt) it lets its user choose,
//! [flags](Flag) that hold everything it adds to a position, tags that say what a thing is, regions and
//! [kinds](NewHexsideKind) of hexsides, and [tables](Table) for every roll. The [verbs](Rule): `Adjust` changes a number or a
//! permission while a condition holds, `When` does something on an occasion, `Require` wants something of the set-up.
//! There are no variables, no functions and no loops: no variant can keep a game from ending.
//!
//! This module knows the words of the language and how they are written; what they do in a game is the business of
//! [`crate::alamo`].

mod condition;
mod constant;
mod effect;
pub(crate) mod facts;
mod flag;
pub mod grammar;
mod kind;
mod liftable;
pub(crate) mod pairs;
pub(crate) mod plain;
mod quantity;
mod roles;
mod rule;
mod table;
mod tag;
mod telling;
#[cfg(test)]
mod tests;
mod unknown_names;
mod visitor;

pub use condition::{Condition, FAR_AWAY, Number, Query, Thing};
pub use constant::{Opt, Param};
pub use effect::{Effect, PLOTTED_AREA};
pub use flag::{Flag, Lasts, Scope};
pub use kind::{NewHexsideKind, Shields};
pub use liftable::LIFTABLE;
pub use pairs::works_at;
pub use quantity::{Operation, Quantity, QuantityKind};
pub(crate) use quantity::{SentenceSubject, Traits, with_quantities};
pub(crate) use roles::{Bindings, Given, callers};
pub use rule::{AttackMode, By, Happens, InPhase, Occasion, Rule, SetUpStep};
pub use table::{ResultRange, Row, Table, Throw};
pub(crate) use tag::as_tag;
pub use telling::{
    Cells, named, tell, tell_cells, tell_flag, tell_kind, tell_opt, tell_param, tell_region, tell_row, tell_table,
    vocabulary,
};
pub(crate) use unknown_names::unknown;

pub(crate) use visitor::{Said, See, walk_actions, walk_rule, walk_rule_within, walk_variant};

use serde::{Deserialize, Serialize};

use crate::allowance::Allowance;
use crate::map::Members;
use crate::provenance::Provenance;
use crate::text::Document;
use crate::words::Words;

/// A homebrew or published variant (`.variant.ron`).
///
/// # Examples
///
/// ```
/// use rules::text;
/// use rules::variant::{Rule, Variant};
///
/// let variant: Variant = text::read(r#"Variant(
///     format: 1, id: "forced_march", title: (en: "Forced march"), by: Painted,
///     params: [(id: "more", is: 2, least: 0, most: 6)],
///     rules: [Adjust(what: Moves, if: Is(Unit, "mexican"), op: Add(P("more")))],
/// )"#)?;
/// assert!(matches!(variant.rules[0], Rule::Adjust { .. }));
/// assert_eq!(variant.atoms().collect::<Vec<_>>(), ["forced_march.1"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Variant", deny_unknown_fields)]
pub struct Variant {
    /// Version of the text format: 1.
    pub format: u32,
    /// Short name, by which other variants, cases and accounts of games call it.
    pub id: String,
    /// Title, as lists and pages show it.
    pub title: Words,
    /// Where the variant as a whole comes from.
    pub by: Provenance,
    /// Its page: what it does and why, paragraph by paragraph.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Words>,
    /// Findings of the validator that are meant to be there, each with its reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allow: Vec<Allowance>,
    /// Variants it cannot be used without, by their `id`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<String>,
    /// Variants whose flags, tables or rules it reads where they are used, by their `id`; without them their flags read
    /// 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub uses: Vec<String>,
    /// Charts of the rulebook in whose place it puts a table of its own, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replaces: Vec<String>,
    /// Parameters: figures its user may change.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub params: Vec<Param>,
    /// Options: choices its user has.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opts: Vec<Opt>,
    /// Flags: numbers it adds to things of a position, such as a marker on a unit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<Flag>,
    /// Parts of the map it names for its rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<Area>,
    /// Kinds of hexsides it adds to those of the chart.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kinds: Vec<NewHexsideKind>,
    /// Tables that rules roll or draw on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<Table>,
    /// Its rules, in the order in which they speak.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Rule>,
}

/// A part of the map a variant names.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// Its name, as rules call it.
    pub id: String,
    /// The hexes, spots or hexsides that belong to it.
    pub members: Members,
    /// Where that comes from; left out where it comes from where the variant does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Provenance>,
}

impl Variant {
    /// What refusals and accounts cite when its rules act, in their order: two rules may share a number.
    pub fn atoms(&self) -> impl Iterator<Item = String> + '_ {
        (1..).zip(&self.rules).map(|(number, rule)| rule.atom_in(&self.id, number))
    }
}

impl Document for Variant {
    const NAME: &'static str = "Variant";
    const EXTENSION: &'static str = "variant.ron";
    const DEPTH: usize = 3;

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &self.title
    }

    // The order of the rules is part of what a variant says, and so is that of rows and notes.
    fn sort(&mut self) {
        self.allow.sort();
    }
}
