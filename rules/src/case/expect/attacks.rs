//! Expectations on attacks: row, strength, modifiers, odds.

use super::{Asked, ExpectResult, form, mode_of, plain, same};
use crate::alamo::{Game, Position, StrikeEffect};
use crate::case::words::refused;
use crate::play::Fraction;

/// Evaluates expectations on attacks.
pub(super) fn attacks(words: &[&str], game: &Game, position: &Position) -> Asked {
    Ok(Some(match words {
        ["row", mode, by, target, row, column] => {
            let mode = mode_of(mode).ok_or_else(|| form(words))?;
            let (by, target) = (game.find_piece(by)?, game.find_piece(target)?);
            match game.aim(position, by, mode, target) {
                Ok(strike) => {
                    same(&format!("{row} {column}"), format!("{} {}", game.row_name(strike.row), strike.column))
                }
                Err(refusal) => Err(refused(refusal.atom)),
            }
        }
        ["portions", mode, by, target, expected @ ..] => {
            let mode = mode_of(mode).ok_or_else(|| form(words))?;
            let portions = game.strength_items_against(position, game.find_piece(by)?, mode, game.find_piece(target)?);
            let found: Vec<_> = portions.iter().map(|own| format!("{}:{:+}", own.atom, own.value)).collect();
            alike(expected, found)
        }
        ["modifiers", mode, by, target, table, expected @ ..] => {
            let mode = mode_of(mode).ok_or_else(|| form(words))?;
            let table = u8::try_from(table.parse::<i64>().map_err(|_| form(words))?).map_err(|_| form(words))?;
            match game.aim(position, game.find_piece(by)?, mode, game.find_piece(target)?) {
                Ok(strike) => {
                    let modifiers = game.modifiers(position, &strike, table);
                    let found: Vec<_> = modifiers.iter().map(|own| format!("{}:{:+}", own.atom, own.value)).collect();
                    alike(expected, found)
                }
                Err(refusal) => Err(refused(refusal.atom)),
            }
        }
        ["odds", mode, by, target, outcome, chance] => {
            let mode = mode_of(mode).ok_or_else(|| form(words))?;
            let chance: Fraction = chance.parse().map_err(|_| form(words))?;
            match game.aim(position, game.find_piece(by)?, mode, game.find_piece(target)?) {
                Ok(strike) => {
                    let odds = game.odds(position, &strike);
                    let found = match StrikeEffect::named(outcome) {
                        Some(effect) => odds.chance_of(effect),
                        None => odds.fall_of(game.find_piece(outcome)?),
                    };
                    same(&chance.to_string(), found.to_string())
                }
                Err(refusal) => Err(refused(refusal.atom)),
            }
        }
        _ => return Ok(None),
    }))
}

/// Compares two lists of parts, in any order.
fn alike(expected: &[&str], mut found: Vec<String>) -> ExpectResult {
    let mut expected: Vec<&str> = expected.to_vec();
    expected.sort_unstable();
    let shown = found.join(" ");
    found.sort_unstable();
    if found == expected { Ok(()) } else { Err(plain(shown)) }
}
