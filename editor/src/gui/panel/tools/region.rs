//! The regions of the map, and the name of a new one.

use iced::widget::{Column, button, column, container, row, space, text, text_input, tooltip};
use iced::{Border, Center, Color, Element, Fill};
use rules::map::{MapDocument, Members};
use rules::phrase::Phrase;
use rules::place::Place;
use rules::report::{Finding, FixKind};

use super::{Message, NAME, command, named, palette, reach, region_kind, spoken};
use crate::gui::document::OpenDocument;
use crate::gui::keymap::Command;
use crate::gui::panel::problems::sign;
use crate::gui::theme::{self, Tint};
use crate::gui::tool::drafts::{BrushName, name, region_id, regions};
use crate::gui::tool::region::Holds;
use crate::gui::tool::{Drafts, Toolbox};
use crate::gui::widget::{Icon, aside, group, hinted, icon_button, pressed, segment, unquoted};
use crate::picture::palette::{Colour, Palette};
use crate::picture::{self, region::colours};
use crate::words::Voice;

/// The page of the region brush.
pub(super) fn view<'a>(
    toolbox: Toolbox,
    drafts: &'a Drafts,
    document: &OpenDocument,
    voice: &Voice,
) -> Element<'a, Message> {
    let map = document.map();
    let field = text_input(&voice.text("gui-region-name"), &drafts.region_name).size(theme::TEXT);
    let field = field.id(NAME).padding(6).on_input(Message::RegionTyped);
    // The id follows the name until the user types another one; the empty field shows the resulting id as a hint.
    let typed = name(&drafts.region_name, voice.language());
    let id = region_id(&drafts.region_id, &typed);
    let hint = if typed.en.is_empty() { voice.text("gui-region-id") } else { id.clone().unwrap_or_default() };
    let own = text_input(&hint, &drafts.region_id).size(theme::TEXT).padding(6).on_input(Message::RegionIdTyped);
    let wrong = match &id {
        None => Some(aside(voice.text("gui-rename-malformed")).style(Tint::Error.text())),
        Some(id) => {
            let taken = drafts.region == BrushName::New && !typed.en.is_empty() && map.region(id).is_some();
            taken.then(|| aside(voice.text("gui-region-joins")))
        }
    };
    let fresh = column![group(voice.text("gui-region-new")), field, own].push(wrong);
    let fresh = fresh.spacing(theme::STEP).padding(theme::NEAR);
    // Every colour depends on all regions: they are computed once for all rows.
    let [light, dark] =
        [picture::Theme::Light, picture::Theme::Dark].map(|theme| colours(map, Palette::for_theme(theme)));
    let rows: Vec<_> = regions(map)
        .into_iter()
        .map(|(id, name)| {
            let pick = BrushName::Known(id.clone());
            let chosen = drafts.region == pick;
            let erases = drafts.region == BrushName::Eraser && drafts.region_left == id;
            let size = map.region(&id).map_or(0, |region| match &region.members {
                Members::Hexes(hexes) => hexes.len(),
                Members::Spots(spots) => spots.len(),
                Members::Hexsides(sides) => sides.len(),
            });
            let chip = chip([&light, &dark].map(|own| own.get(id.as_str()).copied()));
            let eye = map.region(&id).is_some().then(|| eye(drafts, &id, &spoken(&name, voice), voice));
            let about = voice.say(&Phrase::new("gui-region-pick").with("name", spoken(&name, voice)).with("id", &id));
            let name = named(spoken(&name, voice), size.to_string(), about, chosen, Message::RegionPicked(pick));
            let about = if erases { "gui-region-erases" } else { "gui-region-erase" };
            let away = icon_button(Icon::Eraser, voice.text(about), Some(Message::RegionEraserPicked(id)));
            let away = container(away).style(
                move |theme: &iced::Theme| {
                    if erases { theme::marked(theme) } else { container::Style::default() }
                },
            );
            row![chip, container(name).width(Fill)].push(eye).push(away).align_y(Center).into()
        })
        .collect();
    let can = drafts.region.id().is_some_and(|id| map.region(id).is_some());
    let rename = command("gui-rename", "gui-rename-about", Command::Rename, can, voice);
    let about = column![rename, aside(voice.text("gui-region-about"))].padding(theme::NEAR).spacing(theme::NEAR);
    let palette = container(palette(voice.text("gui-tools-region"), rows)).height(Fill);
    let reach = (toolbox.region != Holds::Hexsides).then(|| reach(toolbox, voice));
    let against = against(drafts, document, voice);
    let kind = region_kind::view(drafts, map, voice);
    column![holds(toolbox, drafts, map, voice)]
        .push(reach)
        .push(fresh)
        .push(kind)
        .push(against)
        .push(palette)
        .push(about)
        .into()
}

/// The edge length of the chip with the colour of a region, in px.
const CHIP: f32 = 14.0;

