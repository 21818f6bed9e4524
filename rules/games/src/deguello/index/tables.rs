//! The rules of "Deguello at Dawn" that are implemented, and the rulings that fill gaps in its handbook, in order.

use crate::play::{Rule, definition, executable};

/// Section: pieces.
pub(super) static PIECES: &[Rule] = &[
    executable("D1.a", "group-d-pieces").filled(),
    executable("D1.b", "group-d-pieces"),
    executable("D1.c", "group-d-pieces"),
    definition("D1.d", "group-d-pieces"),
    executable("D1.e", "group-d-pieces"),
    executable("D1.f", "group-d-pieces"),
    definition("D1.g", "group-d-pieces"),
    definition("D1.h", "group-d-pieces").house(),
    executable("D1.i", "group-d-pieces").filled(),
];

/// Section: activations.
pub(super) static SEQUENCE: &[Rule] = &[
    executable("D4.0.a", "group-d-sequence"),
    executable("D4.0.b", "group-d-sequence").filled(),
    executable("D4.0.c", "group-d-sequence").filled(),
    executable("D4.1.a", "group-d-sequence"),
    executable("D4.1.b", "group-d-sequence"),
    executable("D4.1.c", "group-d-sequence"),
    executable("D4.1.d", "group-d-sequence"),
    executable("D4.11.a", "group-d-sequence"),
    executable("D4.11.b", "group-d-sequence"),
    executable("D4.11.c", "group-d-sequence"),
    executable("D4.11.d", "group-d-sequence"),
    executable("D4.11.e", "group-d-sequence"),
    executable("D4.11.f", "group-d-sequence").filled(),
    executable("D4.12.a", "group-d-sequence").filled(),
    executable("D4.12.b", "group-d-sequence"),
    executable("D4.13.a", "group-d-sequence"),
    executable("D4.13.b", "group-d-sequence"),
    executable("D4.2.a", "group-d-sequence").filled(),
    executable("D4.2.b", "group-d-sequence"),
    executable("D4.2.c", "group-d-sequence"),
    executable("D4.2.d", "group-d-sequence").house(),
];

/// Section: officers.
pub(super) static OFFICERS: &[Rule] = &[
    executable("D5.1.a", "group-d-officers"),
    executable("D5.2.a", "group-d-officers"),
    executable("D5.2.b", "group-d-officers").filled(),
    executable("D5.3.a", "group-d-officers"),
    executable("D5.3.b", "group-d-officers"),
    executable("D5.3.c", "group-d-officers"),
    executable("D5.3.d", "group-d-officers"),
    definition("D5.4.a", "group-d-officers"),
];

/// Section: night and day.
pub(super) static LIGHT: &[Rule] = &[
    executable("D6.a", "group-d-light"),
    executable("D6.b", "group-d-light"),
    executable("D6.c", "group-d-light"),
    executable("D6.d", "group-d-light").house(),
    executable("D6.e", "group-d-light"),
];

/// Section: movement.
pub(super) static MOVEMENT: &[Rule] = &[
    executable("D7.a", "group-d-movement"),
    executable("D7.b", "group-d-movement").filled(),
    definition("D7.2.a", "group-d-movement"),
    executable("D7.2.b", "group-d-movement"),
    executable("D7.2.c", "group-d-movement").filled(),
    executable("D7.2.d", "group-d-movement"),
    executable("D7.2.e", "group-d-movement").house(),
    executable("D7.2.f", "group-d-movement").house(),
    executable("D7.2.g", "group-d-movement"),
    executable("D7.2.h", "group-d-movement"),
    executable("D7.4.a", "group-d-movement"),
    executable("D7.5.a", "group-d-movement").house(),
    executable("D7.6.a", "group-d-movement").house(),
    executable("D7.12.a", "group-d-movement"),
    executable("D7.12.b", "group-d-movement"),
    executable("D7.12.c", "group-d-movement").filled(),
    executable("D7.21.a", "group-d-movement"),
    executable("D7.41.a", "group-d-movement"),
    executable("D7.41.b", "group-d-movement"),
    executable("D7.41.c", "group-d-movement"),
    definition("D7.41.d", "group-d-movement").filled(),
    definition("D7.42.a", "group-d-movement"),
];

/// Section: stacking.
pub(super) static STACKING: &[Rule] = &[
    executable("D8.a", "group-d-stacking").house(),
    executable("D8.b", "group-d-stacking").house(),
    executable("D8.c", "group-d-stacking").filled(),
];

/// Section: facing.
pub(super) static FACING: &[Rule] = &[
    executable("D9.a", "group-d-facing").filled(),
    executable("D9.1.a", "group-d-facing"),
    executable("D9.1.b", "group-d-facing"),
];

