//! The panel of a page for using the engine: the form, the program, and the program's initial data.

use maud::{Markup, PreEscaped, html};
use rules::phrase::Phrase;
use rules::project::Project;
use rules::systems;
use rules::table::Tabletop;
use rules::text;
use serde_json::{Map, Value, json};

use super::Engine;
use super::bilingual::{Bilingual, both, pair};
use super::board::Changing;
use super::data::packed;
use crate::engine::request::{OpenRequest, StepRecord};
use crate::pack::documents;
use crate::picture::theme_colours::Inks;

/// The name of the scenario among the documents of a page.
const SCENARIO: &str = "scenario";
/// The largest number of games to play in a browser while the reader waits.
const GAMES: u32 = 100;

/// Returns the data for the script: the documents, all actions so far, the inks, the words.
pub(super) fn data(
    project: &Project,
    table: &dyn Tabletop,
    inks: &Inks,
    changing: &Changing,
    bilingual: &Bilingual,
) -> Value {
    let mut head = table.head().clone();
    SCENARIO.clone_into(&mut head.scenario);
    let opening =
        OpenRequest { files: documents(SCENARIO, project), scenario: SCENARIO.to_owned(), log: text::write(&head) };
    let steps = (0..table.history().steps().len()).filter_map(|at| table.entry(at));
    let steps: Vec<_> = steps.map(|entry| StepRecord::from(&entry)).collect();
    let words = WORDS.iter().map(|(key, id)| {
        // The script replaces these placeholders with its figures.
        let says = ARGUMENTS.iter().fold(Phrase::new(id), |says, name| says.with(name, format!("§{name}")));
        ((*key).to_owned(), pair(&bilingual.say(&says)))
    });
    json!({
        "opening": opening, "made": steps, "inks": inks.mixtures().collect::<Vec<_>>(),
        "sides": changing.keys().map(ToString::to_string).collect::<Vec<_>>(), "words": words.collect::<Map<_, _>>(),
    })
}

/// The message ids of the script's texts, by the script's keys.
const WORDS: [(&str, &str); 14] = [
    ("works", "web-engine-works"),
    ("stopped", "web-engine-stopped"),
    ("trouble", "web-engine-trouble"),
    ("played", "web-engine-played"),
    ("won", "web-engine-won"),
    ("computers", "web-engine-computers"),
    ("roll", "web-engine-roll"),
    ("draw", "web-engine-draw"),
    ("hand", "web-engine-hand"),
    ("drop", "web-engine-drop"),
    ("odds", "web-engine-odds"),
    ("pick", "web-engine-pick"),
    ("sees", "web-engine-sees"),
    ("blocked", "web-engine-blocked"),
];
/// The names of the figures and names that the script inserts.
const ARGUMENTS: [&str; 10] = ["steps", "seed", "games", "wins", "low", "high", "piece", "count", "a", "b"];

/// Renders the form.
pub(super) fn form(project: &Project, table: &dyn Tabletop, open: bool, bilingual: &Bilingual) -> Markup {
    let sides =
        [("web-engine-texans", &table.head().players.texan), ("web-engine-mexicans", &table.head().players.mexican)];
    html! {
        details.engine.js-only #engine open[open] {
            summary { (bilingual.put("web-engine")) }
            p.about { (bilingual.put("web-engine-about")) }
            div.seats {
                @for (side, (id, now)) in sides.into_iter().enumerate() {
                    label for=(format!("seat-{side}")) { (bilingual.put(id)) }
                    (hands(project, side, now, bilingual))
                }
                label for="engine-seed" { (bilingual.put("web-engine-seed")) }
                input.as-button #engine-seed type="number" min="0" step="1" value=(table.head().seed);
                label.wide for="engine-rolls" { input #engine-rolls type="checkbox"; " " (bilingual.put("web-engine-rolls")) }
            }
            div.deeds {
                button #engine-end type="button" { (bilingual.put("web-engine-end")) }
                span.pair {
                    label.vh for="engine-count" { (bilingual.put("web-engine-count")) }
                    input.as-button #engine-count type="number" min="1" value="20";
                    button #engine-some type="button" { (bilingual.put("web-engine-some")) }
                }
                button #engine-series type="button" { (both(&bilingual.say(&Phrase::new("web-engine-series").with("games", GAMES)))) }
                button #engine-undo type="button" data-key="u" disabled { (bilingual.put("web-engine-undo")) }
                button #engine-back type="button" hidden { (bilingual.put("web-engine-back")) }
                button #engine-stop type="button" hidden { (bilingual.put("web-engine-stop")) }
            }
            p.state #engine-state role="status" aria-live="polite" {}
            p.due #engine-due {}
            div #engine-deeds {}
            div #engine-odds {}
            (sight(bilingual))
        }
    }
}

/// Renders the choice of player for a side.
fn hands(project: &Project, side: usize, now: &str, bilingual: &Bilingual) -> Markup {
    let roster = systems::roster(project.rulebook.system);
    let names = [rules::log::PERSON].into_iter().chain(roster.iter().map(|known| known.name));
    html! {
        select.as-button id=(format!("seat-{side}")) {
            @for name in names {
                @let called = bilingual.each(|voice| voice.player(name));
                option value=(name) selected[name == now] data-text-en=(called.en) data-text-fr=(called.fr) { (called.en) }
            }
        }
    }
}

/// Renders the form for lines of sight.
fn sight(bilingual: &Bilingual) -> Markup {
    html! {
        form #sight {
            h3 { (bilingual.put("web-engine-sight")) }
            div.deeds {
                label for="sight-from" { (bilingual.put("web-engine-from")) }
                input.as-button #sight-from size="8" autocomplete="off" placeholder="1404/in";
                label for="sight-to" { (bilingual.put("web-engine-to")) }
                input.as-button #sight-to size="8" autocomplete="off" placeholder="1408/in";
                button type="submit" { (bilingual.put("web-engine-ask")) }
                button #sight-pick type="button" aria-pressed="false" { (bilingual.put("web-engine-on-map")) }
                button #sight-clear type="button" { (bilingual.put("web-engine-forget")) }
            }
            p.about { (bilingual.put("web-engine-sight-about")) }
            div #sight-answer role="status" aria-live="polite" {}
        }
    }
}

/// Renders the packed program and the worker script that runs it.
pub(super) fn program(engine: &Engine<'_>) -> Markup {
    html! {
        script #engine-program type="application/gzip" { (PreEscaped(packed(engine.program))) }
        script #engine-machine type="text/plain" { (PreEscaped(include_str!("engine_worker.js"))) }
    }
}
