//! The table of which words mean something together. The lint `idle-pair` refuses every other pair and says what to
//! write instead, and a test plays every valid pair.

use super::{
    By, Condition, Effect, Happens, InPhase, Number, Occasion, Operation, Quantity, Rule, Said, SetUpStep, Suspended,
    Variant, callers, suspended, walk_variant,
};
use crate::side::Side;

/// Two words that do nothing together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Idle {
    /// The word, as a rule writes it.
    pub word: String,
    /// The word it is combined with.
    pub with: String,
    /// The message that says what to write instead.
    pub instead: &'static str,
}

/// A row of the table: words, the occasions on which they mean something, and what to write instead on any other.
struct Row {
    words: &'static [&'static str],
    on: fn(&Occasion) -> bool,
    instead: &'static str,
}

/// A word in no row means something on every occasion that binds what it refers to ([`super::Bindings`]).
const ROWS: [Row; 7] = [
    Row { words: &["Supply"], on: comes_before_guns, instead: "pair-before-guns" },
    Row {
        words: &["Check", "State", "March", "Retreat", "Withdraw", "Place", "Swap"],
        on: has_units,
        instead: "pair-with-units",
    },
    Row { words: &["Attack"], on: has_enemies, instead: "pair-with-enemies" },
    Row { words: &["Deny"], on: |on| matches!(on, Occasion::Try(_)), instead: "pair-on-try" },
    Row { words: &["Margin"], on: |on| *on == Occasion::Did(Happens::Check), instead: "pair-after-check" },
    Row { words: &["Got"], on: has_result, instead: "pair-with-result" },
    Row { words: &["Using"], on: has_way, instead: "pair-with-attack" },
];

/// Whether an occasion comes before the batteries are placed: they are counted first.
fn comes_before_guns(on: &Occasion) -> bool {
    matches!(on, Occasion::Setup(SetUpStep::Map | SetUpStep::PreGuns))
}

/// Whether there are combat units on the map on an occasion: the first are placed in the step of the garrison.
fn has_units(on: &Occasion) -> bool {
    let Occasion::Setup(step) = on else { return true };
    matches!(step, SetUpStep::Units | SetUpStep::Nominate | SetUpStep::MexicanUnits)
}

/// Whether both sides are on the map on an occasion: the attackers are placed last.
fn has_enemies(on: &Occasion) -> bool {
    !matches!(on, Occasion::Setup(step) if *step != SetUpStep::MexicanUnits)
}

fn has_result(on: &Occasion) -> bool {
    matches!(on, Occasion::Did(Happens::Attack | Happens::State) | Occasion::Try(Happens::State))
}

fn has_way(on: &Occasion) -> bool {
    matches!(
        on,
        Occasion::Try(Happens::Attack | Happens::Breach)
            | Occasion::Did(Happens::Attack | Happens::Breach | Happens::Miss)
    )
}

/// Returns what is wrong with an occasion, whatever is done on it.
pub fn idle_occasion(on: &Occasion, by: By) -> Option<Idle> {
    let idle = |word: &str, instead| Some(Idle { word: word.to_owned(), with: named(on), instead });
    match (on, by) {
        (Occasion::Try(Happens::Stop), _) => idle("When", "pair-after-stop"),
        (Occasion::Try(Happens::Reduce | Happens::Miss | Happens::Commit), _) => idle("When", "pair-did-only"),
        (Occasion::Offer(..), By::Must(_)) => idle("Must", "pair-may"),
        (Occasion::Offer(phase, _), By::May(side)) if mover(*phase).is_some_and(|own| own != side) => {
            idle("May", "pair-own-phase")
        }
        _ => None,
    }
}

/// Returns the side that moves or attacks in a phase; `None` in any other phase.
const fn mover(phase: InPhase) -> Option<Side> {
    match phase {
        InPhase::TexanMove | InPhase::TexanCombat => Some(Side::Texan),
        InPhase::MexicanMove | InPhase::MexicanCombat => Some(Side::Mexican),
        _ => None,
    }
}

