//! The figures of the rules, read once from the parameters of a rulebook.

use crate::rulebook::Rulebook;
use crate::side::Side;

/// A field for each numeric parameter.
macro_rules! figures {
    ($($(#[$doc:meta])* $field:ident = $name:literal;)*) => {
        /// The figures of the rules. Switches are 0 or 1.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct Figures {
            $($(#[$doc])* pub $field: i32,)*
            /// Who wins when points are equal.
            pub tie: Side,
        }

        impl Figures {
            /// The figures of a rulebook.
            #[must_use]
            pub fn new(rulebook: &Rulebook) -> Self {
                let settings = rulebook.settings();
                let tie = if settings.text("k.tie") == "mexican" { Side::Mexican } else { Side::Texan };
                Self { $($field: settings.number($name),)* tie }
            }

            /// The figure of a parameter; `None` for one that is a word.
            pub(super) fn of_mut(&mut self, name: &str) -> Option<&mut i32> {
                match name {
                    $($name => Some(&mut self.$field),)*
                    _ => None,
                }
            }

            /// The names of the parameters read.
            #[cfg(test)]
            pub(super) const NAMES: &'static [&'static str] = &[$($name,)* "k.tie"];
        }
    };
}

figures! {
    /// Turns of the assault (K1.a).
    turns = "k.turns";
    /// Half inches of a hex inside (K1.c).
    hex_inside = "k.hex.inside";
    /// Half inches of a hex outside (K1.d).
    hex_outside = "k.hex.outside";
    /// The most days of bombardment (K3.a).
    days = "k.bombard.days";
    /// What two dice need for a shot of the bombardment (K3.c).
    bombard_hit = "k.bombard.hit";
    /// What two dice need for a counter-shot (K3.f).
    counter_hit = "k.counter.hit";
    /// Sections the garrison may reinforce (K3.n).
    reinforced = "k.reinforced";
    /// The fewest attack columns (K4.b).
    columns_least = "k.columns.least";
    /// The most attack columns (K4.b).
    columns_most = "k.columns.most";
    /// The smallest attack column, its command stand included (K4.c).
    column_stands = "k.column.stands";
    /// The smallest reserve, its command stand included (K4.d).
    reserve_stands = "k.reserve.stands";
    /// Start positions a map should have (K4.g).
    positions = "k.positions";
    /// The greatest distance among the sharpshooters (K4.j).
    span = "k.sharpshooters.span";
    /// Whether Bowie can leave his bed (K4.k).
    bowie_moves = "k.bowie.moves";
    /// The die at which a loss is the command stand (K5.e).
    command_struck = "k.command.struck";
    /// The range of rifles (K6.e).
    texan_range = "k.fire.texan.range";
    /// How far to either side a gun bears, in degrees (K6.f).
    half_angle = "k.fire.gun.half_angle";
    /// What a die of a Texan gun needs against a stand; 0 where it may not fire at one (K6.g).
    gun_stand = "k.fire.gun.stand";
    /// Added to Crockett's die (K6.i).
    crockett_bonus = "k.fire.crockett.bonus";
    /// Crockett's range (K6.i).
    crockett_range = "k.fire.crockett.range";
    /// Added to a sharpshooter's die (K6.i).
    sharp_bonus = "k.fire.sharpshooter.bonus";
    /// What a rifle needs against a column (K6.k).
    texan_column = "k.fire.texan.column";
    /// What a rifle needs against a stand (K6.k).
    texan_stand = "k.fire.texan.stand";
    /// What a gun needs against a column (K6.k).
    gun_column = "k.fire.gun.column";
    /// What a stand needs against a casting in the open (K6.k).
    mexican_open = "k.fire.mexican.open";
    /// What a stand needs against a casting in cover (K6.k).
    mexican_cover = "k.fire.mexican.cover";
    /// What a captured gun needs against a casting in the open (K6.k).
    captured_open = "k.fire.captured.open";
    /// What a captured gun needs against a casting in cover (K6.k).
    captured_cover = "k.fire.captured.cover";
    /// The range of muskets (K6.l).
    mexican_range = "k.fire.mexican.range";
    /// Shots out of a window in a turn (K6.n).
    window_shots = "k.window.shots";
    /// How far a column marches (K7.a).
    move_column = "k.move.column";
    /// How far a stand goes (K7.b).
    move_stand = "k.move.stand";
    /// How far a casting goes (K7.c).
    move_texan = "k.move.texan";
    /// Castings that may move into contact with one stand (K7.d).
    contact = "k.contact.castings";
    /// What a die needs to bog a column (K7.e).
    bogged = "k.pond.bogged";
    /// Movement segments a bogged column loses (K7.e).
    bogged_segments = "k.pond.segments";
    /// Stands a front grows by in a turn (K7.g).
    growth = "k.front.growth";
    /// How far a captured gun is moved (K7.j).
    move_gun = "k.move.gun";
    /// What a change of level costs (K7.l).
    level_change = "k.level_change";
    /// Stands on a spot (K7.m).
    stack_mexican = "k.stack.mexican";
    /// Castings on a spot (K7.m).
    stack_texan = "k.stack.texan";
    /// Castings on a spot of a room (K7.m).
    stack_room = "k.stack.texan_room";
    /// Whether a casting that has moved may fire (K7.n).
    move_and_fire = "k.texan.move_and_fire";
    /// Hexsides of a breach (K8.b).
    breach_sides = "k.breach.hexsides";
    /// Stands that may fire or fight through a breach in a turn (K8.b).
    breach_stands = "k.breach.stands";
    /// Castings that may fire or fight through a breach in a turn (K8.b).
    breach_castings = "k.breach.castings";
    /// What a die needs to get up a ladder (K9.c).
    scale = "k.scale.climbs";
    /// What a die needs to throw a ladder down (K9.e).
    push = "k.scale.pushed";
    /// What a stand's die needs to kill (K10.c).
    mexican_kills = "k.melee.mexican.kills";
    /// Dice of a stand (K10.c).
    mexican_dice = "k.melee.mexican.dice";
    /// What a casting's die needs to kill (K10.d).
    texan_kills = "k.melee.texan.kills";
    /// Castings that roll against one stand (K10.d).
    texan_dice = "k.melee.texan.dice";
    /// What a die needs to force a door (K10.i).
    door_force = "k.door.force";
    /// The same where a casting holds it (K10.i).
    door_held = "k.door.force_held";
    /// What a die needs to shoot a door down (K10.j).
    door_gun = "k.door.gun";
    /// How far from a door a gun may be (K10.j).
    door_range = "k.door.range";
    /// The first turn in which the reserve may be released (K11.d).
    reserve_from = "k.reserve.from_turn";
    /// Taken off the die of a column without its command stand (K11.f).
    morale_command = "k.morale.command";
    /// Taken off the die of a column with some losses (K11.f).
    morale_light = "k.morale.light";
    /// How many of a hundred stands these are (K11.f).
    light_percent = "k.morale.light_percent";
    /// Taken off besides with heavy losses (K11.f).
    morale_heavy = "k.morale.heavy";
    /// How many of a hundred stands those are (K11.f).
    heavy_percent = "k.morale.heavy_percent";
    /// The least result at which a column advances (K11.g).
    morale_advance = "k.morale.advance";
    /// The least result at which it stands fast (K11.g).
    morale_stand = "k.morale.stand";
    /// How far it falls back otherwise (K11.g).
    fall_back = "k.morale.fall_back";
    /// Points for a command stand (K12.a).
    points_command = "k.points.command_stand";
    /// Points for infantry (K12.b).
    points_infantry = "k.points.infantry";
    /// Stands of infantry that are worth them (K12.b).
    infantry_each = "k.points.infantry_each";
    /// Points for a day of bombardment (K12.c).
    points_day = "k.points.day";
    /// Days that cost nothing (K12.c).
    free_days = "k.points.free_days";
    /// Points for a part of the garrison (K12.d).
    points_castings = "k.points.castings";
    /// Parts of the garrison (K12.d).
    castings_parts = "k.points.castings_parts";
    /// Points for a leader of the garrison (K12.e).
    points_leader = "k.points.leader";
    /// Points for the whole garrison (K12.f).
    points_nobody = "k.points.nobody_left";
    /// Whether the game ends when a side has nobody left (K12.h).
    ends_early = "k.ends_early";
}

impl Figures {
    /// The fewest command stands and the fewest stands of infantry that columns and reserve are formed of (K4.a to K4.d).
    #[must_use]
    pub const fn least_stands(&self) -> (i32, i32) {
        let columns = self.columns_least.saturating_mul(self.column_stands.saturating_sub(1));
        let reserve = self.reserve_stands.saturating_sub(1);
        (self.columns_least.saturating_add(1), columns.saturating_add(reserve))
    }

    /// A figure as a count of half inches or pieces: never below 0, never beyond what a byte holds.
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
