//! Every message with a count is said at 0, 1 and 2, in both languages.

use std::collections::{BTreeMap, BTreeSet};

use rules::phrase::{Argument, Phrase};

use super::*;

/// What a message depends on: its placeholders, and those that select, each with the keys of all its selectors.
struct Shape {
    id: &'static str,
    placeholders: BTreeSet<&'static str>,
    selectors: BTreeMap<&'static str, Vec<BTreeSet<&'static str>>>,
}

/// Returns the shape of every message of a language.
fn shapes(language: Language) -> Vec<Shape> {
    let (_, _, files) = STRINGS.iter().find(|(own, ..)| *own == language).unwrap();
    files.iter().flat_map(|text| catalogue::sources(text)).map(shape).collect()
}

fn shape(source: &'static str) -> Shape {
    let is_name = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_');
    let mut shape = Shape { id: catalogue::id(source), placeholders: BTreeSet::new(), selectors: BTreeMap::new() };
    // The selectors that are open, innermost last; other braces have none.
    let mut open: Vec<Option<&'static str>> = Vec::new();
    for line in source.lines() {
        let key = line.trim_start().trim_start_matches('*').strip_prefix('[').and_then(|rest| rest.split_once(']'));
        if let (Some((key, _)), Some(Some(name))) = (key, open.last()) {
            let all: &mut Vec<BTreeSet<_>> = shape.selectors.entry(name).or_default();
            all.last_mut().unwrap().insert(key);
        }
        let mut rest = line;
        while let Some(at) = rest.find(['{', '}']) {
            let brace = &rest[at..=at];
            rest = &rest[at + 1..];
            if brace == "}" {
                open.pop();
                continue;
            }
            let Some(inner) = rest.trim_start().strip_prefix('$') else {
                open.push(None);
                continue;
            };
            let name = &inner[..inner.find(|sign| !is_name(sign)).unwrap_or(inner.len())];
            shape.placeholders.insert(name);
            let selects = inner[name.len()..].trim_start().starts_with("->");
            if selects {
                shape.selectors.entry(name).or_default().push(BTreeSet::new());
            }
            open.push(selects.then_some(name));
        }
    }
    shape
}

/// Whether the keys of a selector stand for numbers.
fn is_count(keys: &BTreeSet<&str>) -> bool {
    let is_number = |key: &&&str| key.parse::<u8>().is_ok();
    let plural = keys.iter().all(|key| matches!(*key, "one" | "other") || is_number(&key));
    plural && (keys.contains("one") || keys.iter().any(|key| is_number(&key)))
}

/// What a count is in all others of a message.
const MANY: i64 = 7;

impl Shape {
    /// Returns the placeholders that count.
    fn counts(&self) -> impl Iterator<Item = &'static str> {
        let counts = self.selectors.iter().filter(|(_, all)| all.iter().all(is_count));
        counts.map(|(name, _)| *name)
    }

    /// Whether every selector of a count has a text of its own for zero.
    fn has_zero(&self, count: &str) -> bool {
        self.selectors[count].iter().all(|keys| keys.contains("0"))
    }

    /// Returns every set of words that the message may be given apart from its counts.
    fn words(&self) -> Vec<Vec<(&'static str, &'static str)>> {
        let counts: BTreeSet<_> = self.counts().collect();
        let of_words = self.selectors.iter().filter(|(name, _)| !counts.contains(*name));
        of_words.fold(vec![Vec::new()], |all, (name, keys)| {
            let keys: BTreeSet<_> = keys.iter().flatten().collect();
            let with =
                |own: &Vec<_>| keys.iter().map(|key| [own.clone(), vec![(*name, **key)]].concat()).collect::<Vec<_>>();
            all.iter().flat_map(with).collect()
        })
    }

    /// Says the message with a number in the place of one of its counts.
    fn said(&self, words: &[(&'static str, &'static str)], (count, number): (&str, i64), voice: &Voice) -> String {
        let counts: BTreeSet<_> = self.counts().collect();
        let argument = |name: &&'static str| {
            let word = words.iter().find(|(own, _)| own == name);
            match word {
                _ if *name == count => Argument::Number(number),
                Some((_, word)) => Argument::Text((*word).to_owned()),
                None if counts.contains(name) => Argument::Number(MANY),
                None => Argument::Text("X".to_owned()),
            }
        };
        let arguments = self.placeholders.iter().map(|name| (*name, argument(name))).collect();
        voice.say(&Phrase { id: self.id, arguments }).split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

/// Returns the words of a text.
fn parts(text: &str) -> Vec<&str> {
    text.split(|sign: char| !sign.is_alphanumeric()).filter(|part| !part.is_empty()).collect()
}

