//! A bundled document to be mutated, and the slips made in it.

use bexar::files::DocumentKind;
use rules::hex::Hex;
use rules::hexside::LayeredSide;
use rules::map::{MapDocument, Members};
use rules::project::Project;

use crate::entry::Entry;

/// A document, and the scenario it is part of.
pub(crate) struct Sheet {
    pub(crate) kind: DocumentKind,
    /// Its file, such as `alamo.map.ron`.
    pub(crate) file: String,
    pub(crate) text: &'static str,
    pub(crate) lines: Vec<&'static str>,
    pub(crate) project: Project,
}

/// A slip made in a text: the changed text, and the places a finding about it may point at.
#[derive(Debug, Clone)]
pub(crate) struct Slip {
    pub(crate) text: String,
    /// Lines of the changed text a finding may point at, from 1: the changed line, or the lines around a removed one.
    pub(crate) lines: Vec<usize>,
    /// Names of the changed things, as findings print their places.
    pub(crate) names: Vec<String>,
}

impl Slip {
    /// Adds another name a finding may give.
    pub(crate) fn and(mut self, name: impl Into<String>) -> Self {
        self.names.push(name.into());
        self
    }
}

impl Sheet {
    /// Returns the entries of a list.
    pub(crate) fn entries(&self, list: &'static str) -> Vec<Entry> {
        let head = format!("  {list}: [");
        let Some(start) = self.lines.iter().position(|line| *line == head) else { return Vec::new() };
        let own = self.lines[start + 1..].iter().take_while(|line| line.starts_with("    ")).enumerate();
        own.map(|(index, text)| Entry { list, line: start + 1 + index, index, text: (*text).to_owned() }).collect()
    }

    /// Returns the line of a field of the document itself, as an entry outside any list.
    pub(crate) fn field(&self, name: &str) -> Option<Entry> {
        let line = self.lines.iter().position(|line| line.trim_start().starts_with(&format!("{name}: ")))?;
        Some(Entry { list: "", line, index: 0, text: self.lines[line].to_owned() })
    }

    /// Replaces the line of an entry.
    pub(crate) fn change(&self, entry: &Entry, becomes: String) -> Slip {
        let mut names = names(entry);
        names.extend(self::names(&Entry { text: becomes.clone(), ..entry.clone() }));
        self.splice(entry.line, 1, vec![becomes], vec![entry.line + 1], names)
    }

    /// Removes an entry.
    pub(crate) fn drop(&self, entry: &Entry) -> Slip {
        self.splice(entry.line, 1, Vec::new(), vec![entry.line, entry.line + 1], names(entry))
    }

    /// Inserts a line after an entry.
    pub(crate) fn add(&self, entry: &Entry, line: String) -> Slip {
        let mut names = names(entry);
        names.extend(self::names(&Entry { text: line.clone(), ..entry.clone() }));
        self.splice(entry.line + 1, 0, vec![line], vec![entry.line + 1, entry.line + 2], names)
    }

    /// Replaces a range of lines.
    pub(crate) fn splice(
        &self,
        at: usize,
        gone: usize,
        put: Vec<String>,
        lines: Vec<usize>,
        names: Vec<String>,
    ) -> Slip {
        let mut text: Vec<String> = self.lines.iter().map(|line| (*line).to_owned()).collect();
        text.splice(at..at + gone, put);
        Slip { text: text.join("\n") + "\n", lines, names }
    }

    pub(crate) fn map(&self) -> &MapDocument {
        self.project.base_map()
    }

    /// Returns the hexsides of the map with their entries.
    pub(crate) fn hexsides(&self) -> Vec<(LayeredSide, Entry)> {
        let parsed = |entry: Entry| (entry.get("at").parse().expect("a hexside"), entry);
        self.entries("hexsides").into_iter().map(parsed).collect()
    }

    /// Whether a hex belongs to a region.
    pub(crate) fn is_in(&self, region: &str, hex: Hex) -> bool {
        let members = self.map().region(region).map(|region| &region.members);
        matches!(members, Some(Members::Hexes(hexes)) if hexes.contains(&hex))
    }

    /// Returns the hexes the map does not list, which are open country.
    pub(crate) fn country(&self) -> Vec<Hex> {
        self.map().grid.hexes().filter(|hex| self.map().hex(*hex).is_none()).collect()
    }
}

/// Returns the hexside of an entry, without its layer.
fn side(entry: &Entry) -> String {
    entry.get("at").split(':').next().unwrap_or_default().to_owned()
}

/// Returns the names of an entry, as printed in places.
fn names(entry: &Entry) -> Vec<String> {
    let of = |word: &str, key: &str| vec![format!("{word} {}", entry.get(key))];
    match entry.list {
        "hexes" => vec![entry.get("hex").to_owned()],
        "hexsides" => vec![side(entry)],
        "rooms" => of("room", "id"),
        "regions" => of("region", "id"),
        "entry_areas" => of("entry area", "number"),
        "gun_sites" => [of("gun site", "at"), vec![entry.get("at").to_owned()]].concat(),
        "labels" => of("label", "at"),
        "columns" => of("column", "id"),
        "units" | "leaders" | "batteries" => of("counter", "id"),
        "parameters" => of("parameter", "name"),
        "terrain" => of("terrain", "kind"),
        "combat_rows" => of("combat_rows", "row"),
        "combat_results" => of("combat_results", "die"),
        "withdrawal" => of("withdrawal", "turn"),
        "victory" => of("victory", "from"),
        "siege" => of("siege", "rolls"),
        "plot" => of("plot", "column"),
        "setup" => of("set-up", "piece"),
        "items" => vec![format!("item {}", entry.index + 1), format!("item {}", entry.index + 2), side(entry)],
        _ => Vec::new(),
    }
}
