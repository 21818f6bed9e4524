//! Misspelt names, and the known names that were meant.

/// Returns the known name most similar to a misspelt one, by the number of letters to change.
///
/// Returns `None` if no name is like it: a third of the letters may differ, and capitals do not count.
///
/// # Examples
///
/// ```
/// use rules::text::nearest;
///
/// let kinds = ["doorway", "gunslit", "gun_ramp"];
/// assert_eq!(nearest("dooorway", kinds), Some("doorway"));
/// assert_eq!(nearest("Doorway", kinds), Some("doorway"));
/// assert_eq!(nearest("chimney", kinds), None);
/// assert_eq!(nearest("wind", ["find", "kind"]), Some("find"), "one letter of four");
/// assert_eq!(nearest("R", ["1", "2"]), None, "nothing in common");
/// ```
pub fn nearest<'a>(found: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let found = Misspelt::new(found);
    known.into_iter().filter_map(|name| Some((found.distance(name)?, name))).min().map(|(_, name)| name)
}

/// Returns the only known name that is like a misspelt one and differs from it by at most two letters; `None` if there is
/// none or several.
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
    let found = Misspelt::new(found);
    let mut near = known.into_iter().filter(|name| found.distance(name).is_some_and(|own| own <= SLIP));
    near.next().filter(|_| near.next().is_none())
}

/// A word that is compared with known ones.
struct Misspelt {
    /// The word in small letters.
    word: String,
    /// The number of its letters.
    letters: usize,
}

impl Misspelt {
    fn new(word: &str) -> Self {
        let word = word.to_lowercase();
        Self { letters: word.chars().count(), word }
    }

    /// Returns the number of letters in which a name differs from the word; `None` if they are not alike.
    ///
    /// Words whose lengths differ too much are not compared, since a word of ten thousand letters takes a second.
    fn distance(&self, name: &str) -> Option<usize> {
        let letters = name.chars().count();
        let most = self.letters.max(letters) / 3;
        let possible = self.letters.abs_diff(letters) <= most;
        possible.then(|| strsim::damerau_levenshtein(&self.word, &name.to_lowercase())).filter(|own| *own <= most)
    }
}

/// The maximum number of wrong letters in a typo.
const SLIP: usize = 2;
