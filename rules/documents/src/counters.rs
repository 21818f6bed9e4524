//! The counter mix document: every counter of a game.

mod piece;

pub use piece::{PieceCounter, PieceKind};

use serde::{Deserialize, Serialize};

use crate::allowance::Allowance;
use crate::provenance::{self, Provenance, Source};
use crate::side::Side;
use crate::text::Document;
use crate::words::Words;

/// A counter mix (`.counters.ron`).
///
/// # Examples
///
/// ```
/// use rules::counters::CounterMix;
/// use rules::text;
///
/// let mix: CounterMix = text::read(r#"Counters(
///     format: 1, title: (en: "Garrison"), by: Painted,
///     units: [(id: "rifles", name: (en: "Rifles"), side: texan, quantity: 2, by: Painted,
///         full: (fire: 7, melee: 3, morale: 9), reduced: (fire: 4, melee: 2, morale: 8))],
/// )"#)?;
/// assert_eq!(mix.units[0].full.fire, 7);
/// assert_eq!(mix.piece_names().collect::<Vec<_>>(), ["rifles-1", "rifles-2"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Counters", deny_unknown_fields)]
pub struct CounterMix {
    /// Version of the text format: 1.
    pub format: u32,
    /// Title, as lists and pages show it.
    pub title: Words,
    /// Where the mix as a whole comes from.
    #[serde(deserialize_with = "provenance::stated")]
    pub by: Provenance,
    /// Remarks, which are kept when the file is saved. Comments in the file are lost then; the program asks first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Words>,
    /// Findings that are intended, each with its reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allow: Vec<Allowance>,
    /// Reasons that many entries share. Each has a name, and entries write `Reconstructed("name")` in place of the
    /// whole reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<Source>,
    /// The number of men that the garrison's counters should add up to; left out if none is stated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub garrison: Option<Garrison>,
    /// The columns of the attackers, such as `1` to `4` and `R` (2.0).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub columns: Vec<Column>,
    /// Combat units: infantry and other troops with strengths on front and back (3.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub units: Vec<UnitCounter>,
    /// Leaders, each with a rating.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaders: Vec<LeaderCounter>,
    /// Batteries of artillery.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub batteries: Vec<BatteryCounter>,
    /// Pieces of a game system with its own kinds of pieces, such as `knapp` and `deguello`; the 1981 game has only the
    /// pieces above.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<PieceCounter>,
}

impl Document for CounterMix {
    const NAME: &'static str = "Counters";
    const EXTENSION: &'static str = "counters.ron";
    const HEAD: Option<fn(&mut Self) -> &mut Provenance> = Some(|own| &mut own.by);

    crate::document_text!();

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &self.title
    }

    fn sources(&mut self) -> Option<&mut Vec<Source>> {
        Some(&mut self.sources)
    }

    fn each_origin(&mut self, see: &mut dyn FnMut(&mut Provenance)) {
        // A new field does not compile until it is listed here.
        let Self {
            format: _,
            title: _,
            by: _,
            notes: _,
            allow: _,
            sources: _,
            garrison,
            columns: _,
            units,
            leaders,
            batteries,
            pieces,
        } = self;
        let origins = garrison
            .iter_mut()
            .map(|own| &mut own.by)
            .chain(units.iter_mut().map(|own| &mut own.by))
            .chain(leaders.iter_mut().map(|own| &mut own.by))
            .chain(batteries.iter_mut().map(|own| &mut own.by))
            .chain(pieces.iter_mut().map(|own| &mut own.by));
        origins.for_each(see);
    }

    fn sort(&mut self) {
        self.allow.sort();
        self.columns.sort();
        self.units.sort();
        self.leaders.sort();
        self.batteries.sort();
        self.pieces.sort();
    }
}

/// The number of men in the garrison: one per point of fire strength on the front of a unit, and one per leader (3.4).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Garrison {
    /// Number of men.
    pub men: u32,
    /// Where the number comes from; left out where that is where the document comes from.
    #[serde(skip_serializing_if = "Provenance::is_left_out")]
    #[cfg_attr(feature = "schema", schemars(default = "Provenance::left_out"))]
    pub by: Provenance,
}

/// A column of the attackers.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Column {
    /// The code on its counters, such as `1` or `R`.
    pub id: String,
    /// Display name.
    pub name: Words,
    /// Whether it is the Reserve, which is committed during play and not at the start (2.2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reserve: bool,
}

