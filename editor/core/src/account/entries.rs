//! Groups what happened in a game: decisions with their consequences, under their phases.

use rules::phrase::{Argument, Phrase};
use rules::play::{Actor, Fact, Moment, News};
use rules::side::Side;
use rules::table::{AccountLine, Nature, StepTaken};

use super::arrivals::{are_arrivals, are_crossings, by_crossing, destination};
use super::ending::Ahead;
use super::ledger::{Ledger, TurnEnd};
use super::sentence::{FACED, argument, is_blow};
use super::shots::{are_vain, are_volley};
use super::{AccountEntry, AnyTable, Chapter, GameEnd, ShownLine};

/// The events of units that are called to act.
const ACTIVATIONS: [&str; 5] = [
    "event-deguello-activated",
    "event-deguello-manned",
    "event-deguello-alone",
    "event-deguello-roused",
    "event-deguello-reached",
];

/// Returns the game from its step `first` on, phase by phase, and how it ended. Steps without lines are added to the
/// preceding entry.
pub(super) fn chapters(table: &AnyTable, first: usize, viewer: Option<Side>) -> (Vec<Chapter>, Option<GameEnd>) {
    let history = table.history();
    let everybody = history.hands().iter().all(|hand| !hand.is_person());
    let mut teller = Teller { table, everybody, ledger: Ledger::default(), chapters: Vec::new(), rules: Vec::new() };
    // The state of the game at the end of the last turn, and who was ahead at the end of which turn.
    let (mut turn_end, mut ahead): (Option<TurnEnd>, Vec<(u8, Option<Side>)>) = Default::default();
    for (at, step) in history.steps().iter().enumerate().skip(first) {
        let (mut own, mut remarks): (Vec<ShownLine>, Vec<ShownLine>) = Default::default();
        for line in table.told(at, viewer) {
            let Some(began) = line.began else {
                let mut line = shown(table, at, line);
                teller.ledger.rename(table, &mut line);
                line.captured =
                    side(step) == Some(Side::Mexican) && line.news.is_some_and(|news| is_shot_of_gun(table, news));
                let is_known = line.news.is_some_and(|news| teller.ledger.knows(table, news));
                line.enters =
                    first == 0 && is_walk(&line) && matches!(line.news, Some(News::Inside { .. })) && !is_known;
                // Who had a gun, or was inside, is known only to who has followed the game from its beginning.
                if first > 0 || is_walk(&line) || !is_known {
                    let list = if line.said.id == "log-note" { &mut remarks } else { &mut own };
                    list.push(line);
                }
                continue;
            };
            teller.rules.extend(line.rule.map(|rule| (began.moment, rule.id())));
            if began.moment.turn != line.moment.turn {
                ahead.push((line.moment.turn, began.ahead));
                // A turn in which nothing is told leaves the one before as it ended.
                let (stand, ahead, score) = (Some(began.stand), began.ahead, began.score);
                turn_end.get_or_insert(TurnEnd { stand, ahead, score });
            }
        }
        // A step may end a phase and begin others, in each of which something happens.
        while let Some(moment) = own.first().map(|line| line.moment) {
            let run = own.iter().take_while(|line| line.moment == moment).count();
            let later = own.split_off(run);
            if later.is_empty() {
                break;
            }
            teller.end_phase(at, step, moment, std::mem::replace(&mut own, later), &mut turn_end);
        }
        teller.add_step(at, step, own, remarks, &mut turn_end);
    }
    let is_over = table.winner().is_some();
    let Teller { mut ledger, mut chapters, .. } = teller;
    if let Some(last) = chapters.last_mut() {
        // What the last turn leads to is told by the end of the game.
        let end = TurnEnd { stand: None, ahead: table.ahead(), score: table.score() };
        last.tally = ledger.close(table, last.moment.turn, is_over, is_over.then_some(end));
    }
    // Who was not ahead has won by something else.
    let winner = table.winner().filter(|side| first == 0 && table.ahead() == Some(*side));
    let ahead = winner.filter(|_| !table.score().parts.is_empty()).map(|winner| {
        let since = since(winner, &ahead, table.moment().turn);
        let mut tallies = chapters.iter().filter_map(|chapter| chapter.tally.as_ref());
        let tally = tallies.find(|own| since > 0 && own.turn == since);
        let gains = tally.map(|own| own.gains[winner.index()].clone()).unwrap_or_default();
        Ahead { since, lead: tally.and_then(|own| own.lead), gains }
    });
    let end = GameEnd::of(table, ahead);
    for chapter in &mut chapters {
        // What a turn cost, and all turns so far, cannot be counted from the last steps alone.
        chapter.tally = chapter.tally.take().filter(|_| first == 0);
    }
    thin(&mut chapters, everybody);
    let chapters = without_silence(chapters);
    (chapters, end)
}

