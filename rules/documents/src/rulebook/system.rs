//! Game systems, and the parameters of each.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use bitflags::bitflags;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use super::parameter::{ALAMO, DEGUELLO, KNAPP, Parameter};
use crate::counters::PieceKind;
use crate::side::Side;

/// A game system: the procedures that use a rulebook.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// The 1981 hex game.
    #[default]
    Alamo,
    /// George Knapp's "Remember the Alamo!".
    Knapp,
    /// "Deguello at Dawn".
    Deguello,
}

bitflags! {
    /// A set of game systems.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub struct Systems: u8 {
        /// The 1981 hex game.
        const ALAMO = 1;
        /// "Remember the Alamo!".
        const KNAPP = 2;
        /// "Deguello at Dawn".
        const DEGUELLO = 4;
        /// Every system, including future ones.
        const ALL = !0;
    }
}

impl Systems {
    /// Whether the set contains a system.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::rulebook::{System, Systems};
    ///
    /// assert!(Systems::ALAMO.include(System::Alamo));
    /// assert!(!Systems::ALAMO.include(System::Knapp));
    /// assert!(Systems::all().include(System::Knapp));
    /// ```
    #[must_use]
    pub const fn include(self, system: System) -> bool {
        self.intersects(match system {
            System::Alamo => Self::ALAMO,
            System::Knapp => Self::KNAPP,
            System::Deguello => Self::DEGUELLO,
        })
    }
}

/// The pieces of "Remember the Alamo!" (K14). The names of leaders do not matter: all are worth the same.
static KNAPP_PIECES: &[PieceKind] = &[
    PieceKind { name: "infantry", side: Side::Mexican, figures: &[] },
    PieceKind { name: "command", side: Side::Mexican, figures: &[] },
    PieceKind { name: "battery", side: Side::Mexican, figures: &[] },
    PieceKind { name: "commander", side: Side::Mexican, figures: &[] },
    PieceKind { name: "rifleman", side: Side::Texan, figures: &[] },
    PieceKind { name: "sharpshooter", side: Side::Texan, figures: &[] },
    PieceKind { name: "cannoneer", side: Side::Texan, figures: &[] },
    PieceKind { name: "gun", side: Side::Texan, figures: &[] },
    PieceKind { name: "crockett", side: Side::Texan, figures: &[] },
    PieceKind { name: "bowie", side: Side::Texan, figures: &[] },
    PieceKind { name: "leader", side: Side::Texan, figures: &[] },
];

/// The ladders and axes of a company, and the range of its fire in areas if ranges are played, with 0 for unlimited.
const COMPANY: &[(&str, RangeInclusive<i32>)] = &[("axes", 0..=9), ("ladders", 0..=9), ("range", 0..=9)];
/// The range of fire in areas if ranges are played, with 0 for unlimited.
const RANGE: &[(&str, RangeInclusive<i32>)] = &[("range", 0..=9)];
/// The weight of a gun's ball, in pounds.
const POUNDS: &[(&str, RangeInclusive<i32>)] = &[("pounds", 1..=32)];

/// The pieces of "Deguello at Dawn" (D1). The group of a piece is its column, its command or its battery; the companies
/// of a group split into the flechas of the same group.
static DEGUELLO_PIECES: &[PieceKind] = &[
    PieceKind { name: "company", side: Side::Mexican, figures: COMPANY },
    PieceKind { name: "zapadores", side: Side::Mexican, figures: COMPANY },
    PieceKind { name: "flecha", side: Side::Mexican, figures: RANGE },
    PieceKind { name: "zapador_flecha", side: Side::Mexican, figures: RANGE },
    PieceKind { name: "mexican_crew", side: Side::Mexican, figures: RANGE },
    PieceKind { name: "column_officer", side: Side::Mexican, figures: &[] },
    PieceKind { name: "staff_officer", side: Side::Mexican, figures: &[] },
    PieceKind { name: "mexican_artillery_officer", side: Side::Mexican, figures: &[] },
    PieceKind { name: "texan_unit", side: Side::Texan, figures: RANGE },
    PieceKind { name: "texan_crew", side: Side::Texan, figures: RANGE },
    PieceKind { name: "invalid", side: Side::Texan, figures: RANGE },
    PieceKind { name: "texan_officer", side: Side::Texan, figures: &[] },
    PieceKind { name: "texan_artillery_officer", side: Side::Texan, figures: &[] },
    PieceKind { name: "texan_leader", side: Side::Texan, figures: &[] },
    PieceKind { name: "cannon", side: Side::Texan, figures: POUNDS },
];

