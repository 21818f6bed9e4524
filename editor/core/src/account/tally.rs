//! What a turn cost: losses, guns that changed hands, and who came inside the walls.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use rules::board::SpotId;
use rules::hexside::Hexside;
use rules::phrase::Phrase;
use rules::play::{News, PieceId};
use rules::side::Side;
use rules::words::Language;

use super::crossing::Entrance;
use super::loss::{Loss, Means};
use super::sentence::argument;
use super::{AnyTable, ShownLine, crossing, loss};
use crate::words::names::Names;
use crate::words::{Clause, Voice, sentence};

/// The names listed at most; further ones are counted.
pub(super) const NAMES: usize = 8;
/// The counters of one name listed by their numbers at most; more of them are counted.
const NUMBERS: usize = 4;

/// The parts of the state of a game that are told only when they change: who is ahead and how clearly, and the limit of
/// losses.
const VERDICT: [&str; 3] = ["winner", "degree", "limit"];

/// What happened in a turn, or in several in which hardly anything was lost.
#[derive(Debug, Clone, Default)]
pub struct Tally {
    /// The first Game-Turn.
    pub from: u8,
    /// The last Game-Turn.
    pub turn: u8,
    /// The number of attacks.
    pub attacks: usize,
    /// The counters that each side lost, in the order of [`Side::index`]: leaders before others.
    pub lost: [Vec<Loss>; 2],
    /// The number of counters that each side has lost since the game began, and how many of them were leaders.
    pub so_far: [Toll; 2],
    /// The number of lost counters of each side that came back.
    pub returned: [usize; 2],
    /// The units of each side that lost a step and are not lost, by name.
    pub reduced: [Vec<String>; 2],
    /// The guns and batteries that were put out of action, by name.
    pub silenced: Vec<String>,
    /// The walls that were breached.
    pub breached: Vec<Hexside>,
    /// The doors that were broken open.
    pub opened: Vec<Hexside>,
    /// The guns that changed hands: each gun and the side that has it at the end of the turn.
    pub captured: Vec<(String, Side)>,
    /// The attackers that came inside the walls for the first time, and where.
    pub inside: Vec<Entrance>,
    /// Whether the turn is over.
    pub ended: bool,
    /// The state of the game at its end, as a sentence; `None` if it reads as before, or the account ends earlier.
    pub stand: Option<Phrase>,
    /// Whether that says anew who is ahead.
    pub has_new_verdict: bool,
    /// The side that took the lead; its word is `nobody` if the lead was only lost. `None` if it did not change.
    pub lead: Option<&'static str>,
    /// What the game counts: `turn` or `round`.
    pub unit: &'static str,
}

/// A number of lost counters.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Toll {
    /// All of them.
    pub all: usize,
    /// The leaders among them.
    pub leaders: usize,
}

impl Toll {
    /// Counts lost counters.
    pub(super) fn of(lost: &[Loss]) -> Self {
        Self { all: lost.len(), leaders: lost.iter().filter(|own| own.rank > 0).count() }
    }

    /// Returns it in words, the leaders apart.
    pub(super) fn told(self, voice: &Voice) -> String {
        let several = |id, count| (count > 0).then(|| voice.say(&Phrase::new(id).count("count", count)));
        let parts = [several("story-counters", self.all - self.leaders), several("story-leaders", self.leaders)];
        joined(parts.into_iter().flatten().collect(), "story-same", "story-last", voice)
    }
}

/// The state of a game at the end of a turn.
#[derive(Debug)]
pub(super) struct TurnEnd {
    /// The state as a sentence.
    pub(super) stand: Phrase,
    /// The side that was ahead.
    pub(super) ahead: Option<Side>,
}

/// An attack in progress.
#[derive(Debug, Clone, Copy)]
struct Attack {
    side: Option<Side>,
    target: PieceId,
    means: Means,
}

