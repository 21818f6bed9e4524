//! How well something fits what is typed.

use super::FinderItem;

/// The words that are typed, bare.
pub(super) fn words(typed: &str) -> Vec<String> {
    typed.split_whitespace().map(bare).collect()
}

/// How well an item fits, the best first; `None` where a word is missing.
///
/// The name itself comes before a name that begins with what is typed, that one before names of which words begin so,
/// then words that merely hold it, and last what is found by its key or its id alone.
pub(super) fn rank(item: &FinderItem, wanted: &[String]) -> Option<(u8, usize)> {
    let (name, said) = (bare(&item.name), bare(&item.said));
    let whole = wanted.join(" ");
    let length = name.chars().count();
    if name == whole {
        return Some((0, length));
    }
    if name.starts_with(&whole) {
        return Some((1, length));
    }
    let begins =
        |word: &String| name.split(|sign: char| !sign.is_alphanumeric()).any(|own| own.starts_with(word.as_str()));
    if wanted.iter().all(begins) {
        return Some((2, length));
    }
    if wanted.iter().all(|word| name.contains(word.as_str())) {
        return Some((3, length));
    }
    if said.split("  ").any(|own| own == whole) {
        return Some((1, length));
    }
    wanted.iter().all(|word| name.contains(word.as_str()) || said.contains(word.as_str())).then_some((4, length))
}

/// Small letters, as people type them in a hurry: without accents.
fn bare(words: &str) -> String {
    let bare = |sign: char| match sign {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        '’' => '\'',
        other => other,
    };
    words.to_lowercase().replace('œ', "oe").chars().map(bare).collect()
}
