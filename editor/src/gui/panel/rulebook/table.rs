//! The tables of a rulebook as lines of cells, and the edits that set a cell.

use rules::edit::{Change, Keyed};
use rules::map::HexsideKind;
use rules::phrase::Phrase;
use rules::playtest::ScenarioChange as Trial;
use rules::project::Project;
use rules::project_edit::{RulebookEdit, Swap};
use rules::provenance::Provenance;
use rules::rulebook::{
    Band, CombatResult, CombatRow, Degree, DieLine, FIGURES, Home, Rulebook, SiegeOutcome, TerrainEffect, VictoryLevel,
    WithdrawalFigure,
};
use rules::side::Side;
use rules::words::Words;

use super::chart::RulebookChart;
use crate::gui::document::{entered, exchange};

/// A cell of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Cell {
    /// A text that cannot be changed, given by its id.
    Fixed(String),
    /// A figure, or another short text.
    Short(String),
    /// A name or a sentence.
    Long(String),
    /// A yes/no value.
    Switch(bool),
    /// One of these words, and the current one.
    Choice(&'static [&'static str], &'static str),
}

impl Cell {
    /// The text of the cell, if it can be typed in.
    pub(super) fn text(&self) -> Option<String> {
        match self {
            Self::Short(text) | Self::Long(text) => Some(text.clone()),
            Self::Fixed(_) | Self::Switch(_) | Self::Choice(..) => None,
        }
    }
}

const SIDES: &[&str] = &[Side::Texan.word(), Side::Mexican.word()];
/// The ids of the names of [`Degree::ALL`], in its order.
const DEGREES: &[&str] = &["degree-marginal", "degree-substantial", "degree-decisive"];
/// The text a switch sends when it is switched on.
pub(super) const ON: &str = "1";

/// The lines of a table.
pub(super) fn lines(rulebook: &Rulebook, table: RulebookChart) -> Vec<Vec<Cell>> {
    let short = |value: &dyn ToString| Cell::Short(value.to_string());
    match table {
        RulebookChart::Terrain => rulebook.terrain.iter().map(terrain).collect(),
        RulebookChart::Rows => {
            let line = |own: &CombatRow| {
                let name = Cell::Long(own.row.clone());
                [name].into_iter().chain(own.strengths.iter().map(|band| short(band))).collect()
            };
            rulebook.combat_rows.iter().map(line).collect()
        }
        RulebookChart::Dice => {
            let line = |own: &DieLine| {
                [short(&own.die)].into_iter().chain(own.results.iter().map(|result| short(result))).collect()
            };
            rulebook.combat_results.iter().map(line).collect()
        }
        RulebookChart::Withdrawal => {
            rulebook.withdrawal.iter().map(|own| vec![short(&own.turn), short(&own.casualties)]).collect()
        }
        RulebookChart::Victory => {
            let line = |own: &VictoryLevel| {
                let degree = Degree::ALL.iter().zip(DEGREES).find(|(degree, _)| **degree == own.degree);
                let degree = degree.map_or(DEGREES[0], |(_, word)| word);
                vec![short(&own.from), Cell::Choice(SIDES, own.winner.word()), Cell::Choice(DEGREES, degree)]
            };
            rulebook.victory.iter().map(line).collect()
        }
        RulebookChart::Siege => {
            let line = |own: &SiegeOutcome| {
                vec![short(&own.rolls), Cell::Long(own.words.en.clone()), Cell::Long(own.words.fr.clone())]
            };
            rulebook.siege.iter().map(line).collect()
        }
    }
}

fn terrain(own: &TerrainEffect) -> Vec<Cell> {
    vec![
        Cell::Fixed(own.kind.word()),
        Cell::Short(own.cost.map_or_else(|| "-".to_owned(), |cost| cost.to_string())),
        Cell::Switch(own.battery),
        Cell::Switch(own.zoc),
        Cell::Short(own.height.to_string()),
        Cell::Switch(own.melee),
        Cell::Long(own.row.clone()),
    ]
}

