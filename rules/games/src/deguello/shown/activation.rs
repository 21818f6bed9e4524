//! The units an officer activates, and why others are left out.

use crate::board::SpotId;
use crate::deguello::refusal::{No, Verdict};
use crate::deguello::{Game, PieceType, Position, atoms};
use crate::play::{Activation, PieceId};
use crate::side::Side;

/// The activation of an officer as shown on the map; `None` for other pieces.
pub(super) fn summons(game: &Game, position: &Position, officer: PieceId) -> Option<Activation> {
    let side = game.side(officer)?;
    let stands = |piece: PieceId| position.state(piece).stands() && game.area_at(position, piece).is_some();
    if !game.kind(officer).is_officer() || !stands(officer) {
        return None;
    }
    let (chain, areas) = game.chain(position, officer);
    let mut reach: Vec<SpotId> = areas.iter().flat_map(|area| game.ground.area(*area).spots.iter().copied()).collect();
    reach.sort_unstable();
    let rule = game.summons_rule(officer, chain.len() > 1);
    let (called, bound_ones, left_out) = (Vec::new(), Vec::new(), Vec::new());
    let mut found = Activation { caller: officer, rule, reach, chain, called, bound: bound_ones, left_out };
    let mut far = Vec::new();
    for unit in game.units.iter().copied().filter(|unit| game.side(*unit) == Some(side) && stands(*unit)) {
        // An artillery officer of the garrison is taken to activate the battery of the crew in question.
        let battery = (game.kind(officer) == PieceType::Gunner).then(|| game.piece_of(unit).command);
        let obeys = game.obeys(position, officer, unit, battery);
        let area = game.area_at(position, unit).filter(|area| areas.contains(area));
        match (area, obeys) {
            (Some(_), Err(no)) => found.left_out.push((unit, game.refusal(no))),
            (Some(_), Ok(())) => match bound(game, position, unit) {
                Ok(()) => found.called.push(unit),
                Err(no) => found.bound.push((unit, game.refusal(no))),
            },
            // A unit that would not obey anyway gives that reason before its distance.
            (None, Err(no)) => far.push((unit, game.refusal(no))),
            (None, Ok(())) => far.push((unit, game.refusal(out_of_reach(game, position, &areas, unit)))),
        }
    }
    found.left_out.append(&mut far);
    Some(found)
}

/// Whether an activated unit may do everything: attackers without an officer in their area may only fire.
fn bound(game: &Game, position: &Position, unit: PieceId) -> Verdict {
    let led = game.side(unit) == Some(Side::Texan) || game.is_led(position, unit);
    if led { Ok(()) } else { Err(No::new(atoms::D4_11_A, "deguello-no-more-than-fire").of(unit)) }
}

