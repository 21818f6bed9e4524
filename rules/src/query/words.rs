//! The words queries are made of, in English and French, and how words are compared.

use std::sync::LazyLock;

use super::QueryTarget;
use super::filter::Relation;
use crate::hexside::Layer;
use crate::map::{Ground, GunSiteKind, HexsideKind};
use crate::spot::Level;

/// What a word, or several together, mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Word {
    What(QueryTarget),
    /// Said for the ear.
    Noise,
    /// For the ear too, but before a place it says whose.
    Of,
    And,
    Or,
    Not,
    Any,
    To,
    Yes,
    Relation(Relation),
    OutsideOf,
    Between,
    KindOf(HexsideKind),
    GroundOf(Ground),
    LevelOf(Level),
    Wall,
    Outside,
    OpenTop,
    GunSite,
    Printing(GunSiteKind),
    Nobody,
    Both,
    Origin,
    // Words that say what follows them.
    Kind,
    Ground,
    Layer,
    Level,
    Elevation,
    Region,
    Room,
    Building,
    EntryArea,
    Label,
    Cited,
    Reconstructed,
    Column,
    Row,
}

/// Every phrase. The first one of a meaning is the one errors suggest.
const PHRASES: &[(Word, &[&str])] = &[
    (Word::What(QueryTarget::Hexes), &["hexes", "hex", "hexagones"]),
    (Word::What(QueryTarget::Hexsides), &["hexsides", "sides", "hex sides", "côtés", "côtés d’hexagone"]),
    (Word::What(QueryTarget::Spots), &["spots", "storeys", "emplacements", "étages"]),
    (
        Word::Noise,
        &[
            "the", "a", "an", "every", "each", "all", "that", "which", "is", "are", "with", "on", "at", "le", "la",
            "les", "l", "un", "une", "tout", "tous", "toute", "toutes", "chaque", "qui", "ne", "est", "sont", "avec",
            "sur", "au", "aux",
        ],
    ),
    (Word::Of, &["of", "de", "du", "des", "d"]),
    (Word::And, &["and", "but", "et", "mais"]),
    (Word::Or, &["or", "ou"]),
    (Word::Not, &["not", "no", "without", "except", "pas", "non", "sans", "sauf", "faux", "false"]),
    (Word::Any, &["any", "anything", "partout"]),
    (Word::To, &["to", "à", "jusqu à"]),
    (Word::Yes, &["yes", "true", "oui", "vrai"]),
    (Word::Relation(Relation::In), &["in", "inside", "within", "along", "dans", "le long de", "le long du"]),
    (
        Word::Relation(Relation::Touching),
        &["touching", "touches", "beside", "next to", "touchant", "touche", "touchent", "contre", "près de"],
    ),
    (
        Word::Relation(Relation::Edge),
        &["edge of", "edge", "rim of", "around", "bord de", "bord du", "bord", "autour de", "autour du"],
    ),
    (Word::Relation(Relation::Protects), &["protects", "protect", "protecting", "protège", "protègent", "protégeant"]),
    (Word::OutsideOf, &["outside of", "out of", "hors de", "hors du", "en dehors de", "en dehors du"]),
    (Word::Between, &["between", "entre"]),
    (Word::KindOf(HexsideKind::Clear), &["clear", "libre", "dégagé"]),
    (Word::KindOf(HexsideKind::DryStreambed), &["dry streambed", "streambed", "lit de ruisseau à sec", "ruisseau"]),
    (Word::KindOf(HexsideKind::StoneWall), &["stone wall", "stone", "mur de pierre"]),
    (Word::KindOf(HexsideKind::WoodenWall), &["wooden wall", "wooden", "wood wall", "mur de bois", "mur en bois"]),
    (Word::KindOf(HexsideKind::InnerWall), &["inner wall", "mur intérieur"]),
    (Word::KindOf(HexsideKind::OuterWall), &["outer wall", "mur extérieur"]),
    (Word::KindOf(HexsideKind::ChurchWall), &["church wall", "mur d’église", "mur de l’église"]),
    (Word::KindOf(HexsideKind::Doorway), &["doorway", "door", "porte"]),
    (Word::KindOf(HexsideKind::Gunslit), &["gunslit", "loophole", "meurtrière"]),
    (Word::KindOf(HexsideKind::GunRamp), &["gun ramp", "ramp", "rampe d’artillerie", "rampe"]),
    (Word::KindOf(HexsideKind::Breach), &["breach", "breaches", "brèche"]),
    (Word::KindOf(HexsideKind::Impassable), &["impassable", "infranchissable"]),
    (Word::KindOf(HexsideKind::InteriorWall), &["interior wall", "cloison"]),
    (Word::KindOf(HexsideKind::HighPalisade), &["high palisade", "palisade", "haute palissade", "palissade"]),
    (Word::Wall, &["wall", "mur"]),
    (Word::GroundOf(Ground::Plaza), &["plaza", "place"]),
    (Word::GroundOf(Ground::Yard), &["yard", "cour"]),
    (Word::GroundOf(Ground::Churchyard), &["churchyard", "cimetière"]),
    (Word::GroundOf(Ground::Platform), &["platform", "plate-forme", "plateforme"]),
    (Word::GroundOf(Ground::Floor), &["floor", "plancher"]),
    (Word::LevelOf(Level::Roof), &["roof", "toit"]),
    (Word::LevelOf(Level::In), &["indoors", "interior", "intérieur"]),
    (Word::Outside, &["outside", "extérieur", "dehors", "terrain libre", "open country"]),
    (Word::OpenTop, &["open top", "roofless", "without roof", "sans toit", "à ciel ouvert"]),
    (Word::GunSite, &["gun site", "position de batterie", "position d’artillerie"]),
    (Word::Printing(GunSiteKind::Printed), &["printed", "imprimé", "imprimée"]),
    (Word::Printing(GunSiteKind::Optional), &["optional", "facultatif", "facultative"]),
    (Word::Nobody, &["nobody", "none", "personne"]),
    (Word::Both, &["both", "both sides", "les deux", "deux côtés", "les deux côtés"]),
    (Word::Origin, &["by", "origin", "origine"]),
    (Word::Kind, &["kind", "type"]),
    (Word::Ground, &["ground", "sol", "terrain"]),
    (Word::Layer, &["layer", "couche"]),
    (Word::Level, &["level", "niveau"]),
    (Word::Elevation, &["elevation", "height", "hauteur", "altitude"]),
    (Word::Region, &["region", "région"]),
    (Word::Room, &["room", "salle"]),
    (Word::Building, &["building", "bâtiment"]),
    (Word::EntryArea, &["entry area", "zone d’entrée"]),
    (Word::Label, &["label", "name", "nom"]),
    (Word::Cited, &["cited", "cité", "citée"]),
    (Word::Reconstructed, &["reconstructed", "reconstitué", "reconstituée"]),
    (Word::Column, &["column", "colonne"]),
    (Word::Row, &["row", "rangée"]),
];