/// Returns the turn since whose end the winner has been ahead: 0 for the whole game, the last one if he came ahead in it.
pub(super) fn since(winner: Side, ahead: &[(u8, Option<Side>)], last: u8) -> u8 {
    let held = ahead.iter().rev().take_while(|(_, side)| *side == Some(winner)).last();
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
        turn_end: &mut Option<TurnEnd>,
    ) {
        let before = self.chapters.last_mut().filter(|last| last.moment == moment);
        let Some(last) = before.and_then(|last| last.entries.last_mut()) else {
            return self.add_step(at, step, lines, Vec::new(), turn_end);
        };
        let ended: Vec<ShownLine> = lines.into_iter().map(|line| ShownLine { at: last.to - 1, ..line }).collect();
        self.ledger.add(self.table, moment.turn, side(step), &ended);
        last.lines.extend(ended);
    }

    /// Adds a step, or the part of it that happens in one phase.
    fn add_step(
        &mut self,
        at: usize,
        step: &StepTaken,
        own: Vec<ShownLine>,
        remarks: Vec<ShownLine>,
        turn_end: &mut Option<TurnEnd>,
    ) {
        let (table, history) = (self.table, self.table.history());
        let moment = own.first().map_or(step.moment, |line| line.moment);
        let is_same = |last: &Chapter| last.moment == moment || own.is_empty();
        if !self.chapters.last().is_some_and(is_same) {
            if let Some(last) = self.chapters.last_mut().filter(|last| last.moment.turn != moment.turn) {
                last.tally = self.ledger.close(table, last.moment.turn, true, turn_end.take());
            }
            // A step may begin several phases, of which only one has events.
            let began = self.rules.iter().position(|(began, _)| *began == moment);
            let rule = began.and_then(|began| self.rules.drain(..=began).next_back()).map(|(_, rule)| rule);
            self.chapters.push(Chapter { moment, rule, entries: Vec::new(), tally: None });
        }
        let Some(chapter) = self.chapters.last_mut() else { return };
        let last = chapter.entries.last_mut().filter(|last| goes_on(table, at, step, last, &own));
        if last.is_none() {
            self.ledger.begin();
        }
        self.ledger.add(table, moment.turn, side(step), &own);
        if let Some(last) = last {
            last.to = at + 1;
            for line in own {
                add(last, line, history.goes_on(at));
            }
            last.remarks.extend(remarks);
        } else {
            let back = !history.goes_on(at) && (history.is_decision(at) || self.everybody);
            let side = side(step);
            chapter.entries.push(AccountEntry { from: at, to: at + 1, side, back, lines: own, remarks });
        }
    }
}

/// Puts entries of computer players together that tell one thing, and leaves out what they did without any effect. A person
/// takes back each decision by itself.
fn thin(chapters: &mut [Chapter], everybody: bool) {
    for number in 0..chapters.len() {
        let goes_on = chapters.get(number + 1).is_some_and(|next| {
            let side = chapters[number].entries.iter().rev().find_map(|entry| entry.side);
            next.moment.turn == chapters[number].moment.turn && next.entries.iter().find_map(|entry| entry.side) == side
        });
        let own = &mut chapters[number];
        let mut entries = merged(std::mem::take(&mut own.entries), everybody, prepares);
        let is_idle = |line: &ShownLine| line.said.id == FACED || !goes_on && ACTIVATIONS.contains(&line.said.id);
        for entry in entries.iter_mut().filter(|entry| everybody && entry.lines.iter().all(is_idle)) {
            entry.lines.clear();
        }
        for entry in &mut entries {
            mark_entrances(&mut entry.lines);
        }
        let is_alike = |last: &AccountEntry, entry: &AccountEntry| {
            let are = |kind: fn(&[ShownLine]) -> bool| [last, entry].into_iter().all(|own| kind(&own.lines));
            is_same_walk(last, entry) || are(are_vain) || are(are_volley) || are(are_crossings) || are(are_arrivals)
        };
        own.entries = merged(entries, everybody, is_alike);
        for entry in &mut own.entries {
            pair_blows(&mut entry.lines);
            by_place(&mut entry.lines);
            by_crossing(&mut entry.lines);
        }
    }
}

/// Adds the steps of phases without anything to tell to the phase before.
fn without_silence(chapters: Vec<Chapter>) -> Vec<Chapter> {
    let mut told: Vec<Chapter> = Vec::with_capacity(chapters.len());
    for chapter in chapters {
        let is_silent = chapter.entries.iter().all(AccountEntry::is_silent);
        match (told.last_mut().filter(|_| is_silent), chapter.entries.last().map(|last| last.to)) {
            (Some(Chapter { entries, tally, .. }), Some(to)) => {
                entries.last_mut().into_iter().for_each(|last| last.to = to);
                *tally = chapter.tally.or(tally.take());
            }
            _ => told.push(chapter),
        }
    }
    told
}

