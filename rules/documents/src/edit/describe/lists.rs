//! Changes of rooms, regions, entry areas, gun sites and names in words.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use super::{doubles, from, renamed};
use crate::allowance::Allowance;
use crate::edit::{Change, Keyed};
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::map::{EntryArea, GunSite, Label, Members, Region, Room};
use crate::phrase::{Argument, Phrase};
use crate::provenance::Provenance;
use crate::spot::Spot;
use crate::words::{Language, Words};

/// Describes what changes in a room.
pub(super) fn rooms(change: &Change<Room>) -> Vec<Phrase> {
    thing(
        "thing-room",
        change,
        |room| Listed::Spots(&room.spots),
        |room| &room.by,
        |was, becomes| {
            let building =
                || Phrase::new("edit-building").with("was", &was.building).with("becomes", &becomes.building);
            [rename(&was.name, &becomes.name), (was.building != becomes.building).then(building)]
                .into_iter()
                .flatten()
                .collect()
        },
    )
}

/// Describes what changes in a region.
pub(super) fn regions(change: &Change<Region>) -> Vec<Phrase> {
    thing(
        "thing-region",
        change,
        |region| match &region.members {
            Members::Hexes(hexes) => Listed::Hexes(hexes),
            Members::Spots(spots) => Listed::Spots(spots),
            Members::Hexsides(sides) => Listed::Hexsides(sides),
        },
        |region| &region.by,
        |was, becomes| {
            let kind = || Phrase::new("edit-region-kind").with("was", &was.kind).with("becomes", &becomes.kind);
            let kind = (was.kind != becomes.kind).then(kind);
            rename(&was.name, &becomes.name).into_iter().chain(kind).chain(figures(was, becomes)).collect()
        },
    )
}

/// Describes what changes in the figures of a region.
fn figures(was: &Region, becomes: &Region) -> Vec<Phrase> {
    let names: BTreeSet<&String> = was.figures.keys().chain(becomes.figures.keys()).collect();
    let shown = |value: Option<&i32>| value.map_or_else(|| "–".to_owned(), ToString::to_string);
    let changed = |name: &&String| {
        let [was, becomes] = [was, becomes].map(|region| region.figures.get(*name));
        let message = || Phrase::new("edit-region-figure").with("figure", *name);
        (was != becomes).then(|| message().with("was", shown(was)).with("becomes", shown(becomes)))
    };
    names.iter().filter_map(changed).collect()
}

/// Describes what changes in an entry area.
pub(super) fn entry_areas(change: &Change<EntryArea>) -> Vec<Phrase> {
    thing(
        "thing-entry-area",
        change,
        |area| Listed::Hexes(&area.hexes),
        |area| &area.by,
        |was, becomes| rename(&was.name, &becomes.name).into_iter().collect(),
    )
}

/// Describes what changes in a gun site.
pub(super) fn gun_sites(change: &Change<GunSite>) -> Vec<Phrase> {
    thing(
        "thing-gun-site",
        change,
        |_| Listed::Hexes(&[]),
        |site| &site.by,
        |was, becomes| {
            let kind = || Phrase::new("edit-gun-site").with("at", becomes.at).word("was", was.kind.word());
            let kind = (was.kind != becomes.kind).then(|| kind().word("becomes", becomes.kind.word()));
            let shown = |facing: Option<i16>| facing.map_or_else(|| "–".to_owned(), |degrees| format!("{degrees}°"));
            let facing = || Phrase::new("edit-gun-facing").with("at", becomes.at).with("was", shown(was.facing));
            let facing = (was.facing != becomes.facing).then(|| facing().with("becomes", shown(becomes.facing)));
            kind.into_iter().chain(facing).collect()
        },
    )
}

/// Describes what changes in a printed name. Names have no origin.
pub(super) fn labels(change: &Change<Label>) -> Vec<Phrase> {
    let unsaid = Provenance::default();
    thing(
        "thing-label",
        change,
        |_| Listed::Hexes(&[]),
        |_| &unsaid,
        |was, becomes| {
            let said = |id, was: String, becomes: String| Phrase::new(id).with("was", was).with("becomes", becomes);
            let turned = || said("edit-turned", was.turned.to_string(), becomes.turned.to_string());
            let size = || said("edit-size", was.size.to_string(), becomes.size.to_string());
            [(was.turned != becomes.turned).then(turned), (was.size != becomes.size).then(size)]
                .into_iter()
                .flatten()
                .collect()
        },
    )
}

pub(super) fn allowances(change: &Change<Allowance>) -> Vec<Phrase> {
    let unsaid = Provenance::default();
    let reason = |was: &Allowance, becomes: &Allowance| rename(&was.reason, &becomes.reason).into_iter().collect();
    thing("thing-allowance", change, |_| Listed::Hexes(&[]), |_| &unsaid, reason)
}

