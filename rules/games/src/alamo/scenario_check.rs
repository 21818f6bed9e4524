//! Checks of a scenario's plot and set-up against the rules, line by line (2.0).

mod unplaced;

pub use unplaced::places;

pub use super::set_up_shortfall::{Absence, Absent, Shortfall};

use super::atoms;
use super::compile::assemble;
use super::variant::{self, Proof};
use super::{Action, Game, Phase, PieceId, Position, SetUp, Why};
use crate::board::Board;
use crate::play::Atom;
use crate::project::Project;
use crate::report::Report;
use crate::scenario::{Placement, PlotLine, Scenario};

pub use super::compile::ScenarioLine;

/// A line of a scenario's plot or set-up that the rules refuse.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefusedLine {
    /// The line.
    pub line: ScenarioLine,
    /// The rule that refuses it.
    pub atom: Atom,
    /// The combat unit or battery that already occupies the spot, if any.
    pub holder: Option<String>,
}

impl RefusedLine {
    /// The line of the set-up that is refused; `None` for a line of the plot.
    #[must_use]
    pub fn placement<'a>(&self, scenario: &'a Scenario) -> Option<&'a Placement> {
        match self.line {
            ScenarioLine::Placement(index) => scenario.setup.get(index),
            ScenarioLine::Plot(_) => None,
        }
    }

    /// The line of the plot that is refused; `None` for a line of the set-up.
    #[must_use]
    pub fn plot<'a>(&self, scenario: &'a Scenario) -> Option<&'a PlotLine> {
        match self.line {
            ScenarioLine::Plot(index) => scenario.plot.get(index),
            ScenarioLine::Placement(_) => None,
        }
    }
}

/// The steps of the set-up, in the order of 2.0.
const STEPS: [Phase; 4] = [Phase::SetUpGuns, Phase::Plot, Phase::SetUpTexans, Phase::SetUpMexicans];

/// The results of checking a project up to its first turn.
#[derive(Debug, Clone)]
pub struct Opening {
    /// The obstacles to compiling it: empty exactly if [`Game::new`] succeeds.
    pub obstacles: Report,
    /// The lines of its plot and set-up that the rules refuse. Lines that name an unknown counter, column or spot are
    /// skipped: no rule applies to them.
    pub faults: Vec<RefusedLine>,
    /// What the steps of the set-up fail to achieve even if the players do the rest.
    pub shortfalls: Vec<Shortfall>,
    /// The columns that never enter.
    pub absences: Vec<Absence>,
    /// The parts of the variants that have no meaning here.
    pub proof: Proof,
}

/// Plays the plot and set-up of a project, to the extent that it can be compiled, and returns its board as well.
///
/// # Examples
///
/// ```
/// # let project = rules::examples::skirmish();
/// // `project` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::alamo::scenario_check::judge;
/// use rules::board::Board;
/// use rules::project::Project;
/// use rules::systems::charts;
///
/// let mut wrong = project.clone();
/// wrong.scenario.setup[0].piece = "line".to_owned();
/// let board = |project: &Project| Board::new(&project.map, charts(&project.rulebook));
/// assert!(judge(&project, board(&project)).0.faults.is_empty());
/// let faults = judge(&wrong, board(&wrong)).0.faults;
/// let refused = faults[0].placement(&wrong.scenario).map(|line| line.piece.as_str());
/// assert_eq!(refused, Some("line"), "an attacker comes onto the map by an entry area");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn judge(project: &Project, board: Board) -> (Opening, Board) {
    play(project, board, Proof::new)
}

/// Judges a project again after edits that did not touch the variants: these are checked again only if something they
/// refer to has changed. `of_map` tells whether any of the edits changed the map.
#[must_use]
pub fn judge_again(project: &Project, board: Board, before: Proof, of_map: bool) -> (Opening, Board) {
    play(project, board, |project, game| before.again(project, game, of_map))
}

