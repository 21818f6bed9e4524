//! What of a play-test is kept in files.

use std::ops::RangeInclusive;
use std::path::Path;

use rules::map::MapDocument;
use rules::playtest::Summary;

use super::super::mistake::Wrong;
use super::super::terminal::Trouble;
use crate::files::{save, save_folder};
use crate::picture::palette::Palette;
use crate::picture::{Theme, png};
use crate::report::{Ink, heat_maps, plot, sections};
use crate::words::Voice;

/// Numbers of games, from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Numbers(Vec<RangeInclusive<u32>>);

impl Numbers {
    /// Whether a game is among them, by its number from 0.
    pub(super) fn has(&self, game: u32) -> bool {
        self.0.iter().any(|range| range.contains(&(game + 1)))
    }
}

/// Numbers and ranges with commas, such as `1,5-8`.
pub(super) fn numbers(text: &str) -> Result<Numbers, Wrong> {
    let wrong = |part: &str| Wrong::value("cli-not-a-game", part);
    let number = |part: &str| part.trim().parse::<u32>().ok().filter(|own| *own > 0);
    let range = |part: &str| match part.split_once('-') {
        None => number(part).map(|only| only..=only),
        Some((from, to)) => Some(number(from)?..=number(to)?),
    };
    text.split(',').map(|part| range(part).ok_or_else(|| wrong(part))).collect::<Result<_, _>>().map(Numbers)
}

/// Writes every chart and heat map as SVG and as PNG.
pub(super) fn pictures(folder: &Path, summary: &Summary, map: &MapDocument, voice: &Voice) -> Result<(), Trouble> {
    save_folder(folder)?;
    let charts = sections(summary, voice)
        .into_iter()
        .filter_map(|own| Some((own.id, plot(&own, Ink::LIGHT, voice.language())?)));
    let maps = heat_maps(summary, voice).into_iter().map(|own| (own.id, own.svg(map, voice, Theme::Light)));
    for (id, drawn) in charts.chain(maps) {
        save(&folder.join(format!("{id}.svg")), &drawn)?;
        let pixels = png::paint(&drawn, Palette::of(Theme::Light).paper).map_err(|error| error.message())?;
        save(&folder.join(format!("{id}.png")), pixels)?;
    }
    Ok(())
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
