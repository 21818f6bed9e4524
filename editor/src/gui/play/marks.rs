//! The marks on the map during a game: where actions are possible, what is in hand, and what was just done.

use std::collections::BTreeSet;

use rules::board::SpotId;
use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::play::{Concern, Decision, DecisionKind, Fact, PieceId, Task};
use rules::table::Nature;

use super::AnyTable;
use super::in_hand::Pick;
use super::on_map_or_button;
use crate::gui::board::reachable::{reached, towards};
use crate::picture::overlay::{Mark, Tone};

/// Returns the marks for a person who decides.
pub fn marks(table: &AnyTable, pick: &Pick, hovered: Option<Hex>) -> Vec<Mark> {
    let mut marks = Vec::new();
    let hex_of = |spot: SpotId| table.hex(spot);
    let stands = |piece: PieceId| table.hex_of(piece);
    match table.task() {
        Task::Place => {
            let places = pick.placed(table).into_iter().flat_map(|piece| on_map_or_button::places(table, piece));
            marks.extend(lit(places.filter_map(hex_of)));
        }
        Task::Plan => {
            let plans =
                table.decisions().iter().filter(|decision| pick.group.is_some_and(|group| decision.plans_for(group)));
            marks.extend(lit(plans.flat_map(|decision| decision.hexes.iter().copied())));
        }
        Task::Move => match &pick.moves {
            Some(moves) => {
                marks.extend(reached(moves, table.board()));
                if let Some(hex) = hovered.filter(|hex| table.hex(moves.from) != Some(*hex)) {
                    marks.extend(towards(moves, table.board(), hex));
                }
            }
            None => marks.extend(lit(on_map_or_button::ready(table).into_iter().filter_map(stands))),
        },
        Task::Attack => strike(table, pick, stands, &mut marks),
        Task::Retreat(unit) => {
            marks.extend(lit(on_map_or_button::onward(table, &pick.way).into_iter().filter_map(hex_of)));
            let way = table.token(unit).at.into_iter().chain(pick.way.iter().copied());
            let way: Vec<_> = way.filter_map(hex_of).collect();
            marks.extend(way.windows(2).map(|step| Mark::Line(step[0], step[1], Tone::Yes)));
        }
        Task::Aim | Task::Answer => {
            marks.extend(table.decisions().iter().filter_map(|decision| Some(Mark::Side(decision.side?, Tone::Yes))));
            let about = table.decisions().iter().filter(|decision| decision.side.is_none());
            marks.extend(lit(about.flat_map(|decision| decision.hexes.iter().copied())));
        }
    }
    marks.extend(pick.piece.and_then(stands).map(|hex| Mark::Hex(hex, Tone::Preview, String::new())));
    if let Some(no) = &pick.no {
        marks.extend(no.hexes.iter().map(|hex| Mark::Hex(*hex, Tone::No, String::new())));
    }
    marks
}

/// Marks the counters that can attack; or the targets of the counter in hand, and the attack it is about to make.
fn strike(table: &AnyTable, pick: &Pick, stands: impl Fn(PieceId) -> Option<Hex>, marks: &mut Vec<Mark>) {
    let Some(unit) = pick.piece else {
        marks.extend(lit(on_map_or_button::ready(table).into_iter().filter_map(stands)));
        return;
    };
    marks.extend(rim(&table.field(unit)));
    let of_unit = |decision: &&Decision| decision.kind == DecisionKind::Attack && decision.piece == Some(unit);
    let targets = table.decisions().iter().filter(of_unit).filter_map(|decision| stands(decision.target?));
    marks.extend(lit(targets));
    if let (Some(from), Some(to)) = (stands(unit), pick.target.and_then(&stands)) {
        let can = pick.odds.as_ref().is_some_and(|odds| !odds.attacks.is_empty());
        marks.push(Mark::Line(from, to, if can { Tone::Yes } else { Tone::No }));
    }
}

/// Returns the outline of some hexes: the hexsides between them and all others.
fn rim(hexes: &[Hex]) -> Vec<Mark> {
    let within = |hex: &Hex| hexes.binary_search(hex).is_ok();
    let sides = hexes.iter().flat_map(|hex| hex.neighbours().filter(|next| !within(next)).map(|next| (*hex, next)));
    sides.map(|(hex, next)| Mark::Side(Hexside::new(hex, next), Tone::Preview)).collect()
}

