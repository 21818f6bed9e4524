//! The build-time check for text ids in the code finds every id without a text, and nothing else.

#[path = "../build/literals.rs"]
mod literals;
#[path = "../build/texts.rs"]
mod texts;

use literals::literals;
use texts::Texts;

fn unknown(source: &str) -> Vec<(usize, &str)> {
    let files = ["gui-undo = Undo\n    more = of it\nhello = Hello\n".to_owned(), "place-room = room\n".to_owned()];
    Texts::new(&files).unknown(source)
}

#[test]
fn literals_are_told_from_signs_lifetimes_and_comments() {
    let source =
        "// \"a\"\nlet b: &'static str = \"c \\\" d\"; let e = '\"';\n/* \"f\" */ say(\"g\"); r#\"\"h\" i\"#; for\"j\"";
    let found: Vec<_> = literals(source).into_iter().map(|own| (own.line, own.text)).collect();
    assert_eq!(found, [(2, "c \\\" d"), (3, "g"), (3, "j")]);
    assert_eq!(literals("voice.text( \"k\")")[0].before, "voice.text(");
}

#[test]
fn an_id_that_no_text_has_is_found_wherever_it_stands() {
    assert_eq!(unknown("voice.text(\"gui-undo\"); Phrase::new(\"place-room\")"), []);
    assert_eq!(unknown("let id =\n    if on { \"gui-und\" } else { \"gui-undo\" };"), [(2, "gui-und")]);
    assert_eq!(
        unknown("voice.text(\"hullo\"); Phrase::new(\"nothing-like-it\")"),
        [(1, "hullo"), (1, "nothing-like-it")]
    );
}

#[test]
fn other_words_tests_and_names_of_lints_are_let_be() {
    assert_eq!(unknown("set(\"stroke-width\"); name: \"place-lint\"; \"gui-\"; \"Gui-undo\""), []);
    assert_eq!(unknown("#[cfg(test)]\nmod tests {\n    voice.text(\"gui-no\");\n}"), []);
}
