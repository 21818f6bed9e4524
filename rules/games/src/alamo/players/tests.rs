//! Every player in whole games, and captains in small positions.

mod decision;
mod offers;
mod proposals;
mod pursuit;
mod weighing;

use super::*;
use crate::alamo::{Action, Mode, Outcome, Phase, PieceId, Position, Status};
use crate::board::SpotId;
use crate::dice::Streams;
use crate::fixture;
use crate::play::{Actor, Roll};
use crate::project::Project;
use crate::rulebook::ParameterValue;
use crate::side::Side;

/// An upper bound of the steps of a game.
const STEPS: u32 = <Game as crate::play::Game>::MOST_STEPS;

/// Plays a game by the rules; returns its outcome and the number of steps.
fn play(game: &Game, names: [&str; 2], seed: u64) -> (Outcome, u32) {
    let known = Side::ALL.map(|side| game.known_to(side));
    let mut players = names.map(|name| (named(name).unwrap().make)());
    let (mut position, mut streams, mut events) = (game.start(), Streams::new(seed, 0), Vec::new());
    for step in 0..STEPS {
        streams.at(position.turn, position.phase as u8);
        match game.actor(&position) {
            Actor::Over => return (position.outcome.unwrap(), step),
            Actor::Chance => {
                let roll = streams.roll(game.chance(&position).unwrap());
                assert!(game.resolve(&mut position, roll, &mut events));
            }
            Actor::Player(side) => {
                let view = game.view(&position, side);
                let seat = Seat { game: &known[side.index()], view: &view, side };
                let action = players[side.index()].choose(seat, &mut streams);
                let done = game.apply(&mut position, action, &mut events);
                assert!(done.is_ok(), "{names:?}, seed {seed}: {} {done:?}", game.write_action(action));
            }
        }
        events.clear();
    }
    panic!("{names:?}, seed {seed}: no end, turn {} {:?}", position.turn, position.phase);
}

/// Returns the project with plot and set-up removed from its scenario.
fn bare(mut project: Project) -> Project {
    project.scenario.plot.clear();
    project.scenario.setup.clear();
    project
}

#[test]
fn every_player_plays_either_side_by_the_rules_to_the_end_and_the_same_seed_gives_the_same_game() {
    for project in [fixture::mission(), bare(fixture::mission())] {
        let whole = Game::new(&project).unwrap();
        // Searching players take long: three turns of one scenario, and all of both in the long run.
        let mut brief = project.clone();
        let turns = brief.rulebook.parameters.iter_mut().find(|own| own.name == "game.turns").unwrap();
        turns.value = ParameterValue::Number(fixture::breadth(3, 6));
        let brief = Game::new(&brief).unwrap();
        let searches = fixture::breadth(project.scenario.setup.is_empty(), true);
        for entry in ROSTER.iter().filter(|entry| searches || !entry.searches) {
            let game = if entry.searches { &brief } else { &whole };
            for seed in 0..if entry.searches { 1 } else { fixture::breadth(1, 3) } {
                for names in [[entry.name, "captain"], ["recruit", entry.name]] {
                    let (once, again) = std::thread::scope(|scope| {
                        let again = scope.spawn(|| play(game, names, seed));
                        (play(game, names, seed), again.join().unwrap())
                    });
                    assert_eq!(once, again, "{names:?}");
                }
            }
        }
    }
}

#[test]
fn players_come_to_an_end_of_the_alamo_with_and_without_a_set_up_and_with_every_variant() {
    for project in [fixture::alamo(), bare(fixture::alamo()), fixture::alamo_with(|_| true)] {
        let game = Game::new(&project).unwrap();
        // The personas are captains too, and a search would take minutes.
        play(&game, ["captain", "recruit"], 5);
        play(&game, ["recruit", "captain"], 6);
    }
}

