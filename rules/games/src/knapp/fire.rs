//! Small arms and guns (K6).

use arrayvec::ArrayVec;

use super::event::{Events, Happening, tell};
use super::position::{ColumnOrder, Did, Life, Pending, Position};
use super::refusal::{No, Verdict, unless};
use super::{Action, Game, PieceType, TerrainIndex, atoms};
use crate::board::SpotId;
use crate::board::bearing;
use crate::board::los::hexes_passed::passed;
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::house::{Roles, Rulings as _};
use crate::play::PieceId;
use crate::spot::{Level, Spot};
use crate::variant::Quantity;

/// How a line leaves a house.
#[derive(Debug, Clone, Copy)]
enum Leaving {
    /// It is still in it, on this spot.
    Not(SpotId),
    /// It passes this window.
    By(u16),
    /// It passes a door or another opening.
    Freely,
    /// A wall stops it.
    Stopped,
}

/// The result a shot needs, and the bonus to its die.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shot {
    /// The lowest result that hits, including the bonus.
    pub need: i8,
    /// The bonus added to the die roll.
    pub bonus: i8,
}

impl Shot {
    /// The lowest die face that hits.
    #[must_use]
    pub fn least(self) -> i32 {
        i32::from(self.need) - i32::from(self.bonus)
    }
}

impl Game {
    /// The range from one spot to another, in half inches (K1.e).
    #[must_use]
    pub fn range(&self, from: SpotId, to: SpotId) -> u16 {
        self.ground.range(from, to)
    }

    /// The bearing from one spot to another in whole degrees clockwise from the top of the map (K6.f); `None` if they
    /// are in the same hex.
    #[must_use]
    pub fn bearing(&self, from: SpotId, to: SpotId) -> Option<i64> {
        let found = bearing::bearing(self.board.spot(from).hex, self.board.spot(to).hex)?;
        Some((found + 500) / 1000 % 360)
    }

    /// Whether there is a line of sight between two spots (K6.c).
    #[must_use]
    pub fn sees(&self, position: &Position, from: SpotId, to: SpotId) -> bool {
        self.sight.clear_through(&position.breaches, &self.board, from, to)
    }

    /// The column that a target represents, if the target is the first stand of one.
    #[must_use]
    pub fn column_at(&self, position: &Position, target: PieceId) -> Option<u8> {
        self.led_by(position, target)
    }

    /// The spot a column is aimed at and its range in half inches: the nearer visible hex of its head. A column beyond
    /// the map edge is aimed at where it will enter. `None` if it is not visible.
    #[must_use]
    pub fn aim_at(&self, position: &Position, from: SpotId, column: u8) -> Option<(SpotId, u16)> {
        let own = &position.columns[usize::from(column)];
        let heads = if own.off > 0 || own.roster.len() < 2 { &own.head[..1] } else { &own.head[..] };
        let seen = heads.iter().copied().filter(|spot| self.sees(position, from, *spot));
        seen.map(|spot| (spot, self.range(from, spot).saturating_add(u16::from(own.off))))
            .min_by_key(|(_, range)| *range)
    }

    /// The window that a shot between a room and another spot passes, of two possible ones that with fewer shots this
    /// turn; `None` if it passes none.
    pub(super) fn window(&self, position: &Position, room: SpotId, other: SpotId) -> Option<u16> {
        self.windows(position, room, other).into_iter().min_by_key(|window| Self::shots(position, *window))
    }

    /// The windows by which a shot between a room and another spot may leave the house, be they those of another of its
    /// hexes.
    fn windows(&self, position: &Position, room: SpotId, other: SpotId) -> ArrayVec<u16, 2> {
        let mut here = room;
        if self.board.spot(room).level != Level::In {
            return ArrayVec::new();
        }
        for ways in passed(self.board.spot(room).hex, self.board.spot(other).hex) {
            let ways: ArrayVec<Leaving, 2> = ways.iter().map(|way| self.leaving(position, here, way)).collect();
            let stays = ways.iter().find_map(|way| if let Leaving::Not(spot) = way { Some(*spot) } else { None });
            match stays {
                Some(spot) => here = spot,
                None if ways.iter().any(|way| matches!(way, Leaving::Freely)) => break,
                None => {
                    let by = |way: &Leaving| if let Leaving::By(window) = way { Some(*window) } else { None };
                    return ways.iter().filter_map(by).collect();
                }
            }
        }
        ArrayVec::new()
    }

