//! Lost counters: which, when, and by which means.

use std::borrow::Borrow;
use std::cmp::Reverse;

use rules::phrase::Phrase;
use rules::side::Side;

use super::ShownLine;
use super::lists::{NAMES, groups, joined, listed, more_than};
use super::place::Place;
use super::shots::is_shot;
use crate::words::names::Names;
use crate::words::{Voice, sentence};

/// The numbers from two on that are written in letters at the head of a sentence.
const NUMBERS: [&str; 5] = ["two", "three", "four", "five", "six"];

/// A counter that was lost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loss {
    /// The counter, by name.
    pub piece: String,
    /// The rank of a leader; 0 for other counters.
    pub rank: u8,
    /// The Game-Turn.
    pub turn: u8,
    /// What it fell to.
    pub means: Means,
    /// The enemy that destroyed it, by name; `None` if none did.
    pub by: Option<String>,
    /// Where it was attacked, or taken by surprise; `None` if it was not.
    pub at: Option<Place>,
    /// Whether it is a leader who fell with the last unit around him.
    pub with_unit: bool,
}

/// What a counter fell to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Means {
    /// Fire.
    Fire,
    /// Melee.
    Melee,
    /// Hand-to-hand combat, as “Remember the Alamo!” calls it.
    Hand,
    /// Nothing: he was alone where an enemy came.
    Overrun,
    /// A burning room.
    Burning,
    /// No attack.
    Other,
}

impl Means {
    /// All of them, in the order in which they are told.
    const ALL: [Self; 6] = [Self::Fire, Self::Melee, Self::Hand, Self::Overrun, Self::Burning, Self::Other];

    /// Returns the means of an attack.
    pub(super) fn of(line: &ShownLine) -> Self {
        match line.said.id {
            "event-knapp-fought" | "event-knapp-fought-in-vain" => Self::Hand,
            "event-counter-fire" => Self::Fire,
            _ if is_shot(line) => Self::Fire,
            _ => Self::Melee,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Fire => "fire",
            Self::Melee => "melee",
            Self::Hand => "hand",
            Self::Overrun => "overrun",
            Self::Burning => "burning",
            Self::Other => "other",
        }
    }
}

/// Names lost counters by what they fell to.
pub(super) fn named(losses: &[&Loss], names: &Names, voice: &Voice) -> String {
    let by = |means: Means| {
        let pieces: Vec<String> =
            losses.iter().filter(|loss| loss.means == means).map(|loss| loss.piece.clone()).collect();
        let listed = listed(&pieces, NAMES, names, voice);
        let said = Phrase::new("story-lost-by").with("names", &listed).with("means", means.word());
        match pieces.len() {
            0 => None,
            // That nobody attacked goes without saying.
            all if all == losses.len() && means == Means::Other => Some(listed),
            _ => Some(voice.say(&said)),
        }
    };
    joined(Means::ALL.into_iter().filter_map(by).collect(), "story-same", "story-same", voice)
}

/// Tells how the leaders among the lost counters of a side fell: those that fell to one enemy together. With `unit`, what
/// the game counts, each with the turn. `None` if none fell.
pub(super) fn deaths(
    losses: &[Loss],
    side: Side,
    unit: Option<&'static str>,
    names: &Names,
    voice: &Voice,
) -> Option<String> {
    let fallen: Vec<&Loss> = losses.iter().filter(|loss| loss.rank > 0).collect();
    let mut groups: Vec<Vec<&Loss>> = Vec::new();
    for loss in &fallen {
        let is_same = |own: &&mut Vec<&Loss>| {
            own.iter().all(|other| {
                let how = |own: &Loss| (own.means, own.turn, own.with_unit);
                (&other.by, &other.at, how(other)) == (&loss.by, &loss.at, how(loss))
            })
        };
        match groups.iter_mut().find(is_same) {
            Some(group) => group.push(loss),
            None => groups.push(vec![loss]),
        }
    }
    let several = groups.len() > 1;
    let told = groups.iter().map(|group| {
        let pieces: Vec<String> = group.iter().map(|loss| loss.piece.clone()).collect();
        let is_post = matches!(&pieces[..], [only] if names.is_post(only));
        let listed = called(&pieces, side, names, voice);
        let listed = match (unit, group.first()) {
            (Some(unit), Some(first)) => fell(&listed, first.turn, unit, None, voice),
            _ => listed,
        };
        let first = group.first();
        let by = first.and_then(|own| own.by.as_deref()).map(|by| names.in_sentence(by, voice));
        let at = first.and_then(|own| own.at.as_ref()).map(|at| voice.say(&names.located(at.spot, at.said.clone())));
        let said = Phrase::new(if several { "story-death-of" } else { "story-death" }).with("side", side.word());
        let said = said
            .count("count", pieces.len())
            .with("names", if is_post && !several { sentence(&listed) } else { listed });
        let said = said.with("post", if is_post { "yes" } else { "no" });
        let said = said.with("means", first.map_or(Means::Other, |own| own.means).word());
        let said = said.with("with", if first.is_some_and(|own| own.with_unit) { "yes" } else { "no" });
        voice.say(&said.with("by", by.as_deref().unwrap_or("nobody")).with("at", at.as_deref().unwrap_or("nowhere")))
    });
    let mut told = joined(told.collect(), "story-further", "story-further", voice);
    if several {
        let said = Phrase::new("story-deaths").with("side", side.word()).count("count", fallen.len());
        let said = said.with("number", NUMBERS.get(fallen.len() - 2).unwrap_or(&"more"));
        told = voice.say(&said.with("deaths", told));
    }
    (!told.is_empty()).then(|| voice.say(&Phrase::new("story-end").with("before", told)))
}

