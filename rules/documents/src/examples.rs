//! The small scenario on which the examples of the documentation play.

use crate::counters::CounterMix;
use crate::map::MapDocument;
use crate::project::Project;
use crate::rulebook::Rulebook;
use crate::scenario::Scenario;
use crate::text;

const SCENARIO: &str = r#"Scenario(format: 1, title: (en: "Skirmish"), by: Painted,
    map: "fort", counters: "two", rulebook: "short",
    plot: [(column: "1", area: 1)], setup: [(piece: "rifles", at: "0303")])"#;

const COUNTERS: &str = r#"Counters(format: 1, title: (en: "Two units"), by: Painted,
    columns: [(id: "1", name: (en: "First"))], units: [
        (id: "rifles", name: (en: "Rifles"), side: texan, by: Painted,
            full: (fire: 7, melee: 3, morale: 9), reduced: (fire: 4, melee: 2, morale: 8)),
        (id: "line", name: (en: "Line"), side: mexican, column: "1", by: Painted,
            full: (fire: 4, melee: 8, morale: 8), reduced: (fire: 3, melee: 5, morale: 7))])"#;

const RULEBOOK: &str = r#"Rulebook(format: 1, title: (en: "Short"), by: Painted, system: alamo,
    parameters: [(name: "game.turns", value: 3, by: Painted)],
    terrain: [
        (kind: clear, cost: 0, battery: true, zoc: true, height: 0, melee: true, row: "open", by: Painted)],
    combat_rows: [(row: "open", strengths: ["1+"], by: Painted)],
    combat_results: [(die: 1, results: ["3"]), (die: 2, results: ["1"]), (die: 3, results: ["H"]),
        (die: 4, results: ["H"]), (die: 5, results: ["-"]), (die: 6, results: ["-"])],
    victory: [(from: 0, winner: mexican, degree: marginal), (from: 3, winner: texan, degree: marginal)])"#;

/// Returns a skirmish of the 1981 game: a unit of rifles holds a fort of one hex, and a line unit storms it in three
/// turns.
///
/// # Panics
///
/// Never: the documents are texts of this module.
pub fn skirmish() -> Project {
    let map = MapDocument::sketch(&["grid 5 5", "inside 0303", "entry 1 0101 0201"]).expect("the sketch is sound");
    let scenario: Scenario = text::read(SCENARIO).expect("the scenario is sound");
    let counters: CounterMix = text::read(COUNTERS).expect("the counter mix is sound");
    let rulebook: Rulebook = text::read(RULEBOOK).expect("the rulebook is sound");
    Project::new(scenario, map, Vec::new(), counters, rulebook)
}
