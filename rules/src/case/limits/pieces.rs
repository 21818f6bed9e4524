//! Checks for states that no piece can be in.

use super::{beyond, impossible};
use crate::alamo::{Game, Order, PieceClass, PieceId, Position};
use crate::case::words::{quoted, refused};
use crate::case::{Case, Failure, StartingPiece, Underway};
use crate::phrase::Phrase;
use crate::side::Side;

/// Returns the impossible states that a case gives a piece.
pub(super) fn of_piece(starting: &StartingPiece, game: &Game, position: &Position) -> Vec<Failure> {
    let Some(id) = game.piece_named(&starting.piece) else { return Vec::new() };
    let piece = game.piece(id);
    let mut found = Vec::new();
    let places = [starting.at.is_some(), starting.track.is_some(), starting.waiting];
    match places.iter().filter(|place| **place).count() {
        0 => found.push(Phrase::new("case-no-place")),
        1 => {}
        _ => found.push(Phrase::new("case-several-places")),
    }
    if starting.order != Order::Good && !piece.is_unit() {
        found.push(Phrase::new("case-no-order").with("rule", "A9.8.a"));
    }
    if let Some(space) = starting.track {
        if piece.side != Some(Side::Mexican) {
            found.push(Phrase::new("case-no-track").with("rule", "A13.0.a"));
        } else if space > game.last_space() {
            found.push(Phrase::new("case-track-space").with("least", 0).with("most", game.last_space()));
        }
    }
    let has_back = match piece.class {
        PieceClass::Unit { .. } => true,
        PieceClass::Leader { replacement, .. } => replacement.is_some(),
        PieceClass::Battery { .. } => false,
    };
    if starting.flipped && !has_back {
        found.push(Phrase::new("case-no-back"));
    }
    found.extend(marks(starting, game, id));
    found.extend(game.out_of_confines(position, id).map(|refusal| refused(refusal.atom)));
    found.into_iter().map(|found| impossible(quoted(&text(starting)), found)).collect()
}

/// Returns marks that a piece of this class cannot have, such as attacks of a leader.
fn marks(starting: &StartingPiece, game: &Game, id: PieceId) -> Vec<Phrase> {
    let piece = game.piece(id);
    let of_others = [
        ("spent", starting.spent > 0 && !piece.is_leader()),
        ("attacked", starting.attacked && piece.is_leader()),
        ("gunned", starting.gunned && piece.is_leader()),
        ("silenced", starting.silenced && !piece.is_battery()),
    ];
    let wrong = of_others.into_iter().filter(|(_, is)| *is);
    let mut found: Vec<Phrase> = wrong.map(|(mark, _)| Phrase::new("case-wrong-mark").with("mark", mark)).collect();
    if let Some(most) = game.most_points().filter(|most| starting.spent > *most) {
        found.push(beyond(0, usize::from(most)));
    }
    found
}

/// Returns the impossible states that a case gives the piece on the move.
pub(super) fn of_mover(underway: &Underway, case: &Case, game: &Game, position: &Position) -> Vec<Failure> {
    let Some(id) = game.piece_named(&underway.piece) else { return Vec::new() };
    let mut found = Vec::new();
    if !position.state(id).is_on_map() {
        found.push(Phrase::new("case-mover-off"));
    }
    if let Some(phase) = case.phase.filter(|own| !own.is_movement() || game.piece(id).side != own.side()) {
        found.push(Phrase::new("case-mover-phase").with("phase", phase.word()));
    }
    if let Some(most) = game.most_points().filter(|most| underway.points > *most) {
        found.push(beyond(0, usize::from(most)));
    }
    if let Some(gun) = game.piece_named(&underway.tow)
        && (!game.piece(gun).is_battery() || position.state(gun).at != position.state(id).at)
    {
        found.push(Phrase::new("case-mover-tow").with("gun", &underway.tow));
    }
    found.into_iter().map(|found| impossible(quoted(&underway.piece), found)).collect()
}

/// Returns a piece with its place and state, as a case writes it.
fn text(starting: &StartingPiece) -> String {
    let mut words = vec![starting.piece.clone()];
    words.extend(starting.at.map(|at| at.to_string()));
    words.extend((starting.order != Order::Good).then(|| starting.order.word().to_owned()));
    words.extend(starting.track.map(|space| format!("track {space}")));
    words.join(" ")
}
