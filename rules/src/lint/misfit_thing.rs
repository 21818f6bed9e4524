//! A thing of the wrong sort in a rule: the room of a hexside, a unit's flag of a spot, a column that is a wall.

use super::variants::known;
use super::{Check, Lint, Lists, Survey, pages};
use crate::map::HexsideKind;
use crate::phrase::Phrase;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::variant::{Condition, Effect, Given, Number, Said, Scope, Thing, Variant};

pub(super) static LINT: Lint = Lint {
    name: "misfit-thing",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-misfit-thing",
    help: "lint-misfit-thing-help",
    pages: pages(include_str!("misfit_thing.md"), include_str!("misfit_thing.fr.md")),
    check: Check::Lists(Lists::VARIANTS, check),
};

/// The sorts of things that are in exactly one hex.
const PIECE_OR_SPOT: &[Scope] = &[Scope::Unit, Scope::Spot];

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let known = known(survey);
    for at in 0..survey.variants.len() {
        for passage in survey.passages(at) {
            if passage.bound.given.contains(Given::ANYTHING) {
                continue;
            }
            let mut wrong: Vec<Misfit> = Vec::new();
            passage.walk(&mut |said, looks| {
                if let Some((word, thing, fits)) = misfit(said, looks, &known)
                    // Things that do not exist are reported by another lint.
                    && passage.bound.binds(thing, looks)
                {
                    let is = if thing.is_bare_hex() { "misfit-bare-hex" } else { thing.sort(looks).map_or("", called) };
                    let own = Misfit { word, thing: thing.word(), is, fits };
                    if !wrong.iter().any(|other| (&other.word, other.thing) == (&own.word, own.thing)) {
                        wrong.push(own);
                    }
                }
            });
            for Misfit { word, thing, is, fits } in wrong {
                let finding = lint.entry(at, passage.list, passage.name).with("word", word).with("thing", thing);
                report.add(finding.word("is", is).said("fits", &any_of(fits)));
            }
        }
    }
}

/// A thing of the wrong sort.
struct Misfit {
    /// The word that is applied to it.
    word: String,
    thing: &'static str,
    /// The message id of its sort.
    is: &'static str,
    /// The sorts that would fit.
    fits: &'static [Scope],
}

/// Returns the message id of a sort.
const fn called(sort: Scope) -> &'static str {
    match sort {
        Scope::Game => "word-scope-game",
        Scope::Column => "word-scope-column",
        Scope::Unit => "word-scope-unit",
        Scope::Spot => "word-scope-spot",
        Scope::Hexside => "word-scope-hexside",
        Scope::Room => "word-scope-room",
        Scope::Area => "word-scope-area",
    }
}

/// Returns a phrase that joins sorts with "or".
fn any_of(sorts: &[Scope]) -> Phrase {
    match sorts {
        [one, rest @ ..] if !rest.is_empty() => {
            Phrase::new("misfit-or").word("one", called(*one)).said("other", any_of(rest))
        }
        sorts => Phrase::new("misfit-one").word("one", sorts.first().copied().map_or("", called)),
    }
}

/// Returns the sort that carries a flag, as a list.
const fn alone(sort: Scope) -> &'static [Scope] {
    match sort {
        Scope::Game => &[Scope::Game],
        Scope::Column => &[Scope::Column],
        Scope::Unit => &[Scope::Unit],
        Scope::Spot => &[Scope::Spot],
        Scope::Hexside => &[Scope::Hexside],
        Scope::Room => &[Scope::Room],
        Scope::Area => &[Scope::Area],
    }
}

