//! Movement of castings and stands on foot (K7.b to K7.d, K7.h to K7.m, K8.c to K8.e).

use super::event::{Events, Happening, tell};
use super::position::{Did, Mover, Position};
use super::refusal::{No, Verdict, unless};
use super::{Action, Figures, Game, Link, Passage, PieceType, atoms};
use crate::board::SpotId;
use crate::house::{Roles, Rulings as _};
use crate::play::PieceId;
use crate::spot::Level;
use crate::variant::Quantity;

impl Game {
    /// Ends the movement of the moving piece.
    pub(super) fn stop(&self, position: &mut Position) {
        if let Some(mover) = position.mover.take() {
            position.note(mover.piece, Did::MOVE);
        }
    }

    /// The half inches a piece can still move.
    #[must_use]
    pub fn left(&self, position: &Position, piece: PieceId) -> u8 {
        match position.mover {
            Some(mover) if mover.piece == piece => mover.left,
            _ if position.did(piece, Did::MOVE) => 0,
            _ if self.is_casting(piece) => self.pace(position, piece, self.figures.move_texan),
            _ => self.pace(position, piece, self.figures.move_stand),
        }
    }

    /// The movement of a piece in a turn, in half inches; a column is named by its first stand.
    pub(super) fn pace(&self, position: &Position, piece: PieceId, usual: i32) -> u8 {
        Figures::small(self.ruled(position, &Quantity::Moves, Roles::new(piece), usual))
    }

    /// Whether rules of variants allow a piece to enter a spot.
    pub(super) fn may_enter(&self, position: &Position, piece: PieceId, to: SpotId) -> Verdict {
        let roles = Roles { from: Some(position.state(piece).at), to: Some(to), ..Roles::new(piece) };
        self.may(position, &Quantity::MayEnter, roles)
    }

    /// Whether a casting may take a step.
    pub(super) fn may_walk(&self, position: &Position, piece: PieceId, to: SpotId) -> Verdict {
        let state = position.state(piece);
        unless(self.is_casting(piece) && state.stands(), No::new(atoms::K7_C, "knapp-no-piece").of(piece))?;
        unless(!self.is_in_bed(piece), No::new(atoms::K4_K, "knapp-no-bowie").of(piece))?;
        let Some(step) = self.ground.step(state.at, to) else {
            return Err(No::new(atoms::K7_C, "knapp-no-way").at(to));
        };
        self.may_take(position, piece, step)
    }

    /// Whether a piece can never leave its bed (K4.k).
    fn is_in_bed(&self, piece: PieceId) -> bool {
        self.piece_of(piece).kind == PieceType::Bowie && self.figures.bowie_moves == 0
    }

    /// Whether a casting that can move at all may take this link.
    fn may_take(&self, position: &Position, piece: PieceId, step: &Link) -> Verdict {
        let (state, to) = (position.state(piece), step.to);
        unless(self.is_within(step), No::new(atoms::K7_C, "knapp-no-leaving").at(to))?;
        unless(position.crowd(to).stands == 0, No::new(atoms::K7_C, "knapp-no-enemy").at(to))?;
        unless(!state.did.contains(Did::MOVE), No::new(atoms::K7_C, "knapp-no-moved").of(piece))?;
        unless(step.cost <= self.left(position, piece), No::new(atoms::K7_C, "knapp-no-points").at(to))?;
        if self.piece_of(piece).kind.is_sharp() {
            unless(self.keeps_together(position, piece, to), No::new(atoms::K4_J, "knapp-no-span").of(piece))?;
        }
        unless(self.fits_casting(position, to), No::new(atoms::K7_M, "knapp-no-room").at(to))?;
        self.may_enter(position, piece, to)?;
        let left = self.left(position, piece).saturating_sub(step.cost);
        let passes = !self.is_third(position, piece, to) || self.gets_clear(position, piece, to, left);
        unless(passes, No::new(atoms::K7_D, "knapp-no-third").at(to))
    }