/// The keys of the lines of a table, as used by findings.
pub(super) fn keys(rulebook: &Rulebook, table: RulebookChart) -> Vec<String> {
    match table {
        RulebookChart::Terrain => rulebook.terrain.iter().map(|own| own.kind.name().to_owned()).collect(),
        RulebookChart::Rows => rulebook.combat_rows.iter().map(|own| own.row.clone()).collect(),
        RulebookChart::Dice => rulebook.combat_results.iter().map(|own| own.die.to_string()).collect(),
        RulebookChart::Withdrawal => rulebook.withdrawal.iter().map(|own| own.turn.to_string()).collect(),
        RulebookChart::Victory => rulebook.victory.iter().map(|own| own.from.to_string()).collect(),
        RulebookChart::Siege => rulebook.siege.iter().map(|own| own.rolls.to_string()).collect(),
    }
}

/// The name of the figure in a line of a table, or the common prefix if there are several; `None` if nothing there can
/// be balanced.
pub(super) fn figure(project: &Project, table: RulebookChart, row: usize) -> Option<String> {
    let rulebook = &project.rulebook;
    let name = match table {
        RulebookChart::Dice => return rulebook.combat_results.get(row).map(|own| format!("crt.{}.", own.die)),
        RulebookChart::Withdrawal => format!("withdrawal.{}", rulebook.withdrawal.get(row)?.turn),
        RulebookChart::Victory => format!("vp.level_bounds.{}", row + 1),
        RulebookChart::Terrain => {
            let kind = rulebook.terrain.get(row)?.kind;
            let own = FIGURES.iter().find(|own| {
                own.home == Home::Terrain(kind) && own.name.rsplit_once('.').is_some_and(|(_, what)| what == "cost")
            })?;
            own.name.to_owned()
        }
        RulebookChart::Rows | RulebookChart::Siege => return None,
    };
    Trial::figure_now(project, &name).map(|_| name)
}

/// The edits that set a cell.
///
/// # Errors
///
/// Returns why that is not possible.
pub(super) fn write(
    rulebook: &Rulebook,
    table: RulebookChart,
    row: usize,
    column: usize,
    text: &str,
) -> Result<Vec<RulebookEdit>, Phrase> {
    // Setting the current value needs no edit, and keeps its origin.
    if lines(rulebook, table).get(row).and_then(|line| line.get(column)?.text()).as_deref() == Some(text) {
        return Ok(Vec::new());
    }
    match table {
        RulebookChart::Terrain => {
            let (was, mut own) = pair(&rulebook.terrain, row)?;
            match column {
                1 if text.trim() == "-" => own.cost = None,
                1 => own.cost = Some(number(text)?),
                2 => own.battery = text == ON,
                3 => own.zoc = text == ON,
                4 => own.height = number(text).ok().filter(|height| *height <= 2).ok_or_else(|| between(0, 2))?,
                5 => own.melee = text == ON,
                _ if rulebook.combat_rows.iter().any(|own| own.row == text) => text.clone_into(&mut own.row),
                _ => return Err(Phrase::new("rulebook-no-row")),
            }
            unvouch(&mut own.by);
            Ok(swapped(&rulebook.terrain, Some(was), Some(own), RulebookEdit::Terrain))
        }
        RulebookChart::Rows => write_row(rulebook, row, column, text),
        RulebookChart::Dice => {
            let (was, mut own) = pair(&rulebook.combat_results, row)?;
            match column.checked_sub(1).map(|at| own.results.get_mut(at)) {
                None => {
                    own.die = number(text)?;
                    free(&rulebook.combat_results, &was, &own)?;
                }
                Some(Some(slot)) => {
                    *slot = text.trim().parse::<CombatResult>().map_err(|_| Phrase::new("rulebook-no-result"))?;
                }
                Some(None) => return Err(Phrase::new("gui-rule-gone")),
            }
            Ok(swapped(&rulebook.combat_results, Some(was), Some(own), RulebookEdit::DieLine))
        }
        RulebookChart::Withdrawal => {
            let (was, mut own) = pair(&rulebook.withdrawal, row)?;
            if column == 0 {
                own.turn = number(text)?;
                free(&rulebook.withdrawal, &was, &own)?;
            } else {
                own.casualties = large(text)?;
            }
            unvouch(&mut own.by);
            Ok(swapped(&rulebook.withdrawal, Some(was), Some(own), RulebookEdit::Withdrawal))
        }
        RulebookChart::Victory => {
            let (was, mut own) = pair(&rulebook.victory, row)?;
            match column {
                0 => {
                    own.from = large(text)?;
                    free(&rulebook.victory, &was, &own)?;
                }
                1 => own.winner = Side::ALL.into_iter().find(|side| side.word() == text).unwrap_or(own.winner),
                _ => {
                    let found = Degree::ALL.iter().zip(DEGREES).find(|(_, word)| **word == text);
                    own.degree = found.map_or(own.degree, |(degree, _)| *degree);
                }
            }
            Ok(swapped(&rulebook.victory, Some(was), Some(own), RulebookEdit::Victory))
        }
        RulebookChart::Siege => {
            let (was, mut own) = pair(&rulebook.siege, row)?;
            match column {
                0 => {
                    own.rolls = band(text)?;
                    free(&rulebook.siege, &was, &own)?;
                }
                1 => text.clone_into(&mut own.words.en),
                _ => text.clone_into(&mut own.words.fr),
            }
            unvouch(&mut own.by);
            Ok(swapped(&rulebook.siege, Some(was), Some(own), RulebookEdit::Siege))
        }
    }
}

