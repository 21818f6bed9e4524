//! A game on the table: its position, everything that was done, and the way back to any decision.

use std::sync::Arc;

use rules::alamo::players;
use rules::alamo::{Action, Amend, Event, Game, Phase, Position};
use rules::dice::Streams;
use rules::log::{self, Entry, Log, PERSON, Replayed, replay};
use rules::play::{Actor, Dice, Refusal, Roll};
use rules::side::Side;

/// What a step was.
pub type Made = log::Made<Action, Amend>;

/// Who plays a side.
#[derive(Debug, Clone, Copy, Default)]
pub enum Hand {
    /// Whoever sits before the window.
    #[default]
    Person,
    /// A computer player.
    Player(&'static players::Entry),
}

impl Hand {
    /// The hand of a name in a log; a person takes the seat of a player that is unknown.
    pub fn named(name: &str) -> Self {
        players::named(name).map_or(Self::Person, Self::Player)
    }

    /// How logs name it.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Person => PERSON,
            Self::Player(entry) => entry.name,
        }
    }

    /// Whether it is a person's.
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person)
    }
}

impl PartialEq for Hand {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Hand {}

/// One decision or one roll, and what came of it.
#[derive(Debug, Clone)]
pub struct Step {
    /// Which step of the table it is; no two have the same number, not even after some were taken back.
    pub number: u64,
    /// Who decided.
    pub actor: Actor,
    /// The Game-Turn in which it was made; 0 during set-up.
    pub turn: u8,
    /// The phase in which it was made.
    pub phase: Phase,
    /// The decision, the roll, or the change by hand.
    pub made: Made,
    /// What followed.
    pub events: Vec<Event>,
    /// The dice that were due, when it was a roll.
    pub dice: Option<Dice>,
    after: Box<Position>,
}

/// A game that is being played.
#[derive(Debug)]
pub struct Table {
    game: Arc<Game>,
    /// The log without its entries.
    head: Log,
    hands: [Hand; 2],
    start: Box<Position>,
    steps: Vec<Step>,
    /// How many were ever made.
    made: u64,
    /// How many of the steps count; those behind were taken back and can be made again.
    at: usize,
    legal: Vec<Action>,
}

impl Table {
    /// A game before its first decision. What the log begins with is kept, its entries are not.
    pub fn begin(game: Arc<Game>, mut head: Log, hands: [Hand; 2]) -> Self {
        head.entries.clear();
        let start = Box::new(game.start());
        let mut table = Self { game, head, hands, start, steps: Vec::new(), made: 0, at: 0, legal: Vec::new() };
        table.turn();
        table
    }

    /// A game taken up again from its log, and how that went: where it goes otherwise now, it goes on from there.
    pub fn resume(game: Arc<Game>, log: Log) -> (Self, Replayed<Game>) {
        let replayed = replay(&log, &*game);
        let hands = [&log.players.texan, &log.players.mexican].map(|name| Hand::named(name));
        let mut table = Self::begin(game, log, hands);
        for account in &replayed.accounts {
            match account.made {
                Made::Action(action) => drop(table.act(action)),
                Made::Roll(roll) => drop(table.roll(roll)),
                Made::Amend(amend) => drop(table.amend(amend)),
            }
        }
        (table, replayed)
    }

    /// The game.
    pub const fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// The position that is shown and played on.
    pub fn position(&self) -> &Position {
        self.after(self.at)
    }

    /// The position after so many steps; after the last one when there are fewer.
    pub fn after(&self, steps: usize) -> &Position {
        let last = steps.min(self.steps.len()).checked_sub(1);
        last.map_or(&self.start, |last| &self.steps[last].after)
    }

    /// Who plays each side.
    pub const fn hands(&self) -> [Hand; 2] {
        self.hands
    }

    /// Who plays a side.
    pub const fn hand(&self, side: Side) -> Hand {
        self.hands[side.index()]
    }

    /// Gives a side to another hand.
    pub fn seat(&mut self, side: Side, hand: Hand) {
        self.hands[side.index()] = hand;
        let name = hand.name().to_owned();
        match side {
            Side::Texan => self.head.players.texan = name,
            Side::Mexican => self.head.players.mexican = name,
        }
    }

