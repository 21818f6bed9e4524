//! Edits of a variant in a form: one place at a time.

use super::class::{GrammarWord, NameClass, SlotClass};
use super::convert::Grown as _;
use super::fits::mend;
use super::rename::rename;
use super::start::Site;
use super::{Tree, class_at, tree};
use crate::variant::Variant;

/// A change at a path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FormEdit {
    /// Replaces the word. What stood there is kept if it fits after the new word: what followed the old word, or the
    /// old word with all that followed it.
    Word(&'static str),
    /// Replaces a name, figure or text. References to a renamed thing follow its new name.
    Text(String),
    /// Appends an item to the list.
    Add,
    /// Appends an item with this word to the list.
    AddWord(&'static str),
    /// Removes the item; an optional item becomes empty.
    Remove,
    /// Swaps the item with the one before it in its list.
    Earlier,
    /// Swaps the item with the one after it in its list.
    Later,
    /// Inserts a copy of the item after it.
    Twin,
}

/// Returns the variant after a change; `None` if the result would be no valid variant, for example because of a text in
/// place of a figure.
///
/// # Examples
///
/// ```
/// use rules::text;
/// use rules::variant::Variant;
/// use rules::variant::grammar::{SlotClass, FormEdit, edit};
///
/// let variant: Variant = text::read(r#"Variant(
///     format: 1, id: "march", title: (en: "March"), by: Painted,
///     params: [(id: "more", is: 2, least: 0, most: 6)],
///     rules: [Adjust(what: Moves, op: Add(P("more")))],
/// )"#)?;
/// let params = SlotClass::Variant.words()[0].slots.iter().position(|slot| slot.name == "params");
/// let name = [params.ok_or("variants have parameters")?, 0, 0];
/// let renamed = edit(&variant, &name, &FormEdit::Text("extra".to_owned())).ok_or("a name is free")?;
/// assert!(text::write(&renamed).contains(r#"P("extra")"#), "whatever speaks of it follows");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn edit(variant: &Variant, path: &[usize], deed: &FormEdit) -> Option<Variant> {
    let mut whole = tree(variant);
    change(&mut whole, path, deed)?;
    Variant::read(&whole).or_else(|| {
        // What followed the old word may not fit the new one, such as hexes in a region of hexsides.
        let FormEdit::Word(name) = deed else { return None };
        let class = class_at(&whole, path)?;
        let new = Site::at(&whole, path).put(class, class.word(name)?);
        *whole.at_mut(path)? = new;
        Variant::read(&whole)
    })
}

fn change(whole: &mut Tree, path: &[usize], deed: &FormEdit) -> Option<()> {
    let class = class_at(whole, path)?;
    let site = Site::at(whole, path);
    match deed {
        FormEdit::Word(name) => {
            let becomes = becomes(whole.at(path)?, class, class.word(name)?, site);
            *whole.at_mut(path)? = becomes;
            if let (SlotClass::Quantity, Some((_, rule))) = (class, path.split_last()) {
                mend(whole.at_mut(rule)?);
            }
        }
        FormEdit::Text(text) => {
            if !matches!(class, SlotClass::Name(_) | SlotClass::Figure | SlotClass::Text) {
                return None;
            }
            if class == SlotClass::Name(NameClass::Own) {
                return rename(whole, path, text);
            }
            whole.at_mut(path)?.head.clone_from(text);
        }
        FormEdit::Add => {
            let (SlotClass::List(inner) | SlotClass::Maybe(inner)) = class else { return None };
            let new = site.fill(*inner);
            whole.at_mut(path)?.kids.push(new);
        }
        FormEdit::AddWord(name) => {
            let (SlotClass::List(inner) | SlotClass::Maybe(inner)) = class else { return None };
            let new = site.put(*inner, inner.word(name)?);
            whole.at_mut(path)?.kids.push(new);
        }
        FormEdit::Remove | FormEdit::Earlier | FormEdit::Later | FormEdit::Twin => {
            let (at, list) = path.split_last()?;
            if !matches!(class_at(whole, list)?, SlotClass::List(_) | SlotClass::Maybe(_)) {
                return None;
            }
            order(&mut whole.at_mut(list)?.kids, *at, deed)?;
        }
    }
    Some(())
}

