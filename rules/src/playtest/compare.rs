//! Compares two settings of a game by playing the same plan with each.

use super::confidence::ERROR;
use super::win_difference;
use super::{Difference, Goal, Plan, Progress, Record, Results, Series, UnknownPlayer, WinShift};
use crate::counts::{Came, UseLine};
use crate::side::Side;
use crate::system::System;

/// A rule that acted in fewer games of a hundred is hardly used.
const HARDLY: u64 = 5;

/// The dice the second series is played with.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Pairing {
    /// The dice of the first series, game by game: shows the effect of the change alone.
    #[default]
    SameDice,
    /// Independent dice: shows the effect of the change together with that of chance.
    OwnDice,
}

/// A figure of a game that two series are compared by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Yardstick {
    /// The share of games the Mexican side wins.
    MexicanWins,
    /// Texan victory points.
    Points,
    /// The victory level, from -3, a decisive Mexican victory, to 3.
    Level,
    /// A figure of the game system, by its name.
    Figure(&'static str),
    /// The number of Game-Turns.
    Turns,
}

impl Yardstick {
    /// Returns the figure of a game.
    #[must_use]
    pub fn measure(self, record: &Record) -> f64 {
        match self {
            Self::MexicanWins => f64::from(u8::from(record.won(Side::Mexican))),
            Self::Points => f64::from(record.points()),
            Self::Level => f64::from(record.level()),
            Self::Figure(id) => record.figure(id),
            Self::Turns => f64::from(record.turns),
        }
    }
}

/// The rules of a change that the players hardly used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HardlyUsed {
    /// Their names.
    pub rules: Vec<String>,
    /// The number of games in which the most used of them acted.
    pub games: u32,
}

impl HardlyUsed {
    /// Finds the rules that only one of two settings has and that acted in fewer than 5 of 100 games, so that the games
    /// say nothing about them; `None` if there are none. A rule that can never act is not counted: nobody can use it.
    #[must_use]
    pub fn between(first: &Results, second: &Results) -> Option<Self> {
        let alone = |own: &Results, other: &Results| -> Vec<(String, u32)> {
            let is_alone = |line: &&UseLine| {
                !other.uses.iter().any(|same| (&same.variant, &same.rule) == (&line.variant, &line.rule))
            };
            let is_idle = |line: &&UseLine| {
                line.came != Came::Impossible && u64::from(line.games) * 100 < u64::from(own.games()) * HARDLY
            };
            own.uses.iter().filter(is_alone).filter(is_idle).map(|line| (line.rule.clone(), line.games)).collect()
        };
        let all = [alone(first, second), alone(second, first)].concat();
        let games = all.iter().map(|own| own.1).max()?;
        Some(Self { rules: all.into_iter().map(|own| own.0).collect(), games })
    }
}

/// When enough games of a comparison have been played.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Enough {
    /// After as many games as were planned.
    Planned,
    /// As soon as the difference is known this well. The interval holds at any stopping point, and pays for it with
    /// games.
    AtAnyStop(Goal),
    /// As soon as the number of differing pairs lets the interval of a fixed number of games be this narrow. Which of the
    /// two settings they favour plays no part, so it is as if the number had been fixed beforehand.
    OneLook(Goal),
}

impl Enough {
    /// Returns the number of games at which to look next.
    fn next_look(self, shift: WinShift, most: u32) -> u32 {
        let look = match self {
            Self::Planned => most,
            Self::AtAnyStop(goal) => goal.next_look(shift.pairs),
            Self::OneLook(_) if shift.pairs == 0 => FIRST_LOOK,
            // A look costs nothing here, but a pair too many does.
            Self::OneLook(goal) => shift.pairs_needed(goal.half_width).clamp(shift.pairs + 1, shift.pairs * 4),
        };
        look.min(most)
    }

    fn is_reached(self, shift: WinShift) -> bool {
        let (goal, (low, high)) = match self {
            Self::Planned => return false,
            Self::AtAnyStop(goal) => (goal, shift.at_any_stop()),
            Self::OneLook(goal) => return shift.pairs >= shift.pairs_needed(goal.half_width),
        };
        high - low <= 2.0 * goal.half_width
    }
}

/// The number of pairs from which it is first estimated how many differ.
const FIRST_LOOK: u32 = 200;

/// Two series of games and how they were played.
#[derive(Debug, Clone, PartialEq)]
pub struct Comparison {
    /// The games under the first setting.
    pub first: Results,
    /// The games under the second setting.
    pub second: Results,
    /// The dice of the second series.
    pub pairing: Pairing,
    /// When enough games had been played.
    enough: Enough,
    /// The figures of the game system the series are compared by.
    figures: &'static [&'static str],
    /// The kind of points in its results: `report-ID` names them in the string files.
    pub points: &'static str,
}

