//! Attacks as text.

use rules::alamo::PossibleAttack;
use rules::phrase::Phrase;
use rules::play::{Range, RangeUnit};

use super::AttacksAnswer;
use crate::question::attack::{refusals, shown};
use crate::words::Voice;

pub(super) fn report(found: &AttacksAnswer<'_>, voice: &Voice) -> String {
    let AttacksAnswer { game, position, .. } = found;
    let head = Phrase::new("query-attacks")
        .with("unit", &game.piece(found.unit).name)
        .with("spot", shown(game, position, found.unit))
        .word("phase", found.phase.combat_word())
        .count("count", found.targets.len());
    let mut lines = vec![voice.say(&head)];
    lines.extend(found.targets.iter().filter_map(|prospect| {
        let strike = prospect.strike.as_ref().ok()?;
        let attack = Phrase::new("query-attack")
            .word("mode", prospect.mode.word())
            .with("target", enemy(found, prospect, voice))
            .count("strength", usize::from(game.strength_against(position, strike.by, strike.mode, strike.target)))
            .with("table", voice.say(&game.tell_reading(position, strike)));
        Some(format!("  {}", voice.say(&attack)))
    }));
    if !found.breaches.is_empty() {
        let sides: Vec<_> = found.breaches.iter().map(ToString::to_string).collect();
        let breaches = Phrase::new("query-breaches")
            .count("count", sides.len())
            .with("chance", game.breach_chance(position, found.unit, None))
            .with("sides", sides.join(", "));
        lines.push(voice.say(&breaches));
    }
    if !found.refused.is_empty() {
        lines.push(voice.text("query-attacks-refused"));
    }
    for one in found.refused.chunk_by(|a, b| a.target == b.target) {
        let reasons: Vec<_> = one.iter().filter_map(|own| Some((own.mode, own.strike.as_ref().err()?))).collect();
        lines.extend(one.first().map(|prospect| format!("  {}", enemy(found, prospect, voice))));
        lines.extend(refusals(&reasons, voice).iter().map(|line| format!("    {line}")));
    }
    if found.left_out > 0 {
        lines.push(format!("  {}", voice.say(&Phrase::new("query-attacks-left-out").count("count", found.left_out))));
    }
    lines.join("\n") + "\n"
}

/// Returns an enemy with its spot and its range.
fn enemy(found: &AttacksAnswer<'_>, prospect: &PossibleAttack, voice: &Voice) -> String {
    let enemy = Phrase::new("query-enemy")
        .with("target", &found.game.piece(prospect.target).name)
        .with("spot", shown(found.game, &found.position, prospect.target))
        .said("range", Range { count: prospect.range, unit: RangeUnit::Hexes }.message());
    voice.say(&enemy)
}
