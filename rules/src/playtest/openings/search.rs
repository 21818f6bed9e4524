//! The search: its start, its progress, and the confirmations.

use std::collections::BTreeSet;
use std::ops::Range;

use super::archive::{Archive, Elite};
use super::vary::Varying;
use super::{Axes, Confirmation, Fair, Layout, Openings, Score, Sought, Workshop};
use crate::playtest::Throw;
use crate::playtest::stopping::Stopped;
use crate::project::Project;
use crate::side::Side;

/// The number of games of a first, a second and a third look: the games of a confirmation divided by the first number,
/// within the other two.
const LOOKS: [(u32, u32, u32); 3] = [(25, 12, 40), (6, 30, 160), (4, 60, 1000)];
/// The distance from the target beyond which an opening gets no second look.
const FAR: f64 = 0.25;
/// The number of openings to start with: all tries divided by the first number, within the other two.
const BEGINNING: (usize, usize, usize) = (5, 4, 60);
/// The percentage of new openings made from those nearest to the target; the others are made from a random cell.
const NEAREST: usize = 40;
/// The number of refused openings for each played one after which the search gives up.
const PATIENCE: u32 = 20;
/// The number of counters and columns that must differ: all of them divided by the first number, within the other two.
const APART: (usize, usize, usize) = (4, 2, 6);

pub(super) fn run(project: &Project, sought: &Sought, workshop: &mut dyn Workshop) -> Openings {
    let original = Layout::from_project(project);
    let parts = original.plot.len() + original.stands.values().map(Vec::len).sum::<usize>();
    let (part, least, most) = APART;
    let mut search = Search {
        project,
        sought,
        varying: Varying::new(project, &original, sought.seed),
        met: BTreeSet::from([original.clone()]),
        original,
        apart: parts.div_ceil(part).clamp(least, most),
        shown: BTreeSet::new(),
        confirmations: 0,
        played: 0,
        tried: 0,
        refused: 0,
        workshop,
    };
    let mut found = Openings {
        fair: Vec::new(),
        as_it_is: Score::default(),
        apart: search.apart,
        axes: Axes::from_scores(&[]),
        cells: 0,
        tried: 0,
        refused: 0,
        dropped: 0,
        alike: 0,
        played: 0,
        cancelled: false,
    };
    found.cancelled = search.look(&mut found).is_err();
    if found.cancelled {
        found.fair.clear();
    }
    (found.tried, found.refused, found.played) = (search.tried, search.refused, search.played);
    found
}

struct Search<'a> {
    project: &'a Project,
    sought: &'a Sought,
    original: Layout,
    varying: Varying<'a>,
    /// The openings made so far, whether played or not.
    met: BTreeSet<Layout>,
    apart: usize,
    /// The scores of all openings that were to be confirmed: openings with the same score play alike.
    shown: BTreeSet<Score>,
    confirmations: usize,
    played: u64,
    tried: u32,
    refused: u32,
    workshop: &'a mut dyn Workshop,
}

