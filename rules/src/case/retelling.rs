//! Rewrites a file of cases after hexes, counters, columns, rooms or regions have changed their names elsewhere.
//!
//! Only the strings of the text that name something are touched, so comments and layout stay.

use std::collections::BTreeMap;

use super::{DEGUELLO_EXPECTATION_FORMS, EXPECTATION_FORMS, KNAPP_EXPECTATION_FORMS};
use crate::alamo;
use crate::deguello;
use crate::hex::Hex;
use crate::hexside::LayeredSide;
use crate::knapp;
use crate::map::Grid;
use crate::project_edit::{Renamed, moved_place};
use crate::rulebook::System;
use crate::spot::Spot;
use crate::text::outline::{Branch, Outline, Span, retold as retold_text};

/// A change of names.
#[derive(Clone, Copy)]
pub enum Retelling<'a> {
    /// The hexes of a map of this size have new numbers.
    Moved {
        /// The size of the map before.
        was: Grid,
        /// The new number of each hex; `None` if it is gone.
        to: &'a dyn Fn(Hex) -> Option<Hex>,
    },
    /// Something has new names.
    Renamed {
        /// The kind of thing.
        what: Renamed,
        /// Each old name with the new one.
        words: &'a BTreeMap<String, String>,
    },
}

impl Retelling<'_> {
    /// Whether it is about the map, which a case with a sketch does not use.
    const fn is_of_map(self) -> bool {
        matches!(self, Self::Moved { .. } | Self::Renamed { what: Renamed::Room | Renamed::Region, .. })
    }
}

/// The fields whose strings name things, with the number of words before the first name.
const NAMING: [(&str, usize); 12] = [
    ("do", 1),
    ("events", 2),
    ("never", 2),
    ("then", 1),
    ("begin", 1),
    ("flags", 1),
    ("breaches", 0),
    ("at", 0),
    ("piece", 0),
    ("with", 0),
    ("tow", 0),
    ("value", 0),
];

/// Returns the text of a file of cases with names replaced, and the number of strings that changed. Cases with a sketch
/// have a map of their own: names of the map stay in them. Titles and remarks stay too.
///
/// # Examples
///
/// ```
/// use std::collections::BTreeMap;
///
/// use rules::case::{Retelling, retold};
/// use rules::project_edit::Renamed;
/// use rules::rulebook::System;
///
/// let text = r#"Cases(cases: [(steps: [(do: "step rifles 0303", then: ["at rifles 0303"])])]) // rifles"#;
/// let words = BTreeMap::from([("rifles".to_owned(), "muskets".to_owned())]);
/// let (now, count) = retold(text, System::Alamo, Retelling::Renamed { what: Renamed::Counter, words: &words });
/// assert_eq!(now, r#"Cases(cases: [(steps: [(do: "step muskets 0303", then: ["at muskets 0303"])])]) // rifles"#);
/// assert_eq!(count, 2);
/// ```
#[must_use]
pub fn retold(text: &str, system: System, change: Retelling<'_>) -> (String, usize) {
    let sketched = sketched(text);
    if change.is_of_map() && sketched.is_none() {
        return (text.to_owned(), 0);
    }
    let sketched = sketched.unwrap_or_default();
    retold_text(text, &mut |around, string| {
        let at = string.span().start;
        if change.is_of_map() && sketched.iter().any(|span| (span.start..span.end).contains(&at)) {
            return None;
        }
        let field = around.last()?;
        let before = match NAMING.iter().find(|(name, _)| name == field) {
            Some((_, before)) => *before,
            None if *field == "id" && around.contains(&"counters") => 0,
            None if *field == "column" => 0,
            None => return None,
        };
        let own = string.text()?;
        let told = match change {
            Retelling::Moved { was, to } => with_words(own, &mut |_, word| moved(word, was, to)),
            Retelling::Renamed { what: Renamed::Column, words } => columns(own, field, before, system, words),
            Retelling::Renamed { words, .. } if *field != "column" => {
                with_words(own, &mut |at, word| if at < before { None } else { words.get(word).cloned() })
            }
            Retelling::Renamed { .. } => return None,
        };
        (told != own).then_some(told)
    })
}

/// Returns the spans of the cases with a sketch of their own; `None` if the whole file has one.
fn sketched(text: &str) -> Option<Vec<Span>> {
    let outline = Outline::new(text);
    let Some(root) = outline.root() else { return Some(Vec::new()) };
    if root.field("sketch").is_some_and(|sketch| sketch.children().next().is_some()) {
        return None;
    }
    let cases = root.field("cases").into_iter().flat_map(Branch::children);
    let own = cases.filter(|case| case.field("sketch").is_some_and(|sketch| sketch.children().next().is_some()));
    Some(own.map(Branch::span).collect())
}

/// Returns a text with some of its words replaced; `tell` gets the index of each word.
fn with_words(text: &str, tell: &mut dyn FnMut(usize, &str) -> Option<String>) -> String {
    let is_between = |sign: char| sign.is_whitespace() || sign == ';';
    let (mut told, mut count) = (String::with_capacity(text.len()), 0);
    for part in text.split_inclusive(is_between) {
        let word = part.trim_end_matches(is_between);
        if !word.is_empty() {
            told.push_str(&tell(count, word).unwrap_or_else(|| word.to_owned()));
            count += 1;
        }
        told.push_str(&part[word.len()..]);
    }
    told
}

/// Returns the new form of a word that is a hex, a spot or a hexside of the map. Fractions and other numbers stay.
fn moved(word: &str, was: Grid, to: &dyn Fn(Hex) -> Option<Hex>) -> Option<String> {
    let is_on_map = match (word.parse::<LayeredSide>(), word.parse::<Spot>()) {
        (Ok(own), _) => own.side.is_real() && own.side.hexes().iter().all(|hex| was.contains(*hex)),
        (_, Ok(spot)) => was.contains(spot.hex),
        _ => false,
    };
    is_on_map.then(|| moved_place(word, to)).flatten()
}

