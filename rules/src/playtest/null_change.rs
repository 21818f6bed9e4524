//! Changes of a scenario that change nothing in the game: what they do to the numbers is the error of the laboratory.

use crate::counters::is_fixed;
use crate::dice::{Drawer, Streams};
use crate::project::Project;
use crate::project_edit::{ProjectEdit, Relocation, Renamed, rename};
use crate::text::Document as _;

/// A kind of change that changes nothing: every rule, figure and place stays what it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NullChange {
    /// Every counter gets another id, and the lists are sorted by the new ones.
    Ids,
    /// The lines of the counters, the set-up, the plot and the rooms are in another order.
    Order,
    /// The columns get other ids, so that they stand in another order.
    Columns,
    /// Each counter of a kind has a line of its own instead of one line with a quantity. What is compared does not depend on
    /// which comes first, so this is equal counters merged as well.
    Split,
    /// The map lies further to the right and further down.
    Shift,
    /// The map is mirrored or turned by half a turn, whichever its number of columns allows. Then draws by place fall
    /// otherwise: the games are others, and only their averages must stay what they are.
    Flip,
}

/// The letters of an id.
const LETTERS: &[u8] = b"abcdefghijklmnopqrstuvwxyz";

impl NullChange {
    /// All kinds.
    pub const ALL: [Self; 6] = [Self::Ids, Self::Order, Self::Columns, Self::Split, Self::Shift, Self::Flip];

    /// Returns its name, for JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ids => "ids",
            Self::Order => "order",
            Self::Columns => "columns",
            Self::Split => "split",
            Self::Shift => "shift",
            Self::Flip => "flip",
        }
    }

    /// Returns the project with a change of this kind, drawn by its number; `None` if the project has nothing that could
    /// be changed in this way.
    #[must_use]
    pub fn made_in(self, project: &Project, number: u32) -> Option<Project> {
        let mut lot = Lot(Streams::new(0, number));
        let mut changed = project.clone();
        match self {
            Self::Ids => {
                let mix = &project.counters;
                let units = mix.units.iter().map(|own| &own.id);
                let leaders = mix.leaders.iter().map(|own| &own.id).filter(|id| !is_fixed(id));
                let others = mix.batteries.iter().map(|own| &own.id).chain(mix.pieces.iter().map(|own| &own.id));
                let ids: Vec<&String> = units.chain(leaders).chain(others).collect();
                let renamed = ids.into_iter().filter(|id| renamed(&mut changed, Renamed::Counter, id, &mut lot));
                (renamed.count() > 0).then_some(changed)
            }
            Self::Columns => {
                let columns = &project.counters.columns;
                let named = columns.iter().filter(|own| renamed(&mut changed, Renamed::Column, &own.id, &mut lot));
                (columns.len() > 1 && named.count() > 0).then_some(changed)
            }
            Self::Order => {
                let mix = &mut changed.counters;
                lot.shuffle(&mut mix.columns);
                lot.shuffle(&mut mix.units);
                lot.shuffle(&mut mix.leaders);
                lot.shuffle(&mut mix.batteries);
                lot.shuffle(&mut mix.pieces);
                lot.shuffle(&mut changed.scenario.setup);
                lot.shuffle(&mut changed.scenario.plot);
                lot.shuffle(&mut changed.map.rooms);
                Some(changed)
            }
            Self::Split => {
                // Rules of a variant may name the counters.
                let may = project.variants.iter().all(|own| !own.on);
                let mix = &mut changed.counters;
                let before = mix.units.len() + mix.batteries.len() + mix.pieces.len();
                mix.units = split(&mix.units, |own| (&mut own.id, &mut own.quantity));
                mix.batteries = split(&mix.batteries, |own| (&mut own.id, &mut own.quantity));
                mix.pieces = split(&mix.pieces, |own| (&mut own.id, &mut own.quantity));
                let after = mix.units.len() + mix.batteries.len() + mix.pieces.len();
                (may && after > before).then_some(changed)
            }
            Self::Shift => {
                let [pairs, rows] = [1 + lot.below(2) as u16, lot.below(4) as u16];
                Relocation::Shift { pairs, rows }.made_in(project)
            }
            Self::Flip => Relocation::Flip.made_in(project),
        }
    }

    /// Whether every number draws another change; otherwise there is only one.
    #[must_use]
    pub const fn is_drawn(self) -> bool {
        !matches!(self, Self::Split | Self::Flip)
    }

    /// Whether the games themselves stay what they are, and not only their averages.
    #[must_use]
    pub const fn is_exact(self) -> bool {
        !matches!(self, Self::Flip)
    }
}