    /// Who decides now.
    pub fn actor(&self) -> Actor {
        self.game.actor(self.position())
    }

    /// The side whose person decides now; `None` when a computer player or a die does, or the game is over.
    pub fn asked(&self) -> Option<Side> {
        match self.actor() {
            Actor::Player(side) if self.hand(side).is_person() => Some(side),
            Actor::Player(_) | Actor::Chance | Actor::Over => None,
        }
    }

    /// The dice that are due.
    pub fn dice(&self) -> Option<Dice> {
        self.game.chance(self.position())
    }

    /// What may be done now; nothing when a die decides or the game is over.
    pub fn legal(&self) -> &[Action] {
        &self.legal
    }

    /// The steps that count, the first one first.
    pub fn steps(&self) -> &[Step] {
        &self.steps[..self.at]
    }

    /// The number of the last of so many steps; `None` before the first one.
    pub fn number_after(&self, steps: usize) -> Option<u64> {
        self.steps.get(steps.checked_sub(1)?).map(|step| step.number)
    }

    /// How many steps were taken back and can be made again.
    pub const fn ahead(&self) -> usize {
        self.steps.len() - self.at
    }

    /// Makes a decision. What was taken back is forgotten with it.
    ///
    /// # Errors
    ///
    /// The rule that forbids it; nothing has changed then.
    pub fn act(&mut self, action: Action) -> Result<(), Refusal> {
        let (mut after, mut events) = (Box::new(*self.position()), Vec::new());
        self.game.apply(&mut after, action, &mut events)?;
        self.push(Made::Action(action), None, events, after);
        Ok(())
    }

    /// Hands over a roll. Returns whether the dice that are due can give it.
    pub fn roll(&mut self, roll: Roll) -> bool {
        let (mut after, mut events) = (Box::new(*self.position()), Vec::new());
        let dice = self.dice();
        let can = self.game.resolve(&mut after, roll, &mut events);
        if can {
            self.push(Made::Roll(roll), dice, events, after);
        }
        can
    }

    /// Changes the position by hand.
    ///
    /// # Errors
    ///
    /// What no position may be; nothing has changed then.
    pub fn amend(&mut self, amend: Amend) -> Result<(), Refusal> {
        let mut after = Box::new(*self.position());
        self.game.amend(&mut after, amend)?;
        self.push(Made::Amend(amend), None, Vec::new(), after);
        Ok(())
    }

    fn push(&mut self, made: Made, dice: Option<Dice>, events: Vec<Event>, after: Box<Position>) {
        let (actor, position) = (self.actor(), self.position());
        let (turn, phase) = (position.turn, position.phase);
        self.steps.truncate(self.at);
        self.made += 1;
        self.steps.push(Step { number: self.made, actor, turn, phase, made, events, dice, after });
        self.at += 1;
        self.turn();
    }

    /// Goes to the position after so many steps. The steps behind it can be made again until something else is done.
    pub fn go(&mut self, steps: usize) {
        self.at = steps.min(self.steps.len());
        self.turn();
    }

    /// Forgets what was taken back: the game goes on from what is shown.
    pub fn stay(&mut self) {
        self.steps.truncate(self.at);
    }

    /// The steps before the last decision of a person; `None` when nobody has decided anything yet.
    pub fn last_decision(&self) -> Option<usize> {
        (0..self.at).rev().find(|at| self.is_decision(*at))
    }

    /// The steps before the next decision of a person among those that were taken back, or all of them.
    pub fn next_decision(&self) -> Option<usize> {
        let next = (self.at + 1..self.steps.len()).find(|at| self.is_decision(*at));
        (self.ahead() > 0).then(|| next.unwrap_or(self.steps.len()))
    }

    /// Whether a person has decided in a step, by the number of those before it. All the steps of one counter's move are
    /// one decision.
    pub fn is_decision(&self, at: usize) -> bool {
        let by_person = |step: &Step| matches!(step.actor, Actor::Player(side) if self.hand(side).is_person());
        let decided = |step: &Step| matches!(step.made, Made::Amend(_)) || by_person(step);
        self.steps.get(at).is_some_and(decided) && !self.goes_on(at)
    }

