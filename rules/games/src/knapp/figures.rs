//! The parameters of the rules, read once from a rulebook.

use crate::rulebook::Rulebook;
use crate::side::Side;

/// Defines a field for each numeric parameter.
macro_rules! figures {
    ($($(#[$doc:meta])* $field:ident = $name:literal;)*) => {
        /// The parameters of the rules. Switches are 0 or 1.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct Figures {
            $($(#[$doc])* pub $field: i32,)*
            /// The winner if points are equal.
            pub tie: Side,
        }

        impl Figures {
            /// Reads the parameters of a rulebook.
            #[must_use]
            pub fn new(rulebook: &Rulebook) -> Self {
                let settings = rulebook.settings();
                let tie = if settings.text("k.tie") == "mexican" { Side::Mexican } else { Side::Texan };
                Self { $($field: settings.number($name),)* tie }
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
            pub(super) const NAMES: &'static [&'static str] = &[$($name,)* "k.tie"];
        }
    };
}

figures! {
    /// The number of turns of the assault (K1.a).
    turns = "k.turns";
    /// The half inches it costs to enter a hex inside the perimeter (K1.c).
    hex_inside = "k.hex.inside";
    /// The half inches it costs to enter a hex outside the perimeter (K1.d).
    hex_outside = "k.hex.outside";
    /// The maximum number of days of bombardment (K3.a).
    days = "k.bombard.days";
    /// The total of two dice needed for a bombardment hit (K3.c).
    bombard_hit = "k.bombard.hit";
    /// The total of two dice needed for a counter-fire hit (K3.f).
    counter_hit = "k.counter.hit";
    /// The number of sections the garrison may reinforce (K3.n).
    reinforced = "k.reinforced";
    /// The minimum number of attack columns (K4.b).
    columns_least = "k.columns.least";
    /// The maximum number of attack columns (K4.b).
    columns_most = "k.columns.most";
    /// The minimum number of stands of an attack column, including the command stand (K4.c).
    column_stands = "k.column.stands";
    /// The minimum number of stands of the reserve, including the command stand (K4.d).
    reserve_stands = "k.reserve.stands";
    /// The number of start positions a map should have (K4.g).
    positions = "k.positions";
    /// The maximum distance between sharpshooters, in half inches (K4.j).
    span = "k.sharpshooters.span";
    /// Whether Bowie can leave his bed (K4.k).
    bowie_moves = "k.bowie.moves";
    /// The lowest die roll at which a loss is the command stand (K5.e).
    command_struck = "k.command.struck";
    /// The range of rifles, in half inches (K6.e).
    texan_range = "k.fire.texan.range";
    /// The arc of a gun to either side of its facing, in degrees (K6.f).
    half_angle = "k.fire.gun.half_angle";
    /// The lowest die roll at which a Texan gun hits a stand; 0 if it may not fire at one (K6.g).
    gun_stand = "k.fire.gun.stand";
    /// The bonus to Crockett's die (K6.i).
    crockett_bonus = "k.fire.crockett.bonus";
    /// Crockett's range, in half inches (K6.i).
    crockett_range = "k.fire.crockett.range";
    /// The bonus to a sharpshooter's die (K6.i).
    sharp_bonus = "k.fire.sharpshooter.bonus";
    /// The lowest die roll at which a rifle hits a column (K6.k).
    texan_column = "k.fire.texan.column";
    /// The lowest die roll at which a rifle hits a stand (K6.k).
    texan_stand = "k.fire.texan.stand";
    /// The lowest die roll at which a gun hits a column (K6.k).
    gun_column = "k.fire.gun.column";
    /// The lowest die roll at which a stand hits a casting in the open (K6.k).
    mexican_open = "k.fire.mexican.open";
    /// The lowest die roll at which a stand hits a casting in cover (K6.k).
    mexican_cover = "k.fire.mexican.cover";
    /// The lowest die roll at which a captured gun hits a casting in the open (K6.k).
    captured_open = "k.fire.captured.open";
    /// The lowest die roll at which a captured gun hits a casting in cover (K6.k).
    captured_cover = "k.fire.captured.cover";
    /// The range of muskets, in half inches (K6.l).
    mexican_range = "k.fire.mexican.range";
    /// The maximum number of shots out of a window in a turn (K6.n).
    window_shots = "k.window.shots";
    /// The movement of a column, in half inches (K7.a).
    move_column = "k.move.column";
    /// The movement of a stand in a turn, in half inches (K7.b).
    move_stand = "k.move.stand";
    /// The movement of a casting in a turn, in half inches (K7.c).
    move_texan = "k.move.texan";
    /// The number of castings that may move into contact with one stand (K7.d).
    contact = "k.contact.castings";
    /// The lowest die roll at which a column is bogged (K7.e).
    bogged = "k.pond.bogged";
    /// The number of movement segments a bogged column loses (K7.e).
    bogged_segments = "k.pond.segments";
    /// The number of stands by which a front grows in a turn (K7.g).
    growth = "k.front.growth";
    /// The movement of a captured gun, in half inches (K7.j).
    move_gun = "k.move.gun";
    /// The cost of a change of level, in half inches (K7.l).
    level_change = "k.level_change";
    /// The stacking limit for stands on a spot (K7.m).
    stack_mexican = "k.stack.mexican";
    /// The stacking limit for castings on a spot (K7.m).
    stack_texan = "k.stack.texan";
    /// The stacking limit for castings on a spot in a room (K7.m).
    stack_room = "k.stack.texan_room";
    /// Whether a casting that has moved may fire (K7.n).
    move_and_fire = "k.texan.move_and_fire";
    /// The number of hexsides of a breach (K8.b).
    breach_sides = "k.breach.hexsides";
    /// The number of stands that may fire or fight through a breach in a turn (K8.b).
    breach_stands = "k.breach.stands";
    /// The number of castings that may fire or fight through a breach in a turn (K8.b).
    breach_castings = "k.breach.castings";
    /// The lowest die roll at which a stand gets up a ladder (K9.c).
    scale = "k.scale.climbs";
    /// The lowest die roll at which a ladder is thrown down (K9.e).
    push = "k.scale.pushed";
    /// The lowest die roll at which a stand kills in melee (K10.c).
    mexican_kills = "k.melee.mexican.kills";
    /// The number of dice a stand rolls in melee (K10.c).
    mexican_dice = "k.melee.mexican.dice";
    /// The lowest die roll at which a casting kills in melee (K10.d).
    texan_kills = "k.melee.texan.kills";
    /// The number of castings that may roll against one stand (K10.d).
    texan_dice = "k.melee.texan.dice";
    /// The lowest die roll that forces a door (K10.i).
    door_force = "k.door.force";
    /// The lowest die roll that forces a door held by a casting (K10.i).
    door_held = "k.door.force_held";
    /// The lowest die roll at which a gun shoots a door down (K10.j).
    door_gun = "k.door.gun";
    /// The maximum range of a gun firing at a door (K10.j).
    door_range = "k.door.range";
    /// The first turn in which the reserve may be released (K11.d).
    reserve_from = "k.reserve.from_turn";
    /// The amount subtracted from the morale die of a column without its command stand (K11.f).
    morale_command = "k.morale.command";
    /// The amount subtracted from the morale die of a column with light losses (K11.f).
    morale_light = "k.morale.light";
    /// The percentage of stands lost that counts as light losses (K11.f).
    light_percent = "k.morale.light_percent";
    /// The additional amount subtracted for heavy losses (K11.f).
    morale_heavy = "k.morale.heavy";
    /// The percentage of stands lost that counts as heavy losses (K11.f).
    heavy_percent = "k.morale.heavy_percent";
    /// The lowest morale result at which a column advances (K11.g).
    morale_advance = "k.morale.advance";
    /// The lowest morale result at which a column stands fast (K11.g).
    morale_stand = "k.morale.stand";
    /// The distance a column falls back otherwise, in half inches (K11.g).
    fall_back = "k.morale.fall_back";
    /// The points for a command stand lost (K12.a).
    points_command = "k.points.command_stand";
    /// The points for infantry stands lost (K12.b).
    points_infantry = "k.points.infantry";
    /// The number of infantry stands lost for which these points are scored (K12.b).
    infantry_each = "k.points.infantry_each";
    /// The points for a day of bombardment (K12.c).
    points_day = "k.points.day";
    /// The number of days of bombardment that score no points (K12.c).
    free_days = "k.points.free_days";
    /// The points for a part of the garrison lost (K12.d).
    points_castings = "k.points.castings";
    /// The number of parts the garrison is divided into for scoring (K12.d).
    castings_parts = "k.points.castings_parts";
    /// The points for a leader of the garrison lost (K12.e).
    points_leader = "k.points.leader";
    /// The points for the loss of the whole garrison (K12.f).
    points_nobody = "k.points.nobody_left";
    /// Whether the game ends as soon as a side has no pieces left (K12.h).
    ends_early = "k.ends_early";
}

impl Figures {
    /// The minimum numbers of command stands and of infantry stands for the columns and the reserve (K4.a to K4.d).
    #[must_use]
    pub const fn least_stands(&self) -> (i32, i32) {
        let columns = self.columns_least.saturating_mul(self.column_stands.saturating_sub(1));
        let reserve = self.reserve_stands.saturating_sub(1);
        (self.columns_least.saturating_add(1), columns.saturating_add(reserve))
    }

    /// Converts a parameter to a count of half inches or pieces, clamped to the range of a `u8`.
    #[must_use]
    pub fn small(figure: i32) -> u8 {
        figure.clamp(0, i32::from(u8::MAX)) as u8
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
        let known: BTreeSet<_> = System::Knapp.parameters().iter().map(|own| own.name).collect();
        assert_eq!(read, known);
    }
}
