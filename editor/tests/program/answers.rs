//! What `bexar query` says of drawn pairs and pieces is what the game does, in every game, at drawn moments of play.

use std::path::{Path, PathBuf};

use bexar::cli::Exit;
use bexar::files::{Bundled, open_log};
use rules::board::SpotId;
use rules::log::{Log, replay_to};
use rules::play::{Decision, DecisionKind, PieceId};
use rules::project::Project;
use rules::systems::AnyGame;
use rules::table::{Tabletop, TextStep};
use serde_json::Value;

use super::{Desk, run};

/// The bundled scenarios, a small one of each game first.
const SCENARIOS: [&str; 6] = ["mission", "rancho", "guardhouse", "alamo", "knapp", "deguello"];

/// A game that was played to its end, and a generator of draws.
struct Field {
    name: &'static str,
    _desk: Desk,
    file: PathBuf,
    log: Log,
    game: AnyGame,
    /// The whole game on the table.
    table: Box<dyn Tabletop>,
    state: u64,
}

impl Field {
    fn new(name: &'static str) -> Self {
        let desk = Desk::new();
        let out = desk.path("logs");
        let game =
            ["playtest", name, "--games", "1", "--seed", "11", "--texan", "random", "--mexican", "random", "--out"];
        let ran = run(game.into_iter().map(std::ffi::OsStr::new).chain([out.as_os_str()]));
        assert_eq!(ran.exit, Exit::Fine, "{}", ran.err);
        let file = out.join("game-0001.log.ron");
        let project = Project::load(&Bundled, name).unwrap();
        let (game, log) = (AnyGame::compile(&project).unwrap(), open_log(&file).unwrap().log);
        let (table, _) = game.sit_down(log.clone());
        Self { name, _desk: desk, file, log, game, table, state: 1836 }
    }

    fn draw(&mut self, below: usize) -> usize {
        self.state = self.state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.state >> 33) as usize % below.max(1)
    }

    fn spot(&mut self) -> SpotId {
        let number = self.draw(self.game.board().len());
        self.game.board().ids().nth(number).unwrap()
    }

    /// Returns a table of its own at a moment.
    fn table_at(&self, step: usize) -> Box<dyn Tabletop> {
        let mut log = self.log.clone();
        log.entries.truncate(step);
        self.game.sit_down(log).0
    }

    /// Returns whether one spot sees another at a moment, by the rules of the game itself.
    fn sees(&self, step: usize, pairs: &[[SpotId; 2]]) -> Vec<bool> {
        match &self.game {
            AnyGame::Alamo(game) => {
                let position = replay_to(&self.log, &**game, step).position;
                pairs.iter().map(|[a, b]| game.sees(&position, *a, *b)).collect()
            }
            AnyGame::Knapp(game) => {
                let position = replay_to(&self.log, &**game, step).position;
                pairs.iter().map(|[a, b]| game.sees(&position, *a, *b)).collect()
            }
            AnyGame::Deguello(game) => {
                let position = replay_to(&self.log, &**game, step).position;
                pairs.iter().map(|[a, b]| game.sees(&position, *a, *b)).collect()
            }
        }
    }

    #[track_caller]
    fn ask(&self, question: &[&str], step: usize) -> Value {
        let at = at(&self.file, step);
        let line = ["query", self.name].into_iter().chain(question.iter().copied()).chain(["--json", "--at", &at]);
        let ran = run(line);
        assert!(ran.exit != Exit::Trouble, "{} {question:?} {step}: {}", self.name, ran.err);
        serde_json::from_str(&ran.out).unwrap()
    }

    /// Finds a moment at or after a drawn one at which a decision of this kind can be made, and one of its pieces.
    fn moment(&mut self, kind: DecisionKind) -> Option<(usize, PieceId)> {
        let (all, first) = (self.log.entries.len(), self.draw(self.log.entries.len()));
        for step in (first..all).chain(0..first) {
            self.table.go(step);
            let own = self.table.decisions().iter().filter(|own| own.kind == kind);
            let on_map = |piece: &PieceId| self.table.token(*piece).at.is_some();
            let pieces: Vec<_> = own.filter_map(|own| own.piece).filter(on_map).collect();
            if !pieces.is_empty() {
                let number = self.draw(pieces.len());
                return Some((step, pieces[number]));
            }
        }
        None
    }
}

fn at(file: &Path, step: usize) -> String {
    format!("{}:{step}", file.display())
}

