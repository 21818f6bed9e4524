//! Inputs for the benches: the bundled Alamo, positions from its games, and a fast random generator.

use bexar::files::Bundled;
use rules::alamo::players::{Player, Seat, named};
use rules::alamo::{Action, Event, Game, MoveRange, Phase, PieceId, Position};
use rules::dice::Streams;
use rules::play::{Actor, Roll};
use rules::project::Project;
use rules::side::Side;

/// A xorshift generator, used by our code and by the peers so that drawing costs the same.
pub(crate) struct Draws(u64);

impl Draws {
    /// Creates a generator; the same seed gives the same numbers.
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// Returns a number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u128::from(self.0) * limit as u128) >> 64) as usize
    }
}

/// Returns the bundled documents.
pub(crate) fn project() -> Project {
    Project::load(&Bundled, "alamo").expect("the bundled scenario loads")
}

/// Returns the bundled scenario, compiled.
pub(crate) fn game() -> Game {
    Game::new(&project()).expect("the bundled scenario can be played")
}

/// Plays a whole game of uniformly drawn actions from its start. Returns the number of actions and rolls.
pub(crate) fn random_game(game: &Game, draws: &mut Draws, legal: &mut Vec<Action>, events: &mut Vec<Event>) -> u64 {
    let (mut position, mut moves) = (game.start(), 0);
    loop {
        events.clear();
        match game.actor(&position) {
            Actor::Over => return moves,
            Actor::Chance => {
                let count = game.chance(&position).map_or(1, |dice| dice.count);
                let roll = Roll((0..count).map(|_| draws.below(6) as u8 + 1).sum());
                assert!(game.resolve(&mut position, roll, events), "the dice can give every sum");
            }
            Actor::Player(_) => {
                game.legal(&position, legal);
                let action = legal[draws.below(legal.len())];
                game.apply(&mut position, action, events).expect("what is listed is allowed");
            }
        }
        moves += 1;
    }
}

/// Plays some games of *advance* against itself and returns their positions at the start of each of these phases.
pub(crate) fn moments(game: &Game, phases: &[Phase]) -> Vec<Position> {
    (0..4).flat_map(|number| moments_of(game, phases, number)).collect()
}

fn moments_of(game: &Game, phases: &[Phase], number: u32) -> Vec<Position> {
    let mut players: [Box<dyn Player<Game>>; 2] = Side::ALL.map(|_| {
        let entry = named("advance").expect("the player is in the roster");
        (entry.make)()
    });
    let (mut streams, mut position, mut events) = (Streams::new(1836, number), game.start(), Vec::new());
    let (mut moments, mut last) = (Vec::new(), (0, Phase::default()));
    loop {
        events.clear();
        streams.at(position.turn, position.phase as u8);
        if last != (position.turn, position.phase) && phases.contains(&position.phase) {
            moments.push(position);
        }
        last = (position.turn, position.phase);
        match game.actor(&position) {
            Actor::Over => return moments,
            Actor::Chance => {
                let roll = game.chance(&position).map_or(Roll(0), |dice| streams.roll(dice));
                game.resolve(&mut position, roll, &mut events);
            }
            Actor::Player(side) => {
                let action = players[side.index()].choose(Seat { game, view: &position, side }, &mut streams);
                game.apply(&mut position, action, &mut events).expect("the player keeps the rules");
            }
        }
    }
}

/// Returns the units of the side to move that have all their movement points and can use them, each with its position.
pub(crate) fn starts(game: &Game, moments: &[Position]) -> Vec<(usize, PieceId)> {
    let mut range = MoveRange::default();
    let mut starts = Vec::new();
    for (index, position) in moments.iter().enumerate() {
        for piece in game.piece_ids().filter(|piece| game.piece(*piece).is_unit()) {
            game.range(position, piece, &mut range);
            if range.points() == 8 && range.ends().next().is_some() {
                starts.push((index, piece));
            }
        }
    }
    starts
}
