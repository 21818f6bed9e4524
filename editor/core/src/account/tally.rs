//! What a turn cost: losses, guns that changed hands, and who came inside the walls.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use rules::board::SpotId;
use rules::hexside::Hexside;
use rules::phrase::{Argument, Phrase};
use rules::play::{CounterClass, Fact, News, PieceId, Score, ScorePart};
use rules::side::Side;
use rules::words::Language;

use super::crossing::Entrance;
use super::ending::parts;
use super::loss::{Loss, Means};
use super::place::{AtPlace, Place};
use super::sentence::{argument, figure, piece};
use super::{AnyTable, ShownLine, crossing, loss};
use crate::words::names::{FORMER, Names};
use crate::words::{Clause, Voice, sentence};

/// The names listed at most; further ones are counted.
pub(super) const NAMES: usize = 8;
/// The counters lost at one place inside the walls that are worth telling, at least.
const BLOODY: usize = 4;
/// The counters that one counter destroys in a turn that are worth telling, at least.
const DEED: usize = 3;
/// The walls or doors named at most; further ones are counted.
const SIDES: usize = 3;
/// The counters of one name listed by their numbers at most; more of them are counted.
const NUMBERS: usize = 4;

/// The event of a command stand that becomes a stand of infantry.
const EXCHANGED: &str = "event-knapp-exchanged";
/// The event of a leader who is killed where he is alone.
const ALONE: &str = "event-leader-killed";
/// The rule by which whoever stays in a burning room is lost.
const BURNING: &str = "D16.a";
/// The rule by which officers are lost with the last unit of their area.
const WITH_UNIT: &str = "D5.3.b";

/// The parts of the state of a game that are told only when they change: who is ahead and how clearly, and the limit of
/// losses.
const VERDICT: [&str; 4] = ["winner", "degree", "limit", "losses"];

/// A counter, or a group of them, that did something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Doer {
    /// Its id.
    pub name: String,
    /// Whether it is a gun that its enemies serve.
    pub is_taken: bool,
}

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
    /// The guns and batteries that were put out of action, by name, each with the one that did it, if any.
    pub silenced: Vec<(String, Option<Doer>)>,
    /// The walls that were breached, each with the gun or the battery that did it, if any.
    pub breached: Vec<(Hexside, Option<Doer>)>,
    /// The doors that were broken open, each with the counter that did it, if any.
    pub opened: Vec<(Hexside, Option<Doer>)>,
    /// The guns that changed hands: each gun, the side that has it at the end of the turn, and the unit that took it.
    pub captured: Vec<(String, Side, String)>,
    /// The attackers that came inside the walls for the first time, and where.
    pub inside: Vec<Entrance>,
    /// Whether the attackers have crossed the walls.
    pub walls: Walls,
    /// Whether the turn is over.
    pub ended: bool,
    /// Whether the game is over with it.
    pub is_last: bool,
    /// The state of the game at its end, as a sentence; `None` if it reads as before, or the account ends earlier.
    pub stand: Option<Phrase>,
    /// Whether that says anew who is ahead.
    pub has_new_verdict: bool,
    /// The side that took the lead, or that nobody has it any more; `None` if that did not change, or if the game has no
    /// points.
    pub lead: Option<Lead>,
    /// What the points that each side got in the turn were for, in the order of [`Side::index`].
    pub gains: [Vec<ScorePart>; 2],
    /// The units of the garrison at the end of the turn, if the game is decided by them.
    pub garrison: Option<usize>,
    /// The one that fell last, if the game is over and nobody of the garrison is left.
    pub fell_last: Option<Loss>,
    /// What the game counts: `turn` or `round`.
    pub unit: &'static str,
}

/// Whether the attackers have crossed the walls.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Walls {
    /// Nobody has come inside.
    #[default]
    Held,
    /// Somebody has come inside for the first time in this turn.
    Crossed,
    /// Somebody had come inside before.
    Open,
}

/// Who has the lead at the end of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lead {
    /// The side; `None` if neither is ahead.
    pub side: Option<Side>,
    /// The points of both sides, in the order of [`Side::index`]; `None` for a side that gets none in this game.
    pub points: [Option<i32>; 2],
    /// The side that wins with equal points; `None` if the game does not say.
    pub tie: Option<Side>,
}

