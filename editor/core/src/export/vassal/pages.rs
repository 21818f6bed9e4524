//! The pages of a module: charts, the rules in force, and the origin of everything.
//!
//! The engine shows pages with an old and simple HTML viewer: plain tables with borders, no style sheets.

use std::collections::BTreeMap;

use rules::provenance::Kind;
use rules::rulebook::System;

use super::element::Element;
use super::plot;
use super::workshop::Workshop;
use crate::aids::{self, Errata, Holds, HouseFigure, InForce, Table, VariantInForce};
use crate::export::ExportError;
use crate::words::Voice;

/// A page of a module.
pub(super) struct ModulePage {
    /// Its title, shown on its tab.
    pub title: String,
    /// Its file name.
    pub file: String,
    /// Its content.
    pub body: Vec<Element>,
}

impl ModulePage {
    /// Adds the page to the files of a module.
    pub(super) fn add(&self, files: &mut BTreeMap<String, Vec<u8>>) -> Result<(), ExportError> {
        let head = Element::new("head").holding(Element::new("title").saying(&self.title));
        let body = Element::new("body").with("bgcolor", "#ffffff").holding_all(self.body.iter().cloned());
        files.insert(self.file.clone(), Element::new("html").holding(head).holding(body).page()?);
        Ok(())
    }
}

/// Returns a page for each chart, then the rules in force.
pub(super) fn charts(shop: &Workshop<'_>) -> Vec<ModulePage> {
    let mut pages: Vec<_> = aids::charts(shop.project, shop.voice)
        .iter()
        .map(|table| ModulePage {
            title: table.title.clone(),
            file: format!("chart-{}.html", plain(&table.name)),
            body: set(table),
        })
        .collect();
    let title = shop.voice.text("vassal-rules-in-force");
    pages.push(ModulePage { body: in_force(shop, &title), title, file: "rules-in-force.html".to_owned() });
    pages
}

/// Returns the page about origins, picture credits, and the use of the module.
pub(super) fn about(shop: &Workshop<'_>) -> ModulePage {
    let voice = shop.voice;
    let title = voice.text("vassal-about");
    let scenario = voice.words(&shop.project.scenario.title);
    let mut body = vec![heading(1, &scenario)];
    let printed = match shop.project.map.by.kind() {
        Kind::Original => "vassal-about-print-original",
        Kind::Cited | Kind::Reconstructed => "vassal-about-print",
    };
    body.extend(["vassal-about-made", "vassal-about-art", printed].map(|id| words(&voice.text(id))));
    body.push(heading(2, &voice.text("vassal-about-play")));
    // Only units of the 1981 game have an order.
    let has_orders = shop.project.rulebook.system == System::Alamo;
    let keys = if has_orders { "vassal-hint-keys" } else { "vassal-hint-keys-alone" };
    let hints = ["vassal-hint-levels", keys, "vassal-hint-markers", "vassal-hint-beside"];
    let plot = plot::is_there(shop).then_some("vassal-hint-plot");
    body.push(list(hints.into_iter().chain(plot).map(|id| voice.text(id))));
    body.push(heading(2, &voice.text("vassal-about-sources")));
    for origin in aids::origins(shop.project, voice) {
        body.push(heading(3, &voice.labelled(&crate::words::sentence(&origin.kind), &origin.title)));
        let sort = voice.text(match origin.sort {
            Kind::Cited => "vassal-published",
            Kind::Reconstructed => "vassal-reconstructed",
            Kind::Original => "vassal-original",
        });
        let source = if origin.source.is_empty() { sort } else { voice.labelled(&sort, &origin.source) };
        body.push(words(&source));
        body.extend(origin.notes.iter().map(|note| words(note)));
    }
    ModulePage { title, file: "about.html".to_owned(), body }
}

fn set(table: &Table) -> Vec<Element> {
    let mut body = vec![heading(2, &table.title), grid(table)];
    body.extend(table.notes.iter().map(|note| words(note)));
    body
}

