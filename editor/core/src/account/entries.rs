//! Groups what happened in a game: decisions with their consequences, under their phases.

use rules::phrase::{Argument, Phrase};
use rules::play::{Actor, Fact, Moment, News};
use rules::side::Side;
use rules::table::{AccountLine, Nature, StepTaken};

use super::sentence::{argument, is_miss, is_shot};
use super::tally::Ledger;
use super::{AccountEntry, AnyTable, Chapter, GameEnd, ShownLine};

/// Returns the game from its step `first` on, phase by phase, and how it ended. Steps without lines are added to the
/// preceding entry.
pub(super) fn chapters(table: &AnyTable, first: usize, viewer: Option<Side>) -> (Vec<Chapter>, Option<GameEnd>) {
    let history = table.history();
    let everybody = history.hands().iter().all(|hand| !hand.is_person());
    let mut teller = Teller { table, everybody, ledger: Ledger::default(), chapters: Vec::new(), rules: Vec::new() };
    // The state of the game at the end of the last turn, and who was ahead at the end of which turn.
    let (mut stand, mut ahead): (Option<Phrase>, Vec<(u8, Option<Side>)>) = Default::default();
    for (at, step) in history.steps().iter().enumerate().skip(first) {
        let (mut own, mut remarks): (Vec<ShownLine>, Vec<ShownLine>) = Default::default();
        for line in table.told(at, viewer) {
            let Some(began) = line.began else {
                let line = shown(at, line);
                // Who had a gun, or was inside, is known only to who has followed the game from its beginning.
                if first > 0 || is_walk(&line) || !line.news.is_some_and(|news| teller.ledger.knows(table, news)) {
                    let list = if line.said.id == "log-note" { &mut remarks } else { &mut own };
                    list.push(line);
                }
                continue;
            };
            teller.rules.extend(line.rule.map(|rule| (began.moment, rule.id())));
            if began.moment.turn != line.moment.turn {
                ahead.push((line.moment.turn, began.ahead));
                stand = Some(began.stand);
            }
        }
        // A step may end a phase and begin others, in each of which something happens.
        while let Some(moment) = own.first().map(|line| line.moment) {
            let run = own.iter().take_while(|line| line.moment == moment).count();
            let later = own.split_off(run);
            if later.is_empty() {
                break;
            }
            teller.end_phase(at, step, moment, std::mem::replace(&mut own, later), &mut stand);
        }
        teller.add_step(at, step, own, remarks, &mut stand);
    }
    let end = table.ending().map(|said| GameEnd {
        winner: table.winner(),
        since: table.winner().filter(|_| first == 0).map(|winner| since(winner, &ahead, table.moment().turn)),
        turn: table.moment().turn,
        unit: table.turn_word(),
        said: std::iter::once(said).chain(table.score()).collect(),
    });
    let Teller { mut ledger, mut chapters, .. } = teller;
    if let Some(last) = chapters.last_mut() {
        // What the last turn leads to is told by the end of the game.
        last.tally = ledger.close(table, last.moment.turn, end.is_some(), None);
    }
    for chapter in &mut chapters {
        // What a turn cost, and all turns so far, cannot be counted from the last steps alone.
        chapter.tally = chapter.tally.take().filter(|_| first == 0);
        chapter.entries = together(std::mem::take(&mut chapter.entries), everybody);
    }
    (chapters, end)
}

/// Returns the turn since whose end the winner has been ahead: 0 for the whole game, the last one if he came ahead in it.
pub(super) fn since(winner: Side, ahead: &[(u8, Option<Side>)], last: u8) -> u8 {
    let held = ahead.iter().rev().take_while(|(turn, side)| *turn < last && *side == Some(winner)).last();
    held.map_or(last, |(turn, _)| if *turn <= 1 { 0 } else { *turn })
}

/// Collects the phases of a game.
struct Teller<'t> {
    table: &'t AnyTable,
    /// Whether only computer players play.
    everybody: bool,
    ledger: Ledger,
    chapters: Vec<Chapter>,
    /// The phases that began since the last entry, with the rules by which they did.
    rules: Vec<(Moment, &'static str)>,
}