/// Edits a row of the combat table. If it is renamed, the terrain that uses it is updated.
fn write_row(rulebook: &Rulebook, row: usize, column: usize, text: &str) -> Result<Vec<RulebookEdit>, Phrase> {
    let (was, mut own) = pair(&rulebook.combat_rows, row)?;
    match column.checked_sub(1).map(|at| own.strengths.get_mut(at)) {
        None if text.trim().is_empty() => return Err(Phrase::new("rulebook-no-name")),
        None if text != was.row && rulebook.combat_rows.iter().any(|other| other.row == text) => {
            return Err(Phrase::new("rulebook-taken"));
        }
        None => text.clone_into(&mut own.row),
        Some(Some(slot)) => *slot = band(text)?,
        Some(None) => return Err(Phrase::new("gui-rule-gone")),
    }
    let users = rulebook.terrain.iter().filter(|user| user.row == was.row && own.row != was.row);
    let moved = users.flat_map(|user| {
        let becomes = TerrainEffect { row: own.row.clone(), ..user.clone() };
        swapped(&rulebook.terrain, Some(user.clone()), Some(becomes), RulebookEdit::Terrain)
    });
    let moved: Vec<_> = moved.collect();
    unvouch(&mut own.by);
    let mut becomes = rulebook.combat_rows.clone();
    becomes[row] = own;
    Ok([rows(rulebook, becomes)].into_iter().chain(moved).collect())
}

/// The edits that add a line with initial values to a table.
///
/// # Errors
///
/// Returns why no line can be added.
pub(super) fn add(rulebook: &Rulebook, table: RulebookChart) -> Result<Vec<RulebookEdit>, Phrase> {
    let by = entered();
    let full = || Phrase::new("rulebook-full");
    let width = rulebook.combat_rows.first().map_or(0, |own| own.strengths.len());
    Ok(match table {
        RulebookChart::Terrain => {
            let missing =
                HexsideKind::ALL.into_iter().find(|kind| rulebook.effect(*kind).is_none()).ok_or_else(full)?;
            let row = rulebook.combat_rows.first().map(|own| own.row.clone()).unwrap_or_default();
            let (cost, battery, zoc, height, melee) = (Some(0), true, true, 0, true);
            let own = TerrainEffect { kind: missing, cost, battery, zoc, height, melee, row, by };
            swapped(&rulebook.terrain, None, Some(own), RulebookEdit::Terrain)
        }
        RulebookChart::Rows => {
            let named = |name: &String| rulebook.combat_rows.iter().all(|own| own.row != *name);
            let row = (1..=u16::MAX).map(|n| format!("row{n}")).find(named).ok_or_else(full)?;
            let own = CombatRow { row, strengths: vec![Band::Nothing; width], by };
            vec![rows(rulebook, rulebook.combat_rows.iter().cloned().chain([own]).collect())]
        }
        RulebookChart::Dice => {
            let die = rulebook.combat_results.last().map_or(Some(1), |own| own.die.checked_add(1)).ok_or_else(full)?;
            let width = rulebook.combat_results.first().map_or(width, |own| own.results.len());
            let own = DieLine { die, results: vec![CombatResult::Nothing; width] };
            swapped(&rulebook.combat_results, None, Some(own), RulebookEdit::DieLine)
        }
        RulebookChart::Withdrawal => {
            let last = rulebook.withdrawal.last();
            let turn = last.map_or(Some(1), |own| own.turn.checked_add(1)).ok_or_else(full)?;
            let own = WithdrawalFigure { turn, casualties: last.map_or(0, |own| own.casualties), by };
            swapped(&rulebook.withdrawal, None, Some(own), RulebookEdit::Withdrawal)
        }
        RulebookChart::Victory => {
            let last = rulebook.victory.last();
            let from = last.map_or(Some(0), |own| own.from.checked_add(1)).ok_or_else(full)?;
            let (winner, degree) = last.map_or((Side::Mexican, Degree::Decisive), |own| (own.winner, own.degree));
            let own = VictoryLevel { from, winner, degree };
            swapped(&rulebook.victory, None, Some(own), RulebookEdit::Victory)
        }
        RulebookChart::Siege => {
            let highest = rulebook
                .siege
                .iter()
                .filter_map(|own| own.rolls.bounds())
                .map(|(low, high)| if high == u8::MAX { low } else { high })
                .max();
            let roll = highest.map_or(Some(2), |high| high.checked_add(1)).ok_or_else(full)?;
            let own = SiegeOutcome { rolls: Band::Between(roll, roll), words: Words::default(), by };
            swapped(&rulebook.siege, None, Some(own), RulebookEdit::Siege)
        }
    })
}

