//! The result as text.

use rules::phrase::Phrase;
use rules::playtest::Difference;
use rules::playtest::openings::Fair;

use super::price::{CounterPrice, Price};
use super::{OpeningsReport, sentences};
use crate::report::{Grid, columns};
use crate::words::Voice;
use crate::words::names::kind_called;

/// The maximum number of differences listed for an opening.
const MOST: usize = 6;

pub(super) fn report(openings: &OpeningsReport<'_>, voice: &Voice) -> String {
    let lines = |messages: &[Phrase]| super::super::lines(messages, voice);
    let mut text = lines(&head(openings, voice));
    if !openings.found.fair.is_empty() {
        text += &table(openings, voice);
    }
    text += &lines(&foot(openings, voice));
    if let Some(prices) = &openings.prices {
        text += &lines(&of_prices(openings, prices, voice));
    }
    text
}

fn head(openings: &OpeningsReport<'_>, voice: &Voice) -> Vec<Phrase> {
    let ([texan, mexican], found, target) = (&openings.plan.players, &openings.found, openings.sought.target);
    let percent = |share: f64| voice.decimal(100.0 * share);
    let heading = Phrase::new("openings-heading")
        .with("title", &openings.title)
        .with("share", percent(target.share))
        .with("within", percent(target.within))
        .word("side", sentences::side(openings.side))
        .with("texan", texan)
        .with("mexican", mexican)
        .with("seed", openings.plan.seed);
    let games = usize::try_from(openings.sought.games).unwrap_or(usize::MAX);
    let id = if found.fair.is_empty() { "openings-none" } else { "openings-found" };
    let number =
        Phrase::new(id).count("found", found.fair.len()).with("wanted", openings.sought.wanted).count("games", games);
    let mut lines = vec![heading, number];
    if found.fair.len() < openings.sought.wanted {
        let why = if found.tried <= 1 {
            "openings-nothing-varies"
        } else if found.tried >= openings.sought.tries {
            "openings-tries-spent"
        } else {
            "openings-nothing-new"
        };
        lines.push(Phrase::new(why).count("tried", usize::try_from(found.tried).unwrap_or(usize::MAX)));
    }
    lines.push(
        Phrase::new("openings-as-it-is")
            .word("side", sentences::side(openings.side))
            .with("share", percent(found.as_it_is.share()))
            .count("games", usize::try_from(found.as_it_is.games).unwrap_or(usize::MAX))
            .with("length", voice.decimal(found.as_it_is.length()))
            .with("losses", voice.decimal(found.as_it_is.losses())),
    );
    lines
}

/// Lists the openings, one per line: the games, the distance to the most similar opening, and the differences from
/// the scenario.
fn table(openings: &OpeningsReport<'_>, voice: &Voice) -> String {
    let percent = |share: f64| voice.decimal(100.0 * share);
    let row = |(at, own): (usize, &Fair)| {
        let apart = openings.found.least_apart(at).map_or_else(String::new, |apart| apart.to_string());
        vec![
            (at + 1).to_string(),
            percent(own.interval.share),
            format!("{}–{}", percent(own.interval.low), percent(own.interval.high)),
            voice.decimal(own.score.length()),
            voice.decimal(own.score.losses()),
            format!("{}/{}", own.cell[0], own.cell[1]),
            apart,
        ]
    };
    let heads = [
        "openings-head-number",
        "balance-share",
        "balance-interval",
        "openings-head-length",
        "openings-head-losses",
        "openings-head-cell",
        "openings-head-apart",
    ];
    let heads = heads.map(|id| voice.text(id));
    let rows = openings.found.fair.iter().enumerate().map(row).collect();
    let grid = columns(&Grid { heads: heads.to_vec(), rows });
    let differs = std::iter::once(voice.text("openings-head-differs"))
        .chain(openings.found.fair.iter().map(|own| differs(own, voice)));
    let rows: Vec<String> = grid.lines().zip(differs).map(|(line, differs)| format!("{line}  {differs}")).collect();
    rows.join("\n") + "\n"
}

fn differs(own: &Fair, voice: &Voice) -> String {
    let mut all: Vec<String> = own.shifts.iter().take(MOST).map(|own| voice.say(&sentences::shift(own))).collect();
    if own.shifts.len() > MOST {
        all.push(voice.say(&Phrase::new("openings-more").count("count", own.shifts.len() - MOST)));
    }
    voice.joined(all)
}

fn foot(openings: &OpeningsReport<'_>, voice: &Voice) -> Vec<Phrase> {
    let found = &openings.found;
    let mut lines = Vec::new();
    if let Some((least, mean)) = found.pairs() {
        lines.push(
            Phrase::new("openings-apart")
                .with("least", least)
                .with("mean", voice.decimal(mean))
                .count("cells", found.cells_of_fair())
                .with("met", found.cells)
                .with("length", voice.decimals(found.axes.width[0], 2))
                .with("losses", voice.decimals(found.axes.width[1], 2)),
        );
    }
    lines.push(Phrase::new("openings-losses").word("figure", sentences::losses(openings)));
    let number = |count: u32| usize::try_from(count).unwrap_or(usize::MAX);
    lines.push(
        Phrase::new("openings-about")
            .count("tried", number(found.tried))
            .count("refused", number(found.refused))
            .count("dropped", number(found.dropped))
            .count("alike", number(found.alike))
            .count("games", usize::try_from(found.played).unwrap_or(usize::MAX)),
    );
    lines
}

fn of_prices(openings: &OpeningsReport<'_>, prices: &Price, voice: &Voice) -> Vec<Phrase> {
    let games = usize::try_from(openings.plan.games).unwrap_or(usize::MAX);
    let mut lines =
        vec![Phrase::new("openings-prices").word("side", sentences::side(openings.side)).count("games", games)];
    lines.extend(prices.lines.iter().map(|CounterPrice { id, of, difference }| {
        let Difference { mean, low, high, .. } = difference;
        Phrase::new("openings-price")
            .with("kind", kind_called(&openings.opened.project.counters, id, voice))
            .with("id", id)
            .with("of", of)
            .with("points", voice.signed(100.0 * mean, 1))
            .with("half", voice.decimal(100.0 * (high - low) / 2.0))
    }));
    if !prices.needed.is_empty() {
        lines.push(Phrase::new("openings-needed").with("ids", prices.needed.join(", ")));
    }
    lines
}

#[cfg(test)]
mod tests {
    use rules::words::Language;

    use super::*;

    #[test]
    fn what_is_nothing_has_no_sign() {
        let voice = Voice::new(Language::English);
        assert_eq!([-4.04, 2.0, -0.01, 0.0].map(|own| voice.signed(own, 1)), ["−4.0", "+2.0", "0.0", "0.0"]);
    }
}
