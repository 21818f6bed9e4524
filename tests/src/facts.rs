//! What published texts state about a map, as claims that hold or fail.
//!
//! A fact sheet (`.facts.ron`) lists facts; each names the rules it comes from and the claims it makes. Evaluating
//! the sheet against a project gives every claim that does not hold, with the fact, the rules and the hexes.

mod board;
mod chart;
mod claim;
mod entry;
mod geometry;
mod guns;
mod hexsides;
mod places;
mod rooms;

pub use claim::{Claim, Compass};

use rules::systems;
use std::fmt;

use rules::board::Board;
use rules::project::Project;
use rules::text::Document;
use rules::words::Words;
use serde::{Deserialize, Serialize};

use crate::graph::{self, SpotGraph};

/// A fact sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Facts", deny_unknown_fields)]
pub struct FactSheet {
    /// The version of the text format.
    pub format: u32,
    /// The title.
    pub title: Words,
    /// The facts, in the order of the texts.
    pub facts: Vec<Fact>,
}

impl Document for FactSheet {
    const NAME: &'static str = "Facts";
    const EXTENSION: &'static str = "facts.ron";

    rules::document_text!();

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &self.title
    }

    // The order of the facts is the order of the texts.
    fn sort(&mut self) {}
}

/// A fact stated by the texts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fact {
    /// A short id, unique on the sheet.
    pub id: String,
    /// The rules that state it: numbers of the 1981 rules, or sections of the advanced rules.
    pub rules: Vec<String>,
    /// The statement in our words.
    pub says: String,
    /// The claims that must be true of the documents.
    pub claims: Vec<Claim>,
}

/// A claim that does not hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The fact.
    pub fact: String,
    /// Its rules.
    pub rules: String,
    /// The claim, with its hexes.
    pub claim: String,
    /// The actual state of the documents.
    pub found: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}): {}: {}", self.fact, self.rules, self.claim, self.found)
    }
}

/// The evidence for evaluating claims: a project and the board compiled from it.
pub struct Evidence<'a> {
    /// The documents.
    pub project: &'a Project,
    /// The board.
    pub board: Board,
    /// The same board as a graph.
    pub graph: SpotGraph,
}

impl<'a> Evidence<'a> {
    /// Compiles the project's map.
    #[must_use]
    pub fn new(project: &'a Project) -> Self {
        let board = Board::new(&project.map, systems::charts(&project.rulebook));
        let graph = graph::spot_graph(&project.map);
        Self { project, board, graph }
    }
}

impl FactSheet {
    /// Returns every claim of the sheet that does not hold, evaluated lazily.
    pub fn failures<'a>(&'a self, evidence: &'a Evidence<'_>) -> impl Iterator<Item = Failure> + 'a {
        let claims = self.facts.iter().flat_map(|fact| fact.claims.iter().map(move |claim| (fact, claim)));
        claims.filter_map(|(fact, claim)| {
            let found = claim.evaluate(evidence).err()?;
            Some(Failure { fact: fact.id.clone(), rules: fact.rules.join("; "), claim: claim.to_string(), found })
        })
    }

    /// Returns the number of claims on the sheet.
    #[must_use]
    pub fn claims(&self) -> usize {
        self.facts.iter().map(|fact| fact.claims.len()).sum()
    }
}

/// `Ok` if a claim holds, otherwise the actual state.
type Verdict = Result<(), String>;

/// Holds if the condition does.
fn when(condition: bool, found: impl FnOnce() -> String) -> Verdict {
    if condition { Ok(()) } else { Err(found()) }
}

/// Holds if the list of violations is empty; otherwise names them.
fn none_of<T: fmt::Display>(wrong: impl IntoIterator<Item = T>, say: &str) -> Verdict {
    let wrong: Vec<_> = wrong.into_iter().map(|thing| thing.to_string()).collect();
    when(wrong.is_empty(), || format!("{} {say}", wrong.join(", ")))
}
