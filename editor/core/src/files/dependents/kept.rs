//! Rewrites documents so that their comments and their layout stay.

use rules::case::Retelling;
use rules::correction::Correction;
use rules::counters::CounterMix;
use rules::map::{Grid, MapDocument};
use rules::project::{DocumentRef, Project};
use rules::project_edit::moved_place;
use rules::rulebook::Rulebook;
use rules::scenario::Scenario;
use rules::text::{self, Document, outline};
use rules::variant::Variant;

use crate::files::DocumentKind;

/// Fields and words whose strings are prose, or name files.
const PROSE: [&str; 16] = [
    "by",
    "title",
    "notes",
    "note",
    "says",
    "en",
    "fr",
    "reason",
    "teaches",
    "sources",
    "document",
    "map",
    "counters",
    "rulebook",
    "map_fingerprint",
    "file",
];

/// Returns a text with the names in it replaced, and the number of strings that changed. Whether each of them was a name
/// is for [`kept`] to find out.
pub(super) fn retold(text: &str, change: Retelling<'_>) -> (String, usize) {
    outline::retold(text, &mut |around, own| {
        // The fields of the document itself may be called like a file: only the string beside its name is one.
        let is_prose = |name: &&str| PROSE.contains(name);
        let (last, before) = around.split_last()?;
        if is_prose(last) || before.iter().any(|name| is_prose(name) && !matches!(*name, "map" | "counters")) {
            return None;
        }
        let own = own.text()?;
        let told = match change {
            Retelling::Moved { to, .. } => moved_place(own, to)?,
            Retelling::Renamed { words, .. } => {
                let word = |word| words.get(word).map_or(word, String::as_str);
                own.split(' ').map(word).collect::<Vec<_>>().join(" ")
            }
        };
        (told != own).then_some(told)
    })
}

/// Returns the text of a map with another size; anything else stays.
pub(super) fn resized(text: &str, grid: Grid) -> String {
    let outline = outline::Outline::new(text);
    let size = outline.root().and_then(|root| root.field("grid"));
    let number = |name| size.and_then(|size| size.field(name)).map(outline::Branch::span);
    let mut spans: Vec<_> = [number("columns").zip(Some(grid.columns)), number("rows").zip(Some(grid.rows))].into();
    spans.sort_by_key(|own| own.map(|(span, _)| std::cmp::Reverse(span.start)));
    let mut sized = text.to_owned();
    for (span, number) in spans.into_iter().flatten() {
        sized.replace_range(span.start..span.end, &number.to_string());
    }
    sized
}

/// Returns the kind of a part of a project with its new text: the retold one if it says exactly what the part says and
/// has a layout or comments of its own, otherwise the canonical one. The last value is whether no comments are lost.
pub(super) fn kept(
    part: DocumentRef,
    after: &Project,
    was: &str,
    retold: Option<&str>,
) -> Option<(DocumentKind, String, bool)> {
    let one = Kept { was, retold };
    let (kind, (text, keeps)) = match part {
        DocumentRef::Map => (DocumentKind::Map, one.of::<MapDocument>(after.base_map())),
        DocumentRef::Counters => (DocumentKind::Counters, one.of::<CounterMix>(&after.counters)),
        DocumentRef::Rulebook => (DocumentKind::Rulebook, one.of::<Rulebook>(&after.rulebook)),
        DocumentRef::Scenario => (DocumentKind::Scenario, one.of::<Scenario>(&after.scenario)),
        DocumentRef::Correction(at) => {
            (DocumentKind::Correction, one.of::<Correction>(&after.corrections.get(at)?.document))
        }
        DocumentRef::Variant(at) => (DocumentKind::Variant, one.of::<Variant>(&after.variants.get(at)?.document)),
        DocumentRef::Cases => return None,
    };
    Some((kind, text, keeps))
}

/// Returns the text of a file of cases in which a correction or variant has another file.
pub(super) fn listed_anew(text: &str, part: DocumentRef, name: &str, copy: &str) -> String {
    let list = match part {
        DocumentRef::Correction(_) => "corrections",
        DocumentRef::Variant(_) => "variants",
        _ => return text.to_owned(),
    };
    let told = outline::retold(text, &mut |around, own| {
        (around.last() == Some(&list) && own.text() == Some(name)).then(|| copy.to_owned())
    });
    told.0
}

/// A text with its retold form.
struct Kept<'a> {
    was: &'a str,
    retold: Option<&'a str>,
}

impl Kept<'_> {
    fn of<D: Document + Clone>(&self, becomes: &D) -> (String, bool) {
        let written = text::write(becomes);
        if text::read::<D>(self.was).is_ok_and(|read| text::write(&read) == self.was) {
            return (written, true);
        }
        let says_so = |told: &&str| text::read::<D>(told).is_ok_and(|read| text::write(&read) == written);
        match self.retold.filter(says_so) {
            Some(told) => (told.to_owned(), true),
            None => (written, text::comments(self.was).is_empty()),
        }
    }
}

/// Returns the text of a scenario in which a part has another file.
pub(super) fn named_anew(text: &str, part: DocumentRef, name: &str, copy: &str) -> String {
    let (list, field) = match part {
        DocumentRef::Map => (None, "map"),
        DocumentRef::Counters => (None, "counters"),
        DocumentRef::Rulebook => (None, "rulebook"),
        DocumentRef::Correction(_) => (Some("corrections"), "document"),
        DocumentRef::Variant(_) => (Some("variants"), "document"),
        DocumentRef::Scenario | DocumentRef::Cases => return text.to_owned(),
    };
    let told = outline::retold(text, &mut |around, own| {
        let is_there = around.last() == Some(&field) && list.is_none_or(|list| around.contains(&list));
        (is_there && own.text() == Some(name)).then(|| copy.to_owned())
    });
    told.0
}
