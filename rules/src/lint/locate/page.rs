//! A document's text as lists of entries that can be looked up by key.

use super::index::{Index, Key, Rows};
use crate::text::outline::{Branch, Span};

/// A found entry: the bytes of its key, and the entry itself if it has one.
#[derive(Debug, Clone, Copy)]
pub(super) struct FoundEntry<'o> {
    pub(super) entry: Option<Branch<'o>>,
    pub(super) span: Span,
}

/// A kind of map entry, and the name of its change in a correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct MapEntryKind {
    list: &'static str,
    item: &'static str,
    key: &'static str,
}

impl MapEntryKind {
    pub(super) const HEX: Self = Self { list: "hexes", item: "Hex", key: "hex" };
    pub(super) const HEXSIDE: Self = Self { list: "hexsides", item: "Hexside", key: "at" };
    pub(super) const ROOM: Self = Self { list: "rooms", item: "Room", key: "id" };
    pub(super) const REGION: Self = Self { list: "regions", item: "Region", key: "id" };
    pub(super) const ENTRY_AREA: Self = Self { list: "entry_areas", item: "EntryArea", key: "number" };
    pub(super) const GUN_SITE: Self = Self { list: "gun_sites", item: "GunSite", key: "at" };
    pub(super) const LABEL: Self = Self { list: "labels", item: "Label", key: "at" };

    /// The lists where a hex or hexside without its own entry may be listed, the most specific first.
    const LISTING: [Self; 5] = [Self::ENTRY_AREA, Self::ROOM, Self::GUN_SITE, Self::LABEL, Self::REGION];
}

/// The text of one document.
#[derive(Debug, Clone, Copy)]
pub(super) struct Page<'p, 'o> {
    pub(super) root: Branch<'o>,
    pub(super) is_correction: bool,
    pub(super) index: &'p Index<'o>,
}

