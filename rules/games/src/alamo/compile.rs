//! Compiling documents into a game.

use std::sync::{Arc, LazyLock};

use rustc_hash::FxHashMap;

use super::bounds::comes_in_columns;
use super::options::Options;
use super::parameters::Parameters;
use super::piece::{Piece, PieceClass};
use super::piece_order::ordered;
use super::position::{MOST_COLUMNS, MOST_PIECES, PieceState};
use super::roster::Roster;
use super::table::CombatTable;
use super::variant::{self, InForce, Mentioned};
use super::{Action, Area, Column, Event, Game, Phase, PieceId, Position, SetUp};
use crate::alamo::charts;
use crate::board::los::Sight;
use crate::board::{Board, Breaches, SpotId};
use crate::counters::{CounterMix, LeaderCounter, UnitCounter, is_fixed};
use crate::draw::Identity;
use crate::hexside::Hexside;
use crate::map::{GunSiteKind, MapDocument};
use crate::phrase::Phrase;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::project::{MissingVariant, Project};
use crate::report::{Finding, Report};
use crate::rulebook::{Parameter, ParameterValue, Rulebook, System};
use crate::scenario::{Placement, Scenario};
use crate::side::Side;
use crate::text::nearest;
use crate::variant::Variant;
use crate::words::Words;