impl Teller<'_> {
    /// Adds what a step does in a phase that it ends. It belongs to the entry before, if there is one in that phase.
    fn end_phase(
        &mut self,
        at: usize,
        step: &StepTaken,
        moment: Moment,
        lines: Vec<ShownLine>,
        stand: &mut Option<Phrase>,
    ) {
        let before = self.chapters.last_mut().filter(|last| last.moment == moment);
        let Some(last) = before.and_then(|last| last.entries.last_mut()) else {
            return self.add_step(at, step, lines, Vec::new(), stand);
        };
        let ended: Vec<ShownLine> = lines.into_iter().map(|line| ShownLine { at: last.to - 1, ..line }).collect();
        self.ledger.add(self.table, &ended);
        last.lines.extend(ended);
    }

    /// Adds a step, or the part of it that happens in one phase.
    fn add_step(
        &mut self,
        at: usize,
        step: &StepTaken,
        own: Vec<ShownLine>,
        remarks: Vec<ShownLine>,
        stand: &mut Option<Phrase>,
    ) {
        let (table, history) = (self.table, self.table.history());
        let moment = own.first().map_or(step.moment, |line| line.moment);
        let is_same = |last: &Chapter| last.moment == moment || own.is_empty();
        if !self.chapters.last().is_some_and(is_same) {
            if let Some(last) = self.chapters.last_mut().filter(|last| last.moment.turn != moment.turn) {
                last.tally = self.ledger.close(table, last.moment.turn, true, stand.take());
            }
            // A step may begin several phases, of which only one has events.
            let began = self.rules.iter().position(|(began, _)| *began == moment);
            let rule = began.and_then(|began| self.rules.drain(..=began).last()).map(|(_, rule)| rule);
            self.chapters.push(Chapter { moment, rule, entries: Vec::new(), tally: None });
        }
        let Some(chapter) = self.chapters.last_mut() else { return };
        self.ledger.add(table, &own);
        match chapter.entries.last_mut() {
            Some(last) if goes_on(table, at, step, last, &own) => {
                last.to = at + 1;
                for line in own {
                    add(last, line, history.goes_on(at));
                }
                last.remarks.extend(remarks);
            }
            _ => {
                let back = !history.goes_on(at) && (history.is_decision(at) || self.everybody);
                let side = side(step);
                chapter.entries.push(AccountEntry { from: at, to: at + 1, side, back, lines: own, remarks });
            }
        }
    }
}

/// Puts counters together that computer players move the same way one after the other, and shots without effect. A person
/// takes back each decision by itself.
fn together(entries: Vec<AccountEntry>, everybody: bool) -> Vec<AccountEntry> {
    let mut all: Vec<AccountEntry> = Vec::with_capacity(entries.len());
    for entry in entries {
        let is_alike = |last: &&mut AccountEntry| {
            let may_be = everybody || !(entry.back || last.back);
            let is_same = is_same_walk(last, &entry) || [&**last, &entry].into_iter().all(is_vain);
            may_be && last.side == entry.side && last.remarks.is_empty() && entry.remarks.is_empty() && is_same
        };
        match all.last_mut().filter(is_alike) {
            Some(last) => {
                last.to = entry.to;
                last.lines.extend(entry.lines);
            }
            None => all.push(entry),
        }
    }
    all
}

/// Whether an entry is one walk, and the lines of the other are the same walk of other counters.
fn is_same_walk(last: &AccountEntry, entry: &AccountEntry) -> bool {
    let way = |line: &ShownLine| match line.fact {
        Some(Fact::Walked { from, to, cost, .. }) => Some((from, to, cost)),
        _ => None,
    };
    let [line] = &entry.lines[..] else { return false };
    let own = way(line);
    own.is_some() && !last.lines.is_empty() && last.lines.iter().all(|line| way(line) == own)
}

/// Whether an entry is a shot without effect, or several.
fn is_vain(entry: &AccountEntry) -> bool {
    entry.lines.iter().any(is_shot) && entry.lines.iter().all(|line| is_shot(line) || is_miss(line))
}

fn shown(at: usize, line: AccountLine) -> ShownLine {
    let AccountLine { moment, said, rule, dice, fact, news, .. } = line;
    ShownLine { at, moment, said, rule: rule.map(rules::play::Atom::id), dice, fact, news }
}

