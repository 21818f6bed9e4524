//! The worth of each stretch of wall.

use std::cmp::Reverse;

use rules::log::Players;
use rules::phrase::Phrase;
use rules::playtest::{Plan, Progress, Sensitivity, WallLine, WinShift, stretches};
use rules::provenance::Provenance;
use rules::systems::AnyGame;
use rules::text::{self, FORMAT};

use super::super::admission::Admitted;
use super::super::series::{play, title};
use super::super::terminal::{Exit, Format, Terminal, VerbError};
use super::Compare;
use crate::files::{DocumentKind, OutputFormat, OutputPlace, save};

/// The maximum number of stretches listed in the text.
const MOST: usize = 12;

pub(super) fn run(asked: &Compare, admitted: Admitted<'_>, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
    let place =
        asked.results.as_deref().map(|file| OutputPlace::file(file, OutputFormat::Document(DocumentKind::Walls)));
    OutputPlace::try_all(place.as_slice(), &[&asked.first])?;
    let (opened, closed) = (admitted.opened(), admitted.game(terminal.voice())?);
    let plan = asked.series.plan(asked.games, &closed, terminal);
    let walls: Vec<WallLine> = stretches(&opened.project.map, usize::from(asked.stretch))
        .into_iter()
        .map(|(kind, sides)| WallLine { sides, kind, shift: WinShift::default() })
        .collect();
    let all = plan.games.saturating_mul(walls.len() as u32 + 1);
    let every = walls.len();
    let (walls, cancelled) =
        play(all, terminal, &|progress| open_each(&closed, admitted, &plan, walls.clone(), progress))?;
    if !cancelled && walls.len() < every {
        terminal.warn(&Phrase::new("compare-walls-left-out").count("walls", every - walls.len()));
    }
    let [texan, mexican] = plan.players.clone();
    let document = Sensitivity {
        format: FORMAT,
        title: opened.project.scenario.title.clone(),
        by: Provenance::reconstructed("played by the program", "joué par le programme"),
        scenario: opened.source.name.clone(),
        seed: plan.seed,
        players: Players { texan, mexican },
        games: plan.games,
        walls,
    };
    let mut report = match asked.format {
        Format::Json => super::super::json(&document),
        Format::Text => told(&title(opened, terminal.voice().language()), &document, &plan, terminal),
    };
    let file = asked.results.as_ref().filter(|_| !cancelled);
    let saved = file.map_or(Ok(()), |file| save(file, text::write(&document)));
    if let (Some(file), Ok(()), Format::Text) = (file, &saved, asked.format) {
        report += &super::super::lines(&[Phrase::new("render-done").with("out", file.display())], terminal.voice());
    }
    terminal.print(&report)?;
    saved?;
    if cancelled { Err(Phrase::new("playtest-cancelled").into()) } else { Ok(Exit::Fine) }
}

/// Plays with each stretch open. Returns whether it was cancelled before the last one.
fn open_each(
    closed: &AnyGame,
    admitted: Admitted<'_>,
    plan: &Plan,
    walls: Vec<WallLine>,
    progress: &Progress<'_>,
) -> Result<(Vec<WallLine>, bool), rules::playtest::UnknownPlayer> {
    let first = closed.run(plan, progress)?;
    let (mut before, mut cancelled, mut told) = (first.games(), first.cancelled, Vec::new());
    for mut wall in walls {
        if cancelled {
            break;
        }
        // A wall without which the scenario cannot be played is left out.
        let open = wall.opened_in(&admitted.opened().project.map);
        let Some(game) = admitted.game_on(open) else { continue };
        let second = game.run(plan, &|done| progress(before + done))?;
        before += second.games();
        cancelled = second.cancelled;
        wall.shift = WinShift::new(&first.records, &second.records);
        told.push(wall);
    }
    Ok((told, cancelled))
}

fn told(title: &str, document: &Sensitivity, plan: &Plan, terminal: &Terminal<'_>) -> String {
    let voice = terminal.voice();
    let [texan, mexican] = &plan.players;
    let points = |share: f64| voice.decimal(share * 100.0);
    let mut lines = vec![
        Phrase::new("compare-heading")
            .with("title", title)
            .with("texan", texan)
            .with("mexican", mexican)
            .with("seed", plan.seed),
        Phrase::new("compare-walls")
            .count("walls", document.walls.len())
            .count("games", usize::try_from(plan.games).unwrap_or(usize::MAX)),
    ];
    let mut walls: Vec<&WallLine> = document.walls.iter().collect();
    walls.sort_by_key(|wall| Reverse(wall.shift.gained.abs_diff(wall.shift.lost)));
    for wall in walls.iter().take(MOST) {
        let Some(own) = wall.shift.difference() else { continue };
        let id = if wall.shift.is_clear() { "compare-wall-clear" } else { "compare-wall" };
        let sides = wall.sides.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let line = Phrase::new(id).word("kind", wall.kind.word()).with("sides", sides).with("points", points(own.mean));
        lines.push(line.with("half", points((own.high - own.low) / 2.0)));
    }
    lines.push(Phrase::new("compare-walls-chance").count("false", document.walls.len().div_ceil(20)));
    super::super::lines(&lines, voice)
}
