//! Activation: officers, their commands, chains and batteries (D4, D5.1).

use super::event::{Events, Happening, tell};
use super::ground::Passage;
use super::house::named;
use super::position::{Did, Due, Life, Position};
use super::refusal::{No, Verdict, unless};
use super::{Game, Phase, PieceType, atoms};
use crate::house::Occasions as _;
use crate::play::{Atom, PieceId};
use crate::side::Side;

impl Game {
    /// The area a piece stands in.
    #[must_use]
    pub fn area_at(&self, position: &Position, piece: PieceId) -> Option<u16> {
        self.ground.area_of(position.state(piece).at)
    }

    /// The pieces in an area, spot by spot.
    pub(super) fn crowd<'p>(&'p self, position: &'p Position, area: u16) -> impl Iterator<Item = PieceId> + 'p {
        self.ground.area(area).spots.iter().flat_map(|spot| position.on(*spot))
    }

    /// The units of a side in an area, spot by spot.
    pub fn units_in<'p>(&'p self, position: &'p Position, area: u16, side: Side) -> impl Iterator<Item = PieceId> + 'p {
        let wanted = move |unit: &PieceId| self.kind(*unit).is_unit() && self.side(*unit) == Some(side);
        self.crowd(position, area).filter(wanted)
    }

    /// The officers of a side in an area, in the order of their numbers.
    pub fn officers_in<'p>(
        &'p self,
        position: &'p Position,
        area: u16,
        side: Side,
    ) -> impl Iterator<Item = PieceId> + 'p {
        let here = move |own: &PieceId| self.side(*own) == Some(side) && self.area_at(position, *own) == Some(area);
        self.officers.iter().copied().filter(here)
    }

    /// Whether a unit is led: attackers need an officer in their area, the garrison does not (D4.11.a, D5.1.a, D5.2.b).
    #[must_use]
    pub fn is_led(&self, position: &Position, unit: PieceId) -> bool {
        self.is_texan(unit)
            || self
                .area_at(position, unit)
                .is_some_and(|area| self.officers_in(position, area, Side::Mexican).next().is_some())
    }

    /// The areas next to an area (D4.1.b): those a piece can move to, treating doors as open, and those across emplaced
    /// ladders.
    #[must_use]
    pub fn neighbours(&self, position: &Position, area: u16) -> Vec<u16> {
        let mut near: Vec<u16> = self.ground.links[usize::from(area)].iter().map(|link| link.to).collect();
        for edge in &position.ladders {
            let edge = self.ground.edge(*edge);
            let ends = [edge.out, edge.top].map(|spot| self.ground.area_of(spot));
            match ends {
                [Some(a), Some(b)] if a == area => near.push(b),
                [Some(a), Some(b)] if b == area => near.push(a),
                _ => {}
            }
        }
        near.sort_unstable();
        near.dedup();
        near
    }

    /// Whether the passage between two areas is open to a side: a barred door keeps the attackers out (D7.5.a,
    /// D12.6.a).
    pub(super) fn is_open(&self, position: &Position, way: Passage, side: Side) -> bool {
        match way {
            Passage::Door(door) => side == Side::Texan || position.is_broken(door),
            Passage::Open
            | Passage::Over
            | Passage::Roof
            | Passage::Down
            | Passage::Parapet
            | Passage::Stairs
            | Passage::Hatch => true,
        }
    }

    /// The pieces an officer activates, including the officer and the officers of the chain (D4.1.a, D4.1.c). An
    /// artillery officer of the garrison activates the crews of one battery.
    #[must_use]
    pub fn reach(&self, position: &Position, officer: PieceId, battery: Option<u8>) -> Vec<PieceId> {
        let (chain, areas) = self.chain(position, officer);
        let obeys = |own: &PieceId| self.kind(*own).is_unit() && self.obeys(position, officer, *own, battery).is_ok();
        let mut units: Vec<PieceId> = areas.iter().flat_map(|area| self.crowd(position, *area)).filter(obeys).collect();
        units.sort_unstable();
        let wakes = |own: &PieceId| *own == officer || self.may_wake(position, *own).is_ok();
        chain.into_iter().chain(units).filter(wakes).collect()
    }

    /// The batteries with a crew in an artillery officer's reach, in order.
    pub(super) fn batteries(&self, position: &Position, officer: PieceId) -> Vec<u8> {
        let (_, areas) = self.chain(position, officer);
        let crews = areas.iter().flat_map(|area| self.crowd(position, *area)).filter(|own| self.kind(*own).is_crew());
        let mut commands: Vec<u8> = crews.map(|own| self.piece_of(own).command).collect();
        commands.sort_unstable();
        commands.dedup();
        commands
    }

    /// The officers activated together with an officer, that officer first, and the areas in their reach: the areas
    /// they stand in and the neighbouring ones.
    pub(super) fn chain(&self, position: &Position, officer: PieceId) -> (Vec<PieceId>, Vec<u16>) {
        let mut chain = vec![officer];
        let mut areas = Vec::new();
        let mut next = 0;
        while let Some(own) = chain.get(next).copied() {
            next += 1;
            let Some(area) = self.area_at(position, own) else { continue };
            for near in std::iter::once(area).chain(self.neighbours(position, area)) {
                if !areas.contains(&near) {
                    areas.push(near);
                }
            }
            let joins = |other: &PieceId| {
                let there = self.area_at(position, *other).is_some_and(|area| areas.contains(&area));
                there && self.is_chained(officer, *other) && !chain.contains(other)
            };
            let more: Vec<PieceId> = self.officers.iter().copied().filter(joins).collect();
            chain.extend(more);
        }
        (chain, areas)
    }

    /// Whether an officer is activated along with another: both belong to the same column or command, or to the same
    /// staff (D4.1.c, D4.11.d).
    fn is_chained(&self, officer: PieceId, other: PieceId) -> bool {
        let (one, two) = (self.piece_of(officer), self.piece_of(other));
        match one.kind {
            PieceType::ColumnOfficer | PieceType::Officer => two.kind == one.kind && two.command == one.command,
            PieceType::StaffOfficer | PieceType::MexicanGunner => two.kind == one.kind,
            _ => false,
        }
    }

    /// Whether a unit in an officer's reach obeys that officer, and if not, why.
    pub(super) fn obeys(&self, position: &Position, officer: PieceId, unit: PieceId, battery: Option<u8>) -> Verdict {
        let (own, other) = (self.piece_of(officer), self.piece_of(unit));
        let no = |atom, word| No::new(atom, word).of(unit);
        let same = unless(own.command == other.command, no(atoms::D4_1_A, "deguello-no-command"));
        unless(own.kind.side() == other.kind.side(), no(atoms::D4_1_A, "deguello-no-command"))?;
        match own.kind {
            PieceType::ColumnOfficer | PieceType::StaffOfficer => {
                unless(!other.kind.is_crew(), no(atoms::D4_11_E, "deguello-no-crew-of-column"))?;
                // D4.11.c, D4.11.f: until they are released, staff officers lead only the reserve.
                match own.kind {
                    PieceType::StaffOfficer if position.released => Ok(()),
                    PieceType::StaffOfficer => same.map_err(|_| no(atoms::D4_11_F, "deguello-no-release")),
                    _ => same,
                }
            }
            PieceType::MexicanGunner => unless(other.kind.is_crew(), no(atoms::D4_11_E, "deguello-no-crew-there")),
            PieceType::Officer => same,
            PieceType::Gunner => {
                unless(other.kind.is_crew(), no(atoms::D4_13_B, "deguello-no-crew-there"))?;
                unless(battery == Some(other.command), no(atoms::D4_13_A, "deguello-no-other-battery"))
            }
            PieceType::Leader => Ok(()),
            _ => Err(no(atoms::D4_1_A, "deguello-no-command")),
        }
    }

    /// Whether a side may activate anything now.
    fn may_order(&self, position: &Position, side: Option<Side>) -> Verdict {
        let phase = position.phase;
        unless(phase.is_order(), No::new(phase.atom(), "deguello-no-phase"))?;
        unless(side == Some(phase.side()), No::new(atoms::D4_0_A, "deguello-no-turn"))
    }

    pub(super) fn may_activate(&self, position: &Position, officer: PieceId) -> Verdict {
        self.may_order(position, self.side(officer))?;
        let kind = self.kind(officer);
        unless(kind.is_officer(), No::new(atoms::D4_1_A, "deguello-no-officer").of(officer))?;
        unless(position.state(officer).stands(), No::new(atoms::D4_1_A, "deguello-no-officer").of(officer))?;
        unless(kind != PieceType::Gunner, No::new(atoms::D4_13_A, "deguello-no-battery-named").of(officer))?;
        self.may_wake(position, officer)
    }

    pub(super) fn may_man(&self, position: &Position, officer: PieceId, command: u8) -> Verdict {
        self.may_order(position, self.side(officer))?;
        let is_gunner = self.kind(officer) == PieceType::Gunner && position.state(officer).stands();
        unless(is_gunner, No::new(atoms::D4_13_B, "deguello-no-gunner").of(officer))?;
        let crews = self.reach(position, officer, Some(command)).len();
        unless(crews > 1, No::new(atoms::D4_13_B, "deguello-no-crew").of(officer))?;
        self.may_wake(position, officer)
    }

    pub(super) fn may_call(&self, position: &Position, command: u8) -> Verdict {
        self.may_order(position, Some(Side::Mexican))?;
        let is_late = self.reserve != Some(command) || i32::from(position.round) >= self.figures.reserve_round;
        unless(is_late, No::new(atoms::D4_11_F, "deguello-no-reserve-yet"))?;
        let waits = self.column(command).any(|piece| position.state(piece).life == Life::Waiting);
        unless(waits, No::new(atoms::D4_1_D, "deguello-no-column"))?;
        self.leader_of(command).map_or(Ok(()), |leader| self.may_wake(position, leader))
    }

    /// The first officer of a column, or its first unit.
    pub(super) fn leader_of(&self, command: u8) -> Option<PieceId> {
        self.column(command).find(|own| self.kind(*own).is_officer()).or_else(|| self.column(command).next())
    }

    /// The pieces with which a column enters: its companies, crews and officers.
    pub(super) fn column(&self, command: u8) -> impl Iterator<Item = PieceId> + '_ {
        let enters = move |own: &PieceId| {
            let piece = self.piece_of(*own);
            piece.command == command && piece.kind.side() == Some(Side::Mexican) && !piece.kind.is_flecha()
        };
        self.units.iter().chain(&self.officers).copied().filter(enters)
    }

    /// Whether a unit may act alone: a unit of the garrison whose command has no officer left (D4.2.d).
    pub(super) fn may_act_alone(&self, position: &Position, unit: PieceId) -> Verdict {
        self.may_order(position, self.side(unit))?;
        let lone = self.is_texan(unit) && self.kind(unit).is_unit() && position.state(unit).stands();
        unless(lone, No::new(atoms::D4_2_D, "deguello-no-lone").of(unit))?;
        let command = self.piece_of(unit).command;
        let leads = |own: &&PieceId| {
            let kind = self.kind(**own);
            self.piece_of(**own).command == command && matches!(kind, PieceType::Officer | PieceType::Gunner)
        };
        let led = self.officers.iter().filter(leads).any(|own| position.state(*own).stands());
        unless(!led, No::new(atoms::D4_2_D, "deguello-no-leaderless").of(unit))?;
        self.may_wake(position, unit)
    }

    /// The garrison units in an area that an officer of their own command is in (D4.12.b).
    fn roused(&self, position: &Position, area: u16) -> Vec<PieceId> {
        let here: Vec<PieceId> = self.officers_in(position, area, Side::Texan).collect();
        let led = |unit: &PieceId| {
            let command = self.piece_of(*unit).command;
            here.iter().any(|officer| self.piece_of(*officer).command == command)
        };
        let mut units: Vec<PieceId> = self.units_in(position, area, Side::Texan).filter(led).collect();
        units.sort_unstable();
        units
    }

    pub(super) fn may_rouse(&self, position: &Position, area: u16) -> Verdict {
        self.may_order(position, Some(Side::Texan))?;
        unless(self.figures.option_areas != 0, No::new(atoms::D4_12_B, "deguello-no-area-option"))?;
        let known = usize::from(area) < self.ground.areas.len();
        unless(known && !self.roused(position, area).is_empty(), No::new(atoms::D4_12_B, "deguello-no-area"))
    }

    /// Activates an officer; a wounded one is checked first (D5.3.d).
    pub(super) fn activate(&self, position: &mut Position, officer: PieceId, battery: Option<u8>, events: &mut Events) {
        match battery {
            None => tell(events, atoms::D4_1_A, Happening::Activated { officer }),
            Some(command) => tell(events, atoms::D4_13_B, Happening::Manned { officer, command }),
        }
        if self.figures.option_wounds != 0 && position.state(officer).is_wounded {
            position.due.push(Due::Check { piece: officer, battery });
            return;
        }
        self.rouse(position, officer, battery, events);
    }

    /// Activates the command of an officer.
    pub(super) fn rouse(&self, position: &mut Position, officer: PieceId, battery: Option<u8>, events: &mut Events) {
        let reached = self.reach(position, officer, battery);
        position.caller = Some(officer);
        let chained = reached.iter().filter(|own| self.kind(**own).is_officer()).count() > 1;
        self.wake(position, &reached, self.summons_rule(officer, chained), events);
    }

    /// The rule by which an officer activates pieces, alone or chained with other officers.
    pub(super) fn summons_rule(&self, officer: PieceId, chained: bool) -> Atom {
        match self.kind(officer) {
            PieceType::StaffOfficer if chained => atoms::D4_11_D,
            PieceType::StaffOfficer => atoms::D4_11_C,
            PieceType::MexicanGunner => atoms::D4_11_E,
            PieceType::Leader => atoms::D4_12_A,
            PieceType::Gunner => atoms::D4_13_A,
            _ if chained => atoms::D4_1_C,
            _ => atoms::D4_1_A,
        }
    }

    pub(super) fn call(&self, position: &mut Position, command: u8, events: &mut Events) {
        tell(events, atoms::D4_1_D, Happening::Called { command });
        let waits: Vec<PieceId> =
            self.column(command).filter(|piece| position.state(*piece).life == Life::Waiting).collect();
        self.wake(position, &waits, atoms::D4_1_D, events);
    }

    pub(super) fn act_alone(&self, position: &mut Position, piece: PieceId, events: &mut Events) {
        tell(events, atoms::D4_2_D, Happening::Alone { piece });
        position.note(piece, Did::ALONE);
        self.wake(position, &[piece], atoms::D4_2_D, events);
    }

    pub(super) fn rouse_area(&self, position: &mut Position, area: u16, events: &mut Events) {
        tell(events, atoms::D4_12_B, Happening::Roused { area });
        let units = self.roused(position, area);
        self.wake(position, &units, atoms::D4_12_B, events);
    }

    /// Marks pieces as activated; units that lean over the wall take cover (D13.4.b).
    fn wake(&self, position: &mut Position, pieces: &[PieceId], atom: Atom, events: &mut Events) {
        position.passes = 0;
        let units = pieces.iter().filter(|own| self.kind(**own).is_unit()).count();
        tell(events, atom, Happening::Reached { units: units.min(250) as u8 });
        for piece in pieces {
            position.note(*piece, Did::ACTIVE);
            if position.state(*piece).is_exposed {
                position.state_mut(*piece).is_exposed = false;
                tell(events, atoms::D13_4_B, Happening::Covered { piece: *piece });
            }
        }
        self.heed_end(position, named(position.phase), events);
        if position.ended.is_some() {
            return;
        }
        let phase = if position.phase.side() == Side::Texan { Phase::TexanAction } else { Phase::MexicanAction };
        self.enter(position, phase, events);
    }

    /// Releases the staff officers if a column has lost all its officers or a flecha stands inside (D4.11.b, D4.11.f).
    pub(super) fn release_staff(&self, position: &mut Position, events: &mut Events) {
        if position.released {
            return;
        }
        let inside = |unit: &PieceId| self.kind(*unit).is_flecha() && self.ground.is_inside(position.state(*unit).at);
        let is_in = self.units.iter().any(inside);
        if is_in || (0..self.commands.len() as u8).any(|command| self.is_stalled(position, command)) {
            position.released = true;
            tell(events, if is_in { atoms::D4_11_F } else { atoms::D4_11_B }, Happening::Released);
        }
    }

    /// Whether a column has lost all the officers it had but still has units.
    fn is_stalled(&self, position: &Position, command: u8) -> bool {
        let of_column = |own: &&PieceId| self.piece_of(**own).command == command;
        let leads = |own: &&PieceId| self.kind(**own) == PieceType::ColumnOfficer;
        let mut officers = self.officers.iter().filter(of_column).filter(leads).peekable();
        let stands = |own: &PieceId| position.state(*own).stands();
        officers.peek().is_some()
            && officers.all(|own| position.state(*own).life == Life::Dead)
            && self.units.iter().filter(of_column).any(stands)
    }
}
