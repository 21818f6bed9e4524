//! The parameters of a rulebook as plain figures.

use super::Order;
use super::Purpose;
use super::action::Path;
use crate::play::Dice;
use crate::rulebook::Settings;

/// All figures of the rulebook that the engine uses, read once.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the rulebook, on its own")]
pub(super) struct Parameters {
    pub(super) columns_per_area: u8,
    pub(super) reserve_may_share: bool,
    pub(super) set_up_per_hex: u8,
    pub(super) set_up_per_layer: bool,
    pub(super) set_up_zone: SetUpZone,
    pub(super) assault_turn: u8,
    pub(super) reserve_units: u8,
    pub(super) reserve_order: Order,
    pub(super) reserve_delay: u8,
    pub(super) steps: u8,
    pub(super) allowance_routed: u8,
    pub(super) stack: u8,
    /// Whether several units may share a spot for longer than a move or a retreat takes.
    pub(super) crowds: bool,
    pub(super) stack_at_phase_end: bool,
    pub(super) negators_vs_texan: u8,
    pub(super) negators_vs_mexican: u8,
    pub(super) negator_order: Order,
    pub(super) zones_stop_leaders: bool,
    pub(super) texan_shift: bool,
    pub(super) mexican_shift: bool,
    pub(super) negation_lifts_ban: bool,
    pub(super) units_block: bool,
    pub(super) attacks: u8,
    pub(super) damage_dice: u8,
    pub(super) step_loss: u8,
    pub(super) ferocity_dice: u8,
    pub(super) routed: i8,
    pub(super) zoc_counts_routed: bool,
    pub(super) weakened: (u8, u8),
    pub(super) rounding: Rounding,
    pub(super) hits_to_rout: u8,
    pub(super) retreat: u8,
    pub(super) retreat_extra: u8,
    pub(super) retreat_gain: u8,
    pub(super) companions: u8,
    pub(super) retreat_far: bool,
    pub(super) advance: bool,
    pub(super) advance_counter: bool,
    pub(super) advance_leaders: bool,
    pub(super) tow_hexes: [u8; 2],
    pub(super) per_tower: u8,
    pub(super) shots: u8,
    pub(super) silence_distance: u8,
    pub(super) silence_by_routed: bool,
    pub(super) split_targets: bool,
    pub(super) capture_order: Order,
    pub(super) breach_dice: u8,
    pub(super) breach_needs_los: bool,
    pub(super) helps_battery: bool,
    pub(super) loss_dice: u8,
    pub(super) leaders_capture: bool,
    pub(super) bowie_mobile: bool,
    pub(super) bowie_dies: bool,
    pub(super) rally_disordered: Order,
    pub(super) rally_routed: Order,
    pub(super) rally_led: Order,
    pub(super) track_step: u8,
    pub(super) entry_space: u8,
    pub(super) permanent_loss: bool,
    pub(super) casualty_rounding: Rounding,
    pub(super) allowance: u8,
    pub(super) hex_cost: u8,
    pub(super) allowance_disordered: u8,
    pub(super) allowance_towing: u8,
    pub(super) texan_tows: u8,
    pub(super) confined: bool,
    pub(super) disorder_over: i32,
    pub(super) step_over: i32,
    pub(super) eliminate_over: i32,
    pub(super) inside_mexican: i8,
    pub(super) inside_texan: i8,
    pub(super) disordered: i8,
    pub(super) per_mexican_in_zoc: i8,
    pub(super) leaders_per_side: u8,
    pub(super) track_full: u8,
    pub(super) track_reduced_step: u8,
    pub(super) track_reduced_elim: u8,
    pub(super) track_no_retreat: u8,
    pub(super) entry_full: u8,
    pub(super) entry_reduced: u8,
    pub(super) leader_first: u8,
    pub(super) leader_again: u8,
    pub(super) leader_loss: u8,
    pub(super) turns: u8,
    pub(super) withdrawal_last: u8,
    pub(super) points_per_turn: u16,
    pub(super) casualty_divisor: u16,
}

