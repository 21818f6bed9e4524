//! What the person at the table has in hand: a counter, its target, a way that is begun; and what a click means then.

use rules::alamo::{Action, Amend, Mode, Pending, PieceId};
use rules::board::SpotId;
use rules::hex::Hex;
use rules::message::Message as Say;
use rules::play::Refusal;
use rules::spot::Level;

use super::marks;
use super::matter::{self, Matter};
use super::table::Table;
use crate::gui::asking::scene::{Scene, after};
use crate::inquiry::moves::Moves;
use crate::inquiry::odds::Assault;

/// Why something was not done: what to say, and the hexes to light up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct No {
    /// What to say: the first is the answer, the others explain it.
    pub said: Vec<Say>,
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
    /// The column that is plotted.
    pub column: Option<u8>,
    /// The spots of a retreat that was begun.
    pub way: Vec<SpotId>,
    /// The spots of a hex between which the person must choose.
    pub fork: Vec<SpotId>,
    /// How far the counter gets.
    pub moves: Option<Moves>,
    /// What comes of the attack, or of striking back.
    pub assault: Option<Assault>,
    /// Why nothing came of the last click.
    pub no: Option<No>,
    /// The hex the button came down on, until it comes up.
    down: Option<Hex>,
    /// The hex the pointer has come upon since then.
    pub over: Option<Hex>,
}

impl Pick {
    /// A counter in hand, and nothing else.
    pub fn of(piece: Option<PieceId>) -> Self {
        Self { piece, ..Self::default() }
    }

    /// Lets everything go. What one is asked is not let go: the odds of striking back stay.
    pub fn let_go(&mut self, table: Option<&Table>) {
        *self = Self { assault: table.and_then(answer), ..Self::default() };
    }

    /// The table has changed: what can still be done with the counter in hand?
    pub fn table_changed(&mut self, table: &Table) {
        let piece = self.piece.filter(|piece| {
            let state = table.position().of(*piece);
            table.asked().is_some() && state.is_on_map() && matter::ready(table).contains(piece)
        });
        *self = Self { down: self.down, over: self.over, ..Self::default() };
        if let Some(piece) = piece {
            self.take(table, piece);
        }
        self.assault = answer(table);
    }

    /// The counter that is placed: the one in hand, or else the first that waits.
    pub fn placed(&self, table: &Table) -> Option<PieceId> {
        let waiting = matter::waiting(table);
        self.piece.filter(|piece| waiting.contains(piece)).or_else(|| waiting.first().copied())
    }

    /// Takes a counter in hand.
    pub fn take(&mut self, table: &Table, piece: PieceId) {
        *self = Self { piece: Some(piece), down: self.down, assault: answer(table), ..Self::default() };
        let position = table.position();
        if Matter::of(table) == Matter::Move && position.of(piece).is_on_map() {
            self.moves = Some(Moves::of(table.game(), *position, piece, false, None));
        }
    }

