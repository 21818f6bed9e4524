//! `bexar balance`: finds the value of a figure that makes a scenario fair.

mod answer_files;
mod asked;
mod curve;
mod json;
mod text;

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use rules::phrase::Phrase;
use rules::playtest::{Answer, BalanceTarget, NoChange, Plan, ScenarioChange, Search, balance};
use rules::project::Project;
use rules::side::Side;
use rules::systems::Trials;

use super::admission::{Admitted, Despite};
use super::comments::{DespiteComments, mention_uncopied};
use super::compare::refusal;
use super::series::{MOST_GAMES, Who, play, title};
use super::terminal::{Exit, Format, Terminal, VerbError};
use crate::files::{Opened, OutputFormat, OutputPlace, open, save};
use crate::report::tuned::Tuned;
use asked::Tune;
pub(super) use asked::target;

/// Finds the value of a figure with which a side wins as often as you want
///
/// `--tune NAME=a..b` names a figure and the range of its values: a parameter of the rulebook (`bexar explain
/// parameters`), a figure of a variant that is on, as `variant.figure`, or one of the charts and counters.
/// `withdrawal.threshold` shifts all withdrawal figures by the value, `withdrawal.3` is that of turn 3;
/// `vp.level_bounds` shifts all victory levels, `vp.level_bounds.4` is the fourth; `tec.stone.cost` is the cost of a
/// stone wall; `crt.4.7` is the result of die 4 in column 7 (0 is `C`, 1 is `-`, 2 is `H`, 3 is `1` …);
/// `counter.line.quantity` is the number of counters of the kind `line`, `counter.line.fire` one of their values;
/// `wall.1304/1305` is what is on a hexside, from 0, nothing, to 12, in the order of the chart: such values have no
/// order, and every one is played.
///
/// One figure is searched by bisection, two or three by several independent runs that continue from the candidates
/// nearest to the target. All candidates have the same dice; more games are spent on the most promising ones, at most
/// `--games` per candidate. The intervals of the search hold at any moment and for all candidates together, 95 times in
/// 100. The chosen value then plays `--games` more games with fresh dice, and that share is the answer. If no value
/// reaches the target, the answer says so: *no value* if every value was played and its games speak against it, *none
/// was found* otherwise. The present value is played too; a figure *hardly matters* if over the whole range the
/// percentage moves less than its interval is wide, and then no value of it is an answer.
///
/// With `-o FILE.scenario.ron`, the answer is written as a scenario next to the one that was read, with its own
/// rulebook, counters or map if they differ; with `-o FILE.rules.ron` as only a rulebook; with `-o FILE.variant.ron` as
/// a variant to switch on, for figures that a variant can change (`withdrawal.threshold`, figures of variants). The
/// exit code is 1 if no value was found.
///
/// With `--format json`, standard output is one object: `file`, `figures`, `side`, `target`, `within`, `players`,
/// `seed`, `games` (per candidate), `played` (in total), `found`, `none` (whether it is certain that no value reaches
/// the target), `hardly_matters`, `values`, `confirmed`, each with `values`, `won`, `games`, `share`, `low`, `high`, and
/// `tried`, each with the same and `standing` (`below`, `inside`, `above`, `open`, `unplayable`).
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar balance mission --tune withdrawal.threshold=-5..5 --target 50±3")]
pub(super) struct Balance {
    /// The scenario; a path or a bundled name
    file: PathBuf,
    /// A figure and the range of its values; may be given for up to three figures
    #[arg(long, value_name = "NAME=a..b", required = true, value_parser = asked::tune)]
    tune: Vec<Tune>,
    /// The percentage of games to win, and how far off it may be; can also be written `50+-3`
    #[arg(long, value_name = "50±3", default_value = "50±3", value_parser = target)]
    target: BalanceTarget,
    /// The side whose wins are counted
    #[arg(long, value_enum, default_value_t = Winner::Mexican)]
    side: Winner,
    /// The maximum number of games per candidate, and the number of games of the confirmation
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(20..=MOST_GAMES))]
    games: u32,
    #[command(flatten)]
    who: Who,
    #[command(flatten)]
    despite: Despite,
    #[command(flatten)]
    comments: DespiteComments,
    /// Writes the answer as a scenario, a rulebook or a variant
    #[arg(short = 'o', long = "out", value_name = "FILE")]
    out: Option<PathBuf>,
    /// Writes every candidate as a spreadsheet; with `--lang fr` with semicolons and decimal commas
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// How to print the answer
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// A side, as the command line calls it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Winner {
    /// The garrison
    Texan,
    /// The attackers
    Mexican,
}

impl From<Winner> for Side {
    fn from(winner: Winner) -> Self {
        match winner {
            Winner::Texan => Self::Texan,
            Winner::Mexican => Self::Mexican,
        }
    }
}

/// The maximum number of figures tuned together.
const MOST_FIGURES: usize = 3;

