//! The changes: every parameter, and every cell and datum that is a figure of the rules.

use rules::map::HexsideKind;
use rules::project::Project;
use rules::provenance::Provenance;
use rules::rulebook::{CombatResult, FIGURES, Home, Parameter, ParameterValue, Setting, System, TerrainEffect};
use rules::spot::Level;

/// A figure and the rule it belongs to.
pub(crate) struct Change {
    /// Its name.
    pub name: &'static str,
    /// The rule.
    pub atom: &'static str,
    home: Option<Home>,
}

/// Returns every figure of the rules.
pub(crate) fn changes() -> Vec<Change> {
    let parameters = System::all_parameters().map(|own| Change { name: own.name, atom: own.atom, home: None });
    parameters
        .chain(FIGURES.iter().map(|own| Change { name: own.name, atom: own.atom, home: Some(own.home) }))
        .collect()
}

impl Change {
    /// Returns the documents with the value changed, once for each value tried.
    pub(crate) fn make(&self, base: &Project) -> Vec<Project> {
        let with = |change: &dyn Fn(&mut Project)| {
            let mut project = base.clone();
            change(&mut project);
            project.correct();
            project
        };
        match self.home {
            None => {
                let parameter = Parameter::named(self.name).expect("a parameter of the list");
                others(parameter).into_iter().map(|value| with(&|project| set(project, self.name, &value))).collect()
            }
            Some(Home::Terrain(kind)) => vec![with(&|project| cell(project, kind, self.name))],
            Some(Home::Map | Home::Counters | Home::CombatTable | Home::Withdrawal | Home::Victory) => {
                vec![with(&|project| datum(project, self.name))]
            }
            Some(Home::Procedure | Home::Scale) => Vec::new(),
        }
    }
}

/// Returns values next to the default.
fn others(parameter: &Parameter) -> Vec<ParameterValue> {
    let (low, high) = parameter.range;
    match parameter.default_value() {
        ParameterValue::Flag(on) => vec![ParameterValue::Flag(!on)],
        ParameterValue::Number(number) => {
            let near = [number - 1, number + 1].into_iter().filter(|near| (low..=high).contains(near));
            near.map(ParameterValue::Number).collect()
        }
        ParameterValue::Text(text) if parameter.allowed.is_empty() => {
            // The only free text is a hex.
            let column: String = text.chars().take(3).collect();
            vec![ParameterValue::Text(column + "8")]
        }
        ParameterValue::Text(text) => parameter
            .allowed
            .iter()
            .filter(|word| **word != text)
            .map(|word| ParameterValue::Text((*word).to_owned()))
            .collect(),
    }
}

fn set(project: &mut Project, name: &str, value: &ParameterValue) {
    let by = Provenance::reconstructed("changed for a test", "changé pour un essai");
    project.rulebook.parameters.retain(|setting| setting.name != name);
    project.rulebook.parameters.push(Setting { name: name.to_owned(), value: value.clone(), by });
}

/// Changes a cell of the Terrain Effects Chart.
fn cell(project: &mut Project, kind: HexsideKind, name: &str) {
    let line: &mut TerrainEffect =
        project.rulebook.terrain.iter_mut().find(|line| line.kind == kind).expect("a line for every kind");
    match name.rsplit('.').next() {
        Some("cost") => line.cost = Some(line.cost.map_or(1, |cost| cost + 1)),
        Some("battery") => line.battery = !line.battery,
        Some("zoc") => line.zoc = !line.zoc,
        Some("melee") => line.melee = !line.melee,
        Some("level") => line.height = if line.height == 0 { 2 } else { 0 },
        other => panic!("{other:?} is no column of the chart"),
    }
}

/// Changes a figure of the map, the counters or the tables.
fn datum(project: &mut Project, name: &str) {
    let rulebook = &mut project.rulebook;
    match name {
        "setup.columns" => {
            project.counters.columns.retain(|column| column.id != "4");
            project.counters.units.retain(|unit| unit.column != "4");
            project.counters.leaders.retain(|leader| leader.column != "4");
            project.scenario.plot.retain(|line| line.column != "4");
            project.scenario.setup.retain(|line| !line.piece.starts_with("c4-") && line.piece != "morales");
        }
        "setup.assault_columns" => {
            let column = project.counters.columns.iter_mut().find(|column| column.id == "4");
            column.expect("a fourth column").reserve = true;
        }
        "level.ground" => raise(project, Level::Ground, 2),
        "level.interior" => raise(project, Level::In, 2),
        "level.roof" => raise(project, Level::Roof, 1),
        "crt.die" => {
            let line = rulebook.combat_results.iter_mut().find(|line| line.die == 6);
            line.expect("a line for a six").results.fill(CombatResult::Hit(0));
        }
        "crt.protection_order" => rulebook.combat_rows.reverse(),
        "withdrawal.threshold" => rulebook.withdrawal.iter_mut().for_each(|figure| figure.casualties += 1),
        "vp.level_bounds" => {
            rulebook.victory.iter_mut().filter(|level| level.from > 0).for_each(|level| level.from += 1);
        }
        "leader.rating" => project.counters.leaders.iter_mut().for_each(|leader| leader.rating += 1),
        other => panic!("nobody knows how to change {other}"),
    }
}

/// Changes the elevation of a level all over the map.
fn raise(project: &mut Project, level: Level, elevation: u8) {
    let mut map = project.base_map().clone();
    for entry in &mut map.hexes {
        for storey in entry.levels.iter_mut().filter(|storey| storey.level == level) {
            storey.elevation = elevation;
        }
    }
    project.set_base_map(map);
}
