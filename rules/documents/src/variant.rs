//! Variants: rules that designers write as data.
//!
//! The language has five nouns and three verbs. The nouns are [parameters](Param) and [options](Opt) that the user can
//! choose, [flags](Flag) that hold everything a variant adds to a position, tags that classify things, regions and
//! [kinds](NewHexsideKind) of hexsides, and [tables](Table) for every roll. The [verbs](Rule) are `Adjust`, which
//! changes a number or a permission while a condition holds, `When`, which acts on an occasion, and `Require`, which
//! demands something of the set-up. There are no variables, functions or loops, so no variant can keep a game from
//! ending.
//!
//! This module defines the language and its notation; the engine of the game, `rules::alamo`, executes it.

mod by_areas;
mod condition;
mod constant;
mod effect;
pub mod facts;
mod flag;
pub mod grammar;
mod kind;
mod liftable;
pub mod pairs;
pub mod plain;
mod quantity;
mod roles;
mod rule;
mod suspension;
mod table;
mod tag;
mod telling;
#[cfg(test)]
mod tests;
mod unknown_names;
mod visitor;
mod worked_out;

pub use crate::with_quantities;
pub use by_areas::words_by_areas;
pub use condition::{Condition, FAR_AWAY, Number, Query, Thing};
pub use constant::{Opt, Param};
pub use effect::{Effect, PLOTTED_AREA, VICTORIES, victory_named};
pub use flag::{Flag, Lasts, Scope};
pub use kind::{NewHexsideKind, Shields};
pub use liftable::LIFTABLE;
pub use pairs::works_at;
pub use quantity::{Operation, Quantity, QuantityKind, SentenceSubject, Traits};
pub use roles::{Bindings, Given, callers};
pub use rule::{AttackMode, By, Happens, InPhase, Occasion, Rule, SetUpStep};
pub use suspension::{Suspended, suspended, suspending, suspends_itself};
pub use table::{ResultRange, Row, Table, Throw};
pub use tag::as_tag;
pub use telling::{
    Cells, named, tell, tell_cells, tell_flag, tell_kind, tell_opt, tell_param, tell_region, tell_row, tell_table,
    vocabulary,
};
pub use unknown_names::unknown;
pub use visitor::{Said, See, walk_actions, walk_rule, walk_rule_within, walk_variant};

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
    /// Short name, by which other variants, cases and reports of games refer to it.
    pub id: String,
    /// Title, as lists and pages show it.
    pub title: Words,
    /// Where the variant as a whole comes from.
    pub by: Provenance,
    /// The text of its page: what it does and why, one entry per paragraph.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Words>,
    /// Findings that are intended, each with its reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allow: Vec<Allowance>,
    /// Variants it requires, by their `id`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<String>,
    /// Variants whose flags, tables or rules it reads if they are in use, by their `id`. If they are not, their flags
    /// read 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub uses: Vec<String>,
    /// Charts of the rulebook that it replaces with tables of its own, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replaces: Vec<String>,
    /// Parameters: numbers the user may change.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub params: Vec<Param>,
    /// Options: choices the user has.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opts: Vec<Opt>,
    /// Flags: numbers carried by things of a position, such as a marker on a unit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<Flag>,
    /// Named parts of the map that its rules use.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<Area>,
    /// Kinds of hexsides it adds to those of the Terrain Effects Chart.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kinds: Vec<NewHexsideKind>,
    /// Tables that rules roll or draw on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<Table>,
    /// Its rules, in the order in which they apply.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Rule>,
}

/// A named part of the map.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// Its name, as used in rules.
    pub id: String,
    /// The hexes, spots or hexsides that belong to it.
    pub members: Members,
    /// Where it comes from; if left out, where the variant comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Provenance>,
}

impl Variant {
    /// Returns the citation of each rule in refusals and accounts, in the order of the rules. Two rules may share a
    /// citation.
    pub fn atoms(&self) -> impl Iterator<Item = String> + '_ {
        (1..).zip(&self.rules).map(|(number, rule)| rule.atom_in(&self.id, number))
    }
}

impl Document for Variant {
    const NAME: &'static str = "Variant";
    const EXTENSION: &'static str = "variant.ron";
    const DEPTH: usize = 3;

    crate::document_text!();

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &self.title
    }

    // The order of the rules is significant, and so is the order of rows and notes.
    fn sort(&mut self) {
        self.allow.sort();
    }
}
