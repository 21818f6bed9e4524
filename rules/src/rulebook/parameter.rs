//! Parameters: single figures and switches of the rules, each with its default, its range and its rule.

use serde::{Deserialize, Serialize};

use crate::provenance::Provenance;

/// A parameter as a rulebook states it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setting {
    /// Its name in [`PARAMETERS`].
    pub name: String,
    /// Its value.
    pub value: Value,
    /// Where the value comes from.
    pub by: Provenance,
}

/// The value of a parameter.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// A switch.
    Flag(bool),
    /// A figure.
    Number(i32),
    /// A hex, a name or one of several words.
    Text(String),
}

/// A parameter the engine consults.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parameter {
    /// Name, dotted, as documents write it.
    pub name: &'static str,
    /// Value when no rulebook says otherwise.
    pub default: Default,
    /// Smallest and largest value that make sense; both 0 and 1 for a switch.
    pub range: (i32, i32),
    /// The rule that gives the default.
    pub atom: &'static str,
}

/// The default of a parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Default {
    /// A switch.
    Flag(bool),
    /// A figure.
    Number(i32),
    /// A hex, a name or one of several words.
    Text(&'static str),
}

impl Parameter {
    /// The parameter of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        PARAMETERS.iter().find(|parameter| parameter.name == name)
    }

    /// The id of what it means in the string files, such as `parameter-move-ma`.
    #[must_use]
    pub fn word(&self) -> String {
        format!("parameter-{}", self.name.replace(['.', '_'], "-"))
    }

    /// The default as a value.
    #[must_use]
    pub fn default_value(&self) -> Value {
        match self.default {
            Default::Flag(on) => Value::Flag(on),
            Default::Number(number) => Value::Number(number),
            Default::Text(text) => Value::Text(text.to_owned()),
        }
    }
}

const fn number(name: &'static str, default: i32, range: (i32, i32), atom: &'static str) -> Parameter {
    Parameter { name, default: Default::Number(default), range, atom }
}

const fn text(name: &'static str, default: &'static str, atom: &'static str) -> Parameter {
    Parameter { name, default: Default::Text(default), range: (0, 0), atom }
}

const fn flag(name: &'static str, default: bool, atom: &'static str) -> Parameter {
    Parameter { name, default: Default::Flag(default), range: (0, 1), atom }
}

/// Every parameter the engine consults, in the order of the rules.
pub static PARAMETERS: &[Parameter] = &[
    number("setup.entry_areas", 6, (1, 12), "A2.0.f"),
    number("setup.entry_area_hexes", 8, (1, 40), "A2.0.f"),
    text("setup.bowie_hex", "1717", "A2.0.i"),
    flag("texan.confined", true, "A2.3.a"),
    number("move.ma", 8, (0, 30), "A5.0.a"),
    number("move.ma_disordered", 4, (0, 30), "A5.1.b"),
    number("move.ma_towing", 4, (0, 30), "A10.1.b"),
    number("move.hex_cost", 1, (0, 9), "A5.2.a"),
    number("damage.disorder_over", 1, (1, 12), "A8.4.c"),
    number("damage.step_over", 2, (1, 12), "A8.4.d"),
    number("damage.eliminate_over", 3, (1, 12), "A8.4.e"),
    number("mod.inside_mexican", -1, (-6, 6), "A8.5.c"),
    number("mod.inside_texan", 1, (-6, 6), "A8.5.h"),
    number("mod.disordered", 2, (-6, 6), "A8.5.f"),
    number("mod.per_mexican_in_zoc", 1, (-6, 6), "A8.5.g"),
    number("mod.leaders_per_side", 1, (0, 9), "A11.1.a"),
    number("battery.texan_tows", 1, (0, 99), "A10.2.a"),
    number("track.full", 2, (1, 9), "A13.0.b"),
    number("track.reduced_step", 2, (1, 9), "A13.0.c"),
    number("track.reduced_elim", 3, (1, 9), "A13.0.d"),
    number("track.no_retreat", 3, (1, 9), "A13.3.a"),
    number("entryretreat.space_full", 2, (1, 9), "A9.6.m"),
    number("entryretreat.space_reduced", 3, (1, 9), "A9.6.m"),
    number("track.leader_first", 3, (1, 9), "A13.7.a"),
    number("track.leader_again", 2, (1, 9), "A13.7.b"),
    number("leader.loss_max", 1, (0, 6), "A11.0.b"),
    flag("los.low_wall_blocks", true, "R19"),
    flag("los.roof_depth_blocks", true, "R19"),
    text("los.graze", "lenient", "R21"),
    number("game.turns", 12, (1, 99), "A16.4.a"),
    number("withdrawal.last_turn", 5, (0, 99), "A16.2.a"),
    number("vp.per_turn", 1, (0, 99), "A16.4.b"),
    number("vp.casualty_divisor", 10, (1, 999), "A16.4.c"),
    flag("range.enabled", false, "A14.0.a"),
    number("range.free", 7, (0, 99), "A14.0.a"),
    number("range.penalty_per_hex", 1, (0, 9), "A14.0.a"),
    number("range.max", 14, (1, 99), "A14.0.a"),
    flag("range.exempt_batteries", true, "A14.0.c"),
    text("range.exempt_states", "Tennessee, Kentucky", "A14.0.c"),
    text("range.order", "range_first", "R72"),
    flag("ferocity.enabled", false, "A15.0.a"),
    text("ferocity.die", "1d6", "A15.0.a"),
    number("ferocity.bonus_attacks", 1, (0, 99), "A15.1.a"),
    flag("ferocity.texan_phase", false, "R75"),
    flag("siege.enabled", false, "A16.7.a"),
    number("siege.excess_casualties", 5, (0, 999), "A16.7.a"),
    number("siege.never_inside", 1, (0, 99), "A16.7.a"),
];
