//! Melee (D14).

use super::event::{Events, Happening, tell};
use super::fire::small;
use super::ground::Passage;
use super::position::{Clash, Due, Position};
use super::refusal::{No, Verdict, unless};
use super::{Game, PieceType, atoms};
use crate::board::SpotId;
use crate::hexside::Hexside;
use crate::house::{NumberShift, Roles, Rulings as _};
use crate::play::{Atom, PieceId};
use crate::variant::{AttackMode, Quantity};

/// The kinds of contact between two units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Contact {
    /// No barrier between them.
    Open,
    /// A door between them.
    Door {
        /// Whether the attacker stands outside the door; otherwise the defender does.
        attacker: bool,
    },
    /// A palisade, a redoubt or a low wall between them.
    Over,
    /// A wall across which they are locked, with its edge.
    Wall(u16),
}

impl Game {
    /// The value a unit adds to its dice against another (D14.a).
    fn factor(&self, position: &Position, piece: PieceId, foe: Option<PieceId>) -> i32 {
        let usual = self.usual_factor(piece);
        if self.program.is_none() {
            return usual;
        }
        let roles = foe.map_or_else(|| Roles::new(piece), |foe| self.fighters(position, piece, foe));
        self.ruled(position, &Quantity::Strength(AttackMode::Melee), roles, usual)
    }

    /// The value a unit adds to its dice by the rules of the game.
    pub(super) fn usual_factor(&self, piece: PieceId) -> i32 {
        match self.kind(piece) {
            PieceType::Company | PieceType::Zapadores => self.figures.melee_company,
            PieceType::Flecha | PieceType::ZapadorFlecha => self.figures.melee_flecha,
            PieceType::Crew | PieceType::MexicanCrew => self.figures.melee_crew,
            _ => self.figures.melee_unit,
        }
    }

    /// The contact through which a unit can attack another, or why it cannot.
    fn contact(&self, position: &Position, by: PieceId, target: PieceId) -> Result<Contact, No> {
        if let Some(lock) = position.locks_of(by).find(|lock| lock.other(by) == Some(target))
            && let Some(edge) = lock.edge
        {
            return Ok(Contact::Wall(edge));
        }
        let [from, to] = [by, target].map(|piece| position.state(piece).at);
        unless(self.level(from) == self.level(to), No::new(atoms::D14_6_A, "deguello-no-level").of(target))?;
        let [own, other] = [from, to].map(|spot| self.ground.area_of(spot));
        if own.is_some() && own == other {
            return Ok(Contact::Open);
        }
        if let Some(contact) = self.across(position, from, to) {
            return Ok(contact);
        }
        let (Some(own), Some(other), Some(side)) = (own, other, self.side(by)) else {
            return Err(No::new(atoms::D14_2_A, "deguello-no-contact").of(target));
        };
        let way = self.way(position, own, other, side).map(|(way, _)| way);
        match way {
            Some(Passage::Door(_)) => Err(No::new(atoms::D14_F, "deguello-no-room-fight").of(target)),
            None | Some(Passage::Over) => Err(No::new(atoms::D14_2_A, "deguello-no-contact").of(target)),
            Some(
                Passage::Open | Passage::Roof | Passage::Down | Passage::Parapet | Passage::Stairs | Passage::Hatch,
            ) => {
                let spots = &self.ground.area(other).spots;
                let full = spots.iter().all(|spot| self.may_enter(position, by, *spot).is_err());
                unless(full, No::new(atoms::D14_E, "deguello-no-entry-first").of(target))?;
                Ok(Contact::Open)
            }
        }
    }

    /// The contact between spots on either side of a broken door, a palisade or a low wall.
    fn across(&self, position: &Position, from: SpotId, to: SpotId) -> Option<Contact> {
        let [a, b] = [from, to].map(|spot| self.board.spot(spot).hex);
        if !a.is_adjacent(b) {
            return None;
        }
        let side = Hexside::new(a, b);
        if let Ok(door) = self.ground.doors.binary_search_by_key(&side, |door| door.side) {
            let own = self.ground.door(door as u16);
            let there = own.spots.contains(&from) && own.spots.contains(&to) && position.is_broken(door as u16);
            return there.then_some(Contact::Door { attacker: own.spots[0] == from });
        }
        let [one, other] = [self.ground.area_of(from)?, self.ground.area_of(to)?];
        let over = self.ground.links[usize::from(one)].iter().any(|link| link.to == other && link.way == Passage::Over);
        let open =
            self.board.crossing(from, to).is_some_and(|own| !own.kind.is_wall()) && self.ground.edge_at(side).is_none();
        (over && !open).then_some(Contact::Over)
    }

