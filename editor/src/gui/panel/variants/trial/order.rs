//! The work of a trial, off the window’s thread.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use rules::case::{self, Cases};
use rules::playtest::{Plan, Results};
use rules::project::Project;
use rules::report::Report;
use rules::systems::{self, AnyGame};
use rules::text::Document;

use super::TrialProgress;
use super::results::{Failed, Games, Tried};
use crate::files::{CaseFile, bundled, bundled_names, open_cases, read};
use crate::gui::job::{SEED, Teller, spare_threads};

/// A trial to carry out.
#[derive(Debug, Clone)]
pub(super) struct TrialOrder {
    /// The scenario as it is in the window.
    pub(super) project: Project,
    /// The index of the variant in its list.
    pub(super) at: usize,
    /// The folder of the scenario, which may contain cases.
    pub(super) folder: Option<PathBuf>,
    /// The number of games, with the variant and without.
    pub(super) games: u32,
}

impl TrialOrder {
    /// Plays the cases, then the games.
    pub(super) fn carry_out(&self, teller: &Teller<TrialProgress>) -> Result<Tried, String> {
        let mut tried = Tried { cases: 0, failed: Vec::new(), unread: Vec::new(), games: Err(Report::default()) };
        for file in self.files() {
            if !teller.goes_on() {
                break;
            }
            self.play_cases(&file, &mut tried);
            teller.tell(TrialProgress { cases: tried.cases, games: 0 });
        }
        let cases = tried.cases;
        let done = AtomicU32::new(0);
        let fought = |_: u32| {
            let games = done.fetch_add(1, Ordering::Relaxed) + 1;
            teller.tell(TrialProgress { cases, games })
        };
        tried.games = match (systems::game(&self.with()), systems::game(&self.without())) {
            (Ok(with), Ok(without)) => {
                Ok(Games { with: self.fight(&with, &fought)?, without: self.fight(&without, &fought)? })
            }
            (Err(report), _) | (_, Err(report)) => Err(report),
        };
        Ok(tried)
    }

    fn fight(&self, game: &AnyGame, fought: &(dyn Fn(u32) -> bool + Sync)) -> Result<Results, String> {
        let players = [(); 2].map(|()| systems::usual(game.system()).to_owned());
        let plan = Plan { games: self.games, seed: SEED, players, jobs: spare_threads() };
        game.run(&plan, fought).map_err(|unknown| unknown.to_string())
    }

    /// The scenario with the variant and everything it needs switched on.
    fn with(&self) -> Project {
        let mut project = self.project.clone();
        let mut wanted = vec![self.at];
        while let Some(at) = wanted.pop() {
            project.variants[at].on = true;
            let needs = project.variants[at].document.needs.clone();
            let found =
                needs.iter().filter_map(|need| project.variants.iter().position(|own| own.document.id == *need));
            wanted.extend(found.filter(|at| !project.variants[*at].on));
        }
        project
    }

    /// The scenario with the variant and everything that needs it switched off; otherwise the same as with it.
    fn without(&self) -> Project {
        let mut project = self.with();
        let mut unwanted = vec![self.at];
        while let Some(at) = unwanted.pop() {
            project.variants[at].on = false;
            let id = project.variants[at].document.id.clone();
            let needing = project.variants.iter().enumerate();
            let needing = needing.filter(|(_, own)| own.on && own.document.needs.contains(&id)).map(|(at, _)| at);
            unwanted.extend(needing);
        }
        project
    }

    /// The case files that mention the variant: bundled ones, and those next to the scenario.
    fn files(&self) -> Vec<PathBuf> {
        let ending = format!(".{}", Cases::EXTENSION);
        let named = bundled_names(Cases::EXTENSION).into_iter().map(|name| format!("{name}{ending}"));
        let ours = named.filter(|file| bundled(file).is_some_and(|text| self.is_mentioned(text))).map(PathBuf::from);
        let mut ours: Vec<PathBuf> = ours.collect();
        let beside = self.folder.iter().filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten();
        let beside = beside.map(|file| file.path()).filter(|file| {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            // If the scenario is next to the bundled files, these are not played twice.
            name.ends_with(&ending) && !ours.iter().any(|own| own.as_os_str() == &*name)
        });
        let beside = beside.filter(|file| read(file).is_ok_and(|text| self.is_mentioned(&text)));
        let mut beside: Vec<_> = beside.collect();
        beside.sort();
        ours.extend(beside);
        ours
    }