/// A search and its answer, as reported and written to files.
struct BalanceReport<'a> {
    opened: &'a Opened,
    title: String,
    figures: Vec<String>,
    search: Search,
    side: Side,
    plan: Plan,
    answer: Answer,
}

impl BalanceReport<'_> {
    /// Returns the data shared by all reports.
    fn tuned(&self) -> Tuned<'_> {
        Tuned {
            title: &self.title,
            figures: &self.figures,
            search: &self.search,
            side: self.side,
            players: &self.plan.players,
            seed: self.plan.seed,
            answer: &self.answer,
        }
    }
}

impl Balance {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let opened = open(&self.file)?;
        let admitted = self.despite.admit_scenario(&opened, "playtest-no-scenario", terminal)?;
        let search = self.search(&opened.project)?;
        let written = self.out.as_deref().map(|out| answer_files::Written::at(out, &opened)).transpose()?;
        let figures: Vec<String> = self.tune.iter().map(|own| own.name.clone()).collect();
        written.as_ref().map_or(Ok(()), |own| own.fits(&opened.project, &figures, &search))?;
        let mut places: Vec<OutputPlace<'_>> = written.iter().flat_map(answer_files::Written::places).collect();
        places.extend(self.csv.as_deref().map(|file| OutputPlace::file(file, OutputFormat::Spreadsheet)));
        self.comments.try_all(&places, &[&self.file])?;
        let balance = self.look(search, figures, admitted, terminal)?;
        let mut report = match self.format {
            Format::Text => text::report(&balance, terminal.voice()),
            Format::Json => json::report(&balance),
        };
        let mut kept = Vec::new();
        if let (Some(written), Some(own)) = (&written, balance.answer.value()) {
            let trials = Trials::new(&opened.project, &balance.figures, &balance.plan, balance.side, false);
            let project = trials.project_of(&own.values).map_err(|why| refusal(&why))?;
            kept.extend(written.save(&balance, &own.values, project)?);
            for (part, out) in written.copied(&kept) {
                mention_uncopied(opened.file_of(part).as_deref(), out, terminal);
            }
        }
        if let Some(file) = &self.csv {
            save(file, curve::csv(&balance, terminal.voice().language()))?;
            kept.push(file.clone());
        }
        if self.format == Format::Text {
            let done = |file: &PathBuf| Phrase::new("render-done").with("out", file.display());
            report += &super::lines(&kept.iter().map(done).collect::<Vec<_>>(), terminal.voice());
        }
        terminal.print(&report)?;
        if balance.answer.stopped {
            return Err(Phrase::new("playtest-cancelled").into());
        }
        Ok(if balance.answer.found { Exit::Fine } else { Exit::Findings })
    }

    /// Builds the search; refused if the scenario has no such figure or no such values.
    fn search(&self, project: &Project) -> Result<Search, VerbError> {
        let twice = |at: usize| self.tune[..at].iter().any(|own| own.name == self.tune[at].name);
        if let Some(at) = (0..self.tune.len()).find(|at| twice(*at)) {
            return Err(Phrase::new("balance-twice").with("name", &self.tune[at].name).into());
        }
        if self.tune.len() > MOST_FIGURES {
            return Err(Phrase::new("balance-too-many").with("most", MOST_FIGURES).into());
        }
        let mut present = Vec::with_capacity(self.tune.len());
        for Tune { name, range } in &self.tune {
            for value in [range.least, range.most] {
                let tried = ScenarioChange::Figure { name: name.clone(), value }.made_in(project);
                tried.map_err(|why: NoChange| refusal(&why))?;
            }
            let (now, _) =
                ScenarioChange::figure_now(project, name).unwrap_or((range.least, (range.least, range.most)));
            present.push(now);
        }
        let ranges = self.tune.iter().map(|own| own.range).collect();
        let ordered = self.tune.iter().all(|own| ScenarioChange::is_ordered(&own.name));
        Ok(Search { ranges, present, target: self.target, ordered, games: self.games, seed: 0 })
    }

    /// Plays the games of the search.
    fn look<'a>(
        &self,
        search: Search,
        figures: Vec<String>,
        admitted: Admitted<'a>,
        terminal: &mut Terminal<'_>,
    ) -> Result<BalanceReport<'a>, VerbError> {
        let opened = admitted.opened();
        let game = admitted.game(terminal.voice())?;
        let plan = self.who.plan(self.games, &game, terminal);
        let search = Search { seed: plan.seed, ..search };
        let side = Side::from(self.side);
        // The total number of games is unknown in advance, so the bar is scaled to each candidate's.
        let answer = play(self.games, terminal, &|progress| {
            game.games(&plan, 0..0, progress)?;
            let mut trials = Trials::new(&opened.project, &figures, &plan, side, admitted.despite_errors());
            Ok::<_, rules::playtest::UnknownPlayer>(balance(&search, &mut |values, games, throw| {
                let before = games.start;
                trials.play(values, games, throw, &|done| progress(before + done))
            }))
        })?;
        let title = title(opened, terminal.voice().language());
        Ok(BalanceReport { opened, title, figures, search, side, plan, answer })
    }
}
