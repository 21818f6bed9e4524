//! Typography: the spaces, signs and quotes that a language puts around words. Texts are stored without them.
//!
//! French has a no-break space before a colon and inside its quotes, and a narrow one before other high punctuation and
//! `%`, and *de* and *que* lose their vowel before a value that begins with one; both languages write a negative number with a true minus. What stands in backticks is typed as it stands, and what a
//! message is given as a value is a name, a file or a text that was typeset before: neither is touched.

use std::borrow::Cow;

use fluent_bundle::FluentValue;
use rules::words::Language;

/// The no-break space of colons and quotes.
const SPACE: char = '\u{a0}';
/// The narrow no-break space of other punctuation.
const NARROW: char = '\u{202f}';
/// The true minus.
const MINUS: char = '\u{2212}';

/// What encloses a value within a message until it is typeset. No text has these characters: see
/// [`rules::characters::shown`].
const VALUE: [char; 2] = ['\u{fdd0}', '\u{fdd1}'];

/// Encloses a value that is put into a message, so that [`typeset`] can tell it from the words around it.
pub(super) fn enclosed<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let [open, close] = VALUE;
    match value {
        FluentValue::String(text) => Some(format!("{open}{text}{close}")),
        FluentValue::Number(number) => Some(format!("{open}{}{close}", number.as_string())),
        FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => None,
    }
}

/// Puts the spaces and signs of a language into a text.
pub(super) fn typeset(text: &str, language: Language) -> String {
    let [open, close] = VALUE;
    let mut set = String::with_capacity(text.len() + 8);
    let mut is_code = false;
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let after = &rest[sign.len_utf8()..];
        rest = after;
        if sign == open {
            let (value, beyond) = after.split_once(close).unwrap_or((after, ""));
            if language == Language::French && !is_code {
                elide(&mut set, value);
            }
            match value.strip_prefix('-').filter(|bare| !is_code && is_number(bare)) {
                Some(bare) => set.extend([MINUS].into_iter().chain(bare.chars())),
                None => set.push_str(value),
            }
            rest = beyond;
            continue;
        }
        is_code ^= sign == '`';
        let begins = set.chars().next_back().is_none_or(|before| before.is_whitespace() || "(±[".contains(before));
        set.push(match sign {
            _ if is_code => sign,
            '-' if begins && after.trim_start_matches(open).starts_with(|next: char| next.is_ascii_digit()) => MINUS,
            ' ' if language == Language::French => french_space(&set, after),
            _ => sign,
        });
    }
    set
}

/// Puts the spaces and signs of a language into a page of Markdown. Its blocks of code stay as they are.
pub(super) fn typeset_page(page: &str, language: Language) -> String {
    let mut is_block = false;
    let mut set = String::with_capacity(page.len() + 64);
    let mut paragraph = String::new();
    for line in page.split_inclusive('\n') {
        let is_fence = line.trim_start().starts_with("```");
        if is_block || is_fence || line.trim().is_empty() {
            // A backtick that nothing closes spoils no more than its paragraph.
            set += &typeset(&std::mem::take(&mut paragraph), language);
            set += line;
        } else {
            paragraph += line;
        }
        is_block ^= is_fence;
    }
    set + &typeset(&paragraph, language)
}

/// Returns the space between two parts of a French text.
fn french_space(before: &str, after: &str) -> char {
    let mut following = after.chars();
    match (following.next(), following.next()) {
        _ if before.is_empty() || before.ends_with([' ', '\n']) => ' ',
        _ if before.ends_with('«') => SPACE,
        // `::` is code, and `:--` the rule of a table.
        (Some(':'), Some(':' | '-')) => ' ',
        (Some(':' | '»'), _) => SPACE,
        (Some(';' | '!' | '?' | '%'), _) => NARROW,
        _ => ' ',
    }
}

/// Elides a final *de* or *que* of a French text before a value: *de Infanterie* becomes *d’Infanterie*. An *h* and a *y*
/// may be aspirated, and are left alone.
fn elide(text: &mut String, value: &str) {
    let is_vowel = |letter: char| "aeiouàâéèêëîïôœæ".contains(letter);
    if !value.chars().flat_map(char::to_lowercase).next().is_some_and(is_vowel) {
        return;
    }
    let Some(bare) = text.strip_suffix(' ') else { return };
    let word = bare.rsplit(|sign: char| !sign.is_alphabetic()).next().unwrap_or_default();
    if ["de", "que"].contains(&word.to_lowercase().as_str()) {
        text.truncate(bare.len() - "e".len());
        text.push('’');
    }
}

/// Whether a text is a number without a sign.
fn is_number(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_digit()) && text.replacen(',', ".", 1).parse::<f64>().is_ok()
}

/// Reads a number as people write it: with a decimal point or a decimal comma, with a hyphen or a true minus.
///
/// # Examples
///
/// ```
/// use bexar_core::words::number;
///
/// assert_eq!(number("0,5"), Some(0.5));
/// assert_eq!(number("−2.5"), Some(-2.5));
/// assert_eq!(number("1,2,3"), None);
/// ```
#[must_use]
pub fn number(text: &str) -> Option<f64> {
    plain_number(text).parse::<f64>().ok().filter(|number| number.is_finite())
}

