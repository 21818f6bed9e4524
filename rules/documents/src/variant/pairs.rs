//! The table of which words mean something together. The lint `idle-pair` refuses every other pair and says what to
//! write instead, and a test plays every valid pair.

use super::{
    By, Condition, Effect, Happens, InPhase, Number, Occasion, Operation, Quantity, Rule, Said, SetUpStep, Variant,
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

/// Returns the pair of a word and its occasion if it means nothing.
pub fn idle_on(said: Said<'_>, on: &Occasion) -> Option<Idle> {
    let word = word(said)?;
    let row = ROWS.iter().find(|row| row.words.contains(&word) && !(row.on)(on))?;
    Some(Idle { word: word.to_owned(), with: named(on), instead: row.instead })
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
    let given = super::Bindings::of_occasion(on).given;
    let moves = given.contains(super::Given::MOVE) || !matches!(word, "Halt" | "Spend");
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
