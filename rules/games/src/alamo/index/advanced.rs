//! The rule numbers of the published advanced rules: chapters V1 to V12, each implemented by a variant or a correction.
//!
//! Variants cite these numbers. The text of each rule is in the variant; a number that none of its rules cites follows
//! from the others, and only a case that names it can cover it.

/// A chapter of the advanced rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chapter {
    /// Its number.
    pub number: u8,
    /// The variant or correction that implements it.
    pub document: &'static str,
    /// The letter of its last rule; the first is `a`.
    pub last: char,
    /// Its name in citations, such as `advanced: terrain correction`.
    pub heading: &'static str,
}

const fn chapter(number: u8, document: &'static str, last: char, heading: &'static str) -> Chapter {
    Chapter { number, document, last, heading }
}

/// All chapters, by number.
pub static CHAPTERS: [Chapter; 12] = [
    chapter(1, "intensive_fire", 'f', "intensive firepower"),
    chapter(2, "extra_guns", 'i', "additional artillery"),
    chapter(3, "cannon_roll", 'd', "variable number of cannons"),
    chapter(4, "bowie", 'd', "bowie"),
    chapter(5, "ladders", 'h', "ladders"),
    chapter(6, "doors", 'g', "doorways"),
    chapter(7, "fires", 'g', "fires"),
    chapter(8, "armory", 'g', "armory"),
    chapter(9, "magazine", 'f', "magazine"),
    chapter(10, "palisade", 'd', "terrain correction"),
    chapter(11, "long_game", 'd', "extended game length"),
    chapter(12, "strong_doors", 'f', "doorways, exceptions"),
];

impl Chapter {
    /// The numbers of its rules, such as `V5.b`.
    pub fn rules(&self) -> impl Iterator<Item = String> + use<> {
        let number = self.number;
        ('a'..=self.last).map(move |letter| format!("V{number}.{letter}"))
    }
}

/// Whether a text is the number of an advanced rule.
#[must_use]
pub fn is_advanced(text: &str) -> bool {
    CHAPTERS.iter().any(|chapter| chapter.rules().any(|rule| rule == text))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::fixture::alamo;

    #[test]
    fn what_the_published_variants_cite_is_a_rule_of_their_chapter() {
        let project = alamo();
        let mut met = BTreeSet::new();
        for variant in project.variants.iter().map(|own| &own.document) {
            let chapter = CHAPTERS.iter().find(|chapter| chapter.document == variant.id).unwrap();
            met.insert(chapter.number);
            for cited in variant.rules.iter().map(crate::variant::Rule::cites).filter(|cited| !cited.is_empty()) {
                assert!(chapter.rules().any(|rule| rule == cited), "{}: {cited}", variant.id);
            }
        }
        // The tenth chapter is the correction.
        assert!(project.corrections.iter().any(|own| own.name == CHAPTERS[9].document));
        assert_eq!(met.len(), CHAPTERS.len() - 1);
        assert!(is_advanced("V10.d") && !is_advanced("V10.e") && !is_advanced("V13.a"));
    }
}