impl Lead {
    /// Tells the score, from the view of a side.
    pub(super) fn score(self, side: Side, voice: &Voice) -> Option<String> {
        let own = self.points[side.index()]?;
        let said = match self.points[side.enemy().index()] {
            Some(other) => Phrase::new("story-score").amount("other", other),
            None => Phrase::new("story-score-alone"),
        };
        Some(voice.say(&said.amount("own", own)))
    }
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
    /// The state as a sentence; `None` if it is told by the end of the game.
    pub(super) stand: Option<Phrase>,
    /// The side that was ahead.
    pub(super) ahead: Option<Side>,
    /// What the score was made of.
    pub(super) score: Score,
}

/// An attack in progress.
#[derive(Debug, Clone, Copy)]
struct Attack {
    side: Option<Side>,
    by: PieceId,
    target: PieceId,
    means: Means,
    at: Option<SpotId>,
}

/// Counts what happens until a turn ends.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    turn: Tally,
    /// The attackers that have been inside the walls.
    entered: BTreeSet<PieceId>,
    /// Who took which gun for which side in this turn, in order.
    owners: Vec<(PieceId, Side, PieceId)>,
    /// Who had the guns that were taken in earlier turns.
    before: BTreeMap<PieceId, Side>,
    /// The state of the game as it was told last.
    stand: Option<Phrase>,
    /// Who was ahead at the end of the last turn.
    ahead: Option<Side>,
    /// What the score was made of at the end of the last turn.
    score: Score,
    /// The counters that were lost and have not come back.
    gone: BTreeSet<PieceId>,
    /// Whether the walls had been crossed when the turn began.
    walls: Walls,
    /// The command stands that have become stands of infantry.
    former: BTreeSet<PieceId>,
    /// The attacks of the decision in progress.
    attacks: Vec<Attack>,
    /// The counter that moved last in it, and where to.
    mover: Option<(PieceId, SpotId)>,
    /// The counter that acted last in it, by name.
    actor: Option<String>,
}

impl Ledger {
    /// Begins a decision: what is lost from now on does not fall to earlier attacks.
    pub(super) fn begin(&mut self) {
        self.attacks.clear();
        (self.mover, self.actor) = (None, None);
    }

    /// Returns the name of a counter: that of a former command stand once it has become a stand of infantry.
    fn name(&self, table: &AnyTable, piece: PieceId) -> String {
        let name = table.piece(piece).name;
        if self.former.contains(&piece) { former(name) } else { name.to_owned() }
    }

    /// Names former command stands as such in a line, and notes whether it makes one.
    pub(super) fn rename(&mut self, table: &AnyTable, line: &mut ShownLine) {
        let made = (line.said.id == EXCHANGED).then(|| line.said.arguments.clone());
        for (_, value) in &mut line.said.arguments {
            if let Argument::Text(id) = value
                && self.former.iter().any(|own| table.piece(*own).name == id)
            {
                *id = former(id);
            }
        }
        let named = made.into_iter().flatten().find_map(|(_, value)| match value {
            Argument::Text(id) => table.piece_named(&id),
            _ => None,
        });
        self.former.extend(named);
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
        let taken = self.owners.iter().rev().find(|(own, ..)| *own == gun).map(|(_, side, _)| *side);
        taken.or_else(|| self.before(table, gun))
    }

    /// Returns a counter as the one that does something.
    fn doer(&self, table: &AnyTable, piece: PieceId) -> Doer {
        let own = table.piece(piece).side.or(Some(Side::Texan));
        Doer { name: self.name(table, piece), is_taken: self.owner(table, piece) != own }
    }

