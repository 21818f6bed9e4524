//! The captain's movement of the garrison: to where columns can be shot at, away from stands that come over the wall.

use std::cell::OnceCell;

use super::super::reachable::Reachable;
use super::super::terrain::Terrain;
use super::{Captain, Member};
use crate::board::SpotId;
use crate::knapp::{Action, Game, Passage, PieceType, Position};
use crate::play::PieceId;

/// The distance in hexes up to which a stand inside is feared.
const FEARED: u32 = 7;
/// What a half inch to the posts of a constraint costs: more than anything else along the way.
const PULL: i32 = 1000;
/// The half inches beyond which the distance to them makes no difference.
const MOST: u16 = 400;
/// The value of having a target to shoot at.
const SHOT: i32 = 3;

impl Captain {
    /// The next step of a casting that gains by moving, if there is one.
    pub(super) fn defend(&mut self, game: &Game, view: &Position, own: &Member, terrain: &Terrain) -> Option<Action> {
        if let Some(gun) = own.guns.iter().copied().find(|gun| game.may_raise(view, *gun).is_ok()) {
            return Some(Action::Raise { gun });
        }
        let danger = self.danger.take().unwrap_or_else(|| Danger::new(game, view, own.persona.fear));
        let chosen = self.retreat(game, view, own, terrain, &danger);
        self.danger = Some(danger);
        chosen
    }

    fn retreat(
        &mut self,
        game: &Game,
        view: &Position,
        own: &Member,
        terrain: &Terrain,
        danger: &Danger,
    ) -> Option<Action> {
        for piece in own.castings.iter().copied() {
            let state = view.state(piece);
            if self.seen.contains(&piece) || !state.stands() {
                continue;
            }
            self.seen.push(piece);
            let kind = game.piece_of(piece).kind;
            let serves = kind == PieceType::Cannoneer && danger.marching && game.gun_on(view, state.at).is_some();
            if serves || kind == PieceType::Bowie {
                continue;
            }
            // Most of those that see the enemy come have nowhere better to go, which is known without looking.
            let best = || danger.worth(game, view, terrain, piece, state.at) >= danger.most(kind.is_named());
            if own.posts.is_none() && best() {
                continue;
            }
            let walks = Reachable::new(game, view, piece);
            let worth = |spot: SpotId, cost: u8| {
                let free = game.fits_casting(view, spot) && !game.is_third(view, piece, spot);
                if spot != state.at && !free {
                    return i32::MIN;
                }
                let away = own.posts.as_ref().map_or(0, |far| PULL * i32::from(far[spot.index()].min(MOST)));
                danger.worth(game, view, terrain, piece, spot) * 16 - i32::from(cost) - away
            };
            let Some((to, _)) = walks.best_by(game, own.draw, worth).filter(|(to, _)| *to != state.at) else {
                continue;
            };
            self.steps = walks.way(to).into_iter().map(|to| Action::Step { piece, to }).collect();
            match self.steps.pop_front() {
                Some(step) if game.judge(view, step).is_ok() => return Some(step),
                _ => self.steps.clear(),
            }
        }
        None
    }
}

/// The garrison's view of the enemy in one movement segment, in which no enemy moves.
#[derive(Debug)]
pub(super) struct Danger {
    /// The percentage of the danger that is taken into account.
    fear: i32,
    /// Whether any column is still marching.
    marching: bool,
    /// The number of each of those columns, with the leading spot of its head.
    heads: Vec<(u8, SpotId)>,
    /// The spots of stands inside the fort.
    inside: Vec<SpotId>,
    /// The spots of stands at the foot of the wall.
    foot: Vec<SpotId>,
    /// All individual stands, with their spots.
    stands: Vec<(PieceId, SpotId)>,
    /// The danger on each spot, computed on first use.
    spots: Vec<OnceCell<SpotDanger>>,
}

/// The dangers and opportunities of a casting on a spot.
#[derive(Debug)]
struct SpotDanger {
    /// 1 if there is a target to shoot at, otherwise 0.
    shots: i32,
    /// The number of stands that may attack it.
    fear: i32,
    /// Whether it is in a room with all doors intact.
    shut: bool,
    /// The distance to the nearest enemy in hexes, divided by four; 0 if there is a target to shoot at.
    off: i32,
}

