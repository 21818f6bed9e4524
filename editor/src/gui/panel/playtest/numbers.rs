//! The shares of wins, and whether games saw real fighting.

use iced::widget::{column, container, row, space, text};
use iced::{Border, Center, Element, Fill, FillPortion, Theme};
use rules::phrase::Phrase;
use rules::playtest::{Interval, Record, Results};
use rules::side::Side;

use super::Message;
use crate::gui::theme::{self, Tint, WindowColours};
use crate::gui::widget::{aside, words};
use crate::report::odd_rules;
use crate::words::Voice;

/// A bar of two colours, each side's share of wins with its interval, and whether games saw real fighting.
pub(super) fn view<'a>(results: &Results, voice: &Voice) -> Element<'a, Message> {
    let side = |side: Side| -> Element<'a, Message> {
        let id = match side {
            Side::Texan => "gui-playtest-texan",
            Side::Mexican => "gui-playtest-mexican",
        };
        let interval = results.interval(side);
        let (share, low, high) = percent(interval);
        let said = Phrase::new(id).count("wins", results.wins(side) as usize).with("share", share);
        let between = Phrase::new("gui-playtest-interval").with("low", low).with("high", high);
        row![
            container(space()).width(10).height(10).style(move |_: &Theme| block(side)),
            words(voice.say(&said)).font(theme::BOLD).width(240),
            aside(voice.say(&between)),
        ]
        .spacing(theme::NEAR)
        .align_y(Center)
        .into()
    };
    let wins = Side::ALL.map(|side| results.wins(side) as u16);
    let bar = row(Side::ALL.into_iter().zip(wins).filter(|(_, wins)| *wins > 0).map(|(side, wins)| {
        container(space()).width(FillPortion(wins)).height(12).style(move |_: &Theme| block(side)).into()
    }))
    .spacing(1);
    let mean = |figure: fn(&Record) -> f64| voice.decimal(results.mean(figure));
    let fought = Phrase::new("gui-playtest-fought")
        .count("games", results.games() as usize)
        .with("texans", voice.player(&results.plan.players[Side::Texan.index()]))
        .with("mexicans", voice.player(&results.plan.players[Side::Mexican.index()]))
        .with("attacks", mean(|record| both(record, "attacks")))
        .with("losses", mean(|record| both(record, "steps_lost")))
        .with("entries", mean(|record| record.figure("entries")));
    let faults = (results.faults() > 0).then(|| {
        let said = voice.say(&Phrase::new("gui-playtest-faults").count("games", results.faults() as usize));
        text(said).size(theme::SMALL).style(Tint::Error.text())
    });
    let failures = results.failures().into_iter().map(|line| aside(voice.say(&line)).into());
    let odd = odd_rules(&results.uses).into_iter().map(|line| aside(voice.say(&line)).into());
    column(Side::ALL.map(side))
        .push(bar)
        .push(aside(voice.say(&fought)))
        .extend(odd)
        .push(faults)
        .extend(failures)
        .spacing(theme::NEAR)
        .width(Fill)
        .into()
}

/// The sum of a figure over both sides.
fn both(record: &Record, figure: &str) -> f64 {
    Side::ALL.map(|side| record.figure_of(figure, side)).iter().sum()
}

fn percent(interval: Interval) -> (String, String, String) {
    let whole = |share: f64| format!("{:.0}", share * 100.0);
    (whole(interval.share), whole(interval.low), whole(interval.high))
}

fn block(side: Side) -> container::Style {
    container::Style::default().background(WindowColours::side(side)).border(Border::default().rounded(2))
}
