//! Judges whether a fault was found, and whether a finding points at it.

use std::sync::Arc;

use rules::hexside::LayeredSide;
use rules::lint::locate_finding;
use rules::phrase::Argument;
use rules::place::Place;
use rules::project::DocumentRef;
use rules::project::LoadError;
use rules::report::Finding;
use rules::spot::Spot;
use rules::text::LineIndex;

use crate::sheet::Slip;
use crate::trial::Outcome;

/// The verdict on a fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Verdict {
    Missed,
    /// Found, but all findings point elsewhere.
    Elsewhere(Vec<String>),
    /// Found, and a finding names the exact place.
    Named,
}

/// Judges an outcome; `None` for a slip that is not a fault.
pub(crate) fn judge(slip: &Slip, outcome: &Outcome) -> Option<Verdict> {
    let (named, said) = match outcome {
        Outcome::Same => return None,
        Outcome::Refused(errors) => {
            let named = errors.iter().any(|error| is_of(slip, error));
            (named, errors.iter().map(ToString::to_string).collect())
        }
        Outcome::Checked { findings, .. } if findings.is_empty() => return Some(Verdict::Missed),
        Outcome::Checked { part, findings, .. } => {
            let named = findings.iter().any(|finding| is_at(slip, *part, finding));
            let said = |finding: &Arc<Finding>| format!("{} {:?} {}", finding.lint, finding.part, finding.place);
            (named, findings.iter().map(said).collect::<Vec<_>>())
        }
    };
    Some(if named { Verdict::Named } else { Verdict::Elsewhere(said) })
}

fn is_of(slip: &Slip, error: &LoadError) -> bool {
    match error {
        LoadError::Text { error, .. } => slip.lines.contains(&error.line),
        LoadError::Missing { name, .. } => {
            slip.names.iter().any(|own| !own.is_empty() && name.starts_with(own.as_str()))
        }
    }
}

/// Whether a finding points at the line of the slip, or names the changed thing.
fn is_at(slip: &Slip, part: DocumentRef, finding: &Finding) -> bool {
    if called(&finding.place).iter().any(|name| slip.names.contains(name)) {
        return true;
    }
    let said: Vec<String> = finding.message.arguments.iter().flat_map(|(_, argument)| says(argument)).collect();
    // A missing table entry has no line: its place is its key and the table.
    let missing = |key: &String| match finding.place {
        Place::Field(list) => slip.names.contains(&format!("{list} {key}")),
        _ => false,
    };
    if said.iter().any(|name| slip.names.contains(name) || missing(name)) {
        return true;
    }
    let lines = LineIndex::new(&slip.text);
    let shown = |span: rules::text::outline::Span| lines.position(span.start).line;
    finding.part == part
        && locate_finding(&slip.text, finding).into_iter().any(|span| slip.lines.contains(&shown(span)))
}

/// Returns the places named by a value of a message, which may be a list of them.
fn says(argument: &Argument) -> Vec<String> {
    let Argument::Text(text) = argument else { return Vec::new() };
    let words = text.split(", ").map(|word| word.trim_matches('`'));
    words
        .flat_map(|word| match word.parse::<LayeredSide>() {
            Ok(at) => vec![at.side.to_string()],
            Err(_) => match word.parse::<Spot>() {
                Ok(spot) => vec![word.to_owned(), spot.hex.to_string()],
                Err(_) => vec![word.to_owned()],
            },
        })
        .collect()
}

/// Returns the names of a place; a place of several hexsides has one name for each.
fn called(place: &Place) -> Vec<String> {
    match place {
        Place::Hexside(at) => vec![at.side.to_string()],
        Place::Hexsides(sides) => sides.iter().map(ToString::to_string).collect(),
        Place::Spot(spot) | Place::GunSite(spot) => vec![place.to_string(), spot.hex.to_string()],
        _ => vec![place.to_string()],
    }
}
