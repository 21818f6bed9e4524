//! Tests that typing mistakes in every kind of document are reported in our own words, not in those of the RON parser.

use std::collections::BTreeSet;
use std::path::Path;

use super::Cases;
use crate::correction::Correction;
use crate::counters::CounterMix;
use crate::map::MapDocument;
use crate::phrase::Argument;
use crate::rulebook::Rulebook;
use crate::scenario::Scenario;
use crate::text::{Document, read};
use crate::variant::Variant;

/// The replacements for a character.
const SLIPS: [&str; 12] = ["", ",", "(", ")", "[", "]", "\"", ":", "x", "7", "{", "Some"];

/// Whether a message uses words of the RON reader or of types, which mean nothing to users.
fn foreign(text: &str) -> bool {
    let is_type = |word: &str| {
        let mut letters = word.chars();
        letters.next().is_some_and(char::is_uppercase)
            && letters.any(char::is_uppercase)
            && word.chars().any(char::is_lowercase)
            && word.chars().all(char::is_alphabetic)
    };
    ["invalid type", "invalid value", "expected", "Expected", "struct", "tuple", "variant of", "enum", "sequence"]
        .iter()
        .any(|phrase| text.contains(phrase))
        || text.split(|c: char| !c.is_alphanumeric() && c != '_').any(is_type)
}

/// Returns the messages for typing mistakes in a text that are not our own.
fn strange<D: Document>(text: &str) -> BTreeSet<String> {
    let signs: Vec<usize> = text.char_indices().filter(|(_, c)| "(),[]:\"".contains(*c)).map(|(at, _)| at).collect();
    let step = (signs.len() / 60).max(1);
    let mut strange = BTreeSet::new();
    for at in signs.into_iter().step_by(step) {
        for slip in SLIPS {
            let broken = format!("{}{slip}{}", &text[..at], &text[at + 1..]);
            let Err(error) = read::<D>(&broken) else { continue };
            for (name, value) in &error.message.arguments {
                if let Argument::Text(value) = value
                    && ["detail", "expected", "found"].contains(name)
                    && (*name == "detail" || foreign(value) && *name == "expected")
                {
                    strange.insert(format!("{} {}: {value}", D::NAME, error.message.id));
                }
            }
        }
    }
    strange
}

fn bundled(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data").join(file);
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn every_slip_is_told_in_our_own_words() {
    let mut all = strange::<MapDocument>(&bundled("maps/mission.map.ron"));
    all.extend(strange::<CounterMix>(&bundled("counters/mission.counters.ron")));
    all.extend(strange::<Rulebook>(&bundled("rulebooks/mission.rules.ron")));
    all.extend(strange::<Scenario>(&bundled("scenarios/mission.scenario.ron")));
    all.extend(strange::<Correction>(&bundled("corrections/palisade.correction.ron")));
    all.extend(strange::<Variant>(&bundled("variants/doors.variant.ron")));
    all.extend(strange::<Cases>(&bundled("cases/doors.case.ron")));
    assert!(all.is_empty(), "{all:#?}");
}