/// Counts what happens until a turn ends.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    turn: Tally,
    /// The attackers that have been inside the walls.
    entered: BTreeSet<PieceId>,
    /// Who took which gun in this turn, in order.
    owners: Vec<(PieceId, Side)>,
    /// Who had the guns that were taken in earlier turns.
    before: BTreeMap<PieceId, Side>,
    /// The state of the game as it was told last.
    stand: Option<Phrase>,
    /// Who was ahead at the end of the last turn.
    ahead: Option<Side>,
    /// The attacks of the decision in progress.
    attacks: Vec<Attack>,
}

impl Ledger {
    /// Begins a decision: what is lost from now on does not fall to earlier attacks.
    pub(super) fn begin(&mut self) {
        self.attacks.clear();
    }

    /// Whether an event only repeats what has been told: a gun that its own side takes over, or a unit that comes inside
    /// again.
    pub(super) fn knows(&self, table: &AnyTable, news: News) -> bool {
        match news {
            News::Captured { gun, by } => self.owner(table, gun) == table.piece(by).side,
            News::Inside { piece, .. } => self.entered.contains(&piece),
            _ => false,
        }
    }

    /// Returns the side that has a gun. One of neither side belongs to who stands by it: the garrison, before it is taken.
    fn owner(&self, table: &AnyTable, gun: PieceId) -> Option<Side> {
        let taken = self.owners.iter().rev().find(|(own, _)| *own == gun).map(|(_, side)| *side);
        taken.or_else(|| self.before(table, gun))
    }

    /// Returns the side that had a gun when the turn began.
    fn before(&self, table: &AnyTable, gun: PieceId) -> Option<Side> {
        self.before.get(&gun).copied().or(table.piece(gun).side).or(Some(Side::Texan))
    }

    /// Adds the lines of a step that a side, if any, takes in a turn.
    pub(super) fn add(&mut self, table: &AnyTable, turn: u8, side: Option<Side>, lines: &[ShownLine]) {
        // Blows of a melee are all struck before those who fall are taken away.
        for line in lines {
            if let Some(News::Attacked { by, target }) = line.news {
                self.attacks.push(Attack { side: table.piece(by).side.or(side), target, means: Means::of(line) });
            }
        }
        for (piece, side) in lost(table, lines) {
            let (rank, means) = (table.rank(piece), self.means(piece, side));
            self.turn.lost[side.index()].push(Loss { piece: table.piece(piece).name.to_owned(), rank, turn, means });
            let toll = &mut self.turn.so_far[side.index()];
            toll.all += 1;
            toll.leaders += usize::from(rank > 0);
        }
        for news in lines.iter().filter_map(|line| line.news) {
            match news {
                News::Attacked { .. } => self.turn.attacks += 1,
                News::Captured { gun, by } => {
                    let owner = table.piece(by).side;
                    self.owners.extend(owner.map(|side| (gun, side)));
                }
                News::Inside { piece, at } => self.enter(table, piece, at),
                News::Returned(piece) => {
                    table.piece(piece).side.into_iter().for_each(|side| self.turn.returned[side.index()] += 1);
                }
                News::Reduced(piece) => {
                    let own = table.piece(piece);
                    own.side.into_iter().for_each(|side| self.turn.reduced[side.index()].push(own.name.to_owned()));
                }
                News::Silenced(piece) => self.turn.silenced.push(table.piece(piece).name.to_owned()),
                News::Breached(side) => self.turn.breached.push(side),
                News::Opened(side) => self.turn.opened.push(side),
                News::Lost(_) => {}
            }
        }
    }

    /// Returns what a lost counter of a side fell to: the last attack on it, or else the last one of the enemy.
    fn means(&self, piece: PieceId, side: Side) -> Means {
        let attacks = || self.attacks.iter().rev().filter(|own| own.side == Some(side.enemy()));
        let attack = attacks().find(|own| own.target == piece).or_else(|| attacks().next());
        attack.map_or(Means::Other, |own| own.means)
    }

    fn enter(&mut self, table: &AnyTable, piece: PieceId, at: SpotId) {
        if self.entered.insert(piece) {
            let (spot, said) = (table.board().spot(at), table.board().said(at));
            self.turn.inside.push(Entrance { piece: table.piece(piece).name.to_owned(), spot, said });
        }
    }

