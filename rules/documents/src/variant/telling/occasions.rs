//! Occasions in words.

use super::Teller;
use super::thing_names::Fold;
use crate::phrase::Phrase;
use crate::variant::{AttackMode, Happens, InPhase, Occasion, SetUpStep};

impl Teller<'_> {
    /// Returns an occasion as the beginning of a sentence.
    pub(super) fn occasion(&self, on: &Occasion, fold: &Fold<'_>) -> Phrase {
        match on {
            Occasion::Setup(at) => Phrase::new(step(*at)),
            Occasion::Phase(at) => Phrase::new("telling-phase-begins").word("phase", phase(*at)),
            Occasion::PhaseEnd(at) => Phrase::new("telling-phase-ends").word("phase", phase(*at)),
            // The query refers to the active piece, not yet to "this hexside".
            Occasion::Offer(at, query) => {
                let mut outer = self.clone();
                outer.looked.clear();
                Phrase::new("telling-offer").word("phase", phase(*at)).said("each", outer.found(query, "each"))
            }
            Occasion::Try(what) => fold.by(named(Phrase::new(trying(*what)), *what, fold)),
            Occasion::Did(what) => fold.by(named(Phrase::new(done(*what)), *what, fold)),
            Occasion::Settled => Phrase::new("telling-settled"),
        }
    }
}

fn named(message: Phrase, what: Happens, fold: &Fold<'_>) -> Phrase {
    let message = message.said("unit", fold.unit.form("a"));
    if what == Happens::Attack { message.said("foe", fold.foe.form("a")) } else { message }
}

const fn trying(what: Happens) -> &'static str {
    match what {
        Happens::Cross => "telling-try-cross",
        Happens::Stop => "telling-try-stop",
        Happens::Attack => "telling-try-attack",
        Happens::Check => "telling-try-check",
        Happens::Breach => "telling-try-breach",
        Happens::State => "telling-try-state",
        Happens::Remove => "telling-try-remove",
        Happens::Rally => "telling-try-rally",
        Happens::Enter => "telling-try-enter",
        Happens::Reduce => "telling-try-reduce",
        Happens::Miss => "telling-try-miss",
        Happens::Commit => "telling-try-commit",
        Happens::Activate => "telling-try-activate",
        Happens::Ladder => "telling-try-ladder",
        Happens::Ignite => "telling-try-ignite",
        Happens::Dawn => "telling-try-dawn",
    }
}

const fn done(what: Happens) -> &'static str {
    match what {
        Happens::Cross => "telling-did-cross",
        Happens::Stop => "telling-did-stop",
        Happens::Attack => "telling-did-attack",
        Happens::Check => "telling-did-check",
        Happens::Breach => "telling-did-breach",
        Happens::State => "telling-did-state",
        Happens::Remove => "telling-did-remove",
        Happens::Rally => "telling-did-rally",
        Happens::Enter => "telling-did-enter",
        Happens::Reduce => "telling-did-reduce",
        Happens::Miss => "telling-did-miss",
        Happens::Commit => "telling-did-commit",
        Happens::Activate => "telling-did-activate",
        Happens::Ladder => "telling-did-ladder",
        Happens::Ignite => "telling-did-ignite",
        Happens::Dawn => "telling-did-dawn",
    }
}

/// Returns the message id of the time of a set-up step.
pub(super) const fn step(step: SetUpStep) -> &'static str {
    match step {
        SetUpStep::Map => "telling-step-map",
        SetUpStep::PreGuns => "telling-step-pre-guns",
        SetUpStep::Guns => "telling-step-guns",
        SetUpStep::Plot => "telling-step-plot",
        SetUpStep::PreUnits => "telling-step-pre-units",
        SetUpStep::Units => "telling-step-units",
        SetUpStep::Nominate => "telling-step-nominate",
        SetUpStep::MexicanUnits => "telling-step-mexican-units",
    }
}

/// Returns the message id of a phase.
pub(super) const fn phase(phase: InPhase) -> &'static str {
    match phase {
        InPhase::Replacement => "telling-phase-replacement",
        InPhase::ReservePlacement => "telling-phase-reserve-placement",
        InPhase::TexanMove => "telling-phase-texan-move",
        InPhase::TexanCombat => "telling-phase-texan-combat",
        InPhase::TexanRally => "telling-phase-texan-rally",
        InPhase::ReserveCommit => "telling-phase-reserve-commit",
        InPhase::MexicanMove => "telling-phase-mexican-move",
        InPhase::MexicanCombat => "telling-phase-mexican-combat",
        InPhase::MexicanRally => "telling-phase-mexican-rally",
        InPhase::Withdrawal => "telling-phase-withdrawal",
        InPhase::TurnEnd => "telling-phase-turn-end",
        InPhase::Light => "telling-phase-light",
        InPhase::MexicanOrder => "telling-phase-mexican-order",
        InPhase::MexicanAction => "telling-phase-mexican-action",
        InPhase::TexanOrder => "telling-phase-texan-order",
        InPhase::TexanAction => "telling-phase-texan-action",
    }
}

/// Returns the message id of an attack mode.
pub(super) const fn way(way: AttackMode) -> &'static str {
    match way {
        AttackMode::Fire => "telling-by-fire",
        AttackMode::Melee => "telling-by-melee",
        AttackMode::Battery => "telling-by-battery",
    }
}
