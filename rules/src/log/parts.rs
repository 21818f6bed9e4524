//! The documents a game was played with, and which of them have changed since.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::fingerprint::Fingerprint;
use crate::phrase::Phrase;
use crate::project::Project;
use crate::scenario::Scenario;

/// The state of every document of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Parts {
    /// The map without corrections.
    pub map: Fingerprint,
    /// The corrections that were on, in the order they were applied.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub corrections: Vec<InForce>,
    /// The variants that were on, in the order of the scenario.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<VariantInForce>,
    /// The counter mix as it was.
    pub counters: Fingerprint,
    /// The rulebook as it was.
    pub rulebook: Fingerprint,
    /// The entry plot and the set-up of the scenario.
    pub set_up: Fingerprint,
}

/// A correction that was on.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct InForce {
    /// Its name in the scenario.
    pub document: String,
    /// The state of the correction.
    pub text: Fingerprint,
}

/// A variant that was on.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct VariantInForce {
    /// Its name in the scenario.
    pub document: String,
    /// The state of the variant.
    pub text: Fingerprint,
    /// The values of its parameters that differed from their defaults, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub params: BTreeMap<String, i32>,
    /// The choices for its options that differed from the first, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub opts: BTreeMap<String, String>,
}

/// Something that has changed since the log was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Changed {
    /// The map as painted has changed.
    Map,
    /// A correction that was off is on.
    SwitchedOn(String),
    /// A correction that was on is off.
    SwitchedOff(String),
    /// A correction has changed.
    Correction(String),
    /// A variant that was off is on.
    VariantOn(String),
    /// A variant that was on is off.
    VariantOff(String),
    /// A variant has changed.
    Variant(String),
    /// The figures or choices of a variant have changed.
    Settings(String),
    /// The counter mix has changed.
    Counters,
    /// The rulebook has changed.
    Rulebook,
    /// The plot or the set-up has changed.
    SetUp,
}

impl Parts {
    /// Returns the current state of the documents of a project.
    #[must_use]
    pub fn new(project: &Project) -> Self {
        let on = project.corrections.iter().filter(|correction| correction.on);
        let Scenario { plot, setup, .. } = project.scenario.clone();
        Self {
            map: Fingerprint::of(project.base_map()),
            corrections: on
                .map(|correction| InForce {
                    document: correction.name.clone(),
                    text: Fingerprint::of(&correction.document),
                })
                .collect(),
            variants: (project.variants.iter().filter(|variant| variant.on))
                .map(|variant| VariantInForce {
                    document: variant.name.clone(),
                    text: Fingerprint::of(&variant.document),
                    params: variant.params.clone(),
                    opts: variant.opts.clone(),
                })
                .collect(),
            counters: Fingerprint::of(&project.counters),
            rulebook: Fingerprint::of(&project.rulebook),
            set_up: Fingerprint::of(&Scenario { plot, setup, ..Scenario::default() }),
        }
    }

    /// Returns what has changed from this state to `now`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::log::{Changed, Parts};
    /// use rules::map::{Grid, MapDocument};
    /// use rules::project::Project;
    /// use rules::words::Words;
    ///
    /// let map = MapDocument::new(Words::new("Fort", ""), Grid { columns: 9, rows: 7 });
    /// let (was, now) = (Parts::new(&Project::default()), Parts::new(&Project::of_map(map)));
    /// assert_eq!(was.changes(&now), [Changed::Map]);
    /// assert!(now.changes(&now).is_empty());
    /// ```
    #[must_use]
    pub fn changes(&self, now: &Self) -> Vec<Changed> {
        let mut changes = Vec::new();
        if self.map != now.map {
            changes.push(Changed::Map);
        }
        for was in &self.corrections {
            match now.corrections.iter().find(|is| is.document == was.document) {
                None => changes.push(Changed::SwitchedOff(was.document.clone())),
                Some(is) if is.text != was.text => changes.push(Changed::Correction(was.document.clone())),
                Some(_) => {}
            }
        }
        let fresh = now.corrections.iter().filter(|is| !self.corrections.iter().any(|was| was.document == is.document));
        changes.extend(fresh.map(|is| Changed::SwitchedOn(is.document.clone())));
        self.changed_variants(now, &mut changes);
        let others = [
            (self.counters == now.counters, Changed::Counters),
            (self.rulebook == now.rulebook, Changed::Rulebook),
            (self.set_up == now.set_up, Changed::SetUp),
        ];
        changes.extend(others.into_iter().filter(|(same, _)| !same).map(|(_, changed)| changed));
        changes
    }

    fn changed_variants(&self, now: &Self, changes: &mut Vec<Changed>) {
        for was in &self.variants {
            let name = was.document.clone();
            match now.variants.iter().find(|is| is.document == was.document) {
                None => changes.push(Changed::VariantOff(name)),
                Some(is) => {
                    if is.text != was.text {
                        changes.push(Changed::Variant(name.clone()));
                    }
                    if (&is.params, &is.opts) != (&was.params, &was.opts) {
                        changes.push(Changed::Settings(name));
                    }
                }
            }
        }
        let fresh = now.variants.iter().filter(|is| !self.variants.iter().any(|was| was.document == is.document));
        changes.extend(fresh.map(|is| Changed::VariantOn(is.document.clone())));
    }
}

impl Changed {
    /// Returns the message about changes; `None` if there are none.
    #[must_use]
    pub fn message(changes: &[Self]) -> Option<Phrase> {
        let (last, others) = changes.split_last()?;
        let join = |id, before, after| Phrase::new(id).said("before", before).said("after", after);
        let others = others.iter().map(Self::said).reduce(|before, after| join("story-same", before, after));
        let what = match others {
            Some(before) => join("story-last", before, last.said()),
            None => last.said(),
        };
        Some(Phrase::new("log-changed").said("what", what))
    }

    /// Returns what has changed, as part of a list.
    #[must_use]
    pub fn said(&self) -> Phrase {
        match self {
            Self::Map => Phrase::new("log-changed-map"),
            Self::SwitchedOn(name) => Phrase::new("log-switched-on").with("name", name),
            Self::SwitchedOff(name) => Phrase::new("log-switched-off").with("name", name),
            Self::Correction(name) => Phrase::new("log-changed-correction").with("name", name),
            Self::VariantOn(name) => Phrase::new("log-variant-on").with("name", name),
            Self::VariantOff(name) => Phrase::new("log-variant-off").with("name", name),
            Self::Variant(name) => Phrase::new("log-changed-variant").with("name", name),
            Self::Settings(name) => Phrase::new("log-changed-settings").with("name", name),
            Self::Counters => Phrase::new("log-changed-counters"),
            Self::Rulebook => Phrase::new("log-changed-rulebook"),
            Self::SetUp => Phrase::new("log-changed-set-up"),
        }
    }
}
