//! The end of the game: withdrawal, victory levels, and the siege that follows.

use rules::alamo::Game;
use rules::phrase::Phrase;
use rules::project::Project;
use rules::rulebook::{Band, Degree, Rulebook, VictoryLevel};

use super::super::table::{Column, Table};
use super::vouched;
use crate::words::{Voice, sentence};

/// Returns the casualty points that end the game at the end of each turn, as variants set them at the start of play.
pub(in crate::aids) fn withdrawal_figures(project: &Project, game: Option<&Game>) -> Vec<(u8, u16)> {
    let rulebook = &project.rulebook;
    let turns = rulebook.withdrawal.iter().map(|own| own.turn);
    let last = rulebook.number("withdrawal.last_turn");
    let figure = |turn: u8| match game {
        Some(game) => {
            let mut position = game.start();
            position.turn = turn;
            game.withdrawal_figure(&position)
        }
        None => rulebook.withdrawal.iter().find(|own| own.turn == turn).map(|own| own.casualties),
    };
    let mut figures: Vec<_> = turns
        .filter(|turn| i32::from(*turn) <= last)
        .filter_map(|turn| figure(turn).map(|figure| (turn, figure)))
        .collect();
    figures.dedup();
    figures
}

/// Builds the table of withdrawal figures.
pub(super) fn withdrawal(project: &Project, game: Option<&Game>, voice: &Voice) -> Table {
    let columns =
        [Column::figures(voice.text("rulebook-head-turn")), Column::figures(voice.text("aids-head-casualties"))];
    let figures = withdrawal_figures(project, game);
    let origin = |turn: u8| project.rulebook.withdrawal.iter().find(|own| own.turn == turn).map(|own| &own.by);
    let rows = figures
        .iter()
        .filter_map(|(turn, points)| origin(*turn).map(|by| (vec![turn.to_string(), points.to_string()], by)));
    let (rows, note) = vouched(rows, voice);
    Table::new("withdrawal", voice.text("aids-withdrawal"), columns)
        .with_rows(rows)
        .with_notes([voice.text("aids-withdrawal-about")].into_iter().chain(note))
}

/// Builds the table of victory levels, replaced by those of a variant that has its own.
pub(super) fn levels(project: &Project, game: Option<&Game>, voice: &Voice) -> Table {
    let rulebook = &project.rulebook;
    let levels: &[VictoryLevel] = game.map_or(&rulebook.victory, |game| game.victory_levels());
    let columns = [
        Column::figures(voice.text("aids-head-points")),
        Column::words(voice.text("rulebook-head-winner")),
        Column::words(voice.text("rulebook-head-degree")),
    ];
    let rows = levels.iter().enumerate().map(|(at, level)| {
        let next = levels.get(at + 1).map(|next| next.from.saturating_sub(1));
        let points = match next {
            Some(next) if next > level.from => format!("{}–{next}", level.from),
            Some(_) => level.from.to_string(),
            None => format!("{}+", level.from),
        };
        let degree = match level.degree {
            Degree::Marginal => "degree-marginal",
            Degree::Substantial => "degree-substantial",
            Degree::Decisive => "degree-decisive",
        };
        vec![points, sentence(&voice.text(level.winner.word())), sentence(&voice.text(degree))]
    });
    let last = game.map_or_else(|| rulebook.number("game.turns"), |game| game.last_turn(&game.start()).into());
    let about = Phrase::new("aids-victory-about")
        .with("turn", rulebook.number("vp.per_turn"))
        .with("divisor", rulebook.number("vp.casualty_divisor"))
        .with("last", last);
    Table::new("victory", voice.text("aids-victory"), columns).with_rows(rows).with_notes([voice.say(&about)])
}

/// Builds the Continued Siege Table.
pub(super) fn siege(rulebook: &Rulebook, voice: &Voice) -> Table {
    let columns = [Column::figures(voice.text("rulebook-head-rolls")), Column::words(voice.text("aids-result"))];
    let rows = rulebook.siege.iter().map(|own| {
        let rolls = match own.rolls {
            Band::Nothing => "–".to_owned(),
            rolls => rolls.to_string().replace('-', "–"),
        };
        (vec![rolls, voice.words(&own.words)], &own.by)
    });
    let (rows, note) = vouched(rows, voice);
    Table::new("siege", voice.text("aids-siege"), columns).with_rows(rows).with_notes(note)
}
