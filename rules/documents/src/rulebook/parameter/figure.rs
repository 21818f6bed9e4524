//! Figures of the rules that are not parameters, and the places where they are defined.
//!
//! Together with the [parameters](super::super::System::parameters) these are all figures that a designer can look up
//! by name.

use crate::map::HexsideKind;

/// A figure that is part of a table or a counter, or has no effect on play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figure {
    /// The name, dotted like that of a parameter.
    pub name: &'static str,
    /// The place where it is defined.
    pub home: Home,
    /// The rule that gives it.
    pub atom: &'static str,
}

/// The place where a figure is defined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Home {
    /// The map: entry areas, levels.
    Map,
    /// The counter mix: columns and values.
    Counters,
    /// The row of this kind in the rulebook's Terrain Effects Chart.
    Terrain(HexsideKind),
    /// The rulebook's Combat Results Table.
    CombatTable,
    /// The rulebook's withdrawal figures.
    Withdrawal,
    /// The rulebook's victory levels.
    Victory,
    /// The procedure itself: no other value makes sense.
    Procedure,
    /// Nowhere: it gives the scale of the game and is not used in play.
    Scale,
}

impl Home {
    /// Returns the id of the place in the string files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Map => "figure-map",
            Self::Counters => "figure-counters",
            Self::Terrain(_) => "figure-terrain",
            Self::CombatTable => "figure-combat-table",
            Self::Withdrawal => "figure-withdrawal",
            Self::Victory => "figure-victory",
            Self::Procedure => "figure-procedure",
            Self::Scale => "figure-scale",
        }
    }
}

impl Figure {
    /// Returns the figure of this name; `None` if there is none.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::rulebook::{FIGURES, Figure};
    ///
    /// let first = FIGURES[0];
    /// assert_eq!(Figure::named(first.name), Some(&FIGURES[0]));
    /// assert_eq!(Figure::named("move.ma"), None, "that is a parameter");
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        FIGURES.iter().find(|figure| figure.name == name)
    }
}

const fn figure(name: &'static str, home: Home, atom: &'static str) -> Figure {
    Figure { name, home, atom }
}

