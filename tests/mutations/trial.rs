//! Reads and checks a mutated document as `bexar check` does.

use std::sync::Arc;

use bexar::files::{Bundled, DocumentKind};
use rules::case::Cases;
use rules::correction::Correction;
use rules::lint::{self};
use rules::project::DocumentRef;
use rules::project::{LoadError, LoadedCorrection, LoadedVariant, Project};
use rules::report::Finding;
use rules::scenario::Scenario;
use rules::text::{self, Document, TextError};

use crate::sheet::Sheet;

/// The outcome of reading and checking a mutated document.
pub(crate) enum Outcome {
    /// It reads the same as the original, so there is no fault.
    Same,
    /// It cannot be read, or refers to missing things.
    Refused(Vec<LoadError>),
    /// It was read and checked.
    Checked {
        /// The document within the project.
        part: DocumentRef,
        findings: Vec<Arc<Finding>>,
        /// The project with the document.
        project: Box<Project>,
    },
}

pub(crate) fn try_out(sheet: &Sheet, text: &str) -> Outcome {
    let outcome = match sheet.kind {
        DocumentKind::Map => within(sheet, text, DocumentRef::Map, |project, map| {
            project.set_base_map(map);
            project.look_for_scan(&Bundled);
        }),
        DocumentKind::Counters => {
            within(sheet, text, DocumentRef::Counters, |project, counters| project.counters = counters)
        }
        DocumentKind::Rulebook => {
            within(sheet, text, DocumentRef::Rulebook, |project, rulebook| project.rulebook = rulebook)
        }
        DocumentKind::Correction => within(sheet, text, DocumentRef::Correction(0), |project, document: Correction| {
            let name = project.corrections[0].name.clone();
            project.scenario.corrections[0].on = true;
            project.corrections = vec![LoadedCorrection { name, document, on: true, conflict: None }];
            project.correct();
        }),
        DocumentKind::Variant => within(sheet, text, DocumentRef::Variant(0), |project, document| {
            let name = sheet.file.clone();
            project.variants = vec![LoadedVariant { on: true, ..LoadedVariant::off(name, document) }];
        }),
        DocumentKind::Scenario => scenario(sheet, text),
        DocumentKind::Cases => cases(sheet, text),
        DocumentKind::Log | DocumentKind::Results | DocumentKind::Walls | DocumentKind::Shard => {
            unreachable!("neither logs nor counts are bundled")
        }
    };
    outcome.unwrap_or_else(|error| Outcome::Refused(vec![LoadError::Text { name: sheet.file.clone(), error }]))
}

/// Tries a document in place of the bundled one in its scenario.
fn within<D: Document + PartialEq>(
    sheet: &Sheet,
    text: &str,
    part: DocumentRef,
    put: impl FnOnce(&mut Project, D),
) -> Result<Outcome, TextError> {
    let document: D = text::read(text)?;
    if text::read::<D>(sheet.text)? == document {
        return Ok(Outcome::Same);
    }
    let mut project = sheet.project.clone();
    put(&mut project, document);
    Ok(checked(part, project))
}

fn scenario(sheet: &Sheet, text: &str) -> Result<Outcome, TextError> {
    let scenario: Scenario = text::read(text)?;
    if sheet.project.scenario == scenario {
        return Ok(Outcome::Same);
    }
    Ok(match Project::from_scenario(&Bundled, scenario) {
        Ok(project) => checked(DocumentRef::Scenario, project),
        Err(errors) => Outcome::Refused(errors),
    })
}

fn cases(sheet: &Sheet, text: &str) -> Result<Outcome, TextError> {
    let cases: Cases = text::read(text)?;
    if text::read::<Cases>(sheet.text)? == cases {
        return Ok(Outcome::Same);
    }
    if let Err(errors) = Project::load(&Bundled, &cases.base) {
        return Ok(Outcome::Refused(errors));
    }
    let (findings, project) = (lint::cases(&cases, &sheet.project).findings, Box::new(sheet.project.clone()));
    Ok(Outcome::Checked { part: DocumentRef::Cases, findings, project })
}

fn checked(part: DocumentRef, project: Project) -> Outcome {
    Outcome::Checked { part, findings: lint::run(&project).findings, project: Box::new(project) }
}
