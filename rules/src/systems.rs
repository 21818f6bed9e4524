//! All game systems behind one type: [`AnyGame`] compiles, plays and replays games of the system that a rulebook names.
//!
//! Each function dispatches to one system. Only this module and `case` list the systems one by one.

mod admission;
#[cfg(test)]
mod index_tests;
mod openings;
mod replay;
mod series;
mod set_up;
#[cfg(test)]
mod set_up_tests;
mod trials;

pub use crate::play::Credit;
pub use admission::{game, game_of};
pub use replay::{Done, GameStatus, Retold, RetoldEvent, RetoldStep};
pub use series::NotCompared;
pub use set_up::{RestOfSetUp, complete, has_plot, is_set_up, places, set_up};
pub use trials::{Ablations, Trials, ablate, quick_players, selftest};

use std::sync::Arc;

use crate::alamo;
use crate::board::{Board, Charts, SpotId};
use crate::case::{Case, Cases, Failure, played_to};
use crate::deguello;
use crate::knapp;
use crate::log::{Log, LogWarning, replay};
use crate::phrase::Phrase;
use crate::play::{Atom, BackFace, Game as _, Index, MarkerKind, Phase, Range, Refusal, RefusedLine, Shown};
use crate::project::Project;
use crate::report::Report;
use crate::rulebook::{self, Rulebook};
use crate::spot::Level;
use crate::system::System;
use crate::table::{GameTable, Hand, Resumed, Tabletop};

/// A scenario compiled for play by its game system.
#[derive(Debug, Clone)]
pub enum AnyGame {
    /// The 1981 game.
    Alamo(Arc<alamo::Game>),
    /// "Remember the Alamo!".
    Knapp(Arc<knapp::Game>),
    /// "Deguello at Dawn".
    Deguello(Arc<deguello::Game>),
}

impl From<alamo::Game> for AnyGame {
    fn from(game: alamo::Game) -> Self {
        Self::Alamo(Arc::new(game))
    }
}

impl From<knapp::Game> for AnyGame {
    fn from(game: knapp::Game) -> Self {
        Self::Knapp(Arc::new(game))
    }
}

impl From<deguello::Game> for AnyGame {
    fn from(game: deguello::Game) -> Self {
        Self::Deguello(Arc::new(game))
    }
}

/// Evaluates an expression with the game of whichever system it is.
macro_rules! with_game {
    ($any:expr, $game:ident => $does:expr) => {
        match $any {
            $crate::systems::AnyGame::Alamo($game) => $does,
            $crate::systems::AnyGame::Knapp($game) => $does,
            $crate::systems::AnyGame::Deguello($game) => $does,
        }
    };
}
use with_game;

/// A computer player of a game system.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownPlayer {
    /// Its name in files.
    pub name: &'static str,
    /// Its one-line description.
    pub about: Phrase,
}