impl Parameters {
    pub(super) fn new(settings: &Settings<'_>) -> Self {
        let byte = |name| settings.number(name).clamp(0, i32::from(u8::MAX)) as u8;
        let small = |name| settings.number(name).clamp(i32::from(i8::MIN), i32::from(i8::MAX)) as i8;
        let word = |name| settings.number(name).clamp(0, i32::from(u16::MAX)) as u16;
        let flag = |name| settings.flag(name);
        let order = |name| order(settings.text(name));
        let is = |name, word| settings.text(name) == word;
        let rounding = |name| Rounding::new(settings.text(name));
        let dice = |purpose| dice_for(purpose, |name| settings.number(name)).count;
        Self {
            columns_per_area: byte("setup.assault_columns_per_area"),
            reserve_may_share: flag("setup.reserve_may_share"),
            set_up_per_hex: byte("setup.units_per_hex"),
            set_up_per_layer: flag("setup.per_layer"),
            set_up_zone: SetUpZone::new(settings.text("setup.zone")),
            assault_turn: byte("setup.assault_entry_turn"),
            reserve_units: byte("reserve.inside_units_needed"),
            reserve_order: order("reserve.min_state"),
            reserve_delay: byte("reserve.delay_turns"),
            steps: byte("unit.steps"),
            allowance_routed: byte("move.ma_routed"),
            crowds: byte("stack.units_per_layer") > 1
                || byte("setup.units_per_hex") > 1
                || is("stack.check", "phase_end"),
            stack: byte("stack.units_per_layer").max(1),
            stack_at_phase_end: is("stack.check", "phase_end"),
            negators_vs_texan: byte("zoc.negators_vs_texan"),
            negators_vs_mexican: byte("zoc.negators_vs_mexican"),
            negator_order: order("zoc.negator_min"),
            zones_stop_leaders: flag("zoc.leader_stops"),
            texan_shift: flag("zoc.texan_shift"),
            mexican_shift: flag("zoc.mexican_shift"),
            negation_lifts_ban: flag("wallban.lifted_by_negation"),
            units_block: flag("los.units_block"),
            attacks: byte("attack.per_phase"),
            damage_dice: dice(Purpose::Damage),
            step_loss: byte("damage.step_loss"),
            ferocity_dice: dice(Purpose::Ferocity),
            routed: small("mod.routed"),
            zoc_counts_routed: flag("mod.zoc_counts_routed"),
            weakened: fraction(settings.text("disorder.strength_factor")),
            rounding: rounding("disorder.rounding"),
            hits_to_rout: byte("disorder.hits_to_rout"),
            retreat: byte("retreat.hexes").clamp(1, Path::MOST as u8),
            retreat_extra: byte("retreat.extra_hexes").min(Path::MOST as u8),
            retreat_gain: byte("retreat.min_gain_per_step"),
            companions: byte("retreat.mexican_zoc_companions"),
            retreat_far: is("retreat.far", "strict"),
            advance: byte("advance.hexes") > 0,
            advance_counter: flag("advance.counter"),
            advance_leaders: flag("advance.leaders"),
            tow_hexes: [byte("battery.texan_tow_hexes"), byte("battery.tow_hexes_mexican")],
            per_tower: byte("battery.per_tower"),
            shots: byte("battery.shots_per_unit"),
            silence_distance: byte("battery.silence_distance"),
            silence_by_routed: flag("battery.silence_by_routed"),
            split_targets: flag("battery.split_targets"),
            capture_order: order("battery.capture_min"),
            breach_dice: dice(Purpose::Breach),
            breach_needs_los: flag("breach.needs_los"),
            helps_battery: flag("leader.helps_battery"),
            loss_dice: dice(Purpose::LeaderLoss),
            leaders_capture: flag("leader.captures"),
            bowie_mobile: flag("bowie.mobile"),
            bowie_dies: flag("bowie.dies_on_rout"),
            rally_disordered: order("rally.disordered"),
            rally_routed: order("rally.routed"),
            rally_led: order("rally.routed_with_leader"),
            track_step: byte("track.step_per_turn"),
            entry_space: byte("track.entry_space"),
            permanent_loss: flag("track.mexican_permanent_loss"),
            casualty_rounding: rounding("vp.rounding"),
            allowance: byte("move.ma"),
            hex_cost: byte("move.hex_cost"),
            allowance_disordered: byte("move.ma_disordered"),
            allowance_towing: byte("move.ma_towing"),
            texan_tows: byte("battery.texan_tows"),
            confined: flag("texan.confined"),
            disorder_over: settings.number("damage.disorder_over"),
            step_over: settings.number("damage.step_over"),
            eliminate_over: settings.number("damage.eliminate_over"),
            inside_mexican: small("mod.inside_mexican"),
            inside_texan: small("mod.inside_texan"),
            disordered: small("mod.disordered"),
            per_mexican_in_zoc: small("mod.per_mexican_in_zoc"),
            leaders_per_side: byte("mod.leaders_per_side"),
            track_full: byte("track.full"),
            track_reduced_step: byte("track.reduced_step"),
            track_reduced_elim: byte("track.reduced_elim"),
            track_no_retreat: byte("track.no_retreat"),
            entry_full: byte("entryretreat.space_full"),
            entry_reduced: byte("entryretreat.space_reduced"),
            leader_first: byte("track.leader_first"),
            leader_again: byte("track.leader_again"),
            leader_loss: byte("leader.loss_max"),
            turns: byte("game.turns"),
            withdrawal_last: byte("withdrawal.last_turn"),
            points_per_turn: word("vp.per_turn"),
            casualty_divisor: word("vp.casualty_divisor").max(1),
        }
    }

