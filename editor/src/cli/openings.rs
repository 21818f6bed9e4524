//! `bexar openings`: finds starting positions of a scenario that are fair and differ from each other.

mod json;
mod output_folder;
mod price;
mod sentences;
mod text;

use std::path::PathBuf;

use clap::Args;
use rules::phrase::Phrase;
use rules::playtest::openings::{Confirmation, Openings as Found, Sought};
use rules::playtest::{BalanceTarget, Plan};
use rules::side::Side;

use super::admission::Despite;
use super::balance::{Winner, target};
use super::comments::{DespiteComments, mention_uncopied};
use super::series::{MOST_GAMES, Who, play, title};
use super::terminal::{Exit, Format, Terminal, VerbError};
use crate::files::{Opened, open};
use output_folder::OutputFolder;
use price::Price;

/// The maximum number of games of a confirmation.
const MOST: i64 = MOST_GAMES / 10;
/// The maximum number of games of a first look at an opening: the scale of the progress bar.
const LOOK: u32 = 60;

/// Finds starting positions of a scenario that are fair and differ from each other
///
/// A starting position is where the counters of the scenario's set-up start, which area each column enters by, and
/// which counters stay in the box. Whatever the scenario leaves to the players remains theirs to choose; if it sets up
/// nothing at all, its garrison and guns are placed. Counters stay in the box only if placement alone gives too few
/// positions; in the games whose players set everything up, “Remember the Alamo!” and “Deguello at Dawn”, that is all
/// that can be varied. Every position is allowed by the rules, and `bexar check` finds nothing in it that it does not
/// also find in the scenario.
///
/// The search sorts positions into cells by the length of their games and the attackers' losses, and keeps in each cell
/// the positions nearest to the target. It starts with the unchanged scenario, with walks that lead away from it, and
/// with random set-ups. The positions it would choose are then confirmed: each plays `--games` games with fresh dice,
/// and is chosen only if its whole interval lies within the target. The intervals hold for all of them together, 95
/// times in 100. The chosen positions differ from each other, and from the scenario, in at least a few counters and
/// columns; the list says in how many. Of positions that differ on paper but have the same games, because the side that
/// moves first undoes the difference, only one is chosen. If fewer positions are found than requested, the exit code is
/// 1.
///
/// `--out` writes them as `opening-01.scenario.ron` and so on, each with its own counter mix if some counters stay in
/// the box, and otherwise with the documents of the scenario. `--price` shows how one counter fewer of each kind
/// changes the share of wins, in the unchanged scenario and with the same dice, as `bexar ablate --each-unit` does.
///
/// With `--format json`, standard output is one object: `file`, `side`, `target`, `within`, `players`, `seed`, `games`
/// (per confirmation), `wanted`, `losses` (the name of the figure that counts them), `as_it_is`, with `games`, `share`,
/// `length`, `losses`; `tried`, `refused` (by the rules or the checks), `dropped` (not confirmed), `alike` (with the
/// same games as another), `played` (games in total), `apart` (the least difference required), `least` and `mean`
/// (differences over all pairs, or null), `cells` (the number of different cells of the openings), `openings`, each
/// with `number`, `won`, `games`, `share`, `low`, `high`, `length`, `losses`, `cell`, `apart` (from the one most like
/// it, or null), `boxed`, each with `counter` and `count`, `plot`, each with `column`, `from`, `to`, and `setup`, each
/// with `counter`, `from`, `to`; and `prices`, empty without `--price`, each with `counter`, `of`, `difference`, `low`,
/// `high`.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar openings mission --openings 20 --target 50±5 --out openings")]
pub(super) struct Openings {
    /// The scenario; a path or a bundled name
    file: PathBuf,
    /// The number of starting positions to find
    #[arg(long = "openings", value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=200))]
    wanted: u32,
    /// The percentage of games to win, and how far off it may be; can also be written `50+-5`
    #[arg(long, value_name = "50±5", default_value = "50±5", value_parser = target)]
    target: BalanceTarget,
    /// The side whose wins are counted
    #[arg(long, value_enum, default_value_t = Winner::Mexican)]
    side: Winner,
    /// The number of games per confirmation; by default, enough to confirm a position that is off by half of what the
    /// target allows
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=MOST))]
    games: Option<u32>,
    /// The maximum number of positions the search plays, each in few games at first
    #[arg(long, value_name = "N", default_value_t = 3000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tries: u32,
    #[command(flatten)]
    who: Who,
    #[command(flatten)]
    despite: Despite,
    #[command(flatten)]
    comments: DespiteComments,
    /// Shows how one counter fewer of each kind changes the share of wins
    #[arg(long)]
    price: bool,
    /// Writes the positions as scenarios into this folder, which is created if it does not exist
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// How to print the results
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// A search and its result, as reported and written to files.
struct OpeningsReport<'a> {
    opened: &'a Opened,
    title: String,
    plan: Plan,
    side: Side,
    sought: Sought,
    /// The name of the figure for the attackers' losses.
    losses: &'static str,
    found: Found,
    prices: Option<Price>,
}

