//! Melee (K10.a to K10.g).

use super::event::{Events, Happening, tell};
use super::position::{Bout, Did, Life, Pending, Position};
use super::refusal::{No, Verdict, unless};
use super::{Action, Game, Link, Passage, atoms};
use crate::board::SpotId;
use crate::house::{NumberShift, Occasions as _, Roles, Rulings as _};
use crate::play::{Atom, PieceId};
use crate::side::Side;
use crate::variant::{self, Quantity};

impl Game {
    /// The spots with which a stand on a spot is in contact: adjacent ones on the same level with no wall between, or
    /// through a breach or an open door (K10.f).
    pub(super) fn touching<'p>(&'p self, position: &'p Position, at: SpotId) -> impl Iterator<Item = SpotId> + 'p {
        let steps = self.ground.steps_of(at).iter();
        steps.filter(move |step| self.touches(position, at, step)).map(|step| step.to)
    }

    /// Whether pieces at both ends of a step are in contact.
    fn touches(&self, position: &Position, at: SpotId, step: &Link) -> bool {
        let level = || self.ground.high[at.index()] == self.ground.high[step.to.index()];
        match step.way {
            Passage::Open => level(),
            Passage::Door(door) => position.is_broken(door) && level(),
            Passage::Edge(number) => {
                let edge = self.ground.edge(number);
                let broken = edge.has_door() && position.is_broken(edge.door);
                self.is_gap(position, number) || (edge.open || broken) && level()
            }
        }
    }

    /// The castings in contact with a stand. A stand that hangs on a ladder is in contact only with those at its top.
    pub fn castings_near<'p>(&'p self, position: &'p Position, stand: PieceId) -> impl Iterator<Item = PieceId> + 'p {
        let state = position.state(stand);
        let top = state.is_hanging().then(|| self.ground.edge(state.hangs).top);
        let steps = if top.is_none() { self.ground.steps_of(state.at) } else { &[] };
        // Few spots are occupied, so that is tested before the contact.
        let held = move |to: SpotId| position.crowd(to).castings > 0;
        let around = steps.iter().filter(move |step| held(step.to) && self.touches(position, state.at, step));
        let spots = top.into_iter().filter(move |to| held(*to)).chain(around.map(|step| step.to));
        spots.flat_map(|to| self.castings_on(position, to))
    }

    /// The stands in contact with a spot of castings, except those on ladders.
    pub(super) fn stands_near<'p>(&'p self, position: &'p Position, at: SpotId) -> impl Iterator<Item = PieceId> + 'p {
        let near = move |step: &&Link| position.crowd(step.to).stands > 0 && self.touches(position, at, step);
        let spots = self.ground.steps_of(at).iter().filter(near).map(|step| step.to);
        spots.flat_map(|to| self.stands_on(position, to)).filter(|stand| {
            let state = position.state(*stand);
            state.stands() && !state.is_hanging()
        })
    }

    /// All pairs of a stand and a casting in contact.
    pub(super) fn contacts(&self, position: &Position) -> Vec<(PieceId, PieceId)> {
        let standing = self.stands.iter().copied().filter(|stand| position.state(*stand).stands());
        standing.flat_map(|stand| self.castings_near(position, stand).map(move |casting| (stand, casting))).collect()
    }

    /// The section of the breach that a fight goes through, if any.
    fn gap_between(&self, position: &Position, one: PieceId, other: PieceId) -> Option<u8> {
        if position.state(one).is_hanging() || position.state(other).is_hanging() {
            return None;
        }
        match self.ground.step(position.state(one).at, position.state(other).at)?.way {
            Passage::Edge(edge) if self.is_gap(position, edge) => Some(self.ground.edge(edge).section),
            _ => None,
        }
    }

    /// Whether a piece may still fight through the breach between two pieces, if there is one (K8.b).
    fn may_fight_through(&self, position: &Position, by: PieceId, target: PieceId) -> bool {
        let section = self.gap_between(position, by, target);
        section.is_none_or(|section| self.may_pass_gap(position, section, by))
    }

    fn bouts_of(position: &Position, by: PieceId) -> usize {
        position.bouts.iter().filter(|bout| bout.by == by).count()
    }

    /// The number of castings that roll against a stand.
    fn rolling(&self, position: &Position, stand: PieceId) -> i32 {
        position.bouts.iter().filter(|bout| bout.target == stand && self.is_casting(bout.by)).count() as i32
    }