impl AnyGame {
    /// Compiles a project for the game system of its rulebook.
    ///
    /// # Errors
    ///
    /// Returns the findings that make it unplayable.
    ///
    /// # Examples
    ///
    /// The documents of a whole game: a map, two units, the charts, and a scenario that names them.
    ///
    /// ```
    /// use rules::{counters::CounterMix, map::MapDocument, project::Project};
    /// use rules::{rulebook::Rulebook, scenario::Scenario, systems::AnyGame, text};
    ///
    /// let map = MapDocument::sketch(&["grid 5 5", "inside 0303", "entry 1 0101 0201"])?;
    /// let scenario: Scenario = text::read(r#"Scenario(format: 1, title: (en: "Skirmish"), by: Painted,
    ///     map: "fort", counters: "two", rulebook: "short",
    ///     plot: [(column: "1", area: 1)], setup: [(piece: "rifles", at: "0303")])"#)?;
    /// let counters: CounterMix = text::read(r#"Counters(format: 1, title: (en: "Two units"), by: Painted,
    ///     columns: [(id: "1", name: (en: "First"))], units: [
    ///         (id: "rifles", name: (en: "Rifles"), side: texan, by: Painted,
    ///             full: (fire: 7, melee: 3, morale: 9), reduced: (fire: 4, melee: 2, morale: 8)),
    ///         (id: "line", name: (en: "Line"), side: mexican, column: "1", by: Painted,
    ///             full: (fire: 4, melee: 8, morale: 8), reduced: (fire: 3, melee: 5, morale: 7))])"#)?;
    /// let rulebook: Rulebook = text::read(r#"Rulebook(format: 1, title: (en: "Short"), by: Painted, system: alamo,
    ///     parameters: [(name: "game.turns", value: 3, by: Painted)],
    ///     terrain: [
    ///         (kind: clear, cost: 0, battery: true, zoc: true, height: 0, melee: true, row: "open", by: Painted)],
    ///     combat_rows: [(row: "open", strengths: ["1+"], by: Painted)],
    ///     combat_results: [(die: 1, results: ["3"]), (die: 2, results: ["1"]), (die: 3, results: ["H"]),
    ///         (die: 4, results: ["H"]), (die: 5, results: ["-"]), (die: 6, results: ["-"])],
    ///     victory: [(from: 0, winner: mexican, degree: marginal), (from: 3, winner: texan, degree: marginal)])"#)?;
    /// let project = Project::new(scenario, map, Vec::new(), counters, rulebook);
    ///
    /// let game = AnyGame::compile(&project).map_err(|report| format!("{report:?}"))?;
    /// assert_eq!(game.system(), rules::rulebook::System::Alamo);
    /// let Err(report) = AnyGame::compile(&Project::default()) else { panic!("there is no combat table") };
    /// assert!(!report.is_playable());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn compile(project: &Project) -> Result<Self, Report> {
        match project.rulebook.system {
            rulebook::System::Alamo => alamo::Game::new(project).map(Arc::new).map(Self::Alamo),
            rulebook::System::Knapp => knapp::Game::new(project).map(Arc::new).map(Self::Knapp),
            rulebook::System::Deguello => deguello::Game::new(project).map(Arc::new).map(Self::Deguello),
        }
    }

    /// Returns the game system.
    #[must_use]
    pub const fn system(&self) -> rulebook::System {
        match self {
            Self::Alamo(_) => rulebook::System::Alamo,
            Self::Knapp(_) => rulebook::System::Knapp,
            Self::Deguello(_) => rulebook::System::Deguello,
        }
    }

    /// Returns the game if it is of the 1981 system; `None` for any other system.
    #[must_use]
    pub fn alamo(&self) -> Option<&alamo::Game> {
        match self {
            Self::Alamo(game) => Some(game),
            Self::Knapp(_) | Self::Deguello(_) => None,
        }
    }

    /// Returns how many Game-Turns the game lasts, as of its start.
    #[must_use]
    pub fn turns(&self) -> u8 {
        match self {
            Self::Alamo(game) => game.last_turn(&game.start()),
            Self::Knapp(game) => u8::try_from(game.figures.turns).unwrap_or(u8::MAX),
            Self::Deguello(game) => u8::try_from(game.last_round(&game.start())).unwrap_or(u8::MAX),
        }
    }

    /// Returns the board.
    #[must_use]
    pub fn board(&self) -> &Board {
        with_game!(self, game => Shown::board(&**game))
    }

    /// Returns how far one spot is from another as the rules count it.
    #[must_use]
    pub fn range(&self, from: SpotId, to: SpotId) -> Range {
        with_game!(self, game => Shown::range(&**game, from, to))
    }

    /// Returns the rule by which one spot sees another before the first decision.
    ///
    /// # Errors
    ///
    /// Returns the rule that blocks the line, with the obstacles on the map if the rules name them.
    pub fn line_of_sight(&self, from: SpotId, to: SpotId) -> Result<Atom, Refusal> {
        with_game!(self, game => game.line_of_sight(&game.start(), from, to))
    }

    /// Returns the lines of the scenario's set-up that a game refuses in which the garrison is placed by the scenario and
    /// the players. Those of the 1981 game are found before a game is compiled: see
    /// [`scenario_check`](alamo::scenario_check).
    #[must_use]
    pub fn refused_set_up(&self) -> Vec<RefusedLine> {
        match self {
            Self::Alamo(_) => Vec::new(),
            Self::Knapp(game) => game.refused_set_up(),
            Self::Deguello(game) => game.refused_set_up(),
        }
    }

    /// Returns the game of a case, starting after `steps` of its steps; 0 for its starting position. `cases` must be the file
    /// of the case, and `base` the scenario of that file.
    ///
    /// Only actions and rolls are carried out; expectations are not checked.
    ///
    /// # Errors
    ///
    /// If the scenario cannot be played with the changes of the case, a piece is where it cannot be, or an action or a roll
    /// that must happen does not.
    ///
    /// # Examples
    ///
    /// ```
    /// # use rules::text;
    /// # let project = rules::examples::skirmish();
    /// // `project` is a skirmish: one unit holds a fort, and another storms it.
    /// use rules::case::Cases;
    /// use rules::systems::AnyGame;
    ///
    /// let cases: Cases = text::read(r#"Cases(
    ///     format: 1, title: (en: "Skirmish"), by: Painted, base: "skirmish",
    ///     cases: [(
    ///         id: "skirmish/step", says: (en: "A column steps up"), phase: mexican_movement,
    ///         pieces: [(piece: "line", at: "0101"), (piece: "rifles", at: "0303")],
    ///         steps: [(do: "step line 0102")],
    ///     )],
    /// )"#)?;
    /// let Ok(game) = AnyGame::at_case(&cases.cases[0], &cases, &project, 1) else { panic!("the case is in order") };
    /// let game = game.alamo().ok_or("a case of the 1981 game")?;
    /// assert_eq!(game.points(&game.start(), game.find_piece("line")?), 7);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn at_case(case: &Case, cases: &Cases, base: &Project, steps: usize) -> Result<Self, Failure> {
        match base.rulebook.system {
            rulebook::System::Alamo => played_to::<alamo::Game>(case, cases, base, steps).map(Self::from),
            rulebook::System::Knapp => played_to::<knapp::Game>(case, cases, base, steps).map(Self::from),
            rulebook::System::Deguello => played_to::<deguello::Game>(case, cases, base, steps).map(Self::from),
        }
    }

    /// Returns the same game, but starting in the final position of a log.
    ///
    /// A log that cannot be replayed completely is followed as far as possible; [`AnyGame::retell`] reports whether it
    /// can.
    #[must_use]
    pub fn begun_after(&self, log: &Log) -> Self {
        match self {
            Self::Alamo(game) => Self::Alamo(Arc::new(game.begun_at(&replay(log, &**game).position))),
            Self::Knapp(game) => Self::Knapp(Arc::new(game.begun_at(&replay(log, &**game).position))),
            Self::Deguello(game) => Self::Deguello(Arc::new(game.begun_at(&replay(log, &**game).position))),
        }
    }

    /// Creates a game on the table: a new one if the log has no entries, otherwise the logged game as far as it can be
    /// replayed.
    ///
    /// # Examples
    ///
    /// ```
    /// # let project = rules::examples::skirmish();
    /// // `project` is a skirmish: one unit holds a fort, and another storms it.
    /// use rules::log::{Log, Players};
    /// use rules::side::Side;
    /// use rules::systems::AnyGame;
    /// use rules::table::TextStep;
    ///
    /// let game = AnyGame::compile(&project).map_err(|report| format!("{report:?}"))?;
    /// let players = Players { texan: "person".to_owned(), mexican: "person".to_owned() };
    /// let (mut table, _) = game.sit_down(Log::begin(&project, "skirmish", 1836, players));
    /// assert_eq!(table.asked(), Some(Side::Mexican));
    /// assert!(table.make(&TextStep::Action("place line 0101".to_owned())).is_ok());
    /// assert_eq!(table.log().entries.len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn sit_down(&self, log: Log) -> (Box<dyn Tabletop>, Resumed) {
        with_game!(self, game => seat(game, log))
    }
}

