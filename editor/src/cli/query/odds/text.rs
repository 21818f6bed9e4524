//! Odds as text.

use rules::alamo::{Game, Odds, Strike};
use rules::phrase::Phrase;
use rules::play::Atom;

use crate::question::attack::refusals;
use crate::question::because_in;
use crate::words::Voice;
use rules::alamo::assault::Assault;
use rules::alamo::assault::CitedFigure;

pub(super) fn report(game: &Game, found: &Assault, voice: &Voice) -> String {
    let mut lines = vec![voice.say(&found.heading(game))];
    let mut rules = Vec::new();
    for (strike, odds) in &found.attacks {
        lines.push(voice.say(&Phrase::new("query-odds-mode").word("mode", strike.mode.word())));
        let told = strength(game, found, strike, voice, &mut rules).into_iter();
        let told = told.chain(check(game, found, strike, voice, &mut rules));
        lines.extend(told.map(|message| format!("  {}", voice.say(&message))));
        lines.extend(probabilities(game, odds, voice).map(|message| format!("  {}", voice.say(&message))));
    }
    let refused: Vec<_> = found.refused.iter().map(|(mode, refusal)| (*mode, refusal)).collect();
    lines.extend(refusals(&refused, voice));
    rules.sort_unstable();
    rules.dedup();
    lines.extend(rules.iter().map(|rule| voice.say(&because_in(game, *rule))));
    lines.join("\n") + "\n"
}

/// Describes the row and column of the attack on the combat table, and the result of every die roll.
fn strength(game: &Game, found: &Assault, strike: &Strike, voice: &Voice, rules: &mut Vec<Atom>) -> [Phrase; 3] {
    let portions = found.portions(game, strike);
    rules.extend(portions.iter().map(|portion| portion.rule));
    rules.push(game.cover(&found.position, strike).atom);
    let parts = portions.iter().enumerate().map(|(index, own)| match index {
        0 => format!("{} [{}]", own.value, voice.say(&game.cite(own.rule))),
        _ => item(game, own, voice),
    });
    let strength = Phrase::new("query-odds-strength")
        .count("strength", usize::from(found.strength(game, strike)))
        .with("portions", parts.collect::<Vec<_>>().join(", "));
    let faces = game.table_line(strike.column).into_iter().enumerate();
    let faces: Vec<_> = faces.map(|(index, result)| format!("{} → {result}", index + 1)).collect();
    let line = Phrase::new("query-odds-line").with("line", faces.join(", "));
    [strength, found.reading(game, strike), line]
}

/// Describes how a Damage Check is decided; `None` if no die roll leads to one.
fn check(game: &Game, found: &Assault, strike: &Strike, voice: &Voice, rules: &mut Vec<Atom>) -> Option<Phrase> {
    let check = found.check(game, strike)?;
    rules.extend(check.modifiers.iter().map(|modifier| modifier.rule).chain(check.number));
    let mut parts: Vec<_> = check.modifiers.iter().map(|own| item(game, own, voice)).collect();
    parts.extend(check.number.map(|rule| voice.say(&Phrase::new("query-odds-number").with("rule", rule))));
    let message = if parts.is_empty() { "query-odds-check-plain" } else { "query-odds-check" };
    let message = Phrase::new(message).count("morale", usize::from(check.morale));
    Some(message.with("modifiers", parts.join(", ")).with("sum", check.sum()))
}

/// Lists every possible result with its probability.
fn probabilities<'a>(game: &Game, odds: &Odds, voice: &'a Voice) -> impl Iterator<Item = Phrase> + 'a {
    Assault::chances(game, odds).into_iter().map(|(what, chance)| {
        let percent = voice.decimal(chance.share() * 100.0);
        Phrase::new("query-chance").said("what", what).with("chance", chance).with("percent", percent)
    })
}

fn item(game: &Game, own: &CitedFigure, voice: &Voice) -> String {
    format!("{} [{}]", voice.typeset(&format!("{:+}", own.value)), voice.say(&game.cite(own.rule)))
}