/// Combat units of one kind: one counter, or several with the same values.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct UnitCounter {
    /// Short name, unique in the mix. If the quantity is above one, the counters are named `id-1`, `id-2` and so on.
    pub id: String,
    /// Name printed on the counter.
    pub name: Words,
    /// The side it fights on.
    pub side: Side,
    /// The column it belongs to, by its `id`; empty for a side without columns.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub column: String,
    /// Home state, country or battalion; empty for none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub origin: String,
    /// Branch of service, which has no effect in the 1981 game (3.4).
    #[serde(default)]
    pub branch: Branch,
    /// Strengths on the front of the counter, while the unit is whole.
    pub full: Strength,
    /// Strengths on the back, once the unit has lost a step.
    pub reduced: Strength,
    /// How many such counters there are.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub quantity: i32,
    /// Where the values come from; left out where that is where the document comes from.
    #[serde(skip_serializing_if = "Provenance::is_left_out")]
    #[cfg_attr(feature = "schema", schemars(default = "Provenance::left_out"))]
    pub by: Provenance,
}

/// The three values on one side of a combat unit (3.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Strength {
    /// Fire strength, which determines the column of the Combat Results Table in an attack by fire (8.3).
    pub fire: u8,
    /// Melee strength, which determines the column of the Combat Results Table in an attack by melee (8.3).
    pub melee: u8,
    /// Morale rating, with which the modified roll of two dice is compared in a Damage Check (8.4).
    pub morale: u8,
}

/// The branch printed on a combat unit.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Branch {
    /// Line infantry.
    Line,
    /// Light infantry: scouts.
    Scout,
    /// Grenadiers.
    Grenadier,
    /// Engineers.
    Engineer,
    /// Volunteers; the default.
    #[default]
    Volunteer,
}

impl Branch {
    /// Every branch.
    pub const ALL: [Self; 5] = [Self::Line, Self::Scout, Self::Grenadier, Self::Engineer, Self::Volunteer];

    /// Returns the word for the branch in documents and in rules of variants.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Scout => "scout",
            Self::Grenadier => "grenadier",
            Self::Engineer => "engineer",
            Self::Volunteer => "volunteer",
        }
    }
}

/// A leader.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LeaderCounter {
    /// Short name, unique in the mix.
    pub id: String,
    /// Name printed on the counter.
    pub name: Words,
    /// The side it fights on.
    pub side: Side,
    /// The column the leader belongs to, by its `id`; empty for a side without columns.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub column: String,
    /// Leadership rating.
    pub rating: u8,
    /// The replacement on the back of the counter, which takes over when the leader falls (13.7); left out if there is
    /// none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replacement: Option<Replacement>,
    /// Where the rating comes from; left out where that is where the document comes from.
    #[serde(skip_serializing_if = "Provenance::is_left_out")]
    #[cfg_attr(feature = "schema", schemars(default = "Provenance::left_out"))]
    pub by: Provenance,
}

/// The leader on the back of a leader's counter.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Replacement {
    /// Name of the replacement.
    pub name: Words,
    /// Leadership rating of the replacement.
    pub rating: u8,
}

/// Batteries of one size.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BatteryCounter {
    /// Short name, unique in the mix.
    pub id: String,
    /// Weight of the shot, in pounds.
    pub pounds: u8,
    /// Fire strength, which is also the highest roll of two dice that makes a breach (10.6).
    pub strength: u8,
    /// How many such counters there are.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub quantity: i32,
    /// Where the values come from; left out where that is where the document comes from.
    #[serde(skip_serializing_if = "Provenance::is_left_out")]
    #[cfg_attr(feature = "schema", schemars(default = "Provenance::left_out"))]
    pub by: Provenance,
}