fn seat<G: System + Shown>(game: &Arc<G>, log: Log) -> (Box<dyn Tabletop>, Resumed) {
    let (table, resumed) = GameTable::resume(Arc::clone(game), log);
    (Box::new(table), resumed)
}

/// Returns the effects of every kind of hexside according to a rulebook, with which a board is compiled.
#[must_use]
pub fn charts(rulebook: &Rulebook) -> Charts {
    match rulebook.system {
        rulebook::System::Alamo => alamo::charts(rulebook),
        rulebook::System::Knapp => knapp::charts(),
        rulebook::System::Deguello => deguello::charts(),
    }
}

/// Returns the levels on which pieces of a project can stand, lowest first: open ground, and the levels that its map
/// has and its game supports. For a map without a scenario, all levels that it has.
///
/// # Examples
///
/// ```
/// use rules::map::MapDocument;
/// use rules::project::Project;
/// use rules::spot::Level;
/// use rules::systems::levels;
///
/// let map = MapDocument::sketch(&["grid 5 5", "tall 0303"])?;
/// let mut project = Project::of_map(map);
/// assert_eq!(levels(&project), Level::ALL);
/// project.scenario.format = 1;
/// assert_eq!(levels(&project), [Level::Ground, Level::In, Level::Roof], "the 1981 game knows no upper floors");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn levels(project: &Project) -> Vec<Level> {
    let is_known = |level| level != Level::Upper || !project.has_scenario() || charts(&project.rulebook).upper_floors;
    let has = |level| project.map.hexes.iter().flat_map(|entry| &entry.levels).any(|storey| storey.level == level);
    Level::ALL.into_iter().filter(|level| *level == Level::Ground || has(*level) && is_known(*level)).collect()
}

