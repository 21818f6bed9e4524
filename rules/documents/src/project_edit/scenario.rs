//! Edits of a scenario: of its plot and set-up, and of the corrections and variants it names.

#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use super::Swap;
use crate::allowance::Allowance;
use crate::edit::Change;
use crate::fingerprint::Fingerprint;
use crate::project::{ListedCorrection, ListedVariant, LoadedCorrection, LoadedVariant, Project};
use crate::scenario::{CorrectionUse, Placement, PlotLine, VariantUse};

/// One change of a scenario.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ScenarioEdit {
    /// The plot of a column.
    Plot(Change<PlotLine>),
    /// The place of a piece.
    Placement(Change<Placement>),
    /// The corrections it names, in order, with their switches. Only those that are loaded can be named.
    Corrections(Swap<Vec<CorrectionUse>>),
    /// The correction at this index of its list: replaced, inserted or removed.
    Correction(usize, Box<Swap<Option<ListedCorrection>>>),
    /// The variants it names, in order, with their switches and settings. Only those that are loaded can be named.
    Variants(Swap<Vec<VariantUse>>),
    /// The variant at this index of its list: replaced, inserted or removed.
    Variant(usize, Box<Swap<Option<ListedVariant>>>),
    /// The map it was made for.
    MapFingerprint(Swap<Fingerprint>),
    /// An allowance.
    Allow(Change<Allowance>),
}

impl ScenarioEdit {
    pub(super) fn inverse(&self) -> Self {
        match self {
            Self::Plot(change) => Self::Plot(change.inverse()),
            Self::Placement(change) => Self::Placement(change.inverse()),
            Self::Allow(change) => Self::Allow(change.inverse()),
            Self::MapFingerprint(swap) => Self::MapFingerprint(swap.inverse()),
            Self::Corrections(swap) => Self::Corrections(swap.inverse()),
            Self::Correction(at, swap) => Self::Correction(*at, Box::new(swap.inverse())),
            Self::Variants(swap) => Self::Variants(swap.inverse()),
            Self::Variant(at, swap) => Self::Variant(*at, Box::new(swap.inverse())),
        }
    }

    pub(super) fn place(&self) -> String {
        let key = |key: Option<String>| key.unwrap_or_default();
        match self {
            Self::Plot(change) => key(change.key()),
            Self::Placement(change) => key(change.key()),
            Self::Allow(change) => key(change.key().map(|key| key.to_string())),
            Self::MapFingerprint(_) => "map_fingerprint".to_owned(),
            Self::Corrections(_) => "corrections".to_owned(),
            Self::Variants(_) => "variants".to_owned(),
            Self::Correction(_, swap) => {
                let listed = swap.becomes.as_ref().or(swap.was.as_ref());
                key(listed.map(|own| own.used.document.clone()))
            }
            Self::Variant(_, swap) => {
                let listed = swap.becomes.as_ref().or(swap.was.as_ref());
                key(listed.map(|own| own.used.document.clone()))
            }
        }
    }

    /// Applies the edit and returns whether it fitted. The corrections and variants of the project are updated with
    /// those of its scenario.
    pub(super) fn apply_to(&self, project: &mut Project) -> bool {
        let scenario = &mut project.scenario;
        match self {
            Self::Plot(change) => change.apply(&mut scenario.plot).is_ok(),
            Self::Placement(change) => change.apply(&mut scenario.setup).is_ok(),
            Self::Allow(change) => change.apply(&mut scenario.allow).is_ok(),
            // A save may have written a different one since the edit was made, which must not prevent undoing it.
            Self::MapFingerprint(swap) => {
                scenario.map_fingerprint.clone_from(&swap.becomes);
                true
            }
            Self::Corrections(swap) => correct(swap, project),
            Self::Correction(at, swap) => list_correction(*at, swap, project),
            Self::Variants(swap) => vary(swap, project),
            Self::Variant(at, swap) => list(*at, swap, project),
        }
    }
}

/// Replaces the corrections of the scenario and updates those of the project.
fn correct(swap: &Swap<Vec<CorrectionUse>>, project: &mut Project) -> bool {
    let mut loaded = Vec::with_capacity(swap.becomes.len());
    for used in &swap.becomes {
        let Some(own) = project.corrections.iter().find(|own| own.name == used.document) else { return false };
        loaded.push(LoadedCorrection { on: used.on, ..own.clone() });
    }
    let fits = swap.apply(&mut project.scenario.corrections);
    if fits {
        project.corrections = loaded;
        project.correct();
    }
    fits
}

/// Inserts a correction into the list of the scenario, removes one, or replaces one.
fn list_correction(at: usize, swap: &Swap<Option<ListedCorrection>>, project: &mut Project) -> bool {
    let (used, loaded) = (&mut project.scenario.corrections, &mut project.corrections);
    let holds = |was: &ListedCorrection| {
        used.get(at) == Some(&was.used) && loaded.get(at).is_some_and(|own| own.listed() == *was)
    };
    if used.len() != loaded.len() || at > used.len() || !swap.was.as_ref().is_none_or(holds) {
        return false;
    }
    let taken = at..at + usize::from(swap.was.is_some());
    used.splice(taken.clone(), swap.becomes.iter().map(|own| own.used.clone()));
    loaded.splice(taken, swap.becomes.iter().map(|own| LoadedCorrection::new(&own.used, own.document.clone())));
    project.correct();
    true
}

/// Replaces the variants of the scenario and updates those of the project.
fn vary(swap: &Swap<Vec<VariantUse>>, project: &mut Project) -> bool {
    let mut loaded = Vec::with_capacity(swap.becomes.len());
    for used in &swap.becomes {
        let Some(own) = project.variants.iter().find(|own| own.name == used.document) else { return false };
        loaded.push(LoadedVariant::new(used, own.document.clone()));
    }
    let fits = swap.apply(&mut project.scenario.variants);
    if fits {
        project.variants = loaded;
    }
    fits
}

/// Inserts a variant into the list of the scenario, removes one, or replaces one.
fn list(at: usize, swap: &Swap<Option<ListedVariant>>, project: &mut Project) -> bool {
    let (used, loaded) = (&mut project.scenario.variants, &mut project.variants);
    let listed = |own: &ListedVariant| LoadedVariant::new(&own.used, own.document.clone());
    let holds = |was: &ListedVariant| used.get(at) == Some(&was.used) && loaded.get(at) == Some(&listed(was));
    if used.len() != loaded.len() || at > used.len() || !swap.was.as_ref().is_none_or(holds) {
        return false;
    }
    let taken = at..at + usize::from(swap.was.is_some());
    used.splice(taken.clone(), swap.becomes.iter().map(|own| own.used.clone()));
    loaded.splice(taken, swap.becomes.iter().map(listed));
    true
}
