//! No dead word: every effect does something on every occasion of the table, in random games of the introductory
//! scenario.

use super::{compiled, play_and_see};
use crate::alamo::{Action, Event, Game, Happening, Order, Phase, Position, Status};
use crate::fixture::{self, mission_and};
use crate::variant::pairs::exists;
use crate::variant::{Condition, Happens, InPhase, Occasion, Query, SetUpStep};

/// The number of games played before a pair counts as dead.
const GAMES: u64 = 60;

/// An effect, a rule's use of it, and a test whether it shows.
type Word = (&'static str, &'static str, fn(&AfterStep<'_>) -> bool);

/// Every effect, with a rule's use of it and what then shows.
const EFFECTS: [Word; 30] = [
    ("Mark", r#"Mark("seen", Game)"#, |seen| seen.flagged(1)),
    ("Clear", r#"Mark("seen", Game), Clear("seen", Game)"#, |seen| seen.flagged(0)),
    ("Put", r#"Put("seen", Game, N(2)), Put("seen", Game, N(3))"#, |seen| seen.flagged(3)),
    ("Bump", r#"Bump("seen", Game, N(1))"#, |seen| seen.flagged(1)),
    ("Reveal", r#"Reveal("hidden")"#, |seen| seen.flagged(1)),
    ("Become", r#"Become(Sides(Is(It, "wall")), "clear")"#, |seen| {
        seen.has(|own| matches!(own, Happening::Became { .. }))
    }),
    ("Check", r#"Check(Units(Always), "alarm")"#, |seen| seen.has(|own| matches!(own, Happening::Checked { .. }))),
    ("State", r#"Each(Units(Is(It, "good")), [State(It, "disordered")])"#, |seen| {
        seen.has(|own| matches!(own, Happening::Ordered { .. }))
    }),
    ("State", r#"Each(Units(Is(It, "good")), [State(It, "worse")])"#, |seen| {
        seen.has(|own| matches!(own, Happening::Ordered { .. }))
    }),
    ("State", r#"Each(Units(Is(It, "good")), [State(It, "worse"), State(It, "better")])"#, |seen| {
        seen.has(|own| matches!(own, Happening::Ordered { order: Order::Good, .. }))
    }),
    ("State", r#"Each(Units(Always), [State(It, "back"), State(It, "front")])"#, |seen| {
        seen.has(|own| matches!(own, Happening::Restored { .. }))
    }),
    ("Withdraw", "Withdraw(Units(Always))", |seen| seen.has(|own| matches!(own, Happening::Withdrawn { .. }))),
    ("Place", r#"Each(Nearest(Units(Is(It, "texan")), Hex("0704")), [Place(It, Hex("0102"))])"#, |seen| {
        seen.has(|own| matches!(own, Happening::Placed { .. }))
    }),
    (
        "Swap",
        r#"Each(Nearest(Units(Is(It, "texan")), Hex("0704")), [Each(Units(All([Is(It, "texan"), Not(Same(It, Up))])), [Swap(It, Up)])])"#,
        |seen| seen.has(|own| matches!(own, Happening::Placed { .. })),
    ),
    ("Retreat", "Each(Units(Always), [Retreat(It, N(1))])", |seen| {
        seen.has(|own| matches!(own, Happening::Retreated { .. } | Happening::Eliminated { .. }))
    }),
    ("Remove", r#"Remove(Guns(Always)), Remove(Units(Is(It, "mexican")))"#, |seen| {
        seen.has(|own| matches!(own, Happening::Eliminated { .. }))
    }),
    (
        "Attack",
        r#"Each(Units(Is(It, "texan")), [Each(Units(All([Is(It, "mexican"), Sees(It, Up)])), [Attack(Up, It, Fire)])])"#,
        |seen| seen.has(|own| matches!(own, Happening::Attacked { .. })),
    ),
    ("March", r#"Each(Nearest(Units(Is(It, "texan")), Hex("0704")), [March(It, Hex("0707/roof"), "run")])"#, |seen| {
        seen.has(|own| matches!(own, Happening::Stepped { .. }))
    }),
    ("Spend", "Spend(N(8))", |seen| seen.is_spent()),
    ("Halt", "Halt", |seen| seen.is_spent()),
    ("Deny", "Deny", |_| true),
    ("Roll", r#"Roll("luck")"#, |seen| seen.has(|own| matches!(own, Happening::Threw { .. }))),
    ("Shuffle", r#"Roll("cards"), Shuffle("cards")"#, |seen| seen.has(|own| matches!(own, Happening::Shuffled { .. }))),
    ("Random", r#"Random(Sides(Is(It, "wall")), [Mark("seen", Game)])"#, |seen| seen.flagged(1)),
    (
        "Choose",
        r#"Choose(by: texan, from: Sides(Is(It, "wall")), least: N(1), most: N(1), do: [Mark("seen", Game)])"#,
        |seen| seen.flagged(1),
    ),
    ("Each", r#"Each(Sides(Is(It, "wall")), [Bump("seen", Game, N(1))])"#, |seen| seen.flagged(3)),
    ("If", r#"If(Ge(Turn, N(0)), [Mark("seen", Game)], [])"#, |seen| seen.flagged(1)),
    ("Supply", r#"Supply({"gun6": 0})"#, |seen| seen.has_lost_its_gun()),
    ("Enter", r#"Enter(Units(Is(It, "mexican")), "field")"#, |seen| {
        seen.has(|own| matches!(own, Happening::Placed { .. }))
    }),
    ("Score", "Score(texan, N(2))", |seen| seen.has(|own| matches!(own, Happening::Scored { .. }))),
];

/// The state after a step in which a rule has acted.
struct AfterStep<'a> {
    game: &'a Game,
    position: &'a Position,
    events: &'a [Event],
}

impl AfterStep<'_> {
    fn has(&self, is: fn(&Happening) -> bool) -> bool {
        self.events.iter().any(|event| is(&event.what))
    }

    fn flagged(&self, as_much: u8) -> bool {
        self.events.iter().any(|event| matches!(event.what, Happening::Flagged { value, .. } if value == as_much))
    }

    /// Whether the moving piece has no movement points left.
    fn is_spent(&self) -> bool {
        self.position.phase.is_movement() && self.position.mover.is_none_or(|mover| mover.points == 0)
    }

    fn has_lost_its_gun(&self) -> bool {
        let mut guns = self.game.piece_ids().filter(|piece| self.game.piece(*piece).is_battery());
        guns.any(|gun| self.position.state(gun).status == Status::Gone)
    }
}

/// Returns every occasion, as a rule writes it.
fn occasions() -> Vec<Occasion> {
    let query = || Query::Units(Condition::Always);
    let phases = || InPhase::ALL.into_iter();
    let mut all: Vec<Occasion> = SetUpStep::ALL.into_iter().map(Occasion::Setup).collect();
    all.extend(phases().map(Occasion::Phase));
    all.extend(phases().map(Occasion::PhaseEnd));
    all.extend(phases().map(|phase| Occasion::Offer(phase, query())));
    all.extend(Happens::ALL.map(Occasion::Try));
    all.extend(Happens::ALL.map(Occasion::Did));
    all.push(Occasion::Settled);
    all.retain(|on| !on.is_by_areas());
    all
}

fn game(on: &Occasion, act: &str) -> Game {
    let head = match on {
        Occasion::Offer(phase, _) => format!("Offer({phase:?}, Units(Always))"),
        own => format!("{own:?}"),
    };
    // What is only done after a change needs something that changes.
    let first = if *on == Occasion::Settled {
        r#"When(on: Did(Cross), do: [Bump("steps", Game, N(1))]), When(on: Phase(TexanMove), do: [Bump("steps", Game, N(1))]),"#
    } else {
        ""
    };
    let mut project = mission_and(&format!(
        r#"flags: [(id: "seen", of: game, most: 3), (id: "steps", of: game, most: 200), (id: "hidden", of: game, hide_from: mexican)],
        regions: [(id: "field", members: hexes(["0101", "0102", "0201", "0202"]))],
        tables: [(id: "luck", throw: D6, rows: [(on: Ge(1), is: "so")]),
            (id: "cards", throw: Deck(2), rows: [(on: Ge(1), is: "so")])],
        rules: [{first} When(id: "own", on: {head}, do: [{act}])]"#
    ));
    if matches!(on, Occasion::Setup(_)) {
        // What the scenario sets up is there before anything can be observed.
        project.scenario.setup.clear();
        project.scenario.plot.clear();
    }
    compiled(&project)
}

/// Whether a rule has acted before the first decision: its events are not reported, but the position shows it.
fn has_begun(game: &Game) -> bool {
    let plain = r#"flags: [(id: "seen", of: game)], rules: []"#;
    let mut project = mission_and(plain);
    project.scenario.setup.clear();
    project.scenario.plot.clear();
    game.start() != compiled(&project).start()
}

/// Whether a rule has its effect on an occasion in at least one game.
fn is_alive(on: &Occasion, act: &str, shows: fn(&AfterStep<'_>) -> bool) -> bool {
    let game = game(on, act);
    if matches!(on, Occasion::Setup(SetUpStep::Map | SetUpStep::PreGuns)) {
        return has_begun(&game);
    }
    (0..GAMES).any(|seed| {
        // The result of a roll or a choice shows a step later, while the work of the rule is pending.
        let (mut is_open, mut waits, mut alive) = (false, false, false);
        play_and_see(&game, seed, &mut |position, events| {
            let speaks = |event: &Event| matches!(event.what, Happening::Ruled { .. }) && event.atom.id() == "own";
            let from = events.iter().position(speaks);
            is_open = from.is_some() || is_open && waits;
            waits = !position.frames.is_empty();
            let events = &events[from.unwrap_or(0)..];
            alive |= is_open && shows(&AfterStep { game: &game, position, events });
        });
        alive
    })
}

#[test]
fn every_pair_of_words_does_something() {
    let occasions = occasions();
    let (mut played, mut dead) = (0, Vec::new());
    for (on, (word, act, shows)) in occasions.iter().flat_map(|on| EFFECTS.iter().map(move |effect| (on, effect))) {
        // No Reserve comes into the introductory scenario: the next test covers that.
        if exists(word, on) && *on != Occasion::Did(Happens::Commit) {
            played += 1;
            if !is_alive(on, act, *shows) {
                dead.push(format!("{word} on {on:?}"));
            }
        }
    }
    assert!(played > 900, "{played}");
    assert_eq!(dead, [""; 0]);
}

#[test]
fn rules_speak_when_the_reserve_is_committed() {
    let game = compiled(&fixture::and(
        fixture::alamo(),
        r#"rules: [When(id: "own", on: Did(Commit), do: [Score(mexican, N(1))])]"#,
    ));
    let mut position = game.empty();
    for (name, spot) in [("c1-aldama-1", "1012"), ("kent9", "1404/roof")] {
        let spot = game.board().id(spot.parse().unwrap()).unwrap();
        game.put(&mut position, game.piece_named(name).unwrap(), spot).unwrap();
    }
    game.open(&mut position, Phase::ReserveCommitment);
    let mut events = Vec::new();
    game.apply(&mut position, Action::Commit, &mut events).unwrap();
    assert!(events.iter().any(|event| matches!(event.what, Happening::Scored { points: -1 })), "{events:?}");
}

#[test]
fn a_pair_that_does_nothing_is_seen() {
    // Units that are not on the map yet make no Damage Check, and no unit is removed that is not found.
    let is_checked = |seen: &AfterStep<'_>| seen.has(|own| matches!(own, Happening::Checked { .. }));
    let nobody = r#"Check(Units(Is(It, "gun")), "alarm")"#;
    assert!(!is_alive(&Occasion::Setup(SetUpStep::Plot), nobody, is_checked));
    assert!(!exists("Check", &Occasion::Setup(SetUpStep::Plot)) && !exists("Mark", &Occasion::Try(Happens::Stop)));
}