    /// Ends a turn, or what is told of it. `None` if nothing happened in it.
    pub(super) fn close(&mut self, table: &AnyTable, turn: u8, ended: bool, end: Option<TurnEnd>) -> Option<Tally> {
        let now: BTreeMap<PieceId, Side> = self.owners.drain(..).collect();
        for (gun, side) in now {
            if self.before(table, gun) != Some(side) {
                self.turn.captured.push((table.piece(gun).name.to_owned(), side));
            }
            self.before.insert(gun, side);
        }
        for (reduced, lost) in self.turn.reduced.iter_mut().zip(&self.turn.lost) {
            reduced.retain(|piece| !lost.iter().any(|own| own.piece == *piece));
        }
        for lost in &mut self.turn.lost {
            lost.sort_by_key(|own| Reverse(own.rank));
        }
        let next = Tally { so_far: self.turn.so_far, ..Tally::default() };
        let mut tally = std::mem::replace(&mut self.turn, next);
        (tally.from, tally.turn, tally.ended, tally.unit) = (turn, turn, ended, table.turn_word());
        if tally.attacks == 0 && tally.is_quiet() {
            return None;
        }
        let Some(TurnEnd { stand, ahead }) = end else { return Some(tally) };
        // What has not changed since it was told last need not be told again.
        let before = self.stand.as_ref();
        if before.map(printed) != Some(printed(&stand)) {
            let verdict = |said: &Phrase| VERDICT.map(|name| argument(said, name).cloned());
            tally.has_new_verdict = before.is_none_or(|before| verdict(before) != verdict(&stand));
            tally.stand = Some(stand.clone());
            self.stand = Some(stand);
        }
        let before = std::mem::replace(&mut self.ahead, ahead);
        tally.lead = (before != ahead).then(|| ahead.map_or("nobody", Side::word));
        Some(tally)
    }
}

/// Returns the state of a game as a reader sees it; what a clause leaves out does not count.
fn printed(stand: &Phrase) -> Option<String> {
    Voice::new(Language::English).clause(&stand.clone().with("verdict", "new"), Clause::Told)
}

/// Returns the counters that are lost in some lines, each once: the test of a leader and his removal are one death.
pub(super) fn lost(table: &AnyTable, lines: &[ShownLine]) -> Vec<(PieceId, Side)> {
    let mut lost = Vec::new();
    for line in lines {
        if let Some(News::Lost(piece)) = line.news
            && let Some(side) = table.piece(piece).side
            && !lost.contains(&(piece, side))
        {
            lost.push((piece, side));
        }
    }
    lost
}

impl Tally {
    /// Whether nothing happened but attacks without effect.
    #[must_use]
    pub fn is_quiet(&self) -> bool {
        self.is_calm() && self.reduced.iter().all(Vec::is_empty)
    }

    /// Whether no counter was lost, came back or came inside the walls, and nothing was broken or taken. Units may have lost
    /// steps.
    fn is_calm(&self) -> bool {
        self.is_still() && self.lost.iter().all(Vec::is_empty)
    }

    /// Whether at most one counter was lost and the lead did not change. It is told together with turns like it.
    fn is_slight(&self) -> bool {
        self.is_still() && self.lost.iter().flatten().nth(1).is_none() && self.lead.is_none()
    }

    /// Whether no counter came back or came inside the walls, and nothing was broken or taken.
    fn is_still(&self) -> bool {
        let nothing_broken = self.breached.is_empty() && self.opened.is_empty() && self.silenced.is_empty();
        nothing_broken && self.captured.is_empty() && self.inside.is_empty() && self.returned == [0, 0]
    }

    /// Adds the turns before it.
    fn follow(&mut self, before: Self) {
        self.from = before.from;
        self.attacks += before.attacks;
        for (own, earlier) in self.lost.iter_mut().zip(before.lost) {
            own.splice(..0, earlier);
            own.sort_by_key(|loss| Reverse(loss.rank));
        }
        for ((own, earlier), lost) in self.reduced.iter_mut().zip(before.reduced).zip(&self.lost) {
            own.splice(..0, earlier);
            own.retain(|piece| !lost.iter().any(|loss| loss.piece == *piece));
        }
        self.stand = self.stand.take().or(before.stand);
        self.has_new_verdict |= before.has_new_verdict;
    }

