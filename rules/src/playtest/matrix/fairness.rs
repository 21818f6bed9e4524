//! The verdicts of a matrix: for whom the game is fair, and whether the better player wins.

use super::{Matrix, PairingCell};
use crate::playtest::{BalanceTarget, Interval, TargetFit};

/// Whether players of equal strength have a fair game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fairness {
    /// The share lies near the target, and its games do not contradict that.
    Fair,
    /// The Mexican side wins too often.
    Mexican,
    /// The Texan side wins too often.
    Texan,
    /// More games are needed to decide.
    Open,
}

/// The verdicts of a whole matrix.
#[derive(Debug, Clone, PartialEq)]
pub struct Verdicts {
    /// The verdict on each player against itself, weakest first.
    pub equals: Vec<Fairness>,
    /// The pairs in which the stronger player loses, with either side: the indices of the Texan and the Mexican player.
    pub upsets: Vec<(usize, usize)>,
    /// The average distance of the matrix from its target, as a share: for equals from the target share, for a stronger
    /// player from winning at least that often.
    pub distance: f64,
}

impl Matrix {
    /// Judges the matrix by a target: equals must come near its share, and of two different players the stronger must
    /// win. The verdicts hold together with a probability of 95 %, because the error is divided among the cells.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::{PairingCell, Fairness, Matrix, BalanceTarget};
    ///
    /// let cell = |won| PairingCell { won, games: 400 };
    /// // The Texans are in rows: a beginner, and somebody who knows the game.
    /// let matrix = Matrix {
    ///     players: vec!["recruit".to_owned(), "captain".to_owned()],
    ///     cells: vec![vec![cell(350), cell(390)], vec![cell(60), cell(201)]],
    ///     games: 400,
    ///     seed: 1,
    ///     faults: 0,
    ///     cancelled: false,
    /// };
    /// let said = matrix.verdicts(BalanceTarget { share: 0.5, within: 0.05 });
    /// assert_eq!(said.equals, [Fairness::Mexican, Fairness::Fair], "unfair for beginners alone");
    /// assert!(said.upsets.is_empty());
    /// ```
    #[must_use]
    pub fn verdicts(&self, target: BalanceTarget) -> Verdicts {
        let (count, cells) = (self.players.len(), self.players.len().pow(2).max(1));
        let fit = |cell: PairingCell| target.fit(interval(cell, cells));
        let fairness = |at: usize| match fit(self.cell(at, at)) {
            TargetFit::Above => Fairness::Mexican,
            TargetFit::Below => Fairness::Texan,
            TargetFit::Inside => Fairness::Fair,
            TargetFit::Open if target.holds(self.cell(at, at).share().share) => Fairness::Fair,
            TargetFit::Open => Fairness::Open,
        };
        let loses = |texan: usize, mexican: usize| {
            let share = interval(self.cell(texan, mexican), cells);
            if mexican > texan { share.high < target.share } else { share.low > target.share }
        };
        let pairs = (0..count).flat_map(|texan| (0..count).map(move |mexican| (texan, mexican)));
        let upsets = pairs.clone().filter(|own| own.0 != own.1 && loses(own.0, own.1)).collect();
        let off = |texan: usize, mexican: usize| {
            let share = self.cell(texan, mexican).share().share;
            match mexican.cmp(&texan) {
                std::cmp::Ordering::Equal => target.distance(share),
                std::cmp::Ordering::Greater => (target.share - share).max(0.0),
                std::cmp::Ordering::Less => (share - target.share).max(0.0),
            }
        };
        let distance = pairs.map(|own| off(own.0, own.1)).sum::<f64>() / cells as f64;
        Verdicts { equals: (0..count).map(fairness).collect(), upsets, distance }
    }
}

/// Returns the share of a cell with an interval that holds together with those of all other cells.
fn interval(cell: PairingCell, cells: usize) -> Interval {
    Interval::wilson_at(cell.won, cell.games, 0.05 / cells as f64)
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{RngCore, SeedableRng};

    use super::*;

    fn of(shares: &[&[u32]]) -> Matrix {
        let cells =
            shares.iter().map(|row| row.iter().map(|won| PairingCell { won: *won, games: 1000 }).collect()).collect();
        let players = (0..shares.len()).map(|own| format!("p{own}")).collect();
        Matrix { players, cells, games: 1000, seed: 1, faults: 0, cancelled: false }
    }

    const FAIR: BalanceTarget = BalanceTarget { share: 0.5, within: 0.05 };

    #[test]
    fn a_fair_matrix_is_one() {
        let said = of(&[&[500, 700, 900], &[300, 510, 720], &[80, 310, 490]]).verdicts(FAIR);
        assert_eq!(said.equals, [Fairness::Fair; 3]);
        assert!(said.upsets.is_empty() && said.distance < 0.01, "{said:?}");
    }

    #[test]
    fn a_stronger_player_who_loses_with_one_side_is_named() {
        // The Texans cannot win: not even the best of them against the worst.
        let said = of(&[&[900, 990], &[800, 950]]).verdicts(FAIR);
        assert_eq!(said.equals, [Fairness::Mexican; 2]);
        assert_eq!(said.upsets, [(1, 0)], "the strong Texan loses to the weak Mexican");
        assert!((said.distance - (0.4 + 0.0 + 0.3 + 0.45) / 4.0).abs() < 1e-9, "{}", said.distance);
    }

    /// Counts, among two hundred matrices of coins with 400 games per cell, those that call equals unfair and those
    /// that name an upset. Equals win this share; of others either wins half.
    fn claims(equals: f64) -> (usize, usize) {
        let mut rng = ChaCha8Rng::seed_from_u64(1836);
        let mut toss = |share: f64| -> u32 {
            (0..400).map(|_| u32::from(f64::from(rng.next_u32()) < share * 4_294_967_296.0)).sum()
        };
        let mut said = || {
            let mut cell = |row: usize, column: usize| PairingCell {
                won: toss(if row == column { equals } else { 0.5 }),
                games: 400,
            };
            let cells = (0..4).map(|row| (0..4).map(|column| cell(row, column)).collect()).collect();
            let matrix =
                Matrix { cells, games: 400, players: (0..4).map(|own| format!("p{own}")).collect(), ..of(&[]) };
            matrix.in_order().verdicts(FAIR)
        };
        let all: Vec<Verdicts> = (0..200).map(|_| said()).collect();
        let unfair = |own: &&Verdicts| own.equals.iter().any(|own| matches!(own, Fairness::Mexican | Fairness::Texan));
        (all.iter().filter(unfair).count(), all.iter().filter(|own| !own.upsets.is_empty()).count())
    }

    #[test]
    fn of_two_hundred_matrices_ten_are_wrong_at_most() {
        let (unfair, upset) = claims(0.5);
        assert!(unfair <= 10 && upset <= 10, "all alike: unfair {unfair}, upset {upset} of 200");
        // At the edge of the target nothing is unfair yet.
        let (unfair, upset) = claims(0.55);
        assert!(unfair <= 10 && upset <= 10, "at the rim: unfair {unfair}, upset {upset} of 200");
        let (unfair, _) = claims(0.68);
        assert!(unfair >= 190, "what is unfair is found: {unfair} of 200");
    }

    #[test]
    fn few_games_leave_it_open() {
        let mut few = of(&[&[500]]);
        few.cells[0][0] = PairingCell { won: 6, games: 10 };
        assert_eq!(few.verdicts(FAIR).equals, [Fairness::Open]);
        few.cells[0][0] = PairingCell { won: 1, games: 30 };
        assert_eq!(few.verdicts(FAIR).equals, [Fairness::Texan]);
    }
}
