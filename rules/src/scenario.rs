//! The scenario document: the map, counters and rulebook it is played with, its entry plot and its set-up.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::allowance::Allowance;
use crate::fingerprint::Fingerprint;
use crate::provenance::Provenance;
use crate::spot::Spot;
use crate::text::outline::Outline;
use crate::text::{self, Document};
use crate::words::Words;

/// One playable situation (`.scenario.ron`).
///
/// Its parts are named by a path relative to the scenario, or by the name of a bundled document.
///
/// # Examples
///
/// ```
/// use rules::scenario::Scenario;
/// use rules::text;
///
/// let scenario: Scenario = text::read(r#"Scenario(
///     format: 1, title: (en: "A sortie"), by: Painted,
///     map: "fort", counters: "fort", rulebook: "alamo",
///     plot: [(column: "1", area: 2)],
///     setup: [(piece: "travis", at: "0303")],
/// )"#)?;
/// assert_eq!(scenario.setup[0].at, "0303".parse()?);
/// assert!(scenario.variants.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Scenario", deny_unknown_fields)]
pub struct Scenario {
    /// Version of the text format: 1.
    pub format: u32,
    /// Title, as lists and pages show it.
    pub title: Words,
    /// Where the scenario as a whole comes from.
    pub by: Provenance,
    /// Remarks that stay: comments in the file are lost when it is saved, which the program asks about first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Words>,
    /// What one learns by playing it, in a line; empty for nothing in particular.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub teaches: Words,
    /// Findings of the validator that are meant to be there, each with its reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allow: Vec<Allowance>,
    /// The map: a path from the folder of the scenario, or the name of a bundled map.
    pub map: String,
    /// The map the scenario was made for, as it was when both were last saved together, without corrections: where the
    /// map that is found by its name is another one, `other-map` warns. The program writes it; empty for any map.
    #[serde(default, skip_serializing_if = "Fingerprint::is_empty")]
    pub map_fingerprint: Fingerprint,
    /// Corrections of the map it knows of, in the order they are made.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub corrections: Vec<CorrectionUse>,
    /// Variants of the rules it knows of, in the order they speak.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<VariantUse>,
    /// The counter mix: a path from the folder of the scenario, or a bundled name.
    pub counters: String,
    /// The rulebook: a path from the folder of the scenario, or a bundled name.
    pub rulebook: String,
    /// The secret entry plot: which column enters by which area (2.0).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plot: Vec<PlotLine>,
    /// Where counters start. Counters that are not listed are set up by the players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub setup: Vec<Placement>,
}

/// A correction a scenario knows of.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CorrectionUse {
    /// The correction: a path from the folder of the scenario, or a bundled name.
    pub document: String,
    /// Whether it is made on the map.
    pub on: bool,
}

/// A variant a scenario knows of, with what its user has chosen.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct VariantUse {
    /// The variant: a path from the folder of the scenario, or a bundled name.
    pub document: String,
    /// Whether it is in force.
    pub on: bool,
    /// Values of its parameters that differ from its own, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub params: BTreeMap<String, i32>,
    /// Words chosen for its options that differ from the first, by the name of the option.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub opts: BTreeMap<String, String>,
}

/// One line of the secret entry plot.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlotLine {
    /// The column, by its `id` in the counter mix.
    pub column: String,
    /// The number of its entry area on the map.
    pub area: u8,
}

/// Where a counter starts.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Placement {
    /// The counter, by its name, such as `rifles` or `line-2`.
    pub piece: String,
    /// The spot it starts on.
    pub at: Spot,
}

impl Document for Scenario {
    const NAME: &'static str = "Scenario";
    const EXTENSION: &'static str = "scenario.ron";

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &self.title
    }

    fn sort(&mut self) {
        self.allow.sort();
        self.plot.sort();
        self.setup.sort();
    }
}

/// The text of a scenario that is pinned to a map, pinned to this one instead. All else in it stays as it is written,
/// its comments too.
///
/// `None` for a text that is no scenario, names no fingerprint, or names this one already.
///
/// # Examples
///
/// ```
/// use rules::fingerprint::Fingerprint;
/// use rules::scenario::{Scenario, repinned};
/// use rules::text;
///
/// let old = r#"Scenario(format: 1, title: (en: "A sortie"), by: Painted, map: "fort",
///     map_fingerprint: "00000000000000000000000000000000", // as on Sunday
///     counters: "fort", rulebook: "alamo")"#;
/// let monday = Fingerprint::try_from("123456789abcdef0123456789abcdef0".to_owned())?;
/// let Some(new) = repinned(old, &monday) else { panic!("it is pinned") };
/// assert_eq!(text::read::<Scenario>(&new)?.map_fingerprint, monday);
/// assert!(new.contains("// as on Sunday"));
/// assert_eq!(repinned(&new, &monday), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn repinned(text: &str, map: &Fingerprint) -> Option<String> {
    let outline = Outline::new(text);
    let held = outline.root()?.field("map_fingerprint")?.span();
    let pinned = format!("{}\"{map}\"{}", &text[..held.start], &text[held.end..]);
    // A text that is written in some other way is left alone.
    let reads = text::read::<Scenario>(&pinned).is_ok_and(|scenario| scenario.map_fingerprint == *map);
    (reads && pinned != text).then_some(pinned)
}