impl Search<'_> {
    fn games(&self, look: usize) -> u32 {
        let (part, least, most) = LOOKS[look];
        (self.sought.games / part).clamp(least, most).min(self.sought.games)
    }

    fn look(&mut self, found: &mut Openings) -> Result<(), Stopped> {
        let first = self.games(0);
        let mut begun = self.begin(first)?;
        found.axes = Axes::from_scores(&begun.iter().map(|own| own.score).collect::<Vec<_>>());
        let mut archive = Archive::new(found.axes, self.sought.target, self.apart, self.games(2));
        // The unchanged scenario is known already: it is varied but never chosen.
        archive.spend(&self.original);
        if let Some(own) = begun.first_mut().filter(|own| own.layout == self.original) {
            own.score += self.fight(&own.layout.clone(), first..self.games(2), Throw::Search)?;
            found.as_it_is = own.score;
            self.shown.insert(own.score);
        }
        for own in begun {
            self.file(own, &mut archive)?;
        }
        let mut stuck = 0;
        loop {
            let missing = self.sought.wanted.saturating_sub(found.fair.len());
            if missing == 0 {
                break;
            }
            let is_over = self.tried >= self.sought.tries || stuck > PATIENCE * self.tries_left();
            let promising = archive.promising(&self.kept(found));
            if promising.is_empty() && is_over {
                break;
            }
            // Confirm more than are missing, because some of them will miss the target.
            if is_over || promising.len() > missing + missing.div_ceil(2) {
                self.confirm(promising, missing, &mut archive, found)?;
                found.cells = archive.cells();
                continue;
            }
            match self.next(&archive, first)? {
                Some(own) => {
                    stuck = 0;
                    self.file(own, &mut archive)?;
                }
                None => stuck += 1,
            }
        }
        found.cells = archive.cells();
        Ok(())
    }

    /// Returns the number of tries left, at most 20 so that giving up does not take too long.
    fn tries_left(&self) -> u32 {
        self.sought.tries.saturating_sub(self.tried).clamp(1, 20)
    }

    fn kept<'f>(&'f self, found: &'f Openings) -> Vec<&'f Layout> {
        std::iter::once(&self.original).chain(found.fair.iter().map(|own| &own.layout)).collect()
    }

    /// Whether counters may stay in the box at this stage.
    fn hands_out(&self) -> bool {
        self.original.stands.is_empty() && self.original.plot.is_empty() || self.tried * 2 > self.sought.tries
    }

    /// Returns the openings to start with, after a first look: the unchanged scenario, walks away from it, and random
    /// set-ups.
    fn begin(&mut self, games: u32) -> Result<Vec<Elite>, Stopped> {
        let (part, least, most) = BEGINNING;
        let tries = usize::try_from(self.sought.tries).unwrap_or(usize::MAX);
        let wanted = (tries / part).clamp(least, most).min(tries.max(1));
        let mut begun = Vec::new();
        let own = self.original.clone();
        if let Some(own) = self.meet(own, games)? {
            begun.push(own);
        }
        for number in 0..wanted * PATIENCE as usize {
            if begun.len() >= wanted {
                break;
            }
            let made = if number % 3 == 2 { self.drawn(number as u64) } else { None };
            let made = made.or_else(|| {
                let (steps, hands_out) = (1 + self.varying.below(2 + 2 * self.apart), self.hands_out());
                self.varying.varied(&self.original, steps, hands_out, self.workshop)
            });
            if let Some(own) = self.look_at(made, games)? {
                begun.push(own);
            }
        }
        Ok(begun)
    }

    /// Returns a random set-up, restricted to what the scenario fixes and does not leave to the players.
    fn drawn(&mut self, number: u64) -> Option<Layout> {
        let drawn = self.workshop.drawn(self.sought.seed.wrapping_add(number))?;
        let mut layout = Layout::from_lines(self.project, &drawn.plot, &drawn.setup);
        let counters = &self.project.counters;
        // If the scenario fixes nothing at all, its garrison and guns are placed.
        let attackers = |id: &str| {
            let units = counters.units.iter().map(|own| (&own.id, own.side));
            let leaders = counters.leaders.iter().map(|own| (&own.id, own.side));
            units.chain(leaders).any(|(own, side)| own == id && side == Side::Mexican)
        };
        let stands = &self.original.stands;
        layout.stands.retain(|id, _| if stands.is_empty() { !attackers(id) } else { stands.contains_key(id) });
        layout.plot.retain(|column, _| self.original.plot.contains_key(column));
        Some(layout)
    }

    /// Makes another opening from those in the archive, after a first look; `None` if it is nothing new.
    fn next(&mut self, archive: &Archive, games: u32) -> Result<Option<Elite>, Stopped> {
        let parents: Vec<Layout> = if self.varying.below(100) < NEAREST {
            archive.nearest().into_iter().take(self.sought.wanted.max(4)).map(|own| own.layout.clone()).collect()
        } else {
            let number = self.varying.below(archive.cells());
            archive.of_cell(number).iter().map(|own| own.layout.clone()).collect()
        };
        if parents.is_empty() {
            return Ok(None);
        }
        let parent = &parents[self.varying.below(parents.len())];
        let mut steps = 1;
        while steps < 2 + self.apart && self.varying.below(2) == 0 {
            steps += 1;
        }
        let hands_out = self.hands_out();
        let made = self.varying.varied(parent, steps, hands_out, self.workshop);
        self.look_at(made, games)
    }

    /// Plays an opening for the first time if it is new.
    fn look_at(&mut self, made: Option<Layout>, games: u32) -> Result<Option<Elite>, Stopped> {
        match made {
            Some(layout) if self.met.insert(layout.clone()) => self.meet(layout, games),
            _ => Ok(None),
        }
    }

    /// Plays an opening for the first time; `None` if the rules or the validator refuse it.
    fn meet(&mut self, layout: Layout, games: u32) -> Result<Option<Elite>, Stopped> {
        let project = layout.made_in(self.project);
        if !project.is_some_and(|project| self.workshop.admits(&layout, &project)) {
            self.refused += 1;
            return Ok(None);
        }
        self.tried += 1;
        let score = self.fight(&layout, 0..games, Throw::Search)?;
        Ok(Some(Elite { layout, score }))
    }

    /// Keeps an opening if a second look shows it to be good enough.
    fn file(&mut self, mut own: Elite, archive: &mut Archive) -> Result<(), Stopped> {
        let (so_far, second) = (own.score.games, self.games(1));
        let is_far = self.sought.target.distance(own.score.share()) > FAR.max(2.0 * self.sought.target.within);
        if so_far < second && !is_far && archive.would_keep(&own.layout, &own.score) {
            own.score += self.fight(&own.layout, so_far..second, Throw::Search)?;
        }
        archive.file(own);
        Ok(())
    }

    /// Plays openings with fresh dice, after a third look with the old ones, until `missing` of them are confirmed.
    fn confirm(
        &mut self,
        promising: Vec<Elite>,
        missing: usize,
        archive: &mut Archive,
        found: &mut Openings,
    ) -> Result<(), Stopped> {
        let third = self.games(2);
        let mut open = Vec::new();
        for mut own in promising {
            if own.score.games < third {
                own.score += self.fight(&own.layout, own.score.games..third, Throw::Search)?;
                archive.refile(own.clone());
            }
            if archive.promises(&own.score) {
                open.push(own);
            }
        }
        let mut left = missing;
        for mut own in open {
            if left == 0 {
                break;
            }
            archive.spend(&own.layout);
            if !self.shown.insert(own.score) {
                found.alike += 1;
                continue;
            }
            let score = self.fresh(&own.layout)?;
            let confirmation = Confirmation::new(self.sought.target, self.sought.wanted);
            let interval = confirmation.interval(self.confirmations, score.won, score.games);
            self.confirmations += 1;
            let is_sure = score.games == self.sought.games && confirmation.confirms(interval);
            let Some(project) = own.layout.made_in(self.project).filter(|_| is_sure) else {
                found.dropped += 1;
                own.score += score;
                archive.refile(own);
                continue;
            };
            left -= 1;
            let (shifts, cell) = (own.layout.shifts(&self.original), archive.cell(&score));
            found.fair.push(Fair { layout: own.layout, project, score, interval, cell, shifts });
        }
        Ok(())
    }

    /// Plays the games of a confirmation: all of them, or half if that half misses the target.
    fn fresh(&mut self, layout: &Layout) -> Result<Score, Stopped> {
        let half = self.sought.games / 2;
        let mut score = self.fight(layout, 0..half, Throw::Fresh)?;
        if half == 0 || self.sought.target.holds(score.share()) {
            score += self.fight(layout, half..self.sought.games, Throw::Fresh)?;
        }
        Ok(score)
    }

    fn fight(&mut self, layout: &Layout, numbers: Range<u32>, throw: Throw) -> Result<Score, Stopped> {
        if numbers.is_empty() {
            return Ok(Score::default());
        }
        let project = layout.made_in(self.project).ok_or(Stopped)?;
        let score = self.workshop.play(layout, &project, numbers, throw).ok_or(Stopped)?;
        self.played += u64::from(score.games);
        Ok(score)
    }
}