/// Section: fire.
pub(super) static FIRE: &[Rule] = &[
    executable("D10.a", "group-d-fire"),
    definition("D10.2.a", "group-d-fire"),
    executable("D10.3.a", "group-d-fire"),
    executable("D10.3.b", "group-d-fire"),
    executable("D10.3.c", "group-d-fire").filled(),
    executable("D10.3.d", "group-d-fire"),
    executable("D10.3.e", "group-d-fire"),
    executable("D10.3.f", "group-d-fire"),
    executable("D10.3.g", "group-d-fire"),
    executable("D10.3.h", "group-d-fire"),
    executable("D10.3.i", "group-d-fire"),
    executable("D10.3.j", "group-d-fire"),
    executable("D10.3.k", "group-d-fire"),
    definition("D10.3.l", "group-d-fire"),
    executable("D10.3.m", "group-d-fire"),
    executable("D10.3.n", "group-d-fire"),
    executable("D10.3.o", "group-d-fire"),
    executable("D10.3.p", "group-d-fire").house(),
    executable("D10.3.q", "group-d-fire").filled(),
    executable("D10.3.r", "group-d-fire").house(),
    executable("D10.3.s", "group-d-fire").filled(),
    executable("D10.3.t", "group-d-fire"),
    executable("D10.4.a", "group-d-fire"),
];

/// Section: cannon.
pub(super) static CANNON: &[Rule] = &[
    executable("D11.1.a", "group-d-cannon"),
    executable("D11.1.b", "group-d-cannon"),
    executable("D11.2.a", "group-d-cannon"),
    executable("D11.3.a", "group-d-cannon"),
    executable("D11.4.a", "group-d-cannon").filled(),
    executable("D11.5.a", "group-d-cannon"),
    executable("D11.8.a", "group-d-cannon"),
    definition("D11.9.a", "group-d-cannon").house(),
];

/// Section: walls, ladders, doors.
pub(super) static WALLS: &[Rule] = &[
    executable("D12.4.a", "group-d-walls"),
    executable("D12.4.b", "group-d-walls").house(),
    executable("D12.4.c", "group-d-walls"),
    executable("D12.4.d", "group-d-walls"),
    executable("D12.4.e", "group-d-walls"),
    executable("D12.4.f", "group-d-walls"),
    executable("D12.4.g", "group-d-walls"),
    executable("D12.4.h", "group-d-walls"),
    definition("D12.4.i", "group-d-walls").house(),
    executable("D12.5.a", "group-d-walls"),
    definition("D12.5.b", "group-d-walls"),
    executable("D12.6.a", "group-d-walls"),
    executable("D12.6.b", "group-d-walls"),
    executable("D12.6.c", "group-d-walls").filled(),
    executable("D12.41.a", "group-d-walls"),
];

/// Section: sight.
pub(super) static SIGHT: &[Rule] = &[
    definition("D13.a", "group-d-sight").filled(),
    executable("D13.2.a", "group-d-sight"),
    executable("D13.2.b", "group-d-sight"),
    executable("D13.2.c", "group-d-sight").filled(),
    executable("D13.2.d", "group-d-sight"),
    executable("D13.2.e", "group-d-sight").filled(),
    executable("D13.4.a", "group-d-sight"),
    executable("D13.4.b", "group-d-sight"),
    executable("D13.7.a", "group-d-sight"),
];

/// Section: melee.
pub(super) static MELEE: &[Rule] = &[
    executable("D14.a", "group-d-melee"),
    executable("D14.1.a", "group-d-melee"),
    executable("D14.2.a", "group-d-melee"),
    executable("D14.6.a", "group-d-melee"),
    executable("D14.7.a", "group-d-melee"),
    executable("D14.7.b", "group-d-melee"),
    executable("D14.c", "group-d-melee").filled(),
    executable("D14.d", "group-d-melee").filled(),
    executable("D14.e", "group-d-melee").filled(),
    executable("D14.f", "group-d-melee"),
    executable("D14.g", "group-d-melee").house(),
];

/// Section: Bowie, fires, victory.
pub(super) static ENDS: &[Rule] = &[
    executable("D15.5.a", "group-d-ends").house(),
    executable("D16.3.a", "group-d-ends"),
    executable("D16.3.b", "group-d-ends"),
    executable("D16.3.c", "group-d-ends"),
    executable("D16.a", "group-d-ends").house(),
    executable("D17.a", "group-d-ends").house(),
];

/// Section: order of battle.
pub(super) static ORDER_OF_BATTLE: &[Rule] = &[
    executable("D18.a", "group-d-order-of-battle").filled(),
    definition("D18.b", "group-d-order-of-battle"),
    definition("D18.c", "group-d-order-of-battle").house(),
    definition("D19.a", "group-d-order-of-battle"),
    definition("D19.b", "group-d-order-of-battle"),
    executable("D19.c", "group-d-order-of-battle"),
    definition("D19.d", "group-d-order-of-battle").house(),
];
