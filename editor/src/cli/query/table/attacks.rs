//! Which enemies may a counter attack, in a game of any system?

use rules::board::SpotId;
use rules::phrase::Phrase;
use rules::play::{Odds, PieceId, Range};
use rules::table::Tabletop;

use super::super::super::terminal::{Exit, VerbError};
use super::super::Answer;
use super::super::attacks::NEAREST;
use super::super::placed_piece::PlacedPiece;
use super::{Teller, chance, json, place_of, place_shown};

/// An enemy, with the possible results of attacking it.
pub(super) struct Prospect {
    /// The enemy.
    pub(super) target: PieceId,
    /// Its spot and its distance; `None` if it stands off the map, as batteries that bombard the fort do.
    pub(super) place: Option<(SpotId, Range)>,
    /// The ways to attack it, and what forbids the others.
    pub(super) odds: Odds,
}

/// Lists the enemies a counter may attack and, of the others, the nearest or all, each with the reason.
pub(in crate::cli::query) fn ask(
    mut table: Box<dyn Tabletop>,
    unit: &PlacedPiece,
    all: bool,
    teller: &Teller<'_>,
) -> Result<Answer, VerbError> {
    let (unit, spot) = unit.at_table(&mut *table)?;
    let (targets, mut refused): (Vec<_>, Vec<_>) =
        prospects(&*table, unit).into_iter().partition(|prospect| !prospect.odds.attacks.is_empty());
    let nobody = refused.len();
    if !all {
        refused.truncate(NEAREST);
    }
    let left_out = nobody - refused.len();
    let exit = if targets.is_empty() { Exit::Findings } else { Exit::Fine };
    let mut text = vec![
        teller.say(
            &Phrase::new("query-attacks-any")
                .with("unit", teller.called(table.piece(unit).name))
                .with("spot", place_shown(&*table, unit, teller))
                .count("count", targets.len()),
        ),
    ];
    text.extend(targets.iter().flat_map(|prospect| told(&*table, prospect, teller)));
    if !refused.is_empty() {
        text.push(teller.voice.text("query-attacks-refused"));
    }
    text.extend(refused.iter().flat_map(|prospect| told(&*table, prospect, teller)));
    if left_out > 0 {
        text.push(teller.say(&Phrase::new("query-attacks-left-out").count("count", left_out)));
    }
    let json = json::attacks(&*table, (unit, spot), &targets, &refused, left_out, teller.voice);
    Ok(Answer { text: text.join("\n") + "\n", json, exit })
}

/// Returns every enemy on the map, the nearest first, and then those off the map that may be attacked.
fn prospects(table: &dyn Tabletop, unit: PieceId) -> Vec<Prospect> {
    let (side, from) = (table.token(unit).side, place_of(table, unit));
    let is_enemy = |piece: &PieceId| table.token(*piece).side.is_some_and(|other| side.is_none_or(|own| own != other));
    let enemies = table.pieces().filter(|piece| *piece != unit && is_enemy(piece));
    let mut found: Vec<_> = enemies
        .map(|target| {
            let place = from.zip(place_of(table, target)).map(|(from, at)| (at, table.range(from, at)));
            Prospect { target, place, odds: table.odds(unit, target) }
        })
        .filter(|own| !own.odds.attacks.is_empty() || own.place.is_some() && !own.odds.refused.is_empty())
        .collect();
    let range = |own: &Prospect| own.place.map(|(_, range)| range);
    found.sort_by_key(|own| (own.place.is_none(), range(own), own.target));
    found
}

fn told(table: &dyn Tabletop, prospect: &Prospect, teller: &Teller<'_>) -> Vec<String> {
    let called = teller.called(table.piece(prospect.target).name);
    let enemy = match prospect.place {
        Some((_, range)) => Phrase::new("query-enemy")
            .with("target", called)
            .with("spot", place_shown(table, prospect.target, teller))
            .said("range", range.message()),
        None => Phrase::new("query-enemy-off-map").with("target", called),
    };
    let mut lines = vec![format!("  {}", teller.say(&enemy))];
    for attack in &prospect.odds.attacks {
        let chances = attack.chances.iter().map(|(what, own)| chance(what, *own, teller));
        let chances = teller.voice.joined(chances);
        lines.push(format!("    {}", teller.voice.labelled(&teller.say(&attack.label), &chances)));
    }
    lines.extend(prospect.odds.refused.iter().map(|refusal| format!("    {}", teller.say(&refusal.message))));
    lines
}