fn grid(table: &Table) -> Element {
    let wide = table.columns.len();
    let aligned = |holds: Holds| if holds == Holds::Figures { "center" } else { "left" };
    let heads = table.columns.iter().map(|own| Element::new("th").saying(&own.title));
    let mut rows = vec![Element::new("tr").with("bgcolor", "#e8dfc4").holding_all(heads)];
    for part in &table.parts {
        if !part.title.is_empty() {
            let title = Element::new("th").with("colspan", wide).with("align", "left").saying(&part.title);
            rows.push(Element::new("tr").with("bgcolor", "#f4efe0").holding(title));
        }
        rows.extend(part.rows.iter().map(|row| {
            let cells = row.iter().zip(&table.columns);
            Element::new("tr").holding_all(cells.map(|(cell, column)| {
                Element::new("td").with("align", aligned(column.holds)).saying(if cell.is_empty() {
                    "\u{a0}"
                } else {
                    cell
                })
            }))
        }));
    }
    Element::new("table").with_all([("border", "1"), ("cellpadding", "3"), ("cellspacing", "0")]).holding_all(rows)
}

fn in_force(shop: &Workshop<'_>, title: &str) -> Vec<Element> {
    let voice = shop.voice;
    let rules = aids::in_force(shop.project, voice);
    let mut body = vec![heading(1, title)];
    if rules.is_empty() {
        body.push(words(&voice.text("vassal-rules-as-usual")));
        return body;
    }
    let InForce { variants, figures, errata } = rules;
    body.extend(variants.iter().flat_map(|own| variant(own, voice)));
    if !figures.is_empty() {
        body.push(heading(2, &voice.text("vassal-figures")));
        body.push(list(figures.iter().map(|own| figure(own, voice))));
    }
    for own in &errata {
        body.extend(correction(own));
    }
    body
}

fn variant(own: &VariantInForce, voice: &Voice) -> Vec<Element> {
    let mut body = vec![heading(2, &own.title)];
    body.push(words(&own.source));
    body.extend(own.notes.iter().map(|note| words(note)));
    if !own.settings.is_empty() {
        body.push(list(own.settings.iter().map(|set| voice.labelled(&set.meaning, &set.value))));
    }
    let rules = own.rules.iter().map(|rule| {
        let cites = if rule.cites.is_empty() { String::new() } else { format!(" [{}]", rule.cites) };
        let title = if rule.title.is_empty() { String::new() } else { format!("{} — ", rule.title) };
        format!("{title}{}{cites}", rule.sentence)
    });
    body.push(list(rules));
    if !own.terms.is_empty() {
        body.push(list(own.terms.iter().cloned()));
    }
    body.extend(own.tables.iter().flat_map(set));
    body
}

fn figure(own: &HouseFigure, voice: &Voice) -> String {
    let why = if own.why.is_empty() { String::new() } else { format!(" ({})", own.why) };
    format!("{}{why}", voice.say(&own.message()))
}

fn correction(own: &Errata) -> Vec<Element> {
    let mut body = vec![heading(2, &own.title), words(&own.source)];
    body.extend(own.notes.iter().map(|note| words(note)));
    body.push(list(own.changes.iter().cloned()));
    body
}

fn heading(level: u8, says: &str) -> Element {
    Element::new(format!("h{level}")).saying(says)
}

fn words(says: &str) -> Element {
    Element::new("p").saying(says)
}

fn list(items: impl IntoIterator<Item = String>) -> Element {
    let items: Vec<_> = items.into_iter().filter(|item| !item.is_empty()).collect();
    // The viewer would show an empty list as a gap.
    if items.is_empty() {
        return Element::new("p").saying("\u{a0}");
    }
    Element::new("ul").holding_all(items.into_iter().map(|item| Element::new("li").saying(item)))
}

/// Returns a file name for `name`.
fn plain(name: &str) -> String {
    name.chars().map(|own| if own.is_ascii_alphanumeric() { own.to_ascii_lowercase() } else { '-' }).collect()
}
