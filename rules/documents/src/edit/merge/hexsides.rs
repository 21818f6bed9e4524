//! Merging entries of hexsides, layer by layer.

use super::conflict::{Judge, Place};
use super::list::by_key;
use super::origin::{OtherFields, origin};
use super::versions::Three;
use super::words::{fate, protects, word};
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::{HexsideEntry, HexsideKind, Protects};
use crate::provenance::Provenance;

/// The feature on one layer.
#[derive(Clone, PartialEq, Eq)]
struct Feature {
    kind: HexsideKind,
    protects: Protects,
    by: Provenance,
}

/// Merges hexsides.
pub(super) fn merge(judge: &mut Judge, lists: Three<&[HexsideEntry]>) -> Vec<HexsideEntry> {
    let mut merged = Vec::new();
    for (side, versions) in by_key(lists, |entry| entry.at.side) {
        match versions.agreed() {
            Ok(entries) => merged.extend(entries),
            Err(versions) => merged.extend(layers(judge, side, versions)),
        }
    }
    merged
}

/// Merges a hexside both sides have changed.
fn layers(judge: &mut Judge, side: Hexside, versions: Three<Vec<HexsideEntry>>) -> Vec<HexsideEntry> {
    let place = Place::new("thing-hexside", &side);
    let doubled = |entries: &Vec<HexsideEntry>| {
        Layer::ALL.into_iter().any(|layer| entries.iter().filter(|entry| entry.at.covers(layer)).count() > 1)
    };
    if versions.any(doubled) {
        judge.decide(&place, "merge-field-whole", fate(versions.as_ref().map(Vec::as_slice)), Clone::clone);
        return judge.preferred(versions);
    }
    let [ground, upper] = Layer::ALL.map(|layer| {
        let on = versions.as_ref().map(|entries| {
            let entry = entries.iter().find(|entry| entry.at.covers(layer))?;
            Some(Feature { kind: entry.kind, protects: entry.protects, by: entry.by.clone() })
        });
        on.agreed().unwrap_or_else(|on| feature(judge, &place.clone().on(layer), on))
    });
    let joined = |entries: &Vec<HexsideEntry>| entries.iter().any(|entry| entry.at.layer.is_none());
    let written = |layer, feature: Option<Feature>| {
        let Feature { kind, protects, by } = feature?;
        Some(HexsideEntry { at: LayeredSide { side, layer }, kind, protects, by })
    };
    // One entry for both layers stays one entry as long as the layers are equal.
    if ground == upper && versions.any(joined) {
        return written(None, ground).into_iter().collect();
    }
    let entries = [written(Some(Layer::Ground), ground), written(Some(Layer::Upper), upper)];
    entries.into_iter().flatten().collect()
}

/// Merges a layer both sides have changed. A feature one side removed and the other changed is a conflict of kinds.
fn feature(judge: &mut Judge, place: &Place, versions: Three<Option<Feature>>) -> Option<Feature> {
    let kinds = versions.as_ref().map(|own| own.as_ref().map_or(HexsideKind::Clear, |own| own.kind));
    let clear = Feature { kind: HexsideKind::Clear, protects: Protects::Nobody, by: Provenance::default() };
    if kinds.ours == HexsideKind::Clear && kinds.theirs == HexsideKind::Clear {
        // A clear layer that is written down equals one that is not, whatever its origin.
        return if versions.ours == versions.theirs { versions.ours } else { None };
    }
    let there = Three { base: versions.base.as_ref().or(Some(&clear)), ..versions.as_ref().map(Option::as_ref) };
    let Some(there) = there.all_there().filter(|_| kinds.agreed().is_ok()) else {
        judge.decide(place, "merge-field-kind", kinds, |kind| word(kind.word()));
        return judge.preferred(versions);
    };
    let before = judge.conflicts.len();
    let kind = kinds.agreed().unwrap_or_default();
    let shelter = judge.settle(place, "merge-field-protects", there.map(|own| own.protects), |own| protects(*own));
    let alike = there.ours.kind == there.theirs.kind && there.ours.protects == there.theirs.protects;
    let rest = OtherFields::new(judge, before, alike);
    let by = origin(judge, place, there.map(|own| &own.by), rest);
    Some(Feature { kind, protects: shelter, by })
}
