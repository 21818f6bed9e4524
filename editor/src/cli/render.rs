//! `bexar render`: draws a map as a picture for print, or a game as an animation.

mod animation;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use rules::hex::Hex;
use rules::log::Changed;
use rules::phrase::Phrase;
use rules::playtest::{Sensitivity, Summary};
use rules::project::Project;
use rules::spot;

use super::admission::{Despite, mention};
use super::moment::Moment;
use super::terminal::{Exit, Terminal, VerbError};
use super::usage_error::UsageError;
use crate::files::{DocumentKind, OutputFormat, OutputPlace, Source, corrected, open, save};
use crate::pack::scan_file;
use crate::picture::heat::heat;
use crate::picture::key::Key;
use crate::picture::shape::Shape;
use crate::picture::wall_worth::{WallOpening, worth};
use crate::picture::{self, Layer, Layers, MapFeatures, Picture, RegionSet, View, png, size, svg};
use crate::report::{HeatMap, NAMES, heat_maps};
use crate::words::{Voice, number};

/// Draws a map, or a scenario with its corrections and set-up, as SVG or PNG, or a game as an animation
///
/// With `--at`, it draws a moment of play instead of the set-up: the counters where they are, each with the face that
/// is up, breaches, and the markers of variants. A moment of play is drawn only of documents without errors; a plain
/// picture is drawn despite errors, with a message on standard error.
///
/// If the file name ends in `.gif` and `--at` names a log, the result is an animation of the whole game, from the
/// set-up to the end: a picture for each move that changes the map, with Game-Turn and phase below it. With `:STEP` it
/// ends after that step.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar render alamo -o alamo.png --level roof --hex-size 60")]
pub(super) struct Render {
    /// The map or scenario; a path or a bundled name
    file: PathBuf,
    /// The file to write; its name ends in `.svg`, `.png` or `.gif`
    #[arg(short = 'o', long = "out", value_name = "OUT")]
    out: PathBuf,
    /// Distance between two opposite sides of a hex, in pixels: 4 to 1000
    #[arg(long, value_name = "PIXELS", default_value_t = 48.0, value_parser = hex_size)]
    hex_size: f32,
    /// The level shown at full strength
    #[arg(long, value_enum, default_value_t = Level::Ground)]
    level: Level,
    /// The colour theme
    #[arg(long, value_enum, default_value_t = Theme::Light)]
    theme: Theme,
    /// Draws the position of a log of the scenario, or of a case, given by its name, such as `alamo/E7`, or by
    /// `FILE:NAME`. With `:STEP` it is the position after that step; without it, a log has been played to its end, and
    /// a case has just begun
    #[arg(long, value_name = "CASE|LOG[:STEP]")]
    at: Option<Moment>,
    /// Leaves out the counters of a scenario
    #[arg(long)]
    no_counters: bool,
    /// Draws these regions instead of those that the game uses: the names of kinds, as `bexar explain region-kinds`
    /// lists them, or `entry_area`, with commas between; `all` draws everything, each region without a kind in its own
    /// colour, and `none` nothing
    #[arg(long, value_name = "KINDS", value_delimiter = ',', value_parser = drawn_regions)]
    regions: Vec<DrawnRegions>,
    /// Adds an overlay: `heat:FILE.results.ron` is a heat map, with one of `first-entry`, `mexican-losses`,
    /// `texan-losses`, `fire`, `melee` or `traffic` after another colon; `walls:FILE.walls.ron` is the effect of the
    /// walls: how many more games in a hundred the Mexicans win, or fewer, with each stretch open, dashed if it may be
    /// chance
    #[arg(long, value_name = "heat:FILE[:WHAT]|walls:FILE", value_parser = overlay)]
    overlay: Option<Overlay>,
    #[command(flatten)]
    despite: Despite,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Level {
    /// Open ground
    Ground,
    /// Rooms
    Inside,
    /// Upper floors
    Upper,
    /// Roofs and platforms
    Roof,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Theme {
    /// For print
    Light,
    /// For screens in dark surroundings
    Dark,
}

impl Render {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let format = Format::new(&self.out)?;
        let sort = match format {
            Format::Svg => OutputFormat::Svg,
            Format::Png => OutputFormat::Png,
            Format::Gif => OutputFormat::Gif,
        };
        // The scan must not be overwritten: it is a picture too, and often the only copy.
        let opened = open(&self.file).ok();
        let scan = opened.as_ref().and_then(|opened| scan_file(&opened.source, &opened.project));
        let inputs: Vec<&Path> = std::iter::once(self.file.as_path()).chain(scan.as_deref()).collect();
        OutputPlace::try_all(&[OutputPlace::file(&self.out, sort)], &inputs)?;
        let view = View {
            level: match self.level {
                Level::Ground => spot::Level::Ground,
                Level::Inside => spot::Level::In,
                Level::Upper => spot::Level::Upper,
                Level::Roof => spot::Level::Roof,
            },
            theme: match self.theme {
                Theme::Light => picture::Theme::Light,
                Theme::Dark => picture::Theme::Dark,
            },
            language: terminal.voice().language(),
            layers: if self.no_counters { Layers::ALL.without(Layer::Counters) } else { Layers::ALL },
            ..opened.map_or_else(View::default, |opened| self.of_project(&opened.project))
        };
        match format {
            Format::Svg => save(&self.out, svg(&self.picture(&view, terminal)?, self.hex_size))?,
            Format::Png => {
                let picture = self.picture(&view, terminal)?;
                save(&self.out, &png(&picture, self.hex_size).map_err(|error| error.message())?)?;
            }
            Format::Gif => save(&self.out, &self.animation(&view, terminal)?)?,
        }
        let done = Phrase::new("render-done").with("out", self.out.display());
        terminal.print(&format!("{}\n", terminal.voice().say(&done)))?;
        Ok(Exit::Fine)
    }
}

impl Render {
    /// Returns the view of a project with the requested regions.
    fn of_project(&self, project: &Project) -> View {
        let usual = View::of(project);
        if self.regions.is_empty() {
            return usual;
        }
        let none = View { features: MapFeatures::NONE, ..usual };
        self.regions.iter().fold(none, |view, own| match own {
            DrawnRegions::Features(features) => View { features: view.features.with(*features), ..view },
            DrawnRegions::All => {
                let known = project.map.regions.iter().enumerate().filter(|(_, region)| !region.kind.is_empty());
                let regions = known.fold(RegionSet::ALL, |rest, (at, _)| rest.without(at));
                View { features: MapFeatures::ALL, regions, ..view }
            }
        })
    }

