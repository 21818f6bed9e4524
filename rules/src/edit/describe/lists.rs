//! Changes of rooms, regions, entry areas, gun sites and names in words.

use std::fmt::Display;

use super::{doubles, from, renamed};
use crate::allowance::Allowance;
use crate::edit::{Change, Keyed};
use crate::map::{EntryArea, GunSite, Label, Members, Region, Room};
use crate::message::Message;
use crate::provenance::Provenance;
use crate::words::Words;

/// What changes about a room.
pub(super) fn rooms(change: &Change<Room>) -> Vec<Message> {
    thing(
        "thing-room",
        change,
        |room| texts(&room.spots),
        |room| &room.by,
        |was, becomes| {
            let building =
                || Message::new("edit-building").with("was", &was.building).with("becomes", &becomes.building);
            [rename(&was.name, &becomes.name), (was.building != becomes.building).then(building)]
                .into_iter()
                .flatten()
                .collect()
        },
    )
}

/// What changes about a region.
pub(super) fn regions(change: &Change<Region>) -> Vec<Message> {
    let members = |region: &Region| match &region.members {
        Members::Hexes(hexes) => texts(hexes),
        Members::Spots(spots) => texts(spots),
        Members::Hexsides(sides) => texts(sides),
    };
    thing(
        "thing-region",
        change,
        members,
        |region| &region.by,
        |was, becomes| rename(&was.name, &becomes.name).into_iter().collect(),
    )
}

/// What changes about an entry area.
pub(super) fn entry_areas(change: &Change<EntryArea>) -> Vec<Message> {
    thing(
        "thing-entry-area",
        change,
        |area| texts(&area.hexes),
        |area| &area.by,
        |was, becomes| rename(&was.name, &becomes.name).into_iter().collect(),
    )
}

/// What changes about a gun site.
pub(super) fn gun_sites(change: &Change<GunSite>) -> Vec<Message> {
    thing(
        "thing-gun-site",
        change,
        |_| Vec::new(),
        |site| &site.by,
        |was, becomes| {
            let kind = || Message::new("edit-gun-site").with("at", becomes.at).word("was", was.kind.word());
            (was.kind != becomes.kind).then(|| kind().word("becomes", becomes.kind.word())).into_iter().collect()
        },
    )
}

/// What changes about a name on the map. Names carry no origin.
pub(super) fn labels(change: &Change<Label>) -> Vec<Message> {
    let unsaid = Provenance::default();
    thing(
        "thing-label",
        change,
        |_| Vec::new(),
        |_| &unsaid,
        |was, becomes| {
            let said = |id, was: String, becomes: String| Message::new(id).with("was", was).with("becomes", becomes);
            let turned = || said("edit-turned", was.turned.to_string(), becomes.turned.to_string());
            let size = || said("edit-size", was.size.to_string(), becomes.size.to_string());
            [(was.turned != becomes.turned).then(turned), (was.size != becomes.size).then(size)]
                .into_iter()
                .flatten()
                .collect()
        },
    )
}

pub(super) fn allowances(change: &Change<Allowance>) -> Vec<Message> {
    let unsaid = Provenance::default();
    let reason = |was: &Allowance, becomes: &Allowance| rename(&was.reason, &becomes.reason).into_iter().collect();
    thing("thing-allowance", change, |_| Vec::new(), |_| &unsaid, reason)
}

/// A thing of a list: new, gone, with more or fewer members, or changed in the ways its kind has.
fn thing<'a, T: Keyed<Key: Name>>(
    word: &'static str,
    change: &'a Change<T>,
    members: impl Fn(&T) -> Vec<String>,
    by: impl Fn(&'a T) -> &'a Provenance,
    details: impl Fn(&T, &T) -> Vec<Message>,
) -> Vec<Message> {
    let Some(name) = change.key().map(|key| key.name()) else { return Vec::new() };
    if change.was == change.becomes {
        return Vec::new();
    }
    let named = |message: Message| message.word("thing", word).with("name", &name);
    let listing = |message: Message, members: &[String]| {
        named(message).count("count", members.len()).with("members", members.join(", "))
    };
    let mut messages: Vec<Message> = doubles(word, &name, &change.was, &change.becomes).into_iter().collect();
    match (change.was.first(), change.becomes.first()) {
        (None, None) => {}
        (None, Some(becomes)) => {
            messages.push(from(listing(Message::new("edit-added"), &members(becomes)), Some(by(becomes))));
        }
        (Some(was), None) => messages.push(listing(Message::new("edit-removed"), &members(was))),
        (Some(was), Some(becomes)) => {
            // An origin that stays says nothing about the change.
            let origin = (by(was) != by(becomes)).then(|| by(becomes));
            let (before, after) = (members(was), members(becomes));
            let gained = beyond(&after, &before);
            let lost = beyond(&before, &after);
            for (id, some) in [("edit-gained", gained), ("edit-lost", lost)] {
                if !some.is_empty() {
                    messages.push(from(listing(Message::new(id), &some), origin));
                }
            }
            messages.extend(details(was, becomes).into_iter().map(|message| from(named(message), origin)));
            if messages.is_empty() {
                messages.push(from(Message::new("edit-origin").with("at", &name), Some(by(becomes))));
            }
        }
    }
    messages
}

/// What the first list holds beyond the second, duplicates counted.
pub(super) fn beyond(more: &[String], less: &[String]) -> Vec<String> {
    let mut less = less.to_vec();
    let mut rest = more.to_vec();
    rest.retain(|thing| match less.iter().position(|other| other == thing) {
        Some(at) => {
            less.swap_remove(at);
            false
        }
        None => true,
    });
    rest
}

fn rename(was: &Words, becomes: &Words) -> Option<Message> {
    (was != becomes).then(|| renamed("edit-renamed", was, becomes))
}

pub(super) fn texts<T: Display>(things: &[T]) -> Vec<String> {
    things.iter().map(ToString::to_string).collect()
}

/// How the key of a thing is shown.
trait Name {
    fn name(&self) -> String;
}

impl Name for String {
    fn name(&self) -> String {
        self.clone()
    }
}

impl Name for u8 {
    fn name(&self) -> String {
        self.to_string()
    }
}

impl Name for crate::spot::Spot {
    fn name(&self) -> String {
        self.to_string()
    }
}

impl Name for crate::allowance::Target {
    fn name(&self) -> String {
        self.to_string()
    }
}

impl Name for (crate::hex::Hex, Words) {
    fn name(&self) -> String {
        let (hex, text) = self;
        if text.fr.is_empty() || text.fr == text.en {
            format!("{hex} “{}”", text.en)
        } else {
            format!("{hex} “{} / {}”", text.en, text.fr)
        }
    }
}
