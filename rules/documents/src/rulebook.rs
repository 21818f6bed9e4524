//! The rulebook document: charts, tables and parameters of a game system.

mod combat_table;
mod parameter;
mod settings;
mod siege;
mod system;
mod terrain_effect;
mod victory;

pub use combat_table::{Band, CombatResult, CombatRow, DieLine};
pub use parameter::{FIGURES, Figure, Home, OptionalRule, Parameter, ParameterRole, ParameterValue, Setting};
pub use settings::Settings;
pub use siege::SiegeOutcome;
pub use system::{System, Systems};
pub use terrain_effect::TerrainEffect;
pub use victory::{Degree, VictoryLevel, WithdrawalFigure};

use settings::Reading;

use serde::{Deserialize, Serialize};

use crate::allowance::Allowance;
use crate::map::HexsideKind;
use crate::provenance::{self, Provenance, Source};
use crate::text::Document;
use crate::words::Words;

/// A rulebook (`.rules.ron`): all the figures and tables used in play, but not the procedures.
///
/// # Examples
///
/// ```
/// use rules::map::HexsideKind;
/// use rules::rulebook::Rulebook;
/// use rules::text;
///
/// let rulebook: Rulebook = text::read(r#"Rulebook(
///     format: 1, title: (en: "Charts"), by: Painted, system: alamo,
///     terrain: [
///         (kind: stone_wall, cost: 1, battery: false, zoc: false, height: 1, melee: true, row: "low", by: Painted),
///     ],
///     combat_rows: [], combat_results: [],
/// )"#)?;
/// assert_eq!(rulebook.effect(HexsideKind::StoneWall).and_then(|line| line.cost), Some(1));
/// assert_eq!(rulebook.effect(HexsideKind::ChurchWall), None, "the chart has no such line");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Rulebook", deny_unknown_fields)]
pub struct Rulebook {
    /// Version of the text format: 1.
    pub format: u32,
    /// Title, as lists and pages show it.
    pub title: Words,
    /// Where the rulebook as a whole comes from.
    #[serde(deserialize_with = "provenance::stated")]
    pub by: Provenance,
    /// Remarks, which are kept when the file is saved. Comments in the file are lost then; the program asks first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Words>,
    /// Findings that are intended, each with its reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allow: Vec<Allowance>,
    /// Reasons that many entries share. Each has a name, and entries write `Reconstructed("name")` in place of the
    /// whole reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<Source>,
    /// The game system whose procedures use these figures.
    pub system: System,
    /// Parameters that differ from their defaults. `bexar explain parameters` lists all parameters with their defaults
    /// and ranges.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parameters: Vec<Setting>,
    /// Terrain Effects Chart (5.7).
    pub terrain: Vec<TerrainEffect>,
    /// Rows of the Combat Results Table (8.8), from no protection to the best protection.
    pub combat_rows: Vec<CombatRow>,
    /// Results of the Combat Results Table: a line for each face of the die, with a result for each column (9.1).
    pub combat_results: Vec<DieLine>,
    /// Casualties that end the game in a withdrawal of the attackers, by turn (16.2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub withdrawal: Vec<WithdrawalFigure>,
    /// Victory levels by Texan victory points (16.5), lowest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub victory: Vec<VictoryLevel>,
    /// Continued Siege Table (16.7), by the modified roll of two dice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub siege: Vec<SiegeOutcome>,
}

impl Document for Rulebook {
    const NAME: &'static str = "Rulebook";
    const EXTENSION: &'static str = "rules.ron";
    const HEAD: Option<fn(&mut Self) -> &mut Provenance> = Some(|own| &mut own.by);