    /// Whether a casting with `left` half inches on a spot can go on to one where it is no third beside a stand (K7.d).
    fn gets_clear(&self, position: &Position, piece: PieceId, at: SpotId, left: u8) -> bool {
        let sharp = self.piece_of(piece).kind.is_sharp();
        let mut best = vec![None; self.board.len()];
        let mut open = vec![(at, left)];
        while let Some((from, left)) = open.pop() {
            for step in self.ground.steps_of(from) {
                let to = step.to;
                let roles = Roles { from: Some(from), to: Some(to), ..Roles::new(piece) };
                let goes = step.cost <= left
                    && self.is_within(step)
                    && self.fits_casting(position, to)
                    && (!sharp || self.keeps_together(position, piece, to))
                    && self.may(position, &Quantity::MayEnter, roles).is_ok();
                let rest = left.saturating_sub(step.cost);
                if !goes || best[to.index()].is_some_and(|known: u8| known >= rest) {
                    continue;
                }
                if !self.is_third(position, piece, to) {
                    return true;
                }
                best[to.index()] = Some(rest);
                open.push((to, rest));
            }
        }
        false
    }

    /// Whether an action may be taken while a casting passes a stand that two others are in contact with: it has to
    /// move on, as long as it can (K7.d).
    pub(super) fn may_interrupt(&self, position: &Position, action: Action) -> Verdict {
        let Some(Mover { piece, left, .. }) = position.mover.filter(|mover| self.is_casting(mover.piece)) else {
            return Ok(());
        };
        let goes_on =
            matches!(action, Action::Step { piece: own, .. } | Action::Use { piece: own, .. } if own == piece);
        let at = position.state(piece).at;
        let stays = goes_on || at.index() >= self.board.len() || !self.is_third(position, piece, at);
        unless(
            stays || !self.gets_clear(position, piece, at, left),
            No::new(atoms::K7_D, "knapp-no-third-passing").of(piece).at(at),
        )
    }

    /// Whether a step stays within the perimeter (K7.c).
    fn is_within(&self, step: &Link) -> bool {
        !matches!(step.way, Passage::Edge(_)) && self.ground.inside[step.to.index()]
    }

    /// Whether a casting on a spot would be in contact with a stand that already has its full number of other castings
    /// in contact (K7.d).
    pub(super) fn is_third(&self, position: &Position, piece: PieceId, at: SpotId) -> bool {
        self.stands_near(position, at).any(|stand| {
            let others = self.castings_near(position, stand).filter(|other| *other != piece).count();
            others as i32 >= self.figures.contact
        })
    }

    /// A step by which a casting that passes a stand with two others goes on, preferably out of contact; `None` if no
    /// casting does.
    pub(super) fn way_on(&self, position: &Position) -> Option<Action> {
        let piece = position.mover?.piece;
        self.may_interrupt(position, Action::Done).err()?;
        let steps = self.ground.steps_of(position.state(piece).at).iter().map(|step| step.to);
        let steps = steps.filter(|to| self.judge(position, Action::Step { piece, to: *to }).is_ok());
        let to = steps.min_by_key(|to| (self.is_third(position, piece, *to), self.board.identity(*to)))?;
        Some(Action::Step { piece, to })
    }

    /// Whether a stand may take a step; `gun` says whether it hauls a captured gun.
    pub(super) fn may_stride(&self, position: &Position, piece: PieceId, to: SpotId, gun: bool) -> Verdict {
        let state = position.state(piece);
        unless(self.is_stand(piece) && state.stands(), No::new(atoms::K7_B, "knapp-no-piece").of(piece))?;
        unless(!state.did.contains(Did::MOVE), No::new(atoms::K7_B, "knapp-no-moved").of(piece))?;
        let moving = position.mover.is_some_and(|mover| mover.piece == piece);
        if gun {
            self.may_haul(position, piece, to, moving)?;
        } else {
            unless(!state.did.contains(Did::SERVE), No::new(atoms::K7_K, "knapp-no-serving").of(piece))?;
        }
        let Some(step) = self.ground.step(state.at, to) else {
            return Err(No::new(atoms::K7_O, "knapp-no-way").at(to));
        };
        self.may_stride_on(position, piece, step, gun)
    }

    /// Whether a stand that can move at all may take this link.
    fn may_stride_on(&self, position: &Position, piece: PieceId, step: &Link, gun: bool) -> Verdict {
        let (state, to) = (position.state(piece), step.to);
        let moving = position.mover.is_some_and(|mover| mover.piece == piece);
        if moving && position.mover.is_some_and(|mover| mover.entered) {
            let crosses = self.ground.inside[to.index()] && !self.ground.inside[state.at.index()];
            unless(crosses, No::new(atoms::K7_G, "knapp-no-entered").of(piece))?;
        }
        self.may_pass(position, step)?;
        unless(self.fits_stand(position, to), No::new(atoms::K7_M, "knapp-no-room").at(to))?;
        let most = if gun { Figures::small(self.figures.move_gun) } else { u8::MAX };
        let left = if moving { self.left(position, piece) } else { self.left(position, piece).min(most) };
        unless(step.cost <= left, No::new(atoms::K7_B, "knapp-no-points").at(to))?;
        self.may_enter(position, piece, to)
    }