    pub(super) fn may_melee(
        &self,
        position: &Position,
        by: PieceId,
        with: Option<PieceId>,
        target: PieceId,
    ) -> Verdict {
        self.may_act(position, by)?;
        let enemy = self.side(target).is_some_and(|side| side != position.phase.side())
            && self.kind(target).is_unit()
            && position.state(target).stands();
        unless(enemy, No::new(atoms::D14_A, "deguello-no-enemy").of(target))?;
        self.can_attack(position, by, &[target])?;
        self.contact(position, by, target)?;
        let Some(with) = with else { return Ok(()) };
        unless(by < with, No::new(atoms::D14_G, "deguello-no-helper").of(with))?;
        self.can_attack(position, with, &[target])?;
        let helps = self.contact(position, with, target)?;
        let wall = matches!(helps, Contact::Wall(_)) || matches!(self.contact(position, by, target)?, Contact::Wall(_));
        unless(!wall, No::new(atoms::D12_4_F, "deguello-no-helper").of(with))
    }

    pub(super) fn melee(
        &self,
        position: &mut Position,
        by: PieceId,
        with: Option<PieceId>,
        target: PieceId,
        events: &mut Events,
    ) {
        let edge = match self.contact(position, by, target) {
            Ok(Contact::Wall(edge)) => Some(edge),
            _ => None,
        };
        let attackers = std::iter::once(by).chain(with).collect();
        self.clash(position, attackers, vec![target], edge, atoms::D14_A, events);
    }

    /// Begins a melee.
    pub(super) fn clash(
        &self,
        position: &mut Position,
        attackers: Vec<PieceId>,
        defenders: Vec<PieceId>,
        edge: Option<u16>,
        atom: Atom,
        events: &mut Events,
    ) {
        self.stop(position);
        for by in &attackers {
            for target in &defenders {
                position.fought.push([*by, *target]);
                tell(events, atom, Happening::Attacked { by: *by, target: *target });
            }
        }
        if let (Some(by), Some(target)) = (attackers.first(), defenders.first()) {
            Self::tell_shifts(&self.melee_shifts(position, *by, *target), events);
        }
        let add = self.fight_adds(position, &attackers, &defenders, edge);
        position.due.push(Due::Clash(Clash { attackers, defenders, add, edge, rolled: 0 }));
    }

    /// The values that each side of a melee adds to its dice, the attackers first (D14.d).
    #[must_use]
    pub fn fight_adds(
        &self,
        position: &Position,
        attackers: &[PieceId],
        defenders: &[PieceId],
        edge: Option<u16>,
    ) -> [i8; 2] {
        let best = |units: &[PieceId], foes: &[PieceId]| {
            units.iter().map(|unit| self.factor(position, *unit, foes.first().copied())).max().unwrap_or(0)
        };
        let mut add = [best(attackers, defenders), best(defenders, attackers)];
        let figures = &self.figures;
        match attackers.len().cmp(&defenders.len()) {
            std::cmp::Ordering::Greater => add[0] += figures.melee_several,
            std::cmp::Ordering::Less => add[1] += figures.melee_several,
            std::cmp::Ordering::Equal => {}
        }
        let (Some(by), Some(target)) = (attackers.first().copied(), defenders.first().copied()) else {
            return add.map(small);
        };
        add[0] += self.melee_shifts(position, by, target).iter().map(|shift| shift.by).sum::<i32>();
        if edge.is_some() {
            // The modifier applies to the unit outside the wall, whichever side acts.
            let outside = usize::from(!self.is_outside(position, by));
            add[outside] += figures.melee_wall;
            return add.map(small);
        }
        match self.contact(position, by, target) {
            Ok(Contact::Door { attacker }) => add[usize::from(!attacker)] += figures.melee_door,
            Ok(Contact::Over) => add[0] += figures.melee_over,
            Ok(Contact::Open | Contact::Wall(_)) | Err(_) => {}
        }
        let state = position.state(target);
        let behind = |by: &PieceId| {
            let at = position.state(*by).at;
            at != state.at && !self.is_in_front(state.at, state.facing, at)
        };
        if attackers.iter().any(behind) {
            add[0] += figures.melee_rear;
        }
        add.map(small)
    }

    /// What rules change of the dice of an attacker in melee.
    fn melee_shifts(&self, position: &Position, by: PieceId, target: PieceId) -> Vec<NumberShift> {
        if self.program.is_none() {
            return Vec::new();
        }
        self.dice_shifts(position, self.fighters(position, by, target), 0)
    }

    /// Resolves the roll of one side of a melee.
    pub(super) fn clash_rolls(&self, position: &mut Position, mut clash: Clash, roll: u8, events: &mut Events) {
        let second = clash.rolled > 0;
        tell(events, atoms::D14_A, Happening::Struck { roll, add: clash.add[usize::from(second)] });
        if !second {
            clash.rolled = roll;
            position.due.push(Due::Clash(clash));
            return;
        }
        let total = |roll: u8, add: i8| (i32::from(roll) + i32::from(add)) as i8;
        let (attack, defence) = (total(clash.rolled, clash.add[0]), total(roll, clash.add[1]));
        tell(events, atoms::D14_A, Happening::Fought { attack, defence });
        self.settle(position, &clash, attack.cmp(&defence), events);
    }
}