impl Game {
    /// Compiles a project for play.
    ///
    /// # Errors
    ///
    /// Returns a report of everything that makes it unplayable: unknown names, spots missing from the map, too many
    /// pieces or spots, charts without rows.
    ///
    /// # Examples
    ///
    /// ```
    /// # let project = rules::examples::skirmish();
    /// // `project` is a skirmish: one unit holds a fort, and another storms it.
    /// use rules::alamo::Game;
    ///
    /// let game = Game::new(&project).map_err(|report| format!("{report:?}"))?;
    /// let names: Vec<&str> = game.pieces().iter().map(|piece| piece.name.as_str()).collect();
    /// assert_eq!(names, ["line", "rifles"]);
    /// assert_eq!(game.areas()[0].spots.len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(project: &Project) -> Result<Self, Report> {
        if project.rulebook.system != System::Alamo {
            let mut report = Report::default();
            report.add(trouble(DocumentRef::Rulebook, Place::Document, Phrase::new("unplayable-other-system")));
            return Err(report);
        }
        Self::in_force(project, true)
    }

    /// Compiles a project with the variants it has switched on.
    fn in_force(project: &Project, sight: bool) -> Result<Self, Report> {
        let known: Vec<&Variant> = project.variants.iter().map(|own| &own.document).collect();
        let in_force = project.variants_in_force().map_err(|need| {
            let mut report = Report::default();
            report.add(missing(&need));
            report
        })?;
        let in_force: Vec<InForce<'_>> = in_force
            .into_iter()
            .map(|own| InForce { variant: &own.document, params: &own.params, opts: &own.opts })
            .collect();
        Self::see(project, &in_force, &known, sight)
    }

    /// Compiles a project for play with the variants in force, in the order in which they apply. `known` are all
    /// existing variants, in force or not: what rules name from a variant not in force counts as absent.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Game::new`], and everything in the variants that has no meaning in this game.
    pub fn with_variants(project: &Project, variants: &[InForce<'_>], known: &[&Variant]) -> Result<Self, Report> {
        Self::see(project, variants, known, true)
    }

    /// Compiles a project with variants; if `sight` is false, only adjacent spots see each other.
    fn see(project: &Project, variants: &[InForce<'_>], known: &[&Variant], sight: bool) -> Result<Self, Report> {
        let mut report = Report::default();
        let (varied, printed) = (varied(project, variants), &project.map);
        let (project, open) = varied.as_ref().map_or((project, &[][..]), |(project, open)| (project, open));
        let board = Board::new(&project.map, charts(&project.rulebook));
        let SetUp { mut game } = assemble(project, &project.counters, board, &mut report);
        if !report.is_playable() {
            return Err(report);
        }
        game.equip(&project.rulebook);
        match variant::compile(variants, known, printed, &game) {
            Ok(program) => {
                game.mentioned = program.as_ref().map_or_else(Mentioned::default, Mentioned::new);
                game.program = program.map(Arc::new);
                game.credits = variant::credits(variants).into();
            }
            Err(findings) => {
                for finding in findings {
                    report.add(finding);
                }
                return Err(report);
            }
        }
        game.opened = open.iter().filter_map(|side| game.board.breach_id(*side)).collect();
        for own in variants {
            if let Some(levels) = variant::victory(own.variant) {
                game.victory = levels;
            }
        }
        game.sight = Arc::new(if sight { Sight::new } else { Sight::near }(&project.map, &game.board));
        if let Some(program) = game.program.as_mut().and_then(Arc::get_mut) {
            program.see(&game.board, &game.sight);
        }
        game.start = game.opened().0;
        if sight {
            game.board.prepare();
        }
        Ok(game)
    }

    /// Compiles a project with its variants for queries without play: lines of sight are not computed.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Game::new`].
    pub fn blindfold(project: &Project) -> Result<SetUp, Report> {
        Self::in_force(project, false).map(|game| SetUp { game })
    }

    /// Adds what is not needed before the first turn: the combat table, the withdrawal and victory charts, and the
    /// lists of pieces by ability.
    pub(super) fn equip(&mut self, rulebook: &Rulebook) {
        self.leaders = self.piece_ids().filter(|piece| self.piece(*piece).is_leader()).collect();
        self.roster = Roster::new(&self.pieces);
        self.table = CombatTable::new(rulebook);
        self.damage_shares = self.parameters.damage_shares();
        self.forecasts = self.forecasts();
        self.withdrawal.clone_from(&rulebook.withdrawal);
        self.victory.clone_from(&rulebook.victory);
    }

    /// Returns the position before the first decision, and the events up to then.
    pub(super) fn opened(&self) -> (Position, Vec<Event>) {
        let mut position = self.empty_position();
        let mut events = Vec::new();
        position.phase = Phase::SetUpGuns;
        self.enter_setup(&mut position, &mut events);
        self.proceed(&mut position, &mut events);
        (position, events)
    }

    /// Returns a position with nothing placed or plotted. Pieces beyond the maximum of a game are left out, but no such
    /// game is ever created.
    pub(super) fn empty_position(&self) -> Position {
        let mut position = blank();
        position.pieces.resize(self.pieces.len().min(MOST_PIECES), PieceState::default());
        position.plot.resize(self.columns.len().min(MOST_COLUMNS), 0);
        position.breaches = self.opened;
        position
    }
}

/// Returns the project as changed by variants: with the hexsides they may erect, which begin open, and the batteries
/// they may supply. `None` if they change nothing.
fn varied(project: &Project, variants: &[InForce<'_>]) -> Option<(Project, Vec<Hexside>)> {
    let (painted, mix) = (variant::repaint(&project.map, variants), variant::supplied(&project.counters, variants));
    if painted.is_none() && mix.is_none() {
        return None;
    }
    let mut varied = project.clone();
    let (map, open) = painted.unwrap_or_else(|| (project.map.clone(), Vec::new()));
    varied.map = map;
    if let Some(mix) = mix {
        varied.counters = mix;
    }
    Some((varied, open))
}

/// A line of a scenario, by its index in its list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScenarioLine {
    /// A line of the plot.
    Plot(usize),
    /// A line of the set-up.
    Placement(usize),
}

/// Assembles the parts of a game that its set-up needs: no lines of sight, no initial position, nothing from
/// [`Game::equip`]. `mix` is the project's, or the same with the batteries that variants supply. Whatever is unplayable
/// is reported and left out.
pub(super) fn assemble(project: &Project, mix: &CounterMix, board: Board, report: &mut Report) -> SetUp {
    let mut columns: Vec<Column> = mix
        .columns
        .iter()
        .map(|column| Column { id: column.id.clone(), reserve: column.reserve, identity: Identity::NONE })
        .collect();
    let settings = project.rulebook.settings();
    let options = Options::new(&project.rulebook, &settings);
    let pieces = pieces(mix, &columns, &options, report);
    if project.rulebook.combat_rows.is_empty() || project.rulebook.combat_results.is_empty() {
        report.add(trouble(DocumentRef::Rulebook, Place::Document, Phrase::new("unplayable-no-combat-table")));
    }
    misread_parameters(&project.rulebook, report);
    if board.len() >= Board::MOST_SPOTS {
        report.add(trouble(DocumentRef::Map, Place::Document, Phrase::new("unplayable-too-many-spots")));
    }
    let areas = areas(project, &board);
    let pieces = ordered(pieces, &mut columns, project, &board);
    let opening = opening(&project.scenario, &board, &pieces, &columns, report);
    let gun_sites = project
        .map
        .gun_sites
        .iter()
        .filter(|site| site.kind == GunSiteKind::Printed)
        .filter_map(|site| board.id(site.at))
        .collect();
    let game = Game {
        sight: blind(),
        leaders: Vec::new(),
        roster: Roster::default(),
        columns,
        areas,
        gun_sites,
        fixed_hex: Parameters::bowie_hex(&settings),
        table: CombatTable::default(),
        damage_shares: Vec::new(),
        forecasts: Arc::default(),
        parameters: Parameters::new(&settings),
        options,
        withdrawal: Vec::new(),
        victory: Vec::new(),
        program: None,
        mentioned: Mentioned::default(),
        credits: Arc::default(),
        opened: Breaches::NONE,
        opening,
        start: blank(),
        pieces,
        board,
    };
    SetUp { game }
}

/// Reports parameters whose value is of the wrong kind, or is a word they do not allow.
fn misread_parameters(rulebook: &Rulebook, report: &mut Report) {
    for setting in &rulebook.parameters {
        let Some(parameter) = Parameter::named(&setting.name).filter(|own| !own.fits(&setting.value)) else { continue };
        let place = Place::Rule(setting.name.clone());
        let message = match &setting.value {
            ParameterValue::Text(text) if !parameter.allowed.is_empty() => Phrase::new("unplayable-parameter-word")
                .with("name", parameter.name)
                .with("value", text)
                .with("nearest", nearest(text, parameter.allowed.iter().copied()).unwrap_or(parameter.allowed[0]))
                .with("allowed", parameter.allowed.join(", ")),
            ParameterValue::Text(_) | ParameterValue::Number(_) | ParameterValue::Flag(_) => {
                Phrase::new("unplayable-parameter-kind").with("name", parameter.name)
            }
        };
        report.add(trouble(DocumentRef::Rulebook, place, message));
    }
}

/// The lines of sight of a board without spots: set-up needs none, and computing those of a whole board takes time.
fn blind() -> Arc<Sight> {
    static BLIND: LazyLock<Arc<Sight>> = LazyLock::new(|| {
        let (map, rulebook) = (MapDocument::default(), Rulebook::default());
        Arc::new(Sight::new(&map, &Board::new(&map, charts(&rulebook))))
    });
    Arc::clone(&BLIND)
}

/// The position of a game without pieces and columns, cached because filling its many slots takes time.
fn blank() -> Position {
    static BLANK: LazyLock<Position> = LazyLock::new(Position::default);
    *BLANK
}

/// The finding for a variant that is on without another variant it needs.
pub(super) fn missing(need: &MissingVariant) -> Finding {
    trouble(DocumentRef::Scenario, Place::Document, need.message())
}

fn trouble(part: DocumentRef, place: Place, message: Phrase) -> Finding {
    Finding::unplayable(part, place, message, "unplayable-help")
}

/// The names of the pieces of a counter, capped just above [`MOST_PIECES`]: enough to detect that there are too many.
fn most(id: &str, quantity: i32) -> impl Iterator<Item = String> {
    CounterMix::pieces_of(id, quantity).take(MOST_PIECES + 1)
}

/// Converts names to the tags used in rules.
fn tags<const N: usize>(names: [&String; N]) -> Vec<String> {
    names.into_iter().map(|name| variant::as_tag(name)).filter(|tag| !tag.is_empty()).collect()
}

/// The pieces of a counter mix. Unplayable counters are reported.
pub(super) fn pieces(mix: &CounterMix, columns: &[Column], options: &Options, report: &mut Report) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut column = |id: &str, name: &str, side: Side| {
        let found = columns.iter().position(|column| column.id == id).map(|column| column as u8);
        if found.is_none() && (comes_in_columns(side) || !id.is_empty()) {
            let message = Phrase::new("unplayable-no-column").with("counter", name).with("column", id);
            report.add(trouble(DocumentRef::Counters, Place::Counter(name.to_owned()), message));
        }
        found
    };
    for UnitCounter {
        id,
        name: Words { en: printed, .. },
        side,
        column: code,
        origin,
        branch,
        full,
        reduced,
        quantity,
        ..
    } in &mix.units
    {
        let column = column(code, id, *side);
        let class = PieceClass::Unit { full: *full, reduced: *reduced };
        let far_shot = options.range.spares(*side, origin);
        let tags = tags([id, printed, origin, &branch.word().to_owned()]);
        pieces.extend(most(id, *quantity).map(|name| Piece {
            name,
            side: Some(*side),
            column,
            class: class.clone(),
            far_shot,
            tags: tags.clone(),
            written: 0,
            identity: Identity::NONE,
        }));
    }
    for LeaderCounter { id, side, column: code, rating, replacement, .. } in &mix.leaders {
        let column = column(code, id, *side);
        let fixed = is_fixed(id);
        let class =
            PieceClass::Leader { rating: *rating, replacement: replacement.as_ref().map(|own| own.rating), fixed };
        let tags = tags([id]);
        pieces.push(Piece {
            name: id.clone(),
            side: Some(*side),
            column,
            class,
            far_shot: false,
            tags,
            written: 0,
            identity: Identity::NONE,
        });
    }
    for battery in &mix.batteries {
        let class = PieceClass::Battery { strength: battery.strength };
        pieces.extend(most(&battery.id, battery.quantity).map(|name| Piece {
            name,
            side: None,
            column: None,
            class: class.clone(),
            far_shot: false,
            tags: tags([&battery.id]),
            written: 0,
            identity: Identity::NONE,
        }));
    }
    if columns.len() > MOST_COLUMNS {
        let message =
            Phrase::new("unplayable-too-many-columns").count("count", columns.len()).count("limit", MOST_COLUMNS);
        report.add(trouble(DocumentRef::Counters, Place::Document, message));
    }
    if pieces.len() > MOST_PIECES {
        let message = Phrase::new("unplayable-too-many-pieces").count("limit", MOST_PIECES);
        report.add(trouble(DocumentRef::Counters, Place::Document, message));
    }
    pieces
}

