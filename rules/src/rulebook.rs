//! The rulebook document: charts, tables and parameters of a game system.

mod combat_table;
mod names;
mod parameter;
mod settings;
mod siege;
mod system;
mod terrain_effect;
mod victory;

pub use combat_table::{Band, CombatResult, CombatRow, DieLine};
pub use parameter::{FIGURES, Figure, Home, OptionalRule, Parameter, Setting, Standing, Value};
pub use settings::Settings;
pub use siege::SiegeOutcome;
pub use system::{System, Systems};
pub use terrain_effect::TerrainEffect;
pub use victory::{Degree, VictoryLevel, WithdrawalFigure};

pub(crate) use names::Names;
use settings::Reading;

use serde::{Deserialize, Serialize};

use crate::allowance::Allowance;
use crate::map::HexsideKind;
use crate::provenance::{Provenance, Source};
use crate::text::Document;
use crate::words::Words;

/// A rulebook (`.rules.ron`): everything play consults that is a figure and not a procedure.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Rulebook", deny_unknown_fields)]
pub struct Rulebook {
    /// Version of the text format.
    pub format: u32,
    /// Title.
    pub title: Words,
    /// Where the rulebook comes from.
    pub by: Provenance,
    /// Remarks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Words>,
    /// Findings that are meant to be there, each with its reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allow: Vec<Allowance>,
    /// Reasons that entries share: they name them in place of their words. In memory every entry has the words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<Source>,
    /// The game whose procedures these figures feed.
    pub system: System,
    /// Parameters that are stated; what is not listed has the default of [`System::parameters`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parameters: Vec<Setting>,
    /// Terrain Effects Chart (5.7).
    pub terrain: Vec<TerrainEffect>,
    /// Rows of the Combat Results Table (8.8), from no protection to the best.
    pub combat_rows: Vec<CombatRow>,
    /// What each die gives in each column of that table.
    pub combat_results: Vec<DieLine>,
    /// Casualties that end the game in a withdrawal (16.2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub withdrawal: Vec<WithdrawalFigure>,
    /// Victory levels by points (16.5), fewest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub victory: Vec<VictoryLevel>,
    /// Continued Siege Table (16.7), by what two dice and their modifiers give.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub siege: Vec<SiegeOutcome>,
}

impl Document for Rulebook {
    const NAME: &'static str = "Rulebook";
    const EXTENSION: &'static str = "rules.ron";

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
        see(&mut self.by);
        self.parameters.iter_mut().for_each(|own| see(&mut own.by));
        self.terrain.iter_mut().for_each(|own| see(&mut own.by));
        self.combat_rows.iter_mut().for_each(|own| see(&mut own.by));
        self.withdrawal.iter_mut().for_each(|own| see(&mut own.by));
        self.siege.iter_mut().for_each(|own| see(&mut own.by));
    }

    // The rows of the combat table stand in order of protection, which is not the order of their names.
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
    /// The chart's line for a hexside kind.
    #[must_use]
    pub fn effect(&self, kind: HexsideKind) -> Option<&TerrainEffect> {
        self.terrain.iter().find(|effect| effect.kind == kind)
    }

    /// The value of a numeric parameter: as stated, otherwise its default, otherwise 0.
    #[must_use]
    pub fn number(&self, name: &str) -> i32 {
        self.reading(name).number()
    }

    /// Whether a switch is on: as stated, otherwise its default, otherwise off.
    #[must_use]
    pub fn flag(&self, name: &str) -> bool {
        self.reading(name).flag()
    }

    /// The text of a parameter: as stated, if the parameter allows it, otherwise its default.
    #[must_use]
    pub fn text(&self, name: &str) -> &str {
        self.reading(name).text()
    }

    /// The value of a parameter: as stated, otherwise its default.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<Value> {
        self.reading(name).value()
    }

    /// Every parameter, for whoever asks for many.
    #[must_use]
    pub fn settings(&self) -> Settings<'_> {
        Settings::of(self)
    }

    fn reading(&self, name: &str) -> Reading<'_> {
        let stated = self.parameters.iter().find(|setting| setting.name == name).map(|setting| &setting.value);
        Reading { parameter: self.system.parameter(name), stated }
    }
}
