//! The page of a variant: what it does and why, what its user may choose, and every rule in words.

#[cfg(test)]
mod sentences;
#[cfg(test)]
mod tests;

use std::path::Path;

use rules::alamo::index::advanced::CHAPTERS;
use rules::phrase::Phrase;
use rules::project::{LoadError, load};
use rules::text::Document;
use rules::variant::{
    Rule, Variant, tell, tell_flag, tell_kind, tell_opt, tell_param, tell_region, tell_row, tell_table,
};

use crate::files::{Bundled, DocumentKind, Source, bundled_names};
use crate::words::{Voice, origin};

/// Returns the page of a bundled variant, by its name, its id, or the number or name of one of its rules; `None` if
/// there is none.
pub(super) fn bundled(name: &str, voice: &Voice) -> Option<String> {
    // Most rules have no name, so an empty name would match them.
    if name.is_empty() {
        return None;
    }
    let (_, variant) = find(|own, variant| own == name || variant.id == name)
        .or_else(|| {
            find(|_, variant| {
                variant.atoms().any(|rule| rule == name) || variant.rules.iter().any(|rule| rule.id() == name)
            })
        })
        .or_else(|| {
            let chapter = CHAPTERS.iter().find(|chapter| chapter.rules().any(|rule| rule == name))?;
            find(|_, variant| variant.id == chapter.document)
        })?;
    Some(page(&variant, voice))
}

/// Returns the argument for `bexar explain` that shows the page of a variant: its name, or its file name if it is not
/// bundled.
#[must_use]
pub fn page_of(id: &str) -> String {
    find(|_, variant| variant.id == id)
        .map_or_else(|| format!("{id}.{}", Variant::EXTENSION), |(name, _)| name.to_owned())
}

/// Returns the first bundled variant that matches, with its name.
fn find(is_meant: impl Fn(&str, &Variant) -> bool) -> Option<(&'static str, Variant)> {
    let all = names().into_iter().filter_map(|name| Some((name, load(&Bundled, name).ok()?)));
    all.into_iter().find(|(name, variant)| is_meant(name, variant))
}

/// Returns the names of the bundled variants.
#[must_use]
pub fn names() -> Vec<&'static str> {
    bundled_names(DocumentKind::Variant.extension())
}

/// Returns every bundled variant with its title.
pub(super) fn list(voice: &Voice) -> String {
    names().into_iter().fold(String::new(), |text, name| {
        let title = Source::find(Path::new(name), &[DocumentKind::Variant]).and_then(|source| source.read::<Variant>());
        let title = title.map(|variant| voice.words(&variant.title)).unwrap_or_default();
        text + name + "  " + &title + "\n"
    })
}

/// Returns the page of a variant in a file, or of a bundled one.
///
/// # Errors
///
/// When there is no such file, or it is not a variant.
pub fn read(file: &Path, voice: &Voice) -> Result<String, LoadError> {
    let variant: Variant = Source::find(file, &[DocumentKind::Variant])?.read()?;
    Ok(page(&variant, voice))
}

/// Returns the page of a variant.
#[must_use]
pub fn page(variant: &Variant, voice: &Voice) -> String {
    let mut parts = vec![head(variant, voice)];
    parts.extend(variant.notes.iter().map(|note| voice.words(note) + "\n"));
    let section = |id: &str, lines: Vec<String>| {
        (!lines.is_empty()).then(|| lines.iter().fold(voice.text(id) + "\n", |text, line| text + "  " + line + "\n"))
    };
    let say = |message: Phrase| voice.say(&message);
    let sections = [
        section("explain-variant-params", variant.params.iter().map(|own| say(tell_param(own))).collect()),
        section("explain-variant-opts", variant.opts.iter().map(|own| say(tell_opt(own))).collect()),
        section("explain-variant-flags", variant.flags.iter().map(|own| say(tell_flag(own))).collect()),
        section("explain-variant-regions", variant.regions.iter().map(|own| say(tell_region(own))).collect()),
        section("explain-variant-kinds", variant.kinds.iter().map(|own| say(tell_kind(own))).collect()),
        section("explain-variant-tables", tables(variant, voice)),
        section("explain-variant-rules", variant.rules.iter().map(|rule| line(rule, variant, voice)).collect()),
    ];
    parts.extend(sections.into_iter().flatten());
    parts.join("\n")
}

/// Returns its name, its title, its origin and the documents it is used with.
fn head(variant: &Variant, voice: &Voice) -> String {
    let mut lines = vec![format!("{}  {}", variant.id, voice.words(&variant.title))];
    if !variant.by.words().is_empty() {
        let id = origin::of_variant(&variant.by);
        lines.push(voice.say(&Phrase::new(id).words("source", variant.by.words())));
    }
    let uses = [
        ("explain-variant-needs", &variant.needs),
        ("explain-variant-uses", &variant.uses),
        ("explain-variant-replaces", &variant.replaces),
    ];
    for (id, names) in uses {
        if !names.is_empty() {
            lines.push(voice.say(&Phrase::new(id).with("names", names.join(", "))));
        }
    }
    lines.join("\n") + "\n"
}

/// Returns every table, each followed by its rows.
fn tables(variant: &Variant, voice: &Voice) -> Vec<String> {
    let rows = variant.tables.iter().flat_map(|table| {
        let head = voice.say(&tell_table(table));
        let rows = table.rows.iter().map(move |row| format!("  {}", voice.say(&tell_row(row, table, variant))));
        std::iter::once(head).chain(rows)
    });
    rows.collect()
}

/// Returns a rule: its citation, its name, the author's description, and its sentence.
fn line(rule: &Rule, variant: &Variant, voice: &Voice) -> String {
    let names: Vec<_> = [rule.cites(), rule.id()].into_iter().filter(|name| !name.is_empty()).collect();
    let name = if names.is_empty() { String::new() } else { names.join(" ") + "  " };
    let says = voice.words(rule.says());
    let says = if says.is_empty() { String::new() } else { format!("{says}\n    ") };
    format!("{name}{says}{}", voice.say(&tell(rule, variant)))
}