/// Returns the phases of a Game-Turn, in the order of play.
///
/// # Examples
///
/// ```
/// use rules::rulebook::System;
/// use rules::systems::phases;
///
/// let words: Vec<&str> = phases(System::Alamo).iter().map(|phase| phase.word).collect();
/// assert_eq!((words.first(), words.last()), (Some(&"replacement"), Some(&"turn_end")));
/// ```
#[must_use]
pub fn phases(system: rulebook::System) -> Vec<Phase> {
    match system {
        rulebook::System::Alamo => {
            let all = alamo::Phase::all().skip_while(|phase| *phase != alamo::Phase::Replacement);
            all.map(Phase::from).collect()
        }
        rulebook::System::Knapp => {
            let all = knapp::PHASES.iter().map(|(phase, _)| *phase).filter(|phase| !phase.is_before());
            all.map(|phase| phase.in_day(0)).collect()
        }
        rulebook::System::Deguello => {
            let all = deguello::PHASES.iter().map(|(phase, _)| *phase).filter(|phase| *phase != deguello::Phase::SetUp);
            all.map(deguello::Phase::neutral).collect()
        }
    }
}

/// Returns the index of the rules of a system.
#[must_use]
pub fn index(system: rulebook::System) -> &'static Index {
    crate::case::index(system)
}

/// Whether a tag of the rule language means something in every scenario of a system, whatever its counters are called.
///
/// # Examples
///
/// ```
/// use rules::rulebook::System;
/// use rules::systems::is_tag;
///
/// assert!(is_tag(System::Knapp, "stand") && !is_tag(System::Alamo, "stand"));
/// assert!(System::ALL.into_iter().all(|system| is_tag(system, "leader")));
/// ```
#[must_use]
pub fn is_tag(system: rulebook::System, tag: &str) -> bool {
    match system {
        rulebook::System::Alamo => alamo::variant::is_tag(tag),
        rulebook::System::Knapp => knapp::Game::is_tag(tag),
        rulebook::System::Deguello => deguello::Game::is_tag(tag),
    }
}

/// Returns the kinds of map regions that games of a system read.
///
/// # Examples
///
/// ```
/// use rules::map::RegionKind;
/// use rules::rulebook::System;
/// use rules::systems::region_kinds;
///
/// assert!(region_kinds(System::Deguello).contains(&RegionKind::AREA));
/// assert!(!region_kinds(System::Knapp).contains(&RegionKind::AREA));
/// ```
#[must_use]
pub const fn region_kinds(system: rulebook::System) -> &'static [&'static str] {
    match system {
        rulebook::System::Alamo => alamo::Game::REGION_KINDS,
        rulebook::System::Knapp => knapp::Game::REGION_KINDS,
        rulebook::System::Deguello => deguello::Game::REGION_KINDS,
    }
}