    /// How a line that enters these hexes leaves a house. A breach turns a window into an opening that no longer counts
    /// as one (K8.b).
    fn leaving(&self, position: &Position, room: SpotId, way: &[Hex]) -> Leaving {
        let mut here = room;
        for next in way.iter().copied() {
            let hex = self.board.spot(here).hex;
            let side = Hexside::new(hex, next);
            let window = hex.direction_to(next).map(|way| self.ground.windows[here.index()][way as usize]);
            if self.ground.edge_at(side).is_some_and(|edge| self.is_gap(position, edge)) {
                return Leaving::Freely;
            }
            if let Some(window) = window.filter(|window| *window != TerrainIndex::NONE) {
                return Leaving::By(window);
            }
            if self.board.kind(side, Layer::Ground).is_wall() {
                return Leaving::Stopped;
            }
            match self.board.id(Spot { hex: next, level: Level::In }) {
                Some(spot) => here = spot,
                None => return Leaving::Freely,
            }
        }
        Leaving::Not(here)
    }

    fn shots(position: &Position, window: u16) -> u8 {
        position.windows.iter().find(|(own, _)| *own == window).map_or(0, |(_, shots)| *shots)
    }

    /// The breached section that a shot passes, if any: next to one of its ends, or anywhere on its way if the wall
    /// would stop it there. A shot over the wall from above passes no breach far from its ends (K8.b).
    pub(super) fn gap(&self, position: &Position, from: SpotId, to: SpotId) -> Option<u8> {
        if position.breached == 0 || self.ground.inside[from.index()] == self.ground.inside[to.index()] {
            return None;
        }
        let ends = [from, to].map(|spot| self.board.spot(spot).hex);
        let over = self.sight.clear(from, to);
        let mut here = ends[0];
        for ways in passed(ends[0], ends[1]) {
            for way in &ways {
                let hexes = std::iter::once(here).chain(way.iter().copied());
                let crossed = hexes.zip(way).map(|(one, next)| [one, *next]);
                let counted = crossed.filter(|pair| !over || pair.iter().any(|hex| ends.contains(hex)));
                let mut edges = counted.filter_map(|[one, next]| self.ground.edge_at(Hexside::new(one, next)));
                if let Some(edge) = edges.find(|edge| self.is_gap(position, *edge)) {
                    return Some(self.ground.edge(edge).section);
                }
            }
            here = ways.first().and_then(|way| way.last()).copied()?;
        }
        None
    }

    /// Counts a stand or a casting that fires or fights through a breach.
    pub(super) fn pass(position: &mut Position, section: u8, piece: PieceId) {
        if let Err(at) = position.through.binary_search(&(section, piece)) {
            position.through.insert(at, (section, piece));
        }
    }

    /// Whether a piece may fire or fight through a breach: not too many others of its side have (K8.b).
    pub(super) fn may_pass_gap(&self, position: &Position, section: u8, piece: PieceId) -> bool {
        let castings = self.is_casting(piece);
        let most = if castings { self.figures.breach_castings } else { self.figures.breach_stands };
        let mut own = position.through.iter().filter(|(own, _)| *own == section).map(|(_, piece)| *piece);
        let others = own.clone().filter(|other| self.is_casting(*other) == castings).count();
        own.any(|other| other == piece) || i32::try_from(others).is_ok_and(|others| others < most)
    }

    /// Whether a piece may fire from one spot at another, as far as breaches are concerned.
    pub(super) fn may_use_gap(&self, position: &Position, by: PieceId, [from, to]: [SpotId; 2]) -> Verdict {
        let section = self.gap(position, from, to);
        let free = section.is_none_or(|section| self.may_pass_gap(position, section, by));
        unless(free, No::new(atoms::K8_B, "knapp-no-gap").at(to))
    }

    /// Whether another shot may leave by the window it passes, if it passes one (K6.n).
    fn may_use_window(&self, position: &Position, by: PieceId, [from, to]: [SpotId; 2]) -> Verdict {
        let window = self.window(position, from, to);
        let left = window.is_none_or(|window| i32::from(Self::shots(position, window)) < self.figures.window_shots);
        unless(left, No::new(atoms::K6_N, "knapp-no-window").of(by))
    }

