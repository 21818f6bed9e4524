//! The controls of a page.

use maud::{Markup, PreEscaped, html};
use rules::phrase::Phrase;
use rules::spot::Level;

use super::bilingual::{Bilingual, both};
use super::layers::number;

/// Renders an icon for a button, drawn in a square of 24 units.
fn sign(data: &str) -> Markup {
    html! { svg viewBox="0 0 24 24" aria-hidden="true" { path d=(PreEscaped(data)) {} } }
}

/// Renders a button with an icon and a text for screen readers.
fn button(go: &str, key: &str, data: &str, id: &str, bilingual: &Bilingual) -> Markup {
    html! {
        button type="button" data-go=(go) data-key=(key) { (sign(data)) span.vh { (bilingual.put(id)) } }
    }
}

/// Renders the controls for the level of the map, the zoom, and going to a hex.
pub(super) fn tools(levels: &[Level], bilingual: &Bilingual) -> Markup {
    let mut levels: Vec<_> = levels.to_vec();
    levels.sort_unstable();
    let name = |level: Level| match level {
        Level::Ground => "web-level-ground",
        Level::In => "web-level-inside",
        Level::Upper => "web-level-upper",
        Level::Roof => "web-level-roof",
    };
    let levels = levels.into_iter().map(|level| (number(level).to_string(), name(level)));
    html! {
        div.tools.js-only.flex {
            div.group role="group" aria-label="Level" data-en=(bilingual.text("web-levels").en) data-fr=(bilingual.text("web-levels").fr) {
                @for (level, id) in levels {
                    button type="button" data-set-level=(level) aria-pressed=(id == "web-level-ground") { (bilingual.put(id)) }
                }
            }
            form #find {
                label.vh for="find-hex" { (bilingual.put("web-find")) }
                input.as-button #find-hex inputmode="numeric" size="8" maxlength="4" autocomplete="off"
                    placeholder=(bilingual.text("web-hex").en) data-en=(bilingual.text("web-hex").en) data-fr=(bilingual.text("web-hex").fr);
            }
            div.group.zoom {
                button #farther type="button" data-key="−" { (sign("M5 11h14v2H5z")) span.vh { (bilingual.put("web-farther")) } }
                button #fit type="button" data-key="0" { (sign("M4 4h6v2H6v4H4zm10 0h6v6h-2V6h-4zM4 14h2v4h4v2H4zm14 0h2v6h-6v-2h4z")) span.vh { (bilingual.put("web-fit")) } }
                button #nearer type="button" data-key="+" { (sign("M5 11h6V5h2v6h6v2h-6v6h-2v-6H5z")) span.vh { (bilingual.put("web-nearer")) } }
            }
        }
        div.card #card hidden {
            button.js-only #card-close type="button" style="float:right" { (sign("M6 5l6 6 6-6 1 1-6 6 6 6-1 1-6-6-6 6-1-1 6-6-6-6z")) span.vh { (bilingual.put("web-close")) } }
            h3 #card-hex {}
            ul #card-list {}
        }
    }
}

/// Renders the controls for stepping through a game.
pub(super) fn deck(steps: usize, bilingual: &Bilingual) -> Markup {
    let paces = [("2500", "web-pace-slow"), ("1200", "web-pace-middle"), ("450", "web-pace-fast")];
    html! {
        div.deck.js-only {
            p.moment #moment {}
            p.now #now tabindex="-1" {}
            p.vh #said role="status" aria-live="polite" {}
            div.keys {
                div.group {
                    (button("start", "↖", "M5 5h2v14H5zm14 0v14l-10-7z", "web-to-start", bilingual))
                    (button("phaseBack", "b", "M12 5v14l-8-7zm8 0v14l-8-7z", "web-phase-back", bilingual))
                    (button("back", "←", "M16 5v14L6 12z", "web-beat-back", bilingual))
                    (button("less", "⇧ ←", "M15 6l-6 6 6 6-1.4 1.4L6 12l7.6-7.400z", "web-step-back", bilingual))
                    (button("more", "⇧ →", "M9 6l6 6-6 6 1.4 1.400L18 12l-7.6-7.400z", "web-step-on", bilingual))
                    (button("on", "→", "M8 5v14l10-7z", "web-beat-on", bilingual))
                    (button("phaseOn", "n", "M4 5v14l8-7zm8 0v14l8-7z", "web-phase-on", bilingual))
                    (button("end", "↘", "M17 5h2v14h-2zM5 5v14l10-7z", "web-to-end", bilingual))
                }
                button type="button" data-go="other" data-key="o" { (sign("M4 8h11V4l6 6-6 6v-4H4zm0 10h9v2H4z")) span.word { (bilingual.put("web-other-side")) } }
                button #play type="button" aria-pressed="false" { (sign("M6 4l7 5-7 5zm9 0h2v10h-2zm4 0h2v10h-2zM4 18h17v2H4z")) span.vh { (bilingual.put("web-play")) } }
                label.vh for="pace" { (bilingual.put("web-pace")) }
                select.as-button.wide #pace {
                    @for (wait, id) in paces {
                        option value=(wait) selected[wait == "1200"] data-text-en=(bilingual.text(id).en) data-text-fr=(bilingual.text(id).fr) { (bilingual.text(id).en) }
                    }
                }
                label.vh for="slider" { (bilingual.put("web-slider")) }
                input #slider type="range" min="0" max=(steps) value="0";
                span.count #count {}
            }
            p.stand #stand {}
        }
    }
}