/// The value of a casting's life.
const fn value(named: bool) -> i32 {
    if named { 9 } else { 2 }
}

impl Danger {
    fn new(game: &Game, view: &Position, fear: i32) -> Self {
        let columns = (0..).zip(&view.columns).filter(|(_, column)| column.is_marching());
        let heads: Vec<_> = columns.map(|(number, column)| (number, column.head[0])).collect();
        let stands: Vec<_> = game
            .stands
            .iter()
            .map(|own| (*own, view.state(*own)))
            .filter(|(_, own)| own.stands())
            .map(|(own, state)| (own, state.at))
            .collect();
        let (inside, foot) = stands.iter().map(|(_, at)| *at).partition(|at| game.ground.inside[at.index()]);
        let spots = game.board().ids().map(|_| OnceCell::new()).collect();
        Self { fear, marching: !heads.is_empty(), heads, inside, foot, stands, spots }
    }

    /// The value of a spot to a casting: the shots it offers, less the danger.
    fn worth(&self, game: &Game, view: &Position, terrain: &Terrain, piece: PieceId, at: SpotId) -> i32 {
        let named = game.piece_of(piece).kind.is_named();
        let SpotDanger { shots, fear, shut, off } = *self.spots[at.index()].get_or_init(|| {
            let shots = self.shots(game, view, at, game.figures.texan_range);
            let shut = terrain.room[at.index()] && self.is_shut(game, view, at);
            let off = if shots == 0 { self.off(game, at) } else { 0 };
            SpotDanger { shots, fear: self.fear(game, view, at), shut, off }
        });
        let value = value(named);
        let feared = if shut { fear.min(1) } else { fear };
        // A room without a view offers no shots, but is safe. Until there is something to hide from, waiting near the
        // enemy is better than waiting in a room.
        let hidden = if shut { self.refuge(named) } else { None }.unwrap_or(-off);
        shots * SHOT - feared * value * self.fear / 100 + hidden
    }

    /// The value of a room with intact doors; `None` while there is nothing to hide from.
    fn refuge(&self, named: bool) -> Option<i32> {
        (!self.inside.is_empty() || named).then_some(4 + value(named))
    }

    /// The value that no spot exceeds.
    fn most(&self, named: bool) -> i32 {
        SHOT + self.refuge(named).unwrap_or(0)
    }

    /// Whether there is a target to shoot at from a spot: 1 or 0.
    fn shots(&self, game: &Game, view: &Position, at: SpotId, range: i32) -> i32 {
        let column =
            |(number, _): &(u8, SpotId)| game.aim_at(view, at, *number).is_some_and(|(_, far)| i32::from(far) <= range);
        let stand =
            |(_, spot): &(PieceId, SpotId)| i32::from(game.range(at, *spot)) <= range && game.sees(view, at, *spot);
        i32::from(self.heads.iter().any(column) || self.stands.iter().any(stand))
    }

    /// The distance to the nearest enemy in hexes, divided by four.
    fn off(&self, game: &Game, at: SpotId) -> i32 {
        let all = self.heads.iter().map(|(_, spot)| *spot).chain(self.stands.iter().map(|(_, spot)| *spot));
        all.map(|spot| game.board().range(at, spot) as i32 / 4).min().unwrap_or(0)
    }

    /// The number of stands that may attack a casting on a spot.
    fn fear(&self, game: &Game, view: &Position, at: SpotId) -> i32 {
        let near = self.inside.iter().filter(|spot| game.board().range(at, **spot) <= FEARED).count() as i32;
        let below = |spot: &&SpotId| {
            game.ground.fronts[spot.index()].iter().any(|edge| {
                let own = game.ground.edge(*edge);
                own.top == at && own.scalable || own.low == at && game.is_gap(view, *edge)
            })
        };
        let under = self.foot.iter().filter(below).count() as i32;
        near.min(4) + under * 2
    }

    /// Whether all doors of a room are intact.
    fn is_shut(&self, game: &Game, view: &Position, at: SpotId) -> bool {
        game.ground.steps[at.index()].iter().all(|step| match step.way {
            Passage::Door(door) => !view.is_broken(door),
            Passage::Edge(edge) => !game.is_gap(view, edge),
            Passage::Open => true,
        })
    }
}
