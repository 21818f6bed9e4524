//! A map, a room, a region or a printed name without words in one of the two languages.

use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::words::Words;

pub(super) static LINT: Lint = Lint {
    name: "unnamed-thing",
    severity: Severity::Note,
    systems: Systems::ALL,
    message: "lint-unnamed-thing",
    help: "lint-unnamed-thing-help",
    pages: pages(include_str!("unnamed_thing.md"), include_str!("unnamed_thing.fr.md")),
    check: Check::Lists(Lists::MAP_HEAD.union(Lists::ROOMS.union(Lists::REGIONS.union(Lists::LABELS))), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    let mut look = |words: &Words, place: &dyn Fn() -> Place| {
        let missing = match (words.en.is_empty(), words.fr.is_empty()) {
            (false, false) => return,
            (true, true) => "both",
            (true, false) => "english",
            (false, true) => "french",
        };
        report.add(lint.at(place()).with("missing", missing));
    };
    look(&map.title, &|| Place::Document);
    for room in &map.rooms {
        look(&room.name, &|| Place::Room(room.id.clone()));
    }
    for region in &map.regions {
        look(&region.name, &|| Place::Region(region.id.clone()));
    }
    for label in &map.labels {
        look(&label.text, &|| Place::Label(label.at));
    }
}