    /// Whether a casting that a shot reaches by a window has shown itself there, this turn or in the last (K6.n).
    fn is_shown(&self, position: &Position, target: PieceId, [from, to]: [SpotId; 2]) -> Verdict {
        let windows = self.windows(position, to, from);
        let lately = |(own, turn): (u16, u8)| windows.contains(&own) && turn + 1 >= position.turn;
        let shown = windows.is_empty() || position.state(target).by_window.is_some_and(lately);
        unless(shown, No::new(atoms::K6_N, "knapp-no-shown").of(target))
    }

    /// Counts a shot that leaves by a window, and one that passes a breach.
    fn note_line(&self, position: &mut Position, by: PieceId, [from, to]: [SpotId; 2]) {
        if let Some(window) = self.window(position, from, to) {
            match position.windows.binary_search_by_key(&window, |(own, _)| *own) {
                Ok(at) => position.windows[at].1 = position.windows[at].1.saturating_add(1),
                Err(at) => position.windows.insert(at, (window, 1)),
            }
            position.state_mut(by).by_window = Some((window, position.turn));
        }
        if let Some(section) = self.gap(position, from, to) {
            Self::pass(position, section, by);
        }
    }

    /// The shot of a casting at a target, or why it may not fire.
    pub(super) fn texan_shot(&self, position: &Position, by: PieceId, target: PieceId) -> Result<Shot, No> {
        let state = position.state(by);
        unless(self.is_casting(by) && state.stands(), No::new(atoms::K6_B, "knapp-no-piece").of(by))?;
        let fought = state.did.contains(Did::SERVE);
        unless(!fought, No::new(atoms::K6_H, "knapp-no-served").of(by))?;
        unless(!state.did.contains(Did::FIRE), No::new(atoms::K6_B, "knapp-no-fired").of(by))?;
        let walked = state.did.contains(Did::WALK) && self.figures.move_and_fire == 0;
        unless(!walked, No::new(atoms::K7_N, "knapp-no-moving-fire").of(by))?;
        let most = self.reach(position, by, target);
        let column = self.column_at(position, target);
        let aim = match column {
            Some(column) => self.aim_at(position, state.at, column),
            None => {
                let stands = self.is_stand(target) && position.state(target).stands();
                unless(stands, No::new(atoms::K6_D, "knapp-no-target").of(target))?;
                let at = position.state(target).at;
                // Looking up the range is faster than tracing the line.
                let range = self.range(state.at, at);
                let near = i32::from(range) <= most;
                if near && !self.sees(position, state.at, at) { None } else { Some((at, range)) }
            }
        };
        let Some((at, range)) = aim else { return Err(No::new(atoms::K6_C, "knapp-no-sight").of(target)) };
        unless(i32::from(range) <= most, No::new(atoms::K6_E, "knapp-no-range").at(at))?;
        self.may_use_window(position, by, [state.at, at])?;
        self.may_use_gap(position, by, [state.at, at])?;
        let bonus = self.usual_bonus(by);
        let need = if column.is_some() { self.figures.texan_column } else { self.figures.texan_stand };
        self.ruled_shot(position, by, target, Shot { need: need as i8, bonus: bonus as i8 })
    }

