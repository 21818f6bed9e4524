//! What the person at the table has in hand (a counter, its target, a retreat in progress), and what a click means
//! then.

use rules::board::SpotId;
use rules::hex::Hex;
use rules::phrase::Phrase;
use rules::play::{Activation, CounterClass, DecisionKind, Odds, PieceId, Reach, Refusal, Task};
use rules::spot::Level;

use super::{AnyTable, activation, on_map_or_button};
use crate::gui::questions::position::after;

/// Why an action was refused: the messages, and the hexes to highlight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct No {
    /// The messages: the first is the answer, the others explain it.
    pub said: Vec<Phrase>,
    /// The number of the rule; `None` if no rule covers it.
    pub rule: Option<&'static str>,
    /// The hexes to highlight.
    pub hexes: Vec<Hex>,
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> Self {
        Self { said: vec![refusal.message], rule: Some(refusal.atom.id()), hexes: refusal.hexes }
    }
}

/// The current selection of the person who decides.
#[derive(Debug, Default)]
pub struct Pick {
    /// The counter in hand.
    pub piece: Option<PieceId>,
    /// The target of its attack.
    pub target: Option<PieceId>,
    /// The index of the group to plan for.
    pub group: Option<usize>,
    /// The spots of the retreat so far.
    pub way: Vec<SpotId>,
    /// The spots of a hex between which the person must choose.
    pub fork: Vec<SpotId>,
    /// The reach of the counter.
    pub moves: Option<Reach>,
    /// The counters that the counter calls to act.
    pub summons: Option<Activation>,
    /// The odds of the attack, or of striking back.
    pub odds: Option<Odds>,
    /// Why the last click had no effect.
    pub no: Option<No>,
    /// The hex the button was pressed on, until it is released.
    down: Option<Hex>,
    /// The hex that the pointer has been dragged to since then.
    pub over: Option<Hex>,
}

impl Pick {
    /// Creates a selection of a counter only.
    pub fn new(piece: Option<PieceId>) -> Self {
        Self { piece, ..Self::default() }
    }

    /// Clears the selection, except for the odds of striking back while the person is asked about them.
    pub fn let_go(&mut self, table: Option<&AnyTable>) {
        *self = Self { odds: table.and_then(rules::table::Tabletop::answer_odds), ..Self::default() };
    }

    /// Updates the selection after a change of the table; the counter stays in hand only if it can still act.
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

    /// Returns the counter to place: the one in hand, otherwise the first that waits.
    pub fn placed(&self, table: &AnyTable) -> Option<PieceId> {
        let waiting = on_map_or_button::waiting(table);
        self.piece.filter(|piece| waiting.contains(piece)).or_else(|| waiting.first().copied())
    }

    /// Picks up a counter.
    pub fn take(&mut self, table: &AnyTable, piece: PieceId) {
        *self = Self { piece: Some(piece), down: self.down, odds: table.answer_odds(), ..Self::default() };
        if table.task() == Task::Move && table.token(piece).at.is_some() {
            self.moves = Some(table.reach(piece, false));
        }
        self.summons = table.summons(piece).filter(|_| table.task() == Task::Answer);
    }

    /// Picks up the next or previous counter that can act, in the order of their hexes.
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

    /// Chooses the target of the counter in hand.
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

    /// Handles a press of the button on a hex, or a hex entered by key. Returns the actions to make.
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

    /// Handles the release of the button. A drag from one hex to another counts as a press on both.
    pub fn released(&mut self, table: &AnyTable, shown: Level) -> Vec<String> {
        match (self.down.take(), self.over.take()) {
            (Some(from), Some(hex)) if from != hex && matches!(table.task(), Task::Move | Task::Attack) => {
                self.pressed(table, hex, shown)
            }
            _ => Vec::new(),
        }
    }

    /// Handles a press on a hex while the position is set by hand: puts the counter in hand there, or picks up the next
    /// counter of the hex.
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

    /// Returns the hex a finished drag has led to; `None` if it was a click.
    pub fn dragged_to(&mut self) -> Option<Hex> {
        let from = self.down.take()?;
        self.over.take().filter(|hex| *hex != from)
    }

    /// Handles the choice of a spot of the fork. Returns the actions to make.
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

    /// Returns one of several spots of a hex: the one on the level shown, otherwise the only one. If neither exists,
    /// the person is asked and it returns `None`.
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

    /// Returns an allowed decision, or keeps the reason why it is not.
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
                // The second click on a fork takes the cheapest path.
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

    /// Returns the steps of the cheapest path to a spot.
    fn steps_to(&self, table: &AnyTable, spot: SpotId) -> Vec<String> {
        let Some(moves) = &self.moves else { return Vec::new() };
        let way = moves.way_to(spot).into_iter().flat_map(|way| &way.steps);
        let path: Vec<_> = way.map(|stride| stride.to).collect();
        table.walk(moves.piece, &path)
    }

    /// Picks up the person's next counter in a hex. Returns whether there is one.
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
        // Counters that can still act come first.
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
            // A click elsewhere restarts the path.
            self.way.clear();
            return Vec::new();
        }
        let chosen = self.one_of(table, here, shown);
        chosen.map(|spot| self.go_on(table, spot)).unwrap_or_default()
    }

    /// Extends a retreat; it is made as soon as only one path is left.
    fn go_on(&mut self, table: &AnyTable, spot: SpotId) -> Vec<String> {
        self.way.push(spot);
        let ways: Vec<_> = on_map_or_button::retreats(table, &self.way).take(2).collect();
        match ways.as_slice() {
            [way] => vec![way.text.clone()],
            _ => Vec::new(),
        }
    }
}

/// Returns the answer that a click on a hex gives, if exactly one concerns it.
fn answers(table: &AnyTable, hex: Hex) -> Vec<String> {
    let about = table
        .decisions()
        .iter()
        .filter(|decision| decision.kind != DecisionKind::Plan && decision.hexes.contains(&hex));
    let about: Vec<_> = about.take(2).map(|decision| decision.text.clone()).collect();
    if about.len() == 1 { about } else { Vec::new() }
}
