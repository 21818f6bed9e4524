//! Tests that the engine's answers agree with the rules.

use std::sync::OnceLock;

use rules::board::los::SightLines;
use rules::board::{Board, Breaches};
use rules::log::{Log, Players};
use rules::playtest::Plan;
use rules::project::Project;
use rules::side::Side;
use rules::systems::{self, AnyGame};
use rules::table::Tabletop;
use rules::text;
use serde_json::{Value, json};

use super::request::{OpenRequest, StepRecord};
use super::serve;
use crate::files::Bundled;
use crate::pack::documents;
use crate::question::sight::Sighting;
use crate::question::spot_id;

/// The number of steps made before a question.
const SHOWN: usize = 500;

/// A game of two captains at the Alamo: the scenario, the head of its log, and every step.
struct Played {
    project: Project,
    head: Log,
    made: Vec<StepRecord>,
}

fn played() -> &'static Played {
    static PLAYED: OnceLock<Played> = OnceLock::new();
    PLAYED.get_or_init(|| {
        let project = Project::load(&Bundled, "alamo").unwrap();
        let players = Players { texan: "captain".to_owned(), mexican: "captain".to_owned() };
        let head = Log::begin(&project, "alamo", 7, players);
        let (table, _) = AnyGame::compile(&project).unwrap().sit_down(head.clone());
        let (_, entries) = table.game_from_here(&plan(1, 7)).unwrap();
        let made = entries.iter().map(StepRecord::from).collect();
        Played { project, head, made }
    })
}

fn plan(games: u32, seed: u64) -> Plan {
    Plan { games, seed, players: ["captain".to_owned(), "captain".to_owned()], jobs: 1 }
}

/// Returns the game on a separate table, after `steps` steps.
fn table(steps: usize) -> Box<dyn Tabletop> {
    let Played { project, head, made } = played();
    let (mut table, _) = AnyGame::compile(project).unwrap().sit_down(head.clone());
    for step in &made[..steps] {
        table.make(&step.into()).unwrap();
    }
    table
}

