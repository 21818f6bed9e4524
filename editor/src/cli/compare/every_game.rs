//! The effect of a map change on every game that is played on the map.

use std::path::PathBuf;

use rules::lint;
use rules::phrase::Phrase;
use rules::playtest::{Comparison, Pairing, Plan};
use rules::project::DocumentRef;
use rules::systems::AnyGame;
use serde::Serialize;

use super::super::admission::Admitted;
use super::super::series::title;
use super::super::terminal::{Exit, Format, Terminal, VerbError};
use super::painted::Painted;
use super::{Compare, json, text};
use crate::files::{Opened, open, scenarios_on_same_map};
use crate::words::Voice;

/// The result for one scenario.
struct ScenarioComparison {
    /// The scenario.
    opened: Opened,
    /// The result.
    outcome: Outcome,
}

enum Outcome {
    /// It was played with and without the change, following this plan.
    Compared(Plan, Box<Comparison>),
    /// It has errors even without the change.
    Errors,
    /// It cannot be played with the change.
    Unplayable,
}

#[derive(Serialize)]
struct Report {
    map: String,
    change: String,
    games: u32,
    seed: u64,
    paired: bool,
    scenarios: Vec<ComparisonLine>,
}

#[derive(Serialize)]
struct ComparisonLine {
    scenario: String,
    system: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<[String; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    compared: Option<json::Compared>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'static str>,
}

pub(super) fn run(asked: &Compare, admitted: Admitted<'_>, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
    let first = admitted.opened();
    let others: Vec<PathBuf> = scenarios_on_same_map(first).into_iter().skip(1).collect();
    let (mut cancelled, mut faults, mut reports) = (false, 0, Vec::new());
    for change in asked.painted()? {
        // Problems with the scenario that was named are reported at once.
        change.in_scenario(first)?;
        let mut comparisons = vec![try_in(asked, first.clone(), &change, terminal)?];
        for file in &others {
            cancelled = cancelled || comparisons.iter().any(ScenarioComparison::is_cancelled);
            if cancelled {
                break;
            }
            // Other scenarios that do not load are skipped: they say nothing about this map.
            if let Ok(opened) = open(file) {
                comparisons.push(try_in(asked, opened, &change, terminal)?);
            }
        }
        cancelled = cancelled || comparisons.iter().any(ScenarioComparison::is_cancelled);
        faults += comparisons.iter().map(ScenarioComparison::faults).sum::<u32>();
        let report = match asked.format {
            Format::Text => said(asked, first, &change, &comparisons, terminal.voice()),
            Format::Json => written(asked, first, &change, &comparisons, terminal.voice()),
        };
        reports.push(report);
        if cancelled {
            break;
        }
    }
    terminal.print(&reports.concat())?;
    if cancelled {
        return Err(Phrase::new("playtest-cancelled").into());
    }
    Ok(if faults == 0 { Exit::Fine } else { Exit::Findings })
}

/// Plays a scenario with and without the change.
fn try_in(
    asked: &Compare,
    opened: Opened,
    change: &Painted,
    terminal: &mut Terminal<'_>,
) -> Result<ScenarioComparison, VerbError> {
    let outcome = match games(asked, &opened, change) {
        Err(outcome) => outcome,
        Ok([before, after]) => {
            let plan = asked.series.plan(asked.games, &before, terminal);
            let comparison = asked.fight(&before, &after, &plan, terminal)?;
            Outcome::Compared(plan, Box::new(comparison))
        }
    };
    Ok(ScenarioComparison { opened, outcome })
}

/// Compiles the game of a scenario without and with the change; both must have no errors unless errors are ignored.
fn games(asked: &Compare, opened: &Opened, change: &Painted) -> Result<[AnyGame; 2], Outcome> {
    let is_sound = |opened: &Opened| asked.despite.errors() || lint::run(&opened.project).is_playable();
    let before = Some(opened).filter(|own| is_sound(own)).and_then(|own| AnyGame::compile(&own.project).ok());
    let before = before.ok_or(Outcome::Errors)?;
    let changed = change.in_scenario(opened).map_err(|_| Outcome::Unplayable)?;
    let after = Some(&changed).filter(|own| is_sound(own)).and_then(|own| AnyGame::compile(&own.project).ok());
    Ok([before, after.ok_or(Outcome::Unplayable)?])
}

impl ScenarioComparison {
    fn is_cancelled(&self) -> bool {
        matches!(&self.outcome, Outcome::Compared(_, own) if own.is_cancelled())
    }

    fn faults(&self) -> u32 {
        match &self.outcome {
            Outcome::Compared(_, own) => own.first.faults() + own.second.faults(),
            Outcome::Errors | Outcome::Unplayable => 0,
        }
    }

    /// Describes the result in one line.
    fn line(&self, asked: &Compare, change: &Painted, voice: &Voice) -> Option<Phrase> {
        let named = |id: &'static str| Phrase::new(id).with("title", title(&self.opened, voice.language()));
        match &self.outcome {
            Outcome::Errors => Some(named("compare-game-errors").with("file", &self.opened.source.name)),
            Outcome::Unplayable => Some(named("compare-game-unplayable").said("change", change.name())),
            Outcome::Compared(plan, own) => {
                let games = own.first.records.len().min(own.second.records.len());
                if own.changed() == 0 && games > 0 && own.pairing == Pairing::SameDice {
                    return Some(named("compare-game-alike").count("games", games));
                }
                let [texan, mexican] = &plan.players;
                let what = named("compare-in-game").with("texan", texan).with("mexican", mexican);
                Some(text::verdict(&what, own.wins()?, asked.margin / 100.0, voice))
            }
        }
    }
}

fn said(
    asked: &Compare,
    first: &Opened,
    change: &Painted,
    comparisons: &[ScenarioComparison],
    voice: &Voice,
) -> String {
    let heading = Phrase::new("compare-every-heading")
        .with("map", first.name_of(DocumentRef::Map))
        .said("change", change.name())
        .count("scenarios", comparisons.len())
        .count("games", usize::try_from(asked.games).unwrap_or(usize::MAX))
        .with("seed", asked.series.seed());
    let mut lines = vec![heading];
    lines.extend(comparisons.iter().filter_map(|own| own.line(asked, change, voice)));
    if comparisons.len() < 2 {
        lines.push(Phrase::new("compare-game-alone"));
    }
    super::super::lines(&lines, voice)
}

fn written(
    asked: &Compare,
    first: &Opened,
    change: &Painted,
    comparisons: &[ScenarioComparison],
    voice: &Voice,
) -> String {
    let name = voice.say(&change.name());
    let line = |own: &ScenarioComparison| {
        let mut line = ComparisonLine {
            scenario: own.opened.source.name.clone(),
            system: own.opened.project.rulebook.system.name(),
            players: None,
            compared: None,
            why: None,
        };
        match &own.outcome {
            Outcome::Compared(plan, comparison) => {
                line.players = Some(plan.players.clone());
                line.compared = json::compared(name.clone(), comparison, asked.margin / 100.0);
            }
            Outcome::Errors => line.why = Some("errors"),
            Outcome::Unplayable => line.why = Some("unplayable"),
        }
        line
    };
    super::super::json(&Report {
        map: first.name_of(DocumentRef::Map),
        change: name.clone(),
        games: asked.games,
        seed: asked.series.seed(),
        paired: !asked.unpaired,
        scenarios: comparisons.iter().map(line).collect(),
    })
}
