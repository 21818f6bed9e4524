//! The rules in force and the corrections in words, and the charts.

use maud::{Markup, html};
use rules::project::Project;

use super::bilingual::{Bilingual, either};
use crate::aids::{Errata, Holds, HouseFigure, InForce, Table, VariantInForce, charts, in_force, instead_of};
use crate::words::Voice;

/// Renders the differences from the usual rules, then the charts.
pub(super) fn rules(project: &Project, bilingual: &Bilingual) -> Markup {
    each(bilingual, |voice| {
        let InForce { variants, figures, errata: _ } = in_force(project, voice);
        let charts = charts(project, voice);
        html! {
            @if variants.is_empty() && figures.is_empty() { p { (voice.text("web-rules-usual")) } }
            @for own in &variants { (variant(own, voice)) }
            @if !figures.is_empty() {
                h3 { (voice.text("web-rules-figures")) }
                dl.rules.wider { @for own in &figures { (figure(own, voice)) } }
            }
            @if charts.iter().any(|own| !own.is_empty()) {
                details {
                    summary { (voice.text("web-charts")) }
                    @for own in &charts { (table(own)) }
                }
            }
        }
    })
}

/// Renders the corrections in force as an errata sheet.
pub(super) fn errata(project: &Project, bilingual: &Bilingual) -> Markup {
    each(bilingual, |voice| {
        let InForce { errata, .. } = in_force(project, voice);
        html! {
            @if errata.is_empty() { p { (voice.text("web-errata-none")) } }
            @for Errata { title, source, notes, changes, .. } in &errata {
                h3 { (title) }
                p.about { (source) }
                @for note in notes { p { (note) } }
                ul { @for change in changes { li { (change) } } }
            }
        }
    })
}

fn each(bilingual: &Bilingual, write: impl Fn(&Voice) -> Markup) -> Markup {
    let [english, french] = bilingual.voices().each_ref().map(write);
    either(&english, &french)
}

fn variant(own: &VariantInForce, voice: &Voice) -> Markup {
    html! {
        h3 { (own.title) }
        p.about { (own.source) }
        @for note in &own.notes { p { (note) } }
        @if !own.settings.is_empty() {
            ul {
                @for setting in &own.settings {
                    li {
                        (setting.meaning) (voice.colon())
                        @match &setting.instead_of { Some(usual) => b { (instead_of(&setting.value, usual, false, voice)) }, None => b { (setting.value) } }
                    }
                }
            }
        }
        dl.rules.wider {
            @for rule in &own.rules {
                div {
                    dt { (rule.cites) }
                    dd { @if !rule.title.is_empty() { b { (rule.title) } " " } (rule.sentence) }
                }
            }
        }
        @if !own.terms.is_empty() { ul { @for term in &own.terms { li { (term) } } } }
        @for table in &own.tables { (self::table(table)) }
    }
}

fn figure(own: &HouseFigure, voice: &Voice) -> Markup {
    html! {
        div {
            dt { (own.rule) }
            dd {
                (own.meaning) (voice.colon()) b { (instead_of(&own.value, &own.usual, own.is_published, voice)) }
                @if !own.why.is_empty() { br; (own.why) }
            }
        }
    }
}

fn table(own: &Table) -> Markup {
    let class = |at: usize| own.columns.get(at).filter(|column| column.holds == Holds::Words).map(|_| "said");
    html! {
        @if !own.is_empty() {
            div.scroll tabindex="0" {
                table {
                    caption { (own.title) }
                    thead { tr { @for (at, column) in own.columns.iter().enumerate() { th scope="col" class=[class(at)] { (column.title) } } } }
                    @for part in &own.parts {
                        tbody {
                            @if !part.title.is_empty() { tr { th scope="rowgroup" colspan=(own.columns.len()) { (part.title) } } }
                            @for row in &part.rows {
                                tr {
                                    @for (at, cell) in row.iter().enumerate() {
                                        @if at == 0 { th scope="row" class=[class(at)] { (cell) } } @else { td class=[class(at)] { (cell) } }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            @for note in &own.notes { p.about { (note) } }
        }
    }
}