/// Changes a list: the order, a copy or a removal.
fn order(kids: &mut Vec<Tree>, at: usize, deed: &FormEdit) -> Option<()> {
    match deed {
        FormEdit::Earlier => kids.swap(at.checked_sub(1)?, at),
        FormEdit::Later if at + 1 < kids.len() => kids.swap(at, at + 1),
        FormEdit::Twin => {
            let mut twin = kids.get(at)?.clone();
            // Two things with the same name would be a mistake from the start.
            if let Some(name) = name_of(&mut twin) {
                let taken = |name: &String| kids.iter().any(|own| name_of(&mut own.clone()).as_deref() == Some(name));
                let stem = name.trim_end_matches(|sign: char| sign.is_ascii_digit()).to_owned();
                *name = (2..=kids.len() + 2).map(|n| format!("{stem}{n}")).find(|name| !taken(name))?;
            }
            kids.insert(at + 1, twin);
        }
        FormEdit::Remove if at < kids.len() => drop(kids.remove(at)),
        _ => return None,
    }
    Some(())
}

/// Returns the name of a thing, if it has one.
fn name_of(own: &mut Tree) -> Option<&mut String> {
    let named = matches!(
        own.head.as_str(),
        "When" | "Adjust" | "Require" | "Flag" | "Param" | "Opt" | "Area" | "Kind" | "Table"
    );
    own.kids.first_mut().map(|name| &mut name.head).filter(|name| named && !name.is_empty())
}

/// Returns the tree that replaces another one when its word changes.
fn becomes(was: &Tree, class: SlotClass, word: &'static GrammarWord, site: Site<'_>) -> Tree {
    let slots = class.word(&was.head).map_or(&[][..], |old| old.slots);
    // Unwrap: from "not so: A" back to A.
    let inside = was.kids.iter().zip(slots).find(|(kid, slot)| slot.class == class && kid.head == word.name);
    let listed = || {
        let lists =
            was.kids.iter().zip(slots).filter(|(_, slot)| matches!(slot.class, SlotClass::List(of) if *of == class));
        lists.flat_map(|(list, _)| &list.kids).find(|kid| kid.head == word.name)
    };
    if let Some(kid) = inside.map(|(kid, _)| kid).or_else(listed) {
        return kid.clone();
    }
    let mut new = site.put(class, word);
    let mut free: Vec<_> = was.kids.iter().zip(slots).map(Some).collect();
    let mut kept = false;
    for (kid, slot) in new.kids.iter_mut().zip(word.slots) {
        let fits = |same_name: bool| {
            move |own: &Option<(&Tree, &super::Slot)>| {
                own.is_some_and(|(_, old)| old.class == slot.class && (!same_name || old.name == slot.name))
            }
        };
        let found = free.iter().position(fits(true)).or_else(|| free.iter().position(fits(false)));
        if let Some(own) = found.and_then(|at| free[at].take()) {
            *kid = own.0.clone();
            kept = true;
        }
    }
    // Wrap: all of it goes after a word that takes its class: A becomes "not so: A", or the first of several.
    let of_use = was.head != "Always" && was.head != new.head;
    let takes = word.slots.iter().position(|slot| slot.class == class);
    let lists = word.slots.iter().position(|slot| matches!(slot.class, SlotClass::List(of) if *of == class));
    match (takes, lists) {
        _ if kept || !of_use => {}
        (Some(at), _) => new.kids[at] = was.clone(),
        (None, Some(at)) => new.kids[at] = Tree::list(vec![was.clone()]),
        (None, None) => {}
    }
    new
}
