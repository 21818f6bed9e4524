//! Merging rooms and entry areas: a spot is in one room, a hex in one entry area (2.0).
//!
//! The merge is therefore by member: it asks which room a spot is in, not which spots a room has. If each side puts a
//! spot into a different room, merging room by room would report no conflict and leave the spot in both.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use super::conflict::{Judge, Place};
use super::list::{self, Fields, Listed};
use super::versions::Three;
use super::words::listed;
use crate::edit::Keyed;
use crate::hex::Hex;
use crate::map::{EntryArea, Room};
use crate::spot::Spot;

/// An entry that shares no member with another of its list.
pub(super) trait Exclusive: Fields<Key: Display> {
    type Member: Ord + Clone + Display;
    /// The message ids of a member and of the field for where it belongs.
    const WORDS: [&'static str; 2];

    fn members(&self) -> &[Self::Member];
    fn members_mut(&mut self) -> &mut Vec<Self::Member>;
}

impl Exclusive for Room {
    type Member = Spot;
    const WORDS: [&'static str; 2] = ["thing-spot", "merge-field-room"];

    fn members(&self) -> &[Spot] {
        &self.spots
    }

    fn members_mut(&mut self) -> &mut Vec<Spot> {
        &mut self.spots
    }
}

impl Exclusive for EntryArea {
    type Member = Hex;
    const WORDS: [&'static str; 2] = ["thing-hex", "merge-field-entry-area"];

    fn members(&self) -> &[Hex] {
        &self.hexes
    }

    fn members_mut(&mut self) -> &mut Vec<Hex> {
        &mut self.hexes
    }
}

/// The keys of the entries each member is in, sorted.
type Homes<T> = BTreeMap<<T as Exclusive>::Member, Vec<<T as Keyed>::Key>>;

/// Merges lists of entries that share no member.
pub(super) fn merge<T: Exclusive>(judge: &mut Judge, lists: Three<&[T]>) -> Vec<T> {
    let Listed { mut things, disputed } = list::merge(judge, lists);
    let mut members = settled(judge, lists, &disputed);
    // If a broken map lists an entry twice, it is undecidable which of the two has gained a member.
    let doubled: BTreeSet<_> = list::by_key(lists, Keyed::key)
        .into_iter()
        .filter(|(_, versions)| versions.any(|things| things.len() > 1))
        .map(|(key, _)| key)
        .collect();
    for thing in &mut things {
        let key = thing.key();
        if !doubled.contains(&key) {
            *thing.members_mut() = members.remove(&key).unwrap_or_default();
        }
    }
    things
}

/// Returns the members of each entry. Those of an entry in conflict are where the preferred side has them.
fn settled<T: Exclusive>(
    judge: &mut Judge,
    lists: Three<&[T]>,
    disputed: &BTreeSet<T::Key>,
) -> BTreeMap<T::Key, Vec<T::Member>> {
    let mut homes = lists.map(homes);
    let all: BTreeSet<_> = homes.base.keys().chain(homes.ours.keys()).chain(homes.theirs.keys()).cloned().collect();
    let mut members: BTreeMap<T::Key, Vec<T::Member>> = BTreeMap::new();
    for member in all {
        let versions = Three {
            base: homes.base.remove(&member).unwrap_or_default(),
            ours: homes.ours.remove(&member).unwrap_or_default(),
            theirs: homes.theirs.remove(&member).unwrap_or_default(),
        };
        let belongs = if versions.any(|homes| homes.iter().any(|home| disputed.contains(home))) {
            judge.preferred(versions)
        } else {
            let [thing, field] = T::WORDS;
            judge.settle(&Place::new(thing, &member), field, versions, |homes| listed(homes))
        };
        for home in belongs {
            members.entry(home).or_default().push(member.clone());
        }
    }
    members
}

fn homes<T: Exclusive>(things: &[T]) -> Homes<T> {
    let mut homes: Homes<T> = BTreeMap::new();
    for thing in things {
        for member in thing.members() {
            homes.entry(member.clone()).or_default().push(thing.key());
        }
    }
    for keys in homes.values_mut() {
        keys.sort();
    }
    homes
}
