//! Starting points for a new variant: a small one with one rule, or a renamed copy of another.

use rules::phrase::Phrase;
use rules::provenance::Provenance;
use rules::text::{TextError, read, write};
use rules::variant::{Rule, Variant};
use rules::words::{Language, Words};

/// A variant with a single rule, as a template.
const BLANK: &str = include_str!("start/blank.ron");

/// Renames what begins with the name of the variant, so that a copy can be used together with the original.
fn renamed(text: &str, from: &str, to: &str) -> String {
    text.replace(&format!("\"{from}."), &format!("\"{to}."))
}

/// Returns the small template variant.
///
/// # Errors
///
/// Never; a test parses it.
pub fn small() -> Result<Variant, TextError> {
    read(BLANK)
}

/// Copies a variant, or the small one, under the name `id`. Its rules are renamed to match, and if `of` names the
/// original, the origin says that it is a copy.
///
/// # Errors
///
/// Never; text that was written by the program parses.
pub fn called(id: &str, like: &Variant, of: Option<&str>) -> Result<Variant, TextError> {
    let mut copy: Variant = read(&renamed(&write(like), &like.id, id))?;
    id.clone_into(&mut copy.id);
    // An allowance is a sentence in which a rule is one word.
    let prefix = format!("{}.", like.id);
    for allowance in &mut copy.allow {
        let words = allowance.at.split(' ').map(|word| match word.strip_prefix(&prefix) {
            Some(rule) => format!("{id}.{rule}"),
            None => word.to_owned(),
        });
        allowance.at = words.collect::<Vec<_>>().join(" ");
    }
    let Some(of) = of else { return Ok(copy) };
    copy.by = Provenance::reconstructed(format!("a copy of {of} to change"), format!("une copie de {of} à changer"));
    let [english, french] = [Language::English, Language::French].map(|language| copy.title.get(language));
    copy.title = Words::new(format!("{english} (copy)"), format!("{french} (copie)"));
    for rule in &mut copy.rules {
        let (Rule::When { cites, .. } | Rule::Adjust { cites, .. } | Rule::Require { cites, .. }) = rule;
        cites.clear();
    }
    Ok(copy)
}

/// Checks that a name is allowed for a variant.
///
/// # Errors
///
/// Says which characters a name may have.
pub fn name(id: &str) -> Result<(), Phrase> {
    let mut letters = id.chars();
    let begins = letters.next().is_some_and(|first| first.is_ascii_lowercase());
    let is_name = begins && letters.all(|own| own.is_ascii_lowercase() || own.is_ascii_digit() || own == '_');
    if is_name { Ok(()) } else { Err(Phrase::new("begin-bad-name").with("name", id)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_calls_its_rules_after_itself() {
        let small = small().unwrap();
        let copy = called("mist", &small, Some("own")).unwrap();
        assert_eq!((copy.id.as_str(), copy.rules[0].id()), ("mist", "mist.darkness"));
        assert_eq!(called("own", &small, None), Ok(small));
    }

    #[test]
    fn names_are_words_in_small_letters() {
        for good in ["own", "long_game", "v10"] {
            assert_eq!(name(good), Ok(()));
        }
        for bad in ["", "Own", "my-rule", "10", "à_moi", "../own"] {
            assert!(name(bad).is_err(), "{bad}");
        }
    }
}