/// Every figure that is not a parameter.
pub static FIGURES: &[Figure] = &[
    figure("setup.columns", Home::Counters, "A2.0.c"),
    figure("setup.assault_columns", Home::Counters, "A2.1.a"),
    figure("level.ground", Home::Map, "A7.2.a"),
    figure("level.interior", Home::Map, "A7.2.a"),
    figure("level.roof", Home::Map, "A7.2.a"),
    figure("tec.clear.cost", Home::Terrain(HexsideKind::Clear), "A5.7.a"),
    figure("tec.clear.battery", Home::Terrain(HexsideKind::Clear), "A5.7.a"),
    figure("tec.clear.zoc", Home::Terrain(HexsideKind::Clear), "A5.7.a"),
    figure("tec.clear.level", Home::Terrain(HexsideKind::Clear), "A5.7.a"),
    figure("tec.clear.melee", Home::Terrain(HexsideKind::Clear), "A5.7.a"),
    figure("tec.ditch.cost", Home::Terrain(HexsideKind::DryStreambed), "A5.7.b"),
    figure("tec.ditch.battery", Home::Terrain(HexsideKind::DryStreambed), "A5.7.b"),
    figure("tec.ditch.zoc", Home::Terrain(HexsideKind::DryStreambed), "A5.7.b"),
    figure("tec.ditch.level", Home::Terrain(HexsideKind::DryStreambed), "A5.7.b"),
    figure("tec.ditch.melee", Home::Terrain(HexsideKind::DryStreambed), "A5.7.b"),
    figure("tec.stone.cost", Home::Terrain(HexsideKind::StoneWall), "A5.7.c"),
    figure("tec.stone.battery", Home::Terrain(HexsideKind::StoneWall), "A5.7.c"),
    figure("tec.stone.zoc", Home::Terrain(HexsideKind::StoneWall), "A5.7.c"),
    figure("tec.stone.level", Home::Terrain(HexsideKind::StoneWall), "A5.7.c"),
    figure("tec.stone.melee", Home::Terrain(HexsideKind::StoneWall), "A5.7.c"),
    figure("tec.wood.cost", Home::Terrain(HexsideKind::WoodenWall), "A5.7.d"),
    figure("tec.wood.battery", Home::Terrain(HexsideKind::WoodenWall), "A5.7.d"),
    figure("tec.wood.zoc", Home::Terrain(HexsideKind::WoodenWall), "A5.7.d"),
    figure("tec.wood.level", Home::Terrain(HexsideKind::WoodenWall), "A5.7.d"),
    figure("tec.wood.melee", Home::Terrain(HexsideKind::WoodenWall), "A5.7.d"),
    figure("tec.inner.cost", Home::Terrain(HexsideKind::InnerWall), "A5.7.e"),
    figure("tec.inner.battery", Home::Terrain(HexsideKind::InnerWall), "A5.7.e"),
    figure("tec.inner.zoc", Home::Terrain(HexsideKind::InnerWall), "A5.7.e"),
    figure("tec.inner.level", Home::Terrain(HexsideKind::InnerWall), "A5.7.e"),
    figure("tec.inner.melee", Home::Terrain(HexsideKind::InnerWall), "A5.7.e"),
    figure("tec.outer.cost", Home::Terrain(HexsideKind::OuterWall), "A5.7.f"),
    figure("tec.outer.battery", Home::Terrain(HexsideKind::OuterWall), "A5.7.f"),
    figure("tec.outer.zoc", Home::Terrain(HexsideKind::OuterWall), "A5.7.f"),
    figure("tec.outer.level", Home::Terrain(HexsideKind::OuterWall), "A5.7.f"),
    figure("tec.outer.melee", Home::Terrain(HexsideKind::OuterWall), "A5.7.f"),
    figure("tec.church.cost", Home::Terrain(HexsideKind::ChurchWall), "A5.7.g"),
    figure("tec.church.battery", Home::Terrain(HexsideKind::ChurchWall), "A5.7.g"),
    figure("tec.church.zoc", Home::Terrain(HexsideKind::ChurchWall), "A5.7.g"),
    figure("tec.church.level", Home::Terrain(HexsideKind::ChurchWall), "A5.7.g"),
    figure("tec.church.melee", Home::Terrain(HexsideKind::ChurchWall), "A5.7.g"),
    figure("tec.door.cost", Home::Terrain(HexsideKind::Doorway), "A5.7.h"),
    figure("tec.door.battery", Home::Terrain(HexsideKind::Doorway), "A5.7.h"),
    figure("tec.door.zoc", Home::Terrain(HexsideKind::Doorway), "A5.7.h"),
    figure("tec.door.level", Home::Terrain(HexsideKind::Doorway), "A5.7.h"),
    figure("tec.door.melee", Home::Terrain(HexsideKind::Doorway), "A5.7.h"),
    figure("tec.gunslit.cost", Home::Terrain(HexsideKind::Gunslit), "A5.7.i"),
    figure("tec.gunslit.battery", Home::Terrain(HexsideKind::Gunslit), "A5.7.i"),
    figure("tec.gunslit.zoc", Home::Terrain(HexsideKind::Gunslit), "A5.7.i"),
    figure("tec.gunslit.level", Home::Terrain(HexsideKind::Gunslit), "A5.7.i"),
    figure("tec.gunslit.melee", Home::Terrain(HexsideKind::Gunslit), "A5.7.i"),
    figure("tec.ramp.cost", Home::Terrain(HexsideKind::GunRamp), "A5.7.j"),
    figure("tec.ramp.battery", Home::Terrain(HexsideKind::GunRamp), "A5.7.j"),
    figure("tec.ramp.zoc", Home::Terrain(HexsideKind::GunRamp), "A5.7.j"),
    figure("tec.ramp.level", Home::Terrain(HexsideKind::GunRamp), "A5.7.j"),
    figure("tec.ramp.melee", Home::Terrain(HexsideKind::GunRamp), "A5.7.j"),
    figure("tec.breach.cost", Home::Terrain(HexsideKind::Breach), "A5.7.k"),
    figure("tec.breach.battery", Home::Terrain(HexsideKind::Breach), "A5.7.k"),
    figure("tec.breach.zoc", Home::Terrain(HexsideKind::Breach), "A5.7.k"),
    figure("tec.breach.level", Home::Terrain(HexsideKind::Breach), "A5.7.k"),
    figure("tec.breach.melee", Home::Terrain(HexsideKind::Breach), "A5.7.k"),
    figure("tec.impassable.cost", Home::Terrain(HexsideKind::Impassable), "A5.7.l"),
    figure("tec.impassable.battery", Home::Terrain(HexsideKind::Impassable), "A5.7.l"),
    figure("tec.impassable.zoc", Home::Terrain(HexsideKind::Impassable), "A5.7.l"),
    figure("tec.impassable.level", Home::Terrain(HexsideKind::Impassable), "A5.7.l"),
    figure("tec.impassable.melee", Home::Terrain(HexsideKind::Impassable), "A5.7.l"),
    figure("tec.interior.cost", Home::Terrain(HexsideKind::InteriorWall), "A5.7.m"),
    figure("tec.interior.battery", Home::Terrain(HexsideKind::InteriorWall), "A5.7.m"),
    figure("tec.interior.zoc", Home::Terrain(HexsideKind::InteriorWall), "A5.7.m"),
    figure("tec.interior.level", Home::Terrain(HexsideKind::InteriorWall), "A5.7.m"),
    figure("tec.interior.melee", Home::Terrain(HexsideKind::InteriorWall), "A5.7.m"),
    figure("attack.targets", Home::Procedure, "A8.1.f"),
    figure("breach.test", Home::Procedure, "A10.6.a"),
    figure("crt.die", Home::CombatTable, "A8.3.a"),
    figure("crt.protection_order", Home::CombatTable, "R26"),
    figure("withdrawal.threshold", Home::Withdrawal, "A16.2.a"),
    figure("vp.level_bounds", Home::Victory, "A16.5.a"),
    figure("leader.rating", Home::Counters, "A11.0.a"),
    figure("casualty.men_per_point", Home::Scale, "A16.1.a"),
    figure("scale.hex_yards", Home::Scale, "A3.1.a"),
    figure("scale.turn_minutes", Home::Scale, "A4.0.j"),
    figure("scale.men_per_texan_fire_point", Home::Scale, "A3.4.a"),
    figure("scale.men_per_mexican_unit", Home::Scale, "A3.3.b"),
];