impl Comparison {
    /// Returns the number of games with the same dice in which anything went another way.
    #[must_use]
    pub fn changed(&self) -> u32 {
        win_difference::pairs(&self.first.records, &self.second.records)
            .filter(|(one, other)| !one.is_alike(other))
            .count() as u32
    }

    /// Returns the figures the series are compared by in addition to the wins.
    pub fn yardsticks(&self) -> impl Iterator<Item = Yardstick> {
        let figures = self.figures.iter().copied().map(Yardstick::Figure);
        [Yardstick::Points, Yardstick::Level].into_iter().chain(figures).chain([Yardstick::Turns])
    }

    /// Returns how the wins of the Mexican side shifted.
    #[must_use]
    pub fn shift(&self) -> WinShift {
        WinShift::new(&self.first.records, &self.second.records)
    }

    /// Returns the difference, second less first, in the share of games the Mexican side wins, with an interval that
    /// fits how the series were stopped; `None` for fewer than two pairs.
    #[must_use]
    pub fn wins(&self) -> Option<Difference> {
        let own = self.shift().difference()?;
        match self.enough {
            Enough::Planned => Some(own),
            Enough::OneLook(_) => self.shift().difference_at(ERROR),
            Enough::AtAnyStop(_) => {
                let (low, high) = self.shift().at_any_stop();
                Some(Difference { low, high, ..own })
            }
        }
    }

    /// Whether the interval of the wins excludes zero. When a game is compared with itself, this is wrong at most 2
    /// times in 100, or 5 times if the games were played until the difference was known.
    #[must_use]
    pub fn is_clear(&self) -> bool {
        self.wins().is_some_and(Difference::is_clear)
    }

    /// When enough games had been played.
    #[must_use]
    pub const fn enough(&self) -> Enough {
        self.enough
    }

    /// Returns the difference of a figure, second less first, with Student's interval; `None` for fewer than two pairs.
    /// For the wins use [`Comparison::wins`].
    #[must_use]
    pub fn difference(&self, yardstick: Yardstick) -> Option<Difference> {
        let pairs = win_difference::pairs(&self.first.records, &self.second.records);
        Difference::of_pairs(&pairs.map(|(a, b)| yardstick.measure(b) - yardstick.measure(a)).collect::<Vec<_>>())
    }

    /// Returns the rule uses of variants under the second setting, then those of rules in force under the first alone.
    #[must_use]
    pub fn uses(&self) -> Vec<UseLine> {
        let second = &self.second.uses;
        let is_new =
            |own: &&UseLine| !second.iter().any(|other| (&other.variant, &other.rule) == (&own.variant, &own.rule));
        second.iter().chain(self.first.uses.iter().filter(is_new)).cloned().collect()
    }

    /// Returns the rules that are the difference and that the players hardly used.
    #[must_use]
    pub fn hardly_used(&self) -> Option<HardlyUsed> {
        HardlyUsed::between(&self.first, &self.second)
    }

    /// Whether either series was stopped before its last game.
    #[must_use]
    pub const fn is_cancelled(&self) -> bool {
        self.first.cancelled || self.second.cancelled
    }
}

/// Derives a second seed whose dice are independent of those of the first.
///
/// # Examples
///
/// ```
/// use rules::playtest::other_dice;
///
/// assert_ne!(other_dice(1836), 1836);
/// assert_eq!(other_dice(1836), other_dice(1836));
/// ```
#[must_use]
pub const fn other_dice(seed: u64) -> u64 {
    seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03
}