    /// Draws the requested picture.
    fn picture(&self, view: &View, terminal: &mut Terminal<'_>) -> Result<Picture, VerbError> {
        match (&self.at, &self.overlay) {
            (None, None) => self.plain(view, terminal),
            (moment, overlay) => self.played(moment.as_ref(), overlay.as_ref(), view, terminal),
        }
    }

    /// Draws the game of a log as an animation.
    fn animation(&self, view: &View, terminal: &mut Terminal<'_>) -> Result<Vec<u8>, VerbError> {
        let refused = |id| VerbError::from(Phrase::new(id).with("out", self.out.display()));
        let moment =
            self.at.as_ref().filter(|moment| moment.is_of_log()).ok_or_else(|| refused("render-gif-of-log"))?;
        if self.overlay.is_some() {
            return Err(refused("render-gif-overlay"));
        }
        let opened = open(&self.file)?;
        size::fits(opened.project.map.grid)?;
        let admitted = self.despite.admit_scenario(&opened, "query-no-scenario", terminal)?;
        let game = admitted.game(terminal.voice())?;
        let mut table = moment.seated(&game, admitted, terminal)?;
        Ok(animation::animated(&opened.project, &mut *table, view, self.hex_size, terminal)?)
    }

    /// Draws the documents as they are, including errors.
    fn plain(&self, view: &View, terminal: &mut Terminal<'_>) -> Result<Picture, VerbError> {
        let project = corrected(&Source::find(&self.file, &[DocumentKind::Scenario, DocumentKind::Map])?)?;
        size::fits(project.map.grid)?;
        mention(&open(&self.file)?, terminal);
        Ok(picture::scenario(&project, view))
    }

