//! Set-ups that cannot be completed, however the players place what the scenario leaves open (2.0 to 2.2).

use super::atoms;
use super::{Game, Phase, PieceClass, PieceId, Position, Status};
use crate::play::Atom;
use crate::side::Side;
use crate::spot::Spot;

/// What is still missing at the end of a step of the set-up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shortfall {
    /// The rule that is not satisfied.
    pub atom: Atom,
    /// The pieces for which no spot is left.
    pub homeless: Vec<String>,
    /// The gun sites for which no battery is left.
    pub vacant: Vec<Spot>,
    /// The number of pieces the step places in all: batteries, or Texan counters.
    pub pieces: usize,
}

/// A column that never enters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Absence {
    /// The column.
    pub column: String,
    /// The reason.
    pub why: Absent,
    /// The rule that prevents it from entering.
    pub atom: Atom,
}

/// The reason why a column never enters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Absent {
    /// The area plotted for it has no spot through which to enter.
    NoSpot {
        /// The number of the area.
        area: u8,
    },
    /// Its first turn is later than the last turn of the game.
    TooLate {
        /// The turn in which it could enter.
        turn: u8,
        /// The last turn of the game.
        last: u8,
    },
    /// The Reserve requires more units inside the walls than the assault columns have.
    TooFew {
        /// The number of units required inside.
        needed: usize,
        /// The number of units of the assault columns.
        units: usize,
    },
}

impl Game {
    /// Returns what is still missing at the end of the current step, once everything the scenario leaves open is placed
    /// wherever the rules allow. Columns do not count: units without room wait off the map (R70).
    pub(super) fn shortfall(&self, position: &Position) -> Option<Shortfall> {
        let atom = match position.phase {
            Phase::SetUpGuns => atoms::A2_0_B,
            Phase::SetUpTexans => atoms::A2_0_G,
            _ => return None,
        };
        let mut done = *position;
        let mut atom_of_homeless = None;
        let (mut homeless, mut pieces) = (Vec::new(), 0);
        for piece in self.piece_ids().filter(|piece| self.belongs_to(position.phase, *piece)) {
            pieces += 1;
            if done.state(piece).status != Status::Waiting {
                continue;
            }
            let free = self.spots_for(&done, piece).next();
            if let Some(at) = free {
                done.put(piece, self.piece(piece).is_unit(), at);
                done.state_mut(piece).status = Status::Map;
            } else {
                let fixed = matches!(self.piece(piece).class, PieceClass::Leader { fixed: true, .. });
                atom_of_homeless = Some(if fixed { atoms::A2_0_I } else { atom });
                homeless.push(self.name(piece).to_owned());
            }
        }
        let sites: &[_] = if position.phase == Phase::SetUpGuns { &self.gun_sites } else { &[] };
        let is_vacant = |site: &&_| !done.on(**site).any(|piece| self.piece(piece).is_battery());
        let vacant: Vec<Spot> = sites.iter().filter(is_vacant).map(|site| self.board.spot(*site)).collect();
        let atom = atom_of_homeless.unwrap_or(atom);
        let short = !homeless.is_empty() || !vacant.is_empty();
        short.then_some(Shortfall { atom, homeless, vacant, pieces })
    }

    /// The columns with counters that never enter, in a position with a completed plot.
    pub(super) fn absences(&self, position: &Position) -> Vec<Absence> {
        let columns = (0..=u8::MAX).zip(&self.columns);
        let manned = columns.filter(|(column, _)| self.pieces.iter().any(|piece| piece.column == Some(*column)));
        manned
            .filter_map(|(index, column)| {
                let (why, atom) = self.absent(position, index, column.reserve)?;
                Some(Absence { column: column.id.clone(), why, atom })
            })
            .collect()
    }

