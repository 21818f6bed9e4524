//! The words of tags, and the atoms of rules.

pub(crate) use crate::variant::as_tag;

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use super::program::Tag;
use crate::alamo::Order;
use crate::alamo::deeds::Deed;
use crate::counters::CounterMix;
use crate::map::HexsideKind;
use crate::play::Atom;
use crate::spot::Level;

/// Tags that say what a thing is now, by their words.
pub(super) const TAGS: [(&str, Tag); 16] = [
    ("good", Tag::Order(Order::Good)),
    ("disordered", Tag::Order(Order::Disordered)),
    ("routed", Tag::Order(Order::Routed)),
    ("reduced", Tag::Reduced),
    ("on_map", Tag::OnMap),
    ("moved", Tag::Done(Deed::Moved)),
    ("attacked", Tag::Done(Deed::Attacked)),
    ("was_attacked", Tag::Done(Deed::WasAttacked)),
    ("reserve_committed", Tag::Committed),
    ("inside", Tag::Level(Level::In)),
    ("outside", Tag::Level(Level::Ground)),
    ("ground", Tag::Level(Level::Ground)),
    ("roof", Tag::Level(Level::Roof)),
    ("high", Tag::High),
    ("wall", Tag::Wall),
    ("needs_ladder", Tag::Kind(HexsideKind::OuterWall)),
];

/// Tags that say what a piece is all game long, beside its origin, its column and its name.
pub(super) const CLASSES: [&str; 6] = ["texan", "mexican", "combat", "infantry", "leader", "gun"];

/// The atom a rule of a variant is known by. Each name is kept once, for good: there are as many as rules ever written.
pub(super) fn atom(name: &str) -> Atom {
    static NAMES: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = names.get(name) {
        return Atom(known);
    }
    let kept: &'static str = Box::leak(name.to_owned().into_boxed_str());
    names.insert(kept);
    Atom(kept)
}

/// The tags the counters of a mix bring: origins, branches, columns and leaders.
pub fn tags_of(mix: &CounterMix) -> impl Iterator<Item = String> {
    let origins = mix.units.iter().map(|own| &own.origin);
    let branches = mix.units.iter().map(|own| own.branch.word());
    let columns = mix.columns.iter().map(|own| &own.id);
    let leaders = mix.leaders.iter().map(|own| &own.id);
    let names = origins.chain(columns).chain(leaders).map(String::as_str).chain(branches);
    names.map(as_tag).filter(|tag| !tag.is_empty())
}
