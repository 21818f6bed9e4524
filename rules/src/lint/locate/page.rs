//! A document's text as lists of entries that are found by their keys.

use super::index::{Index, Key, Rows};
use crate::text::outline::{Branch, Span};

/// One thing found: the bytes of its key, and its entry, where it has one of its own.
#[derive(Debug, Clone, Copy)]
pub(super) struct FoundEntry<'o> {
    pub(super) entry: Option<Branch<'o>>,
    pub(super) span: Span,
}

/// A sort of entry of a map, and how a correction calls the change of one.
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

    /// Where a hex or hexside without an entry of its own may be listed, the narrowest sort first.
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
    /// The word the document starts with.
    pub(super) fn start(self) -> FoundEntry<'o> {
        FoundEntry { entry: None, span: self.root.label_span() }
    }

    /// The entries of a list of this document with this key.
    pub(super) fn rows(self, list: &str, field: &str, key: Key<'_>) -> Vec<FoundEntry<'o>> {
        self.rows_where(list, field, key, |_| true)
    }

    /// The same, where the key as it is written is what is meant.
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

    /// One thing of a list of this document, from 0.
    pub(super) fn nth(self, list: &str, index: usize) -> Vec<FoundEntry<'o>> {
        let entries = || self.root.field(list).into_iter().flat_map(Branch::children).collect();
        let item = self.index.children(list, entries).get(index).copied();
        item.map(|item| FoundEntry { entry: Some(item), span: item.label_span() }).into_iter().collect()
    }

    /// The entries of a sort with this key: those of the map's list, or what a correction expects and, where it expects
    /// nothing, puts there.
    pub(super) fn entries(self, sort: MapEntryKind, key: Key<'_>, is_it: impl Fn(&str) -> bool) -> Vec<FoundEntry<'o>> {
        if self.is_correction {
            chosen(&self.index.rows(sort.item, sort.key, || self.changed(sort)), key, is_it)
        } else {
            self.rows_where(sort.list, sort.key, key, is_it)
        }
    }

    /// Every entry of a sort that has a key.
    fn all(self, sort: MapEntryKind) -> Vec<Branch<'o>> {
        let has_key = |entry: &Branch<'o>| entry.field(sort.key).is_some();
        if self.is_correction {
            self.changed(sort).filter(has_key).collect()
        } else {
            self.root.field(sort.list).into_iter().flat_map(Branch::children).filter(has_key).collect()
        }
    }

    /// The entries the items of a correction speak of.
    fn changed(self, sort: MapEntryKind) -> impl Iterator<Item = Branch<'o>> {
        let items = self.root.field("items").into_iter().flat_map(Branch::children);
        items.filter(move |item| item.label() == sort.item).flat_map(|item| {
            let sides = ["was", "becomes"].map(|side| item.field(side).map(|list| list.children().collect::<Vec<_>>()));
            sides.into_iter().flatten().find(|entries| !entries.is_empty()).unwrap_or_default()
        })
    }

    /// Where a hex or hexside is listed: in the first sort of entry that lists it at all, every time.
    pub(super) fn mentions(self, key: Key<'_>, is_it: impl Fn(&str) -> bool) -> Vec<FoundEntry<'o>> {
        let mut all = MapEntryKind::LISTING.into_iter().map(|sort| self.listed(sort, key, &is_it));
        all.find(|marks| !marks.is_empty()).unwrap_or_default()
    }

    /// Every mention of a place in a list of this document, as key or as item.
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

    /// What was found; the name of a field of this document when that is nothing.
    pub(super) fn or_list(self, found: Vec<FoundEntry<'o>>, field: &str) -> Vec<FoundEntry<'o>> {
        if !found.is_empty() {
            return found;
        }
        let field = self.root.field(field).into_iter();
        field.map(|list| FoundEntry { entry: None, span: list.name_span() }).collect()
    }
}

/// The strings of the lists inside an entry.
pub(super) fn items(entry: Branch<'_>) -> impl Iterator<Item = (&str, Span)> {
    let lists = entry.descendants().filter(|branch| branch.is_list());
    lists.flat_map(Branch::children).filter_map(|item| item.text().map(|text| (text, item.span())))
}

/// What of a case or a step says a text: a string that is it; a field of that name and value, such as `turn: 99`; a string
/// that begins with it, as an event does with its rule; a string that is its first word, as the name of a piece that
/// stands nowhere. Of a case, what its steps say is another matter.
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

/// What is called so, where the name as it is written is what is meant.
fn chosen<'o>(rows: &Rows<'o>, key: Key<'_>, is_it: impl Fn(&str) -> bool) -> Vec<FoundEntry<'o>> {
    rows.get(key).iter().filter(|(label, _)| is_it(label)).map(|(_, mark)| *mark).collect()
}
