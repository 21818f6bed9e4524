//! Sections on unused choices, rules, tables and counters, and on situations no rule covers.

use rules::phrase::Phrase;
use rules::playtest::gaps::{Gap, GapItem, GapStatus, GapSubject, Silence};
use rules::side::Side;

use super::GapTeller;
use super::names::{by_group, in_rows, name};
use crate::report::{Grid, Section};

/// Returns the id of the description of a silence.
const fn word(silence: Silence) -> &'static str {
    match silence {
        Silence::NoChoice => "gap-no-choice",
        Silence::NoDice => "gap-no-dice",
        Silence::Refused => "gap-refused",
        Silence::Unlisted => "gap-unlisted",
        Silence::NoRule => "gap-no-rule",
        Silence::Endless => "gap-endless",
    }
}

pub(super) fn silences(teller: &GapTeller<'_>) -> Section {
    let mut section = teller.blank("silences", "gap-silences", "gap-silences-unit");
    let own = teller.gaps.gaps.iter().filter_map(|gap| match gap.subject {
        GapSubject::Silence(silence) => Some((silence, gap)),
        _ => None,
    });
    let row = |(silence, gap): (Silence, &Gap)| {
        let what = Phrase::new(word(silence)).with("about", name(gap, teller.voice));
        let place = teller.place(gap.witness);
        vec![teller.voice.say(&what), gap.times.to_string(), gap.games.to_string(), place]
    };
    let rows: Vec<_> = own.map(row).collect();
    let heads = teller.texts(&["gap-what", "gap-times", "gap-games", "gap-where"]);
    section.table = (!rows.is_empty()).then_some(Grid { heads, rows });
    section
}

pub(super) fn choices(teller: &GapTeller<'_>) -> Section {
    let mut section = teller.blank("choices", "gap-choices", "gap-choices-unit");
    let had = [GapStatus::Unworthy, GapStatus::Drawn];
    let row = |gap: &Gap| {
        let id = match (gap.status, gap.side) {
            (GapStatus::Drawn, _) => "gap-standing-drawn",
            (_, Some(Side::Texan)) => "gap-standing-texan",
            (_, Some(Side::Mexican)) => "gap-standing-mexican",
            _ => "gap-standing-unworthy",
        };
        let (times, games) = (gap.times.to_string(), gap.games.to_string());
        vec![name(gap, teller.voice), teller.text(id), times, games, teller.place(gap.witness)]
    };
    let mut had: Vec<&Gap> = had.into_iter().flat_map(|own| teller.with_status(GapSubject::Action, own)).collect();
    // What could have been chosen most often comes first.
    had.sort_by_key(|gap| (gap.status != GapStatus::Unworthy, std::cmp::Reverse(gap.times)));
    let rows: Vec<_> = had.into_iter().map(row).collect();
    let heads = teller.texts(&["gap-choice", "gap-how", "gap-times-had", "gap-games", "gap-where"]);
    section.table = (!rows.is_empty()).then_some(Grid { heads, rows });
    let never: Vec<String> =
        teller.with_status(GapSubject::Action, GapStatus::Never).map(|own| name(own, teller.voice)).collect();
    let number = (never.len(), teller.gaps.all_of(GapSubject::Action));
    section.lists.extend(teller.list("gap-choices-never", number, never));
    section
}

pub(super) fn rules(teller: &GapTeller<'_>) -> Section {
    let mut section = teller.blank("rules", "gap-rules", "gap-rules-unit");
    let grouped = |status| {
        let own = teller.with_status(GapSubject::Rule, status);
        let named = |gap: &Gap| {
            (format!("{}{}", teller.text(&gap.group), teller.voice.colon().trim_end()), in_games(gap, teller))
        };
        let own: Vec<_> = own.map(named).collect();
        (own.len(), by_group(own))
    };
    let all = teller.gaps.all_of(GapSubject::Rule);
    for (heading, status) in [("gap-rules-never", GapStatus::Never), ("gap-rules-drawn", GapStatus::Drawn)] {
        let (number, entries) = grouped(status);
        section.lists.extend(teller.list(heading, (number, all), entries));
    }
    section
}

/// Returns the rules of the designer's own variants that do nothing.
pub(super) fn own_rules(teller: &GapTeller<'_>) -> Section {
    let mut section = teller.blank("own-rules", "gap-own-rules", "gap-own-rules-unit");
    let row = |gap: &Gap| {
        let how = if gap.status == GapStatus::Idle { "gap-standing-idle" } else { "gap-standing-never" };
        let numbers = [gap.times, u64::from(gap.games), u64::from(teller.gaps.games[1])].map(|own| own.to_string());
        [name(gap, teller.voice), gap.group.clone(), teller.text(how)].into_iter().chain(numbers).collect()
    };
    let all = [GapStatus::Never, GapStatus::Idle].into_iter();
    let rows: Vec<Vec<String>> =
        all.flat_map(|status| teller.with_status(GapSubject::VariantRule, status)).map(row).collect();
    let heads = ["gap-rule-head", "gap-variant", "gap-how", "gap-started", "gap-games", "gap-of"];
    section.table = (!rows.is_empty()).then_some(Grid { heads: teller.texts(&heads), rows });
    section
}

/// Returns the name of a gap, with the number of games in which it was seen, if it was.
fn in_games(gap: &Gap, teller: &GapTeller<'_>) -> String {
    let name = name(gap, teller.voice);
    if gap.games == 0 { name } else { format!("{name} ({})", gap.games) }
}

pub(super) fn tables(teller: &GapTeller<'_>) -> Section {
    let mut section = teller.blank("tables", "gap-tables", "gap-tables-unit");
    let all = teller.gaps.all_of(GapSubject::Cell);
    for (heading, status) in [("gap-cells-never", GapStatus::Never), ("gap-cells-drawn", GapStatus::Drawn)] {
        let own = teller.with_status(GapSubject::Cell, status).filter_map(|gap| match &gap.what {
            GapItem::Cell(cell) => Some((teller.voice.say(&cell.row), in_games(gap, teller))),
            _ => None,
        });
        let own: Vec<_> = own.collect();
        section.lists.extend(teller.list(heading, (own.len(), all), by_group(own)));
    }
    section
}

pub(super) fn counters(teller: &GapTeller<'_>) -> Section {
    let mut section = teller.blank("counters", "gap-counters", "gap-counters-unit");
    let lists = [
        ("gap-pieces-never", GapSubject::Piece, GapStatus::Never),
        ("gap-pieces-drawn", GapSubject::Piece, GapStatus::Drawn),
        ("gap-idle-never", GapSubject::IdlePiece, GapStatus::Never),
        ("gap-idle-drawn", GapSubject::IdlePiece, GapStatus::Drawn),
        ("gap-idle-unworthy", GapSubject::IdlePiece, GapStatus::Unworthy),
    ];
    for (heading, subject, status) in lists {
        let own = teller.with_status(subject, status);
        // For a counter that does nothing, the games in which it stands on the map count for nothing.
        let own = if status == GapStatus::Never {
            own.map(|gap| name(gap, teller.voice)).collect()
        } else {
            teller.often(own, |gap| name(gap, teller.voice))
        };
        let number = (own.len(), teller.gaps.all_of(subject));
        section.lists.extend(teller.list(heading, number, in_rows(own)));
    }
    section
}
