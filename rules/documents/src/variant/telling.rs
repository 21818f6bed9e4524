//! Variants in words, as in a rulebook: every rule, row and figure as a message.
//!
//! A rule is typed, so its sentence is generated from it and never differs from what is played. Phrases are nested
//! messages; all words and all grammar, such as the gender of a French noun, are in the message files.

mod comparisons;
mod conditions;
mod constants;
mod effects;
mod formula;
mod lists;
mod noun;
mod numbers;
mod occasions;
mod predicate;
mod predicates;
mod quantities;
mod queries;
mod search;
mod tables;
#[cfg(test)]
mod tests;
mod thing_names;
mod things;
mod vocabulary;

pub use constants::{tell_flag, tell_kind, tell_opt, tell_param};
pub use tables::{Cells, tell_cells, tell_row, tell_table};
pub use vocabulary::{named, tell_region, vocabulary};

use super::{By, Effect, Happens, Occasion, Rule, Variant};
use crate::phrase::Phrase;
use crate::side::Side;
use formula::Formula;
use noun::Noun;
use thing_names::{Fold, ThingNames};

/// Returns a rule as one sentence. `variant` is the variant it belongs to, whose names the sentence uses.
///
/// # Examples
///
/// ```
/// use rules::text;
/// use rules::variant::{Variant, tell};
///
/// let variant: Variant = text::read(r#"Variant(
///     format: 1, id: "dawn", title: (en: "Dawn"), by: Painted,
///     rules: [When(on: Phase(TurnEnd), if: Eq(Turn, N(3)), do: [EndGame("marginal_texan")])],
/// )"#)?;
/// let sentence = tell(&variant.rules[0], &variant);
/// assert_eq!(sentence.id, "telling-when-if");
/// let parts: Vec<&str> = sentence.arguments.iter().map(|(name, _)| *name).collect();
/// assert_eq!(parts, ["event", "cond", "what"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn tell(rule: &Rule, variant: &Variant) -> Phrase {
    match rule {
        Rule::When { on, by, cond, act, .. } => {
            let scene = ThingNames::of_occasion(on);
            let fold = Fold::new(Formula::new(cond, false), scene.folds);
            let offered = match on {
                Occasion::Offer(_, query) => Some(Noun::new(query)),
                _ => None,
            };
            let actor = match by {
                By::Engine => None,
                By::May(side) | By::Must(side) => Some(*side),
            };
            let teller = Teller { actor, ..Teller::new(variant, scene.called(fold.unit.noun), offered) };
            let is_check = matches!(on, Occasion::Try(Happens::Check) | Occasion::Did(Happens::Check));
            let event = fold.around(teller.occasion(on, &fold), is_check, &teller);
            let what = teller.effects(act);
            let what = match by {
                By::Engine => what,
                By::May(side) if is_sentence(act) => {
                    Phrase::new("telling-may-so").word("player", player(*side)).said("what", what)
                }
                By::Must(side) if is_sentence(act) => {
                    Phrase::new("telling-must-so").word("player", player(*side)).said("what", what)
                }
                By::May(side) => Phrase::new("telling-may").word("player", player(*side)).said("what", what),
                By::Must(side) => Phrase::new("telling-must").word("player", player(*side)).said("what", what),
            };
            match teller.condition(&fold.rest) {
                Some(cond) => Phrase::new("telling-when-if").said("event", event).said("cond", cond).said("what", what),
                None => Phrase::new("telling-when").said("event", event).said("what", what),
            }
        }
        Rule::Adjust { what, cond, op, .. } => {
            let (scene, asked) = ThingNames::of_quantity(what, variant);
            let asked = asked.or_else(|| search::it(cond, variant));
            let fold = Fold::new(Formula::new(cond, false), scene.folds);
            let teller = Teller::new(variant, scene.called(fold.unit.noun), asked);
            let sentence = fold.around(teller.adjustment(what, op, &fold), false, &teller);
            match teller.condition(&fold.rest) {
                Some(cond) => Phrase::new("telling-adjust-if").said("sentence", sentence).said("cond", cond),
                None => Phrase::new("telling-adjust").said("sentence", sentence),
            }
        }
        Rule::Require { at, that, .. } => {
            let teller = Teller::new(variant, ThingNames::default(), None);
            let that = Formula::new(that, false);
            let cond = teller.condition(&that).unwrap_or_else(|| teller.clause(&that));
            Phrase::new("telling-require").word("step", occasions::step(*at)).said("cond", cond)
        }
    }
}

/// Whether the effects are a sentence that does not begin with a verb, so that it cannot follow "may".
fn is_sentence(act: &[Effect]) -> bool {
    matches!(act.first(), Some(Effect::Each(..) | Effect::If(..)))
}

/// Returns the message id of the player of a side.
const fn player(side: Side) -> &'static str {
    match side {
        Side::Texan => "telling-player-texan",
        Side::Mexican => "telling-player-mexican",
    }
}

/// Puts the parts of one rule into words.
#[derive(Clone)]
struct Teller<'v> {
    variant: &'v Variant,
    /// The names of the occasion's things.
    scene: ThingNames,
    /// The side whose player acts.
    actor: Option<Side>,
    /// The things queries look at, the innermost last.
    looked: Vec<Looked>,
}

/// Something a query looks at.
#[derive(Clone, Copy)]
struct Looked {
    noun: Noun,
    /// Whether it is plural.
    many: bool,
    /// Whether the sentence is still within the clause that describes it, so that "it" is clear.
    inside: bool,
}

impl<'v> Teller<'v> {
    fn new(variant: &'v Variant, scene: ThingNames, it: Option<Noun>) -> Self {
        let looked = it.into_iter().map(|noun| Looked { noun, many: false, inside: false }).collect();
        Self { variant, scene, actor: None, looked }
    }

    /// Returns a teller inside a query that looks at `looked`.
    fn looking(&self, looked: Looked) -> Self {
        let mut teller = self.clone();
        teller.looked.push(looked);
        teller
    }
}
