//! Rules of the base game that a variant may suspend.

/// The rules of the base game a variant may suspend, by the numbers of their atoms: confines, Bowie's hex, entering
/// enemy hexes, zones that stop and hold, crossing guarded walls, leaders in zones, the leader that never moves.
pub const LIFTABLE: [&str; 7] = ["A2.3", "A2.0.i", "A5.3", "A6.1", "A6.3", "A11.4", "A11.5"];
