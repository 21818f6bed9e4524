//! Findings as SARIF 2.1.0, for tools and code hosts that read it.
//!
//! Columns count characters. A finding without a line has only its document as its place. Fixes are edits of the map,
//! not of its text, so none are written.

mod form;
mod uri;

use rules::lint::{LINTS, Lint};
use rules::project::LoadError;
use rules::report::Severity;
use rules::text::Position;
use rules::words::Language;

use form::{
    Artifact, Configuration, Driver, Fingerprints, Invocation, Location, Log, Logical, Markdown, Notification,
    Physical, Region, Rule, Run, SarifResult, Text, Tool,
};

use super::{Checked, LocatedFinding};
use crate::words::Voice;

/// Returns one log for all files, with or without findings.
pub(super) fn report(checked: &[Checked], voice: &Voice) -> String {
    let found = checked.iter().filter_map(|one| one.outcome.as_ref().ok()).flatten();
    let troubles = checked.iter().filter_map(|one| one.outcome.as_ref().err()).flatten();
    let notifications: Vec<Notification> = troubles.map(|error| notification(error, voice)).collect();
    let run = Run {
        tool: Tool { driver: driver(voice) },
        language: tag(voice.language()),
        column_kind: "unicodeCodePoints",
        invocations: [Invocation { execution_successful: notifications.is_empty(), notifications }],
        results: found.map(|found| result(found, voice)).collect(),
    };
    super::super::json(&Log { schema: form::SCHEMA, version: "2.1.0", runs: [run] })
}

const fn tag(language: Language) -> &'static str {
    match language {
        Language::English => "en",
        Language::French => "fr",
    }
}

fn driver(voice: &Voice) -> Driver {
    let rules = LINTS.iter().map(|lint| rule(lint, voice)).collect();
    Driver { name: "bexar", version: env!("CARGO_PKG_VERSION"), rules }
}

/// Describes a lint by its page, whose title line is a short description.
fn rule(lint: &'static Lint, voice: &Voice) -> Rule {
    let page = voice.page(lint.page(voice.language()));
    let (title, body) = page.split_once('\n').unwrap_or((&page, ""));
    let short = title.split_once(": ").map_or(title, |(_, short)| short);
    Rule {
        id: lint.name,
        short: Text { text: short.to_owned() },
        help: Markdown { text: body.trim().to_owned(), markdown: page.clone() },
        configuration: Configuration { level: level(lint.severity) },
    }
}

const fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    }
}

fn result(found: &LocatedFinding, voice: &Voice) -> SarifResult {
    let finding = &found.finding;
    let named: Vec<Logical> = voice.place(&finding.place).into_iter().map(|name| Logical { name }).collect();
    let mut regions = found.regions.iter().copied();
    let at = |region: Option<[Position; 2]>| Physical {
        artifact: Artifact { uri: uri::reference(&found.document) },
        region: region.map(Region::between),
    };
    let first = Location { physical: at(regions.next()), logical: named };
    let others = regions.map(|region| Location { physical: at(Some(region)), logical: Vec::new() }).collect();
    // The fingerprint is the same in every language.
    let place = serde_json::to_string(&finding.place).unwrap_or_default();
    SarifResult {
        rule: finding.lint,
        index: LINTS.iter().position(|lint| lint.name == finding.lint),
        level: level(finding.severity),
        message: Text { text: format!("{}\n{}", voice.say(&finding.message), voice.say(&finding.help)) },
        locations: [first],
        related: others,
        fingerprints: Fingerprints { place: format!("{}:{place}", finding.lint) },
    }
}

fn notification(error: &LoadError, voice: &Voice) -> Notification {
    let (name, region, text) = match error {
        LoadError::Text { name, error } => (name, Some(Region::at(error.line, error.column)), voice.text_error(error)),
        LoadError::Missing { name, message } => (name, None, voice.say(message)),
    };
    let physical = Physical { artifact: Artifact { uri: uri::reference(name) }, region };
    Notification { level: "error", message: Text { text }, locations: [Location { physical, logical: Vec::new() }] }
}