/// The colour a region is drawn in, in light and dark mode; an empty frame for a region that does not exist yet.
pub(super) fn chip<'a>([light, dark]: [Option<Colour>; 2]) -> Element<'a, Message> {
    let style = move |theme: &iced::Theme| {
        let colour = match theme::Mode::from_theme(theme) {
            theme::Mode::Light => light,
            theme::Mode::Dark => dark,
        };
        let line = theme::WindowColours::from_theme(theme).line;
        let fill =
            colour.map_or(Color::TRANSPARENT, |Colour { red, green, blue, .. }| Color::from_rgb8(red, green, blue));
        container::Style::default().background(fill).border(Border { color: line, width: 1.0, radius: 3.0.into() })
    };
    container(space().width(CHIP).height(CHIP)).style(style).into()
}

/// The button that shows or hides a region.
pub(super) fn eye<'a>(drafts: &Drafts, id: &str, name: &str, voice: &Voice) -> Element<'a, Message> {
    let hidden = drafts.regions_hidden.contains(id);
    let (icon, about) = if hidden { (Icon::EyeShut, "gui-ply-show-about") } else { (Icon::Eye, "gui-ply-hide-about") };
    let about = voice.say(&Phrase::new(about).with("layer", name));
    icon_button(icon, about, Some(Message::RegionShown(id.to_owned(), hidden)))
}

/// The choice of members to paint; for an existing region, only those that go with its members.
fn holds<'a>(toolbox: Toolbox, drafts: &Drafts, map: &MapDocument, voice: &Voice) -> Element<'a, Message> {
    let held = match &drafts.region {
        BrushName::New => None,
        BrushName::Known(id) => map.region(id),
        BrushName::Eraser => map.region(&drafts.region_left),
    };
    let choices = row(Holds::ALL.map(|holds| {
        let fits = held.is_none_or(|region| holds.fits(&region.members));
        let choice: Element<'a, Message> = if fits {
            segment(voice.text(holds.word()), Fill, toolbox.region == holds, Message::HoldsPicked(holds))
        } else {
            let face = container(text(voice.text(holds.word())).size(theme::TEXT).style(Tint::Off.text()));
            face.padding([4, 6]).center_x(Fill).into()
        };
        let about = if fits { "gui-region-holds-about" } else { "gui-region-holds-other" };
        hinted(container(choice).width(Fill), voice.text(about), tooltip::Position::Bottom)
    }));
    let choices = container(choices.spacing(2).align_y(Center)).style(theme::bar);
    let title = group(voice.text("gui-region-holds"));
    container(column![title, choices].spacing(theme::STEP)).padding(theme::NEAR).into()
}

/// The maximum number of findings shown on the page; the others are in the list of problems.
const MANY: usize = 3;

/// The findings of regions that disagree with the walls, each with its fix.
fn against<'a>(drafts: &Drafts, document: &OpenDocument, voice: &Voice) -> Option<Element<'a, Message>> {
    let picked = drafts.region.id().map(|id| Place::Region(id.to_owned()));
    let is_told = |finding: &Finding| {
        let of_regions = matches!(finding.place, Place::Region(_));
        finding.lint == "contradicted-region" || of_regions && Some(&finding.place) == picked.as_ref()
    };
    let mut found: Vec<_> =
        document.report().findings.iter().enumerate().filter(|(_, finding)| is_told(finding)).collect();
    // Findings about the current region come first.
    found.sort_by_key(|(_, finding)| picked.is_some() && Some(&finding.place) != picked.as_ref());
    let more = found.len().saturating_sub(MANY);
    let more = (more > 0).then(|| aside(voice.say(&Phrase::new("gui-region-against-more").count("count", more))));
    let rows: Vec<_> = found.iter().take(MANY).map(|(at, finding)| told(*at, finding, document, voice)).collect();
    (!rows.is_empty()).then(|| {
        let list = Column::new().push(group(voice.text("gui-region-against"))).extend(rows).push(more);
        container(list.spacing(theme::STEP)).padding(theme::NEAR).into()
    })
}

/// A finding: clicking it highlights its place, the button below applies its fix.
fn told<'a>(at: usize, finding: &Finding, document: &OpenDocument, voice: &Voice) -> Element<'a, Message> {
    let (icon, tint) = sign(finding.severity);
    let said = text(unquoted(&voice.say(&finding.message))).size(theme::SMALL).width(Fill);
    let face = row![icon.tinted(tint), said].spacing(theme::STEP).align_y(Center);
    let press = button(face).padding([2, 4]).width(Fill).style(theme::flat(false));
    let press =
        hinted(pressed(press, Message::FindingPicked(at)), voice.text("gui-problems-jump"), tooltip::Position::Left);
    let fix = finding.fix.as_ref().filter(|_| document.can_mend(finding)).map(|fix| {
        let (label, about) = match fix.kind {
            FixKind::Safe => ("gui-problems-mend", "gui-problems-mend-about"),
            FixKind::YourChoice => ("gui-problems-suggest", "gui-problems-suggest-about"),
        };
        let press = button(text(voice.text(label)).size(theme::SMALL)).padding([2, 8]).style(theme::outlined);
        let press = hinted(pressed(press, Message::MendAsked(at)), voice.text(about), tooltip::Position::Left);
        container(press).padding(iced::padding::left(24))
    });
    column![press].push(fix).spacing(2).into()
}
