//! Markers to draw for a position: the flags that are set and have an icon.

use super::Item;
use super::program::FlagPlace;
use crate::alamo::{Game, PieceId, Position};
use crate::board::SpotId;
use crate::hexside::{Hexside, Layer};
use crate::words::Words;

/// A flag that is up, as a marker on the map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Marker<'g> {
    /// The name of its picture.
    pub icon: &'g str,
    /// What it means.
    pub says: &'g Words,
    /// Its value: 1 for one that is only up or down.
    pub count: u8,
    /// The largest value it can have.
    pub most: u8,
    /// The thing that carries it.
    pub on: Bearer<'g>,
}

/// The thing that carries a marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bearer<'g> {
    /// The game as a whole.
    Game,
    /// A column of the attackers, by its number.
    Column(u8),
    /// A piece, on the map or not.
    Piece(PieceId),
    /// A spot.
    Spot(SpotId),
    /// A layer of a hexside.
    Hexside(Hexside, Layer),
    /// A room, by its spots.
    Room(&'g [SpotId]),
}

impl Game {
    /// Returns the markers on the map or beside it in a position. For a player, pass the player's own view of the
    /// position ([`Game::view`]), since hidden markers are shown too.
    #[must_use]
    pub fn markers(&self, position: &Position) -> Vec<Marker<'_>> {
        let flags = self.program.as_deref().map_or(&[][..], |program| &program.flags);
        let drawn = flags.iter().enumerate().filter(|(_, flag)| !flag.icon.is_empty());
        drawn.flat_map(|(number, flag)| self.markers_of(position, number as u16, flag)).collect()
    }

    fn markers_of<'g>(
        &'g self,
        position: &Position,
        number: u16,
        FlagPlace { icon, says, first, end, most, .. }: &'g FlagPlace,
    ) -> Vec<Marker<'g>> {
        let up = position.marks.within(*first, *end);
        let marker = |(address, count)| {
            let on = self.bearer(number, address)?;
            Some(Marker { icon, says, count, most: *most, on })
        };
        up.filter_map(marker).collect()
    }

    fn bearer(&self, flag: u16, address: u16) -> Option<Bearer<'_>> {
        let program = self.program.as_deref()?;
        Some(match program.owner(flag, address) {
            Item::Nothing => return None,
            Item::Game => Bearer::Game,
            Item::Column(column) => Bearer::Column(column),
            Item::Piece(piece) => Bearer::Piece(piece),
            Item::Spot(spot) => Bearer::Spot(spot),
            Item::Side(side) => {
                let (side, layer) = program.sides.get(side)?;
                Bearer::Hexside(side, layer)
            }
            Item::Room(room) => Bearer::Room(program.room_spots.get(usize::from(room))?),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::alamo_with;

    /// Strong doors are shut before the game begins: each is a marker on its doorway, and there are no other markers.
    #[test]
    fn doors_that_are_shut_lie_on_their_doorways() {
        let game = Game::new(&alamo_with(|name| name == "doors")).unwrap();
        let mut position = game.start();
        assert_eq!(game.markers(&position), []);
        let program = game.program.as_deref().unwrap();
        let flag = program.flags.iter().position(|flag| flag.icon == "closed").unwrap() as u16;
        let (side, layer) = game.board().painted_layers().next().unwrap();
        program.mark(&mut position.marks, flag, Item::Side(program.sides.id(side, layer)), 1).unwrap();
        let markers = game.markers(&position);
        let shut: Vec<_> = markers.iter().map(|marker| (marker.icon, marker.count, marker.on)).collect();
        assert_eq!(shut, [("closed", 1, Bearer::Hexside(side, layer))]);
    }
}
