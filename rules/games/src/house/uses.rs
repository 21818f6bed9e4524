//! Counts how often each rule of a variant was triggered, and how often it changed anything.

use super::{House, HouseEvent, Offers as _};
use crate::counts::{Came, Count, CountSheet, UseLine};
use crate::variant::Rule;

/// The name of the sheet in a tally.
pub(crate) const USES: &str = "uses";

/// Two cells for each rule, by rule number: how often it was triggered, and how often it then changed something.
#[derive(Debug)]
pub(crate) struct Uses {
    sheet: CountSheet,
}

impl Uses {
    pub(crate) fn new<G: House>(game: &G) -> Self {
        Self { sheet: CountSheet::new(2 * game.rules_in_force().len()) }
    }

    pub(crate) fn begin(&mut self) {
        self.sheet.forget();
    }

    pub(crate) fn keep(&mut self) {
        self.sheet.keep();
    }

    pub(crate) fn counts(&self) -> &[Count] {
        self.sheet.counts()
    }

    /// Counts the rules in a list of events. The effects of a rule directly follow its own event.
    pub(crate) fn note<G: House>(&mut self, game: &G, events: &[G::Event]) {
        if game.program().is_none() {
            return;
        }
        let mut last = None;
        for event in events {
            match G::of_house(event) {
                Some(HouseEvent::Ruled { rule, .. }) => {
                    self.sheet.mark(2 * usize::from(rule));
                    last = Some((usize::from(rule), G::atom(event)));
                }
                // Dice do not count as a change.
                Some(HouseEvent::Threw { .. } | HouseEvent::Shifted { .. }) => {}
                _ => {
                    if let Some((rule, atom)) = last
                        && atom == G::atom(event)
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
pub(crate) fn lines<G: House>(counts: &[Count], game: &G) -> Vec<UseLine> {
    let of = |at: usize| counts.get(at).copied().unwrap_or_default();
    let acting = game.rules_in_force().iter().enumerate().filter(|(_, own)| matches!(own.rule, Rule::When { .. }));
    acting
        .map(|(rule, own)| {
            let (started, changed) = (of(2 * rule), of(2 * rule + 1));
            let came = match (started.times, changed.times) {
                (0, _) => Came::Never,
                (_, 0) => Came::Nothing,
                _ => Came::Something,
            };
            UseLine {
                rule: own.name.clone(),
                variant: game.program().map_or_else(String::new, |all| all.own[own.variant].document.id.clone()),
                times: started.times,
                games: started.games,
                changed: changed.times,
                came,
            }
        })
        .collect()
}
