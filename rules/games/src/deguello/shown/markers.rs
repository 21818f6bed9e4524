//! Markers on the map in addition to counters: ladders, broken doors, fires, and what pieces carry.

use crate::deguello::{Game, Position};
use crate::play::{Bearer, Marker, PieceId};
use crate::words::Words;

fn marker(icon: &str, en: &str, fr: &str, on: Bearer) -> Marker {
    let says = Words { en: en.to_owned(), fr: fr.to_owned() };
    Marker { icon: icon.to_owned(), says, count: None, on }
}

/// The markers of a position.
pub(super) fn markers(game: &Game, position: &Position) -> Vec<Marker> {
    let ladder = |edge: &u16| marker("ladder", "Ladder", "Échelle", Bearer::Hexside(game.ground.edge(*edge).side));
    let door =
        |door: &u16| marker("door", "Broken door", "Porte brisée", Bearer::Hexside(game.ground.door(*door).side));
    let mut markers: Vec<Marker> = position.ladders.iter().map(ladder).collect();
    markers.extend(position.doors.iter().map(door));
    for fire in &position.fires {
        let (icon, en, fr) = if fire.is_out { ("ruins", "Ruins", "Ruines") } else { ("fire", "On fire", "En feu") };
        let spots = game.ground.area(fire.area).spots.iter();
        markers.extend(spots.map(|spot| marker(icon, en, fr, Bearer::Spot(*spot))));
    }
    let strewn = position.rubble.iter().filter(|area| position.fire_of(**area).is_none());
    for spot in strewn.flat_map(|area| &game.ground.area(*area).spots) {
        markers.push(marker("ruins", "Rubble", "Décombres", Bearer::Spot(*spot)));
    }
    let pieces = (0..position.pieces.len() as u16).map(PieceId);
    for piece in pieces.filter(|own| position.state(*own).stands()) {
        let (state, on) = (position.state(piece), Bearer::Piece(piece));
        if state.ladders > 0 {
            let carried = marker("ladder", "Ladders carried", "Échelles portées", on);
            markers.push(Marker { count: Some(state.ladders), ..carried });
        }
        if state.is_exposed {
            markers.push(marker("flag", "Leans over the wall", "Penchée sur le mur", on));
        }
        if state.is_wounded {
            markers.push(marker("flag", "Wounded", "Blessé", on));
        }
    }
    markers
}
