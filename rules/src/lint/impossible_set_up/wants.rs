//! Whether batteries can be spread over the sites so that everything wanted holds.

use super::sites::{Look, regions};
use super::wanted;
use crate::board::SpotId;
use crate::lint::Survey;
use crate::project::LoadedVariant;
use crate::variant::{Condition, Number, Query};

/// What stands in the way of a set-up.
pub(super) enum Bound {
    /// There are only so many sites.
    Sites(usize),
    /// A rule: without it the rest could be met.
    Want(String),
}

/// More ways to spread batteries than this are not tried one by one.
const MOST_WAYS: usize = 200_000;

/// Sites in groups: those that count alike for everything that is wanted.
pub(super) struct Problem<'a> {
    wants: Vec<(String, &'a Condition, &'a LoadedVariant)>,
    /// The conditions on which batteries are counted.
    counted: Vec<&'a Condition>,
    /// How many sites a group has, and which counts they go into.
    groups: Vec<(usize, Vec<bool>)>,
    sites: usize,
}

impl<'a> Problem<'a> {
    pub(super) fn new(survey: &Survey<'_>, set: &[&'a LoadedVariant], sites: &[SpotId]) -> Self {
        let regions = regions(survey, set);
        let mut counted = Vec::new();
        let wants = set.iter().flat_map(|own| wanted(own).map(move |(name, that)| (name, that, *own)));
        // What counts something else than batteries by their places is left to the players.
        let wants: Vec<_> = wants.filter(|(_, that, _)| collect(that, &mut counted)).collect();
        let mut groups: Vec<(usize, Vec<bool>)> = Vec::new();
        let mut vague = vec![false; counted.len()];
        let looks: Vec<Look<'_>> = counted.iter().map(|cond| Look::of(cond, survey, &regions)).collect();
        for at in sites {
            let spot = survey.board().spot(*at);
            let told: Vec<Option<bool>> = looks.iter().map(|look| look.holds(*at, spot)).collect();
            vague.iter_mut().zip(&told).for_each(|(vague, own)| *vague |= own.is_none());
            let told: Vec<bool> = told.into_iter().map(Option::unwrap_or_default).collect();
            match groups.iter_mut().find(|(_, own)| *own == told) {
                Some((size, _)) => *size += 1,
                None => groups.push((1, told)),
            }
        }
        let is_told = |that: &Condition| {
            let mut own = Vec::new();
            collect(that, &mut own);
            let place = |cond: &&Condition| counted.iter().position(|own| own == cond);
            own.iter().filter_map(place).all(|at| !vague[at])
        };
        let wants = wants.into_iter().filter(|(_, that, _)| is_told(that)).collect();
        Self { wants, counted, groups, sites: sites.len() }
    }

    /// What stands in the way of placing so many batteries; `None` where it can be done, or is not known.
    pub(super) fn tightest(&self, batteries: usize) -> Option<Bound> {
        if batteries > self.sites {
            return Some(Bound::Sites(self.sites));
        }
        let ways = self.groups.iter().try_fold(1_usize, |ways, (size, _)| ways.checked_mul(size + 1));
        if ways.is_none_or(|ways| ways > MOST_WAYS) || self.can(batteries, None) {
            return None;
        }
        let alone = (0..self.wants.len()).find(|without| self.can(batteries, Some(*without)));
        // Where several stand in the way, the last one is named.
        let at = alone.unwrap_or(self.wants.len().saturating_sub(1));
        self.wants.get(at).map(|(name, ..)| Bound::Want(name.clone()))
    }

    fn can(&self, batteries: usize, without: Option<usize>) -> bool {
        self.spread(0, batteries, &mut vec![0; self.groups.len()], without)
    }

    fn spread(&self, group: usize, left: usize, placed: &mut Vec<usize>, without: Option<usize>) -> bool {
        if group == self.groups.len() {
            return left == 0 && self.are_met(placed, without);
        }
        let room: usize = self.groups[group + 1..].iter().map(|(size, _)| size).sum();
        let most = self.groups[group].0.min(left);
        (left.saturating_sub(room)..=most).any(|own| {
            placed[group] = own;
            self.spread(group + 1, left - own, placed, without)
        })
    }

    fn are_met(&self, placed: &[usize], without: Option<usize>) -> bool {
        let wants = self.wants.iter().enumerate().filter(|(at, _)| Some(*at) != without);
        wants.map(|(_, want)| want).all(|(_, that, own)| self.holds(that, own, placed))
    }

    fn count(&self, cond: &Condition, placed: &[usize]) -> i64 {
        let Some(at) = self.counted.iter().position(|own| *own == cond) else { return 0 };
        let groups = self.groups.iter().zip(placed).filter(|((_, counts), _)| counts[at]);
        groups.map(|(_, placed)| *placed as i64).sum()
    }

    fn holds(&self, cond: &Condition, own: &LoadedVariant, placed: &[usize]) -> bool {
        let number = |number: &Number| match number {
            Number::N(value) => i64::from(*value),
            Number::P(name) => param(own, name),
            Number::Neg(name) => -param(own, name),
            Number::Count(query) => self.count(query.condition(), placed),
            _ => 0,
        };
        match cond {
            Condition::All(all) => all.iter().all(|cond| self.holds(cond, own, placed)),
            Condition::Any(all) => all.iter().any(|cond| self.holds(cond, own, placed)),
            Condition::Not(inner) => !self.holds(inner, own, placed),
            Condition::Le(a, b) => number(a) <= number(b),
            Condition::Ge(a, b) => number(a) >= number(b),
            Condition::Eq(a, b) => number(a) == number(b),
            Condition::Exists(query) => self.count(query.condition(), placed) > 0,
            Condition::Opt(name, choice) => chosen(own, name) == Some(choice),
            _ => true,
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

/// Collects the conditions on which a want counts batteries; `false` where it speaks of anything else.
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