    /// The fights a side may still add.
    fn open_bouts(&self, position: &Position, side: Side) -> Vec<Bout> {
        Self::bouts(&self.contacts(position), side).filter(|bout| self.is_open(position, bout)).collect()
    }

    /// The possible fights of a side, given the contacts.
    fn bouts(contacts: &[(PieceId, PieceId)], side: Side) -> impl Iterator<Item = Bout> + '_ {
        contacts.iter().map(move |(stand, casting)| {
            let (by, target) = if side == Side::Mexican { (*stand, *casting) } else { (*casting, *stand) };
            Bout { by, target, roll: 0, kills: false }
        })
    }

    /// Whether a fight between two pieces in contact may be added.
    fn is_open(&self, position: &Position, bout: &Bout) -> bool {
        self.may_add(position, bout.by, bout.target).is_ok()
    }

    pub(super) fn may_match(&self, position: &Position, by: PieceId, target: PieceId) -> Verdict {
        let (stand, casting) = if self.is_stand(by) { (by, target) } else { (target, by) };
        let known = self.is_stand(stand) && self.is_casting(casting);
        let touch = known
            && position.state(stand).life == Life::Standing
            && self.castings_near(position, stand).any(|own| own == casting);
        unless(touch, No::new(atoms::K10_F, "knapp-no-touch").of(by))?;
        self.may_add(position, by, target)
    }

    /// Whether a piece may roll against another that is in contact with it.
    fn may_add(&self, position: &Position, by: PieceId, target: PieceId) -> Verdict {
        if self.is_stand(by) {
            unless(!position.did(by, Did::SERVE), No::new(atoms::K7_K, "knapp-no-serving").of(by))?;
            let left = (Self::bouts_of(position, by) as i32) < self.figures.mexican_dice;
            unless(left, No::new(atoms::K10_C, "knapp-no-dice").of(by))?;
            let new = !position.bouts.iter().any(|bout| bout.by == by && bout.target == target);
            unless(new, No::new(atoms::K10_C, "knapp-no-twice").of(target))?;
        } else {
            unless(Self::bouts_of(position, by) == 0, No::new(atoms::K10_D, "knapp-no-dice").of(by))?;
            let room = self.rolling(position, target) < self.figures.texan_dice;
            unless(room, No::new(atoms::K10_D, "knapp-no-crowd").of(target))?;
        }
        unless(self.may_fight_through(position, by, target), No::new(atoms::K8_B, "knapp-no-gap").of(by))?;
        self.may(position, &Quantity::MayAttack(variant::AttackMode::Melee), self.fighters(position, by, target))
    }

    /// The side that has to choose fights; `None` if there is no choice to make.
    #[must_use]
    pub(super) fn matcher(&self, position: &Position) -> Option<Side> {
        let contacts = self.contacts(position);
        let mut sides = Side::ALL.into_iter().rev();
        sides.find(|side| Self::bouts(&contacts, *side).any(|bout| self.is_open(position, &bout)))
    }

    pub(super) fn may_fight(&self, position: &Position, by: PieceId, target: PieceId) -> Verdict {
        let side = self.matcher(position);
        let own = side == Some(self.piece_of(by).kind.side());
        unless(own, No::new(atoms::K10_G, "knapp-no-matching").of(by))?;
        self.may_match(position, by, target)
    }

    pub(super) fn fight(&self, position: &mut Position, by: PieceId, target: PieceId, atom: Atom, events: &mut Events) {
        if let Some(section) = self.gap_between(position, by, target) {
            Self::pass(position, section, by);
        }
        position.bouts.push(Bout { by, target, roll: 0, kills: false });
        tell(events, atom, Happening::Matched { by, target });
    }

    /// Continues the fights of this turn: pieces with only one possible opponent are matched with it, then the dice of
    /// all fights are due.
    pub(super) fn match_up(&self, position: &mut Position, events: &mut Events) {
        while let Some(side) = self.matcher(position) {
            let open = self.open_bouts(position, side);
            let Some(bout) = self.forced(position, &open, side) else { return };
            self.fight(position, bout.by, bout.target, atoms::K10_B, events);
        }
        match position.bouts.iter().position(|bout| bout.roll == 0) {
            Some(number) => position.pending = Some(Pending::Bout { number: number as u16 }),
            None => self.settle(position, events),
        }
    }

    /// A fight that needs no choice: one of a piece in contact with no more enemies than it has dice, none of which too
    /// many others want to fight.
    fn forced(&self, position: &Position, open: &[Bout], side: Side) -> Option<Bout> {
        let choices = |by: PieceId| open.iter().filter(|bout| bout.by == by).count() as i32;
        let wanted = |target: PieceId| open.iter().filter(|bout| bout.target == target).count() as i32;
        let narrow = |bout: &Bout| self.gap_between(position, bout.by, bout.target).is_some();
        let free = |bout: &&Bout| {
            let dice = if side == Side::Mexican { self.figures.mexican_dice } else { 1 };
            let left = dice - Self::bouts_of(position, bout.by) as i32;
            let crowd = side == Side::Mexican
                || wanted(bout.target) + self.rolling(position, bout.target) <= self.figures.texan_dice;
            choices(bout.by) <= left && crowd && (!narrow(bout) || open.len() == 1)
        };
        open.iter().find(free).copied()
    }

    pub(super) fn bout(&self, position: &mut Position, number: u16, roll: u8, events: &mut Events) {
        let Some(Bout { by, target, .. }) = position.bouts.get(usize::from(number)).copied() else { return };
        let (shifts, least) = self.blow(position, by, target);
        Self::tell_shifts(&shifts, events);
        let kills = i32::from(roll) >= least;
        let bout = &mut position.bouts[usize::from(number)];
        (bout.roll, bout.kills) = (roll, kills);
        tell(
            events,
            if self.is_stand(by) { atoms::K10_C } else { atoms::K10_D },
            Happening::Fought { by, target, roll, need: least as i8, kills },
        );
    }

    /// The changes that rules of variants make to a melee die, and the lowest face that then kills (K10.c, K10.d).
    pub(super) fn blow(&self, position: &Position, by: PieceId, target: PieceId) -> (Vec<NumberShift>, i32) {
        let shifts = self.shifts(position, &Quantity::AttackRoll, (self.fighters(position, by, target), &[]), 0);
        let need = if self.is_stand(by) { self.figures.mexican_kills } else { self.figures.texan_kills };
        let least = shifts.iter().fold(need, |least, shift| least.saturating_sub(shift.by));
        (shifts, least)
    }

    /// The roles of the pieces in a fight.
    pub(super) fn fighters(&self, position: &Position, by: PieceId, target: PieceId) -> Roles {
        let at = position.state(target).at;
        let to = Some(at).filter(|at| at.index() < self.board.len());
        Roles { foe: Some(target), to, using: Some(variant::AttackMode::Melee), ..Roles::new(by) }
    }

    /// Applies the results of all dice: all dead are removed together, and stands on ladders come up, hang on or fall
    /// (K9.i, K10.a).
    fn settle(&self, position: &mut Position, events: &mut Events) {
        let before = events.len();
        let bouts = std::mem::take(&mut position.bouts);
        let mut ladders: Vec<(PieceId, u16)> = Vec::new();
        for piece in self.stands.iter().copied().filter(|own| position.state(*own).is_hanging()) {
            ladders.push((piece, position.state(piece).hangs));
        }
        let mut dead: Vec<PieceId> = bouts.iter().filter(|bout| bout.kills).map(|bout| bout.target).collect();
        dead.retain(|own| position.state(*own).life == Life::Standing);
        dead.sort_unstable();
        dead.dedup();
        for piece in dead {
            self.kill(position, piece, atoms::K10_A, events);
        }
        for (piece, edge) in ladders {
            if self.is_opposed(position, edge) {
                continue;
            }
            let free = i32::from(position.crowd(self.ground.edge(edge).top).stands) < self.figures.stack_mexican;
            if position.state(piece).life == Life::Standing && free {
                self.top(position, piece, edge, atoms::K9_I, events);
            } else {
                self.leave_ladder(position, edge, events);
            }
        }
        self.heed(position, before, Roles::default(), events);
        self.end_turn(position, events);
    }

    /// The fights that may be chosen.
    pub(super) fn fights(&self, position: &Position) -> impl Iterator<Item = Action> + use<> {
        let side = self.matcher(position);
        let open = side.map(|side| self.open_bouts(position, side)).unwrap_or_default();
        open.into_iter().map(|bout| Action::Fight { by: bout.by, target: bout.target })
    }
}
