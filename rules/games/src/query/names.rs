//! The names of a map, split into words.

use super::filter::{Filter, Test};
use super::words::{begins, split};
use crate::map::MapDocument;
use crate::words::{Language, Words};

/// The kind of thing a name belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Owner {
    Region,
    Room,
    Building,
}

/// A name a query can use.
#[derive(Debug)]
struct Name<'a> {
    words: Vec<String>,
    text: &'a str,
    owner: Owner,
    id: &'a str,
}

/// All names of a map.
#[derive(Debug)]
pub(super) struct Names<'a>(Vec<Name<'a>>);

impl<'a> Names<'a> {
    /// Collects the ids and the names of regions, rooms and buildings.
    pub(super) fn new(map: &'a MapDocument) -> Self {
        let mut names = Self(Vec::new());
        for region in &map.regions {
            names.add(Owner::Region, &region.id, Some(&region.name));
        }
        for room in &map.rooms {
            names.add(Owner::Room, &room.id, Some(&room.name));
        }
        let mut buildings: Vec<&str> = map.rooms.iter().map(|room| room.building.as_str()).collect();
        buildings.sort_unstable();
        buildings.dedup();
        for id in buildings.into_iter().filter(|id| !id.is_empty()) {
            names.add(Owner::Building, id, None);
        }
        names
    }

    fn add(&mut self, owner: Owner, id: &'a str, words: Option<&'a Words>) {
        let texts = words.map(|words| [Language::English, Language::French].map(|language| words.get(language)));
        for text in std::iter::once(id).chain(texts.into_iter().flatten()) {
            self.0.push(Name { words: split(text), text, owner, id });
        }
    }

    /// Returns the longest name these words begin with, as the filter it stands for, and its number of words.
    ///
    /// `raw` returns the first words as written: an exact match takes precedence over a name that only compares equal.
    /// A name shared by several rooms selects all of them.
    pub(super) fn longest(
        &self,
        words: &[&str],
        owner: Option<Owner>,
        raw: impl Fn(usize) -> &'a str,
    ) -> Option<(Filter, usize)> {
        let fitting = || self.owned(owner).filter_map(|name| Some((name, begins(words, &name.words)?)));
        let length = fitting().map(|(_, length)| length).max()?;
        let same: Vec<_> = fitting().filter(|(_, own)| *own == length).map(|(name, _)| name).collect();
        Some((pick(&same, raw(length))?, length))
    }

    /// Returns the filter for a quoted name: by an exact match, otherwise by one that compares equal.
    pub(super) fn exact(&self, text: &str, owner: Option<Owner>) -> Option<Filter> {
        let words = split(text);
        let sounds = |name: &&Name<'_>| !words.is_empty() && name.words == words;
        let same: Vec<_> = self.owned(owner).filter(|name| name.text == text || sounds(name)).collect();
        pick(&same, text)
    }

    /// Whether a thing of this kind has the id `id`.
    pub(super) fn has_id(&self, id: &str, owner: Owner) -> bool {
        self.ids(Some(owner)).any(|own| own == id)
    }

    /// Returns the ids of all things of a kind, or of all kinds.
    pub(super) fn ids(&self, owner: Option<Owner>) -> impl Iterator<Item = &'a str> + '_ {
        self.owned(owner).filter(|name| name.text == name.id).map(|name| name.id)
    }

    fn owned(&self, owner: Option<Owner>) -> impl Iterator<Item = &Name<'a>> {
        self.0.iter().filter(move |name| owner.is_none_or(|owner| owner == name.owner))
    }
}

/// Returns the filter for names that compare equal: the id written exactly like that, otherwise the first id, otherwise
/// all display names.
fn pick(same: &[&Name<'_>], raw: &str) -> Option<Filter> {
    let id = |name: &&&Name<'_>| name.text == name.id;
    let one = same.iter().filter(id).find(|name| name.text == raw).or_else(|| same.iter().find(id));
    if let Some(name) = one {
        return Some(test(name));
    }
    let owner = same.first()?.owner;
    let mut all: Vec<_> = same.iter().filter(|name| name.owner == owner).map(|name| test(name)).collect();
    all.dedup();
    Some(Filter::either(all))
}

fn test(name: &Name<'_>) -> Filter {
    let id = name.id.to_owned();
    Filter::Test(match name.owner {
        Owner::Region => Test::Region(id),
        Owner::Room => Test::Room(id),
        Owner::Building => Test::Building(id),
    })
}
