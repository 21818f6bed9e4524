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
    /// Remarks, which are kept when the file is saved. Comments in the file are lost then; the program asks first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Words>,
    /// What the players learn from it, in one line; empty for nothing in particular.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub teaches: Words,
    /// Findings that are intended, each with its reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allow: Vec<Allowance>,
    /// The map: a path relative to the folder of the scenario, or the name of a bundled map.
    pub map: String,
    /// The fingerprint of the map, without corrections, when map and scenario were last saved together. If the map
    /// found by its name is a different one, the lint `other-map` warns. Written by the program; empty to accept any
    /// map.
    #[serde(default, skip_serializing_if = "Fingerprint::is_empty")]
    pub map_fingerprint: Fingerprint,
    /// Corrections of the map, on or off, in the order they are applied.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub corrections: Vec<CorrectionUse>,
    /// Variants of the rules, on or off, in the order they apply.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<VariantUse>,
    /// The counter mix: a path relative to the folder of the scenario, or a bundled name.
    pub counters: String,
    /// The rulebook: a path relative to the folder of the scenario, or a bundled name.
    pub rulebook: String,
    /// The secret entry plot: which column enters through which area (2.0).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plot: Vec<PlotLine>,
    /// Where counters start. Counters that are not listed are set up by the players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub setup: Vec<Placement>,
}

/// A correction that a scenario lists.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CorrectionUse {
    /// The correction: a path relative to the folder of the scenario, or a bundled name.
    pub document: String,
    /// Whether it is applied to the map.
    pub on: bool,
}

/// A variant that a scenario lists, with its settings.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct VariantUse {
    /// The variant: a path relative to the folder of the scenario, or a bundled name.
    pub document: String,
    /// Whether it is in force.
    pub on: bool,
    /// The values of its parameters that differ from their defaults, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub params: BTreeMap<String, i32>,
    /// The choices for its options that differ from the first, by name.
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
    /// The name of the counter, such as `rifles` or `line-2`.
    pub piece: String,
    /// The spot it starts on.
    pub at: Spot,
}

impl Document for Scenario {
    const NAME: &'static str = "Scenario";
    const EXTENSION: &'static str = "scenario.ron";

    crate::document_text!();

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

impl Scenario {
    /// Returns where each counter of the set-up starts, by its name; of several lines for one counter the first counts.
    ///
    /// # Examples
    ///
    /// ```
    /// use documents::scenario::Scenario;
    ///
    /// assert!(Scenario::default().starts().is_empty());
    /// ```
    #[must_use]
    pub fn starts(&self) -> BTreeMap<&str, Spot> {
        self.setup.iter().rev().map(|line| (line.piece.as_str(), line.at)).collect()
    }
}

/// Returns the text of a scenario with its `map_fingerprint` replaced by `map`. The rest of the text, including its
/// comments, is unchanged.
///
/// `None` if the text is not a scenario, has no fingerprint, or already has this one.
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
    // If the result does not read back as expected, the text is left alone.
    let reads = text::read::<Scenario>(&pinned).is_ok_and(|scenario| scenario.map_fingerprint == *map);
    (reads && pinned != text).then_some(pinned)
}