fn areas(project: &Project, board: &Board) -> Vec<Area> {
    project
        .map
        .entry_areas
        .iter()
        .map(|area| Area {
            number: area.number,
            spots: area
                .hexes
                .iter()
                .filter_map(|hex| board.id(crate::spot::Spot::new(*hex, crate::spot::Level::Ground)))
                .collect(),
        })
        .collect()
}

/// The scenario's plot and set-up as actions.
fn opening(
    scenario: &Scenario,
    board: &Board,
    pieces: &[Piece],
    columns: &[Column],
    report: &mut Report,
) -> Vec<(ScenarioLine, Action)> {
    let mut actions = Vec::new();
    for (index, line) in scenario.plot.iter().enumerate() {
        match columns.iter().position(|column| column.id == line.column) {
            Some(column) => {
                actions.push((ScenarioLine::Plot(index), Action::Plot { column: column as u8, area: line.area }));
            }
            None => report.add(trouble(
                DocumentRef::Scenario,
                Place::Document,
                Phrase::new("unplayable-plot-column").with("column", &line.column),
            )),
        }
    }
    // If several pieces have the same name, as in a broken mix, the first one counts.
    let numbers: FxHashMap<&str, usize> =
        pieces.iter().enumerate().rev().map(|(number, piece)| (piece.name.as_str(), number)).collect();
    for (index, Placement { piece, at }) in scenario.setup.iter().enumerate() {
        let found = numbers.get(piece.as_str()).copied();
        let spot: Option<SpotId> = board.id(*at);
        match (found, spot) {
            (Some(found), Some(at)) => {
                actions.push((ScenarioLine::Placement(index), Action::Place { piece: PieceId(found as u8), at }));
            }
            (None, _) => {
                let near = nearest(piece, pieces.iter().map(|own| own.name.as_str())).unwrap_or("none");
                let message = Phrase::new("unplayable-no-counter").with("counter", piece).with("nearest", near);
                report.add(trouble(DocumentRef::Scenario, Place::Counter(piece.clone()), message));
            }
            (_, None) => {
                let message = Phrase::new("unplayable-no-spot").with("counter", piece).with("spot", at);
                report.add(trouble(DocumentRef::Scenario, Place::Spot(*at), message));
            }
        }
    }
    actions
}
