//! Where all enemies of whoever looks can get to in their next Movement Phase.

use std::collections::BTreeMap;

use rules::hex::Hex;
use rules::play::Actor;
use rules::side::Side;

use super::Play;
use crate::picture::overlay::{Mark, Tone};

/// The hexes enemies can get to.
#[derive(Debug, Default)]
pub(super) struct Threat {
    /// Whether it is shown.
    pub(super) shown: bool,
    /// How many of their units get to each hex.
    reach: BTreeMap<Hex, usize>,
}

impl Play {
    /// Whether the reach of all enemies is shown.
    pub const fn shows_threat(&self) -> bool {
        self.threat.shown
    }

    /// Works out anew where the enemies get to, while that is shown.
    pub(super) fn look_for_threat(&mut self) {
        self.threat.reach.clear();
        let Some(table) = self.table.as_deref().filter(|_| self.threat.shown) else { return };
        let Some(own) = self.viewer().or_else(|| decides(table.actor())) else { return };
        self.threat.reach = table.threat_to(own);
    }

    /// The hexes enemies get to, each with the number of their units that do.
    pub fn threat(&self) -> impl Iterator<Item = (Hex, usize)> + '_ {
        self.threat.reach.iter().map(|(hex, units)| (*hex, *units))
    }

    /// The same, to be laid over the map.
    pub(super) fn threat_marks(&self) -> impl Iterator<Item = Mark> + '_ {
        self.threat().map(|(hex, units)| Mark::Hex(hex, Tone::Doubt, units.to_string()))
    }
}

const fn decides(actor: Actor) -> Option<Side> {
    match actor {
        Actor::Player(side) => Some(side),
        Actor::Chance | Actor::Over => None,
    }
}