    /// Whether stands can pass a link: walls, unbroken doors and defended breaches stop them.
    fn may_pass(&self, position: &Position, step: &Link) -> Verdict {
        match step.way {
            Passage::Open => Ok(()),
            Passage::Door(door) => unless(position.is_broken(door), No::new(atoms::K10_H, "knapp-no-door").at(step.to)),
            Passage::Edge(number) => {
                let edge = self.ground.edge(number);
                let broken = edge.has_door() && position.is_broken(edge.door);
                if edge.open || broken {
                    return Ok(());
                }
                unless(
                    !edge.has_door() || self.is_gap(position, number),
                    No::new(atoms::K10_H, "knapp-no-door").at(step.to),
                )?;
                unless(self.is_gap(position, number), No::new(atoms::K7_O, "knapp-no-wall").at(step.to))?;
                // A stand that is already inside may leave freely.
                let defended = step.to == edge.low && self.is_defended(position, edge.section);
                unless(!defended, No::new(atoms::K8_D, "knapp-no-defended").at(step.to))
            }
        }
    }

    /// Whether an edge of the perimeter is breached.
    #[must_use]
    pub fn is_gap(&self, position: &Position, edge: u16) -> bool {
        if position.breached == 0 {
            return false;
        }
        let own = self.ground.edge(edge);
        position.breaches.has(own.breach) || position.breached & own.through != 0
    }

    /// Whether a casting stands behind the breach of a section (K8.d).
    #[must_use]
    pub fn is_defended(&self, position: &Position, section: u8) -> bool {
        let Some(own) = self.ground.sections.get(usize::from(section)) else { return false };
        let held = |edge: &&u16| position.crowd(self.ground.edge(**edge).low).castings > 0;
        own.edges.iter().filter(|edge| self.is_gap(position, **edge)).any(|edge| held(&edge))
    }

    fn may_haul(&self, position: &Position, piece: PieceId, to: SpotId, moving: bool) -> Verdict {
        let at = position.state(piece).at;
        let gun = self.gun_on(position, at).filter(|gun| self.gun(position, *gun).is_captured);
        let Some(gun) = gun else { return Err(No::new(atoms::K7_J, "knapp-no-gun").of(piece)) };
        unless(!position.did(gun, Did::FALL), No::new(atoms::K7_I, "knapp-no-fresh").of(gun))?;
        unless(!position.did(gun, Did::FIRE), No::new(atoms::K7_K, "knapp-no-fired").of(gun))?;
        let begun = moving && !position.did(piece, Did::SERVE);
        unless(!begun, No::new(atoms::K7_K, "knapp-no-begun").of(piece))?;
        unless(!position.did(piece, Did::FIRE), No::new(atoms::K7_K, "knapp-no-fired").of(piece))?;
        let flat = self.board.spot(to).level == Level::Ground;
        let door = self.ground.step(at, to).is_some_and(|step| match step.way {
            Passage::Door(_) => true,
            Passage::Edge(edge) => self.ground.edge(edge).has_door(),
            Passage::Open => false,
        });
        unless(flat && !door, No::new(atoms::K7_J, "knapp-no-gun-way").at(to))?;
        unless(self.gun_on(position, to).is_none(), No::new(atoms::K7_M, "knapp-no-room").at(to))
    }

    /// Moves a casting or a stand by a step.
    pub(super) fn walk(&self, position: &mut Position, piece: PieceId, to: SpotId, gun: bool, events: &mut Events) {
        let from = position.state(piece).at;
        let cost = self.ground.step(from, to).map_or(0, |step| step.cost);
        let begun = position.mover.is_some_and(|mover| mover.piece == piece);
        let most = if gun { Figures::small(self.figures.move_gun) } else { u8::MAX };
        let left = if begun { self.left(position, piece) } else { self.left(position, piece).min(most) };
        if !begun {
            self.stop(position);
        }
        let taken = if gun { self.gun_on(position, from) } else { None };
        position.mover = Some(Mover { piece, left: left.saturating_sub(cost), entered: false });
        position.state_mut(piece).hangs = super::position::PieceState::NO_EDGE;
        position.note(piece, Did::WALK);
        self.set(position, piece, to);
        tell(
            events,
            if self.is_casting(piece) { atoms::K7_C } else { atoms::K7_B },
            Happening::Stepped { piece, from, to, cost },
        );
        if let Some(gun) = taken {
            position.note(piece, Did::SERVE);
            self.set(position, gun, to);
            tell(events, atoms::K7_J, Happening::Hauled { gun, to });
        }
        self.seize(position, piece, events);
    }

