//! Counts what happens in the steps of a game until a turn ends.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use rules::board::SpotId;
use rules::phrase::{Argument, Phrase};
use rules::play::{CounterClass, Fact, News, PieceId, Score};
use rules::side::Side;
use rules::words::Language;

use super::crossing::Entrance;
use super::loss::{Loss, Means};
use super::place::Place;
use super::sentence::{argument, figure, piece};
use super::tally::{Doer, Lead, Tally, Walls};
use super::{AnyTable, ShownLine};
use crate::words::names::FORMER;
use crate::words::{Clause, Voice};

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
            let is_with_unit = removal.is_some_and(|own| own.rule == Some(WITH_UNIT));
            let before = self.turn.lost[side.index()].last().filter(|_| is_with_unit);
            let means = removal.and_then(|line| match (line.said.id, line.rule) {
                (ALONE, _) => Some(Means::Overrun),
                (_, Some(BURNING)) => Some(Means::Burning),
                _ => before.filter(|own| own.means == Means::Burning).map(|own| own.means),
            });
            let loss = Loss { with_unit: is_with_unit, ..self.loss(table, turn, piece, side, means) };
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
        Loss { piece: self.name(table, piece), rank: table.rank(piece), turn, means, by, at, with_unit: false }
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

/// Returns the name under which a command stand goes on as a stand of infantry.
fn former(id: &str) -> String {
    format!("{FORMER}{id}")
}