    /// The shot of a stand at a target, or why it may not fire.
    pub(super) fn mexican_shot(&self, position: &Position, by: PieceId, target: PieceId) -> Result<Shot, No> {
        let state = position.state(by);
        unless(self.is_stand(by), No::new(atoms::K6_B, "knapp-no-piece").of(by))?;
        let on_map = state.at != SpotId::NOWHERE;
        let column = position.columns.get(usize::from(state.column)).filter(|_| state.life == Life::Ranked);
        unless(on_map, No::new(atoms::K6_M, "knapp-no-rank").of(by))?;
        let back = column.is_some_and(|own| own.order == ColumnOrder::Back);
        unless(!back, No::new(atoms::K11_G, "knapp-no-order"))?;
        unless(!state.did.contains(Did::SERVE), No::new(atoms::K7_K, "knapp-no-serving").of(by))?;
        unless(!state.did.contains(Did::FIRE), No::new(atoms::K6_B, "knapp-no-fired").of(by))?;
        let alive = self.is_casting(target) && position.state(target).stands();
        unless(alive, No::new(atoms::K6_D, "knapp-no-target").of(target))?;
        let at = position.state(target).at;
        let near = i32::from(self.range(state.at, at)) <= self.reach(position, by, target);
        if near {
            unless(self.sees(position, state.at, at), No::new(atoms::K6_C, "knapp-no-sight").of(target))?;
        }
        unless(near, No::new(atoms::K6_L, "knapp-no-range").at(at))?;
        let hex = self.board.spot(at).hex;
        let behind =
            |edge: &u16| self.board.spot(self.ground.edge(*edge).low).hex == hex && !self.is_gap(position, *edge);
        let facing =
            self.ground.fronts[state.at.index()].iter().any(|edge| behind(edge) && !self.ground.edge(*edge).open);
        unless(!facing, No::new(atoms::K6_M, "knapp-no-wall-fire").of(target))?;
        self.may_use_window(position, by, [state.at, at])?;
        self.is_shown(position, target, [state.at, at])?;
        self.may_use_gap(position, by, [state.at, at])?;
        let covered = self.sight.protection_through(&position.breaches, state.at, at) > 0;
        let need = if covered { self.figures.mexican_cover } else { self.figures.mexican_open };
        self.ruled_shot(position, by, target, Shot { need: need as i8, bonus: 0 })
    }

    pub(super) fn fire(&self, position: &mut Position, by: PieceId, target: PieceId, shot: Shot, events: &mut Events) {
        let from = position.state(by).at;
        self.tell_ruled(position, by, target, events);
        let column = self.column_at(position, target);
        let to =
            column.and_then(|own| self.aim_at(position, from, own)).map_or(position.state(target).at, |(at, _)| at);
        position.note(by, Did::FIRE);
        self.note_line(position, by, [from, to]);
        position.pending = Some(Pending::Shot { by, target, need: shot.need, bonus: shot.bonus });
        tell(events, atoms::K6_A, Happening::Fired { by, target });
    }

    /// Whether a captured gun may be served.
    pub(super) fn may_serve(&self, position: &Position, gun: PieceId) -> Verdict {
        unless(self.guns.contains(&gun), No::new(atoms::K6_J, "knapp-no-piece").of(gun))?;
        let own = self.gun(position, gun);
        unless(own.is_captured && !own.is_out, No::new(atoms::K6_J, "knapp-no-own-gun").of(gun))?;
        unless(!position.did(gun, Did::FALL), No::new(atoms::K7_I, "knapp-no-fresh").of(gun))?;
        unless(!position.did(gun, Did::FIRE), No::new(atoms::K6_B, "knapp-no-fired").of(gun))?;
        let server = self.server(position, gun);
        unless(server.is_some(), No::new(atoms::K7_K, "knapp-no-server").of(gun))
    }

    /// A stand that can serve a captured gun, if there is one.
    pub(super) fn server(&self, position: &Position, gun: PieceId) -> Option<PieceId> {
        let free = |piece: &PieceId| !position.state(*piece).did.intersects(Did::FIRE | Did::SERVE);
        self.stands_on(position, position.state(gun).at).find(free)
    }

    /// Lets a stand serve a captured gun that fires at a spot.
    pub(super) fn serve(&self, position: &mut Position, gun: PieceId, to: SpotId) {
        if let Some(server) = self.server(position, gun) {
            // K6.j: the stand does nothing else this turn.
            position.note(server, Did::FIRE | Did::SERVE | Did::MOVE);
            self.note_line(position, server, [position.state(gun).at, to]);
        }
        position.note(gun, Did::FIRE);
    }

