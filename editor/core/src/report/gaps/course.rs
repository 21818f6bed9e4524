//! Tables of games that make no progress: stranded counters, repeated positions, idle turns.

use std::cmp::Reverse;

use rules::playtest::gaps::{Gap, GapStatus, GapSubject};
use rules::side::Side;

use super::GapTeller;
use super::names::name;
use crate::report::{Grid, Section};

/// The maximum number of rows of the table of stranded counters.
const MOST_STRANDED: usize = 15;

const HEADS: [&str; 5] = ["gap-what", "gap-times", "gap-of", "gap-share", "gap-where"];

pub(super) fn stranded(teller: &GapTeller<'_>) -> Section {
    let mut section = teller.blank("stranded", "gap-stranded", "gap-stranded-unit");
    let mut own: Vec<&Gap> = teller.with_status(GapSubject::Stranded, GapStatus::Happens).collect();
    own.sort_by_key(|gap| Reverse(gap.times));
    let rows: Vec<_> = own.iter().take(MOST_STRANDED).map(|gap| row(teller, name(gap, teller.voice), gap)).collect();
    let heads = teller.texts(&["gap-counter", "gap-games", "gap-of", "gap-share", "gap-where"]);
    section.table = (!rows.is_empty()).then_some(Grid { heads, rows });
    section
}

pub(super) fn section(teller: &GapTeller<'_>) -> Section {
    let mut section = teller.blank("course", "gap-course", "gap-course-unit");
    let kinds = [
        (GapSubject::Loop, "gap-loop", "gap-loop-drawn"),
        (GapSubject::IdleTurn, "gap-idle-turn", "gap-idle-turn-drawn"),
        (GapSubject::Standstill, "gap-standstill", "gap-standstill-drawn"),
    ];
    let own = kinds.into_iter().flat_map(|(subject, word, drawn)| {
        teller.gaps.about(subject).map(move |gap| (if gap.status == GapStatus::Drawn { drawn } else { word }, gap))
    });
    let rows: Vec<_> = own.map(|(word, gap)| row(teller, teller.text(word), gap)).collect();
    section.table = (!rows.is_empty()).then_some(Grid { heads: teller.texts(&HEADS), rows });
    section
}

pub(super) fn forced(teller: &GapTeller<'_>) -> Section {
    let mut section = teller.blank("forced", "gap-forced", "gap-forced-unit");
    let mut own: Vec<&Gap> = teller.with_status(GapSubject::Forced, GapStatus::Happens).collect();
    own.sort_by(|a, b| share(b).total_cmp(&share(a)).then(b.times.cmp(&a.times)));
    let sided = |gap: &Gap, what: String| match gap.side {
        Some(Side::Texan) => teller.voice.labelled(&teller.text("playtest-texans"), &what),
        Some(Side::Mexican) => teller.voice.labelled(&teller.text("playtest-mexicans"), &what),
        None => what,
    };
    let mut rows: Vec<_> = own.iter().map(|gap| row(teller, sided(gap, name(gap, teller.voice)), gap)).collect();
    let runs = teller.gaps.about(GapSubject::Run);
    rows.extend(runs.map(|gap| row(teller, sided(gap, teller.text("gap-run")), gap)));
    let heads = teller.texts(&["gap-decisions", "gap-times", "gap-of", "gap-share", "gap-where"]);
    section.table = (!rows.is_empty()).then_some(Grid { heads, rows });
    section
}

fn share(gap: &Gap) -> f64 {
    gap.times as f64 / gap.of.max(1) as f64
}

/// Returns a row: the name, how often it occurred, out of how many, the share in percent, and where to see it.
fn row(teller: &GapTeller<'_>, what: String, gap: &Gap) -> Vec<String> {
    let of = |text: String| if gap.of == 0 { String::new() } else { text };
    let percent = teller.voice.decimal(share(gap) * 100.0);
    vec![what, gap.times.to_string(), of(gap.of.to_string()), of(percent), teller.place(gap.witness)]
}
