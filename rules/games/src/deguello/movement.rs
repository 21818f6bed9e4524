//! Movement between areas (D7).

use super::entry_places::Quarters;
use super::event::{Events, Happening, tell};
use super::ground::{Features, Passage, Surface};
use super::position::{Did, Life, Lock, Mover, Position};
use super::refusal::{No, Verdict, unless};
use super::{Figures, Game, Phase, PieceType, atoms};
use crate::board::SpotId;
use crate::play::PieceId;
use crate::side::Side;

impl Game {
    /// Whether a piece may act now: it is activated, and the activation is that of its side.
    pub(super) fn may_act(&self, position: &Position, piece: PieceId) -> Verdict {
        let phase = position.phase;
        unless(phase.is_action(), No::new(phase.atom(), "deguello-no-phase"))?;
        unless(self.side(piece) == Some(phase.side()), No::new(atoms::D4_0_A, "deguello-no-turn"))?;
        unless(position.did(piece, Did::ACTIVE), No::new(atoms::D4_1_A, "deguello-no-active").of(piece))?;
        unless(!position.did(piece, Did::LOAD), No::new(atoms::D4_2_B, "deguello-no-loader").of(piece))
    }

    /// Whether a piece can begin to move: attackers need an officer in their area (D4.11.a).
    pub(super) fn can_begin(&self, position: &Position, piece: PieceId) -> Verdict {
        let kind = self.kind(piece);
        unless(kind != PieceType::Invalid, No::new(atoms::D15_5_A, "deguello-no-bed").of(piece))?;
        let led = kind.is_officer() || position.state(piece).life == Life::Waiting || self.is_led(position, piece);
        unless(led, No::new(atoms::D4_11_A, "deguello-no-led").of(piece))
    }

    /// The movement points a piece has left; `None` if it can no longer move.
    #[must_use]
    pub fn left(&self, position: &Position, piece: PieceId) -> Option<u8> {
        match position.mover {
            Some(mover) if mover.piece == piece => Some(mover.left),
            _ if position.did(piece, Did::MOVE) => None,
            _ => Some(self.points(position, piece)),
        }
    }

    /// The cost of entering an area, given its surface (D7.2).
    fn entry(&self, position: &Position, area: u16) -> i32 {
        let own = self.ground.area(area);
        let is_slow = matches!(own.surface, Surface::Slow | Surface::Marsh) || own.abatis;
        if is_slow || Self::is_strewn(position, area) { self.figures.cost_slow } else { 1 }
    }

    /// Whether an area has both spots in and spots out of its acequia, marsh or trench, and the option for such parts
    /// is on (D7.2.b).
    fn has_parts(&self, area: u16) -> bool {
        let spots = &self.ground.area(area).spots;
        self.figures.option_parts != 0
            && spots.iter().any(|spot| self.is_wet(*spot))
            && spots.iter().any(|spot| !self.is_wet(*spot))
    }

    fn is_wet(&self, spot: SpotId) -> bool {
        self.ground.has(spot, Features::ACEQUIA | Features::MARSH | Features::TRENCH)
    }

    /// The difference between the entry cost of a spot and that of its area as a whole (D7.2.b).
    fn part_cost(&self, position: &Position, area: u16, to: SpotId) -> i32 {
        if !self.has_parts(area) {
            return 0;
        }
        let own = 1 + if self.is_wet(to) { self.figures.cost_slow } else { 0 };
        own - self.entry(position, area)
    }

    /// The cost of moving within an area: none, except onto its acequia, marsh or trench (D7.2.b).
    fn shift_cost(&self, area: u16, from: SpotId, to: SpotId) -> i32 {
        let enters = self.has_parts(area) && self.is_wet(to) && !self.is_wet(from);
        if enters { self.figures.cost_slow } else { 0 }
    }

    /// The cost of a passage between two areas.
    fn cost(&self, position: &Position, from: u16, to: u16, way: Passage) -> i32 {
        let entry = self.entry(position, to);
        let cost = match way {
            Passage::Open | Passage::Stairs | Passage::Door(_) => entry,
            Passage::Over => entry.saturating_add(self.figures.cost_over),
            Passage::Roof | Passage::Hatch => self.figures.cost_roof,
            Passage::Down => self.figures.cost_down,
            Passage::Parapet => self.figures.cost_parapet,
        };
        // Leaving a marsh costs as much as entering one if that is more (D7.2.c).
        let leaves = self.ground.area(from).surface == Surface::Marsh;
        if leaves { cost.max(self.figures.cost_slow) } else { cost }
    }

