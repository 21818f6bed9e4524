//! The French field descriptions. The English ones are the doc comments of the types, and the key of the translation.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use rules::words::Language;

/// The French text of each description.
static FRENCH: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| serde_json::from_str(TEXT).unwrap_or_default());
const TEXT: &str = include_str!("remarks.fr.json");

/// Returns a description in a language; in English if there is no translation.
pub(super) fn told(remark: &str, language: Language) -> &str {
    match language {
        Language::English => remark,
        Language::French => FRENCH.get(remark).map_or(remark, String::as_str),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;
    use crate::explain::format::FORMATS;

    fn remarks(part: &Value, all: &mut BTreeSet<String>) {
        match part {
            Value::Object(fields) => {
                all.extend(fields.get("description").and_then(Value::as_str).map(str::to_owned));
                fields.values().for_each(|inner| remarks(inner, all));
            }
            Value::Array(items) => items.iter().for_each(|inner| remarks(inner, all)),
            _ => {}
        }
    }

    /// Returns the sorted texts between backticks.
    fn code(text: &str) -> Vec<&str> {
        let mut all: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
        all.sort_unstable();
        all
    }

    #[test]
    fn every_remark_stands_there_in_french_and_no_other() {
        let french: BTreeMap<String, String> = serde_json::from_str(TEXT).unwrap();
        let mut all = BTreeSet::new();
        for format in &FORMATS {
            remarks(&format.schema(), &mut all);
        }
        let lacking: Vec<&String> = all.iter().filter(|remark| !french.contains_key(*remark)).collect();
        assert!(lacking.is_empty(), "to be put into French in remarks.fr.json: {lacking:#?}");
        let stale: Vec<&String> = french.keys().filter(|remark| !all.contains(*remark)).collect();
        assert!(stale.is_empty(), "no format says this any more: {stale:#?}");
        for (english, own) in &french {
            assert!(!own.trim().is_empty() && code(english) == code(own), "{english}: {own}");
        }
    }
}