    /// Lets a piece that enters the spot of an unmanned gun take it (K7.i).
    pub(super) fn seize(&self, position: &mut Position, piece: PieceId, events: &mut Events) {
        let at = position.state(piece).at;
        let stand = self.is_stand(piece);
        let gun = self.gun_on(position, at).filter(|gun| self.gun(position, *gun).is_captured != stand);
        if let Some(gun) = gun {
            self.gun_mut(position, gun).is_captured = stand;
            position.note(gun, Did::FALL);
            tell(events, atoms::K7_I, Happening::Captured { gun, by: piece });
        }
    }

    /// The actions of castings on foot.
    pub(super) fn walks<'p>(&'p self, position: &'p Position) -> impl Iterator<Item = Action> + 'p {
        let raised = self.guns.iter().copied().filter(|gun| self.may_raise(position, *gun).is_ok());
        let free = |piece: &PieceId| {
            let state = position.state(*piece);
            state.stands() && !state.did.contains(Did::MOVE) && !self.is_in_bed(*piece)
        };
        // As long as no stand is at the wall, no contact is possible.
        let met = self.stands.iter().any(|stand| position.state(*stand).stands());
        let passing =
            position.mover.map(|mover| mover.piece).filter(|_| self.may_interrupt(position, Action::Done).is_err());
        let free = move |piece: &PieceId| free(piece) && passing.is_none_or(|own| own == *piece);
        let raised = raised.filter(move |_| passing.is_none());
        let steps = self.castings.iter().copied().filter(free).flat_map(move |piece| {
            let (left, sharp) = (self.left(position, piece), self.piece_of(piece).kind.is_sharp());
            // The cheapest tests come first.
            let goes = move |step: &&Link| {
                let to = step.to;
                step.cost <= left
                    && self.fits_casting(position, to)
                    && self.is_within(step)
                    && (!sharp || self.keeps_together(position, piece, to))
                    && (!met
                        || !self.is_third(position, piece, to)
                        || self.gets_clear(position, piece, to, left.saturating_sub(step.cost)))
            };
            let steps = self.ground.steps_of(position.state(piece).at).iter().filter(goes);
            steps.map(move |step| Action::Step { piece, to: step.to })
        });
        raised.map(|gun| Action::Raise { gun }).chain(steps)
    }

    /// The actions of stands at the wall and behind it.
    pub(super) fn strides<'p>(&'p self, position: &'p Position) -> impl Iterator<Item = Action> + 'p {
        let haul = self.guns.iter().any(|gun| self.gun(position, *gun).is_captured);
        let free = |piece: &PieceId| position.state(*piece).stands() && !position.did(*piece, Did::MOVE);
        self.stands.iter().copied().filter(free).flat_map(move |piece| {
            let at = position.state(piece).at;
            let (left, serves) = (self.left(position, piece), position.did(piece, Did::SERVE));
            let gun = haul && self.gun_on(position, at).is_some();
            let of_step = move |step: &Link| {
                let to = step.to;
                let near = step.cost <= left && self.fits_stand(position, to);
                let goes = near && !serves && self.may_stride_on(position, piece, step, false).is_ok();
                let hauls = near && gun && self.may_stride(position, piece, to, true).is_ok();
                let bashes = step.way != Passage::Open && self.may_bash(position, piece, to).is_ok();
                let deeds = [
                    goes.then_some(Action::Step { piece, to }),
                    hauls.then_some(Action::Haul { piece, to }),
                    bashes.then_some(Action::Bash { piece, to }),
                ];
                deeds.into_iter().flatten()
            };
            let tops = self.ground.fronts[at.index()].iter().map(|edge| self.ground.edge(*edge).top);
            let tops = tops.filter(move |to| self.may_scale(position, piece, *to).is_ok());
            let climbs = tops.map(move |to| Action::Scale { piece, to });
            self.ground.steps_of(at).iter().flat_map(of_step).chain(climbs)
        })
    }
}
