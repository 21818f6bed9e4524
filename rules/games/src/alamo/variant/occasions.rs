//! Occasions: when the rules of variants act, and how their work continues.

use super::act::EffectCursor;
use super::evaluate::Evaluator;
use super::{Frame, MOST_FRAMES, Roles, SideId, Task};
use crate::alamo::done_this_turn::TurnMarks;
use crate::alamo::event::Happening;
use crate::alamo::position::Pending;
use crate::alamo::{Event, Game, Mode, Phase, PieceId, Position, Strike};
use crate::board::{Crossing, SpotId};
use crate::play::Atom;
use crate::side::Side;
use crate::variant::{AttackMode, By, Happens, Lasts, SetUpStep};

/// An occasion, as the engine announces it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::alamo) enum Occasion {
    Setup(SetUpStep),
    Phase(Phase),
    PhaseEnd(Phase),
    Try(Happens),
    Did(Happens),
    Settled,
}

/// The number of things that can happen in this game; those of the game that moves by areas come behind.
const HAPPENINGS: u16 = Happens::Commit as u16 + 1;

impl Occasion {
    /// The number of occasions.
    pub(super) const COUNT: usize = Self::Settled.number() as usize + 1;

    /// Returns its number among all occasions.
    pub(super) const fn number(self) -> u16 {
        match self {
            Self::Setup(step) => step as u16,
            Self::Phase(phase) => 8 + phase as u16,
            Self::PhaseEnd(phase) => 23 + phase as u16,
            Self::Try(happens) => 38 + happens as u16,
            Self::Did(happens) => 38 + HAPPENINGS + happens as u16,
            Self::Settled => 38 + 2 * HAPPENINGS,
        }
    }
}

/// The words for modes that every program knows, by their numbers; 0 is none.
pub const MODES: [&str; 6] = ["", "walk", "haul", "retreat", "advance", "enter"];

/// The words for results, by their numbers; 0 is nothing special.
pub(super) const RESULTS: [&str; 7] = ["", "nothing", "hit", "counter", "good", "disordered", "routed"];

/// Returns the number of a word for a result; 0 for any other word.
pub(in crate::alamo) const fn got(word: &str) -> u8 {
    word_number(&RESULTS, word)
}

/// Returns the index of a word in a list of words; 0 if it is missing.
pub(super) const fn word_number(words: &[&str], word: &str) -> u8 {
    let mut at = 0;
    while at < words.len() {
        if same(words[at].as_bytes(), word.as_bytes()) {
            return at as u8;
        }
        at += 1;
    }
    0
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    let mut at = 0;
    while at < a.len() && at < b.len() {
        if a[at] != b[at] {
            return false;
        }
        at += 1;
    }
    a.len() == b.len()
}

/// The mode in which a piece moves from spot to spot.
pub(in crate::alamo) const WALK: u8 = word_number(&MODES, "walk");
pub(in crate::alamo) const HAUL: u8 = word_number(&MODES, "haul");
pub(in crate::alamo) const RETREAT: u8 = word_number(&MODES, "retreat");
pub(in crate::alamo) const ADVANCE: u8 = word_number(&MODES, "advance");
pub(in crate::alamo) const ENTER: u8 = word_number(&MODES, "enter");

/// The most things rules may look at between two actions of a phase. A rule never starts inside a chain it has started
/// itself, but even a few rules can start one another in far too many orders.
pub(super) const MOST_LABOUR: u32 = 10_000_000;

/// The cost of starting a rule, whatever it looks at: two thousand can start between two actions.
const START: u32 = 5_000;

impl Game {
    /// Announces an occasion: its rules act before anything that is already pending.
    #[inline]
    pub(in crate::alamo) fn occur(&self, position: &mut Position, moment: Occasion, roles: impl FnOnce() -> Roles) {
        if self.awaits(moment) {
            self.announce(position, moment, roles());
        }
    }

    #[inline(never)]
    fn announce(&self, position: &mut Position, moment: Occasion, roles: Roles) {
        if self.program.as_deref().is_some_and(|program| program.may_any_speak(moment, &roles)) {
            self.lay_frame(position, Task::Rules { list: moment.number(), next: 0 }, roles);
        }
    }

