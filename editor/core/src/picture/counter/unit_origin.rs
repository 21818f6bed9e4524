//! Shows the origin of units on their counters: volunteers by hat and coat, battalions by their facings.

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
    /// Returns the index of an origin among those of its side's units, sorted by name.
    fn home(&self, side: Side, origin: &str) -> usize {
        let homes = self.units.iter().filter(|unit| unit.side == side).map(|unit| unit.origin.as_str());
        homes.filter(|home| *home < origin).collect::<BTreeSet<_>>().len()
    }

    /// Returns the facing colour of a unit's battalion.
    fn facing(&self, unit: &UnitCounter) -> Colour {
        let facings = self.colours.facings;
        facings[self.home(unit.side, &unit.origin) % facings.len()]
    }

    /// Returns the figure of a unit: a volunteer dressed by origin, a soldier by branch and battalion.
    pub(super) fn figure(&self, unit: &UnitCounter, side_colours: SideColours) -> Figure {
        match unit.branch {
            Branch::Volunteer => self.volunteer(unit, side_colours),
            Branch::Line => self.soldier(unit, Hat::Shako, Coat::Belted, side_colours),
            Branch::Scout => self.soldier(unit, Hat::LightShako, Coat::Winged, side_colours),
            Branch::Grenadier => self.soldier(unit, Hat::GrenadierShako, Coat::Epaulettes, side_colours),
            Branch::Engineer => self.soldier(unit, Hat::Shako, Coat::Apron, side_colours),
        }
    }

    /// No two origins share both hat and coat as long as there are enough combinations.
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
        // Grey hair under a fur cap would look like part of the cap.
        let man = Portrait { hat, hair: Hair::Short, shade: home % 4, beard: beards[home % beards.len()], coat };
        let dress = self.dress(coats[home % coats.len()], self.facing(unit), side_colours);
        Figure { man, dress, weapon: Weapon::Rifle }
    }

    /// A soldier of the regular army: hat and coat show the branch, only the facing shows the battalion.
    fn soldier(&self, unit: &UnitCounter, hat: Hat, coat: Coat, side_colours: SideColours) -> Figure {
        let home = self.home(unit.side, &unit.origin);
        let (beard, weapon) = match coat {
            // Sappers wear beards.
            Coat::Apron => (Beard::Full, Weapon::Axe),
            Coat::Epaulettes => (Beard::Moustache, Weapon::Musket),
            Coat::Frock | Coat::Hunting | Coat::Uniform | Coat::Belted | Coat::Winged => {
                ([Beard::None, Beard::Whiskers, Beard::Moustache][home % 3], Weapon::Musket)
            }
        };
        let man = Portrait { hat, hair: Hair::Short, shade: home % 2, beard, coat };
        Figure { man, dress: self.dress(self.colours.regulars, self.facing(unit), side_colours), weapon }
    }

    /// Returns a coat with facings and dark outlines.
    pub(super) fn dress(&self, coat: Colour, facing: Colour, side_colours: SideColours) -> Dress {
        Dress { coat, facing, line: side_colours.ink }
    }
}
