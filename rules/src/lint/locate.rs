//! Finds the lines of a document's text that a finding is about.
//!
//! A place of a map, counter mix, rulebook or scenario is looked up by its key in the outline of the text. A place the
//! text does not list (open ground, a clear hexside) has no line: then the list it would be in is shown, or nothing,
//! never the line of something else.

mod index;
mod page;

#[cfg(test)]
mod tests;

use index::{Index, Key};
use page::{FoundEntry, MapEntryKind, Page};

use crate::hex::Hex;
use crate::hexside::{Hexside, LayeredSide};
use crate::phrase::Argument;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::Finding;
use crate::spot::Spot;
use crate::text::outline::{Branch, Outline, Span};

/// The text of a document, prepared for many lookups.
#[derive(Debug)]
pub struct Locator<'o> {
    root: Option<Branch<'o>>,
    is_correction: bool,
    index: Index<'o>,
}

/// Returns the byte ranges of a document's text that a place stands for, in the order of the text: the key of each
/// entry, so `at: "1304/1305:ground"` for a hexside, twice if it is listed twice. Empty if the text does not list the
/// place.
///
/// `part` is the kind of document. The text may be broken; whatever can be found in it is found. To look up several
/// places, make a [`Locator`].
///
/// # Examples
///
/// ```
/// use rules::hex::Hex;
/// use rules::lint::locate;
/// use rules::place::Place;
/// use rules::project::DocumentRef;
///
/// let text = r#"Map(hexes: [(hex: "0303", ground: plaza), (hex: "0304", ground: yard)])"#;
/// let found = locate(text, DocumentRef::Map, &Place::Hex(Hex::new(3, 4)));
/// let found: Vec<&str> = found.iter().map(|span| &text[span.start..span.end]).collect();
/// assert_eq!(found, [r#"hex: "0304""#]);
/// ```
#[must_use]
pub fn locate(text: &str, part: DocumentRef, place: &Place) -> Vec<Span> {
    Locator::new(&Outline::new(text), part).place(place)
}

/// Returns the byte ranges of its document's text that a finding is about. If the message names one hex or spot within
/// the place, such as the hex of a room that is off the map, only that one.
#[must_use]
pub fn locate_finding(text: &str, finding: &Finding) -> Vec<Span> {
    Locator::new(&Outline::new(text), finding.part).finding(finding)
}

impl<'o> Locator<'o> {
    /// Prepares a text for lookups; `part` is the kind of document.
    #[must_use]
    pub fn new(outline: &'o Outline<'o>, part: DocumentRef) -> Self {
        let is_correction = matches!(part, DocumentRef::Correction(_));
        Self { root: outline.root(), is_correction, index: Index::default() }
    }

    /// Returns the byte ranges of a place, like [`locate`].
    #[must_use]
    pub fn place(&self, place: &Place) -> Vec<Span> {
        self.look(|page| page.find(place).into_iter().map(|mark| mark.span).collect())
    }

    /// Returns the byte ranges of a finding, like [`locate_finding`].
    #[must_use]
    pub fn finding(&self, finding: &Finding) -> Vec<Span> {
        self.look(|page| {
            let marks = named_list(finding).map_or_else(Vec::new, |list| page.entries_of(&list, &finding.place));
            let marks = if marks.is_empty() { page.find(&finding.place) } else { marks };
            marks.iter().flat_map(|mark| within(finding, mark, &self.index)).collect()
        })
    }

    /// Looks something up; finds nothing in a text without brackets.
    fn look(&self, find: impl FnOnce(Page<'_, 'o>) -> Vec<Span>) -> Vec<Span> {
        let Some(root) = self.root else { return Vec::new() };
        let mut spans = find(Page { root, is_correction: self.is_correction, index: &self.index });
        spans.sort_unstable();
        spans.dedup();
        spans
    }
}

/// Returns the field of the list the message names: `entry_areas` for the word `list-entry-areas`.
fn named_list(finding: &Finding) -> Option<String> {
    finding.message.arguments.iter().find_map(|(name, argument)| match argument {
        Argument::Word(word) if *name == "list" => Some(word.strip_prefix("list-")?.replace('-', "_")),
        _ => None,
    })
}