    fn is_mentioned(&self, text: &str) -> bool {
        let own = &self.project.variants[self.at];
        // Look for a string in the text that ends with the id: `"ladders"`, `"homebrew/looting"`.
        text.contains(&format!("{}\"", own.document.id)) || text.contains(&format!("\"{}\"", own.name))
    }

    /// Plays the cases of a file that switch the variant on, with its text as it is in the window.
    fn play_cases(&self, file: &Path, tried: &mut Tried) {
        let CaseFile { mut cases, mut base, .. } = match open_cases(file) {
            Ok(opened) => opened,
            Err(errors) => return tried.unread.extend(errors),
        };
        let own = &self.project.variants[self.at];
        let mut names = Vec::new();
        for other in &mut base.variants {
            if other.document.id == own.document.id || other.name == own.name {
                other.document = own.document.clone();
                names.push(other.name.clone());
            }
        }
        let is_on = |switched: &[String]| switched.iter().any(|name| names.contains(name));
        if !is_on(&cases.variants) {
            cases.cases.retain(|case| is_on(&case.variants));
        }
        let reports = case::run(&cases, &base);
        tried.cases += reports.len();
        let failed = cases.cases.iter().zip(reports).filter(|(_, report)| !report.failures.is_empty());
        tried.failed.extend(failed.map(|(case, report)| Failed {
            id: report.id,
            says: case.says.clone(),
            failures: report.failures,
        }));
    }
}

#[cfg(test)]
mod tests {
    use rules::variant::{Effect, Rule};

    use super::*;
    use crate::files::Bundled;

    fn order(id: &str, games: u32) -> TrialOrder {
        let project = Project::load(&Bundled, "alamo").unwrap();
        let at = project.variants.iter().position(|own| own.document.id == id).unwrap();
        TrialOrder { project, at, folder: None, games }
    }

    fn carry_out(order: &TrialOrder) -> Tried {
        let (teller, _heard, _) = Teller::heard();
        order.carry_out(&teller).unwrap()
    }

    #[test]
    fn the_cases_of_a_variant_are_played_with_its_text_as_it_stands() {
        let mut order = order("long_game", 2);
        let tried = carry_out(&order);
        assert!(tried.cases > 2 && tried.failed.is_empty() && tried.unread.is_empty(), "{tried:?}");
        let games = tried.games.unwrap();
        assert_eq!((games.with.games(), games.without.games(), games.faults()), (2, 2, 0));
        // Without its rules, its cases fail.
        order.project.variants[order.at].document.rules.clear();
        assert!(!carry_out(&order).failed.is_empty());
    }

    #[test]
    fn a_variant_is_compared_with_all_it_needs_on_both_sides() {
        let order = order("strong_doors", 1);
        let on = |project: Project| {
            let on = project.variants.into_iter().filter(|own| own.on);
            on.map(|own| own.document.id).collect::<Vec<_>>()
        };
        assert_eq!(on(order.with()), ["doors", "strong_doors"]);
        assert_eq!(on(order.without()), ["doors"]);
    }

    #[test]
    fn what_cannot_be_played_is_told() {
        let mut order = order("ladders", 1);
        let rule = &mut order.project.variants[order.at].document.rules[1];
        let Rule::When { act, .. } = rule else { panic!("a rule") };
        *act = vec![Effect::Roll("nothing".to_owned())];
        let tried = carry_out(&order);
        assert!(tried.games.is_err() && tried.failed.len() == tried.cases, "{tried:?}");
    }
}
