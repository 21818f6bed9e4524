//! The odds of shots and melees, and how they are calculated.

use crate::deguello::odds::{of_clash, of_shots};
use crate::deguello::position::Did;
use crate::deguello::{Action, Aim, Clash, Game, Phase, PieceType, Position, Upshot, Upshots, atoms};
use crate::house::{NumberShift, ruling_line};
use crate::phrase::Phrase;
use crate::play::{Atom, Attack, Cited, Fraction, Odds, PieceId, ReckoningLine};
use crate::side::Side;

/// The odds of one piece attacking another, assuming it were activated.
pub(super) fn odds(game: &Game, position: &Position, piece: PieceId, target: PieceId) -> Odds {
    let mut scratch = position.clone();
    (scratch.ended, scratch.mover, scratch.bound, scratch.battery) = (None, None, None, None);
    scratch.due.clear();
    scratch.asked.clear();
    let is_gun = game.kind(piece) == PieceType::Cannon;
    let side = if is_gun { game.side(target).map(Side::enemy) } else { game.side(piece) };
    scratch.phase = if side == Some(Side::Mexican) { Phase::MexicanAction } else { Phase::TexanAction };
    let served: Vec<PieceId> = if is_gun { scratch.on(position.state(piece).at).collect() } else { vec![piece] };
    for own in served {
        scratch.note(own, Did::ACTIVE);
        scratch.state_mut(own).did.remove(Did::FIRE);
    }
    let heading = Phrase::new("odds-deguello").with("piece", game.name(piece)).with("target", game.name(target));
    let mut found = Odds { heading: Some(heading), attacks: Vec::new(), refused: Vec::new() };
    let aim = if is_gun { game.may_cannon(&scratch, piece, target) } else { game.may_fire(&scratch, piece, target) };
    match aim {
        Ok(aim) => found.attacks.push(shooting(game, piece, target, &aim)),
        Err(no) => found.refused.push(game.refusal(no)),
    }
    if !is_gun && game.may_melee(&scratch, piece, None, target).is_ok() {
        found.attacks.push(fighting(game, &scratch, piece, target));
    }
    found
}

fn shooting(game: &Game, by: PieceId, target: PieceId, aim: &Aim) -> Attack {
    let is_gun = game.kind(by) == PieceType::Cannon;
    let tries = if is_gun { game.figures.tries(game.piece_of(by).pounds) } else { 1 };
    let action = if is_gun { Action::Cannon { gun: by, target } } else { Action::Fire { by, target } };
    let least = game.figures.fire_hit - aim.add();
    let mut reckoning = vec![
        ReckoningLine::Title(Phrase::new("reckoning-deguello-shot").count("tries", usize::from(tries))),
        item(format!("{}+", game.figures.fire_hit), atoms::D10_A),
    ];
    reckoning.extend(aim.rows.iter().map(|(atom, add)| item(format!("{add:+}"), *atom)));
    let shift = |(atom, by): &(Atom, i32)| ruling_line(game, &NumberShift { atom: *atom, by: *by });
    reckoning.extend(aim.ruled.iter().map(shift));
    let upshots = of_shots(least, tries, Upshot::Hit, Upshot::Miss);
    Attack {
        decision: game.action_text(action),
        label: Phrase::new("do-fire").with("target", game.name(target)),
        chances: chances(upshots),
        reckoning,
    }
}

fn fighting(game: &Game, position: &Position, by: PieceId, target: PieceId) -> Attack {
    let edge = position.locks_of(by).find(|lock| lock.other(by) == Some(target)).and_then(|lock| lock.edge);
    let add = game.fight_adds(position, &[by], &[target], edge);
    let clash = Clash { attackers: vec![by], defenders: vec![target], add, edge, rolled: 0 };
    Attack {
        decision: game.action_text(Action::Melee { by, with: None, target }),
        label: Phrase::new("do-melee").with("target", game.name(target)),
        chances: chances(of_clash(&clash)),
        reckoning: vec![
            ReckoningLine::Title(Phrase::new("reckoning-deguello-melee")),
            item(format!("{:+} : {:+}", add[0], add[1]), atoms::D14_A),
        ],
    }
}

fn chances(upshots: Upshots) -> Vec<(Phrase, Fraction)> {
    upshots.into_iter().map(|(upshot, chance)| (upshot.message(), chance)).collect()
}

fn item(figure: String, rule: Atom) -> ReckoningLine {
    let says = Phrase::new("deguello-rule").word("rule", rule.word());
    let because = Phrase::new("deguello-rule").word("rule", rule.word());
    ReckoningLine::Item { figure, says, rule: Cited { rule, because } }
}
