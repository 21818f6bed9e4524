//! Misspelt names: which known one was meant.

/// The known name nearest to a misspelt one, by the letters one would have to change.
///
/// `None` when more than half of the letters differ from every name.
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

/// The one known name that differs from a misspelt one by at most two letters; `None` when there is none or several.
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

/// How many letters two words differ in, where that is no more than `most`. Each word comes with its number of letters:
/// words that differ by more letters than that are not compared, for a word of ten thousand letters takes a second.
fn within(most: usize, a: (&str, usize), b: (&str, usize)) -> Option<usize> {
    let possible = a.1.abs_diff(b.1) <= most;
    possible.then(|| strsim::damerau_levenshtein(a.0, b.0)).filter(|distance| *distance <= most)
}

/// How many letters a slip of the hand gets wrong at most.
const SLIP: usize = 2;
