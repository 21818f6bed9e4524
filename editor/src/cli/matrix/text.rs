//! The table as text, with its meaning in words.

use rules::phrase::Phrase;
use rules::playtest::{BalanceTarget, Fairness, Matrix, Verdicts};

use crate::report::{Grid, columns};
use crate::words::Voice;

/// The maximum number of listed pairs in which the stronger player loses.
const MOST: usize = 6;

pub(super) fn report(title: &str, table: &Matrix, said: &Verdicts, target: BalanceTarget, voice: &Voice) -> String {
    let heading = Phrase::new("matrix-heading")
        .with("title", title)
        .count("games", usize::try_from(table.games).unwrap_or(usize::MAX))
        .with("seed", table.seed);
    let mut text = super::super::lines(&[heading], voice) + &columns(&grid(table, voice));
    let mut lines = vec![whole(table, said, target, voice)];
    lines.extend((0..table.players.len()).map(|at| equals(table, said, at, voice)));
    lines.extend(said.upsets.iter().take(MOST).map(|pair| upset(table, *pair, voice)));
    if said.upsets.is_empty() && table.players.len() > 1 {
        lines.push(Phrase::new("matrix-no-upset"));
    }
    lines.push(Phrase::new("matrix-distance").with("points", voice.decimal(said.distance * 100.0)));
    if table.faults > 0 {
        let faults = usize::try_from(table.faults).unwrap_or(usize::MAX);
        lines.push(Phrase::new("playtest-faults").count("faults", faults));
    }
    text += &super::super::lines(&lines, voice);
    text
}

fn grid(table: &Matrix, voice: &Voice) -> Grid {
    let percent = |share: f64| voice.decimals(share * 100.0, 0);
    let row = |texan: usize| {
        let cells = (0..table.players.len()).map(|mexican| {
            let share = table.cell(texan, mexican).share();
            format!("{} ({}–{})", percent(share.share), percent(share.low), percent(share.high))
        });
        std::iter::once(table.players[texan].clone()).chain(cells).collect()
    };
    let mut heads = vec![voice.text("matrix-corner")];
    heads.extend(table.players.iter().cloned());
    Grid { heads, rows: (0..table.players.len()).map(row).collect() }
}

/// Summarises the games between equal players.
fn whole(table: &Matrix, said: &Verdicts, target: BalanceTarget, voice: &Voice) -> Phrase {
    let (first, last) = (said.equals.first().copied(), said.equals.last().copied());
    let leans = |own: Option<Fairness>| matches!(own, Some(Fairness::Texan | Fairness::Mexican));
    let all = |one: Fairness| said.equals.iter().all(|own| *own == one);
    let message = if all(Fairness::Fair) {
        Phrase::new("matrix-fair")
    } else if all(Fairness::Texan) || all(Fairness::Mexican) {
        Phrase::new("matrix-leans").word("side", side(first.unwrap_or(Fairness::Open)))
    } else if leans(first) && last == Some(Fairness::Fair) {
        Phrase::new("matrix-unfair-for-beginners").word("side", side(first.unwrap_or(Fairness::Open)))
    } else if leans(last) && first == Some(Fairness::Fair) {
        Phrase::new("matrix-unfair-for-experts").word("side", side(last.unwrap_or(Fairness::Open)))
    } else if leans(first) && leans(last) && first != last {
        Phrase::new("matrix-turns")
            .word("first", side(first.unwrap_or(Fairness::Open)))
            .word("last", side(last.unwrap_or(Fairness::Open)))
    } else if said.equals.contains(&Fairness::Open) {
        Phrase::new("matrix-open")
    } else {
        Phrase::new("matrix-mixed")
    };
    let name = |at: Option<&String>| at.cloned().unwrap_or_default();
    message
        .with("margin", voice.decimals(target.within * 100.0, 0))
        .with("weak", name(table.players.first()))
        .with("strong", name(table.players.last()))
}

const fn side(own: Fairness) -> &'static str {
    match own {
        Fairness::Texan => "playtest-texans",
        Fairness::Mexican | Fairness::Fair | Fairness::Open => "playtest-mexicans",
    }
}

/// Describes the games of a player against itself.
fn equals(table: &Matrix, said: &Verdicts, at: usize, voice: &Voice) -> Phrase {
    let share = table.cell(at, at).share();
    let id = match said.equals.get(at) {
        Some(Fairness::Fair) => "matrix-equals-fair",
        Some(Fairness::Texan) => "matrix-equals-texan",
        Some(Fairness::Mexican) => "matrix-equals-mexican",
        Some(Fairness::Open) | None => "matrix-equals-open",
    };
    let percent = |share: f64| voice.decimal(share * 100.0);
    let (own, other) = (percent(share.share), percent(1.0 - share.share));
    Phrase::new(id).with("player", &table.players[at]).with("mexican", own).with("texan", other)
}

/// Describes a pair in which the stronger player loses.
fn upset(table: &Matrix, (texan, mexican): (usize, usize), voice: &Voice) -> Phrase {
    let share = table.cell(texan, mexican).share().share;
    let is_texan = texan > mexican;
    let (strong, weak) = if is_texan { (texan, mexican) } else { (mexican, texan) };
    let won = if is_texan { 1.0 - share } else { share };
    Phrase::new("matrix-upset")
        .with("strong", &table.players[strong])
        .with("weak", &table.players[weak])
        .word("side", if is_texan { "playtest-texans" } else { "playtest-mexicans" })
        .with("points", voice.decimal(won * 100.0))
}
