//! Pages of variants in both languages.

use std::path::Path;

use rules::text;
use rules::variant::Variant;
use rules::words::Language;

use super::{page, read};
use crate::explain;
use crate::words::Voice;

const EVERY_WORD: &str = include_str!("tests/every_word.variant.ron");

fn voices() -> [(Voice, &'static str); 2] {
    [(Language::English, "english"), (Language::French, "french")].map(|(own, name)| (Voice::new(own), name))
}

#[test]
fn every_word_of_the_language_is_said_in_both_languages() {
    let variant: Variant = text::read(EVERY_WORD).unwrap();
    for (voice, name) in voices() {
        let page = page(&variant, &voice);
        for line in page.lines() {
            assert!(!line.contains(['{', '}']) && !line.contains("telling-") && !line.contains("explain-"), "{line}");
        }
        insta::assert_snapshot!(format!("every_word_{name}"), page);
    }
}

#[test]
fn points_left_agree_with_their_number() {
    let left = |points: &str| {
        let rule = format!("Adjust(what: MayCross, if: Ge(Mp, N({points})), op: Forbid)");
        let text = format!(r#"Variant(format: 1, id: "v", title: (en: "V"), by: Cited("V"), rules: [{rule}])"#);
        let variant: Variant = text::read(&text).unwrap();
        voices().map(|(voice, _)| page(&variant, &voice).replace('\u{a0}', " "))
    };
    for (points, said) in [
        ("1", ["1 movement point left", "1 point de mouvement restant"]),
        ("3", ["3 movement points left", "3 points de mouvement restants"]),
    ] {
        for (page, said) in left(points).iter().zip(said) {
            let words: Vec<_> = page.split_whitespace().collect();
            assert!(words.join(" ").contains(said), "{page}");
        }
    }
}

#[test]
fn a_file_is_read_and_one_that_is_no_variant_is_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.variant.ron");
    std::fs::write(&file, EVERY_WORD).unwrap();
    for (voice, _) in voices() {
        assert!(read(&file, &voice).unwrap().starts_with("every_word  "));
        assert!(read(Path::new("alamo.map.ron"), &voice).is_err());
        assert!(read(&folder.path().join("other.variant.ron"), &voice).is_err());
        assert_eq!(explain::page("every_word", &voice).or_else(|| explain::lines("every_word", &voice)), None);
    }
}
