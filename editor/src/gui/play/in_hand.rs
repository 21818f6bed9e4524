//! What the person at the table has in hand: a counter, its target, a way that is begun; and what a click means then.

use rules::board::SpotId;
use rules::hex::Hex;
use rules::phrase::Phrase;
use rules::play::{Activation, CounterClass, DecisionKind, Odds, PieceId, Reach, Refusal, Task};
use rules::spot::Level;

use super::{AnyTable, activation, on_map_or_button};
use crate::gui::questions::position::after;

/// Why something was not done: what to say, and the hexes to light up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct No {
    /// What to say: the first is the answer, the others explain it.
    pub said: Vec<Phrase>,
    /// The number of the rule; `None` when no rule speaks of it.
    pub rule: Option<&'static str>,
    /// The hexes.
    pub hexes: Vec<Hex>,
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> Self {
        Self { said: vec![refusal.message], rule: Some(refusal.atom.id()), hexes: refusal.hexes }
    }
}

/// What is in hand.
#[derive(Debug, Default)]
pub struct Pick {
    /// The counter.
    pub piece: Option<PieceId>,
    /// Whom it attacks.
    pub target: Option<PieceId>,
    /// The group that is planned for, by its place in the list.
    pub group: Option<usize>,
    /// The spots of a retreat that was begun.
    pub way: Vec<SpotId>,
    /// The spots of a hex between which the person must choose.
    pub fork: Vec<SpotId>,
    /// How far the counter gets.
    pub moves: Option<Reach>,
    /// Whom the counter calls to act.
    pub summons: Option<Activation>,
    /// What comes of the attack, or of striking back.
    pub odds: Option<Odds>,
    /// Why nothing came of the last click.
    pub no: Option<No>,
    /// The hex the button came down on, until it comes up.
    down: Option<Hex>,
    /// The hex the pointer has come upon since then.
    pub over: Option<Hex>,
}

impl Pick {
    /// A counter in hand, and nothing else.
    pub fn new(piece: Option<PieceId>) -> Self {
        Self { piece, ..Self::default() }
    }

    /// Lets everything go. What one is asked is not let go: the odds of striking back stay.
    pub fn let_go(&mut self, table: Option<&AnyTable>) {
        *self = Self { odds: table.and_then(rules::table::Tabletop::answer_odds), ..Self::default() };
    }

    /// The table has changed: what can still be done with the counter in hand?
    pub fn table_changed(&mut self, table: &AnyTable) {
        let piece = self.piece.filter(|piece| {
            table.asked().is_some()
                && table.token(*piece).at.is_some()
                && on_map_or_button::ready(table).contains(piece)
        });
        *self = Self { down: self.down, over: self.over, ..Self::default() };
        if let Some(piece) = piece {
            self.take(table, piece);
        }
        self.odds = table.answer_odds();
    }

    /// The counter that is placed: the one in hand, or else the first that waits.
    pub fn placed(&self, table: &AnyTable) -> Option<PieceId> {
        let waiting = on_map_or_button::waiting(table);
        self.piece.filter(|piece| waiting.contains(piece)).or_else(|| waiting.first().copied())
    }

    /// Takes a counter in hand.
    pub fn take(&mut self, table: &AnyTable, piece: PieceId) {
        *self = Self { piece: Some(piece), down: self.down, odds: table.answer_odds(), ..Self::default() };
        if table.task() == Task::Move && table.token(piece).at.is_some() {
            self.moves = Some(table.reach(piece, false));
        }
        self.summons = table.summons(piece).filter(|_| table.task() == Task::Answer);
    }

    /// Takes the next counter that can do something in hand, or the one before, in the order of their hexes.
    pub fn turn(&mut self, table: &AnyTable, next: bool) {
        let hex = |piece: &PieceId| table.hex_of(*piece);
        let mut ready: Vec<_> = on_map_or_button::ready(table).into_iter().collect();
        ready.sort_by_key(|piece| (hex(piece), *piece));
        if !next {
            ready.reverse();
        }
        let here = self.piece.and_then(|own| ready.iter().position(|piece| *piece == own));
        let turned = ready.get(here.map_or(0, |here| (here + 1) % ready.len()));
        if let Some(piece) = turned {
            self.take(table, *piece);
        }
    }

    /// Chooses whom the counter in hand attacks.
    pub fn aim(&mut self, table: &AnyTable, target: PieceId) {
        let Some(unit) = self.piece else { return };
        self.target = Some(target);
        self.no = None;
        let odds = table.odds(unit, target);
        if odds.attacks.is_empty() {
            self.no = odds.refused.first().map(|refusal| refusal.clone().into());
        }
        self.odds = Some(odds);
    }

