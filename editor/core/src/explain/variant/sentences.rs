//! Tests that two rules with the same sentence are the same rule, in both languages.

mod draw;
mod plain;

use rules::project::load;
use rules::variant::grammar::{SlotClass, Tree, rule, tree};
use rules::variant::{Variant, tell};
use rules::words::Language;

use super::names;
use crate::files::Bundled;
use crate::words::Voice;
use draw::Draw;
use plain::plain;

/// Where the lists of a rule stand that say something.
const RULES: usize = 200;

/// Collects the places in a tree, each with its class, except those no sentence mentions.
fn places(own: &Tree, class: SlotClass, path: &[usize], found: &mut Vec<(Vec<usize>, SlotClass)>) {
    match class {
        SlotClass::Words | SlotClass::Text | SlotClass::Name(rules::variant::grammar::NameClass::Own) => return,
        SlotClass::List(inner) | SlotClass::Maybe(inner) => {
            for (at, kid) in own.kids.iter().enumerate() {
                places(kid, *inner, &[path, &[at]].concat(), found);
            }
        }
        class => {
            let slots = class.word(&own.head).map_or(&[][..], |word| word.slots);
            for (at, (kid, slot)) in own.kids.iter().zip(slots).enumerate() {
                places(kid, slot.class, &[path, &[at]].concat(), found);
            }
        }
    }
    if !path.is_empty() {
        found.push((path.to_vec(), class));
    }
}

/// Returns every rule of the bundled variants, as a tree.
fn bundled_rules() -> Vec<(Variant, Vec<Tree>)> {
    let one = |name: &str| {
        let variant: Variant = load(&Bundled, name).ok()?;
        let whole = tree(&variant);
        let at = SlotClass::Variant.words()[0].slots.iter().position(|slot| slot.name == "rules")?;
        Some((variant, whole.kids[at].kids.clone()))
    };
    names().into_iter().filter_map(one).collect()
}

#[test]
fn two_rules_with_the_same_sentence_are_the_same_rule() {
    let voices = [Language::English, Language::French].map(Voice::new);
    let mut wrong = Vec::new();
    let mut compared = 0;
    for (variant, rules) in bundled_rules() {
        let mut draw = Draw::new(&variant);
        for own in &rules {
            let mut spots = Vec::new();
            places(own, SlotClass::Rule, &[], &mut spots);
            let said = |own: &Tree| rule(own).map(|rule| tell(&rule, &variant));
            let Some(before) = said(own) else { continue };
            let before = voices.each_ref().map(|voice| voice.say(&before));
            for _ in 0..RULES {
                let (path, class) = draw.one_of(&spots).clone();
                let (mut other, Some(drawn)) = (own.clone(), draw.tree(class, 2, 0)) else { continue };
                let Some(spot) = other.at_mut(&path) else { continue };
                *spot = drawn;
                let Some(after) = said(&other) else { continue };
                compared += 1;
                if plain(own) == plain(&other) {
                    continue;
                }
                for (voice, before) in voices.iter().zip(&before) {
                    if voice.say(&after) == *before {
                        let [a, b] =
                            [own, &other].map(|own| rules::variant::grammar::written(own.at(&path).unwrap(), class));
                        wrong.push(format!("{before}\n  {a}\n  {b}"));
                    }
                }
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{} of {compared}\n{}", wrong.len(), wrong[..wrong.len().min(40)].join("\n"));
}
