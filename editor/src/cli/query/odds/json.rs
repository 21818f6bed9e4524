//! Odds as JSON. The help of the question describes this form: change both together.

use rules::alamo::{Game, Odds, Phase, Strike, StrikeEffect};
use rules::play::Fraction;
use rules::rulebook::CombatResult;
use rules::spot::Spot;
use serde::Serialize;

use crate::question::attack::{Reading, Refused, spot};
use crate::words::Voice;
use rules::alamo::assault::Assault;
use rules::alamo::assault::CitedFigure;

#[derive(Serialize)]
struct Report<'a> {
    unit: &'a str,
    spot: Spot,
    target: &'a str,
    target_spot: Spot,
    phase: Phase,
    range: u32,
    attacks: Vec<Attack<'a>>,
    refused: Vec<Refused<'a>>,
}

#[derive(Serialize)]
struct Attack<'a> {
    #[serde(flatten)]
    reading: Reading,
    morale: u8,
    modifiers: Vec<CitedFigure>,
    line: Vec<Face>,
    odds: Vec<Chance<Effected>>,
    leaders: Vec<Chance<Fallen<'a>>>,
}

#[derive(Serialize)]
struct Face {
    die: usize,
    result: CombatResult,
    modifier: Option<i16>,
}

#[derive(Serialize)]
struct Effected {
    effect: &'static str,
}

#[derive(Serialize)]
struct Fallen<'a> {
    leader: &'a str,
}

#[derive(Serialize)]
struct Chance<T> {
    #[serde(flatten)]
    what: T,
    #[serde(rename = "chance")]
    fraction: String,
    percent: f64,
}

pub(super) fn report(game: &Game, found: &Assault, voice: &Voice) -> String {
    let position = &found.position;
    let at = |piece| position.state(piece).at;
    super::super::super::json(&Report {
        unit: &game.piece(found.unit).name,
        spot: spot(game, position, found.unit),
        target: &game.piece(found.target).name,
        target_spot: spot(game, position, found.target),
        phase: found.phase,
        range: game.board().range(at(found.unit), at(found.target)),
        attacks: found.attacks.iter().map(|(strike, odds)| attack(game, found, strike, odds)).collect(),
        refused: found.refused.iter().map(|(mode, refusal)| Refused::new(*mode, refusal, voice)).collect(),
    })
}

fn attack<'a>(game: &'a Game, found: &Assault, strike: &Strike, odds: &Odds) -> Attack<'a> {
    let line = game.table_line(strike.column).into_iter().enumerate();
    let line = line.map(|(index, result)| Face { die: index + 1, result, modifier: found.added(game, strike, result) });
    let leaders = odds.leaders().iter();
    let name = |leader| game.piece(leader).name.as_str();
    Attack {
        reading: Reading::new(game, &found.position, strike),
        morale: game.morale(&found.position, strike.target),
        modifiers: found.modifiers(game, strike, 0),
        line: line.collect(),
        odds: StrikeEffect::ALL.map(|effect| chance(Effected { effect: effect.word() }, odds.chance_of(effect))).into(),
        leaders: leaders.map(|(leader, own)| chance(Fallen { leader: name(*leader) }, *own)).collect(),
    }
}

fn chance<T>(what: T, chance: Fraction) -> Chance<T> {
    Chance { what, fraction: chance.to_string(), percent: chance.share() * 100.0 }
}
