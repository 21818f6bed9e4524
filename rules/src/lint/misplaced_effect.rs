//! `Deny`, `Halt` or `Spend` where nothing is about to happen or no piece is moving.

use super::variants::known;
use super::{Check, Lint, Lists, Survey, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::variant::pairs::moves_on;
use crate::variant::{Effect, Given, Said};

pub(super) static LINT: Lint = Lint {
    name: "misplaced-effect",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-misplaced-effect",
    help: "lint-misplaced-effect-help",
    pages: pages(include_str!("misplaced_effect.md"), include_str!("misplaced_effect.fr.md")),
    check: Check::Lists(Lists::VARIANTS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let known = known(survey);
    for at in 0..survey.variants.len() {
        for passage in survey.passages(at) {
            let lacks = |given: Given| !passage.bound.given.contains(given);
            let on = passage.occasions(&known);
            let rests = lacks(Given::MOVE) || !on.is_empty() && !on.iter().any(|on| moves_on(on, &known));
            let mut misplaced: Vec<&'static str> = Vec::new();
            passage.walk(&mut |said, _| {
                let word = match said {
                    Said::Effect(Effect::Deny) if lacks(Given::DENIAL) => "Deny",
                    Said::Effect(Effect::Halt) if rests => "Halt",
                    Said::Effect(Effect::Spend(_)) if rests => "Spend",
                    _ => return,
                };
                if !misplaced.contains(&word) {
                    misplaced.push(word);
                }
            });
            for effect in misplaced {
                report.add(lint.entry(at, passage.list, passage.name).with("effect", effect));
            }
        }
    }
}
