//! The answer for people: a sentence, then the curve.

use rules::message::Message;
use rules::playtest::{Interval, Standing, Tried};
use rules::side::Side;

use super::{Told, curve};
use crate::report::{Grid, columns};
use crate::words::Voice;

/// Candidates of several figures that are told.
const MOST: usize = 15;

pub(super) fn report(told: &Told<'_>, voice: &Voice) -> String {
    let mut lines = vec![heading(told, voice), verdict(told, voice)];
    if let Some(now) = as_it_is(told, voice) {
        lines.push(now);
    }
    let failed = told.answer.confirmed.len() - usize::from(told.answer.found);
    if failed > 0 {
        lines.push(Message::new("balance-failed").count("failed", failed));
    }
    let unplayable = told.answer.tried.iter().filter(|own| !own.playable).count();
    if unplayable > 0 {
        lines.push(Message::new("balance-unplayable").count("values", unplayable));
    }
    let mut text = super::super::lines(&lines, voice) + &columns(&chart(told, voice));
    let about = Message::new("balance-about")
        .count("tried", told.answer.tried.len())
        .count("games", usize::try_from(told.answer.games).unwrap_or(usize::MAX));
    text += &super::super::lines(&[about], voice);
    text
}

fn heading(told: &Told<'_>, voice: &Voice) -> Message {
    let [texan, mexican] = &told.plan.players;
    Message::new("balance-heading")
        .with("title", &told.title)
        .with("texan", texan)
        .with("mexican", mexican)
        .with("seed", told.plan.seed)
        .word("side", side(told.side))
        .with("share", voice.decimal(told.search.target.share * 100.0))
        .with("within", voice.decimal(told.search.target.within * 100.0))
}

const fn side(side: Side) -> &'static str {
    match side {
        Side::Texan => "playtest-texans",
        Side::Mexican => "playtest-mexicans",
    }
}

/// The figures with their values, as a designer would write them.
fn settings(figures: &[String], values: &[i32]) -> String {
    figures.iter().zip(values).map(|(name, value)| format!("{name} = {value}")).collect::<Vec<_>>().join(", ")
}

fn with_share(message: Message, share: Interval, voice: &Voice) -> Message {
    let percent = |share: f64| voice.decimal(share * 100.0);
    message.with("share", percent(share.share)).with("low", percent(share.low)).with("high", percent(share.high))
}

/// What it comes to, in a sentence.
fn verdict(told: &Told<'_>, voice: &Voice) -> Message {
    let (answer, target) = (&told.answer, told.search.target);
    if let Some(own) = answer.value() {
        let share = own.interval();
        let is_sure = target.standing(share) == Standing::Inside;
        let message = Message::new(if is_sure { "balance-found-surely" } else { "balance-found" })
            .with("settings", settings(&told.figures, &own.values))
            .word("side", side(told.side))
            .count("games", usize::try_from(own.walk.tries).unwrap_or(usize::MAX));
        return with_share(message, share, voice);
    }
    let id = if answer.is_none() { "balance-none" } else { "balance-not-found" };
    match answer.nearest(target) {
        None => Message::new("balance-nothing-played"),
        Some(own) => {
            let message = Message::new(id)
                .with("settings", settings(&told.figures, &own.values))
                .word("side", side(told.side))
                .count("values", answer.tried.len());
            with_share(message, own.interval, voice)
        }
    }
}

/// How the scenario stands as it is, where that was played too.
fn as_it_is(told: &Told<'_>, voice: &Voice) -> Option<Message> {
    let own = told.answer.tried.iter().find(|own| own.values == told.search.present && own.walk.tries > 0)?;
    let message = Message::new("balance-as-it-is").with("settings", settings(&told.figures, &own.values));
    Some(with_share(message, own.interval, voice))
}

/// Each candidate with its share, drawn: all of one figure, the nearest of several.
fn chart(told: &Told<'_>, voice: &Voice) -> Grid {
    let target = told.search.target;
    let mut tried: Vec<&Tried> = told.answer.tried.iter().filter(|own| own.playable).collect();
    if told.figures.len() > 1 {
        tried.sort_by(|a, b| target.distance(a.share()).total_cmp(&target.distance(b.share())));
        tried.truncate(MOST);
    }
    let percent = |share: f64| voice.decimal(share * 100.0);
    let row = |own: &Tried| {
        let mut row: Vec<String> = own.values.iter().map(ToString::to_string).collect();
        let Interval { share, low, high } = own.interval;
        row.push(curve::line(own.interval, target));
        row.push(percent(share));
        row.push(format!("{}–{}", percent(low), percent(high)));
        row.push(own.walk.tries.to_string());
        row
    };
    let mut heads = told.figures.clone();
    heads.push(format!("│0 %{}100 %│", " ".repeat(43)));
    heads.extend(["balance-share", "balance-interval", "report-games"].map(|id| voice.text(id)));
    Grid { heads, rows: tried.into_iter().map(row).collect() }
}
