//! The rules in force: variants and house figures in plain words, corrections as an errata sheet, and the origin of all
//! of it.

use rules::phrase::Phrase;
use rules::provenance::Kind;

use super::super::flow::{Band, column};
use super::super::lines::{SheetLine, Style, hanging, heading, paragraph};
use super::super::sheet::Sheet;
use super::super::{PrintOrder, SheetKind};
use super::{area, filled};
use crate::aids::{Errata, HouseFigure, InForce, Origin, VariantInForce};
use crate::words::Voice;

/// The indentation of rules from their numbers.
const INDENT: f32 = 9.0;

/// Returns the sheets of the rules in force.
pub(in crate::print) fn sheets(
    rules: &InForce,
    origins: &[Origin],
    title: &str,
    order: &PrintOrder,
    voice: &Voice,
) -> Vec<Sheet> {
    let room = column(area(order.paper.size()).width(), 2);
    let mut lines = Vec::new();
    let setter = Setter { room, voice };
    if rules.is_empty() {
        lines.extend(paragraph(&voice.text("print-as-usual"), Style::BODY, room));
    }
    for own in &rules.variants {
        lines.extend(setter.variant(own));
    }
    if !rules.figures.is_empty() {
        lines.extend(heading(&voice.text("print-house-figures"), Style::HEADING, room));
        lines.extend(rules.figures.iter().flat_map(|own| setter.figure(own)));
    }
    if !rules.errata.is_empty() {
        lines.extend(heading(&voice.text("print-corrections"), Style::HEADING, room));
        let named = rules.errata.iter().map(|own| format!("{} ({})", own.title, own.source));
        lines.extend(named.flat_map(|own| hanging("•", &own, Style::BODY, room, INDENT)));
        lines.extend(paragraph(&voice.text("print-corrections-see"), Style::NOTE, room));
    }
    lines.extend(origins.iter().flat_map(|own| setter.origin(own)));
    filled(SheetKind::Rules, &[Band { columns: 2, lines }], title, order, voice)
}

/// Returns the errata sheet; empty if there are no corrections.
pub(in crate::print) fn errata(errata: &[Errata], title: &str, order: &PrintOrder, voice: &Voice) -> Vec<Sheet> {
    let room = area(order.paper.size()).width();
    let setter = Setter { room, voice };
    let lines: Vec<_> = errata.iter().flat_map(|own| setter.errata(own)).collect();
    if lines.is_empty() {
        Vec::new()
    } else {
        filled(SheetKind::Errata, &[Band { columns: 1, lines }], title, order, voice)
    }
}

struct Setter<'a> {
    room: f32,
    voice: &'a Voice,
}

impl Setter<'_> {
    fn heading(&self, words: &str) -> Vec<SheetLine> {
        heading(words, Style::HEADING, self.room)
    }

    fn strong(&self, words: &str) -> Vec<SheetLine> {
        heading(words, Style::STRONG, self.room)
    }

    fn plain(&self, words: &str) -> Vec<SheetLine> {
        paragraph(words, Style::BODY, self.room)
    }

    fn small(&self, words: &str) -> Vec<SheetLine> {
        paragraph(words, Style::NOTE, self.room)
    }

    fn item(&self, words: &str) -> Vec<SheetLine> {
        hanging("•", words, Style::BODY, self.room, INDENT)
    }

    fn variant(&self, own: &VariantInForce) -> Vec<SheetLine> {
        let mut lines = self.heading(&own.title);
        lines.extend(glued(self.small(&own.source)));
        // The first note says what the variant does; the others are for the person configuring it.
        lines.extend(own.notes.first().into_iter().flat_map(|note| self.plain(note)));
        for rule in &own.rules {
            let title =
                if rule.title.is_empty() { rule.cites.clone() } else { format!("{}  {}", rule.cites, rule.title) };
            lines.extend(self.strong(&title));
            lines.extend(self.plain(&rule.sentence));
        }
        if !own.settings.is_empty() {
            lines.extend(self.strong(&self.voice.text("print-settings")));
            for setting in &own.settings {
                let mut words = format!("{}{}{}", setting.meaning, self.voice.text("print-colon"), setting.value);
                if let Some(usual) = &setting.instead_of {
                    let usual = Phrase::new("print-usually").with("value", usual);
                    words = format!("{words} {}", self.voice.say(&usual));
                }
                lines.extend(self.item(&words));
            }
        }
        if !own.terms.is_empty() {
            lines.extend(self.strong(&self.voice.text("print-terms")));
            lines.extend(own.terms.iter().flat_map(|term| self.item(term)));
        }
        if own.notes.len() > 1 {
            lines.extend(self.strong(&self.voice.text("print-remarks")));
            lines.extend(own.notes[1..].iter().flat_map(|note| self.small(note)));
        }
        lines
    }

    fn figure(&self, own: &HouseFigure) -> Vec<SheetLine> {
        let mut lines = self.item(&self.voice.say(&own.message()));
        if !own.why.is_empty() {
            lines.extend(hanging("", &own.why, Style::NOTE, self.room, INDENT));
        }
        lines
    }

    fn errata(&self, own: &Errata) -> Vec<SheetLine> {
        let mut lines = self.heading(&own.title);
        lines.extend(glued(self.small(&own.source)));
        lines.extend(own.changes.iter().flat_map(|change| self.item(change)));
        lines.extend(own.notes.iter().flat_map(|note| self.small(note)));
        lines
    }

    fn origin(&self, own: &Origin) -> Vec<SheetLine> {
        let id = match own.sort {
            Kind::Cited => "print-origin-published",
            Kind::Reconstructed => "print-origin-reconstructed",
            Kind::Original => "print-origin-original",
        };
        let mut lines = self.heading(&format!("{}{}{}", own.kind, self.voice.text("print-colon"), own.title));
        lines.extend(self.plain(&self.voice.say(&Phrase::new(id).with("source", &own.source))));
        lines.extend(own.notes.iter().flat_map(|note| self.small(note)));
        lines
    }
}

/// Marks lines to be kept in the same column as what follows.
fn glued(mut lines: Vec<SheetLine>) -> Vec<SheetLine> {
    for line in &mut lines {
        line.keeps_next = true;
    }
    lines
}
