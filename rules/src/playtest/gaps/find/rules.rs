//! Rules that are never used, rules of variants that change nothing, and cells of tables that are never read.

use super::{Both, GapList, at};
use crate::counts::Came;
use crate::play::{Nature, Shown};
use crate::playtest::gaps::first_seen::Sightings;
use crate::playtest::gaps::{Gap, GapItem, GapStatus, GapSubject, Total};
use crate::system::System;

impl<G: System + Shown> Both<'_, G> {
    pub(super) fn rules(&self, found: &mut GapList) {
        let index = G::index();
        for group in index.groups {
            let own = index.rules().filter(|rule| rule.group == *group && rule.nature == Nature::Executable);
            let cited = |seen: &super::CoverageMarks, id: &str| {
                Sightings::sum([&seen.acted, &seen.refused].into_iter().filter_map(|marks| marks.get(id)))
            };
            let rules = own.filter(|rule| index.is_cited(rule.atom)).map(|rule| {
                let id = rule.atom.id();
                (GapItem::Name(id.to_owned()), cited(self.drawn, id), cited(self.played, id))
            });
            found.unless_played(GapSubject::Rule, group, rules.collect());
        }
    }

    pub(super) fn rules_of_variants(&self, found: &mut GapList) {
        if self.uses.is_empty() {
            return;
        }
        let all = self.uses.len();
        found.totals.push(Total { subject: GapSubject::VariantRule, group: String::new(), all });
        for line in self.uses {
            let status = match line.came {
                Came::Impossible | Came::Never => GapStatus::Never,
                Came::Nothing => GapStatus::Idle,
                Came::Something => continue,
            };
            let gap = Gap::new(GapSubject::VariantRule, status, &line.variant, GapItem::Name(line.rule.clone()));
            found.gaps.push(Gap { times: line.times, games: line.games, ..gap });
        }
    }

    pub(super) fn cells(&self, found: &mut GapList) {
        let cells = self.ground.game.cells().into_iter().enumerate().map(|(place, cell)| {
            let what = GapItem::Cell(Box::new(cell));
            (what, at(&self.drawn.cells, place), at(&self.played.cells, place))
        });
        found.unless_played(GapSubject::Cell, "", cells.collect());
    }
}