    /// Returns the counter that acted last, as the one that does something.
    fn actor(&self, table: &AnyTable) -> Option<Doer> {
        let name = self.actor.as_ref()?;
        let group = || Doer { name: name.clone(), is_taken: false };
        Some(table.piece_named(name).map_or_else(group, |piece| self.doer(table, piece)))
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
                let at = match line.fact {
                    Some(Fact::Struck { to, .. }) => Some(to),
                    _ => None,
                };
                let side = table.piece(by).side.or(side);
                self.attacks.push(Attack { side, by, target, means: Means::of(line), at });
            }
            if let Some(Fact::Walked { piece, to, .. }) = line.fact {
                self.mover = Some((piece, to));
            }
        }
        for (piece, side) in lost(table, lines) {
            let removal = lines.iter().find(|line| line.news == Some(News::Lost(piece)));
            let before =
                self.turn.lost[side.index()].last().filter(|_| removal.is_some_and(|own| own.rule == Some(WITH_UNIT)));
            let means = removal.and_then(|line| match (line.said.id, line.rule) {
                (ALONE, _) => Some(Means::Overrun),
                (_, Some(BURNING)) => Some(Means::Burning),
                _ => before.filter(|own| own.means == Means::Burning).map(|own| own.means),
            });
            let loss = self.loss(table, turn, piece, side, means);
            let rank = loss.rank;
            self.gone.insert(piece);
            self.turn.lost[side.index()].push(loss);
            let toll = &mut self.turn.so_far[side.index()];
            toll.all += 1;
            toll.leaders += usize::from(rank > 0);
        }
        for line in lines {
            self.actor = piece(&line.said).or_else(|| self.actor.take());
            let Some(news) = line.news else { continue };
            match news {
                News::Attacked { .. } => self.turn.attacks += 1,
                News::Captured { gun, by } => {
                    let owner = table.piece(by).side;
                    self.owners.extend(owner.map(|side| (gun, side, by)));
                }
                News::Inside { piece, at } => self.enter(table, piece, at),
                News::Returned(piece) => {
                    let side = table.piece(piece).side.filter(|_| self.gone.remove(&piece));
                    if let Some(side) = side {
                        self.turn.returned[side.index()] += 1;
                    }
                }
                News::Reduced(piece) => {
                    let own = table.piece(piece);
                    own.side.into_iter().for_each(|side| self.turn.reduced[side.index()].push(own.name.to_owned()));
                }
                News::Silenced(piece) => {
                    let attack = self.attacks.iter().rev().find(|own| own.target == piece);
                    let by = attack.map(|own| self.doer(table, own.by));
                    self.turn.silenced.push((table.piece(piece).name.to_owned(), by));
                }
                News::Breached(side) => self.turn.breached.push((side, self.actor(table))),
                News::Opened(side) => self.turn.opened.push((side, self.actor(table))),
                News::Lost(_) => {}
            }
        }
    }

    /// Returns a lost counter of a side with what it fell to: the last attack on it, or else the last one of the enemy;
    /// whoever was alone, to the enemy that came; whoever burned, to nobody.
    fn loss(&self, table: &AnyTable, turn: u8, piece: PieceId, side: Side, means: Option<Means>) -> Loss {
        let attacks = || self.attacks.iter().rev().filter(|own| own.side == Some(side.enemy()));
        let attack = attacks().find(|own| own.target == piece).or_else(|| attacks().next());
        let mover = self.mover.filter(|(by, _)| table.piece(*by).side == Some(side.enemy()));
        let (means, by, at) = match (means, mover, attack) {
            (Some(Means::Burning), ..) => (Means::Burning, None, None),
            (Some(Means::Overrun), Some((by, at)), _) => (Means::Overrun, Some(by), Some(at)),
            (_, _, Some(own)) => (own.means, Some(own.by), own.at),
            (_, _, None) => (Means::Other, None, None),
        };
        let (by, at) = (by.map(|by| self.name(table, by)), at.map(|at| Place::of(table, at)));
        Loss { piece: self.name(table, piece), rank: table.rank(piece), turn, means, by, at }
    }

    fn enter(&mut self, table: &AnyTable, piece: PieceId, at: SpotId) {
        if self.entered.insert(piece) {
            self.turn.inside.push(Entrance { piece: self.name(table, piece), at: Place::of(table, at) });
        }
    }

    /// Ends a turn, or what is told of it. `None` if nothing happened in it.
    pub(super) fn close(&mut self, table: &AnyTable, turn: u8, ended: bool, end: Option<TurnEnd>) -> Option<Tally> {
        let now: BTreeMap<PieceId, (Side, PieceId)> =
            self.owners.drain(..).map(|(gun, side, by)| (gun, (side, by))).collect();
        for (gun, (side, by)) in now {
            if self.before(table, gun) != Some(side) {
                let by = self.name(table, by);
                self.turn.captured.push((table.piece(gun).name.to_owned(), side, by));
            }
            self.before.insert(gun, side);
        }
        for (reduced, lost) in self.turn.reduced.iter_mut().zip(&self.turn.lost) {
            reduced.retain(|piece| !lost.iter().any(|own| own.piece == *piece));
        }
        let fell_last = self.turn.lost[Side::Texan.index()].last().cloned();
        for lost in &mut self.turn.lost {
            lost.sort_by_key(|own| Reverse(own.rank));
        }
        let next = Tally { so_far: self.turn.so_far, ..Tally::default() };
        let mut tally = std::mem::replace(&mut self.turn, next);
        (tally.from, tally.turn, tally.ended, tally.unit) = (turn, turn, ended, table.turn_word());
        tally.walls = match self.walls {
            Walls::Held if !tally.inside.is_empty() => Walls::Crossed,
            walls => walls,
        };
        self.walls = if self.entered.is_empty() { Walls::Held } else { Walls::Open };
        if tally.attacks == 0 && tally.is_quiet() {
            return None;
        }
        let Some(TurnEnd { stand, ahead, score }) = end else { return Some(tally) };
        tally.is_last = stand.is_none();
        tally.fell_last = fell_last.filter(|_| tally.is_last && is_gone(table, Side::Texan));
        let measured = |name| score.said.iter().find_map(|said| argument(said, name));
        tally.garrison = measured("units").and_then(|units| figure(units).parse().ok());
        let tie = measured("tie").map(figure);
        let tie = Side::ALL.into_iter().find(|side| tie.as_deref() == Some(side.word()));
        // What ends a game besides the points does not give anybody the lead.
        let ahead = ahead.or(self.ahead.filter(|_| tally.is_last));
        // What has not changed since it was told last need not be told again.
        let before = self.stand.as_ref();
        if let Some(stand) = stand.filter(|stand| before.map(printed) != Some(printed(stand))) {
            let verdict = |said: &Phrase| VERDICT.map(|name| argument(said, name).cloned());
            tally.has_new_verdict = before.is_none_or(|before| verdict(before) != verdict(&stand));
            tally.stand = Some(stand.clone());
            self.stand = Some(stand);
        }
        tally.gains = Side::ALL.map(|side| score.since(&self.score, side));
        let before = std::mem::replace(&mut self.ahead, ahead);
        let gets = |side: Side| score.parts.iter().any(|part| part.side == side);
        let points = || Side::ALL.map(|side| Some(score.points()[side.index()]).filter(|_| gets(side)));
        tally.lead = (before != ahead && !score.parts.is_empty()).then(|| Lead { side: ahead, points: points(), tie });
        self.score = score;
        Some(tally)
    }
}