    /// Whether a step goes on with the move of the step before it.
    pub fn goes_on(&self, at: usize) -> bool {
        let mover = |at: usize| match self.steps.get(at)?.made {
            Made::Action(Action::Step { piece, .. }) => Some(piece),
            Made::Action(_) | Made::Roll(_) | Made::Amend(_) => None,
        };
        let before = at.checked_sub(1).and_then(mover);
        before.is_some() && before == mover(at)
    }

    /// The step that was taken back last and is shown next.
    pub fn next(&self) -> Option<&Step> {
        self.steps.get(self.at)
    }

    /// Whether that step goes on with the move of the step before it.
    pub fn next_goes_on(&self) -> bool {
        self.goes_on(self.at)
    }

    /// Whether a step is the first of a beat: a decision of whichever side with everything that is rolled for it, or all
    /// steps of one counter's move.
    fn is_beat(&self, at: usize) -> bool {
        self.steps.get(at).is_some_and(|step| !matches!(step.made, Made::Roll(_))) && !self.goes_on(at)
    }

    /// The steps before the last beat that is shown; `None` before the first one.
    pub fn beat_before(&self) -> Option<usize> {
        (0..self.at).rev().find(|at| self.is_beat(*at))
    }

    /// The steps with the next beat among those that were taken back; `None` where none was.
    pub fn beat_after(&self) -> Option<usize> {
        let next = (self.at + 1..self.steps.len()).find(|at| self.is_beat(*at));
        (self.ahead() > 0).then(|| next.unwrap_or(self.steps.len()))
    }

    /// The steps before the last decision with which a person has begun something, rather than answered.
    pub fn last_deed(&self) -> Option<usize> {
        (0..self.at).rev().find(|at| self.is_decision(*at) && self.after(*at).pending.is_empty())
    }

    /// The dice of the game as they lie now: whoever comes to the same roll again rolls the same.
    ///
    /// Dice somebody has typed in count as rolled, so that those after them are as they would have been.
    pub fn cup(&self) -> Streams {
        let Position { turn, phase, .. } = *self.position();
        let mut cup = Streams::new(self.head.seed, self.head.game);
        cup.at(turn, phase as u8);
        let here = self.steps().iter().rev().take_while(|step| (step.turn, step.phase) == (turn, phase));
        for dice in here.collect::<Vec<_>>().into_iter().rev().filter_map(|step| step.dice) {
            cup.roll(dice);
        }
        cup
    }

    /// Rolls the dice that are due, once.
    pub fn throw(&mut self) {
        if let Some(dice) = self.dice() {
            let roll = self.cup().roll(dice);
            self.roll(roll);
        }
    }

    /// Rolls the dice that are due, and those after them until somebody must decide.
    pub fn roll_on(&mut self) {
        let mut cup = self.cup();
        while let Some(dice) = self.dice() {
            let Position { turn, phase, .. } = *self.position();
            cup.at(turn, phase as u8);
            if !self.roll(cup.roll(dice)) {
                break;
            }
        }
    }

    /// The log of everything that counts.
    pub fn log(&self) -> Log {
        Log { entries: self.steps().iter().map(|step| self.entry(step)).collect(), ..self.head.clone() }
    }

    /// What the log says of a step.
    pub fn entry(&self, step: &Step) -> Entry {
        match step.made {
            Made::Action(action) => Entry::action(&*self.game, action, &step.events),
            Made::Roll(roll) => Entry::roll(&*self.game, roll, &step.events),
            Made::Amend(amend) => Entry::amend(&*self.game, amend),
        }
    }

    /// What is noted at the head of the log.
    pub const fn head(&self) -> &Log {
        &self.head
    }

    fn turn(&mut self) {
        let mut legal = std::mem::take(&mut self.legal);
        self.game.legal(self.position(), &mut legal);
        self.legal = legal;
    }
}
