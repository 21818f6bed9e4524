//! *Captain*: weighs the gains and costs of each action.

mod assault;
mod casting_targets;
mod columns;
mod constraint;
mod defence;
mod hunt;
mod persona;
mod plan;
mod set_up;
mod shots;
mod wall;

pub(super) use constraint::Constraint;
pub(super) use persona::Persona;
pub(super) use plan::{AssaultPlan, Strengths};

use std::collections::VecDeque;
use std::sync::Arc;

use super::schemes::Scheme;
use super::shared_choices::{best, first, worth};
use super::terrain::Terrain;
use crate::dice::{Drawer, Streams};
use crate::draw::Draw;
use crate::house::Offers as _;
use crate::knapp::{Action, Game, Phase, Position};
use crate::play::{Game as _, PieceId};
use crate::player::{Player, Seat};

/// A computer player that weighs the gains and costs of each action.
#[derive(Debug, Default)]
pub(super) struct Captain {
    scheme: Scheme,
    /// The member of the population it is in this game, with its preferences and its order of the pieces.
    own: Option<Arc<Member>>,
    terrain: Option<Arc<Terrain>>,
    legal: Vec<Action>,
    /// The remaining steps of the moving piece.
    steps: VecDeque<Action>,
    /// The pieces already handled in this phase.
    seen: Vec<PieceId>,
    /// The targets of stands in this phase, computed on first use.
    prey: Option<casting_targets::CastingTargets>,
    /// The dangers to castings in this phase, computed on first use.
    danger: Option<defence::Danger>,
    phase: Option<(u8, u8, Phase)>,
}

/// A member of the population of captains.
#[derive(Debug)]
pub(super) struct Member {
    pub(super) draw: Draw,
    persona: Persona,
    /// How it attacks.
    plan: AssaultPlan,
    constraint: Option<Constraint>,
    /// The half inches from each spot to those that a constraint keeps it to.
    posts: Option<Vec<u16>>,
    guns: Vec<PieceId>,
    castings: Vec<PieceId>,
    stands: Vec<PieceId>,
}

impl Member {
    fn new(game: &Game, terrain: &Terrain, scheme: Scheme, draw: Draw) -> Self {
        let ordered = |pieces: &[PieceId]| {
            let mut all = pieces.to_vec();
            all.sort_by_cached_key(|piece| draw.rank(game.piece_of(*piece).identity));
            all
        };
        let [guns, castings, stands] = [&game.guns, &game.castings, &game.stands].map(|own| ordered(own));
        let Scheme { persona, plan, constraint } = scheme;
        let plan = plan.unwrap_or_else(|| AssaultPlan::drawn(draw));
        let posts = constraint.and_then(|own| own.posts(game, terrain));
        Self { draw, persona: persona.drawn(draw), plan, constraint, posts, guns, castings, stands }
    }
}

impl Captain {
    /// A captain with the given persona.
    pub(super) fn new(persona: Persona) -> Self {
        Self::of_scheme(Scheme { persona, ..Scheme::default() })
    }

    /// A captain that follows a scheme.
    pub(super) fn of_scheme(scheme: Scheme) -> Self {
        Self { scheme, ..Self::default() }
    }
}

impl Player<Game> for Captain {
    fn choose(&mut self, seat: Seat<'_, Game>, streams: &mut Streams) -> Action {
        let (game, view, drawer) = (seat.game, seat.view, Drawer::from(seat.side));
        let phase = (view.turn, view.day, view.phase);
        if self.phase != Some(phase) {
            self.phase = Some(phase);
            self.steps.clear();
            self.seen.clear();
            (self.prey, self.danger) = (None, None);
        }
        if let Some(next) = self.steps.pop_front() {
            if game.check(view, next).is_ok() {
                return next;
            }
            self.steps.clear();
        }
        if let Some(step) = game.way_on(view) {
            return step;
        }
        let draw = streams.draw(seat.side);
        let may = |rule, piece| game.judge(view, Action::Use { rule, piece }).is_ok();
        if let Some((rule, piece)) = game.taken_offer(view, draw, may) {
            return Action::Use { rule, piece };
        }
        let own = self.own.take().filter(|own| own.draw == draw);
        let terrain = self.terrain.take().unwrap_or_else(|| Terrain::new(game));
        let own = own.unwrap_or_else(|| Arc::new(Member::new(game, &terrain, self.scheme, draw)));
        self.own = Some(Arc::clone(&own));
        let chosen = match view.phase {
            Phase::TexanMove | Phase::MexicanMove if own.constraint.is_some_and(|own| own.waits(view)) => None,
            Phase::TexanFire | Phase::MexicanFire if own.constraint == Some(Constraint::HoldFire) => None,
            Phase::TexanMove => self.defend(game, view, &own, &terrain),
            Phase::MexicanMove => self.attack(game, view, &own, &terrain),
            Phase::TexanFire | Phase::MexicanFire => self.fire(game, view, &own, &terrain, seat.side),
            _ => {
                let mut legal = std::mem::take(&mut self.legal);
                game.legal(view, &mut legal);
                if let Some(constraint) = own.constraint {
                    constraint.narrow(game, &terrain, view, &mut legal);
                }
                let chosen = pick(game, view, (&*terrain, &own), &legal, drawer, streams);
                let any = legal.get(streams.below(drawer, legal.len())).copied();
                let done = first(&legal, |own| *own == Action::Done);
                self.legal = legal;
                chosen.or(done).or(any)
            }
        };
        self.terrain = Some(terrain);
        chosen.unwrap_or(Action::Done)
    }
}

fn pick(
    game: &Game,
    view: &Position,
    (terrain, own): (&Terrain, &Member),
    legal: &[Action],
    drawer: Drawer,
    streams: &mut Streams,
) -> Option<Action> {
    match view.phase {
        Phase::Guns => set_up::reinforce(game, terrain, legal, drawer, streams)
            .or_else(|| set_up::gun(game, view, legal, drawer, streams)),
        Phase::Siege => {
            let wanted = i32::from(view.day) < game.figures.free_days - own.plan.spared_days;
            first(legal, |own| *own == Action::Day).filter(|_| wanted)
        }
        Phase::Commit => first(legal, |own| matches!(own, Action::Commit { .. })),
        Phase::Answer => first(legal, |own| matches!(own, Action::Counter { .. })),
        Phase::Bombard => set_up::bombard(game, view, terrain, legal, drawer, streams),
        Phase::Plan => set_up::plan(game, view, terrain, (legal, own), drawer, streams),
        Phase::Posts => set_up::post(game, view, terrain, legal, drawer, streams),
        Phase::Release => first(legal, |own| *own == Action::Release),
        Phase::Melee => {
            let fights = legal.iter().filter_map(|action| match action {
                Action::Fight { by, target } => Some((blow(game, view, *by, *target), *action)),
                _ => None,
            });
            best(fights, drawer, streams).map(|(_, action)| action)
        }
        Phase::TexanFire
        | Phase::MexicanFire
        | Phase::Redeploy
        | Phase::Regroup
        | Phase::TexanMove
        | Phase::Morale
        | Phase::MexicanMove => None,
    }
}

/// The value of a melee die: lower against a target that is already likely to fall.
fn blow(game: &Game, view: &Position, by: PieceId, target: PieceId) -> i32 {
    let need = if game.is_stand(by) { game.figures.mexican_kills } else { game.figures.texan_kills };
    let misses = 6 - casting_targets::sixths_of(need);
    let others = view.bouts.iter().filter(|bout| bout.target == target).count();
    (0..others).fold(worth(game, view, target) * 100, |left, _| left * misses / 6)
}