    /// The button came down on a hex, or the hex was entered by key. Returns what is to be done.
    pub fn pressed(&mut self, table: &AnyTable, hex: Hex, shown: Level) -> Vec<String> {
        (self.down, self.over) = (Some(hex), None);
        self.no = None;
        let before = std::mem::take(&mut self.fork);
        match table.task() {
            Task::Place => self.place(table, hex, shown),
            Task::Plan => self.plan(table, hex),
            Task::Move => self.march(table, hex, shown, &before),
            Task::Attack => {
                self.strike(table, hex, shown);
                Vec::new()
            }
            Task::Retreat(_) => self.retreat(table, hex, shown),
            Task::Aim | Task::Answer => {
                let answers = answers(table, hex);
                if answers.is_empty()
                    && let Some(caller) = after(&activation::callers_in(table, hex, shown), self.piece)
                {
                    self.take(table, caller);
                }
                answers
            }
        }
    }

    /// The button came up: a drag from one hex to another means both.
    pub fn released(&mut self, table: &AnyTable, shown: Level) -> Vec<String> {
        match (self.down.take(), self.over.take()) {
            (Some(from), Some(hex)) if from != hex && matches!(table.task(), Task::Move | Task::Attack) => {
                self.pressed(table, hex, shown)
            }
            _ => Vec::new(),
        }
    }

    /// The button came down on a hex while the position is set: the counter in hand is put there, or the next one of the
    /// hex is taken in hand.
    pub fn placed_by_hand(&mut self, table: &AnyTable, hex: Hex, shown: Level) -> Option<String> {
        (self.down, self.over) = (Some(hex), None);
        (self.no, self.fork) = (None, Vec::new());
        let held = self.piece.filter(|piece| table.hex_of(*piece) != Some(hex));
        let Some(piece) = held else {
            let next = after(&on_map_or_button::pieces_in(table, hex, shown), self.piece);
            *self = Self { piece: next, down: self.down, ..Self::default() };
            return None;
        };
        let spots = table.board().spots_of(hex).collect();
        self.one_of(table, spots, shown).map(|at| table.put(piece, at))
    }

    /// The hex a drag that is over has come to; none when it was a click.
    pub fn dragged_to(&mut self) -> Option<Hex> {
        let from = self.down.take()?;
        self.over.take().filter(|hex| *hex != from)
    }

    /// One of the spots of a fork was picked.
    pub fn choose(&mut self, table: &AnyTable, spot: SpotId) -> Vec<String> {
        self.fork.clear();
        match table.task() {
            Task::Place => {
                let piece = self.placed(table);
                piece.map(|piece| self.placing(table, piece, spot)).unwrap_or_default()
            }
            Task::Move => self.steps_to(table, spot),
            Task::Retreat(_) => self.go_on(table, spot),
            Task::Plan | Task::Attack | Task::Aim | Task::Answer => Vec::new(),
        }
    }

    /// One of several spots of a hex: the only one, or the one of the level shown; otherwise the person is asked.
    fn one_of(&mut self, table: &AnyTable, spots: Vec<SpotId>, shown: Level) -> Option<SpotId> {
        let board = table.board();
        let own = spots.iter().copied().find(|spot| board.spot(*spot).level == shown);
        match (own, spots.as_slice()) {
            (Some(spot), _) => Some(spot),
            (None, [spot]) => Some(*spot),
            (None, _) => {
                self.fork = spots;
                None
            }
        }
    }

    fn place(&mut self, table: &AnyTable, hex: Hex, shown: Level) -> Vec<String> {
        let board = table.board();
        let Some(piece) = self.placed(table) else { return Vec::new() };
        let here: Vec<_> = on_map_or_button::places(table, piece).filter(|at| board.spot(*at).hex == hex).collect();
        if here.is_empty() {
            let spots = board.spots_of(hex);
            let at = spots.min_by_key(|spot| board.spot(*spot).level != shown);
            let refused = at.and_then(|at| table.place(piece, at)).and_then(Result::err);
            self.no = refused.map(Into::into);
        }
        let chosen = self.one_of(table, here, shown);
        chosen.map(|at| self.placing(table, piece, at)).unwrap_or_default()
    }

    fn placing(&mut self, table: &AnyTable, piece: PieceId, at: SpotId) -> Vec<String> {
        self.made(table.place(piece, at))
    }

    fn plan(&mut self, table: &AnyTable, hex: Hex) -> Vec<String> {
        let plan = self.group.and_then(|group| table.plan(group, hex));
        self.made(plan)
    }

