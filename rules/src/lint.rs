//! The validator: lints, findings and reports.
//!
//! Each lint is one file in this folder, next to its documentation page in English and French. The pages are shown by
//! `bexar explain` and by the editor, and their examples are run as tests: a lint must report what its page calls bad
//! and must not report what it calls good.
//!
//! Lints see the map with the corrections in force. If several lints could report the same fault, only the most precise
//! one does.

// The framework: what lints are made of and how they run.
mod allowances;
mod bands;
mod cases;
mod check;
mod connectivity;
mod definition;
mod documents;
mod enclosure;
mod features;
mod fix_all;
mod isolated_spots;
mod lints_by_input;
mod list;
mod locate;
mod misfit;
mod off_grid;
mod painted;
mod reachability;
mod repairs;
mod rolls;
mod root_cause;
mod set_up_lines;
mod storeys;
mod survey;
mod texts;
mod touched;
mod validator;
mod variants;
mod zone;

// The lints, one per file.
mod aimless_gun_site;
mod ambiguous_roll;
mod ambiguous_tag;
mod area_beyond_storeys;
mod area_without_way_up;
mod backward_range;
mod bare_bastion;
mod bare_level_change;
mod battery_beyond_dice;
mod blind_gun;
mod broken_perimeter;
mod broken_streambed;
mod broken_victory_schedule;
mod broken_wall_section;
mod circular_roll;
mod clashing_corrections;
mod clashing_items;
mod clashing_rules;
mod column_never_entering;
mod company_without_flechas;
mod contradicted_region;
mod contradicting_parameters;
mod cramped_group_place;
mod cut_off_entry_area;
mod cut_off_start_position;
mod dead_end;
mod distant_entry_area;
mod door_to_nowhere;
mod door_within_area;
mod doubled_allowance;
mod doubled_case;
mod doubled_counter;
mod doubled_entry;
mod doubled_entry_hex;
mod doubled_hexside;
mod doubled_item;
mod doubled_leader;
mod doubled_level;
mod doubled_member;
mod doubled_name;
mod doubled_rulebook_line;
mod dry_approach;
mod empty_column;
mod empty_quantity;
mod empty_region;
mod empty_room;
mod falling_withdrawal;
mod figure_out_of_range;
mod flat_platform;
mod forbidden_set_up;
mod foreign_counter_mix;
mod foreign_word;
mod ground_in_building;
mod groundless_entry_hex;
mod gun_without_cannoneer;
mod gun_without_site;
mod hexside_without_level;
mod hidden_character;
mod hidden_character_in_case;
mod hit_beyond_dice;
mod hollow_case;
mod homeless_bowie;
mod homeless_counter;
mod idle_allowance;
mod idle_correction;
mod idle_declaration;
mod idle_entry_area;
mod idle_item;
mod idle_officer;
mod idle_pair;
mod idle_protection;
mod idle_variant;
mod idle_withdrawal_figure;
mod illegal_plot;
mod impossible_case;
mod impossible_condition;
mod impossible_set_up;
mod impossible_tow;
mod incomplete_building;
mod incomplete_region;
mod isolated_area;
mod isolated_spot;
mod leader_without_replacement;
mod leaking_secret;
mod leaking_walls;
mod levelless_hex;
mod lone_hexside;
mod miscounted_garrison;
mod misfit_parameter;
mod misfit_region;
mod misfit_thing;
mod misfitting_correction;
mod misplaced_effect;
mod misplaced_fixed_hex;
mod misplaced_group_place;
mod misplaced_gunslit;
mod misplaced_item;
mod misplaced_start_position;
mod misplaced_third_level;
mod misquoted_terrain;
mod missing_combat_table;
mod missing_level;
mod missing_region;
mod missing_scan;
mod missing_table_line;
mod missing_variant;
mod misspelt_region;
mod mistaken_leader;
mod morale_beyond_dice;
mod nameless_counter;
mod non_adjacent_hexside;
mod odd_ground;
mod odd_wall;
mod off_map_hex;
mod off_map_hexside;
mod off_map_set_up;
mod open_perimeter;
mod optional_rule_off;
mod other_map;
mod outdoor_room_spot;
mod overfull_column;
mod overfull_mix;
mod overlong_name;
mod parameter_out_of_range;
mod raised_wooden_wall;
mod ramp_without_gun;
mod ramp_without_platform;
mod rating_beyond_die;
mod refused_set_up;
mod repeated_name;
mod roll_beyond_dice;
mod roof_area_over_church;
mod room_beyond_building;
mod room_without_door;
mod roomless_interior;
mod scalable_church;
mod senseless_rule;
mod set_up_beyond_confines;
mod shared_area_spot;
mod shared_entry_hex;
mod shared_room_spot;
mod shared_wall_side;
mod shifted_numbering;
mod short_approach;
mod siege_without_table;
mod single_door;
mod split_area;
mod split_room;
mod spot_without_area;
mod stacked_set_up;
mod stale_correction;
mod stray_column;
mod stray_protection;
mod stray_replacement;
mod stronger_reduced_side;
mod table_gap;
mod table_overlap;
mod terrain_beyond_range;
mod track_beyond_game;
mod unanswered_roll;
mod unbound_role;
mod uncited_correction;
mod uneven_combat_table;
mod unfillable_columns;
mod unfilled_gun_site;
mod unfloored_interior;
mod unformable_columns;
mod unknown_building;
mod unknown_case_citation;
mod unknown_citation;
mod unknown_column;
mod unknown_combat_row;
mod unknown_counter;
mod unknown_list_word;
mod unknown_name;
mod unknown_parameter;
mod unknown_piece_kind;
mod unknown_place;
mod unknown_region_kind;
mod unknown_rule;
mod unmanned_fort;
mod unnamed_thing;
mod unordered_columns;
mod unpainted_confines;
mod unplaced_change;
mod unprinted_character;
mod unreachable_inside;
mod unreachable_roof;
mod unreadable_scan;
mod unservable_gun_site;
mod unset_flag;
mod unsheltered_wall;
mod unspoken_mode;
mod unused_column;
mod unused_combat_row;
mod unwalled_room;
mod wall_beyond_perimeter;
mod walls_beyond_confines;
mod weaker_with_strength;
mod wrong_elevation;
mod wrong_entry_area_count;
mod wrong_entry_area_size;
mod wrong_grid_size;
mod wrong_sided_wall;
mod wrong_start_position_count;

