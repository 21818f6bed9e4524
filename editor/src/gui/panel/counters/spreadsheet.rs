//! A mix as a table for spreadsheets: one row per entry, one column per field, with column names in English or French.

use std::collections::{BTreeMap, BTreeSet};

use rules::counters::CounterMix;
use rules::phrase::Phrase;
use rules::words::Language;

use super::entry::{MixEntry, MixKind, is_taken};
use super::field::{Datum, Field};
use crate::spreadsheet::{Cell, Separation, csv, plain};
use crate::words::Voice;

/// The column that holds the kind of an entry.
const KIND: &str = "counter-field-kind";

/// The entry of the mix before, if there was one, and as a row of the table has it.
pub(super) type MixRow = (Option<MixEntry>, MixEntry);

/// The mix as tab-separated text, which spreadsheets accept when pasted.
pub(super) fn print(mix: &CounterMix, voice: &Voice) -> String {
    let header = [KIND].into_iter().chain(Field::ALL.iter().map(|field| field.word())).map(|word| voice.text(word));
    let rows = MixEntry::all(mix).map(|entry| {
        let cells = Field::ALL.iter().map(|field| match field.read(&entry) {
            None => String::new(),
            Some(Datum::Text(text)) => text,
            Some(Datum::Choice(word)) => voice.text(word),
        });
        [voice.text(entry.kind().word())].into_iter().chain(cells).map(Cell::from).collect::<Vec<_>>()
    });
    csv([header.map(Cell::from).collect()].into_iter().chain(rows), Separation::Tabs)
}

/// Parses a table whose first row names its columns, with cells separated by tabs, semicolons or commas. A row whose id
/// is in the mix changes that entry and leaves the fields without a column unchanged.
///
/// # Errors
///
/// Returns the first wrong cell, by row and column, and the reason.
pub(super) fn read(text: &str, mix: &CounterMix) -> Result<Vec<MixRow>, Phrase> {
    // Lines from Windows end with two signs, also inside cells.
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
    let text = text.as_str();
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(delimiter(text))
        .has_headers(false)
        .flexible(true)
        .from_reader(text.as_bytes());
    let words = Dictionary::new();
    let mut header: Option<Header> = None;
    let mut rows = Vec::new();
    let mut seen = BTreeSet::new();
    for (at, record) in (1..).zip(reader.records()) {
        let record = record.map_err(|_| Phrase::new("gui-counter-paste-broken").count("row", at))?;
        let cells: Vec<&str> = record.iter().map(plain).collect();
        if cells.iter().all(|cell| cell.trim().is_empty()) {
            continue;
        }
        let Some(header) = &header else {
            header = Some(Header::read(&cells, &words)?);
            continue;
        };
        let (was, becomes) = header.row(&cells, mix, &words).map_err(|wrong| wrong.say(at, &cells))?;
        let again = !seen.insert((becomes.kind() == MixKind::Column, becomes.id().to_owned()));
        if again {
            return Err(header.wrong(Field::Id, Phrase::new("gui-counter-paste-twice")).say(at, &cells));
        }
        rows.push((was, becomes));
    }
    if rows.is_empty() { Err(Phrase::new("gui-counter-paste-empty")) } else { Ok(rows) }
}

/// The separator of the cells: the candidate that occurs most often in the first row.
fn delimiter(text: &str) -> u8 {
    let first = text.trim_start().lines().next().unwrap_or_default();
    let count = |sign: u8| first.bytes().filter(|byte| *byte == sign).count();
    [b',', b';', b'\t'].into_iter().max_by_key(|sign| count(*sign)).unwrap_or(b'\t')
}

