//! `bexar compare`: plays two settings of a game with the same dice.

mod every_game;
mod json;
mod painted;
mod setting;
mod text;
mod walls;

use std::borrow::Cow;
use std::path::PathBuf;

use clap::{ArgGroup, Args};
use rules::hexside::Hexside;
use rules::phrase::Phrase;
use rules::playtest::{Comparison, Enough, MARGIN, Pairing, Plan, Progress, ScenarioChange};
use rules::project::LoadError;
use rules::systems::AnyGame;

use super::admission::Despite;
use super::series::{self, MOST_GAMES, Series, play};
use super::terminal::{Exit, Format, Terminal, VerbError};
use crate::files::{Opened, list_variant, open};
use setting::Setting;
pub(super) use setting::refusal;

/// Plays a scenario under two settings with the same dice, and shows the effect of the change
///
/// The settings are two scenarios, or one scenario with and without a change: `--variant NAME` (switched on if it is
/// off, off if it is on), `--corrections`, or `--vary NAME=1,2,3`, which compares each value of a parameter of the
/// rulebook or of `variant.figure` with the unchanged scenario. `--wall 0405/0505,0406/0506` opens the walls on these
/// hexsides, `--map FILE` plays on another map. `--each-variant` switches off each variant that is on, in turn;
/// `--each-wall` opens each stretch of wall in turn. Games with the same number have the same dice.
///
/// With `--every-game`, the walls that `--wall` opens, or the map of `--map`, are tried in every scenario that names
/// the same map, whatever its game system: those next to the scenario, and the bundled ones. Each is reported on one
/// line, played by the usual players of its own system.
///
/// The difference is that of the games the Mexicans win, in percentage points, with its 95% confidence interval, and
/// the verdict is what the interval says. *Clear*: it excludes zero; a game compared with itself raises such a false
/// alarm at most 2 times in 100, with `--until` 5 times. *Not clear yet*: it includes both zero and more than
/// `--margin`, so more games are needed. *No difference above* the margin: it includes zero, and nothing beyond the
/// margin. *Hardly used*: a rule of the change acted in fewer than 5 of 100 games, so that the games, unless they are
/// clear, say nothing of it; a command for a closer look is printed. With `--until 3`, games are played until the
/// difference is known to within 3 percentage points, but no more than `--games` games; the interval is then one that
/// holds at any stopping point, and takes about three times as many games as one for a fixed number of games. With
/// `--one-look` as well, the number of games follows from how many pairs of games differ, whichever way they do, and the
/// interval is that of a fixed number. The last line of each comparison says how small a true difference this number of
/// games would show 4 times in 5. The other figures have Student's interval and should be read with caution: of five
/// figures, one may seem to differ by chance.
///
/// With `--format json`, standard output is one object: `first`, `players`, `games`, `seed`, `paired`, and
/// `comparisons`, each with `second`, `pairs`, `gained` and `lost` (games the Mexicans win under only one of the
/// settings), `difference`, `low`, `high`, `smallest` (shares), `clear`, `verdict` (`clear`, `open`, `small`, `unused`),
/// `margin`, `sequential`, `one_look`, `figures`, each with `figure`, `first`, `second`, `difference`, `low`, `high`, and `uses`,
/// the effect of each rule of the variants in force: `rule`, `variant`, `times` it was triggered, `games` in which it
/// was, `changed` (times it changed something), `came` (`impossible`, `never`, `nothing`, `something`). With
/// `--each-wall` it is the document that `--results` writes, as JSON. With `--every-game` it is one object: `map`,
/// `change`, `games`, `seed`, `paired`, and `scenarios`, each with `scenario`, `system`, and either `players` and
/// `compared`, one of the comparisons above, or `why` it cannot be compared: `errors` of its own, or `unplayable` with
/// the change.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar compare alamo --corrections --games 400")]
#[command(group(ArgGroup::new("painted").args(["wall", "map"]).multiple(true)))]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line, on its own")]
pub(super) struct Compare {
    /// The scenario; a path or a bundled name
    first: PathBuf,
    /// Another scenario to compare it with
    second: Option<PathBuf>,
    /// A variant to switch: one the scenario lists, a bundled one such as `homebrew/smoke`, or a file; may be given several times
    #[arg(long, value_name = "NAME", conflicts_with = "second")]
    variant: Vec<String>,
    /// Switches every correction of the scenario: all off if any is on, otherwise all on
    #[arg(long, conflicts_with = "second")]
    corrections: bool,
    /// Values to try for a parameter or for a figure of a variant
    #[arg(long, value_name = "NAME=1,2,3", conflicts_with = "second", value_parser = setting::vary)]
    vary: Vec<setting::Vary>,
    /// Switches off each variant that is on, in turn
    #[arg(long, conflicts_with = "second")]
    each_variant: bool,
    /// Opens the walls on these hexsides
    #[arg(long, value_name = "SIDE,SIDE", conflicts_with = "second", value_delimiter = ',')]
    wall: Vec<Hexside>,
    /// Another map to play on; a path or a bundled name
    #[arg(long, value_name = "FILE", conflicts_with = "second")]
    map: Option<PathBuf>,
    /// Tries the change to the map in every scenario that names the same map, whatever its game system
    #[arg(long, requires = "painted", conflicts_with_all = ["second", "variant", "corrections", "vary", "each_variant"])]
    every_game: bool,
    /// Opens each stretch of wall in turn
    #[arg(long, conflicts_with_all = ["second", "variant", "corrections", "vary", "each_variant", "until", "wall", "map"])]
    each_wall: bool,
    /// The maximum number of hexsides in a stretch of wall
    #[arg(long, value_name = "N", default_value_t = 4, requires = "each_wall", value_parser = clap::value_parser!(u16).range(1..))]
    stretch: u16,
    /// Writes the effect of each stretch of wall as a document, `NAME.walls.ron`
    #[arg(long, value_name = "FILE", requires = "each_wall")]
    results: Option<PathBuf>,
    /// The number of games under each setting; with `--until`, the maximum
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(2..=MOST_GAMES))]
    games: u32,
    /// With `--until`: stops by how many pairs of games differ, not by which way, which takes far fewer games
    #[arg(long, requires = "until")]
    one_look: bool,
    /// The largest difference that does not matter, in percentage points
    #[arg(long, value_name = "POINTS", default_value_t = 100.0 * MARGIN, value_parser = series::points, allow_negative_numbers = true, conflicts_with = "each_wall")]
    margin: f64,
    #[command(flatten)]
    series: Series,
    #[command(flatten)]
    despite: Despite,
    /// Plays the second setting with different dice
    #[arg(long)]
    unpaired: bool,
    /// How to print the comparison
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

