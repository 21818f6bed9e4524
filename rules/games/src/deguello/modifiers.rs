//! Modifiers to the dice of a shot (D10.3).

use arrayvec::ArrayVec;

use super::event::{Events, Happening, tell};
use super::fire::small;
use super::lines::FollowedLine;
use super::position::Position;
use super::{Features, Game, atoms};
use crate::board::{SpotId, bearing};
use crate::hex::{Direction, Hex};
use crate::house::HouseEvent;
use crate::play::{Atom, PieceId};

/// The degrees to either side of the course of a trench that count as along it (D10.3.s).
const ALONG: i32 = 30;

/// The modifiers of a shot, row by row.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Aim {
    /// The rows that apply, each with its rule.
    pub rows: ArrayVec<(Atom, i32), 4>,
    /// What rules of variants add, each with the rule.
    pub ruled: Vec<(Atom, i32)>,
}

impl Aim {
    /// The sum of the modifiers.
    #[must_use]
    pub fn add(&self) -> i32 {
        self.rows.iter().chain(&self.ruled).map(|(_, add)| add).sum()
    }

    /// Reports which rules of variants change the dice.
    pub(super) fn tell(&self, events: &mut Events) {
        for (atom, add) in &self.ruled {
            tell(events, *atom, Happening::House(HouseEvent::Shifted { by: small(*add) }));
        }
    }

    fn put(&mut self, atom: Atom, add: i32) {
        // At most one cover, the distance and two properties of the target apply: there is room.
        let _ = self.rows.try_push((atom, add));
    }
}

impl Game {
    /// The modifiers of a shot from a spot at a target; guns ignore the distance (D11.4.a).
    pub(super) fn aim_at(
        &self,
        position: &Position,
        from: SpotId,
        target: PieceId,
        line: &FollowedLine,
        is_gun: bool,
    ) -> Aim {
        let mut aim = Aim::default();
        if let Some((atom, add)) = self.cover(position, from, target, line) {
            aim.put(atom, add);
        }
        if line.range > 2 && !is_gun {
            aim.put(atoms::D10_3_K, self.figures.fire_distance.saturating_mul(i32::from(line.range) - 2));
        }
        if self.kind(target).is_company() {
            aim.put(atoms::D10_3_M, self.figures.fire_company);
        }
        if self.ground.has(position.state(target).at, Features::STAIRS) {
            aim.put(atoms::D10_3_N, self.figures.fire_stairs);
        }
        aim
    }

    /// The cover that applies: the least favourable to the firer if there are several (D10.3.p).
    fn cover(&self, position: &Position, from: SpotId, target: PieceId, line: &FollowedLine) -> Option<(Atom, i32)> {
        let at = position.state(target).at;
        let inward = !self.ground.is_inside(from) && self.ground.is_inside(at);
        let wall = inward && line.wall;
        let exposed = position.state(target).is_exposed;
        let has = |feature| self.ground.has(at, feature);
        let dug = Features::TRENCH | Features::ACEQUIA;
        let figures = &self.figures;
        let rows = [
            (wall && !exposed, atoms::D10_3_A, figures.fire_wall),
            (has(Features::CARRONADE), atoms::D10_3_B, figures.fire_carronade),
            (line.by_door, atoms::D10_3_C, figures.fire_door),
            (wall && exposed, atoms::D10_3_D, figures.fire_exposed),
            (has(dug) && !self.enfilades(from, at), atoms::D10_3_E, figures.fire_trench),
            (has(Features::VILLITA), atoms::D10_3_F, figures.fire_villita),
            (inward && line.bastion, atoms::D10_3_G, figures.fire_bastion),
            (has(Features::MARSH), atoms::D10_3_H, figures.fire_marsh),
            (self.is_rubble(position, at), atoms::D10_3_I, figures.fire_rubble),
            (line.palisade, atoms::D10_3_J, figures.fire_palisade),
        ];
        let counted = rows.into_iter().filter(|(counts, ..)| *counts);
        counted.map(|(_, atom, add)| (atom, add)).min_by_key(|(_, add)| *add)
    }

    /// Whether a trench or an acequia gives no cover because a higher firer shoots along it (D10.3.s).
    fn enfilades(&self, from: SpotId, at: SpotId) -> bool {
        if self.figures.option_enfilade == 0 || self.level(from) <= self.level(at) {
            return false;
        }
        let [shooter, hex] = [from, at].map(|spot| self.board.spot(spot).hex);
        let Some(way) = bearing::bearing(hex, shooter) else { return false };
        let dug = |near: Hex| {
            let mut spots = self.board.spots_of(near);
            spots.any(|spot| self.ground.has(spot, Features::TRENCH | Features::ACEQUIA))
        };
        // It runs towards each neighbouring hex in which it continues, and in the opposite direction.
        let runs = Direction::ALL.into_iter().filter(|to| hex.neighbour(*to).is_some_and(dug));
        let along = |to: Direction| bearing::bears(to as i32 * 60, ALONG, way);
        runs.into_iter().any(|to| along(to) || along(to.opposite()))
    }
}