/// Returns the pair of a word and its occasion if it means nothing. `known` are the variants that may name modes.
pub fn idle_on(said: Said<'_>, on: &Occasion, known: &[&Variant]) -> Option<Idle> {
    let idle = |word: String, instead| Idle { word, with: named(on), instead };
    if let Some(word) = word(said)
        && let Some(row) = ROWS.iter().find(|row| row.words.contains(&word) && !(row.on)(on))
    {
        return Some(idle(word.to_owned(), row.instead));
    }
    match said {
        // A result that nothing has is an unknown name.
        Said::Condition(Condition::Got(result))
            if RESULTS.contains(&result.as_str()) && !results(on).contains(&result.as_str()) =>
        {
            let of_attack = matches!(on, Occasion::Did(Happens::Attack));
            Some(idle(format!("Got({result})"), if of_attack { "pair-attack-result" } else { "pair-order-result" }))
        }
        Said::Condition(Condition::Mode(mode)) if is_elsewhere(mode, modes(on), may_be_marching(on), on, known) => {
            Some(idle(format!("Mode({mode})"), "pair-other-mode"))
        }
        _ => None,
    }
}

/// Returns the pair of a word and a table if it means nothing on any occasion on which the table is rolled.
pub fn idle_in_table(said: Said<'_>, table: &str, known: &[&Variant]) -> Option<Idle> {
    let mut idle = callers(table, known).into_iter().map(|on| idle_on(said, on, known));
    let first = idle.next()??;
    idle.all(|other| other.is_some()).then_some(first)
}

/// Returns the pair of a word and a quantity if the word means nothing where the quantity is asked for.
pub fn idle_in_change(said: Said<'_>, what: &Quantity, known: &[&Variant]) -> Option<Idle> {
    match what {
        Quantity::RollOf(table) => return idle_in_table(said, table, known),
        Quantity::Applies(name) => match suspended(name, known) {
            Suspended::Rule(Rule::When { on, .. }) => return idle_on(said, on, known),
            Suspended::Rule(Rule::Adjust { what, .. }) => return idle_in_change(said, what, known),
            _ => {}
        },
        _ => {}
    }
    let idle = |word: String, instead| Some(Idle { word, with: short(what), instead });
    match said {
        Said::Condition(Condition::Got(_)) => idle("Got".to_owned(), "pair-with-result"),
        Said::Number(Number::Margin) => idle("Margin".to_owned(), "pair-after-check"),
        Said::Condition(Condition::Using(_)) if !is_of_attack(what) => idle("Using".to_owned(), "pair-with-attack"),
        Said::Condition(Condition::Mode(mode)) => {
            let on = if *what == Quantity::CheckRoll { Happens::Check } else { Happens::Cross };
            let own: &[&str] = match what {
                Quantity::MayCross | Quantity::MayEnter | Quantity::CrossCost | Quantity::Applies(_) => STEPS,
                Quantity::MayHaul => &["haul"],
                _ => &[],
            };
            is_elsewhere(mode, own, true, &Occasion::Did(on), known).then(|| Idle {
                word: format!("Mode({mode})"),
                with: short(what),
                instead: "pair-other-mode",
            })
        }
        _ => None,
    }
}

/// The modes of steps.
const STEPS: &[&str] = &["walk", "haul", "retreat", "advance"];

/// Every result that something can have.
const RESULTS: [&str; 6] = ["nothing", "hit", "counter", "good", "disordered", "routed"];

/// Returns the results that what happens can have.
const fn results(on: &Occasion) -> &'static [&'static str] {
    match on {
        Occasion::Did(Happens::Attack) => &["nothing", "hit", "counter"],
        Occasion::Try(Happens::State) | Occasion::Did(Happens::State) => &["good", "disordered", "routed"],
        _ => &[],
    }
}

/// Returns the modes of the game that what happens can have.
const fn modes(on: &Occasion) -> &'static [&'static str] {
    match on {
        Occasion::Try(Happens::Cross) | Occasion::Did(Happens::Cross) => STEPS,
        Occasion::Try(Happens::Enter) | Occasion::Did(Happens::Enter) => &["enter"],
        _ => &[],
    }
}

/// Whether something can happen on a march, and so have its name as its mode.
const fn may_be_marching(on: &Occasion) -> bool {
    matches!(on, Occasion::Try(_) | Occasion::Did(_) | Occasion::Settled)
}

