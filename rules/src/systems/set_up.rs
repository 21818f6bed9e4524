//! What the set-up of a scenario can settle in each system, and computer players that complete it.

use super::AnyGame;
use crate::alamo::scenario_check;
use crate::deguello;
use crate::knapp;
use crate::log::{Log, Players};
use crate::play::PossiblePlaces;
use crate::project::Project;
use crate::rulebook::System;
use crate::scenario::{Placement, PlotLine};
use crate::table::NotDone;

/// Whether the set-up of a scenario can place counters of a kind: the others come into play by themselves, or are
/// placed by the player in the course of the game.
///
/// # Examples
///
/// ```
/// use rules::rulebook::System;
/// use rules::systems::is_set_up;
///
/// assert!(is_set_up(System::Knapp, "rifleman") && !is_set_up(System::Knapp, "infantry"));
/// ```
#[must_use]
pub fn is_set_up(system: System, kind: &str) -> bool {
    match system {
        System::Alamo => true,
        System::Knapp => knapp::PieceType::named(kind).is_some_and(knapp::PieceType::is_set_up),
        System::Deguello => deguello::PieceType::named(kind).is_some_and(deguello::PieceType::is_placed),
    }
}

/// Returns the lines of the set-up of a scenario that place a counter in its game. The others, which the validator
/// refuses, have no effect.
pub fn set_up(project: &Project) -> impl Iterator<Item = &Placement> {
    project.scenario.setup.iter().filter(|line| can_place(project, &line.piece))
}

/// Whether the set-up of a scenario can place a counter of this name.
fn can_place(project: &Project, piece: &str) -> bool {
    let is_one_of = |id: &str| {
        let number = piece.strip_prefix(id).and_then(|rest| rest.strip_prefix('-'));
        piece == id || number.is_some_and(|number| number.parse::<u32>().is_ok())
    };
    let kind = project.counters.pieces.iter().find(|own| is_one_of(&own.id));
    kind.is_none_or(|own| is_set_up(project.rulebook.system, &own.kind))
}

/// Whether the entry plot of a scenario is part of a system; in the others players plan in the game, or not at all.
#[must_use]
pub const fn has_plot(system: System) -> bool {
    match system {
        System::Alamo => true,
        System::Knapp | System::Deguello => false,
    }
}

/// Returns where the set-up of a scenario may put a counter while all others stay where it puts them; `None` if no
/// counter has the name, or the documents make no game.
///
/// # Examples
///
/// ```
/// # let project = rules::examples::skirmish();
/// // `project` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::play::PossiblePlaces;
/// use rules::systems::places;
///
/// let Some(PossiblePlaces::Spots(spots)) = places(&project, "rifles") else { panic!("the fort has places for it") };
/// assert!(spots.iter().any(|(_, refused)| refused.is_none()));
/// ```
#[must_use]
pub fn places(project: &Project, piece: &str) -> Option<PossiblePlaces> {
    match project.rulebook.system {
        System::Alamo => scenario_check::places(project, piece),
        System::Knapp => knapp::Game::new(project).ok()?.set_up_places(piece),
        System::Deguello => deguello::Game::new(project).ok()?.set_up_places(piece),
    }
}

/// The lines that complete the set-up of a scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RestOfSetUp {
    /// The lines of the plot that were left open.
    pub plot: Vec<PlotLine>,
    /// The counters that were not placed.
    pub setup: Vec<Placement>,
}

/// Lets a computer player of both sides complete a set-up: it decides what the scenario leaves open before the first
/// turn. What the scenario prescribes is kept; a counter that the rules place by themselves, or later, gets no line.
///
/// # Errors
///
/// If the player makes an illegal decision.
pub fn complete(project: &Project, game: &AnyGame, player: &str, seed: u64) -> Result<RestOfSetUp, NotDone> {
    let players = Players { texan: player.to_owned(), mexican: player.to_owned() };
    let (mut table, _) = game.sit_down(Log::begin(project, "", seed, players));
    let hands = table.history().hands();
    table.finish_set_up(hands, true)?;
    let prescribed = |piece: &str| project.scenario.setup.iter().any(|line| line.piece == piece);
    let mut setup: Vec<Placement> = Vec::new();
    // A counter may be lost or moved before the set-up is over: its line says where it was first.
    for step in 0..=table.history().steps().len() {
        table.go(step);
        for piece in table.pieces() {
            let (name, at) = (table.piece(piece).name, table.token(piece).at);
            let is_new = setup.iter().all(|line| line.piece != name);
            if let Some(at) = at.filter(|_| is_new && !prescribed(name) && can_place(project, name)) {
                setup.push(Placement { piece: name.to_owned(), at: table.board().spot(at) });
            }
        }
    }
    setup.sort();
    let plotted = |column: &str| project.scenario.plot.iter().any(|line| line.column == column);
    let groups = if has_plot(project.rulebook.system) { table.groups() } else { Vec::new() };
    let plot = groups.into_iter().filter(|own| !plotted(&own.id)).filter_map(|own| {
        let area = own.planned?.parse().ok()?;
        Some(PlotLine { column: own.id, area })
    });
    Ok(RestOfSetUp { plot: plot.collect(), setup })
}
