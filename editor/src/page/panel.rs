//! The part of a page in which its reader asks the engine: the form, the program, and what the program starts from.

use maud::{Markup, PreEscaped, html};
use rules::message::Message;
use rules::project::Project;
use rules::systems;
use rules::table::Tabletop;
use rules::text;
use serde_json::{Map, Value, json};

use super::Engine;
use super::board::Changing;
use super::data::packed;
use super::tongues::{Tongues, both, pair};
use crate::engine::request::{Opening, Step};
use crate::pack::documents;
use crate::picture::inks::Inks;

/// How the documents of a page call its scenario.
const SCENARIO: &str = "scenario";
/// More games than a browser plays while somebody waits.
const GAMES: u32 = 100;

/// What the script has to know: the documents, everything that was done, the inks, the words.
pub(super) fn data(
    project: &Project,
    table: &dyn Tabletop,
    inks: &Inks,
    changing: &Changing,
    tongues: &Tongues,
) -> Value {
    let mut head = table.head().clone();
    SCENARIO.clone_into(&mut head.scenario);
    let opening =
        Opening { files: documents(SCENARIO, project), scenario: SCENARIO.to_owned(), log: text::write(&head) };
    let steps = (0..table.course().steps().len()).filter_map(|at| table.entry(at));
    let steps: Vec<_> = steps.map(|entry| Step::from(&entry)).collect();
    let words = WORDS.iter().map(|(key, id)| {
        // The script puts its figures where these stand.
        let says = ARGUMENTS.iter().fold(Message::new(id), |says, name| says.with(name, format!("§{name}")));
        ((*key).to_owned(), pair(&tongues.say(&says)))
    });
    json!({
        "opening": opening, "made": steps, "inks": inks.mixtures().collect::<Vec<_>>(),
        "sides": changing.keys().map(ToString::to_string).collect::<Vec<_>>(), "words": words.collect::<Map<_, _>>(),
    })
}

/// What the script says, by the keys it knows.
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
/// The figures and names it puts into them.
const ARGUMENTS: [&str; 10] = ["steps", "seed", "games", "wins", "low", "high", "piece", "count", "a", "b"];

/// The form.
pub(super) fn form(project: &Project, table: &dyn Tabletop, open: bool, tongues: &Tongues) -> Markup {
    let sides =
        [("web-engine-texans", &table.head().players.texan), ("web-engine-mexicans", &table.head().players.mexican)];
    html! {
        details.engine.js-only #engine open[open] {
            summary { (tongues.put("web-engine")) }
            p.about { (tongues.put("web-engine-about")) }
            div.seats {
                @for (side, (id, now)) in sides.into_iter().enumerate() {
                    label for=(format!("seat-{side}")) { (tongues.put(id)) }
                    (hands(project, side, now, tongues))
                }
                label for="engine-seed" { (tongues.put("web-engine-seed")) }
                input.as-button #engine-seed type="number" min="0" step="1" value=(table.head().seed);
                label.wide for="engine-rolls" { input #engine-rolls type="checkbox"; " " (tongues.put("web-engine-rolls")) }
            }
            div.deeds {
                button #engine-end type="button" { (tongues.put("web-engine-end")) }
                span.pair {
                    label.vh for="engine-count" { (tongues.put("web-engine-count")) }
                    input.as-button #engine-count type="number" min="1" value="20";
                    button #engine-some type="button" { (tongues.put("web-engine-some")) }
                }
                button #engine-series type="button" { (both(&tongues.say(&Message::new("web-engine-series").with("games", GAMES)))) }
                button #engine-undo type="button" data-key="u" disabled { (tongues.put("web-engine-undo")) }
                button #engine-back type="button" hidden { (tongues.put("web-engine-back")) }
                button #engine-stop type="button" hidden { (tongues.put("web-engine-stop")) }
            }
            p.state #engine-state role="status" aria-live="polite" {}
            p.due #engine-due {}
            div #engine-deeds {}
            div #engine-odds {}
            (sight(tongues))
        }
    }
}

/// Who may play a side.
fn hands(project: &Project, side: usize, now: &str, tongues: &Tongues) -> Markup {
    let roster = systems::roster(project.rulebook.system);
    let names = [rules::log::PERSON].into_iter().chain(roster.iter().map(|known| known.name));
    html! {
        select.as-button id=(format!("seat-{side}")) {
            @for name in names {
                @let called = tongues.each(|voice| voice.player(name));
                option value=(name) selected[name == now] data-text-en=(called.en) data-text-fr=(called.fr) { (called.en) }
            }
        }
    }
}

/// Who sees whom.
fn sight(tongues: &Tongues) -> Markup {
    html! {
        form #sight {
            h3 { (tongues.put("web-engine-sight")) }
            div.deeds {
                label for="sight-from" { (tongues.put("web-engine-from")) }
                input.as-button #sight-from size="8" autocomplete="off" placeholder="1404/in";
                label for="sight-to" { (tongues.put("web-engine-to")) }
                input.as-button #sight-to size="8" autocomplete="off" placeholder="1408/in";
                button type="submit" { (tongues.put("web-engine-ask")) }
                button #sight-pick type="button" aria-pressed="false" { (tongues.put("web-engine-on-map")) }
                button #sight-clear type="button" { (tongues.put("web-engine-forget")) }
            }
            p.about { (tongues.put("web-engine-sight-about")) }
            div #sight-answer role="status" aria-live="polite" {}
        }
    }
}

/// The program, packed, and the machine it runs on.
pub(super) fn program(engine: &Engine<'_>) -> Markup {
    html! {
        script #engine-program type="application/gzip" { (PreEscaped(packed(engine.program))) }
        script #engine-machine type="text/plain" { (PreEscaped(include_str!("engine_worker.js"))) }
    }
}
