//! The form has words for everything the grammar knows.

use rules::variant::grammar::Class;
use rules::words::Language;

use super::pattern::{Piece, alone, id, kebab, pieces};
use crate::words::Voice;

#[test]
fn every_word_has_a_pattern_and_every_slot_stands_in_it_or_has_a_caption() {
    for voice in [Language::English, Language::French].map(Voice::new) {
        let said = |id: &str| voice.text(id) != id;
        assert!(said("form-class-name"));
        for class in Class::ALL {
            let is_record = class.words().len() == 1 && class != Class::Stock;
            assert!(is_record || class == Class::Stock || said(&format!("form-class-{}", class.key())), "{class:?}");
            for word in class.words() {
                let pieces = if is_record { Vec::new() } else { pieces(class, word, &voice) };
                assert!(is_record || said(&id(class, word.name)), "{}", id(class, word.name));
                assert!(!alone(class, word, &voice).contains('{'));
                for (at, slot) in word.slots.iter().enumerate() {
                    let name = kebab(slot.name);
                    let captions = [format!("slot-{}-{name}", kebab(word.name)), format!("slot-{name}")];
                    let listed = ["conds", "stocks", "format", "allow", "lint", "reason"].contains(&slot.name);
                    let in_tongues = class == Class::Words || slot.class == Class::List(&Class::Row);
                    let own_list = class == Class::Variant && matches!(slot.class, Class::List(_));
                    assert!(
                        pieces.contains(&Piece::Slot(at))
                            || captions.iter().any(|id| said(id))
                            || listed
                            || in_tongues
                            || own_list,
                        "{}: {}",
                        word.name,
                        slot.name
                    );
                }
                // What a pattern calls by a name no slot has would vanish.
                let text = voice.text(&id(class, word.name));
                assert_eq!(
                    text.matches("{$").count(),
                    pieces.iter().filter(|own| matches!(own, Piece::Slot(_))).count()
                );
            }
        }
    }
}

#[test]
fn words_are_called_as_the_string_files_write_them() {
    for (word, key) in
        [("MayEnter", "may-enter"), ("TwoD6", "two-d6"), ("ZocAcross", "zoc-across"), ("hide_from", "hide-from")]
    {
        assert_eq!(kebab(word), key);
    }
}
