//! What lies on the map while a game is played: where things can be done, what is in hand, what was just done.

use std::collections::BTreeSet;

use rules::alamo::{Action, Happening, Pending, PieceId};
use rules::board::SpotId;
use rules::hex::Hex;

use super::matter::{self, Matter};
use super::pick::Pick;
use super::table::Table;
use crate::gui::asking::moves::{reached, towards};
use crate::picture::overlay::{Mark, Tone};

/// What a person who decides sees lit up.
pub fn marks(table: &Table, pick: &Pick, hovered: Option<Hex>) -> Vec<Mark> {
    let mut marks = Vec::new();
    let (position, board) = (table.position(), table.game().board());
    let hex_of = |spot: SpotId| (spot.index() < board.len()).then(|| board.spot(spot).hex);
    let stands = |piece: PieceId| hex_of(position.of(piece).at);
    match Matter::of(table) {
        Matter::Place => {
            let places = pick.placed(table).into_iter().flat_map(|piece| matter::places(table, piece));
            marks.extend(lit(places.filter_map(hex_of)));
        }
        Matter::Plot => {
            let areas = table.legal().iter().filter_map(|action| match action {
                Action::Plot { column, area } if Some(*column) == pick.column => Some(*area),
                _ => None,
            });
            let areas: BTreeSet<_> = areas.collect();
            let spots = table.game().areas().iter().filter(|area| areas.contains(&area.number));
            marks.extend(lit(spots.flat_map(|area| &area.spots).filter_map(|spot| hex_of(*spot))));
        }
        Matter::Move => match &pick.moves {
            Some(moves) => {
                marks.extend(reached(moves, board));
                if let Some(hex) = hovered.filter(|hex| *hex != moves.spot.hex) {
                    marks.extend(towards(moves, board, hex));
                }
            }
            None => marks.extend(lit(matter::ready(table).into_iter().filter_map(stands))),
        },
        Matter::Attack => strike(table, pick, stands, &mut marks),
        Matter::Retreat(unit) => {
            marks.extend(lit(matter::onward(table, &pick.way).into_iter().filter_map(hex_of)));
            let way = [position.of(unit).at].into_iter().chain(pick.way.iter().copied());
            let way: Vec<_> = way.filter_map(hex_of).collect();
            marks.extend(way.windows(2).map(|step| Mark::Line(step[0], step[1], Tone::Yes)));
        }
        Matter::Aim | Matter::Answer => {
            marks.extend(table.legal().iter().filter_map(|action| match action {
                Action::At { side } => Some(Mark::Side(board.breach_side(*side), Tone::Yes)),
                _ => None,
            }));
            let about = table.legal().iter().filter(|action| !matches!(action, Action::At { .. }));
            marks.extend(lit(about.flat_map(|action| matter::hexes(table, *action))));
        }
    }
    marks.extend(pick.piece.and_then(stands).map(|hex| Mark::Hex(hex, Tone::Preview, String::new())));
    if let Some(no) = &pick.no {
        marks.extend(no.hexes.iter().map(|hex| Mark::Hex(*hex, Tone::No, String::new())));
    }
    marks
}

/// Who can attack; or whom the counter in hand can attack, and the attack it is about to make.
fn strike(table: &Table, pick: &Pick, stands: impl Fn(PieceId) -> Option<Hex>, marks: &mut Vec<Mark>) {
    let Some(unit) = pick.piece else {
        marks.extend(lit(matter::ready(table).into_iter().filter_map(stands)));
        return;
    };
    let targets = table.legal().iter().filter_map(|action| match action {
        Action::Attack { by, target, .. } if *by == unit => stands(*target),
        _ => None,
    });
    marks.extend(lit(targets));
    if let (Some(from), Some(to)) = (stands(unit), pick.target.and_then(&stands)) {
        let can = pick.assault.as_ref().is_some_and(|assault| !assault.attacks.is_empty());
        marks.push(Mark::Line(from, to, if can { Tone::Yes } else { Tone::No }));
    }
}

