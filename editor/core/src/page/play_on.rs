//! A game continued inside a page: the data the page's script needs to show the further steps.

use std::collections::BTreeSet;

use rules::project::Project;
use serde_json::{Map, Value, json};

use super::bilingual::{Bilingual, pair};
use super::layers::levels;
use super::playback::Camera;
use super::stacks::Stacks;
use super::{account, board, style};
use crate::account::AnyTable;
use crate::explain::indexes;
use crate::picture::theme_colours::Inks;
use crate::words::names::Names;

/// Returns the steps of a game after the first `from`, which the page already shows, as a separate film: its numbers
/// refer to its own lists, and its first step changes the state after the steps shown. `inks` are those of the page.
/// The account covers whole phases, starting with the one in which the game continues.
pub(crate) fn play_on(
    project: &Project,
    table: &mut AnyTable,
    from: usize,
    inks: &[[u32; 2]],
    names: &Names,
    bilingual: &Bilingual,
) -> Value {
    let mut inks = Inks::from_mixtures(inks);
    let known = inks.len();
    let levels = levels(project);
    let mut stacks = Stacks::new(project);
    let film = Camera::new(project, &mut stacks, &mut inks, bilingual).film_from(table, from);
    let mut data = film.data;
    data["symbols"] = json!(stacks.symbols());
    data["sides"] = film
        .changing
        .iter()
        .map(|(side, states)| {
            let drawn: Vec<_> = states.iter().map(|map| board::side(*side, map, &levels, &mut inks)).collect();
            json!([side.to_string(), drawn])
        })
        .collect();
    let whole = account::whole(table);
    let scenes = &whole.chapters;
    let first = scenes.iter().position(|scene| scene.entries.iter().any(|beat| beat.to > from)).unwrap_or(scenes.len());
    let phases = account::phases(&whole, first, table, names, bilingual);
    data["phase"] = json!(first);
    data["account"] = json!(phases.into_string());
    let lines = scenes[first..].iter().flat_map(|scene| &scene.entries).flat_map(|beat| &beat.lines);
    let cited: BTreeSet<&str> = lines.filter_map(|line| line.rule).collect();
    let rules = indexes::rules().filter(|rule| cited.contains(rule.atom.id()));
    let texts = rules.map(|rule| (rule.atom.id().to_owned(), pair(&bilingual.text(&rule.atom.word()))));
    data["rules"] = texts.collect::<Map<_, _>>().into();
    if inks.len() > known {
        data["style"] = json!(style::colours(&inks, usize::MAX));
        data["inks"] = inks.mixtures().collect();
    }
    data
}
