//! Tests that every word has a page with its meaning and an example.

use super::*;

fn voices() -> [Voice; 2] {
    [Language::English, Language::French].map(Voice::new)
}

/// The words that no bundled variant uses yet.
const WITHOUT_EXAMPLE: [(SlotClass, &str); 0] = [];

#[test]
fn every_word_has_a_page_and_an_example() {
    let [voice, _] = voices();
    let mut without = Vec::new();
    for class in classes() {
        for word in class.words().iter().filter(|word| has_page(word.name)) {
            assert!(page(word.name, &voice).is_some_and(|page| page.starts_with("# ")), "{}", word.name);
            let listed = WITHOUT_EXAMPLE.contains(&(class, word.name));
            if example::text(class, word.name, &voice).is_some() == listed {
                without.push(format!("{class:?}: {}", word.name));
            }
        }
    }
    assert!(without.is_empty(), "{without:#?}");
}

#[test]
fn overview_and_recipes_have_all_their_parts_in_both_languages() {
    for voice in voices() {
        for name in [LANGUAGE, COOKBOOK] {
            let page = page(name, &voice).unwrap();
            assert!(page.starts_with("# ") && !page.contains("{example") && !page.contains("{words"), "{name}");
            for part in ["language-", "word-", "slot-"] {
                assert!(!page.contains(part), "{name}: {part}");
            }
        }
        let examples = source(RECIPES, &voice).matches("{example:").count();
        assert_eq!(page(COOKBOOK, &voice).unwrap().matches("```ron").count(), examples);
    }
}