    /// Announces an occasion if nothing comes between it and its rules: their conditions are checked right here, and if
    /// none of them acts nothing becomes pending. Returns whether one does.
    #[inline]
    pub(in crate::alamo) fn occur_now(
        &self,
        position: &mut Position,
        moment: Occasion,
        roles: impl FnOnce() -> Roles,
    ) -> bool {
        self.awaits(moment) && self.announce_now(position, moment, roles())
    }

    /// Returns the index of the first rule that currently acts on an occasion.
    pub(in crate::alamo) fn first_to_speak(&self, position: &Position, moment: Occasion, roles: &Roles) -> Option<u16> {
        let first = self.evaluator(position)?.next_to_speak(moment.number(), 0, roles)?;
        Some(first as u16)
    }

    /// Lets the rules of an occasion act, starting at an index ([`Self::first_to_speak`]). Returns whether there is
    /// room for that.
    pub(in crate::alamo) fn speak_from(
        &self,
        position: &mut Position,
        moment: Occasion,
        next: u16,
        roles: Roles,
    ) -> bool {
        self.lay_frame(position, Task::Rules { list: moment.number(), next }, roles)
    }

    #[inline(never)]
    fn announce_now(&self, position: &mut Position, moment: Occasion, roles: Roles) -> bool {
        let first = self.first_to_speak(position, moment, &roles);
        first.is_some_and(|next| self.speak_from(position, moment, next, roles))
    }

    /// Pushes work on top of the pending decisions; returns `false` if there is no room, or the game is over.
    pub(super) fn lay_frame(&self, position: &mut Position, task: Task, roles: Roles) -> bool {
        if position.outcome.is_some() {
            return false;
        }
        let waiting = match task {
            Task::Ask { rule } => Pending::Question { side: self.asked(rule) },
            Task::Choose { choice, .. } => Pending::Question { side: self.chooser(choice) },
            Task::Throw { table, .. } => self.waits_for_throw(position, table),
            Task::Random { query, .. } => self.waits_for_lot(position, query, &roles),
            Task::Over | Task::Rules { .. } | Task::Effects { .. } | Task::March { .. } => Pending::Rule,
        };
        if position.frames.try_push(Frame { task, roles }).is_some() {
            return false;
        }
        let laid = position.lay(waiting);
        if !laid {
            position.frames.pop();
        }
        laid
    }

    /// Pushes work on top of the pending decisions, and reports if there is no room for it, or for what it may start
    /// itself.
    pub(super) fn lay_or_tell(
        &self,
        position: &mut Position,
        task: Task,
        roles: Roles,
        atom: Atom,
        events: &mut Vec<Event>,
    ) {
        let laid = self.lay_frame(position, task, roles);
        if position.outcome.is_none() && (!laid || position.frames.len() == MOST_FRAMES) {
            events.push(Event { atom, what: Happening::LeftOut { flag: None } });
        }
    }

    fn asked(&self, rule: u16) -> Side {
        match self.program.as_deref().map(|program| program.rules[usize::from(rule)].by) {
            Some(By::May(side) | By::Must(side)) => side,
            Some(By::Engine) | None => Side::Texan,
        }
    }

    fn chooser(&self, choice: u16) -> Side {
        self.program.as_deref().map_or(Side::Texan, |program| program.choices[usize::from(choice)].by)
    }

    /// Ends the topmost work.
    pub(super) fn end_frame(position: &mut Position) {
        position.pending.pop();
        position.frames.pop();
    }

