//! How often each rule of a variant was started, and how often that changed anything.

use crate::counts::{Came, Count, CountSheet, UseLine};
use crate::knapp::{Event, Game, Happening};

/// The sheet of a tally.
pub(super) const USES: &str = "uses";

/// Two cells a rule, by its place among all: how often it was started, and how often it then changed something.
#[derive(Debug)]
pub(super) struct Uses {
    sheet: CountSheet,
}

impl Uses {
    pub(super) fn new(game: &Game) -> Self {
        Self { sheet: CountSheet::new(2 * game.rules_in_force().count()) }
    }

    pub(super) fn begin(&mut self) {
        self.sheet.forget();
    }

    pub(super) fn keep(&mut self) {
        self.sheet.keep();
    }

    pub(super) fn counts(&self) -> &[Count] {
        self.sheet.counts()
    }

    /// What a rule does is told right after it.
    pub(super) fn note(&mut self, game: &Game, events: &[Event]) {
        if game.program.is_none() {
            return;
        }
        let mut last = None;
        for event in events {
            match event.what {
                Happening::Ruled { rule } => {
                    self.sheet.mark(2 * usize::from(rule));
                    last = Some((usize::from(rule), event.atom));
                }
                // Dice alone change nothing.
                Happening::Threw { .. } | Happening::Shifted { .. } => {}
                _ => {
                    if let Some((rule, atom)) = last
                        && atom == event.atom
                    {
                        self.sheet.mark(2 * rule + 1);
                        last = None;
                    }
                }
            }
        }
    }
}

/// What came of each rule that acts.
pub(super) fn lines(counts: &[Count], game: &Game) -> Vec<UseLine> {
    let of = |at: usize| counts.get(at).copied().unwrap_or_default();
    let acting = game.rules_that_act();
    acting
        .map(|(rule, variant, name)| {
            let (started, changed) = (of(2 * rule), of(2 * rule + 1));
            let came = match (started.times, changed.times) {
                (0, _) => Came::Never,
                (_, 0) => Came::Nothing,
                _ => Came::Something,
            };
            UseLine {
                rule: name.to_owned(),
                variant: variant.to_owned(),
                times: started.times,
                games: started.games,
                changed: changed.times,
                came,
            }
        })
        .collect()
}
