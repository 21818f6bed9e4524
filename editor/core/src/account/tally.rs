//! What a turn cost: attacks, losses, guns that changed hands, and who came inside the walls.

use std::collections::BTreeMap;

use rules::board::SpotId;
use rules::phrase::Phrase;
use rules::play::{News, PieceId};
use rules::side::Side;

use super::{AnyTable, ShownLine};
use crate::words::names::Names;
use crate::words::{Clause, Voice, sentence};

/// The names listed at most; further ones are counted.
pub(super) const NAMES: usize = 8;

/// What happened in a turn.
#[derive(Debug, Clone, Default)]
pub struct Tally {
    /// The Game-Turn.
    pub turn: u8,
    /// The number of attacks.
    pub attacks: usize,
    /// The counters that each side lost in it, by name, in the order of [`Side::index`].
    pub lost: [Vec<String>; 2],
    /// The number of counters that each side has lost since the game began.
    pub so_far: [usize; 2],
    /// The guns that changed hands: each gun and the side that has it at the end of the turn.
    pub captured: Vec<(String, Side)>,
    /// The attackers that came inside the walls for the first time, and where.
    pub inside: Vec<(String, Phrase)>,
    /// Whether the turn is over.
    pub ended: bool,
    /// The state of the game at its end, as a sentence; `None` if the account ends before.
    pub stand: Option<Phrase>,
}

/// Counts what happens until a turn ends.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    turn: Tally,
    /// The attackers that have been inside the walls.
    entered: Vec<PieceId>,
    /// Who took which gun in this turn, in order.
    owners: Vec<(PieceId, Side)>,
    /// Who had the guns that were taken in earlier turns.
    before: BTreeMap<PieceId, Side>,
}

impl Ledger {
    /// Whether an event only repeats what has been told: a gun that its own side takes over, or a unit that comes inside
    /// again.
    pub(super) fn knows(&self, table: &AnyTable, news: News) -> bool {
        match news {
            News::Captured { gun, by } => self.owner(table, gun) == table.piece(by).side,
            News::Inside { piece, .. } => self.entered.contains(&piece),
            News::Attacked | News::Lost(_) => false,
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

    /// Adds the lines of a step.
    pub(super) fn add(&mut self, table: &AnyTable, lines: &[ShownLine]) {
        let name = |piece: PieceId| table.piece(piece).name.to_owned();
        let mut lost: Vec<PieceId> = Vec::new();
        for line in lines {
            match line.news {
                Some(News::Attacked) => self.turn.attacks += 1,
                // One death may be two events: the test of a leader, and his removal.
                Some(News::Lost(piece)) if !lost.contains(&piece) => {
                    lost.push(piece);
                    if let Some(side) = table.piece(piece).side {
                        self.turn.lost[side.index()].push(name(piece));
                        self.turn.so_far[side.index()] += 1;
                    }
                }
                Some(News::Captured { gun, by }) => {
                    let owner = table.piece(by).side;
                    self.owners.extend(owner.map(|side| (gun, side)));
                }
                Some(News::Inside { piece, at }) if !self.entered.contains(&piece) => self.enter(table, piece, at),
                Some(News::Lost(_) | News::Inside { .. }) | None => {}
            }
        }
    }

    fn enter(&mut self, table: &AnyTable, piece: PieceId, at: SpotId) {
        self.entered.push(piece);
        self.turn.inside.push((table.piece(piece).name.to_owned(), table.board().said(at)));
    }

    /// Ends a turn, or what is told of it. `None` if nothing happened in it.
    pub(super) fn close(&mut self, table: &AnyTable, turn: u8, ended: bool, stand: Option<Phrase>) -> Option<Tally> {
        let now: BTreeMap<PieceId, Side> = self.owners.drain(..).collect();
        for (gun, side) in now {
            if self.before(table, gun) != Some(side) {
                self.turn.captured.push((table.piece(gun).name.to_owned(), side));
            }
            self.before.insert(gun, side);
        }
        let next = Tally { so_far: self.turn.so_far, ..Tally::default() };
        let tally = Tally { turn, ended, stand, ..std::mem::replace(&mut self.turn, next) };
        let is_quiet = tally.attacks == 0 && tally.captured.is_empty() && tally.inside.is_empty();
        (!is_quiet || tally.lost.iter().any(|own| !own.is_empty())).then_some(tally)
    }
}

impl Tally {
    /// Tells it in sentences.
    #[must_use]
    pub fn told(&self, names: &Names, voice: &Voice) -> Vec<String> {
        let mut told = vec![voice.say(&Phrase::new("story-attacks").count("attacks", self.attacks))];
        if self.lost.iter().all(Vec::is_empty) {
            told.push(voice.text("story-lost-nobody"));
        } else {
            for side in Side::ALL {
                let (lost, so_far) = (&self.lost[side.index()], self.so_far[side.index()]);
                let said = Phrase::new(if lost.is_empty() { "story-lost-none" } else { "story-lost" });
                let said = said.with("side", side.word()).with("names", listed(lost, NAMES, names, voice));
                told.push(voice.say(&said.count("count", lost.len()).count("total", so_far)));
            }
        }
        for side in Side::ALL {
            let guns: Vec<String> =
                self.captured.iter().filter(|(_, by)| *by == side).map(|(gun, _)| gun.clone()).collect();
            if !guns.is_empty() {
                let said = Phrase::new("story-guns").with("side", side.word());
                told.push(voice.say(&said.with("names", listed(&guns, NAMES, names, voice))));
            }
        }
        if let Some((piece, at)) = self.inside.first() {
            let first = Phrase::new("story-inside").with("piece", piece).said("at", at.clone());
            told.push(voice.say(&names.put(first.count("others", self.inside.len() - 1))));
        }
        let stand = self.stand.as_ref().and_then(|stand| voice.clause(stand, Clause::Told));
        told.extend(stand.map(|stand| voice.say(&Phrase::new("story-end").with("before", sentence(&stand)))));
        told
    }
}

/// Lists counters by name, at most `most` of them; the others are counted.
pub(super) fn listed(ids: &[String], most: usize, names: &Names, voice: &Voice) -> String {
    let called = |id: &String| names.called(id, voice.language()).to_owned();
    let shown: Vec<String> = ids.iter().take(most).map(called).collect();
    // A name may have a comma of its own.
    let id = if shown.iter().any(|name| name.contains(',')) { "joined" } else { "story-same" };
    let join = |before: String, after: String| voice.say(&Phrase::new(id).with("before", before).with("after", after));
    let all = shown.into_iter().reduce(join).unwrap_or_default();
    match ids.len().saturating_sub(most) {
        0 => all,
        more => voice.say(&Phrase::new("story-and-more").with("names", all).count("more", more)),
    }
}