fn play(project: &Project, board: Board, prove: impl FnOnce(&Project, &mut Game) -> Proof) -> (Opening, Board) {
    // A game with variants has the batteries they may supply, and the set-up may name them. Up to then, the set-up uses
    // only what the mix itself has.
    let mut called_for = Report::default();
    let (calls, board) = match variant::called_for(project) {
        Some(mix) => (true, assemble(project, &mix, board, &mut called_for).game.board),
        None => (false, board),
    };
    let mut printed = Report::default();
    let mut set_up = assemble(project, &project.counters, board, &mut printed);
    let mut opening = Opening {
        obstacles: if calls { called_for } else { printed },
        faults: Vec::new(),
        shortfalls: Vec::new(),
        absences: Vec::new(),
        proof: Proof::default(),
    };
    if set_up.fits() {
        opening.proof = prove(project, &mut set_up.game);
        opening.obstacles.findings.extend(opening.proof.obstacles.iter().cloned());
        set_up.play_opening(&mut opening);
    }
    (opening, set_up.game.board)
}

impl SetUp {
    fn play_opening(&self, opening: &mut Opening) {
        let game = &self.game;
        let mut position = game.empty_position();
        let steps: Vec<Option<Phase>> = game.opening.iter().map(|(_, action)| game.step_of(*action)).collect();
        let of_step =
            |step| game.opening.iter().zip(&steps).filter(move |(_, own)| **own == step).map(|(line, _)| line);
        let faults = &mut opening.faults;
        faults.extend(of_step(None).map(|(line, _)| RefusedLine { line: *line, atom: atoms::A2_0_A, holder: None }));
        // The events are discarded.
        let mut events = Vec::new();
        for step in STEPS {
            position.phase = step;
            for (line, action) in of_step(Some(step)) {
                match game.allowed(&position, *action) {
                    Ok(()) => game.act(&mut position, *action, &mut events),
                    // The column's entry area is still open: its player plots it, and the rules are applied then.
                    Err(Why { atom: atoms::A2_0_D, .. }) if step == Phase::SetUpMexicans => {}
                    Err(why) => {
                        let holder = game.occupant(&position, *action).map(|piece| game.piece(piece).name.clone());
                        faults.push(RefusedLine { line: *line, atom: why.atom, holder });
                    }
                }
            }
            opening.shortfalls.extend(game.shortfall(&position));
        }
        opening.absences = game.absences(&position);
    }
}

impl Game {
    /// The step of the set-up to which an action of the scenario belongs; `None` if it comes later.
    fn step_of(&self, action: Action) -> Option<Phase> {
        let Action::Place { piece, .. } = action else { return Some(Phase::Plot) };
        STEPS.into_iter().find(|step| self.belongs_to(*step, piece))
    }

