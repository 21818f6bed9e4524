//! The layers: shown, locked, faded, and those that judge the map.

mod corrections;
mod judged;
mod provenance;
mod row;

pub use judged::{Judged, Thing};

use iced::widget::{Column, column, container, scrollable};
use iced::{Element, Fill};
use rules::phrase::Phrase;
use rules::place::Place;
use rules::provenance::Kind;

use crate::gui::board;
use crate::gui::designer_layer::{DesignerLayer, DesignerLayers, LayerCommand};
use crate::gui::document::OpenDocument;
use crate::gui::keymap::{Command, key_of};
use crate::gui::theme;
use crate::gui::widget::{aside, group, line};
use crate::picture::MapFeatures;
use crate::words::Voice;

/// An event on the page.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// A layer was selected.
    Chosen(DesignerLayer),
    /// A layer was shown or hidden.
    Switched(DesignerLayer, bool),
    /// A layer was locked or unlocked.
    Locked(DesignerLayer, bool),
    /// The opacity of a layer was set, in percent.
    Faded(DesignerLayer, u8),
    /// The objects of one kind and origin are to be listed, from this one on; `None` closes the list.
    Listed(Option<Listed>),
    /// A place to jump to was picked.
    Jumped(Place),
    /// A correction was switched on or off.
    CorrectionSwitched(usize, bool),
}

/// A list of the objects of one kind and one origin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Listed {
    /// The kind of object.
    pub thing: Thing,
    /// Their origin.
    pub origin: Kind,
    /// The index of the first one shown.
    pub from: usize,
}

/// The state of the layers of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    /// The selected layer, which keyboard commands apply to.
    pub chosen: DesignerLayer,
    /// The layers that are locked.
    pub locked: DesignerLayers,
    /// The open list of objects by origin.
    pub listed: Option<Listed>,
}

impl Default for State {
    fn default() -> Self {
        Self { chosen: DesignerLayer::Ground, locked: DesignerLayers::NONE, listed: None }
    }
}

/// The context the page is shown in.
#[derive(Clone, Copy)]
pub struct LayersContext<'a> {
    /// The open document.
    pub document: &'a OpenDocument,
    /// The layers shown.
    pub shown: board::LayersShown,
    /// What the layers that judge the map report.
    pub judged: &'a Judged,
}

/// What decides which layers the page lists.
#[derive(Debug, Clone, Copy)]
pub struct Listing {
    /// Whether there are counters.
    is_scenario: bool,
    /// Whether the game reads kinds of regions.
    reads_regions: bool,
}

impl Listing {
    /// Returns what decides for a document.
    pub fn of(document: &OpenDocument) -> Self {
        let read = MapFeatures::of(document.project());
        Self { is_scenario: document.is_scenario(), reads_regions: read.has_regions() }
    }

    /// The layers on the page: the counters only for a scenario, what a game reads only if it reads something.
    fn layers(self) -> impl DoubleEndedIterator<Item = DesignerLayer> {
        DesignerLayer::ALL.into_iter().filter(move |designer_layer| match designer_layer {
            DesignerLayer::Counters => self.is_scenario,
            DesignerLayer::Features => self.reads_regions,
            _ => true,
        })
    }
}

/// The layer below or above another on the page, wrapping around.
pub fn beside(designer_layer: DesignerLayer, down: bool, listing: Listing) -> DesignerLayer {
    let listed: Vec<_> = listing.layers().collect();
    let count = listed.len();
    let here = listed.iter().position(|own| *own == designer_layer).unwrap_or(0);
    listed[if down { here + 1 } else { here + count - 1 } % count]
}

/// Lays out the page of layers.
pub fn view<'a>(state: &State, page: LayersContext<'a>, voice: &Voice) -> Element<'a, Message> {
    let LayersContext { document, shown, judged } = page;
    let rows = Listing::of(document)
        .layers()
        .filter(|designer_layer| !row::judges(*designer_layer))
        .map(|designer_layer| row::view(designer_layer, state, shown, voice));
    let keys = Phrase::new("gui-ply-keys")
        .with("up", key_of(Command::Layer(LayerCommand::Turn { down: false })))
        .with("down", key_of(Command::Layer(LayerCommand::Turn { down: true })))
        .with("show", key_of(Command::Layer(LayerCommand::Show)))
        .with("lock", key_of(Command::Layer(LayerCommand::Lock)))
        .with("fade", key_of(Command::Layer(LayerCommand::Fade)));
    let map = column![group(voice.text("gui-ply-title"))].extend(rows).push(aside(voice.say(&keys))).spacing(2);
    let origins =
        column![group(voice.text("gui-ply-judging")), row::view(DesignerLayer::Provenance, state, shown, voice)]
            .push(provenance::view(state.listed, page, voice))
            .spacing(theme::STEP);
    let corrected = column![row::view(DesignerLayer::Corrections, state, shown, voice)]
        .push(corrections::view(document, shown.has(DesignerLayer::Corrections), judged, voice))
        .spacing(theme::STEP);
    let body: Column<'_, _> = column![map, line(), origins, line(), corrected].spacing(theme::NEAR);
    scrollable(container(body).padding(theme::BESIDE_BAR)).height(Fill).width(Fill).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_pass_every_layer_of_the_page_and_come_round() {
        for (is_scenario, reads_regions) in [(true, true), (true, false), (false, false)] {
            let listing = Listing { is_scenario, reads_regions };
            let all: Vec<_> = listing.layers().collect();
            let mut here = all[0];
            for designer_layer in &all {
                assert_eq!(here, *designer_layer);
                let next = beside(here, true, listing);
                assert_eq!(beside(next, false, listing), here);
                here = next;
            }
            assert_eq!(here, all[0]);
        }
    }
}
