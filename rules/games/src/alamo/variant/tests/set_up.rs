//! Every step of the set-up is announced once, when it is over.

use super::{compiled, play};
use crate::fixture::mission_and;
use crate::variant::SetUpStep;

#[test]
fn each_step_is_announced_once() {
    for step in SetUpStep::ALL {
        let rules = format!("rules: [When(on: Setup({step:?}), do: [Score(texan, N(3))])]");
        let mut project = mission_and(&rules);
        for set_up_by_players in [false, true] {
            if set_up_by_players {
                project.scenario.setup.clear();
                project.scenario.plot.clear();
            }
            let game = compiled(&project);
            assert_eq!(play(&game, 1).0.score, 3, "{step:?}, set up by players: {set_up_by_players}");
        }
    }
}
