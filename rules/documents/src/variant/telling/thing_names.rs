//! The names of the things of an occasion or a quantity, and what its sentence can mention in passing.

use super::formula::Formula;
use super::noun::{Named, Noun};
use super::queries::fold;
use super::{Teller, occasions, search};
use crate::phrase::Phrase;
use crate::variant::{AttackMode, Condition, Happens, InPhase, Occasion, Quantity, SentenceSubject, Thing, Variant};

/// The names of the things, as message ids.
#[derive(Debug, Clone, Copy)]
pub(super) struct ThingNames {
    pub(super) unit: &'static str,
    pub(super) foe: &'static str,
    pub(super) from: &'static str,
    pub(super) to: &'static str,
    pub(super) via: &'static str,
    pub(super) folds: Folds,
}

/// What the sentence mentions, so that conditions about it need no clause.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Folds {
    /// The most general noun of the acting piece, if it is mentioned.
    unit: Option<Noun>,
    /// The most general noun of the target, if it is mentioned.
    foe: Option<Noun>,
    /// Whether it can mention the mode.
    mode: bool,
    /// Whether it can mention the attack mode.
    way: bool,
    /// Whether it can mention the phase.
    phase: bool,
}

impl Default for ThingNames {
    fn default() -> Self {
        Self {
            unit: PIECE,
            foe: "telling-the-enemy",
            from: "telling-the-spot-left",
            to: "telling-the-spot-entered",
            via: "telling-the-hexside",
            folds: Folds { mode: true, phase: true, ..Folds::default() },
        }
    }
}

const PIECE: &str = "telling-the-piece";

impl ThingNames {
    /// Returns the names of the things of an occasion.
    pub(super) fn of_occasion(on: &Occasion) -> Self {
        match on {
            Occasion::Offer(..) => {
                Self { unit: "telling-the-active-piece", folds: Folds::default(), ..Self::default() }
            }
            Occasion::Setup(_) | Occasion::Phase(_) | Occasion::PhaseEnd(_) => {
                Self { folds: Folds::default(), ..Self::default() }
            }
            Occasion::Settled => Self { folds: Folds { phase: true, ..Folds::default() }, ..Self::default() },
            Occasion::Try(what) | Occasion::Did(what) => Self::of_happening(*what),
        }
    }

    fn of_happening(what: Happens) -> Self {
        let scene = Self::default();
        let folds = Folds { unit: Some(Noun::Piece), ..scene.folds };
        match what {
            Happens::Attack => Self::of_attack(),
            Happens::Breach | Happens::Miss => Self {
                to: "telling-the-spot-behind",
                folds: Folds { unit: Some(Noun::Gun), mode: false, ..folds },
                ..scene
            },
            Happens::Check | Happens::Reduce => Self { foe: "telling-the-attacker", folds, ..scene },
            Happens::State | Happens::Rally => Self { folds: Folds { unit: Some(Noun::Unit), ..folds }, ..scene },
            Happens::Cross | Happens::Stop | Happens::Remove | Happens::Enter | Happens::Activate | Happens::Ladder => {
                Self { folds, ..scene }
            }
            Happens::Commit | Happens::Ignite | Happens::Dawn => {
                Self { folds: Folds { phase: true, ..Folds::default() }, ..scene }
            }
        }
    }

    fn of_attack() -> Self {
        Self {
            unit: "telling-the-attacker",
            foe: "telling-the-target",
            via: "telling-the-hexside-attacked",
            to: "telling-the-spot-behind",
            folds: Folds {
                unit: Some(Noun::Piece),
                foe: Some(Noun::Piece),
                way: true,
                phase: true,
                ..Folds::default()
            },
            ..Self::default()
        }
    }

    /// Returns the names of the things of a quantity, and the noun for `It` if another rule binds it.
    pub(super) fn of_quantity(what: &Quantity, variant: &Variant) -> (Self, Option<Noun>) {
        if what.traits().subject == SentenceSubject::Line {
            return (Self::about(SentenceSubject::Line), Some(Noun::Spot));
        }
        let scene = match what {
            Quantity::Applies(name) => return Self::borrowed(search::named(variant, name)),
            Quantity::RollOf(table) => return Self::borrowed(search::roll(variant, table)),
            other => Self::about(other.traits().subject),
        };
        (scene, None)
    }

