//! Comparisons as text, starting with a plain sentence.

use rules::phrase::Phrase;
use rules::playtest::{Comparison, Difference, Enough, Plan, Significance, Yardstick};

use super::setting::Setting;
use crate::report::odd_rules;
use crate::words::Voice;

/// Returns a heading, then a paragraph for each setting.
pub(super) fn report(title: &str, plan: &Plan, told: &[(&Setting, Comparison)], margin: f64, voice: &Voice) -> String {
    let [texan, mexican] = &plan.players;
    let heading = Phrase::new("compare-heading")
        .with("title", title)
        .with("texan", texan)
        .with("mexican", mexican)
        .with("seed", plan.seed);
    let mut lines = vec![heading];
    for (setting, comparison) in told {
        lines.extend(paragraph(setting, comparison, margin, voice));
    }
    super::super::lines(&lines, voice)
}

fn paragraph(setting: &Setting, own: &Comparison, margin: f64, voice: &Voice) -> Vec<Phrase> {
    let Some(wins) = own.wins() else { return Vec::new() };
    let (shift, games) = (own.shift(), own.first.games());
    let points = |share: f64| voice.decimal(share * 100.0);
    // Players that do not use a rule say nothing about its worth, however many games they play.
    let unused = own.hardly_used().filter(|_| Significance::judge(wins, margin) != Significance::Clear);
    let unused = unused.map(|unused| {
        Phrase::new("compare-unused")
            .said("what", setting.name.clone())
            .count("rules", unused.rules.len())
            .with("names", unused.rules.join(", "))
            .count("used", usize::try_from(unused.games).unwrap_or(usize::MAX))
            .with("games", games)
            .with("low", points(wins.low))
            .with("high", points(wins.high))
    });
    let ask = unused.is_some().then(|| Phrase::new("compare-exploit").with("command", &setting.exploit));
    let mut lines = vec![unused.unwrap_or_else(|| verdict(&setting.name, wins, margin, voice))];
    lines.extend(ask);
    lines.push(
        Phrase::new("compare-detail")
            .count("games", usize::try_from(games).unwrap_or(usize::MAX))
            .with("first", points(own.first.mean(|record| Yardstick::MexicanWins.measure(record))))
            .with("second", points(own.second.mean(|record| Yardstick::MexicanWins.measure(record))))
            .with("gained", shift.gained)
            .with("lost", shift.lost),
    );
    for yardstick in own.yardsticks() {
        let Some(difference) = own.difference(yardstick) else { continue };
        let mean = |results: &rules::playtest::Results| voice.decimal(results.mean(|record| yardstick.measure(record)));
        lines.push(
            Phrase::new("compare-figure-line")
                .word("figure", word(yardstick, own.points))
                .with("first", mean(&own.first))
                .with("second", mean(&own.second))
                .with("difference", voice.decimal(difference.mean))
                .with("half", voice.decimal((difference.high - difference.low) / 2.0)),
        );
    }
    let told = odd_rules(&own.uses()).into_iter().map(|line| Phrase::new("compare-uses").said("line", line));
    lines.extend(told);
    match own.enough() {
        Enough::AtAnyStop(_) => lines.push(Phrase::new("compare-sequential")),
        Enough::OneLook(_) => lines.push(Phrase::new("compare-one-look")),
        Enough::Planned if shift.gained + shift.lost > 0 => {
            lines.push(Phrase::new("compare-power").with("smallest", points(shift.smallest())));
        }
        Enough::Planned => {}
    }
    lines
}