impl Compare {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let mut opened = open(&self.first)?;
        for name in &self.variant {
            // An unknown name is refused with the most similar name in the scenario.
            match list_variant(&mut opened.project, name) {
                Ok(_) | Err(LoadError::Missing { .. }) => {}
                Err(why) => return Err(why.into()),
            }
        }
        let admitted = self.despite.admit_scenario(&opened, "playtest-no-scenario", terminal)?;
        if self.each_wall {
            return walls::run(self, admitted, terminal);
        }
        if self.every_game {
            return every_game::run(self, admitted, terminal);
        }
        let settings = self.settings(&opened, terminal)?;
        let first = admitted.game(terminal.voice())?;
        let plan = self.series.plan(self.games, &first, terminal);
        let mut told = Vec::new();
        for setting in &settings {
            let comparison = self.fight(&first, &setting.game, &plan, terminal)?;
            let cancelled = comparison.is_cancelled();
            told.push((setting, comparison));
            if cancelled {
                break;
            }
        }
        let margin = self.margin / 100.0;
        let title = series::title(&opened, terminal.voice().language());
        let report = match self.format {
            Format::Text => text::report(&title, &plan, &told, margin, terminal.voice()),
            Format::Json => json::report(&opened.source.name, &plan, &told, margin, terminal.voice()),
        };
        terminal.print(&report)?;
        if told.iter().any(|(_, own)| own.is_cancelled()) {
            return Err(Phrase::new("playtest-cancelled").into());
        }
        let faults: u32 = told.iter().map(|(_, own)| own.first.faults() + own.second.faults()).sum();
        Ok(if faults == 0 { Exit::Fine } else { Exit::Findings })
    }

    /// Returns the settings to compare with the scenario.
    fn settings(&self, opened: &Opened, terminal: &mut Terminal<'_>) -> Result<Vec<Setting>, VerbError> {
        if let Some(second) = &self.second {
            let other = open(second)?;
            let admitted = self.despite.admit_scenario(&other, "playtest-no-scenario", terminal)?;
            let name = Phrase::new("compare-scenario").with("name", &other.source.name);
            let game = admitted.game(terminal.voice())?;
            return Ok(vec![Setting { name, game, exploit: setting::exploit(second, &[]) }]);
        }
        let mut changes = Vec::new();
        for name in &self.variant {
            let known = |own: &&rules::project::LoadedVariant| own.name == *name || own.document.id == *name;
            let on = opened.project.variants.iter().find(known).is_some_and(|own| own.on);
            changes.push(ScenarioChange::Variant { name: name.clone(), on: !on });
        }
        if self.corrections {
            let on = opened.project.corrections.iter().any(|own| own.on);
            changes.push(ScenarioChange::Corrections { on: !on });
        }
        changes.extend(self.vary.iter().flat_map(setting::Vary::changes));
        if self.each_variant {
            let on = opened.project.variants.iter().filter(|own| own.on);
            changes.extend(on.map(|own| ScenarioChange::Variant { name: own.name.clone(), on: false }));
        }
        let painted = self.painted()?;
        if changes.is_empty() && painted.is_empty() {
            return Err(Phrase::new(if self.each_variant { "compare-no-variants" } else { "compare-nothing" }).into());
        }
        let made =
            |change| setting::made(change, &self.first, &*self.with_named(change, opened)?, self.despite, terminal);
        let mut settings: Vec<Setting> = changes.iter().map(made).collect::<Result<_, _>>()?;
        for change in &painted {
            settings.push(change.made(&self.first, opened, self.despite, terminal)?);
        }
        Ok(settings)
    }

    /// Returns the scenario in which a change is made: if it is a figure of a variant that is also named, with that
    /// variant on. The result is then the effect of both; the result of the variant alone is listed separately.
    fn with_named<'a>(&self, change: &ScenarioChange, opened: &'a Opened) -> Result<Cow<'a, Opened>, Phrase> {
        let ScenarioChange::Figure { name, .. } = change else { return Ok(Cow::Borrowed(opened)) };
        let Some((variant, _)) = name.split_once('.') else { return Ok(Cow::Borrowed(opened)) };
        let is_named = |own: &&rules::project::LoadedVariant| {
            let names = [&own.name, &own.document.id];
            names.iter().any(|own| *own == variant) && self.variant.iter().any(|named| names.contains(&named))
        };
        let on = opened.project.variants.iter().find(is_named).filter(|own| !own.on);
        let Some(own) = on else { return Ok(Cow::Borrowed(opened)) };
        let switched = ScenarioChange::Variant { name: own.name.clone(), on: true }.made_in(&opened.project);
        let project = switched.map_err(|why| setting::refusal(&why))?;
        Ok(Cow::Owned(Opened { project, ..opened.clone() }))
    }

    fn fight(
        &self,
        first: &AnyGame,
        second: &AnyGame,
        plan: &Plan,
        terminal: &Terminal<'_>,
    ) -> Result<Comparison, Phrase> {
        let pairing = if self.unpaired { Pairing::OwnDice } else { Pairing::SameDice };
        let enough = match self.series.goal() {
            None => Enough::Planned,
            Some(goal) if self.one_look => Enough::OneLook(goal),
            Some(goal) => Enough::AtAnyStop(goal),
        };
        let fight = |progress: &Progress<'_>| first.compare(second, plan, pairing, enough, progress);
        play(plan.games.saturating_mul(2), terminal, &fight)
    }
}
