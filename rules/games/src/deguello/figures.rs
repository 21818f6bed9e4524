//! The parameters of the rules, read once from a rulebook.

use crate::rulebook::Rulebook;

/// Defines a field for each numeric parameter.
macro_rules! figures {
    ($($(#[$doc:meta])* $field:ident = $name:literal;)*) => {
        /// The parameters of the rules. Switches are 0 or 1.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct Figures {
            $($(#[$doc])* pub $field: i32,)*
            /// Whether a flecha that has emplaced a ladder must climb it at once (D12.4.c).
            pub must_climb: bool,
        }

        impl Figures {
            /// Reads the parameters of a rulebook.
            #[must_use]
            pub fn new(rulebook: &Rulebook) -> Self {
                let settings = rulebook.settings();
                let must_climb = settings.text("d.ladder.climb") == "must";
                Self { $($field: settings.number($name),)* must_climb }
            }

            /// The field of a parameter; `None` for one that is not numeric.
            pub(super) fn get_mut(&mut self, name: &str) -> Option<&mut i32> {
                match name {
                    $($name => Some(&mut self.$field),)*
                    _ => None,
                }
            }

            /// The names of the parameters that are read.
            #[cfg(test)]
            const NAMES: &'static [&'static str] = &[$($name,)* "d.ladder.climb"];
        }
    };
}

figures! {
    /// The round from which the reserve enters (D4.11.f).
    reserve_round = "d.reserve.round";
    /// Whether an area may be activated in place of a command (D4.12.b).
    option_areas = "d.option.areas";
    /// The lowest die roll at which a hit also takes an officer (D5.3.a).
    officer_lost = "d.officer.lost";
    /// Whether officers are wounded before they are lost (D5.3.d).
    option_wounds = "d.option.wounds";
    /// The number of rounds that are night without a roll (D6.a).
    night_rounds = "d.night.rounds";
    /// The total of two dice plus the rounds since then at which day breaks (D6.d).
    day_target = "d.day.target";
    /// The number of areas a unit can see at night (D6.e).
    night_areas = "d.night.areas";
    /// Movement points of a piece (D7.a).
    points = "d.move.points";
    /// The number of flechas a full company splits into (D7.12.c).
    split_full = "d.split.full";
    /// The number of flechas a reduced company splits into (D7.12.c).
    split_reduced = "d.split.reduced";
    /// The cost of entering rubble, trench, marsh or the acequia outside (D7.2.c).
    cost_slow = "d.cost.slow";
    /// The cost of going up to a roof (D7.2.d).
    cost_roof = "d.cost.roof";
    /// The cost of going down from a roof (D7.2.e).
    cost_down = "d.cost.down";
    /// The cost of going up to or down from a parapet (D7.2.e).
    cost_parapet = "d.cost.parapet";
    /// The added cost of a palisade, a redoubt or a low wall (D7.2.f).
    cost_over = "d.cost.over";
    /// Whether the attackers may enter abatis (D7.21.a).
    option_abatis = "d.option.abatis";
    /// Whether the clear part of an area is cheaper to enter than its acequia, marsh or trench (D7.2.b).
    option_parts = "d.option.parts";
    /// The stacking limit of a spot, in flecha-equivalents (D8.a).
    hex_capacity = "d.hex.capacity";
    /// The degrees to either side of a facing that belong to the front (D9.a).
    half_angle = "d.front.half_angle";
    /// The total of two dice needed to hit (D10.a).
    fire_hit = "d.fire.hit";
    /// The modifier for a shot across an exterior wall (D10.3.a).
    fire_wall = "d.fire.wall";
    /// The modifier for a shot into the upper level of the Fortin Carronade (D10.3.b).
    fire_carronade = "d.fire.carronade";
    /// The modifier for a shot through a door into a room (D10.3.c).
    fire_door = "d.fire.door";
    /// The modifier for a shot at an exposed firer (D10.3.d).
    fire_exposed = "d.fire.exposed";
    /// The modifier for a target in a trench or an acequia (D10.3.e).
    fire_trench = "d.fire.trench";
    /// The modifier for a shot into La Villita (D10.3.f).
    fire_villita = "d.fire.villita";
    /// The modifier for a shot through the Bastion (D10.3.g).
    fire_bastion = "d.fire.bastion";
    /// The modifier for a target in a marsh (D10.3.h).
    fire_marsh = "d.fire.marsh";
    /// The modifier for a shot into rubble or ruins (D10.3.i).
    fire_rubble = "d.fire.rubble";
    /// The modifier for a shot through a palisade or a redoubt (D10.3.j).
    fire_palisade = "d.fire.palisade";
    /// The modifier for each area beyond the second (D10.3.k).
    fire_distance = "d.fire.distance";
    /// The modifier for a shot at a company (D10.3.m).
    fire_company = "d.fire.company";
    /// The modifier for a target on the exterior staircase (D10.3.n).
    fire_stairs = "d.fire.stairs";
    /// Whether an acequia or a trench gives no cover against fire along it from above (D10.3.s).
    option_enfilade = "d.option.enfilade";
    /// Whether Texans behind a wall cannot be hit until they have fired (D10.3.t).
    option_unfired = "d.option.unfired";
    /// The number of tries of an 18-pounder (D11.4.a).
    cannon_eighteen = "d.cannon.eighteen";
    /// The number of tries of a 12-pounder (D11.4.a).
    cannon_twelve = "d.cannon.twelve";
    /// The number of tries of an 8-pounder or a 6-pounder (D11.4.a).
    cannon_eight = "d.cannon.eight";
    /// The number of tries of a 4-pounder (D11.4.a).
    cannon_four = "d.cannon.four";
    /// The cost of moving a gun (D11.8.a).
    cannon_move = "d.cannon.move";
    /// The lowest die roll at which a ladder stands (D12.4.a).
    ladder_stands = "d.ladder.stands";
    /// The lowest die roll at which a hit destroys a ladder (D12.5.a).
    ladder_lost = "d.ladder.lost";
    /// Whether companies lose ladders to musketry only on a 6 (D12.5.a).
    option_ladders = "d.option.ladders";
    /// The die roll an axe needs (D12.6.c).
    door_axe = "d.door.axe";
    /// The movement points a door costs Zapadores (D12.6.c).
    door_zapadores = "d.door.zapadores";
    /// The die roll an axe needs at a reinforced arch (D12.6.c).
    door_arch = "d.door.arch";
    /// Whether arches are reinforced (D12.6.c).
    option_arches = "d.option.arches";
    /// Whether musketry has range limits (D13.7.a).
    option_ranges = "d.option.ranges";
    /// The melee value of a company (D14.a).
    melee_company = "d.melee.company";
    /// The melee value of a flecha (D14.a).
    melee_flecha = "d.melee.flecha";
    /// The melee value of a Texan unit (D14.a).
    melee_unit = "d.melee.unit";
    /// The melee value of a crew (D14.a).
    melee_crew = "d.melee.crew";
    /// The modifier for the side outside an exterior wall (D14.d).
    melee_wall = "d.melee.wall";
    /// The modifier for several against one (D14.d).
    melee_several = "d.melee.several";
    /// The modifier for an attack from outside the defender's front (D14.d).
    melee_rear = "d.melee.rear";
    /// The modifier for the side outside a door (D14.d).
    melee_door = "d.melee.door";
    /// The modifier for a melee across a palisade, a redoubt or a low wall (D14.d).
    melee_over = "d.melee.over";
    /// The lowest die roll at which the invalid can fight (D15.5.a).
    bowie_well = "d.bowie.well";
    /// The lowest die roll at which a room catches fire (D16.a).
    arson_burns = "d.arson.burns";
    /// The highest die roll at which a fire burns out (D16.a).
    arson_ruins = "d.arson.ruins";
    /// The lowest die roll at which a fire spreads (D16.a).
    arson_spreads = "d.arson.spreads";
    /// The last round (D17.a).
    rounds = "d.rounds";
    /// The percentage of losses at which the attackers lose the game (D17.a).
    losses = "d.losses";
    /// The number of consecutive rounds in which both sides pass that ends the game (D17.a).
    idle_rounds = "d.idle.rounds";
}

impl Figures {
    /// Converts a parameter to a count of points or pieces, clamped to the range of a `u8`.
    #[must_use]
    pub fn small(figure: i32) -> u8 {
        figure.clamp(0, i32::from(u8::MAX)) as u8
    }

    /// The number of tries a gun has at its target, by its weight in pounds (D11.4.a).
    #[must_use]
    pub fn tries(&self, pounds: u8) -> u8 {
        Self::small(match pounds {
            16.. => self.cannon_eighteen,
            10.. => self.cannon_twelve,
            6.. => self.cannon_eight,
            _ => self.cannon_four,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::Figures;
    use crate::rulebook::System;

    #[test]
    fn every_parameter_is_read_and_nothing_else() {
        let read: BTreeSet<_> = Figures::NAMES.iter().copied().collect();
        let known: BTreeSet<_> = System::Deguello.parameters().iter().map(|own| own.name).collect();
        assert_eq!(read, known);
    }
}
