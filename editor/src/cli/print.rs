//! `bexar print`: prints a scenario on sheets of paper.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::{spot, systems};

use super::admission::mention;
use super::terminal::{Exit, Terminal, VerbError};
use super::usage_error::UsageError;
use super::variants::Variants;
use crate::files::{DocumentKind, Opened, OutputFormat, OutputPlace, Source, save};
use crate::print::paper::MM;
use crate::print::{self, InkUse, Layout, Length, Paper, PrintOrder, SheetKind, booklet};

/// Prints a scenario, or a map, as sheets at true scale in a PDF file
///
/// The first sheet lists the contents and how to put them together, and has a ruler: print at 100%, never fitted to
/// the page. The map comes in overlapping tiles, with marks that show where to cut and the names of the neighbouring
/// tiles. The backs of counters and markers are beyond a fold (`fold`, which always fits), on the other side of the
/// paper (`duplex`), or on separate sheets (`single`). The charts, the rules in force, the errata and the set-up are
/// those of the documents, with the variants and corrections that are on; the plot is on a sheet to be folded and
/// sealed. Everything is drawn in vectors, and the same documents give the same bytes. A scenario with errors is
/// printed anyway, with a message and exit code 1.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar print alamo -o alamo.pdf --paper letter --counter 9/16in --without plot")]
pub(super) struct Print {
    /// The scenario or map; a path or a bundled name
    file: PathBuf,
    /// The file to write; its name ends in `.pdf`
    #[arg(short = 'o', long = "out", value_name = "OUT")]
    out: PathBuf,
    /// The size of the paper
    #[arg(long, value_enum, default_value_t = Paper::A4)]
    paper: Paper,
    /// The width of a hex from flat side to flat side: `5/8in`, `16mm`, `45pt`
    #[arg(long, value_name = "LENGTH", default_value = "5/8in", value_parser = hex)]
    hex: Length,
    /// The length of the edge of a counter: `1/2in`, `9/16in`, `5/8in`, `14mm`
    #[arg(long, value_name = "LENGTH", default_value = "1/2in", value_parser = counter)]
    counter: Length,
    /// Where the backs of counters are printed
    #[arg(long, value_enum, default_value_t = Layout::Fold)]
    layout: Layout,
    /// Saves ink: pale areas on white paper
    #[arg(long)]
    low_ink: bool,
    /// Moves the backs of `--layout duplex` to the right and down, to correct an offset of the printer: `0.5mm,-1mm`
    #[arg(long, value_name = "X,Y", value_parser = shift, allow_hyphen_values = true)]
    shift: Option<Shift>,
    /// The levels of the map to print
    #[arg(long, value_enum, value_delimiter = ',', value_name = "LEVELS", default_value = "ground")]
    levels: Vec<Level>,
    /// Prints only these sheets
    #[arg(long, value_enum, value_delimiter = ',', value_name = "SHEETS", conflicts_with = "without")]
    only: Vec<SheetKind>,
    /// Prints all sheets except these
    #[arg(long, value_enum, value_delimiter = ',', value_name = "SHEETS")]
    without: Vec<SheetKind>,
    /// Switches on every correction that the scenario lists
    #[arg(long)]
    corrections: bool,
    #[command(flatten)]
    variants: Variants,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Level {
    /// Open ground
    Ground,
    /// Rooms
    Inside,
    /// Upper floors
    Upper,
    /// Roofs and platforms
    Roof,
    /// All levels of the map
    All,
}

/// The offset of the backs.
#[derive(Debug, Clone)]
struct Shift([Length; 2]);

impl Print {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        if self.out.extension().is_none_or(|end| !end.eq_ignore_ascii_case("pdf")) {
            return Err(Phrase::new("print-only-pdf").with("out", self.out.display()).into());
        }
        OutputPlace::try_all(&[OutputPlace::file(&self.out, OutputFormat::Sheets)], &[&self.file])?;
        // A document that is neither a scenario nor a map is refused with a message.
        let source = Source::find(&self.file, &[DocumentKind::Scenario, DocumentKind::Map])?;
        if source.kind()? != DocumentKind::Scenario {
            source.read::<MapDocument>()?;
        }
        let mut opened = self.variants.open(&self.file)?;
        self.correct(&mut opened)?;
        let project = &opened.project;
        let order = self.order(&opened);
        print::fits(project, &order)?;
        let booklet = booklet(project, &order, terminal.voice());
        if booklet.sheets.is_empty() {
            return Err(Phrase::new("print-nothing").with("file", &opened.source.name).into());
        }
        let pdf = booklet.pdf().map_err(|error| error.message())?;
        save(&self.out, &pdf)?;
        let done = Phrase::new("print-done").count("sheets", booklet.sheets.len()).with("out", self.out.display());
        terminal.print(&format!("{}\n", terminal.voice().say(&done)))?;
        // A map on its own may belong to a rulebook under which it has no errors.
        let wrong = mention(&opened, terminal) && opened.part.is_none();
        Ok(if wrong { Exit::Findings } else { Exit::Fine })
    }