    crate::document_text!();

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &self.title
    }

    fn sources(&mut self) -> Option<&mut Vec<Source>> {
        Some(&mut self.sources)
    }

    fn each_origin(&mut self, see: &mut dyn FnMut(&mut Provenance)) {
        // A new field does not compile until it is listed here.
        let Self {
            format: _,
            title: _,
            by: _,
            notes: _,
            allow: _,
            sources: _,
            system: _,
            parameters,
            terrain,
            combat_rows,
            combat_results: _,
            withdrawal,
            victory: _,
            siege,
        } = self;
        let origins = parameters
            .iter_mut()
            .map(|own| &mut own.by)
            .chain(terrain.iter_mut().map(|own| &mut own.by))
            .chain(combat_rows.iter_mut().map(|own| &mut own.by))
            .chain(withdrawal.iter_mut().map(|own| &mut own.by))
            .chain(siege.iter_mut().map(|own| &mut own.by));
        origins.for_each(see);
    }

    // The rows of the combat table stay in order of protection, which is not the order of their names.
    fn sort(&mut self) {
        self.allow.sort();
        self.parameters.sort();
        self.terrain.sort();
        self.combat_results.sort();
        self.withdrawal.sort();
        self.victory.sort();
        self.siege.sort();
    }
}

impl Rulebook {
    /// Returns the line of the Terrain Effects Chart for a kind of hexside; `None` if the chart has none.
    #[must_use]
    pub fn effect(&self, kind: HexsideKind) -> Option<&TerrainEffect> {
        self.terrain.iter().find(|effect| effect.kind == kind)
    }

    /// Returns the value of a numeric parameter: as stated, otherwise its default, otherwise 0.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::provenance::Provenance;
    /// use rules::rulebook::{Rulebook, Setting, ParameterValue};
    ///
    /// let turns = Setting { name: "game.turns".to_owned(), value: ParameterValue::Number(6), by: Provenance::Painted };
    /// let rulebook = Rulebook { parameters: vec![turns], ..Rulebook::default() };
    /// assert_eq!(rulebook.number("game.turns"), 6, "as stated");
    /// assert_eq!(rulebook.number("move.ma"), 8, "the default of the 1981 rules");
    /// ```
    #[must_use]
    pub fn number(&self, name: &str) -> i32 {
        self.reading(name).number()
    }

    /// Whether a switch is on: as stated, otherwise its default, otherwise off.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::rulebook::Rulebook;
    ///
    /// let rulebook = Rulebook::default();
    /// assert!(rulebook.flag("texan.confined"));
    /// assert!(!rulebook.flag("range.enabled"), "an optional rule");
    /// ```
    #[must_use]
    pub fn flag(&self, name: &str) -> bool {
        self.reading(name).flag()
    }

    /// Returns the value of a text parameter: as stated, if this is an allowed value, otherwise its default.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::provenance::Provenance;
    /// use rules::rulebook::{Rulebook, Setting, ParameterValue};
    ///
    /// let graze = |word: &str| {
    ///     let (name, value) = ("los.graze".to_owned(), ParameterValue::Text(word.to_owned()));
    ///     Rulebook { parameters: vec![Setting { name, value, by: Provenance::Painted }], ..Rulebook::default() }
    /// };
    /// assert_eq!(graze("strict").text("los.graze"), "strict");
    /// assert_eq!(graze("harsh").text("los.graze"), "lenient", "no word of this parameter");
    /// ```
    #[must_use]
    pub fn text(&self, name: &str) -> &str {
        self.reading(name).text()
    }

    /// Returns the value of a parameter: as stated, otherwise its default, otherwise `None`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::rulebook::{Rulebook, ParameterValue};
    ///
    /// let rulebook = Rulebook::default();
    /// assert_eq!(rulebook.value("setup.bowie_hex"), Some(ParameterValue::Text("1717".to_owned())));
    /// assert_eq!(rulebook.value("setup.moat"), None, "there is no such parameter");
    /// ```
    #[must_use]
    pub fn value(&self, name: &str) -> Option<ParameterValue> {
        self.reading(name).value()
    }

    /// Builds a lookup of all parameters, for code that reads many of them.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::rulebook::Rulebook;
    ///
    /// let rulebook = Rulebook::default();
    /// let settings = rulebook.settings();
    /// assert_eq!((settings.number("range.free"), settings.number("range.max")), (7, 14));
    /// ```
    #[must_use]
    pub fn settings(&self) -> Settings<'_> {
        Settings::new(self)
    }

    fn reading(&self, name: &str) -> Reading<'_> {
        let stated = self.parameters.iter().find(|setting| setting.name == name).map(|setting| &setting.value);
        Reading { parameter: self.system.parameter(name), stated }
    }
}
