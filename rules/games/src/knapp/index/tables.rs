//! The rules of "Remember the Alamo!" and the rulings that fill gaps in its text, in order.

use crate::play::{Rule, definition, executable};

/// Section 1: general.
pub(super) static K1: &[Rule] = &[
    executable("K1.a", "group-k-general"),
    executable("K1.b", "group-k-general"),
    definition("K1.c", "group-k-general"),
    definition("K1.d", "group-k-general"),
    executable("K1.e", "group-k-general").house(),
    definition("K1.f", "group-k-general"),
    definition("K1.g", "group-k-general"),
    definition("K1.h", "group-k-general").house(),
];

/// Section 2: the parts of the game.
pub(super) static K2: &[Rule] = &[executable("K2.a", "group-k-phases").filled(), executable("K2.b", "group-k-phases")];

/// Section 3: bombardment.
pub(super) static K3: &[Rule] = &[
    executable("K3.a", "group-k-bombardment").filled(),
    executable("K3.b", "group-k-bombardment"),
    executable("K3.c", "group-k-bombardment"),
    executable("K3.d", "group-k-bombardment"),
    executable("K3.e", "group-k-bombardment"),
    executable("K3.f", "group-k-bombardment"),
    executable("K3.g", "group-k-bombardment"),
    executable("K3.h", "group-k-bombardment"),
    executable("K3.i", "group-k-bombardment").filled(),
    executable("K3.j", "group-k-bombardment").house(),
    executable("K3.k", "group-k-bombardment").house(),
    executable("K3.l", "group-k-bombardment").house(),
    executable("K3.m", "group-k-bombardment"),
    executable("K3.n", "group-k-bombardment").house(),
];

/// Section 4: set-up of the assault.
pub(super) static K4: &[Rule] = &[
    executable("K4.a", "group-k-set-up").filled(),
    executable("K4.b", "group-k-set-up"),
    executable("K4.c", "group-k-set-up"),
    executable("K4.d", "group-k-set-up"),
    executable("K4.e", "group-k-set-up"),
    executable("K4.f", "group-k-set-up").house(),
    executable("K4.g", "group-k-set-up"),
    executable("K4.h", "group-k-set-up").house(),
    executable("K4.i", "group-k-set-up"),
    executable("K4.j", "group-k-set-up").filled(),
    executable("K4.k", "group-k-set-up").filled(),
    executable("K4.l", "group-k-set-up"),
    executable("K4.m", "group-k-set-up").filled(),
    executable("K4.n", "group-k-set-up").house(),
    definition("K4.o", "group-k-set-up").filled(),
];

/// Section 5: command stands.
pub(super) static K5: &[Rule] = &[
    executable("K5.a", "group-k-command"),
    executable("K5.b", "group-k-command").filled(),
    executable("K5.c", "group-k-command"),
    executable("K5.d", "group-k-command"),
    executable("K5.e", "group-k-command").house(),
];

/// Section 6: fire.
pub(super) static K6: &[Rule] = &[
    executable("K6.a", "group-k-fire"),
    executable("K6.b", "group-k-fire"),
    executable("K6.c", "group-k-fire"),
    definition("K6.d", "group-k-fire").filled(),
    executable("K6.e", "group-k-fire"),
    executable("K6.f", "group-k-fire").filled(),
    executable("K6.g", "group-k-fire").house(),
    executable("K6.h", "group-k-fire"),
    executable("K6.i", "group-k-fire").filled(),
    executable("K6.j", "group-k-fire"),
    executable("K6.k", "group-k-fire").house(),
    executable("K6.l", "group-k-fire").house(),
    executable("K6.m", "group-k-fire").house(),
    executable("K6.n", "group-k-fire").filled(),
    executable("K6.o", "group-k-fire").house(),
    executable("K6.p", "group-k-fire").house(),
];

/// Section 7: movement.
pub(super) static K7: &[Rule] = &[
    executable("K7.a", "group-k-movement").filled(),
    executable("K7.b", "group-k-movement").filled(),
    executable("K7.c", "group-k-movement").filled(),
    executable("K7.d", "group-k-movement").filled(),
    executable("K7.e", "group-k-movement").filled(),
    executable("K7.f", "group-k-movement"),
    executable("K7.g", "group-k-movement").filled(),
    executable("K7.h", "group-k-movement"),
    executable("K7.i", "group-k-movement").house(),
    executable("K7.j", "group-k-movement").filled(),
    executable("K7.k", "group-k-movement").filled(),
    executable("K7.l", "group-k-movement").house(),
    executable("K7.m", "group-k-movement").house(),
    executable("K7.n", "group-k-movement").house(),
    executable("K7.o", "group-k-movement").house(),
];

/// Section 8: breaches.
pub(super) static K8: &[Rule] = &[
    executable("K8.a", "group-k-breaches"),
    executable("K8.b", "group-k-breaches").filled(),
    executable("K8.c", "group-k-breaches"),
    executable("K8.d", "group-k-breaches").house(),
    executable("K8.e", "group-k-breaches").house(),
];

