//! A part of a series, played separately and kept as a shard.

use std::ops::Range;
use std::path::Path;

use clap::Args;
use rules::phrase::Phrase;
use rules::playtest::{self, Shard};
use rules::systems::AnyGame;
use rules::text;
use serde::Serialize;

use super::super::admission::Admitted;
use super::super::series::{MOST_GAMES, play};
use super::super::terminal::{Exit, Format, Terminal, VerbError};
use super::super::usage_error::UsageError;
use super::Playtest;
use crate::files::{DocumentKind, OutputFormat, OutputPlace, save};

/// Options that need a whole series, so a shard cannot have them.
const OF_SERIES: [&str; 7] = ["at", "out", "only", "csv", "report", "pictures", "full"];

/// Which part of a series is played.
#[derive(Debug, Args)]
pub(super) struct SeriesPart {
    /// Plays `--games` games starting with this number, and writes them with `-o` as a shard
    #[arg(long, value_name = "N", requires = "results", conflicts_with_all = OF_SERIES)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=MOST_GAMES))]
    first: Option<u32>,
    /// Plays the k-th of n parts of a series of `--games` games, and writes it with `-o` as a shard
    #[arg(long, value_name = "K/N", requires = "results", conflicts_with_all = OF_SERIES, conflicts_with = "first")]
    #[arg(value_parser = shard)]
    shard: Option<(u32, u32)>,
}

/// Parses a part and the number of parts, such as `3/16`.
fn shard(text: &str) -> Result<(u32, u32), UsageError> {
    let number = |text: &str| text.trim().parse::<u32>().ok().filter(|own| *own > 0);
    let both = text.split_once('/').and_then(|(part, of)| Some((number(part)?, number(of)?)));
    both.filter(|(part, of)| part <= of).ok_or_else(|| UsageError::value("cli-not-a-shard", text))
}

impl SeriesPart {
    /// Returns the games to play, numbered from 0, and the size of the series; `None` for the whole series.
    pub(super) fn range(&self, games: u32) -> Result<Option<(Range<u32>, u32)>, Phrase> {
        if let Some(first) = self.first {
            let end = u64::from(first) - 1 + u64::from(games);
            let most = u32::try_from(MOST_GAMES).unwrap_or(u32::MAX);
            let end = u32::try_from(end).ok().filter(|end| *end <= most);
            let end = end.ok_or_else(|| Phrase::new("shard-beyond").with("most", most))?;
            return Ok(Some((first - 1..end, end)));
        }
        let Some((part, of)) = self.shard else { return Ok(None) };
        let range = playtest::cut(games, part, of);
        if range.is_empty() {
            return Err(Phrase::new("shard-empty").with("games", games).with("shards", of));
        }
        Ok(Some((range, games)))
    }
}

/// A written shard as JSON. The help of the verb describes this form: change both together.
#[derive(Serialize)]
struct Report<'a> {
    file: &'a str,
    out: String,
    first: u32,
    last: u32,
    asked: u32,
    seed: u64,
    faults: u32,
}

/// Plays a part of a series and writes it, whole or not at all.
pub(super) fn run(
    asked: &Playtest,
    (range, games): &(Range<u32>, u32),
    out: &Path,
    admitted: Admitted<'_>,
    game: &AnyGame,
    terminal: &mut Terminal<'_>,
) -> Result<Exit, VerbError> {
    let opened = admitted.opened();
    OutputPlace::try_all(&[OutputPlace::file(out, OutputFormat::Document(DocumentKind::Shard))], &[&asked.file])?;
    let (plan, goal) = (asked.series.plan(*games, game, terminal), asked.series.goal());
    let count = range.end - range.start;
    let Some(part) = play(count, terminal, &|progress| game.play_part(&plan, range, goal, progress))? else {
        return Err(Phrase::new("shard-cancelled").with("out", out.display()).into());
    };
    let faults = part.faults();
    let (points, names) = (asked.series.points(), asked.variants.names());
    let shard = Shard::new(part, &plan, points, &opened.project, &opened.source.name, names);
    save(out, text::write(&shard))?;
    let (first, last, out) = (range.start + 1, range.end, out.display().to_string());
    let (file, seed) = (opened.source.name.as_str(), plan.seed);
    let told = match asked.outputs.format {
        Format::Json => super::super::json(&Report { file, out, first, last, asked: *games, seed, faults }),
        Format::Text => {
            let said = Phrase::new("shard-written").with("first", first).with("last", last);
            let said = said.with("asked", games).with("seed", seed).with("out", out);
            terminal.voice().say(&said) + "\n"
        }
    };
    terminal.print(&told)?;
    Ok(if faults == 0 { Exit::Fine } else { Exit::Findings })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shard_is_named_by_its_number_and_how_many_there_are() {
        assert_eq!(shard("3/16").ok(), Some((3, 16)));
        for wrong in ["", "3", "0/4", "5/4", "1/0", "a/b", "1/2/3", "-1/3"] {
            assert!(shard(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_games_of_a_part_are_counted_from_one() {
        let part = |first, shard| SeriesPart { first, shard };
        assert_eq!(part(None, None).range(100).unwrap(), None);
        assert_eq!(part(Some(501), None).range(500).unwrap(), Some((500..1000, 1000)));
        assert_eq!(part(None, Some((2, 4))).range(10).unwrap(), Some((2..5, 10)));
        assert_eq!(part(None, Some((1, 4))).range(3).unwrap_err().id, "shard-empty");
        assert_eq!(part(Some(1_000_000), None).range(2).unwrap_err().id, "shard-beyond");
    }
}
