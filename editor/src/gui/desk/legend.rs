//! The key to what is laid over the map: it explains only what is actually there.

use super::Desk;
use crate::gui::designer_layer::DesignerLayer;
use crate::gui::panel::playtest::Values;
use crate::gui::tool::Tool;
use crate::gui::tool::question::Question;
use crate::gui::window_state::WindowState;
use crate::gui::workspace::Workspace;
use crate::picture::key::{Key, Sample};
use crate::picture::overlay::{Mark, Tone};

/// The meaning of tones, by ids in the string files.
type Meaning = &'static [(Sample, &'static str)];

const SIGHT: Meaning = &[
    (Sample::Tone(Tone::Preview), "gui-key-sight-ends"),
    (Sample::Tone(Tone::Yes), "gui-key-sight-yes"),
    (Sample::Tone(Tone::No), "gui-key-sight-no"),
];
const ZONES: Meaning = &[
    (Sample::Tone(Tone::Yes), "gui-key-zones-texan"),
    (Sample::Tone(Tone::No), "gui-key-zones-mexican"),
    (Sample::Tone(Tone::Doubt), "gui-key-zones-both"),
];
const MOVES: Meaning = &[
    (Sample::Tone(Tone::Preview), "gui-key-moves-own"),
    (Sample::Tone(Tone::Yes), "gui-key-moves-yes"),
    (Sample::Tone(Tone::Doubt), "gui-key-moves-stop"),
    (Sample::Tone(Tone::No), "gui-key-moves-no"),
];
const ODDS: Meaning = &[
    (Sample::Tone(Tone::Preview), "gui-key-odds-own"),
    (Sample::Tone(Tone::Yes), "gui-key-odds-yes"),
    (Sample::Tone(Tone::No), "gui-key-odds-no"),
];
const SET_UP: Meaning = &[(Sample::Tone(Tone::Yes), "gui-key-set-up-yes"), (Sample::Dim, "gui-key-set-up-no")];
const PLAY: Meaning = &[
    (Sample::Tone(Tone::Preview), "gui-key-play-own"),
    (Sample::Tone(Tone::Yes), "gui-key-play-yes"),
    (Sample::Tone(Tone::No), "gui-key-play-no"),
    (Sample::Tone(Tone::Doubt), "gui-key-play-enemy"),
    (Sample::Tone(Tone::Changed), "gui-key-play-went"),
];
const CALLS: Meaning = &[
    (Sample::Tone(Tone::Preview), "gui-key-calls-reach"),
    (Sample::Tone(Tone::Yes), "gui-key-calls-yes"),
    (Sample::Tone(Tone::Doubt), "gui-key-calls-bound"),
    (Sample::Tone(Tone::No), "gui-key-calls-no"),
];
const CORRECTIONS: Meaning = &[(Sample::Tone(Tone::Changed), "gui-key-corrected")];
const GAME_AREAS: Meaning = &[
    (Sample::Tone(Tone::Preview), "gui-key-game-area-joins"),
    (Sample::Tone(Tone::Changed), "gui-key-game-area-parts"),
    (Sample::Tone(Tone::No), "gui-key-game-area-no"),
];
const REGIONS: Meaning =
    &[(Sample::Tone(Tone::Yes), "gui-key-region-lacks"), (Sample::Tone(Tone::No), "gui-key-region-has")];

impl Desk {
    /// The key to these marks, or to the heat map if there is one.
    pub(super) fn key(&self, marks: &[Mark], hot: Option<&Values>, around: &WindowState) -> Option<Key> {
        let key = match hot {
            Some(values) => {
                let (title, note) = self.playtest.heat_title().unwrap_or_default();
                Key::to_heat(title.to_owned(), note.to_owned(), values)
            }
            None => self.key_to_marks(marks, around)?,
        };
        (!key.rows.is_empty()).then_some(key)
    }

    fn key_to_marks(&self, marks: &[Mark], around: &WindowState) -> Option<Key> {
        let (title, meaning) = self.meaning(around)?;
        let is_there = |sample: &Sample| marks.iter().any(|mark| sample_of(mark) == Some(*sample));
        let rows = meaning.iter().filter(|(sample, _)| is_there(sample));
        let rows = rows.map(|(sample, says)| (*sample, around.voice.text(says))).collect();
        Some(Key { title: around.voice.text(title), note: String::new(), rows })
    }

    /// The heading of the key, and the meaning of the marks in the current mode.
    fn meaning(&self, around: &WindowState) -> Option<(&'static str, Meaning)> {
        match self.question(around) {
            Some(Question::Sight) => return Some(("gui-key-sight", SIGHT)),
            Some(Question::Zones) => return Some(("gui-key-zones", ZONES)),
            Some(Question::Moves) => return Some(("gui-key-moves", MOVES)),
            Some(Question::Odds) => return Some(("gui-key-odds", ODDS)),
            None => {}
        }
        if around.workspace == Workspace::Play && self.play.summons().is_some() {
            Some(("gui-key-calls", CALLS))
        } else if around.workspace == Workspace::Play {
            Some(("gui-key-play", PLAY))
        } else if !self.tray_marks(around).is_empty() {
            Some(("gui-key-set-up", SET_UP))
        } else if around.shown.has(DesignerLayer::Corrections) {
            Some(("gui-ply-corrections", CORRECTIONS))
        } else if around.toolbox.tool == Tool::GameArea {
            Some(("gui-tool-game-area", GAME_AREAS))
        } else {
            (!self.region_marks(around).is_empty()).then_some(("gui-key-regions", REGIONS))
        }
    }
}

/// The sample of a mark in the key. Lines and numbers next to hexes need no explanation.
const fn sample_of(mark: &Mark) -> Option<Sample> {
    match mark {
        Mark::Hex(_, tone, _) | Mark::Side(_, tone) | Mark::Sign(_, tone, _) | Mark::Line(_, _, tone) => {
            Some(Sample::Tone(*tone))
        }
        Mark::Dim(_) => Some(Sample::Dim),
        Mark::Tick(..) | Mark::Pin(..) | Mark::Rim(..) => None,
    }
}
