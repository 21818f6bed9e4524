//! The counters that have a tag.

use std::collections::BTreeMap;

use crate::counters::CounterMix;
use crate::side::Side;
use crate::variant::Query;
use crate::variant::as_tag;

/// The counters of a mix by their tags, as sets of numbers. Without a mix there is one of each side and class, and
/// names of counters are ignored.
#[derive(Debug, Clone, Default)]
pub struct TaggedCounters {
    all: Set,
    tags: BTreeMap<String, Set>,
    /// Whether every tag of a counter is known.
    pub is_complete: bool,
}

/// A set of counters.
pub(crate) type Set = Vec<bool>;

impl TaggedCounters {
    /// Creates the sets for the counters of a mix.
    pub fn new(mix: &CounterMix) -> Self {
        let mut cast = Self { is_complete: mix.format > 0, ..Self::default() };
        let side = |side: Side| if side == Side::Texan { "texan" } else { "mexican" };
        if !cast.is_complete {
            for side in ["texan", "mexican"] {
                cast.add(&[side, "combat", "infantry"], &[]);
                cast.add(&[side, "leader"], &[]);
            }
            cast.add(&["gun"], &[]);
            return cast;
        }
        for unit in &mix.units {
            let classes = [side(unit.side), "combat", "infantry", unit.branch.word()];
            cast.add(&classes, &[&unit.id, &unit.name.en, &unit.origin, &unit.column]);
        }
        for leader in &mix.leaders {
            cast.add(&[side(leader.side), "leader"], &[&leader.id, &leader.column]);
        }
        for battery in &mix.batteries {
            cast.add(&["gun"], &[&battery.id]);
        }
        cast
    }

    fn add(&mut self, classes: &[&str], names: &[&String]) {
        let at = self.all.len();
        self.all.push(true);
        let classes = classes.iter().map(|class| (*class).to_owned());
        for tag in classes.chain(names.iter().map(|name| as_tag(name))) {
            let set = self.tags.entry(tag).or_default();
            set.resize(at + 1, false);
            set[at] = true;
        }
    }

    /// Returns all counters.
    pub fn everybody(&self) -> Set {
        self.all.clone()
    }

    /// Keeps those members of a set that have a tag, or those that lack it. Returns `false` for an unknown tag, which
    /// changes nothing.
    pub fn keep(&self, set: &mut Set, tag: &str, has: bool) -> bool {
        let Some(own) = self.tags.get(tag) else { return false };
        for (at, kept) in set.iter_mut().enumerate() {
            *kept &= own.get(at).copied().unwrap_or(false) == has;
        }
        true
    }

    /// Returns the class of every piece a query finds; `None` if it finds other things.
    pub const fn class(query: &Query) -> Option<&'static str> {
        match query {
            Query::Units(_) => Some("combat"),
            Query::Leaders(_) => Some("leader"),
            Query::Guns(_) => Some("gun"),
            _ => None,
        }
    }
}
