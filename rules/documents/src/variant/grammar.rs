//! The grammar of the language as data: which words may stand where, and what follows each of them.
//!
//! With it a form can show any rule and change it word by word without knowing the individual words. A variant is
//! converted to a [`Tree`] and back unchanged. The grammar is generated from the same lists that convert the typed
//! words, and an incomplete list does not compile: whatever can be written as text can be composed in a form.

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

/// Returns a variant as a tree.
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

/// Returns the rule a tree stands for; `None` if a word, a name or a figure in it is invalid.
#[must_use]
pub fn rule(tree: &Tree) -> Option<super::Rule> {
    super::Rule::read(tree)
}

/// Returns the condition a tree stands for; `None` if a word, a name or a figure in it is invalid.
#[must_use]
pub fn condition(tree: &Tree) -> Option<super::Condition> {
    super::Condition::read(tree)
}

/// Returns the class of the node at a path in a variant; `None` if there is no such path.
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
