//! Checks for states that no piece can be in.

use super::{beyond, impossible};
use crate::alamo::{Class, Game, Order, PieceId, Position};
use crate::case::words::{quoted, refused};
use crate::case::{Case, Failure, StartingPiece, Underway};
use crate::phrase::Phrase;
use crate::side::Side;

/// What a case says of a piece that cannot be.
pub(super) fn of_piece(standing: &StartingPiece, game: &Game, position: &Position) -> Vec<Failure> {
    let Some(id) = game.piece_named(&standing.piece) else { return Vec::new() };
    let piece = game.piece(id);
    let mut found = Vec::new();
    let places = [standing.at.is_some(), standing.track.is_some(), standing.waiting];
    match places.iter().filter(|place| **place).count() {
        0 => found.push(Phrase::new("case-no-place")),
        1 => {}
        _ => found.push(Phrase::new("case-several-places")),
    }
    if standing.order != Order::Good && !piece.is_unit() {
        found.push(Phrase::new("case-no-order").with("rule", "A9.8.a"));
    }
    if let Some(space) = standing.track {
        if piece.side != Some(Side::Mexican) {
            found.push(Phrase::new("case-no-track").with("rule", "A13.0.a"));
        } else if space > game.last_space() {
            found.push(Phrase::new("case-track-space").with("least", 0).with("most", game.last_space()));
        }
    }
    let has_back = match piece.class {
        Class::Unit { .. } => true,
        Class::Leader { replacement, .. } => replacement.is_some(),
        Class::Battery { .. } => false,
    };
    if standing.flipped && !has_back {
        found.push(Phrase::new("case-no-back"));
    }
    found.extend(marks(standing, game, id));
    found.extend(game.out_of_confines(position, id).map(|refusal| refused(refusal.atom)));
    found.into_iter().map(|found| impossible(quoted(&text(standing)), found)).collect()
}

/// Marks a piece of this class cannot have, such as attacks of a leader.
fn marks(standing: &StartingPiece, game: &Game, id: PieceId) -> Vec<Phrase> {
    let piece = game.piece(id);
    let of_others = [
        ("spent", standing.spent > 0 && !piece.is_leader()),
        ("attacked", standing.attacked && piece.is_leader()),
        ("gunned", standing.gunned && piece.is_leader()),
        ("silenced", standing.silenced && !piece.is_battery()),
    ];
    let wrong = of_others.into_iter().filter(|(_, is)| *is);
    let mut found: Vec<Phrase> = wrong.map(|(mark, _)| Phrase::new("case-wrong-mark").with("mark", mark)).collect();
    if let Some(most) = game.most_points().filter(|most| standing.spent > *most) {
        found.push(beyond(0, usize::from(most)));
    }
    found
}

/// What a case says of the piece on the move that cannot be.
pub(super) fn of_mover(underway: &Underway, case: &Case, game: &Game, position: &Position) -> Vec<Failure> {
    let Some(id) = game.piece_named(&underway.piece) else { return Vec::new() };
    let mut found = Vec::new();
    if !position.of(id).is_on_map() {
        found.push(Phrase::new("case-mover-off"));
    }
    if let Some(phase) = case.phase.filter(|own| !own.is_movement() || game.piece(id).side != own.side()) {
        found.push(Phrase::new("case-mover-phase").with("phase", phase.word()));
    }
    if let Some(most) = game.most_points().filter(|most| underway.points > *most) {
        found.push(beyond(0, usize::from(most)));
    }
    if let Some(gun) = game.piece_named(&underway.tow)
        && (!game.piece(gun).is_battery() || position.of(gun).at != position.of(id).at)
    {
        found.push(Phrase::new("case-mover-tow").with("gun", &underway.tow));
    }
    found.into_iter().map(|found| impossible(quoted(&underway.piece), found)).collect()
}

/// A piece with what is said of it, as a case writes it.
fn text(standing: &StartingPiece) -> String {
    let mut words = vec![standing.piece.clone()];
    words.extend(standing.at.map(|at| at.to_string()));
    words.extend((standing.order != Order::Good).then(|| standing.order.word().to_owned()));
    words.extend(standing.track.map(|space| format!("track {space}")));
    words.join(" ")
}
