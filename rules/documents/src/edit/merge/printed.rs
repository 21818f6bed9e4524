//! Merging gun sites and printed names.

use super::conflict::{Judge, Place};
use super::list::{self, Fields};
use super::named::name;
use super::origin::{OtherFields, origin};
use super::versions::Three;
use super::words::{nothing, plain, word};
use crate::edit::Keyed;
use crate::hex::Hex;
use crate::map::{GunSite, GunSiteKind, Label};
use crate::phrase::{Argument, Phrase};
use crate::provenance::Provenance;
use crate::words::Words;

impl Fields for GunSite {
    fn place(&self) -> Place {
        Place::new("thing-gun-site", &self.at)
    }

    fn fields(judge: &mut Judge, base: Option<&Self>, [ours, theirs]: [&Self; 2]) -> Self {
        let (place, before) = (&ours.place(), judge.conflicts.len());
        let kinds = Three { base: base.map(|site| site.kind), ours: Some(ours.kind), theirs: Some(theirs.kind) };
        let show = |kind: &Option<GunSiteKind>| kind.map_or_else(nothing, |kind| word(kind.word()));
        let kind = judge.settle(place, "merge-field-kind", kinds, show).unwrap_or(ours.kind);
        let unsaid = Provenance::default();
        let origins = Three { base: base.map_or(&unsaid, |site| &site.by), ours: &ours.by, theirs: &theirs.by };
        let facings =
            Three { base: base.map(|site| site.facing), ours: Some(ours.facing), theirs: Some(theirs.facing) };
        let degrees =
            |own: &Option<Option<i16>>| own.flatten().map_or_else(nothing, |degrees| plain(format!("{degrees}°")));
        let facing = judge.settle(place, "merge-field-facing", facings, degrees).unwrap_or(ours.facing);
        let rest = OtherFields::new(judge, before, (ours.kind, ours.facing) == (theirs.kind, theirs.facing));
        let by = origin(judge, place, origins, rest);
        Self { at: ours.at, kind, facing, by }
    }
}

/// A printed name with its hex as the key, since its text may change.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct LabelByHex(Label);

impl Keyed for LabelByHex {
    type Key = Hex;

    fn key(&self) -> Hex {
        self.0.at
    }
}

impl Fields for LabelByHex {
    fn place(&self) -> Place {
        Place::new("thing-label", &self.0.at)
    }

    fn fields(judge: &mut Judge, base: Option<&Self>, [ours, theirs]: [&Self; 2]) -> Self {
        let unsaid = Self(Label { at: ours.0.at, text: Words::default(), turned: 0, size: 100 });
        let versions = Three { base: base.unwrap_or(&unsaid), ours, theirs };
        let place = &ours.place();
        let text = name(judge, place, versions.map(|own| &own.0.text));
        let degrees = |turned: &i16| plain(format!("{turned}°"));
        let turned = judge.settle(place, "merge-field-turned", versions.map(|own| own.0.turned), degrees);
        let percent = |size: &u16| Argument::Said(Phrase::new("percent").with("number", size));
        let size = judge.settle(place, "merge-field-size", versions.map(|own| own.0.size), percent);
        Self(Label { at: ours.0.at, text, turned, size })
    }
}

impl Fields for Label {
    fn place(&self) -> Place {
        Place::new("thing-label", &self.at)
    }

    /// Merges the fields; both sides have the same text, which is the key.
    fn fields(judge: &mut Judge, base: Option<&Self>, sides: [&Self; 2]) -> Self {
        let unsaid = Self { turned: 0, size: 100, ..sides[0].clone() };
        let base = LabelByHex(base.unwrap_or(&unsaid).clone());
        let [ours, theirs] = sides.map(|own| LabelByHex(own.clone()));
        LabelByHex::fields(judge, Some(&base), [&ours, &theirs]).0
    }
}

/// Merges names. A hex usually has one name, which stays the same name when its text changes; several names of a hex
/// are distinguished by their text.
pub(super) fn labels(judge: &mut Judge, lists: Three<&[Label]>) -> Vec<Label> {
    let mut merged = Vec::new();
    for versions in list::by_key(lists, |label| label.at).into_values() {
        if versions.all(|labels| labels.len() < 2) {
            let standing = versions.map(|labels| labels.into_iter().map(LabelByHex).collect::<Vec<_>>());
            let things = list::merge(judge, standing.as_ref().map(Vec::as_slice)).things;
            merged.extend(things.into_iter().map(|own| own.0));
        } else {
            merged.extend(list::merge(judge, versions.as_ref().map(Vec::as_slice)).things);
        }
    }
    merged
}
