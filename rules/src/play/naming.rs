//! How texts of logs and cases name pieces, spots and hexsides, and how what they name is found again.

use super::NotAnAction;
use crate::board::{Board, SpotId};
use crate::hexside::Hexside;
use crate::text::nearest;

/// The place of a name in a list of names.
///
/// # Errors
///
/// What `unknown` makes of the name and the nearest one there is, when no name of the list is the same.
pub(crate) fn place<'n>(
    name: &str,
    names: impl Iterator<Item = &'n str> + Clone,
    unknown: impl FnOnce(String, Option<String>) -> NotAnAction,
) -> Result<usize, NotAnAction> {
    let found = names.clone().position(|own| own == name);
    found.ok_or_else(|| unknown(name.to_owned(), nearest(name, names).map(str::to_owned)))
}

/// The number of the piece of a name; the names are in the order of the pieces.
///
/// # Errors
///
/// When no piece has it: with the nearest name there is.
pub(crate) fn piece<'n>(name: &str, names: impl Iterator<Item = &'n str> + Clone) -> Result<usize, NotAnAction> {
    place(name, names, |name, nearest| NotAnAction::Piece { name, nearest })
}

/// The spot of a text.
///
/// # Errors
///
/// When the board has no such spot: with the nearest one there is.
pub(crate) fn spot(text: &str, board: &Board) -> Result<SpotId, NotAnAction> {
    let spot = text.parse().ok().and_then(|spot| board.meant(spot));
    spot.ok_or_else(|| {
        let names: Vec<String> = board.ids().map(|spot| spot_text(board, spot)).collect();
        let near = nearest(text, names.iter().map(String::as_str)).map(str::to_owned);
        NotAnAction::Spot { name: text.to_owned(), nearest: near }
    })
}

/// What a game has at the hexside of a text.
///
/// # Errors
///
/// When the text is no hexside, or nothing is there.
pub(crate) fn at_side<T>(text: &str, find: impl FnOnce(Hexside) -> Option<T>) -> Result<T, NotAnAction> {
    text.parse().ok().and_then(find).ok_or_else(|| NotAnAction::Hexside { name: text.to_owned() })
}

/// A spot as texts write it; `nowhere` off the map.
pub(crate) fn spot_text(board: &Board, spot: SpotId) -> String {
    if spot.index() < board.len() { board.spot(spot).to_string() } else { "nowhere".to_owned() }
}

/// A spot as people say it; a dash off the map.
pub(crate) fn spot_shown(board: &Board, spot: SpotId) -> String {
    if spot.index() < board.len() { board.shown(board.spot(spot)) } else { "–".to_owned() }
}

/// What keeps a text from being one of some forms: its first word, or what stands behind it.
pub(crate) fn misread(text: &str, forms: &[&'static str]) -> NotAnAction {
    let verb = text.split_whitespace().next().unwrap_or_default();
    if let Some(form) = forms.iter().find(|form| form.split(' ').next() == Some(verb)) {
        return NotAnAction::Form { text: text.to_owned(), form };
    }
    let known = forms.iter().filter_map(|form| form.split(' ').next());
    NotAnAction::Verb { word: verb.to_owned(), known: known.collect() }
}
