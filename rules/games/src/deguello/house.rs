//! House rules in this game: the words that it reads, and what they mean in its positions.
//!
//! Rules hear of what has happened when the game has done what follows at once, and of phases as they begin and end.

use super::event::{Event, Events, Happening, tell};
use super::position::{Did, Due, Ended, Ending, Life, Position};
use super::{Action, Game, Phase, PieceType, atoms};
use crate::board::SpotId;
use crate::hex::Hex;
use crate::house::{
    self, House, HouseEvent, Item, Marks, NumberShift, Offers as _, Program, Roles, Rulings as _, RunningRule,
    Vocabulary, WordingProblem,
};
use crate::play::{Atom, Credit, PieceId, Verdict};
use crate::project::Project;
use crate::rulebook::System;
use crate::side::Side;
use crate::variant::plain::{GameNumber, ItemNumber, ResolvedEffect};
use crate::variant::{
    AttackMode, Effect, FAR_AWAY, Given, Happens, InPhase, Number, Occasion, Quantity, Query, as_tag, victory_named,
};

/// Everything in the variants of a project that this game does not read, each with the index of its variant.
pub fn troubles(project: &Project) -> Vec<(usize, WordingProblem)> {
    house::troubles::<Game>(project)
}

/// The word of a phase in the language; `None` if it has none.
pub(super) const fn named(phase: Phase) -> Option<InPhase> {
    match phase {
        Phase::Light => Some(InPhase::Light),
        Phase::MexicanOrder => Some(InPhase::MexicanOrder),
        Phase::MexicanAction => Some(InPhase::MexicanAction),
        Phase::TexanOrder => Some(InPhase::TexanOrder),
        Phase::TexanAction => Some(InPhase::TexanAction),
        Phase::SetUp | Phase::Fires => None,
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
    const SYSTEM: System = System::Deguello;
    const TAGS: &'static [&'static str] = &[
        "texan",
        "mexican",
        "combat",
        "infantry",
        "leader",
        "gun",
        "company",
        "flecha",
        "crew",
        "on_map",
        "reduced",
        "activated",
        "locked",
        "exposed",
        "wounded",
        "loaded",
        "ground",
        "outside",
        "inside",
        "roof",
        "in_fort",
        "at_wall",
        "burning",
        "day",
    ];
    const PHASES: &'static [InPhase] =
        &[InPhase::Light, InPhase::MexicanOrder, InPhase::MexicanAction, InPhase::TexanOrder, InPhase::TexanAction];
    const OFFERS: &'static [(InPhase, Side)] = &[
        (InPhase::MexicanOrder, Side::Mexican),
        (InPhase::MexicanAction, Side::Mexican),
        (InPhase::TexanOrder, Side::Texan),
        (InPhase::TexanAction, Side::Texan),
    ];
    const HAPPENS: &'static [Happens] = &[
        Happens::Activate,
        Happens::Attack,
        Happens::Breach,
        Happens::Cross,
        Happens::Dawn,
        Happens::Enter,
        Happens::Ignite,
        Happens::Ladder,
        Happens::Reduce,
        Happens::Remove,
    ];
    const GROUPS_ARE_TAGS: bool = true;
    const HAS_AREAS: bool = true;

    fn is_kind(tag: &str) -> bool {
        PieceType::named(tag).is_some()
    }

    fn adjusts(what: &Quantity) -> bool {
        use Quantity::{
            AttackRoll, CrossCost, GameLength, MayActivate, MayAttack, MayBreach, MayEnter, Moves, Reach, Sight,
            Strength,
        };
        match what {
            MayActivate | MayAttack(_) | MayBreach | MayEnter | AttackRoll | CrossCost | Moves | Reach | Sight => true,
            Strength(way) => *way == AttackMode::Melee,
            what => *what == GameLength,
        }
    }

    fn reads(number: &Number) -> bool {
        matches!(number, Number::Casualties | Number::StepsOf(_))
    }

    fn does(effect: &Effect) -> bool {
        match effect {
            Effect::State(_, word) => matches!(word.as_str(), "front" | "back"),
            Effect::Remove(_) | Effect::Place(..) | Effect::Halt | Effect::EndGame(_) => true,
            _ => false,
        }
    }

    fn results(what: Happens) -> &'static [&'static str] {
        if what == Happens::Attack { &["hit", "counter", "nothing"] } else { &[] }
    }

    fn modes(what: Happens) -> &'static [&'static str] {
        if what == Happens::Cross { &["walk", "climb"] } else { &[] }
    }

    fn binds_on(on: &Occasion) -> Given {
        let Occasion::Did(what) = on else { return Given::empty() };
        match what {
            Happens::Cross | Happens::Ladder => Given::UNIT | Given::FROM | Given::TO,
            Happens::Attack => Given::UNIT | Given::FOE | Given::TO | Given::GUN,
            Happens::Enter | Happens::Ignite => Given::UNIT | Given::TO,
            Happens::Breach => Given::UNIT | Given::GUN,
            Happens::Activate | Happens::Reduce | Happens::Remove => Given::UNIT,
            _ => Given::empty(),
        }
    }

    fn binds_for(what: &Quantity) -> Given {
        match what {
            Quantity::CrossCost | Quantity::MayEnter => Given::UNIT | Given::FROM | Given::TO,
            Quantity::Moves | Quantity::MayActivate | Quantity::MayBreach => Given::UNIT,
            Quantity::MayAttack(_) | Quantity::Reach => Given::UNIT | Given::FOE | Given::FROM | Given::TO | Given::GUN,
            Quantity::AttackRoll => Given::UNIT | Given::FOE | Given::TO | Given::GUN,
            Quantity::Strength(_) => Given::UNIT | Given::FOE,
            Quantity::Sight => Given::FROM | Given::TO,
            Quantity::Applies(_) | Quantity::RollOf(_) => Given::all() - Given::VIA,
            _ => Given::empty(),
        }
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

    /// The last round (D17.a).
    #[must_use]
    pub fn last_round(&self, position: &Position) -> i32 {
        self.ruled(position, &Quantity::GameLength, Roles::default(), self.figures.rounds)
    }

    /// The movement points of a piece that has not moved (D7.a).
    #[must_use]
    pub fn points(&self, position: &Position, piece: PieceId) -> u8 {
        super::Figures::small(self.ruled(position, &Quantity::Moves, Roles::new(piece), self.figures.points))
    }

    /// The cost of a step that costs this much by the rules of the game; what costs something costs at least 1.
    pub(super) fn ruled_cost(&self, position: &Position, piece: PieceId, to: SpotId, cost: i32) -> i32 {
        if self.program.is_none() {
            return cost;
        }
        let roles = Roles { from: self.spot_of(position, piece), to: Some(to), ..Roles::new(piece) };
        self.ruled(position, &Quantity::CrossCost, roles, cost).max(cost.min(1))
    }

    /// Whether rules let a piece enter a spot.
    pub(super) fn may_come(&self, position: &Position, piece: PieceId, to: SpotId) -> Verdict {
        if self.program.is_none() {
            return Ok(());
        }
        let roles = Roles { from: self.spot_of(position, piece), to: Some(to), ..Roles::new(piece) };
        self.may(position, &Quantity::MayEnter, roles)
    }

    /// Whether rules let a piece be activated.
    pub(super) fn may_wake(&self, position: &Position, piece: PieceId) -> Verdict {
        self.may(position, &Quantity::MayActivate, Roles::new(piece))
    }

    /// The roles in a shot of a unit or a gun.
    pub(super) fn shooters(&self, position: &Position, by: PieceId, target: PieceId) -> Roles {
        let gun = Some(by).filter(|own| self.kind(*own) == PieceType::Cannon);
        let using = Some(if gun.is_some() { AttackMode::Battery } else { AttackMode::Fire });
        Roles { foe: Some(target), gun, to: self.spot_of(position, target), using, ..Roles::new(by) }
    }

    /// The roles in a melee.
    pub(super) fn fighters(&self, position: &Position, by: PieceId, target: PieceId) -> Roles {
        let (to, using) = (self.spot_of(position, target), Some(AttackMode::Melee));
        Roles { foe: Some(target), to, using, ..Roles::new(by) }
    }

    /// Whether rules let a piece attack another.
    pub(super) fn may_strike(&self, position: &Position, roles: Roles) -> Verdict {
        let Some((unit, way)) = roles.unit.zip(roles.using).filter(|_| self.program.is_some()) else { return Ok(()) };
        self.may(position, &Quantity::MayAttack(way), Roles { from: self.spot_of(position, unit), ..roles })
    }

    /// The range of musketry as changed by rules, if it is limited (D13.7.a).
    pub(super) fn ruled_reach(&self, position: &Position, roles: Roles, usual: Option<u8>) -> i32 {
        let usual = usual.map_or(FAR_AWAY, i32::from);
        let Some(unit) = roles.unit.filter(|_| self.program.is_some()) else { return usual };
        self.ruled(position, &Quantity::Reach, Roles { from: self.spot_of(position, unit), ..roles }, usual)
    }

    /// The number of areas that can be seen across from one spot to another (D6.e).
    pub(super) fn ruled_sight(&self, position: &Position, from: SpotId, to: SpotId) -> i32 {
        let usual = if position.is_day { FAR_AWAY } else { self.figures.night_areas };
        let roles = Roles { from: Some(from), to: Some(to), ..Roles::default() };
        self.ruled(position, &Quantity::Sight, roles, usual)
    }

    /// What rules change of the dice of an attack.
    pub(super) fn dice_shifts(&self, position: &Position, roles: Roles, usual: i32) -> Vec<NumberShift> {
        self.shifts(position, &Quantity::AttackRoll, (roles, &[]), usual)
    }

    /// The roles in an action that no dice follow.
    pub(super) const fn roles_of(action: Action) -> Roles {
        let unit = match action {
            Action::Axe { piece, .. } => Some(piece),
            _ => None,
        };
        Roles { unit, foe: None, gun: None, from: None, to: None, using: None, mode: "", got: "" }
    }

    /// The roles in what the dice decide.
    pub(super) fn roles_in(&self, position: &Position, due: &Due) -> Roles {
        match due {
            Due::Shot { by, target, .. } | Due::Cannon { gun: by, target, .. } => self.shooters(position, *by, *target),
            Due::Blast { gun, .. } => Roles { gun: Some(*gun), ..Roles::new(*gun) },
            Due::Axe { piece, .. } | Due::Arson { piece, .. } => Roles::new(*piece),
            Due::Clash(clash) => match (clash.attackers.first(), clash.defenders.first()) {
                (Some(by), Some(target)) => self.fighters(position, *by, *target),
                _ => Roles::default(),
            },
            _ => Roles::default(),
        }
    }

    /// Removes a piece as a rule says; if it was the last unit of an area, the officers there are lost (D5.3.b).
    fn take_away(&self, position: &mut Position, piece: PieceId, atom: Atom, events: &mut Events) {
        if !position.state(piece).stands() {
            return;
        }
        let (area, side) = (self.area_at(position, piece), self.side(piece));
        self.lose(position, piece, atom, events);
        let (Some(area), Some(side)) = (area, side) else { return };
        if self.kind(piece).is_unit() && self.units_in(position, area, side).next().is_none() {
            self.orphan(position, area, side, events);
        }
    }

    /// Turns a company or a gun to its front or its back.
    fn turn_over(&self, position: &mut Position, piece: PieceId, back: bool, atom: Atom, events: &mut Events) {
        let state = *position.state(piece);
        if !state.stands() {
            return;
        }
        if self.kind(piece) == PieceType::Cannon {
            let Some(gun) = self.gun_mut(position, piece).filter(|gun| gun.is_loaded == back) else { return };
            gun.is_loaded = !back;
            let what = if back { Happening::Emptied { gun: piece } } else { Happening::Loaded { gun: piece } };
            return tell(events, atom, what);
        }
        if self.kind(piece).is_company() && state.is_reduced != back {
            position.state_mut(piece).is_reduced = back;
            position.lost += if back { 1 } else { -1 };
            tell(events, atom, if back { Happening::Reduced { piece } } else { Happening::Restored { piece } });
        }
    }

    /// Puts a piece on a spot with room for it. A flecha that no company has split into is not one yet.
    fn put_as_told(&self, position: &mut Position, piece: PieceId, at: SpotId, atom: Atom, events: &mut Events) {
        let state = position.state(piece);
        let is_there = match state.life {
            Life::Standing => state.at != at,
            Life::Dead => self.side(piece).is_some(),
            Life::Waiting => self.side(piece).is_some() && !self.kind(piece).is_flecha(),
            Life::Split => false,
        };
        if is_there && self.put_there(position, piece, at).is_ok() {
            position.mover = position.mover.filter(|mover| mover.piece != piece);
            tell(events, atom, Happening::Placed { piece, at });
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
        let state = position.state(piece);
        Some(state.at).filter(|at| state.stands() && at.index() < self.board.len())
    }

    fn column_of(&self, _: &Position, piece: PieceId) -> Option<u8> {
        Some(self.piece_of(piece).command)
    }

    fn hexes_of(&self, area: u16) -> Vec<Hex> {
        self.ground.area(area).spots.iter().map(|spot| self.board.spot(*spot).hex).collect()
    }

    fn area_of(&self, spot: SpotId) -> Option<u16> {
        self.ground.area_of(spot)
    }

    fn named_area(&self, area: u16) -> String {
        self.area_text(area).to_owned()
    }

    fn answers(&self, piece: PieceId, of: &Query) -> bool {
        let kind = self.kind(piece);
        match of {
            Query::Units(_) => kind.is_unit(),
            Query::Leaders(_) => kind.is_officer(),
            _ => kind == PieceType::Cannon,
        }
    }

    fn is_found(&self, position: &Position, piece: PieceId, waiting: bool) -> bool {
        // Flechas that no company has split into are no units yet.
        let waits = || position.state(piece).life == Life::Waiting && !self.kind(piece).is_flecha();
        if waiting { waits() } else { position.state(piece).stands() }
    }

    fn has_tag(&self, position: &Position, piece: PieceId, tag: &str) -> bool {
        let (kind, state) = (self.kind(piece), position.state(piece));
        let at = self.spot_of(position, piece);
        match tag {
            // A gun belongs to those who stand with it.
            "texan" | "mexican" if kind == PieceType::Cannon => {
                let side = at.and_then(|at| position.on(at).find_map(|own| self.side(own)));
                side == Some(if tag == "texan" { Side::Texan } else { Side::Mexican })
            }
            "texan" => kind.side() == Some(Side::Texan),
            "mexican" => kind.side() == Some(Side::Mexican),
            "combat" => kind.is_unit(),
            "infantry" => kind.is_unit() && !kind.is_crew(),
            "leader" => kind.is_officer(),
            "gun" => kind == PieceType::Cannon,
            "company" => kind.is_company(),
            "flecha" => kind.is_flecha(),
            "crew" => kind.is_crew(),
            "on_map" => at.is_some(),
            "reduced" => state.is_reduced,
            "activated" => state.did.contains(Did::ACTIVE),
            "locked" => position.is_locked(piece),
            "exposed" => state.is_exposed,
            "wounded" => state.is_wounded,
            "loaded" => kind == PieceType::Cannon && self.gun(position, piece).is_loaded,
            "in_fort" | "at_wall" | "burning" => at.is_some_and(|at| self.spot_has_tag(position, at, tag)),
            tag => {
                PieceType::named(tag) == Some(kind) || as_tag(self.command_name(self.piece_of(piece).command)) == tag
            }
        }
    }

    fn spot_has_tag(&self, position: &Position, spot: SpotId, tag: &str) -> bool {
        match tag {
            "in_fort" => self.ground.is_inside(spot),
            "at_wall" => self.ground.touches(spot),
            "burning" => self.is_burning(position, spot),
            _ => false,
        }
    }

    fn game_has_tag(&self, position: &Position, tag: &str) -> bool {
        tag == "day" && position.is_day
    }

    fn spot_sees(&self, position: &Position, from: SpotId, to: SpotId) -> bool {
        self.sees(position, from, to)
    }

    fn named_phase(&self, position: &Position) -> Option<InPhase> {
        named(position.phase)
    }

    fn number_of(&self, position: &Position, number: ItemNumber, piece: PieceId) -> i32 {
        match number {
            ItemNumber::Points => self.left(position, piece).map_or(0, i32::from),
            ItemNumber::Steps if self.kind(piece).is_company() => 2 - i32::from(position.state(piece).is_reduced),
            ItemNumber::Steps => i32::from(self.kind(piece).is_unit()),
            ItemNumber::Strength(_) | ItemNumber::Morale | ItemNumber::Rating => 0,
        }
    }

    fn number(&self, position: &Position, number: GameNumber<'_>) -> i32 {
        match number {
            GameNumber::Turn => i32::from(position.round),
            GameNumber::Casualties => position.lost,
            _ => 0,
        }
    }

    fn named_column(&self, column: u8) -> String {
        self.command_name(column).to_owned()
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
        let known = |at: SpotId| Some(at).filter(|at| at.index() < self.board.len());
        Some(match event.what {
            Happening::Activated { officer } | Happening::Manned { officer, .. } => {
                (Happens::Activate, Roles::new(officer))
            }
            Happening::Alone { piece } => (Happens::Activate, Roles::new(piece)),
            Happening::Called { command } => {
                (Happens::Activate, Roles { unit: self.leader_of(command), ..Roles::default() })
            }
            Happening::Roused { area } => {
                let unit = self.units_in(position, area, Side::Texan).find(|own| position.did(*own, Did::ACTIVE));
                (Happens::Activate, Roles { unit, ..Roles::default() })
            }
            Happening::Stepped { piece, from, to, .. } if known(from).is_none() => {
                (Happens::Enter, Roles { to: known(to), ..Roles::new(piece) })
            }
            Happening::Placed { piece, at } if position.phase == Phase::SetUp && self.side(piece).is_some() => {
                (Happens::Enter, Roles { to: known(at), ..Roles::new(piece) })
            }
            Happening::Stepped { piece, from, to, .. } => {
                let climbs = [atoms::D12_4_C, atoms::D12_4_D, atoms::D12_4_G].contains(&event.atom);
                let mode = if climbs { "climb" } else { "walk" };
                (Happens::Cross, Roles { from: known(from), to: known(to), mode, ..Roles::new(piece) })
            }
            // The tries of a gun are one attack, and a shot at a door is none.
            Happening::Shot { hit, .. } => {
                let goes_on = !hit && matches!(position.due.last(), Some(Due::Cannon { .. }));
                attack.foe.filter(|_| !goes_on)?;
                (Happens::Attack, Roles { got: if hit { "hit" } else { "nothing" }, ..attack })
            }
            Happening::Fought { attack: own, defence } => {
                let got = match own.cmp(&defence) {
                    std::cmp::Ordering::Greater => "hit",
                    std::cmp::Ordering::Less => "counter",
                    std::cmp::Ordering::Equal => "nothing",
                };
                (Happens::Attack, Roles { got, ..attack })
            }
            Happening::Killed { piece } => (Happens::Remove, Roles::new(piece)),
            Happening::Reduced { piece } => (Happens::Reduce, Roles::new(piece)),
            Happening::Opened { .. } => (Happens::Breach, attack),
            Happening::Emplaced { piece, edge, up: true, .. } => {
                let edge = self.ground.edge(edge);
                (Happens::Ladder, Roles { from: known(edge.out), to: known(edge.top), ..Roles::new(piece) })
            }
            Happening::Ignited { area } => {
                let to = self.ground.area(area).spots.first().copied();
                (Happens::Ignite, Roles { unit: attack.unit, to, ..Roles::default() })
            }
            Happening::Light { day: true, .. } => (Happens::Dawn, Roles::default()),
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
                    if let Item::Piece(piece) = item {
                        self.take_away(position, piece, atom, events);
                    }
                }
            }
            ResolvedEffect::State(Item::Piece(piece), word) => {
                self.turn_over(position, piece, word == "back", atom, events);
            }
            ResolvedEffect::Place(Item::Piece(piece), place) => {
                let at = match place {
                    Item::Spot(at) => Some(at),
                    Item::Hex(hex) => self.board.spots_of(hex).next(),
                    _ => None,
                };
                if let Some(at) = at {
                    self.put_as_told(position, piece, at, atom, events);
                }
            }
            ResolvedEffect::Halt => {
                if let Some(mover) = position.mover.filter(|mover| Some(mover.piece) == roles.unit) {
                    position.mover = None;
                    tell(events, atom, Happening::Halted { piece: mover.piece });
                }
            }
            ResolvedEffect::End(word) => {
                if let Some((winner, degree)) = victory_named(word).filter(|_| position.ended.is_none()) {
                    let reason = Ending::ByVariant;
                    position.due.clear();
                    position.ended = Some(Ended { winner, reason, degree: Some(degree) });
                    tell(events, atom, Happening::Ended { winner, reason });
                }
            }
            // The validator rejects all other words.
            _ => {}
        }
    }

    fn mend(&self, position: &mut Position, _: &mut Events) {
        let states = &position.pieces;
        let stands = |piece: &PieceId| states[piece.index()].stands();
        position.due.retain_mut(|due| match due {
            Due::Clash(clash) => {
                clash.attackers.retain(stands);
                clash.defenders.retain(stands);
                !clash.attackers.is_empty() && !clash.defenders.is_empty()
            }
            Due::Ladder { piece, .. } => stands(piece) && states[piece.index()].ladders > 0,
            Due::Check { piece, .. }
            | Due::Wound { piece }
            | Due::Emplace { piece, .. }
            | Due::Axe { piece, .. }
            | Due::Arson { piece, .. }
            | Due::Shot { target: piece, .. }
            | Due::Cannon { target: piece, .. } => stands(piece),
            Due::Invalid { .. }
            | Due::Day
            | Due::Blast { .. }
            | Due::Officer { .. }
            | Due::Officers { .. }
            | Due::Beaten { .. }
            | Due::Up { .. }
            | Due::Free { .. }
            | Due::Leave { .. }
            | Due::Burn { .. }
            | Due::Ignite { .. } => true,
        });
    }
}
