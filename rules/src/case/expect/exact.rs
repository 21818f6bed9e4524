//! Lists that must be exact: everything that is allowed, and nothing else.

use std::collections::BTreeSet;

use super::{Asked, Found, form, mode_of, plain};
use crate::alamo::{Action, Game, Position};

/// What may be done, and nothing else.
pub(super) fn lists(words: &[&str], game: &Game, position: &Position) -> Asked {
    let mut legal = Vec::new();
    game.legal(position, &mut legal);
    Ok(Some(match words {
        ["actions", rest @ ..] => {
            let texts = rest.join(" ");
            let texts = texts.split(';').map(str::trim).filter(|text| !text.is_empty());
            // Read and written again, so that the same place under another name is the same action.
            let read = texts.map(|text| game.read_action(text).map(|action| game.write_action(action)));
            let expected = read.collect::<Result<_, _>>()?;
            alike(&expected, legal.iter().map(|action| game.write_action(*action)), "; ")
        }
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

fn alike(expected: &BTreeSet<String>, found: impl Iterator<Item = String>, between: &str) -> Found {
    let found: BTreeSet<String> = found.collect();
    if found == *expected { Ok(()) } else { Err(plain(found.into_iter().collect::<Vec<_>>().join(between))) }
}