/// Names lost leaders of a side. One without a name of his own is called by his post and his side.
fn called(pieces: &[String], side: Side, names: &Names, voice: &Voice) -> String {
    match pieces {
        [only] if names.is_post(only) => {
            let mut signs = names.called(only, voice.language()).chars();
            let post: String = signs.next().into_iter().flat_map(char::to_lowercase).chain(signs).collect();
            voice.say(&Phrase::new("story-post").with("side", side.word()).with("post", post))
        }
        _ => listed(pieces, NAMES, names, voice),
    }
}

/// Adds to the names of lost counters the turn in which they fell, and to whom.
fn fell(names: &str, turn: u8, unit: &'static str, by: Option<&str>, voice: &Voice) -> String {
    let said = Phrase::new("story-fell").with("names", names).with("unit", unit).count("turn", usize::from(turn));
    voice.say(&said.with("by", by.unwrap_or("nobody")))
}

/// Adds to the number of lost counters what they fell to.
pub(super) fn counted_as(number: String, losses: &[&Loss], voice: &Voice) -> String {
    match (counted(losses, voice), losses.first()) {
        (Some(means), _) => voice.say(&Phrase::new("story-counted-as").with("counted", number).with("means", means)),
        (None, Some(first)) => {
            voice.say(&Phrase::new("story-lost-by").with("names", number).with("means", first.means.word()))
        }
        (None, None) => number,
    }
}

/// Counts lost counters by what they fell to; nothing if that is the same for all.
pub(super) fn counted(losses: &[impl Borrow<Loss>], voice: &Voice) -> Option<String> {
    let by = |means: Means| {
        let count = losses.iter().filter(|loss| (*loss).borrow().means == means).count();
        let said = Phrase::new("story-lost-by").with("names", count).with("means", means.word());
        (count > 0).then(|| voice.say(&said))
    };
    let parts: Vec<String> = Means::ALL.into_iter().filter_map(by).collect();
    (parts.len() > 1).then(|| joined(parts, "story-same", "story-same", voice))
}

/// Lists lost counters, the leaders among them with the turn in which they fell: those of highest rank, in the order in
/// which they fell. One who came back and fell again is listed once.
pub(super) fn with_turns(losses: &[&Loss], side: Side, unit: &'static str, names: &Names, voice: &Voice) -> String {
    let (leaders, others): (Vec<&Loss>, Vec<&Loss>) = losses.iter().partition(|loss| loss.rank > 0);
    let is_last = |at: usize, loss: &Loss| !leaders[at + 1..].iter().any(|later| later.piece == loss.piece);
    let mut fallen: Vec<&Loss> =
        leaders.iter().enumerate().filter(|(at, loss)| is_last(*at, loss)).map(|(_, loss)| *loss).collect();
    fallen.sort_by_key(|loss| Reverse(loss.rank));
    let mut more = fallen.len().saturating_sub(NAMES);
    fallen.truncate(NAMES);
    fallen.sort_by(|one, next| (one.turn, &one.by).cmp(&(next.turn, &next.by)));
    let of_turn = |own: &[&Loss]| {
        let pieces: Vec<String> = own.iter().map(|loss| loss.piece.clone()).collect();
        let by = own.first().and_then(|loss| loss.by.as_deref()).map(|by| names.in_sentence(by, voice));
        fell(&called(&pieces, side, names, voice), own.first().map_or(0, |loss| loss.turn), unit, by.as_deref(), voice)
    };
    let turns: Vec<&[&Loss]> = fallen.chunk_by(|one, next| (one.turn, &one.by) == (next.turn, &next.by)).collect();
    let mut shown: Vec<String> = turns.iter().copied().map(of_turn).collect();
    let others: Vec<String> = others.into_iter().map(|loss| loss.piece.clone()).collect();
    let (names_of_others, left) = groups(&others, NAMES.saturating_sub(fallen.len()), names, voice);
    shown.extend(names_of_others);
    more += left;
    // Before two who fell in one turn, another "and" would be unclear.
    let is_clear = !others.is_empty() || turns.last().is_some_and(|own| own.len() == 1);
    let last = if is_clear && more == 0 { "story-last" } else { "story-same" };
    more_than(joined(shown, "story-same", last, voice), more, voice)
}