/// Replaces a number by `#` where it stands alone.
fn blanked(text: &str, number: i64) -> Vec<String> {
    let number = number.to_string();
    parts(text).into_iter().map(|part| if part == number { "#".to_owned() } else { part.to_owned() }).collect()
}

/// Returns the faults of a message; `all` counts what was looked at.
fn faults(shape: &Shape, voice: &Voice, all: &mut usize) -> BTreeSet<String> {
    let mut faults = BTreeSet::new();
    for count in shape.counts() {
        *all += 1;
        for words in shape.words() {
            let [none, one, two] = [0, 1, 2].map(|number| shape.said(&words, (count, number), voice));
            let mut fault =
                |what: &str| _ = faults.insert(format!("{} ${count}, {what}: {none} | {one} | {two}", shape.id));
            // Zero is one in the grammar of French, and many in that of English.
            let (like, number) = if voice.language() == Language::French { (&one, 1) } else { (&two, 2) };
            if !shape.has_zero(count) {
                if blanked(&none, 0) != blanked(like, number) {
                    fault("nothing has the wrong number");
                }
                let only_at_one = |part: &&str| {
                    matches!(*part, "1" | "un" | "une" | "Un" | "Une" | "one" | "One") && {
                        let times = |text: &str| parts(text).iter().filter(|own| *own == part).count();
                        times(&none) > times(&two)
                    }
                };
                if parts(&two).contains(&"2") && !parts(&none).contains(&"0") && parts(&none).iter().any(only_at_one) {
                    fault("nothing is said to be one");
                }
            }
            // What is said of two is said of one: then no plural may follow the number.
            if blanked(&one, 1) == blanked(&two, 2) {
                let after = one
                    .split("1 ")
                    .skip(1)
                    .map(|rest| &rest[..rest.find(|sign: char| !sign.is_alphabetic()).unwrap_or(rest.len())]);
                if after.into_iter().any(|word| word.ends_with(['s', 'x']) && !INVARIABLE.contains(&word)) {
                    fault("one has the plural");
                }
            }
        }
    }
    faults
}

/// Words that are the same in the plural, or no nouns.
const INVARIABLE: [&str; 9] = ["cas", "fois", "pas", "mois", "is", "was", "has", "series", "après"];

#[test]
fn none_one_and_two_are_said_rightly() {
    for (language, _, _) in STRINGS {
        let voice = Voice::new(language);
        let mut all = 0;
        let faults: Vec<_> = shapes(language).iter().flat_map(|shape| faults(shape, &voice, &mut all)).collect();
        assert!(all > 200, "{all} counts only");
        assert!(faults.is_empty(), "{} of {all}: {faults:#?}", faults.len());
    }
}

/// A test of the test: each fault it is there for is found.
#[test]
fn a_wrong_count_is_found() {
    let shape = shape(
        "x = { $games ->\n    [one] 1 partie\n   *[other] { $games } parties\n}, { $left ->\n    [0] rien\n   *[other] { $left } restants\n}\n",
    );
    assert_eq!(shape.counts().collect::<Vec<_>>(), ["games", "left"]);
    assert_eq!(shape.placeholders.len(), 2);
    assert!(!shape.has_zero("games") && shape.has_zero("left"));
    assert!(is_count(&BTreeSet::from(["0", "other"])) && !is_count(&BTreeSet::from(["many", "one", "as-many"])));
}

/// French texts that are not French: the title of a game, and a line of a document.
const EXCEPTIONS: [&str; 2] = ["system-knapp =", "begin-part-allow ="];

#[test]
fn no_text_has_its_spaces_put_in_by_hand() {
    for (language, tag, files) in STRINGS {
        for line in files.iter().flat_map(|text| text.lines()).filter(|line| !line.starts_with('#')) {
            assert!(!line.contains(['\u{a0}', '\u{202f}']), "{tag}: {line}");
            // What stands in backticks is code.
            let words: Vec<&str> = line.split('`').step_by(2).collect();
            let set = words.join("X").replace("{\" \"}", " ");
            if EXCEPTIONS.iter().any(|id| line.starts_with(id)) {
                continue;
            }
            match language {
                Language::English => assert!(!set.contains("} %"), "{tag}: {line}"),
                Language::French => {
                    let tight = |mark: char| {
                        set.match_indices(mark).any(|(at, _)| {
                            let before = set[..at].chars().next_back();
                            let after = set[at + mark.len_utf8()..].chars().next();
                            after.is_none_or(char::is_whitespace)
                                && before.is_some_and(|sign| !sign.is_whitespace() && !"?!".contains(sign))
                        })
                    };
                    assert!(![':', ';', '!', '?', '»'].into_iter().any(tight), "{tag}: {line}");
                }
            }
        }
    }
}
