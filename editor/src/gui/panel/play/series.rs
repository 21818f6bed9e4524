//! The results of games played on from the current position: shares of wins with their intervals.

use iced::widget::{button, column, container, progress_bar, row, scrollable, text, tooltip};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;
use rules::playtest::Results;
use rules::rulebook::System;
use rules::side::Side;
use rules::systems::roster;

use super::{Message, choice, whose};
use crate::gui::document::OpenDocument;
use crate::gui::job::JobState;
use crate::gui::keymap::{Command, key_of};
use crate::gui::panel::obstacles;
use crate::gui::play::series::{self, GAMES, Series};
use crate::gui::play::{Play, PlayCommand};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, hinted, pressed, words};
use crate::words::Voice;

/// The series of games from the current position.
pub(super) fn view<'a>(play: &'a Play, document: &OpenDocument, voice: &Voice) -> Element<'a, Message> {
    if let Some(errors) = document.obstacles() {
        let why = obstacles::view(&errors, Some(Message::ProblemsAsked), voice);
        return container(why).padding(theme::APART).into();
    }
    let series = play.series();
    let games = GAMES as usize;
    let body: Element<'a, Message> = match series.job.state() {
        JobState::Idle | JobState::Cancelled(_) => column![start(voice)].into(),
        JobState::Running { progress: done, .. } => {
            let said = Phrase::new("gui-playtest-running").count("done", *done as usize).count("games", games);
            let bar = progress_bar(0.0..=GAMES as f32, *done as f32).girth(8);
            column![aside(voice.say(&said)), bar, choice(voice.text("gui-cancel"), own(series::Message::Cancelled))]
                .spacing(theme::STEP)
                .into()
        }
        JobState::Ended(results) => {
            column![numbers(results, series, play, voice), start(voice)].spacing(theme::NEAR).into()
        }
        JobState::Failed(why) => {
            words(voice.say(&Phrase::new("gui-playtest-failed").with("detail", why))).style(Tint::Error.text()).into()
        }
    };
    let about = voice.say(&Phrase::new("gui-play-series-about").count("games", games));
    let page = column![aside(about), players(series, play.system, voice), body]
        .spacing(theme::STEP)
        .padding(theme::BESIDE_BAR);
    scrollable(page).height(Fill).width(Fill).into()
}

fn own(message: series::Message) -> Message {
    Message::Series(message)
}

fn start<'a>(voice: &Voice) -> Element<'a, Message> {
    let name = voice.say(&Phrase::new("gui-play-series-start").count("games", GAMES as usize));
    let about = format!("{} ({})", voice.text("gui-play-series"), key_of(Command::Play(PlayCommand::Series)));
    hinted(choice(name, own(series::Message::Asked)), about, tooltip::Position::Top)
}

/// The choice of the player of both sides.
fn players<'a>(series: &Series, system: System, voice: &Voice) -> Element<'a, Message> {
    let picks = roster(system).into_iter().map(|entry| {
        let press = button(text(voice.player(entry.name)).size(theme::SMALL)).padding([2, 6]);
        let press = press.style(theme::flat(entry.name == series.player));
        let press = pressed(press, own(series::Message::PlayerPicked(entry.name)));
        hinted(press, voice.say(&entry.about), tooltip::Position::Top)
    });
    row(picks).spacing(2).wrap().into()
}

/// Each side's share with its interval, the player, and the starting position.
fn numbers<'a>(results: &Results, series: &Series, play: &Play, voice: &Voice) -> Element<'a, Message> {
    let side = |side: Side| {
        let interval = results.interval(side);
        let percent = |share: f64| format!("{:.0}", share * 100.0);
        let between = Phrase::new("gui-playtest-interval").with("low", percent(interval.low));
        let between = between.with("high", percent(interval.high));
        let share = words(voice.percent_of(&percent(interval.share))).font(theme::BOLD).width(56);
        row![iced::widget::container(whose(side, voice)).width(120), share, aside(voice.say(&between)).width(Fill)]
            .spacing(theme::NEAR)
            .align_y(Center)
            .into()
    };
    let from = series.from.zip(play.table()).map(|((_, at), table)| {
        let said = Phrase::new("gui-play-series-of").count("games", results.games() as usize);
        let said = said.said("moment", table.moment_said(at));
        aside(voice.say(&said.with("player", voice.player(&results.plan.players[0]))))
    });
    let stale = series.from.is_some_and(|(version, ..)| version != play.version());
    let stale = stale.then(|| text(voice.text("gui-play-series-stale")).size(theme::SMALL).style(Tint::Warning.text()));
    column(Side::ALL.map(side)).push(from).push(stale).spacing(2).into()
}
