//! The words of queries in English and French, and how words are compared.

use std::sync::LazyLock;

use super::QueryTarget;
use super::filter::Relation;
use crate::hexside::Layer;
use crate::map::{Ground, GunSiteKind, HexsideKind};
use crate::spot::Level;

/// The meaning of a word or phrase.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum QueryWord {
    What(QueryTarget),
    /// A filler word.
    Noise,
    /// A filler word, except before a place, where it is a relation.
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
    // Words that announce what follows.
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
    Original,
    Column,
    Row,
}

/// All phrases. Errors suggest the first phrase of a meaning.
const PHRASES: &[(QueryWord, &[&str])] = &[
    (QueryWord::What(QueryTarget::Hexes), &["hexes", "hex", "hexagones"]),
    (QueryWord::What(QueryTarget::Hexsides), &["hexsides", "sides", "hex sides", "côtés", "côtés d’hexagone"]),
    (QueryWord::What(QueryTarget::Spots), &["spots", "storeys", "emplacements", "étages"]),
    (
        QueryWord::Noise,
        &[
            "the", "a", "an", "every", "each", "all", "that", "which", "is", "are", "with", "on", "at", "le", "la",
            "les", "l", "un", "une", "tout", "tous", "toute", "toutes", "chaque", "qui", "ne", "est", "sont", "avec",
            "sur", "au", "aux",
        ],
    ),
    (QueryWord::Of, &["of", "de", "du", "des", "d"]),
    (QueryWord::And, &["and", "but", "et", "mais"]),
    (QueryWord::Or, &["or", "ou"]),
    (QueryWord::Not, &["not", "no", "without", "except", "pas", "non", "sans", "sauf", "faux", "false"]),
    (QueryWord::Any, &["any", "anything", "partout"]),
    (QueryWord::To, &["to", "à", "jusqu à"]),
    (QueryWord::Yes, &["yes", "true", "oui", "vrai"]),
    (QueryWord::Relation(Relation::In), &["in", "inside", "within", "along", "dans", "le long de", "le long du"]),
    (
        QueryWord::Relation(Relation::Touching),
        &["touching", "touches", "beside", "next to", "touchant", "touche", "touchent", "contre", "près de"],
    ),
    (
        QueryWord::Relation(Relation::Edge),
        &["edge of", "edge", "rim of", "around", "bord de", "bord du", "bord", "autour de", "autour du"],
    ),
    (
        QueryWord::Relation(Relation::Protects),
        &["protects", "protect", "protecting", "protège", "protègent", "protégeant"],
    ),
    (QueryWord::OutsideOf, &["outside of", "out of", "hors de", "hors du", "en dehors de", "en dehors du"]),
    (QueryWord::Between, &["between", "entre"]),
    (QueryWord::KindOf(HexsideKind::Clear), &["clear", "libre", "dégagé"]),
    (
        QueryWord::KindOf(HexsideKind::DryStreambed),
        &["dry streambed", "streambed", "lit de ruisseau à sec", "ruisseau"],
    ),
    (QueryWord::KindOf(HexsideKind::StoneWall), &["stone wall", "stone", "mur de pierre"]),
    (QueryWord::KindOf(HexsideKind::WoodenWall), &["wooden wall", "wooden", "wood wall", "mur de bois", "mur en bois"]),
    (QueryWord::KindOf(HexsideKind::InnerWall), &["inner wall", "paroi intérieure"]),
    (QueryWord::KindOf(HexsideKind::OuterWall), &["outer wall", "paroi extérieure", "mur extérieur"]),
    (QueryWord::KindOf(HexsideKind::ChurchWall), &["church wall", "mur d’église", "mur de l’église"]),
    (QueryWord::KindOf(HexsideKind::Doorway), &["doorway", "door", "porte"]),
    (QueryWord::KindOf(HexsideKind::Gunslit), &["gunslit", "loophole", "meurtrière"]),
    (QueryWord::KindOf(HexsideKind::GunRamp), &["gun ramp", "ramp", "rampe d’artillerie", "rampe"]),
    (QueryWord::KindOf(HexsideKind::Breach), &["breach", "breaches", "brèche"]),
    (QueryWord::KindOf(HexsideKind::Impassable), &["impassable", "infranchissable"]),
    (QueryWord::KindOf(HexsideKind::InteriorWall), &["interior wall", "cloison"]),
    (QueryWord::KindOf(HexsideKind::HighPalisade), &["high palisade", "palisade", "haute palissade", "palissade"]),
    (QueryWord::Wall, &["wall", "mur"]),
    (QueryWord::GroundOf(Ground::Plaza), &["plaza", "place"]),
    (QueryWord::GroundOf(Ground::Yard), &["yard", "cour"]),
    (QueryWord::GroundOf(Ground::Churchyard), &["churchyard", "cimetière"]),
    (QueryWord::GroundOf(Ground::Platform), &["platform", "plate-forme", "plateforme"]),
    (QueryWord::GroundOf(Ground::Floor), &["floor", "plancher"]),
    (QueryWord::LevelOf(Level::Roof), &["roof", "toit"]),
    (QueryWord::LevelOf(Level::In), &["indoors", "interior", "intérieur"]),
    (QueryWord::Outside, &["outside", "extérieur", "dehors", "terrain libre", "open country"]),
    (QueryWord::OpenTop, &["open top", "roofless", "without roof", "sans toit", "à ciel ouvert"]),
    (QueryWord::GunSite, &["gun site", "position de batterie", "position d’artillerie"]),
    (QueryWord::Printing(GunSiteKind::Printed), &["printed", "imprimé", "imprimée"]),
    (QueryWord::Printing(GunSiteKind::Optional), &["optional", "facultatif", "facultative"]),
    (QueryWord::Nobody, &["nobody", "none", "personne"]),
    (QueryWord::Both, &["both", "both sides", "les deux", "deux côtés", "les deux côtés"]),
    (QueryWord::Origin, &["by", "origin", "origine"]),
    (QueryWord::Kind, &["kind", "type"]),
    (QueryWord::Ground, &["ground", "sol", "terrain"]),
    (QueryWord::Layer, &["layer", "couche"]),
    (QueryWord::Level, &["level", "niveau"]),
    (QueryWord::Elevation, &["elevation", "height", "hauteur", "altitude"]),
    (QueryWord::Region, &["region", "région"]),
    (QueryWord::Room, &["room", "salle"]),
    (QueryWord::Building, &["building", "bâtiment"]),
    (QueryWord::EntryArea, &["entry area", "zone d’entrée"]),
    (QueryWord::Label, &["label", "name", "nom"]),
    (QueryWord::Cited, &["cited", "cité", "citée"]),
    (QueryWord::Reconstructed, &["reconstructed", "reconstitué", "reconstituée"]),
    (QueryWord::Original, &["original", "originale"]),
    (QueryWord::Column, &["column", "colonne"]),
    (QueryWord::Row, &["row", "rangée"]),
];

