//! A game as small as the contract allows: a scout creeps up to one of two gates, and a sentry listens.
//!
//! T1: the scout's side picks the gate in secret. T2: each turn the scout creeps one or two paces, or waits. T3: then
//! the sentry may listen, with two dice in sequence; each that shows no more than the paces just crept costs the scout
//! a step. T4: after six paces, the sentry guards a gate. T5: the scout gets in by the other gate, or by the guarded
//! one on a die of 5 or 6; the sentry wins when the scout has lost both steps, or after eight turns.

use std::borrow::Cow;
use std::sync::atomic::{AtomicU8, Ordering};

use rules::case::{ExpectResult, NotAnExpectation, Rehearsed, common};
use rules::counts::{CountSheet, Counter, Figure, FigureName, Tally};
use rules::dice::Streams;
use rules::phrase::Phrase;
use rules::play::{
    About, Actor, Atom, Dice, Game, Index, Moment, Nature, NotAnAction, Origin, Outcome, Phase, Reason, Refusal, Roll,
    Rule, Spoken,
};
use rules::player::{Player, Random, RosterEntry, Seat};
use rules::rulebook::Degree;
use rules::side::Side;
use rules::system::System;

/// A clause of the contract that the game breaks on purpose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    ListsUnsorted,
    ListsTwice,
    ListsTheForbidden,
    ListsTooLittle,
    ListsNothing,
    ListsTheSecret,
    RefusesAndChanges,
    RollsWithoutChance,
    TakesAnyRoll,
    DrawsByItself,
    ForgetsWhereItBegan,
    WritesWhatItCannotRead,
    CitesNoRule,
    NeverEnds,
    EndsWithoutOutcome,
    AmendsWhatItRefuses,
    WritesAmendsItCannotRead,
    IsStuckAfterAmends,
}