/// Explains why a unit is out of reach: its area borders `areas` but cannot be entered from them, or it lies beyond.
fn out_of_reach(game: &Game, position: &Position, areas: &[u16], unit: PieceId) -> No {
    let of_area = |area: u16| game.ground.area(area).spots.iter().copied();
    let beside = game.area_at(position, unit).into_iter().flat_map(of_area).any(|spot| {
        let mut near = game.board.crossings(spot).iter().map(|crossing| crossing.to);
        near.any(|to| game.ground.area_of(to).is_some_and(|area| areas.contains(&area)))
    });
    if beside {
        No::new(atoms::D4_1_B, "deguello-no-way-between").of(unit)
    } else {
        No::new(atoms::D4_1_A, "deguello-no-reach").of(unit)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::deguello::Phase;
    use crate::dice::{Drawer, Streams};
    use crate::fixture;
    use crate::play::{Actor, Game as _};

    /// Checks that the activation shown for an officer is what the rules do when the officer is activated.
    fn holds(game: &Game, position: &Position, officer: PieceId) -> Option<usize> {
        let shown = summons(game, position, officer)?;
        let side = game.side(officer).unwrap();
        let units: BTreeSet<PieceId> =
            game.units.iter().copied().filter(|unit| game.side(*unit) == Some(side)).collect();
        let told: Vec<PieceId> =
            shown.called.iter().copied().chain(shown.bound.iter().map(|(unit, _)| *unit)).collect();
        let left: Vec<PieceId> = shown.left_out.iter().map(|(unit, _)| *unit).collect();
        let all: BTreeSet<PieceId> = told.iter().chain(&left).copied().collect();
        assert_eq!(all.len(), told.len() + left.len(), "each once");
        let on_map =
            units.iter().filter(|unit| position.state(**unit).stands() && game.area_at(position, **unit).is_some());
        assert_eq!(all.len(), on_map.count(), "and everybody");
        for unit in &told {
            let area = game.area_at(position, *unit).unwrap();
            assert!(game.ground.area(area).spots.iter().all(|spot| shown.reach.contains(spot)));
        }
        for (unit, no) in &shown.bound {
            assert!(no.atom == atoms::D4_11_A && !game.is_led(position, *unit));
        }
        if game.kind(officer) == PieceType::Gunner {
            let batteries = (0..game.commands.len() as u8).map(|own| game.reach(position, officer, Some(own)));
            let crews: BTreeSet<PieceId> = batteries.flatten().filter(|own| game.kind(*own).is_unit()).collect();
            assert_eq!(told.iter().copied().collect::<BTreeSet<_>>(), crews);
        } else {
            let reached = game.reach(position, officer, None);
            let (officers, units): (Vec<_>, Vec<_>) = reached.into_iter().partition(|own| game.kind(*own).is_officer());
            assert_eq!(officers, shown.chain);
            assert_eq!(told.iter().copied().collect::<BTreeSet<_>>(), units.into_iter().collect());
        }
        Some(left.len())
    }

    #[test]
    fn the_overlay_is_what_an_activation_does() {
        let game = Game::new(&fixture::guardhouse()).unwrap();
        let (mut seen, mut bound, mut rules) = (0, 0, BTreeSet::new());
        for seed in 0..12 {
            let mut streams = Streams::new(1836, seed);
            let (mut position, mut events, mut legal) = (game.start(), Vec::new(), Vec::new());
            for _ in 0..600 {
                let moment = game.moment(&position);
                streams.at(moment.turn, moment.phase.number);
                game.legal(&position, &mut legal);
                if matches!(position.phase, Phase::MexicanOrder | Phase::TexanOrder) && position.due.is_empty() {
                    for officer in game.officers.iter().copied() {
                        seen += usize::from(holds(&game, &position, officer).is_some());
                        let shown = summons(&game, &position, officer);
                        bound += shown.as_ref().map_or(0, |own| own.bound.len());
                        let reasons = shown.into_iter().flat_map(|own| own.left_out);
                        rules.extend(reasons.map(|(_, no)| no.atom.id()));
                    }
                }
                match game.actor(&position) {
                    Actor::Over => break,
                    Actor::Chance => {
                        let roll = streams.roll(game.chance(&position).unwrap());
                        assert!(game.resolve(&mut position, roll, &mut events));
                    }
                    Actor::Player(side) => {
                        let chosen = legal[streams.below(Drawer::from(side), legal.len())];
                        game.apply(&mut position, chosen, &mut events).unwrap();
                    }
                }
            }
        }
        assert!(seen > 100 && bound > 0, "{seen} officers, {bound} units that only fire");
        for rule in ["D4.1.a", "D4.1.b"] {
            assert!(rules.contains(rule), "{rule} is never the reason: {rules:?}");
        }
    }

    #[test]
    fn nobody_but_an_officer_on_the_map_calls() {
        let game = Game::new(&fixture::guardhouse()).unwrap();
        let position = game.start();
        let calls = |piece: &PieceId| summons(&game, &position, *piece).is_some();
        assert!(game.units.iter().all(|unit| !calls(unit)));
        let off_map = |officer: &&PieceId| !position.state(**officer).stands();
        assert!(game.officers.iter().filter(off_map).all(|officer| !calls(officer)));
    }
}
