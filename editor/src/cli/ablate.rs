//! `bexar ablate`: the worth of each rule, unit and figure.

mod json;
mod text;

pub(super) use text::name as ablation_name;

use std::path::PathBuf;

use clap::Args;
use rules::phrase::Phrase;
use rules::playtest::{ABLATED_RATE, Ablated, Ablation, Forbidden, Plan, Wanted, ablations, discoveries};
use rules::side::Side;
use rules::systems::{self, Ablations, ablate};

use super::admission::Despite;
use super::series::{MOST_GAMES, Who, play, title};
use super::terminal::{Exit, Format, Terminal, VerbError};
use super::usage_error::UsageError;
use crate::files::{Opened, OutputFormat, OutputPlace, open, save};

/// Takes away one rule, unit or figure at a time, and ranks them by their effect on the balance
///
/// `--each-rule` flips each switch of the rulebook, tries each other word of a rule that has several, suspends each
/// rule that variants may suspend, and leaves out each rule of the variants that are on. `--each-unit` takes one
/// counter of each kind out of the game. `--each-parameter` changes every figure up and down by one,
/// `--each-parameter=2` by two. `--forbid` forbids something to one side at a time, first the Texans and then the
/// Mexicans: `climbing`, `doors`, `roofs`, `rooms`, `fire`, `melee`, `cannon`, `counterattacks`, `hauling`. For walls
/// and whole variants, use `bexar compare --each-wall` and `--each-variant`.
///
/// Each setting is played with the same dice as the unchanged scenario, and the games are compared pair by pair. Among
/// a hundred settings, five would seem to matter by luck alone; the settings marked with an asterisk are selected from
/// the whole list so that, on average, no more than 5 in 100 of them have no effect (Benjamini and Hochberg). Kinds of
/// counters that are the same in everything but their id are one setting. What can only harm a side, such as one of its
/// units fewer, and yet clearly seems to help it is no effect of the game: the players are suspect. Settings
/// that change nothing come last: not one game went differently with them. Settings with which the scenario cannot be
/// played are left out and named.
///
/// With `--format json`, standard output is one object: `file`, `players`, `games`, `seed`, `mexican` (the share the
/// Mexicans win in the unchanged scenario), `settings`, the largest effect first, each with `setting`, `pairs`,
/// `gained`, `lost`, `difference`, `low`, `high`, `chance` (of such a shift by luck), `adjusted` (the same, adjusted
/// for the whole list), `effect`, `suspect` (of the players), `changed` (games that went differently), `level` (by how
/// much the victory level rises), and `left_out`.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar ablate mission --each-unit --forbid climbing --games 400")]
pub(super) struct Ablate {
    /// The scenario; a path or a bundled name
    file: PathBuf,
    /// Tries every rule that can be switched, suspended or left out
    #[arg(long)]
    each_rule: bool,
    /// Takes away one counter of each kind
    #[arg(long)]
    each_unit: bool,
    /// Changes every figure up and down by STEP, or by one if no value is given
    #[arg(long, value_name = "INCREMENT", num_args = 0..=1, require_equals = true, default_missing_value = "1", value_parser = clap::value_parser!(i32).range(1..=100))]
    each_parameter: Option<i32>,
    /// Forbids something to each side; may be given several times
    #[arg(long, value_name = "DEED", value_parser = deed)]
    forbid: Vec<Forbidden>,
    /// The number of games for each setting
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(2..=MOST_GAMES))]
    games: u32,
    #[command(flatten)]
    who: Who,
    #[command(flatten)]
    despite: Despite,
    /// Writes every setting as a spreadsheet; with `--lang fr` with semicolons and decimal commas
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// How to print the list
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// Parses an action that a side can be forbidden.
fn deed(text: &str) -> Result<Forbidden, UsageError> {
    Forbidden::named(text).ok_or_else(|| UsageError::value("cli-not-a-deed", text))
}

