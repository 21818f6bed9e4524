//! Parses citations: rule numbers, chapters of the advanced rules, or other texts.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::INDEX;
use super::advanced::CHAPTERS;
use crate::text::{nearest, only_near};

/// Paragraphs of the published rulebook that contain no rules: introductions and lists of components.
const WITHOUT_RULES: [&str; 9] = ["1.0", "2.4", "2.5", "2.6", "3.0", "3.5", "3.6", "9.0", "16.0"];

/// The prefix of chapters of the advanced rules, as in `advanced: terrain correction`.
const ADVANCED: &str = "advanced:";

/// All known numbers, in lower case: sections, paragraphs and rules, with the letter of their text and, for the
/// published rulebook, also without it.
static NUMBERS: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let mut numbers: BTreeSet<String> = WITHOUT_RULES.iter().map(|number| (*number).to_owned()).collect();
    let of_advanced = CHAPTERS.iter().flat_map(super::advanced::Chapter::rules);
    for id in INDEX.rules().map(|rule| rule.atom.id().to_owned()).chain(of_advanced) {
        let id = id.to_lowercase();
        for (end, _) in id.match_indices('.').chain([(id.len(), "")]) {
            numbers.insert(id[..end].to_owned());
            numbers.extend(id[..end].strip_prefix('a').map(str::to_owned));
        }
    }
    let lettered: Vec<String> =
        numbers.iter().filter(|own| own.starts_with(|c: char| c.is_ascii_digit())).cloned().collect();
    numbers.extend(lettered.into_iter().map(|own| format!("a{own}")));
    numbers
});

/// A number or chapter in a citation that the rules do not have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lost<'a> {
    /// The name as written.
    pub name: &'a str,
    /// The most similar known name.
    pub nearest: Option<&'static str>,
}

/// Returns the numbers and chapters in a citation that the rules do not have.
///
/// A citation is a list of texts separated by semicolons: `6.3, 8.7; advanced: terrain correction`. A text that begins
/// with a rule number is a list of numbers, all of which must exist. Any other text, such as a book with page numbers,
/// is accepted as it is.
pub fn lost(citation: &str) -> Vec<Lost<'_>> {
    citation.split(';').map(str::trim).flat_map(lost_in).collect()
}

/// Whether a citation names a rule of the published rulebook, or a part of it: `6.3, 8.7` and `A6.3.a` name `6.3`.
pub fn names_rule(citation: &str, rule: &str) -> bool {
    citation.split([';', ',']).map(str::trim).any(|name| {
        let own = name.strip_prefix(['A', 'a']).unwrap_or(name);
        own.strip_prefix(rule).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    })
}

fn lost_in(text: &str) -> Vec<Lost<'_>> {
    if let Some(chapters) = text.strip_prefix(ADVANCED) {
        let lost = chapters.split(',').map(str::trim).filter_map(|name| {
            let own = name.to_lowercase();
            let headings = || CHAPTERS.iter().map(|chapter| chapter.heading);
            if headings().any(|heading| heading == own) {
                return None;
            }
            // A name that resembles none belongs to some other text.
            let near = only_near(&own, headings());
            near.map(|near| Lost { name, nearest: Some(near) })
        });
        return lost.collect();
    }
    let names = || text.split(',').map(str::trim);
    if !names().next().is_some_and(is_number) {
        return Vec::new();
    }
    names().filter(|name| is_number(name) && !is_there(name)).map(|name| Lost { name, nearest: near(name) }).collect()
}

/// Whether a word looks like a rule number: `6.3`, `A6.3.a`, `V5.b`, `R13`.
fn is_number(name: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.len() <= 2 && text.bytes().all(|byte| byte.is_ascii_digit());
    if let Some(ruling) = name.strip_prefix(['R', 'r']) {
        return digits(ruling);
    }
    let figures = |byte: u8| byte.is_ascii_digit() || byte == b'.';
    if (2..=5).contains(&name.len()) && name.contains('.') && name.bytes().all(figures) {
        return true;
    }
    let plain = name.strip_prefix(['A', 'V', 'a', 'v']).unwrap_or(name);
    let mut parts = plain.split('.');
    let section = parts.next().is_some_and(digits);
    let rest: Vec<&str> = parts.collect();
    let short = |part: &&str| (1..=3).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric());
    section && !rest.is_empty() && rest.len() <= 2 && rest.iter().all(short)
}

fn is_there(name: &str) -> bool {
    let name = name.to_lowercase();
    // Some paragraphs are subdivided by numbers while the index uses letters.
    let part = name.rsplit_once('.').filter(|(_, part)| part.bytes().all(|byte| byte.is_ascii_digit()));
    let whole = part.map(|(whole, _)| whole).filter(|whole| whole.contains('.'));
    NUMBERS.contains(&name) || whole.is_some_and(|whole| NUMBERS.contains(whole))
}

/// The most similar known number, preferably in the same section.
fn near(name: &str) -> Option<&'static str> {
    let name = name.to_lowercase();
    let section = name.split('.').next().unwrap_or_default();
    let of_section = |own: &&str| own.split('.').next() == Some(section);
    let all = || NUMBERS.iter().map(String::as_str).filter(|own| own.contains('.') || own.starts_with('r'));
    nearest(&name, all().filter(of_section)).or_else(|| nearest(&name, all()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(citation: &str) -> Vec<&str> {
        lost(citation).into_iter().map(|own| own.name).collect()
    }

    #[test]
    fn a_citation_names_its_rules_and_no_others() {
        for citation in ["6.3", "A6.3.a", "5.7, 6.3", "designer’s notes; 6.3.b"] {
            assert!(names_rule(citation, "6.3"), "{citation}");
        }
        for citation in ["", "6.33", "16.3", "6.0", "V6.3", "p. 6.3"] {
            assert!(!names_rule(citation, "6.3"), "{citation}");
        }
    }

    #[test]
    fn what_is_there_is_not_lost() {
        for citation in [
            "6.3",
            "6.3.a",
            "A6.3.a",
            "a6.3",
            "1.0",
            "2.6",
            "8.1.1",
            "5.7, 8.2, 8.7",
            "V5.b",
            "R13",
            "8.7; advanced: terrain correction",
            "advanced: additional artillery, Bowie",
            "designer’s notes; advanced: magazine",
            // Other texts are accepted as they are.
            "MOVES 92",
            "Knapp, 9.9",
            "Hardin 1994, 27.3",
            "p. 12",
            "12",
            "1994",
            "ART",
            "a letter",
            "",
            "advanced: horses",
        ] {
            assert_eq!(names(citation), [""; 0], "{citation}");
        }
    }

    #[test]
    fn a_number_there_is_not_is_lost_with_the_nearest_one() {
        for (citation, name, nearest) in [
            ("8.77", "8.77", "8.7"),
            ("6.3.z", "6.3.z", "6.3.a"),
            ("17.2", "17.2", "10.2"),
            ("2.0; 6.33", "6.33", "6.3"),
            ("5.7, 8.9", "8.9", "8.0"),
            ("V5.x", "V5.x", "v5.a"),
            ("150.", "150.", "15.0"),
            ("R99", "R99", "r19"),
            ("advanced: terrian correction", "terrian correction", "terrain correction"),
        ] {
            assert_eq!(lost(citation), [Lost { name, nearest: Some(nearest) }], "{citation}");
        }
    }
}