    /// Draws a position or the counts of a play-test.
    fn played(
        &self,
        moment: Option<&Moment>,
        overlay: Option<&Overlay>,
        view: &View,
        terminal: &mut Terminal<'_>,
    ) -> Result<Picture, VerbError> {
        let opened = open(&self.file)?;
        let project = &opened.project;
        size::fits(project.map.grid)?;
        let mut signs = Vec::new();
        let mut picture = match moment {
            None => {
                self.despite.admit(&opened, terminal)?;
                picture::scenario(project, view)
            }
            Some(moment) => {
                let admitted = self.despite.admit_scenario(&opened, "query-no-scenario", terminal)?;
                let moment = moment.pictured(admitted, terminal)?;
                signs = moment.key();
                picture::moment(project, &moment, view)
            }
        };
        if let Some(overlay) = overlay {
            let (shapes, key) = overlay.shapes(project, view, &picture::taken(&picture.shapes), terminal)?;
            picture.lay(shapes);
            if let Some(key) = key {
                picture.explain(&key, &project.map, view, &signs);
            }
        }
        Ok(picture)
    }
}

/// Regions to draw.
#[derive(Debug, Clone, Copy)]
enum DrawnRegions {
    /// Those of some kinds.
    Features(MapFeatures),
    /// All of them.
    All,
}

fn drawn_regions(text: &str) -> Result<DrawnRegions, UsageError> {
    let kind = MapFeatures::NONE.with_kind(text);
    Ok(match text {
        "all" => DrawnRegions::All,
        "none" => DrawnRegions::Features(MapFeatures::NONE),
        "entry_area" => DrawnRegions::Features(MapFeatures::ENTRY_AREAS),
        _ if kind != MapFeatures::NONE => DrawnRegions::Features(kind),
        _ => return Err(UsageError::value("cli-not-a-region-kind", text)),
    })
}

/// An overlay of a picture, with the file of the counts it shows.
#[derive(Debug, Clone)]
enum Overlay {
    /// A heat map of a play-test.
    Heat { file: PathBuf, what: &'static str },
    /// The worth of the walls.
    Walls { file: PathBuf },
}

impl Overlay {
    /// Returns the shapes for the map of a project, if the counts belong to it, and their key.
    fn shapes(
        &self,
        project: &Project,
        view: &View,
        taken: &BTreeSet<Hex>,
        terminal: &mut Terminal<'_>,
    ) -> Result<(Vec<Shape>, Option<Key>), VerbError> {
        match self {
            Self::Heat { file, what } => {
                let summary: Summary = Source::find(file, &[])?.read()?;
                of_this_map(file, summary.stray_place(&project.map), terminal.voice())?;
                if let Some(changed) = Changed::message(&summary.changes_of_map(project)) {
                    terminal.warn(&changed);
                }
                let maps = heat_maps(&summary, terminal.voice());
                let own = maps.iter().find(|own| own.id.ends_with(what));
                let key = |own: &HeatMap| Key::to_heat(own.title.clone(), own.about(), &own.values);
                Ok((
                    own.map(|own| heat(&own.values, &picture::printed(&project.map, view, taken), view.theme))
                        .unwrap_or_default(),
                    own.map(key),
                ))
            }
            Self::Walls { file } => {
                let walls: Sensitivity = Source::find(file, &[])?.read()?;
                of_this_map(file, walls.stray_place(&project.map), terminal.voice())?;
                let voice = terminal.voice();
                let says = |opening| {
                    voice.text(match opening {
                        WallOpening::Attackers => "key-walls-attackers",
                        WallOpening::Garrison => "key-walls-garrison",
                        WallOpening::Chance => "key-walls-chance",
                    })
                };
                let key = Key::to_worth(voice.text("key-walls"), &walls.walls, says);
                Ok((worth(&walls.walls, view.theme), Some(key)))
            }
        }
    }
}

/// Refuses counts of another map, recognised by a place that only one of the two maps has.
pub(super) fn of_this_map(file: &Path, stray: Option<rules::place::Place>, voice: &Voice) -> Result<(), Phrase> {
    let Some(place) = stray else { return Ok(()) };
    let place = voice.place(&place).unwrap_or_else(|| place.to_string());
    Err(Phrase::new("render-other-map").with("file", file.display()).with("place", place))
}

fn overlay(text: &str) -> Result<Overlay, UsageError> {
    if let Some(file) = text.strip_prefix("walls:") {
        return Ok(Overlay::Walls { file: PathBuf::from(file) });
    }
    let file = text.strip_prefix("heat:").ok_or_else(|| UsageError::value("cli-not-an-overlay", text))?;
    let named = file.rsplit_once(':').and_then(|(file, what)| Some((file, NAMES.iter().find(|own| **own == what)?)));
    // What follows a file that is there can only be the name of a count.
    if let Some((known, what)) = file.rsplit_once(':').filter(|(known, _)| named.is_none() && Path::new(known).exists())
    {
        let unknown = Phrase::new("cli-not-a-count").with("found", what).with("file", known);
        return Err(UsageError(unknown.with("known", NAMES.join(", "))));
    }
    let (file, what) = named.map_or((file, NAMES[0]), |(file, what)| (file, *what));
    Ok(Overlay::Heat { file: PathBuf::from(file), what })
}

/// The format that the ending of a file name asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Format {
    Svg,
    Png,
    Gif,
}

impl Format {
    fn new(out: &Path) -> Result<Self, Phrase> {
        let ends = |end: &str| out.extension().is_some_and(|own| own.eq_ignore_ascii_case(end));
        if ends("svg") {
            Ok(Self::Svg)
        } else if ends("png") {
            Ok(Self::Png)
        } else if ends("gif") {
            Ok(Self::Gif)
        } else {
            Err(Phrase::new("render-no-such-format").with("out", out.display()))
        }
    }
}

/// Parses a hex size. Smaller hexes show nothing, larger ones only burden the programs that open the file.
fn hex_size(text: &str) -> Result<f32, UsageError> {
    let size = number(text).filter(|size| (4.0..=1000.0).contains(size));
    size.map(|size| size as f32).ok_or_else(|| UsageError::value("cli-not-a-hex-size", text))
}
