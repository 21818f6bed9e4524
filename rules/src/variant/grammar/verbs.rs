//! The three verbs and their occasions.

use super::class::{Class, Names};
use super::conditions::{CONDITION, QUERY};
use super::convert::grammar;
use super::effects::EFFECTS_IN_ORDER;
use crate::side::Side;
use crate::variant::{AttackMode, By, Happens, InPhase, Occasion, Rule, SetUpStep};

pub(super) const SIDE: Class = Class::Side;
pub(super) const WAY: Class = Class::Way;
const PHASE: Class = Class::Phase;
const HAPPENING: Class = Class::Happening;

grammar! { Rule, RULES:
    When {
        id: Class::Name(Names::Own), cites: Class::Text, on: Class::Occasion, by: Class::Decision, cond: CONDITION,
        act: EFFECTS_IN_ORDER, says: Class::Words,
    },
    Adjust {
        id: Class::Name(Names::Own), cites: Class::Text, what: Class::Quantity, cond: CONDITION, op: Class::Operation,
        says: Class::Words,
    },
    Require {
        id: Class::Name(Names::Own), cites: Class::Text, at: Class::Step, that: CONDITION, says: Class::Words,
    },
}

grammar! { Occasion, OCCASIONS:
    Did(what: HAPPENING), Try(what: HAPPENING), Offer(phase: PHASE, query: QUERY), Phase(phase: PHASE),
    PhaseEnd(phase: PHASE), Setup(step: Class::Step), Settled,
}

grammar! { By, DECISIONS: Engine, May(by: SIDE), Must(by: SIDE) }

grammar! { InPhase, PHASES:
    Replacement, ReservePlacement, TexanMove, TexanCombat, TexanRally, ReserveCommit, MexicanMove, MexicanCombat,
    MexicanRally, Withdrawal, TurnEnd,
}

grammar! { SetUpStep, STEPS: Map, PreGuns, Guns, Plot, PreUnits, Units, Nominate, MexicanUnits }

grammar! { Happens, HAPPENINGS: Cross, Stop, Attack, Check, Breach, State, Remove, Rally, Enter, Reduce, Miss, Commit }

grammar! { AttackMode, WAYS: Fire, Melee, Battery }

grammar! { Side, SIDES: Texan = "texan", Mexican = "mexican" }
