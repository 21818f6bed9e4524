//! Ranks items by how well they match the search text.

use super::FinderItem;

/// Returns the words of the search text, normalised.
pub(super) fn words(typed: &str) -> Vec<String> {
    typed.split_whitespace().map(bare).collect()
}

/// Returns the rank of an item, the best being the lowest; `None` if a word is missing.
///
/// The exact name comes before names that begin with the text, then names whose words begin with it, then names that
/// merely contain it, and last items that match only by their key or id.
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

/// Normalises a text: lower case, without accents.
fn bare(words: &str) -> String {
    let bare = |sign: char| match sign {
        // Whoever types has only the plain space.
        '\u{a0}' | '\u{202f}' => ' ',
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
