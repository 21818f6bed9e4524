//! Sentences for what is due, and the pieces it concerns.

use std::collections::BTreeSet;

use crate::board::SpotId;
use crate::house::Offers as _;
use crate::knapp::{Action, Game, Pending, Phase, Position};
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
    match position.pending {
        Some(pending) => roll(game, position, pending),
        None => phase(position, legal),
    }
}

fn roll(game: &Game, position: &Position, pending: Pending) -> Phrase {
    let of = |id, piece: PieceId| Phrase::new(id).with("piece", game.name(piece));
    match pending {
        Pending::Wall { by, at } => of("due-knapp-wall", by).with("side", game.aim_text(at)),
        Pending::Gun { by, gun: target } | Pending::Counter { gun: by, at: target } => {
            of("due-knapp-shell", by).with("target", game.name(target))
        }
        Pending::Shot { by, target, need, bonus } => {
            of("due-knapp-shot", by).with("target", game.name(target)).with("need", need - bonus)
        }
        Pending::Command { column } => game.of_column("due-knapp-command", column),
        Pending::Morale { column } => {
            game.of_column("due-knapp-morale", column).with("less", game.morale_less(position, column))
        }
        Pending::Pond { column } => game.of_column("due-knapp-pond", column),
        Pending::Scale { piece, .. } => of("due-knapp-scale", piece).with("need", game.figures.scale),
        Pending::Push { piece, .. } => of("due-knapp-push", piece).with("need", game.figures.push),
        Pending::Bash { piece, door, need } => {
            of("due-knapp-bash", piece).with("side", game.door_text(door)).with("need", need)
        }
        Pending::Blast { gun, door } => {
            of("due-knapp-bash", gun).with("side", game.door_text(door)).with("need", game.figures.door_gun)
        }
        Pending::Bout { number } => match position.bouts.get(usize::from(number)) {
            Some(bout) => of("due-knapp-bout", bout.by).with("target", game.name(bout.target)),
            None => Phrase::new("due-over"),
        },
    }
}

fn phase(position: &Position, legal: &[Action]) -> Phrase {
    let pieces: BTreeSet<PieceId> = legal.iter().filter_map(|action| action.pieces()[0]).collect();
    let id = match position.phase {
        Phase::Guns => "due-knapp-guns",
        Phase::Siege => "due-knapp-siege",
        Phase::Redeploy | Phase::Regroup => "due-knapp-redeploy",
        Phase::Commit => "due-knapp-commit",
        Phase::Bombard => "due-knapp-bombard",
        Phase::Answer => "due-knapp-answer",
        Phase::Plan => "due-knapp-plan",
        Phase::Posts => "due-knapp-posts",
        Phase::TexanMove | Phase::MexicanMove => "due-knapp-move",
        Phase::TexanFire | Phase::MexicanFire => "due-knapp-fire",
        Phase::Release | Phase::Morale => "due-knapp-release",
        Phase::Melee => "due-knapp-melee",
    };
    Phrase::new(id).count("count", pieces.len())
}

/// The pieces and attacks the pending decision or roll concerns.
pub(super) fn concerned(game: &Game, position: &Position) -> Vec<Concern> {
    let at = |piece: PieceId| position.state(piece).at;
    let known = |spot: &SpotId| spot.index() < game.board.len();
    let attack = |by: SpotId, target: SpotId| {
        if known(&by) && known(&target) { vec![Concern::Attack(by, target)] } else { Vec::new() }
    };
    let spot = |spot: SpotId| Some(spot).filter(known).map(Concern::Spot).into_iter().collect();
    let column = |column: u8| position.columns.get(usize::from(column)).map_or(SpotId::NOWHERE, |own| own.head[0]);
    match position.pending {
        Some(Pending::Wall { at: aim, .. }) => vec![Concern::Side(game.ground.aims[usize::from(aim)].side)],
        Some(Pending::Gun { gun, .. }) => spot(at(gun)),
        Some(Pending::Counter { gun, .. }) => spot(at(gun)),
        Some(Pending::Shot { by, target, .. }) => match game.column_at(position, target) {
            Some(own) => attack(at(by), column(own)),
            None => attack(at(by), at(target)),
        },
        Some(Pending::Command { column: own } | Pending::Morale { column: own } | Pending::Pond { column: own }) => {
            spot(column(own))
        }
        Some(Pending::Scale { piece, edge } | Pending::Push { piece, edge }) => {
            vec![Concern::Advance(at(piece), game.ground.edge(edge).top)]
        }
        Some(Pending::Bash { door, .. } | Pending::Blast { door, .. }) => {
            vec![Concern::Side(game.ground.doors[usize::from(door)].side)]
        }
        Some(Pending::Bout { number }) => {
            position.bouts.get(usize::from(number)).map_or_else(Vec::new, |bout| attack(at(bout.by), at(bout.target)))
        }
        None => position.mover.map_or_else(Vec::new, |mover| spot(at(mover.piece))),
    }
}
