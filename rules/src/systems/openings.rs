//! Openings of any system: what may be set up before the first turn, the findings of the validator, and the games.

use std::collections::BTreeMap;
use std::ops::Range;

use super::{AnyGame, complete, places, with_game};
use crate::lint;
use crate::phrase::Phrase;
use crate::place::Place;
use crate::play::PossiblePlaces;
use crate::playtest::openings::{self, Drawn, Layout, Openings, Score, Sought, Workshop};
use crate::playtest::{Plan, Progress, Throw, UnknownPlayer, other_dice};
use crate::project::{DocumentRef, Project};
use crate::report::{Finding, Severity};
use crate::rulebook::System as Named;
use crate::side::Side;
use crate::spot::Spot;
use crate::system::System;

/// The greatest number of compiled games to keep; each takes some megabytes.
const KEPT: usize = 48;
/// The player that draws from the list of legal actions.
const LOT: &str = "random";

impl AnyGame {
    /// Returns the name of the figure for the attackers' losses in a game: the first figure two series are compared by.
    #[must_use]
    pub fn losses(&self) -> &'static str {
        with_game!(self, game => first_of(&**game))
    }

    /// Searches for openings of its project that are fair and diverse, see [`openings::openings`]. `plan` names the
    /// players, and `side` is the side whose wins count. `progress` receives the number of games done.
    ///
    /// # Errors
    ///
    /// Returns an error if a player's name is unknown.
    pub fn openings(
        &self,
        project: &Project,
        plan: &Plan,
        side: Side,
        sought: &Sought,
        progress: &Progress<'_>,
    ) -> Result<Openings, UnknownPlayer> {
        self.games(plan, 0..0, &|_| true)?;
        let losses = self.losses();
        let known = lint::run(project).findings.iter().map(|own| sort_of(own)).collect();
        let games = BTreeMap::from([(Layout::from_project(project), self.clone())]);
        let mut bench =
            Bench { project, plan, side, losses, known, games, undecided: Undecided::Unasked, progress, done: 0 };
        Ok(openings::openings(project, sought, &mut bench))
    }
}

fn first_of<G: System>(_: &G) -> &'static str {
    G::YARDSTICKS.first().copied().unwrap_or_default()
}

/// The identity of a finding.
type FindingKey = (&'static str, Severity, DocumentRef, Place, Phrase);

fn sort_of(own: &Finding) -> FindingKey {
    (own.lint, own.severity, own.part, own.place.clone(), own.message.clone())
}

/// The scenario without its plot and its set-up.
enum Undecided {
    Unasked,
    None,
    Game(Box<(Project, AnyGame)>),
}

/// The workshop for openings of a scenario.
struct Bench<'a> {
    project: &'a Project,
    plan: &'a Plan,
    side: Side,
    losses: &'static str,
    /// The findings of the unchanged scenario.
    known: Vec<FindingKey>,
    games: BTreeMap<Layout, AnyGame>,
    undecided: Undecided,
    progress: &'a Progress<'a>,
    done: u32,
}

impl Workshop for Bench<'_> {
    fn spots(&mut self, project: &Project, piece: &str) -> Vec<Spot> {
        // In other systems the players set everything up.
        let Some(PossiblePlaces::Spots(all)) = is_set_up(project).then(|| places(project, piece)).flatten() else {
            return Vec::new();
        };
        all.into_iter().filter(|(_, refused)| refused.is_none()).map(|(at, _)| at).collect()
    }

    fn drawn(&mut self, seed: u64) -> Option<Drawn> {
        if matches!(self.undecided, Undecided::Unasked) {
            self.undecided = undecided(self.project).map_or(Undecided::None, |open| Undecided::Game(Box::new(open)));
        }
        let Undecided::Game(open) = &self.undecided else { return None };
        let (project, game) = &**open;
        let rest = complete(project, game, LOT, seed).ok()?;
        Some(Drawn { plot: rest.plot, setup: rest.setup })
    }

    fn admits(&mut self, layout: &Layout, project: &Project) -> bool {
        if self.games.contains_key(layout) {
            return true;
        }
        let report = lint::run(project);
        if report.findings.iter().any(|own| !self.known.contains(&sort_of(own))) {
            return false;
        }
        AnyGame::compile(project).is_ok_and(|game| {
            self.keep(layout, game);
            true
        })
    }

    fn play(&mut self, layout: &Layout, project: &Project, numbers: Range<u32>, throw: Throw) -> Option<Score> {
        if !self.games.contains_key(layout) {
            let game = AnyGame::compile(project).ok()?;
            self.keep(layout, game);
        }
        let seed = match throw {
            Throw::Search => self.plan.seed,
            Throw::Fresh => other_dice(self.plan.seed),
        };
        let (plan, done) = (Plan { seed, ..self.plan.clone() }, self.done);
        let batch = self.games.get(layout)?.games(&plan, numbers, &|more| (self.progress)(done + more)).ok()?;
        self.done += batch.records.len() as u32;
        (!batch.cancelled).then(|| Score::from_records(&batch.records, self.side, self.losses))
    }
}

impl Bench<'_> {
    fn keep(&mut self, layout: &Layout, game: AnyGame) {
        if self.games.len() >= KEPT {
            self.games.clear();
        }
        self.games.insert(layout.clone(), game);
    }
}

/// Whether the scenario of a project says where its counters start.
fn is_set_up(project: &Project) -> bool {
    project.rulebook.system == Named::Alamo
}

/// Returns a project in which the players set everything up, and its game; `None` if its counters start elsewhere or it
/// does not compile.
fn undecided(project: &Project) -> Option<(Project, AnyGame)> {
    if !is_set_up(project) {
        return None;
    }
    let mut open = project.clone();
    open.scenario.plot.clear();
    open.scenario.setup.clear();
    let game = AnyGame::compile(&open).ok()?;
    Some((open, game))
}

#[cfg(test)]
mod tests;
