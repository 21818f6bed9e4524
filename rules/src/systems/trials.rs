//! Compiles and plays changed settings of a scenario, for searches that soon drop unpromising ones.

use std::collections::BTreeMap;
use std::ops::Range;

use super::{AnyGame, game, with_game};
use crate::alamo;
use crate::deguello;
use crate::knapp;
use crate::log::LogEntry as Played;
use crate::player::member;
use crate::playtest::gaps::{self, Gaps};
use crate::playtest::{
    self, Ablated, Ablation, Batch, Exploits, Fought, Matrix, MemberGames, NoChange, NullChange, NullTrial, Plan,
    Progress, Quest, Record, ScenarioChange, SelfTest, Throw, UnknownPlayer, other_dice,
};
use crate::project::Project;
use crate::rulebook;
use crate::side::Side;
use crate::system::System;

impl AnyGame {
    /// Plays the games of the given numbers, see [`playtest::games`].
    ///
    /// # Errors
    ///
    /// Returns an error if a player's name is unknown.
    pub fn games(&self, plan: &Plan, numbers: Range<u32>, progress: &Progress<'_>) -> Result<Batch, UnknownPlayer> {
        with_game!(self, game => playtest::games(&**game, plan, numbers, progress))
    }

    /// Lists what the games of a plan leave unused, see [`gaps::search`].
    ///
    /// # Errors
    ///
    /// Returns an error if a player's name is unknown.
    pub fn gaps(&self, project: &Project, plan: &Plan, progress: &Progress<'_>) -> Result<Gaps, UnknownPlayer> {
        with_game!(self, game => gaps::search(&**game, project, plan, progress))
    }

    /// Returns the steps of one game of a plan, see [`gaps::steps_of_game`].
    ///
    /// # Errors
    ///
    /// Returns an error if a player's name is unknown.
    pub fn steps_of_game(&self, plan: &Plan, number: u32) -> Result<Vec<Played>, UnknownPlayer> {
        with_game!(self, game => gaps::steps_of_game(&**game, plan, number))
    }

    /// Searches for plans that beat the usual players, see [`playtest::exploit()`].
    ///
    /// # Errors
    ///
    /// Returns an error if a player's name is unknown.
    pub fn exploit(&self, quest: &Quest<'_>, progress: &Progress<'_>) -> Result<Exploits, UnknownPlayer> {
        with_game!(self, game => playtest::exploit(&**game, quest, progress))
    }

    /// Plays every player against every other, see [`playtest::matrix`].
    ///
    /// # Errors
    ///
    /// Returns an error if a player's name is unknown.
    pub fn matrix(
        &self,
        players: &[String],
        games: u32,
        seed: u64,
        jobs: usize,
        progress: &Progress<'_>,
    ) -> Result<Matrix, UnknownPlayer> {
        with_game!(self, game => playtest::matrix(&**game, players, games, seed, jobs, progress))
    }
}

/// Returns the default players of a matrix: those fast enough to play thousands of games, without the one that draws
/// from the list and without those of a style. If that leaves fewer than two, returns all the fast ones.
///
/// # Examples
///
/// ```
/// use rules::rulebook::System;
/// use rules::systems::quick_players;
///
/// let players = quick_players(System::Alamo);
/// assert!(players.contains(&"recruit") && players.contains(&"captain"));
/// assert!(!players.contains(&"general") && !players.contains(&"random"));
/// ```
#[must_use]
pub fn quick_players(system: rulebook::System) -> Vec<&'static str> {
    match system {
        rulebook::System::Alamo => quick::<alamo::Game>(),
        rulebook::System::Knapp => quick::<knapp::Game>(),
        rulebook::System::Deguello => quick::<deguello::Game>(),
    }
}

fn quick<G: System>() -> Vec<&'static str> {
    let all: Vec<&str> = G::ROSTER.iter().filter(|own| !own.searches).map(|own| own.name).collect();
    let of_note: Vec<&str> = all.iter().copied().filter(|name| !name.contains(':') && *name != "random").collect();
    if of_note.len() > 1 { of_note } else { all }
}

/// The greatest number of compiled games to keep; each takes some megabytes.
const KEPT: usize = 48;

/// A scenario with figures to try.
#[derive(Debug)]
pub struct Trials<'a> {
    project: &'a Project,
    figures: &'a [String],
    plan: &'a Plan,
    side: Side,
    despite_errors: bool,
    /// The games of candidates; `None` for unplayable ones.
    games: BTreeMap<Vec<i32>, Option<AnyGame>>,
}