/// The index of every parameter in the list of its system, by name.
type Places = FxHashMap<&'static str, usize>;

impl System {
    /// Every system, in the order lists show them.
    pub const ALL: [Self; 3] = [Self::Alamo, Self::Knapp, Self::Deguello];

    /// Returns the name in documents.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Alamo => "alamo",
            Self::Knapp => "knapp",
            Self::Deguello => "deguello",
        }
    }

    /// Returns the id of its title in the string files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Alamo => "system-alamo",
            Self::Knapp => "system-knapp",
            Self::Deguello => "system-deguello",
        }
    }

    /// Returns the system that reads a bundled variant, by the folder it lies in.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::rulebook::System;
    ///
    /// assert_eq!(System::of_variant("knapp/deguello"), System::Knapp);
    /// assert_eq!(System::of_variant("homebrew/smoke"), System::Alamo);
    /// ```
    #[must_use]
    pub fn of_variant(name: &str) -> Self {
        let folder = name.split_once('/').map(|(folder, _)| folder);
        Self::ALL.into_iter().find(|own| Some(own.name()) == folder).unwrap_or(Self::Alamo)
    }

    /// Returns its parameters, in the order lists show them. Parameter names are unique across systems.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::rulebook::System;
    ///
    /// let names: Vec<&str> = System::Alamo.parameters().iter().map(|own| own.name).collect();
    /// assert!(names.contains(&"move.ma"));
    /// assert!(!System::Knapp.parameters().iter().any(|own| names.contains(&own.name)));
    /// ```
    #[must_use]
    pub const fn parameters(self) -> &'static [Parameter] {
        match self {
            Self::Alamo => ALAMO,
            Self::Knapp => KNAPP,
            Self::Deguello => DEGUELLO,
        }
    }

    /// Returns the kinds of pieces it has in addition to units, leaders and batteries.
    #[must_use]
    pub const fn piece_kinds(self) -> &'static [PieceKind] {
        match self {
            Self::Alamo => &[],
            Self::Knapp => KNAPP_PIECES,
            Self::Deguello => DEGUELLO_PIECES,
        }
    }

    /// Returns the parameters of all systems.
    pub fn all_parameters() -> impl Iterator<Item = &'static Parameter> {
        Self::ALL.into_iter().flat_map(Self::parameters)
    }

    /// Returns its parameter of this name; `None` if it has none.
    #[must_use]
    pub fn parameter(self, name: &str) -> Option<&'static Parameter> {
        self.place(name).map(|place| &self.parameters()[place])
    }

    /// Returns the index in [`System::parameters`] of the parameter of this name; `None` if there is none.
    pub(super) fn place(self, name: &str) -> Option<usize> {
        static BY_NAME: LazyLock<[Places; System::ALL.len()]> = LazyLock::new(|| {
            System::ALL.map(|system| {
                let parameters = system.parameters().iter().enumerate().rev();
                parameters.map(|(place, parameter)| (parameter.name, place)).collect()
            })
        });
        BY_NAME[self as usize].get(name).copied()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_parameter_is_found_by_a_name_of_its_own() {
        let mut names = BTreeSet::new();
        for system in System::ALL {
            for parameter in system.parameters() {
                assert_eq!(system.parameter(parameter.name), Some(parameter));
                assert!(names.insert(parameter.name), "{}", parameter.name);
            }
        }
    }
}