/// Replaces the names of columns, which are often numbers: only where a form says that a column stands there.
fn columns(own: &str, field: &str, before: usize, system: System, words: &BTreeMap<String, String>) -> String {
    if field == "column" {
        return words.get(own).cloned().unwrap_or_else(|| own.to_owned());
    }
    let all: Vec<&str> =
        own.split(|sign: char| sign.is_whitespace() || sign == ';').filter(|word| !word.is_empty()).collect();
    let first = match (field, all.first().copied()) {
        ("flags", _) => {
            return with_words(own, &mut |at, word| (at == before).then(|| words.get(word).cloned()).flatten());
        }
        ("events" | "never", _) | ("then", Some("legal")) => 1,
        ("then", Some("illegal" | "choices")) => 2,
        _ => 0,
    };
    let Some(verb) = all.get(first) else { return own.to_owned() };
    let of_column = |at: usize| {
        let forms = forms(system, field, first).iter().filter(|form| form.split(' ').next() == Some(verb));
        let tokens = |form: &&'static str| form.split(' ').take_while(|token| !token.contains(['…', ';']));
        forms.map(|form| tokens(form).nth(at)).any(|token| matches!(token, Some("COLUMN" | "THING")))
    };
    with_words(own, &mut |at, word| {
        let is_column = at.checked_sub(first).is_some_and(of_column);
        is_column.then(|| words.get(word).cloned()).flatten()
    })
}

/// Returns the forms of the texts of a field in cases of a game system. In `then`, actions follow a word or two.
fn forms(system: System, field: &str, first: usize) -> &'static [&'static str] {
    let (actions, amends, expectations, events): (&[_], &[_], &[_], &[_]) = match system {
        System::Alamo => (alamo::notation::ACTION_FORMS, &[], EXPECTATION_FORMS, alamo::notation::EVENT_FORMS),
        System::Knapp => (knapp::ACTION_FORMS, &knapp::AMEND_FORMS, KNAPP_EXPECTATION_FORMS, knapp::EVENT_FORMS),
        System::Deguello => {
            (deguello::ACTION_FORMS, &deguello::AMEND_FORMS, DEGUELLO_EXPECTATION_FORMS, deguello::EVENT_FORMS)
        }
    };
    match field {
        "events" | "never" => events,
        "begin" => amends,
        "then" if first == 0 => expectations,
        _ => actions,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(from: &str, to: &str) -> BTreeMap<String, String> {
        BTreeMap::from([(from.to_owned(), to.to_owned())])
    }

    #[test]
    fn hexes_of_the_map_move_and_numbers_stay() {
        let to = |hex: Hex| Some(Hex::new(hex.column + 2, hex.row));
        let change = Retelling::Moved { was: Grid { columns: 20, rows: 99 }, to: &to };
        let told =
            |field: &str, own: &str| retold(&format!("Cases(cases: [({field}: [{own:?}])])"), System::Alamo, change).0;
        for (field, own, now) in [
            ("then", "actions step a 0101/in; step b 0102", "actions step a 0301/in; step b 0302"),
            ("then", "odds fire a b nothing 1225/1296", "odds fire a b nothing 1225/1296"),
            ("events", "A5.0.b stepped a 0101  0102", "A5.0.b stepped a 0301  0302"),
            ("flags", "closed 0101/0102:upper 1", "closed 0301/0302:upper 1"),
            ("then", "casualties 2101", "casualties 2101"),
            ("says", "in 0101", "in 0101"),
        ] {
            assert_eq!(told(field, own), format!("Cases(cases: [({field}: [{now:?}])])"));
        }
        let sketch = r#"Cases(sketch: ["grid 5 5"], cases: [(breaches: ["0101/0102"])])"#;
        assert_eq!(retold(sketch, System::Alamo, change), (sketch.to_owned(), 0));
        let one = r#"Cases(cases: [(sketch: ["grid 5 5"], breaches: ["0101/0102"]), (breaches: ["0101/0102"])])"#;
        assert_eq!(retold(one, System::Alamo, change).1, 1);
    }

    #[test]
    fn a_column_is_renamed_where_a_column_stands() {
        let words = words("1", "A");
        let change = Retelling::Renamed { what: Renamed::Column, words: &words };
        let told = |own: &str| retold(&format!("Cases(cases: [(steps: [({own})])])"), System::Alamo, change).0;
        for (own, now) in [
            (r#"do: "plot 1 1""#, r#"do: "plot A 1""#),
            (r#"then: ["plot mexican 1 1"]"#, r#"then: ["plot mexican A 1"]"#),
            (r#"then: ["legal plot 1 1"]"#, r#"then: ["legal plot A 1"]"#),
            (r#"then: ["turn 1"]"#, r#"then: ["turn 1"]"#),
            (r#"plot: [(column: "1", area: 1)]"#, r#"plot: [(column: "A", area: 1)]"#),
        ] {
            assert_eq!(told(own), format!("Cases(cases: [(steps: [({now})])])"));
        }
    }

    #[test]
    fn verbs_and_rules_are_no_names() {
        let words = words("step", "stair");
        let change = Retelling::Renamed { what: Renamed::Room, words: &words };
        let text = r#"Cases(cases: [(steps: [(do: "step a step", then: ["flag lit step 1"])])])"#;
        let now = r#"Cases(cases: [(steps: [(do: "step a stair", then: ["flag lit stair 1"])])])"#;
        assert_eq!(retold(text, System::Alamo, change), (now.to_owned(), 2));
    }
}