    /// The piece that leaves no room where a piece is to be placed: a unit for a unit, a battery for a battery.
    fn occupant(&self, position: &Position, action: Action) -> Option<PieceId> {
        let Action::Place { piece, at } = action else { return None };
        let own = self.piece(piece);
        position.on(at).find(|other| {
            let other = self.piece(*other);
            own.is_unit() && other.is_unit() || own.is_battery() && other.is_battery()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    fn refused(change: impl FnOnce(&mut Project)) -> Vec<(&'static str, Option<String>)> {
        let mut project = fixture::alamo();
        change(&mut project);
        let board = Board::new(&project.map, crate::alamo::charts(&project.rulebook));
        let (opening, _) = judge(&project, board);
        assert!(opening.obstacles.is_playable());
        opening.faults.into_iter().map(|fault| (fault.atom.id(), fault.holder)).collect()
    }

    fn put(project: &mut Project, piece: &str, at: &str) {
        project.scenario.setup.retain(|line| line.piece != piece);
        project.scenario.setup.push(Placement { piece: piece.to_owned(), at: at.parse().unwrap() });
    }

    #[test]
    fn the_bundled_set_up_is_one_the_rules_allow() {
        assert_eq!(refused(|_| {}), []);
    }

    #[test]
    fn each_line_is_refused_by_its_rule() {
        let alone = |piece: &'static str, at: &'static str| refused(|project| put(project, piece, at));
        assert_eq!(alone("vir6", "1520"), [("A2.0.h", Some("tenn9".to_owned()))]);
        assert_eq!(alone("vir6", "0103"), [("A2.0.g", None)]);
        assert_eq!(alone("bowie", "1816/in"), [("A2.0.i", None)]);
        assert_eq!(alone("gun18", "1010"), [("A2.0.b", None)]);
        assert_eq!(alone("c1-aldama-1", "0101"), [("A2.0.j", None)]);
        assert_eq!(alone("c1-aldama-1", "0103"), []);
        assert_eq!(alone("r-zapad-1", "0801"), [("A2.0.a", None)]);
    }

    #[test]
    fn a_column_without_a_plot_is_judged_when_its_player_has_plotted() {
        let open = refused(|project| {
            project.scenario.plot.clear();
            put(project, "c1-aldama-1", "0101");
        });
        assert_eq!(open, []);
    }

    #[test]
    fn assault_columns_do_not_share_an_area_and_the_reserve_may() {
        let plot = |column: &'static str, area| {
            refused(|project| {
                let lines = &mut project.scenario.plot;
                lines.retain(|line| line.column != column);
                lines.push(PlotLine { column: column.to_owned(), area });
            })
        };
        assert_eq!(plot("4", 1), [("A2.0.e", None)]);
        assert_eq!(plot("4", 9), [("A2.0.d", None)]);
        assert_eq!(plot("R", 1), []);
    }

    /// Whether a project has no obstacles, which is equivalent to whether it compiles.
    #[track_caller]
    fn compiles(project: &Project) -> bool {
        let (opening, _) = judge(project, Board::new(&project.map, crate::alamo::charts(&project.rulebook)));
        let is_free = opening.obstacles.findings.is_empty();
        assert_eq!(is_free, Game::new(project).is_ok(), "{:?}", opening.obstacles.findings);
        is_free
    }

    #[test]
    fn there_are_no_obstacles_where_the_game_compiles_and_nowhere_else() {
        use crate::variant as language;
        let count = fixture::alamo().variants.len();
        for at in 0..count {
            let mut project = fixture::alamo_with(|_| false);
            project.variants[at].on = true;
            // Some variants need others.
            assert_eq!(compiles(&project), project.variants[at].document.needs.is_empty(), "{at}");
            project.variants.iter_mut().for_each(|own| own.on = true);
            assert!(compiles(&project));
            project.counters.batteries.iter_mut().for_each(|own| own.quantity = 0);
            compiles(&project);
        }
        let with_table = |project: &Project| {
            let at = project.variants.iter().position(|own| !own.document.tables.is_empty()).unwrap();
            (at, project.variants[at].document.tables[0].id.clone())
        };
        for on in [false, true] {
            let mut project = fixture::alamo_with(|_| on);
            let (at, table) = with_table(&project);
            project.variants[at].document.tables[0].rows[0].act.push(language::Effect::Roll(table.clone()));
            assert_eq!(compiles(&project), !on, "{table} rolls on itself");
            let (opening, _) = judge(&project, Board::new(&project.map, crate::alamo::charts(&project.rulebook)));
            let told: Vec<_> = opening.proof.troubles.iter().map(|(at, own)| (*at, own.name.as_str())).collect();
            assert_eq!(told, [(at, table.as_str())]);
        }
        // More batteries than a game can hold, supplied only by a table.
        let mut project = fixture::alamo_with(|_| true);
        let (at, _) = with_table(&project);
        let counts: Vec<_> = project.counters.batteries.iter().map(|own| (own.id.clone(), u8::MAX)).collect();
        project.variants[at].document.tables[0].rows[0]
            .act
            .push(language::Effect::Supply(counts.into_iter().collect()));
        assert!(!compiles(&project));
    }
}
