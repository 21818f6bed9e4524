//! The names of figures in words, and their values if those are more than numbers.

use rules::phrase::Phrase;
use rules::playtest::ScenarioChange;
use rules::project::Project;
use rules::rulebook::{Figure, Home};

use crate::words::Voice;
use crate::words::names::kind_called;

/// Returns the name of a figure in words; its own name if there are none.
#[must_use]
pub fn figure_called(project: &Project, name: &str, voice: &Voice) -> String {
    if let Some(parameter) = project.rulebook.system.parameter(name) {
        return voice.text(&parameter.word());
    }
    of_variant(project, name, voice)
        .or_else(|| of_table(name).map(|said| voice.say(&said)))
        .or_else(|| of_counter(project, name, voice))
        .unwrap_or_else(|| name.to_owned())
}

/// Returns a value of a figure: the hexside kind it stands for, or the number.
#[must_use]
pub fn figure_value(name: &str, value: i32, voice: &Voice) -> String {
    ScenarioChange::kind(name, value).map_or_else(|| value.to_string(), |kind| voice.text(&kind.word()))
}

fn of_variant(project: &Project, name: &str, voice: &Voice) -> Option<String> {
    let (variant, figure) = name.split_once('.')?;
    let own = project.variants.iter().find(|own| own.document.id == variant)?;
    let param = own.document.params.iter().find(|param| param.id == figure)?;
    let says = voice.words(&param.says);
    (!says.is_empty()).then(|| says.clone())
}

/// Returns the name of a figure of the rulebook's charts or of the map.
fn of_table(name: &str) -> Option<Phrase> {
    match name {
        "withdrawal.threshold" => return Some(Phrase::new("tuned-withdrawals")),
        "vp.level_bounds" => return Some(Phrase::new("tuned-levels")),
        _ => {}
    }
    if let Some(turn) = name.strip_prefix("withdrawal.") {
        return Some(Phrase::new("tuned-withdrawal").with("turn", turn));
    }
    if let Some(number) = name.strip_prefix("vp.level_bounds.") {
        return Some(Phrase::new("tuned-level").with("number", number));
    }
    if let Some((die, column)) = name.strip_prefix("crt.").and_then(|cell| cell.split_once('.')) {
        return Some(Phrase::new("tuned-cell").with("die", die).with("column", column));
    }
    if let Some(side) = name.strip_prefix("wall.") {
        return Some(Phrase::new("tuned-wall").with("side", side));
    }
    match Figure::named(name)?.home {
        Home::Terrain(kind) => Some(Phrase::new("tuned-cost").word("kind", kind.word())),
        _ => None,
    }
}

fn of_counter(project: &Project, name: &str, voice: &Voice) -> Option<String> {
    let (id, value) = name.strip_prefix("counter.")?.rsplit_once('.')?;
    let word = match value {
        "quantity" => "counter-field-quantity",
        "fire" => "counter-field-fire",
        "melee" => "counter-field-melee",
        "morale" => "counter-field-morale",
        "rating" => "counter-field-rating",
        "strength" => "counter-field-strength",
        _ => "",
    };
    let value = if word.is_empty() { value.to_owned() } else { voice.text(word) };
    let said = Phrase::new("tuned-counter").with("counter", kind_called(&project.counters, id, voice));
    Some(voice.say(&said.with("value", value)))
}