impl<'a> Trials<'a> {
    /// Creates trials of figures of a project, by their names, that count the games this side wins. Candidates in which
    /// the validator finds errors are not played, unless `despite_errors` is set.
    #[must_use]
    pub const fn new(
        project: &'a Project,
        figures: &'a [String],
        plan: &'a Plan,
        side: Side,
        despite_errors: bool,
    ) -> Self {
        Self { project, figures, plan, side, despite_errors, games: BTreeMap::new() }
    }

    /// Returns the project with a value for each figure.
    ///
    /// # Errors
    ///
    /// Returns an error if the project has no such figure, or a value is out of its range.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::Plan;
    /// use rules::project::Project;
    /// use rules::side::Side;
    /// use rules::systems::Trials;
    ///
    /// let players = ["captain".to_owned(), "captain".to_owned()];
    /// let plan = Plan { games: 10, seed: 1836, players, jobs: 1 };
    /// let (project, figures) = (Project::default(), ["move.ma".to_owned(), "game.turns".to_owned()]);
    /// let trials = Trials::new(&project, &figures, &plan, Side::Mexican, false);
    /// let changed = trials.project_of(&[9, 10])?;
    /// assert_eq!((changed.rulebook.number("move.ma"), changed.rulebook.number("game.turns")), (9, 10));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn project_of(&self, values: &[i32]) -> Result<Project, NoChange> {
        self.figures.iter().zip(values).try_fold(self.project.clone(), |project, (name, value)| {
            ScenarioChange::Figure { name: name.clone(), value: *value }.made_in(&project)
        })
    }

    /// Plays games of a candidate. `progress` receives the number of games done and returns whether to go on.
    pub fn play(&mut self, values: &[i32], games: Range<u32>, throw: Throw, progress: &Progress<'_>) -> Fought {
        if self.games.len() >= KEPT && !self.games.contains_key(values) {
            self.games.retain(|_, own| own.is_none());
        }
        if !self.games.contains_key(values) {
            let made = self.project_of(values).ok().and_then(|project| compiled(&project, self.despite_errors));
            self.games.insert(values.to_vec(), made);
        }
        let Some(Some(game)) = self.games.get(values) else { return Fought::Unplayable };
        let seed = match throw {
            Throw::Search => self.plan.seed,
            Throw::Fresh => other_dice(self.plan.seed),
        };
        match game.games(&Plan { seed, ..self.plan.clone() }, games, progress) {
            Ok(batch) if !batch.cancelled => {
                Fought::Won(batch.records.iter().filter(|own| own.won(self.side)).count() as u32)
            }
            Ok(_) => Fought::Stopped,
            Err(_) => Fought::Unplayable,
        }
    }
}

/// Compiles a project; unless `despite_errors` is set, it must have no errors.
fn compiled(project: &Project, despite_errors: bool) -> Option<AnyGame> {
    if despite_errors { AnyGame::compile(project).ok() } else { game(project).ok() }
}

/// The results of a list of ablations.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Ablations {
    /// The ablations that were played, in the order of the list.
    pub played: Vec<(Ablation, Ablated)>,
    /// The ablations that make the scenario unplayable.
    pub left_out: Vec<Ablation>,
    /// The games of the unchanged scenario.
    pub before: Vec<Record>,
    /// Whether it was stopped before the last game; the setting then in progress is not reported.
    pub cancelled: bool,
}

/// Plays a scenario unchanged and with each ablation of a list, with the same dice. `progress` receives the number of
/// games done.
///
/// # Errors
///
/// Returns an error if a player's name is unknown.
pub fn ablate(
    before: &AnyGame,
    project: &Project,
    list: &[Ablation],
    plan: &Plan,
    despite_errors: bool,
    progress: &Progress<'_>,
) -> Result<Ablations, UnknownPlayer> {
    let first = before.games(plan, 0..plan.games, progress)?;
    let (mut played, mut left_out, mut done) = (Vec::new(), Vec::new(), plan.games);
    let mut cancelled = first.cancelled;
    for own in list {
        if cancelled {
            break;
        }
        let made = own.made_in(project).ok().and_then(|changed| compiled(&changed, despite_errors));
        let Some(game) = made else {
            left_out.push(own.clone());
            continue;
        };
        let second = game.games(plan, 0..plan.games, &|more| progress(done + more))?;
        done += plan.games;
        cancelled = second.cancelled;
        if !cancelled {
            played.push((own.clone(), Ablated::new(&first.records, &second.records)));
        }
    }
    Ok(Ablations { played, left_out, before: first.records, cancelled })
}