#[test]
fn what_is_hidden_changes_no_choice_of_the_garrison() {
    let project = fixture::mission();
    let mut other = project.clone();
    let reserve = other.scenario.plot.iter_mut().find(|line| line.column == "R").unwrap();
    reserve.area = 2;
    let games = [project, other].map(|project| Game::new(&project).unwrap());
    assert_ne!(games[0].start().plot, games[1].start().plot);
    for entry in ROSTER {
        // A searching player does the same in less time, except for how far it looks ahead.
        let maker = if entry.searches { fixture::breadth(&HASTY, entry) } else { entry };
        let mut choices = [0, 1].map(|own| {
            let game = &games[own];
            let known = Side::ALL.map(|side| game.known_to(side));
            let mut players = [maker, named("recruit").unwrap()].map(|own| (own.make)());
            let (mut position, mut streams, mut events) = (game.start(), Streams::new(9, 0), Vec::new());
            let mut choices = Vec::new();
            // Once the Reserve comes, the games differ visibly.
            while position.turn < 2 || position.committed == 0 || position.committed == position.turn {
                streams.at(position.turn, position.phase as u8);
                match game.actor(&position) {
                    Actor::Over => break,
                    Actor::Chance => {
                        let roll = streams.roll(game.chance(&position).unwrap());
                        assert!(game.resolve(&mut position, roll, &mut events));
                    }
                    Actor::Player(side) => {
                        let view = game.view(&position, side);
                        let seat = Seat { game: &known[side.index()], view: &view, side };
                        let action = players[side.index()].choose(seat, &mut streams);
                        if side == Side::Texan {
                            choices.push(action);
                        }
                        game.apply(&mut position, action, &mut events).unwrap();
                    }
                }
            }
            choices
        });
        assert!(!choices[0].is_empty(), "{}", entry.name);
        let [first, second] = &mut choices;
        assert_eq!(first, second, "{}", entry.name);
    }
}

/// A position of the bundled Alamo with only these pieces, at the start of a phase.
struct Scene {
    game: Game,
    position: Position,
}

impl Scene {
    fn of(phase: Phase, pieces: &[(&str, &str)]) -> Self {
        Self::with(&[], phase, pieces, &[])
    }

    /// Like [`Self::of`], with variants of the article in force and flags up, each with the thing that carries it.
    fn with(variants: &[&str], phase: Phase, pieces: &[(&str, &str)], flags: &[(&str, &str)]) -> Self {
        let game = Game::new(&fixture::alamo_with(|name| variants.contains(&name))).unwrap();
        let mut scene = Self { position: game.empty(), game };
        for (name, at) in pieces {
            let (piece, at) = (scene.piece(name), scene.spot(at));
            scene.game.put(&mut scene.position, piece, at).unwrap();
        }
        for (flag, thing) in flags {
            scene.game.put_up_flag(&mut scene.position, flag, thing, 1).unwrap();
        }
        scene.game.open(&mut scene.position, phase);
        scene
    }

    fn piece(&self, name: &str) -> PieceId {
        self.game.piece_named(name).unwrap_or_else(|| panic!("{name}"))
    }

    fn spot(&self, at: &str) -> SpotId {
        self.game.board().id(at.parse().unwrap()).unwrap_or_else(|| panic!("{at}"))
    }

    /// Returns a captain's decisions, as written in the log, until the phase is over or a roll is due.
    fn acts(&mut self) -> Vec<String> {
        self.acts_of(0)
    }

    /// Returns the decisions of the captain of this game of a series.
    fn acts_of(&mut self, game: u32) -> Vec<String> {
        let acts = self.act_of(game);
        acts.into_iter().map(|action| self.game.write_action(action)).collect()
    }

    /// Lets a captain decide until the phase is over or a roll is due.
    fn act(&mut self) -> Vec<Action> {
        self.act_of(0)
    }

    fn act_of(&mut self, game: u32) -> Vec<Action> {
        let mut captain = (named("captain").unwrap().make)();
        let (mut streams, mut done, phase) = (Streams::new(1, game), Vec::new(), self.position.phase);
        while let Actor::Player(side) = self.game.actor(&self.position)
            && self.position.phase == phase
        {
            let seat = Seat { game: &self.game, view: &self.position, side };
            let action = captain.choose(seat, &mut streams);
            done.push(action);
            self.game.apply(&mut self.position, action, &mut Vec::new()).unwrap();
        }
        done
    }
}

/// Of this many captains, most have to do what is plainly best; the others weigh it a little differently.
const CAPTAINS: u32 = 20;

/// Counts the captains that pass.
fn captains(passes: impl Fn(u32) -> bool) -> usize {
    (0..CAPTAINS).filter(|game| passes(*game)).count()
}

