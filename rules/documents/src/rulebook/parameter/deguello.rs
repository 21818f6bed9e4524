//! Every parameter of "Deguello at Dawn", in the order of its rules.
//!
//! Modifiers are added to two dice; a target number of a die is the lowest result that succeeds.

use super::Parameter;
use super::list::{flag, number, text};

/// Whether a flecha that has put up a ladder must climb it at once.
const CLIMBS: &[&str] = &["must", "may"];

/// Every parameter the engine consults, in the order of the rules.
pub(in crate::rulebook) static DEGUELLO: &[Parameter] = &[
    // D4: activation.
    number("d.reserve.round", 6, (1, 99), "D4.11.f"),
    flag("d.option.areas", false, "D4.12.b"),
    // D5: officers.
    number("d.officer.lost", 6, (1, 7), "D5.3.a"),
    flag("d.option.wounds", false, "D5.3.d"),
    // D6: night and day.
    number("d.night.rounds", 10, (0, 99), "D6.a"),
    number("d.day.target", 10, (2, 13), "D6.d"),
    number("d.night.areas", 2, (0, 9), "D6.e"),
    // D7: movement.
    number("d.move.points", 2, (1, 9), "D7.a"),
    number("d.split.full", 4, (1, 4), "D7.12.c"),
    number("d.split.reduced", 3, (1, 4), "D7.12.c"),
    number("d.cost.slow", 2, (1, 9), "D7.2.c"),
    number("d.cost.roof", 2, (1, 9), "D7.2.d"),
    number("d.cost.down", 2, (1, 9), "D7.2.e"),
    number("d.cost.parapet", 1, (1, 9), "D7.2.e"),
    number("d.cost.over", 1, (0, 9), "D7.2.f"),
    flag("d.option.abatis", false, "D7.21.a"),
    flag("d.option.parts", false, "D7.2.b"),
    // D8: stacking.
    number("d.hex.capacity", 4, (1, 16), "D8.a"),
    // D9: facing.
    number("d.front.half_angle", 60, (0, 180), "D9.a"),
    // D10: fire.
    number("d.fire.hit", 6, (2, 13), "D10.a"),
    number("d.fire.wall", -5, (-12, 12), "D10.3.a"),
    number("d.fire.carronade", -5, (-12, 12), "D10.3.b"),
    number("d.fire.door", -4, (-12, 12), "D10.3.c"),
    number("d.fire.exposed", -3, (-12, 12), "D10.3.d"),
    number("d.fire.trench", -3, (-12, 12), "D10.3.e"),
    number("d.fire.villita", -3, (-12, 12), "D10.3.f"),
    number("d.fire.bastion", -2, (-12, 12), "D10.3.g"),
    number("d.fire.marsh", -2, (-12, 12), "D10.3.h"),
    number("d.fire.rubble", -2, (-12, 12), "D10.3.i"),
    number("d.fire.palisade", -2, (-12, 12), "D10.3.j"),
    number("d.fire.distance", -1, (-12, 12), "D10.3.k"),
    number("d.fire.company", 1, (-12, 12), "D10.3.m"),
    number("d.fire.stairs", 1, (-12, 12), "D10.3.n"),
    flag("d.option.enfilade", false, "D10.3.s"),
    flag("d.option.unfired", false, "D10.3.t"),
    // D11: cannon.
    number("d.cannon.eighteen", 4, (1, 9), "D11.4.a"),
    number("d.cannon.twelve", 3, (1, 9), "D11.4.a"),
    number("d.cannon.eight", 2, (1, 9), "D11.4.a"),
    number("d.cannon.four", 1, (1, 9), "D11.4.a"),
    number("d.cannon.move", 2, (1, 9), "D11.8.a"),
    // D12: walls, ladders, doors.
    number("d.ladder.stands", 3, (1, 7), "D12.4.a"),
    text("d.ladder.climb", "must", CLIMBS, "D12.4.c"),
    number("d.ladder.lost", 5, (1, 7), "D12.5.a"),
    flag("d.option.ladders", false, "D12.5.a"),
    number("d.door.axe", 4, (1, 7), "D12.6.c"),
    number("d.door.zapadores", 2, (0, 9), "D12.6.c"),
    number("d.door.arch", 5, (1, 7), "D12.6.c"),
    flag("d.option.arches", false, "D12.6.c"),
    // D13: sight.
    flag("d.option.ranges", false, "D13.7.a"),
    // D14: melee.
    number("d.melee.company", 2, (0, 9), "D14.a"),
    number("d.melee.flecha", 1, (0, 9), "D14.a"),
    number("d.melee.unit", 1, (0, 9), "D14.a"),
    number("d.melee.crew", 1, (0, 9), "D14.a"),
    number("d.melee.wall", -4, (-12, 12), "D14.d"),
    number("d.melee.several", 1, (-12, 12), "D14.d"),
    number("d.melee.rear", 2, (-12, 12), "D14.d"),
    number("d.melee.door", -3, (-12, 12), "D14.d"),
    number("d.melee.over", -2, (-12, 12), "D14.d"),
    // D15 to D17: Bowie, arson, victory.
    number("d.bowie.well", 6, (1, 7), "D15.5.a"),
    number("d.arson.burns", 4, (1, 7), "D16.a"),
    number("d.arson.ruins", 2, (0, 6), "D16.a"),
    number("d.arson.spreads", 5, (1, 7), "D16.a"),
    number("d.rounds", 48, (1, 99), "D17.a"),
    number("d.losses", 15, (1, 100), "D17.a"),
    number("d.idle.rounds", 5, (1, 99), "D17.a"),
];
