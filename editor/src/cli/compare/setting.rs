//! The changed settings a scenario is compared with.

use std::path::Path;

use rules::phrase::Phrase;
use rules::playtest::{NoChange, ScenarioChange};
use rules::systems::AnyGame;

use super::super::admission::Despite;
use super::super::terminal::{Terminal, VerbError};
use super::super::usage_error::UsageError;
use crate::files::Opened;
use crate::words::plain_number;

/// A setting that is ready to play.
#[derive(Debug)]
pub(super) struct Setting {
    /// Its name, as the subject of a sentence: "the variant `ladders`".
    pub(super) name: Phrase,
    /// Its game.
    pub(super) game: AnyGame,
    /// The command that searches it for plans the usual players do not find.
    pub(super) exploit: String,
}

/// Returns the command that searches a scenario for plans, with variants switched on.
pub(super) fn exploit(file: &Path, variants: &[&str]) -> String {
    let file = file.display().to_string();
    let words = ["bexar", "exploit", &file].into_iter().chain(variants.iter().flat_map(|name| ["--variant", *name]));
    let quoted =
        |word: &str| if word.contains([' ', '\t', '&', '(', ')']) { format!("\"{word}\"") } else { word.to_owned() };
    words.map(quoted).collect::<Vec<String>>().join(" ")
}

/// Values to try for a figure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Vary {
    name: String,
    values: Vec<i32>,
}

impl Vary {
    pub(super) fn changes(&self) -> impl Iterator<Item = ScenarioChange> + '_ {
        self.values.iter().map(|value| ScenarioChange::Figure { name: self.name.clone(), value: *value })
    }
}

/// Parses a name and its values, such as `move.ma=7,8,9`.
pub(super) fn vary(text: &str) -> Result<Vary, UsageError> {
    let wrong = || UsageError::value("cli-not-values", text);
    let (name, values) = text.split_once('=').ok_or_else(wrong)?;
    let values =
        values.split(',').map(|value| plain_number(value).parse().map_err(|_| wrong())).collect::<Result<_, _>>()?;
    Ok(Vary { name: name.trim().to_owned(), values })
}

/// Compiles the game with a change; it must have no errors with the change either.
pub(super) fn made(
    change: &ScenarioChange,
    file: &Path,
    opened: &Opened,
    despite: Despite,
    terminal: &mut Terminal<'_>,
) -> Result<Setting, VerbError> {
    let project = change.made_in(&opened.project).map_err(|why| refusal(&why))?;
    let changed = Opened { project, ..opened.clone() };
    let game = despite.admit(&changed, terminal)?.game(terminal.voice())?;
    let on: Vec<&str> = match change {
        ScenarioChange::Variant { name, on: true } => vec![name],
        _ => Vec::new(),
    };
    Ok(Setting { name: name(change), game, exploit: exploit(file, &on) })
}

/// Returns the message about a change that cannot be tried.
pub(in crate::cli) fn refusal(why: &NoChange) -> Phrase {
    match why {
        NoChange::NoSuch { name, nearest: Some(nearest) } => {
            Phrase::new("compare-unknown").with("name", name).with("nearest", nearest)
        }
        NoChange::NoSuch { name, nearest: None } => Phrase::new("compare-strange").with("name", name),
        NoChange::OutOfRange { name, value, least, most } => Phrase::new("compare-out-of-range")
            .with("name", name)
            .with("value", value)
            .with("least", least)
            .with("most", most)
            .with("nearest", value.clamp(least, most)),
        NoChange::NoFigure { name, allowed: [] } => Phrase::new("compare-no-figure").with("name", name),
        NoChange::NoFigure { name, allowed } => {
            Phrase::new("compare-only-words").with("name", name).with("allowed", allowed.join(", "))
        }
        NoChange::VariantOff { name, variant } => {
            Phrase::new("compare-variant-off").with("name", name).with("variant", variant)
        }
        NoChange::NoCorrections => Phrase::new("compare-no-corrections"),
        NoChange::IdleCorrections => Phrase::new("compare-idle-corrections"),
    }
}

fn name(change: &ScenarioChange) -> Phrase {
    match change {
        ScenarioChange::Nothing => Phrase::new("compare-same"),
        ScenarioChange::Variant { name, on: true } => Phrase::new("compare-with-variant").with("name", name),
        ScenarioChange::Variant { name, on: false } => Phrase::new("compare-without-variant").with("name", name),
        ScenarioChange::Corrections { on: true } => Phrase::new("compare-with-corrections"),
        ScenarioChange::Corrections { on: false } => Phrase::new("compare-without-corrections"),
        ScenarioChange::Figure { name, value } => Phrase::new("compare-figure").with("name", name).with("value", value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_that_asks_further_can_be_pasted() {
        let of = |file: &str, variants: &[&str]| exploit(Path::new(file), variants);
        assert_eq!(of("mission", &["a.variant.ron"]), "bexar exploit mission --variant a.variant.ron");
        assert_eq!(of("my game.scenario.ron", &[]), "bexar exploit \"my game.scenario.ron\"");
    }

    #[test]
    fn values_are_read_or_refused() {
        let own = vary("move.ma = 7, 8,-1").unwrap();
        assert_eq!((own.name.as_str(), own.values.as_slice()), ("move.ma", &[7, 8, -1][..]));
        for wrong in ["move.ma", "move.ma=", "move.ma=x"] {
            assert!(vary(wrong).is_err(), "{wrong}");
        }
    }
}