#[test]
fn the_captain_comes_in_where_nobody_stands() {
    // Over the palisade lies the plaza; the only defender looks on from the far corner.
    let mut scene =
        Scene::of(Phase::MexicanMovement, &[("c3-jimenez-1", "1206"), ("texas9", "0513/roof"), ("bowie", "1717/in")]);
    scene.act();
    let at = scene.position.state(scene.piece("c3-jimenez-1")).at;
    assert!(scene.game.board().inside_walls().contains(at), "{}", scene.game.board().spot(at));
}

#[test]
fn the_captain_shoots_whoever_has_no_leader() {
    let pieces = [
        ("kent9", "1012"),
        ("c3-jimenez-1", "1014"),
        ("c3-jimenez-2", "1010"),
        ("duque", "1010"),
        ("bowie", "1717/in"),
    ];
    for (led, free) in [("1010", "c3-jimenez-1"), ("1014", "c3-jimenez-2")] {
        let pieces = pieces.map(|(name, at)| (name, if name == "duque" { led } else { at }));
        let mut scene = Scene::of(Phase::TexanCombat, &pieces);
        let target = scene.piece(free);
        let by = scene.piece("kent9");
        assert_eq!(scene.act().first(), Some(&Action::Attack { by, mode: Mode::Fire, target }));
    }
}

#[test]
fn the_captain_retreats_away_from_other_enemies() {
    let mut scene = Scene::of(
        Phase::MexicanCombat,
        &[
            ("texas9", "1013"),
            ("c3-jimenez-1", "1012"),
            ("c3-jimenez-2", "0914"),
            ("c3-jimenez-3", "0915"),
            ("bowie", "1717/in"),
        ],
    );
    let [by, target] = ["c3-jimenez-1", "texas9"].map(|name| scene.piece(name));
    scene.position.state_mut(target).order = crate::alamo::Order::Disordered;
    let attack = Action::Attack { by, mode: Mode::Melee, target };
    scene.game.apply(&mut scene.position, attack, &mut Vec::new()).unwrap();
    // The die hits; then find a check that drives the unit back without a step loss.
    scene.game.resolve(&mut scene.position, Roll(3), &mut Vec::new());
    let driven = (2..=12).find_map(|roll| {
        let mut position = scene.position;
        scene.game.resolve(&mut position, Roll(roll), &mut Vec::new());
        let routed = position.state(target).order == crate::alamo::Order::Routed && !position.state(target).flipped;
        (routed && position.state(target).status == Status::Map).then_some(position)
    });
    scene.position = driven.expect("some roll drives it back");
    scene.act();
    let at = scene.position.state(target).at;
    assert_eq!(scene.position.state(target).status, Status::Map);
    let near = |name: &str| scene.game.board().range(at, scene.position.state(scene.piece(name)).at);
    assert!(near("c3-jimenez-2").min(near("c3-jimenez-3")) >= 3, "{}", scene.game.board().spot(at));
}

#[test]
fn pieces_go_where_they_are_sent_and_nowhere_else() {
    let pieces = [("c3-jimenez-1", "1206"), ("texas9", "0513/roof"), ("bowie", "1717/in")];
    let mut scene = Scene::of(Phase::MexicanMovement, &pieces);
    let (piece, post) = (scene.piece("c3-jimenez-1"), scene.spot("1205"));
    let mut captain = captain::Captain::new(&weights::Persona::new(weights::PLAIN));
    let mut streams = Streams::new(1, 0);
    captain.orders.give(&scene.position, &[(piece, post)]);
    captain.orders.ask_for_notes();
    while scene.position.phase == Phase::MexicanMovement {
        let seat = Seat { game: &scene.game, view: &scene.position, side: Side::Mexican };
        let action = captain.choose(seat, &mut streams);
        scene.game.apply(&mut scene.position, action, &mut Vec::new()).unwrap();
    }
    assert_eq!(scene.position.state(piece).at, post);
    // Without orders it would have gone in, as its notes say.
    let notes = captain.orders.take_notes();
    assert_eq!((notes.len(), notes[0].to), (1, post));
    assert!(scene.game.board().inside_walls().contains(notes[0].posts[0].1));
}
