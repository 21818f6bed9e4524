//! The texts of a project's documents that cannot be shown or printed as they are.

use super::{Lint, Lists, Touched};
use crate::characters::{LONGEST_LABEL, LONGEST_NAME, is_hidden, is_printed};
use crate::hexside::LayeredSide;
use crate::place::Place;
use crate::project::{DocumentRef, Project};
use crate::report::Finding;
use crate::strings::{self, StringPlace};

/// The greatest number of letters of a title.
const TITLE: usize = 120;
/// That of the name of a unit, on two lines.
const UNIT: usize = 32;
/// That of the name of a leader, on one line.
const LEADER: usize = 24;
/// That of the name of a piece of another game.
const PIECE: usize = 40;

/// A text and what is wrong with it.
#[derive(Debug, Clone)]
pub(super) struct OddText {
    part: DocumentRef,
    place: StringPlace,
    text: String,
    pub(super) fault: TextFault,
}

/// What is wrong with a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TextFault {
    /// It has a character that cannot be shown.
    Hidden(char),
    /// It has a character that no typeface has.
    Unprinted(char),
    /// It has more letters than can be printed.
    Overlong {
        /// Its letters.
        letters: usize,
        /// Those that can be printed.
        most: usize,
    },
}

impl OddText {
    /// Returns the finding about it, without its values.
    pub(super) fn finding(&self, lint: &Lint) -> Finding {
        lint.finding(self.part, place(self.part, &self.place)).with("field", &self.place)
    }
}

/// Returns every fault of every text of a project, in one reading. The map is the one that was painted, since the texts
/// of a correction are its own.
pub(super) fn odd(project: &Project) -> Vec<OddText> {
    let mut odd: Vec<OddText> = Vec::new();
    let mut look = |part: DocumentRef, place: &StringPlace, text: &str| {
        // What is said alike in both languages is told once, of both.
        let twin = |own: &&mut OddText| own.part == part && own.text == text && own.place.is_other_language(place);
        let mut twins = odd.iter_mut().rev().take_while(twin).peekable();
        if twins.peek().is_some() {
            twins.for_each(|own| own.place = own.place.of_all_languages());
            return;
        }
        let faults = [hidden(text), unprinted(place, text), overlong(part, place, text)];
        let found = |fault| OddText { part, place: place.clone(), text: text.to_owned(), fault };
        odd.extend(faults.into_iter().flatten().map(found));
    };
    strings::each(project.base_map(), &mut |place, text| look(DocumentRef::Map, place, text));
    strings::each(&project.counters, &mut |place, text| look(DocumentRef::Counters, place, text));
    strings::each(&project.rulebook, &mut |place, text| look(DocumentRef::Rulebook, place, text));
    strings::each(&project.scenario, &mut |place, text| look(DocumentRef::Scenario, place, text));
    for (index, own) in project.corrections.iter().enumerate() {
        strings::each(&own.document, &mut |place, text| look(DocumentRef::Correction(index), place, text));
    }
    for (index, own) in project.variants.iter().enumerate() {
        strings::each(&own.document, &mut |place, text| look(DocumentRef::Variant(index), place, text));
    }
    odd
}

/// Whether a project has the same faults after edits: those that have only painted hexes and hexsides of a map without
/// faults, where what stands there now has none either. Everything else is read anew.
pub(super) fn stay(odd: &[OddText], project: &Project, touched: &Touched) -> bool {
    const PAINTED: Lists =
        Lists::HEXES.union(Lists::HEXSIDES).union(Lists::LOST).union(Lists::CORRECTED).union(Lists::STRAYS);
    if !PAINTED.contains(touched.lists) || odd.iter().any(|own| own.part == DocumentRef::Map) {
        return false;
    }
    let mut is_plain = true;
    let mut see = |place: &StringPlace, text: &str| {
        is_plain &= hidden(text).is_none() && unprinted(place, text).is_none();
    };
    let map = project.base_map();
    for hex in map.hexes.iter().filter(|own| touched.hexes.contains(&own.hex)) {
        strings::each(hex, &mut see);
    }
    for side in map.hexsides.iter().filter(|own| touched.sides.contains(&own.at.side)) {
        strings::each(side, &mut see);
    }
    is_plain
}

