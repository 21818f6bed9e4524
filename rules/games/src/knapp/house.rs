//! House rules in this game: the words that it reads, and what they mean in its positions.

use super::event::{Event, Events, Happening, tell};
use super::position::{Did, Life, Pending};
use super::{Column, ColumnOrder, Game, Phase, PieceType, Position, Stage};
use crate::board::SpotId;
use crate::house::{
    self, House, HouseEvent, Item, Marks, Offers as _, Program, Roles, RunningRule, Vocabulary, WordingProblem,
};
use crate::play::{Atom, Credit, PieceId};
use crate::project::Project;
use crate::rulebook::System;
use crate::side::Side;
use crate::variant::plain::{GameNumber, ItemNumber, ResolvedEffect};
use crate::variant::{AttackMode, Effect, Given, Happens, InPhase, Number, Occasion, Quantity, Query};

/// Everything in the variants of a project that this game does not read, each with the index of its variant.
pub fn troubles(project: &Project) -> Vec<(usize, WordingProblem)> {
    house::troubles::<Game>(project)
}

/// The word of a phase in the language; `None` if it has none.
pub(super) const fn named(phase: Phase) -> Option<InPhase> {
    match phase {
        Phase::TexanMove => Some(InPhase::TexanMove),
        Phase::TexanFire => Some(InPhase::TexanCombat),
        Phase::Release => Some(InPhase::ReserveCommit),
        Phase::MexicanFire => Some(InPhase::MexicanCombat),
        Phase::MexicanMove => Some(InPhase::MexicanMove),
        _ => None,
    }
}

impl Game {
    /// Whether a tag of the rule language means something in every scenario of this game.
    #[must_use]
    pub fn is_tag(tag: &str) -> bool {
        <Self as Vocabulary>::TAGS.contains(&tag)
    }
}

impl Vocabulary for Game {
    const SYSTEM: System = System::Knapp;
    const TAGS: &'static [&'static str] = &[
        "texan", "mexican", "combat", "infantry", "leader", "gun", "stand", "casting", "on_map", "marching", "moved",
        "attacked", "ground", "outside", "inside", "roof",
    ];
    const PHASES: &'static [InPhase] = &[
        InPhase::TexanMove,
        InPhase::TexanCombat,
        InPhase::ReserveCommit,
        InPhase::MexicanCombat,
        InPhase::MexicanMove,
    ];
    const OFFERS: &'static [(InPhase, Side)] = &[
        (InPhase::TexanMove, Side::Texan),
        (InPhase::TexanCombat, Side::Texan),
        (InPhase::MexicanCombat, Side::Mexican),
        (InPhase::MexicanMove, Side::Mexican),
    ];
    const HAPPENS: &'static [Happens] =
        &[Happens::Attack, Happens::Check, Happens::Commit, Happens::Cross, Happens::Enter, Happens::Remove];

    fn is_kind(tag: &str) -> bool {
        PieceType::ALL.iter().any(|(_, name)| *name == tag)
    }

    fn adjusts(what: &Quantity) -> bool {
        use Quantity::{AttackRoll, MayAttack, MayEnter, Morale, Moves, Reach};
        matches!(what, AttackRoll | Morale | Moves | Reach | MayAttack(_) | MayEnter)
    }

    fn reads(_: &Number) -> bool {
        false
    }

    fn does(effect: &Effect) -> bool {
        matches!(effect, Effect::Remove(_) | Effect::Score(..) | Effect::Halt)
    }

    fn results(what: Happens) -> &'static [&'static str] {
        match what {
            Happens::Attack => &["hit", "nothing"],
            Happens::Check => &["nothing", "disordered", "routed"],
            _ => &[],
        }
    }

    fn binds_on(on: &Occasion) -> Given {
        let alone = matches!(on, Occasion::Did(Happens::Check | Happens::Remove));
        if alone { Given::UNIT } else { Given::all() - Given::VIA }
    }

    fn binds_for(_: &Quantity) -> Given {
        Given::all() - Given::VIA
    }
}

impl Game {
    /// The variant in force that contains a cited rule; `None` for a rule of the game itself.
    #[must_use]
    pub fn credit(&self, rule: Atom) -> Option<&Credit> {
        self.credit_of(rule)
    }

    /// The names of the rules of the variants in force.
    pub fn house_rules(&self) -> impl Iterator<Item = &str> {
        self.rules_in_force().iter().map(|own| own.name.as_str())
    }

