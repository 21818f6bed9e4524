//! Checks that the form has texts for everything in the grammar.

use rules::alamo::index::INDEX;
use rules::variant::grammar::{SlotClass, Tree};
use rules::words::Language;

use super::ids;
use super::section::Section;
use crate::words::pattern::{PatternPiece, alone, pieces};
use crate::words::{Voice, language};

#[test]
fn every_word_has_a_pattern_and_every_slot_stands_in_it_or_has_a_caption() {
    for voice in [Language::English, Language::French].map(Voice::new) {
        let said = |id: &str| voice.text(id) != id;
        assert!(said("form-class-name"));
        for class in SlotClass::ALL {
            let is_record = class.words().len() == 1 && class != SlotClass::Stock;
            assert!(is_record || class == SlotClass::Stock || said(&language::class(class)), "{class:?}");
            for word in class.words() {
                let pieces = if is_record { Vec::new() } else { pieces(class, word, None, &voice) };
                assert!(is_record || said(&language::word(class, word.name)), "{}", language::word(class, word.name));
                assert!(!alone(class, word, &voice).contains('{'));
                for (at, slot) in word.slots.iter().enumerate() {
                    let captions = [language::slot_of(word.name, slot.name), language::slot(slot.name)];
                    let listed =
                        ["conds", "numbers", "stocks", "format", "allow", "lint", "reason"].contains(&slot.name);
                    let in_tongues = class == SlotClass::Words || slot.class == SlotClass::List(&SlotClass::Row);
                    let own_list = class == SlotClass::Variant && matches!(slot.class, SlotClass::List(_));
                    assert!(
                        pieces.contains(&PatternPiece::Slot(at))
                            || captions.iter().any(|id| said(id))
                            || listed
                            || in_tongues
                            || own_list,
                        "{}: {}",
                        word.name,
                        slot.name
                    );
                }
                // An argument of a pattern that matches no slot would vanish.
                let text = voice.text(&language::word(class, word.name));
                assert_eq!(
                    text.matches("{$").count(),
                    pieces.iter().filter(|own| matches!(own, PatternPiece::Slot(_))).count()
                );
            }
        }
    }
}

#[test]
fn what_a_figure_counts_agrees_with_it() {
    for (language, [one, many]) in [
        (Language::English, ["movement point", "movement points"]),
        (Language::French, ["point de mouvement", "points de mouvement"]),
    ] {
        let said = |number: &str| {
            let figure = Tree::new("N", vec![Tree::leaf(number)]);
            let filled = Tree::new("Spend", vec![figure]);
            let word = SlotClass::Effect.word("Spend").unwrap();
            pieces(SlotClass::Effect, word, Some(&filled), &Voice::new(language))
        };
        for (number, counted) in [("1", one), ("3", many)] {
            assert_eq!(said(number).last(), Some(&PatternPiece::Said(counted.to_owned())));
        }
    }
}

#[test]
fn every_section_and_whatever_is_added_to_it_has_words() {
    for voice in [Language::English, Language::French].map(Voice::new) {
        let said = |id: String| assert_ne!(voice.text(&id), id);
        for section in Section::ALL {
            said(ids::section(section.key()));
            // A section that nothing can be added to always has the same items.
            if !section.additions().is_empty() {
                said(ids::empty(section.key()));
            }
            for own in section.additions() {
                said(ids::addition(own.key));
                said(ids::about_addition(own.key));
            }
        }
        for rule in INDEX.rules() {
            let name = rule.atom.to_string();
            assert!(language::rule(&name).iter().any(|id| voice.text(id) != *id), "{name}");
        }
    }
}

#[test]
fn words_are_called_as_the_string_files_write_them() {
    for (word, key) in
        [("MayEnter", "may-enter"), ("TwoD6", "two-d6"), ("ZocAcross", "zoc-across"), ("hide_from", "hide-from")]
    {
        assert_eq!(language::kebab(word), key);
    }
}
