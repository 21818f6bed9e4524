//! Lost counters: which, when, and by which means.

use std::cmp::Reverse;

use rules::phrase::Phrase;

use super::ShownLine;
use super::shots::is_shot;
use super::tally::{NAMES, groups, joined, listed, more_than};
use crate::words::Voice;
use crate::words::names::Names;

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
    /// No attack.
    Other,
}

impl Means {
    /// All of them, in the order in which they are told.
    const ALL: [Self; 4] = [Self::Fire, Self::Melee, Self::Hand, Self::Other];

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
            Self::Other => "other",
        }
    }
}

/// Names lost counters by what they fell to; with `unit`, what the game counts, leaders with the turn.
pub(super) fn named(losses: &[Loss], unit: Option<&'static str>, names: &Names, voice: &Voice) -> String {
    let by = |means: Means| {
        let own: Vec<&Loss> = losses.iter().filter(|loss| loss.means == means).collect();
        let pieces: Vec<String> = own.iter().map(|loss| loss.piece.clone()).collect();
        let listed = match unit {
            Some(unit) => with_turns(&own, unit, names, voice),
            None => listed(&pieces, NAMES, names, voice),
        };
        let said = Phrase::new("story-lost-by").with("names", &listed).with("means", means.word());
        match own.len() {
            0 => None,
            // That nobody attacked goes without saying.
            all if all == losses.len() && means == Means::Other => Some(listed),
            _ => Some(voice.say(&said)),
        }
    };
    joined(Means::ALL.into_iter().filter_map(by).collect(), "story-same", "story-same", voice)
}

/// Counts lost counters by what they fell to; nothing if that is the same for all.
pub(super) fn counted(losses: &[Loss], voice: &Voice) -> Option<String> {
    let by = |means: Means| {
        let count = losses.iter().filter(|loss| loss.means == means).count();
        let said = Phrase::new("story-lost-by").with("names", count).with("means", means.word());
        (count > 0).then(|| voice.say(&said))
    };
    let parts: Vec<String> = Means::ALL.into_iter().filter_map(by).collect();
    (parts.len() > 1).then(|| joined(parts, "story-same", "story-same", voice))
}

/// Lists lost counters, the leaders among them with the turn in which they fell: those of highest rank, in the order in
/// which they fell. One who came back and fell again is listed once.
pub(super) fn with_turns(losses: &[&Loss], unit: &'static str, names: &Names, voice: &Voice) -> String {
    let (leaders, others): (Vec<&Loss>, Vec<&Loss>) = losses.iter().partition(|loss| loss.rank > 0);
    let is_last = |at: usize, loss: &Loss| !leaders[at + 1..].iter().any(|later| later.piece == loss.piece);
    let mut fallen: Vec<&Loss> =
        leaders.iter().enumerate().filter(|(at, loss)| is_last(*at, loss)).map(|(_, loss)| *loss).collect();
    fallen.sort_by_key(|loss| Reverse(loss.rank));
    let mut more = fallen.len().saturating_sub(NAMES);
    fallen.truncate(NAMES);
    fallen.sort_by_key(|loss| loss.turn);
    let of_turn = |own: &[&Loss]| {
        let pieces: Vec<String> = own.iter().map(|loss| loss.piece.clone()).collect();
        let said = Phrase::new("story-fell").with("names", listed(&pieces, NAMES, names, voice));
        voice.say(&said.with("unit", unit).count("turn", own.first().map_or(0, |loss| usize::from(loss.turn))))
    };
    let turns: Vec<&[&Loss]> = fallen.chunk_by(|one, next| one.turn == next.turn).collect();
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