/// Describes the change of a list entry: added, removed, with more or fewer members, or with changed details.
fn thing<'a, T: Keyed<Key: Name>>(
    word: &'static str,
    change: &'a Change<T>,
    members: impl Fn(&'a T) -> Listed<'a>,
    by: impl Fn(&'a T) -> &'a Provenance,
    details: impl Fn(&T, &T) -> Vec<Phrase>,
) -> Vec<Phrase> {
    let Some(name) = change.key().map(|key| key.name()) else { return Vec::new() };
    if change.was == change.becomes {
        return Vec::new();
    }
    let named = |message: Phrase| message.word("thing", word).argument("name", name.clone());
    let listing = |message: Phrase, members: &[String]| {
        named(message).count("count", members.len()).with("members", members.join(", "))
    };
    let mut messages: Vec<Phrase> = doubles(word, &name, &change.was, &change.becomes).into_iter().collect();
    match (change.was.first(), change.becomes.first()) {
        (None, None) => {}
        (None, Some(becomes)) => {
            messages.push(from(listing(Phrase::new("edit-added"), &members(becomes).texts()), Some(by(becomes))));
        }
        (Some(was), None) => messages.push(listing(Phrase::new("edit-removed"), &members(was).texts())),
        (Some(was), Some(becomes)) => {
            // An unchanged origin is not shown.
            let origin = (by(was) != by(becomes)).then(|| by(becomes));
            let (before, after) = (members(was), members(becomes));
            let gained = after.beyond(before);
            let lost = before.beyond(after);
            for (id, some) in [("edit-gained", gained), ("edit-lost", lost)] {
                if !some.is_empty() {
                    messages.push(from(listing(Phrase::new(id), &some), origin));
                }
            }
            messages.extend(details(was, becomes).into_iter().map(|message| from(named(message), origin)));
            if messages.is_empty() {
                messages.push(from(Phrase::new("edit-origin").argument("at", name.clone()), Some(by(becomes))));
            }
        }
    }
    messages
}

/// The members of a list entry.
#[derive(Clone, Copy)]
enum Listed<'a> {
    Hexes(&'a [Hex]),
    Spots(&'a [Spot]),
    Hexsides(&'a [Hexside]),
}

impl Listed<'_> {
    fn texts(self) -> Vec<String> {
        match self {
            Self::Hexes(hexes) => texts(hexes),
            Self::Spots(spots) => texts(spots),
            Self::Hexsides(sides) => texts(sides),
        }
    }

    /// Returns the members missing from `other`. Only these are formatted: a region of a large map has tens of
    /// thousands of hexes.
    fn beyond(self, other: Self) -> Vec<String> {
        match (self, other) {
            (Self::Hexes(more), Self::Hexes(less)) => texts(&beyond(more, less)),
            (Self::Spots(more), Self::Spots(less)) => texts(&beyond(more, less)),
            (Self::Hexsides(more), Self::Hexsides(less)) => texts(&beyond(more, less)),
            _ => texts(&beyond(&self.texts(), &other.texts())),
        }
    }
}

/// Returns the entries of the first list that the second lacks, counting duplicates.
pub(super) fn beyond<T: Ord + Clone>(more: &[T], less: &[T]) -> Vec<T> {
    // Most changes touch one place of a list: the common start and end are skipped quickly.
    let begin = more.iter().zip(less).take_while(|(one, other)| one == other).count();
    let (more, less) = (&more[begin..], &less[begin..]);
    let end = more.iter().rev().zip(less.iter().rev()).take_while(|(one, other)| one == other).count();
    let (more, less) = (&more[..more.len() - end], &less[..less.len() - end]);
    if more.is_sorted() && less.is_sorted() {
        return beyond_in_order(more, less);
    }
    let mut held: BTreeMap<&T, usize> = BTreeMap::new();
    for thing in less {
        *held.entry(thing).or_default() += 1;
    }
    let mut rest = Vec::new();
    for thing in more {
        match held.get_mut(thing) {
            Some(count) if *count > 0 => *count -= 1,
            _ => rest.push(thing.clone()),
        }
    }
    rest
}

/// Like [`beyond`] for sorted lists, in one pass.
fn beyond_in_order<T: Ord + Clone>(more: &[T], mut less: &[T]) -> Vec<T> {
    let mut rest = Vec::new();
    for thing in more {
        while less.first().is_some_and(|held| held < thing) {
            less = &less[1..];
        }
        match less.split_first() {
            Some((held, others)) if held == thing => less = others,
            _ => rest.push(thing.clone()),
        }
    }
    rest
}

fn rename(was: &Words, becomes: &Words) -> Option<Phrase> {
    (was != becomes).then(|| renamed("edit-renamed", was, becomes))
}

pub(super) fn texts<T: Display>(things: &[T]) -> Vec<String> {
    things.iter().map(ToString::to_string).collect()
}

/// Formats the key of an entry.
trait Name {
    fn name(&self) -> Argument;
}

impl Name for String {
    fn name(&self) -> Argument {
        Argument::Text(self.clone())
    }
}

impl Name for u8 {
    fn name(&self) -> Argument {
        Argument::Text(self.to_string())
    }
}

impl Name for crate::spot::Spot {
    fn name(&self) -> Argument {
        Argument::Text(self.to_string())
    }
}

impl Name for crate::allowance::Target {
    fn name(&self) -> Argument {
        Argument::Text(self.to_string())
    }
}

impl Name for (crate::hex::Hex, Words) {
    fn name(&self) -> Argument {
        let (hex, text) = self;
        let [english, french] = [Language::English, Language::French].map(|language| text.get(language));
        let both = if english == french { english.to_owned() } else { format!("{english} / {french}") };
        Argument::Words(Words::new(format!("{hex} “{both}”"), format!("{hex} « {both} »")))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::beyond;

    proptest! {
        #[test]
        fn what_lists_hold_beyond_one_another_is_the_same_in_any_order(
            more in prop::collection::vec(0_u16..9, 0..12),
            less in prop::collection::vec(0_u16..9, 0..12),
        ) {
            let sorted = |list: &[u16]| { let mut list = list.to_vec(); list.sort_unstable(); list };
            let in_order = beyond(&sorted(&more), &sorted(&less));
            prop_assert_eq!(sorted(&beyond(&more, &less)), in_order.clone());
            let count = |list: &[u16], thing: u16| list.iter().filter(|own| **own == thing).count();
            for thing in 0..9 {
                let left = count(&more, thing).saturating_sub(count(&less, thing));
                prop_assert_eq!(count(&in_order, thing), left);
            }
        }
    }
}
