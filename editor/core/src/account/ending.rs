//! How a game ended: who won, by what, and who is left.

use std::cmp::Reverse;

use rules::phrase::Phrase;
use rules::play::{CounterClass, PieceId, Score, ScorePart};
use rules::side::Side;

use super::AnyTable;
use super::lists::{joined, listed};
use super::tally::Lead;
use crate::words::Voice;
use crate::words::names::Names;

/// How a game ended.
#[derive(Debug)]
pub struct GameEnd {
    /// The winner.
    winner: Option<Side>,
    /// How the winner came ahead; `None` if the game has no points, if something else decided it, or if earlier steps
    /// were left out.
    ahead: Option<Ahead>,
    /// The last turn.
    turn: u8,
    /// What the game counts: `turn` or `round`.
    unit: &'static str,
    /// Why it ended, in a sentence.
    said: Phrase,
    /// What the score is made of.
    score: Score,
    /// Who is left, in the order of [`Side::index`].
    left: [Left; 2],
}

/// How the winner came ahead for good.
#[derive(Debug)]
pub(super) struct Ahead {
    /// The turn at whose end he was ahead and remained so: 0 for the whole game.
    pub(super) since: u8,
    /// The score then; `None` for the whole game.
    pub(super) lead: Option<Lead>,
    /// What his points of that turn were for.
    pub(super) gains: Vec<ScorePart>,
}

/// Those of a side that are on the map in the end.
#[derive(Debug)]
struct Left {
    /// The number of its units.
    units: usize,
    /// Its leaders by name, those of highest rank first.
    leaders: Vec<String>,
}

impl Left {
    fn of(table: &AnyTable, side: Side) -> Self {
        let on_map = |piece: &PieceId| {
            let token = table.token(*piece);
            table.piece(*piece).side == Some(side) && token.at.is_some()
        };
        let all: Vec<PieceId> = (0..table.piece_count()).map(|at| PieceId(at as u16)).filter(on_map).collect();
        let is_unit = |piece: &&PieceId| table.rank(**piece) == 0 && table.piece(**piece).class == CounterClass::Unit;
        let mut leaders: Vec<PieceId> = all.iter().copied().filter(|piece| table.rank(*piece) > 0).collect();
        leaders.sort_by_key(|piece| Reverse(table.rank(*piece)));
        let leaders = leaders.into_iter().map(|piece| table.piece(piece).name.to_owned()).collect();
        Self { units: all.iter().filter(is_unit).count(), leaders }
    }
}

impl GameEnd {
    /// Returns how the game ended; `None` while it goes on. `ahead` says how the winner came ahead.
    pub(super) fn of(table: &AnyTable, ahead: Option<Ahead>) -> Option<Self> {
        Some(Self {
            said: table.ending()?,
            winner: table.winner(),
            ahead,
            turn: table.moment().turn,
            unit: table.turn_word(),
            score: table.score(),
            left: Side::ALL.map(|side| Left::of(table, side)),
        })
    }

    /// Tells it in sentences: who won, why, what the points were for, what was needed, and when the winner came ahead.
    #[must_use]
    pub fn told(&self, voice: &Voice) -> Vec<String> {
        let won = self.winner.map(|side| Phrase::new("story-won").with("side", side.word()));
        let won = won.map(|won| voice.say(&won.with("unit", self.unit).with("turn", self.turn)));
        let points = Side::ALL.into_iter().filter_map(|side| {
            let own = self.score.parts.iter().filter(|part| part.side == side && part.points != 0);
            let parts = parts(own, false, voice);
            let said = Phrase::new("story-points").with("side", side.word()).with("parts", &parts);
            (!parts.is_empty()).then(|| voice.say(&said))
        });
        let measured = self.score.said.iter().map(|said| voice.say(said));
        let ahead = self.winner.zip(self.ahead.as_ref()).map(|(side, ahead)| {
            let when = match ahead.since {
                0 => "whole",
                since if since == self.turn => "last",
                _ => "since",
            };
            let said = Phrase::new("story-came-ahead").with("side", side.word()).with("when", when);
            let said = said.with("unit", self.unit).with("turn", ahead.since);
            let is_rivalled = self.score.parts.iter().any(|part| part.side != side);
            let said = said.with("scorers", if is_rivalled { "both" } else { "one" });
            let points = ahead.lead.and_then(|lead| lead.score(side, voice));
            let said = said.with("points", points.as_deref().unwrap_or("none"));
            let gains = parts(&ahead.gains, true, voice);
            voice.say(&said.with("known", if gains.is_empty() { "no" } else { "yes" }).with("gains", gains))
        });
        won.into_iter().chain([voice.say(&self.said)]).chain(points).chain(measured).chain(ahead).collect()
    }

    /// Tells who of each side is left on the map, with the leaders by name.
    #[must_use]
    pub fn left(&self, names: &Names, voice: &Voice) -> String {
        let of_side = |side: Side| {
            let Left { units, leaders } = &self.left[side.index()];
            let is_none = *units == 0 && leaders.is_empty();
            let said = Phrase::new("story-left-of").with("side", side.word()).count("units", *units);
            let said = said.count("leaders", leaders.len()).with("any", if is_none { "no" } else { "yes" });
            voice.say(&said.with("names", listed(leaders, usize::MAX, names, voice)))
        };
        let [texan, mexican] = Side::ALL.map(of_side);
        voice.say(&Phrase::new("story-left").with("texan", texan).with("mexican", mexican))
    }
}

/// Lists what points were for; with `more`, as what was added.
pub(super) fn parts<'p>(parts: impl IntoIterator<Item = &'p ScorePart>, more: bool, voice: &Voice) -> String {
    joined(parts.into_iter().map(|part| voice.say(&part.said(more))).collect(), "story-same", "story-last", voice)
}