/// Whether games of a system read the entry areas of the map.
#[must_use]
pub const fn has_entry_areas(system: rulebook::System) -> bool {
    match system {
        rulebook::System::Alamo => alamo::Game::HAS_ENTRY_AREAS,
        rulebook::System::Knapp => knapp::Game::HAS_ENTRY_AREAS,
        rulebook::System::Deguello => deguello::Game::HAS_ENTRY_AREAS,
    }
}

/// Whether rules of variants can change a system's games.
#[must_use]
pub const fn reads_variants(system: rulebook::System) -> bool {
    match system {
        rulebook::System::Alamo | rulebook::System::Knapp => true,
        rulebook::System::Deguello => false,
    }
}

/// Whether walls can be breached in games of a system, so that one can see through them.
#[must_use]
pub const fn breaches_walls(system: rulebook::System) -> bool {
    match system {
        rulebook::System::Alamo | rulebook::System::Knapp => true,
        rulebook::System::Deguello => false,
    }
}

/// Returns the markers that a game has of its own, beside breaches and those of variants.
#[must_use]
pub const fn markers(system: rulebook::System) -> &'static [MarkerKind] {
    match system {
        rulebook::System::Alamo => alamo::Game::MARKERS,
        rulebook::System::Knapp => knapp::Game::MARKERS,
        rulebook::System::Deguello => deguello::Game::MARKERS,
    }
}

/// Returns what the back of a counter of a declared kind means in a system; `None` if it has none.
#[must_use]
pub fn back_of(system: rulebook::System, kind: &str) -> Option<BackFace> {
    match system {
        rulebook::System::Alamo => alamo::Game::back_of(kind),
        rulebook::System::Knapp => knapp::Game::back_of(kind),
        rulebook::System::Deguello => deguello::Game::back_of(kind),
    }
}

/// Returns the computer players of a system, in display order.
///
/// # Examples
///
/// ```
/// use rules::rulebook::System;
/// use rules::systems::{roster, usual};
///
/// let names: Vec<&str> = roster(System::Alamo).iter().map(|player| player.name).collect();
/// assert!(names.contains(&"random") && names.contains(&usual(System::Alamo)));
/// ```
#[must_use]
pub fn roster(system: rulebook::System) -> Vec<KnownPlayer> {
    match system {
        rulebook::System::Alamo => known_players::<alamo::Game>(),
        rulebook::System::Knapp => known_players::<knapp::Game>(),
        rulebook::System::Deguello => known_players::<deguello::Game>(),
    }
}

/// Returns the name of the default computer player of a system.
#[must_use]
pub const fn usual(system: rulebook::System) -> &'static str {
    match system {
        rulebook::System::Alamo => alamo::Game::USUAL,
        rulebook::System::Knapp => knapp::Game::USUAL,
        rulebook::System::Deguello => deguello::Game::USUAL,
    }
}

/// Returns who plays a side, by the name in a log. [`Hand::Person`] if the system has no computer player with this
/// name.
///
/// # Examples
///
/// ```
/// use rules::rulebook::System;
/// use rules::systems::hand;
/// use rules::table::Hand;
///
/// assert_eq!(hand(System::Alamo, "captain"), Hand::Player("captain"));
/// assert_eq!(hand(System::Alamo, "napoleon"), Hand::Person);
/// ```
#[must_use]
pub fn hand(system: rulebook::System, name: &str) -> Hand {
    match system {
        rulebook::System::Alamo => Hand::named::<alamo::Game>(name),
        rulebook::System::Knapp => Hand::named::<knapp::Game>(name),
        rulebook::System::Deguello => Hand::named::<deguello::Game>(name),
    }
}

/// Returns warnings about the head of a log: unknown players, or a later version of the program.
#[must_use]
pub fn doubts(system: rulebook::System, log: &Log) -> Vec<LogWarning> {
    match system {
        rulebook::System::Alamo => log.doubts::<alamo::Game>(),
        rulebook::System::Knapp => log.doubts::<knapp::Game>(),
        rulebook::System::Deguello => log.doubts::<deguello::Game>(),
    }
}

fn known_players<G: System>() -> Vec<KnownPlayer> {
    G::ROSTER.iter().map(|entry| KnownPlayer { name: entry.name, about: entry.about() }).collect()
}