    /// Continues the topmost work; returns `false` if a player must decide first.
    pub(in crate::alamo) fn go_on(&self, position: &mut Position, events: &mut Vec<Event>) -> bool {
        let Some(frame) = position.frames.last().copied() else {
            // Nothing to continue: what waits for it is over.
            position.pending.pop();
            return true;
        };
        match frame.task {
            Task::Throw { .. } | Task::Random { .. } => Self::end_frame(position),
            Task::Over => self.end_march(position, &frame.roles, events),
            Task::Rules { list, next } => self.next_rule(position, list, next, frame.roles, events),
            Task::Effects { rule, block, next } => {
                let cursor = EffectCursor { rule, block, next, roles: frame.roles };
                self.next_effect(position, cursor, events);
            }
            Task::Ask { .. } => return false,
            Task::Choose { choice, chosen, .. } => return self.choice_ends(position, choice, chosen, &frame.roles),
            Task::March { goal, .. } => return self.march_on(position, goal, frame.roles, events),
        }
        true
    }

    /// Starts the next rule of a list whose condition holds and that is not already at work.
    fn next_rule(&self, position: &mut Position, list: u16, next: u16, roles: Roles, events: &mut Vec<Event>) {
        let Some(evaluator) = self.evaluator(position) else { return Self::end_frame(position) };
        let Some(at) = evaluator.next_to_speak(list, next, &roles) else { return Self::end_frame(position) };
        let rule = evaluator.program.lists[usize::from(list)][at];
        let line = &evaluator.program.rules[usize::from(rule)];
        let (by, atom) = (line.by, line.atom);
        if let Some(frame) = position.frames.last_mut() {
            frame.task = Task::Rules { list, next: at as u16 + 1 };
        }
        if matches!(by, By::May(_)) {
            self.lay_or_tell(position, Task::Ask { rule }, roles, atom, events);
        } else {
            self.start_rule(position, rule, roles, events);
        }
    }

    /// Starts a rule: its effects are carried out next.
    pub(super) fn start_rule(&self, position: &mut Position, rule: u16, roles: Roles, events: &mut Vec<Event>) {
        let Some(program) = self.program.as_deref() else { return };
        let line = &program.rules[usize::from(rule)];
        if position.labour > MOST_LABOUR {
            return;
        }
        events.push(Event { atom: line.atom, what: Happening::Ruled { rule } });
        position.labour = position.labour.saturating_add(line.weight).saturating_add(START);
        if position.labour > MOST_LABOUR {
            events.push(Event { atom: line.atom, what: Happening::CutOff });
        }
        self.lay_or_tell(position, Task::Effects { rule, block: line.block, next: 0 }, roles, line.atom, events);
    }

    /// Clears the flags that last a phase or a turn, and announces the end and the beginning of phases.
    pub(in crate::alamo) fn turn_phase(&self, position: &mut Position, phase: Phase) {
        let Some(program) = self.program.as_deref() else { return };
        if phase == Phase::Replacement {
            position.turn_marks = TurnMarks::default();
        }
        if !phase.is_setup() {
            for (flag, place) in (0..).zip(&program.flags) {
                let over = place.lasts == Lasts::Phase || place.lasts == Lasts::Turn && phase == Phase::Replacement;
                if over && program.is_up(flag, &position.marks) {
                    position.marks.clear(place.first, place.end);
                }
            }
        }
        // The first goes on top of the stack.
        self.occur(position, Occasion::Phase(phase), Roles::default);
        for step in steps_before(phase).iter().rev() {
            self.occur(position, Occasion::Setup(*step), Roles::default);
        }
    }

    /// Returns the roles of a step of a piece.
    pub(in crate::alamo) fn crossing_roles(&self, unit: PieceId, from: SpotId, crossing: &Crossing, mode: u8) -> Roles {
        let via = self.side_id(from, crossing);
        Roles { unit: Some(unit), from, to: crossing.to, via, mode, ..Roles::default() }
    }

    /// Returns the number of the hexside a crossing goes over.
    pub(in crate::alamo) fn side_id(&self, from: SpotId, crossing: &Crossing) -> SideId {
        let Some(program) = self.program.as_deref() else { return SideId::NONE };
        program.ways.side(from, crossing)
    }

    /// Returns the roles of an attack: the hexside is the first on the way to the target, and `To` the spot behind it.
    pub(in crate::alamo) fn strike_roles(&self, position: &Position, strike: &Strike) -> Roles {
        self.roles_between(strike, position.state(strike.unit).at, position.state(strike.target).at)
    }

