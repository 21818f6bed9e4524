//! Sentences for what is due, and the pieces it concerns.

use std::collections::BTreeSet;

use crate::board::SpotId;
use crate::deguello::{Action, Due, Game, Phase, Position};
use crate::house::Offers as _;
use crate::phrase::Phrase;
use crate::play::{Concern, PieceId};

/// The sentence for what is to be decided or rolled now.
pub(super) fn due(game: &Game, position: &Position, legal: &[Action]) -> Phrase {
    if position.ended.is_some() {
        return Phrase::new("due-over");
    }
    if let Some(job) = position.asked.first() {
        return Phrase::new("due-house-rule").with("rule", game.rule_text(job.rule));
    }
    match position.due.last() {
        Some(due) => pending(game, position, due),
        None => phase(position, legal),
    }
}

fn pending(game: &Game, position: &Position, due: &Due) -> Phrase {
    let of = |id, piece: PieceId| Phrase::new(id).with("piece", game.name(piece));
    let area = |id, area: u16| Phrase::new(id).words("area", game.area_name(area));
    let need = |add: i8| game.figures.fire_hit - i32::from(add);
    match due {
        Due::Invalid { piece } => of("due-deguello-invalid", *piece).with("need", game.figures.bowie_well),
        Due::Day => {
            let since = i32::from(position.round) - game.figures.night_rounds - 1;
            Phrase::new("due-deguello-day").with("need", game.figures.day_target - since)
        }
        Due::Check { piece, .. } | Due::Wound { piece } => of("due-deguello-wound", *piece),
        Due::Shot { by, target, add } => {
            of("due-deguello-shot", *by).with("target", game.name(*target)).with("need", need(*add))
        }
        Due::Cannon { gun, target, add, left } => of("due-deguello-cannon", *gun)
            .with("target", game.name(*target))
            .with("need", need(*add))
            .count("left", usize::from(*left)),
        Due::Blast { gun, door, add, left } => of("due-deguello-cannon", *gun)
            .with("target", game.door_text(*door))
            .with("need", need(*add))
            .count("left", usize::from(*left)),
        Due::Ladder { piece, need } => of("due-deguello-ladder-hit", *piece).with("need", *need),
        Due::Officer { area: own, .. } => area("due-deguello-officer", *own).with("need", game.figures.officer_lost),
        Due::Officers { area: own, .. } => area("due-deguello-officers", *own),
        Due::Emplace { piece, .. } => of("due-deguello-emplace", *piece).with("need", game.figures.ladder_stands),
        Due::Axe { piece, need, .. } => of("due-deguello-axe", *piece).with("need", *need),
        Due::Arson { piece, .. } => of("due-deguello-arson", *piece).with("need", game.figures.arson_burns),
        Due::Clash(clash) => {
            let first = |units: &[PieceId]| units.first().map_or_else(String::new, |own| game.name(*own).to_owned());
            let id = if clash.rolled == 0 { "due-deguello-attack" } else { "due-deguello-defence" };
            Phrase::new(id).with("piece", first(&clash.attackers)).with("target", first(&clash.defenders))
        }
        Due::Beaten { .. } => Phrase::new("due-deguello-beaten"),
        Due::Free { by, target } => of("due-deguello-free", *by).with("target", game.name(*target)),
        Due::Burn { area: own } => area("due-deguello-burn", *own),
        Due::Ignite { area: own } => area("due-deguello-ignite", *own),
        Due::Up { .. } | Due::Leave { .. } => Phrase::new("due-over"),
    }
}

fn phase(position: &Position, legal: &[Action]) -> Phrase {
    let pieces: BTreeSet<PieceId> = legal.iter().filter_map(|action| action.pieces()[0]).collect();
    let id = match position.phase {
        Phase::SetUp => "due-deguello-set-up",
        Phase::MexicanOrder | Phase::TexanOrder => "due-deguello-order",
        Phase::MexicanAction | Phase::TexanAction => "due-deguello-action",
        Phase::Light | Phase::Fires => "due-over",
    };
    Phrase::new(id).count("count", pieces.len())
}

/// The pieces and attacks the pending decision or roll concerns.
pub(super) fn concerned(game: &Game, position: &Position) -> Vec<Concern> {
    let at = |piece: PieceId| position.state(piece).at;
    let known = |spot: &SpotId| spot.index() < game.board.len();
    let attack = |by: PieceId, target: PieceId| {
        if known(&at(by)) && known(&at(target)) { vec![Concern::Attack(at(by), at(target))] } else { Vec::new() }
    };
    let spot = |spot: SpotId| Some(spot).filter(known).map(Concern::Spot).into_iter().collect();
    let area = |area: u16| game.ground.area(area).spots.iter().copied().map(Concern::Spot).collect();
    let side = |side| vec![Concern::Side(side)];
    match position.due.last() {
        Some(Due::Shot { by, target, .. } | Due::Free { by, target }) => attack(*by, *target),
        Some(Due::Cannon { gun, target, .. }) => attack(*gun, *target),
        Some(Due::Blast { door, .. } | Due::Axe { door, .. }) => side(game.ground.door(*door).side),
        Some(Due::Emplace { edge, .. }) => side(game.ground.edge(*edge).side),
        Some(
            Due::Ladder { piece, .. }
            | Due::Check { piece, .. }
            | Due::Wound { piece }
            | Due::Arson { piece, .. }
            | Due::Invalid { piece }
            | Due::Up { piece, .. }
            | Due::Leave { piece, .. },
        ) => spot(at(*piece)),
        Some(
            Due::Officer { area: own, .. }
            | Due::Officers { area: own, .. }
            | Due::Burn { area: own }
            | Due::Ignite { area: own },
        ) => area(*own),
        Some(Due::Clash(clash)) => match (clash.attackers.first(), clash.defenders.first()) {
            (Some(by), Some(target)) => attack(*by, *target),
            _ => Vec::new(),
        },
        Some(Due::Beaten { units, .. }) => units.iter().flat_map(|unit| spot(at(*unit))).collect::<Vec<_>>(),
        Some(Due::Day) => Vec::new(),
        None => position.mover.map_or_else(Vec::new, |mover| spot(at(mover.piece))),
    }
}
