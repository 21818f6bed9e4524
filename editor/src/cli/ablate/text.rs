//! The report as text, the largest effect first.

use rules::phrase::Phrase;
use rules::playtest::{Ablated, Ablation, Forbidden};
use rules::rulebook::ParameterValue;
use rules::side::Side;

use super::{AblationReport, Listed, json};
use crate::words::Voice;

/// The maximum number of settings without a proven effect that are listed.
const MOST: usize = 8;

pub(super) fn report(ablations: &AblationReport, voice: &Voice) -> String {
    let [texan, mexican] = &ablations.plan.players;
    let heading = Phrase::new("ablate-heading")
        .with("title", &ablations.title)
        .with("texan", texan)
        .with("mexican", mexican)
        .with("seed", ablations.plan.seed);
    let (played, games) = (&ablations.found.played, usize::try_from(ablations.plan.games).unwrap_or(usize::MAX));
    let share = voice.decimal(json::as_it_is(ablations).share * 100.0);
    let mut lines = vec![
        heading,
        Phrase::new("ablate-settings").count("settings", played.len()).count("games", games).with("share", share),
    ];
    let effects: Vec<_> = ablations.order.iter().filter(|own| own.is_effect()).collect();
    lines.push(Phrase::new("ablate-effects").count("effects", effects.len()));
    lines.extend(effects.iter().filter_map(|own| line("ablate-effect", &played[own.at], voice)));
    let suspects: Vec<_> = ablations.order.iter().filter(|own| own.is_suspect).collect();
    if !suspects.is_empty() {
        lines.push(Phrase::new("ablate-suspects").count("settings", suspects.len()));
        lines.extend(suspects.iter().filter_map(|own| line("ablate-suspect", &played[own.at], voice)));
    }
    let is_rest = |own: &&Listed| !own.is_effect() && !own.is_suspect && !played[own.at].1.is_idle();
    let rest: Vec<_> = ablations.order.iter().filter(is_rest).collect();
    if !rest.is_empty() {
        lines.push(Phrase::new("ablate-rest").count("settings", rest.len()));
        lines.extend(rest.iter().take(MOST).filter_map(|own| line("ablate-no-effect", &played[own.at], voice)));
    }
    let idle: Vec<&Ablation> = played.iter().filter(|own| own.1.is_idle()).map(|own| &own.0).collect();
    lines.push(Phrase::new("ablate-idle").count("settings", idle.len()));
    lines.extend(names(&idle, voice));
    let left_out: Vec<&Ablation> = ablations.found.left_out.iter().collect();
    if !left_out.is_empty() {
        lines.push(Phrase::new("ablate-left-out").count("settings", left_out.len()));
        lines.extend(names(&left_out, voice));
    }
    super::super::lines(&lines, voice)
}

fn names<'a>(all: &'a [&Ablation], voice: &'a Voice) -> impl Iterator<Item = Phrase> + 'a {
    all.iter().map(|own| Phrase::new("ablate-name").with("what", voice.say(&name(own))))
}

fn line(id: &'static str, (ablation, own): &(Ablation, Ablated), voice: &Voice) -> Option<Phrase> {
    let wins = own.shift.difference()?;
    let points = |share: f64| voice.decimal(share * 100.0);
    let sign = if wins.mean > 0.0 { "+" } else { "" };
    let line = Phrase::new(id)
        .said("what", name(ablation))
        .with("points", format!("{sign}{}", points(wins.mean)))
        .with("low", points(wins.low))
        .with("high", points(wins.high))
        .with("changed", voice.decimals(100.0 * f64::from(own.changed) / f64::from(own.shift.pairs.max(1)), 0));
    Some(line)
}

/// Returns the name of a setting.
pub(in crate::cli) fn name(ablation: &Ablation) -> Phrase {
    let side = |own: &Side| match own {
        Side::Texan => "playtest-texans",
        Side::Mexican => "playtest-mexicans",
    };
    match ablation {
        Ablation::Parameter { name, was, is } => {
            Phrase::new("ablate-figure").with("name", name).with("was", written(was)).with("is", written(is))
        }
        Ablation::Figure { name, was, is } => {
            Phrase::new("ablate-figure").with("name", name).with("was", was).with("is", is)
        }
        Ablation::Suspended { rule } => Phrase::new("ablate-suspended").with("rule", rule),
        Ablation::RuleOfVariant { variant, rule, .. } => {
            Phrase::new("ablate-rule-of-variant").with("rule", rule).with("variant", variant)
        }
        Ablation::Fewer { id, of, like } if like.is_empty() => {
            Phrase::new("ablate-fewer").with("id", id).with("of", of)
        }
        Ablation::Fewer { id, of, like } => {
            Phrase::new("ablate-fewer-like").with("id", id).with("of", of).with("like", like.join(", "))
        }
        Ablation::Never { deed, side: own } => {
            Phrase::new("ablate-never").word("side", side(own)).word("deed", word(*deed))
        }
    }
}

fn written(value: &ParameterValue) -> String {
    match value {
        ParameterValue::Flag(true) => "on".to_owned(),
        ParameterValue::Flag(false) => "off".to_owned(),
        ParameterValue::Number(number) => number.to_string(),
        ParameterValue::Text(text) => text.clone(),
    }
}

const fn word(deed: Forbidden) -> &'static str {
    match deed {
        Forbidden::Climbing => "ablate-deed-climbing",
        Forbidden::Doors => "ablate-deed-doors",
        Forbidden::Roofs => "ablate-deed-roofs",
        Forbidden::Rooms => "ablate-deed-rooms",
        Forbidden::Fire => "ablate-deed-fire",
        Forbidden::Melee => "ablate-deed-melee",
        Forbidden::Cannon => "ablate-deed-cannon",
        Forbidden::Counterattacks => "ablate-deed-counterattacks",
        Forbidden::Hauling => "ablate-deed-hauling",
    }
}
