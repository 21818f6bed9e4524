//! Alternative ways to play a side of the Alamo: captains under one constraint, and captains with other weights.

mod constrained;
mod varied_weights;

use std::sync::Arc;

use super::captain::{Captain, Constraint};
use super::general::personas::{VETERAN, personas};
use super::weights::{AGGRESSIVE, BLIND, CAUTIOUS, PLAIN, Persona};
use super::{Game, Player};
use crate::phrase::Phrase;
use crate::project::Project;
use crate::side::Side;
use crate::system::{DrawNumber, Schemed};

/// A way to play a side: a persona and, optionally, a constraint.
#[derive(Debug, Clone, PartialEq)]
pub struct Scheme {
    persona: Persona,
    constraint: Option<Arc<Constraint>>,
}

impl Scheme {
    const fn new(persona: Persona) -> Self {
        Self { persona, constraint: None }
    }
}

impl Schemed for Game {
    type Scheme = Scheme;

    fn single_minded(&self, project: &Project, side: Side) -> Vec<Scheme> {
        let scheme = |constraint| Scheme { constraint: Some(Arc::new(constraint)), ..Self::usual() };
        constrained::constraints(self, project, side).into_iter().map(scheme).collect()
    }

    fn minded(&self, side: Side) -> Vec<Scheme> {
        let usual = [VETERAN, Persona::new(AGGRESSIVE), Persona::new(CAUTIOUS), Persona::new(BLIND)];
        let mut all: Vec<Scheme> = Vec::new();
        for persona in usual.into_iter().chain(personas(side)) {
            let scheme = Scheme::new(persona);
            if !all.contains(&scheme) {
                all.push(scheme);
            }
        }
        all
    }

    fn usual() -> Scheme {
        Scheme::new(Persona::new(PLAIN))
    }

    fn varied(&self, scheme: &Scheme, side: Side, draw: &mut DrawNumber<'_>) -> Scheme {
        Scheme { persona: varied_weights::varied(&scheme.persona, side, draw), constraint: scheme.constraint.clone() }
    }

    fn carried_out(scheme: &Scheme) -> Box<dyn Player<Self>> {
        Box::new(match &scheme.constraint {
            Some(constraint) => Captain::bent_on(&scheme.persona, Arc::clone(constraint)),
            None => Captain::new(&scheme.persona),
        })
    }

    fn told(&self, scheme: &Scheme, side: Side) -> Vec<Phrase> {
        let mut told: Vec<Phrase> =
            scheme.constraint.iter().map(|constraint| constrained::told(self, constraint, side)).collect();
        told.extend(varied_weights::told(&scheme.persona, side));
        if told.is_empty() {
            told.push(Phrase::new("scheme-usual"));
        }
        told
    }
}
