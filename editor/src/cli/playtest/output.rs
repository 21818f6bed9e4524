//! Writes the charts and heat maps of a play-test to files, and parses the game numbers to keep.

use std::ops::RangeInclusive;
use std::path::Path;

use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::playtest::Summary;

use super::super::usage_error::UsageError;
use crate::files::{OutputFormat, OutputPlace, save, save_folder};
use crate::picture::palette::Palette;
use crate::picture::{Theme, png};
use crate::report::{PlotColours, heat_maps, plot, sections};
use crate::words::Voice;

/// Numbers of games, counted from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Numbers(Vec<RangeInclusive<u32>>);

impl Numbers {
    /// Whether a game is included, by its number counted from 0.
    pub(super) fn has(&self, game: u32) -> bool {
        self.0.iter().any(|range| range.contains(&(game + 1)))
    }
}

/// Parses numbers and ranges separated by commas, such as `1,5-8`.
pub(super) fn numbers(text: &str) -> Result<Numbers, UsageError> {
    let wrong = |part: &str| UsageError::value("cli-not-a-game", part);
    let number = |part: &str| part.trim().parse::<u32>().ok().filter(|own| *own > 0);
    let range = |part: &str| match part.split_once('-') {
        None => number(part).map(|only| only..=only),
        Some((from, to)) => Some(number(from)?..=number(to)?),
    };
    text.split(',').map(|part| range(part).ok_or_else(|| wrong(part))).collect::<Result<_, _>>().map(Numbers)
}

/// Writes every chart and heat map as SVG and PNG, stopping at the first failure. Returns the messages about what was
/// written and what was not.
pub(super) fn pictures(folder: &Path, summary: &Summary, map: &MapDocument, voice: &Voice) -> [Option<Phrase>; 2] {
    let charts = sections(summary, voice)
        .into_iter()
        .filter_map(|own| plot(&own, PlotColours::LIGHT, voice.language()).map(|drawn| (own.id, drawn)));
    let maps = heat_maps(summary, voice).into_iter().map(|own| (own.id.to_owned(), own.svg(map, voice, Theme::Light)));
    let mut written = 0;
    let write_all = || {
        save_folder(folder).map_err(|error| error.message())?;
        for (id, drawn) in charts.chain(maps) {
            write(&folder.join(format!("{id}.svg")), OutputFormat::Svg, drawn.as_bytes())?;
            written += 1;
            let pixels = png::paint(&drawn, Palette::for_theme(Theme::Light).paper).map_err(|error| error.message())?;
            write(&folder.join(format!("{id}.png")), OutputFormat::Png, &pixels)?;
            written += 1;
        }
        Ok(())
    };
    let failed: Result<(), Phrase> = write_all();
    let done = Phrase::new("render-done").with("out", folder.display());
    match failed {
        Ok(()) => [Some(done), None],
        Err(trouble) if written == 0 => [None, Some(trouble)],
        Err(trouble) => {
            let some = Phrase::new("playtest-pictures").count("written", written).with("out", folder.display());
            [Some(some), Some(trouble)]
        }
    }
}

/// Writes a picture, unless another sort of file is in its place.
fn write(file: &Path, sort: OutputFormat, content: &[u8]) -> Result<(), Phrase> {
    OutputPlace::try_all(&[OutputPlace::file(file, sort)], &[]).map_err(|refusal| refusal.message())?;
    save(file, content).map_err(|error| error.message())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_named_by_numbers_and_ranges() {
        let own = numbers("1, 5-8").unwrap();
        let games: Vec<u32> = (0..12).filter(|game| own.has(*game)).collect();
        assert_eq!(games, [0, 4, 5, 6, 7]);
        for wrong in ["", "0", "a", "3-", "1,,2"] {
            assert!(numbers(wrong).is_err(), "{wrong}");
        }
    }
}
