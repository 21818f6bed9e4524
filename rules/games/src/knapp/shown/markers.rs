//! The markers on the map: ladders, broken doors, the sizes of columns, bogged columns, captured guns.

use crate::house;
use crate::knapp::{Game, Position};
use crate::play::{Bearer, Marker, MarkerKind};

const LADDER: MarkerKind = MarkerKind { icon: "ladder", en: "Ladder", fr: "Échelle", most: 0 };
const ON_LADDER: MarkerKind = MarkerKind { icon: "ladder", en: "On a ladder", fr: "Sur une échelle", most: 0 };
const DOOR: MarkerKind = MarkerKind { icon: "door", en: "Broken door", fr: "Porte brisée", most: 0 };
const STANDS: MarkerKind =
    MarkerKind { icon: "column", en: "Stands of the column", fr: "Socles de la colonne", most: 30 };
const BOGGED: MarkerKind = MarkerKind { icon: "mud", en: "Bogged", fr: "Embourbée", most: 0 };
const CAPTURED: MarkerKind = MarkerKind { icon: "captured", en: "Captured", fr: "Pris", most: 0 };

/// Every kind of marker of this game; a ladder is the same whether a stand hangs on it or not.
pub(super) const KINDS: &[MarkerKind] = &[LADDER, DOOR, STANDS, BOGGED, CAPTURED];

/// The markers of a position.
pub(super) fn markers(game: &Game, position: &Position) -> Vec<Marker> {
    let ladder = |edge: &u16| LADDER.on(Bearer::Hexside(game.ground.edge(*edge).side));
    let door = |door: &u16| DOOR.on(Bearer::Hexside(game.ground.doors[usize::from(*door)].side));
    let mut markers: Vec<Marker> = position.ladders.iter().map(ladder).collect();
    markers.extend(position.doors.iter().map(door));
    for column in position.columns.iter().filter(|column| column.is_marching()) {
        let Some(lead) = column.lead() else { continue };
        let on = if column.off > 0 { Bearer::Spot(column.head[0]) } else { Bearer::Piece(lead) };
        markers.push(STANDS.counted(column.roster.len() as u8, on));
        markers.extend((column.bogged > 0).then(|| BOGGED.on(Bearer::Piece(lead))));
    }
    let hanging = game.stands.iter().copied().filter(|piece| position.state(*piece).is_hanging());
    markers.extend(hanging.map(|piece| ON_LADDER.on(Bearer::Piece(piece))));
    let captured = game.guns.iter().copied().filter(|gun| game.gun(position, *gun).is_captured);
    markers.extend(captured.map(|gun| CAPTURED.on(Bearer::Piece(gun))));
    markers.extend(house::markers(game, position));
    markers
}