/// Whether a mode that occurs somewhere never occurs here: it is none of `own`, and no march or check of this name
/// happens here. A mode that occurs nowhere has a lint of its own.
fn is_elsewhere(mode: &str, own: &[&str], marches: bool, on: &Occasion, known: &[&Variant]) -> bool {
    let checks = matches!(on, Occasion::Try(Happens::Check) | Occasion::Did(Happens::Check));
    let (mut is_march, mut is_check) = (false, false);
    for variant in known {
        walk_variant(variant, known, &mut |said, _| match said {
            Said::Effect(Effect::March(.., name)) => is_march |= name == mode,
            Said::Effect(Effect::Check(_, name)) => is_check |= name == mode,
            _ => {}
        });
    }
    let occurs = is_march || is_check || STEPS.contains(&mode) || mode == "enter";
    let is_own = own.contains(&mode) || (marches && is_march) || (checks && is_check);
    occurs && !is_own
}

/// Whether a quantity is asked for an attack in a certain way.
const fn is_of_attack(what: &Quantity) -> bool {
    matches!(
        what,
        Quantity::MayAttack(_)
            | Quantity::MayTarget
            | Quantity::Strength(_)
            | Quantity::Attacks(_)
            | Quantity::AttackRoll
            | Quantity::Column
            | Quantity::Row
            | Quantity::BreachStrength
    )
}

/// Returns a quantity in short, as a rule writes it.
fn short(what: &Quantity) -> String {
    format!("{what:?}").replace('"', "")
}

/// Whether a piece may be moving on an occasion, so that `Halt` and `Spend` do something. `known` are the variants whose
/// rules may order attacks and checks while a piece moves; the game itself has them only when nothing moves.
pub fn moves_on(on: &Occasion, known: &[&Variant]) -> bool {
    let orders = |is: fn(&Effect) -> bool| {
        let mut found = false;
        for variant in known {
            walk_variant(variant, known, &mut |said, _| found |= matches!(said, Said::Effect(effect) if is(effect)));
        }
        found
    };
    match on {
        Occasion::Setup(_) | Occasion::Phase(_) | Occasion::PhaseEnd(_) => false,
        Occasion::Offer(phase, _) => matches!(phase, InPhase::TexanMove | InPhase::MexicanMove),
        Occasion::Settled => true,
        Occasion::Try(Happens::Enter) => orders(|own| matches!(own, Effect::Enter(..))),
        Occasion::Try(what) | Occasion::Did(what) => match what {
            // Who steps onto a leader by himself kills him.
            Happens::Cross | Happens::Remove => true,
            Happens::Attack => orders(|own| matches!(own, Effect::Attack(..))),
            Happens::Check => orders(|own| matches!(own, Effect::Attack(..) | Effect::Check(..))),
            Happens::State | Happens::Reduce => {
                orders(|own| matches!(own, Effect::Attack(..) | Effect::Check(..) | Effect::State(..)))
            }
            // The move has ended before, or nothing moves in the phase.
            Happens::Stop
            | Happens::Enter
            | Happens::Breach
            | Happens::Miss
            | Happens::Rally
            | Happens::Commit
            | Happens::Activate
            | Happens::Ladder
            | Happens::Ignite
            | Happens::Dawn => false,
        },
    }
}

/// Returns the pair of a quantity and its change if it means nothing. `known` are the variants whose rules may change
/// it as well.
pub fn idle_operation(what: &Quantity, op: &Operation, known: &[&Variant]) -> Option<Idle> {
    if *op != Operation::Allow {
        return idle_change(what, op, known);
    }
    let (with, instead) = match what {
        Quantity::Applies(_) => ("Applies", "pair-holds-anyway"),
        Quantity::Known => ("Known", "pair-known-anyway"),
        Quantity::MayEnter => ("MayEnter", "pair-lift-entry"),
        Quantity::MayAttack(_) => ("MayAttack", "pair-order-attack"),
        Quantity::MayCross => ("MayCross", "pair-other-hexside"),
        Quantity::ZocAcross => ("ZocAcross", "pair-other-hexside"),
        Quantity::Sees => ("Sees", "pair-other-hexside"),
        Quantity::SeesPast => ("SeesPast", "pair-other-hexside"),
        _ => return None,
    };
    Some(Idle { word: "Allow".to_owned(), with: with.to_owned(), instead })
}

