//! Rules of variants that had no effect in a series of games.

use rules::counts::{Came, UseLine};
use rules::phrase::Phrase;

/// A line for those that could never be started, one for those that never were, and one for those that changed nothing;
/// none where there are none.
#[must_use]
pub fn odd_rules(uses: &[UseLine]) -> Vec<Phrase> {
    let line = |came: Came| {
        let names: Vec<String> = uses.iter().filter(|own| own.came == came).map(name).collect();
        let id = match came {
            Came::Impossible => "uses-impossible",
            Came::Never => "uses-never",
            Came::Nothing | Came::Something => "uses-nothing",
        };
        (!names.is_empty()).then(|| Phrase::new(id).count("rules", names.len()).with("names", names.join(", ")))
    };
    Came::ODD.into_iter().filter_map(line).collect()
}

/// A rule, with how often it was started if it was.
fn name(own: &UseLine) -> String {
    if own.times == 0 { own.rule.clone() } else { format!("{} ({}×)", own.rule, own.times) }
}