/// Renders the area for the reader's own notes.
pub(super) fn writing(bilingual: &Bilingual) -> Markup {
    html! {
        details.writing.js-only {
            summary { (bilingual.put("web-note")) }
            label.vh for="note" { (bilingual.put("web-note-about")) }
            textarea #note {}
            div {
                button #note-keep type="button" { (bilingual.put("web-note-keep")) }
                button #note-copy type="button" { (bilingual.put("web-note-copy")) }
            }
        }
    }
}

/// Renders the switches for language, theme, and whether the result is shown.
pub(super) fn switches(has_game: bool, bilingual: &Bilingual) -> Markup {
    html! {
        div.switches.js-only.flex {
            div.group role="group" aria-label="Language" data-en=(bilingual.text("web-language").en) data-fr=(bilingual.text("web-language").fr) {
                button type="button" data-speak="en" lang="en" style="display:inline-flex" { "EN" span.vh { "English" } }
                button type="button" data-speak="fr" lang="fr" style="display:inline-flex" { "FR" span.vh { "Français" } }
            }
            button #dark type="button" aria-pressed="false" { (sign("M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z")) span.vh { (bilingual.put("web-dark")) } }
            @if has_game {
                button #quiet type="button" aria-pressed="false" data-key="h" { (sign("M3 4l1.4-1.4 17 17L20 21l-3.4-3.400A11 11 0 0 1 12 18.500C7 18.5 3.5 15 2 12a14 14 0 0 1 4-4.800zM12 5.500c5 0 8.5 3.5 10 6.500a14 14 0 0 1-3 3.900L9 6a11 11 0 0 1 3-.5z")) span { (bilingual.put("web-quiet")) } }
            }
        }
    }
}

/// Renders the list of keys.
pub(super) fn keys(has_game: bool, has_engine: bool, bilingual: &Bilingual) -> Markup {
    let of_game = [
        ("← →", "web-key-beat"),
        ("⇧ ← →", "web-key-step"),
        ("b n", "web-key-phase"),
        ("o", "web-key-other"),
        ("Home End", "web-key-ends"),
        ("Space", "web-play"),
        ("h", "web-quiet"),
    ];
    let of_engine = [("e", "web-key-engine"), ("u", "web-engine-undo")];
    let of_map =
        [("+ − 0", "web-key-zoom"), ("W A S D", "web-key-pan"), ("1 2 3", "web-key-level"), ("Esc", "web-key-close")];
    html! {
        details.js-only {
            summary { (bilingual.put("web-keys")) }
            table.words.keyhelp {
                @for (key, id) in of_game.iter().filter(|_| has_game).chain(of_engine.iter().filter(|_| has_engine)).chain(&of_map) {
                    tr { td { @for own in key.split(' ') { kbd { (own) } " " } } td { (bilingual.put(id)) } }
                }
            }
        }
    }
}

/// Renders the players and the origin of the dice.
pub(super) fn players(texan: &str, mexican: &str, seed: u64, bilingual: &Bilingual) -> Markup {
    let said = bilingual.each(|voice| {
        let message =
            Phrase::new("web-players").with("texan", voice.player(texan)).with("mexican", voice.player(mexican));
        voice.say(&message.with("seed", seed))
    });
    html! { p.about { (both(&said)) } }
}
