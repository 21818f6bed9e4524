//! What house rules do, as games report it.

use super::{House, Item, Offers as _};
use crate::phrase::Phrase;

/// Something a house rule does that is the same in every game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HouseEvent {
    /// A rule of a variant acts.
    Ruled {
        /// The rule, as an index into the rules of all variants in force.
        rule: u16,
        /// The number of events that follow as its effects.
        deeds: u16,
    },
    /// The value of a variant's flag on an item changes.
    Flagged {
        /// The flag, as an index into the flags of all variants in force.
        flag: u16,
        /// The item.
        item: Item,
        /// The new value.
        to: u8,
    },
    /// A roll is made on a table of a variant.
    Threw {
        /// The table, as an index into the tables of all variants in force.
        table: u16,
        /// The sum of the dice.
        roll: u8,
    },
    /// A rule of a variant modifies a die roll.
    Shifted {
        /// The modifier.
        by: i8,
    },
}

impl HouseEvent {
    /// The sentence for it.
    pub(crate) fn told<G: House>(self, game: &G) -> Phrase {
        match self {
            Self::Ruled { rule, .. } => Phrase::new("event-house-ruled").with("name", game.rule_text(rule)),
            Self::Flagged { flag, item, to } => Phrase::new("event-house-flagged")
                .with("flag", game.flag_text(flag))
                .with("thing", game.item_text(item))
                .count("to", usize::from(to)),
            Self::Threw { table, roll } => {
                Phrase::new("event-house-threw").with("table", game.table_text(table)).with("roll", roll)
            }
            Self::Shifted { by } => Phrase::new("event-house-shifted").with("by", format!("{by:+}")),
        }
    }
}