impl<'o> Page<'_, 'o> {
    /// Returns the word the document starts with.
    pub(super) fn start(self) -> FoundEntry<'o> {
        FoundEntry { entry: None, span: self.root.label_span() }
    }

    /// Returns the entries with this key in a list of this document.
    pub(super) fn rows(self, list: &str, field: &str, key: Key<'_>) -> Vec<FoundEntry<'o>> {
        self.rows_where(list, field, key, |_| true)
    }

    /// Returns the entries with this key in a list of this document, if the key as written passes `is_it`.
    pub(super) fn rows_where(
        self,
        list: &str,
        field: &str,
        key: Key<'_>,
        is_it: impl Fn(&str) -> bool,
    ) -> Vec<FoundEntry<'o>> {
        let entries = || self.root.field(list).into_iter().flat_map(Branch::children);
        chosen(&self.index.rows(list, field, entries), key, is_it)
    }

    /// Returns one entry of a list of this document by its index, counted from 0.
    pub(super) fn nth(self, list: &str, index: usize) -> Vec<FoundEntry<'o>> {
        let entries = || self.root.field(list).into_iter().flat_map(Branch::children).collect();
        let item = self.index.children(list, entries).get(index).copied();
        item.map(|item| FoundEntry { entry: Some(item), span: item.label_span() }).into_iter().collect()
    }

    /// Returns the entries of a kind with this key: those of the map's list, or those that a correction expects and, if
    /// it expects none, adds.
    pub(super) fn entries(self, sort: MapEntryKind, key: Key<'_>, is_it: impl Fn(&str) -> bool) -> Vec<FoundEntry<'o>> {
        if self.is_correction {
            chosen(&self.index.rows(sort.item, sort.key, || self.changed(sort)), key, is_it)
        } else {
            self.rows_where(sort.list, sort.key, key, is_it)
        }
    }

    /// Returns every entry of a kind that has a key.
    fn all(self, sort: MapEntryKind) -> Vec<Branch<'o>> {
        let has_key = |entry: &Branch<'o>| entry.field(sort.key).is_some();
        if self.is_correction {
            self.changed(sort).filter(has_key).collect()
        } else {
            self.root.field(sort.list).into_iter().flat_map(Branch::children).filter(has_key).collect()
        }
    }

    /// Returns the entries of a kind in the items of a correction.
    fn changed(self, sort: MapEntryKind) -> impl Iterator<Item = Branch<'o>> {
        let items = self.root.field("items").into_iter().flat_map(Branch::children);
        items.filter(move |item| item.label() == sort.item).flat_map(|item| {
            let sides = ["was", "becomes"].map(|side| item.field(side).map(|list| list.children().collect::<Vec<_>>()));
            sides.into_iter().flatten().find(|entries| !entries.is_empty()).unwrap_or_default()
        })
    }

    /// Returns all mentions of a hex or hexside in the first kind of entry that lists it at all.
    pub(super) fn mentions(self, key: Key<'_>, is_it: impl Fn(&str) -> bool) -> Vec<FoundEntry<'o>> {
        let mut all = MapEntryKind::LISTING.into_iter().map(|sort| self.listed(sort, key, &is_it));
        all.find(|marks| !marks.is_empty()).unwrap_or_default()
    }

    /// Returns every mention of a place in a list of this document, as key or as item.
    pub(super) fn all_of(self, list: &str, key: Key<'_>, is_it: impl Fn(&str) -> bool) -> Vec<FoundEntry<'o>> {
        let known = [MapEntryKind::HEX, MapEntryKind::HEXSIDE]
            .into_iter()
            .chain(MapEntryKind::LISTING)
            .find(|sort| sort.list == list);
        known.map_or_else(Vec::new, |sort| self.listed(sort, key, is_it))
    }

    fn listed(self, sort: MapEntryKind, key: Key<'_>, is_it: impl Fn(&str) -> bool) -> Vec<FoundEntry<'o>> {
        let mut marks = self.entries(sort, key, &is_it);
        let mentions = self.index.mentions(sort.list, || self.all(sort).into_iter());
        marks.extend(chosen(&mentions, key, is_it));
        marks
    }

    /// Returns `found`, or the name of the field `field` if nothing was found.
    pub(super) fn or_list(self, found: Vec<FoundEntry<'o>>, field: &str) -> Vec<FoundEntry<'o>> {
        if !found.is_empty() {
            return found;
        }
        let field = self.root.field(field).into_iter();
        field.map(|list| FoundEntry { entry: None, span: list.name_span() }).collect()
    }
}

/// Returns the strings of the lists inside an entry.
pub(super) fn items(entry: Branch<'_>) -> impl Iterator<Item = (&str, Span)> {
    let lists = entry.descendants().filter(|branch| branch.is_list());
    lists.flat_map(Branch::children).filter_map(|item| item.text().map(|text| (text, item.span())))
}

/// Finds a text in a case or a step: a string equal to it; a field of that name and value, such as `turn: 99`; a string
/// that starts with it, as an event does with its rule; a string that contains it as a word; a string equal to its
/// first word, such as the name of a piece that is nowhere. With `but_steps` the steps of a case are not searched.
pub(super) fn quoting(entry: Branch<'_>, said: &str, but_steps: bool) -> Option<Span> {
    let fields = entry.children().filter(|field| !(but_steps && field.field_name() == Some("steps")));
    let all: Vec<Branch<'_>> = fields.flat_map(|field| std::iter::once(field).chain(field.descendants())).collect();
    let string = |is: &dyn Fn(&str) -> bool| all.iter().find(|own| own.text().is_some_and(is)).map(|own| own.span());
    let field = || {
        let (name, value) = said.split_once(": ")?;
        let is_it = |own: &&Branch<'_>| own.field_name() == Some(name) && own.label() == value;
        all.iter().find(is_it).map(|own| own.field_span())
    };
    let first = said.split_whitespace().next().unwrap_or(said);
    string(&|own| own == said)
        .or_else(field)
        .or_else(|| string(&|own| own.strip_prefix(said).is_some_and(|rest| rest.starts_with(' '))))
        .or_else(|| string(&|own| own.split([' ', ':']).any(|word| word == said)))
        .or_else(|| string(&|own| own == first))
}

/// Returns the entries with this key whose name as written passes `is_it`.
fn chosen<'o>(rows: &Rows<'o>, key: Key<'_>, is_it: impl Fn(&str) -> bool) -> Vec<FoundEntry<'o>> {
    rows.get(key).iter().filter(|(label, _)| is_it(label)).map(|(_, mark)| *mark).collect()
}