/// What is lit while the position is set by hand.
pub fn amended(table: &Table, pick: &Pick) -> Vec<Mark> {
    let (position, board) = (table.position(), table.game().board());
    let held = pick.piece.map(|piece| position.of(piece)).filter(|state| state.is_on_map());
    let held = held.map(|state| Mark::Hex(board.spot(state.at).hex, Tone::Preview, String::new()));
    let no = pick.no.iter().flat_map(|no| &no.hexes).map(|hex| Mark::Hex(*hex, Tone::No, String::new()));
    held.into_iter().chain(no).collect()
}

/// Who is concerned by what is pending: lit while a die is due, or while the other side decides.
pub fn concerned(table: &Table) -> Vec<Mark> {
    let (position, board) = (table.position(), table.game().board());
    let stands = |piece: PieceId| {
        let at = position.of(piece).at;
        (at.index() < board.len()).then(|| board.spot(at).hex)
    };
    let line = |from: PieceId, to: PieceId| match (stands(from), stands(to)) {
        (Some(from), Some(to)) if from != to => vec![Mark::Line(from, to, Tone::Doubt)],
        _ => Vec::new(),
    };
    match position.pending.last() {
        Some(
            Pending::Combat(strike)
            | Pending::Damage(strike, _)
            | Pending::Counter(strike)
            | Pending::Ferocity(strike)
            | Pending::FerocityRoll(strike, _),
        ) => line(strike.unit, strike.target),
        Some(Pending::Breach { side, .. }) => vec![Mark::Side(board.breach_side(*side), Tone::Doubt)],
        Some(Pending::Advance { unit, to }) => {
            let to = (to.index() < board.len()).then(|| board.spot(*to).hex);
            stands(*unit).zip(to).map(|(from, to)| Mark::Line(from, to, Tone::Yes)).into_iter().collect()
        }
        Some(pending) => {
            let own = pending.owner().and_then(stands);
            own.map(|hex| Mark::Hex(hex, Tone::Preview, String::new())).into_iter().collect()
        }
        None => Vec::new(),
    }
}

/// What was done since a person last began something: who went where, and who attacked whom.
pub fn trail(table: &Table) -> Vec<Mark> {
    let board = table.game().board();
    let steps = table.steps();
    let now = (table.position().turn, table.position().phase);
    let first = match table.last_deed() {
        Some(last) => last + 1,
        // Whoever only watches sees the phase that is under way.
        None => steps.iter().position(|step| (step.turn, step.phase) == now).unwrap_or(steps.len()),
    };
    let mut stands: std::collections::BTreeMap<PieceId, Hex> = std::collections::BTreeMap::new();
    let (mut marks, hex) = (Vec::new(), |spot: SpotId| (spot.index() < board.len()).then(|| board.spot(spot).hex));
    let mut went: Vec<(PieceId, Hex, Hex)> = Vec::new();
    let position = table.position();
    for event in steps[first..].iter().flat_map(|step| &step.events) {
        match event.what {
            Happening::Stepped { piece, from, to, .. } => {
                let (Some(from), Some(to)) = (hex(from), hex(to)) else { continue };
                stands.insert(piece, to);
                // A counter that goes on draws one line from where it came.
                match went.iter_mut().find(|(own, _, end)| *own == piece && *end == from) {
                    Some((.., end)) => *end = to,
                    None => went.push((piece, from, to)),
                }
            }
            Happening::Attacked { by, target, .. } => {
                let at = |piece: PieceId| stands.get(&piece).copied().or_else(|| hex(position.of(piece).at));
                if let (Some(from), Some(to)) = (at(by), at(target))
                    && from != to
                {
                    marks.push(Mark::Line(from, to, Tone::Doubt));
                }
            }
            _ => {}
        }
    }
    let lines = went.into_iter().filter(|(_, from, to)| from != to);
    marks.extend(lines.map(|(_, from, to)| Mark::Line(from, to, Tone::Changed)));
    marks.dedup();
    marks
}

fn lit(hexes: impl Iterator<Item = Hex>) -> Vec<Mark> {
    let hexes: BTreeSet<_> = hexes.collect();
    hexes.into_iter().map(|hex| Mark::Hex(hex, Tone::Yes, String::new())).collect()
}
