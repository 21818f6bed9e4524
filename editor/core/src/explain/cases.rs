//! The bundled cases that show a rule.

use std::sync::{LazyLock, OnceLock};

use rules::case::{Case, Cases};
use rules::phrase::Phrase;
use rules::project::load;
use rules::text::Document;

use crate::files::{Bundled, bundled, bundled_names};
use crate::words::Voice;

/// The maximum number of cases listed that show a rule only incidentally.
const BY_THE_WAY: usize = 5;

/// A bundled file of cases, parsed on first use.
struct File {
    name: &'static str,
    cases: OnceLock<Option<Cases>>,
}

static FILES: LazyLock<Vec<File>> = LazyLock::new(|| {
    let names = bundled_names(Cases::EXTENSION);
    names.into_iter().map(|name| File { name, cases: OnceLock::new() }).collect()
});

impl File {
    fn cases(&self) -> Option<&Cases> {
        self.cases.get_or_init(|| load(&Bundled, self.name).ok()).as_ref()
    }
}

/// Lists the cases that show a rule, file by file: its examples or, if there are none, some cases in which the rule
/// plays a part. `None` if there is no case at all.
pub(super) fn showing(rule: &str, voice: &Voice) -> Option<String> {
    let mut files: Vec<(&str, &Cases)> = FILES
        .iter()
        // Searching a text is fast, parsing it is not.
        .filter(|file| bundled(&format!("{}.{}", file.name, Cases::EXTENSION)).is_some_and(|text| text.contains(rule)))
        .filter_map(|file| Some((file.name, file.cases()?)))
        .collect();
    // Files with few variants first: a rule also appears in the cases of other variants.
    files.sort_by_key(|(_, file)| file.cases.iter().map(|case| file.variants.len() + case.variants.len()).max());
    let found = |is_meant: fn(&Case, &str) -> bool| -> Vec<(&str, String)> {
        let all = files.iter().flat_map(|(name, file)| file.cases.iter().map(move |case| (*name, case)));
        all.filter(|(_, case)| is_meant(case, rule)).map(|(name, case)| (name, case.id.clone())).collect()
    };
    let examples = found(Case::is_example_of);
    let (shown, more) = if examples.is_empty() {
        let mut shown = found(Case::shows);
        let more = shown.len().saturating_sub(BY_THE_WAY);
        shown.truncate(BY_THE_WAY);
        (shown, more)
    } else {
        (examples, 0)
    };
    let files = shown.chunk_by(|(one, _), (other, _)| one == other).filter_map(|of_file| {
        let (name, _) = of_file.first()?;
        let ids: Vec<_> = of_file.iter().map(|(_, id)| format!("`{id}`")).collect();
        Some(voice.say(&Phrase::new("explain-cases-of").with("ids", ids.join(", ")).with("file", name)))
    });
    let list = voice.joined(files);
    let message = Phrase::new("explain-cases").with("list", list).count("more", more);
    (!shown.is_empty()).then(|| voice.say(&message))
}