    /// The shot of a gun of the garrison at a target, or why it may not fire.
    pub(super) fn texan_cannon(&self, position: &Position, gun: PieceId, target: PieceId) -> Result<Shot, No> {
        unless(self.guns.contains(&gun), No::new(atoms::K6_F, "knapp-no-piece").of(gun))?;
        let (own, state) = (self.gun(position, gun), position.state(gun));
        unless(state.stands() && !own.is_captured, No::new(atoms::K6_F, "knapp-no-own-gun").of(gun))?;
        unless(!own.is_out, No::new(atoms::K3_D, "knapp-no-gun-out").of(gun))?;
        unless(!state.did.contains(Did::FIRE), No::new(atoms::K6_B, "knapp-no-fired").of(gun))?;
        let up = own.is_up && !state.did.contains(Did::TURN);
        unless(up, No::new(atoms::K7_H, "knapp-no-gun-down").of(gun))?;
        let Some(server) = self.cannoneer(position, state.at, Did::FIRE | Did::SERVE) else {
            return Err(No::new(atoms::K6_H, "knapp-no-cannoneer").of(gun));
        };
        let column = self.column_at(position, target);
        let aim = match column {
            Some(column) => self.aim_at(position, state.at, column),
            None => {
                let stands = self.is_stand(target) && position.state(target).stands();
                unless(stands, No::new(atoms::K6_D, "knapp-no-target").of(target))?;
                unless(self.figures.gun_stand > 0, No::new(atoms::K6_G, "knapp-no-stands").of(target))?;
                let at = position.state(target).at;
                self.sees(position, state.at, at).then(|| (at, self.range(state.at, at)))
            }
        };
        let Some((at, _)) = aim else { return Err(No::new(atoms::K6_C, "knapp-no-sight").of(target)) };
        let [from, to] = [state.at, at].map(|spot| self.board.spot(spot).hex);
        let facing = self.ground.sites.get(usize::from(own.site)).map_or(0, |site| site.facing);
        let bears = bearing::bearing(from, to).is_none_or(|way| bearing::bears(facing, self.figures.half_angle, way));
        unless(bears, No::new(atoms::K6_F, "knapp-no-arc").of(gun))?;
        let friends = |hex| self.board.spots_of(hex).any(|spot| position.crowd(spot).castings > 0);
        unless(
            !self.sight.is_obstructed(&self.board, state.at, at, friends),
            No::new(atoms::K6_F, "knapp-no-friends").of(gun),
        )?;
        self.may_use_gap(position, server, [state.at, at])?;
        let need = if column.is_some() { self.figures.gun_column } else { self.figures.gun_stand };
        self.ruled_shot(position, gun, target, Shot { need: need as i8, bonus: 0 })
    }

    /// The shot of a captured gun at a target, or why it may not fire.
    pub(super) fn captured_cannon(&self, position: &Position, gun: PieceId, target: PieceId) -> Result<Shot, No> {
        self.may_serve(position, gun)?;
        let alive = self.is_casting(target) && position.state(target).stands();
        unless(alive, No::new(atoms::K6_D, "knapp-no-target").of(target))?;
        let (from, at) = (position.state(gun).at, position.state(target).at);
        unless(self.sees(position, from, at), No::new(atoms::K6_C, "knapp-no-sight").of(target))?;
        let friends = |hex| self.board.spots_of(hex).any(|spot| position.crowd(spot).stands > 0);
        unless(
            !self.sight.is_obstructed(&self.board, from, at, friends),
            No::new(atoms::K6_F, "knapp-no-friends").of(gun),
        )?;
        self.is_shown(position, target, [from, at])?;
        if let Some(server) = self.server(position, gun) {
            self.may_use_gap(position, server, [from, at])?;
        }
        let covered = self.sight.protection_through(&position.breaches, from, at) > 0;
        let need = if covered { self.figures.captured_cover } else { self.figures.captured_open };
        self.ruled_shot(position, gun, target, Shot { need: need as i8, bonus: 0 })
    }

    pub(super) fn cannon(
        &self,
        position: &mut Position,
        gun: PieceId,
        target: PieceId,
        shot: Shot,
        events: &mut Events,
    ) {
        let captured = self.gun(position, gun).is_captured;
        self.tell_ruled(position, gun, target, events);
        let (from, column) = (position.state(gun).at, self.column_at(position, target));
        let to =
            column.and_then(|own| self.aim_at(position, from, own)).map_or(position.state(target).at, |(at, _)| at);
        if captured {
            self.serve(position, gun, to);
        } else {
            if let Some(server) = self.cannoneer(position, from, Did::FIRE | Did::SERVE) {
                position.note(server, Did::FIRE | Did::SERVE);
                self.note_line(position, server, [from, to]);
            }
            position.note(gun, Did::FIRE);
        }
        position.pending = Some(Pending::Shot { by: gun, target, need: shot.need, bonus: shot.bonus });
        tell(events, if captured { atoms::K6_J } else { atoms::K6_F }, Happening::Fired { by: gun, target });
    }

