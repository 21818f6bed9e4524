//! The answers of a game of any system as JSON. The help of the questions describes these forms: change both
//! together.

use rules::board::SpotId;
use rules::hex::Hex;
use rules::play::{Atom, Odds, PieceId, Reach, Refusal};
use rules::spot::Spot;
use rules::table::Tabletop;
use serde::Serialize;

use super::super::super::json;
use super::super::routes::{Barred, Reached, barred, reached};
use super::attacks::Prospect;
use super::reckoned;
use crate::words::Voice;

#[derive(Serialize)]
struct Moves<'a> {
    piece: &'a str,
    spot: Spot,
    points: u8,
    reaches: Vec<Reached<'a>>,
    refused: Vec<Barred<'a>>,
    to: Option<Reached<'a>>,
}

#[derive(Serialize)]
struct Refused<'a> {
    rule: Atom,
    text: String,
    hexes: &'a [Hex],
}

#[derive(Serialize)]
struct Duel<'a> {
    unit: &'a str,
    spot: Spot,
    target: &'a str,
    target_spot: Option<Spot>,
    #[serde(flatten)]
    answer: Answered<'a>,
}

#[derive(Serialize)]
struct Answered<'a> {
    attacks: Vec<Attack<'a>>,
    refused: Vec<Refused<'a>>,
}

#[derive(Serialize)]
struct Attack<'a> {
    deed: &'a str,
    name: String,
    odds: Vec<Outcome>,
    reckoning: Vec<String>,
    rules: Vec<Atom>,
}

#[derive(Serialize)]
struct Outcome {
    effect: String,
    chance: String,
    percent: f64,
}

#[derive(Serialize)]
struct Attacks<'a> {
    unit: &'a str,
    spot: Spot,
    targets: Vec<Enemy<'a>>,
    refused: Vec<Enemy<'a>>,
    left_out: usize,
}

#[derive(Serialize)]
struct Enemy<'a> {
    target: &'a str,
    spot: Option<Spot>,
    range: Option<u32>,
    range_in: Option<&'static str>,
    #[serde(flatten)]
    answer: Answered<'a>,
}

pub(super) fn moves(table: &dyn Tabletop, reach: &Reach, to: Option<SpotId>, voice: &Voice) -> String {
    let board = table.board();
    let reached = |route| reached(board, reach, route, |enemy| table.piece(enemy).name);
    json(&Moves {
        piece: table.piece(reach.piece).name,
        spot: board.spot(reach.from),
        points: reach.points,
        reaches: reach.ways.iter().map(reached).collect(),
        refused: barred(board, &reach.refused, voice),
        to: to.and_then(|spot| reach.way_to(spot)).map(reached),
    })
}

fn refused<'a>(refusal: &'a Refusal, voice: &Voice) -> Refused<'a> {
    Refused { rule: refusal.atom, text: voice.text(&refusal.atom.word()), hexes: &refusal.hexes }
}

pub(super) fn odds(
    table: &dyn Tabletop,
    odds: &Odds,
    (unit, spot): (PieceId, Spot),
    (target, target_spot): (PieceId, Option<Spot>),
    voice: &Voice,
) -> String {
    let [unit, target] = [unit, target].map(|piece| table.piece(piece).name);
    json(&Duel { unit, spot, target, target_spot, answer: answered(odds, voice) })
}

fn answered<'a>(odds: &'a Odds, voice: &Voice) -> Answered<'a> {
    let attacks = odds.attacks.iter().map(|attack| {
        let mut rules = Vec::new();
        let reckoning =
            attack.reckoning.iter().map(|line| reckoned(line, &mut rules, voice, |said| voice.say(said))).collect();
        let chances = attack.chances.iter().map(|(what, chance)| Outcome {
            effect: voice.say(what),
            chance: chance.to_string(),
            percent: chance.share() * 100.0,
        });
        Attack {
            deed: &attack.decision,
            name: voice.say(&attack.label),
            odds: chances.collect(),
            reckoning,
            rules: rules.iter().map(|cited| cited.rule).collect(),
        }
    });
    Answered {
        attacks: attacks.collect(),
        refused: odds.refused.iter().map(|refusal| refused(refusal, voice)).collect(),
    }
}

pub(super) fn attacks(
    table: &dyn Tabletop,
    (unit, spot): (PieceId, Spot),
    targets: &[Prospect],
    others: &[Prospect],
    left_out: usize,
    voice: &Voice,
) -> String {
    let enemy = |prospect| enemy(table, prospect, voice);
    json(&Attacks {
        unit: table.piece(unit).name,
        spot,
        targets: targets.iter().map(enemy).collect(),
        refused: others.iter().map(enemy).collect(),
        left_out,
    })
}

fn enemy<'a>(table: &'a dyn Tabletop, prospect: &'a Prospect, voice: &Voice) -> Enemy<'a> {
    Enemy {
        target: table.piece(prospect.target).name,
        spot: prospect.place.map(|(at, _)| table.board().spot(at)),
        range: prospect.place.map(|(_, range)| range.count),
        range_in: prospect.place.map(|(_, range)| range.unit.name()),
        answer: answered(&prospect.odds, voice),
    }
}