#[cfg(test)]
pub(crate) mod tests;

pub use allowances::{Reason, Unused};
pub use cases::{CasesSurvey, cases};
pub use check::{Check, HexCheck, ListCheck, Lists, OpeningCheck, SideCheck};
pub use definition::Lint;
use definition::pages;
pub use features::Features;
pub use fix_all::{Mended, Mending, fix_all};
pub use locate::{Locator, locate, locate_finding};
pub use painted::{PaintedHex, PaintedSide};
pub use survey::Survey;
pub use touched::Touched;
pub use validator::Validator;

use crate::project::Project;
use crate::report::Report;

/// All lints, in the order in which they run.
pub static LINTS: &[&Lint] = &[
    &misfitting_correction::LINT,
    &idle_correction::LINT,
    &off_map_hex::LINT,
    &off_map_hexside::LINT,
    &non_adjacent_hexside::LINT,
    &doubled_hexside::LINT,
    &doubled_entry::LINT,
    &missing_level::LINT,
    &stray_protection::LINT,
    &wrong_entry_area_count::LINT,
    &wrong_entry_area_size::LINT,
    &doubled_entry_hex::LINT,
    &shared_entry_hex::LINT,
    &incomplete_building::LINT,
    &outdoor_room_spot::LINT,
    &split_room::LINT,
    &room_without_door::LINT,
    &unwalled_room::LINT,
    &door_to_nowhere::LINT,
    &walls_beyond_confines::LINT,
    &leaking_walls::LINT,
    &incomplete_region::LINT,
    // The map: hexes, hexsides, rooms, regions, entry areas, and paths on the compiled board.
    &shifted_numbering::LINT,
    &wrong_grid_size::LINT,
    &levelless_hex::LINT,
    &doubled_level::LINT,
    &wrong_elevation::LINT,
    &ground_in_building::LINT,
    &flat_platform::LINT,
    &hexside_without_level::LINT,
    &misplaced_gunslit::LINT,
    &ramp_without_platform::LINT,
    &lone_hexside::LINT,
    &broken_streambed::LINT,
    &odd_wall::LINT,
    &idle_protection::LINT,
    &unsheltered_wall::LINT,
    &contradicted_region::LINT,
    &wrong_sided_wall::LINT,
    &bare_level_change::LINT,
    &empty_room::LINT,
    &roomless_interior::LINT,
    &shared_room_spot::LINT,
    &unknown_building::LINT,
    &room_beyond_building::LINT,
    &empty_region::LINT,
    &doubled_member::LINT,
    &misspelt_region::LINT,
    &missing_region::LINT,
    &groundless_entry_hex::LINT,
    &distant_entry_area::LINT,
    &missing_scan::LINT,
    &unreadable_scan::LINT,
    &unnamed_thing::LINT,
    &unreachable_roof::LINT,
    &isolated_spot::LINT,
    &unservable_gun_site::LINT,
    &ramp_without_gun::LINT,
    &impossible_tow::LINT,
    &cut_off_entry_area::LINT,
    // Layers of "Remember the Alamo!".
    &broken_perimeter::LINT,
    &wall_beyond_perimeter::LINT,
    &broken_wall_section::LINT,
    &shared_wall_side::LINT,
    &wrong_start_position_count::LINT,
    &misplaced_start_position::LINT,
    &cut_off_start_position::LINT,
    &short_approach::LINT,
    &dry_approach::LINT,
    &homeless_bowie::LINT,
    &gun_without_site::LINT,
    &gun_without_cannoneer::LINT,
    &idle_officer::LINT,
    &company_without_flechas::LINT,
    &unformable_columns::LINT,
    &unmanned_fort::LINT,
    &unfillable_columns::LINT,
    &aimless_gun_site::LINT,
    // Areas of "Deguello at Dawn".
    &spot_without_area::LINT,
    &shared_area_spot::LINT,
    &split_area::LINT,
    &area_beyond_storeys::LINT,
    &door_within_area::LINT,
    &roof_area_over_church::LINT,
    &misplaced_third_level::LINT,
    &area_without_way_up::LINT,
    &isolated_area::LINT,
    &scalable_church::LINT,
    &open_perimeter::LINT,
    &bare_bastion::LINT,
    &misplaced_group_place::LINT,
    &cramped_group_place::LINT,
    // Mismatched ground, counters and set-up.
    &unpainted_confines::LINT,
    &odd_ground::LINT,
    &unfloored_interior::LINT,
    &unknown_counter::LINT,
    &doubled_counter::LINT,
    &off_map_set_up::LINT,
    &stacked_set_up::LINT,
    &set_up_beyond_confines::LINT,
    &forbidden_set_up::LINT,
    &illegal_plot::LINT,
    &refused_set_up::LINT,
    &misplaced_fixed_hex::LINT,
    // Scenarios and corrections.
    &other_map::LINT,
    &unfilled_gun_site::LINT,
    &homeless_counter::LINT,
    &column_never_entering::LINT,
    &clashing_corrections::LINT,
    &doubled_item::LINT,
    &clashing_items::LINT,
    &misplaced_item::LINT,
    &idle_item::LINT,
    &raised_wooden_wall::LINT,
    &uncited_correction::LINT,
    &unknown_citation::LINT,
    &stale_correction::LINT,
    // Cases.
    &doubled_case::LINT,
    &hollow_case::LINT,
    &hidden_character_in_case::LINT,
    &unknown_rule::LINT,
    &unknown_case_citation::LINT,
    &impossible_case::LINT,
    // Playability.
    &unreachable_inside::LINT,
    &blind_gun::LINT,
    &dead_end::LINT,
    &single_door::LINT,
    &idle_entry_area::LINT,
    // The counter mix.
    &doubled_name::LINT,
    &overfull_mix::LINT,
    &empty_quantity::LINT,
    &stronger_reduced_side::LINT,
    &morale_beyond_dice::LINT,
    &unknown_column::LINT,
    &stray_column::LINT,
    &empty_column::LINT,
    &overfull_column::LINT,
    &miscounted_garrison::LINT,
    &leader_without_replacement::LINT,
    &stray_replacement::LINT,
    &doubled_leader::LINT,
    &mistaken_leader::LINT,
    &rating_beyond_die::LINT,
    &battery_beyond_dice::LINT,
    &nameless_counter::LINT,
    &hidden_character::LINT,
    &unprinted_character::LINT,
    &overlong_name::LINT,
    // The rulebook.
    &missing_combat_table::LINT,
    &missing_table_line::LINT,
    &doubled_rulebook_line::LINT,
    &table_gap::LINT,
    &table_overlap::LINT,
    &backward_range::LINT,
    &uneven_combat_table::LINT,
    &unordered_columns::LINT,
    &unknown_combat_row::LINT,
    &unused_combat_row::LINT,
    &weaker_with_strength::LINT,
    &roll_beyond_dice::LINT,
    &hit_beyond_dice::LINT,
    &unused_column::LINT,
    &idle_withdrawal_figure::LINT,
    &falling_withdrawal::LINT,
    &broken_victory_schedule::LINT,
    &unknown_parameter::LINT,
    &unknown_region_kind::LINT,
    &unknown_piece_kind::LINT,
    &foreign_counter_mix::LINT,
    &misfit_parameter::LINT,
    &misfit_region::LINT,
    &parameter_out_of_range::LINT,
    &unknown_list_word::LINT,
    &optional_rule_off::LINT,
    &siege_without_table::LINT,
    &contradicting_parameters::LINT,
    &track_beyond_game::LINT,
    &terrain_beyond_range::LINT,
    &misquoted_terrain::LINT,
    // Variants.
    &missing_variant::LINT,
    &unknown_name::LINT,
    &unknown_place::LINT,
    &repeated_name::LINT,
    &unbound_role::LINT,
    &misfit_thing::LINT,
    &misplaced_effect::LINT,
    &idle_pair::LINT,
    &senseless_rule::LINT,
    &unanswered_roll::LINT,
    &ambiguous_roll::LINT,
    &circular_roll::LINT,
    &impossible_condition::LINT,
    &unspoken_mode::LINT,
    &unset_flag::LINT,
    &unplaced_change::LINT,
    &idle_declaration::LINT,
    &idle_variant::LINT,
    &ambiguous_tag::LINT,
    &foreign_word::LINT,
    &figure_out_of_range::LINT,
    &clashing_rules::LINT,
    &impossible_set_up::LINT,
    &leaking_secret::LINT,
    // Allowances, after all other lints.
    &doubled_allowance::LINT,
    &idle_allowance::LINT,
];

