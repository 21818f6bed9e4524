//! Every parameter the engine consults, in the order of the rules.

use super::OptionalRule::{self, Counterattack, Range, Siege};
use super::{Default, Parameter, ParameterRole};

/// Any text is valid.
const ANY: &[&str] = &[];
/// The orders of a unit, best first.
const ORDERS: &[&str] = &["good", "disordered", "routed"];
/// The limits on the order of a unit.
const STATES: &[&str] = &["good", "unrouted", "any"];
/// The zones where the garrison may set up.
const ZONES: &[&str] = &["confines", "inside_walls", "map"];

/// Every parameter the engine consults, in the order of the rules.
pub(in crate::rulebook) static ALAMO: &[Parameter] = &[
    // 2.0: set-up and the Reserve.
    number("setup.entry_areas", 6, (0, 12), "A2.0.f"),
    number("setup.entry_area_hexes", 8, (1, 40), "A2.0.f"),
    number("setup.assault_columns_per_area", 1, (1, 12), "A2.0.e"),
    flag("setup.reserve_may_share", true, "A2.0.e"),
    number("setup.units_per_hex", 1, (1, 4), "A2.0.h"),
    flag("setup.per_layer", true, "R50"),
    text("setup.zone", "confines", ZONES, "R50"),
    text("setup.bowie_hex", "1717", ANY, "A2.0.i"),
    number("setup.assault_entry_turn", 1, (1, 99), "A2.1.a"),
    number("reserve.inside_units_needed", 1, (0, 20), "A2.2.a"),
    text("reserve.min_state", "good", ORDERS, "A2.2.a"),
    number("reserve.delay_turns", 1, (0, 20), "R81"),
    flag("texan.confined", true, "A2.3.a"),
    // 5.0: movement and stacking.
    number("unit.steps", 2, (1, 2), "A9.5.a"),
    number("move.ma", 8, (0, 30), "A5.0.a"),
    number("move.ma_disordered", 4, (0, 30), "A5.1.b"),
    number("move.ma_routed", 0, (0, 30), "A9.4.c"),
    number("move.ma_towing", 4, (0, 30), "A10.1.b"),
    number("move.hex_cost", 1, (0, 9), "A5.2.a"),
    number("stack.units_per_layer", 1, (1, 4), "A5.4.a"),
    text("stack.check", "move_end", &["move_end", "phase_end"], "R84"),
    // 6.0: zones of control.
    number("zoc.radius", 1, (0, 1), "A6.0.a"),
    number("zoc.negators_vs_texan", 1, (0, 6), "A6.1.c"),
    number("zoc.negators_vs_mexican", 0, (0, 6), "A6.2.d"),
    text("zoc.negator_min", "unrouted", STATES, "R9"),
    flag("zoc.leader_stops", true, "R8"),
    flag("zoc.texan_shift", false, "R11"),
    flag("zoc.mexican_shift", false, "R12"),
    flag("wallban.lifted_by_negation", false, "R14"),
    // 7.0: sight.
    flag("los.low_wall_blocks", true, "R19"),
    flag("los.roof_depth_blocks", true, "R19"),
    text("los.graze", "lenient", &["lenient", "strict"], "R21"),
    flag("los.units_block", false, "R22"),
    // 8.0: combat.
    number("attack.per_phase", 1, (0, 9), "A8.1.a"),
    number("damage.dice", 2, (1, 4), "A8.4.a"),
    number("damage.disorder_over", 1, (1, 12), "A8.4.c"),
    number("damage.step_over", 2, (1, 12), "A8.4.d"),
    number("damage.eliminate_over", 3, (1, 12), "A8.4.e"),
    number("damage.step_loss", 1, (0, 2), "A8.4.d"),
    number("mod.inside_mexican", -1, (-6, 6), "A8.5.c"),
    number("mod.inside_texan", 1, (-6, 6), "A8.5.h"),
    number("mod.disordered", 2, (-6, 6), "A8.5.f"),
    number("mod.routed", 2, (-6, 6), "A8.5.f"),
    number("mod.leaders_per_side", 1, (0, 9), "A11.1.a"),
    number("mod.per_mexican_in_zoc", 1, (-6, 6), "A8.5.g"),
    flag("mod.zoc_counts_routed", true, "R39"),
    // 9.0: results, retreat, advance.
    text("disorder.strength_factor", "1/2", &["1/4", "1/3", "1/2", "2/3", "3/4", "1/1"], "A9.3.a"),
    text("disorder.rounding", "up", &["up", "nearest", "down"], "A9.3.a"),
    number("disorder.hits_to_rout", 2, (1, 2), "A9.2.a"),
    number("retreat.hexes", 3, (1, 6), "A9.6.a"),
    number("retreat.extra_hexes", 3, (0, 6), "A9.2.b"),
    number("retreat.min_gain_per_step", 1, (0, 1), "A9.6.d"),
    number("retreat.mexican_zoc_companions", 1, (0, 6), "A9.6.f"),
    text("retreat.far", "strict", &["strict", "advisory"], "R47"),
    number("entryretreat.space_full", 2, (1, 9), "A9.6.m"),
    number("entryretreat.space_reduced", 3, (1, 9), "A9.6.m"),
    number("advance.hexes", 1, (0, 1), "A9.7.a"),
    flag("advance.counter", true, "R57"),
    flag("advance.leaders", true, "R58"),
    // 10.0: batteries.
    number("battery.tow_hexes_mexican", 4, (0, 30), "A10.1.b"),
    number("battery.texan_tows", 1, (0, 99), "A10.2.a"),
    number("battery.texan_tow_hexes", 1, (1, 30), "A10.2.a"),
    number("battery.per_tower", 1, (0, 9), "R67"),
    number("battery.shots_per_unit", 1, (0, 9), "A10.4.d"),
    number("battery.silence_distance", 1, (0, 9), "A10.5.a"),
    flag("battery.silence_by_routed", true, "R82"),
    flag("battery.split_targets", true, "R31"),
    text("battery.capture_min", "unrouted", STATES, "R61"),
    text(
        "breach.types",
        "stone_wall wooden_wall inner_wall outer_wall church_wall doorway gunslit interior_wall",
        ANY,
        "R62",
    ),
    number("breach.dice", 2, (1, 3), "A10.6.a"),
    flag("breach.needs_los", true, "R63"),
    flag("breach.roof_edge", false, "R65"),
    // 11.0: leaders.
    flag("leader.helps_battery", true, "R33"),
    number("leader.loss_die", 1, (1, 3), "A11.0.b"),
    number("leader.loss_max", 1, (0, 18), "A11.0.b"),
    flag("leader.captures", false, "R87"),
    flag("bowie.mobile", false, "A11.5.a"),
    flag("bowie.dies_on_rout", false, "R55"),
    // 12.0 and 13.0: rally and replacements.
    text("rally.disordered", "good", ORDERS, "A12.0.b"),
    text("rally.routed", "disordered", ORDERS, "A12.0.c"),
    text("rally.routed_with_leader", "good", ORDERS, "A12.0.c"),
    number("track.full", 2, (1, 9), "A13.0.b"),
    number("track.reduced_step", 2, (1, 9), "A13.0.c"),
    number("track.reduced_elim", 3, (1, 9), "A13.0.d"),
    number("track.no_retreat", 3, (1, 9), "A13.3.a"),
    number("track.leader_first", 3, (1, 9), "A13.7.a"),
    number("track.leader_again", 2, (1, 9), "A13.7.b"),
    number("track.step_per_turn", 1, (0, 9), "A13.0.e"),
    number("track.entry_space", 0, (0, 9), "A13.0.e"),
    flag("track.mexican_permanent_loss", false, "A13.5.a"),
    // 14.0 and 15.0: range and ferocious counterattacks, when they are played.
    switch("range.enabled", Range, "A14.0.a"),
    number("range.free", 7, (0, 99), "A14.0.a").within(Range),
    number("range.penalty_per_hex", 1, (0, 9), "A14.0.a").within(Range),
    number("range.max", 14, (1, 99), "A14.0.a").within(Range),
    flag("range.exempt_batteries", true, "A14.0.c").within(Range),
    text("range.exempt_states", "Tennessee, Kentucky", ANY, "A14.0.c").within(Range),
    text("range.order", "range_first", &["range_first", "halve_first"], "R72").within(Range),
    switch("ferocity.enabled", Counterattack, "A15.0.a"),
    number("ferocity.die", 1, (1, 3), "A15.0.a").within(Counterattack),
    number("ferocity.bonus_attacks", 1, (0, 99), "A15.1.a").within(Counterattack),
    flag("ferocity.texan_phase", false, "R75").within(Counterattack),
    // 16.0: victory.
    number("game.turns", 12, (1, 99), "A16.4.a"),
    number("withdrawal.last_turn", 5, (0, 99), "A16.2.a"),
    number("vp.per_turn", 1, (0, 99), "A16.4.b"),
    number("vp.casualty_divisor", 10, (1, 999), "A16.4.c"),
    text("vp.rounding", "half_up", &["half_up", "down", "up"], "A16.4.c"),
    switch("siege.enabled", Siege, "A16.7.a"),
    number("siege.excess_casualties", 5, (0, 999), "A16.7.a").within(Siege),
    number("siege.never_inside", 1, (0, 99), "A16.7.a").within(Siege),
];

pub(super) const fn number(name: &'static str, default: i32, range: (i32, i32), atom: &'static str) -> Parameter {
    Parameter { name, default: Default::Number(default), range, allowed: ANY, atom, role: ParameterRole::Always }
}

pub(super) const fn text(
    name: &'static str,
    default: &'static str,
    allowed: &'static [&'static str],
    atom: &'static str,
) -> Parameter {
    Parameter { name, default: Default::Text(default), range: (0, 0), allowed, atom, role: ParameterRole::Always }
}

pub(super) const fn flag(name: &'static str, default: bool, atom: &'static str) -> Parameter {
    Parameter { name, default: Default::Flag(default), range: (0, 1), allowed: ANY, atom, role: ParameterRole::Always }
}

/// Creates the switch of an optional rule, which is off in the published game.
const fn switch(name: &'static str, of: OptionalRule, atom: &'static str) -> Parameter {
    Parameter { role: ParameterRole::Switch(of), ..flag(name, false, atom) }
}

impl Parameter {
    /// Makes the parameter part of an optional rule.
    const fn within(self, of: OptionalRule) -> Self {
        Self { role: ParameterRole::Within(of), ..self }
    }
}
