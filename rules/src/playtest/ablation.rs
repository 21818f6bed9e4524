//! Ablation: takes away or moves one rule, unit or figure at a time and measures from games what it was worth.
//!
//! Every setting is played with the same dice as the unchanged scenario, and its wins are compared game by game. Among
//! a hundred settings some five seem to matter by luck alone, so effects are selected from the whole list by the
//! procedure of Y. Benjamini and Y. Hochberg ("Controlling the false discovery rate", Journal of the Royal Statistical
//! Society B 57, 1995): on average, at most 5 in 100 of the effects it reports are spurious.

mod alike;
mod discovery;
mod forbidden;
mod law;
mod list;

pub use discovery::{ABLATED_RATE, Ablated, discoveries};
pub use forbidden::{DEEDS, Forbidden};
pub use law::signed;
pub use list::{Wanted, ablations};

use super::{NoChange, ScenarioChange};
use crate::project::{LoadedVariant, Project};
use crate::provenance::Provenance;
use crate::rulebook::{ParameterValue, Setting};
use crate::scenario::VariantUse;
use crate::side::Side;
use crate::variant::{Condition, Operation, Quantity, Rule, Variant};
use crate::words::Words;

/// One thing to take away, move or forbid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ablation {
    /// Gives a parameter another value.
    Parameter {
        /// The dotted name of the parameter, such as `move.ma`.
        name: String,
        /// The value it has in the scenario.
        was: ParameterValue,
        /// The value it has instead.
        is: ParameterValue,
    },
    /// Gives a figure that is not a parameter another value.
    Figure {
        /// The name of the figure.
        name: String,
        /// The value it has in the scenario.
        was: i32,
        /// The value it has instead.
        is: i32,
    },
    /// Suspends a rule of the base game that variants may suspend.
    Suspended {
        /// The number of the rule's atom.
        rule: &'static str,
    },
    /// Leaves out a rule of a variant in force.
    RuleOfVariant {
        /// The variant, as the scenario names it.
        variant: String,
        /// The index of the rule in the variant, from 0.
        at: usize,
        /// The atom of the rule.
        rule: String,
    },
    /// Removes one counter of a kind.
    Fewer {
        /// The id of the counter.
        id: String,
        /// The number of counters of that kind in the scenario.
        of: i32,
        /// The ids of kinds whose counters are the same: what is measured of this one holds for them.
        like: Vec<String>,
    },
    /// Forbids a deed to a side.
    Never {
        /// The deed.
        deed: Forbidden,
        /// The side it is forbidden to.
        side: Side,
    },
}

impl Ablation {
    /// Returns the project with this ablation applied.
    ///
    /// # Errors
    ///
    /// Fails if the scenario does not have the thing in question. Whether the result is playable is not checked.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::Ablation;
    /// use rules::project::Project;
    /// use rules::rulebook::ParameterValue;
    ///
    /// let free = Ablation::Parameter {
    ///     name: "texan.confined".to_owned(),
    ///     was: ParameterValue::Flag(true),
    ///     is: ParameterValue::Flag(false),
    /// };
    /// assert!(!free.made_in(&Project::default())?.rulebook.flag("texan.confined"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn made_in(&self, project: &Project) -> Result<Project, NoChange> {
        let figure = |name: String, value| ScenarioChange::Figure { name, value }.made_in(project);
        match self {
            Self::Figure { name, is, .. } => figure(name.clone(), *is),
            Self::Fewer { id, of, .. } => figure(format!("counter.{id}.quantity"), of - 1),
            Self::Parameter { name, is, .. } => {
                let mut changed = project.clone();
                let by = Provenance::reconstructed("varied for a comparison", "varié pour une comparaison");
                changed.rulebook.parameters.retain(|own| own.name != *name);
                changed.rulebook.parameters.push(Setting { name: name.clone(), value: is.clone(), by });
                Ok(changed)
            }
            Self::RuleOfVariant { variant, at, .. } => {
                let mut changed = project.clone();
                for own in changed.variants.iter_mut().filter(|own| own.name == *variant) {
                    if *at < own.document.rules.len() {
                        own.document.rules.remove(*at);
                    }
                }
                Ok(changed)
            }
            Self::Suspended { rule } => {
                Ok(with_rule(project, Quantity::Applies((*rule).to_owned()), Condition::Always))
            }
            Self::Never { deed, side } => {
                let (what, cond) = deed.forbidden_to(*side);
                Ok(with_rule(project, what, cond))
            }
        }
    }
}

/// The id of the house variant that holds the added rule.
const HOUSE: &str = "ablation";

/// Returns the project with a house rule that forbids `what` under `cond`.
fn with_rule(project: &Project, what: Quantity, cond: Condition) -> Project {
    let says = Words::new("Tried without", "Essayé sans");
    let (id, cites) = (String::new(), String::new());
    let rule = Rule::Adjust { id, cites, what, cond, op: Operation::Forbid, says: says.clone() };
    let by = Provenance::reconstructed("made for a comparison", "fait pour une comparaison");
    let document = Variant {
        format: crate::text::FORMAT,
        id: HOUSE.to_owned(),
        title: says,
        by,
        rules: vec![rule],
        ..Variant::default()
    };
    let mut changed = project.clone();
    let used = VariantUse { document: HOUSE.to_owned(), on: true, ..VariantUse::default() };
    changed.variants.push(LoadedVariant::new(&used, document));
    changed.scenario.variants.push(used);
    changed
}