/// Section 9: scaling.
pub(super) static K9: &[Rule] = &[
    executable("K9.a", "group-k-scaling"),
    executable("K9.b", "group-k-scaling"),
    executable("K9.c", "group-k-scaling"),
    executable("K9.d", "group-k-scaling"),
    executable("K9.e", "group-k-scaling"),
    executable("K9.f", "group-k-scaling"),
    executable("K9.g", "group-k-scaling").filled(),
    executable("K9.h", "group-k-scaling").house(),
    executable("K9.i", "group-k-scaling").house(),
    executable("K9.j", "group-k-scaling").house(),
];

/// Section 10: melee and doors.
pub(super) static K10: &[Rule] = &[
    executable("K10.a", "group-k-melee"),
    executable("K10.b", "group-k-melee"),
    executable("K10.c", "group-k-melee"),
    executable("K10.d", "group-k-melee"),
    executable("K10.e", "group-k-melee"),
    definition("K10.f", "group-k-melee").house(),
    executable("K10.g", "group-k-melee").house(),
    executable("K10.h", "group-k-melee"),
    executable("K10.i", "group-k-melee").house(),
    executable("K10.j", "group-k-melee").house(),
    executable("K10.k", "group-k-melee").house(),
];

/// Section 11: morale.
pub(super) static K11: &[Rule] = &[
    executable("K11.a", "group-k-morale"),
    executable("K11.b", "group-k-morale").filled(),
    executable("K11.c", "group-k-morale").filled(),
    executable("K11.d", "group-k-morale").house(),
    executable("K11.e", "group-k-morale").house(),
    executable("K11.f", "group-k-morale").house(),
    executable("K11.g", "group-k-morale").house(),
    executable("K11.h", "group-k-morale").house(),
];

/// Section 12: points.
pub(super) static K12: &[Rule] = &[
    executable("K12.a", "group-k-points"),
    executable("K12.b", "group-k-points").house(),
    executable("K12.c", "group-k-points").house(),
    executable("K12.d", "group-k-points").house(),
    executable("K12.e", "group-k-points").house(),
    executable("K12.f", "group-k-points").house(),
    definition("K12.g", "group-k-points").house(),
    executable("K12.h", "group-k-points").house(),
];

/// Section 13: sequence of an assault turn.
pub(super) static K13: &[Rule] = &[
    executable("K13.1", "group-k-sequence").house(),
    executable("K13.2", "group-k-sequence").house(),
    executable("K13.3", "group-k-sequence").house(),
    executable("K13.4", "group-k-sequence").house(),
    executable("K13.5", "group-k-sequence").house(),
    executable("K13.6", "group-k-sequence").house(),
    executable("K13.7", "group-k-sequence").house(),
];

/// Section 14: order of battle.
pub(super) static K14: &[Rule] = &[
    definition("K14.a", "group-k-order-of-battle").filled(),
    definition("K14.b", "group-k-order-of-battle"),
    definition("K14.c", "group-k-order-of-battle").house(),
    definition("K14.d", "group-k-order-of-battle").house(),
];

/// Section 15: the map.
pub(super) static K15: &[Rule] = &[
    definition("K15.a", "group-k-map").house(),
    definition("K15.b", "group-k-map").house(),
    definition("K15.c", "group-k-map").house(),
    definition("K15.d", "group-k-map").house(),
    definition("K15.e", "group-k-map").house(),
    definition("K15.f", "group-k-map").house(),
    definition("K15.g", "group-k-map").house(),
    definition("K15.h", "group-k-map").house(),
    definition("K15.i", "group-k-map").house(),
    definition("K15.j", "group-k-map").house(),
    definition("K15.k", "group-k-map").house(),
];

/// Section 16: decisions and who makes them.
pub(super) static K16: &[Rule] = &[
    definition("K16.a", "group-k-decisions").house(),
    definition("K16.b", "group-k-decisions").house(),
    definition("K16.c", "group-k-decisions").house(),
    definition("K16.d", "group-k-decisions").house(),
    definition("K16.e", "group-k-decisions").house(),
    definition("K16.f", "group-k-decisions").house(),
    definition("K16.g", "group-k-decisions").house(),
    executable("K16.h", "group-k-decisions").house(),
];

/// Section 18: gaps in the recovered text.
pub(super) static K18: &[Rule] = &[
    definition("K18.a", "group-k-unknown").house(),
    definition("K18.b", "group-k-unknown").house(),
    definition("K18.c", "group-k-unknown").house(),
    definition("K18.d", "group-k-unknown").house(),
    definition("K18.e", "group-k-unknown").house(),
    definition("K18.f", "group-k-unknown").house(),
    definition("K18.g", "group-k-unknown").house(),
    definition("K18.h", "group-k-unknown").house(),
    executable("K18.i", "group-k-unknown").house(),
    definition("K18.j", "group-k-unknown").house(),
    definition("K18.k", "group-k-unknown").house(),
    definition("K18.l", "group-k-unknown").house(),
    definition("K18.m", "group-k-unknown").house(),
    definition("K18.n", "group-k-unknown").house(),
    definition("K18.o", "group-k-unknown").house(),
    definition("K18.p", "group-k-unknown").house(),
    definition("K18.q", "group-k-unknown").house(),
    definition("K18.r", "group-k-unknown").house(),
    definition("K18.s", "group-k-unknown").house(),
];
