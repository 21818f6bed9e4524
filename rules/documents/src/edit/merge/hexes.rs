//! Merging entries of hexes.

use super::conflict::{Judge, Place};
use super::list::Fields;
use super::origin::{OtherFields, origin};
use super::versions::Three;
use super::words::{plain, word};
use crate::edit::describe::written;
use crate::map::{Ground, HexEntry};
use crate::provenance::Provenance;

impl Fields for HexEntry {
    fn place(&self) -> Place {
        Place::new("thing-hex", &self.hex)
    }

    /// Merges the fields. Levels go with their ground: two grounds in conflict are not mixed.
    fn fields(judge: &mut Judge, base: Option<&Self>, [ours, theirs]: [&Self; 2]) -> Self {
        let plain_hex = Self::new(ours.hex, Ground::Outside, Provenance::default());
        let versions = Three { base: base.unwrap_or(&plain_hex), ours, theirs };
        let (place, before) = (&ours.place(), judge.conflicts.len());
        let ground = judge.settle(place, "merge-field-ground", versions.map(|hex| hex.ground), |own| word(own.word()));
        let levels = versions.map(|hex| &hex.levels);
        let levels = if judge.conflicts.len() > before {
            judge.preferred(levels)
        } else {
            judge.settle(place, "merge-field-levels", levels, |levels| plain(written(levels)))
        };
        let roof = |open: &bool| word(if *open { "merge-roof-none" } else { "merge-roof" });
        let open_top = judge.settle(place, "merge-field-roof", versions.map(|hex| hex.open_top), roof);
        let said = |hex: &Self| (hex.ground, hex.levels.clone(), hex.open_top);
        let rest = OtherFields::new(judge, before, said(ours) == said(theirs));
        let by = origin(judge, place, versions.map(|hex| &hex.by), rest);
        Self { hex: ours.hex, ground, levels: levels.clone(), open_top, by }
    }
}
