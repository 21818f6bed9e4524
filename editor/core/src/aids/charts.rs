//! The charts and tables of a game.

mod combat;
mod sections;
mod sequence;
mod terrain;
mod victory;

pub(super) use victory::withdrawal_figures;

use rules::alamo::Game;
use rules::phrase::Phrase;
use rules::project::Project;
use rules::provenance::{Kind, Provenance};
use rules::rulebook::System;
use rules::variant::tell_kind;

use super::changes::{AidChart, changes};
use super::figures::figures;
use super::table::Table;
use super::{tracks, variants};
use crate::words::Voice;

const MOVEMENT: [&str; 9] = [
    "move.ma",
    "move.ma_disordered",
    "move.ma_routed",
    "move.ma_towing",
    "move.hex_cost",
    "stack.units_per_layer",
    "battery.tow_hexes_mexican",
    "battery.texan_tows",
    "battery.texan_tow_hexes",
];
const DAMAGE: [&str; 7] = [
    "damage.dice",
    "damage.disorder_over",
    "damage.step_over",
    "damage.eliminate_over",
    "damage.step_loss",
    "disorder.hits_to_rout",
    "disorder.strength_factor",
];
const MODIFIERS: [&str; 6] = [
    "mod.inside_mexican",
    "mod.inside_texan",
    "mod.disordered",
    "mod.routed",
    "mod.per_mexican_in_zoc",
    "mod.leaders_per_side",
];
const RETREAT: [&str; 6] = [
    "retreat.hexes",
    "retreat.extra_hexes",
    "advance.hexes",
    "rally.disordered",
    "rally.routed",
    "rally.routed_with_leader",
];
const BREACHES: [&str; 5] =
    ["breach.dice", "breach.types", "breach.needs_los", "battery.shots_per_unit", "battery.silence_distance"];
/// Parameters of losses, in addition to the spaces of the track they are placed on.
const LOSSES: [&str; 2] = ["track.step_per_turn", "leader.loss_max"];
const RESERVE: [&str; 3] = ["reserve.inside_units_needed", "reserve.min_state", "reserve.delay_turns"];
const RANGE: [&str; 6] = [
    "range.free",
    "range.penalty_per_hex",
    "range.max",
    "range.exempt_batteries",
    "range.exempt_states",
    "range.order",
];
const FEROCITY: [&str; 3] = ["ferocity.die", "ferocity.bonus_attacks", "ferocity.texan_phase"];

/// Returns the charts of a game, in the order a player needs them, then the tables of the variants in force. For a
/// project that cannot be played, the charts come from its rulebook alone.
#[must_use]
pub fn charts(project: &Project, voice: &Voice) -> Vec<Table> {
    let mut charts = match project.rulebook.system {
        System::Alamo => alamo(project, voice),
        System::Knapp | System::Deguello => sections::charts(project, voice),
    };
    for own in variants::on(project) {
        charts.extend(variants::tables(&own.document, voice));
    }
    charts.retain(|chart| !chart.is_empty());
    charts
}

/// Returns the charts of the 1981 game.
fn alamo(project: &Project, voice: &Voice) -> Vec<Table> {
    let rulebook = &project.rulebook;
    let game = Game::new(project).ok();
    let figures = |name, title, parameters: &[&str]| figures(project, name, title, parameters, voice);
    let changed = |table: Table, chart| table.with_notes(changes(project, chart, voice));
    let mut charts = vec![
        sequence::chart(voice),
        changed(terrain::chart(rulebook, voice).with_notes(kinds(project, voice)), AidChart::Terrain),
        changed(figures("movement", "aids-movement", &MOVEMENT), AidChart::Movement),
        changed(combat::chart(rulebook, voice), AidChart::Combat),
        changed(figures("damage", "aids-damage", &DAMAGE), AidChart::Damage),
        figures("modifiers", "aids-modifiers", &MODIFIERS),
        figures("retreat", "aids-retreat", &RETREAT),
        changed(figures("breaches", "aids-breaches", &BREACHES), AidChart::Breach),
        figures("losses", "aids-losses", &[&tracks::LOSSES[..], &LOSSES].concat()),
    ];
    if project.counters.columns.iter().any(|column| column.reserve) {
        charts.push(figures("reserve", "aids-reserve", &RESERVE));
    }
    if rulebook.flag("range.enabled") {
        charts.push(figures("range", "aids-range", &RANGE));
    }
    if rulebook.flag("ferocity.enabled") {
        charts.push(figures("ferocity", "aids-ferocity", &FEROCITY));
    }
    charts.push(changed(victory::withdrawal(project, game.as_ref(), voice), AidChart::Withdrawal));
    charts.push(changed(victory::levels(project, game.as_ref(), voice), AidChart::Turns));
    if rulebook.flag("siege.enabled") {
        charts.push(victory::siege(rulebook, voice));
    }
    charts
}

/// Returns the hexside kinds added by variants in force, one sentence each.
fn kinds(project: &Project, voice: &Voice) -> Vec<String> {
    let one = |own: &rules::project::LoadedVariant| {
        let say = |kind| {
            let message = Phrase::new("aids-kind-of").words("variant", own.document.title.clone());
            voice.say(&message.said("kind", tell_kind(kind)))
        };
        own.document.kinds.iter().map(say).collect::<Vec<_>>()
    };
    variants::on(project).into_iter().flat_map(one).collect()
}

/// Returns rows that each have an origin. If only some are reconstructed, those are marked and the note says so.
fn vouched<'a>(
    rows: impl IntoIterator<Item = (Vec<String>, &'a Provenance)>,
    voice: &Voice,
) -> (Vec<Vec<String>>, Option<String>) {
    let (mut rows, origins): (Vec<_>, Vec<_>) = rows.into_iter().map(|(row, by)| (row, by.kind())).unzip();
    let every = |kind| origins.iter().all(|own| *own == kind);
    let any = |kind| origins.contains(&kind);
    if every(Kind::Cited) {
        return (rows, None);
    }
    if every(Kind::Original) {
        return (rows, Some(voice.text("aids-all-original")));
    }
    if !any(Kind::Cited) && !any(Kind::Original) {
        return (rows, Some(voice.text("aids-all-reconstructed")));
    }
    let notes = [(Kind::Reconstructed, " *", "aids-some-reconstructed"), (Kind::Original, " †", "aids-some-original")];
    for (row, own) in rows.iter_mut().zip(&origins) {
        if let (Some(first), Some((_, sign, _))) = (row.first_mut(), notes.iter().find(|(kind, ..)| kind == own)) {
            first.push_str(sign);
        }
    }
    let said = notes.iter().filter(|(kind, ..)| any(*kind)).map(|(.., id)| voice.text(id));
    (rows, Some(said.collect::<Vec<_>>().join(" ")))
}