/// Returns a number as programs write it: a comma within it becomes a point, a true minus a hyphen.
#[must_use]
pub fn plain_number(text: &str) -> Cow<'_, str> {
    if !text.contains([',', MINUS]) {
        return Cow::Borrowed(text.trim());
    }
    Cow::Owned(text.trim().replace(MINUS, "-").replacen(',', ".", 1))
}

#[cfg(test)]
mod tests {
    use rules::phrase::Phrase;
    use rules::words::Words;

    use super::*;
    use crate::words::Voice;

    fn french(text: &str) -> String {
        typeset(text, Language::French).replace(SPACE, "~").replace(NARROW, "_").replace(MINUS, "–")
    }

    #[test]
    fn french_spaces_do_not_break() {
        assert_eq!(french("Vraiment ? Oui : « non » ; 5 % !"), "Vraiment_? Oui~: «~non~»_; 5_%_!");
        assert_eq!(french("À 12:30, voir 1403/1404:ground."), "À 12:30, voir 1403/1404:ground.");
        assert_eq!(french("différence -3 (-2), de 4-5, c1-aldama-1"), "différence –3 (–2), de 4-5, c1-aldama-1");
        assert_eq!(typeset("no : space - 5 %", Language::English), "no : space - 5 %");
        assert_eq!(typeset("at -3", Language::English), "at \u{2212}3");
    }

    #[test]
    fn code_stays_as_it_is_typed() {
        assert_eq!(french("tapez `a : -1 ; b` : fini"), "tapez `a : -1 ; b`~: fini");
        assert_eq!(french("rules :: x"), "rules :: x");
        let page = "# `x` : titre\n\n| a | b |\n| :--- | ---: |\n\n```ron\n(a : -1)\n```\n\nUn ` seul.\n\nFini !\n";
        let set = typeset_page(page, Language::French).replace(SPACE, "~").replace(NARROW, "_");
        assert_eq!(set, page.replace("` : t", "`~: t").replace("Fini !", "Fini_!"));
    }

    #[test]
    fn what_is_set_twice_is_set_once() {
        let once = typeset("Oui : « non » ; -5 % !", Language::French);
        assert_eq!(typeset(&once, Language::French), once);
    }

    #[test]
    fn names_and_files_in_a_message_stay_as_they_are_and_words_of_documents_do_not() {
        let voice = Voice::new(Language::French);
        let joined = |phrase: Phrase| voice.say(&phrase).replace(SPACE, "~").replace(NARROW, "_").replace(MINUS, "–");
        let labelled = || Phrase::new("labelled").with("label", "plan ! 5 %.map.ron");
        assert_eq!(joined(labelled().with("text", "a : b")), "plan ! 5 %.map.ron~: a : b");
        assert_eq!(joined(labelled().with("text", -5)), "plan ! 5 %.map.ron~: –5");
        assert_eq!(joined(labelled().words("text", Words::new("", "Feu ! À -5"))), "plan ! 5 %.map.ron~: Feu_! À –5");
        let said = joined(labelled().said("text", labelled().amount("text", -1)));
        assert_eq!(said, "plan ! 5 %.map.ron~: plan ! 5 %.map.ron~: –1");
        let quoted = voice.say(&Phrase::new("cli-not-a-number").with("found", "-5x").with("reason", ""));
        assert!(quoted.contains("`-5x`"), "{quoted}");
    }

    #[test]
    fn a_vowel_falls_before_a_value_that_begins_with_one() {
        let set = |text: &str, language| typeset(&text.replace('<', "\u{fdd0}").replace('>', "\u{fdd1}"), language);
        for (text, elided) in [
            ("Perte de <Infanterie 3>", "Perte d’Infanterie 3"),
            ("De <Éclaireurs> : plus que <Aldama>", "D’Éclaireurs\u{a0}: plus qu’Aldama"),
            ("de <Hussards>, de <12>, monde <Aldama>", "de Hussards, de 12, monde Aldama"),
            ("`fix de <alamo>`", "`fix de alamo`"),
        ] {
            assert_eq!(set(text, Language::French), elided);
        }
        assert_eq!(set("de <Aldama>", Language::English), "de Aldama");
    }

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for (text, number) in [("0,5", 0.5), ("0.5", 0.5), (" 12 ", 12.0), ("−3", -3.0), ("-0,25", -0.25)] {
            assert_eq!(super::number(text), Some(number), "{text}");
        }
        for text in ["", "a", "1,2,3", "1.2,3", "inf", "NaN", "--3"] {
            assert_eq!(super::number(text), None, "{text}");
        }
        for language in [Language::English, Language::French] {
            let voice = Voice::new(language);
            assert_eq!(super::number(&voice.decimals(-0.25, 2)), Some(-0.25));
            assert_eq!(super::number(&voice.decimal(-0.04)), Some(0.0));
        }
    }
}