    /// The cheapest passage between two areas that is open to a side, with its cost.
    pub(super) fn way(&self, position: &Position, from: u16, to: u16, side: Side) -> Option<(Passage, i32)> {
        let open = self.ground.ways_to(from, to).filter(|link| self.is_open(position, link.way, side));
        open.map(|link| (link.way, self.cost(position, from, to, link.way))).min_by_key(|(_, cost)| *cost)
    }

    /// Whether a piece may be on a spot at all: entry to the fort, fires, abatis and stacking.
    pub(super) fn may_enter(&self, position: &Position, piece: PieceId, to: SpotId) -> Verdict {
        let Some(area) = self.ground.area_of(to) else {
            return Err(No::new(atoms::D7_A, "deguello-no-area-there").at(to));
        };
        self.may_enter_area(piece, area, to)?;
        self.may_be_on(position, piece, to)?;
        unless(self.has_entry(position, piece, area), No::new(atoms::D8_B, "deguello-no-room-in-area").at(to))
    }

    /// Whether a piece may enter an area, ignoring the pieces there.
    pub(super) fn may_enter_area(&self, piece: PieceId, area: u16, to: SpotId) -> Verdict {
        let side = self.side(piece).unwrap_or(Side::Texan);
        let own = self.ground.area(area);
        let splits = !self.kind(piece).is_company() || !own.inside;
        unless(splits, No::new(atoms::D7_12_A, "deguello-no-company-inside").of(piece))?;
        unless(side == Side::Mexican || own.inside, No::new(atoms::D7_5_A, "deguello-no-sortie").of(piece))?;
        let free = side == Side::Texan || !own.abatis || self.figures.option_abatis != 0;
        unless(free, No::new(atoms::D7_21_A, "deguello-no-abatis").at(to))
    }

    /// Whether a piece may go to a spot, given the fires, the fights at ladders and the pieces there.
    pub(super) fn may_be_on(&self, position: &Position, piece: PieceId, to: SpotId) -> Verdict {
        unless(!self.is_closed_by_fire(position, to), No::new(atoms::D16_3_A, "deguello-no-fire").at(to))?;
        self.has_free_foot(position, piece, to)?;
        self.may_stand(position, piece, to)?;
        self.may_come(position, piece, to)
    }

    /// Whether a spot is not the foot of a ladder at which others are locked (D12.4.h).
    fn has_free_foot(&self, position: &Position, piece: PieceId, to: SpotId) -> Verdict {
        let is_foot = |lock: &&Lock| lock.edge.is_some_and(|edge| self.ground.edge(edge).out == to);
        let mut fights = position.locks.iter().filter(is_foot);
        unless(
            fights.all(|lock| lock.pieces.contains(&piece)),
            No::new(atoms::D12_4_H, "deguello-no-taken-foot").of(piece).at(to),
        )
    }

    /// Whether a step takes a locked unit away from its enemies: out of the area of those it shares one with, and
    /// farther from those across a line without entering their area (D14.7.a).
    pub(super) fn moves_away(&self, position: &Position, piece: PieceId, to: SpotId) -> Verdict {
        let at = position.state(piece).at;
        let hex = |spot: SpotId| self.board.spot(spot).hex;
        let [from, area] = [at, to].map(|spot| self.ground.area_of(spot));
        let leaves = |other: PieceId| {
            let there = position.state(other).at;
            let across = self.ground.area_of(there) != from;
            let farther = hex(to).distance(hex(there)) > hex(at).distance(hex(there));
            area != self.ground.area_of(there) && (area != from || across && farther)
        };
        let mut enemies = position.locks_of(piece).filter_map(|lock| lock.other(piece));
        unless(enemies.all(leaves), No::new(atoms::D14_7_A, "deguello-no-leaving").of(piece).at(to))
    }

    /// Whether an area has room for a piece. It always has room for a piece that is already in it.
    pub(super) fn has_entry(&self, position: &Position, piece: PieceId, area: u16) -> bool {
        self.area_at(position, piece) == Some(area) || self.has_room(position, area, piece)
    }

