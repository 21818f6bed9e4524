//! Renames things of a variant and every reference to them.

use super::class::{NameClass, SlotClass};
use super::convert::Grown as _;
use super::{Tree, class_at, tree};
use crate::variant::Variant;

/// Returns the variant with names of the map and the counters replaced as `new` says; `None` if no name in it changes.
#[must_use]
pub fn told_anew(variant: &Variant, new: &dyn Fn(NameClass, &str) -> Option<String>) -> Option<Variant> {
    let (mut whole, mut changed) = (tree(variant), false);
    follow(&mut whole, SlotClass::Variant, &mut |names, leaf, _| {
        if let Some(name) = new(names, leaf) {
            *leaf = name;
            changed = true;
        }
    });
    if changed { Variant::read(&whole) } else { None }
}

/// Renames the thing at a path and all references to it in the variant; `None` if the name is taken, or is empty where
/// one is required.
pub(super) fn rename(whole: &mut Tree, path: &[usize], name: &str) -> Option<()> {
    let was = whole.at(path)?.head.clone();
    let (at, around) = path.split_last()?;
    let (owner, class) = (whole.at(around)?, class_at(whole, around)?);
    let named = match class {
        // A choice of an option: the option is two levels above it.
        SlotClass::List(_) => {
            let (_, opt) = around.split_last()?;
            let opt = whole.at(opt)?.kids.first()?.head.clone();
            let taken = owner.kids.iter().enumerate().any(|(own, kid)| own != *at && kid.head == name);
            if taken || name.is_empty() {
                return None;
            }
            name.clone_into(&mut whole.at_mut(path)?.head);
            follow(whole, SlotClass::Variant, &mut |names, leaf, beside| {
                if names == NameClass::Pick && *leaf == was && beside == opt {
                    name.clone_into(leaf);
                }
            });
            return Some(());
        }
        SlotClass::Flag => &[NameClass::Flag][..],
        SlotClass::Param => &[NameClass::Param],
        SlotClass::Choice => &[NameClass::Opt],
        SlotClass::Area => &[NameClass::Region],
        SlotClass::Kind => &[NameClass::Kind, NameClass::Tag],
        SlotClass::Table => &[NameClass::Table, NameClass::Deck],
        SlotClass::Rule => &[NameClass::Rule],
        // The result of a row and the like: nothing refers to it.
        _ => {
            name.clone_into(&mut whole.at_mut(path)?.head);
            return Some(());
        }
    };
    let (mine, list) = around.split_last()?;
    let is_taken = |own: &Tree| own.kids.first().is_some_and(|own| own.head == name);
    let taken = whole.at(list)?.kids.iter().enumerate().any(|(own, kid)| own != *mine && is_taken(kid));
    if class == SlotClass::Rule && name.is_empty() {
        whole.at_mut(path)?.head.clear();
        return Some(());
    }
    if taken || name.is_empty() {
        return None;
    }
    name.clone_into(&mut whole.at_mut(path)?.head);
    if !was.is_empty() {
        follow(whole, SlotClass::Variant, &mut |names, leaf, _| {
            if named.contains(&names) && *leaf == was {
                name.clone_into(leaf);
            }
        });
    }
    Some(())
}

/// Passes every name of a tree to `see`, with the first name beside it.
fn follow(tree: &mut Tree, class: SlotClass, see: &mut impl FnMut(NameClass, &mut String, &str)) {
    let slots = class.word(&tree.head).map_or(&[][..], |word| word.slots);
    let first = tree.kids.first().map(|kid| kid.head.clone()).unwrap_or_default();
    for (at, kid) in tree.kids.iter_mut().enumerate() {
        let class = match class {
            SlotClass::List(inner) | SlotClass::Maybe(inner) => *inner,
            _ => match slots.get(at) {
                Some(slot) => slot.class,
                None => return,
            },
        };
        match class {
            SlotClass::Name(names) => see(names, &mut kid.head, &first),
            _ => follow(kid, class, see),
        }
    }
}