/// The report: each setting with its p-value adjusted for the whole list, the largest effect first.
struct AblationReport {
    title: String,
    file: String,
    plan: Plan,
    found: Ablations,
    /// The settings played, the largest effect first.
    order: Vec<Listed>,
}

/// A setting in the report.
#[derive(Debug, Clone, Copy)]
struct Listed {
    /// Its index among the settings played.
    at: usize,
    /// Its p-value, adjusted for the whole list.
    adjusted: f64,
    /// Whether it seems to help the side it cannot help.
    is_suspect: bool,
}

impl Listed {
    /// Whether it is an effect of the game.
    fn is_effect(&self) -> bool {
        self.adjusted <= ABLATED_RATE && !self.is_suspect
    }
}

impl Ablate {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let opened = open(&self.file)?;
        let admitted = self.despite.admit_scenario(&opened, "playtest-no-scenario", terminal)?;
        let place = self.csv.as_deref().map(|file| OutputPlace::file(file, OutputFormat::Spreadsheet));
        OutputPlace::try_all(place.as_slice(), &[&self.file])?;
        let wanted = Wanted { rules: self.each_rule, units: self.each_unit, figures: self.each_parameter };
        let mut list = ablations(&opened.project, wanted);
        if !self.forbid.is_empty() && !systems::reads_variants(opened.project.rulebook.system) {
            return Err(Phrase::new("ablate-forbid-other-system")
                .with("name", &opened.source.name)
                .word("system", opened.project.rulebook.system.word())
                .into());
        }
        let mut forbidden = self.forbid.clone();
        forbidden.dedup();
        list.extend(forbidden.iter().flat_map(|deed| Side::ALL.map(|side| Ablation::Never { deed: *deed, side })));
        if list.is_empty() {
            return Err(Phrase::new("ablate-nothing").into());
        }
        let game = admitted.game(terminal.voice())?;
        let plan = self.who.plan(self.games, &game, terminal);
        let all = u32::try_from(list.len() + 1).unwrap_or(u32::MAX).saturating_mul(plan.games);
        let found = play(all, terminal, &|progress| {
            ablate(&game, &opened.project, &list, &plan, admitted.despite_errors(), progress)
        })?;
        let ablations = AblationReport::new(title(&opened, terminal.voice().language()), &opened, plan, found);
        let mut report = match self.format {
            Format::Text => text::report(&ablations, terminal.voice()),
            Format::Json => json::json(&ablations, terminal.voice()),
        };
        if let Some(file) = &self.csv {
            save(file, json::csv(&ablations, terminal.voice()))?;
            if self.format == Format::Text {
                let done = Phrase::new("render-done").with("out", file.display());
                report += &super::lines(&[done], terminal.voice());
            }
        }
        terminal.print(&report)?;
        if ablations.found.cancelled {
            return Err(Phrase::new("playtest-cancelled").into());
        }
        if ablations.found.played.is_empty() {
            return Err(Phrase::new("ablate-none-played").into());
        }
        Ok(Exit::Fine)
    }
}

impl AblationReport {
    fn new(title: String, opened: &Opened, plan: Plan, found: Ablations) -> Self {
        let (file, project) = (opened.source.name.clone(), &opened.project);
        let chances: Vec<f64> = found.played.iter().map(|own| own.1.chance()).collect();
        let listed = |(at, adjusted): (usize, f64)| {
            let (ablation, own): &(Ablation, Ablated) = &found.played[at];
            Listed { at, adjusted, is_suspect: own.is_suspect(ablation.favours(project)) }
        };
        let mut order: Vec<Listed> = discoveries(&chances).into_iter().enumerate().map(listed).collect();
        let size = |at: usize| {
            let own = &found.played[at].1;
            (own.shift.gained.abs_diff(own.shift.lost), own.changed)
        };
        order.sort_by_key(|own| std::cmp::Reverse(size(own.at)));
        Self { title, file, plan, found, order }
    }
}
