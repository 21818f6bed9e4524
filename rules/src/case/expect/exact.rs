//! Expectations with exact lists: all legal steps or targets, and no others.

use super::{Asked, form, mode_of};
use crate::alamo::{Action, Game, Position};
use crate::case::common::alike;

/// Evaluates expectations that list all legal steps or targets.
pub(super) fn lists(words: &[&str], game: &Game, position: &Position) -> Asked {
    let mut legal = Vec::new();
    game.legal(position, &mut legal);
    Ok(Some(match words {
        ["steps", piece, spots @ ..] => {
            let piece = game.find_piece(piece)?;
            let ids = spots.iter().map(|spot| game.spot_named(spot));
            let expected =
                ids.map(|id| Ok(game.board().spot(id?).to_string())).collect::<Result<_, super::NotAnExpectation>>()?;
            let found = legal.iter().filter_map(|action| match action {
                Action::Step { piece: own, to } if *own == piece => Some(game.board().spot(*to).to_string()),
                _ => None,
            });
            alike(&expected, found, " ")
        }
        ["targets", mode, by, targets @ ..] => {
            let (by, mode) = (game.find_piece(by)?, mode_of(mode).ok_or_else(|| form(words))?);
            let named = targets.iter().map(|name| game.find_piece(name).map(|_| (*name).to_owned()));
            let expected = named.collect::<Result<_, _>>()?;
            let found = legal.iter().filter_map(|action| match action {
                Action::Attack { by: own, mode: how, target } if (*own, *how) == (by, mode) => {
                    Some(game.piece(*target).name.clone())
                }
                _ => None,
            });
            alike(&expected, found, " ")
        }
        _ => return Ok(None),
    }))
}
