//! The origin of everything: the legend of its marks, the counts, and lists of objects with their references.

use iced::widget::{Column, button, column, row, text, tooltip};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;
use rules::provenance::Kind;

use super::judged::Counts;
use super::{LayersContext, Listed, Message, Thing};
use crate::gui::designer_layer::DesignerLayer;
use crate::gui::theme;
use crate::gui::widget::{Icon, aside, hinted, icon_button, pressed, words};
use crate::picture::provenance::letter;
use crate::words::Voice;

/// The number of objects listed at a time.
const PAGE: usize = 30;
/// The width of a column of counts, in px.
const COUNT: f32 = 66.0;

/// The legend; only a hint while the layer is hidden.
pub(super) fn view<'a>(listed: Option<Listed>, page: LayersContext<'a>, voice: &Voice) -> Element<'a, Message> {
    if !page.shown.has(DesignerLayer::Provenance) {
        return aside(voice.text("gui-origins-hidden")).into();
    }
    let all = page.judged.all();
    let total = Kind::ALL
        .into_iter()
        .fold(Phrase::new("gui-origins-all"), |said, kind| said.count(kind.name(), all.count(kind)));
    let rows = Thing::ALL.map(|thing| counted(thing, page.judged.counts(thing), listed, voice));
    let unsaid = Phrase::new("gui-origins-unsaid").count("count", page.judged.unsaid());
    column![words(voice.say(&total))]
        .extend(rows)
        .push(aside(voice.say(&unsaid)))
        .push(aside(voice.text("gui-origins-legend")))
        .push(listed.map(|listed| list(listed, page, voice)))
        .spacing(theme::STEP)
        .into()
}

fn counted<'a>(thing: Thing, counts: Counts, listed: Option<Listed>, voice: &Voice) -> Element<'a, Message> {
    let count = |origin: Kind| {
        let count = counts.count(origin);
        let chosen = listed.is_some_and(|listed| (listed.thing, listed.origin) == (thing, origin));
        let becomes = (!chosen).then_some(Listed { thing, origin, from: 0 });
        let face = row![
            text(letter(origin)).size(theme::SMALL).width(Fill),
            text(count.to_string()).size(theme::TEXT).font(theme::BOLD),
        ]
        .align_y(Center);
        let press = button(face).padding([2, 8]).width(COUNT).style(theme::flat(chosen));
        let press = pressed(press, (count > 0).then_some(Message::Listed(becomes)));
        hinted(press, voice.text("gui-origins-list-about"), tooltip::Position::Bottom)
    };
    row![words(voice.text(thing.word())).width(Fill)]
        .extend(Kind::ALL.map(count))
        .spacing(theme::STEP)
        .align_y(Center)
        .into()
}

/// One page of the objects of one kind and origin; a click jumps to the object.
fn list<'a>(listed: Listed, page: LayersContext<'a>, voice: &Voice) -> Element<'a, Message> {
    let map = page.document.map();
    let count = page.judged.counts(listed.thing).count(listed.origin);
    let own = listed.thing.on(map).filter(|(_, by)| by.kind() == listed.origin);
    let rows = own.skip(listed.from).take(PAGE).map(|(place, by)| {
        let name = voice.place(&place).unwrap_or_else(|| place.to_string());
        let face = row![
            text(name).size(theme::SMALL).font(theme::BOLD).width(120),
            text(by.text(voice.language()).to_owned()).size(theme::SMALL).width(Fill),
        ]
        .spacing(theme::NEAR);
        let press = pressed(button(face).padding([3, 6]).width(Fill).style(theme::outlined), Message::Jumped(place));
        hinted(press, voice.text("gui-problems-jump"), tooltip::Position::Left)
    });
    let rows = Column::with_children(rows).spacing(2);
    let last = (listed.from + PAGE).min(count);
    let turn = |from: Option<usize>, word: &str| {
        let press = button(text(voice.text(word)).size(theme::SMALL)).padding([2, 8]).style(theme::outlined);
        pressed(press, from.map(|from| Message::Listed(Some(Listed { from, ..listed }))))
    };
    let said = Phrase::new("gui-origins-listed")
        .word("thing", listed.thing.word())
        .count("from", (listed.from + 1).min(count))
        .count("to", last)
        .count("count", count);
    let close = icon_button(Icon::Close, voice.text("gui-origins-close"), Some(Message::Listed(None)));
    let head = row![aside(voice.say(&said)).width(Fill), close].align_y(Center);
    let before = listed.from.checked_sub(PAGE);
    let after = (last < count).then_some(last);
    let turns = (count > PAGE)
        .then(|| row![turn(before, "gui-origins-before"), turn(after, "gui-origins-after")].spacing(theme::NEAR));
    column![head, rows].push(turns).spacing(theme::STEP).into()
}
