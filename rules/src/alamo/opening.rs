//! What the rules say against a scenario's plot and set-up, line by line (2.0).

use super::atoms;
use super::compile::assemble;
use super::position::MOST_PIECES;
use super::{Action, Game, Phase, PieceId, Position, Status, Why};
use crate::board::Board;
use crate::lint::Report;
use crate::play::Atom;
use crate::project::Project;
use crate::scenario::{Placement, PlotLine, Scenario};

pub use super::compile::Line;

/// A line of a scenario's plot or set-up that the rules refuse.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The line.
    pub line: Line,
    /// The rule that refuses it.
    pub atom: Atom,
    /// The combat unit, or the battery, that has the spot already.
    pub holder: Option<String>,
}

impl Fault {
    /// The line of the set-up that is refused; `None` for a line of the plot.
    #[must_use]
    pub fn placement<'a>(&self, scenario: &'a Scenario) -> Option<&'a Placement> {
        match self.line {
            Line::Placement(index) => scenario.setup.get(index),
            Line::Plot(_) => None,
        }
    }

    /// The line of the plot that is refused; `None` for a line of the set-up.
    #[must_use]
    pub fn plot<'a>(&self, scenario: &'a Scenario) -> Option<&'a PlotLine> {
        match self.line {
            Line::Plot(index) => scenario.plot.get(index),
            Line::Placement(_) => None,
        }
    }
}

/// The steps of the set-up, in the order of 2.0.
const STEPS: [Phase; 4] = [Phase::SetUpGuns, Phase::Plot, Phase::SetUpTexans, Phase::SetUpMexicans];

/// What the rules say of a project before its first turn.
#[derive(Debug)]
pub struct Opening {
    /// What keeps it from being compiled: nothing exactly when [`Game::new`] succeeds.
    pub obstacles: Report,
    /// The lines of its plot and set-up the rules refuse. Lines that name a counter, a column or a spot there is not
    /// are passed over: no rule speaks of what does not exist.
    pub faults: Vec<Fault>,
    /// The batteries and the pieces of the garrison for which the rules leave no spot, once the scenario and then
    /// their player have placed whoever finds one; nothing while a line is refused.
    pub left_over: Vec<String>,
}

/// Plays the plot and the set-up of a project, as far as it can be compiled at all.
#[must_use]
pub fn judge(project: &Project) -> Opening {
    let mut obstacles = Report::default();
    let game = assemble(project, Board::new(&project.map, &project.rulebook), &mut obstacles);
    let (faults, left_over) = if game.pieces.len() > MOST_PIECES { (Vec::new(), Vec::new()) } else { game.rehearse() };
    Opening { obstacles, faults, left_over }
}

impl Game {
    /// Plays the lines of the scenario, and then whatever is not placed yet: what is refused, and who finds no spot.
    fn rehearse(&self) -> (Vec<Fault>, Vec<String>) {
        let mut position = self.empty_position();
        let of_no_step = |action: &Action| STEPS.iter().all(|step| !self.is_of_step(*step, *action));
        let mut faults: Vec<Fault> = self
            .opening
            .iter()
            .filter(|(_, action)| of_no_step(action))
            .map(|(line, _)| Fault { line: *line, atom: atoms::A2_0_A, holder: None })
            .collect();
        for step in STEPS {
            position.phase = step;
            for (line, action) in self.opening.iter().filter(|(_, action)| self.is_of_step(step, *action)) {
                match self.allowed(&position, *action) {
                    Ok(()) => self.act(&mut position, *action, &mut Vec::new()),
                    // Where the column enters is still open: its player plots, and the rules judge him then.
                    Err(Why { atom: atoms::A2_0_D, .. }) if step == Phase::SetUpMexicans => {}
                    Err(why) => {
                        let holder = self.occupant(&position, *action).map(|piece| self.piece(piece).name.clone());
                        faults.push(Fault { line: *line, atom: why.atom, holder });
                    }
                }
            }
        }
        let left_over = if faults.is_empty() { self.left_over(&mut position) } else { Vec::new() };
        (faults, left_over)
    }

    /// Places batteries and garrison on the first spot that is free, and names those that find none. Batteries are alike,
    /// units are alike and leaders are in nobody's way, so that no other order would place more of them.
    fn left_over(&self, position: &mut Position) -> Vec<String> {
        let mut left = Vec::new();
        for step in [Phase::SetUpGuns, Phase::SetUpTexans] {
            position.phase = step;
            for piece in self.piece_ids().filter(|piece| self.belongs_to(step, *piece)) {
                if position.of(piece).status != Status::Waiting {
                    continue;
                }
                let spot = self.spots_for(position, piece).next();
                match spot {
                    Some(at) => self.act(position, Action::Place { piece, at }, &mut Vec::new()),
                    None => left.push(self.piece(piece).name.clone()),
                }
            }
        }
        left
    }

    /// Whether an action of the scenario belongs to a step of the set-up.
    fn is_of_step(&self, step: Phase, action: Action) -> bool {
        if let Action::Place { piece, .. } = action { self.belongs_to(step, piece) } else { step == Phase::Plot }
    }

    /// Who stands where a piece is to be placed and leaves it no room: a unit none for a unit, a battery none for a
    /// battery.
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
        let opening = judge(&project);
        assert!(opening.obstacles.is_playable());
        opening.faults.into_iter().map(|fault| (fault.atom.id(), fault.holder)).collect()
    }

    #[test]
    fn whoever_finds_no_spot_is_left_over() {
        let left = |change: fn(&mut Project)| {
            let mut project = fixture::alamo();
            change(&mut project);
            judge(&project).left_over
        };
        assert_eq!(left(|_| {}), [""; 0]);
        assert_eq!(left(|project| project.scenario.setup.clear()), [""; 0]);
        assert_eq!(left(|project| project.counters.batteries[0].quantity = 5), ["gun12-4", "gun12-5"]);
        assert_eq!(left(|project| project.map.gun_sites.clear()).len(), 0, "lines are refused");
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
}
