//! The grammar of the three verbs and their occasions.

use super::class::{NameClass, SlotClass};
use super::conditions::{CONDITION, QUERY};
use super::convert::grammar;
use super::effects::EFFECTS_IN_ORDER;
use crate::side::Side;
use crate::variant::{AttackMode, By, Happens, InPhase, Occasion, Rule, SetUpStep};

pub(super) const SIDE: SlotClass = SlotClass::Side;
pub(super) const WAY: SlotClass = SlotClass::Way;
const PHASE: SlotClass = SlotClass::Phase;
const HAPPENING: SlotClass = SlotClass::Happening;

grammar! { Rule, RULES:
    When {
        id: SlotClass::Name(NameClass::Own), cites: SlotClass::Text, on: SlotClass::Occasion, by: SlotClass::Decision, cond: CONDITION,
        act: EFFECTS_IN_ORDER, says: SlotClass::Words,
    },
    Adjust {
        id: SlotClass::Name(NameClass::Own), cites: SlotClass::Text, what: SlotClass::Quantity, cond: CONDITION, op: SlotClass::Operation,
        says: SlotClass::Words,
    },
    Require {
        id: SlotClass::Name(NameClass::Own), cites: SlotClass::Text, at: SlotClass::Step, that: CONDITION, says: SlotClass::Words,
    },
}

grammar! { Occasion, OCCASIONS:
    Did(what: HAPPENING), Try(what: HAPPENING), Offer(phase: PHASE, query: QUERY), Phase(phase: PHASE),
    PhaseEnd(phase: PHASE), Setup(step: SlotClass::Step), Settled,
}

grammar! { By, DECISIONS: Engine, May(by: SIDE), Must(by: SIDE) }

grammar! { InPhase, PHASES:
    Replacement, ReservePlacement, TexanMove, TexanCombat, TexanRally, ReserveCommit, MexicanMove, MexicanCombat,
    MexicanRally, Withdrawal, TurnEnd, Light, MexicanOrder, MexicanAction, TexanOrder, TexanAction,
}

grammar! { SetUpStep, STEPS: Map, PreGuns, Guns, Plot, PreUnits, Units, Nominate, MexicanUnits }

grammar! { Happens, HAPPENINGS:
    Cross, Stop, Attack, Check, Breach, State, Remove, Rally, Enter, Reduce, Miss, Commit, Activate, Ladder, Ignite,
    Dawn,
}

grammar! { AttackMode, WAYS: Fire, Melee, Battery }

grammar! { Side, SIDES: Texan = "texan", Mexican = "mexican" }