    /// Resolves the die of a shot (K6.k).
    pub(super) fn shot(
        &self,
        position: &mut Position,
        (by, target): (PieceId, PieceId),
        shot: Shot,
        roll: u8,
        events: &mut Events,
    ) {
        let Shot { need, bonus } = shot;
        let hit = i32::from(roll) >= shot.least();
        let atom = if self.usual_bonus(by) == 0 { atoms::K6_K } else { atoms::K6_I };
        tell(events, atom, Happening::Shot { roll, bonus, need, hit });
        if !hit {
            return;
        }
        match self.column_at(position, target) {
            Some(column) => self.lose(position, column, events),
            None => self.kill(position, target, atoms::K6_K, events),
        }
    }

    /// Removes a stand from a column, or makes the die due that decides which, if it has a command stand and others
    /// (K5.e).
    fn lose(&self, position: &mut Position, column: u8, events: &mut Events) {
        let [commands, others] = self.ranks(position, column);
        if commands && others {
            position.pending = Some(Pending::Command { column });
        } else if let Some(last) = position.columns[usize::from(column)].roster.last().copied() {
            self.kill(position, last, if commands { atoms::K5_E } else { atoms::K6_K }, events);
        }
    }

    /// Whether a column has a command stand, and whether it has others.
    pub(super) fn ranks(&self, position: &Position, column: u8) -> [bool; 2] {
        let roster = &position.columns[usize::from(column)].roster;
        [true, false]
            .map(|command| roster.iter().any(|own| (self.piece_of(*own).kind == PieceType::Command) == command))
    }

    pub(super) fn struck(&self, position: &mut Position, column: u8, roll: u8, events: &mut Events) {
        // A rule of a variant may have removed either kind since the shot.
        let [commands, others] = self.ranks(position, column);
        let command = commands && (!others || i32::from(roll) >= self.figures.command_struck);
        tell(events, atoms::K5_E, Happening::Struck { column, roll, command });
        let roster = &position.columns[usize::from(column)].roster;
        let is_command = |own: &PieceId| self.piece_of(*own).kind == PieceType::Command;
        let lost = roster.iter().copied().rev().find(|own| is_command(own) == command);
        if let Some(lost) = lost {
            self.kill(position, lost, atoms::K5_E, events);
        }
    }

    /// The range of a casting or a stand, in half inches (K6.e, K6.i, K6.l).
    pub(super) fn usual_reach(&self, by: PieceId) -> i32 {
        match self.piece_of(by).kind {
            PieceType::Crockett => self.figures.crockett_range,
            kind if kind.is_stand() => self.figures.mexican_range,
            _ => self.figures.texan_range,
        }
    }

    /// The range in which targets are listed: unlimited if rules of variants change ranges.
    fn listed_reach(&self, by: PieceId) -> i32 {
        if self.stirs(&Quantity::Reach) { i32::MAX } else { self.usual_reach(by) }
    }

    /// The range of a piece against a target, including changes by rules of variants.
    fn reach(&self, position: &Position, by: PieceId, target: PieceId) -> i32 {
        let usual = self.usual_reach(by);
        if self.program.is_none() {
            return usual;
        }
        let (from, roles) = (position.state(by).at, self.shooters(position, by, target));
        self.ruled(position, &Quantity::Reach, Roles { from: Some(from), ..roles }, usual)
    }

    /// A shot as changed by rules of variants, or why they forbid it.
    fn ruled_shot(&self, position: &Position, by: PieceId, target: PieceId, shot: Shot) -> Result<Shot, No> {
        if self.program.is_none() {
            return Ok(shot);
        }
        let roles = self.shooters(position, by, target);
        if let Some(way) = roles.using {
            let from = Some(position.state(by).at);
            self.may(position, &Quantity::MayAttack(way), Roles { from, ..roles })?;
        }
        let bonus = self.ruled(position, &Quantity::AttackRoll, roles, i32::from(shot.bonus));
        Ok(Shot { bonus: bonus.clamp(i32::from(i8::MIN), i32::from(i8::MAX)) as i8, ..shot })
    }

    /// Reports which rules of variants change the die of a shot.
    fn tell_ruled(&self, position: &Position, by: PieceId, target: PieceId, events: &mut Events) {
        if self.program.is_some() {
            let usual = self.usual_bonus(by);
            let shifts =
                self.shifts(position, &Quantity::AttackRoll, (self.shooters(position, by, target), &[]), usual);
            Self::tell_shifts(&shifts, events);
        }
    }