/// Whether a step belongs to an entry: it continues a move, is a roll or an answer of a computer player for something in
/// progress, or does the same with another counter without a die, such as setting it up.
fn goes_on(table: &AnyTable, at: usize, step: &StepTaken, last: &AccountEntry, own: &[ShownLine]) -> bool {
    let history = table.history();
    let is_roll = |step: &StepTaken| matches!(step.nature, Nature::Roll(_));
    let is_rolled_for =
        || history.steps()[at + 1..].iter().find(|next| next.events > 0 || is_roll(next)).is_some_and(is_roll);
    if last.lines.is_empty() || history.goes_on(at) || is_roll(step) {
        return true;
    }
    // Who goes along is told with the move.
    let goes_along = |line: &ShownLine| ["event-taken", "event-towed"].contains(&line.said.id);
    let is_joined = matches!(step.nature, Nature::Walk(_)) && last.lines.iter().all(goes_along);
    match own {
        _ if history.is_decision(at) => false,
        _ if is_joined && side(step) == last.side => true,
        _ if step.is_answer => true,
        [] => !is_rolled_for() || step.nature == Nature::Done,
        [line] => side(step) == last.side && is_alike(line) && last.lines.iter().all(|own| own.said.id == line.said.id),
        _ => false,
    }
}

/// Whether several such lines make one sentence: neither moves nor anything a die decides.
fn is_alike(line: &ShownLine) -> bool {
    line.dice.is_none() && line.rule.is_some() && matches!(line.fact, Some(Fact::Placed { .. }) | None)
}

/// Adds a line to an entry. One that continues the move of the last line extends it.
fn add(entry: &mut AccountEntry, line: ShownLine, goes_on: bool) {
    // Coming inside the walls does not interrupt a move.
    let before = entry.lines.iter_mut().rev().find(|line| !comes_inside(line)).filter(|_| goes_on);
    if let Some(before) = before
        && let (Some(Fact::Walked { piece, from, cost, .. }), Some(Fact::Walked { piece: own, to, cost: more, .. })) =
            (before.fact, line.fact)
        && piece == own
    {
        before.fact = Some(Fact::Walked { piece, from, to, cost: cost.saturating_add(more) });
        before.said = walked_on(std::mem::replace(&mut before.said, Phrase::new("")), &line.said);
        return;
    }
    match entry.lines.last_mut().filter(|last| retreats_on(last, &line)) {
        Some(last) => {
            if let (Some(Fact::Went { from, .. }), Some(Fact::Went { to, .. })) = (last.fact, line.fact) {
                last.fact = Some(Fact::Went { from, to });
            }
            last.said = line.said;
        }
        None => entry.lines.push(line),
    }
}

/// Whether a counter only retreats another hex.
fn retreats_on(last: &ShownLine, line: &ShownLine) -> bool {
    let retreats = |line: &ShownLine| line.said.id == "event-retreated" && matches!(line.fact, Some(Fact::Went { .. }));
    retreats(last)
        && retreats(line)
        && last.rule == line.rule
        && argument(&last.said, "piece") == argument(&line.said, "piece")
}

const fn is_walk(line: &ShownLine) -> bool {
    matches!(line.fact, Some(Fact::Walked { .. }))
}

/// Whether a line only says that a move has led inside the walls.
const fn comes_inside(line: &ShownLine) -> bool {
    matches!(line.news, Some(News::Inside { .. })) && !is_walk(line)
}

/// Describes two moves of a counter as one: it goes where the second ends, for the cost of both.
fn walked_on(first: Phrase, second: &Phrase) -> Phrase {
    let of_second = |name| argument(second, name).cloned();
    let arguments = first.arguments.into_iter().map(|(name, value)| {
        let value = match (name, value, of_second(name)) {
            ("to", _, Some(to)) => to,
            ("cost", Argument::Number(cost), Some(Argument::Number(more))) => {
                Argument::Number(cost.saturating_add(more))
            }
            (_, value, _) => value,
        };
        (name, value)
    });
    Phrase { id: first.id, arguments: arguments.collect() }
}

const fn side(step: &StepTaken) -> Option<Side> {
    match step.actor {
        Actor::Player(side) => Some(side),
        Actor::Chance | Actor::Over => None,
    }
}