/// Words behind `level` and `layer`, which mean something else by themselves.
const LEVELS: [(Level, &[&str]); 4] = [
    (Level::Ground, &["ground", "sol"]),
    (Level::In, &["in", "inside", "indoors", "interior", "intérieur"]),
    (Level::Upper, &["upper", "upper floor", "étage"]),
    (Level::Roof, &["roof", "toit"]),
];
const LAYERS: [(Layer, &[&str]); 2] = [
    (Layer::Ground, &["ground", "lower", "sol", "du sol", "basse"]),
    (Layer::Upper, &["upper", "supérieure", "haute"]),
];

/// The longest phrase these words begin with, and how many words it has.
pub(super) fn longest(words: &[&str]) -> Option<(Word, usize)> {
    /// The phrases cut into words once: every word of a query is held against all of them.
    static CUT: LazyLock<Vec<(Word, Vec<String>)>> = LazyLock::new(|| {
        PHRASES.iter().flat_map(|(word, phrases)| phrases.iter().map(|phrase| (*word, split(phrase)))).collect()
    });
    meanings(words, CUT.iter().map(|(word, phrase)| (*word, phrase.as_slice())))
}

/// The level these words name behind `level`.
pub(super) fn level(words: &[&str]) -> Option<(Level, usize)> {
    behind(words, &LEVELS)
}

/// The layer these words name behind `layer`.
pub(super) fn layer(words: &[&str]) -> Option<(Layer, usize)> {
    behind(words, &LAYERS)
}

fn behind<T: Copy>(words: &[&str], table: &[(T, &[&str])]) -> Option<(T, usize)> {
    let cut = |(meaning, phrases): &(T, &[&str])| {
        let meaning = *meaning;
        phrases.iter().map(move |phrase| (meaning, split(phrase))).collect::<Vec<_>>()
    };
    let table: Vec<_> = table.iter().flat_map(cut).collect();
    meanings(words, table.iter().map(|(meaning, phrase)| (*meaning, phrase.as_slice())))
}

/// The first of the longest phrases these words begin with.
fn meanings<'t, T>(words: &[&str], table: impl Iterator<Item = (T, &'t [String])>) -> Option<(T, usize)> {
    let mut best: Option<(T, usize)> = None;
    for (meaning, phrase) in table {
        let longest = best.as_ref().map_or(0, |(_, length)| *length);
        if let Some(length) = begins(words, phrase).filter(|length| *length > longest) {
            best = Some((meaning, length));
        }
    }
    best
}

/// How many words a phrase has, when these words begin with it.
pub(super) fn begins(words: &[&str], phrase: &[String]) -> Option<usize> {
    let fits = !phrase.is_empty() && words.len() >= phrase.len() && words.iter().zip(phrase).all(|(a, b)| a == b);
    fits.then_some(phrase.len())
}

/// Every phrase worth suggesting, with its meaning.
pub(super) fn suggestions() -> impl Iterator<Item = (Word, &'static str)> {
    let worth = |word| !matches!(word, Word::Noise | Word::Of | Word::Yes | Word::Origin | Word::To);
    let all = PHRASES.iter().flat_map(|(word, phrases)| phrases.iter().map(|phrase| (*word, *phrase)));
    all.filter(move |(word, _)| worth(*word))
}

/// The words of a text as queries compare them.
pub(super) fn split(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(fold).collect()
}

/// A word without capitals, accents and the ending of a plural.
pub(super) fn fold(word: &str) -> String {
    let mut folded = String::with_capacity(word.len());
    for c in word.chars().flat_map(char::to_lowercase) {
        match c {
            'à' | 'â' | 'ä' => folded.push('a'),
            'é' | 'è' | 'ê' | 'ë' => folded.push('e'),
            'î' | 'ï' => folded.push('i'),
            'ô' | 'ö' => folded.push('o'),
            'ù' | 'û' | 'ü' => folded.push('u'),
            'ç' => folded.push('c'),
            'œ' => folded.push_str("oe"),
            other => folded.push(other),
        }
    }
    if folded.len() > 3 && folded.ends_with(['s', 'x']) {
        folded.pop();
    }
    folded
}