/// Plays the same plan under two settings, until `enough` games have been played or all that are planned. `progress`
/// receives the number of games done, of both together.
///
/// # Errors
///
/// Returns an error if a player's name is unknown.
pub fn compare<G: System>(
    [first, second]: [&G; 2],
    plan: &Plan,
    pairing: Pairing,
    enough: Enough,
    progress: &Progress<'_>,
) -> Result<Comparison, UnknownPlayer> {
    let other = match pairing {
        Pairing::SameDice => plan.clone(),
        Pairing::OwnDice => Plan { seed: other_dice(plan.seed), ..plan.clone() },
    };
    let mut series = [Series::new(first, plan)?, Series::new(second, &other)?];
    let mut shift = WinShift::default();
    while series.iter().all(Series::goes_on) && !enough.is_reached(shift) {
        let look = enough.next_look(shift, plan.games);
        for at in [0, 1] {
            let before = series[1 - at].games();
            series[at].play(look, &|done| progress(before + done), None);
        }
        shift = WinShift::new(series[0].records(), series[1].records());
    }
    let [first, second] = series.map(Series::results);
    Ok(Comparison { first, second, pairing, enough, figures: G::YARDSTICKS, points: G::POINTS })
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{RngCore, SeedableRng};

    use super::*;
    use crate::alamo::Game;
    use crate::fixture;
    use crate::project::Project;
    use crate::rulebook::{ParameterValue, Setting};

    fn plan(seed: u64, games: u32) -> Plan {
        Plan { games, seed, players: [(); 2].map(|()| "advance".to_owned()), jobs: 0 }
    }

    fn with(mut project: Project, name: &str, value: i32) -> Game {
        project.rulebook.parameters.retain(|own| own.name != name);
        let by = crate::provenance::Provenance::reconstructed("a test", "");
        project.rulebook.parameters.push(Setting { name: name.to_owned(), value: ParameterValue::Number(value), by });
        Game::new(&project).unwrap()
    }

    fn false_alarms(runs: u64, games: u32, enough: Enough) -> usize {
        let game = Game::new(&fixture::mission()).unwrap();
        let alarm = |run: &u64| {
            let own = compare([&game, &game], &plan(1000 + run, games), Pairing::OwnDice, enough, &|_| true).unwrap();
            assert!(!own.is_cancelled());
            own.is_clear()
        };
        (0..runs).filter(alarm).count()
    }

    #[test]
    fn a_game_does_not_differ_from_itself() {
        let game = Game::new(&fixture::mission()).unwrap();
        let own = compare([&game, &game], &plan(7, 40), Pairing::SameDice, Enough::Planned, &|_| true).unwrap();
        assert_eq!(own.first, own.second);
        assert_eq!(own.shift(), WinShift { pairs: 40, gained: 0, lost: 0 });
        assert!(!own.is_clear());
        assert!(false_alarms(10, 60, Enough::Planned) <= 2);
    }

    #[test]
    #[ignore = "fights some 100,000 games"]
    fn of_two_hundred_comparisons_of_a_game_with_itself_ten_raise_a_false_alarm_at_most() {
        assert!(false_alarms(200, 100, Enough::Planned) <= 10);
        assert!(false_alarms(200, 300, Enough::AtAnyStop(Goal { half_width: 0.15 })) <= 10);
    }

    #[test]
    fn a_planted_modifier_is_found() {
        let (usual, other) = (fixture::mission(), fixture::mission());
        let (usual, other) = (with(usual, "mod.inside_texan", 1), with(other, "mod.inside_texan", 0));
        let own = compare([&usual, &other], &plan(1836, 150), Pairing::SameDice, Enough::Planned, &|_| true).unwrap();
        let found: Vec<_> = own.yardsticks().map(|yardstick| own.difference(yardstick).unwrap()).collect();
        assert!(found.iter().any(|own| own.is_clear()), "{found:?}");
        assert!(own.shift().smallest() < 0.2, "{:?}", own.shift());
    }

    /// The number of pairs at which to stop depends on how many differ, never on which way.
    #[test]
    fn intervals_of_one_look_hold_the_true_difference() {
        let mut rng = ChaCha8Rng::seed_from_u64(1836);
        let enough = Enough::OneLook(Goal { half_width: 0.03 });
        for (differing, difference) in [(0.5, 0.0), (0.5, 0.12), (0.1, 0.0), (0.1, 0.06), (0.01, 0.0)] {
            let mut holds = || {
                let mut shift = WinShift::default();
                while !enough.is_reached(shift) {
                    let look = enough.next_look(shift, u32::MAX);
                    while shift.pairs < look {
                        let draw = f64::from(rng.next_u32()) / 4_294_967_296.0;
                        shift.pairs += 1;
                        shift.gained += u32::from(draw < f64::midpoint(differing, difference));
                        shift.lost += u32::from((1.0 - draw) < f64::midpoint(differing, -difference));
                    }
                }
                let own = shift.difference_at(ERROR).unwrap();
                assert!(own.high - own.low <= 0.0605, "{shift:?}");
                own.low <= difference && difference <= own.high
            };
            let held = (0..1000).filter(|_| holds()).count();
            assert!(held >= 938, "{differing} differ, {difference}: {held}");
        }
    }

    #[test]
    fn a_comparison_stops_when_the_difference_is_known_and_so_for_any_number_of_threads() {
        let game = Game::new(&fixture::mission()).unwrap();
        let goal = Goal { half_width: 0.05 };
        let [all, one_look] = [Enough::AtAnyStop(goal), Enough::OneLook(goal)].map(|enough| {
            let [one, two] = [1, 2].map(|jobs| {
                let plan = Plan { jobs, ..plan(3, 9000) };
                compare([&game, &game], &plan, Pairing::OwnDice, enough, &|_| true).unwrap()
            });
            assert_eq!((&one.first.records, &one.second.records), (&two.first.records, &two.second.records));
            let wins = one.wins().unwrap();
            assert!(wins.high - wins.low <= 0.1, "{} {wins:?}", one.first.games());
            one.first.games()
        });
        assert!(one_look * 2 < all && all < 9000, "{one_look} {all}");
    }
}