/// Returns a line for each counter instead of lines with a quantity. The counters keep their names.
fn split<T: Clone>(lines: &[T], fields: impl Fn(&mut T) -> (&mut String, &mut i32)) -> Vec<T> {
    let mut all = Vec::new();
    for line in lines {
        let mut line = line.clone();
        let (id, quantity) = fields(&mut line);
        let (id, count) = (id.clone(), std::mem::replace(quantity, 1));
        if count < 2 {
            *fields(&mut line).1 = count;
            all.push(line);
            continue;
        }
        for number in 1..=count {
            let mut own = line.clone();
            *fields(&mut own).0 = format!("{id}-{number}");
            all.push(own);
        }
    }
    all
}

/// Gives something a new id that nothing has; returns whether it got one. The lists are sorted as they are when read.
fn renamed(project: &mut Project, what: Renamed, id: &str, lot: &mut Lot) -> bool {
    let edits = (0..8).find_map(|_| rename(project, what, id, &lot.id()).ok());
    let done = edits.is_some_and(|edits| ProjectEdit::make_all(&edits, project).is_ok());
    project.counters.sort();
    project.scenario.sort();
    done
}

/// Random draws.
struct Lot(Streams);

impl Lot {
    fn below(&mut self, limit: usize) -> usize {
        self.0.below(Drawer::Chance, limit)
    }

    /// A new id.
    fn id(&mut self) -> String {
        (0..9).map(|_| char::from(LETTERS[self.below(LETTERS.len())])).collect()
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use crate::playtest::{NullTrial, Plan};
    use crate::side::Side;
    use crate::systems::AnyGame;

    fn plan(player: &str, games: u32) -> Plan {
        Plan { games, seed: 1836, players: [(); 2].map(|()| player.to_owned()), jobs: 1 }
    }

    /// The law of the laboratory: exact, game by game and figure by figure.
    #[test]
    fn a_change_that_changes_nothing_changes_no_game() {
        let all = [
            ("alamo", fixture::alamo(), fixture::breadth(2, 20)),
            ("mission", fixture::mission(), fixture::breadth(12, 100)),
            ("rancho", fixture::rancho(), fixture::breadth(4, 40)),
            ("guardhouse", fixture::guardhouse(), fixture::breadth(4, 40)),
        ];
        for (name, project, games) in all {
            let before = AnyGame::compile(&project).unwrap();
            for player in ["captain", "recruit"] {
                let plan = plan(player, games);
                let first = before.games(&plan, 0..games, &|_| true).unwrap();
                for change in NullChange::ALL {
                    for number in 0..fixture::breadth(2, 10) {
                        let Some(changed) = change.made_in(&project, number) else { continue };
                        let second = AnyGame::compile(&changed).unwrap().games(&plan, 0..games, &|_| true).unwrap();
                        let trial = NullTrial::new(change, number, &first.records, &second.records);
                        assert!(!change.is_exact() || trial.changed == 0, "{name} {player} {change:?} {number}");
                        assert!(!trial.is_alarm(), "{name} {player} {change:?} {number}: {trial:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_ids_really_change() {
        let project = fixture::mission();
        let changed = NullChange::Ids.made_in(&project, 1).unwrap();
        let ids = |project: &Project| project.counters.units.iter().map(|own| own.id.clone()).collect::<Vec<_>>();
        assert!(ids(&changed).iter().all(|id| !ids(&project).contains(id)));
        assert!(
            changed
                .scenario
                .setup
                .iter()
                .all(|line| project.scenario.setup.iter().all(|own| own.piece != line.piece) || is_fixed(&line.piece))
        );
        let shuffled = NullChange::Order.made_in(&project, 1).unwrap();
        assert_ne!(shuffled.scenario.setup, project.scenario.setup);
        assert_ne!(NullChange::Ids.made_in(&project, 2), Some(changed), "another number, other ids");
    }

    #[test]
    fn members_of_the_population_play_differently() {
        let game = AnyGame::compile(&fixture::mission()).unwrap();
        let won = |name: &str| {
            let batch = game.games(&plan(name, 60), 0..60, &|_| true).unwrap();
            batch.records.iter().filter(|own| own.won(Side::Mexican)).count()
        };
        let all: Vec<usize> = (0..6).map(|number| won(&format!("captain#{number}"))).collect();
        assert!(all.iter().any(|own| *own != all[0]), "{all:?}");
        assert_eq!(won("captain#3"), all[3], "a member stays who it is");
    }
}