/// Names and choices in both languages.
struct Dictionary(BTreeMap<&'static str, [String; 2]>);

impl Dictionary {
    fn new() -> Self {
        let voices = [Voice::new(Language::English), Voice::new(Language::French)];
        let choices = Field::ALL.iter().flat_map(|field| field.choices()).copied();
        let names = Field::ALL.iter().map(|field| field.word()).chain(MixKind::ALL.map(MixKind::word)).chain([KIND]);
        let said = |word| (word, voices.each_ref().map(|voice| voice.text(word).to_lowercase()));
        Self(choices.chain(names).map(said).collect())
    }

    fn means(&self, word: &str, said: &str) -> bool {
        let said = said.trim().to_lowercase();
        self.0.get(word).is_some_and(|words| words.contains(&said))
    }
}

/// An error in a row, and its column; `place` is `None` if the table does not have the column.
struct Wrong {
    place: Option<usize>,
    column: &'static str,
    why: Phrase,
}

impl Wrong {
    fn say(self, row: usize, cells: &[&str]) -> Phrase {
        let held = self.place.and_then(|place| cells.get(place)).copied().unwrap_or_default();
        Phrase::new("gui-counter-paste-wrong")
            .count("row", row)
            .word("column", self.column)
            .with("cell", held)
            .said("why", self.why)
    }
}

/// The positions of the columns.
struct Header {
    kind: Option<usize>,
    fields: BTreeMap<Field, usize>,
}

impl Header {
    fn read(cells: &[&str], words: &Dictionary) -> Result<Self, Phrase> {
        let mut header = Self { kind: None, fields: BTreeMap::new() };
        for (place, cell) in cells.iter().enumerate().filter(|(_, cell)| !cell.trim().is_empty()) {
            let strange = |id| Phrase::new(id).with("column", cell.trim());
            let before = if words.means(KIND, cell) {
                header.kind.replace(place)
            } else {
                let field = Field::ALL.iter().find(|field| words.means(field.word(), cell));
                header.fields.insert(*field.ok_or_else(|| strange("gui-counter-paste-strange"))?, place)
            };
            if before.is_some() {
                return Err(strange("gui-counter-paste-doubled"));
            }
        }
        if header.fields.contains_key(&Field::Id) { Ok(header) } else { Err(Phrase::new("gui-counter-paste-no-id")) }
    }

    fn wrong(&self, field: Field, why: Phrase) -> Wrong {
        Wrong { place: self.fields.get(&field).copied(), column: field.word(), why }
    }

    fn cell<'c>(&self, field: Field, cells: &[&'c str]) -> Option<&'c str> {
        self.fields.get(&field).map(|place| cells.get(*place).copied().unwrap_or_default())
    }

    fn row(&self, cells: &[&str], mix: &CounterMix, words: &Dictionary) -> Result<MixRow, Wrong> {
        let id = self.cell(Field::Id, cells).unwrap_or_default().trim();
        let kind = self.kind_of(id, cells, mix, words)?;
        let was = MixEntry::find(mix, kind, id);
        if was.is_none() && is_taken(mix, kind, id) {
            return Err(self.wrong(Field::Id, Phrase::new("gui-counter-taken")));
        }
        let mut becomes = was.clone().unwrap_or_else(|| MixEntry::blank(kind, id));
        for &field in Field::ALL {
            let cell = self.cell(field, cells);
            self.fill(&mut becomes, field, cell, was.is_some(), words).map_err(|why| self.wrong(field, why))?;
        }
        let becomes = if let Some(was) = &was { becomes.after(was) } else { becomes };
        Ok((was, becomes))
    }

    fn kind_of(&self, id: &str, cells: &[&str], mix: &CounterMix, words: &Dictionary) -> Result<MixKind, Wrong> {
        let said = self.kind.and_then(|place| cells.get(place)).filter(|said| !said.trim().is_empty());
        let Some(said) = said else {
            let known = MixKind::ALL.into_iter().find(|kind| MixEntry::find(mix, *kind, id).is_some());
            return Ok(known.unwrap_or(MixKind::Unit));
        };
        let wrong = || Wrong { place: self.kind, column: KIND, why: Phrase::new("gui-counter-no-choice") };
        MixKind::ALL.into_iter().find(|kind| words.means(kind.word(), said)).ok_or_else(wrong)
    }

    /// Sets one field; `cell` is `None` if the table has no such column.
    fn fill(
        &self,
        entry: &mut MixEntry,
        field: Field,
        cell: Option<&str>,
        known: bool,
        words: &Dictionary,
    ) -> Result<(), Phrase> {
        let blank = cell.is_none_or(|cell| cell.trim().is_empty());
        if field.read(entry).is_none() {
            return if blank { Ok(()) } else { Err(Phrase::new("gui-counter-no-field")) };
        }
        if blank && !known && field.is_needed(entry.kind()) {
            return Err(Phrase::new("gui-counter-missing"));
        }
        match cell {
            None => Ok(()),
            Some(_) if blank && (field.is_figure() || !field.choices().is_empty()) => Ok(()),
            Some(cell) if field.choices().is_empty() => field.write(entry, cell),
            Some(cell) => {
                let choice = field.choices().iter().find(|word| words.means(word, cell));
                field.write(entry, choice.ok_or(Phrase::new("gui-counter-no-choice"))?)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rules::project::Project;
    use rules::provenance::Provenance;
    use rules::words::Words;

    use super::*;
    use crate::files::Bundled;

    fn alamo() -> CounterMix {
        Project::load(&Bundled, "alamo").unwrap().counters
    }

    fn said(wrong: &Phrase) -> String {
        Voice::new(Language::English).say(wrong)
    }

    #[test]
    fn a_table_of_the_alamo_pasted_again_changes_nothing() {
        let mix = alamo();
        for language in [Language::English, Language::French] {
            let rows = read(&print(&mix, &Voice::new(language)), &mix).unwrap();
            assert_eq!(rows.len(), MixEntry::all(&mix).count());
            assert!(rows.into_iter().all(|(was, becomes)| was == Some(becomes)));
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(8))]
        #[test]
        fn whatever_texts_and_values_a_mix_has_its_table_says_them(
            texts in proptest::collection::vec("[a-zé\"\t;,\n'’ ]{0,12}", 60),
            values in proptest::collection::vec(any::<u8>(), 60),
            french in any::<bool>(),
        ) {
            let mut mix = alamo();
            for (at, unit) in mix.units.iter_mut().enumerate() {
                unit.name = Words::new(&texts[at], &texts[at + 1]);
                unit.origin.clone_from(&texts[at + 2]);
                (unit.full.fire, unit.reduced.morale, unit.quantity) = (values[at], values[at + 1], 1 + i32::from(values[at + 2]));
                unit.by = if values[at] % 2 == 0 {
                    Provenance::Cited(texts[at].clone())
                } else {
                    Provenance::reconstructed(&texts[at], &texts[at + 1])
                };
            }
            for (at, leader) in mix.leaders.iter_mut().enumerate() {
                leader.column.clone_from(&texts[at]);
                if let Some(own) = &mut leader.replacement {
                    (own.name.fr, own.rating) = (texts[at + 1].clone(), values[at]);
                }
            }
            let voice = Voice::new(if french { Language::French } else { Language::English });
            let rows = read(&print(&mix, &voice), &mix);
            prop_assert!(rows.is_ok(), "{:?}", rows);
            for (was, becomes) in rows.unwrap() {
                prop_assert_eq!(was, Some(becomes));
            }
            // Read into an empty mix, it produces the same mix.
            let fresh = read(&print(&mix, &voice), &CounterMix::default()).unwrap();
            prop_assert!(fresh.into_iter().map(|(_, becomes)| becomes).eq(MixEntry::all(&mix)));
        }
    }

    #[test]
    fn a_row_changes_what_its_columns_speak_of() {
        let mix = alamo();
        let rows = read("Id;Morale\nvir6;7\n\nkent6;\n", &mix).unwrap();
        let [(Some(was), MixEntry::Unit(becomes)), (Some(kent), still)] = rows.as_slice() else { panic!("{rows:?}") };
        let MixEntry::Unit(was) = was else { panic!("{was:?}") };
        assert_eq!((becomes.full.morale, becomes.full.fire, &becomes.name), (7, was.full.fire, &was.name));
        assert_eq!(kent, still);
    }

    #[test]
    fn a_table_is_pasted_as_a_spreadsheet_on_windows_copies_it() {
        let mix = alamo();
        // Tabs, two signs at the end of lines, a quoted cell with two lines, decimals, hard spaces, an empty last row.
        let table = "Id\tName (English)\tMorale\tFire\r\nvir6\t\"Virginia\r\n\"\"Rifles\"\"\"\t\u{a0}7,0\u{202f}\t5.00\r\n\t\t\t\r\n";
        let rows = read(table, &mix).unwrap();
        let [(Some(_), MixEntry::Unit(becomes))] = rows.as_slice() else { panic!("{rows:?}") };
        assert_eq!((&*becomes.name.en, becomes.full.morale, becomes.full.fire), ("Virginia\n\"Rifles\"", 7, 5));
        assert!(read("Id\tMorale\r\nvir6\t7,5\r\n", &mix).is_err(), "half a point cannot be printed");
    }

    #[test]
    fn what_is_wrong_is_said_by_row_and_column() {
        let mix = alamo();
        for (table, row, column) in [
            ("Id,Morale\nvir6,seven", "row 2", "Morale"),
            ("Id,Side\nvir6,French", "row 2", "Side"),
            ("Id,Fire\nvir6,9\nvir6,8", "row 3", "Id"),
            ("Id,Rating\nvir6,2", "row 2", "Rating"),
            ("Id,Fire\nnobody,3", "row 2", "Side"),
            ("Kind,Id\nleader,vir6", "row 2", "Id"),
            ("Id,Number of hats\nvir6,2", "", "Number of hats"),
            ("Morale\n7", "", "Id"),
            ("Id,Id\nvir6,vir6", "", "Id"),
        ] {
            let said = said(&read(table, &mix).unwrap_err());
            assert!(said.to_lowercase().contains(row) && said.contains(column), "{table}: {said}");
        }
        assert!(read("", &mix).is_err() && read("Id\n", &mix).is_err());
    }
}