    /// The hex in which the fixed leader is set up (2.0): a text, so it is read separately.
    pub(super) fn bowie_hex(settings: &Settings<'_>) -> Option<crate::hex::Hex> {
        settings.text("setup.bowie_hex").parse().ok()
    }

    /// The dice for a purpose, in the number this rulebook uses.
    pub(super) const fn dice(&self, purpose: Purpose, dice: Dice) -> Dice {
        match purpose {
            Purpose::Combat | Purpose::Siege | Purpose::Variant | Purpose::Draw => dice,
            Purpose::Damage => Dice { count: self.damage_dice, ..dice },
            Purpose::LeaderLoss => Dice { count: self.loss_dice, ..dice },
            Purpose::Breach => Dice { count: self.breach_dice, ..dice },
            Purpose::Ferocity => Dice { count: self.ferocity_dice, ..dice },
        }
    }

    /// Whether zones of control, movement and stacking follow the published rules without any other house ruling, as
    /// the fast search for moves requires.
    pub(super) fn zones_as_printed(&self) -> bool {
        (self.negators_vs_texan, self.negators_vs_mexican, self.negator_order) == (1, 0, Order::Disordered)
            && !self.texan_shift
            && !self.mexican_shift
            && !self.crowds
            && !self.stack_at_phase_end
            && self.allowance_routed == 0
    }

    /// The strength of a disordered unit, given its printed strength (9.3): never less than 1 (R46).
    pub(super) fn weaken(&self, printed: u8) -> u8 {
        let (part, whole) = self.weakened;
        let rest = self.rounding.divide(u16::from(printed) * u16::from(part), u16::from(whole));
        (rest as u8).max(printed.min(1))
    }
}

/// The dice for a purpose in a rulebook with the given numbers.
pub(super) fn dice_for(purpose: Purpose, number: impl Fn(&str) -> i32) -> Dice {
    let published = purpose.published();
    let count = |name, most| number(name).clamp(1, most) as u8;
    let count = match purpose {
        Purpose::Combat | Purpose::Siege | Purpose::Variant | Purpose::Draw => published.count,
        // At most four dice: their sum and its modifiers fit wherever those of two do.
        Purpose::Damage => count("damage.dice", 4),
        Purpose::LeaderLoss => count("leader.loss_die", 4),
        Purpose::Breach => count("breach.dice", 3),
        Purpose::Ferocity => count("ferocity.die", 3),
    };
    Dice { count, ..published }
}

/// The zone in which the garrison is set up (R50).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SetUpZone {
    Confines,
    InsideWalls,
    Map,
}

impl SetUpZone {
    fn new(word: &str) -> Self {
        match word {
            "inside_walls" => Self::InsideWalls,
            "map" => Self::Map,
            _ => Self::Confines,
        }
    }
}

/// The rounding of fractions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Rounding {
    Up,
    /// To the nearest integer, halves up.
    Nearest,
    Down,
}

impl Rounding {
    fn new(word: &str) -> Self {
        match word {
            "down" => Self::Down,
            "up" => Self::Up,
            _ => Self::Nearest,
        }
    }

    /// Divides by a number other than 0.
    pub(super) const fn divide(self, number: u16, by: u16) -> u16 {
        match self {
            Self::Up => number.div_ceil(by),
            Self::Nearest => number.saturating_add(by / 2) / by,
            Self::Down => number / by,
        }
    }
}

/// The order a word names, or the worst order it accepts.
fn order(word: &str) -> Order {
    match word {
        "good" => Order::Good,
        "disordered" | "unrouted" => Order::Disordered,
        _ => Order::Routed,
    }
}

/// Parses a fraction in the form used by rulebooks into its numerator and denominator.
fn fraction(text: &str) -> (u8, u8) {
    let read = |(part, whole): (&str, &str)| Some((part.parse().ok()?, whole.parse().ok().filter(|whole| *whole > 0)?));
    text.split_once('/').and_then(read).unwrap_or((1, 1))
}
