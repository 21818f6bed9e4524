//! Where units come from, as their counters show it: volunteers by hat and coat, battalions by their facings.

use std::collections::BTreeSet;

use rules::counters::{Branch, UnitCounter};
use rules::side::Side;

use super::CounterLook;
use super::figure::{Figure, Weapon};
use super::portrait::{Beard, Coat, Dress, Hair, Hat, Portrait};
use super::side_colours::SideColours;
use crate::picture::palette::Colour;

/// The hats of volunteers.
const HATS: [Hat; 5] = [Hat::Broad, Hat::Coonskin, Hat::Tall, Hat::Forage, Hat::None];

impl CounterLook<'_> {
    /// Which of the homes of its side's units a unit comes from, by their names in order.
    fn home(&self, side: Side, origin: &str) -> usize {
        let homes = self.units.iter().filter(|unit| unit.side == side).map(|unit| unit.origin.as_str());
        homes.filter(|home| *home < origin).collect::<BTreeSet<_>>().len()
    }

    /// The facing of a unit's battalion.
    fn facing(&self, unit: &UnitCounter) -> Colour {
        let facings = self.colours.facings;
        facings[self.home(unit.side, &unit.origin) % facings.len()]
    }

    /// A man of a unit: a volunteer as his home has it, a soldier as his arm and his battalion have it.
    pub(super) fn figure(&self, unit: &UnitCounter, side_colours: SideColours) -> Figure {
        match unit.branch {
            Branch::Volunteer => self.volunteer(unit, side_colours),
            Branch::Line => self.soldier(unit, Hat::Shako, Coat::Belted, side_colours),
            Branch::Scout => self.soldier(unit, Hat::LightShako, Coat::Winged, side_colours),
            Branch::Grenadier => self.soldier(unit, Hat::GrenadierShako, Coat::Epaulettes, side_colours),
            Branch::Engineer => self.soldier(unit, Hat::Shako, Coat::Apron, side_colours),
        }
    }

    /// No two homes have both hat and coat alike as long as there are enough of them.
    fn volunteer(&self, unit: &UnitCounter, side_colours: SideColours) -> Figure {
        let home = self.home(unit.side, &unit.origin);
        let coats = self.colours.coats;
        let hat = HATS[home % HATS.len()];
        let coat = match hat {
            Hat::Coonskin | Hat::None => Coat::Hunting,
            Hat::Broad | Hat::Tall => Coat::Frock,
            Hat::Forage | Hat::Cocked | Hat::Shako | Hat::LightShako | Hat::GrenadierShako => Coat::Belted,
        };
        let beards = [Beard::None, Beard::Full, Beard::Moustache, Beard::Whiskers];
        // Grey hair under a cap of fur would look like a part of it.
        let man = Portrait { hat, hair: Hair::Short, shade: home % 4, beard: beards[home % beards.len()], coat };
        let dress = self.dress(coats[home % coats.len()], self.facing(unit), side_colours);
        Figure { man, dress, weapon: Weapon::Rifle }
    }

    /// A soldier of the regular army: hat and coat tell his arm, the facing alone his battalion.
    fn soldier(&self, unit: &UnitCounter, hat: Hat, coat: Coat, side_colours: SideColours) -> Figure {
        let home = self.home(unit.side, &unit.origin);
        let (beard, weapon) = match coat {
            // Sappers grow beards.
            Coat::Apron => (Beard::Full, Weapon::Axe),
            Coat::Epaulettes => (Beard::Moustache, Weapon::Musket),
            Coat::Frock | Coat::Hunting | Coat::Uniform | Coat::Belted | Coat::Winged => {
                ([Beard::None, Beard::Whiskers, Beard::Moustache][home % 3], Weapon::Musket)
            }
        };
        let man = Portrait { hat, hair: Hair::Short, shade: home % 2, beard, coat };
        Figure { man, dress: self.dress(self.colours.regulars, self.facing(unit), side_colours), weapon }
    }

    /// A coat with facings, and dark lines around.
    pub(super) fn dress(&self, coat: Colour, facing: Colour, side_colours: SideColours) -> Dress {
        Dress { coat, facing, line: side_colours.ink }
    }
}
