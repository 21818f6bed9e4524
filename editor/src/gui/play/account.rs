//! Which part of a game's account is shown, and what of it whoever looks may see.

use std::borrow::Cow;

use rules::alamo::{Event, Happening, Phase, PieceId, Position};
use rules::board::SpotId;
use rules::message::Message as Say;
use rules::play::Dice;
use rules::side::Side;

use super::table::{Made, Step, Table};

/// One line of the account.
#[derive(Debug, Clone)]
pub struct Line {
    /// How many steps lie before the one it tells of.
    pub at: usize,
    /// The Game-Turn and the phase.
    pub moment: (u8, Phase),
    /// What happened.
    pub said: Say,
    /// The number of the rule; `None` for what was set by hand.
    pub rule: Option<&'static str>,
    /// The dice that were thrown for it, and their sum.
    pub dice: Option<(Dice, u8)>,
    /// Whether a way back leads to before it.
    pub back: bool,
    /// The move it tells of, which the next step may go on with.
    walk: Option<Walk>,
}

/// The move of a counter, hex by hex.
#[derive(Debug, Clone, Copy)]
struct Walk {
    piece: PieceId,
    from: SpotId,
    to: SpotId,
    cost: usize,
}

/// The last lines of a game.
#[derive(Debug)]
pub struct Shown {
    /// Whether steps before them are left out.
    pub cut: bool,
    /// The lines.
    pub lines: Vec<Line>,
}

/// The last lines, of so many events together, as a side may read them.
pub fn shown(table: &Table, most: usize, viewer: Option<Side>) -> Shown {
    let mut events = 0;
    let first = table.steps().iter().rposition(|step| {
        events += step.events.len();
        events > most
    });
    let first = first.map_or(0, |first| first + 1);
    let mut lines: Vec<Line> = Vec::new();
    for (at, step) in table.steps().iter().enumerate().skip(first) {
        if let Made::Amend(amend) = step.made {
            let said = table.game().tell_amend(amend);
            let moment = (step.turn, step.phase);
            lines.push(Line { at, moment, said, rule: None, dice: None, back: true, walk: None });
        }
        let everybody = table.hands().iter().all(|hand| !hand.is_person());
        let mut back = !table.goes_on(at) && (table.is_decision(at) || everybody);
        for event in table.seen(at, viewer) {
            if matches!(event.what, Happening::PhaseBegan { .. }) {
                continue;
            }
            if walked_on(table, lines.last_mut(), at, event) {
                continue;
            }
            let walk = match event.what {
                Happening::Stepped { piece, from, to, cost } => Some(Walk { piece, from, to, cost: usize::from(cost) }),
                _ => None,
            };
            lines.push(Line {
                at,
                moment: moment(step, event),
                said: walk.map_or_else(|| table.game().tell(event), |walk| walk.told(table)),
                rule: Some(event.atom.id()),
                dice: rolled(event).zip(step.dice).map(|(sum, dice)| (dice, sum)),
                back: std::mem::take(&mut back),
                walk,
            });
        }
    }
    Shown { cut: first > 0, lines }
}

/// Where a step goes on with the move of the last line, that line tells of it. Returns whether it does.
fn walked_on(table: &Table, last: Option<&mut Line>, at: usize, event: &Event) -> bool {
    let Happening::Stepped { piece, to, cost, .. } = event.what else { return false };
    let Some(line) = last.filter(|_| table.goes_on(at)) else { return false };
    let Some(walk) = line.walk.as_mut().filter(|walk| walk.piece == piece) else { return false };
    (walk.to, walk.cost) = (to, walk.cost + usize::from(cost));
    line.said = walk.told(table);
    true
}

impl Walk {
    /// The whole move in one sentence.
    fn told(self, table: &Table) -> Say {
        let board = table.game().board();
        let spot = |spot: SpotId| {
            if spot.index() < board.len() { board.shown(board.spot(spot)) } else { "–".to_owned() }
        };
        Say::new("event-walked")
            .with("piece", &table.game().piece(self.piece).name)
            .with("from", spot(self.from))
            .with("to", spot(self.to))
            .count("cost", self.cost)
    }
}

/// The sum an event was decided by.
const fn rolled(event: &Event) -> Option<u8> {
    match event.what {
        Happening::Resulted { roll, .. }
        | Happening::Checked { roll, .. }
        | Happening::FerocityTested { roll, .. }
        | Happening::LeaderTested { roll, .. }
        | Happening::SiegeRead { roll, .. }
        | Happening::BreachTested { roll, .. }
        | Happening::Threw { roll, .. } => Some(roll.0),
        _ => None,
    }
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
