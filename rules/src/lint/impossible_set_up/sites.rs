//! The spots where a battery may be set up.

use crate::board::{SpotId, SpotSet};
use crate::hex::Hex;
use crate::lint::Survey;
use crate::map::GunSiteKind;
use crate::project::LoadedVariant;
use crate::spot::{Level, Spot};
use crate::variant::{Condition, Operation, Quantity, Rule, Thing};

/// A condition on the spot where a battery is set up, with its names resolved.
pub(super) enum SiteCondition {
    /// Has the same value everywhere; `None` if it cannot be decided.
    Everywhere(Option<bool>),
    All(Vec<Self>),
    Any(Vec<Self>),
    Not(Box<Self>),
    In(SpotSet),
    Hex(Hex),
    Spot(Spot),
    Level(Level),
}

/// Returns the spots where a battery may be set up: printed sites, and those variants allow. An undecidable spot is
/// allowed.
pub(super) fn sites(survey: &Survey<'_>, set: &[&LoadedVariant]) -> Vec<SpotId> {
    let board = survey.board();
    let rules = set.iter().flat_map(|own| &own.document.rules);
    let of = |wanted: fn(&Operation) -> bool| {
        let rules = rules.clone();
        rules.filter_map(move |rule| match rule {
            Rule::Adjust { what: Quantity::MayPlace, cond, op, .. } if wanted(op) => Some(cond),
            _ => None,
        })
    };
    let looks = |conds: Vec<&Condition>| {
        conds.into_iter().map(|cond| SiteCondition::from_condition(cond, survey, set)).collect::<Vec<_>>()
    };
    let allowed = looks(of(|op| matches!(op, Operation::Allow)).collect());
    let forbidden = looks(of(|op| matches!(op, Operation::Forbid)).collect());
    let mut printed = SpotSet::new(board.len());
    let sites = survey.map.gun_sites.iter().filter(|site| site.kind == GunSiteKind::Printed);
    sites.filter_map(|site| board.id(site.at)).for_each(|site| {
        printed.insert(site);
    });
    let is_free = |at: &SpotId| !forbidden.iter().any(|look| look.holds(*at, board.spot(*at)) == Some(true));
    if allowed.is_empty() {
        return printed.iter().filter(is_free).collect();
    }
    let is_granted = |at: SpotId| allowed.iter().any(|look| look.holds(at, board.spot(at)) != Some(false));
    board.ids().filter(|at| printed.contains(*at) || is_granted(*at)).filter(is_free).collect()
}

/// Returns the spots of the region called `name`; a variant's region takes precedence over the map's.
fn region(name: &str, survey: &Survey<'_>, set: &[&LoadedVariant]) -> Option<SpotSet> {
    let mut own = set.iter().flat_map(|own| &own.document.regions).filter(|own| own.id == name).map(|own| &own.members);
    let members = own.next().or_else(|| survey.map.region(name).map(|own| &own.members))?;
    Some(survey.board().spots_in(members))
}

impl SiteCondition {
    pub(super) fn from_condition(cond: &Condition, survey: &Survey<'_>, set: &[&LoadedVariant]) -> Self {
        let of = |cond: &Condition| Self::from_condition(cond, survey, set);
        match cond {
            Condition::Always => Self::Everywhere(Some(true)),
            Condition::All(all) => Self::All(all.iter().map(of).collect()),
            Condition::Any(all) => Self::Any(all.iter().map(of).collect()),
            Condition::Not(inner) => Self::Not(Box::new(of(inner))),
            Condition::Is(thing, tag) if is_there(thing) => Self::of_tag(tag, survey),
            Condition::In(thing, name) if is_there(thing) => {
                region(name, survey, set).map_or(Self::Everywhere(Some(false)), Self::In)
            }
            Condition::Same(a, Thing::Hex(place)) | Condition::Same(Thing::Hex(place), a) if is_there(a) => {
                let spot = || place.parse().map_or(Self::Everywhere(None), Self::Spot);
                place.parse().map_or_else(|_| spot(), Self::Hex)
            }
            _ => Self::Everywhere(None),
        }
    }

    fn of_tag(tag: &str, survey: &Survey<'_>) -> Self {
        match tag {
            "gun" => Self::Everywhere(Some(true)),
            "leader" | "combat" | "infantry" | "mexican" | "texan" => Self::Everywhere(Some(false)),
            "inside" => Self::Level(Level::In),
            "ground" | "outside" => Self::Level(Level::Ground),
            "roof" => Self::Level(Level::Roof),
            // A name or origin of a piece other than a battery; a battery may be of any battery's kind.
            _ if survey.counters.batteries.iter().any(|battery| battery.id == tag) => Self::Everywhere(None),
            _ => Self::Everywhere(Some(false)),
        }
    }

    /// Whether it holds for a battery on a spot; `None` if that cannot be decided.
    pub(super) fn holds(&self, at: SpotId, spot: Spot) -> Option<bool> {
        match self {
            Self::Everywhere(told) => *told,
            Self::All(all) => all_of(all.iter().map(|look| look.holds(at, spot))),
            Self::Any(all) => all_of(all.iter().map(|look| look.holds(at, spot).map(|own| !own))).map(|own| !own),
            Self::Not(inner) => inner.holds(at, spot).map(|own| !own),
            Self::In(spots) => Some(spots.contains(at)),
            Self::Hex(hex) => Some(spot.hex == *hex),
            Self::Spot(own) => Some(spot == *own),
            Self::Level(level) => Some(spot.level == *level),
        }
    }
}

/// Whether a thing is the battery or its spot.
fn is_there(thing: &Thing) -> bool {
    match thing {
        Thing::It | Thing::Unit | Thing::To => true,
        Thing::At(inner) => is_there(inner),
        _ => false,
    }
}

/// Whether all hold; `None` if that cannot be decided.
pub(super) fn all_of(all: impl Iterator<Item = Option<bool>>) -> Option<bool> {
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