/// Whether no unit and no leader of a side is on the map.
fn is_gone(table: &AnyTable, side: Side) -> bool {
    let is_left = |piece: PieceId| {
        let own = table.piece(piece);
        let counts = table.rank(piece) > 0 || own.class == CounterClass::Unit;
        own.side == Some(side) && counts && table.token(piece).at.is_some()
    };
    !table.pieces().any(is_left)
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
        // The state at the end of the game is told by the game's own end.
        self.stand = self.stand.take().or(before.stand).filter(|_| !self.is_last);
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

    /// Tells it in sentences: first what was most telling, such as the walls when they are broken or crossed for the first
    /// time, and how leaders fell.
    #[must_use]
    pub fn told(&self, names: &Names, voice: &Voice) -> Vec<String> {
        let mut told = Vec::new();
        if self.is_calm() {
            told.push(voice.say(&Phrase::new("story-quiet").count("attacks", self.attacks)));
        }
        let unit = (self.from < self.turn).then_some(self.unit);
        let deaths =
            Side::ALL.into_iter().filter_map(|side| loss::deaths(&self.lost[side.index()], side, unit, names, voice));
        // Guns that were taken and then used come before what they did.
        let are_used = self.breached.iter().chain(&self.opened).filter_map(|(_, by)| by.as_ref());
        let are_used = are_used.chain(self.silenced.iter().filter_map(|(_, by)| by.as_ref()));
        let are_used =
            are_used.filter(|by| by.is_taken).any(|gun| self.captured.iter().any(|(own, ..)| *own == gun.name));
        let mut guns = Side::ALL.map(|side| self.guns(side, names, voice));
        let used: Vec<String> = guns.iter_mut().filter(|_| are_used).filter_map(Option::take).collect();
        let way = used.into_iter().chain(self.broken(names, voice));
        let way = way.chain(crossing::told(&self.inside, self.walls == Walls::Crossed, names, voice));
        match self.walls {
            Walls::Held | Walls::Crossed => told.extend(way.chain(deaths)),
            Walls::Open => told.extend(deaths.chain(way)),
        }
        told.extend(self.deed(names, voice));
        told.extend(self.bloodiest(names, voice));
        // Whoever lost more comes first.
        let mut sides = Side::ALL;
        sides.sort_by_key(|side| Reverse(self.lost[side.index()].len()));
        for side in sides {
            told.extend(self.losses(side, names, voice));
        }
        for (side, guns) in Side::ALL.into_iter().zip(guns) {
            told.extend(guns);
            let returned = self.returned[side.index()];
            if returned > 0 {
                told.push(voice.say(&Phrase::new("story-returned").with("side", side.word()).count("count", returned)));
            }
        }
        let verdict = match self.has_new_verdict {
            true if self.is_early() => "early",
            true => "new",
            false => "known",
        };
        let stand = self.stand.clone().map(|stand| stand.with("verdict", verdict));
        let stand = stand.and_then(|stand| voice.clause(&stand, Clause::Told));
        told.extend(stand.map(|stand| voice.say(&Phrase::new("story-end").with("before", sentence(&stand)))));
        told.extend(self.lead.and_then(|lead| self.led(lead, voice)));
        told.extend(self.fell_last(names, voice));
        told
    }

    /// Whether it is in the first half of a game of a fixed number of turns: who would win then says little.
    fn is_early(&self) -> bool {
        let turns = self.stand.as_ref().and_then(|stand| argument(stand, "turns"));
        turns.and_then(|turns| figure(turns).parse().ok()).is_some_and(|turns: u8| self.turn <= turns / 2)
    }

    /// Tells who of the garrison fell last, and to whom. `None` if somebody is left, or if nobody felled him.
    pub(super) fn fell_last(&self, names: &Names, voice: &Voice) -> Option<String> {
        let Loss { piece, by, .. } = self.fell_last.as_ref()?;
        let [piece, by] = [piece, by.as_ref()?].map(|own| names.in_sentence(own, voice));
        Some(voice.say(&Phrase::new("story-last-fell").with("names", piece).with("by", by)))
    }

    /// Tells what a side lost besides its leaders, and which of its units lost steps.
    fn losses(&self, side: Side, names: &Names, voice: &Voice) -> Vec<String> {
        let (lost, so_far) = (&self.lost[side.index()], self.so_far[side.index()]);
        let others: Vec<&Loss> = lost.iter().filter(|own| own.rank == 0).collect();
        let mut told = Vec::new();
        if !others.is_empty() {
            let said = Phrase::new("story-lost").with("side", side.word()).count("count", others.len());
            let said = said.with("also", if others.len() < lost.len() { "yes" } else { "no" });
            let said = said.with("names", loss::named(&others, names, voice)).with("total", so_far.told(voice));
            let bare: Vec<String> = others.iter().map(|own| own.piece.clone()).collect();
            let said = said.with("bare", listed(&bare, NAMES, names, voice));
            let is_by_fire = lost.iter().all(|own| own.means == Means::Fire);
            let is_before = side == Side::Mexican && self.walls == Walls::Held && is_by_fire;
            let said = said.with("where", if is_before { "before" } else { "there" });
            told.push(voice.say(&said.with("first", if so_far.all == lost.len() { "yes" } else { "no" })));
        }
        let reduced = &self.reduced[side.index()];
        if !reduced.is_empty() {
            let said = Phrase::new("story-reduced").count("count", reduced.len());
            told.push(voice.say(&said.with("names", listed(reduced, NAMES, names, voice))));
        }
        told
    }

    /// Tells which guns a side took, and with which units. `None` if it took none.
    fn guns(&self, side: Side, names: &Names, voice: &Voice) -> Option<String> {
        let own = self.captured.iter().filter(|(_, owner, _)| *owner == side);
        let taken = by_doer(own.map(|(gun, _, by)| (gun, Some(by))));
        let taken = taken.into_iter().map(|(by, guns)| {
            let said = Phrase::new("story-gun-taken").with("names", listed(&guns, NAMES, names, voice));
            let by = by.map(|by| names.in_sentence(by, voice));
            voice.say(&said.with("by", by.unwrap_or_default()))
        });
        let taken = joined(taken.collect(), "story-same", "story-last", voice);
        let said = Phrase::new("story-guns").with("side", side.word()).with("names", &taken);
        (!taken.is_empty()).then(|| voice.say(&said))
    }

    /// Tells which counter destroyed most of the enemy, if those are several.
    fn deed(&self, names: &Names, voice: &Voice) -> Option<String> {
        let of_side = |side: Side| {
            let own = self.lost[side.index()].iter().filter(|loss| loss.by.is_some());
            let by = by_doer(own.map(|loss| (&loss.piece, loss.by.as_ref())));
            by.into_iter().filter_map(move |(by, lost)| Some((by?, lost.len(), side)))
        };
        let deeds: Vec<_> = Side::ALL.into_iter().flat_map(of_side).collect();
        // Of several, the one who began first.
        let (by, lost, side) = deeds.into_iter().rev().max_by_key(|(_, lost, _)| *lost)?;
        let said = Phrase::new("story-deed").with("side", side.word()).count("count", lost);
        let said = said.with("by", names.in_sentence(by, voice));
        (lost >= DEED).then(|| voice.say(&said))
    }

    /// Tells where inside the walls most counters were lost, if those are several.
    fn bloodiest(&self, names: &Names, voice: &Voice) -> Option<String> {
        let lost = Side::ALL.into_iter().flat_map(|side| self.lost[side.index()].iter().map(move |own| (own, side)));
        let inside = lost.filter_map(|(own, side)| Some((own.at.as_ref()?, side)));
        let inside = inside.filter(|(at, _)| names.is_inside(at.spot.hex));
        let places = AtPlace::grouped(inside, names);
        // Of several, the one where most was lost first.
        let most = places.iter().rev().max_by_key(|own| own.all.len()).filter(|own| own.all.len() >= BLOODY)?;
        let toll = Side::ALL.map(|side| most.all.iter().filter(|own| **own == side).count());
        let said = Phrase::new("story-bloodiest").with("at", most.at(voice));
        Some(voice.say(&said.with("losses", of_both(toll, voice))))
    }

    /// Tells who takes the lead and why, unless the state of the game has said it.
    fn led(&self, lead: Lead, voice: &Voice) -> Option<String> {
        let gains = lead.side.map(|side| parts(&self.gains[side.index()], true, voice)).unwrap_or_default();
        let says_winner = self.stand.as_ref().is_some_and(|stand| argument(stand, "winner").is_some());
        if says_winner && gains.is_empty() {
            return None;
        }
        if let (None, Some(tie), [Some(points), Some(_)]) = (lead.side, lead.tie, lead.points) {
            return Some(voice.say(&Phrase::new("story-level").with("points", points).with("tie", tie.word())));
        }
        let is_rivalled = lead.points.iter().all(Option::is_some);
        let said = Phrase::new("story-lead").with("scorers", if is_rivalled { "both" } else { "one" });
        let said = said.with("side", lead.side.map_or("nobody", Side::word));
        let points = lead.side.and_then(|side| lead.score(side, voice));
        let said = said.with("points", points.as_deref().unwrap_or("none"));
        Some(voice.say(&said.with("known", if gains.is_empty() { "no" } else { "yes" }).with("gains", gains)))
    }

    /// Tells which walls were breached, which doors broken open, and which guns put out of action, and by whom.
    pub(super) fn broken(&self, names: &Names, voice: &Voice) -> Vec<String> {
        let at = |sides: &[Hexside]| {
            let at: Vec<String> = sides.iter().map(|side| voice.say(&names.beside(*side))).collect();
            some_of(at, voice)
        };
        let by = |said: Phrase, by: Option<&Doer>| {
            let by = by.map(|Doer { name, is_taken }| {
                let name = names.in_sentence(name, voice);
                if *is_taken { voice.say(&Phrase::new("story-captured-by").with("piece", name)) } else { name }
            });
            voice.say(&said.with("by", by.as_deref().unwrap_or("nobody")))
        };
        let breached = by_doer(self.breached.iter().map(|(side, by)| (side, by.as_ref())));
        let breached = breached.into_iter().map(|(doer, sides)| {
            by(Phrase::new("story-breached").count("count", sides.len()).with("at", at(&sides)), doer)
        });
        let opened = by_doer(self.opened.iter().map(|(side, by)| (side, by.as_ref())));
        let opened = opened.into_iter().map(|(doer, sides)| {
            by(Phrase::new("story-opened").count("count", sides.len()).with("at", at(&sides)), doer)
        });
        let silenced = by_doer(self.silenced.iter().map(|(gun, by)| (gun, by.as_ref())));
        let silenced = silenced.into_iter().map(|(doer, guns)| {
            let said = Phrase::new("story-silenced").count("count", guns.len());
            by(said.with("names", listed(&guns, NAMES, names, voice)), doer)
        });
        breached.chain(opened).chain(silenced).collect()
    }
}

