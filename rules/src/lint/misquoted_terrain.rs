//! A line of the terrain chart that cites a rule and says something else (5.7, 6.0, 6.3, 8.2, 8.7, 10.3).

use super::terrain_beyond_range::{HIGHEST, points};
use super::{Check, Lint, Lists, Survey, documents::rulebook, pages};
use crate::alamo::index::citation::names_rule;
use crate::map::HexsideKind;
use crate::provenance::Provenance;
use crate::report::{Report, Severity};
use crate::rulebook::{CombatRow, Rulebook, Systems, TerrainEffect};

pub(super) static LINT: Lint = Lint {
    name: "misquoted-terrain",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-misquoted-terrain",
    help: "lint-misquoted-terrain-help",
    pages: pages(include_str!("misquoted_terrain.md"), include_str!("misquoted_terrain.fr.md")),
    check: Check::Lists(Lists::RULEBOOK, check),
};

/// What the rules publish about a kind of hexside.
struct Published {
    /// Movement points to cross it; `None` if it cannot be crossed (5.7).
    cost: Option<u8>,
    /// Whether batteries cross it (10.3).
    battery: bool,
    /// Whether zones of control extend across it (6.0).
    zoc: bool,
    /// Its height (5.7).
    height: u8,
    /// Whether melee is possible across it (8.2).
    melee: bool,
}

/// Returns what the rules publish about a kind; `None` for a kind that only a correction brings.
const fn published(kind: HexsideKind) -> Option<Published> {
    let (cost, battery, zoc, height, melee) = match kind {
        HexsideKind::Clear | HexsideKind::Breach => (Some(0), true, true, 0, true),
        HexsideKind::DryStreambed => (Some(0), false, true, 0, true),
        HexsideKind::StoneWall | HexsideKind::WoodenWall => (Some(1), false, false, 1, true),
        HexsideKind::InnerWall => (Some(2), false, true, 2, true),
        HexsideKind::OuterWall => (Some(4), false, false, 2, true),
        HexsideKind::ChurchWall => (None, false, false, 2, false),
        HexsideKind::Doorway => (Some(1), false, true, 0, true),
        HexsideKind::GunRamp => (Some(0), true, false, 0, true),
        HexsideKind::Gunslit | HexsideKind::Impassable | HexsideKind::InteriorWall => (None, false, false, 0, false),
        HexsideKind::HighPalisade => return None,
    };
    Some(Published { cost, battery, zoc, height, melee })
}

/// Whether a kind protects a defender (8.7).
const fn protects(kind: HexsideKind) -> bool {
    use HexsideKind::{ChurchWall, Doorway, Gunslit, InnerWall, OuterWall, StoneWall, WoodenWall};
    matches!(kind, StoneWall | WoodenWall | InnerWall | OuterWall | ChurchWall | Doorway | Gunslit)
}

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    for line in &rulebook.terrain {
        for [field, rule, said, stated] in misquoted(rulebook, line) {
            let finding = lint.row("terrain", line.kind.name()).with("field", field).with("rule", rule);
            report.add(finding.with("said", said).with("stated", stated));
        }
    }
}

/// Returns the fields in which a line contradicts the rules it cites: each with the rule, what that says, and what the line
/// says. What no chart could say, and a row that is missing from all lines, other lints report.
fn misquoted(rulebook: &Rulebook, line: &TerrainEffect) -> Vec<[String; 4]> {
    let (Provenance::Cited(citation), Some(own)) = (&line.by, published(line.kind)) else { return Vec::new() };
    let cites = |rules: &[&'static str]| rules.iter().copied().find(|rule| names_rule(citation, rule));
    // The chart and 10.3 disagree about these two; a line may follow the one it cites.
    let disputed = matches!(line.kind, HexsideKind::DryStreambed | HexsideKind::GunRamp);
    let towing: &[_] = if disputed { &["10.3"] } else { &["10.3", "5.7"] };
    let figure = |cost: Option<u8>| cost.map_or_else(|| "None".to_owned(), |points| points.to_string());
    let is_dear = line.cost.is_some_and(|cost| i32::from(cost) > points(rulebook));
    let is_unused = |row: &CombatRow| rulebook.terrain.iter().all(|line| line.row != row.row);
    let like_clear = rulebook.effect(HexsideKind::Clear).is_some_and(|clear| clear.row == line.row);
    let unprotected = protects(line.kind) && like_clear && !rulebook.combat_rows.iter().any(is_unused);
    let height = if line.height > HIGHEST { own.height } else { line.height };
    let flag = |flag: bool| flag.to_string();
    let fields = [
        ("cost", &["5.7", "5.2"][..], figure(own.cost), figure(if is_dear { own.cost } else { line.cost })),
        ("battery", towing, flag(own.battery), flag(line.battery)),
        ("zoc", &["6.3", "6.0", "5.7"][..], flag(own.zoc), flag(line.zoc)),
        ("height", &["5.7", "7.1"][..], own.height.to_string(), height.to_string()),
        ("melee", &["8.2", "5.7"][..], flag(own.melee), flag(line.melee)),
        ("row", &["8.7", "8.6", "8.3"][..], flag(true), flag(!unprotected)),
    ];
    let wrong = fields.into_iter().filter(|(.., said, stated)| said != stated);
    wrong
        .filter_map(|(field, rules, said, stated)| Some([field, cites(rules)?, &said, &stated].map(str::to_owned)))
        .collect()
}
