//! Every word can be composed in a form, and converting a variant to a tree and back does not change it.

use std::fs;
use std::path::Path;

use ron::extensions::Extensions;
use serde::Serialize;

use super::convert::Grown;
use super::start::Site;
use super::*;
use crate::side::Side;
use crate::text;
use crate::variant::{
    AttackMode, By, Condition, Effect, Happens, InPhase, Lasts, Number, Occasion, Operation, Quantity, QuantityKind,
    Query, ResultRange, Rule, Scope, SetUpStep, Thing, Throw,
};

const LADDERS: &str = include_str!("../../../../../data/variants/ladders.variant.ron");

fn ladders() -> Variant {
    text::read(LADDERS).unwrap()
}

fn variants(folder: &Path) -> Vec<Variant> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(variants(&path));
        } else if path.to_string_lossy().ends_with(".variant.ron") {
            found.push(text::read(&fs::read_to_string(&path).unwrap()).unwrap());
        }
    }
    found
}

#[test]
fn every_variant_comes_back_from_its_tree_unchanged() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut all = variants(&root.join("data/variants"));
    all.extend(variants(&root.join("editor/core/src/explain/variant/tests")));
    assert!(all.len() > 20);
    for variant in all {
        let tree = tree(&variant);
        assert_eq!(Variant::read(&tree).as_ref(), Some(&variant), "{}", variant.id);
        known(&tree, SlotClass::Variant);
    }
}

/// Checks that every place of a tree has a class, and that its word belongs to the class.
fn known(tree: &Tree, class: SlotClass) {
    match class {
        SlotClass::Name(_) | SlotClass::Figure | SlotClass::Text => assert!(tree.kids.is_empty()),
        SlotClass::List(inner) | SlotClass::Maybe(inner) => tree.kids.iter().for_each(|kid| known(kid, *inner)),
        _ => {
            let word = class.word(&tree.head).unwrap_or_else(|| panic!("{class:?}: {}", tree.head));
            assert_eq!(word.slots.len(), tree.kids.len());
            tree.kids.iter().zip(word.slots).for_each(|(kid, slot)| known(kid, slot.class));
        }
    }
}

/// Checks that each word with its default slots is valid, and is written with its name.
fn begins<T: Grown + Serialize>(class: SlotClass, prefix: &str) {
    let (variant, options) = (tree(&ladders()), ron::Options::default().with_default_extension(Extensions::all()));
    for word in class.words() {
        let put = Site::at(&variant, &[]).put(class, word);
        known(&put, class);
        let typed = T::read(&put).unwrap_or_else(|| panic!("{class:?}: {put:?}"));
        let written = options.to_string(&typed).unwrap();
        assert!(written.starts_with(&format!("{prefix}{}", word.name)), "{written}");
    }
}

#[test]
fn every_word_begins_as_something_that_can_be_read() {
    begins::<Rule>(SlotClass::Rule, "");
    begins::<Occasion>(SlotClass::Occasion, "");
    begins::<By>(SlotClass::Decision, "");
    begins::<InPhase>(SlotClass::Phase, "");
    begins::<SetUpStep>(SlotClass::Step, "");
    begins::<Happens>(SlotClass::Happening, "");
    begins::<AttackMode>(SlotClass::Way, "");
    begins::<Side>(SlotClass::Side, "");
    begins::<Quantity>(SlotClass::Quantity, "");
    begins::<Operation>(SlotClass::Operation, "");
    begins::<Condition>(SlotClass::Condition, "");
    begins::<Number>(SlotClass::Number, "");
    begins::<Query>(SlotClass::Query, "");
    begins::<Thing>(SlotClass::Thing, "");
    begins::<Effect>(SlotClass::Effect, "");
    begins::<Scope>(SlotClass::Scope, "");
    begins::<Lasts>(SlotClass::Lasts, "");
    begins::<Throw>(SlotClass::Throw, "");
    begins::<ResultRange>(SlotClass::Span, "");
    begins::<crate::provenance::Provenance>(SlotClass::Provenance, "");
}

#[test]
fn every_list_of_a_variant_takes_one_more_and_gives_it_back() {
    let before = ladders();
    for (at, slot) in SlotClass::Variant.words()[0].slots.iter().enumerate() {
        let SlotClass::List(_) = slot.class else { continue };
        let more = edit(&before, &[at], &FormEdit::Add).unwrap_or_else(|| panic!("{}", slot.name));
        assert_ne!(more, before);
        let last = tree(&more).kids[at].kids.len() - 1;
        assert_eq!(edit(&more, &[at, last], &FormEdit::Remove).unwrap(), before, "{}", slot.name);
    }
}

/// Returns the index of the list of rules.
fn rules() -> usize {
    SlotClass::Variant.words()[0].slots.iter().position(|slot| slot.name == "rules").unwrap()
}

