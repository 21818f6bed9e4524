//! The odds of shots, melees and pending dice, and how they are calculated.

use super::label;
use crate::house::{self, Rulings as _, ruling_line};
use crate::knapp::Event;
use crate::knapp::notation::write_action;
use crate::knapp::position::Did;
use crate::knapp::{Action, Bout, Game, Happening, Pending, Phase, PieceType, Position, Shot, Upshot, atoms};
use crate::phrase::Phrase;
use crate::play::{Atom, Attack, Cited, Fraction, Odds, PieceId, ReckoningLine, Stakes};
use crate::variant::Quantity;

/// The odds of one piece attacking another in its next fire phase, and in melee if they are in contact.
pub(super) fn odds(game: &Game, position: &Position, piece: PieceId, target: PieceId) -> Odds {
    let mut scratch = position.clone();
    (scratch.pending, scratch.ended, scratch.mover) = (None, None, None);
    scratch.asked.clear();
    let [own, other] = [piece, target].map(|piece| game.piece_of(piece).kind);
    let captured = own == PieceType::Gun && game.gun(position, piece).is_captured;
    let (fire, action) = match (own, other) {
        (PieceType::Battery, _) => (Phase::Bombard, Action::Shell { by: piece, gun: target }),
        (PieceType::Gun, PieceType::Battery) => (Phase::Answer, Action::Counter { gun: piece, at: target }),
        (PieceType::Gun, _) if captured => (Phase::MexicanFire, Action::Cannon { gun: piece, target }),
        (PieceType::Gun, _) => (Phase::TexanFire, Action::Cannon { gun: piece, target }),
        (own, _) if own.is_stand() => (Phase::MexicanFire, Action::Fire { by: piece, target }),
        _ => (Phase::TexanFire, Action::Fire { by: piece, target }),
    };
    if scratch.phase != fire {
        scratch.phase = fire;
        scratch.state_mut(piece).did.remove(Did::FIRE | Did::SERVE);
    }
    let heading = Phrase::new("odds-knapp").with("piece", game.name(piece)).with("target", game.name(target));
    let mut found = Odds { heading: Some(heading), attacks: Vec::new(), refused: Vec::new() };
    match game.judge(&scratch, action) {
        Ok(()) => found.attacks.extend(firing(game, &scratch, action)),
        Err(no) => found.refused.push(game.refusal(no)),
    }
    scratch = Position { pending: None, ended: None, mover: None, asked: Vec::new(), ..position.clone() };
    if scratch.phase != Phase::Melee {
        (scratch.phase, scratch.bouts) = (Phase::Melee, Vec::new());
    }
    let (stand, casting) = if game.is_stand(piece) { (piece, target) } else { (target, piece) };
    let touch = game.is_stand(stand)
        && game.is_casting(casting)
        && position.state(stand).stands()
        && game.castings_near(position, stand).any(|own| own == casting);
    if touch {
        match game.may_match(&scratch, piece, target) {
            Ok(()) => found.attacks.push(fighting(game, scratch, piece, target)),
            Err(no) => found.refused.push(game.refusal(no)),
        }
    }
    found
}

/// The attack of a fire action.
fn firing(game: &Game, position: &Position, action: Action) -> Option<Attack> {
    match action {
        Action::Fire { by, target } | Action::Cannon { gun: by, target } => {
            game.shot_of(position, action).map(|shot| shooting(game, position, action, (by, target), shot))
        }
        Action::Shell { by, gun } => Some(shelling(game, position, action, Pending::Gun { by, gun })),
        Action::Counter { gun, at } => Some(shelling(game, position, action, Pending::Counter { gun, at })),
        _ => None,
    }
}

