//! What a turn cost: losses, guns that changed hands, and who came inside the walls.

use std::cmp::Reverse;

use rules::hexside::Hexside;
use rules::phrase::Phrase;
use rules::play::ScorePart;
use rules::side::Side;

use super::crossing::Entrance;
use super::ending::parts;
use super::lists::{NAMES, joined, listed, some_of};
use super::loss::{Loss, Means};
use super::place::AtPlace;
use super::sentence::{argument, figure};
use super::{crossing, loss};
use crate::words::names::Names;
use crate::words::{Clause, Voice, sentence};

/// The counters lost at one place inside the walls that are worth telling, at least.
const BLOODY: usize = 4;
/// The counters that one counter destroys in a turn that are worth telling, at least.
const DEED: usize = 3;

/// A counter, or a group of them, that did something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Doer {
    /// Its id.
    pub name: String,
    /// Whether it is a gun that its enemies serve.
    pub is_taken: bool,
}

/// What happened in a turn, or in several that are told together.
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
    pub(super) fn is_slight(&self) -> bool {
        self.is_still() && self.lost.iter().flatten().nth(1).is_none() && self.lead.is_none()
    }

    /// Whether no counter came back or came inside the walls, and nothing was broken or taken.
    fn is_still(&self) -> bool {
        let nothing_broken = self.breached.is_empty() && self.opened.is_empty() && self.silenced.is_empty();
        nothing_broken && self.captured.is_empty() && self.inside.is_empty() && self.returned == [0, 0]
    }

    /// Adds the turns before it.
    pub(super) fn follow(&mut self, before: Self) {
        self.from = before.from;
        self.attacks += before.attacks;
        for (own, earlier) in self.returned.iter_mut().zip(before.returned) {
            *own += earlier;
        }
        self.silenced.splice(..0, before.silenced);
        self.breached.splice(..0, before.breached);
        self.opened.splice(..0, before.opened);
        self.inside.splice(..0, before.inside);
        // Of a gun that changed hands twice, the last one counts.
        let is_later = |gun: &String| self.captured.iter().any(|(own, ..)| own == gun);
        let captured: Vec<_> = before.captured.into_iter().filter(|(gun, ..)| !is_later(gun)).collect();
        self.captured.splice(..0, captured);
        if before.walls == Walls::Crossed {
            self.walls = before.walls;
        }
        if self.lead.is_none() {
            (self.lead, self.gains) = (before.lead, before.gains);
        }
        self.garrison = self.garrison.or(before.garrison);
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
            // Of many in several turns, the number says more than the names.
            let (all, bare) = if self.from < self.turn && others.len() > NAMES {
                let bare = Toll { all: others.len(), leaders: 0 }.told(voice);
                (loss::counted_as(bare.clone(), &others, voice), bare)
            } else {
                let bare: Vec<String> = others.iter().map(|own| own.piece.clone()).collect();
                (loss::named(&others, names, voice), listed(&bare, NAMES, names, voice))
            };
            let said = said.with("names", all).with("bare", bare).with("total", so_far.told(voice));
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
        // Who broke which door is a matter of its turn.
        let is_one = self.from == self.turn;
        let opened = by_doer(self.opened.iter().map(|(side, by)| (side, by.as_ref().filter(|_| is_one))));
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