/// The number of draws for each scenario: few where compiling takes long, unless the run may be long.
fn draws(scenario: usize, quick: usize) -> usize {
    let quick = if scenario < 3 { quick } else { quick.div_ceil(8) };
    if std::env::var_os("BEXAR_LONG").is_some() { quick * 20 } else { quick }
}

#[test]
fn a_line_of_sight_is_that_of_the_game() {
    let mut seen = [0, 0];
    for (number, name) in SCENARIOS.into_iter().enumerate() {
        let mut field = Field::new(name);
        for _ in 0..draws(number, 4) {
            let step = field.draw(field.log.entries.len());
            let pairs = [(); 8].map(|()| [field.spot(), field.spot()]);
            for ([a, b], sees) in pairs.into_iter().zip(field.sees(step, &pairs)) {
                let [from, to] = [a, b].map(|spot| field.game.board().spot(spot).to_string());
                let answer = field.ask(&["los", &from, &to], step);
                assert_eq!(answer["clear"], sees, "{name} {from} {to} at {step}");
                assert_eq!(answer["blockers"].as_array().unwrap().is_empty(), sees, "{name} {from} {to}: {answer}");
                seen[usize::from(sees)] += 1;
            }
        }
    }
    assert!(seen[0] > 10 && seen[1] > 10, "lines of both kinds: {seen:?}");
}

/// Every way that `moves` lists can be walked step by step for the points it names, and every legal step is listed.
#[test]
fn moves_are_those_the_game_lets_a_piece_make() {
    for (number, name) in SCENARIOS.into_iter().enumerate() {
        let mut field = Field::new(name);
        for _ in 0..draws(number, 4) {
            let Some((step, piece)) = field.moment(DecisionKind::Step) else { continue };
            let table = &field.table;
            let id = table.piece(piece).name.to_owned();
            let answer = field.ask(&["moves", &id], step);
            let reaches = answer["reaches"].as_array().unwrap();
            let legal: Vec<_> = table.decisions().iter().filter(|own| own.piece == Some(piece)).cloned().collect();
            for way in reaches.iter().take(6) {
                let spot = |own: &Value| table.board().id(own["spot"].as_str().unwrap().parse().unwrap()).unwrap();
                let path: Vec<_> = way["steps"].as_array().unwrap().iter().map(spot).collect();
                let mut trial = field.table_at(step);
                for made in trial.walk(piece, &path) {
                    let made = trial.make(&TextStep::Action(made));
                    assert!(made.is_ok(), "{name} {id} at {step}: {way}: {made:?}");
                    // Dice on the way may stop it.
                    if trial.dice().is_some() {
                        break;
                    }
                }
            }
            for own in legal.iter().filter(|own| own.kind == DecisionKind::Step && own.path.len() == 1) {
                let to = table.board().spot(own.to().unwrap()).to_string();
                let passes =
                    |way: &Value| way["steps"].as_array().unwrap().iter().any(|step| step["spot"] == to.as_str());
                assert!(reaches.iter().any(passes), "{name} {id} at {step} may step to {to}: {answer}");
            }
        }
    }
}

/// No legal attack is missing from what `attacks` and `odds` say, and its chances are whole.
#[test]
fn attacks_and_odds_are_those_the_game_allows() {
    for (number, name) in SCENARIOS.into_iter().enumerate() {
        let mut field = Field::new(name);
        for _ in 0..draws(number, 4) {
            let Some((step, piece)) = field.moment(DecisionKind::Attack) else { continue };
            let table = &field.table;
            let id = table.piece(piece).name.to_owned();
            let answer = field.ask(&["attacks", &id, "--all"], step);
            let listed: Vec<&str> =
                answer["targets"].as_array().unwrap().iter().map(|own| own["target"].as_str().unwrap()).collect();
            let own = |own: &&Decision| own.piece == Some(piece) && own.kind == DecisionKind::Attack;
            for legal in table.decisions().iter().filter(own) {
                let Some(target) = legal.target else { continue };
                let target = table.piece(target).name;
                assert!(listed.contains(&target), "{name} {id} at {step}: {} is not in {answer}", legal.text);
                let odds = field.ask(&["odds", &id, target], step);
                let attacks = odds["attacks"].as_array().unwrap();
                assert!(!attacks.is_empty(), "{name} {}: {odds}", legal.text);
                for attack in attacks {
                    let chances = attack["odds"].as_array().unwrap().iter();
                    let sum: f64 = chances.map(|own| own["percent"].as_f64().unwrap()).sum();
                    assert!((sum - 100.0).abs() < 1e-6 || attack["odds"].as_array().unwrap().is_empty(), "{odds}");
                }
            }
        }
    }
}