/// Returns the engine's output for these lines after the opening.
fn written(lines: &[Value]) -> Vec<Value> {
    let Played { project, head, .. } = played();
    let opening =
        OpenRequest { files: documents("alamo", project), scenario: "alamo".to_owned(), log: text::write(head) };
    let mut input = json!({ "open": opening }).to_string() + "\n";
    for line in lines {
        input.push_str(&line.to_string());
        input.push('\n');
    }
    let mut output = Vec::new();
    serve(input.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Returns the answer to a question after [`SHOWN`] steps.
fn answer(what: &Value, more: &Value) -> Value {
    answer_after(SHOWN, what, more)
}

/// Returns the answer to a question after `steps` steps.
fn answer_after(steps: usize, what: &Value, more: &Value) -> Value {
    let mut asking = json!({ "made": played().made[..steps], "seed": 9, "what": what });
    asking.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    written(&[json!({ "ask": asking })]).pop().unwrap()
}

#[test]
fn playing_on_is_the_first_game_of_a_series_from_there() {
    // Near the end, because each following step is drawn.
    let late = played().made.len() - 200;
    let own = answer_after(late, &json!({ "game": null }), &json!({ "rolls": true }));
    let mut table = table(late);
    let results = table.series()(&plan(1, 9), &|_| true).unwrap();
    assert_eq!(own["result"]["first"], json!(results.records[0]));
    assert_eq!(own["result"]["wins"], json!(Side::ALL.map(|side| results.wins(side))));
    // Its steps lead to that end, and each is shown.
    let made: Vec<StepRecord> = serde_json::from_value(own["made"].clone()).unwrap();
    for step in &made {
        table.make(&step.into()).unwrap();
    }
    assert!(table.ending().is_some() && own["stand"]["actor"] == "over");
    assert_eq!(own["film"]["steps"].as_array().unwrap().len(), made.len());
    let account = own["film"]["account"].as_str().unwrap();
    assert!(account.contains(&format!("data-to=\"{}\"", late + made.len())));
    // A shorter answer is the beginning of the whole one.
    let some = answer_after(late, &json!({ "game": 20 }), &json!({}));
    assert_eq!(some["made"].as_array().unwrap()[..], own["made"].as_array().unwrap()[..20]);
}

#[test]
fn games_from_there_are_counted_as_a_series_counts_them() {
    let own = answer(&json!({ "series": 5 }), &json!({}));
    let results = table(SHOWN).series()(&plan(5, 9), &|_| true).unwrap();
    assert_eq!(own["series"]["games"], 5);
    assert_eq!(own["series"]["wins"], json!(Side::ALL.map(|side| results.wins(side))));
}

#[test]
fn what_may_be_done_is_what_the_table_offers_and_chances_add_up_to_one() {
    let made = &played().made;
    let rolled = made.iter().position(|step| matches!(step, StepRecord::Rolled(_))).unwrap();
    let at = |steps: usize| json!({ "ask": { "made": made[..steps], "what": "stand" } });
    let all = written(&[at(SHOWN), at(rolled)]);
    let texts: Vec<_> =
        all[0]["stand"]["deeds"].as_array().into_iter().flatten().map(|decision| decision["text"].clone()).collect();
    let table = table(SHOWN);
    assert_eq!(texts, table.decisions().iter().map(|decision| json!(decision.text)).collect::<Vec<_>>());
    let sums = all[1]["stand"]["dice"]["sums"].as_array().unwrap();
    let whole: f64 = sums.iter().map(|sum| sum[1][1].as_f64().unwrap()).sum();
    assert!((whole - 100.0).abs() < 1e-9, "{whole}");
    assert!(sums.iter().all(|sum| sum[2].as_array().is_some_and(|brings| !brings.is_empty())));
}

#[test]
fn a_person_decides_and_the_computer_player_goes_on() {
    let first =
        json!({ "ask": { "made": [], "seats": ["person", "captain"], "rolls": true, "what": { "go_on": null } } });
    let own = written(&[first]).pop().unwrap();
    assert_eq!((own["stand"]["actor"].as_str(), own["stand"]["asked"].as_bool()), (Some("texan"), Some(true)));
    let made = own["made"].clone();
    let decision = own["stand"]["deeds"][0]["text"].clone();
    let next =
        json!({ "ask": { "made": made, "seats": ["person", "captain"], "rolls": true, "what": { "make": decision } } });
    let own = written(&[next]).pop().unwrap();
    assert_eq!(own["made"][0], decision);
    assert!(own["refused"].is_null());
    let wrong = json!({ "ask": { "made": made, "seats": ["person", "captain"], "what": { "make": "nonsense" } } });
    let own = written(&[wrong]).pop().unwrap();
    assert!(own["made"].as_array().unwrap().is_empty() && !own["refused"].is_null());
}

#[test]
fn who_sees_whom_is_what_the_lines_of_the_map_say() {
    let Played { project, .. } = played();
    let board = Board::new(&project.map, systems::charts(&project.rulebook));
    let lines = SightLines::new(&project.map, &board);
    let asked = [["1208", "1408/in"], ["1208", "1209"], ["0101", "1404/roof"]];
    let at_first = |ends: &[&str; 2]| json!({ "ask": { "made": [], "what": { "sight": ends } } });
    let all = written(&asked.iter().map(at_first).collect::<Vec<_>>());
    for (ends, own) in asked.iter().zip(all) {
        let spots = ends.map(|end| spot_id(&board, end.parse().unwrap()).unwrap());
        let line = Sighting::on_map(&project.rulebook, &board, &lines, &Breaches::NONE, spots);
        assert_eq!(own["clear"], line.line.clear, "{ends:?}");
        assert_eq!(own["range_count"], line.range.count, "{ends:?}");
        assert_eq!(own["rule"], line.line.ruling, "{ends:?}");
        let rules: Vec<_> = line.line.blockers.iter().map(|own| json!(own.ruling())).collect();
        assert_eq!(
            own["blockers"].as_array().unwrap().iter().map(|own| own["rule"].clone()).collect::<Vec<_>>(),
            rules
        );
    }
}

#[test]
fn what_is_wrong_with_a_line_is_said_and_the_next_one_is_answered() {
    let wrong = [json!({ "ask": { "made": ["nonsense"], "what": "stand" } }), json!("nonsense"), json!({ "open": {} })];
    let nowhere = json!({ "ask": { "made": [], "what": { "odds": { "piece": "nobody", "hex": "1404" } } } });
    let good = json!({ "ask": { "made": [], "what": "stand" } });
    let all = written(&[wrong.to_vec(), vec![nowhere, good]].concat());
    let troubles: Vec<_> = all.iter().map(|own| own["trouble"].is_string()).collect();
    assert_eq!(troubles, [true, true, true, true, false]);
}

#[test]
fn a_mistyped_spot_is_answered_in_words() {
    let ask = |ends: [&str; 2]| json!({ "ask": { "made": [], "what": { "sight": ends } } });
    let all = written(&[ask(["9999", "hello"]), ask(["0404", "hello"])]);
    for (own, word) in all.iter().zip(["9999", "hello"]) {
        assert!(own["trouble"].is_null(), "{own}");
        assert!(own["refused"].to_string().contains(word), "{own}");
    }
}
