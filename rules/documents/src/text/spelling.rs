//! Misspelt names, and the known names that were meant.

/// Returns the known name most similar to a misspelt one, by the number of letters to change.
///
/// Returns `None` if more than half of the letters differ from every name.
///
/// # Examples
///
/// ```
/// use rules::text::nearest;
///
/// let kinds = ["doorway", "gunslit", "gun_ramp"];
/// assert_eq!(nearest("dooorway", kinds), Some("doorway"));
/// assert_eq!(nearest("chimney", kinds), None);
/// ```
pub fn nearest<'a>(found: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let letters = found.chars().count();
    known
        .into_iter()
        .filter_map(|name| {
            let own = name.chars().count();
            Some((within(letters.max(own).div_ceil(2), (found, letters), (name, own))?, name))
        })
        .min()
        .map(|(_, name)| name)
}

/// Returns the only known name that differs from a misspelt one by at most two letters; `None` if there is none or
/// several.
///
/// # Examples
///
/// ```
/// use rules::text::only_near;
///
/// assert_eq!(only_near("vir7", ["vir6", "tenn-1"]), Some("vir6"));
/// assert_eq!(only_near("vir7", ["vir6", "vir8"]), None, "it could be either");
/// ```
pub fn only_near<'a>(found: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let letters = found.chars().count();
    let mut near =
        known.into_iter().filter(|name| within(SLIP, (found, letters), (name, name.chars().count())).is_some());
    near.next().filter(|_| near.next().is_none())
}

/// Returns the number of letters in which two words differ, if it is at most `most`. Each word comes with its number of
/// letters: if these differ by more, the words are not compared, since a word of ten thousand letters takes a second.
fn within(most: usize, a: (&str, usize), b: (&str, usize)) -> Option<usize> {
    let possible = a.1.abs_diff(b.1) <= most;
    possible.then(|| strsim::damerau_levenshtein(a.0, b.0)).filter(|distance| *distance <= most)
}

/// The maximum number of wrong letters in a typo.
const SLIP: usize = 2;
