//! Facts that are compatible and facts that are not.

use super::{Scenery, TaggedCounters};
use crate::counters::CounterMix;
use crate::map::MapDocument;
use crate::text;
use crate::variant::Variant;

/// Whether a rule of a variant can ever be used.
fn can_be_used(rule: &str) -> bool {
    let head = r#"format: 1, id: "own", title: (en: "Own"), by: Reconstructed("a test"),
        params: [(id: "turn", is: 4, least: 2, most: 8)],
        opts: [(id: "harsh", choices: ["yes", "no"])],
        flags: [(id: "shots", of: unit, most: 6)],
        regions: [(id: "nowhere", members: hexes([]))],"#;
    let variant = text::read::<Variant>(&format!("Variant({head} rules: [{rule}])")).unwrap();
    let (cast, map) = (TaggedCounters::new(&CounterMix::default()), MapDocument::default());
    let scenery = Scenery { own: &variant, known: &[&variant], cast: &cast, map: &map, turns: 12 };
    !scenery.clauses_of(&variant.rules[0]).is_empty()
}

fn holds(cond: &str) -> bool {
    can_be_used(&format!("Adjust(what: AttackRoll, if: {cond}, op: Add(N(1)))"))
}

#[test]
fn facts_of_one_thing_exclude_each_other() {
    for (cond, expected) in [
        (r#"All([Is(Unit, "texan"), Is(Unit, "mexican")])"#, false),
        (r#"All([Is(Unit, "texan"), Is(Foe, "mexican")])"#, true),
        (r#"All([Is(Unit, "leader"), Is(Unit, "combat")])"#, false),
        (r#"All([Is(Unit, "good"), Is(Unit, "routed")])"#, false),
        (r#"All([Not(Is(Unit, "good")), Not(Is(Unit, "routed")), Not(Is(Unit, "disordered"))])"#, false),
        (r#"All([Is(To, "inside"), Is(To, "roof")])"#, false),
        (r#"All([Is(Unit, "inside"), Is(At(Unit), "ground")])"#, false),
        (r#"All([Is(Via, "gunslit"), Is(Via, "doorway")])"#, false),
        (r#"All([Is(Via, "wall"), Not(Is(Via, "doorway"))])"#, true),
        (r#"All([Is(Via, "wall"), Is(Via, "clear")])"#, false),
        ("All([Now(TexanMove), Now(MexicanMove)])", false),
        ("All([Using(Fire), Using(Melee)])", false),
        ("All([Not(Using(Fire)), Not(Using(Melee)), Not(Using(Battery))])", true),
        (r#"All([Mode("walk"), Mode("haul")])"#, false),
        (r#"All([Opt("harsh", "yes"), Opt("harsh", "no")])"#, false),
        (r#"All([Not(Opt("harsh", "yes")), Not(Opt("harsh", "no"))])"#, false),
        (r#"In(Unit, "nowhere")"#, false),
        ("Any([])", false),
        ("Not(All([]))", false),
    ] {
        assert_eq!(holds(cond), expected, "{cond}");
    }
}

#[test]
fn numbers_stay_within_their_bounds() {
    for (cond, expected) in [
        ("All([Ge(Turn, N(5)), Le(Turn, N(4))])", false),
        ("All([Ge(Turn, N(5)), Le(Turn, P(\"turn\"))])", true),
        ("All([Ge(Turn, N(9)), Le(Turn, P(\"turn\"))])", false),
        ("Le(Turn, N(0))", false),
        ("Not(Ge(Turn, N(1)))", false),
        ("Ge(F(\"shots\", Unit), N(7))", false),
        ("Ge(F(\"shots\", Unit), N(6))", true),
        ("Ge(N(6), F(\"shots\", Unit))", true),
        ("Eq(P(\"turn\"), N(9))", false),
    ] {
        assert_eq!(holds(cond), expected, "{cond}");
    }
}

#[test]
fn a_choice_holds_in_one_way_at_least() {
    assert!(holds(r#"All([Is(Unit, "texan"), Any([Is(Unit, "mexican"), Is(Unit, "routed")])])"#));
    assert!(!holds(r#"All([Is(Unit, "texan"), Any([Is(Unit, "mexican"), Is(Unit, "gun")])])"#));
    assert!(!holds(r#"Not(Any([Is(Unit, "texan"), Not(Is(Unit, "texan"))]))"#));
}

#[test]
fn the_occasion_is_a_fact_too() {
    let when = |on: &str, cond: &str| can_be_used(&format!("When(on: {on}, if: {cond}, do: [Deny])"));
    assert!(when("Phase(TexanMove)", "Now(TexanMove)") && !when("Phase(TexanMove)", "Now(TexanCombat)"));
    assert!(!when("Setup(Guns)", "Now(TexanMove)") && when("Setup(Guns)", "Not(Now(TexanMove))"));
    let offer = |query: &str, cond: &str| when(&format!("Offer(TexanMove, {query})"), cond);
    assert!(!offer(r#"Leaders(Is(It, "texan"))"#, r#"Is(It, "mexican")"#));
    assert!(!offer(r#"Units(Is(It, "leader"))"#, "Always"));
    let adjust = |what: &str| can_be_used(&format!("Adjust(what: {what}, if: Using(Fire), op: Add(N(1)))"));
    assert!(adjust("Strength(Fire)") && !adjust("Strength(Melee)"));
}
