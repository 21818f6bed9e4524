//! The table of the mix: units by side and column, leaders, batteries, columns.

use iced::widget::{Column, button, column, container, row, scrollable, space, text, tooltip};
use iced::{Border, Center, Color, Element, Fill, FillPortion, Padding};
use rules::counters::{CounterMix, Strength};
use rules::phrase::Phrase;
use rules::rulebook::System;
use rules::side::Side;
use rules::words::Words;

use super::Message;
use super::entry::{MixEntry, MixKind};
use crate::gui::document::OpenDocument;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, group, hinted, line, pressed, words};
use crate::picture::View;
use crate::picture::counter::CounterLook;
use crate::picture::palette::Colour;
use crate::words::Voice;

/// The width of a column of values, in px.
const VALUES: f32 = 72.0;
/// The width of the quantity column, in px.
const QUANTITY: f32 = 32.0;

/// The id of the table.
pub(super) const TABLE: &str = "counters-table";

/// The table, below the buttons that change the whole mix.
pub(super) fn view<'a>(
    chosen: Option<&(MixKind, String)>,
    document: &'a OpenDocument,
    view: &View,
    voice: &Voice,
) -> Element<'a, Message> {
    let mix = &document.project().counters;
    let look = CounterLook::new(mix, view);
    let table = RowContext { chosen, look, mix, voice };
    let body: Element<'a, Message> = if MixEntry::all(mix).next().is_none() {
        container(words(voice.text("counter-none")).style(theme::faint)).padding(theme::APART).into()
    } else {
        // The scroll bar is next to the values, not on top of them.
        let around = Padding { top: theme::STEP, right: 2.0 * theme::NEAR, bottom: theme::STEP, left: theme::NEAR };
        scrollable(table.rows().padding(around)).id(TABLE).height(Fill).width(Fill).into()
    };
    column![buttons(document.project().rulebook.system, voice), line(), container(body).height(Fill)]
        .height(FillPortion(2))
        .into()
}

fn buttons<'a>(system: System, voice: &Voice) -> Element<'a, Message> {
    let press = |id: &str, about: &str, message| {
        let face = button(text(voice.text(id)).size(theme::SMALL)).padding([4, 8]).style(theme::outlined);
        hinted(pressed(face, message), voice.text(about), tooltip::Position::Bottom)
    };
    let kinds = MixKind::ALL.into_iter().filter(|kind| kind.is_for(system));
    let add = kinds.map(|kind| press(adds(kind), "counter-add-about", Message::AddAsked(kind)));
    let sheet = [
        press("counter-paste", "counter-paste-about", Message::PasteAsked),
        press("counter-copy", "counter-copy-about", Message::CopyAsked),
    ];
    // Separate lines: they would not fit next to each other in the narrowest panel.
    let lines = column![row(add).spacing(theme::STEP), row(sheet).spacing(theme::STEP)].spacing(theme::STEP);
    container(lines).padding(theme::NEAR).width(Fill).into()
}

/// The id of the label of the button that adds an entry of a kind.
const fn adds(kind: MixKind) -> &'static str {
    match kind {
        MixKind::Unit => "counter-add-unit",
        MixKind::Leader => "counter-add-leader",
        MixKind::Battery => "counter-add-battery",
        MixKind::Piece => "counter-add-piece",
        MixKind::Column => "counter-add-column",
    }
}

/// The context of every row.
struct RowContext<'a, 'v> {
    chosen: Option<&'v (MixKind, String)>,
    look: CounterLook<'a>,
    mix: &'a CounterMix,
    voice: &'v Voice,
}