    /// Returns the names of the things in a sentence with a subject.
    fn about(subject: SentenceSubject) -> Self {
        let (scene, attack) = (Self::default(), Self::of_attack());
        let about = |noun| Folds { unit: Some(noun), ..Self::default().folds };
        match subject {
            SentenceSubject::Piece => Self { folds: about(Noun::Piece), ..scene },
            SentenceSubject::Unit => Self { folds: about(Noun::Unit), ..scene },
            SentenceSubject::Leader => Self { folds: about(Noun::Leader), ..scene },
            SentenceSubject::Gun => Self { foe: "telling-the-target", folds: about(Noun::Gun), ..scene },
            SentenceSubject::Place => {
                Self { to: "telling-the-spot", folds: Folds { mode: false, ..about(Noun::Piece) }, ..scene }
            }
            SentenceSubject::Spot => Self { to: "telling-the-spot", ..scene },
            SentenceSubject::Line => Self { from: "telling-the-spot-seen-from", to: "telling-the-spot-seen", ..scene },
            SentenceSubject::Target => {
                let folds = Folds { unit: None, foe: Some(Noun::Piece), ..attack.folds };
                Self { foe: PIECE, folds, ..attack }
            }
            SentenceSubject::Counterattack => {
                let folds = Folds { way: true, ..about(Noun::Unit) };
                Self { foe: "telling-the-attacker", folds, ..scene }
            }
            SentenceSubject::Check => Self { foe: "telling-the-attacker", folds: about(Noun::Piece), ..scene },
            SentenceSubject::Attack => {
                let folds = Folds { foe: None, way: false, mode: true, ..attack.folds };
                Self { unit: PIECE, folds, ..attack }
            }
            SentenceSubject::AttackRoll => Self { folds: Folds { foe: None, ..attack.folds }, ..attack },
            SentenceSubject::Nothing => scene,
        }
    }

    /// Returns the names used by another rule; its sentence is not here, so nothing is mentioned in passing.
    pub(super) fn borrowed(on: Option<&Occasion>) -> (Self, Option<Noun>) {
        let Some(on) = on else { return (Self::default(), None) };
        let it = match on {
            Occasion::Offer(_, query) => Some(Noun::new(query)),
            _ => None,
        };
        let folds = Folds { phase: true, ..Folds::default() };
        (Self { folds, ..Self::of_occasion(on) }, it)
    }

    /// Names the acting piece by the noun its sentence gives it.
    pub(super) fn called(self, noun: Noun) -> Self {
        if self.unit != PIECE {
            return self;
        }
        let unit = match noun {
            Noun::Unit | Noun::Infantry => "telling-the-unit",
            Noun::Leader => "telling-the-leader",
            Noun::Gun => "telling-the-battery",
            Noun::Piece | Noun::Spot | Noun::Side | Noun::Room | Noun::Thing => PIECE,
        };
        Self { unit, ..self }
    }
}

/// The parts of a condition that the sentence mentions in passing, and the rest of it.
pub(super) struct Fold<'r> {
    pub(super) unit: Named,
    pub(super) foe: Named,
    phase: Option<InPhase>,
    mode: Option<&'r str>,
    way: Option<AttackMode>,
    pub(super) rest: Formula<'r>,
}

impl<'r> Fold<'r> {
    pub(super) fn new(formula: Formula<'r>, folds: Folds) -> Self {
        let mut own = Self {
            unit: Named::new(folds.unit.unwrap_or(Noun::Piece)),
            foe: Named::new(folds.foe.unwrap_or(Noun::Piece)),
            phase: None,
            mode: None,
            way: None,
            rest: Formula::All(Vec::new()),
        };
        let mut rest = Vec::new();
        for part in formula.parts() {
            let said = match part {
                Formula::Atom(Condition::Now(phase), false) if folds.phase && own.phase.is_none() => {
                    own.phase = Some(*phase);
                    true
                }
                Formula::Atom(Condition::Mode(mode), false) if folds.mode && own.mode.is_none() => {
                    own.mode = Some(mode);
                    true
                }
                Formula::Atom(Condition::Using(way), false) if folds.way && own.way.is_none() => {
                    own.way = Some(*way);
                    true
                }
                _ => {
                    (folds.unit.is_some() && fold(&part, &Thing::Unit, &mut own.unit))
                        || (folds.foe.is_some() && fold(&part, &Thing::Foe, &mut own.foe))
                }
            };
            if !said {
                rest.push(part);
            }
        }
        own.rest = Formula::all(rest);
        own
    }

    /// Returns an attack with its mode.
    pub(super) fn by(&self, attack: Phrase) -> Phrase {
        match self.way {
            Some(way) => Phrase::new("telling-by").said("event", attack).word("way", occasions::way(way)),
            None => attack,
        }
    }

    /// Returns a sentence with what is mentioned in passing: the mode and the phase. A Damage Check has a mode as its
    /// name, while other events happen during it.
    pub(super) fn around(&self, mut event: Phrase, is_check: bool, teller: &Teller<'_>) -> Phrase {
        if let Some(mode) = self.mode {
            event = if is_check && !search::marches(teller.variant, mode) {
                Phrase::new("telling-called").said("event", event).with("name", mode)
            } else {
                Phrase::new("telling-during").said("event", event).said("what", teller.mode(mode))
            };
        }
        if let Some(phase) = self.phase {
            event = Phrase::new("telling-in-phase").said("event", event).word("phase", occasions::phase(phase));
        }
        event
    }
}