/// Merges each entry with the one before if they are alike.
fn merged(
    entries: Vec<AccountEntry>,
    everybody: bool,
    is_alike: impl Fn(&AccountEntry, &AccountEntry) -> bool,
) -> Vec<AccountEntry> {
    let mut all: Vec<AccountEntry> = Vec::with_capacity(entries.len());
    for entry in entries {
        let goes_with = |last: &&mut AccountEntry| {
            let may_be = everybody || !(entry.back || last.back);
            let are_bare = last.remarks.is_empty() && entry.remarks.is_empty();
            may_be && last.side == entry.side && are_bare && is_alike(last, &entry)
        };
        match all.last_mut().filter(goes_with) {
            Some(last) => {
                last.to = entry.to;
                last.lines.extend(entry.lines);
            }
            None => all.push(entry),
        }
    }
    all
}

/// Whether a counter only turns, leans over the wall or comes up in an entry, to do what is told by the next one.
fn prepares(last: &AccountEntry, entry: &AccountEntry) -> bool {
    let Some(next) = entry.lines.first() else { return false };
    let prepares = |line: &ShownLine| {
        [FACED, "event-deguello-exposed", "event-knapp-joined"].contains(&line.said.id)
            && next.said.id != line.said.id
            && argument(&next.said, "piece") == argument(&line.said, "piece")
    };
    !last.lines.is_empty() && last.lines.iter().all(prepares)
}

/// Marks the walks that end where they come inside the walls.
fn mark_entrances(lines: &mut [ShownLine]) {
    for number in 1..lines.len() {
        if let (Some(Fact::Walked { piece, to, .. }), Some(News::Inside { piece: own, at })) =
            (lines[number - 1].fact, lines[number].news)
            && comes_inside(&lines[number])
        {
            lines[number - 1].enters |= piece == own && to == at;
        }
    }
}

/// Puts counters together that are set up on the same spot.
fn by_place(lines: &mut [ShownLine]) {
    if lines.iter().all(|line| line.said.id == "event-placed") {
        lines.sort_by_key(|line| match line.fact {
            Some(Fact::Placed { at }) => Some(at),
            _ => None,
        });
    }
}

/// Puts the blows of each pair in a melee together, in the order in which the pairs begin to fight.
fn pair_blows(lines: &mut [ShownLine]) {
    let pair = |line: &ShownLine| {
        let mut pair = [argument(&line.said, "piece"), argument(&line.said, "target")].map(|own| format!("{own:?}"));
        pair.sort();
        pair
    };
    let places: Vec<usize> = (0..lines.len()).filter(|at| is_blow(&lines[*at].said)).collect();
    let blows: Vec<ShownLine> = places.iter().map(|at| lines[*at].clone()).collect();
    let mut pairs: Vec<[String; 2]> = Vec::new();
    for own in blows.iter().map(pair) {
        if !pairs.contains(&own) {
            pairs.push(own);
        }
    }
    let ordered = pairs.iter().flat_map(|own| blows.iter().filter(move |line| pair(line) == *own));
    for (at, line) in places.into_iter().zip(ordered) {
        lines[at] = line.clone();
    }
}

/// Whether a gun fires that belongs to whoever serves it.
fn is_shot_of_gun(table: &AnyTable, news: News) -> bool {
    matches!(news, News::Attacked { by, .. } if table.piece(by).side.is_none())
}

/// Whether an entry is one walk, and the lines of the other lead to the same spot.
fn is_same_walk(last: &AccountEntry, entry: &AccountEntry) -> bool {
    let [line] = &entry.lines[..] else { return false };
    let own = destination(line);
    own.is_some() && !last.lines.is_empty() && last.lines.iter().all(|line| destination(line) == own)
}

fn shown(table: &AnyTable, at: usize, line: AccountLine) -> ShownLine {
    let AccountLine { moment, said, rule, dice, fact, news, .. } = line;
    let spot = match (fact, news) {
        (Some(Fact::Placed { at: to } | Fact::Went { to, .. } | Fact::Walked { to, .. }), _)
        | (None, Some(News::Inside { at: to, .. })) => Some(table.board().spot(to)),
        _ => None,
    };
    ShownLine {
        spot,
        at,
        moment,
        said,
        rule: rule.map(rules::play::Atom::id),
        dice,
        fact,
        news,
        captured: false,
        enters: false,
    }
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
    line.said.id != FACED
        && line.dice.is_none()
        && line.rule.is_some()
        && matches!(line.fact, Some(Fact::Placed { .. }) | None)
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
        before.enters |= line.enters;
        before.spot = line.spot;
        before.said = walked_on(std::mem::replace(&mut before.said, Phrase::new("")), &line.said);
        return;
    }
    match entry.lines.last_mut().filter(|last| retreats_on(last, &line)) {
        Some(last) => {
            if let (Some(Fact::Went { from, .. }), Some(Fact::Went { to, .. })) = (last.fact, line.fact) {
                last.fact = Some(Fact::Went { from, to });
            }
            last.said = line.said;
            last.spot = line.spot;
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

pub(super) const fn is_walk(line: &ShownLine) -> bool {
    matches!(line.fact, Some(Fact::Walked { .. }))
}

/// Whether a line only says that a move has led inside the walls.
pub(super) const fn comes_inside(line: &ShownLine) -> bool {
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