impl Openings {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let opened = open(&self.file)?;
        let admitted = self.despite.admit_scenario(&opened, "playtest-no-scenario", terminal)?;
        let game = admitted.game(terminal.voice())?;
        let wanted = usize::try_from(self.wanted).unwrap_or(usize::MAX);
        let folder = self.out.as_deref().map(|out| OutputFolder::new(out, wanted));
        if let Some(folder) = &folder {
            self.comments.try_all(&folder.places(), &[&self.file])?;
        }
        let games = self.games()?;
        let plan = self.who.plan(games, &game, terminal);
        let (tries, side) = (self.tries, Side::from(self.side));
        let sought = Sought { wanted, target: self.target, games, tries, seed: plan.seed };
        let about = tries.saturating_mul(LOOK).saturating_add(self.wanted.saturating_mul(games.saturating_mul(2)));
        let project = &opened.project;
        let found = play(about, terminal, &|progress| game.openings(project, &plan, side, &sought, progress))?;
        if found.cancelled {
            return Err(Phrase::new("openings-cancelled").into());
        }
        let prices = if self.price { Some(Price::measure(&game, admitted, &plan, side, terminal)?) } else { None };
        let title = title(&opened, terminal.voice().language());
        let openings =
            OpeningsReport { opened: &opened, title, plan, side, sought, losses: game.losses(), found, prices };
        let kept = folder.as_ref().map(|folder| folder.keep(&openings)).transpose()?;
        if let Some(out) = self.out.as_deref().filter(|_| !openings.found.fair.is_empty()) {
            mention_uncopied(opened.source.path.as_deref(), out, terminal);
        }
        let report = match self.format {
            Format::Text => {
                let kept: Vec<Phrase> = kept.into_iter().collect();
                text::report(&openings, terminal.voice()) + &super::lines(&kept, terminal.voice())
            }
            Format::Json => json::report(&openings),
        };
        terminal.print(&report)?;
        Ok(if openings.found.fair.len() < wanted { Exit::Findings } else { Exit::Fine })
    }

    /// Returns the number of games of a confirmation, which must be enough to confirm something.
    fn games(&self) -> Result<u32, VerbError> {
        let wanted = usize::try_from(self.wanted).unwrap_or(usize::MAX);
        let confirmation = Confirmation::new(self.target, wanted);
        let (fewest, most) = (confirmation.fewest(), u32::try_from(MOST).unwrap_or(u32::MAX));
        let games = self.games.unwrap_or_else(|| confirmation.enough().min(most));
        if games >= fewest {
            return Ok(games);
        }
        let id = if fewest > most { "openings-too-narrow" } else { "openings-too-few-games" };
        Err(Phrase::new(id).with("games", games).with("fewest", fewest).with("most", most).into())
    }
}
