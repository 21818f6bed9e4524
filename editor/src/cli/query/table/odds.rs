//! What are the results of an attack, in a game of any system?

use rules::phrase::Phrase;
use rules::play::Odds;
use rules::table::Tabletop;

use super::super::super::terminal::{Exit, VerbError};
use super::super::Answer;
use super::super::placed_piece::PlacedPiece;
use super::{Teller, chance, json, named, place_of, reckoned};

/// Computes the odds of every way in which one counter can attack another.
pub(in crate::cli::query) fn ask(
    mut table: Box<dyn Tabletop>,
    unit: &PlacedPiece,
    target: &PlacedPiece,
    teller: &Teller<'_>,
) -> Result<Answer, VerbError> {
    let (unit, spot) = unit.at_table(&mut *table)?;
    let (target, target_spot) = match (target.at, named(&*table, &target.piece)?) {
        // Some pieces fire and are fired at where they stand off the map.
        (None, piece) if place_of(&*table, piece).is_none() && !table.odds(unit, piece).attacks.is_empty() => {
            (piece, None)
        }
        _ => target.at_table(&mut *table).map(|(piece, spot)| (piece, Some(spot)))?,
    };
    let odds = table.odds(unit, target);
    let exit = if odds.attacks.is_empty() { Exit::Findings } else { Exit::Fine };
    let json = json::odds(&*table, &odds, (unit, spot), (target, target_spot), teller.voice);
    Ok(Answer { text: text(&odds, teller), json, exit })
}

fn text(odds: &Odds, teller: &Teller<'_>) -> String {
    let mut lines: Vec<String> = odds.heading.iter().map(|heading| teller.say(heading)).collect();
    let mut rules = Vec::new();
    for attack in &odds.attacks {
        lines.extend(
            attack.reckoning.iter().map(|line| reckoned(line, &mut rules, teller.voice, |said| teller.say(said))),
        );
        lines.extend(attack.chances.iter().map(|(what, own)| format!("  {}", chance(what, *own, teller))));
    }
    lines.extend(odds.refused.iter().map(|refusal| teller.say(&refusal.message)));
    rules.sort_unstable_by_key(|cited| cited.rule);
    rules.dedup();
    let because = |rule| Phrase::new("query-because").with("rule", rule);
    lines.extend(rules.iter().map(|cited| teller.say(&because(cited.rule).word("text", cited.rule.word()))));
    lines.join("\n") + "\n"
}
