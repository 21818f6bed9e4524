//! Which part of a game's account is shown, and what of it whoever looks may see.

use std::borrow::Cow;

use rules::alamo::{Event, Happening, Phase, Position};
use rules::side::Side;

use super::table::{Step, Table};

/// The last steps of a game.
#[derive(Debug)]
pub struct Shown<'a> {
    /// How many steps before them are left out.
    pub first: usize,
    /// The steps, each with the number of those before it.
    pub steps: Vec<(usize, &'a Step)>,
}

/// The last steps, with so many events together.
pub fn shown(table: &Table, lines: usize) -> Shown<'_> {
    let mut events = 0;
    let first = table.steps().iter().rposition(|step| {
        events += step.events.len();
        events > lines
    });
    let first = first.map_or(0, |first| first + 1);
    Shown { first, steps: table.steps().iter().enumerate().skip(first).collect() }
}

/// The Game-Turn and the phase an event of a step belongs to.
pub fn moment(step: &Step, event: &Event) -> (u8, Phase) {
    let before = step.events.iter().take_while(|own| !std::ptr::eq(*own, event));
    let began = before.filter_map(|own| match own.what {
        Happening::PhaseBegan { turn, phase } => Some((turn, phase)),
        _ => None,
    });
    began.last().unwrap_or((step.turn, step.phase))
}

impl Table {
    /// The events of a step, by the number of those before it, that a side may know: flags it does not see are no news
    /// to it.
    pub fn seen(&self, at: usize, viewer: Option<Side>) -> Vec<&Event> {
        let Some(step) = self.steps().get(at) else { return Vec::new() };
        let [before, after] = [self.after(at), self.after(at + 1)];
        let hidden = |address: u16| {
            viewer.is_some_and(|side| {
                [before, after].into_iter().any(|position: &Position| match self.game().view(position, side) {
                    Cow::Borrowed(_) => false,
                    Cow::Owned(seen) => seen.marks.get(address) != position.marks.get(address),
                })
            })
        };
        let known = |event: &&Event| match event.what {
            Happening::Flagged { address, .. } => !hidden(address),
            _ => true,
        };
        step.events.iter().filter(known).collect()
    }
}