/// Returns the pair of a number and its change if it means nothing because the number is unlimited, or 0, before any
/// rule changes it.
fn idle_change(what: &Quantity, op: &Operation, known: &[&Variant]) -> Option<Idle> {
    let (instead, first): (_, fn(&Operation) -> bool) = match (what, op) {
        (Quantity::Sight | Quantity::Reach, Operation::Add(_) | Operation::Halve | Operation::AtLeast(_)) => {
            ("pair-limit-first", |own| matches!(own, Operation::Set(_) | Operation::AtMost(_)))
        }
        (Quantity::Ferocity, Operation::Halve | Operation::AtMost(_)) => {
            ("pair-raise-first", |own| matches!(own, Operation::Set(_) | Operation::Add(_) | Operation::AtLeast(_)))
        }
        _ => return None,
    };
    let rules = known.iter().flat_map(|variant| &variant.rules);
    let mut others = rules.filter_map(|rule| match rule {
        Rule::Adjust { what: other, op, .. } if other == what => Some(op),
        _ => None,
    });
    if others.any(first) {
        return None;
    }
    let word = match op {
        Operation::Add(_) => "Add",
        Operation::Halve => "Halve",
        Operation::AtLeast(_) => "AtLeast",
        _ => "AtMost",
    };
    Some(Idle { word: word.to_owned(), with: format!("{what:?}"), instead })
}

/// Returns the word of the table for a part of a rule.
fn word(said: Said<'_>) -> Option<&'static str> {
    Some(match said {
        Said::Effect(Effect::Supply(_)) => "Supply",
        Said::Effect(Effect::Check(..)) => "Check",
        Said::Effect(Effect::State(..)) => "State",
        Said::Effect(Effect::Attack(..)) => "Attack",
        Said::Effect(Effect::March(..)) => "March",
        Said::Effect(Effect::Retreat(..)) => "Retreat",
        Said::Effect(Effect::Withdraw(..)) => "Withdraw",
        Said::Effect(Effect::Place(..)) => "Place",
        Said::Effect(Effect::Swap(..)) => "Swap",
        Said::Number(Number::Margin) => "Margin",
        Said::Condition(Condition::Got(_)) => "Got",
        Said::Condition(Condition::Using(_)) => "Using",
        // `Deny`, `Halt` and `Spend` are handled by the lint on misplaced effects.
        _ => return None,
    })
}

/// Returns the occasions on which a word means something, as a rule writes them, and those on which it does not; `None`
/// for a word that means something wherever the things it refers to are bound.
///
/// # Examples
///
/// ```
/// use rules::variant::works_at;
///
/// let [works, idle] = works_at("Deny").unwrap_or_default();
/// assert!(works.iter().all(|occasion| occasion.starts_with("Try")), "what has happened cannot be denied");
/// assert!(!idle.is_empty());
/// assert_eq!(works_at("Mark"), None, "it means something everywhere");
/// ```
#[must_use]
pub fn works_at(word: &str) -> Option<[Vec<String>; 2]> {
    if !matches!(word, "Halt" | "Spend") && !ROWS.iter().any(|row| row.words.contains(&word)) {
        return None;
    }
    let setup = SetUpStep::ALL.map(|step| (format!("Setup({step:?})"), Occasion::Setup(step)));
    // The phase makes no difference to a word.
    let phase = InPhase::TurnEnd;
    let phases = [("Phase".to_owned(), Occasion::Phase(phase)), ("PhaseEnd".to_owned(), Occasion::PhaseEnd(phase))];
    let tries = Happens::ALL.map(|what| (format!("Try({what:?})"), Occasion::Try(what)));
    let deeds = Happens::ALL.map(|what| (format!("Did({what:?})"), Occasion::Did(what)));
    let all = setup.into_iter().chain(phases).chain(tries).chain(deeds);
    let all = all.chain([("Settled".to_owned(), Occasion::Settled)]);
    // What is never an occasion is not listed.
    let all = all.filter(|(_, on)| idle_occasion(on, By::Engine).is_none());
    let (works, idle): (Vec<_>, Vec<_>) = all.partition(|(_, on)| exists(word, on));
    Some([works, idle].map(|all| all.into_iter().map(|(name, _)| name).collect()))
}

/// Whether a word of the table means something on an occasion.
pub fn exists(word: &str, on: &Occasion) -> bool {
    let moves = !matches!(word, "Halt" | "Spend") || moves_on(on, &[]);
    let row = ROWS.iter().find(|row| row.words.contains(&word));
    idle_occasion(on, By::Engine).is_none() && moves && row.is_none_or(|row| (row.on)(on))
}

/// Returns an occasion in short, as a rule writes it.
fn named(on: &Occasion) -> String {
    match on {
        Occasion::Offer(phase, _) => format!("Offer({phase:?})"),
        own => format!("{own:?}"),
    }
}