    /// The movement point cost for a piece to move to a spot, or why it may not.
    pub(super) fn step_cost(&self, position: &Position, piece: PieceId, to: SpotId) -> Result<u8, No> {
        let left = self.may_go(position, piece)?;
        let state = position.state(piece);
        if state.life == Life::Waiting {
            let there = self.entries(self.piece_of(piece).command).contains(&to);
            unless(there, No::new(atoms::D18_A, "deguello-no-entry").of(piece).at(to))?;
            return self.entering(position, piece, to, left);
        }
        unless(state.stands(), No::new(atoms::D7_A, "deguello-no-piece").of(piece))?;
        unless(to != state.at, No::new(atoms::D7_B, "deguello-no-there").of(piece).at(to))?;
        let (Some(from), Some(area)) = (self.ground.area_of(state.at), self.ground.area_of(to)) else {
            return Err(No::new(atoms::D7_A, "deguello-no-area-there").at(to));
        };
        self.moves_away(position, piece, to)?;
        let cost = self.crossing(position, piece, [from, area], to)?;
        let cost = self.spot_cost(position, piece, cost, [from, area], to);
        let rule = if from == area { atoms::D7_2_B } else { atoms::D7_A };
        unless(cost <= i32::from(left), No::new(rule, "deguello-no-points").of(piece).at(to))?;
        self.may_enter(position, piece, to)?;
        Ok(Figures::small(cost))
    }

    /// The movement points a piece has left, or why it cannot move at all.
    pub(super) fn may_go(&self, position: &Position, piece: PieceId) -> Result<u8, No> {
        self.may_act(position, piece)?;
        unless(self.side(piece).is_some(), No::new(atoms::D11_8_A, "deguello-no-piece").of(piece))?;
        let Some(left) = self.left(position, piece) else {
            return Err(No::new(atoms::D4_2_A, "deguello-no-moved").of(piece));
        };
        let moves = position.mover.is_some_and(|mover| mover.piece == piece);
        if !moves {
            self.can_begin(position, piece)?;
        }
        Ok(left)
    }

    /// The cost for a piece to go to another area or to another spot of its own, ignoring the parts of the area.
    pub(super) fn crossing(
        &self,
        position: &Position,
        piece: PieceId,
        [from, area]: [u16; 2],
        to: SpotId,
    ) -> Result<i32, No> {
        if from == area {
            let moves = position.mover.is_some_and(|mover| mover.piece == piece);
            unless(!moves, No::new(atoms::D7_B, "deguello-no-shift").of(piece))?;
            return Ok(0);
        }
        let side = self.side(piece).unwrap_or(Side::Texan);
        let way = self.way(position, from, area, side);
        way.map(|(_, cost)| cost).ok_or_else(|| self.no_way(from, area, to))
    }

    /// The cost of a step to a spot: acequia, marsh and trench cost more than the rest if the area has parts (D7.2.b).
    pub(super) fn spot_cost(
        &self,
        position: &Position,
        piece: PieceId,
        cost: i32,
        [from, area]: [u16; 2],
        to: SpotId,
    ) -> i32 {
        let cost = if from == area {
            self.shift_cost(area, position.state(piece).at, to)
        } else {
            cost.saturating_add(self.part_cost(position, area, to))
        };
        self.ruled_cost(position, piece, to, cost)
    }

    /// Explains why no passage leads from one area to another.
    fn no_way(&self, from: u16, to: u16, at: SpotId) -> No {
        let mut links = self.ground.links[usize::from(from)].iter().filter(|link| link.to == to);
        if links.any(|link| matches!(link.way, Passage::Door(_))) {
            return No::new(atoms::D7_41_A, "deguello-no-door-open").at(at);
        }
        let is_floor = |area: u16| self.ground.area(area).surface == Surface::Floor;
        if is_floor(from) != is_floor(to) {
            return No::new(atoms::D7_41_B, "deguello-no-way-upstairs").at(at);
        }
        if self.ground.area(from).inside == self.ground.area(to).inside {
            No::new(atoms::D4_1_B, "deguello-no-way").at(at)
        } else {
            No::new(atoms::D7_6_A, "deguello-no-wall-crossed").at(at)
        }
    }

