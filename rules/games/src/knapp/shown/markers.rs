//! The markers on the map: ladders, broken doors, breaches, bogged columns.

use crate::knapp::variant::Item;
use crate::knapp::{Game, Position};
use crate::play::{Bearer, Marker};
use crate::words::Words;

fn words(en: &str, fr: &str) -> Words {
    Words { en: en.to_owned(), fr: fr.to_owned() }
}

/// The markers of a position.
pub(super) fn markers(game: &Game, position: &Position) -> Vec<Marker> {
    let on = |icon: &str, says: Words, on: Bearer| Marker { icon: icon.to_owned(), says, count: None, on };
    let ladder = |edge: &u16| on("ladder", words("Ladder", "Échelle"), Bearer::Hexside(game.ground.edge(*edge).side));
    let door = |door: &u16| {
        on("door", words("Broken door", "Porte brisée"), Bearer::Hexside(game.ground.doors[usize::from(*door)].side))
    };
    let mut markers: Vec<Marker> = position.ladders.iter().map(ladder).collect();
    markers.extend(position.doors.iter().map(door));
    for column in position.columns.iter().filter(|column| column.is_marching()) {
        let Some(lead) = column.lead() else { continue };
        let size = Marker {
            icon: "column".to_owned(),
            says: words("Stands of the column", "Socles de la colonne"),
            count: Some(column.roster.len() as u8),
            on: if column.off > 0 { Bearer::Spot(column.head[0]) } else { Bearer::Piece(lead) },
        };
        markers.push(size);
        if column.bogged > 0 {
            markers.push(on("mud", words("Bogged", "Embourbée"), Bearer::Piece(lead)));
        }
    }
    for piece in game.stands.iter().copied().filter(|piece| position.state(*piece).is_hanging()) {
        markers.push(on("ladder", words("On a ladder", "Sur une échelle"), Bearer::Piece(piece)));
    }
    for gun in game.guns.iter().copied().filter(|gun| game.gun(position, *gun).is_captured) {
        markers.push(on("captured", words("Captured", "Pris"), Bearer::Piece(gun)));
    }
    markers.extend(position.marks.all().filter_map(|(flag, item, count)| flagged(game, flag, item, count)));
    markers
}

/// The marker of a variant's flag, if it has an icon and its item is on the map.
fn flagged(game: &Game, flag: u16, item: Item, count: u8) -> Option<Marker> {
    let own = game.program.as_ref()?.shown(flag)?;
    let on = match item {
        Item::Piece(piece) => Bearer::Piece(piece),
        Item::Spot(spot) => Bearer::Spot(spot),
        Item::Game | Item::Column(_) | Item::Hex(_) => return None,
    };
    let count = Some(count).filter(|_| own.most > 1);
    Some(Marker { icon: own.icon.clone(), says: own.says.clone(), count, on })
}
