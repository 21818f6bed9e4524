//! What lies on the map while a game is played: where things can be done, what is in hand, what was just done.

use std::collections::BTreeSet;

use rules::alamo::{Action, Happening, Pending, PieceId};
use rules::board::SpotId;
use rules::hex::Hex;

use super::matter::{self, Matter};
use super::pick::Pick;
use super::table::{Made, Table};
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
    let steps = table.steps();
    let now = (table.position().turn, table.position().phase);
    let first = match table.last_deed() {
        Some(last) => last + 1,
        // Whoever only watches sees the phase that is under way.
        None => steps.iter().position(|step| (step.turn, step.phase) == now).unwrap_or(steps.len()),
    };
    went(table, first)
}

/// What the last decision did: who went or attacked is lit, and so is where to and whom; the dice lie beside it.
pub fn beat(table: &Table) -> Vec<Mark> {
    let Some(first) = table.beat_before() else { return Vec::new() };
    let mut marks = went(table, first);
    let mut lit = BTreeSet::new();
    let mut rolled = None;
    for (at, step) in table.steps().iter().enumerate().skip(first) {
        for event in &step.events {
            match event.what {
                Happening::Attacked { by, target, .. } => {
                    lit.extend(stood(table, at, by));
                    rolled = stood(table, at, target);
                    lit.extend(rolled);
                }
                Happening::Checked { unit, .. } => rolled = stood(table, at, unit).or(rolled),
                Happening::Stepped { to, .. } => lit = hex_of(table, to).into_iter().collect(),
                Happening::Placed { at, .. } | Happening::Entered { at, .. } => lit.extend(hex_of(table, at)),
                Happening::Retreated { to, .. } | Happening::Advanced { to, .. } => lit.extend(hex_of(table, to)),
                _ => {}
            }
        }
        if let (Made::Roll(roll), Some(hex)) = (step.made, rolled) {
            marks.retain(|mark| !matches!(mark, Mark::Tick(..)));
            marks.push(Mark::Tick(hex, Tone::Doubt, roll.0.to_string()));
        }
    }
    marks.extend(lit.into_iter().map(|hex| Mark::Hex(hex, Tone::Preview, String::new())));
    marks
}

/// Lines for what was done from a step on: from where the shooter stood then to where the target did, and along the way
/// of those who moved.
fn went(table: &Table, first: usize) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut went: Vec<(PieceId, Hex, Hex)> = Vec::new();
    for (at, step) in table.steps().iter().enumerate().skip(first) {
        for event in &step.events {
            match event.what {
                Happening::Stepped { piece, from, to, .. } => {
                    let (Some(from), Some(to)) = (hex_of(table, from), hex_of(table, to)) else { continue };
                    // A counter that goes on draws one line from where it came.
                    match went.iter_mut().find(|(own, _, end)| *own == piece && *end == from) {
                        Some((.., end)) => *end = to,
                        None => went.push((piece, from, to)),
                    }
                }
                Happening::Attacked { by, target, .. } => {
                    if let (Some(from), Some(to)) = (stood(table, at, by), stood(table, at, target))
                        && from != to
                    {
                        marks.push(Mark::Line(from, to, Tone::Doubt));
                    }
                }
                Happening::Retreated { unit, to } | Happening::Advanced { unit, to } => {
                    if let (Some(from), Some(to)) = (stood(table, at, unit), hex_of(table, to))
                        && from != to
                    {
                        marks.push(Mark::Line(from, to, Tone::Changed));
                    }
                }
                _ => {}
            }
        }
    }
    let lines = went.into_iter().filter(|(_, from, to)| from != to);
    marks.extend(lines.map(|(_, from, to)| Mark::Line(from, to, Tone::Changed)));
    marks.dedup();
    marks
}

/// Where a piece stands now.
pub(super) fn stands(table: &Table, piece: PieceId) -> Option<Hex> {
    hex_of(table, table.position().of(piece).at)
}

fn hex_of(table: &Table, spot: SpotId) -> Option<Hex> {
    let board = table.game().board();
    (spot.index() < board.len()).then(|| board.spot(spot).hex)
}

/// Where a piece stood before a step.
fn stood(table: &Table, step: usize, piece: PieceId) -> Option<Hex> {
    hex_of(table, table.after(step).of(piece).at)
}

fn lit(hexes: impl Iterator<Item = Hex>) -> Vec<Mark> {
    let hexes: BTreeSet<_> = hexes.collect();
    hexes.into_iter().map(|hex| Mark::Hex(hex, Tone::Yes, String::new())).collect()
}
