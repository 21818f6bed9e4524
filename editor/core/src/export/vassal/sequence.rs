//! VASSAL's notation for lists: parts separated by a sign; within a part, that sign is escaped with a backslash.
//!
//! Lists are nested, so a sign may have several backslashes before it. A part that begins with a backslash, or that is
//! enclosed in single quotation marks, gets single quotation marks around it; otherwise it would be misread.

/// Joins parts into one text.
pub(super) fn sequence<P: AsRef<str>>(sign: char, parts: impl IntoIterator<Item = P>) -> String {
    let mut text = String::new();
    for (number, part) in parts.into_iter().enumerate() {
        if number > 0 {
            text.push(sign);
        }
        let part = part.as_ref();
        let quoted = part.starts_with('\\') || part.starts_with('\'') && part.ends_with('\'');
        if quoted {
            text.push('\'');
        }
        for letter in part.chars() {
            if letter == sign {
                text.push('\\');
            }
            text.push(letter);
        }
        if quoted {
            text.push('\'');
        }
    }
    text
}

#[cfg(test)]
pub(super) mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Splits a text into parts, as VASSAL does.
    pub(in crate::export::vassal) fn parts(sign: char, text: &str) -> Vec<String> {
        let mut parts = vec![String::new()];
        let mut letters = text.chars().peekable();
        while let Some(letter) = letters.next() {
            let last = parts.last_mut().unwrap();
            if letter == '\\' && letters.peek() == Some(&sign) {
                last.push(letters.next().unwrap());
            } else if letter == sign {
                parts.push(String::new());
            } else {
                last.push(letter);
            }
        }
        let quoted = |part: &str| part.len() > 1 && part.starts_with('\'') && part.ends_with('\'');
        let bare = |part: String| if quoted(&part) { part[1..part.len() - 1].to_owned() } else { part };
        parts.into_iter().map(bare).collect()
    }

    #[test]
    fn lists_within_lists_keep_their_signs_apart() {
        let inner = sequence(',', ["a", "b,c"]);
        assert_eq!(inner, r"a,b\,c");
        assert_eq!(sequence(',', [inner.as_str(), "d"]), r"a\,b\\,c,d");
        assert_eq!(sequence(';', ["\\x", "'y'", ""]), r"'\x';''y'';");
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(words in prop::collection::vec("[a-z;,\\\\' é]{0,6}", 1..6)) {
            // The format cannot represent a backslash before the sign or at the end of a part.
            prop_assume!(words.iter().all(|word| !word.contains("\\;") && !word.ends_with('\\')));
            prop_assert_eq!(parts(';', &sequence(';', &words)), words);
        }
    }
}
