//! Whether batteries can be assigned to the sites so that all requirements hold.

use super::sites::{SiteCondition, all_of};
use super::wanted;
use crate::board::SpotId;
use crate::lint::Survey;
use crate::project::LoadedVariant;
use crate::variant::{Condition, Number, Query};

/// What makes a set-up impossible.
pub(super) enum SetUpObstacle {
    /// Too few sites; holds their number.
    Sites(usize),
    /// A rule without which the others could be met; holds its name.
    Want(String),
}

/// If there are more assignments than this, they are not tried one by one.
const MOST_WAYS: usize = 200_000;

/// The requirements, and the sites in groups that count alike for all of them.
pub(super) struct Problem {
    wants: Vec<(String, Want)>,
    groups: Vec<Group>,
    sites: usize,
    /// The number of conditions for which batteries are counted.
    counts: usize,
}

/// Sites that count alike.
struct Group {
    size: usize,
    /// For each count whether they contribute to it.
    counts: Vec<bool>,
}

/// A rule's requirement, with its names resolved.
enum Want {
    /// Has this value however batteries are assigned.
    Told(bool),
    All(Vec<Self>),
    Any(Vec<Self>),
    Not(Box<Self>),
    /// Requires that the first is at most the second.
    Le(Term, Term),
    Eq(Term, Term),
}

#[derive(Clone, Copy)]
enum Term {
    Value(i64),
    /// The number of batteries where a condition holds, by its index among the counted conditions.
    Count(usize),
}

/// For each count, the least and greatest value it can reach.
type Counts = Vec<[i64; 2]>;

impl Problem {
    pub(super) fn new(survey: &Survey<'_>, set: &[&LoadedVariant], sites: &[SpotId]) -> Self {
        let mut counted = Vec::new();
        let wants = set.iter().flat_map(|own| wanted(own).map(move |(name, that)| (name, that, *own)));
        // Requirements that count anything other than batteries by place are left to the players.
        let wants: Vec<_> = wants.filter(|(_, that, _)| collect(that, &mut counted)).collect();
        let mut groups: Vec<Group> = Vec::new();
        let mut vague = vec![false; counted.len()];
        let looks: Vec<SiteCondition> =
            counted.iter().map(|cond| SiteCondition::from_condition(cond, survey, set)).collect();
        for at in sites {
            let spot = survey.board().spot(*at);
            let told = looks.iter().zip(&mut vague).map(|(look, vague)| {
                let told = look.holds(*at, spot);
                *vague |= told.is_none();
                told.unwrap_or_default()
            });
            let counts: Vec<bool> = told.collect();
            match groups.iter_mut().find(|own| own.counts == counts) {
                Some(group) => group.size += 1,
                None => groups.push(Group { size: 1, counts }),
            }
        }
        let is_told = |that: &Condition| {
            let mut own = Vec::new();
            collect(that, &mut own);
            let place = |cond: &&Condition| counted.iter().position(|own| own == cond);
            own.iter().filter_map(place).all(|at| !vague[at])
        };
        let wants = wants.into_iter().filter(|(_, that, _)| is_told(that));
        let wants = wants.map(|(name, that, own)| (name, Want::new(that, own, &counted))).collect();
        Self { wants, groups, sites: sites.len(), counts: counted.len() }
    }

    /// Returns what makes it impossible to place `batteries` batteries; `None` if it is possible, or undecided.
    pub(super) fn tightest(&self, batteries: usize) -> Option<SetUpObstacle> {
        if batteries > self.sites {
            return Some(SetUpObstacle::Sites(self.sites));
        }
        let ways = self.groups.iter().try_fold(1_usize, |ways, group| ways.checked_mul(group.size + 1));
        if ways.is_none_or(|ways| ways > MOST_WAYS) || self.can(batteries, None) {
            return None;
        }
        let alone = (0..self.wants.len()).find(|without| self.can(batteries, Some(*without)));
        // If several rules are in the way, the last one is named.
        let at = alone.unwrap_or(self.wants.len().saturating_sub(1));
        self.wants.get(at).map(|(name, _)| SetUpObstacle::Want(name.clone()))
    }

    /// Whether `batteries` batteries, no more than there are sites, can be assigned so that all requirements except
    /// `without` hold.
    fn can(&self, batteries: usize, without: Option<usize>) -> bool {
        self.spread(0, batteries, &mut vec![0; self.counts], without)
    }

    /// Whether `left` batteries can be assigned to the groups from `group` on so that the requirements hold. `placed`
    /// is the contribution of earlier groups to each count. A branch is cut as soon as the bounds of the counts decide
    /// every requirement.
    fn spread(&self, group: usize, left: usize, placed: &mut [i64], without: Option<usize>) -> bool {
        let counts = self.counts(group, left, placed);
        let wants = self.wants.iter().enumerate().filter(|(at, _)| Some(*at) != without);
        let mut told = Some(true);
        for (_, (_, want)) in wants {
            match want.holds(&counts) {
                Some(false) => return false,
                None => told = None,
                Some(true) => {}
            }
        }
        if let Some(told) = told {
            return told;
        }
        let room: usize = self.groups[group + 1..].iter().map(|group| group.size).sum();
        let own = &self.groups[group];
        let add = |placed: &mut [i64], more: i64| {
            placed.iter_mut().zip(&own.counts).for_each(|(placed, counts)| *placed += if *counts { more } else { 0 });
        };
        let (least, most) = (left.saturating_sub(room), own.size.min(left));
        (least..=most).any(|here| {
            add(placed, here as i64);
            let can = self.spread(group + 1, left - here, placed, without);
            add(placed, -(here as i64));
            can
        })
    }

