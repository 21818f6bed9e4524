//! Places no unit ever reaches.

use rules::map::RegionKind;
use rules::phrase::Phrase;
use rules::playtest::gaps::{GapStatus, GapSubject, Total};

use super::GapTeller;
use super::names::name;
use crate::report::{Grid, Section};

/// The subjects that are areas, and those that are single hexes and hexsides, with the ids of their names.
const AREAS: [(GapSubject, &str); 4] = [
    (GapSubject::EntryArea, "gap-entry-area"),
    (GapSubject::GunSite, "gap-gun-site"),
    (GapSubject::Room, "gap-room"),
    (GapSubject::Region, "gap-region"),
];
const GROUND: [(GapSubject, &str); 2] = [(GapSubject::Hexside, "gap-hexside"), (GapSubject::Spot, "gap-spot")];

pub(super) fn areas(teller: &GapTeller<'_>) -> Section {
    section(teller, ["areas", "gap-areas", "gap-areas-unit"], &AREAS)
}

pub(super) fn ground(teller: &GapTeller<'_>) -> Section {
    section(teller, ["places", "gap-places", "gap-places-unit"], &GROUND)
}

fn section(teller: &GapTeller<'_>, [id, title, unit]: [&str; 3], subjects: &[(GapSubject, &str)]) -> Section {
    let mut section = teller.blank(id, title, unit);
    let mut rows = Vec::new();
    for (subject, word) in subjects.iter().copied() {
        for total in teller.gaps.totals.iter().filter(|own| own.subject == subject) {
            let kind = kind(word, total, teller);
            let of = |status| {
                let own = teller.with_status(subject, status).filter(|own| own.group == total.group);
                teller.often(own, |gap| name(gap, teller.voice))
            };
            let (never, drawn) = (of(GapStatus::Never), of(GapStatus::Drawn));
            if never.is_empty() && drawn.is_empty() {
                continue;
            }
            let numbers = [total.all, never.len(), drawn.len()].map(|own| own.to_string());
            rows.push([kind.clone()].into_iter().chain(numbers).collect());
            // If that is all of them, the table already says so.
            for (heading, names) in [("gap-places-never", never), ("gap-places-drawn", drawn)] {
                if names.len() < total.all || total.all == 1 {
                    let number = (names.len(), total.all);
                    let list = teller.list(heading, number, names);
                    section.lists.extend(list.map(|(heading, names)| (teller.voice.labelled(&kind, &heading), names)));
                }
            }
        }
    }
    let heads = teller.texts(&["gap-place", "gap-all", "gap-never", "gap-only-drawn"]);
    section.table = (!rows.is_empty()).then_some(Grid { heads, rows });
    section
}

/// Returns the name of the places of a kind.
fn kind(word: &str, total: &Total, teller: &GapTeller<'_>) -> String {
    let group = match total.subject {
        GapSubject::Region => RegionKind::named(&total.group).map(RegionKind::word),
        _ => Some(total.group.clone()).filter(|own| !own.is_empty()),
    };
    let kind = teller.text(word);
    match group {
        Some(group) => teller.voice.say(&Phrase::new("gap-kind").with("kind", kind).word("group", group)),
        None => kind,
    }
}
