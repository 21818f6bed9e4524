//! The hexes that all enemies of the viewer can reach in their next Movement Phase.

use std::collections::BTreeMap;

use rules::hex::Hex;
use rules::play::Actor;
use rules::side::Side;

use super::Play;
use crate::picture::overlay::{Mark, Tone};

/// The hexes that enemies can reach.
#[derive(Debug, Default)]
pub(super) struct Threat {
    /// Whether they are shown.
    pub(super) shown: bool,
    /// The number of enemy units that can reach each hex.
    reach: BTreeMap<Hex, usize>,
}

impl Play {
    /// Whether the reach of all enemies is shown.
    pub const fn shows_threat(&self) -> bool {
        self.threat.shown
    }

    /// Recomputes the reach of the enemies, if it is shown.
    pub(super) fn look_for_threat(&mut self) {
        self.threat.reach.clear();
        let Some(table) = self.table.as_deref().filter(|_| self.threat.shown) else { return };
        let Some(own) = self.viewer().or_else(|| decides(table.actor())) else { return };
        self.threat.reach = table.threat_to(own);
    }

    /// Returns the hexes that enemies can reach, each with the number of units that can.
    pub fn threat(&self) -> impl Iterator<Item = (Hex, usize)> + '_ {
        self.threat.reach.iter().map(|(hex, units)| (*hex, *units))
    }

    /// Returns the reach of all enemies as marks on the map.
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
