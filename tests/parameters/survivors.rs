//! The figures that can change without any case noticing, with the reasons.

const FOR_THE_VALIDATOR: &str =
    "the validator and the editor read it to judge a map; play takes the areas as the map has them";
const POSITIONS: &str = "the validator reads it to judge a map; play takes the start positions as the map has them";
const AROUND_ROOFS: &str = "these walls stand around level-2 hexes of the bundled map, which block by themselves";
const CHURCH: &str = "church walls block sight by their kind, and stand around rooms whose openings decide";
const BY_KIND: &str = "sight through it is judged by its kind: an opening of a room, or the edge of a roof";
const INTERIOR: &str = "an interior wall blocks sight by its kind";
const UNCROSSED: &str = "nobody crosses it, so no battery is towed across";
const NOWHERE: &str = "no gun is towed to an impassable hexside and nobody looks over one";
const A_ROLL: &str = "a battery’s roll is held against its strength: no other test makes sense";
const ONE_TARGET: &str = "an attack names its one target: no other value makes sense";
const SCALE: &str = "a definition: it tells how large the things of the game are, and play does not ask";

/// The survivors, each with its reason.
pub(crate) const SURVIVORS: &[(&str, &str)] = &[
    ("k.positions", POSITIONS),
    ("setup.entry_areas", FOR_THE_VALIDATOR),
    ("setup.entry_area_hexes", FOR_THE_VALIDATOR),
    ("tec.inner.level", AROUND_ROOFS),
    ("tec.outer.level", AROUND_ROOFS),
    ("tec.church.level", CHURCH),
    ("tec.door.level", BY_KIND),
    ("tec.gunslit.level", BY_KIND),
    ("tec.ramp.level", BY_KIND),
    ("tec.interior.level", INTERIOR),
    ("tec.church.battery", UNCROSSED),
    ("tec.gunslit.battery", UNCROSSED),
    ("tec.interior.battery", UNCROSSED),
    ("tec.impassable.battery", NOWHERE),
    ("tec.impassable.level", NOWHERE),
    ("breach.test", A_ROLL),
    ("attack.targets", ONE_TARGET),
    ("casualty.men_per_point", SCALE),
    ("scale.hex_yards", SCALE),
    ("scale.turn_minutes", SCALE),
    ("scale.men_per_texan_fire_point", SCALE),
    ("scale.men_per_mexican_unit", SCALE),
];
