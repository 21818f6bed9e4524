//! Values of flags in a position.

use super::Item;

/// The values of flags on items, in order; values of 0 are not stored.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Marks(Vec<((u16, u32), u8)>);

impl Marks {
    /// No marks at all.
    pub(crate) const NONE: Self = Self(Vec::new());

    /// The value of a flag on an item.
    #[must_use]
    pub fn get(&self, flag: u16, item: Item) -> u8 {
        let Some(key) = item.key() else { return 0 };
        self.0.binary_search_by_key(&(flag, key), |(own, _)| *own).map_or(0, |at| self.0[at].1)
    }

    /// Sets the value of a flag on an item; returns whether that changed anything.
    pub(super) fn set(&mut self, flag: u16, item: Item, to: u8) -> bool {
        let Some(key) = item.key() else { return false };
        match self.0.binary_search_by_key(&(flag, key), |(own, _)| *own) {
            Ok(at) if to == 0 => drop(self.0.remove(at)),
            Ok(at) => return std::mem::replace(&mut self.0[at].1, to) != to,
            Err(_) if to == 0 => return false,
            Err(at) => self.0.insert(at, ((flag, key), to)),
        }
        true
    }

    /// Removes all values of some flags.
    pub(super) fn clear(&mut self, flags: impl Fn(u16) -> bool) {
        self.0.retain(|((flag, _), _)| !flags(*flag));
    }

    /// All values: the flag, the item and the number.
    pub fn all(&self) -> impl Iterator<Item = (u16, Item, u8)> + '_ {
        self.0.iter().map(|((flag, key), count)| (*flag, Item::of_key(*key), *count))
    }
}
