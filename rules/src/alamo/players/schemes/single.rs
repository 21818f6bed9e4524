//! What captains may keep to on a map: one way in, one wall, one house, one turn.

use std::collections::BTreeMap;

use super::super::captain::{Haunt, Purpose};
use super::Game;
use crate::alamo::{Mode, Phase};
use crate::board::bearing::{bearing, quarter};
use crate::board::{Crossing, SpotId};
use crate::hex::Hex;
use crate::message::Message;
use crate::project::Project;
use crate::side::Side;
use crate::spot::Level;

/// Everything a captain of a side may keep to.
pub(super) fn purposes(game: &Game, project: &Project, side: Side) -> Vec<Purpose> {
    match side {
        Side::Mexican => attackers(game),
        Side::Texan => garrison(game, project),
    }
}

fn attackers(game: &Game) -> Vec<Purpose> {
    let mut all = vec![Purpose::Gates, Purpose::Spurn(Mode::Fire), Purpose::Spurn(Mode::Melee)];
    all.extend(turns(game).map(Purpose::Wait));
    if game.start().phase == Phase::Plot {
        all.extend(game.areas().iter().map(|area| Purpose::Enter(area.number)));
    }
    all.extend(ways_in(game).into_iter().map(Purpose::Into));
    all
}

fn garrison(game: &Game, project: &Project) -> Vec<Purpose> {
    let mut all = vec![Purpose::Spurn(Mode::Fire), Purpose::Spurn(Mode::Melee)];
    all.extend(turns(game).map(Purpose::Wait));
    let own: Vec<SpotId> = game.board().confines().iter().collect();
    let on = |level| own.iter().copied().filter(|spot| game.board().spot(*spot).level == level).collect::<Vec<_>>();
    let mut haunts = vec![(Haunt::Rooms, on(Level::In)), (Haunt::Roofs, on(Level::Roof))];
    haunts.extend(walls(game).into_iter().map(|(quarter, spots)| (Haunt::Wall(quarter), spots)));
    haunts.extend(buildings(game, project));
    all.extend(haunts.into_iter().filter(|own| !own.1.is_empty()).map(|(haunt, spots)| Purpose::Hold(haunt, spots)));
    all
}

/// Turns to wait for, the earliest first, and one that never comes.
fn turns(game: &Game) -> impl Iterator<Item = u8> {
    let last = game.last_turn(&game.start());
    let mut all: Vec<u8> = [2, 3, last / 2, last * 2 / 3, last + 1].into_iter().filter(|turn| *turn > 1).collect();
    all.dedup();
    all.into_iter()
}

/// The spots inside the walls that are entered from outside, the easiest first.
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

/// The spots of the garrison next to the outside, by the quarter of the compass they look to from the middle of the fort.
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

/// The hex in the middle of the fort.
fn middle(game: &Game) -> Option<Hex> {
    let board = game.board();
    let hexes: Vec<Hex> = board.confines().iter().map(|spot| board.spot(spot).hex).collect();
    let far = |hex: &Hex| hexes.iter().map(|other| u64::from(hex.distance(*other))).sum::<u64>();
    hexes.iter().copied().min_by_key(far)
}

/// The rooms of each building.
fn buildings(game: &Game, project: &Project) -> Vec<(Haunt, Vec<SpotId>)> {
    let mut all: BTreeMap<&str, Vec<SpotId>> = BTreeMap::new();
    for room in &project.map.rooms {
        let spots = room.spots.iter().filter_map(|spot| game.board().id(*spot));
        let spots = spots.filter(|spot| game.board().confines().contains(*spot));
        all.entry(&room.building).or_default().extend(spots);
    }
    let name = |id: &str| project.map.regions.iter().find(|own| own.id == id).map(|own| own.name.clone());
    all.into_iter().filter_map(|(id, spots)| Some((Haunt::Building(name(id)?), spots))).collect()
}

/// A purpose in words.
pub(super) fn told(game: &Game, purpose: &Purpose, side: Side) -> Message {
    match purpose {
        Purpose::Into(at) => Message::new("scheme-into").with("at", game.board().shown(game.board().spot(*at))),
        Purpose::Gates => Message::new("scheme-gates"),
        Purpose::Hold(Haunt::Building(name), _) => Message::new("scheme-building").words("name", name.clone()),
        Purpose::Hold(Haunt::Wall(quarter), _) => {
            let all = ["scheme-north", "scheme-east", "scheme-south", "scheme-west"];
            Message::new("scheme-wall").word("quarter", all[usize::from(*quarter) % all.len()])
        }
        Purpose::Hold(Haunt::Roofs, _) => Message::new("scheme-roofs"),
        Purpose::Hold(Haunt::Rooms, _) => Message::new("scheme-rooms"),
        Purpose::Wait(turn) if *turn > game.last_turn(&game.start()) => Message::new("scheme-never"),
        Purpose::Wait(turn) => Message::new("scheme-wait").count("turn", usize::from(*turn)),
        Purpose::Spurn(Mode::Fire) if side == Side::Mexican => Message::new("scheme-close"),
        Purpose::Spurn(Mode::Fire) => Message::new("scheme-no-fire"),
        Purpose::Spurn(Mode::Melee) => Message::new("scheme-no-melee"),
        Purpose::Enter(area) => Message::new("scheme-enter").count("area", usize::from(*area)),
    }
}
