//! `bexar new map`: creates an empty map, or one based on the board of a VASSAL module.

use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::PossibleValuesParser;
use rules::map::{Grid, MapDocument};
use rules::phrase::Phrase;
use rules::rulebook::System;
use rules::scenario::Scenario;
use rules::text::{self, Document};
use rules::words::Words;

use super::super::lines;
use super::super::terminal::{Exit, Terminal, VerbError};
use super::super::usage_error::UsageError;
use crate::files::{DocumentKind, OutputFormat, OutputPlace, new_map, read_module, save};
use crate::import::vassal::{ImportedBoard, Module, ModuleBoard, ModulePicture, Numbers, lay};

/// Creates a map: an empty one, or one based on the board of a VASSAL module
///
/// With `--game`, a scenario is written next to the empty map, with the counters and the rulebook of that game. With `--from-vassal`, the picture of the board is written next to the map and placed behind it as a scan to trace,
/// held by anchors, and the hexes have the numbers of the module. If a map cannot have those numbers, a message says
/// why; with `--renumber`, the hexes get new numbers. Boards whose hexes have a point at the top cannot be imported.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar new map --game deguello --size 20x15 -o fort.map.ron")]
pub(super) struct NewMap {
    /// The file to write; its name ends in `.map.ron`
    #[arg(short = 'o', long = "out", value_name = "FILE")]
    out: PathBuf,
    /// Columns and rows of an empty map, such as `25x27`
    #[arg(long, value_name = "COLUMNSxROWS", value_parser = size, conflicts_with = "from_vassal")]
    size: Option<Grid>,
    /// The game the map is for: a scenario with the counters and the rulebook of that game is written next to it
    #[arg(long, value_name = "GAME", value_parser = game(), requires = "size")]
    game: Option<String>,
    /// The module whose board is imported
    #[arg(long, value_name = "MODULE")]
    from_vassal: Option<PathBuf>,
    /// The name of the board, if the module has several with hexes
    #[arg(long, value_name = "NAME", requires = "from_vassal")]
    board: Option<String>,
    /// Gives the hexes new numbers, from 0101 at the upper left
    #[arg(long, requires = "from_vassal")]
    renumber: bool,
}

