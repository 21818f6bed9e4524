//! The things that words bind, so that a rule may refer to them.

use super::class::SlotClass;
use super::conditions::THINGS;
use super::convert::Grown as _;
use super::start::Site;
use super::tree;
use crate::variant::roles::{Bindings, of_happening};
use crate::variant::{Happens, Occasion, Quantity, Thing, Variant};

/// Returns the things a word binds, by their names in the language, such as `Unit` and `Via` for `Cross`.
///
/// In addition a rule may always refer to the game, and to hexes and hexsides by number. `None` for words that bind
/// nothing on their own: what `Did` and `Try` bind depends on what happens.
///
/// ```
/// use rules::variant::grammar::{SlotClass, binds};
///
/// assert_eq!(binds(SlotClass::Happening, "Stop").unwrap(), ["Unit", "To"]);
/// assert_eq!(binds(SlotClass::Quantity, "Withdrawal").unwrap(), [""; 0]);
/// assert_eq!(binds(SlotClass::Condition, "Is"), None);
/// ```
#[must_use]
pub fn binds(class: SlotClass, name: &str) -> Option<Vec<&'static str>> {
    let word = class.word(name)?;
    let empty = tree(&Variant::default());
    let written = Site::at(&empty, &[]).put(class, word);
    let bound: Bindings = match class {
        SlotClass::Happening => of_happening(Happens::read(&written)?).into(),
        SlotClass::Quantity => Bindings::of_quantity(&Quantity::read(&written)?, &[]),
        SlotClass::Occasion if !matches!(name, "Did" | "Try") => Bindings::of_occasion(&Occasion::read(&written)?),
        _ => return None,
    };
    let is_bound = |thing: &&str| match Thing::read(&super::Tree::leaf(thing)) {
        Some(Thing::Game) | None => false,
        Some(thing) => bound.binds(&thing, &bound.it),
    };
    Some(THINGS.iter().map(|word| word.name).filter(is_bound).collect())
}