    /// Names its turns.
    #[must_use]
    pub fn titled(&self, voice: &Voice) -> String {
        let id = if self.ended { "story-turn" } else { "story-turn-open" };
        let turns = Phrase::new(id).count("turn", usize::from(self.turn)).count("from", usize::from(self.from));
        let several = match self.turn.saturating_sub(self.from) {
            0 => "no",
            1 => "two",
            _ => "yes",
        };
        voice.say(&turns.with("unit", self.unit).with("several", several))
    }

    /// Tells it in sentences.
    #[must_use]
    pub fn told(&self, names: &Names, voice: &Voice) -> Vec<String> {
        let mut told = Vec::new();
        if self.is_calm() {
            told.push(voice.say(&Phrase::new("story-quiet").count("attacks", self.attacks)));
        }
        told.extend(self.broken(names, voice));
        told.extend(crossing::told(&self.inside, names, voice));
        for side in Side::ALL {
            let (lost, so_far) = (&self.lost[side.index()], self.so_far[side.index()]);
            if !lost.is_empty() {
                let said = Phrase::new("story-lost").with("side", side.word()).count("count", lost.len());
                let unit = (self.from < self.turn).then_some(self.unit);
                let said = said.with("names", loss::named(lost, unit, names, voice)).with("total", so_far.told(voice));
                told.push(voice.say(&said.with("first", if so_far.all == lost.len() { "yes" } else { "no" })));
            }
            let reduced = &self.reduced[side.index()];
            if !reduced.is_empty() {
                let said = Phrase::new("story-reduced").count("count", reduced.len());
                told.push(voice.say(&said.with("names", listed(reduced, NAMES, names, voice))));
            }
        }
        for side in Side::ALL {
            let guns: Vec<String> =
                self.captured.iter().filter(|(_, by)| *by == side).map(|(gun, _)| gun.clone()).collect();
            if !guns.is_empty() {
                let said = Phrase::new("story-guns").with("side", side.word());
                told.push(voice.say(&said.with("names", listed(&guns, NAMES, names, voice))));
            }
            let returned = self.returned[side.index()];
            if returned > 0 {
                told.push(voice.say(&Phrase::new("story-returned").with("side", side.word()).count("count", returned)));
            }
        }
        let verdict = if self.has_new_verdict { "new" } else { "known" };
        let stand = self.stand.clone().map(|stand| stand.with("verdict", verdict));
        let stand = stand.and_then(|stand| voice.clause(&stand, Clause::Told));
        told.extend(stand.map(|stand| voice.say(&Phrase::new("story-end").with("before", sentence(&stand)))));
        // A state that has a verdict says who is ahead.
        let is_said = self.stand.as_ref().is_some_and(|stand| argument(stand, "winner").is_some());
        let lead = self.lead.filter(|_| !is_said).map(|side| Phrase::new("story-lead").with("side", side));
        told.extend(lead.map(|lead| voice.say(&lead)));
        told
    }
}

impl Tally {
    /// Tells which walls were breached, which doors broken open, and which guns put out of action.
    pub(super) fn broken(&self, names: &Names, voice: &Voice) -> Vec<String> {
        let sides = |id, sides: &[Hexside]| {
            let at = sides.iter().map(|side| voice.say(&names.beside(*side))).collect();
            let at = joined(at, "story-same", "story-last", voice);
            (!sides.is_empty()).then(|| voice.say(&Phrase::new(id).count("count", sides.len()).with("at", at)))
        };
        let silenced = (!self.silenced.is_empty()).then(|| {
            let said = Phrase::new("story-silenced").count("count", self.silenced.len());
            voice.say(&said.with("names", listed(&self.silenced, NAMES, names, voice)))
        });
        let [breached, opened] = [sides("story-breached", &self.breached), sides("story-opened", &self.opened)];
        [breached, opened, silenced].into_iter().flatten().collect()
    }
}

