//! The part of SARIF 2.1.0 needed for findings, with the names of the standard.

use rules::text::Position;
use serde::Serialize;

/// The schema that the log conforms to.
pub(super) const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

#[derive(Serialize)]
pub(super) struct Log {
    #[serde(rename = "$schema")]
    pub(super) schema: &'static str,
    pub(super) version: &'static str,
    pub(super) runs: [Run; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Run {
    pub(super) tool: Tool,
    pub(super) language: &'static str,
    pub(super) column_kind: &'static str,
    pub(super) invocations: [Invocation; 1],
    pub(super) results: Vec<SarifResult>,
}

#[derive(Serialize)]
pub(super) struct Tool {
    pub(super) driver: Driver,
}

#[derive(Serialize)]
pub(super) struct Driver {
    pub(super) name: &'static str,
    pub(super) version: &'static str,
    pub(super) rules: Vec<Rule>,
}

#[derive(Serialize)]
pub(super) struct Rule {
    pub(super) id: &'static str,
    #[serde(rename = "shortDescription")]
    pub(super) short: Text,
    pub(super) help: Markdown,
    #[serde(rename = "defaultConfiguration")]
    pub(super) configuration: Configuration,
}

#[derive(Serialize)]
pub(super) struct Text {
    pub(super) text: String,
}

#[derive(Serialize)]
pub(super) struct Markdown {
    pub(super) text: String,
    pub(super) markdown: String,
}

#[derive(Serialize)]
pub(super) struct Configuration {
    pub(super) level: &'static str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Invocation {
    pub(super) execution_successful: bool,
    #[serde(rename = "toolExecutionNotifications")]
    pub(super) notifications: Vec<Notification>,
}

#[derive(Serialize)]
pub(super) struct Notification {
    pub(super) level: &'static str,
    pub(super) message: Text,
    pub(super) locations: [Location; 1],
}

#[derive(Serialize)]
pub(super) struct SarifResult {
    #[serde(rename = "ruleId")]
    pub(super) rule: &'static str,
    #[serde(rename = "ruleIndex", skip_serializing_if = "Option::is_none")]
    pub(super) index: Option<usize>,
    pub(super) level: &'static str,
    pub(super) message: Text,
    pub(super) locations: [Location; 1],
    #[serde(rename = "relatedLocations", skip_serializing_if = "Vec::is_empty")]
    pub(super) related: Vec<Location>,
    #[serde(rename = "partialFingerprints")]
    pub(super) fingerprints: Fingerprints,
}

/// Distinguishes a finding from the others of its document, even if lines move.
#[derive(Serialize)]
pub(super) struct Fingerprints {
    #[serde(rename = "place/v1")]
    pub(super) place: String,
}

#[derive(Serialize)]
pub(super) struct Location {
    #[serde(rename = "physicalLocation")]
    pub(super) physical: Physical,
    #[serde(rename = "logicalLocations", skip_serializing_if = "Vec::is_empty")]
    pub(super) logical: Vec<Logical>,
}

/// A place in the terms of the game.
#[derive(Serialize)]
pub(super) struct Logical {
    pub(super) name: String,
}

#[derive(Serialize)]
pub(super) struct Physical {
    #[serde(rename = "artifactLocation")]
    pub(super) artifact: Artifact,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) region: Option<Region>,
}

#[derive(Serialize)]
pub(super) struct Artifact {
    pub(super) uri: String,
}

/// A range of characters; the end is exclusive.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Region {
    start_line: usize,
    start_column: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    end_line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end_column: Option<usize>,
}

impl Region {
    pub(super) const fn between([from, to]: [Position; 2]) -> Self {
        Self { start_line: from.line, start_column: from.column, end_line: Some(to.line), end_column: Some(to.column) }
    }

    pub(super) const fn at(line: usize, column: usize) -> Self {
        Self { start_line: line, start_column: column, end_line: None, end_column: None }
    }
}
