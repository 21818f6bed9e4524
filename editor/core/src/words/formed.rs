//! Text ids that are assembled at run time, one function for each family. All other ids are literals, which the build
//! checks against the string files; the tests below check the assembled ones.

/// Returns the id of the meaning of an event of a case or a log, by the form in which it is written.
pub(crate) fn told(form: &str) -> String {
    let words: Vec<&str> = form.split(' ').filter(|word| word.starts_with(char::is_lowercase)).collect();
    format!("told-{}", words.join("-"))
}

/// Returns the id of a row of the combat table. Rulebooks may have rows without a text.
pub(super) fn row(row: &str) -> String {
    format!("hexside-{}", kebab(row))
}

/// Returns the id of a table of a rulebook or a list of a variant.
pub(super) fn table(table: &str) -> String {
    format!("table-{}", kebab(table))
}

/// Returns the id of a value of a parameter or an option. Designers may use words without a text.
pub fn choice(word: &str) -> String {
    format!("choice-{}", kebab(word))
}

fn kebab(name: &str) -> String {
    name.replace('_', "-")
}

#[cfg(test)]
mod tests {
    use rules::alamo::notation::EVENT_FORMS;
    use rules::map::{HexsideKind, RegionKind};
    use rules::rulebook::System;

    use super::*;
    use crate::words::known_id;

    /// The tables of a rulebook and the lists of a variant in which findings can be located.
    const TABLES: [&str; 13] = [
        "terrain",
        "combat_rows",
        "combat_results",
        "withdrawal",
        "victory",
        "siege",
        "flags",
        "params",
        "opts",
        "regions",
        "kinds",
        "tables",
        "rules",
    ];

    fn all_known(family: impl IntoIterator<Item = String>) {
        for id in family {
            assert!(known_id(&id).is_some(), "{id}");
        }
    }

    #[test]
    fn every_event_has_a_meaning() {
        all_known(EVENT_FORMS.iter().map(|form| told(form)));
    }

    #[test]
    fn every_hexside_names_a_row_and_every_table_has_a_name() {
        all_known(HexsideKind::ALL.iter().map(|kind| row(kind.name())));
        all_known(TABLES.map(table));
    }

    #[test]
    fn every_kind_of_region_has_words() {
        let figures = RegionKind::ALL.iter().flat_map(|kind| kind.figures);
        all_known(figures.flat_map(|figure| [figure.word(), figure.about()]));
        all_known(RegionKind::ALL.iter().flat_map(|kind| [kind.word(), kind.about()]));
    }

    #[test]
    fn whatever_a_parameter_may_be_has_words() {
        let words = System::all_parameters().flat_map(|own| own.allowed);
        // Fractions need no text.
        all_known(words.filter(|word| !word.starts_with(|sign: char| sign.is_ascii_digit())).map(|word| choice(word)));
    }
}