/// Returns the text of a case that the message quotes.
fn quoted(finding: &Finding) -> Option<&str> {
    if !matches!(finding.place, Place::Case(_) | Place::Step { .. }) {
        return None;
    }
    finding.message.arguments.iter().find_map(|(name, argument)| match argument {
        Argument::Said(message) if *name == "text" => message.arguments.iter().find_map(|(_, own)| match own {
            Argument::Text(text) => Some(text.as_str()),
            _ => None,
        }),
        Argument::Text(rule) if *name == "rule" => Some(rule.as_str()),
        _ => None,
    })
}

/// Returns the items inside an entry that the message names; the entry's key if it names none.
fn within<'o>(finding: &Finding, mark: &FoundEntry<'o>, index: &Index<'o>) -> Vec<Span> {
    if let Some(said) = quoted(finding) {
        let found = mark.entry.and_then(|entry| page::quoting(entry, said, matches!(finding.place, Place::Case(_))));
        return vec![found.unwrap_or(mark.span)];
    }
    let Some(entry) = mark.entry else { return vec![mark.span] };
    let mut inside = Vec::new();
    for (_, argument) in &finding.message.arguments {
        let Argument::Text(named) = argument else { continue };
        let Some((key, is_it)) = meant(named) else { continue };
        let rows = index.inside(entry);
        inside.extend(rows.get(key).iter().filter(|(item, _)| is_it(item)).map(|(_, mark)| mark.span));
    }
    if inside.is_empty() { vec![mark.span] } else { inside }
}

/// Tests whether an item of a list, as written in the text, is the one looked for.
type Test = Box<dyn Fn(&str) -> bool>;

/// Returns the key and the test for items that match a name in a message: the same hex, the hex of the spot, the same
/// hexside.
fn meant(named: &str) -> Option<(Key<'static>, Test)> {
    if let Ok(hex) = named.parse::<Hex>() {
        return Some((Key::Hex(hex), Box::new(|_| true)));
    }
    if let Ok(spot) = named.parse::<Spot>() {
        return Some((Key::Hex(spot.hex), Box::new(move |item| item.parse() == Ok(spot))));
    }
    let side = named.parse::<Hexside>().ok()?;
    Some((Key::Side(side), Box::new(move |item| item.parse() == Ok(side))))
}

