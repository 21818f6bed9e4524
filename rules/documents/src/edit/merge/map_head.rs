//! Merging the head of a map: its title, origin, remarks and size.

use std::collections::BTreeSet;

use super::conflict::{Judge, Place};
use super::members;
use super::origin::{OtherFields, origin};
use super::versions::Three;
use super::words::{listed, nothing, plain, quoted};
use crate::map::{Grid, Scan};
use crate::phrase::Argument;
use crate::provenance::{Provenance, Source};
use crate::words::Words;

/// Merges the title, each language separately.
pub(super) fn title(judge: &mut Judge, versions: Three<&Words>) -> Words {
    let place = Place::map();
    let en = judge.settle(&place, "merge-field-title-en", versions.map(|title| &title.en), |own| quoted(own));
    let fr = judge.settle(&place, "merge-field-title-fr", versions.map(|title| &title.fr), |own| quoted(own));
    Words::new(en, fr)
}

/// Merges the origin of the map as a whole.
pub(super) fn by(judge: &mut Judge, versions: Three<&Provenance>) -> Provenance {
    origin(judge, &Place::map(), versions, OtherFields::Alike)
}

/// Merges the background scan. Two designers may compare different hexes with one picture, but its anchors belong
/// together: those of one side are kept, and if the pictures differ, one side's picture is kept with all its data.
pub(super) fn scan(judge: &mut Judge, versions: Three<&Option<Scan>>) -> Option<Scan> {
    let (place, versions) = (Place::map(), versions.map(Option::as_ref));
    let of_one_file = versions.all_there().filter(|scans| scans.all(|scan| scan.file == scans.base.file));
    let Some(scans) = of_one_file else {
        let settled = judge
            .settle(&place, "merge-field-scan", versions, |scan| scan.map_or_else(nothing, |scan| quoted(&scan.file)));
        return settled.cloned();
    };
    let anchors = scans.map(|scan| scan.anchors.as_slice());
    let anchors = judge.settle(&place, "merge-field-anchors", anchors, |own| listed(own)).to_vec();
    let checked = members::merge(scans.map(|scan| scan.checked.as_slice()));
    Some(Scan { file: scans.base.file.clone(), anchors, checked })
}

/// Merges the size of the grid: columns and rows.
pub(super) fn grid(judge: &mut Judge, versions: Three<Grid>) -> Grid {
    let place = Place::map();
    let columns = judge.settle(&place, "merge-field-columns", versions.map(|grid| grid.columns), |own| plain(own));
    let rows = judge.settle(&place, "merge-field-rows", versions.map(|grid| grid.rows), |own| plain(own));
    Grid { columns, rows }
}

/// Merges the remarks. Remarks added by both sides are concatenated; if a remark was changed or removed, all of them
/// are one field.
pub(super) fn notes(judge: &mut Judge, versions: Three<&[Words]>) -> Vec<Words> {
    let versions = match versions.agreed() {
        Ok(notes) => return notes.to_vec(),
        Err(versions) => versions,
    };
    let base = versions.base;
    if let (Some(ours), Some(theirs)) = (versions.ours.strip_prefix(base), versions.theirs.strip_prefix(base)) {
        let added: BTreeSet<_> = ours.iter().chain(theirs).collect();
        return base.iter().chain(added).cloned().collect();
    }
    let shown = |notes: &&[Words]| Argument::Number(i64::try_from(notes.len()).unwrap_or(i64::MAX));
    judge.decide(&Place::map(), "merge-field-notes", versions, shown).to_vec()
}

/// Merges the sources that entries share: those both sides have, and those one side has added. Nothing depends on them,
/// since each entry has its own words.
pub(super) fn sources(versions: Three<&[Source]>) -> Vec<Source> {
    let Three { base, ours, theirs } = versions;
    let has = |list: &[Source], id: &str| list.iter().any(|own| own.id == id);
    let mut sources: Vec<Source> = Vec::new();
    for (side, other) in [(ours, theirs), (theirs, ours)] {
        let kept = side.iter().filter(|own| has(other, &own.id) || !has(base, &own.id));
        kept.for_each(|own| {
            if !has(&sources, &own.id) {
                sources.push(own.clone());
            }
        });
    }
    sources
}