impl Fault {
    /// All faults, each with the clause it breaks.
    pub(crate) const ALL: [(Self, &'static str); 18] = [
        (Self::ListsUnsorted, "a list is sorted"),
        (Self::ListsTwice, "a list has nothing twice"),
        (Self::ListsTheForbidden, "what is listed is allowed"),
        (Self::ListsTooLittle, "what is listed is what is allowed"),
        (Self::ListsNothing, "a player who decides has something to decide"),
        (Self::ListsTheSecret, "a list says nothing of what is hidden"),
        (Self::RefusesAndChanges, "what is refused changes nothing"),
        (Self::RollsWithoutChance, "dice are due where chance decides, and nowhere else"),
        (Self::TakesAnyRoll, "dice are taken when they are due and fit"),
        (Self::DrawsByItself, "a game goes on wherever it began"),
        (Self::ForgetsWhereItBegan, "a game can begin anywhere"),
        (Self::WritesWhatItCannotRead, "an action is read as it is written"),
        (Self::CitesNoRule, "every rule that is cited stands in the index"),
        (Self::NeverEnds, "every game ends"),
        (Self::EndsWithoutOutcome, "a game that is over has an outcome"),
        (Self::AmendsWhatItRefuses, "a change that is refused changes nothing"),
        (Self::WritesAmendsItCannotRead, "a change by hand is read as it is written"),
        (Self::IsStuckAfterAmends, "a game goes on after a change by hand"),
    ];
}

#[derive(Debug, Clone, Default)]
pub(crate) struct Toy {
    pub(crate) fault: Option<Fault>,
    pub(crate) start: Position,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Position {
    turn: u8,
    stage: Stage,
    /// The gate the scout makes for; 0 before it is picked, and in the sentry's view.
    gate: u8,
    paces: u8,
    crept: u8,
    steps: u8,
    rolled: [u8; 2],
    guarded: u8,
    winner: Option<Side>,
}

impl Default for Position {
    fn default() -> Self {
        let stage = Stage::Hide;
        Self { turn: 0, stage, gate: 0, paces: 0, crept: 0, steps: 2, rolled: [0; 2], guarded: 0, winner: None }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Hide,
    Creep,
    Answer,
    First,
    Second,
    Guard,
    Slip,
    Over,
}

const STAGES: [(Stage, &str, &str); 8] = [
    (Stage::Hide, "hide", "T1.a"),
    (Stage::Creep, "creep", "T2.a"),
    (Stage::Answer, "answer", "T3.a"),
    (Stage::First, "answer", "T3.b"),
    (Stage::Second, "answer", "T3.b"),
    (Stage::Guard, "guard", "T4.a"),
    (Stage::Slip, "guard", "T5.a"),
    (Stage::Over, "guard", "T5.b"),
];

const fn rule(id: &'static str) -> Rule {
    Rule { atom: Atom::new(id), group: "toy", nature: Nature::Executable, origin: Origin::Published }
}

static RULES: [Rule; 7] =
    [rule("T1.a"), rule("T2.a"), rule("T3.a"), rule("T3.b"), rule("T4.a"), rule("T5.a"), rule("T5.b")];
static INDEX: Index = Index::new("T", &["toy"], &[&[&RULES]], &[]);

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Action {
    Gate(u8),
    Creep(u8),
    Listen,
    Guard(u8),
    Done,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Event {
    atom: Atom,
    verb: &'static str,
    number: Option<u8>,
}

const fn event(id: &'static str, verb: &'static str, number: Option<u8>) -> Event {
    Event { atom: Atom::new(id), verb, number }
}

fn refusal(atom: Atom) -> Refusal {
    Refusal { atom, message: Phrase::new("refused"), hexes: Vec::new(), blockers: Vec::new() }
}

/// The source of numbers for a fault that draws outside the streams.
static DRAWN: AtomicU8 = AtomicU8::new(0);

impl Toy {
    fn breaks(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    fn rule(position: &Position) -> Atom {
        Atom::new(STAGES[position.stage as usize].2)
    }

    fn allows(position: &Position, action: Action) -> bool {
        match (position.stage, action) {
            (Stage::Hide, Action::Gate(number))
            | (Stage::Creep, Action::Creep(number))
            | (Stage::Guard, Action::Guard(number)) => number == 1 || number == 2,
            (Stage::Answer, Action::Listen) | (Stage::Creep | Stage::Answer, Action::Done) => true,
            _ => false,
        }
    }

    fn end(position: &mut Position, winner: Side, id: &'static str, events: &mut Vec<Event>) {
        (position.stage, position.winner) = (Stage::Over, Some(winner));
        events.push(event(id, "ended", None));
    }

    /// Begins the next turn, or ends the game after the last.
    fn go_on(&self, position: &mut Position, events: &mut Vec<Event>) {
        if position.steps == 0 && !self.breaks(Fault::NeverEnds) {
            return Self::end(position, Side::Texan, "T5.b", events);
        }
        if self.breaks(Fault::NeverEnds) {
            (position.paces, position.steps) = (0, 2);
        }
        if position.paces >= 6 {
            position.stage = Stage::Guard;
        } else if position.turn >= 8 && !self.breaks(Fault::NeverEnds) {
            Self::end(position, Side::Texan, "T5.b", events);
        } else {
            (position.turn, position.stage) = (position.turn.saturating_add(1), Stage::Creep);
        }
    }
}

impl Game for Toy {
    type Position = Position;
    type Action = Action;
    type Event = Event;

    const MOST_STEPS: u32 = 100;
    const DONE: Action = Action::Done;

    fn start(&self) -> Position {
        self.start.clone()
    }

    fn begun_at(&self, position: &Position) -> Self {
        let start = if self.breaks(Fault::ForgetsWhereItBegan) { Position::default() } else { position.clone() };
        Self { start, ..self.clone() }
    }

    fn moment(&self, position: &Position) -> Moment {
        let (number, word) = (position.stage as u8, STAGES[position.stage as usize].1);
        Moment { turn: position.turn, phase: Phase { number, word } }
    }

    fn turns(&self, position: &Position) -> u8 {
        position.turn
    }

    fn actor(&self, position: &Position) -> Actor {
        match position.stage {
            Stage::Hide | Stage::Creep => Actor::Player(Side::Mexican),
            Stage::Answer | Stage::Guard => Actor::Player(Side::Texan),
            Stage::First | Stage::Second | Stage::Slip => Actor::Chance,
            Stage::Over => Actor::Over,
        }
    }

    fn legal(&self, position: &Position, actions: &mut Vec<Action>) {
        let all = [Action::Gate(1), Action::Gate(2), Action::Creep(1), Action::Creep(2), Action::Listen];
        let all = all.into_iter().chain([Action::Guard(1), Action::Guard(2), Action::Done]);
        actions.clear();
        actions.extend(all.filter(|action| Self::allows(position, *action)));
        match self.fault {
            Some(Fault::ListsUnsorted) => actions.reverse(),
            Some(Fault::ListsTwice) => actions.extend(actions.last().copied()),
            Some(Fault::ListsTheForbidden) if position.stage == Stage::Answer => actions.insert(0, Action::Creep(1)),
            Some(Fault::ListsTooLittle) if position.stage == Stage::Creep && position.turn > 2 => actions.truncate(2),
            Some(Fault::ListsNothing) if position.stage == Stage::Guard => actions.clear(),
            Some(Fault::ListsTheSecret) => actions.retain(|action| *action != Action::Guard(position.gate)),
            _ => {}
        }
    }

    fn check(&self, position: &Position, action: Action) -> Result<(), Refusal> {
        let hidden = self.breaks(Fault::ListsTheSecret) && action == Action::Guard(position.gate);
        if Self::allows(position, action) && !hidden {
            return Ok(());
        }
        Err(refusal(Self::rule(position)))
    }

    fn apply(&self, position: &mut Position, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.breaks(Fault::RefusesAndChanges) && !Self::allows(position, action) {
            position.paces += 1;
        }
        self.check(position, action)?;
        match action {
            Action::Gate(gate) => {
                (position.gate, position.turn, position.stage) = (gate, 1, Stage::Creep);
                events.push(event("T1.a", "hid", None));
            }
            Action::Creep(paces) => {
                position.paces += paces;
                position.crept = paces;
                position.stage = Stage::Answer;
                events.push(event("T2.a", "crept", Some(paces)));
                if self.breaks(Fault::NeverEnds) {
                    (position.paces, position.steps) = (0, 2);
                }
                if position.paces >= 6 {
                    self.go_on(position, events);
                }
            }
            Action::Listen => position.stage = Stage::First,
            Action::Guard(gate) => {
                position.guarded = gate;
                let id = if self.breaks(Fault::CitesNoRule) { "T9.z" } else { "T4.a" };
                events.push(event(id, "guarded", Some(gate)));
                if gate == position.gate {
                    position.stage = Stage::Slip;
                } else {
                    Self::end(position, Side::Mexican, "T5.a", events);
                }
            }
            Action::Done => self.go_on(position, events),
        }
        if self.breaks(Fault::DrawsByItself) && position.stage == Stage::Answer {
            position.crept = 1 + DRAWN.fetch_add(1, Ordering::Relaxed) % 2;
        }
        Ok(())
    }

    fn chance(&self, position: &Position) -> Option<Dice> {
        let rolls = self.actor(position) == Actor::Chance;
        let rolls = rolls || self.breaks(Fault::RollsWithoutChance) && position.stage == Stage::Guard;
        rolls.then_some(Dice { what: "dice-combat", count: 1, faces: 6 })
    }

    fn resolve(&self, position: &mut Position, roll: Roll, events: &mut Vec<Event>) -> bool {
        if !self.chance(position).is_some_and(|dice| dice.can_roll(roll)) && !self.breaks(Fault::TakesAnyRoll) {
            return false;
        }
        match position.stage {
            Stage::First => {
                (position.rolled[0], position.stage) = (roll.0, Stage::Second);
                events.push(event("T3.b", "rolled", Some(roll.0)));
            }
            // With both dice rolled, their effects apply at once.
            Stage::Second => {
                position.rolled[1] = roll.0;
                events.push(event("T3.b", "rolled", Some(roll.0)));
                let hurt = position.rolled.iter().filter(|die| **die <= position.crept).count() as u8;
                let hurt = hurt.min(position.steps);
                position.steps -= hurt;
                position.rolled = [0; 2];
                events.push(event("T3.b", "hurt", Some(hurt)));
                self.go_on(position, events);
            }
            Stage::Slip => {
                events.push(event("T5.a", "rolled", Some(roll.0)));
                let winner = if roll.0 >= 5 { Side::Mexican } else { Side::Texan };
                Self::end(position, winner, "T5.a", events);
            }
            _ => return false,
        }
        true
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let winner = position.winner.filter(|_| !self.breaks(Fault::EndsWithoutOutcome))?;
        let level = if winner == Side::Texan { 1 } else { -1 };
        Some(Outcome {
            winner,
            degree: Degree::Marginal,
            points: i32::from(position.turn),
            reason: Reason::HeldOut,
            level,
        })
    }

    fn view<'p>(&self, position: &'p Position, side: Side) -> Cow<'p, Position> {
        if side == Side::Texan && position.gate != 0 && position.winner.is_none() {
            return Cow::Owned(Position { gate: 0, ..position.clone() });
        }
        Cow::Borrowed(position)
    }
}

impl Spoken for Toy {
    /// The steps the scout has left.
    type Amend = u8;