/// The edits that delete a line of a table.
///
/// # Errors
///
/// Returns what depends on the line.
pub(super) fn delete(rulebook: &Rulebook, table: RulebookChart, row: usize) -> Result<Vec<RulebookEdit>, Phrase> {
    Ok(match table {
        RulebookChart::Terrain => gone(&rulebook.terrain, row, RulebookEdit::Terrain)?,
        RulebookChart::Rows => {
            let (own, _) = pair(&rulebook.combat_rows, row)?;
            if let Some(user) = rulebook.terrain.iter().find(|user| user.row == own.row) {
                return Err(Phrase::new("rulebook-row-used").with("row", own.row).word("kind", user.kind.word()));
            }
            let mut becomes = rulebook.combat_rows.clone();
            becomes.remove(row);
            vec![rows(rulebook, becomes)]
        }
        RulebookChart::Dice => gone(&rulebook.combat_results, row, RulebookEdit::DieLine)?,
        RulebookChart::Withdrawal => gone(&rulebook.withdrawal, row, RulebookEdit::Withdrawal)?,
        RulebookChart::Victory => gone(&rulebook.victory, row, RulebookEdit::Victory)?,
        RulebookChart::Siege => gone(&rulebook.siege, row, RulebookEdit::Siege)?,
    })
}

/// A line, and a copy to change.
fn pair<T: Clone>(list: &[T], row: usize) -> Result<(T, T), Phrase> {
    let own = list.get(row).ok_or(Phrase::new("gui-rule-gone"))?;
    Ok((own.clone(), own.clone()))
}

fn swapped<T: Keyed>(
    list: &[T],
    was: Option<T>,
    becomes: Option<T>,
    edit: fn(Change<T>) -> RulebookEdit,
) -> Vec<RulebookEdit> {
    exchange(list, was, becomes).into_iter().map(edit).collect()
}

fn gone<T: Keyed>(list: &[T], row: usize, edit: fn(Change<T>) -> RulebookEdit) -> Result<Vec<RulebookEdit>, Phrase> {
    let (was, _) = pair(list, row)?;
    Ok(swapped(list, Some(was), None, edit))
}

fn rows(rulebook: &Rulebook, becomes: Vec<CombatRow>) -> RulebookEdit {
    RulebookEdit::CombatRows(Swap { was: rulebook.combat_rows.clone(), becomes })
}

/// Refuses a key that another line already has.
fn free<T: Keyed>(list: &[T], was: &T, becomes: &T) -> Result<(), Phrase> {
    let taken = was.key() != becomes.key() && list.iter().any(|own| own.key() == becomes.key());
    if taken { Err(Phrase::new("rulebook-taken")) } else { Ok(()) }
}

/// Replaces a cited origin: a source applies only to the values it was cited for.
fn unvouch(by: &mut Provenance) {
    if by.is_cited() {
        *by = entered();
    }
}

fn between(least: u16, most: u16) -> Phrase {
    Phrase::new("gui-counter-number").with("least", least).with("most", most)
}

fn number(text: &str) -> Result<u8, Phrase> {
    text.trim().parse().map_err(|_| between(0, u16::from(u8::MAX)))
}

fn large(text: &str) -> Result<u16, Phrase> {
    text.trim().parse().map_err(|_| between(0, u16::MAX))
}

fn band(text: &str) -> Result<Band, Phrase> {
    text.trim().parse().map_err(|_| Phrase::new("rulebook-no-band"))
}
