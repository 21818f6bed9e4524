//! Ways to play a side of the Alamo that somebody may try: captains who keep to one thing, and captains of other minds.

mod minded;
mod single;

use std::sync::Arc;

use super::captain::{Captain, Purpose};
use super::general::minds::{VETERAN, minds};
use super::weights::{AGGRESSIVE, BLIND, CAUTIOUS, Mind, PLAIN};
use super::{Game, Player};
use crate::message::Message;
use crate::project::Project;
use crate::side::Side;
use crate::system::{Draw, Schemed};

/// A way to play a side: what the captain cares for, and what he keeps to.
#[derive(Debug, Clone, PartialEq)]
pub struct Scheme {
    mind: Mind,
    purpose: Option<Arc<Purpose>>,
}

impl Scheme {
    const fn of(mind: Mind) -> Self {
        Self { mind, purpose: None }
    }
}

impl Schemed for Game {
    type Scheme = Scheme;

    fn single_minded(&self, project: &Project, side: Side) -> Vec<Scheme> {
        let scheme = |purpose| Scheme { purpose: Some(Arc::new(purpose)), ..Self::usual() };
        single::purposes(self, project, side).into_iter().map(scheme).collect()
    }

    fn minded(&self, side: Side) -> Vec<Scheme> {
        let personas = [VETERAN, Mind::of(AGGRESSIVE), Mind::of(CAUTIOUS), Mind::of(BLIND)];
        let mut all: Vec<Scheme> = Vec::new();
        for mind in personas.into_iter().chain(minds(side)) {
            let scheme = Scheme::of(mind);
            if !all.contains(&scheme) {
                all.push(scheme);
            }
        }
        all
    }

    fn usual() -> Scheme {
        Scheme::of(Mind::of(PLAIN))
    }

    fn varied(scheme: &Scheme, side: Side, draw: &mut Draw<'_>) -> Scheme {
        Scheme { mind: minded::varied(&scheme.mind, side, draw), purpose: scheme.purpose.clone() }
    }

    fn carried_out(scheme: &Scheme) -> Box<dyn Player<Self>> {
        Box::new(match &scheme.purpose {
            Some(purpose) => Captain::bent_on(&scheme.mind, Arc::clone(purpose)),
            None => Captain::new(&scheme.mind),
        })
    }

    fn told(&self, scheme: &Scheme, side: Side) -> Vec<Message> {
        let mut told: Vec<Message> = scheme.purpose.iter().map(|purpose| single::told(self, purpose, side)).collect();
        told.extend(minded::told(&scheme.mind, side));
        if told.is_empty() {
            told.push(Message::new("scheme-usual"));
        }
        told
    }
}