/// Puts together what the same counter did something to.
fn by_doer<'t, T: Clone + 't, D: PartialEq>(
    done: impl Iterator<Item = (&'t T, Option<&'t D>)>,
) -> Vec<(Option<&'t D>, Vec<T>)> {
    let mut groups: Vec<(Option<&D>, Vec<T>)> = Vec::new();
    for (what, by) in done {
        match groups.iter_mut().find(|(own, _)| *own == by) {
            Some((_, all)) => all.push(what.clone()),
            None => groups.push((by, vec![what.clone()])),
        }
    }
    groups
}

/// Counts the losses of both sides.
pub(super) fn of_both(toll: [usize; 2], voice: &Voice) -> String {
    let of_side = |side: Side| {
        let count = toll[side.index()];
        (count > 0).then(|| voice.say(&Phrase::new("story-toll").with("side", side.word()).count("count", count)))
    };
    joined(Side::ALL.into_iter().filter_map(of_side).collect(), "story-same", "story-last", voice)
}

/// Returns the name under which a command stand goes on as a stand of infantry.
fn former(id: &str) -> String {
    format!("{FORMER}{id}")
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
            [] => voice.in_sentence(name),
            [only] => voice.in_sentence(&format!("{name}\u{a0}{only}")),
            _ if is_counted => {
                let known = if several == name { "no" } else { "yes" };
                let name = several.trim_end_matches("n°").trim_end();
                voice.say(&Phrase::new("story-alike").with("name", name).count("count", count).with("known", known))
            }
            _ => {
                let numbers = joined(runs(&numbers), "story-same", "story-last", voice);
                voice.in_sentence(&format!("{several}\u{a0}{numbers}"))
            }
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

/// Joins the first few texts of a list; the others are counted.
fn some_of(mut texts: Vec<String>, voice: &Voice) -> String {
    // A single one is given rather than counted.
    let more = if texts.len() == SIDES + 1 { 0 } else { texts.len().saturating_sub(SIDES) };
    texts.truncate(texts.len() - more);
    let last = if more == 0 { "story-last" } else { "story-same" };
    more_than(joined(texts, "story-same", last, voice), more, voice)
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
