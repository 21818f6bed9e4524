//! Rules of variants that had no effect in a series of games.

use rules::counts::{Came, UseLine};
use rules::phrase::Phrase;

/// Returns a line for the rules that could never be started, one for those that never were, and one for those that
/// changed nothing; lines without rules are left out.
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

/// Returns the name of a rule, with the number of times it was started, if any.
fn name(own: &UseLine) -> String {
    if own.times == 0 { own.rule.clone() } else { format!("{} ({}×)", own.rule, own.times) }
}