    /// Returns the roles of an attack from a spot at a piece that stands, or stood, on another.
    pub(in crate::alamo) fn roles_between(&self, strike: &Strike, from: SpotId, at: SpotId) -> Roles {
        let using = if strike.by == strike.unit { way(strike.mode) } else { AttackMode::Battery };
        let gun = (strike.by != strike.unit).then_some(strike.by);
        let foe = Some(strike.target);
        let roles = Roles { unit: Some(strike.unit), foe, gun, using: Some(using), ..Roles::default() };
        if from == SpotId::NOWHERE || at == SpotId::NOWHERE {
            return roles;
        }
        // Nothing lies between two pieces on the same spot.
        if from == at {
            return Roles { from, to: at, ..roles };
        }
        match self.first_step(from, at) {
            Some(crossing) => Roles { from, to: crossing.to, via: self.side_id(from, &crossing), ..roles },
            None => roles,
        }
    }

    /// Returns the first crossing on the straight line from a spot to another: on the level of the target if possible.
    fn first_step(&self, from: SpotId, at: SpotId) -> Option<Crossing> {
        let goal = self.board.spot(at);
        // All spots of a hex are equally far: each direction is measured once.
        let far = self.board.spot(from).hex.distances_around(goal.hex);
        let mut first: Option<(u32, bool, &Crossing)> = None;
        for crossing in self.board.crossings(from) {
            let far = far[crossing.direction as usize];
            if first.is_some_and(|(least, ..)| far > least) {
                continue;
            }
            let off = self.board.spot(crossing.to).level != goal.level;
            if first.is_none_or(|(least, other, own)| (far, off, crossing.to) < (least, other, own.to)) {
                first = Some((far, off, crossing));
            }
        }
        first.map(|(.., crossing)| *crossing)
    }
}

impl Evaluator<'_> {
    /// Returns the index of the first rule of a list, from an index on, that may act and is not already at work.
    fn next_to_speak(self, list: u16, next: u16, roles: &Roles) -> Option<usize> {
        if self.position.labour > MOST_LABOUR {
            return None;
        }
        let waiting = &self.program.lists[usize::from(list)];
        // No rule starts inside a chain it has started itself, so no chain is longer than the list of rules.
        let at_work = |rule| self.position.frames.iter().any(|frame| frame.task.rule() == Some(rule));
        (usize::from(next)..waiting.len()).find(|at| {
            self.may_speak(waiting[*at], roles) && !at_work(waiting[*at]) && !self.asks_in_vain(waiting[*at], roles)
        })
    }

    /// Whether a rule asks a player about something that would have no effect.
    fn asks_in_vain(self, rule: u16, roles: &Roles) -> bool {
        let line = &self.program.rules[usize::from(rule)];
        matches!(line.by, By::May(_)) && !self.leads_somewhere(line.block, roles)
    }

    /// Whether a rule may act: its condition holds, and no other rule suppresses it.
    pub(super) fn may_speak(self, rule: u16, roles: &Roles) -> bool {
        let line = &self.program.rules[usize::from(rule)];
        self.is_so(&line.guard, line.condition, roles)
            && line
                .quantity
                .is_none_or(|own| self.game.forbids(self.position, super::Quantity::Own(own), || *roles).is_none())
    }
}

/// Returns the attack mode of a unit's attack.
pub(in crate::alamo) const fn way(mode: Mode) -> AttackMode {
    match mode {
        Mode::Fire => AttackMode::Fire,
        Mode::Melee => AttackMode::Melee,
    }
}

/// Returns the steps of the set-up that are over when a phase begins.
const fn steps_before(phase: Phase) -> &'static [SetUpStep] {
    match phase {
        Phase::SetUpGuns => &[SetUpStep::Map, SetUpStep::PreGuns],
        Phase::Plot => &[SetUpStep::Guns],
        Phase::SetUpTexans => &[SetUpStep::Plot, SetUpStep::PreUnits],
        Phase::SetUpMexicans => &[SetUpStep::Units, SetUpStep::Nominate],
        _ => &[],
    }
}
