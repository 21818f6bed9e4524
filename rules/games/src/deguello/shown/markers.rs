//! Markers on the map in addition to counters: ladders, broken doors, fires, and what pieces carry.

use crate::deguello::{Game, Position};
use crate::house;
use crate::play::{Bearer, Marker, MarkerKind, PieceId};

const LADDER: MarkerKind = MarkerKind { icon: "ladder", en: "Ladder", fr: "Échelle", most: 0 };
const LADDERS: MarkerKind = MarkerKind { icon: "ladder", en: "Ladders carried", fr: "Échelles portées", most: 4 };
const AXES: MarkerKind = MarkerKind { icon: "axe", en: "Axes carried", fr: "Haches portées", most: 4 };
const DOOR: MarkerKind = MarkerKind { icon: "door", en: "Broken door", fr: "Porte brisée", most: 0 };
const FIRE: MarkerKind = MarkerKind { icon: "fire", en: "On fire", fr: "En feu", most: 0 };
const RUINS: MarkerKind = MarkerKind { icon: "ruins", en: "Ruins", fr: "Ruines", most: 0 };
const RUBBLE: MarkerKind = MarkerKind { icon: "ruins", en: "Rubble", fr: "Décombres", most: 0 };
const EXPOSED: MarkerKind =
    MarkerKind { icon: "exposed", en: "Leans over the wall", fr: "Penchée sur le mur", most: 0 };
const FIRED: MarkerKind = MarkerKind { icon: "musket", en: "Has fired", fr: "A tiré", most: 0 };
const WOUNDED: MarkerKind = MarkerKind { icon: "wounded", en: "Wounded", fr: "Blessé", most: 0 };

/// Every kind of marker of this game.
pub(super) const KINDS: &[MarkerKind] = &[LADDER, LADDERS, AXES, DOOR, FIRE, RUINS, RUBBLE, EXPOSED, FIRED, WOUNDED];

/// The markers of a position.
pub(super) fn markers(game: &Game, position: &Position) -> Vec<Marker> {
    let ladder = |edge: &u16| LADDER.on(Bearer::Hexside(game.ground.edge(*edge).side));
    let door = |door: &u16| DOOR.on(Bearer::Hexside(game.ground.door(*door).side));
    let mut markers: Vec<Marker> = position.ladders.iter().map(ladder).collect();
    markers.extend(position.doors.iter().map(door));
    for fire in &position.fires {
        let kind = if fire.is_out { RUINS } else { FIRE };
        let spots = game.ground.area(fire.area).spots.iter();
        markers.extend(spots.map(|spot| kind.on(Bearer::Spot(*spot))));
    }
    let strewn = position.rubble.iter().filter(|area| position.fire_of(**area).is_none());
    let strewn = strewn.flat_map(|area| &game.ground.area(*area).spots);
    markers.extend(strewn.map(|spot| RUBBLE.on(Bearer::Spot(*spot))));
    let pieces = (0..position.pieces.len() as u16).map(PieceId);
    for piece in pieces.filter(|own| position.state(*own).stands()) {
        let (state, on) = (position.state(piece), Bearer::Piece(piece));
        markers.extend((state.ladders > 0).then(|| LADDERS.counted(state.ladders, on)));
        markers.extend((state.axes > 0).then(|| AXES.counted(state.axes, on)));
        markers.extend(state.is_exposed.then(|| EXPOSED.on(on)));
        // Who has fired can be seen, and shot at, from outside (D10.3.t).
        markers.extend((state.has_fired && game.figures.option_unfired != 0).then(|| FIRED.on(on)));
        markers.extend(state.is_wounded.then(|| WOUNDED.on(on)));
    }
    markers.extend(house::markers(game, position));
    markers
}
