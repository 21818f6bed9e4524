//! What a scenario leaves unused, subject by subject.

mod course;
mod names;
mod places;
mod subjects;

use rules::phrase::Phrase;
use rules::playtest::gaps::{Gap, GapStatus, GapSubject, Gaps, Lot, Witness};

pub use names::{name as gap_name, with_names};

use super::Section;
use crate::words::{Voice, sentence};

/// The maximum number of entries of a list in a terminal.
pub const MOST_ENTRIES: usize = 40;

/// Returns every section that has content, those a designer can do most about first: what no rule covers, the rules of
/// the designer's own variants, counters, areas, and then the rest. Lists are cut off after `most` entries.
#[must_use]
pub fn gap_sections(gaps: &Gaps, most: usize, voice: &Voice) -> Vec<Section> {
    let teller = GapTeller { gaps, most, voice };
    let all = [
        subjects::silences(&teller),
        subjects::own_rules(&teller),
        subjects::counters(&teller),
        course::stranded(&teller),
        places::areas(&teller),
        subjects::choices(&teller),
        subjects::rules(&teller),
        subjects::tables(&teller),
        course::section(&teller),
        course::forced(&teller),
        places::ground(&teller),
    ];
    all.into_iter().filter(|own| own.table.is_some() || !own.lists.is_empty()).collect()
}

/// Returns a heading with what was played, and a line that says whether there are situations no rule covers.
#[must_use]
pub fn gap_heads(title: &str, gaps: &Gaps, voice: &Voice) -> Vec<String> {
    let ([drawn, played], [texan, mexican]) = (gaps.games, &gaps.players);
    let heading = Phrase::new("gap-heading").with("title", title).with("drawn", drawn).with("played", played);
    let heading = heading.with("texan", texan).with("mexican", mexican).with("seed", gaps.seed);
    let spoken = if gaps.is_silent_anywhere() { "gap-silent" } else { "gap-spoken" };
    vec![voice.say(&heading), voice.text(spoken)]
}

/// The context every section is written with.
struct GapTeller<'a> {
    gaps: &'a Gaps,
    most: usize,
    voice: &'a Voice,
}

impl<'a> GapTeller<'a> {
    fn text(&self, id: &str) -> String {
        self.voice.text(id)
    }

    fn texts(&self, ids: &[&str]) -> Vec<String> {
        ids.iter().map(|id| self.text(id)).collect()
    }

    /// Returns a section without content.
    fn blank(&self, id: &str, title: &str, unit: &str) -> Section {
        let [drawn, played] = self.gaps.games;
        let [texan, mexican] = &self.gaps.players;
        let who = Phrase::new("gap-who").with("drawn", drawn).with("played", played);
        Section {
            id: id.to_owned(),
            title: sentence(&self.text(title)),
            unit: sentence(&self.text(unit)),
            who: self.voice.say(&who.with("texan", texan).with("mexican", mexican)),
            chart: None,
            table: None,
            lists: Vec::new(),
        }
    }

    /// Returns the gaps of a subject that have this status.
    fn with_status(&self, subject: GapSubject, status: GapStatus) -> impl Iterator<Item = &'a Gap> {
        self.gaps.about(subject).filter(move |own| own.status == status)
    }

    /// Returns a list under a heading that gives its length and the total; `None` if it is empty.
    fn list(
        &self,
        heading: &'static str,
        (number, all): (usize, usize),
        mut entries: Vec<String>,
    ) -> Option<(String, Vec<String>)> {
        if entries.is_empty() {
            return None;
        }
        let [drawn, played] = self.gaps.games;
        let heading = Phrase::new(heading).with("number", number).count("all", all);
        let heading = heading.with("drawn", drawn).with("played", played).with("games", drawn.saturating_add(played));
        let more = entries.len().saturating_sub(self.most);
        if more > 0 {
            entries.truncate(self.most);
            entries.push(self.voice.say(&Phrase::new("gap-more").count("more", more)));
        }
        Some((self.voice.say(&heading), entries))
    }

    /// Returns names with the number of games in which each was seen, the most frequent first.
    fn often<'g>(&self, gaps: impl Iterator<Item = &'g Gap>, name: impl Fn(&Gap) -> String) -> Vec<String> {
        let mut gaps: Vec<&Gap> = gaps.collect();
        gaps.sort_by_key(|gap| std::cmp::Reverse(gap.games));
        let told = |gap: &Gap| match gap.games {
            0 => name(gap),
            games => format!("{} ({games})", name(gap)),
        };
        gaps.into_iter().map(told).collect()
    }

    /// Returns where something is seen first.
    fn place(&self, witness: Option<Witness>) -> String {
        let Some(Witness { lot, game, step }) = witness else { return String::new() };
        let id = match lot {
            Lot::Drawn => "gap-at-drawn",
            Lot::Played => "gap-at-played",
        };
        self.voice.say(&Phrase::new(id).with("game", u64::from(game) + 1).with("step", step))
    }
}
