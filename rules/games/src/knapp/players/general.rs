//! The general's set-up for this game: its advisers, and how it samples the hidden plan.
//!
//! Against the captain it won 22 of 40 games of *rancho* (12 of 20 as Texan, 10 of 20 as Mexican, seeds 0 to 19): too
//! few to distinguish it from the captain.

use super::captain::{Captain, Persona};
use crate::dice::Streams;
use crate::knapp::{Action, Game, Phase, Position};
use crate::play::Game as _;
use crate::player::{Make, Player, School, Seat};
use crate::side::Side;

/// The approximate number of steps examined before a phase.
const BUDGET: u32 = 60_000;
/// The maximum number of decisions in a plan of the columns.
const DECISIONS: usize = 200;

pub(super) static SCHOOL: School<Game> =
    School { usual: || captain(Persona::USUAL), advisers: [GARRISON, ATTACKERS], imagine, budget: BUDGET };

/// The advisers of the garrison: captains, and a player that only waits.
const GARRISON: &[Make<Game>] = &[
    || captain(Persona::BRAVE),
    || Box::new(Waits::default()),
    || captain(Persona::STEADY),
    || captain(Persona::WARY),
];

/// The advisers of the attackers: captains, and a player that only waits.
const ATTACKERS: &[Make<Game>] = &[
    || captain(Persona::BOLD),
    || captain(Persona::SPARING),
    || captain(Persona::HASTY),
    || captain(Persona::MASSED),
    || Box::new(Waits::default()),
];

fn captain(persona: Persona) -> Box<dyn Player<Game>> {
    Box::new(Captain::new(persona))
}

/// A player that ends every phase that may be ended, and otherwise plays as a captain.
#[derive(Debug, Default)]
struct Waits {
    captain: Captain,
}

impl Player<Game> for Waits {
    fn choose(&mut self, seat: Seat<'_, Game>, streams: &mut Streams) -> Action {
        if seat.game.check(seat.view, Action::Done).is_ok() {
            return Action::Done;
        }
        self.captain.choose(seat, streams)
    }
}

/// Samples a position that agrees with the view: while the garrison takes its posts the plan is hidden, so a captain
/// makes one.
fn imagine(game: &Game, view: &Position, side: Side, streams: &mut Streams) -> Position {
    let mut position = view.clone();
    if side == Side::Mexican || view.phase != Phase::Posts {
        return position;
    }
    let (mut plan, mut planner, mut events) = (view.clone(), Captain::default(), Vec::new());
    plan.phase = Phase::Plan;
    for _ in 0..DECISIONS {
        if plan.phase != Phase::Plan {
            break;
        }
        let action = planner.choose(Seat { game, view: &plan, side: Side::Mexican }, streams);
        if game.apply(&mut plan, action, &mut events).is_err() {
            break;
        }
    }
    position.columns = plan.columns;
    position
}
