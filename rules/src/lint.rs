//! The validator: lints, findings and reports.
//!
//! One lint is one file of this folder with its page in English and French beside it. The pages are shown by
//! `bexar explain` and by the editor, and their examples are run as tests: what a page calls bad must be found, what
//! it calls good must not.
//!
//! A lint looks at the map with the corrections in force. Where several lints could speak of the same fault, the
//! most precise one does and the others keep silent.

// The frame: what lints are made of and how they run.
mod allowances;
mod check;
mod finding;
mod fix;
mod hexsides;
mod list;
mod mending;
mod place;
mod report;
mod survey;
mod touched;
mod validator;
mod ways;
mod zone;

// The lints, one a file.
mod bare_level_change;
mod cut_off_entry_area;
mod distant_entry_area;
mod door_to_nowhere;
mod doubled_counter;
mod doubled_entry;
mod doubled_entry_hex;
mod doubled_hexside;
mod doubled_level;
mod doubled_member;
mod empty_region;
mod empty_room;
mod flat_platform;
mod forbidden_set_up;
mod ground_in_building;
mod groundless_entry_hex;
mod hexside_without_level;
mod idle_allowance;
mod idle_correction;
mod idle_protection;
mod illegal_plot;
mod incomplete_building;
mod isolated_spot;
mod leaking_walls;
mod levelless_hex;
mod misfitting_correction;
mod misplaced_gunslit;
mod missing_level;
mod missing_region;
mod missing_scan;
mod misspelt_region;
mod non_adjacent_hexside;
mod off_map_hex;
mod off_map_hexside;
mod off_map_set_up;
mod outdoor_room_spot;
mod ramp_without_platform;
mod room_beyond_building;
mod room_without_door;
mod roomless_interior;
mod set_up_beyond_confines;
mod shared_entry_hex;
mod shared_room_spot;
mod shifted_numbering;
mod split_room;
mod stacked_set_up;
mod stray_protection;
mod unknown_building;
mod unknown_counter;
mod unnamed_thing;
mod unreachable_roof;
mod unservable_gun_site;
mod unsheltered_wall;
mod walls_beyond_confines;
mod wrong_elevation;
mod wrong_entry_area_count;
mod wrong_entry_area_size;
mod wrong_sided_wall;

#[cfg(test)]
mod tests;

pub use allowances::{Reason, Unused};
pub use check::{Check, Lists};
pub use finding::{Finding, Severity};
pub use fix::{Fix, FixKind};
pub use place::{Part, Place};
pub use report::Report;
pub use survey::Survey;
pub use touched::Touched;
pub use validator::Validator;

use crate::project::Project;
use crate::words::Language;

/// One lint: what it is called, what it says, and how it looks at a project.
#[derive(Debug)]
pub struct Lint {
    /// Its name, after the bad pattern, in kebab-case: "allow `leaking-walls`".
    pub name: &'static str,
    /// How bad what it finds is.
    pub severity: Severity,
    /// The id of what it says is wrong: `lint-` and the name.
    pub message: &'static str,
    /// The id of what it says to do: the same with `-help`.
    pub help: &'static str,
    /// Its page in English and in French, Markdown.
    pub pages: [&'static str; 2],
    /// The check.
    pub check: Check,
}

impl Lint {
    /// The lint of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        LINTS.iter().find(|lint| lint.name == name).copied()
    }

    /// Its page: what it finds, why it matters, an example, the same done well, and how it is fixed.
    #[must_use]
    pub const fn page(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.pages[0],
            Language::French => self.pages[1],
        }
    }

    /// Whether it looks at what can be played only.
    #[must_use]
    pub const fn is_playable(&self) -> bool {
        matches!(self.check, Check::Playable(..) | Check::PlayableHex(_))
    }

    /// A finding of this lint on the map; its values and its fix are added to it.
    fn at(&self, place: Place) -> Finding {
        Finding::new(self, Part::Map, place)
    }
}

/// The pages of a lint, in English and in French. A page without a bad and a good example does not compile.
const fn pages(english: &'static str, french: &'static str) -> [&'static str; 2] {
    assert!(holds(english, "```ron bad") && holds(english, "```ron good"), "the English page lacks an example");
    assert!(holds(french, "```ron bad") && holds(french, "```ron good"), "the French page lacks an example");
    [english, french]
}

/// Whether a text holds another, while compiling.
const fn holds(text: &str, part: &str) -> bool {
    let (text, part) = (text.as_bytes(), part.as_bytes());
    let mut from = 0;
    while from + part.len() <= text.len() {
        let mut same = 0;
        while same < part.len() && text[from + same] == part[same] {
            same += 1;
        }
        if same == part.len() {
            return true;
        }
        from += 1;
    }
    false
}

/// Every lint, in the order they run.
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
    &door_to_nowhere::LINT,
    &walls_beyond_confines::LINT,
    &leaking_walls::LINT,
    // The map: hexes, hexsides, rooms, regions, entry areas, and the ways of the compiled board.
    &shifted_numbering::LINT,
    &levelless_hex::LINT,
    &doubled_level::LINT,
    &wrong_elevation::LINT,
    &ground_in_building::LINT,
    &flat_platform::LINT,
    &hexside_without_level::LINT,
    &misplaced_gunslit::LINT,
    &ramp_without_platform::LINT,
    &idle_protection::LINT,
    &unsheltered_wall::LINT,
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
    &unnamed_thing::LINT,
    &unreachable_roof::LINT,
    &isolated_spot::LINT,
    &unservable_gun_site::LINT,
    &cut_off_entry_area::LINT,
    &unknown_counter::LINT,
    &doubled_counter::LINT,
    &off_map_set_up::LINT,
    &stacked_set_up::LINT,
    &set_up_beyond_confines::LINT,
    &forbidden_set_up::LINT,
    &illegal_plot::LINT,
    &idle_allowance::LINT,
];

/// Runs every lint that finds errors or warnings. The same project always gives the same report.
///
/// A scenario about which the report has no error can be played: [`Game::new`](crate::alamo::Game::new) succeeds.
pub fn run(project: &Project) -> Report {
    Validator::new(project, false).into_report()
}

/// Runs every lint, those too that find what is merely worth knowing.
pub fn run_with_notes(project: &Project) -> Report {
    Validator::new(project, true).into_report()
}
