//! The figures of the rules, read once from the parameters of a rulebook.

use crate::rulebook::Rulebook;

/// A field for each numeric parameter.
macro_rules! figures {
    ($($(#[$doc:meta])* $field:ident = $name:literal;)*) => {
        /// The figures of the rules. Switches are 0 or 1.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct Figures {
            $($(#[$doc])* pub $field: i32,)*
            /// Whether whoever has put a ladder up must climb it at once (D12.4.c).
            pub must_climb: bool,
        }

        impl Figures {
            /// The figures of a rulebook.
            #[must_use]
            pub fn new(rulebook: &Rulebook) -> Self {
                let settings = rulebook.settings();
                let must_climb = settings.text("d.ladder.climb") == "must";
                Self { $($field: settings.number($name),)* must_climb }
            }

            /// The names of the parameters read.
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
    /// The die from which a hit takes an officer along (D5.3.a).
    officer_lost = "d.officer.lost";
    /// Whether officers are wounded first (D5.3.d).
    option_wounds = "d.option.wounds";
    /// Rounds that are night without a roll (D6.a).
    night_rounds = "d.night.rounds";
    /// What two dice and the rounds since then need for day (D6.d).
    day_target = "d.day.target";
    /// How many areas one sees at night (D6.e).
    night_areas = "d.night.areas";
    /// Movement points (D7.a).
    points = "d.move.points";
    /// Flechas of a full company (D7.12.c).
    split_full = "d.split.full";
    /// Flechas of a reduced company (D7.12.c).
    split_reduced = "d.split.reduced";
    /// What rubble, trench, marsh and the acequia outside cost (D7.2.c).
    cost_slow = "d.cost.slow";
    /// What the way up to a roof costs (D7.2.d).
    cost_roof = "d.cost.roof";
    /// What the way down from a roof costs (D7.2.e).
    cost_down = "d.cost.down";
    /// What the way up to a parapet and down costs (D7.2.e).
    cost_parapet = "d.cost.parapet";
    /// What a palisade, a redoubt or a low wall adds (D7.2.f).
    cost_over = "d.cost.over";
    /// Whether the attackers enter abatis (D7.21.a).
    option_abatis = "d.option.abatis";
    /// Whether the clear part of an area is cheaper to enter than its acequia, marsh or trench (D7.2.b).
    option_parts = "d.option.parts";
    /// Flecha-equivalents on a spot (D8.a).
    hex_capacity = "d.hex.capacity";
    /// Degrees to either side of a facing that are in front (D9.a).
    half_angle = "d.front.half_angle";
    /// What two dice need to hit (D10.a).
    fire_hit = "d.fire.hit";
    /// Across an exterior wall (D10.3.a).
    fire_wall = "d.fire.wall";
    /// Into the upper level of the Fortin Carronade (D10.3.b).
    fire_carronade = "d.fire.carronade";
    /// By a door into a room (D10.3.c).
    fire_door = "d.fire.door";
    /// At an exposed firer (D10.3.d).
    fire_exposed = "d.fire.exposed";
    /// At somebody in a trench or an acequia (D10.3.e).
    fire_trench = "d.fire.trench";
    /// Into La Villita (D10.3.f).
    fire_villita = "d.fire.villita";
    /// Through the Bastion (D10.3.g).
    fire_bastion = "d.fire.bastion";
    /// At somebody in a marsh (D10.3.h).
    fire_marsh = "d.fire.marsh";
    /// Into rubble or ruins (D10.3.i).
    fire_rubble = "d.fire.rubble";
    /// Through a palisade or a redoubt (D10.3.j).
    fire_palisade = "d.fire.palisade";
    /// For each area beyond the second (D10.3.k).
    fire_distance = "d.fire.distance";
    /// At a company (D10.3.m).
    fire_company = "d.fire.company";
    /// At somebody on the exterior staircase (D10.3.n).
    fire_stairs = "d.fire.stairs";
    /// Whether an acequia or a trench shelters nobody from those who shoot along it from above (D10.3.s).
    option_enfilade = "d.option.enfilade";
    /// Whether Texans behind a wall are safe until they have fired (D10.3.t).
    option_unfired = "d.option.unfired";
    /// Tries of an 18-pounder (D11.4.a).
    cannon_eighteen = "d.cannon.eighteen";
    /// Tries of a 12-pounder (D11.4.a).
    cannon_twelve = "d.cannon.twelve";
    /// Tries of an 8-pounder or a 6-pounder (D11.4.a).
    cannon_eight = "d.cannon.eight";
    /// Tries of a 4-pounder (D11.4.a).
    cannon_four = "d.cannon.four";
    /// What moving a gun costs (D11.8.a).
    cannon_move = "d.cannon.move";
    /// The die from which a ladder stands (D12.4.a).
    ladder_stands = "d.ladder.stands";
    /// The die from which a hit destroys a ladder (D12.5.a).
    ladder_lost = "d.ladder.lost";
    /// Whether companies lose ladders to musketry at a 6 alone (D12.5.a).
    option_ladders = "d.option.ladders";
    /// The die an axe needs (D12.6.c).
    door_axe = "d.door.axe";
    /// Movement points a door costs Zapadores (D12.6.c).
    door_zapadores = "d.door.zapadores";
    /// The die an axe needs at a reinforced arch (D12.6.c).
    door_arch = "d.door.arch";
    /// Whether arches are reinforced (D12.6.c).
    option_arches = "d.option.arches";
    /// Whether musketry has ranges (D13.7.a).
    option_ranges = "d.option.ranges";
    /// What a company adds (D14.a).
    melee_company = "d.melee.company";
    /// What a flecha adds (D14.a).
    melee_flecha = "d.melee.flecha";
    /// What a Texan unit adds (D14.a).
    melee_unit = "d.melee.unit";
    /// What a crew adds (D14.a).
    melee_crew = "d.melee.crew";
    /// Outside an exterior wall (D14.d).
    melee_wall = "d.melee.wall";
    /// Several against one (D14.d).
    melee_several = "d.melee.several";
    /// From outside the front of the defender (D14.d).
    melee_rear = "d.melee.rear";
    /// Outside a door (D14.d).
    melee_door = "d.melee.door";
    /// Across a palisade, a redoubt or a low wall (D14.d).
    melee_over = "d.melee.over";
    /// The die from which the invalid can fight (D15.5.a).
    bowie_well = "d.bowie.well";
    /// The die from which a room catches fire (D16.a).
    arson_burns = "d.arson.burns";
    /// The die up to which a fire burns out (D16.a).
    arson_ruins = "d.arson.ruins";
    /// The die from which a fire spreads (D16.a).
    arson_spreads = "d.arson.spreads";
    /// The last round (D17.a).
    rounds = "d.rounds";
    /// Losses of the attackers, in a hundred, that lose them the game (D17.a).
    losses = "d.losses";
    /// Rounds both sides pass that end the game (D17.a).
    idle_rounds = "d.idle.rounds";
}

impl Figures {
    /// A figure as a count of points or pieces: never below 0, never beyond what a byte holds.
    #[must_use]
    pub fn small(figure: i32) -> u8 {
        figure.clamp(0, i32::from(u8::MAX)) as u8
    }

    /// How often a gun tries to hit its target (D11.4.a).
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
