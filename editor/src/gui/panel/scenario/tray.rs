//! The list of counters: those in the tray first, then those on the map.

use std::collections::BTreeMap;

use iced::widget::{Column, button, column, container, row, space, text, tooltip};
use iced::{Center, Element, Fill};
use rules::counters::CounterMix;
use rules::phrase::Phrase;
use rules::project::Project;
use rules::side::Side;
use rules::systems::is_set_up;

use super::Message;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, group, hinted, icon_button, pressed};
use crate::picture::counter::{CounterPiece, pieces};
use crate::words::Voice;

/// The group of a counter, with its position: batteries, the garrison, each column.
fn belongs(piece: CounterPiece<'_>, mix: &CounterMix, voice: &Voice) -> (u8, String) {
    let of = |side: Side, column: &str| match mix.columns.iter().position(|own| own.id == column) {
        Some(at) => (2 + at as u8, voice.words(&mix.columns[at].name)),
        None => (1, voice.text(side.word())),
    };
    match piece {
        CounterPiece::Battery(_) => (0, voice.text("gui-tray-batteries")),
        CounterPiece::Unit(unit) => of(unit.side, &unit.column),
        CounterPiece::Leader(leader) => of(leader.side, &leader.column),
        CounterPiece::Declared(own) => of(own.side, &own.group),
    }
}

/// The size of the button that takes a counter back, in px.
const BACK: f32 = 28.0;

/// The counters by group.
pub(super) fn view<'a>(project: &'a Project, chosen: Option<&str>, voice: &Voice) -> Element<'a, Message> {
    let mix = &project.counters;
    let mut groups: BTreeMap<(u8, String), Vec<(String, CounterPiece<'a>)>> = BTreeMap::new();
    let system = project.rulebook.system;
    let is_listed = |piece: CounterPiece<'_>| match piece {
        CounterPiece::Declared(own) => is_set_up(system, &own.kind),
        _ => true,
    };
    for (name, piece) in pieces(mix).into_iter().filter(|(_, piece)| is_listed(*piece)) {
        groups.entry(belongs(piece, mix, voice)).or_default().push((name, piece));
    }
    if groups.is_empty() {
        return container(aside(voice.text("gui-tray-empty"))).padding(theme::APART).into();
    }
    let groups = groups.into_iter().map(|((_, title), own)| {
        let placed = |name: &str| project.scenario.setup.iter().find(|line| line.piece == name);
        let count = own.iter().filter(|(name, _)| placed(name).is_some()).count();
        let said = Phrase::new("gui-tray-count").with("name", title).count("placed", count).count("all", own.len());
        let (there, here): (Vec<_>, Vec<_>) = own.into_iter().partition(|(name, _)| placed(name).is_some());
        let lines = here.into_iter().chain(there).map(|(name, piece)| {
            let at = placed(&name).map(|line| line.at.to_string());
            let lit = chosen == Some(name.as_str());
            counter(name, piece, at.as_deref(), lit, voice)
        });
        column![group(voice.say(&said))].extend(lines).spacing(1).into()
    });
    Column::with_children(groups).spacing(theme::APART).padding(theme::APART).into()
}

fn counter<'a>(
    name: String,
    piece: CounterPiece<'a>,
    at: Option<&str>,
    lit: bool,
    voice: &Voice,
) -> Element<'a, Message> {
    let language = voice.language();
    let (title, values) = match piece {
        CounterPiece::Unit(unit) => {
            let full = unit.full;
            (unit.name.get(language).to_owned(), format!("{}·{}·{}", full.fire, full.melee, full.morale))
        }
        CounterPiece::Leader(leader) => (leader.name.get(language).to_owned(), format!("★{}", leader.rating)),
        CounterPiece::Battery(battery) => {
            let said = Phrase::new("gui-piece-battery").with("pounds", battery.pounds);
            (voice.say(&said), battery.strength.to_string())
        }
        CounterPiece::Declared(own) => (own.name.get(language).to_owned(), String::new()),
    };
    let faint = if lit { Tint::OnAccent } else { Tint::Faint };
    let face = row![
        text(title).size(theme::TEXT).width(Fill),
        text(values).size(theme::SMALL).style(faint.text()),
        text(at.unwrap_or_default().to_owned()).size(theme::SMALL).font(theme::BOLD).width(64),
    ]
    .spacing(theme::NEAR)
    .align_y(Center);
    let face = button(face).padding([3, 6]).width(Fill).style(theme::flat(lit));
    let about = if at.is_some() { "gui-tray-move" } else { "gui-tray-pick" };
    let about = format!("{} · {name}", voice.text(about));
    let back = if at.is_some() {
        icon_button(Icon::Close, voice.text("gui-tray-back"), Some(Message::TakenBack(name.clone())))
    } else {
        // An empty space keeps the values aligned, wherever the counters are.
        space().width(BACK).height(BACK).into()
    };
    let pressed = hinted(pressed(face, Message::Chosen(name)), about, tooltip::Position::Left);
    row![container(pressed).width(Fill)].push(back).align_y(Center).into()
}
