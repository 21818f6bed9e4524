//! The page of a variant in plain words: its purpose, every rule as a sentence, its tables as grids, its flags, and the
//! origin of each.

use iced::widget::{Column, column, container, row, scrollable, text, tooltip};
use iced::{Element, Fill, FillPortion, Top};
use rules::phrase::Phrase;
use rules::project::DocumentRef;
use rules::project::LoadedVariant;
use rules::provenance::Provenance;
use rules::variant::{Cells, Rule, Table, Variant, tell, tell_cells, tell_flag, tell_kind, tell_region, tell_table};

use super::list::{named, titles};
use super::{Message, State, needs, settings};
use crate::gui::document::OpenDocument;
use crate::gui::panel::findings;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, chip, group, heading, hinted, line, unquoted, words};
use crate::words::Voice;

/// The width of the column of rule numbers, in px.
const CITES: f32 = 56.0;

/// Builds the page of a variant.
pub(super) fn view<'a>(
    at: usize,
    own: &'a LoadedVariant,
    state: &'a State,
    document: &'a OpenDocument,
    voice: &Voice,
) -> Element<'a, Message> {
    let variant = &own.document;
    let notes = variant.notes.iter().map(|note| paragraph(unquoted(&voice.words(note))));
    let settings = settings::view(state.draft.as_ref(), at, own, voice);
    let mut page = Column::new().push(against(at, state, document, voice)).push(settings).extend(notes);
    let cites = variant.rules.iter().any(|rule| !rule.cites().is_empty());
    let rules = variant.rules.iter().map(|rule| told(rule, cites, variant, voice)).collect();
    let flags = variant.flags.iter().map(|flag| paragraph(voice.say(&tell_flag(flag)))).collect();
    let regions = variant.regions.iter().map(|region| paragraph(voice.say(&tell_region(region)))).collect();
    let kinds = variant.kinds.iter().map(|kind| paragraph(voice.say(&tell_kind(kind)))).collect();
    let sections: [(&str, Vec<Element<'a, Message>>); 5] = [
        ("explain-variant-rules", rules),
        ("explain-variant-tables", variant.tables.iter().map(|table| grid(table, variant, voice)).collect()),
        ("explain-variant-flags", flags),
        ("explain-variant-regions", regions),
        ("explain-variant-kinds", kinds),
    ];
    for (title, parts) in sections {
        if !parts.is_empty() {
            page = page.push(group(voice.text(title).to_uppercase())).extend(parts);
        }
    }
    let page = page.spacing(theme::APART).padding(theme::BESIDE_BAR);
    scrollable(page).height(Fill).width(Fill).into()
}

/// The title, the origin and the related variants.
pub(super) fn head<'a>(
    at: usize,
    variant: &'a Variant,
    document: &OpenDocument,
    voice: &Voice,
) -> Element<'a, Message> {
    let source = variant.by.text(voice.language());
    let source = (!source.is_empty()).then(|| {
        let (id, tint) = match variant.by {
            Provenance::Cited(_) => ("variant-cited", Tint::Good),
            Provenance::Original => ("gui-original", Tint::Ink),
            _ => ("variant-own", Tint::Warning),
        };
        row![chip(voice.text(id), tint), aside(source).width(Fill)].spacing(theme::NEAR)
    });
    let named_with = |id: &'static str, names: &[String], told: String| {
        (!names.is_empty()).then(|| aside(voice.say(&Phrase::new(id).with("names", told))))
    };
    let needs = needs::button_of(at, variant, true, document, voice)
        .or_else(|| (!variant.needs.is_empty()).then(|| aside(needs::told(variant, document, voice)).into()));
    let uses = named_with("explain-variant-uses", &variant.uses, titles(&variant.uses, document, voice));
    let replaces = named_with("explain-variant-replaces", &variant.replaces, variant.replaces.join(", "));
    let head = column![heading(named(&variant.title, &variant.id, voice))].push(source);
    container(head.push(needs).push(uses).push(replaces).spacing(theme::STEP)).padding(theme::APART).into()
}

/// The findings that prevent it from being played, and the other findings about it.
fn against<'a>(at: usize, state: &State, document: &OpenDocument, voice: &Voice) -> Option<Element<'a, Message>> {
    // Rules that mean nothing are reported by the validator too.
    let refused =
        state.refused(at).iter().filter(|finding| finding.message.id != "unplayable-variant").map(|finding| {
            let said = text(unquoted(&voice.say(&finding.message))).size(theme::TEXT).width(Fill);
            row![Icon::Error.tinted(Tint::Error), said].spacing(theme::NEAR).into()
        });
    let refused: Vec<_> = refused.collect();
    let of_it = findings::about(document.report(), |finding| finding.part == DocumentRef::Variant(at), voice);
    if refused.is_empty() && of_it.is_none() {
        return None;
    }
    Some(Column::with_children(refused).push(of_it).spacing(theme::STEP).into())
}

fn paragraph<'a>(said: String) -> Element<'a, Message> {
    words(said).width(Fill).into()
}

/// A rule: its citation if `cites` asks for that column, its description by the author, and its sentence.
fn told<'a>(rule: &'a Rule, cites: bool, variant: &Variant, voice: &Voice) -> Element<'a, Message> {
    let says = voice.words(rule.says());
    let says = (!says.is_empty()).then(|| words(says).font(theme::BOLD));
    let id = (!rule.id().is_empty()).then(|| aside(rule.id()));
    let sentence = words(voice.say(&tell(rule, variant)));
    let cites = cites.then(|| {
        let number = container(aside(rule.cites())).width(CITES).padding([1, 0]);
        let said = Phrase::new("variant-cites").with("rule", rule.cites()).words("source", variant.by.words());
        if rule.cites().is_empty() { number.into() } else { hinted(number, voice.say(&said), tooltip::Position::Left) }
    });
    let told = column![].push(says).push(sentence).push(id).spacing(2).width(Fill);
    row![].push(cites).push(told).align_y(Top).into()
}

/// A table: the roll, and below it the results, their labels and their effects.
fn grid<'a>(table: &'a Table, variant: &Variant, voice: &Voice) -> Element<'a, Message> {
    let cell = |said: String, portion: u16| words(said).width(FillPortion(portion));
    let rows = table.rows.iter().map(|own| {
        let Cells { span, result, what } = tell_cells(own, table, variant);
        let what = what.map(|what| voice.say(&what)).unwrap_or_default();
        let cells = row![cell(voice.say(&span), 3), cell(voice.say(&result), 4), cell(what, 9)];
        column![line(), container(cells.spacing(theme::NEAR)).padding([3, 0])].into()
    });
    let head = |id: &str, portion: u16| aside(voice.text(id)).width(FillPortion(portion));
    let heads = row![head("variant-head-roll", 3), head("variant-head-result", 4), head("variant-head-effect", 9)];
    let title = words(voice.say(&tell_table(table))).font(theme::BOLD);
    column![title, heads.spacing(theme::NEAR), Column::with_children(rows)].spacing(theme::STEP).into()
}