    fn absent(&self, position: &Position, column: u8, reserve: bool) -> Option<(Absent, Atom)> {
        let area = position.plot.get(usize::from(column)).copied().unwrap_or(0);
        let plotted = self.areas.iter().find(|own| own.number == area && area != 0);
        if plotted.is_some_and(|own| own.spots.is_empty()) {
            return Some((Absent::NoSpot { area }, atoms::A2_0_J));
        }
        let (first, last) = (self.parameters.assault_turn.max(1), self.parameters.turns);
        if !reserve {
            return (first > last).then_some((Absent::TooLate { turn: first, last }, atoms::A2_1_A));
        }
        let turn = first.saturating_add(self.parameters.reserve_delay);
        if turn > last {
            return Some((Absent::TooLate { turn, last }, atoms::A2_2_C));
        }
        let needed = usize::from(self.parameters.reserve_units);
        let assault = |piece: &PieceId| self.side(*piece) == Side::Mexican && self.is_of_assault(*piece);
        let units = self.piece_ids().filter(|piece| self.piece(*piece).is_unit()).filter(assault).count();
        (units < needed).then_some((Absent::TooFew { needed, units }, atoms::A2_2_A))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alamo::scenario_check::{Opening, judge};
    use crate::board::Board;
    use crate::fixture;
    use crate::project::Project;
    use crate::provenance::Provenance;
    use crate::rulebook::{ParameterValue, Setting};

    fn judged(change: impl FnOnce(&mut Project)) -> Opening {
        let mut project = fixture::alamo();
        change(&mut project);
        let board = Board::new(&project.map, crate::alamo::charts(&project.rulebook));
        judge(&project, board).0
    }

    fn set(project: &mut Project, name: &str, value: ParameterValue) {
        let name = name.to_owned();
        project.rulebook.parameters.retain(|own| own.name != name);
        project.rulebook.parameters.push(Setting { name, value, by: Provenance::default() });
    }

    #[test]
    fn nothing_is_wanting_on_the_alamo_however_little_its_scenario_sets_up() {
        for keep in [true, false] {
            let opening = judged(|project| project.scenario.setup.retain(|_| keep));
            assert_eq!((opening.shortfalls, opening.absences), (vec![], vec![]), "{keep}");
        }
    }

    #[test]
    fn batteries_and_gun_sites_are_counted_against_each_other() {
        let fewer = judged(|project| project.counters.batteries[0].quantity -= 1).shortfalls;
        let [short] = fewer.as_slice() else { panic!("{fewer:?}") };
        assert_eq!((short.atom, short.homeless.len(), short.vacant.len()), (atoms::A2_0_B, 0, 1));
        let more = judged(|project| project.counters.batteries[0].quantity += 2).shortfalls;
        let [short] = more.as_slice() else { panic!("{more:?}") };
        assert_eq!((short.atom, short.homeless.len(), short.vacant.len()), (atoms::A2_0_B, 2, 0));
    }

    #[test]
    fn a_garrison_without_room_and_a_leader_without_his_hex_are_homeless() {
        let crowd = judged(|project| {
            project.scenario.setup.clear();
            project.map.regions.retain(|region| region.id != crate::map::Region::CONFINES);
        });
        let [short] = crowd.shortfalls.as_slice() else { panic!("{:?}", crowd.shortfalls) };
        assert_eq!(short.homeless.len(), short.pieces);
        let lost = judged(|project| {
            project.scenario.setup.retain(|line| line.piece != "bowie");
            set(project, "setup.bowie_hex", ParameterValue::Text("0101".to_owned()));
        });
        let [short] = lost.shortfalls.as_slice() else { panic!("{:?}", lost.shortfalls) };
        assert_eq!((short.atom, short.homeless.as_slice()), (atoms::A2_0_I, ["bowie".to_owned()].as_slice()));
    }

    #[test]
    fn a_column_is_absent_for_want_of_spots_time_or_comrades() {
        let absent = |change: &dyn Fn(&mut Project)| -> Vec<_> {
            judged(change).absences.into_iter().map(|own| (own.column, own.why, own.atom)).collect()
        };
        let r = || "R".to_owned();
        assert_eq!(
            absent(&|project| set(project, "reserve.inside_units_needed", ParameterValue::Number(99)))
                .iter()
                .map(|own| own.2)
                .collect::<Vec<_>>(),
            [atoms::A2_2_A]
        );
        assert_eq!(
            absent(&|project| set(project, "game.turns", ParameterValue::Number(1))),
            [(r(), Absent::TooLate { turn: 2, last: 1 }, atoms::A2_2_C)]
        );
        let emptied = absent(&|project| {
            let area = project.scenario.plot[0].area;
            project.map.entry_areas.iter_mut().filter(|own| own.number == area).for_each(|own| own.hexes.clear());
        });
        assert!(emptied.iter().all(|own| matches!(own.1, Absent::NoSpot { .. })) && !emptied.is_empty());
    }
}
