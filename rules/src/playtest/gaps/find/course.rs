//! Games that make no progress: recurring positions, idle turns, decisions without a choice.

use super::{Both, GapList, witness};
use crate::phrase::Phrase;
use crate::play::Shown;
use crate::playtest::gaps::coverage::CoverageMarks;
use crate::playtest::gaps::{Gap, GapItem, GapStatus, GapSubject, Lot, Total};
use crate::side::Side;
use crate::system::System;

/// The least length of a run of decisions with a single legal action to report.
const LONG_RUN: u32 = 2;

impl<G: System + Shown> Both<'_, G> {
    pub(super) fn course(&self, found: &mut GapList) {
        let decisions = |seen: &CoverageMarks| seen.phases.values().map(|asked| asked.all.times).sum();
        let seen = [self.drawn, self.played];
        found.happened(GapSubject::Loop, "", GapItem::Nothing, seen.map(|own| (own.loops, decisions(own))));
        found.happened(GapSubject::IdleTurn, "", GapItem::Nothing, seen.map(|own| (own.idle, own.turns)));
        found.happened(GapSubject::Standstill, "", GapItem::Nothing, seen.map(|own| (own.standstills, own.turns)));
        found.totals.push(Total { subject: GapSubject::Forced, group: String::new(), all: self.played.phases.len() });
        for ((side, _), asked) in &self.played.phases {
            if !asked.forced.is_seen() {
                continue;
            }
            let phase = Phrase::new("phase-name").word("phase", asked.phase.name_word());
            let gap =
                Gap::new(GapSubject::Forced, GapStatus::Happens, "", GapItem::Said(asked.phase.word.to_owned(), phase));
            found.gaps.push(Gap {
                side: Some(Side::ALL[*side]),
                times: asked.forced.times,
                of: asked.all.times,
                games: asked.forced.games,
                witness: asked.forced.first.map(|at| witness(Lot::Played, at)),
                ..gap
            });
        }
        for side in Side::ALL {
            let run = self.played.runs[side.index()];
            if run.length >= LONG_RUN {
                let gap = Gap::new(GapSubject::Run, GapStatus::Happens, "", GapItem::Nothing);
                let (times, witness) = (u64::from(run.length), Some(witness(Lot::Played, run.at)));
                found.gaps.push(Gap { side: Some(side), times, witness, ..gap });
            }
        }
    }
}
