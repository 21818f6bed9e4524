//! Counts how often each rule of a variant was triggered, and how often it changed anything.

use crate::counts::{Came, Count, CountSheet, UseLine};
use crate::knapp::{Event, Game, Happening};

/// The name of the sheet in a tally.
pub(super) const USES: &str = "uses";

/// Two cells for each rule, by rule number: how often it was triggered, and how often it then changed something.
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

    /// Counts the rules in a list of events. The effects of a rule directly follow its own event.
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
                // Dice do not count as a change.
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

/// The use line of each rule that acts.
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