/// Puts turns together in each of which hardly anything was lost.
#[must_use]
pub fn folded<'t>(tallies: impl Iterator<Item = &'t Tally>) -> Vec<Tally> {
    let mut folded: Vec<Tally> = Vec::new();
    let mut was_slight = false;
    for tally in tallies {
        let is_slight = tally.is_slight();
        let mut tally = tally.clone();
        // What comes before the first turn has a name of its own.
        let goes_on = |last: &mut Tally| was_slight && is_slight && last.from > 0 && last.ended == tally.ended;
        if let Some(before) = folded.pop_if(goes_on) {
            tally.follow(before);
        }
        folded.push(tally);
        was_slight = is_slight;
    }
    folded
}

/// Lists counters by name, at most `most` of them; the others are counted. Those that differ only by a number are listed
/// together.
pub(super) fn listed(ids: &[String], most: usize, names: &Names, voice: &Voice) -> String {
    let (shown, more) = groups(ids, most, names, voice);
    match more {
        // A name may have a comma of its own.
        _ if ids.iter().any(|id| names.called(id, voice.language()).contains(',')) => {
            more_than(joined(shown, "joined", "joined", voice), more, voice)
        }
        0 => joined(shown, "story-same", "story-last", voice),
        _ => more_than(joined(shown, "story-same", "story-same", voice), more, voice),
    }
}

/// Returns the parts of such a list, and the number of counters left out.
pub(super) fn groups(ids: &[String], most: usize, names: &Names, voice: &Voice) -> (Vec<String>, usize) {
    let mut groups: Vec<(&str, Vec<u32>)> = Vec::new();
    for id in ids {
        let called = names.called(id, voice.language());
        let Some((name, number)) = numbered(called) else {
            groups.push((called, Vec::new()));
            continue;
        };
        match groups.iter_mut().find(|(own, numbers)| *own == name && !numbers.is_empty()) {
            Some((_, numbers)) => numbers.push(number),
            None => groups.push((name, vec![number])),
        }
    }
    let (mut shown, mut more, mut left) = (Vec::new(), 0, most);
    for (name, mut numbers) in groups {
        let count = numbers.len().max(1);
        if left == 0 {
            more += count;
            continue;
        }
        numbers.sort_unstable();
        let is_counted = count > NUMBERS && most < usize::MAX;
        left = left.saturating_sub(if is_counted { 1 } else { count });
        let several = voice.several(name);
        shown.push(match &numbers[..] {
            [] => name.to_owned(),
            [only] => format!("{name}\u{a0}{only}"),
            _ if is_counted => {
                let known = if several == name { "no" } else { "yes" };
                let name = several.trim_end_matches("n°").trim_end();
                voice.say(&Phrase::new("story-alike").with("name", name).count("count", count).with("known", known))
            }
            _ => format!("{several}\u{a0}{}", joined(runs(&numbers), "story-same", "story-last", voice)),
        });
    }
    (shown, more)
}

/// Returns the name and the number of one of several counters of that name.
pub(super) fn numbered(called: &str) -> Option<(&str, u32)> {
    let (name, number) = called.rsplit_once('\u{a0}')?;
    Some((name, number.parse().ok()?))
}

/// Writes sorted numbers, three and more in a row as the first and the last one.
fn runs(numbers: &[u32]) -> Vec<String> {
    let rows = numbers.chunk_by(|one, next| one + 1 == *next);
    let written = rows.flat_map(|row| match row {
        [first, _, .., last] => vec![format!("{first}–{last}")],
        few => few.iter().map(ToString::to_string).collect(),
    });
    written.collect()
}

/// Counts what a list leaves out.
pub(super) fn more_than(names: String, more: usize, voice: &Voice) -> String {
    if more == 0 { names } else { voice.say(&Phrase::new("story-and-more").with("names", names).count("more", more)) }
}

/// Joins texts by the message `id`, the last one by `last`.
pub(super) fn joined(mut texts: Vec<String>, id: &'static str, last: &'static str, voice: &Voice) -> String {
    let join =
        |id, before: String, after: String| voice.say(&Phrase::new(id).with("before", before).with("after", after));
    let end = texts.pop().unwrap_or_default();
    match texts.into_iter().reduce(|before, after| join(id, before, after)) {
        Some(before) => join(last, before, end),
        None => end,
    }
}