impl CounterMix {
    /// Returns the names of all pieces: a counter with a quantity of 3 gives three names.
    ///
    /// The iterator is lazy: a broken mix with a huge quantity does no harm until the names are collected.
    pub fn piece_names(&self) -> impl Iterator<Item = String> + '_ {
        self.kinds().flat_map(|(id, quantity)| Self::pieces_of(id, quantity))
    }

    /// Prepares a lookup of piece names: the returned closure tells whether the mix has a piece with a given name.
    ///
    /// Building the closure sorts the mix once; each call is a binary search.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::counters::{BatteryCounter, CounterMix};
    /// use rules::provenance::Provenance;
    ///
    /// let id = "gun6".to_owned();
    /// let gun = BatteryCounter { id, pounds: 6, strength: 6, quantity: 3, by: Provenance::Painted };
    /// let mix = CounterMix { batteries: vec![gun], ..CounterMix::default() };
    /// let knows = mix.knows();
    /// assert!(knows("gun6-3"));
    /// assert!(!knows("gun6") && !knows("gun6-4"), "each of the three has a number");
    /// ```
    pub fn knows(&self) -> impl Fn(&str) -> bool {
        let mut kinds: Vec<(&str, i32)> = self.kinds().collect();
        // The input is four sorted lists, which this sort merges.
        kinds.sort_by_key(|(id, _)| *id);
        let any = move |id: &str, fits: &dyn Fn(i32) -> bool| {
            let from = kinds.partition_point(|(own, _)| *own < id);
            kinds[from..].iter().take_while(|(own, _)| *own == id).any(|(_, quantity)| fits(*quantity))
        };
        move |name| {
            let numbered = || {
                let (kind, digits) = name.rsplit_once('-')?;
                let number: i32 = digits.parse().ok().filter(|_| !digits.starts_with(['0', '+']))?;
                Some(any(kind, &|own| own != 1 && (1..=own).contains(&number)))
            };
            any(name, &|own| own == 1) || numbered().unwrap_or(false)
        }
    }

    /// Returns the number of counters with this id; `None` if the mix has no such id.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::counters::{BatteryCounter, CounterMix};
    /// use rules::provenance::Provenance;
    ///
    /// let id = "gun6".to_owned();
    /// let gun = BatteryCounter { id, pounds: 6, strength: 6, quantity: 3, by: Provenance::Painted };
    /// let mix = CounterMix { batteries: vec![gun], ..CounterMix::default() };
    /// assert_eq!(mix.quantity_of("gun6"), Some(3));
    /// assert_eq!(mix.quantity_of("gun12"), None);
    /// ```
    #[must_use]
    pub fn quantity_of(&self, id: &str) -> Option<usize> {
        self.kinds().find(|(own, _)| *own == id).map(|(_, quantity)| usize::try_from(quantity).unwrap_or(0))
    }

    /// Returns the ids of all counters, each with its quantity.
    pub fn kinds(&self) -> impl Iterator<Item = (&str, i32)> + Clone {
        let units = self.units.iter().map(|unit| (unit.id.as_str(), unit.quantity));
        let leaders = self.leaders.iter().map(|leader| (leader.id.as_str(), 1));
        let batteries = self.batteries.iter().map(|battery| (battery.id.as_str(), battery.quantity));
        let pieces = self.pieces.iter().map(|piece| (piece.id.as_str(), piece.quantity));
        units.chain(leaders).chain(batteries).chain(pieces)
    }

    /// Returns the names of the pieces for one counter id: `id` alone, or `id-1`, `id-2` … if there are several.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::counters::CounterMix;
    ///
    /// assert_eq!(CounterMix::pieces_of("travis", 1).collect::<Vec<_>>(), ["travis"]);
    /// assert_eq!(CounterMix::pieces_of("tenn", 2).collect::<Vec<_>>(), ["tenn-1", "tenn-2"]);
    /// ```
    pub fn pieces_of(id: &str, quantity: i32) -> impl Iterator<Item = String> {
        (1..=quantity.max(0)).map(move |n| if quantity == 1 { id.to_owned() } else { format!("{id}-{n}") })
    }
}

fn one() -> i32 {
    1
}

fn is_one(quantity: &i32) -> bool {
    *quantity == 1
}

/// Returns the id of the counter of the leader who never moves (11.5).
#[must_use]
pub const fn fixed_leader() -> &'static str {
    "bowie"
}

/// Whether this is the id of the leader who never moves (11.5).
///
/// # Examples
///
/// ```
/// use rules::counters::is_fixed;
///
/// assert!(is_fixed("bowie"));
/// assert!(!is_fixed("travis"));
/// ```
#[must_use]
pub fn is_fixed(id: &str) -> bool {
    id == fixed_leader()
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_mix_knows_its_pieces_and_no_others(
            kinds in vec(("a(-[0-2])?", -1..4_i32), 0..5),
            name in "a(-[+0]?[0-4]){0,2}",
        ) {
            let by = Provenance::default();
            let battery = |(id, quantity)| BatteryCounter { id, pounds: 8, strength: 8, quantity, by: by.clone() };
            let mix = CounterMix { batteries: kinds.into_iter().map(battery).collect(), ..CounterMix::default() };
            prop_assert_eq!(mix.knows()(&name), mix.piece_names().any(|piece| piece == name));
        }
    }
}