    /// Switches corrections on, and refuses those that do not fit.
    fn correct(&self, opened: &mut Opened) -> Result<(), VerbError> {
        if self.corrections {
            for own in &mut opened.project.corrections {
                own.on = true;
            }
            opened.project.correct();
        }
        match opened.project.corrections.iter().find_map(|own| Some((own, own.conflict.as_ref()?))) {
            None => Ok(()),
            Some((own, conflict)) => {
                let misfit = Phrase::new("print-misfit").with("correction", &own.name).with("place", &conflict.place);
                Err(misfit.into())
            }
        }
    }

    fn order(&self, opened: &Opened) -> PrintOrder {
        PrintOrder {
            paper: self.paper,
            hex: self.hex.clone(),
            counter: self.counter.clone(),
            layout: self.layout,
            ink: if self.low_ink { InkUse::Low } else { InkUse::Full },
            shift: self.shift.clone().map(|shift| shift.0),
            levels: levels(&self.levels, opened),
            contents: self.contents(),
        }
    }

    fn contents(&self) -> Vec<SheetKind> {
        let wanted = |content: &SheetKind| match self.only.as_slice() {
            [] => !self.without.contains(content),
            only => only.contains(content),
        };
        SheetKind::ALL.into_iter().filter(wanted).collect()
    }
}

/// Returns the levels to print, each once, lowest first.
fn levels(named: &[Level], opened: &Opened) -> Vec<spot::Level> {
    let all = systems::levels(&opened.project);
    let wanted = |level: &spot::Level| {
        let own = match level {
            spot::Level::Ground => Level::Ground,
            spot::Level::In => Level::Inside,
            spot::Level::Upper => Level::Upper,
            spot::Level::Roof => Level::Roof,
        };
        named.contains(&own) || named.contains(&Level::All) && all.contains(level)
    };
    spot::Level::ALL.into_iter().filter(wanted).collect()
}

/// The rounding error of lengths converted to points, in millimetres.
const ROUNDED: f32 = 0.001;

/// Parses a length within these bounds, in millimetres.
fn within(text: &str, id: &'static str, least: f32, most: f32) -> Result<Length, UsageError> {
    let length =
        Length::read(text).filter(|length| (least - ROUNDED..=most + ROUNDED).contains(&(length.points() / MM)));
    length.ok_or_else(|| UsageError::value(id, text))
}

fn hex(text: &str) -> Result<Length, UsageError> {
    within(text, "cli-not-a-printed-hex", 4.0, 60.0)
}

fn counter(text: &str) -> Result<Length, UsageError> {
    within(text, "cli-not-a-printed-counter", 8.0, 40.0)
}

fn shift(text: &str) -> Result<Shift, UsageError> {
    let wrong = || UsageError::value("cli-not-a-shift", text);
    let read = |text| within(text, "cli-not-a-shift", -20.0, 20.0).ok();
    // A comma may also be the decimal comma of either length.
    let mut halves = text.match_indices([',', ';']).map(|(at, _)| [read(&text[..at]), read(&text[at + 1..])]);
    halves.find_map(|[right, down]| Some(Shift([right?, down?]))).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_that_make_no_sense_are_refused() {
        assert!(hex("60mm").is_ok() && hex("4mm").is_ok() && hex("61mm").is_err());
        assert!(hex("5/8in").is_ok() && hex("1mm").is_err() && hex("5/8").is_err());
        assert!(counter("1/2in").is_ok() && counter("10in").is_err());
        let points = |text: &str| shift(text).unwrap().0.map(|own| own.points().to_bits());
        assert_eq!(points("0,5mm,-1,5mm"), points("0.5mm;-1.5mm"));
        assert!(shift("0.5mm,-1mm").is_ok() && shift("1mm").is_err() && shift("1mm,1m").is_err());
    }
}
