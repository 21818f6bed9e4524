//! Alternative ways to play a side: captains under one constraint, and captains with other weights.

use super::Game;
use super::captain::{Approach, Captain, Constraint, Persona};
use crate::phrase::Phrase;
use crate::player::Player;
use crate::project::Project;
use crate::side::Side;
use crate::system::{DrawNumber, Schemed, Weights, differing, quarter_word, vary, waiting_turns, waits};

/// A way to play a side: a captain with other preferences.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Scheme(Persona);

/// The weights that each side uses, with the message ids of their names.
const WEIGHED: [&Weights<Persona>; 2] = [
    &[
        ("scheme-weight-fight", |own| &mut own.fight),
        ("scheme-weight-load", |own| &mut own.load),
        ("scheme-weight-close", |own| &mut own.close),
    ],
    &[
        ("scheme-weight-climb", |own| &mut own.climb),
        ("scheme-weight-march", |own| &mut own.march),
        ("scheme-weight-door", |own| &mut own.door),
        ("scheme-weight-cross", |own| &mut own.cross),
        ("scheme-weight-column", |own| &mut own.enter),
        ("scheme-weight-volley", |own| &mut own.volley),
        ("scheme-weight-fire", |own| &mut own.fire),
    ],
];

impl Schemed for Game {
    type Scheme = Scheme;

    fn single_minded(&self, _: &Project, side: Side) -> Vec<Scheme> {
        let mut all: Vec<Constraint> = waiting_turns(last(self)).map(Constraint::Wait).collect();
        all.extend([Constraint::HoldFire, Constraint::NoMelee]);
        if side == Side::Texan {
            all.push(Constraint::Rooms);
        } else {
            let quarters = (0..self.ground.areas.len() as u16).filter(|area| !self.ground.area(*area).inside);
            let quarters: Vec<u8> = quarters.filter_map(|area| self.ground.quarter(self.board(), area)).collect();
            all.extend((0..4).filter(|quarter| quarters.contains(quarter)).map(Constraint::Against));
            let columns = (0..self.commands.len() as u8).filter(|command| self.column(*command).next().is_some());
            all.extend(columns.map(Constraint::Column));
        }
        let bound = |constraint| Scheme(Persona { constraint: Some(constraint), ..Persona::USUAL });
        all.into_iter().map(bound).collect()
    }

    fn minded(&self, side: Side) -> Vec<Scheme> {
        let personas: &[Persona] = match side {
            Side::Texan => &[
                Persona { fight: 0, ..Persona::USUAL },
                Persona { fight: 120, ..Persona::USUAL },
                Persona { load: 200, ..Persona::USUAL },
                Persona { close: 60, ..Persona::USUAL },
            ],
            Side::Mexican => &[
                Persona { approach: Some(Approach::STRAIGHT), ..Persona::USUAL },
                Persona { approach: Some(Approach::COVERED), ..Persona::USUAL },
                Persona { approach: Some(Approach::MASSED), ..Persona::USUAL },
                Persona { enter: 200, ..Persona::USUAL },
                Persona { climb: 160, ..Persona::USUAL },
                Persona { climb: 1000, ..Persona::USUAL },
                Persona { volley: 40, ..Persona::USUAL },
                Persona { fire: 40, ..Persona::USUAL },
            ],
        };
        personas.iter().copied().map(Scheme).collect()
    }

    fn usual() -> Scheme {
        Scheme::default()
    }

    fn varied(&self, scheme: &Scheme, side: Side, draw: &mut DrawNumber<'_>) -> Scheme {
        let mut varied = scheme.0;
        vary(&mut varied, WEIGHED[side.index()], 0.5, draw);
        if side == Side::Mexican && draw() < 0.3 {
            let all = Approach::ALL;
            varied.approach = Some(all[(draw() * all.len() as f32) as usize % all.len()]);
        }
        Scheme(varied)
    }

    fn carried_out(scheme: &Scheme) -> Box<dyn Player<Self>> {
        Box::new(Captain::new(scheme.0))
    }

    fn told(&self, scheme: &Scheme, side: Side) -> Vec<Phrase> {
        let own = scheme.0;
        let mut told: Vec<Phrase> = own.constraint.iter().map(|own| constrained(self, *own, side)).collect();
        told.extend(own.approach.map(|own| {
            Phrase::new(match own {
                Approach::COVERED => "scheme-covered",
                Approach::MASSED => "scheme-massed",
                _ => "scheme-straight",
            })
        }));
        told.extend(differing(own, Persona::USUAL, WEIGHED[side.index()]));
        if told.is_empty() {
            told.push(Phrase::new("scheme-usual"));
        }
        told
    }
}

/// Returns the last round of a game.
fn last(game: &Game) -> u8 {
    u8::try_from(game.figures.rounds).unwrap_or(u8::MAX)
}

/// Returns a constraint in words.
fn constrained(game: &Game, constraint: Constraint, side: Side) -> Phrase {
    match constraint {
        Constraint::Wait(round) => waits("scheme-wait-round", round, last(game)),
        Constraint::HoldFire if side == Side::Mexican => Phrase::new("scheme-close"),
        Constraint::HoldFire => Phrase::new("scheme-no-fire"),
        Constraint::NoMelee => Phrase::new("scheme-no-melee"),
        Constraint::Column(command) => Phrase::new("scheme-column").with("name", game.command_name(command)),
        Constraint::Against(quarter) => Phrase::new("scheme-go").word("quarter", quarter_word(quarter)),
        Constraint::Rooms => Phrase::new("scheme-rooms-stay"),
    }
}
