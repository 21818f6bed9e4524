//! Alternative ways to play a side: captains under one constraint or with a given plan of the assault, and captains with
//! other weights.

use super::Game;
use super::captain::{AssaultPlan, Captain, Constraint, Persona, Strengths};
use crate::phrase::Phrase;
use crate::player::Player;
use crate::project::Project;
use crate::side::Side;
use crate::system::{DrawNumber, Schemed, Weights, differing, quarter_word, vary, waiting_turns, waits};

/// A way to play a side.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Scheme {
    pub(super) persona: Persona,
    /// The plan of the assault; `None` to draw one.
    pub(super) plan: Option<AssaultPlan>,
    pub(super) constraint: Option<Constraint>,
}

impl Scheme {
    const fn of(persona: Persona) -> Self {
        Self { persona, plan: None, constraint: None }
    }
}

/// The weights that each side uses, with the message ids of their names.
const WEIGHED: [&Weights<Persona>; 2] = [
    &[("scheme-weight-fear", |own| &mut own.fear)],
    &[
        ("scheme-weight-inside", |own| &mut own.inside),
        ("scheme-weight-stand", |own| &mut own.stand),
        ("scheme-weight-later", |own| &mut own.later),
    ],
];

/// A number of days that no siege reaches.
const FOREVER: i32 = 99;

impl Schemed for Game {
    type Scheme = Scheme;

    fn single_minded(&self, _: &Project, side: Side) -> Vec<Scheme> {
        let last = u8::try_from(self.figures.turns).unwrap_or(u8::MAX);
        let mut constraints: Vec<Constraint> = waiting_turns(last).map(Constraint::Wait).collect();
        constraints.push(Constraint::HoldFire);
        let walls = (0..4).filter(|quarter| self.ground.sections.iter().any(|own| own.quarter == *quarter));
        if side == Side::Texan {
            constraints.push(Constraint::Rooms);
            constraints.extend(walls.map(Constraint::Wall));
        } else {
            constraints.extend(walls.map(Constraint::Against));
        }
        let bound = |constraint| Scheme { constraint: Some(constraint), ..Scheme::default() };
        let mut all: Vec<Scheme> = constraints.into_iter().map(bound).collect();
        if side == Side::Mexican {
            let plans = [
                AssaultPlan::PLAIN,
                AssaultPlan { spared_days: FOREVER, ..AssaultPlan::PLAIN },
                AssaultPlan { spared_days: -FOREVER, ..AssaultPlan::PLAIN },
                AssaultPlan { strengths: Strengths::Feint, ..AssaultPlan::PLAIN },
                AssaultPlan { strengths: Strengths::Held, ..AssaultPlan::PLAIN },
            ];
            all.extend(plans.map(|plan| Scheme { plan: Some(plan), ..Scheme::default() }));
            let columns = (1..=most_columns(self)).filter(|count| *count != Persona::USUAL.columns);
            let of = |columns| Scheme::of(Persona { columns, ..Persona::USUAL });
            all.extend(columns.map(|columns| Scheme { plan: Some(AssaultPlan::PLAIN), ..of(columns) }));
            all.push(Scheme::of(Persona { climbs: false, ..Persona::USUAL }));
        }
        all
    }

    fn minded(&self, side: Side) -> Vec<Scheme> {
        let personas: &[Persona] = match side {
            Side::Texan => &[Persona::BRAVE, Persona::STEADY, Persona::WARY],
            Side::Mexican => &[Persona::BOLD, Persona::SPARING, Persona::HASTY, Persona::MASSED],
        };
        personas.iter().map(|own| Scheme::of(*own)).collect()
    }

    fn usual() -> Scheme {
        Scheme::default()
    }

    fn varied(&self, scheme: &Scheme, side: Side, draw: &mut DrawNumber<'_>) -> Scheme {
        let mut varied = *scheme;
        vary(&mut varied.persona, WEIGHED[side.index()], 0.6, draw);
        if side == Side::Mexican && draw() < 0.3 {
            varied.persona.columns = 1 + (draw() * most_columns(self) as f32) as usize;
        }
        varied
    }

    fn carried_out(scheme: &Scheme) -> Box<dyn Player<Self>> {
        Box::new(Captain::of_scheme(*scheme))
    }

    fn told(&self, scheme: &Scheme, side: Side) -> Vec<Phrase> {
        let last = u8::try_from(self.figures.turns).unwrap_or(u8::MAX);
        let mut told: Vec<Phrase> = scheme.constraint.iter().map(|own| constrained(*own, last)).collect();
        let own = scheme.persona;
        if side == Side::Mexican {
            told.extend(
                (own.columns != Persona::USUAL.columns)
                    .then(|| Phrase::new("scheme-columns").count("columns", own.columns)),
            );
            told.extend((!own.climbs).then(|| Phrase::new("scheme-no-ladders")));
            told.extend(scheme.plan.iter().filter(|_| told.is_empty()).map(|plan| planned(*plan)).collect::<Vec<_>>());
        }
        told.extend(differing(own, Persona::USUAL, WEIGHED[side.index()]));
        if told.is_empty() {
            told.push(Phrase::new("scheme-usual"));
        }
        told
    }
}

/// Returns the most columns that a plan can have: as many as there are columns beside the Reserve, commanders and places
/// to start from.
fn most_columns(game: &Game) -> usize {
    usize::from(game.reserve()).min(game.commands.len() - 1).min(game.ground.starts.len() - 1)
}

/// Returns a constraint in words.
fn constrained(constraint: Constraint, last: u8) -> Phrase {
    match constraint {
        Constraint::Wait(turn) => waits("scheme-wait", turn, last),
        Constraint::HoldFire => Phrase::new("scheme-no-fire"),
        Constraint::Against(quarter) => Phrase::new("scheme-against").word("quarter", quarter_word(quarter)),
        Constraint::Wall(quarter) => Phrase::new("scheme-wall").word("quarter", quarter_word(quarter)),
        Constraint::Rooms => Phrase::new("scheme-rooms"),
    }
}

/// Returns a plan of the assault in words.
fn planned(plan: AssaultPlan) -> Phrase {
    Phrase::new(match plan {
        AssaultPlan { spared_days: FOREVER, .. } => "scheme-no-siege",
        AssaultPlan { spared_days: ..0, .. } => "scheme-long-siege",
        AssaultPlan { strengths: Strengths::Feint, .. } => "scheme-feint",
        AssaultPlan { strengths: Strengths::Held, .. } => "scheme-held",
        _ => "scheme-equal",
    })
}
