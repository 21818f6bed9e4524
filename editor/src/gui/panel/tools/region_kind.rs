//! The meaning of a region to game systems: its kind, and the figures of regions of that kind.

use std::fmt;

use iced::widget::{Column, column, container, pick_list, row, slider, tooltip};
use iced::{Center, Element, Fill};
use rules::map::{MapDocument, Region, RegionFigure, RegionKind};
use rules::phrase::Phrase;

use super::Message;
use crate::gui::theme;
use crate::gui::tool::Drafts;
use crate::gui::widget::{aside, group, hinted, words};
use crate::words::Voice;

/// A kind, as an entry of a pick list.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Choice {
    kind: Option<&'static str>,
    name: String,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// The kind and the figures of the current region; `None` for a new one.
pub(super) fn view<'a>(drafts: &Drafts, map: &MapDocument, voice: &Voice) -> Option<Element<'a, Message>> {
    let region = drafts.region.id().and_then(|id| map.region(id))?;
    let choice = |kind: Option<&'static RegionKind>| Choice {
        kind: kind.map(|kind| kind.name),
        name: kind.map_or_else(|| voice.text("gui-region-kind-none"), |kind| voice.text(&kind.word())),
    };
    let fitting = RegionKind::ALL.iter().filter(|kind| kind.holds.fits(&region.members));
    let choices: Vec<Choice> = std::iter::once(None).chain(fitting.map(Some)).map(choice).collect();
    let kind = RegionKind::named(&region.kind);
    let list = pick_list(choices, Some(choice(kind)), |own| Message::RegionKindPicked(own.kind));
    let list = list.text_size(theme::TEXT).padding([2, 8]).width(Fill);
    let list = hinted(list, voice.text("gui-region-kind-about"), tooltip::Position::Bottom);
    let figures = figures(drafts, region, kind, voice);
    let about = kind.map(|kind| aside(voice.text(&kind.about())));
    let page = column![group(voice.text("gui-region-kind")), list].push(about).push(figures).spacing(theme::STEP);
    Some(container(page).padding(theme::NEAR).into())
}

/// The figures of a region of a kind, each with a slider.
pub(super) fn figures<'a>(
    drafts: &Drafts,
    region: &Region,
    kind: Option<&'static RegionKind>,
    voice: &Voice,
) -> Column<'a, Message> {
    let figures = kind.map(|kind| kind.figures).unwrap_or_default().iter().map(|figure| {
        let held = region.figures.get(figure.name).copied().unwrap_or(figure.least);
        let moved = drafts.region_figure.filter(|(name, _)| *name == figure.name).map(|(_, value)| value);
        measure(figure, moved.unwrap_or(held), voice)
    });
    Column::with_children(figures).spacing(theme::STEP)
}

/// A figure: its name, its value, and a slider to set it.
fn measure<'a>(figure: &'static RegionFigure, value: i32, voice: &Voice) -> Element<'a, Message> {
    let shown = match figure.name {
        RegionKind::FACING => voice.say(&Phrase::new("gui-gun-facing-degrees").with("degrees", value)),
        _ => value.to_string(),
    };
    let head = row![words(voice.text(&figure.word())).width(Fill), aside(shown)].align_y(Center);
    let name = figure.name;
    let set = slider(figure.range(), value, move |value| Message::RegionFigureMoved(name, value));
    let page = column![head, set.on_release(Message::RegionFigureSet)].spacing(2);
    hinted(page, voice.text(&figure.about()), tooltip::Position::Bottom)
}
