//! Characters that no output can show, and what is written in their place.
//!
//! A text of a document may hold any character. Some of them are orders to a terminal, are forbidden in XML, or turn the
//! rest of a line around, so every writer passes what it writes through [`shown`], and a writer of JSON through
//! [`escaped`], which loses nothing.

mod typefaces;

use std::borrow::Cow;

/// What stands for a character that cannot be shown.
pub const REPLACEMENT: char = '\u{fffd}';

/// Whether a character cannot be shown: control characters except tabs and line breaks, those that separate lines or
/// change the direction of writing, and those that Unicode sets aside.
///
/// # Examples
///
/// ```
/// use rules::characters::is_hidden;
///
/// assert!(['\0', '\u{7}', '\u{b}', '\r', '\u{1b}', '\u{7f}', '\u{9b}', '\u{2028}', '\u{ffff}'].into_iter().all(is_hidden));
/// assert!(!['\n', '\t', 'é', '\u{a0}', '\u{202f}', '字'].into_iter().any(is_hidden));
/// ```
#[must_use]
pub const fn is_hidden(sign: char) -> bool {
    match sign {
        // Nearly every character: decided first.
        ' '..='~' | '\u{a0}'..='\u{2027}' | '\n' | '\t' => false,
        '\0'..='\u{1f}'
        | '\u{7f}'..='\u{9f}'
        | '\u{2028}'
        | '\u{2029}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2066}'..='\u{2069}'
        | '\u{fdd0}'..='\u{fdef}' => true,
        _ => sign as u32 & 0xfffe == 0xfffe,
    }
}

/// Whether the built-in typefaces have a character; pictures and sheets show an empty box for any other.
///
/// # Examples
///
/// ```
/// use rules::characters::is_printed;
///
/// assert!("Côté – λ – Ж – א".chars().all(is_printed));
/// assert!(!is_printed('字') && !is_printed('क'));
/// ```
#[must_use]
pub fn is_printed(sign: char) -> bool {
    // What nearly all texts consist of need not be looked up.
    if matches!(sign, ' '..='~') {
        return true;
    }
    let sign = u32::from(sign);
    let after = typefaces::RUNS.partition_point(|(first, _)| *first <= sign);
    after.checked_sub(1).is_some_and(|at| sign <= typefaces::RUNS[at].1)
}

/// Returns a text in which every character that cannot be shown is replaced; line breaks of Windows become line breaks.
///
/// # Examples
///
/// ```
/// use rules::characters::shown;
///
/// assert_eq!(shown("Crockett\u{1b}[31m\r\n"), "Crockett\u{fffd}[31m\n");
/// ```
#[must_use]
pub fn shown(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let signs = text.replace("\r\n", "\n");
    Cow::Owned(signs.chars().map(|sign| if is_hidden(sign) { REPLACEMENT } else { sign }).collect())
}

/// The most letters of a place name that a map has room for.
pub const LONGEST_LABEL: usize = 40;

/// The most letters of the name of a room, a region or a column.
pub const LONGEST_NAME: usize = 60;

/// Returns a text of at most `most` characters: a longer one ends in an ellipsis.
///
/// # Examples
///
/// ```
/// use rules::characters::cut;
///
/// assert_eq!(cut("Chapel", 6), "Chapel");
/// assert_eq!(cut("Chapels", 6), "Chape…");
/// ```
#[must_use]
pub fn cut(text: &str, most: usize) -> Cow<'_, str> {
    match text.char_indices().nth(most) {
        None => Cow::Borrowed(text),
        Some(_) => Cow::Owned(text.chars().take(most.saturating_sub(1)).chain(['…']).collect()),
    }
}

/// Returns a JSON text in which every character that cannot be shown is escaped. Outside its strings it has none.
///
/// # Examples
///
/// ```
/// use rules::characters::escaped;
///
/// assert_eq!(escaped("\"\u{9b}31m\""), r#""\u009b31m""#);
/// ```
#[must_use]
pub fn escaped(json: &str) -> Cow<'_, str> {
    use std::fmt::Write as _;

    if !json.contains(is_hidden) {
        return Cow::Borrowed(json);
    }
    let mut text = String::with_capacity(json.len() + 16);
    let mut units = [0; 2];
    for sign in json.chars() {
        if is_hidden(sign) {
            for unit in sign.encode_utf16(&mut units) {
                let _ = write!(text, "\\u{unit:04x}");
            }
        } else {
            text.push(sign);
        }
    }
    Cow::Owned(text)
}