/// Returns the word applied to a thing of the wrong sort, the thing, and which sorts fit.
fn misfit<'a>(said: Said<'a>, looks: &[Scope], known: &[&Variant]) -> Option<(String, &'a Thing, &'static [Scope])> {
    use Scope::{Hexside, Room, Spot, Unit};
    let sort = |thing: &Thing| thing.sort(looks);
    let lacks = |word: String, thing: &'a Thing, fits: &'static [Scope]| {
        // A thing that cannot be resolved is reported where it is named.
        let own = sort(thing)?;
        (!fits.contains(&own) || thing.is_bare_hex()).then_some((word, thing, fits))
    };
    let flag = |name: &String, thing: &'a Thing| {
        let flag = known.iter().flat_map(|variant| &variant.flags).find(|flag| flag.id == *name)?;
        lacks(name.clone(), thing, alone(flag.of))
    };
    // Things in one hex; a bare hex is one too.
    let places = |word: &str, a: &'a Thing, b: &'a Thing| {
        [a, b].into_iter().find_map(|thing| {
            let own = sort(thing)?;
            (!matches!(own, Unit | Spot)).then(|| (word.to_owned(), thing, PIECE_OR_SPOT))
        })
    };
    // Things that have hexes: for a hexside or a room the nearest one counts.
    let anywhere = |word: &str, a: &'a Thing, b: &'a Thing| {
        [a, b].into_iter().find_map(|thing| {
            let own = sort(thing)?;
            let fits: &[Scope] = &[Unit, Spot, Hexside, Room];
            (!fits.contains(&own)).then(|| (word.to_owned(), thing, fits))
        })
    };
    match said {
        Said::Thing(
            own @ (Thing::At(inner) | Thing::RoomOf(inner) | Thing::ColumnOf(inner) | Thing::AreaOf(inner)),
        ) => {
            let lost = sort(own).is_none() && sort(inner).is_some();
            let fits: &[Scope] = match own {
                Thing::ColumnOf(_) => &[Unit],
                Thing::RoomOf(_) => &[Unit, Spot, Room],
                _ => PIECE_OR_SPOT,
            };
            lost.then(|| (own.word().to_owned(), &**inner, fits))
        }
        Said::Condition(Condition::Is(thing, tag)) => lacks(tag.clone(), thing, tagged(tag, known)),
        Said::Condition(Condition::In(thing, region)) if !thing.is_bare_hex() => {
            lacks(region.clone(), thing, &[Unit, Spot, Hexside, Room])
        }
        Said::Condition(Condition::Zoc(unit, spot)) => {
            lacks("Zoc".to_owned(), unit, &[Unit]).or_else(|| lacks("Zoc".to_owned(), spot, &[Unit, Spot]))
        }
        Said::Condition(Condition::Near(a, b)) => {
            let fits = &[Unit, Spot, Hexside];
            lacks("Near".to_owned(), a, fits).or_else(|| lacks("Near".to_owned(), b, fits))
        }
        Said::Condition(Condition::Within(a, b, _)) => anywhere("Within", a, b),
        Said::Condition(Condition::InLine(a, b)) => places("InLine", a, b),
        Said::Condition(Condition::SameHex(a, b)) => places("SameHex", a, b),
        Said::Condition(Condition::Sees(a, b)) => {
            let fits = PIECE_OR_SPOT;
            lacks("Sees".to_owned(), a, fits).or_else(|| lacks("Sees".to_owned(), b, fits))
        }
        Said::Number(Number::Distance(a, b)) => anywhere("Distance", a, b),
        Said::Number(Number::Direction(a, b)) => places("Direction", a, b),
        Said::Number(Number::StrengthOf(thing, _)) => lacks("StrengthOf".to_owned(), thing, &[Unit]),
        Said::Number(Number::MoraleOf(thing)) => lacks("MoraleOf".to_owned(), thing, &[Unit]),
        Said::Number(Number::RatingOf(thing)) => lacks("RatingOf".to_owned(), thing, &[Unit]),
        Said::Number(Number::StepsOf(thing)) => lacks("StepsOf".to_owned(), thing, &[Unit]),
        Said::Number(Number::PointsOf(thing)) => lacks("PointsOf".to_owned(), thing, &[Unit]),
        Said::Condition(Condition::Has(name, thing))
        | Said::Number(Number::F(name, thing))
        | Said::Effect(
            Effect::Mark(name, thing)
            | Effect::Clear(name, thing)
            | Effect::Put(name, thing, _)
            | Effect::Bump(name, thing, _),
        ) => flag(name, thing),
        Said::Effect(Effect::State(thing, _)) => lacks("State".to_owned(), thing, &[Unit]),
        Said::Effect(Effect::Retreat(thing, _)) => lacks("Retreat".to_owned(), thing, &[Unit]),
        Said::Effect(Effect::Place(thing, at)) => {
            lacks("Place".to_owned(), thing, &[Unit]).or_else(|| places("Place", at, at))
        }
        Said::Effect(Effect::Swap(a, b)) => {
            lacks("Swap".to_owned(), a, &[Unit]).or_else(|| lacks("Swap".to_owned(), b, &[Unit]))
        }
        Said::Effect(Effect::Attack(a, b, _)) => {
            lacks("Attack".to_owned(), a, &[Unit]).or_else(|| lacks("Attack".to_owned(), b, &[Unit]))
        }
        Said::Effect(Effect::March(thing, ..)) => lacks("March".to_owned(), thing, &[Unit]),
        _ => None,
    }
}

/// Returns the sorts a tag applies to: kinds of hexsides to hexsides, levels to pieces and spots, all others to pieces.
fn tagged(tag: &str, known: &[&Variant]) -> &'static [Scope] {
    let is_kind = HexsideKind::ALL.into_iter().any(|kind| kind.name() == tag)
        || known.iter().flat_map(|variant| &variant.kinds).any(|kind| kind.id == tag);
    match tag {
        "reserve_committed" => &[Scope::Game],
        "wall" | "needs_ladder" => &[Scope::Hexside],
        _ if is_kind => &[Scope::Hexside],
        "inside" | "outside" | "ground" | "roof" | "high" => &[Scope::Unit, Scope::Spot],
        _ => &[Scope::Unit],
    }
}