/// States the meaning of the interval in a sentence.
pub(super) fn verdict(name: &Phrase, wins: Difference, margin: f64, voice: &Voice) -> Phrase {
    let verdict = Significance::judge(wins, margin);
    let costs = verdict == Significance::Clear && wins.mean < 0.0;
    // A loss for the Mexicans is stated as a cost, from the least to the greatest; an open result as how many fewer
    // and how many more games they may win.
    let [low, mean, high] = match verdict {
        Significance::Clear if costs => [-wins.high, -wins.mean, -wins.low],
        Significance::Open => [-wins.low, wins.mean, wins.high],
        _ => [wins.low, wins.mean, wins.high],
    };
    let id = match verdict {
        Significance::Clear if costs => "compare-costs",
        Significance::Clear => "compare-gives",
        Significance::Open => "compare-open",
        Significance::Small => "compare-small",
    };
    let places = places([low, high]);
    let points = |share: f64| voice.decimals(share * 100.0, places);
    Phrase::new(id)
        .said("what", name.clone())
        .with("points", points(mean))
        .with("margin", voice.decimal(margin * 100.0))
        .with("low", points(low))
        .with("high", points(high))
}

/// Returns enough decimals that no end of an interval, in percent, is rounded to zero unless it is zero.
fn places(ends: [f64; 2]) -> usize {
    let vanishes = |places: &usize| {
        let unit = 10_f64.powi(2 + *places as i32);
        ends.iter().any(|end| *end != 0.0 && (end * unit).round() == 0.0)
    };
    (1..4).find(|places| !vanishes(places)).unwrap_or(4)
}

/// Returns the id of the name of a yardstick; the name of the points depends on the system.
fn word(yardstick: Yardstick, points: &str) -> String {
    match yardstick {
        Yardstick::MexicanWins => "compare-mexican-wins".to_owned(),
        Yardstick::Points => format!("report-{}", points.replace('_', "-")),
        Yardstick::Level => "compare-level".to_owned(),
        Yardstick::Figure(id) => format!("report-{}", id.replace('_', "-")),
        Yardstick::Turns => "report-turns".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{Strategy, prop_assert, prop_assert_eq, proptest};
    use rules::playtest::WinShift;
    use rules::words::Language;

    use super::*;

    fn shifts() -> impl Strategy<Value = WinShift> {
        (2_u32..20_000, 0.0..1.0_f64, 0.0..1.0_f64).prop_map(|(pairs, differing, share)| {
            let differing = f64::from(pairs) * differing.powi(3);
            let gained = (differing * share) as u32;
            WinShift { pairs, gained, lost: differing as u32 - gained }
        })
    }

    /// Returns the numbers in a sentence, in order.
    fn numbers(said: &str) -> Vec<f64> {
        let said = said.replace('\u{2212}', "-").replace(',', ".");
        let is_part = |sign: char| sign.is_ascii_digit() || sign == '.' || sign == '-';
        said.split(|sign| !is_part(sign)).filter_map(|text| text.trim_end_matches('.').parse().ok()).collect()
    }

    proptest! {
        #[test]
        fn the_sentence_agrees_with_the_interval_it_tells(shift in shifts(), points in 1_u32..20) {
            let (wins, margin) = (shift.difference().unwrap(), f64::from(points) / 100.0);
            for language in [Language::English, Language::French] {
                let voice = Voice::new(language);
                let message = verdict(&Phrase::new("compare-same"), wins, margin, &voice);
                let (id, said) = (message.id, voice.say(&message));
                let told = numbers(&said);
                let [low, high] = [told[told.len() - 2], told[told.len() - 1]];
                match id {
                    "compare-costs" | "compare-gives" => {
                        prop_assert!(low > 0.0 && low <= told[0] && told[0] <= high, "{said}");
                        prop_assert_eq!(id == "compare-gives", wins.mean > 0.0, "{}", said);
                    }
                    "compare-open" => {
                        prop_assert!(low >= 0.0 && high >= 0.0, "{said}");
                        prop_assert!(low.max(high) >= margin * 100.0, "{said}");
                    }
                    _ => {
                        prop_assert!((told[0] - f64::from(points)).abs() < 1e-9, "{}", said);
                        prop_assert!(low <= 0.0 && high >= 0.0, "{said}");
                        prop_assert!(low >= -told[0] && high <= told[0], "{said}");
                    }
                }
            }
        }
    }
}