    /// Takes the next counter that can do something in hand, or the one before, in the order of their hexes.
    pub fn turn(&mut self, table: &Table, next: bool) {
        let hex = |piece: &PieceId| marks::stands(table, *piece);
        let mut ready: Vec<_> = matter::ready(table).into_iter().collect();
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
    pub fn aim(&mut self, table: &Table, target: PieceId) {
        let Some(unit) = self.piece else { return };
        self.target = Some(target);
        self.no = None;
        let assault = Assault::of(table.game(), *table.position(), unit, target, &Mode::ALL);
        if assault.attacks.is_empty() {
            self.no = assault.refused.first().map(|(_, refusal)| refusal.clone().into());
        }
        self.assault = Some(assault);
    }

    /// The button came down on a hex, or the hex was entered by key. Returns what is to be done.
    pub fn pressed(&mut self, table: &Table, hex: Hex, shown: Level) -> Vec<Action> {
        (self.down, self.over) = (Some(hex), None);
        self.no = None;
        let before = std::mem::take(&mut self.fork);
        match Matter::of(table) {
            Matter::Place => self.place(table, hex, shown),
            Matter::Plot => self.plot(table, hex),
            Matter::Move => self.march(table, hex, shown, &before),
            Matter::Attack => {
                self.strike(table, hex, shown);
                Vec::new()
            }
            Matter::Retreat(_) => self.retreat(table, hex, shown),
            Matter::Aim | Matter::Answer => answers(table, hex),
        }
    }

    /// The button came up: a drag from one hex to another means both.
    pub fn released(&mut self, table: &Table, shown: Level) -> Vec<Action> {
        match (self.down.take(), self.over.take()) {
            (Some(from), Some(hex)) if from != hex && matches!(Matter::of(table), Matter::Move | Matter::Attack) => {
                self.pressed(table, hex, shown)
            }
            _ => Vec::new(),
        }
    }

    /// The button came down on a hex while the position is set: the counter in hand is put there, or the next one of the
    /// hex is taken in hand.
    pub fn placed_by_hand(&mut self, table: &Table, hex: Hex, shown: Level) -> Option<Amend> {
        (self.down, self.over) = (Some(hex), None);
        (self.no, self.fork) = (None, Vec::new());
        let scene = Scene { game: std::sync::Arc::clone(table.game()), position: *table.position() };
        let held = self.piece.filter(|piece| scene.spot(*piece).is_none_or(|at| at.hex != hex));
        let Some(piece) = held else {
            let next = after(&scene.pieces_in(hex, shown), self.piece);
            *self = Self { piece: next, down: self.down, ..Self::default() };
            return None;
        };
        let spots = table.game().board().spots_of(hex).collect();
        self.one_of(table, spots, shown).map(|at| Amend::Put { piece, at })
    }

    /// The hex a drag that is over has come to; none when it was a click.
    pub fn dragged_to(&mut self) -> Option<Hex> {
        let from = self.down.take()?;
        self.over.take().filter(|hex| *hex != from)
    }

    /// One of the spots of a fork was picked.
    pub fn choose(&mut self, table: &Table, spot: SpotId) -> Vec<Action> {
        self.fork.clear();
        match Matter::of(table) {
            Matter::Place => self.placed(table).map(|piece| Action::Place { piece, at: spot }).into_iter().collect(),
            Matter::Move => self.steps_to(spot),
            Matter::Retreat(_) => self.go_on(table, spot),
            Matter::Plot | Matter::Attack | Matter::Aim | Matter::Answer => Vec::new(),
        }
    }

    /// One of several spots of a hex: the only one, or the one of the level shown; otherwise the person is asked.
    fn one_of(&mut self, table: &Table, spots: Vec<SpotId>, shown: Level) -> Option<SpotId> {
        let board = table.game().board();
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

    fn place(&mut self, table: &Table, hex: Hex, shown: Level) -> Vec<Action> {
        let board = table.game().board();
        let Some(piece) = self.placed(table) else { return Vec::new() };
        let here: Vec<_> = matter::places(table, piece).filter(|at| board.spot(*at).hex == hex).collect();
        if here.is_empty() {
            let spots = board.spots_of(hex);
            let at = spots.min_by_key(|spot| board.spot(*spot).level != shown);
            let refused = at.and_then(|at| table.game().check(table.position(), Action::Place { piece, at }).err());
            self.no = refused.map(Into::into);
        }
        let chosen = self.one_of(table, here, shown);
        chosen.map(|at| Action::Place { piece, at }).into_iter().collect()
    }

    fn plot(&mut self, table: &Table, hex: Hex) -> Vec<Action> {
        let (game, Some(column)) = (table.game(), self.column) else { return Vec::new() };
        let area = game.areas().iter().find(|area| area.spots.iter().any(|spot| game.board().spot(*spot).hex == hex));
        let Some(area) = area else { return Vec::new() };
        let plot = Action::Plot { column, area: area.number };
        match game.check(table.position(), plot) {
            Ok(()) => vec![plot],
            Err(refusal) => {
                self.no = Some(refusal.into());
                Vec::new()
            }
        }
    }

    fn march(&mut self, table: &Table, hex: Hex, shown: Level, fork: &[SpotId]) -> Vec<Action> {
        let board = table.game().board();
        if let Some(moves) = &self.moves
            && moves.spot.hex != hex
        {
            let ends = moves.reach.ways.iter().map(rules::alamo::Way::to);
            let ends: Vec<_> = ends.filter(|spot| board.spot(*spot).hex == hex).collect();
            if !ends.is_empty() {
                // The second click on a fork takes the cheaper way.
                let chosen = if ends == fork { ends.first().copied() } else { self.one_of(table, ends, shown) };
                return chosen.map(|spot| self.steps_to(spot)).unwrap_or_default();
            }
        }
        if self.take_next(table, hex, shown) {
            return Vec::new();
        }
        if let Some(moves) = &self.moves {
            let refused = board.spots_of(hex).find_map(|spot| moves.refusal(spot).cloned());
            let said = board.spots_of(hex).next().map(|spot| moves.explain(table.game(), spot)).unwrap_or_default();
            let rule = refused.as_ref().map(|refusal| refusal.atom.id());
            let hexes = refused.map(|refusal| refusal.hexes).unwrap_or_default();
            self.no = Some(No { said, rule, hexes });
        }
        Vec::new()
    }

    /// The steps of the cheapest way to a spot.
    fn steps_to(&self, spot: SpotId) -> Vec<Action> {
        let Some(moves) = &self.moves else { return Vec::new() };
        let way = moves.way_to(spot).into_iter().flat_map(|way| &way.steps);
        way.map(|stride| Action::Step { piece: moves.piece, to: stride.to }).collect()
    }

    /// Takes the next counter of a hex in hand that is the person's own. Returns whether there is one.
    fn take_next(&mut self, table: &Table, hex: Hex, shown: Level) -> bool {
        let (game, position) = (table.game(), table.position());
        let side = table.asked();
        let scene = Scene { game: std::sync::Arc::clone(game), position: *position };
        let mut own = scene.pieces_in(hex, shown);
        own.retain(|piece| {
            let whose = game.piece(*piece).side;
            let crew = || position.unit_on(position.of(*piece).at).and_then(|unit| game.piece(unit).side);
            whose.or_else(crew) == side
        });
        if Matter::of(table) == Matter::Move {
            own.retain(|piece| !game.piece(*piece).is_battery());
        } else {
            own.retain(|piece| !game.piece(*piece).is_leader());
        }
        let next = after(&own, self.piece);
        if let Some(next) = next {
            self.take(table, next);
        }
        next.is_some()
    }

    fn strike(&mut self, table: &Table, hex: Hex, shown: Level) {
        let (game, position) = (table.game(), table.position());
        let scene = Scene { game: std::sync::Arc::clone(game), position: *position };
        let side = table.asked();
        let mut enemies = scene.pieces_in(hex, shown);
        enemies.retain(|piece| game.piece(*piece).is_unit() && game.piece(*piece).side != side);
        if self.piece.is_some() && !enemies.is_empty() {
            if let Some(target) = after(&enemies, self.target.filter(|own| enemies.contains(own))) {
                self.aim(table, target);
            }
        } else {
            self.take_next(table, hex, shown);
        }
    }

    fn retreat(&mut self, table: &Table, hex: Hex, shown: Level) -> Vec<Action> {
        let board = table.game().board();
        let spots: Vec<_> = matter::onward(table, &self.way);
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
    fn go_on(&mut self, table: &Table, spot: SpotId) -> Vec<Action> {
        self.way.push(spot);
        let ways: Vec<_> = matter::retreats(table, &self.way).take(2).collect();
        match ways.as_slice() {
            [path] => vec![Action::Retreat { path: *path }],
            _ => Vec::new(),
        }
    }
}

/// The odds of striking back, while a person is asked for it.
fn answer(table: &Table) -> Option<Assault> {
    let (game, position) = (table.game(), table.position());
    let Some(Pending::Counter(strike)) = position.pending.last() else { return None };
    table.asked()?;
    let modes = Mode::ALL.into_iter().filter(|mode| table.legal().contains(&Action::Counterattack { mode: *mode }));
    let strikes = modes.filter_map(|mode| game.aim(position, strike.by, mode, strike.target).ok());
    Some(Assault {
        position: *position,
        unit: strike.unit,
        target: strike.target,
        phase: position.phase,
        attacks: strikes.map(|strike| (strike, game.odds(position, &strike))).collect(),
        refused: Vec::new(),
    })
}

/// The answer a click on a hex gives: the only one that is about it.
fn answers(table: &Table, hex: Hex) -> Vec<Action> {
    let about: Vec<_> =
        table.legal().iter().filter(|action| matter::hexes(table, **action).contains(&hex)).take(2).copied().collect();
    if about.len() == 1 { about } else { Vec::new() }
}