#[test]
fn a_word_keeps_what_fits_behind_the_next() {
    let mut variant = ladders();
    variant.rules = vec![Rule::Adjust {
        id: String::new(),
        cites: String::new(),
        what: Quantity::Strength(AttackMode::Battery),
        cond: Condition::In(Thing::Foe, "church".to_owned()),
        op: Operation::Add(Number::P("wait_cost".to_owned())),
        says: crate::words::Words::default(),
    }];
    let steps: [(&[usize], &'static str, &str); 7] = [
        (&[2], "Attacks", "Attacks(Battery)"),
        (&[4], "AtMost", "AtMost(P(\"wait_cost\"))"),
        (&[3], "Not", "Not(In(Foe,\"church\"))"),
        (&[3], "Any", "Any([Not(In(Foe,\"church\"))])"),
        (&[3], "All", "All([Not(In(Foe,\"church\"))])"),
        (&[3, 0, 0], "In", "All([In(Foe,\"church\")])"),
        (&[2], "MayAttack", "MayAttack(Battery)"),
    ];
    for (at, word, says) in steps {
        let path: Vec<usize> = [rules(), 0].iter().chain(at).copied().collect();
        variant = edit(&variant, &path, &FormEdit::Word(word)).unwrap();
        let Rule::Adjust { what, cond, op, .. } = &variant.rules[0] else { panic!("the verb has not changed") };
        let written = [ron::to_string(what), ron::to_string(cond), ron::to_string(op)].map(Result::unwrap);
        assert!(written.contains(&says.to_owned()), "{written:?} {says}");
    }
}

#[test]
fn an_operation_follows_its_quantity_and_no_other_is_offered() {
    let mut variant = ladders();
    variant.rules.clear();
    let variant = edit(&variant, &[rules()], &FormEdit::AddWord("Adjust")).unwrap();
    let (what, op) = ([rules(), 0, 2], [rules(), 0, 4]);
    for (word, wanted, offered) in [("Morale", QuantityKind::Number, 5), ("MayEnter", QuantityKind::Permission, 2)] {
        let changed = edit(&variant, &what, &FormEdit::Word(word)).unwrap();
        let Rule::Adjust { what, op: own, .. } = &changed.rules[0] else { panic!("the verb has not changed") };
        assert_eq!((what.sort(), own.sort()), (wanted, wanted));
        let whole = tree(&changed);
        assert_eq!(SlotClass::Operation.words().iter().filter(|word| fits(&whole, &op, word.name)).count(), offered);
    }
}

#[test]
fn what_speaks_of_a_thing_follows_its_new_name_and_no_two_have_one() {
    let before = ladders();
    let slot = |name: &str| SlotClass::Variant.words()[0].slots.iter().position(|slot| slot.name == name).unwrap();
    let lists = ["flags", "params", "opts", "tables"];
    for list in lists {
        let path = [slot(list), 0, 0];
        let was = tree(&before).at(&path).unwrap().head.clone();
        let spoken = text::write(&before).matches(&format!("\"{was}\"")).count();
        let after = edit(&before, &path, &FormEdit::Text("renamed".to_owned())).unwrap();
        let written = text::write(&after);
        let left = written.matches(&format!("\"{was}\"")).count();
        assert!(spoken > 1 && written.matches("\"renamed\"").count() > 1, "{list}");
        // A name of another sort that reads the same is a different name.
        assert_eq!(left + written.matches("\"renamed\"").count(), spoken, "{list}");
        assert_eq!(edit(&after, &path, &FormEdit::Text(was)).unwrap(), before, "{list}");
        assert_eq!(edit(&before, &path, &FormEdit::Text(String::new())), None, "{list}");
    }
    let other = before.flags[1].id.clone();
    assert_eq!(edit(&before, &[slot("flags"), 0, 0], &FormEdit::Text(other)), None);
    let picked = edit(&before, &[slot("opts"), 0, 1, 0], &FormEdit::Text("always".to_owned())).unwrap();
    assert_ne!(text::write(&picked).matches("\"always\"").count(), 0);
    assert_eq!(
        edit(&picked, &[slot("opts"), 0, 1, 0], &FormEdit::Text(before.opts[0].choices[0].clone())).unwrap(),
        before
    );
}

#[test]
fn a_place_is_written_as_its_text_has_it() {
    let variant = ladders();
    let whole = tree(&variant);
    let text = text::write(&variant).replace(['\n', ' '], "");
    for at in 0..variant.rules.len() {
        for slot in [3, 4, 5] {
            let path = [rules(), at, slot];
            let (Some(own), Some(class)) = (whole.at(&path), class_at(&whole, &path)) else { continue };
            let is_told = matches!(class, SlotClass::Condition | SlotClass::List(_)) && own.head != "Always";
            assert!(!is_told || text.contains(&written(own, class).replace(' ', "")), "{}", written(own, class));
        }
    }
}

#[test]
fn what_is_no_figure_is_refused_and_a_twin_has_a_name_of_its_own() {
    let variant = ladders();
    let params = SlotClass::Variant.words()[0].slots.iter().position(|slot| slot.name == "params").unwrap();
    assert_eq!(edit(&variant, &[params, 0, 1], &FormEdit::Text("many".to_owned())), None);
    assert_eq!(edit(&variant, &[params, 0, 1], &FormEdit::Text("-3".to_owned())).unwrap().params[0].is, -3);
    let twins = edit(&variant, &[params, 0], &FormEdit::Twin).unwrap().params;
    assert!(twins.len() == variant.params.len() + 1 && twins[1].id != twins[0].id, "{twins:?}");
    assert_eq!(edit(&variant, &[params, 0], &FormEdit::Word("Flag")), None);
    assert_eq!(edit(&variant, &[99, 0], &FormEdit::Remove), None);
}

#[test]
fn a_condition_inside_a_query_speaks_of_what_is_looked_at() {
    let mut variant = ladders();
    let on = Occasion::Settled;
    let act = vec![Effect::Remove(Query::Units(Condition::All(Vec::new())))];
    let (by, cond) = (By::Engine, Condition::Always);
    let (id, cites, says) = (String::new(), String::new(), crate::words::Words::default());
    variant.rules = vec![Rule::When { id, cites, on, by, cond, act, says }];
    let variant = edit(&variant, &[rules(), 0, 5, 0, 0, 0, 0], &FormEdit::Add).unwrap();
    let Rule::When { act, .. } = &variant.rules[0] else { panic!("the verb has not changed") };
    let is = Condition::Is(Thing::It, "texan".to_owned());
    assert_eq!(act[0], Effect::Remove(Query::Units(Condition::All(vec![is]))));
}