/// Runs all lints that report errors or warnings. The same project always gives the same report.
///
/// If the report has no errors the scenario can be played: [`Game::new`](crate::alamo::Game::new) succeeds.
///
/// # Examples
///
/// ```
/// use rules::lint;
/// use rules::map::MapDocument;
/// use rules::project::Project;
///
/// let mut map = MapDocument::sketch(&["grid 5 5", "building 0303"])?;
/// map.hexes[0].hex = "0909".parse()?;
/// let report = lint::run(&Project::of_map(map));
/// let off_map: Vec<String> = report.findings_of("off-map-hex").map(|finding| finding.place.to_string()).collect();
/// assert_eq!(off_map, ["0909"]);
/// assert!(!report.is_playable());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn run(project: &Project) -> Report {
    Validator::new(project, false).into_report()
}

/// Runs all lints, including those that report notes.
///
/// # Examples
///
/// ```
/// use rules::lint;
/// use rules::map::MapDocument;
/// use rules::project::Project;
/// use rules::report::Severity;
///
/// let project = Project::of_map(MapDocument::sketch(&["grid 5 5"])?);
/// assert_eq!(lint::run(&project).count(Severity::Note), 0);
/// assert_eq!(lint::run_with_notes(&project).down_to(Severity::Warning), lint::run(&project));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn run_with_notes(project: &Project) -> Report {
    Validator::new(project, true).into_report()
}
