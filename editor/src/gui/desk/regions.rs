//! Regions on the map: which are drawn, and where they disagree with the walls.

use rules::edit::{Change, Edit};
use rules::hex::Hex;
use rules::map::{Members, Region, RegionFigure, RegionKind};
use rules::phrase::Phrase;
use rules::place::Place;
use rules::project_edit::ProjectEdit;
use rules::provenance::Provenance;
use rules::report::Finding;

use super::Desk;
use crate::gui::designer_layer::DesignerLayer;
use crate::gui::tool::Tool;
use crate::gui::window_state::WindowState;
use crate::picture::overlay::{Mark, Tone};
use crate::picture::{Layers, MapFeatures, RegionSet, View};

/// The signs of hexes added to a region and removed from it.
const SIGNS: [&str; 2] = ["+", "\u{2212}"];

impl Desk {
    /// Adds to a view what the game reads of the map, and the regions that are drawn each in its own colour: while their
    /// layer is shown or the region brush is in hand, those that the brush paints; while the area tool is in hand, the
    /// areas; always except for those hidden one by one. What a tool in hand paints is drawn in any game, and only once.
    pub(super) fn with_regions(&self, view: View, around: &WindowState) -> View {
        let read = MapFeatures::of(self.document.project());
        let areas = MapFeatures::NONE.with_kind(RegionKind::AREA);
        let (features, shown) = match around.toolbox.tool {
            Tool::Region => {
                let kept = if read.has_kind(RegionKind::AREA) { areas } else { MapFeatures::NONE };
                let entries = if read.has_entry_areas() { MapFeatures::ENTRY_AREAS } else { MapFeatures::NONE };
                (kept.with(entries), self.regions_that(|kind| kind != RegionKind::AREA))
            }
            Tool::GameArea => (read.without_kind(RegionKind::AREA), self.regions_that(|kind| kind == RegionKind::AREA)),
            Tool::EntryArea => (read.with(MapFeatures::ENTRY_AREAS), self.layer_of_regions(view, read)),
            _ => (read, self.layer_of_regions(view, read)),
        };
        let regions = self.drafts.regions_seen(self.document.map(), shown);
        let draws = matches!(around.toolbox.tool, Tool::Region | Tool::GameArea);
        let layers = if draws { with_regions(view.layers) } else { view.layers };
        View { layers, features, regions, ..view }
    }

    /// The regions that their layer shows, if it is shown: all but areas and those that the game draws as its own.
    fn layer_of_regions(&self, view: View, read: MapFeatures) -> RegionSet {
        if view.regions.is_empty() {
            return RegionSet::NONE;
        }
        self.regions_that(|kind| kind != RegionKind::AREA && !read.has_kind(kind))
    }

    /// The regions whose kind satisfies a predicate.
    fn regions_that(&self, wanted: impl Fn(&str) -> bool) -> RegionSet {
        let others = self.document.map().regions.iter().enumerate().filter(|(_, own)| !wanted(&own.kind));
        others.fold(RegionSet::ALL, |shown, (at, _)| shown.without(at))
    }

    /// Gives the region being painted this kind, with the figures of that kind.
    pub(super) fn give_region_kind(&mut self, kind: Option<&'static str>) {
        let kind = kind.and_then(RegionKind::named);
        self.retell_region(|region| {
            let figures = kind.map(|kind| kind.figures).unwrap_or_default();
            let figure =
                |own: &RegionFigure| (own.name.to_owned(), region.figures.get(own.name).copied().unwrap_or(own.least));
            Region {
                kind: kind.map(|kind| kind.name.to_owned()).unwrap_or_default(),
                figures: figures.iter().map(figure).collect(),
                ..region.clone()
            }
        });
    }

    /// Stores the edited figure in the region being painted.
    pub(super) fn set_region_figure(&mut self) {
        if let Some((name, value)) = self.drafts.region_figure.take() {
            self.retell_region(|region| {
                let mut region = region.clone();
                region.figures.insert(name.to_owned(), value);
                region
            });
        }
    }

    /// Changes the properties of the region being painted. A cited origin is dropped, since the source does not say the
    /// new value.
    fn retell_region(&mut self, anew: impl Fn(&Region) -> Region) {
        let Some(id) = self.drafts.region.id().map(str::to_owned) else { return };
        let held = Change::new(&self.document.base_map().regions, &id, Vec::new());
        let by = |was: &Provenance| if was.is_cited() { Provenance::by_hand() } else { was.clone() };
        let becomes = held.was.iter().map(|region| Region { by: by(&region.by), ..anew(region) }).collect();
        let edit = Edit::Region(Change { becomes, ..held });
        self.document.make_all(Phrase::new("gui-stroke-region-kind").with("region", id), &[edit]);
    }

    /// Marks where drawn regions disagree with the walls: the hexes a fix would add, and those it would remove.
    pub(super) fn region_marks(&self, around: &WindowState) -> Vec<Mark> {
        if self.view_of_map(around).regions.is_empty() {
            return Vec::new();
        }
        let findings = self.document.report().findings.iter();
        findings.filter(|own| matches!(own.place, Place::Region(_))).flat_map(|own| changes(own)).collect()
    }
}

/// The layers plus those of regions.
fn with_regions(layers: Layers) -> Layers {
    DesignerLayer::Regions.layers().iter().fold(layers, |layers, layer| layers.with(*layer))
}

/// Marks what the fix of a finding would add to a region and remove from it.
fn changes(finding: &Finding) -> Vec<Mark> {
    let edits = finding.fix.iter().flat_map(|fix| &fix.edits);
    let changed = edits.filter_map(|edit| match edit {
        ProjectEdit::Map(Edit::Region(change)) => Some((change.was.as_slice(), change.becomes.as_slice())),
        _ => None,
    });
    changed
        .flat_map(|(was, becomes)| {
            let (was, becomes) = (hexes(was), hexes(becomes));
            let added: Vec<_> = becomes.iter().filter(|hex| !was.contains(hex)).copied().collect();
            let taken = was.into_iter().filter(|hex| !becomes.contains(hex));
            let mark = |hex, tone, sign: &str| Mark::Hex(hex, tone, sign.to_owned());
            let taken = taken.map(move |hex| mark(hex, Tone::No, SIGNS[1]));
            added.into_iter().map(move |hex| mark(hex, Tone::Yes, SIGNS[0])).chain(taken).collect::<Vec<_>>()
        })
        .collect()
}

/// The hexes of regions.
fn hexes(regions: &[Region]) -> Vec<Hex> {
    let own = regions.iter().flat_map(|region| match &region.members {
        Members::Hexes(hexes) => hexes.clone(),
        Members::Spots(spots) => spots.iter().map(|spot| spot.hex).collect(),
        Members::Hexsides(_) => Vec::new(),
    });
    own.collect()
}
