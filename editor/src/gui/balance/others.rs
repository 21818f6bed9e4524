//! The effect of one step on the other games that are played on the same map: each is played on the map before and
//! after the step, with the same dice.

use std::path::PathBuf;

use iced::Task;
use rules::map::MapDocument;
use rules::words::Words;

use super::{Drift, Reading, job};
use crate::files::{open, scenarios_on};
use crate::gui::document::{DocumentState, OpenDocument};
use crate::gui::job::{Job, JobNews, JobState as Standing, Progress, Teller};

/// The results so far of one of the other games.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fought {
    /// The title of its scenario.
    pub title: Words,
    /// The results on the map before the step.
    pub before: Reading,
    /// The results on the map after the step.
    pub now: Reading,
}

impl Fought {
    /// Returns the change made by the step; `None` as long as no pair of games was played, or if the game cannot be
    /// played.
    pub fn drift(&self) -> Option<Drift> {
        Drift::between(&self.before, &self.now)
    }

    /// Whether the game cannot be played on one of the maps.
    pub fn is_unplayable(&self) -> bool {
        self.before.games().is_none() || self.now.games().is_none()
    }

    fn games(&self) -> u32 {
        self.before.games().unwrap_or(0) + self.now.games().unwrap_or(0)
    }
}

impl Progress for Vec<Fought> {
    fn further(self, other: Self) -> Self {
        let games = |own: &Self| own.iter().map(Fought::games).sum::<u32>();
        if (other.len(), games(&other)) >= (self.len(), games(&self)) { other } else { self }
    }
}

/// The other games on the map of a document.
#[derive(Debug, Default)]
pub struct Others {
    /// The map and the folder that the scenarios were searched for.
    known: Option<(String, Option<PathBuf>)>,
    /// The scenarios found.
    scenarios: Vec<PathBuf>,
    /// The states before and after the step in question.
    asked: Option<[DocumentState; 2]>,
    job: Job<Vec<Fought>, Vec<Fought>>,
}

impl Others {
    /// Finds the other scenarios; searches again only if the document has another map or another folder. A bare map has
    /// none, because it is played with a scenario that is lent to it.
    pub(super) fn learn(&mut self, document: &OpenDocument) {
        if !document.is_scenario() {
            (self.known, self.scenarios) = (None, Vec::new());
            return;
        }
        let folder = document.file().and_then(std::path::Path::parent).map(ToOwned::to_owned);
        let known = (document.project().scenario.map.clone(), folder);
        if self.known.as_ref() != Some(&known) {
            self.scenarios = scenarios_on(&known.0, known.1.as_deref(), document.name());
            self.known = Some(known);
        }
    }

    /// Drops results that are about another step than the last one.
    pub(super) fn look(&mut self, document: &OpenDocument) {
        if self.asked.is_some() && self.asked != step(document) {
            (self.asked, self.job) = (None, Job::default());
        }
    }

    /// Whether there are any other games on this map.
    pub const fn are_there(&self) -> bool {
        !self.scenarios.is_empty()
    }

    /// Whether the games are being played.
    pub const fn is_running(&self) -> bool {
        self.job.is_running()
    }

    /// Starts playing them on the map before and after the last step.
    pub(super) fn start(&mut self, document: &OpenDocument) -> Task<JobNews<Vec<Fought>, Vec<Fought>>> {
        let Some(asked) = step(document) else { return Task::none() };
        let mut earlier = document.clone();
        earlier.undo();
        let maps = [earlier.base_map().clone(), document.base_map().clone()];
        let scenarios = self.scenarios.clone();
        self.asked = Some(asked);
        self.job.start(move |teller| Ok(fight(&scenarios, &maps, teller)))
    }

    /// Handles news of the job.
    pub(super) fn hear(&mut self, news: JobNews<Vec<Fought>, Vec<Fought>>) {
        self.job.hear(news);
    }