/// Words after `level` and `layer`, which have a different meaning elsewhere.
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

/// Returns the longest phrase these words begin with, and its number of words.
pub(super) fn longest(words: &[&str]) -> Option<(QueryWord, usize)> {
    /// The phrases split into words, once: every word of a query is compared with all of them.
    static CUT: LazyLock<Vec<(QueryWord, Vec<String>)>> = LazyLock::new(|| {
        PHRASES.iter().flat_map(|(word, phrases)| phrases.iter().map(|phrase| (*word, split(phrase)))).collect()
    });
    meanings(words, CUT.iter().map(|(word, phrase)| (*word, phrase.as_slice())))
}

/// Returns the level these words name after `level`.
pub(super) fn level(words: &[&str]) -> Option<(Level, usize)> {
    behind(words, &LEVELS)
}

/// Returns the layer these words name after `layer`.
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

/// Returns the first of the longest phrases these words begin with.
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

/// Returns the number of words of a phrase if these words begin with it.
pub(super) fn begins(words: &[&str], phrase: &[String]) -> Option<usize> {
    let fits = !phrase.is_empty() && words.len() >= phrase.len() && words.iter().zip(phrase).all(|(a, b)| a == b);
    fits.then_some(phrase.len())
}

/// Returns every phrase worth suggesting, with its meaning.
pub(super) fn suggestions() -> impl Iterator<Item = (QueryWord, &'static str)> {
    let worth =
        |word| !matches!(word, QueryWord::Noise | QueryWord::Of | QueryWord::Yes | QueryWord::Origin | QueryWord::To);
    let all = PHRASES.iter().flat_map(|(word, phrases)| phrases.iter().map(|phrase| (*word, *phrase)));
    all.filter(move |(word, _)| worth(*word))
}

/// Splits a text into words as queries compare them.
pub(super) fn split(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(fold).collect()
}

/// Returns a word without capitals, accents and plural ending.
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
