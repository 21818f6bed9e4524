//! Kinds of actions that are never legal or never taken, and the silences of the rules.

use std::collections::BTreeSet;

use super::{Both, GapList, witness};
use crate::play::Shown;
use crate::playtest::gaps::coverage::Verb;
use crate::playtest::gaps::first_seen::Sightings;
use crate::playtest::gaps::{Gap, GapItem, GapStatus, GapSubject, Lot, Total};
use crate::side::Side;
use crate::system::System;

/// How often an action must have been legal for a side before it is remarkable that the side never takes it.
const OFTEN: u64 = 10;

impl<G: System + Shown> Both<'_, G> {
    pub(super) fn silences(&self, found: &mut GapList) {
        let keys: BTreeSet<_> = self.drawn.silences.keys().chain(self.played.silences.keys()).collect();
        for key in keys {
            let mark = |seen: &super::CoverageMarks| (seen.silences.get(key).copied().unwrap_or_default(), 0);
            let marks = [mark(self.drawn), mark(self.played)];
            found.happened(GapSubject::Silence(key.0), "", GapItem::Name(key.1.clone()), marks);
        }
    }

    pub(super) fn verbs(&self, found: &mut GapList) {
        let verbs = self.ground.verbs().into_iter().map(str::to_owned);
        let met = self.drawn.verbs.keys().chain(self.played.verbs.keys()).cloned();
        let mut verbs: BTreeSet<String> = verbs.chain(met).collect();
        // If rules of variants are used, each of them is a kind of action.
        if verbs.iter().any(|own| own.starts_with("use ")) {
            verbs.remove("use");
        }
        found.totals.push(Total { subject: GapSubject::Action, group: String::new(), all: verbs.len() });
        for word in verbs {
            self.verb(&word, found);
        }
    }

    fn verb(&self, word: &str, found: &mut GapList) {
        let of = |seen: &super::CoverageMarks| seen.verbs.get(word).copied().unwrap_or_default();
        let (drawn, played) = (of(self.drawn), of(self.played));
        let legal = |verb: &Verb| Sightings::sum(&verb.legal);
        let gap = |status, side: Option<Side>, had: Sightings, lot| Gap {
            side,
            times: had.times,
            games: had.games,
            witness: had.first.map(|at| witness(lot, at)),
            ..Gap::new(GapSubject::Action, status, "", GapItem::Name(word.to_owned()))
        };
        if !legal(&drawn).is_seen() && !legal(&played).is_seen() {
            found.gaps.push(gap(GapStatus::Never, None, Sightings::default(), Lot::Drawn));
        } else if !legal(&played).is_seen() {
            found.gaps.push(gap(GapStatus::Drawn, None, legal(&drawn), Lot::Drawn));
        } else if !Sightings::sum(&played.chosen).is_seen() {
            found.gaps.push(gap(GapStatus::Unworthy, None, legal(&played), Lot::Played));
        } else {
            for side in Side::ALL {
                let (had, took) = (played.legal[side.index()], played.chosen[side.index()]);
                if had.times >= OFTEN && !took.is_seen() {
                    found.gaps.push(gap(GapStatus::Unworthy, Some(side), had, Lot::Played));
                }
            }
        }
    }
}
