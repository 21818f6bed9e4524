//! The position that a case begins with.

use super::set_up::Impossible;
use super::words::{quoted, refused};
use super::{Case, StartingPiece, Underway};
use crate::alamo::{Game, Moved, Phase, PieceId, Position, Status};
use crate::board::{BreachId, SpotId};
use crate::phrase::Phrase;
use crate::play::{NotAnAction, near};
use crate::text::nearest;

/// Creates the position that a case of the 1981 game begins with.
///
/// # Errors
///
/// Returns the text of the case that describes something impossible, and why.
pub(super) fn begin(case: &Case, game: &Game) -> Result<Position, Impossible> {
    let Some(phase) = case.phase else {
        return Err((quoted("phase"), Phrase::new("case-no-phase")));
    };
    let mut position = if case.with_setup { game.start() } else { game.empty() };
    if !case.with_setup {
        for state in &mut position.pieces {
            state.status = Status::Gone;
        }
    }
    for starting in &case.pieces {
        stand(starting, game, &mut position)?;
    }
    if matches!(phase, Phase::SetUpGuns | Phase::Plot) {
        // The plot is made in the second of these phases: until then, only what the case gives is plotted.
        position.plot.as_mut_slice().fill(0);
    }
    for line in &case.plot {
        let column = game.column_named(&line.column).map_err(|error| (quoted(&line.column), error.message()))?;
        position.plot[column] = line.area;
    }
    for side in &case.breaches {
        let name = side.to_string();
        match game.side_named(&name) {
            Ok(BreachId::NONE) => return Err((quoted(&name), Phrase::new("query-no-breach").with("side", name))),
            Ok(breach) => position.breaches.insert(breach),
            Err(error) => return Err((quoted(&name), error.message())),
        };
    }
    position.casualties = case.casualties;
    position.turns_held = case.held;
    position.committed = case.committed;
    position.texan_tows = case.texan_tows;
    if phase.is_setup() {
        // In a set-up phase opened as in play, the scenario's own set-up would be made at once.
        let opened = case.with_setup && position.phase == phase;
        (position.turn, position.phase) = (0, phase);
        if !opened {
            position.pending.clear();
            position.frames.clear();
        }
        so_far(case, game, &mut position)?;
    } else {
        // The turn marker moves on as the Replacement Phase begins.
        position.turn = if phase == Phase::Replacement { case.turn.saturating_sub(1) } else { case.turn };
        // Opening the phase clears what was done in another, and lowers flags that last a phase or a turn; what the case
        // gives is there before anybody is asked.
        game.open_as(&mut position, phase, |position| so_far(case, game, position))?;
    }
    Ok(position)
}

/// Marks what has been done in the phase so far, and raises the flags.
fn so_far(case: &Case, game: &Game, position: &mut Position) -> Result<(), Impossible> {
    for starting in &case.pieces {
        mark(starting, game, position)?;
    }
    if let Some(underway) = &case.mover {
        set_out(underway, game, position)?;
    }
    case.flags.iter().try_for_each(|flag| put_up(flag, game, position))
}

/// Raises a flag of a variant.
fn put_up(flag: &str, game: &Game, position: &mut Position) -> Result<(), Impossible> {
    let words: Vec<&str> = flag.split_whitespace().collect();
    let put = match words.as_slice() {
        [flag, thing, value] => value.parse().ok().and_then(|value| game.put_up_flag(position, flag, thing, value)),
        _ => None,
    };
    put.ok_or_else(|| {
        let name = words.first().copied().unwrap_or_default();
        let known = game.flag_names().any(|own| own == name);
        let near_name = if known { None } else { nearest(name, game.flag_names()) };
        (quoted(flag), near(Phrase::new("case-no-flag"), near_name))
    })
}

fn found(name: &str, game: &Game) -> Result<PieceId, Impossible> {
    game.find_piece(name).map_err(|error: NotAnAction| (quoted(name), error.message()))
}

/// Puts one piece where the case says.
fn stand(starting: &StartingPiece, game: &Game, position: &mut Position) -> Result<(), Impossible> {
    let piece = &starting.piece;
    let id = found(piece, game)?;
    if let Some(at) = starting.at {
        let spot = game.spot_named(&at.to_string()).map_err(|error| (quoted(piece), error.message()))?;
        game.put(position, id, spot).map_err(|refusal| (quoted(&format!("{piece} {at}")), refused(refusal.atom)))?;
    } else {
        position.put(id, game.piece(id).is_unit(), SpotId::NOWHERE);
    }
    let state = position.state_mut(id);
    (state.order, state.flipped) = (starting.order, starting.flipped);
    match (starting.track, starting.waiting) {
        (Some(space), _) => state.status = Status::Track(space),
        (None, true) => state.status = Status::Waiting,
        (None, false) => {}
    }
    Ok(())
}

/// Marks what a piece has already done in the phase.
fn mark(starting: &StartingPiece, game: &Game, position: &mut Position) -> Result<(), Impossible> {
    let with = if starting.with.is_empty() { None } else { Some(found(&starting.with, game)?) };
    let state = position.state_mut(found(&starting.piece, game)?);
    if starting.moved {
        state.moved = Moved::Once;
    }
    state.attacked += u8::from(starting.attacked);
    state.gunned += u8::from(starting.gunned);
    state.newcomer |= starting.newcomer;
    state.silenced |= starting.silenced;
    state.spent = starting.spent;
    state.with = with;
    Ok(())
}

/// Puts the piece on the move.
fn set_out(underway: &Underway, game: &Game, position: &mut Position) -> Result<(), Impossible> {
    let piece = found(&underway.piece, game)?;
    let tow = if underway.tow.is_empty() { None } else { Some(found(&underway.tow, game)?) };
    game.give(position, piece, underway.points);
    if let Some(mover) = &mut position.mover {
        mover.stepped = true;
        mover.towing = u8::from(tow.is_some());
    }
    if let Some(battery) = tow {
        position.state_mut(battery).with = Some(piece);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    fn breached(side: &str) -> Result<Position, Impossible> {
        let game = Game::new(&fixture::alamo()).unwrap();
        let case = Case { breaches: vec![side.parse().unwrap()], phase: Some(Phase::TexanCombat), ..Case::default() };
        begin(&case, &game)
    }

    #[test]
    fn a_case_names_hexsides_that_can_be_breached() {
        assert_eq!(breached("1408/1309").unwrap().breaches.len(), 1);
        for (side, why) in
            [("0101/0102", "query-no-breach"), ("9998/9999", "query-no-hexside"), ("1309/1712", "query-no-hexside")]
        {
            let (said, found) = breached(side).unwrap_err();
            assert_eq!((said, found.id), (quoted(side), why), "{side}");
        }
    }
}
