//! Where a battery may be set up.

use crate::lint::Survey;
use crate::map::Members;
use crate::project::LoadedVariant;
use crate::spot::{Level, Spot};
use crate::variant::{Condition, Operation, Quantity, Rule, Thing};

/// What is known of the place of a battery.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) survey: &'a Survey<'a>,
    pub(super) set: &'a [&'a LoadedVariant],
    pub(super) spot: Spot,
}

/// The spots on which a battery may be set up: printed sites, and those variants allow. Where it cannot be told, it may.
pub(super) fn sites(survey: &Survey<'_>, set: &[&LoadedVariant]) -> Vec<Spot> {
    let board = survey.board();
    let rules = set.iter().flat_map(|own| &own.document.rules);
    let of = |wanted: fn(&Operation) -> bool| {
        let rules = rules.clone();
        rules.filter_map(move |rule| match rule {
            Rule::Adjust { what: Quantity::MayPlace, cond, op, .. } if wanted(op) => Some(cond),
            _ => None,
        })
    };
    let allowed = of(|op| matches!(op, Operation::Allow)).collect::<Vec<_>>();
    let forbidden = of(|op| matches!(op, Operation::Forbid)).collect::<Vec<_>>();
    let spots = board.ids().map(|id| board.spot(id));
    spots
        .filter(|spot| {
            let look = Look { survey, set, spot: *spot };
            let printed = survey.map.gun_sites.iter().any(|site| site.at == *spot);
            let granted = || allowed.iter().any(|cond| look.holds(cond) != Some(false));
            (printed || granted()) && !forbidden.iter().any(|cond| look.holds(cond) == Some(true))
        })
        .collect()
}

impl Look<'_> {
    /// Whether a condition about a battery there holds; `None` where it cannot be told.
    pub(super) fn holds(&self, cond: &Condition) -> Option<bool> {
        match cond {
            Condition::Always => Some(true),
            Condition::All(all) => all_of(all.iter().map(|cond| self.holds(cond))),
            Condition::Any(all) => all_of(all.iter().map(|cond| self.holds(cond).map(|own| !own))).map(|own| !own),
            Condition::Not(inner) => self.holds(inner).map(|own| !own),
            Condition::Is(thing, tag) => self.is(thing, tag),
            Condition::In(thing, region) if is_there(thing) => Some(self.is_in(region)),
            Condition::Same(a, Thing::Hex(place)) | Condition::Same(Thing::Hex(place), a) if is_there(a) => {
                match (place.parse::<Spot>(), place.parse()) {
                    (_, Ok(hex)) => Some(self.spot.hex == hex),
                    (Ok(spot), _) => Some(self.spot == spot),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn is(&self, thing: &Thing, tag: &str) -> Option<bool> {
        if !is_there(thing) {
            return None;
        }
        match tag {
            "gun" => Some(true),
            "leader" | "combat" | "infantry" | "mexican" | "texan" => Some(false),
            "inside" => Some(self.spot.level == Level::In),
            "ground" | "outside" => Some(self.spot.level == Level::Ground),
            "roof" => Some(self.spot.level == Level::Roof),
            // Another piece than a battery, by its name or origin; a battery may be any of its kind.
            _ if self.survey.counters.batteries.iter().any(|battery| battery.id == tag) => None,
            _ => Some(false),
        }
    }

    fn is_in(&self, region: &str) -> bool {
        let own = self.set.iter().flat_map(|own| &own.document.regions).map(|own| (&own.id, &own.members));
        let map = self.survey.map.regions.iter().map(|own| (&own.id, &own.members));
        let mut members = own.chain(map).filter(|(id, _)| *id == region).map(|(_, members)| members);
        members.next().is_some_and(|members| match members {
            Members::Hexes(hexes) => hexes.contains(&self.spot.hex),
            Members::Spots(spots) => spots.contains(&self.spot),
            Members::Hexsides(_) => false,
        })
    }
}

/// Whether a thing is the battery, or where it stands.
fn is_there(thing: &Thing) -> bool {
    match thing {
        Thing::It | Thing::Unit | Thing::To => true,
        Thing::At(inner) => is_there(inner),
        _ => false,
    }
}

/// Whether all hold, as far as can be told.
fn all_of(all: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut told = Some(true);
    for own in all {
        match own {
            Some(false) => return Some(false),
            None => told = None,
            Some(true) => {}
        }
    }
    told
}
