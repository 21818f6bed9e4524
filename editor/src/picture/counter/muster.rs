//! Where units come from, as their counters show it: volunteers by hat and coat, battalions by their facings.

use std::collections::BTreeSet;

use rules::counters::UnitCounter;
use rules::side::Side;

use super::Look;
use super::livery::Livery;
use super::portrait::{Beard, Coat, Dress, Hair, Hat, Portrait};
use crate::picture::palette::Colour;

/// The hats of volunteers.
const HATS: [Hat; 5] = [Hat::Broad, Hat::Coonskin, Hat::Tall, Hat::Forage, Hat::None];

impl Look<'_> {
    /// Which of the homes of its side's units a unit comes from, by their names in order.
    fn home(&self, side: Side, origin: &str) -> usize {
        let homes = self.units.iter().filter(|unit| unit.side == side).map(|unit| unit.origin.as_str());
        homes.filter(|home| *home < origin).collect::<BTreeSet<_>>().len()
    }

    /// The facing of a unit's battalion.
    pub(super) fn facing(&self, unit: &UnitCounter) -> Colour {
        let facings = self.colours.facings;
        facings[self.home(unit.side, &unit.origin) % facings.len()]
    }

    /// A man of a unit of volunteers, and what he wears: no two homes have both hat and coat alike as long as there are
    /// enough of them.
    pub(super) fn volunteer(&self, unit: &UnitCounter, livery: Livery) -> (Portrait, Dress) {
        let home = self.home(unit.side, &unit.origin);
        let coats = self.colours.coats;
        let hat = HATS[home % HATS.len()];
        let coat = match hat {
            Hat::Coonskin | Hat::None => Coat::Hunting,
            Hat::Forage | Hat::Cocked | Hat::Shako => Coat::Belted,
            Hat::Broad | Hat::Tall => Coat::Frock,
        };
        let beards = [Beard::None, Beard::Full, Beard::Moustache, Beard::Whiskers];
        let hair = if hat == Hat::None { Hair::Long } else { Hair::Short };
        let man = Portrait { hat, hair, shade: home, beard: beards[home % beards.len()], coat };
        (man, self.dress(coats[home % coats.len()], self.facing(unit), livery))
    }

    /// A coat with facings, and dark lines around.
    pub(super) fn dress(&self, coat: Colour, facing: Colour, livery: Livery) -> Dress {
        Dress { coat, facing, line: livery.ink }
    }
}
