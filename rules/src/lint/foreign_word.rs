//! A word of a variant that its game system does not use, or an unknown name.

use super::{Check, Lint, Lists, Survey, pages};
use crate::deguello;
use crate::knapp;
use crate::phrase::Phrase;
use crate::report::{Report, Severity};
use crate::rulebook::{System, Systems};
use crate::variant::{Variant, words_by_areas};

pub(super) static LINT: Lint = Lint {
    name: "foreign-word",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-foreign-word",
    help: "lint-foreign-word-help",
    pages: pages(include_str!("foreign_word.md"), include_str!("foreign_word.fr.md")),
    check: Check::Lists(Lists::VARIANTS.union(Lists::COUNTERS).union(Lists::REGIONS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let project = survey.project();
    let troubles = match project.rulebook.system {
        System::Alamo => {
            let known: Vec<&Variant> = project.variants.iter().map(|own| &own.document).collect();
            for (at, variant) in known.iter().enumerate() {
                for (list, name, word) in words_by_areas(variant, &known) {
                    let why = Phrase::new("variant-foreign-word").with("word", word);
                    report.add(lint.entry(at, list, &name).said("why", &why));
                }
            }
            return;
        }
        System::Knapp => knapp::house::troubles(project),
        System::Deguello => deguello::house::troubles(project),
    };
    for (at, trouble) in troubles {
        report.add(lint.entry(at, trouble.list, &trouble.name).said("why", &trouble.message));
    }
}