    fn index() -> &'static Index {
        &INDEX
    }

    fn read_action(&self, text: &str) -> Result<Action, NotAnAction> {
        let number = |text: &str| text.parse().map_err(|_| NotAnAction::Number { word: text.to_owned() });
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["gate", gate] => Ok(Action::Gate(number(gate)?)),
            ["creep", paces] => Ok(Action::Creep(number(paces)?)),
            ["listen"] => Ok(Action::Listen),
            ["guard", gate] => Ok(Action::Guard(number(gate)?)),
            ["done"] => Ok(Action::Done),
            _ => Err(NotAnAction::Verb {
                word: text.to_owned(),
                known: vec!["gate", "creep", "listen", "guard", "done"],
            }),
        }
    }

    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Gate(gate) => format!("gate {gate}"),
            Action::Creep(paces) if self.breaks(Fault::WritesWhatItCannotRead) => format!("crawl {paces}"),
            Action::Creep(paces) => format!("creep {paces}"),
            Action::Listen => "listen".to_owned(),
            Action::Guard(gate) => format!("guard {gate}"),
            Action::Done => "done".to_owned(),
        }
    }

    fn atom(event: &Event) -> Atom {
        event.atom
    }

    fn write_event(&self, event: &Event) -> String {
        let number = event.number.map(|number| format!(" {number}")).unwrap_or_default();
        format!("{} {}{number}", event.atom, event.verb)
    }

    fn tell(&self, event: &Event) -> Phrase {
        Phrase::new("case-text").with("text", self.write_event(event))
    }

    fn read_amend(&self, text: &str) -> Result<u8, NotAnAction> {
        text.parse().map_err(|_| NotAnAction::Form { text: text.to_owned(), form: "STEPS" })
    }

    fn write_amend(&self, steps: u8) -> String {
        if self.breaks(Fault::WritesAmendsItCannotRead) { (steps + 1).to_string() } else { steps.to_string() }
    }

    fn amend(&self, position: &mut Position, steps: u8) -> Result<(), Refusal> {
        if self.breaks(Fault::AmendsWhatItRefuses) {
            position.steps = steps;
        }
        if steps > 2 {
            return Err(refusal(Atom::new("T3.b")));
        }
        position.steps = steps;
        if self.breaks(Fault::IsStuckAfterAmends) {
            (position.stage, position.winner) = (Stage::Over, None);
        }
        Ok(())
    }

    fn about_action(&self, _: &Position, action: Action) -> About {
        let piece = if matches!(action, Action::Gate(_) | Action::Creep(_)) { "scout" } else { "sentry" };
        About { pieces: vec![piece.to_owned()], place: None }
    }
}

