//! The preferences of a captain, and what it is bound to.

use crate::draw::{Draw, Identity};

/// The preferences of a captain. Weights of the attackers are the hundredths that an action of one unit adds to the value
/// of an activation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::deguello::players) struct Persona {
    /// A company that reaches the foot of the wall.
    pub(in crate::deguello::players) climb: i32,
    /// A company on the march.
    pub(in crate::deguello::players) march: i32,
    /// A unit inside that can break a door with the garrison behind it.
    pub(in crate::deguello::players) door: i32,
    /// A flecha below a wall that it can cross.
    pub(in crate::deguello::players) cross: i32,
    /// A column that enters.
    pub(in crate::deguello::players) enter: i32,
    /// The shots of units inside, in percent of what they promise.
    pub(in crate::deguello::players) volley: i32,
    /// The least hundredths that a shot of a unit must promise if it could still move or fight.
    pub(in crate::deguello::players) fire: i32,
    /// How columns choose where to go to the wall; `None` to draw it.
    pub(in crate::deguello::players) approach: Option<Approach>,
    /// The least hundredths that a melee of the garrison must promise.
    pub(in crate::deguello::players) fight: i32,
    /// The value to the garrison of loading a gun, in hundredths.
    pub(in crate::deguello::players) load: i32,
    /// The value to the garrison of a unit that can move towards the enemy, in hundredths.
    pub(in crate::deguello::players) close: i32,
    /// What it is bound to, against its own judgement.
    pub(in crate::deguello::players) constraint: Option<Constraint>,
}

impl Persona {
    /// The captain of the roster.
    pub(in crate::deguello::players) const USUAL: Self = Self {
        climb: 400,
        march: 200,
        door: 100,
        cross: 50,
        enter: 0,
        volley: 100,
        fire: 0,
        approach: None,
        fight: 40,
        load: 70,
        close: 8,
        constraint: None,
    };

    /// Returns how the columns of a member of the population choose where to go to the wall.
    pub(super) fn approach(&self, draw: Draw) -> Approach {
        self.approach.unwrap_or_else(|| Approach::drawn(draw))
    }

    /// Whether no unit fires.
    pub(super) fn holds_fire(&self) -> bool {
        self.constraint == Some(Constraint::HoldFire)
    }

    /// Whether no unit begins a melee.
    pub(super) fn shuns_melee(&self) -> bool {
        self.constraint == Some(Constraint::NoMelee)
    }

    /// Whether the garrison is set up indoors as far as it may be.
    pub(super) fn stays_indoors(&self) -> bool {
        self.constraint == Some(Constraint::Rooms)
    }

    /// Whether nobody moves in a round.
    pub(super) const fn waits(&self, round: u8) -> bool {
        match self.constraint {
            Some(Constraint::Wait(until)) => round < until,
            Some(Constraint::Rooms) => true,
            _ => false,
        }
    }

    /// Whether a column may enter.
    pub(super) fn admits(&self, command: u8) -> bool {
        !matches!(self.constraint, Some(Constraint::Column(only)) if only != command)
    }
}

impl Default for Persona {
    fn default() -> Self {
        Self::USUAL
    }
}

/// A constraint on a captain that overrides its own judgement. A constrained captain plays no better than a free one:
/// constraints exist to search a scenario for weak spots ([`schemes`](super::super::schemes)).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::deguello::players) enum Constraint {
    /// Nobody moves before this round; no column enters.
    Wait(u8),
    /// Nobody fires.
    HoldFire,
    /// Nobody begins a melee or fights at a ladder.
    NoMelee,
    /// Only this column enters.
    Column(u8),
    /// The columns go to the walls that face this quarter, clockwise from north, as long as there is a way over them.
    Against(u8),
    /// The garrison is set up indoors as far as it may be, and stays where it is.
    Rooms,
}

/// How a captain of the attackers chooses where a column goes to the wall. Another member of the population chooses
/// otherwise; the ways are about equally strong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::deguello::players) struct Approach {
    /// What a movement point on the way costs, in sixtieths of a foot of the wall.
    pub(super) away: i32,
    /// What a defender who sees the feet costs.
    pub(super) danger: i32,
    /// What it costs that another column goes there too.
    pub(super) taken: i32,
}

impl Approach {
    /// The shortest way.
    pub(in crate::deguello::players) const STRAIGHT: Self = Self { away: 25, danger: 6, taken: 150 };
    /// Around the garrison's fire.
    pub(in crate::deguello::players) const COVERED: Self = Self { danger: 12, ..Self::STRAIGHT };
    /// Near other columns.
    pub(in crate::deguello::players) const MASSED: Self = Self { taken: 50, ..Self::STRAIGHT };
    /// All ways.
    pub(in crate::deguello::players) const ALL: [Self; 3] = [Self::STRAIGHT, Self::COVERED, Self::MASSED];

    fn drawn(draw: Draw) -> Self {
        Self::ALL[draw.rank(Identity::of(&[APPROACH])) as usize % Self::ALL.len()]
    }
}

/// Sets the draw of the approach apart.
const APPROACH: u64 = 0x4150_5052;