impl<'o> Page<'_, 'o> {
    /// Finds all entries for a place.
    fn find(self, place: &Place) -> Vec<FoundEntry<'o>> {
        let any = |_: &str| true;
        match place {
            Place::Document => vec![self.start()],
            Place::Hex(hex) => self.hex(*hex),
            Place::Hexside(at) => self.or_list(self.hexside(*at), "hexsides"),
            Place::Hexsides(sides) => {
                let both = |side: &Hexside| self.hexside(LayeredSide { side: *side, layer: None });
                self.or_list(sides.iter().flat_map(both).collect(), "hexsides")
            }
            Place::Spot(spot) => {
                let set_up = self.rows_where("setup", "at", Key::Hex(spot.hex), |at| at.parse() == Ok(*spot));
                if set_up.is_empty() { self.hex(spot.hex) } else { set_up }
            }
            Place::Room(id) => self.entries(MapEntryKind::ROOM, Key::Label(id), any),
            Place::Region(id) => self.or_list(self.entries(MapEntryKind::REGION, Key::Label(id), any), "regions"),
            Place::EntryArea(number) => {
                let number = number.to_string();
                let areas = self.entries(MapEntryKind::ENTRY_AREA, Key::Label(&number), any);
                [areas, self.rows("plot", "area", Key::Label(&number))].concat()
            }
            Place::GunSite(spot) => {
                self.entries(MapEntryKind::GUN_SITE, Key::Hex(spot.hex), |own| own.parse() == Ok(*spot))
            }
            Place::Label(hex) => self.entries(MapEntryKind::LABEL, Key::Hex(*hex), |own| own.parse() == Ok(*hex)),
            Place::Counter(id) => self.counter(id),
            Place::Column(id) => self.rows("columns", "id", Key::Label(id)),
            Place::Row { table, row } => self.or_list(self.row(table, row), table),
            Place::Plot(column) => self.or_list(self.rows("plot", "column", Key::Label(column)), "plot"),
            Place::Placement(piece) => self.or_list(self.rows("setup", "piece", Key::Label(piece)), "setup"),
            Place::Item(index) => self.nth("items", *index),
            Place::Case(id) => self.rows("cases", "id", Key::Label(id)),
            Place::Step { case, step } => self.step(case, *step),
            Place::Field(name) => self.or_list(Vec::new(), name),
            // The name of the lint may be followed by where it is allowed.
            Place::Allowance(of) => self.rows("allow", "lint", Key::Label(of.split(' ').next().unwrap_or_default())),
            Place::Rule(name) => {
                let keys = [("parameters", "name"), ("terrain", "kind"), ("combat_rows", "row")];
                keys.into_iter().flat_map(|(list, key)| self.rows(list, key, Key::Label(name))).collect()
            }
        }
    }

    /// Finds all entries for a place in one list of a map.
    fn entries_of(self, list: &str, place: &Place) -> Vec<FoundEntry<'o>> {
        match place {
            Place::Hex(hex) => self.all_of(list, Key::Hex(*hex), |own| own.parse() == Ok(*hex)),
            Place::Spot(spot) => self.all_of(list, Key::Hex(spot.hex), |own| own.parse() == Ok(*spot)),
            _ => Vec::new(),
        }
    }

    /// Finds a step of a case; the span is its first field.
    fn step(self, case: &str, step: usize) -> Vec<FoundEntry<'o>> {
        let cases = self.rows("cases", "id", Key::Label(case)).into_iter().filter_map(|mark| mark.entry);
        let steps = cases.filter_map(|case| case.field("steps")?.children().nth(step.checked_sub(1)?));
        let marks = steps.map(|step| {
            let first = step.children().next().map_or_else(|| step.span(), Branch::field_span);
            FoundEntry { entry: Some(step), span: first }
        });
        marks.collect()
    }

    /// Finds the entry of a hex; otherwise where it is listed; otherwise the size of the grid, which either makes it
    /// plain ground or excludes it.
    fn hex(self, hex: Hex) -> Vec<FoundEntry<'o>> {
        let entries = self.entries(MapEntryKind::HEX, Key::Hex(hex), |_| true);
        let found = if entries.is_empty() { self.mentions(Key::Hex(hex), |_| true) } else { entries };
        self.or_list(found, "grid")
    }

    /// Finds the entries of a hexside for a layer, including those that name no layer; otherwise the regions it belongs
    /// to.
    fn hexside(self, at: LayeredSide) -> Vec<FoundEntry<'o>> {
        let speaks = |own: LayeredSide| at.layer.is_none() || own.layer.is_none() || own.layer == at.layer;
        let entries = self.entries(MapEntryKind::HEXSIDE, Key::Side(at.side), |own| own.parse().is_ok_and(speaks));
        if !entries.is_empty() {
            return entries;
        }
        self.mentions(Key::Side(at.side), |own| own.parse() == Ok(at.side))
    }

    /// Finds a row of a table of the rulebook by its key field.
    fn row(self, table: &str, row: &str) -> Vec<FoundEntry<'o>> {
        let key = match table {
            "flags" | "params" | "opts" | "kinds" | "tables" | "regions" => "id",
            "rules" => return self.rule(row),
            "terrain" => "kind",
            "combat_rows" => "row",
            "combat_results" => "die",
            "withdrawal" => "turn",
            "victory" => "from",
            "siege" => "rolls",
            _ => return Vec::new(),
        };
        self.rows(table, key, Key::Label(row))
    }

    /// Finds a rule of a variant by its name, or by its number after the name of the variant.
    fn rule(self, name: &str) -> Vec<FoundEntry<'o>> {
        let named = self.rows("rules", "id", Key::Label(name));
        let number = name.rsplit_once('.').and_then(|(_, number)| number.parse::<usize>().ok());
        match number.and_then(|number| number.checked_sub(1)) {
            Some(index) if named.is_empty() => self.nth("rules", index),
            _ => named,
        }
    }

    /// Finds a counter of the mix, or its placement in the set-up. A piece `line-2` is one of the counters `line`.
    fn counter(self, id: &str) -> Vec<FoundEntry<'o>> {
        let kind = id.rsplit_once('-').filter(|(_, number)| number.parse::<u32>().is_ok()).map(|(kind, _)| kind);
        let named = |name: &str| {
            let mix = ["units", "leaders", "batteries", "pieces"].into_iter();
            let mix = mix.flat_map(|list| self.rows(list, "id", Key::Label(name)));
            mix.chain(self.rows("setup", "piece", Key::Label(name))).collect::<Vec<_>>()
        };
        let exact = named(id);
        if exact.is_empty() { kind.map_or_else(Vec::new, named) } else { exact }
    }
}