    /// The atoms under which the rules of the variants in force are cited, without duplicates.
    #[must_use]
    pub fn house_atoms(&self) -> Vec<Atom> {
        self.atoms_in_force()
    }

    /// The roles in a shot.
    pub(super) fn shooters(&self, position: &Position, by: PieceId, target: PieceId) -> Roles {
        let gun = self.guns.contains(&by).then_some(by);
        let using = Some(if gun.is_some() { AttackMode::Battery } else { AttackMode::Fire });
        Roles { foe: Some(target), gun, to: self.spot_of(position, target), using, ..Roles::new(by) }
    }

    /// Whether a stand belongs to a column that has set out, be it still on its track off the map.
    fn has_set_out(&self, position: &Position, piece: PieceId) -> bool {
        let state = position.state(piece);
        let column = position.columns.get(usize::from(state.column)).filter(|_| state.life == Life::Ranked);
        column.is_some_and(|own| matches!(own.stage, Stage::Marching | Stage::Arrived))
    }

    fn known(&self, at: SpotId) -> Option<SpotId> {
        Some(at).filter(|at| at.index() < self.board.len())
    }

    fn halt(&self, position: &mut Position, piece: PieceId) {
        match self.led_by(position, piece) {
            Some(column) => position.columns[usize::from(column)].marched = u8::MAX,
            None => {
                position.note(piece, Did::MOVE);
                position.mover = position.mover.filter(|mover| mover.piece != piece);
            }
        }
    }
}

impl House for Game {
    fn program(&self) -> Option<&Program> {
        self.program.as_ref()
    }

    fn marks(position: &Position) -> &Marks {
        &position.marks
    }

    fn marks_mut(position: &mut Position) -> &mut Marks {
        &mut position.marks
    }

    fn asked(position: &Position) -> &Vec<RunningRule> {
        &position.asked
    }

    fn asked_mut(position: &mut Position) -> &mut Vec<RunningRule> {
        &mut position.asked
    }

    fn spot_of(&self, position: &Position, piece: PieceId) -> Option<SpotId> {
        self.known(position.state(piece).at)
    }

    fn column_of(&self, position: &Position, piece: PieceId) -> Option<u8> {
        Some(position.state(piece).column).filter(|column| *column != Column::NONE)
    }

    fn answers(&self, piece: PieceId, of: &Query) -> bool {
        let kind = self.piece_of(piece).kind;
        match of {
            Query::Units(_) => kind.is_casting() || kind.is_stand(),
            Query::Leaders(_) => kind.is_named(),
            _ => kind == PieceType::Gun,
        }
    }

    fn is_found(&self, position: &Position, piece: PieceId, waiting: bool) -> bool {
        let on_map = self.spot_of(position, piece).is_some();
        if waiting { !on_map && position.is_alive(piece) } else { on_map || self.has_set_out(position, piece) }
    }

    fn has_tag(&self, position: &Position, piece: PieceId, tag: &str) -> bool {
        let (kind, state) = (self.piece_of(piece).kind, position.state(piece));
        let marches = || state.life == Life::Ranked && position.columns[usize::from(state.column)].is_marching();
        match tag {
            // A gun belongs to the side that holds it.
            "texan" | "mexican" if kind == PieceType::Gun => {
                (self.gun(position, piece).is_captured) == (tag == "mexican")
            }
            "texan" => kind.side() == Side::Texan,
            "mexican" => kind.side() == Side::Mexican,
            "combat" => kind.is_stand() || kind.is_casting(),
            "infantry" => kind == PieceType::Infantry || kind == PieceType::Command && state.is_plain,
            "command" => kind == PieceType::Command && !state.is_plain,
            "leader" => kind.is_named(),
            "stand" => kind.is_stand(),
            "casting" => kind.is_casting(),
            "on_map" => self.spot_of(position, piece).is_some(),
            "marching" => state.column != Column::NONE && marches(),
            "moved" => state.did.intersects(Did::MOVE | Did::WALK),
            "attacked" => state.did.contains(Did::FIRE),
            word => PieceType::ALL.iter().any(|(own, name)| *own == kind && *name == word),
        }
    }

    fn spot_sees(&self, position: &Position, from: SpotId, to: SpotId) -> bool {
        self.sees(position, from, to)
    }

    fn named_phase(&self, position: &Position) -> Option<InPhase> {
        named(position.phase)
    }

    fn number_of(&self, position: &Position, number: ItemNumber, piece: PieceId) -> i32 {
        match number {
            ItemNumber::Points => i32::from(self.left(position, piece)),
            ItemNumber::Strength(_) | ItemNumber::Morale | ItemNumber::Rating | ItemNumber::Steps => 0,
        }
    }