impl<'a> RowContext<'a, '_> {
    fn rows(&self) -> Column<'a, Message> {
        let mut rows = Column::new().spacing(1).push(self.header());
        for (side, code) in formations(self.mix) {
            let own = self.mix.units.iter().filter(|unit| unit.side == side && unit.column == code);
            rows = rows.push(self.title(side, code)).extend(own.map(|unit| self.row(&MixEntry::Unit(unit.clone()))));
        }
        let leaders = self.mix.leaders.iter().cloned().map(MixEntry::Leader).collect::<Vec<_>>();
        let batteries = self.mix.batteries.iter().cloned().map(MixEntry::Battery).collect();
        let pieces = self.mix.pieces.iter().cloned().map(MixEntry::Piece).collect();
        let columns = self.mix.columns.iter().cloned().map(MixEntry::Column).collect();
        for (word, entries) in [
            ("counter-leaders", leaders),
            ("counter-batteries", batteries),
            ("counter-pieces", pieces),
            ("counter-columns", columns),
        ] {
            if !entries.is_empty() {
                rows = rows.push(container(group(self.voice.text(word))).padding([6, 8]));
                rows = rows.extend(entries.iter().map(|entry| self.row(entry)));
            }
        }
        rows
    }

    fn header(&self) -> Element<'a, Message> {
        let name = |id: &str| aside(self.voice.text(id));
        row![
            name("counter-head-name").width(Fill),
            name("counter-head-quantity").width(QUANTITY),
            name("counter-head-front").width(VALUES),
            name("counter-head-back").width(VALUES),
        ]
        .spacing(theme::NEAR)
        .padding([2, 8])
        .into()
    }

    fn title(&self, side: Side, code: &str) -> Element<'a, Message> {
        let side_name = self.voice.text(side.word());
        let name = self.mix.columns.iter().find(|own| own.id == code).map(|own| named(&own.name, code, self.voice));
        let said = match (code, name) {
            ("", _) => side_name,
            (_, Some(name)) => format!("{side_name} · {name}"),
            (code, None) => format!("{side_name} · {code}"),
        };
        container(row![self.dot(side, code), group(said)].spacing(6).align_y(Center)).padding([6, 8]).into()
    }

    /// The colour of the counters of a side and column.
    fn dot(&self, side: Side, code: &str) -> Element<'a, Message> {
        self.dot_of(self.look.band_of(side, code))
    }

    fn dot_of(&self, band: Colour) -> Element<'a, Message> {
        let colour = Color::from_rgb8(band.red, band.green, band.blue);
        let block = move |theme: &iced::Theme| {
            // The border sets dark bands off from a dark page.
            let edge = Border { color: theme::WindowColours::from_theme(theme).faint, width: 1.0, radius: 2.0.into() };
            container::Style::default().background(colour).border(edge)
        };
        container(space()).width(11).height(11).style(block).into()
    }

    fn row(&self, entry: &MixEntry) -> Element<'a, Message> {
        let chosen = self.chosen.is_some_and(|(kind, id)| *kind == entry.kind() && id == entry.id());
        let faint = if chosen { Tint::OnAccent } else { Tint::Faint };
        let (mark, name, front, back) = self.told(entry);
        let quantity = match entry {
            MixEntry::Unit(_) | MixEntry::Battery(_) | MixEntry::Piece(_) => format!("×{}", entry.quantity()),
            MixEntry::Leader(_) | MixEntry::Column(_) => String::new(),
        };
        let quantity = text(quantity).size(theme::TEXT).style(faint.text()).width(QUANTITY);
        let cell =
            |said: String, width: f32| text(said).size(theme::TEXT).wrapping(text::Wrapping::WordOrGlyph).width(width);
        // A long name takes more lines: nothing else in the panel has it in full.
        let name = text(name).size(theme::TEXT).wrapping(text::Wrapping::WordOrGlyph).width(Fill);
        let name = row![space().width(0)].push(mark).push(name);
        let face =
            row![name.spacing(6).align_y(Center).width(Fill), quantity, cell(front, VALUES), cell(back, VALUES),]
                .spacing(theme::NEAR)
                .align_y(Center);
        let press = (!chosen).then(|| (entry.kind(), entry.id().to_owned()));
        let press =
            pressed(button(face).padding([2, 8]).width(Fill).style(theme::flat(chosen)), Message::Chosen(press));
        hinted(press, entry.id().to_owned(), tooltip::Position::Left)
    }

    /// The colour, the name and the values of both faces.
    fn told(&self, entry: &MixEntry) -> (Option<Element<'a, Message>>, String, String, String) {
        let voice = self.voice;
        let rated = |rating: u8| voice.say(&Phrase::new("counter-rated").with("rating", rating));
        match entry {
            MixEntry::Unit(own) => (None, named(&own.name, &own.id, voice), values(own.full), values(own.reduced)),
            MixEntry::Leader(own) => {
                let back =
                    own.replacement.as_ref().map(|own| format!("{} {}", own.name.get(voice.language()), own.rating));
                let mark = self.dot(own.side, &own.column);
                (Some(mark), named(&own.name, &own.id, voice), rated(own.rating), back.unwrap_or_default())
            }
            MixEntry::Battery(own) => {
                let name = voice.say(&Phrase::new("counter-pounds").with("pounds", own.pounds));
                (None, name, own.strength.to_string(), String::new())
            }
            MixEntry::Piece(own) => {
                let mark = self.dot_of(self.look.band_of_piece(own));
                (Some(mark), named(&own.name, &own.id, voice), own.kind.clone(), own.group.clone())
            }
            MixEntry::Column(own) => {
                let reserve = if own.reserve { voice.text("counter-field-reserve") } else { String::new() };
                (Some(self.dot(Side::Mexican, &own.id)), named(&own.name, &own.id, voice), reserve, String::new())
            }
        }
    }
}

