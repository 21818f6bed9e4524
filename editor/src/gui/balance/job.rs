//! Plays the games of the gauge on a background thread.

use rules::playtest::{Plan, Record};
use rules::project::Project;
use rules::systems::{self, AnyGame};

use super::{GAMES, Reading};
use crate::gui::job::{SEED, Teller};

/// The number of games between two progress reports.
const PORTION: u32 = 20;

/// Plays the games of one state of the document and reports the result after every portion.
pub(super) fn fight(project: &Project, teller: &Teller<Reading>) -> Reading {
    fight_told(project, &|| teller.goes_on(), &mut |reading| teller.tell(reading))
}

/// Plays the games of one state, calling `told` after every portion. Stops when `told` or `goes_on` returns false.
pub(super) fn fight_told(
    project: &Project,
    goes_on: &(dyn Fn() -> bool + Sync),
    told: &mut dyn FnMut(Reading) -> bool,
) -> Reading {
    let mut last = Reading::unplayable();
    // Why a project does not compile is reported by the play-test.
    let Ok(game) = AnyGame::compile(project) else { return last };
    // One thread: the window needs the others.
    let players = [(); 2].map(|()| systems::usual(game.system()).to_owned());
    let plan = Plan { games: GAMES, seed: SEED, players, jobs: 1 };
    let mut heard = |records: &[Record]| {
        if !goes_on() {
            return false;
        }
        last = Reading::from_records(records);
        told(last.clone())
    };
    // Cannot fail: every system has its usual player.
    drop(game.in_portions(&plan, PORTION, &|_| goes_on(), &mut heard));
    last
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use iced::futures::StreamExt;

    use super::*;
    use crate::files::Bundled;

    #[test]
    fn games_are_told_in_portions_until_nobody_listens() {
        let project = Project::load(&Bundled, "alamo").unwrap();
        let (teller, mut heard, stopped) = Teller::heard();
        std::thread::scope(|scope| {
            scope.spawn(|| fight(&project, &teller));
            let first = iced::futures::executor::block_on(heard.next()).unwrap();
            assert_eq!(first.games(), Some(PORTION));
            stopped.store(true, Ordering::Relaxed);
        });
    }

    #[test]
    fn what_cannot_be_played_is_not_fought() {
        let (teller, _heard, _) = Teller::heard();
        assert_eq!(fight(&Project::default(), &teller).games(), None);
    }
}
