//! Tracks: rows of spaces on which markers move.

use rules::alamo::Game;
use rules::phrase::Phrase;
use rules::project::Project;
use rules::rulebook::System;
use rules::side::Side;

use super::charts::withdrawal_figures;
use crate::words::Voice;

/// A track.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Track {
    /// Its name in links and file names, the same in every language: `turns`, `casualties`, `replacements`.
    pub name: &'static str,
    /// Its heading.
    pub title: String,
    /// Its spaces in order; a track of points has the spaces for ones first, then those for tens.
    pub spaces: Vec<Space>,
    /// Whether it counts in tens, in rows of ten spaces.
    pub in_tens: bool,
    /// The notes below it.
    pub notes: Vec<String>,
}

/// A space of a track.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Space {
    /// Its number.
    pub label: String,
    /// The event that happens there; empty for none.
    pub note: String,
}

/// The parameters that say on which space of the replacement track a loss is placed.
pub(super) const LOSSES: [&str; 8] = [
    "track.full",
    "track.reduced_step",
    "track.reduced_elim",
    "track.no_retreat",
    "entryretreat.space_full",
    "entryretreat.space_reduced",
    "track.leader_first",
    "track.leader_again",
];

/// Returns the tracks of a game. For a project that cannot be played, they come from its rulebook alone.
#[must_use]
pub fn tracks(project: &Project, voice: &Voice) -> Vec<Track> {
    match project.rulebook.system {
        System::Alamo => {
            let game = Game::new(project).ok();
            let mut tracks = vec![turns(project, game.as_ref(), voice), casualties(project, voice)];
            tracks.extend(replacements(project, voice));
            tracks
        }
        System::Knapp => vec![numbered(project, "k.turns", voice)],
        System::Deguello => vec![numbered(project, "d.rounds", voice)],
    }
}

fn turns(project: &Project, game: Option<&Game>, voice: &Voice) -> Track {
    let last = game.map_or_else(|| project.rulebook.number("game.turns"), |game| game.last_turn(&game.start()).into());
    let figures = withdrawal_figures(project, game);
    let space = |turn: i32| {
        let figure = figures.iter().find(|(own, _)| i32::from(*own) == turn);
        let note = figure.map(|(_, points)| voice.say(&Phrase::new("aids-withdraws-at").with("points", points)));
        Space { label: turn.to_string(), note: note.unwrap_or_default() }
    };
    Track {
        name: "turns",
        title: voice.text("aids-track-turns"),
        spaces: (1..=last.clamp(0, 99)).map(space).collect(),
        in_tens: false,
        notes: Vec::new(),
    }
}

/// Builds a turn track whose number of turns is given by a parameter.
fn numbered(project: &Project, parameter: &str, voice: &Voice) -> Track {
    let last = project.rulebook.number(parameter).clamp(0, 99);
    let space = |turn: i32| Space { label: turn.to_string(), note: String::new() };
    Track {
        name: "turns",
        title: voice.text("aids-track-turns"),
        spaces: (1..=last).map(space).collect(),
        in_tens: false,
        notes: Vec::new(),
    }
}

fn casualties(project: &Project, voice: &Voice) -> Track {
    let per_loss = LOSSES.iter().map(|name| project.rulebook.number(name).max(0)).max().unwrap_or(0);
    let units = project.counters.units.iter().filter(|unit| unit.side == Side::Mexican);
    let units: i32 = units.map(|unit| unit.quantity.clamp(0, 99)).sum();
    let greatest = project.rulebook.withdrawal.iter().map(|own| i32::from(own.casualties)).max().unwrap_or(0);
    // Units come back and fall again. Twice the value of all of them has never been reached, and a marker that passes
    // the end starts again.
    let tens = ((units * per_loss).max(greatest) / 10 + 1).clamp(5, 15);
    let space = |label: String| Space { label, note: String::new() };
    let ones = (0..10).map(|number| space(number.to_string()));
    let tens = (0..=tens).map(|number| space((number * 10).to_string()));
    Track {
        name: "casualties",
        title: voice.text("aids-track-casualties"),
        spaces: ones.chain(tens).collect(),
        in_tens: true,
        notes: vec![voice.text("aids-track-casualties-about")],
    }
}

/// Builds the replacement track; `None` if losses are permanent.
fn replacements(project: &Project, voice: &Voice) -> Option<Track> {
    let rulebook = &project.rulebook;
    if rulebook.flag("track.mexican_permanent_loss") {
        return None;
    }
    let last = LOSSES.iter().map(|name| rulebook.number(name)).max().unwrap_or(0).clamp(0, 20);
    let entry = rulebook.number("track.entry_space");
    let space = |number: i32| Space {
        label: number.to_string(),
        note: if number <= entry { voice.text("aids-track-enters") } else { String::new() },
    };
    Some(Track {
        name: "replacements",
        title: voice.text("aids-track-replacements"),
        spaces: (0..=last).rev().map(space).collect(),
        in_tens: false,
        notes: vec![voice.text("aids-track-replacements-about")],
    })
}
