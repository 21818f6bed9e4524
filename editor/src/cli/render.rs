//! `bexar render`: a map as a picture that prints.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use rules::message::Message;
use rules::spot;

use super::terminal::{Exit, Terminal, Trouble};
use crate::files::{Kind, Source, corrected_map, save};
use crate::picture::{self, View, svg};

/// Draws a map, or the map of a scenario with the corrections that are switched on, as SVG
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar render alamo -o alamo.svg --level roof --hex-size 60")]
pub(super) struct Render {
    /// The map or scenario; a path or a bundled name
    file: PathBuf,
    /// The file to write; its name ends in `.svg`
    #[arg(short = 'o', long = "out", value_name = "OUT")]
    out: PathBuf,
    /// Distance between two opposite sides of a hex, in pixels: 4 to 1000
    #[arg(long, value_name = "PIXELS", default_value_t = 48.0, value_parser = hex_size)]
    hex_size: f32,
    /// The level shown in full strength
    #[arg(long, value_enum, default_value_t = Level::Ground)]
    level: Level,
    /// The paper
    #[arg(long, value_enum, default_value_t = Theme::Light)]
    theme: Theme,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Level {
    /// Open ground
    Ground,
    /// Rooms
    Inside,
    /// Roofs and platforms
    Roof,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Theme {
    /// For print
    Light,
    /// For screens in the dark
    Dark,
}

impl Render {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, Trouble> {
        if self.out.extension().is_none_or(|end| !end.eq_ignore_ascii_case("svg")) {
            return Err(Message::new("render-only-svg").with("out", self.out.display()).into());
        }
        let map = corrected_map(&Source::find(&self.file, &[Kind::Scenario, Kind::Map])?)?;
        let view = View {
            level: match self.level {
                Level::Ground => spot::Level::Ground,
                Level::Inside => spot::Level::In,
                Level::Roof => spot::Level::Roof,
            },
            theme: match self.theme {
                Theme::Light => picture::Theme::Light,
                Theme::Dark => picture::Theme::Dark,
            },
            language: terminal.voice().language(),
            ..View::default()
        };
        save(&self.out, &svg(&picture::map(&map, &view), self.hex_size))?;
        let done = Message::new("render-done").with("out", self.out.display());
        terminal.print(&format!("{}\n", terminal.voice().say(&done)))?;
        Ok(Exit::Fine)
    }
}

/// Smaller hexes show nothing, larger ones only make programs that open the file suffer.
fn hex_size(text: &str) -> Result<f32, String> {
    let size: f32 = text.parse().map_err(|error| format!("{error}"))?;
    if (4.0..=1000.0).contains(&size) { Ok(size) } else { Err("a hex has 4 to 1000 pixels".to_owned()) }
}