/// All sides and columns that have units, in the order of the mix; unknown columns come last.
fn formations(mix: &CounterMix) -> Vec<(Side, &str)> {
    let place = |code: &str| mix.columns.iter().position(|own| own.id == code);
    let order = |code: &str| if code.is_empty() { 0 } else { place(code).map_or(usize::MAX, |at| at + 1) };
    let mut all: Vec<_> = mix.units.iter().map(|unit| (unit.side, unit.column.as_str())).collect();
    all.sort_by_key(|(side, code)| (*side, order(code), *code));
    all.dedup();
    all
}

/// The relative position of an entry in the table, from 0 at the top to 1 at the bottom; `None` if it is not in it.
pub(super) fn depth(mix: &CounterMix, kind: MixKind, id: &str) -> Option<f32> {
    let formations = formations(mix).into_iter().map(|(side, code)| {
        let units = mix.units.iter().filter(move |unit| unit.side == side && unit.column == code);
        units.map(|unit| (MixKind::Unit, unit.id.as_str())).collect::<Vec<_>>()
    });
    let leaders = mix.leaders.iter().map(|own| (MixKind::Leader, own.id.as_str())).collect();
    let batteries = mix.batteries.iter().map(|own| (MixKind::Battery, own.id.as_str())).collect();
    let pieces = mix.pieces.iter().map(|own| (MixKind::Piece, own.id.as_str())).collect();
    let columns = mix.columns.iter().map(|own| (MixKind::Column, own.id.as_str())).collect();
    let groups = formations.chain([leaders, batteries, pieces, columns]).filter(|group| !group.is_empty());
    // Each group has a title line above it.
    let lines: Vec<_> = groups.flat_map(|group| [None].into_iter().chain(group.into_iter().map(Some))).collect();
    let at = lines.iter().position(|line| *line == Some((kind, id)))?;
    Some(at as f32 / (lines.len() - 1) as f32)
}

/// A name, or the id if the name is empty.
fn named(name: &Words, id: &str, voice: &Voice) -> String {
    let name = name.get(voice.language());
    if name.is_empty() { id.to_owned() } else { name.to_owned() }
}

fn values(strength: Strength) -> String {
    format!("{} · {} · {}", strength.fire, strength.melee, strength.morale)
}
