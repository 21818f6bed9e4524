//! An index of the entries of a document's lists by their keys, built once: for ten thousand findings the text is not
//! searched ten thousand times.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::page::{FoundEntry, items};
use crate::hex::Hex;
use crate::hexside::{Hexside, LayeredSide};
use crate::spot::Spot;
use crate::text::outline::{Branch, Span};

/// The key by which an entry is looked up.
#[derive(Debug, Clone, Copy)]
pub(super) enum Key<'k> {
    /// The exact text.
    Label(&'k str),
    /// The hex, or the hex of the spot.
    Hex(Hex),
    /// The hexside, regardless of the order of its hexes and the layer.
    Side(Hexside),
}

/// Values by their names, in the order of the text.
#[derive(Debug)]
pub(super) struct Names<'o, T> {
    labels: BTreeMap<&'o str, Vec<T>>,
    hexes: BTreeMap<Hex, Vec<T>>,
    sides: BTreeMap<Hexside, Vec<T>>,
}

impl<'o, T: Copy> Names<'o, T> {
    fn new(named: impl Iterator<Item = (&'o str, T)>) -> Self {
        let (mut labels, mut hexes, mut sides) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        for (label, thing) in named {
            labels.entry(label).or_insert_with(Vec::new).push(thing);
            if let Ok(spot) = label.parse::<Spot>() {
                hexes.entry(spot.hex).or_insert_with(Vec::new).push(thing);
            } else if let Ok(at) = label.parse::<LayeredSide>() {
                sides.entry(at.side).or_insert_with(Vec::new).push(thing);
            }
        }
        Self { labels, hexes, sides }
    }

    /// Returns the values with the key `key`.
    pub(super) fn get(&self, key: Key<'_>) -> &[T] {
        let found = match key {
            Key::Label(label) => self.labels.get(label),
            Key::Hex(hex) => self.hexes.get(&hex),
            Key::Side(side) => self.sides.get(&side),
        };
        found.map_or(&[], Vec::as_slice)
    }
}

/// A name as it is written, and the value of that name.
pub(super) type Named<'o, T> = (&'o str, T);

/// Entries by their key field, or by the names inside them.
pub(super) type Rows<'o> = Rc<Names<'o, Named<'o, FoundEntry<'o>>>>;

/// A cache of the lookups so far.
#[derive(Debug, Default)]
pub(super) struct Index<'o> {
    rows: RefCell<BTreeMap<(String, String), Rows<'o>>>,
    mentions: RefCell<BTreeMap<&'static str, Rows<'o>>>,
    inside: RefCell<BTreeMap<Span, Rows<'o>>>,
    children: RefCell<BTreeMap<String, Rc<[Branch<'o>]>>>,
}

impl<'o> Index<'o> {
    /// Returns the entries of a list by one of their fields; `entries` supplies them.
    pub(super) fn rows<I: Iterator<Item = Branch<'o>>>(
        &self,
        list: &str,
        field: &str,
        entries: impl FnOnce() -> I,
    ) -> Rows<'o> {
        let made = || {
            let keys = entries().filter_map(|entry| entry.field(field).map(|key| (entry, key)));
            let marks =
                keys.map(|(entry, key)| (key.label(), FoundEntry { entry: Some(entry), span: key.field_span() }));
            Rc::new(Names::new(marks.map(|(label, mark)| (label, (label, mark)))))
        };
        Rc::clone(self.rows.borrow_mut().entry((list.to_owned(), field.to_owned())).or_insert_with(made))
    }

    /// Returns all names inside the entries of a list.
    pub(super) fn mentions<I: Iterator<Item = Branch<'o>>>(
        &self,
        list: &'static str,
        entries: impl FnOnce() -> I,
    ) -> Rows<'o> {
        let named =
            |entry| items(entry).map(move |(text, span)| (text, (text, FoundEntry { entry: Some(entry), span })));
        let made = || Rc::new(Names::new(entries().flat_map(named)));
        Rc::clone(self.mentions.borrow_mut().entry(list).or_insert_with(made))
    }

    /// Returns all names inside one entry.
    pub(super) fn inside(&self, entry: Branch<'o>) -> Rows<'o> {
        let named = |(text, span)| (text, (text, FoundEntry { entry: Some(entry), span }));
        let made = || Rc::new(Names::new(items(entry).map(named)));
        Rc::clone(self.inside.borrow_mut().entry(entry.span()).or_insert_with(made))
    }

    /// Returns the entries of a list in the order of the text.
    pub(super) fn children(&self, list: &str, entries: impl FnOnce() -> Rc<[Branch<'o>]>) -> Rc<[Branch<'o>]> {
        Rc::clone(self.children.borrow_mut().entry(list.to_owned()).or_insert_with(entries))
    }
}