/// Returns the marks while the position is set by hand.
pub fn amended(table: &AnyTable, pick: &Pick) -> Vec<Mark> {
    let held = pick.piece.and_then(|piece| table.hex_of(piece));
    let held = held.map(|hex| Mark::Hex(hex, Tone::Preview, String::new()));
    let no = pick.no.iter().flat_map(|no| &no.hexes).map(|hex| Mark::Hex(*hex, Tone::No, String::new()));
    held.into_iter().chain(no).collect()
}

/// Marks the counters affected by the pending decision or roll.
pub fn concerned(table: &AnyTable) -> Vec<Mark> {
    let line = |from, to, tone| Some(Mark::Line(table.hex(from)?, table.hex(to)?, tone));
    let marked = |concern: Concern| match concern {
        Concern::Attack(from, to) if table.hex(from) == table.hex(to) => None,
        Concern::Attack(from, to) => line(from, to, Tone::Doubt),
        Concern::Advance(from, to) => line(from, to, Tone::Yes),
        Concern::Side(side) => Some(Mark::Side(side, Tone::Doubt)),
        Concern::Spot(at) => table.hex(at).map(|hex| Mark::Hex(hex, Tone::Preview, String::new())),
    };
    table.concerned().into_iter().filter_map(marked).collect()
}

/// Marks what was done since a person last began an action: who moved where, and who attacked whom.
pub fn trail(table: &AnyTable) -> Vec<Mark> {
    let (steps, now) = (table.history().steps(), table.moment());
    let first = match table.history().last_begun() {
        Some(last) => last + 1,
        // A person who only watches sees the current phase.
        None => steps.iter().position(|step| step.moment == now).unwrap_or(steps.len()),
    };
    went(table, first)
}

/// Marks the last decision: the counter that moved or attacked, its destination or target, and the dice beside it.
pub fn beat(table: &AnyTable) -> Vec<Mark> {
    let Some(first) = table.history().beat_before() else { return Vec::new() };
    let mut marks = went(table, first);
    let mut lit = BTreeSet::new();
    let mut rolled = None;
    for (at, step) in table.history().steps().iter().enumerate().skip(first) {
        for fact in table.facts(at) {
            match fact {
                Fact::Struck { from, to } => {
                    lit.extend(table.hex(from));
                    rolled = table.hex(to);
                    lit.extend(rolled);
                }
                Fact::Tested { at } => rolled = table.hex(at).or(rolled),
                Fact::Walked { to, .. } => lit = table.hex(to).into_iter().collect(),
                Fact::Placed { at } | Fact::Went { to: at, .. } => lit.extend(table.hex(at)),
            }
        }
        if let (Nature::Roll(roll), Some(hex)) = (step.nature, rolled) {
            marks.retain(|mark| !matches!(mark, Mark::Tick(..)));
            marks.push(Mark::Tick(hex, Tone::Doubt, roll.0.to_string()));
        }
    }
    marks.extend(lit.into_iter().map(|hex| Mark::Hex(hex, Tone::Preview, String::new())));
    marks
}

/// Returns lines for everything done from a step on: from the attacker's position then to the target's, and along the
/// paths of moves.
fn went(table: &AnyTable, first: usize) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut went: Vec<(PieceId, Hex, Hex)> = Vec::new();
    let between = |from, to| table.hex(from).zip(table.hex(to)).filter(|(from, to)| from != to);
    for fact in (first..table.history().steps().len()).flat_map(|at| table.facts(at)) {
        match fact {
            Fact::Walked { piece, from, to, .. } => {
                let (Some(from), Some(to)) = (table.hex(from), table.hex(to)) else { continue };
                // A counter that continues its move gets one line from its origin.
                match went.iter_mut().find(|(own, _, end)| *own == piece && *end == from) {
                    Some((.., end)) => *end = to,
                    None => went.push((piece, from, to)),
                }
            }
            Fact::Struck { from, to } => {
                marks.extend(between(from, to).map(|(from, to)| Mark::Line(from, to, Tone::Doubt)));
            }
            Fact::Went { from, to } => {
                marks.extend(between(from, to).map(|(from, to)| Mark::Line(from, to, Tone::Changed)));
            }
            Fact::Placed { .. } | Fact::Tested { .. } => {}
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