    /// The bonus to the die of a casting (K6.i).
    pub(super) fn usual_bonus(&self, by: PieceId) -> i32 {
        match self.piece_of(by).kind {
            PieceType::Crockett => self.figures.crockett_bonus,
            PieceType::Sharpshooter => self.figures.sharp_bonus,
            _ => 0,
        }
    }

    /// Those pieces that stand individually on the map, with their spots.
    fn places(position: &Position, pieces: &[PieceId]) -> Vec<(PieceId, SpotId)> {
        let standing = pieces.iter().map(|piece| (*piece, position.state(*piece))).filter(|(_, state)| state.stands());
        standing.map(|(piece, state)| (piece, state.at)).collect()
    }

    /// The targets within `most` half inches of a piece.
    fn within<'t>(
        &'t self,
        position: &Position,
        by: PieceId,
        most: i32,
        targets: &'t [(PieceId, SpotId)],
    ) -> impl Iterator<Item = PieceId> + 't {
        let ranges = self.ground.ranges_of(position.state(by).at);
        targets.iter().filter(move |(_, at)| i32::from(ranges.to(*at)) <= most).map(|(target, _)| *target)
    }

    /// The shots the garrison may fire.
    pub(super) fn texan_fire<'p>(&'p self, position: &'p Position) -> impl Iterator<Item = Action> + 'p {
        let columns = position.columns.iter().filter(|column| column.is_marching());
        let columns: Vec<PieceId> = columns.filter_map(super::position::Column::lead).collect();
        let stands = Self::places(position, &self.stands);
        let free = |piece: &PieceId| position.state(*piece).stands() && !position.did(*piece, Did::FIRE);
        let shots = self.castings.iter().copied().filter(free).flat_map({
            let (columns, stands) = (columns.clone(), stands.clone());
            move |by| {
                let near = self.within(position, by, self.listed_reach(by), &stands);
                let hit = columns.iter().copied().chain(near);
                let hit = hit.filter(|target| self.texan_shot(position, by, *target).is_ok());
                hit.map(|target| Action::Fire { by, target }).collect::<Vec<_>>()
            }
        });
        let guns = self.guns.iter().copied();
        let guns = guns.filter(move |gun| free(gun) && !self.gun(position, *gun).is_captured);
        let mut targets = columns;
        if self.figures.gun_stand > 0 {
            targets.extend(stands.iter().map(|(stand, _)| *stand));
        }
        let cannons = guns.flat_map(move |gun| {
            let hit = targets.iter().copied().filter(|target| self.texan_cannon(position, gun, *target).is_ok());
            hit.map(|target| Action::Cannon { gun, target }).collect::<Vec<_>>()
        });
        shots.chain(cannons)
    }

    /// The shots the attackers may fire.
    pub(super) fn mexican_fire<'p>(&'p self, position: &'p Position) -> impl Iterator<Item = Action> + 'p {
        let castings = Self::places(position, &self.castings);
        let free = |piece: &PieceId| position.state(*piece).at != SpotId::NOWHERE && !position.did(*piece, Did::FIRE);
        let shots = self.stands.iter().copied().filter(free).flat_map({
            let castings = castings.clone();
            move |by| {
                let near = self.within(position, by, self.listed_reach(by), &castings);
                let hit = near.filter(|target| self.mexican_shot(position, by, *target).is_ok());
                hit.map(|target| Action::Fire { by, target }).collect::<Vec<_>>()
            }
        });
        let ready = self.guns.iter().copied().filter(|gun| self.may_serve(position, *gun).is_ok());
        let cannons = ready.flat_map(move |gun| {
            let hit = castings.iter().map(|(target, _)| *target);
            let hit = hit.filter(|target| self.captured_cannon(position, gun, *target).is_ok());
            let doors = 0..self.ground.doors.len() as u16;
            let doors = doors.filter(|door| self.may_blast(position, gun, *door).is_ok());
            let shots = hit.map(|target| Action::Cannon { gun, target });
            shots.chain(doors.map(|door| Action::Blast { gun, door })).collect::<Vec<_>>()
        });
        shots.chain(cannons)
    }
}
