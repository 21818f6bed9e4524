//! The tray: the spots where a counter may be set up, given all the others.

use super::super::{Action, Phase, PieceId, Position, SetUp};
use super::STEPS;
use crate::alamo::atoms;
use crate::play::PossiblePlaces;
use crate::project::Project;

/// Returns where a counter may be set up while all others stay where the scenario puts them; `None` if no counter has
/// the name, or the project has more counters or columns than a game can hold.
#[must_use]
pub fn places(project: &Project, piece: &str) -> Option<PossiblePlaces> {
    let set_up = SetUp::new(project);
    if !set_up.fits() {
        return None;
    }
    let game = &set_up.game;
    let own = game.piece_ids().find(|own| game.piece(*own).name == piece)?;
    let Some(step) = STEPS.into_iter().find(|step| game.belongs_to(*step, own)) else {
        return Some(PossiblePlaces::Later(atoms::A2_0_A));
    };
    let position = set_up.before(own, step);
    let spots = game.board.ids().map(|at| {
        let refused = game.may_set_up(&position, own, at).err().map(|why| why.atom);
        (game.board.spot(at), refused)
    });
    Some(PossiblePlaces::Spots(spots.collect()))
}

impl SetUp {
    /// The position in a step of the set-up with all pieces except one placed by the scenario.
    fn before(&self, own: PieceId, last: Phase) -> Position {
        let game = &self.game;
        let mut position = game.empty_position();
        let mut events = Vec::new();
        for step in STEPS {
            position.phase = step;
            for (_, action) in &game.opening {
                let is_own = matches!(action, Action::Place { piece, .. } if *piece == own);
                if !is_own && game.step_of(*action) == Some(step) && game.allowed(&position, *action).is_ok() {
                    game.act(&mut position, *action, &mut events);
                }
            }
            if step == last {
                break;
            }
        }
        position
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use crate::play::Atom;
    use crate::spot::Spot;

    fn refusal(piece: &str, at: &str) -> Option<&'static str> {
        let Some(PossiblePlaces::Spots(spots)) = places(&fixture::alamo(), piece) else { panic!("{piece}") };
        let at: Spot = at.parse().unwrap();
        let (_, refused) = spots.iter().find(|(spot, _)| *spot == at).unwrap();
        refused.map(Atom::id)
    }

    #[test]
    fn the_tray_says_what_the_judge_of_the_set_up_says() {
        assert_eq!(refusal("vir6", "1520"), Some("A2.0.h"));
        assert_eq!(refusal("vir6", "0103"), Some("A2.0.g"));
        assert_eq!(refusal("bowie", "1816/in"), Some("A2.0.i"));
        assert_eq!(refusal("gun18", "1010"), Some("A2.0.b"));
        assert_eq!(refusal("c1-aldama-1", "0101"), Some("A2.0.j"));
        assert_eq!(refusal("c1-aldama-1", "0103"), None);
        assert_eq!(places(&fixture::alamo(), "r-zapad-1"), Some(PossiblePlaces::Later(atoms::A2_0_A)));
        assert_eq!(places(&fixture::alamo(), "nobody"), None);
    }

    #[test]
    fn where_a_counter_of_the_scenario_stands_it_may_stand() {
        let project = fixture::alamo();
        for line in project.scenario.setup.iter().step_by(7) {
            assert_eq!(refusal(&line.piece, &line.at.to_string()), None, "{}", line.piece);
        }
    }
}
