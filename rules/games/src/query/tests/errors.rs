//! Texts that are not queries: the place of the error, and the suggestion.

use super::*;

fn wrong(text: &str) -> (String, &'static str, String) {
    let wrong = Query::parse(text, &alamo()).expect_err(text);
    let caret = wrong.caret(text).lines().last().unwrap().to_owned();
    let under: String = text.chars().zip(caret.chars()).filter(|(_, c)| *c == '^').map(|(c, _)| c).collect();
    (under, wrong.message.id, format!("{:?}", wrong.message))
}

#[test]
fn the_caret_stands_under_what_is_wrong() {
    for (text, under, id, says) in [
        ("stoone walls", "stoone", "query-unknown-word", "stone"),
        ("walls touching cattle_pan", "cattle_pan", "query-unknown-word", "cattle_pen"),
        ("walls in region plazza", "plazza", "query-unknown-word", "plaza"),
        ("walls between confines", "", "query-missing", "query-expected-and"),
        ("walls between confines or outside", "", "query-missing", "query-expected-and"),
        ("walls touching", "", "query-missing", "query-expected-place"),
        ("(walls", "", "query-missing", "query-expected-bracket"),
        ("walls)", ")", "query-expected", "query-expected-end"),
        ("walls and", "", "query-missing", "query-expected-condition"),
        ("", "", "query-missing", "query-expected-something"),
        ("hexes stone walls", "stone", "query-of-hexsides", ""),
        ("hexsides touching stone walls", "stone", "query-of-hexsides", ""),
        ("hexes or hexsides", "hexsides", "query-two-things", ""),
        ("walls layer roof", "roof", "query-strange-word", ""),
        ("walls touching 14045", "14045", "text-not-a-hex", "14045"),
        ("1404/14", "1404/14", "text-not-a-hexside", ""),
        ("walls « nef", "«", "query-open-quote", ""),
        ("walls & doors", "&", "query-stray-sign", "&"),
        ("elevation 300", "300", "text-number-out-of-range", ""),
        ("column", "", "query-missing", "query-expected-number"),
    ] {
        let (marked, found, message) = wrong(text);
        assert_eq!((marked.as_str(), found), (under, id), "{text}: {message}");
        assert!(message.contains(says), "{text}: {message}");
    }
}

#[test]
fn brackets_may_not_stand_too_deep() {
    for text in ["(".repeat(9_000), "not ".repeat(9_000), "touching ".repeat(9_000), "in not ".repeat(9_000)] {
        assert_eq!(wrong(&text).1, "query-too-deep");
    }
}
