//! Variants in force, in words.

use rules::phrase::Phrase;
use rules::project::{LoadedVariant, Project};
use rules::variant::{Variant, tell, tell_cells, tell_flag, tell_kind, tell_region, tell_table};

use super::table::{Column, Table};
use crate::words::{Voice, origin, sentence};

/// A variant that is switched on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VariantInForce {
    /// Its short name, the same in every language.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The published text that states it, or its author.
    pub source: String,
    /// Its notes: what it does and why.
    pub notes: Vec<String>,
    /// The settings its user may choose, with their current values.
    pub settings: Vec<SettingInForce>,
    /// Its rules, in the order in which they apply.
    pub rules: Vec<RuleInForce>,
    /// What it adds to the game (flags, regions, hexside kinds), one sentence each.
    pub terms: Vec<String>,
    /// Its tables.
    pub tables: Vec<Table>,
}

/// A figure or an option of a variant, with its current value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingInForce {
    /// Its meaning.
    pub meaning: String,
    /// The current value.
    pub value: String,
    /// The default, if the current value differs from it.
    pub instead_of: Option<String>,
}

/// A rule of a variant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleInForce {
    /// Its number in a published text, or its name.
    pub cites: String,
    /// The author's description of it; empty if there is none.
    pub title: String,
    /// The rule as a sentence, generated from the rule itself.
    pub sentence: String,
}

/// Returns the variants that are on, in the order in which they apply; in document order if one they need is missing.
pub(crate) fn on(project: &Project) -> Vec<&LoadedVariant> {
    project.variants_in_force().unwrap_or_else(|_| project.variants.iter().filter(|own| own.on).collect())
}

/// Returns the variants in force of a project.
pub(super) fn in_force(project: &Project, voice: &Voice) -> Vec<VariantInForce> {
    on(project).into_iter().map(|own| variant(own, voice)).collect()
}

fn variant(own: &LoadedVariant, voice: &Voice) -> VariantInForce {
    let document = &own.document;
    let source = origin::of_variant(&document.by);
    let rules = document.rules.iter().zip(document.atoms()).map(|(rule, atom)| RuleInForce {
        cites: atom,
        title: voice.words(rule.says()),
        sentence: sentence(&voice.say(&tell(rule, document))),
    });
    let say = |message: Phrase| sentence(&voice.say(&message));
    let flags = document.flags.iter().map(|own| say(tell_flag(own)));
    let regions = document.regions.iter().map(|own| say(tell_region(own)));
    let kinds = document.kinds.iter().map(|own| say(tell_kind(own)));
    VariantInForce {
        id: document.id.clone(),
        title: voice.words(&document.title),
        source: voice.say(&Phrase::new(source).words("source", document.by.words())),
        notes: document.notes.iter().map(|note| voice.words(note)).collect(),
        settings: settings(own, voice),
        rules: rules.collect(),
        terms: flags.chain(regions).chain(kinds).collect(),
        tables: tables(document, voice),
    }
}

fn settings(own: &LoadedVariant, voice: &Voice) -> Vec<SettingInForce> {
    let meaning = |says: &rules::words::Words, id: &str| {
        let says = voice.words(says);
        if says.is_empty() { id.replace('_', " ") } else { says.clone() }
    };
    let figures = own.document.params.iter().map(|param| {
        let value = own.params.get(&param.id).copied().unwrap_or(param.is);
        SettingInForce {
            meaning: meaning(&param.says, &param.id),
            value: value.to_string(),
            instead_of: (value != param.is).then(|| param.is.to_string()),
        }
    });
    let choices = own.document.opts.iter().map(|opt| {
        let first = opt.choices.first().map_or("", String::as_str);
        let value = own.opts.get(&opt.id).map_or(first, String::as_str);
        SettingInForce {
            meaning: meaning(&opt.says, &opt.id),
            value: voice.choice(value),
            instead_of: (value != first).then(|| voice.choice(first)),
        }
    });
    figures.chain(choices).collect()
}

/// Returns the tables of a variant.
pub(super) fn tables(variant: &Variant, voice: &Voice) -> Vec<Table> {
    let one = |table: &rules::variant::Table| {
        let cells: Vec<_> = table.rows.iter().map(|row| tell_cells(row, table, variant)).collect();
        let acts = cells.iter().any(|own| own.what.is_some());
        let columns = [
            Column::figures(voice.text("aids-roll")),
            Column::words(voice.text("aids-result")),
            Column::words(voice.text("aids-what")),
        ];
        let columns = columns.into_iter().take(if acts { 3 } else { 2 });
        let says = voice.words(&table.says);
        let words = if says.is_empty() { table.id.clone() } else { says };
        let title = Phrase::new("aids-table-of").words("variant", variant.title.clone()).with("table", words);
        let rows = cells.iter().map(|own| {
            let what = own.what.as_ref().map(|what| sentence(&voice.say(what))).unwrap_or_default();
            let row = [voice.say(&own.span), sentence(&voice.say(&own.result)), what];
            row.into_iter().take(if acts { 3 } else { 2 }).collect()
        });
        let name = format!("{}-{}", variant.id, table.id);
        Table::new(name, voice.say(&title), columns)
            .with_rows(rows)
            .with_notes([sentence(&voice.say(&tell_table(table))) + "."])
    };
    variant.tables.iter().map(one).collect()
}