/// Returns every character that cannot be shown in a single document, the first of each text.
pub(super) fn hidden_in<T: serde::Serialize>(part: DocumentRef, document: &T) -> Vec<OddText> {
    let mut odd = Vec::new();
    strings::each(document, &mut |place, text| {
        odd.extend(hidden(text).map(|fault| OddText { part, place: place.clone(), text: text.to_owned(), fault }));
    });
    odd
}

/// Returns the number of a character, as Unicode writes it.
pub(super) fn code(sign: char) -> String {
    format!("U+{:04X}", u32::from(sign))
}

fn hidden(text: &str) -> Option<TextFault> {
    // What nearly all texts consist of need not be decoded.
    if text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
        return None;
    }
    text.chars().find(|sign| is_hidden(*sign)).map(TextFault::Hidden)
}

/// The names by which documents refer to each other are not printed.
fn unprinted(place: &StringPlace, text: &str) -> Option<TextFault> {
    if text.is_ascii() || !matches!(place.field(), "en" | "fr" | "origin" | "by") {
        return None;
    }
    let lacks = |sign: &char| !is_printed(*sign) && !is_hidden(*sign) && !sign.is_whitespace();
    text.chars().find(lacks).map(TextFault::Unprinted)
}

fn overlong(part: DocumentRef, place: &StringPlace, text: &str) -> Option<TextFault> {
    if !matches!(place.field(), "en" | "fr") {
        return None;
    }
    let most = match (part, place.list()) {
        (_, "title") => TITLE,
        (DocumentRef::Map, "labels") => LONGEST_LABEL,
        (DocumentRef::Map, "rooms" | "regions") | (DocumentRef::Counters, "columns") => LONGEST_NAME,
        (DocumentRef::Counters, "units") => UNIT,
        (DocumentRef::Counters, "leaders") => LEADER,
        (DocumentRef::Counters, "pieces") => PIECE,
        _ => return None,
    };
    let letters = text.chars().count();
    (letters > most).then_some(TextFault::Overlong { letters, most })
}

/// Returns the place of a text in its document.
fn place(part: DocumentRef, at: &StringPlace) -> Place {
    let list = at.list();
    let Some((index, key)) = at.entry().filter(|(_, key)| !key.is_empty()) else { return Place::Field(list) };
    let name = key.to_owned();
    let place = match (part, list) {
        (DocumentRef::Correction(_), "items") => Some(Place::Item(index)),
        (DocumentRef::Counters, "units" | "leaders" | "batteries" | "pieces") => Some(Place::Counter(name)),
        (DocumentRef::Counters, "columns") => Some(Place::Column(name)),
        (DocumentRef::Rulebook, "parameters" | "terrain" | "combat_rows") => Some(Place::Rule(name)),
        (DocumentRef::Scenario, "plot") => Some(Place::Plot(name)),
        (DocumentRef::Scenario, "setup") => Some(Place::Placement(name)),
        (DocumentRef::Variant(_), "flags" | "params" | "opts" | "kinds" | "tables" | "regions" | "rules") => {
            Some(Place::Row { table: list, row: name })
        }
        (DocumentRef::Map, "hexes") => key.parse().ok().map(Place::Hex),
        (DocumentRef::Map, "hexsides") => key.parse::<LayeredSide>().ok().map(Place::Hexside),
        (DocumentRef::Map, "rooms") => Some(Place::Room(name)),
        (DocumentRef::Map, "regions") => Some(Place::Region(name)),
        (DocumentRef::Map, "gun_sites") => key.parse().ok().map(Place::GunSite),
        (DocumentRef::Map, "labels") => key.parse().ok().map(Place::Label),
        (DocumentRef::Cases, "cases") => Some(Place::Case(name)),
        _ => None,
    };
    place.unwrap_or(Place::Field(list))
}
