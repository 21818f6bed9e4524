//! Odds for people.

use rules::alamo::{Effect, Odds, Strike};
use rules::message::Message;
use rules::play::{Atom, Fraction};
use rules::rulebook::CombatResult;

use super::super::super::decimal;
use super::super::rule_text;
use super::super::strike::{phase, refusals, spot, table, word};
use super::Found;
use crate::words::Voice;

pub(super) fn report(found: &Found<'_>, voice: &Voice) -> String {
    let Found { game, position, .. } = found;
    let head = Message::new("query-odds")
        .with("unit", &game.piece(found.unit).name)
        .with("spot", spot(game, position, found.unit))
        .with("target", &game.piece(found.target).name)
        .with("target-spot", spot(game, position, found.target))
        .word("phase", phase(found.phase));
    let mut lines = vec![voice.say(&head)];
    let mut rules = Vec::new();
    for (strike, odds) in &found.attacks {
        lines.push(voice.say(&Message::new("query-odds-mode").word("mode", word(strike.mode))));
        let told = strength(found, strike, &mut rules).into_iter().chain(check(found, strike, voice, &mut rules));
        lines.extend(told.map(|message| format!("  {}", voice.say(&message))));
        lines.extend(probabilities(found, odds, voice).map(|message| format!("  {}", voice.say(&message))));
    }
    let refused: Vec<_> = found.refused.iter().map(|(mode, refusal)| (*mode, refusal)).collect();
    lines.extend(refusals(&refused, voice));
    rules.sort_unstable();
    rules.dedup();
    lines.extend(rules.iter().map(|rule| {
        voice.say(&Message::new("query-because").with("rule", rule).with("text", rule_text(rule.id(), voice)))
    }));
    lines.join("\n") + "\n"
}

/// Where the attack is read on the combat table, and what every face of the die gives there.
fn strength(found: &Found<'_>, strike: &Strike, rules: &mut Vec<Atom>) -> [Message; 3] {
    let Found { game, position, .. } = found;
    let portions = game.strength_items_against(position, strike.by, strike.mode, strike.target);
    rules.extend(portions.iter().map(|portion| portion.atom));
    rules.push(game.cover(position, strike).atom);
    let parts = portions.iter().enumerate().map(|(index, own)| match index {
        0 => format!("{} [{}]", own.value, own.atom),
        _ => item(own.atom, own.value),
    });
    let strength = Message::new("query-odds-strength")
        .count("strength", usize::from(game.strength_against(position, strike.by, strike.mode, strike.target)))
        .with("portions", parts.collect::<Vec<_>>().join(", "));
    let faces = game.table_line(strike.column).into_iter().enumerate();
    let faces: Vec<_> = faces.map(|(index, result)| format!("{} → {result}", index + 1)).collect();
    [strength, table(game, position, strike), Message::new("query-odds-line").with("line", faces.join(", "))]
}

/// What decides a Damage Check; nothing when no face of the die gives one.
fn check(found: &Found<'_>, strike: &Strike, voice: &Voice, rules: &mut Vec<Atom>) -> Option<Message> {
    let Found { game, position, .. } = found;
    let line = game.table_line(strike.column);
    let added: Vec<_> = line.into_iter().filter_map(|result| added(found, strike, result)).collect();
    let (least, most) = (added.iter().min()?, added.iter().max()?);
    let modifiers = game.modifiers(position, strike, 0);
    rules.extend(modifiers.iter().map(|modifier| modifier.atom));
    let numbered = line.into_iter().find_map(|result| match result {
        CombatResult::Hit(number) if number > 0 => {
            let with = game.modifiers(position, strike, number);
            with.iter().map(|own| own.atom).find(|atom| modifiers.iter().all(|own| own.atom != *atom))
        }
        CombatResult::Hit(_) | CombatResult::Nothing | CombatResult::Counterattack => None,
    });
    rules.extend(numbered);
    let mut parts: Vec<_> = modifiers.iter().map(|own| item(own.atom, i16::from(own.value))).collect();
    parts.extend(numbered.map(|rule| voice.say(&Message::new("query-odds-number").with("rule", rule))));
    let sum = if least == most { format!("{least:+}") } else { format!("{least:+} … {most:+}") };
    let message = if parts.is_empty() { "query-odds-check-plain" } else { "query-odds-check" };
    let message = Message::new(message).count("morale", usize::from(game.morale(position, strike.target)));
    Some(message.with("modifiers", parts.join(", ")).with("sum", sum))
}

/// All that is added to the dice of the Damage Check a result asks for.
pub(super) fn added(found: &Found<'_>, strike: &Strike, result: CombatResult) -> Option<i16> {
    match result {
        CombatResult::Hit(number) => {
            let modifiers = found.game.modifiers(&found.position, strike, number);
            Some(modifiers.iter().map(|own| i16::from(own.value)).sum())
        }
        CombatResult::Nothing | CombatResult::Counterattack => None,
    }
}

/// Everything that can happen, with its odds.
fn probabilities<'a>(found: &'a Found<'_>, odds: &'a Odds, voice: &'a Voice) -> impl Iterator<Item = Message> + 'a {
    let effects = Effect::ALL.into_iter().map(|effect| (effect, odds.of(effect)));
    let effects = effects.filter(|(_, chance)| chance.is_possible()).map(|(effect, chance)| {
        probability(Message::new("query-chance").word("what", effect_word(effect)), chance, voice)
    });
    let leaders = odds.leaders().iter().map(|(leader, chance)| {
        let name = &found.game.piece(*leader).name;
        probability(Message::new("query-chance-leader").with("leader", name), *chance, voice)
    });
    effects.chain(leaders)
}

fn probability(message: Message, chance: Fraction, voice: &Voice) -> Message {
    message.with("chance", chance).with("percent", decimal(chance.share() * 100.0, voice.language()))
}

const fn effect_word(effect: Effect) -> &'static str {
    match effect {
        Effect::Nothing => "query-effect-nothing",
        Effect::Disordered => "query-effect-disorder",
        Effect::Reduced => "query-effect-step",
        Effect::ReducedAndRouted => "query-effect-step-and-rout",
        Effect::Routed => "query-effect-rout",
        Effect::Eliminated => "query-effect-eliminated",
        Effect::Counterattack => "query-effect-counterattack",
    }
}

fn item(rule: Atom, value: i16) -> String {
    format!("{value:+} [{rule}]")
}
