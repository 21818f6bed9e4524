//! The odds of shots and of hand-to-hand fights, with how they are reckoned.

use crate::knapp::position::Did;
use crate::knapp::variant::Shift;
use crate::knapp::{Action, Game, Kind, Phase, Position, Shot, atoms};
use crate::message::Message;
use crate::play::{Atom, Attack, Cited, Fraction, Line, Odds, PieceId};
use crate::variant::Quantity;

/// What may come of one piece attacking another in its next fire phase, and hand to hand where they touch.
pub(super) fn odds(game: &Game, position: &Position, piece: PieceId, target: PieceId) -> Odds {
    let mut scratch = position.clone();
    (scratch.pending, scratch.ended, scratch.mover) = (None, None, None);
    let is_gun = game.piece_of(piece).kind == Kind::Gun;
    let captured = is_gun && game.gun(position, piece).is_captured;
    let fire = if game.is_stand(piece) || captured { Phase::MexicanFire } else { Phase::TexanFire };
    if scratch.phase != fire {
        scratch.phase = fire;
        scratch.of_mut(piece).did.remove(Did::FIRE | Did::SERVE);
    }
    let heading = Message::new("odds-knapp").with("piece", game.name(piece)).with("target", game.name(target));
    let mut found = Odds { heading: Some(heading), attacks: Vec::new(), refused: Vec::new() };
    let action = if is_gun { Action::Cannon { gun: piece, target } } else { Action::Fire { by: piece, target } };
    match game.judge(&scratch, action) {
        Ok(()) => found
            .attacks
            .extend(game.shot_of(&scratch, action).map(|shot| shooting(game, &scratch, action, (piece, target), shot))),
        Err(no) => found.refused.push(no.told(game)),
    }
    let (stand, casting) = if game.is_stand(piece) { (piece, target) } else { (target, piece) };
    let touch = game.is_stand(stand)
        && game.is_casting(casting)
        && position.of(stand).stands()
        && game.castings_near(position, stand).any(|own| own == casting);
    if touch {
        found.attacks.push(fighting(game, position, piece, target));
    }
    found
}

fn shooting(game: &Game, position: &Position, action: Action, (by, target): (PieceId, PieceId), shot: Shot) -> Attack {
    let least = i32::from(shot.need) - i32::from(shot.bonus);
    let mut reckoning =
        vec![Line::Title(Message::new("reckoning-knapp-shot")), item(format!("{}+", shot.need), atoms::K6_K)];
    let usual = game.usual_bonus(by);
    if usual != 0 {
        reckoning.push(item(format!("{usual:+}"), atoms::K6_I));
    }
    let shifts = game.shifts(position, &Quantity::AttackRoll, (game.shooters(position, by, target), &[]), usual);
    reckoning.extend(shifts.iter().map(|shift| house(game, shift)));
    reckoning.push(Line::Faces(faces(least, "×")));
    Attack {
        deed: game.action_text(action),
        label: Message::new("do-fire").with("target", game.name(target)),
        chances: chances(least, "odds-knapp-hit", "odds-knapp-miss"),
        reckoning,
    }
}

fn fighting(game: &Game, position: &Position, by: PieceId, target: PieceId) -> Attack {
    let stand = game.is_stand(by);
    let (need, atom) =
        if stand { (game.figures.mexican_kills, atoms::K10_C) } else { (game.figures.texan_kills, atoms::K10_D) };
    let shifts = game.shifts(position, &Quantity::AttackRoll, (game.fighters(position, by, target), &[]), 0);
    let least = shifts.iter().fold(need, |least, shift| least.saturating_sub(shift.by));
    let mut reckoning = vec![Line::Title(Message::new("reckoning-knapp-melee")), item(format!("{need}+"), atom)];
    reckoning.extend(shifts.iter().map(|shift| house(game, shift)));
    reckoning.push(Line::Faces(faces(least, "×")));
    Attack {
        deed: game.action_text(Action::Fight { by, target }),
        label: Message::new("do-melee").with("target", game.name(target)),
        chances: chances(least, "odds-knapp-kill", "odds-knapp-miss"),
        reckoning,
    }
}

/// The chance that a die shows at least this, and that it does not.
fn chances(least: i32, yes: &'static str, no: &'static str) -> Vec<(Message, Fraction)> {
    let good = (7 - least).clamp(0, 6) as u128;
    let of = |id, ways: u128| Fraction::new(ways, 6).filter(|_| ways > 0).map(|chance| (Message::new(id), chance));
    [of(yes, good), of(no, 6 - good)].into_iter().flatten().collect()
}

fn faces(least: i32, hit: &str) -> Vec<String> {
    (1..=6).map(|face| if face >= least { hit.to_owned() } else { "–".to_owned() }).collect()
}

fn item(figure: String, rule: Atom) -> Line {
    let says = Message::new("knapp-rule").word("rule", rule.word());
    let because = Message::new("knapp-rule").word("rule", rule.word());
    Line::Item { figure, says, rule: Cited { rule, because } }
}

/// What a rule of a variant changes.
fn house(game: &Game, shift: &Shift) -> Line {
    let says = || game.cited(shift.atom);
    Line::Item { figure: format!("{:+}", shift.by), says: says(), rule: Cited { rule: shift.atom, because: says() } }
}
