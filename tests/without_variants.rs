//! Whole games do not change unless the players do: rules that are switched off, and the contract of game systems, leave
//! their logs as they were (X30). The hashes are those of players drawn anew for each game.

use std::sync::Mutex;

use bexar::files::{Bundled, bundled_scenarios};
use rules::alamo::Game;
use rules::playtest::{Plan, ScenarioChange, record};
use rules::project::Project;
use rules::provenance::Provenance;
use rules::rulebook::{ParameterValue, Setting, System};
use sha2::{Digest, Sha256};

/// The number of games per pair of players.
const GAMES: u32 = 3;

/// The withdrawal figures of the Alamo when the hashes were recorded; they have since been tuned by play-tests.
const FIGURES: [u16; 5] = [15, 23, 30, 36, 41];

/// Returns a hash over the steps of a series of games, in order.
fn hash(project: &Project, players: [&str; 2]) -> String {
    let game = Game::new(project).expect("the bundled scenario can be played");
    let plan = Plan { games: GAMES, seed: 1836, players: players.map(str::to_owned), jobs: 0 };
    let played = Mutex::new(Vec::new());
    let scribe = |number, steps| played.lock().expect("no game panics").push((number, steps));
    record(&game, &plan, &|_| true, &scribe).expect("the players are known");
    let mut played = played.into_inner().expect("no game panics");
    played.sort_by_key(|(number, _)| *number);
    assert_eq!(played.len(), GAMES as usize);
    let mut hash = Sha256::new();
    for (number, steps) in played {
        hash.update(format!("{number} {steps:?}\n"));
    }
    format!("{:x}", hash.finalize())
}

#[test]
fn the_logs_are_those_of_before() {
    let mut lines = Vec::new();
    for name in bundled_scenarios(System::Alamo) {
        for options in [false, true] {
            let mut project = Project::load(&Bundled, name).expect("the bundled scenario loads");
            if name == "alamo" {
                project.rulebook.withdrawal.iter_mut().zip(FIGURES).for_each(|(own, then)| own.casualties = then);
            }
            for switch in ["range.enabled", "ferocity.enabled", "siege.enabled"] {
                project.rulebook.parameters.retain(|setting| setting.name != switch);
                let by = Provenance::reconstructed("switched for a test", "");
                project.rulebook.parameters.push(Setting {
                    name: switch.to_owned(),
                    value: ParameterValue::Flag(options),
                    by,
                });
            }
            for players in [["random", "random"], ["random", "advance"], ["advance", "random"], ["captain", "captain"]]
            {
                let [texan, mexican] = players;
                let rules = if options { "all optional rules" } else { "no optional rule" };
                lines.push(format!("{name}, {rules}, {texan} against {mexican}: {}", hash(&project, players)));
            }
        }
    }
    insta::assert_snapshot!(lines.join("\n"));
}

#[test]
fn games_with_variants_are_those_of_before() {
    let mut lines = Vec::new();
    for name in ["ladders", "fires", "doors", "cannon_roll"] {
        let alamo = Project::load(&Bundled, "alamo").expect("the bundled scenario loads");
        let on = ScenarioChange::Variant { name: name.to_owned(), on: true };
        let project = on.made_in(&alamo).expect("the scenario knows the variant");
        for players in [["random", "random"], ["captain", "recruit"]] {
            let [texan, mexican] = players;
            lines.push(format!("{name}, {texan} against {mexican}: {}", hash(&project, players)));
        }
    }
    insta::assert_snapshot!(lines.join("\n"));
}