impl NewMap {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        refuse_there(&self.out)?;
        OutputPlace::try_all(&[OutputPlace::file(&self.out, OutputFormat::Document(DocumentKind::Map))], &[])?;
        let told = match (&self.from_vassal, self.size) {
            (Some(module), _) => self.over_module(module)?,
            (None, Some(grid)) => self.empty(grid)?,
            (None, None) => return Err(Phrase::new("begin-map-size").into()),
        };
        let opened = if self.game.is_some() { self.scenario() } else { self.out.clone() };
        let next = Phrase::new("import-next").with("out", opened.display());
        let told = lines(&told, terminal.voice()) + &lines(&[next], terminal.voice());
        terminal.print(&told)?;
        if self.from_vassal.is_some() {
            let rights = terminal.voice().text("import-rights");
            terminal.complain(&rights);
        }
        Ok(Exit::Fine)
    }

    /// Writes an empty map, with a scenario next to it if it is for a game, and returns the messages for the user.
    fn empty(&self, grid: Grid) -> Result<Vec<Phrase>, VerbError> {
        let title = Words::new(stem(&self.out), "");
        let written = of_size("begin-map-written", grid).with("out", self.out.display());
        let Some(system) = self.game.as_ref().and_then(|name| System::ALL.into_iter().find(|own| own.name() == name))
        else {
            save(&self.out, text::write(&MapDocument::new(title, grid)))?;
            return Ok(vec![written]);
        };
        let mut project = new_map(&title, grid, system)?;
        let scenario = self.scenario();
        refuse_there(&scenario)?;
        project.scenario.map = self.out.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        save(&self.out, text::write(project.base_map()))?;
        save(&scenario, text::write(&project.scenario))?;
        let of_game = Phrase::new("begin-scenario-written").said("game", Phrase::new(system.word()));
        let needs = Phrase::new("begin-map-needs");
        Ok([written].into_iter().chain([of_game, needs].map(|told| told.with("out", scenario.display()))).collect())
    }

    /// The file of the scenario for the map.
    fn scenario(&self) -> PathBuf {
        self.out.with_file_name(format!("{}.{}", stem(&self.out), Scenario::EXTENSION))
    }

    /// Imports the board and returns the messages for the user.
    fn over_module(&self, file: &Path) -> Result<Vec<Phrase>, VerbError> {
        let refused = |why: Phrase| {
            VerbError::from(Phrase::new("import-not-a-module").with("file", file.display()).said("detail", why))
        };
        let mut module = Module::read(read_module(file).map_err(refused)?).map_err(refused)?;
        let board = self.choose(&module, file)?;
        let picture = module.picture(&board)?;
        let scan = self.out.with_file_name(format!("{}.{}", stem(&self.out), picture.ending));
        refuse_there(&scan)?;
        let name = scan.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let numbers = if self.renumber { Numbers::New } else { Numbers::Theirs };
        let laid = lay(&module.name, &board, &name, picture.size, numbers)?;
        save(&scan, &picture.bytes)?;
        save(&self.out, text::write(&laid.map))?;
        Ok(self.told(&module, &board, &laid, &picture, &scan))
    }

    /// Returns the requested board, or the only one.
    fn choose(&self, module: &Module, file: &Path) -> Result<ModuleBoard, Phrase> {
        let usable: Vec<_> = module.usable().collect();
        let names = |boards: &[&ModuleBoard]| {
            let names: Vec<_> = boards.iter().map(|board| format!("`{}`", board.name)).collect();
            names.join(", ")
        };
        let of = |id| Phrase::new(id).with("file", file.display());
        if usable.is_empty() {
            let all: Vec<_> = module.boards.iter().collect();
            let others = if all.is_empty() { "none" } else { "some" };
            return Err(of("import-no-boards").with("others", others).with("names", names(&all)));
        }
        let Some(name) = &self.board else {
            return match usable[..] {
                [only] => Ok(only.clone()),
                _ => Err(of("import-which-board").with("names", names(&usable))),
            };
        };
        let found = usable.iter().find(|board| board.name == *name);
        let found = found.ok_or_else(|| of("import-no-such-board").with("name", name).with("names", names(&usable)))?;
        Ok((*found).clone())
    }

    fn told(
        &self,
        module: &Module,
        board: &ModuleBoard,
        laid: &ImportedBoard,
        picture: &ModulePicture,
        scan: &Path,
    ) -> Vec<Phrase> {
        let [first, last] = laid.ends;
        let anchors = laid.map.scan.as_ref().map_or(0, |scan| scan.anchors.len());
        let mut told = vec![
            of_size("import-done", laid.map.grid)
                .with("board", &board.name)
                .with("module", &module.name)
                .with("first", first)
                .with("last", last)
                .with("out", self.out.display()),
            Phrase::new("import-scan-done")
                .with("width", picture.size[0])
                .with("height", picture.size[1])
                .count("anchors", anchors)
                .with("out", scan.display()),
        ];
        if picture.relettered {
            told.push(Phrase::new("import-lettering"));
        }
        if let Some((theirs, ours)) = &laid.renumbered {
            told.push(Phrase::new("import-renumbered").with("theirs", theirs).with("ours", ours));
        }
        if first.column > 2 || first.row > 2 {
            told.push(Phrase::new("import-shifted").with("first", first));
        }
        told
    }
}

fn of_size(id: &'static str, grid: Grid) -> Phrase {
    Phrase::new(id).with("columns", grid.columns).with("rows", grid.rows)
}

/// The names of the games.
fn game() -> PossibleValuesParser {
    System::ALL.map(System::name).into()
}

/// Refuses to overwrite a file that exists.
fn refuse_there(file: &Path) -> Result<(), Phrase> {
    if file.exists() { Err(Phrase::new("begin-exists").with("path", file.display())) } else { Ok(()) }
}

/// Returns the name of a file without the extension of maps.
fn stem(file: &Path) -> String {
    let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let ending = format!(".{}", MapDocument::EXTENSION);
    name.strip_suffix(&ending).map_or_else(|| name.split('.').next().unwrap_or_default().to_owned(), str::to_owned)
}

fn size(text: &str) -> Result<Grid, UsageError> {
    let side = |text: &str| text.trim().parse().ok().filter(|side| (1..=Grid::LIMIT).contains(side));
    let found = text.split_once(['x', 'X', '×']).and_then(|(columns, rows)| Some([side(columns)?, side(rows)?]));
    let [columns, rows] = found.ok_or_else(|| UsageError::value("cli-not-a-map-size", text))?;
    Ok(Grid { columns, rows })
}