    /// Returns the lowest and highest value each count can reach when `left` batteries go to the groups from `group`
    /// on.
    fn counts(&self, group: usize, left: usize, placed: &[i64]) -> Counts {
        let rest = &self.groups[group..];
        let room = |at: usize, is_in: bool| -> usize {
            rest.iter().filter(|group| group.counts[at] == is_in).map(|group| group.size).sum()
        };
        let bounds = |(at, placed): (usize, &i64)| {
            let (least, most) = (left.saturating_sub(room(at, false)), left.min(room(at, true)));
            [placed + least as i64, placed + most as i64]
        };
        placed.iter().enumerate().map(bounds).collect()
    }
}

impl Want {
    fn new(cond: &Condition, own: &LoadedVariant, counted: &[&Condition]) -> Self {
        let count = |query: &Query| {
            let place = counted.iter().position(|cond| *cond == query.condition());
            place.map_or(Term::Value(0), Term::Count)
        };
        let term = |number: &Number| match number {
            Number::N(value) => Term::Value(i64::from(*value)),
            Number::P(name) => Term::Value(param(own, name)),
            Number::Neg(name) => Term::Value(-param(own, name)),
            Number::Count(query) => count(query),
            _ => Term::Value(0),
        };
        let all = |all: &[Condition]| all.iter().map(|cond| Self::new(cond, own, counted)).collect();
        match cond {
            Condition::All(own) => Self::All(all(own)),
            Condition::Any(own) => Self::Any(all(own)),
            Condition::Not(inner) => Self::Not(Box::new(Self::new(inner, own, counted))),
            Condition::Le(a, b) => Self::Le(term(a), term(b)),
            Condition::Ge(a, b) => Self::Le(term(b), term(a)),
            Condition::Eq(a, b) => Self::Eq(term(a), term(b)),
            Condition::Exists(query) => Self::Le(Term::Value(1), count(query)),
            Condition::Opt(name, choice) => Self::Told(chosen(own, name) == Some(choice)),
            _ => Self::Told(true),
        }
    }

    /// Whether the requirement holds; `None` if that depends on where the counts lie within these bounds.
    fn holds(&self, counts: &Counts) -> Option<bool> {
        let bounds = |term: &Term| match term {
            Term::Value(value) => [*value; 2],
            Term::Count(at) => counts[*at],
        };
        match self {
            Self::Told(told) => Some(*told),
            Self::All(all) => all_of(all.iter().map(|want| want.holds(counts))),
            Self::Any(all) => all_of(all.iter().map(|want| want.holds(counts).map(|own| !own))).map(|own| !own),
            Self::Not(inner) => inner.holds(counts).map(|own| !own),
            Self::Le(a, b) => {
                let ([a_least, a_most], [b_least, b_most]) = (bounds(a), bounds(b));
                if a_most <= b_least { Some(true) } else { (a_least > b_most).then_some(false) }
            }
            Self::Eq(a, b) => {
                let ([a_least, a_most], [b_least, b_most]) = (bounds(a), bounds(b));
                if a_most < b_least || b_most < a_least {
                    return Some(false);
                }
                (a_least == a_most && b_least == b_most).then_some(true)
            }
        }
    }
}

fn param(own: &LoadedVariant, name: &str) -> i64 {
    let stated = own.document.params.iter().find(|param| param.id == name).map(|param| param.is);
    own.params.get(name).copied().or(stated).map_or(0, i64::from)
}

fn chosen<'a>(own: &'a LoadedVariant, name: &str) -> Option<&'a String> {
    let first = || own.document.opts.iter().find(|opt| opt.id == name).and_then(|opt| opt.choices.first());
    own.opts.get(name).or_else(first)
}

/// Collects the conditions for which a requirement counts batteries; returns `false` if it uses anything else.
fn collect<'a>(cond: &'a Condition, counted: &mut Vec<&'a Condition>) -> bool {
    let mut query = |query: &'a Query| {
        let is_of_guns = matches!(query, Query::Guns(_));
        if is_of_guns && !counted.contains(&query.condition()) {
            counted.push(query.condition());
        }
        is_of_guns
    };
    let mut number = |number: &'a Number| match number {
        Number::N(_) | Number::P(_) | Number::Neg(_) => true,
        Number::Count(own) => query(own),
        _ => false,
    };
    match cond {
        Condition::Always | Condition::Opt(..) => true,
        Condition::All(all) | Condition::Any(all) => all.iter().all(|cond| collect(cond, counted)),
        Condition::Not(inner) => collect(inner, counted),
        Condition::Le(a, b) | Condition::Ge(a, b) | Condition::Eq(a, b) => number(a) && number(b),
        Condition::Exists(own) => query(own),
        _ => false,
    }
}
