//! The names of pieces, spots and hexsides in logs and cases, and how they are resolved.

use super::NotAnAction;
use crate::board::{Board, SpotId};
use crate::hexside::Hexside;
use crate::text::nearest;

/// Returns the index of a name in a list of names.
///
/// # Errors
///
/// If no name of the list is equal: the error that `unknown` makes from the name and the most similar known one.
pub(crate) fn place<'n>(
    name: &str,
    names: impl Iterator<Item = &'n str> + Clone,
    unknown: impl FnOnce(String, Option<String>) -> NotAnAction,
) -> Result<usize, NotAnAction> {
    let found = names.clone().position(|own| own == name);
    found.ok_or_else(|| unknown(name.to_owned(), nearest(name, names).map(str::to_owned)))
}

/// Returns the number of the piece with this name. The names must be in the order of the pieces.
///
/// # Errors
///
/// If no piece has this name; the error has the most similar known name.
pub(crate) fn piece<'n>(name: &str, names: impl Iterator<Item = &'n str> + Clone) -> Result<usize, NotAnAction> {
    place(name, names, |name, nearest| NotAnAction::Piece { name, nearest })
}

/// Parses a spot.
///
/// # Errors
///
/// If the board has no such spot; the error has the most similar one.
pub(crate) fn spot(text: &str, board: &Board) -> Result<SpotId, NotAnAction> {
    let spot = text.parse().ok().and_then(|spot| board.meant(spot));
    spot.ok_or_else(|| {
        let names: Vec<String> = board.ids().map(|spot| spot_text(board, spot)).collect();
        let near = nearest(text, names.iter().map(String::as_str)).map(str::to_owned);
        NotAnAction::Spot { name: text.to_owned(), nearest: near }
    })
}

/// Parses a number.
///
/// # Errors
///
/// If the text is none, or too large.
pub(crate) fn number<T: std::str::FromStr>(text: &str) -> Result<T, NotAnAction> {
    text.parse().map_err(|_| NotAnAction::Number { word: text.to_owned() })
}

/// Parses a hexside and looks it up with `find`.
///
/// # Errors
///
/// If the text is not a hexside, or `find` returns `None`.
pub(crate) fn at_side<T>(text: &str, find: impl FnOnce(Hexside) -> Option<T>) -> Result<T, NotAnAction> {
    text.parse().ok().and_then(find).ok_or_else(|| NotAnAction::Hexside { name: text.to_owned() })
}

/// Returns a spot as texts write it; `nowhere` if it is off the map.
pub(crate) fn spot_text(board: &Board, spot: SpotId) -> String {
    if spot.index() < board.len() { board.spot(spot).to_string() } else { "nowhere".to_owned() }
}

/// Returns the short name of a spot for display; a dash if it is off the map.
pub(crate) fn spot_shown(board: &Board, spot: SpotId) -> String {
    if spot.index() < board.len() { board.shown(board.spot(spot)) } else { "–".to_owned() }
}

/// Returns the reason why a text has none of the forms: its first word is unknown, or the rest is wrong.
pub(crate) fn misread(text: &str, forms: &[&'static str]) -> NotAnAction {
    let verb = text.split_whitespace().next().unwrap_or_default();
    if let Some(form) = forms.iter().find(|form| form.split(' ').next() == Some(verb)) {
        return NotAnAction::Form { text: text.to_owned(), form };
    }
    let known = forms.iter().filter_map(|form| form.split(' ').next());
    NotAnAction::Verb { word: verb.to_owned(), known: known.collect() }
}
