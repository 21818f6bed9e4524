//! The change of one entry of a list.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};

use crate::allowance::{Allowance, Target};
use crate::counters::{BatteryCounter, Column, LeaderCounter, PieceCounter, UnitCounter};
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::map::{EntryArea, GunSite, HexEntry, HexsideEntry, HexsideKind, Label, Region, Room};
use crate::rulebook::{Band, DieLine, Setting, SiegeOutcome, TerrainEffect, VictoryLevel, WithdrawalFigure};
use crate::scenario::{Placement, PlotLine};
use crate::spot::Spot;
use crate::words::Words;

/// An entry of a list, found by its key.
pub trait Keyed: Clone + Ord {
    /// The key that distinguishes the entries of a list.
    type Key: Clone + Ord + Debug;

    /// Returns the key.
    fn key(&self) -> Self::Key;
}

/// All entries of a list with one key, before and after a change.
///
/// Usually there is one entry on each side. No entry means that it is new or removed; several are duplicates in a
/// faulty map.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "ChangeOf{T}"))]
#[serde(deny_unknown_fields)]
pub struct Change<T> {
    /// The entries the map must hold before the change; empty for a new entry.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default = "Vec::<T>::new"))]
    pub was: Vec<T>,
    /// The entries the map holds after the change; empty for a removed entry.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default = "Vec::<T>::new"))]
    pub becomes: Vec<T>,
}

impl<T: Keyed> Change<T> {
    /// Returns the change that replaces the entries of a sorted list under `key`, the key of `becomes` or of the entry
    /// to remove.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::edit::{Change, Keyed};
    /// use rules::hex::Hex;
    /// use rules::map::{Ground, HexEntry};
    /// use rules::provenance::Provenance;
    ///
    /// let yard = HexEntry::new(Hex::new(3, 3), Ground::Yard, Provenance::Painted);
    /// let mut list = vec![yard.clone()];
    /// let removal = Change::new(&list, &yard.key(), Vec::new());
    /// assert_eq!(removal.was, [yard]);
    /// assert!(removal.apply(&mut list).is_ok() && list.is_empty());
    /// ```
    #[must_use]
    pub fn new(list: &[T], key: &T::Key, becomes: Vec<T>) -> Self {
        let held = range(list, key);
        Self { was: list[held].to_vec(), becomes }
    }

    /// Returns the key both sides share; `None` for an empty change.
    #[must_use]
    pub fn key(&self) -> Option<T::Key> {
        self.was.first().or(self.becomes.first()).map(Keyed::key)
    }

    /// Whether both are changes under one key; an empty change has no key.
    pub(super) fn shares_key(&self, other: &Self) -> bool {
        self.key().is_some_and(|key| other.key() == Some(key))
    }

    /// Returns the inverse change.
    #[must_use]
    pub fn inverse(&self) -> Self {
        Self { was: self.becomes.clone(), becomes: self.was.clone() }
    }

    /// Whether it changes nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.was == self.becomes
    }

    /// Whether all its entries have the same key.
    pub(super) fn is_of_one_key(&self) -> bool {
        let key = self.key();
        self.was.iter().chain(&self.becomes).all(|thing| Some(thing.key()) == key)
    }

    /// Sorts both sides as a list keeps them.
    pub(super) fn sort(&mut self) {
        self.was.sort();
        self.becomes.sort();
    }

    /// Replaces the entries of a sorted list under the key, keeping it sorted.
    ///
    /// # Errors
    ///
    /// Returns the change that would fit if the list holds other entries; the list is then unchanged.
    pub fn apply(&self, list: &mut Vec<T>) -> Result<(), Self> {
        let Some(key) = self.key() else { return Ok(()) };
        let held = range(list, &key);
        if !self.fits(list) {
            return Err(Self { was: list[held].to_vec(), becomes: self.becomes.clone() });
        }
        list.splice(held, sorted(&self.becomes));
        Ok(())
    }

    /// Whether a sorted list holds the entries that the change expects under its key.
    pub(super) fn fits(&self, list: &[T]) -> bool {
        let Some(key) = self.key() else { return true };
        let held = &list[range(list, &key)];
        self.is_of_one_key() && (*held == self.was[..] || *held == sorted(&self.was))
    }
}

/// Returns entries in the order a list keeps them.
pub(super) fn sorted<T: Keyed>(things: &[T]) -> Vec<T> {
    let mut things = things.to_vec();
    things.sort();
    things
}

/// Returns the range of the entries with a key in a sorted list. Entries are ordered by their keys first, so these are
/// contiguous.
pub(super) fn range<T: Keyed>(list: &[T], key: &T::Key) -> std::ops::Range<usize> {
    let from = list.partition_point(|thing| thing.key() < *key);
    let to = from + list[from..].partition_point(|thing| thing.key() == *key);
    from..to
}

/// Implements [`Keyed`] with a field by which the list is sorted first.
macro_rules! keyed {
    ($($thing:ty, $key:ty, |$own:ident| $field:expr;)*) => {
        $(impl Keyed for $thing {
            type Key = $key;

            fn key(&self) -> $key {
                let $own = self;
                $field
            }
        })*
    };
}

keyed! {
    HexEntry, Hex, |own| own.hex;
    HexsideEntry, Hexside, |own| own.at.side;
    Room, String, |own| own.id.clone();
    Region, String, |own| own.id.clone();
    EntryArea, u8, |own| own.number;
    GunSite, Spot, |own| own.at;
    Label, (Hex, Words), |own| (own.at, own.text.clone());
    Allowance, Target, |own| own.target();
    Column, String, |own| own.id.clone();
    UnitCounter, String, |own| own.id.clone();
    LeaderCounter, String, |own| own.id.clone();
    BatteryCounter, String, |own| own.id.clone();
    PieceCounter, String, |own| own.id.clone();
    Setting, String, |own| own.name.clone();
    TerrainEffect, HexsideKind, |own| own.kind;
    DieLine, u8, |own| own.die;
    WithdrawalFigure, u8, |own| own.turn;
    VictoryLevel, u16, |own| own.from;
    SiegeOutcome, Band, |own| own.rolls;
    PlotLine, String, |own| own.column.clone();
    Placement, String, |own| own.piece.clone();
}
