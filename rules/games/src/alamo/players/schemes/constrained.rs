//! The constraints captains may keep to on a map: one way in, one wall, one building, one turn.

use std::collections::BTreeMap;

use super::super::captain::{Constraint, HeldSpots};
use super::Game;
use crate::alamo::{Mode, Phase};
use crate::board::bearing::{bearing, quarter};
use crate::board::{Crossing, SpotId};
use crate::hex::Hex;
use crate::phrase::Phrase;
use crate::project::Project;
use crate::side::Side;
use crate::spot::Level;
use crate::system::{quarter_word, waiting_turns, waits};

/// Returns all constraints for a captain of a side.
pub(super) fn constraints(game: &Game, project: &Project, side: Side) -> Vec<Constraint> {
    match side {
        Side::Mexican => attackers(game),
        Side::Texan => garrison(game, project),
    }
}

fn attackers(game: &Game) -> Vec<Constraint> {
    let mut all = vec![Constraint::Gates, Constraint::Spurn(Mode::Fire), Constraint::Spurn(Mode::Melee)];
    all.extend(waiting_turns(game.last_turn(&game.start())).map(Constraint::Wait));
    if game.start().phase == Phase::Plot {
        all.extend(game.areas().iter().map(|area| Constraint::Enter(area.number)));
    }
    all.extend(ways_in(game).into_iter().map(Constraint::Into));
    all
}

fn garrison(game: &Game, project: &Project) -> Vec<Constraint> {
    let mut all = vec![Constraint::Spurn(Mode::Fire), Constraint::Spurn(Mode::Melee)];
    all.extend(waiting_turns(game.last_turn(&game.start())).map(Constraint::Wait));
    let own: Vec<SpotId> = game.board().confines().iter().collect();
    let on = |level| own.iter().copied().filter(|spot| game.board().spot(*spot).level == level).collect::<Vec<_>>();
    let mut haunts = vec![(HeldSpots::Rooms, on(Level::In)), (HeldSpots::Roofs, on(Level::Roof))];
    haunts.extend(walls(game).into_iter().map(|(quarter, spots)| (HeldSpots::Wall(quarter), spots)));
    haunts.extend(buildings(game, project));
    all.extend(haunts.into_iter().filter(|own| !own.1.is_empty()).map(|(haunt, spots)| Constraint::Hold(haunt, spots)));
    all
}

/// Returns the spots inside the walls that can be entered from outside, the easiest first.
fn ways_in(game: &Game) -> Vec<SpotId> {
    let board = game.board();
    let inside = board.inside_walls();
    let mut easiest: BTreeMap<SpotId, u8> = BTreeMap::new();
    for from in board.ids().filter(|spot| !inside.contains(*spot)) {
        let open = |crossing: &&Crossing| inside.contains(crossing.to) && crossing.cost != Crossing::PROHIBITED;
        for crossing in board.crossings(from).iter().filter(open) {
            let least = easiest.entry(crossing.to).or_insert(crossing.cost);
            *least = crossing.cost.min(*least);
        }
    }
    let mut all: Vec<(u8, SpotId)> = easiest.into_iter().map(|(spot, cost)| (cost, spot)).collect();
    all.sort_unstable();
    all.into_iter().map(|(_, spot)| spot).collect()
}

/// Returns the garrison's spots next to the outside, by the quarter of the compass they face from the middle of the
/// fort.
fn walls(game: &Game) -> BTreeMap<u8, Vec<SpotId>> {
    let board = game.board();
    let outside = |crossing: &Crossing| !board.confines().contains(crossing.to) && crossing.melee;
    let at_the_wall = |spot: &SpotId| board.crossings(*spot).iter().any(outside);
    let mut quarters = BTreeMap::<u8, Vec<SpotId>>::new();
    let Some(middle) = middle(game) else { return quarters };
    for spot in board.confines().iter().filter(at_the_wall) {
        let towards = bearing(middle, board.spot(spot).hex);
        let degrees = towards.and_then(|towards| i32::try_from(towards / 1000).ok());
        if let Some(degrees) = degrees {
            quarters.entry(quarter(degrees)).or_default().push(spot);
        }
    }
    quarters
}

/// Returns the hex in the middle of the fort.
fn middle(game: &Game) -> Option<Hex> {
    let board = game.board();
    let hexes: Vec<Hex> = board.confines().iter().map(|spot| board.spot(spot).hex).collect();
    let far = |hex: &Hex| hexes.iter().map(|other| u64::from(hex.distance(*other))).sum::<u64>();
    hexes.iter().copied().min_by_key(far)
}

/// Returns the spots of the rooms of each building.
fn buildings(game: &Game, project: &Project) -> Vec<(HeldSpots, Vec<SpotId>)> {
    let mut all: BTreeMap<&str, Vec<SpotId>> = BTreeMap::new();
    for room in &project.map.rooms {
        let spots = room.spots.iter().filter_map(|spot| game.board().id(*spot));
        let spots = spots.filter(|spot| game.board().confines().contains(*spot));
        all.entry(&room.building).or_default().extend(spots);
    }
    let name = |id: &str| project.map.regions.iter().find(|own| own.id == id).map(|own| own.name.clone());
    all.into_iter().filter_map(|(id, spots)| Some((HeldSpots::Building(name(id)?), spots))).collect()
}

/// Returns a constraint in words.
pub(super) fn told(game: &Game, constraint: &Constraint, side: Side) -> Phrase {
    match constraint {
        Constraint::Into(at) => Phrase::new("scheme-into").with("at", game.board().shown(game.board().spot(*at))),
        Constraint::Gates => Phrase::new("scheme-gates"),
        Constraint::Hold(HeldSpots::Building(name), _) => Phrase::new("scheme-building").words("name", name.clone()),
        Constraint::Hold(HeldSpots::Wall(quarter), _) => {
            Phrase::new("scheme-wall").word("quarter", quarter_word(*quarter))
        }
        Constraint::Hold(HeldSpots::Roofs, _) => Phrase::new("scheme-roofs"),
        Constraint::Hold(HeldSpots::Rooms, _) => Phrase::new("scheme-rooms"),
        Constraint::Wait(turn) => waits("scheme-wait", *turn, game.last_turn(&game.start())),
        Constraint::Spurn(Mode::Fire) if side == Side::Mexican => Phrase::new("scheme-close"),
        Constraint::Spurn(Mode::Fire) => Phrase::new("scheme-no-fire"),
        Constraint::Spurn(Mode::Melee) => Phrase::new("scheme-no-melee"),
        Constraint::Enter(area) => Phrase::new("scheme-enter").count("area", usize::from(*area)),
    }
}
