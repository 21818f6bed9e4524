//! Counts by rule of a variant: how often it was started, and how often that changed anything.

use super::{CountSheet, EventContext, Family};
use crate::alamo::variant::RuleInForce;
use crate::alamo::{Event, Game, Happening};

/// Two cells per rule, by its number in the game: how often it was started, and how often it then changed something.
#[derive(Debug, Default)]
pub(crate) struct Uses {
    rules: Vec<RuleInForce>,
    /// Whether the last use of each rule has already counted as a change.
    changed: Vec<bool>,
    /// The rule that was started last.
    last: Option<usize>,
}

impl Uses {
    /// The cells of a rule: how often it was started, and how often that changed something.
    pub(crate) const fn cells_of(rule: usize) -> [usize; 2] {
        [2 * rule, 2 * rule + 1]
    }

    /// The rule an event cites; among several with the same name, the one started last.
    fn speaker(&self, event: &Event) -> Option<usize> {
        let says = |rule: &usize| std::ptr::eq(self.rules[*rule].atom.id(), event.atom.id());
        self.last.filter(says).or_else(|| (0..self.rules.len()).find(says))
    }

    fn change(&mut self, rule: usize, sheet: &mut CountSheet) {
        if !std::mem::replace(&mut self.changed[rule], true) {
            sheet.mark(Self::cells_of(rule)[1]);
        }
    }
}

impl Family for Uses {
    fn new(game: &Game) -> Self {
        let rules = game.rules_in_force();
        Self { changed: vec![true; rules.len()], rules, last: None }
    }

    fn cells(&self) -> usize {
        2 * self.rules.len()
    }

    fn begin(&mut self) {
        self.changed.fill(true);
        self.last = None;
    }

    #[inline]
    fn note(&mut self, _: &EventContext<'_>, event: &Event, sheet: &mut CountSheet) {
        if self.rules.is_empty() {
            return;
        }
        match event.what {
            Happening::Ruled { rule } => {
                let rule = usize::from(rule);
                sheet.mark(Self::cells_of(rule)[0]);
                self.last = Some(rule);
                self.changed[rule] = false;
            }
            // A roll alone changes nothing.
            Happening::Threw { .. }
            | Happening::Drew { .. }
            | Happening::Drawn { .. }
            | Happening::LeftOut { .. }
            | Happening::CutOff => {}
            _ => {
                if let Some(rule) = self.speaker(event) {
                    self.change(rule, sheet);
                }
            }
        }
    }
}
