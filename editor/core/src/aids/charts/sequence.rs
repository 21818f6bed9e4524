//! The sequence of play.

use rules::alamo::Phase;

use super::super::table::{Column, Table};
use crate::words::{Voice, sentence};

/// Lists the steps of the set-up and the phases of a Game-Turn, with the side that decides in each.
pub(super) fn chart(voice: &Voice) -> Table {
    let columns = [
        Column::figures(String::new()),
        Column::words(voice.text("aids-head-phase")),
        Column::words(voice.text("aids-head-player")),
    ];
    let row = |(number, phase): (usize, Phase)| {
        let player = phase.side().map(|side| sentence(&voice.text(side.word()))).unwrap_or_default();
        vec![number.to_string(), sentence(&voice.text(said(phase))), player]
    };
    let part =
        |set_up: bool| Phase::all().filter(move |phase| phase.is_setup() == set_up).zip(1..).map(|(a, b)| (b, a));
    Table::new("sequence", voice.text("aids-sequence"), columns)
        .with_part(voice.text("aids-sequence-set-up"), part(true).map(row))
        .with_part(voice.text("aids-sequence-turn"), part(false).map(row))
}

/// Returns the id of the name of a phase.
const fn said(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUpGuns => "phase-set-up-guns",
        Phase::Plot => "phase-plot",
        Phase::SetUpTexans => "phase-set-up-texans",
        Phase::SetUpMexicans => "phase-set-up-mexicans",
        Phase::Replacement => "phase-replacement",
        Phase::ReservePlacement => "phase-reserve-placement",
        Phase::TexanMovement => "phase-texan-movement",
        Phase::TexanCombat => "phase-texan-combat",
        Phase::TexanRally => "phase-texan-rally",
        Phase::ReserveCommitment => "phase-reserve-commitment",
        Phase::MexicanMovement => "phase-mexican-movement",
        Phase::MexicanCombat => "phase-mexican-combat",
        Phase::MexicanRally => "phase-mexican-rally",
        Phase::Withdrawal => "phase-withdrawal",
        Phase::TurnEnd => "phase-turn-end",
    }
}
