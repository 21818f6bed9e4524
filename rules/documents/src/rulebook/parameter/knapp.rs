//! Every parameter of "Remember the Alamo!", in the order of its rules.
//!
//! Distances are in half inches of the table; a target number of a die is the lowest result that succeeds.

use super::Parameter;
use super::list::{flag, number, text};

/// The two sides, as words in a rulebook.
const SIDES: &[&str] = &["texan", "mexican"];

/// Every parameter the engine consults, in the order of the rules.
pub(in crate::rulebook) static KNAPP: &[Parameter] = &[
    // K1: length of the game and measures.
    number("k.turns", 10, (1, 99), "K1.a"),
    text("k.tie", "texan", SIDES, "K1.b"),
    number("k.hex.inside", 2, (1, 9), "K1.c"),
    number("k.hex.outside", 1, (1, 9), "K1.d"),
    // K3: the bombardment.
    number("k.bombard.days", 7, (0, 30), "K3.a"),
    number("k.bombard.hit", 11, (2, 13), "K3.c"),
    number("k.counter.hit", 12, (2, 13), "K3.f"),
    number("k.reinforced", 0, (0, 30), "K3.n"),
    // K4: set-up of the assault.
    number("k.columns.least", 3, (1, 12), "K4.b"),
    number("k.columns.most", 7, (1, 12), "K4.b"),
    number("k.column.stands", 6, (2, 99), "K4.c"),
    number("k.reserve.stands", 10, (2, 99), "K4.d"),
    number("k.positions", 15, (0, 40), "K4.g"),
    number("k.sharpshooters.span", 12, (0, 99), "K4.j"),
    flag("k.bowie.moves", false, "K4.k"),
    // K5: command stands.
    number("k.command.struck", 6, (1, 7), "K5.e"),
    // K6: fire.
    number("k.fire.texan.range", 14, (0, 99), "K6.e"),
    number("k.fire.gun.half_angle", 45, (0, 180), "K6.f"),
    number("k.fire.gun.stand", 0, (0, 7), "K6.g"),
    number("k.fire.crockett.bonus", 2, (0, 6), "K6.i"),
    number("k.fire.crockett.range", 28, (0, 99), "K6.i"),
    number("k.fire.sharpshooter.bonus", 1, (0, 6), "K6.i"),
    number("k.fire.texan.column", 6, (1, 7), "K6.k"),
    number("k.fire.texan.stand", 6, (1, 7), "K6.k"),
    number("k.fire.gun.column", 5, (1, 7), "K6.k"),
    number("k.fire.mexican.open", 5, (1, 7), "K6.k"),
    number("k.fire.mexican.cover", 6, (1, 7), "K6.k"),
    number("k.fire.captured.open", 4, (1, 7), "K6.k"),
    number("k.fire.captured.cover", 5, (1, 7), "K6.k"),
    number("k.fire.mexican.range", 10, (0, 99), "K6.l"),
    number("k.window.shots", 2, (0, 9), "K6.n"),
    // K7: movement.
    number("k.move.column", 12, (0, 99), "K7.a"),
    number("k.move.stand", 12, (0, 99), "K7.b"),
    number("k.move.texan", 14, (0, 99), "K7.c"),
    number("k.contact.castings", 2, (1, 6), "K7.d"),
    number("k.pond.bogged", 5, (1, 7), "K7.e"),
    number("k.pond.segments", 1, (0, 9), "K7.e"),
    number("k.front.growth", 2, (0, 20), "K7.g"),
    number("k.move.gun", 12, (0, 99), "K7.j"),
    number("k.level_change", 2, (0, 30), "K7.l"),
    number("k.stack.mexican", 1, (1, 4), "K7.m"),
    number("k.stack.texan", 2, (1, 8), "K7.m"),
    number("k.stack.texan_room", 4, (1, 8), "K7.m"),
    flag("k.texan.move_and_fire", true, "K7.n"),
    // K8: breaches.
    number("k.breach.hexsides", 3, (1, 5), "K8.b"),
    number("k.breach.stands", 2, (1, 9), "K8.b"),
    number("k.breach.castings", 4, (1, 9), "K8.b"),
    // K9: scaling.
    number("k.scale.climbs", 4, (1, 7), "K9.c"),
    number("k.scale.pushed", 6, (1, 7), "K9.e"),
    // K10: hand-to-hand and doors.
    number("k.melee.mexican.kills", 3, (1, 7), "K10.c"),
    number("k.melee.mexican.dice", 3, (1, 6), "K10.c"),
    number("k.melee.texan.kills", 6, (1, 7), "K10.d"),
    number("k.melee.texan.dice", 2, (1, 6), "K10.d"),
    number("k.door.force", 5, (1, 7), "K10.i"),
    number("k.door.force_held", 6, (1, 7), "K10.i"),
    number("k.door.gun", 3, (1, 7), "K10.j"),
    number("k.door.range", 14, (0, 99), "K10.j"),
    // K11: morale.
    number("k.reserve.from_turn", 1, (1, 99), "K11.d"),
    number("k.morale.command", 1, (0, 6), "K11.f"),
    number("k.morale.light", 1, (0, 6), "K11.f"),
    number("k.morale.light_percent", 25, (1, 100), "K11.f"),
    number("k.morale.heavy", 1, (0, 6), "K11.f"),
    number("k.morale.heavy_percent", 50, (1, 100), "K11.f"),
    number("k.morale.advance", 2, (-9, 7), "K11.g"),
    number("k.morale.stand", 0, (-9, 7), "K11.g"),
    number("k.morale.fall_back", 12, (0, 99), "K11.g"),
    // K12: points.
    number("k.points.command_stand", 1, (0, 99), "K12.a"),
    number("k.points.infantry", 1, (0, 99), "K12.b"),
    number("k.points.infantry_each", 8, (1, 99), "K12.b"),
    number("k.points.day", 1, (0, 99), "K12.c"),
    number("k.points.free_days", 3, (0, 30), "K12.c"),
    number("k.points.castings", 1, (0, 99), "K12.d"),
    number("k.points.castings_parts", 10, (1, 99), "K12.d"),
    number("k.points.leader", 2, (0, 99), "K12.e"),
    number("k.points.nobody_left", 2, (0, 99), "K12.f"),
    flag("k.ends_early", true, "K12.h"),
];