fn shooting(game: &Game, position: &Position, action: Action, (by, target): (PieceId, PieceId), shot: Shot) -> Attack {
    let mut reckoning =
        vec![ReckoningLine::Title(Phrase::new("reckoning-knapp-shot")), item(format!("{}+", shot.need), atoms::K6_K)];
    let usual = game.usual_bonus(by);
    if usual != 0 {
        reckoning.push(item(format!("{usual:+}"), atoms::K6_I));
    }
    let shifts = game.shifts(position, &Quantity::AttackRoll, (game.shooters(position, by, target), &[]), usual);
    reckoning.extend(shifts.iter().map(|shift| ruling_line(game, shift)));
    reckoning.push(ReckoningLine::Faces(faces(shot.least(), "×")));
    let Shot { need, bonus } = shot;
    Attack {
        decision: write_action(game, action),
        label: Phrase::new("do-fire").with("target", game.name(target)),
        chances: chances(game, position, Pending::Shot { by, target, need, bonus }),
        reckoning,
    }
}

/// The shot of a battery at a gun, or of a gun at a battery.
fn shelling(game: &Game, position: &Position, action: Action, pending: Pending) -> Attack {
    let (need, atom) = match pending {
        Pending::Counter { .. } => (game.figures.counter_hit, atoms::K3_F),
        _ => (game.figures.bombard_hit, atoms::K3_C),
    };
    Attack {
        decision: write_action(game, action),
        label: label::label(game, position, action),
        chances: chances(game, position, pending),
        reckoning: vec![ReckoningLine::Title(Phrase::new("reckoning-knapp-shot")), item(format!("{need}+"), atom)],
    }
}

fn fighting(game: &Game, mut position: Position, by: PieceId, target: PieceId) -> Attack {
    let stand = game.is_stand(by);
    let (need, atom) =
        if stand { (game.figures.mexican_kills, atoms::K10_C) } else { (game.figures.texan_kills, atoms::K10_D) };
    let (shifts, least) = game.blow(&position, by, target);
    let mut reckoning =
        vec![ReckoningLine::Title(Phrase::new("reckoning-knapp-melee")), item(format!("{need}+"), atom)];
    reckoning.extend(shifts.iter().map(|shift| ruling_line(game, shift)));
    reckoning.push(ReckoningLine::Faces(faces(least, "×")));
    position.bouts.push(Bout { by, target, roll: 0, kills: false });
    let number = position.bouts.len() as u16 - 1;
    Attack {
        decision: write_action(game, Action::Fight { by, target }),
        label: Phrase::new("do-melee").with("target", game.name(target)),
        chances: chances(game, &position, Pending::Bout { number }),
        reckoning,
    }
}

/// The possible results of the dice that are due.
pub(super) fn stakes(game: &Game, position: &Position) -> Option<Stakes> {
    if !position.asked.is_empty() {
        let begins = |event: &Event| matches!(event.what, Happening::Began { .. });
        let chances = house::chances(game, position, begins, &Upshot::Nothing.message());
        return Some(Stakes { chances, together: Vec::new() });
    }
    let pending = position.pending?;
    let falls = |(piece, chance)| (Phrase::new("upshot-knapp-falls").with("piece", game.name(piece)), chance);
    let together = match pending {
        Pending::Bout { .. } => game.falls(position).into_iter().map(falls).collect(),
        _ => Vec::new(),
    };
    Some(Stakes { chances: chances(game, position, pending), together })
}

fn chances(game: &Game, position: &Position, pending: Pending) -> Vec<(Phrase, Fraction)> {
    game.upshots(position, pending).into_iter().map(|(upshot, chance)| (upshot.message(), chance)).collect()
}

fn faces(least: i32, hit: &str) -> Vec<String> {
    (1..=6).map(|face| if face >= least { hit.to_owned() } else { "–".to_owned() }).collect()
}

fn item(figure: String, rule: Atom) -> ReckoningLine {
    let says = Phrase::new("knapp-rule").word("rule", rule.word());
    let because = Phrase::new("knapp-rule").word("rule", rule.word());
    ReckoningLine::Item { figure, says, rule: Cited { rule, because } }
}