/// Tries the laboratory on a scenario: `changes` changes that change nothing, and games of the first `members` members of
/// the players' populations. `progress` receives the number of games done.
///
/// # Errors
///
/// Returns an error if a player's name is unknown.
pub fn selftest(
    before: &AnyGame,
    project: &Project,
    [changes, members]: [u32; 2],
    plan: &Plan,
    progress: &Progress<'_>,
) -> Result<SelfTest, UnknownPlayer> {
    let mut test = SelfTest::default();
    let mut done = 0;
    let mut fight = |game: &AnyGame, plan: &Plan, test: &mut SelfTest| {
        let batch = game.games(plan, 0..plan.games, &|more| progress(done + more))?;
        done += plan.games;
        test.cancelled |= batch.cancelled;
        test.faults += batch.records.iter().filter(|own| own.failed.is_some()).count() as u32;
        Ok::<_, UnknownPlayer>(batch.records)
    };
    test.before = fight(before, plan, &mut test)?;
    let kinds = NullChange::ALL.into_iter().filter(|kind| kind.made_in(project, 0).is_some());
    let (drawn, once): (Vec<_>, Vec<_>) = kinds.partition(|kind| kind.is_drawn());
    for (change, number) in once.into_iter().chain(drawn.into_iter().cycle()).zip(0..changes) {
        let made = change.made_in(project, number).and_then(|changed| AnyGame::compile(&changed).ok());
        let Some(game) = made.filter(|_| !test.cancelled) else { continue };
        let after = fight(&game, plan, &mut test)?;
        if !test.cancelled {
            test.trials.push(NullTrial::new(change, number, &test.before, &after));
        }
    }
    for number in 0..members {
        if test.cancelled {
            break;
        }
        let players = plan.players.each_ref().map(|name| format!("{}#{number}", member(name).0));
        // Each member has dice of its own, or the luck of one throw would be that of all.
        let own = Plan { players, seed: plan.seed.wrapping_add(u64::from(number)), ..plan.clone() };
        let records = fight(before, &own, &mut test)?;
        let won = records.iter().filter(|own| own.won(Side::Mexican)).count() as u32;
        if !test.cancelled {
            test.members.push(MemberGames { number, won, games: own.games });
        }
    }
    Ok(test)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use crate::playtest::{Forbidden, run};

    fn plan(games: u32) -> Plan {
        Plan { games, seed: 7, players: [(); 2].map(|()| "advance".to_owned()), jobs: 0 }
    }

    #[test]
    fn a_candidate_has_the_games_of_its_scenario() {
        let (project, plan) = (fixture::mission(), plan(40));
        let figures = ["game.turns".to_owned(), "withdrawal.threshold".to_owned()];
        let mut trials = Trials::new(&project, &figures, &plan, Side::Mexican, false);
        let Fought::Won(first) = trials.play(&[8, 3], 0..20, Throw::Search, &|_| true) else { panic!("it is played") };
        let Fought::Won(rest) = trials.play(&[8, 3], 20..40, Throw::Search, &|_| true) else { panic!("it is played") };
        let game = AnyGame::compile(&trials.project_of(&[8, 3]).unwrap()).unwrap();
        let whole = game.run(&plan, &|_| true).unwrap();
        assert_eq!(first + rest, whole.wins(Side::Mexican));
        let fresh = trials.play(&[8, 3], 0..40, Throw::Fresh, &|_| true);
        let other = Plan { seed: other_dice(7), ..plan.clone() };
        assert_eq!(fresh, Fought::Won(game.run(&other, &|_| true).unwrap().wins(Side::Mexican)));
        assert_eq!(trials.play(&[8, -9], 0..1, Throw::Search, &|_| true), Fought::Unplayable);
        assert_eq!(trials.play(&[8, 3], 0..40, Throw::Search, &|_| false), Fought::Stopped);
    }

    #[test]
    fn ablations_are_played_with_the_dice_of_the_scenario() {
        let project = fixture::mission();
        let game = AnyGame::compile(&project).unwrap();
        let list = [
            Ablation::Never { deed: Forbidden::Climbing, side: Side::Mexican },
            Ablation::Figure { name: "withdrawal.threshold".to_owned(), was: 0, is: -9 },
            Ablation::Figure { name: "counter.line.fire".to_owned(), was: 4, is: 4 },
        ];
        let found = ablate(&game, &project, &list, &plan(40), false, &|_| true).unwrap();
        assert_eq!(found.left_out, [list[1].clone()], "there are no fewer casualties than none");
        let [(_, climbing), (_, same)] = &found.played[..] else { panic!("{found:?}") };
        assert!(climbing.shift.lost > 5 && climbing.chance() < 0.05 && !climbing.is_idle(), "{climbing:?}");
        assert!(same.is_idle() && !found.cancelled);
        let crate::systems::AnyGame::Alamo(own) = &game else { panic!("it is of the 1981 game") };
        assert_eq!(found.before, run(&**own, &plan(40), &|_| true).unwrap().records);
        let stopped = ablate(&game, &project, &list, &plan(40), false, &|done| done < 50).unwrap();
        assert!(stopped.cancelled && stopped.played.is_empty());
    }
}
