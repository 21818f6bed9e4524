//! The field of fire of a piece: the circle of its range, and for a gun its arc.

use std::collections::BTreeSet;

use crate::board::SpotId;
use crate::board::bearing;
use crate::hex::Hex;
use crate::knapp::{Game, PieceType, Position};
use crate::play::PieceId;

/// The hexes a piece sees within its range and its arc (K6.c, K6.e, K6.f, K6.l), in order: a target there can be shot
/// at unless another rule forbids it.
pub(super) fn field(game: &Game, position: &Position, piece: PieceId) -> Vec<Hex> {
    let from = position.state(piece).at;
    if from.index() >= game.board.len() {
        return Vec::new();
    }
    let reaches = |to: SpotId| match game.piece_of(piece).kind {
        PieceType::Gun if game.gun(position, piece).is_captured => true,
        PieceType::Gun => bears(game, position, piece, from, to),
        _ if game.is_stand(piece) || game.is_casting(piece) => {
            i32::from(game.range(from, to)) <= game.usual_reach(piece)
        }
        _ => false,
    };
    let seen = game.board.ids().filter(|to| *to != from && reaches(*to) && game.sees(position, from, *to));
    let hexes: BTreeSet<Hex> = seen.map(|to| game.board.spot(to).hex).collect();
    hexes.into_iter().collect()
}

fn bears(game: &Game, position: &Position, gun: PieceId, from: SpotId, to: SpotId) -> bool {
    let site = game.ground.sites.get(usize::from(game.gun(position, gun).site));
    let [from, to] = [from, to].map(|spot| game.board.spot(spot).hex);
    let way = bearing::bearing(from, to);
    site.is_some_and(|site| way.is_none_or(|way| bearing::bears(site.facing, game.figures.half_angle, way)))
}

#[cfg(test)]
mod tests {
    use super::field;
    use crate::dice::Streams;
    use crate::fixture;
    use crate::knapp::{Action, Game};
    use crate::play::{Actor, Game as _};
    use crate::player::{Player, Random, Seat};

    #[test]
    fn whoever_may_be_shot_at_stands_in_the_field() {
        let game = Game::new(&fixture::rancho()).unwrap();
        let (mut position, mut streams, mut shots) = (game.start(), Streams::new(3, 0), 0);
        let mut random = Random::default();
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        loop {
            let moment = game.moment(&position);
            streams.at(moment.turn, moment.phase.number);
            game.legal(&position, &mut legal);
            for action in &legal {
                let (Action::Fire { by, target } | Action::Cannon { gun: by, target }) = *action else { continue };
                if game.column_at(&position, target).is_some() {
                    // A column beyond the map edge is aimed at where it will enter.
                    continue;
                }
                let hex = game.board().spot(position.state(target).at).hex;
                assert!(field(&game, &position, by).contains(&hex), "{action:?}");
                shots += 1;
            }
            match game.actor(&position) {
                Actor::Over => break,
                Actor::Chance => {
                    let roll = streams.roll(game.chance(&position).unwrap());
                    assert!(game.resolve(&mut position, roll, &mut events));
                }
                Actor::Player(side) => {
                    let view = game.view(&position, side);
                    let action = random.choose(Seat { game: &game, view: &view, side }, &mut streams);
                    game.apply(&mut position, action, &mut events).unwrap();
                }
            }
        }
        assert!(shots > 20, "{shots}");
    }
}
