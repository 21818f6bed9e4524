//! The grammar of the language as data: which words may stand where, and what follows each of them.
//!
//! With it a form can show any rule and let it be changed word by word without knowing a single one of them. A variant
//! becomes a [`Tree`] and comes back from it unchanged. The grammar is made from the same lists that convert the typed
//! words, and the compiler refuses a list that leaves one out: what can be written as text can be put together in a
//! form.

mod binds;
mod class;
mod conditions;
mod convert;
mod effects;
mod fits;
mod form_edit;
mod nouns;
mod rename;
mod start;
#[cfg(test)]
mod tests;
mod tree;
mod verbs;
mod written;

pub use binds::binds;
pub use class::{GrammarWord, NameClass, Slot, SlotClass};
pub use fits::fits;
pub use form_edit::{FormEdit, edit};
pub use tree::Tree;
pub use written::written;

use super::Variant;
pub use rename::told_anew;

use convert::Grown as _;

/// A variant as a tree.
///
/// # Examples
///
/// ```
/// use rules::text;
/// use rules::variant::Variant;
/// use rules::variant::grammar::{self, SlotClass};
///
/// let variant: Variant = text::read(r#"Variant(
///     format: 1, id: "march", title: (en: "March"), by: Painted,
///     rules: [Adjust(what: Moves, op: Add(N(1)))],
/// )"#)?;
/// let tree = grammar::tree(&variant);
/// let rules = SlotClass::Variant.words()[0].slots.iter().position(|slot| slot.name == "rules");
/// let first = rules.and_then(|rules| grammar::rule(tree.at(&[rules, 0])?));
/// assert_eq!(first.as_ref(), variant.rules.first(), "it comes back from the tree unchanged");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn tree(variant: &Variant) -> Tree {
    variant.tree()
}

/// The rule a tree says; `None` where a word, a name or a figure in it is none.
#[must_use]
pub fn rule(tree: &Tree) -> Option<super::Rule> {
    super::Rule::read(tree)
}

/// The condition a tree says; `None` where a word, a name or a figure in it is none.
#[cfg(test)]
pub(crate) fn condition(tree: &Tree) -> Option<super::Condition> {
    super::Condition::read(tree)
}

/// The class of what stands in a variant at a path.
///
/// # Examples
///
/// ```
/// use rules::variant::{Variant, grammar};
///
/// let tree = grammar::tree(&Variant::default());
/// assert_eq!(grammar::class_at(&tree, &[]), Some(grammar::SlotClass::Variant));
/// assert_eq!(grammar::class_at(&tree, &[999]), None);
/// ```
#[must_use]
pub fn class_at(variant: &Tree, path: &[usize]) -> Option<SlotClass> {
    let (mut class, mut at) = (SlotClass::Variant, variant);
    for step in path {
        class = match class {
            SlotClass::List(inner) | SlotClass::Maybe(inner) => *inner,
            class => class.word(&at.head)?.slots.get(*step)?.class,
        };
        at = at.kids.get(*step)?;
    }
    Some(class)
}