    /// The spots where the pieces of a column enter the map: those painted for it, or all open ground at the map edge.
    #[must_use]
    pub fn entries(&self, command: u8) -> &[SpotId] {
        self.quarters.get(usize::from(command)).map_or(&[], |own| &own.entries)
    }

    /// The entry places of a piece.
    pub(super) fn quarters_of(&self, piece: PieceId) -> &Quarters {
        &self.quarters[usize::from(self.piece_of(piece).command)]
    }

    /// The movement point cost for a piece to enter the map at a spot, or why it may not.
    pub(super) fn entering(&self, position: &Position, piece: PieceId, to: SpotId, left: u8) -> Result<u8, No> {
        self.may_enter(position, piece, to)?;
        let whole = |area| self.entry(position, area).saturating_add(self.part_cost(position, area, to));
        let cost = self.ruled_cost(position, piece, to, self.ground.area_of(to).map_or(0, whole));
        unless(cost <= i32::from(left), No::new(atoms::D7_A, "deguello-no-points").of(piece).at(to))?;
        Ok(Figures::small(cost))
    }

    /// Moves a piece to a spot.
    pub(super) fn step(&self, position: &mut Position, piece: PieceId, to: SpotId, cost: u8, events: &mut Events) {
        let (from, left) = (position.state(piece).at, self.left(position, piece).unwrap_or(0));
        let entered = position.state(piece).life == Life::Waiting;
        let same = from.index() < self.board.len() && self.ground.area_of(from) == self.ground.area_of(to);
        let known = from.index() < self.board.len();
        let hex = |spot: SpotId| self.board.spot(spot).hex;
        let facing = if known { self.compass.towards(hex(from), hex(to)) } else { None };
        let inward = self.ground.outlook(&self.board, to).opposite();
        position.put(piece, to, Life::Standing);
        let state = position.state_mut(piece);
        state.facing = facing.unwrap_or(if entered { inward } else { state.facing });
        position.note(piece, Did::MOVE);
        // A piece that only moved within its area may still turn.
        let left = if same { 0 } else { left.saturating_sub(cost) };
        position.mover = Some(Mover { piece, left });
        let atom = match (entered, same) {
            (true, _) => atoms::D18_A,
            (_, true) if cost > 0 => atoms::D7_2_B,
            (_, true) => atoms::D7_B,
            _ => self.cost_rule(position, from, to),
        };
        tell(events, atom, Happening::Stepped { piece, from, to, cost });
    }

    /// The rule that determines the cost of a step.
    pub(super) fn cost_rule(&self, position: &Position, from: SpotId, to: SpotId) -> crate::play::Atom {
        let level = |spot: SpotId| self.ground.level.get(spot.index()).copied().unwrap_or(1);
        let surface = |spot: SpotId| self.ground.area_of(spot).map(|area| self.ground.area(area).surface);
        if [from, to].map(surface).contains(&Some(Surface::Floor)) {
            return atoms::D7_2_H;
        }
        match level(from).cmp(&level(to)) {
            std::cmp::Ordering::Less if surface(to) == Some(Surface::Roof) => atoms::D7_2_D,
            std::cmp::Ordering::Equal if self.ground.area_of(to).is_some_and(|area| self.has_parts(area)) => {
                atoms::D7_2_B
            }
            std::cmp::Ordering::Equal if matches!(surface(to), Some(Surface::Slow | Surface::Marsh)) => atoms::D7_2_C,
            std::cmp::Ordering::Equal if self.is_rubble(position, to) => atoms::D7_2_C,
            std::cmp::Ordering::Equal if self.ground.area_of(to).is_some_and(|area| self.ground.area(area).abatis) => {
                atoms::D7_21_A
            }
            std::cmp::Ordering::Equal => atoms::D7_2_G,
            _ => atoms::D7_2_E,
        }
    }