    /// Cancels the job; the results so far are kept.
    pub(super) fn cancel(&mut self) {
        self.job.cancel();
    }

    /// Returns the results so far.
    pub fn fought(&self) -> &[Fought] {
        match self.job.state() {
            Standing::Running { progress, .. } => progress,
            Standing::Ended(fought) | Standing::Cancelled(fought) => fought,
            Standing::Idle | Standing::Failed(_) => &[],
        }
    }
}

/// Returns the states before and after the last step; `None` if there is no step.
fn step(document: &OpenDocument) -> Option<[DocumentState; 2]> {
    Some([document.state_before()?, document.state()])
}

/// Plays the scenarios on two maps, one scenario at a time, and reports the results so far.
fn fight(scenarios: &[PathBuf], maps: &[MapDocument; 2], teller: &Teller<Vec<Fought>>) -> Vec<Fought> {
    let mut all: Vec<Fought> = Vec::new();
    for scenario in scenarios {
        // Load errors are reported when the scenario is opened.
        let Ok(opened) = open(scenario) else { continue };
        let at = all.len();
        let none = Reading::from_records(&[]);
        all.push(Fought { title: opened.project.scenario.title.clone(), before: none.clone(), now: none });
        for (nth, map) in maps.iter().enumerate() {
            let mut project = opened.project.clone();
            project.set_base_map(map.clone());
            let mut told = |reading: Reading| {
                let own = &mut all[at];
                *(if nth == 0 { &mut own.before } else { &mut own.now }) = reading;
                teller.tell(all.clone())
            };
            let last = job::fight_told(&project, &|| teller.goes_on(), &mut told);
            told(last);
        }
        if !teller.goes_on() {
            break;
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use rules::hexside::Layer;
    use rules::map::HexsideKind;

    use super::*;

    #[test]
    fn a_wall_that_is_opened_is_felt_by_every_game_on_the_map() {
        let mut document = OpenDocument::open(Path::new("alamo")).unwrap();
        let mut others = Others::default();
        others.learn(&document);
        assert!(others.are_there() && step(&document).is_none());
        drop(others.start(&document));
        assert!(!others.is_running(), "nothing was done yet");
        document.begin_stroke(rules::phrase::Phrase::new("gui-stroke-erase"));
        document.paint_hexsides(&["1304/1305".parse().unwrap()], &[Layer::Ground], HexsideKind::Clear);
        document.end_stroke();
        drop(others.start(&document));
        assert!(others.is_running() && others.asked == step(&document));
        let one = Fought { now: Reading::from_records(&[]), before: Reading::from_records(&[]), ..Fought::default() };
        others.hear(JobNews::Advanced(vec![one.clone()]));
        assert_eq!(others.fought(), [one]);
        others.cancel();
        assert!(!others.is_running() && others.fought().len() == 1);
        document.undo().unwrap();
        others.look(&document);
        assert!(others.fought().is_empty(), "that was about another step");
    }

    #[test]
    fn both_maps_are_fought_with_the_same_dice() {
        use std::sync::atomic::Ordering;

        use iced::futures::StreamExt;

        let map = OpenDocument::open(Path::new("mission")).unwrap().base_map().clone();
        let (teller, mut heard, stopped) = Teller::heard();
        let maps = [map.clone(), map];
        let last = std::thread::scope(|scope| {
            let fought = scope.spawn(|| fight(&[PathBuf::from("mission")], &maps, &teller));
            // Wait until games have been played on both maps.
            while let Some(told) = iced::futures::executor::block_on(heard.next()) {
                if told.iter().any(|own: &Fought| own.now.games().is_some_and(|games| games > 0)) {
                    stopped.store(true, Ordering::Relaxed);
                    break;
                }
            }
            fought.join().unwrap()
        });
        let drift = last[0].drift().unwrap();
        assert!(drift.games > 0 && drift.difference.mean.abs() < 1e-9, "the same map, the same games: {drift:?}");
    }
}
