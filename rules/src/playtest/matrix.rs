//! The matrix: plays every player with one side against every player with the other, and checks whether the balance is
//! the same for all.

mod fairness;

pub use fairness::{Fairness, Verdicts};

use super::{Interval, Plan, Progress, UnknownPlayer, run};
use crate::side::Side;
use crate::system::System;

/// How often the Mexican side wins, for every pair of players.
#[derive(Debug, Clone, PartialEq)]
pub struct Matrix {
    /// The players, weakest first, by the games they win with both sides against all others.
    pub players: Vec<String>,
    /// A row for each Texan player, a column for each Mexican player, both in the order of the players.
    pub cells: Vec<Vec<PairingCell>>,
    /// The number of games for each pair.
    pub games: u32,
    /// The seed.
    pub seed: u64,
    /// The number of games that did not end or in which a player chose an illegal action.
    pub faults: u32,
    /// Whether the matrix was stopped before the last game.
    pub cancelled: bool,
}

/// The games between a Texan and a Mexican player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PairingCell {
    /// The number of games the Mexican player won.
    pub won: u32,
    /// The number of games played.
    pub games: u32,
}

impl PairingCell {
    /// Returns the share of games won by the Mexican player, with Wilson's interval.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::{PairingCell, Interval};
    ///
    /// assert_eq!(PairingCell { won: 30, games: 100 }.share(), Interval::wilson(30, 100));
    /// ```
    #[must_use]
    pub fn share(self) -> Interval {
        Interval::wilson(self.won, self.games)
    }
}

/// Plays `games` games of every pair, all with the same dice. `progress` receives the number of games done.
///
/// # Errors
///
/// Returns an error if a player's name is unknown.
///
/// # Examples
///
/// ```
/// # let project = rules::examples::skirmish();
/// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
/// // `game` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::playtest::matrix;
///
/// let players = ["random".to_owned(), "recruit".to_owned()];
/// let found = matrix(&game, &players, 10, 1836, 1, &|_| true)?;
/// assert_eq!(found.cells.len(), 2);
/// assert!(found.cells.iter().flatten().all(|cell| cell.games == 10));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn matrix<G: System>(
    game: &G,
    players: &[String],
    games: u32,
    seed: u64,
    jobs: usize,
    progress: &Progress<'_>,
) -> Result<Matrix, UnknownPlayer> {
    for name in players {
        super::player::<G>(name)?;
    }
    let (mut cells, mut faults, mut cancelled, mut done) = (Vec::new(), 0, false, 0);
    for texan in players {
        let mut row = Vec::with_capacity(players.len());
        for mexican in players {
            let plan = Plan { games, seed, players: [texan.clone(), mexican.clone()], jobs };
            let results = run(game, &plan, &|own| !cancelled && progress(done + own))?;
            done += results.games();
            cancelled |= results.cancelled;
            faults += results.faults();
            row.push(PairingCell { won: results.wins(Side::Mexican), games: results.games() });
        }
        cells.push(row);
    }
    let matrix = Matrix { players: players.to_vec(), cells, games, seed, faults, cancelled };
    Ok(matrix.in_order())
}

impl Matrix {
    /// Returns the cell of two players, by their indices; an empty cell if there is none.
    #[must_use]
    pub fn cell(&self, texan: usize, mexican: usize) -> PairingCell {
        self.cells.get(texan).and_then(|row| row.get(mexican)).copied().unwrap_or_default()
    }

    /// Returns the strength of a player: the sum of the differences of win shares with both sides against all others.
    fn strength(&self, player: usize) -> f64 {
        let others = (0..self.players.len()).filter(|other| *other != player);
        let won = others.map(|other| self.cell(other, player).share().share - self.cell(player, other).share().share);
        won.sum()
    }

    /// Returns the matrix with the weakest player first.
    fn in_order(self) -> Self {
        let mut order: Vec<usize> = (0..self.players.len()).collect();
        order.sort_by(|a, b| self.strength(*a).total_cmp(&self.strength(*b)));
        let players = order.iter().map(|own| self.players[*own].clone()).collect();
        let row = |texan: &usize| order.iter().map(|mexican| self.cell(*texan, *mexican)).collect();
        let cells = order.iter().map(row).collect();
        Self { players, cells, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alamo::Game;
    use crate::fixture;

    #[test]
    fn the_weakest_player_comes_first_and_threads_do_not_matter() {
        let game = Game::new(&fixture::mission()).unwrap();
        let players = ["captain", "random", "recruit"].map(str::to_owned);
        let [one, two] = [1, 2].map(|jobs| matrix(&game, &players, 20, 11, jobs, &|_| true).unwrap());
        assert_eq!(one, two);
        assert_eq!(one.players, ["random", "recruit", "captain"]);
        assert_eq!((one.faults, one.cancelled), (0, false));
        assert!(one.cell(0, 2).won > one.cell(2, 0).won, "{:?}", one.cells);
    }

    #[test]
    fn a_cell_is_the_series_of_its_players() {
        let game = Game::new(&fixture::mission()).unwrap();
        let players = ["random", "captain"].map(str::to_owned);
        let found = matrix(&game, &players, 15, 4, 0, &|_| true).unwrap();
        let plan = Plan { games: 15, seed: 4, players, jobs: 0 };
        let results = run(&game, &plan, &|_| true).unwrap();
        assert_eq!(found.cell(0, 1), PairingCell { won: results.wins(Side::Mexican), games: 15 });
    }

    #[test]
    fn who_says_stop_is_heard() {
        let game = Game::new(&fixture::mission()).unwrap();
        let players = ["random", "recruit"].map(str::to_owned);
        let found = matrix(&game, &players, 15, 4, 1, &|done| done < 20).unwrap();
        assert!(found.cancelled && found.cells.iter().flatten().map(|own| own.games).sum::<u32>() < 25);
        assert!(matrix(&game, &["nobody".to_owned()], 1, 4, 1, &|_| true).is_err());
    }
}