    /// Whether a unit may haul a gun to a spot, and the cost (D11.8.a).
    pub(super) fn may_haul(&self, position: &Position, piece: PieceId, gun: PieceId, to: SpotId) -> Result<u8, No> {
        let cost = self.step_cost(position, piece, to)?;
        let state = position.state(piece);
        let serves = self.kind(piece).is_unit() && self.kind(gun) == PieceType::Cannon && position.state(gun).stands();
        let there = serves && position.state(gun).at == state.at && state.stands();
        unless(there, No::new(atoms::D11_8_A, "deguello-no-gun-there").of(gun))?;
        let (Some(from), Some(area)) = (self.ground.area_of(state.at), self.ground.area_of(to)) else {
            return Err(No::new(atoms::D11_8_A, "deguello-no-gun-place").at(to));
        };
        unless(from != area, No::new(atoms::D11_8_A, "deguello-no-gun-place").at(to))?;
        let side = self.side(piece).unwrap_or(Side::Texan);
        let way = self.way(position, from, area, side).map(|(way, _)| way);
        let by_arch = matches!(way, Some(Passage::Door(door)) if self.ground.door(door).is_arch);
        let fits = match self.ground.area(area).surface {
            Surface::Floor | Surface::Roof => false,
            Surface::Room => by_arch,
            Surface::Clear | Surface::Slow | Surface::Marsh | Surface::Parapet => {
                !matches!(way, Some(Passage::Over)) && (by_arch || !matches!(way, Some(Passage::Door(_))))
            }
        };
        let dug = self.ground.has(to, Features::TRENCH | Features::VILLITA);
        unless(fits && !dug, No::new(atoms::D11_8_A, "deguello-no-gun-place").at(to))?;
        let free = !position.on(to).any(|other| self.kind(other) == PieceType::Cannon);
        unless(free, No::new(atoms::D11_8_A, "deguello-no-gun-place").at(to))?;
        unless(!position.is_locked(piece), No::new(atoms::D14_7_A, "deguello-no-leaving").of(piece))?;
        let cost = i32::from(cost).max(self.figures.cannon_move);
        let left = self.left(position, piece).unwrap_or(0);
        unless(cost <= i32::from(left), No::new(atoms::D11_8_A, "deguello-no-points").of(piece).at(to))?;
        Ok(Figures::small(cost))
    }

    pub(super) fn haul(
        &self,
        position: &mut Position,
        [piece, gun]: [PieceId; 2],
        to: SpotId,
        cost: u8,
        events: &mut Events,
    ) {
        self.step(position, piece, to, cost, events);
        let facing = position.state(piece).facing;
        position.shift(gun, to);
        position.state_mut(gun).facing = facing;
        tell(events, atoms::D11_8_A, Happening::Hauled { gun, to });
    }

    /// The spots a piece could step to.
    pub(super) fn nearby(&self, position: &Position, piece: PieceId) -> &[SpotId] {
        let state = position.state(piece);
        if state.life == Life::Waiting {
            return self.entries(self.piece_of(piece).command);
        }
        self.ground.area_of(state.at).map_or(&[], |area| &self.ground.around[usize::from(area)])
    }

    /// Whether nobody may come to a spot because of a fire: it is in a room that burns, or above one that burns or has
    /// burnt out (D16.3.a, D16.3.c).
    pub(super) fn is_closed_by_fire(&self, position: &Position, spot: SpotId) -> bool {
        self.is_burning(position, spot) || position.fires.iter().any(|fire| self.is_above(fire.area, spot))
    }

    /// Whether a spot is above an area, in the same hex.
    pub(super) fn is_above(&self, area: u16, spot: SpotId) -> bool {
        let below = self.ground.below.get(spot.index()).map_or(&[][..], Vec::as_slice);
        below.iter().any(|room| self.ground.area_of(*room) == Some(area))
    }

    /// Whether rubble lies in a room: a gun has broken its door, or it has burnt out (D11.5.a, D16.3.c).
    pub(super) fn is_strewn(position: &Position, area: u16) -> bool {
        position.rubble.binary_search(&area).is_ok() || position.fire_of(area).is_some_and(|fire| fire.is_out)
    }

    /// Whether a spot lies in rubble or ruins.
    pub(super) fn is_rubble(&self, position: &Position, spot: SpotId) -> bool {
        self.ground.has(spot, Features::RUBBLE)
            || self.ground.area_of(spot).is_some_and(|area| Self::is_strewn(position, area))
    }

    /// Ends the movement of the moving piece.
    pub(super) fn stop(&self, position: &mut Position) {
        position.mover = None;
    }

    /// Whether the game is still in set-up.
    pub(super) fn is_before(position: &Position) -> bool {
        position.phase == Phase::SetUp
    }
}
