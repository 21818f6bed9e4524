//! Tags by their words.

pub(crate) use crate::variant::as_tag;

use super::program::Tag;
use crate::alamo::Order;
use crate::alamo::done_this_turn::TurnMark;
use crate::counters::{Branch, CounterMix};
use crate::map::HexsideKind;
use crate::spot::Level;

/// The tags for the current state of a thing, by their words.
pub(super) const TAGS: [(&str, Tag); 16] = [
    ("good", Tag::Order(Order::Good)),
    ("disordered", Tag::Order(Order::Disordered)),
    ("routed", Tag::Order(Order::Routed)),
    ("reduced", Tag::Reduced),
    ("on_map", Tag::OnMap),
    ("moved", Tag::Done(TurnMark::Moved)),
    ("attacked", Tag::Done(TurnMark::Attacked)),
    ("was_attacked", Tag::Done(TurnMark::WasAttacked)),
    ("reserve_committed", Tag::Committed),
    ("inside", Tag::Level(Level::In)),
    ("outside", Tag::Level(Level::Ground)),
    ("ground", Tag::Level(Level::Ground)),
    ("roof", Tag::Level(Level::Roof)),
    ("high", Tag::High),
    ("wall", Tag::Wall),
    ("needs_ladder", Tag::Kind(HexsideKind::OuterWall)),
];

/// The tags for the unchanging kind of a piece, in addition to its origin, its column and its name.
pub(super) const CLASSES: [&str; 6] = ["texan", "mexican", "combat", "infantry", "leader", "gun"];

/// Whether a tag means something in every scenario of this game, whatever its counters are called.
#[must_use]
pub fn is_tag(word: &str) -> bool {
    TAGS.iter().any(|(own, _)| *own == word)
        || CLASSES.contains(&word)
        || HexsideKind::ALL.into_iter().any(|kind| kind.name() == word)
        || Branch::ALL.into_iter().any(|branch| branch.word() == word)
}

/// Returns the tags defined by the counters of a mix: origins, branches, columns and leaders.
pub fn tags_of(mix: &CounterMix) -> impl Iterator<Item = String> {
    let origins = mix.units.iter().map(|own| &own.origin);
    let branches = mix.units.iter().map(|own| own.branch.word());
    let columns = mix.columns.iter().map(|own| &own.id);
    let leaders = mix.leaders.iter().map(|own| &own.id);
    let names = origins.chain(columns).chain(leaders).map(String::as_str).chain(branches);
    names.map(as_tag).filter(|tag| !tag.is_empty())
}