    fn number(&self, position: &Position, number: GameNumber<'_>) -> i32 {
        match number {
            GameNumber::Turn => i32::from(position.turn),
            _ => 0,
        }
    }

    fn named_column(&self, column: u8) -> String {
        self.column_text(column)
    }

    fn house(atom: Atom, what: HouseEvent) -> Event {
        Event { atom, what: Happening::House(what) }
    }

    fn of_house(event: &Event) -> Option<HouseEvent> {
        match event.what {
            Happening::House(what) => Some(what),
            _ => None,
        }
    }

    fn happened(&self, position: &Position, event: &Event, attack: Roles) -> Option<(Happens, Roles)> {
        Some(match event.what {
            Happening::Stepped { piece, from, to, .. } => {
                (Happens::Cross, Roles { from: self.known(from), to: self.known(to), ..Roles::new(piece) })
            }
            Happening::Shot { hit, .. } => {
                (Happens::Attack, Roles { got: if hit { "hit" } else { "nothing" }, ..attack })
            }
            Happening::Fought { by, target, kills, .. } => {
                let (to, got) = (self.spot_of(position, target), if kills { "hit" } else { "nothing" });
                let roles = Roles { foe: Some(target), to, using: Some(AttackMode::Melee), got, ..Roles::new(by) };
                (Happens::Attack, roles)
            }
            Happening::Checked { column, order, .. } => {
                let got = match order {
                    ColumnOrder::Advance => "nothing",
                    ColumnOrder::Stand => "disordered",
                    ColumnOrder::Back => "routed",
                };
                let lead = position.columns.get(usize::from(column)).and_then(Column::lead);
                (Happens::Check, Roles { unit: lead, got, ..Roles::default() })
            }
            Happening::Killed { piece } => (Happens::Remove, Roles::new(piece)),
            Happening::Placed { piece, at } if self.is_stand(piece) || self.is_casting(piece) => {
                (Happens::Enter, Roles { to: self.known(at), ..Roles::new(piece) })
            }
            Happening::Released => (Happens::Commit, Roles::default()),
            _ => return None,
        })
    }

    fn perform(
        &self,
        position: &mut Position,
        effect: ResolvedEffect<'_, Item>,
        (roles, atom): (Roles, Atom),
        events: &mut Events,
    ) {
        match effect {
            ResolvedEffect::Remove(items) => {
                for item in items {
                    if let Item::Piece(piece) = item
                        && (self.is_stand(piece) || self.is_casting(piece))
                        && position.is_alive(piece)
                    {
                        self.kill(position, piece, atom, events);
                    }
                }
            }
            ResolvedEffect::Halt => {
                if let Some(piece) = roles.unit.filter(|piece| position.is_alive(*piece)) {
                    self.halt(position, piece);
                    tell(events, atom, Happening::Halted { piece });
                }
            }
            ResolvedEffect::Score(side, points) => {
                let points = points.clamp(i32::from(i8::MIN), i32::from(i8::MAX)) as i8;
                if points != 0 {
                    let own = &mut position.score[usize::from(side == Side::Mexican)];
                    *own = own.saturating_add(i16::from(points));
                    tell(events, atom, Happening::Scored { side, points });
                }
            }
            // The validator rejects all other words.
            _ => {}
        }
    }

    fn mend(&self, position: &mut Position, events: &mut Events) {
        let marches = |own: u8| position.columns.get(usize::from(own)).is_some_and(Column::is_marching);
        let alive = |piece| position.state(piece).life != Life::Dead;
        let idle = position.pending.is_some_and(|pending| match pending {
            Pending::Shot { target, .. } => !alive(target),
            Pending::Command { column } | Pending::Morale { column } | Pending::Pond { column } => !marches(column),
            Pending::Scale { piece, .. } | Pending::Push { piece, .. } | Pending::Bash { piece, .. } => !alive(piece),
            Pending::Wall { .. }
            | Pending::Gun { .. }
            | Pending::Counter { .. }
            | Pending::Blast { .. }
            | Pending::Bout { .. } => false,
        });
        position.mover = position.mover.filter(|mover| position.pieces[mover.piece.index()].life != Life::Dead);
        if !idle {
            return;
        }
        if let Some(Pending::Morale { column }) = position.pending.take() {
            self.check_morale(position, Some(column), events);
        }
    }
}