impl Rehearsed for Toy {
    fn hold(&self, position: &Position, text: &str) -> Result<ExpectResult, NotAnExpectation> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let unknown = || NotAnExpectation::First { word: text.to_owned(), nearest: None };
        common(&words, self, position)?.ok_or_else(unknown)
    }
}

/// The figures counted: the paces of the scout, and the dice rolled by either side.
#[derive(Debug)]
pub(crate) struct Count {
    rolls: [i32; 2],
    sheet: CountSheet,
}

impl Counter<Toy> for Count {
    const FIGURES: &'static [FigureName] = &[FigureName::of_game("paces"), FigureName::of_sides("rolls")];

    fn new(_: &Toy) -> Self {
        Self { rolls: [0; 2], sheet: CountSheet::new(2) }
    }

    fn begin(&mut self, _: &Toy, _: &Position) {
        self.rolls = [0; 2];
        self.sheet.forget();
    }

    fn note(&mut self, _: &Toy, _: &Position, events: &[Event]) {
        for event in events.iter().filter(|event| event.verb == "rolled") {
            let of_the_scout = usize::from(event.atom.id() == "T5.a");
            self.rolls[of_the_scout] += 1;
            self.sheet.mark(of_the_scout);
        }
    }

    fn close(&mut self, _: &Toy, position: &Position) -> Vec<Option<Figure>> {
        self.sheet.keep();
        [i32::from(position.paces), self.rolls[0], self.rolls[1]].map(|number| Some(Figure::Number(number))).to_vec()
    }

    fn tally(&self) -> Tally {
        let counts = self.sheet.counts();
        Tally::of_rules([("T3.b", counts[0]), ("T5.a", counts[1])])
    }
}

/// Creeps as fast as possible, and listens whenever allowed.
struct Bold;

impl Player<Toy> for Bold {
    fn choose(&mut self, seat: Seat<'_, Toy>, _: &mut Streams) -> Action {
        let mut legal = Vec::new();
        seat.game.legal(seat.view, &mut legal);
        let wanted = [Action::Creep(2), Action::Listen].into_iter().find(|action| legal.contains(action));
        wanted.or(legal.first().copied()).unwrap_or(Action::Done)
    }
}

impl System for Toy {
    type Counter = Count;

    const YARDSTICKS: &'static [&'static str] = &["paces"];
    const ROSTER: &'static [RosterEntry<Self>] = &[
        RosterEntry { name: "random", words: ["", ""], searches: false, make: || Box::new(Random::default()) },
        RosterEntry { name: "bold", words: ["", ""], searches: false, make: || Box::new(Bold) },
    ];
    const USUAL: &'static str = "bold";
}