    /// A decision that is allowed, or why it is not.
    fn made(&mut self, decision: Option<Result<String, Refusal>>) -> Vec<String> {
        match decision {
            Some(Ok(made)) => vec![made],
            Some(Err(refusal)) => {
                self.no = Some(refusal.into());
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    fn march(&mut self, table: &AnyTable, hex: Hex, shown: Level, fork: &[SpotId]) -> Vec<String> {
        let board = table.board();
        if let Some(moves) = &self.moves
            && table.hex(moves.from) != Some(hex)
        {
            let ends = moves.ways.iter().map(rules::play::Route::to);
            let ends: Vec<_> = ends.filter(|spot| board.spot(*spot).hex == hex).collect();
            if !ends.is_empty() {
                // The second click on a fork takes the cheaper way.
                let chosen = if ends == fork { ends.first().copied() } else { self.one_of(table, ends, shown) };
                return chosen.map(|spot| self.steps_to(table, spot)).unwrap_or_default();
            }
        }
        if self.take_next(table, hex, shown) {
            return Vec::new();
        }
        if let Some(moves) = &self.moves {
            let refused = board.spots_of(hex).find_map(|spot| moves.refusal(spot).cloned());
            let said = board
                .spots_of(hex)
                .next()
                .map(|spot| moves.explain(spot, board, |piece| table.piece(piece).name.to_owned()))
                .unwrap_or_default();
            let rule = refused.as_ref().map(|refusal| refusal.atom.id());
            let hexes = refused.map(|refusal| refusal.hexes).unwrap_or_default();
            self.no = Some(No { said, rule, hexes });
        }
        Vec::new()
    }

    /// The steps of the cheapest way to a spot.
    fn steps_to(&self, table: &AnyTable, spot: SpotId) -> Vec<String> {
        let Some(moves) = &self.moves else { return Vec::new() };
        let way = moves.way_to(spot).into_iter().flat_map(|way| &way.steps);
        let path: Vec<_> = way.map(|stride| stride.to).collect();
        table.walk(moves.piece, &path)
    }

    /// Takes the next counter of a hex in hand that is the person's own. Returns whether there is one.
    fn take_next(&mut self, table: &AnyTable, hex: Hex, shown: Level) -> bool {
        let side = table.asked();
        let mut own = on_map_or_button::pieces_in(table, hex, shown);
        own.retain(|piece| {
            let whose = table.piece(*piece).side;
            let crew = || {
                let beside = table.token(*piece).at.map(|at| table.on(at)).unwrap_or_default();
                let unit =
                    beside.into_iter().map(|other| table.piece(other)).find(|other| other.class == CounterClass::Unit);
                unit.and_then(|unit| unit.side)
            };
            whose.or_else(crew) == side
        });
        let other = if table.task() == Task::Move { CounterClass::Battery } else { CounterClass::Leader };
        own.retain(|piece| table.piece(*piece).class != other);
        // Those that can still do something come first.
        let ready = on_map_or_button::ready(table);
        own.sort_by_key(|piece| !ready.contains(piece));
        let next = after(&own, self.piece);
        if let Some(next) = next {
            self.take(table, next);
        }
        next.is_some()
    }

    fn strike(&mut self, table: &AnyTable, hex: Hex, shown: Level) {
        let side = table.asked();
        let mut enemies = on_map_or_button::pieces_in(table, hex, shown);
        enemies.retain(|piece| {
            let piece = table.piece(*piece);
            piece.class == CounterClass::Unit && piece.side != side
        });
        if self.piece.is_some() && !enemies.is_empty() {
            if let Some(target) = after(&enemies, self.target.filter(|own| enemies.contains(own))) {
                self.aim(table, target);
            }
        } else {
            self.take_next(table, hex, shown);
        }
    }

    fn retreat(&mut self, table: &AnyTable, hex: Hex, shown: Level) -> Vec<String> {
        let board = table.board();
        let spots: Vec<_> = on_map_or_button::onward(table, &self.way);
        let here: Vec<_> = spots.into_iter().filter(|spot| board.spot(*spot).hex == hex).collect();
        if here.is_empty() {
            // A click elsewhere begins the way anew.
            self.way.clear();
            return Vec::new();
        }
        let chosen = self.one_of(table, here, shown);
        chosen.map(|spot| self.go_on(table, spot)).unwrap_or_default()
    }

    /// Goes on with a retreat; it is made as soon as only one way is left.
    fn go_on(&mut self, table: &AnyTable, spot: SpotId) -> Vec<String> {
        self.way.push(spot);
        let ways: Vec<_> = on_map_or_button::retreats(table, &self.way).take(2).collect();
        match ways.as_slice() {
            [way] => vec![way.text.clone()],
            _ => Vec::new(),
        }
    }
}

/// The answer a click on a hex gives: the only one that is about it.
fn answers(table: &AnyTable, hex: Hex) -> Vec<String> {
    let about = table
        .decisions()
        .iter()
        .filter(|decision| decision.kind != DecisionKind::Plan && decision.hexes.contains(&hex));
    let about: Vec<_> = about.take(2).map(|decision| decision.text.clone()).collect();
    if about.len() == 1 { about } else { Vec::new() }
}
