//! Rules of variants in this game.

use super::games::eager;
use super::lists::lists_hold;
use crate::deguello::Game;
use crate::deguello::house::troubles;
use crate::fixture::{self, and, breadth};
use crate::play::{Game as _, Spoken as _};
use crate::project::{LoadedVariant, Project, load};
use crate::variant::Variant;
use rules::lint;
use rules::playtest::{self, Plan};

const BUNDLED: [&str; 11] = [
    "deguello/call_at_dawn",
    "deguello/dark_ladders",
    "deguello/firelight",
    "deguello/fort_taken",
    "deguello/hoarse_officers",
    "deguello/leaderless",
    "deguello/moonlight",
    "deguello/morning_mist",
    "deguello/powder_smoke",
    "deguello/ready_rounds",
    "deguello/sleeping_sentries",
];

fn guardhouse_with(names: &[&str]) -> Project {
    let mut project = Project::load(&fixture::Fixtures, "guardhouse").unwrap();
    for name in names {
        let document: Variant = load(&fixture::Data, name).unwrap();
        project.variants.push(LoadedVariant { on: true, ..LoadedVariant::off((*name).to_owned(), document) });
    }
    project
}

#[test]
fn bundled_house_rules_are_read_word_for_word() {
    for name in BUNDLED {
        let project = guardhouse_with(&[name]);
        assert_eq!(troubles(&project), [], "{name}");
        let report = lint::run(&project);
        let own: Vec<_> =
            report.findings.iter().filter(|found| format!("{:?}", found.part).contains("Variant")).collect();
        assert!(own.is_empty(), "{name}: {own:?}");
    }
}

#[test]
fn a_word_that_is_not_read_is_refused_by_its_name() {
    for (lists, word) in [
        ("rules: [When(on: Did(Rally), do: [Halt])]", "Rally"),
        ("rules: [When(on: Did(Commit), do: [EndGame(\"decisive_texan\")])]", "Commit"),
        ("rules: [When(on: Try(Cross), do: [Deny])]", "Try"),
        ("rules: [When(on: Phase(TexanMove), do: [EndGame(\"decisive_texan\")])]", "TexanMove"),
        ("rules: [When(on: Did(Dawn), do: [Score(texan, N(1))])]", "Score"),
        ("rules: [When(on: Did(Reduce), do: [State(Unit, \"routed\")])]", "State"),
        ("rules: [When(on: Did(Activate), do: [Halt])]", "Halt"),
        ("rules: [When(on: Did(Remove), if: Is(Foe, \"texan\"), do: [EndGame(\"decisive_texan\")])]", "Foe"),
        ("rules: [When(on: Did(Cross), if: Mode(\"haul\"), do: [Halt])]", "haul"),
        ("rules: [When(on: Did(Attack), if: Got(\"routed\"), do: [EndGame(\"decisive_texan\")])]", "routed"),
        ("rules: [Adjust(what: Morale, op: Add(N(1)))]", "Morale"),
        ("rules: [Adjust(what: Strength(Fire), op: Add(N(1)))]", "Strength"),
        ("rules: [Adjust(what: MayActivate, op: Allow)]", "Allow"),
        ("rules: [Adjust(what: Moves, if: Is(To, \"in_fort\"), op: Add(N(1)))]", "To"),
        ("rules: [Adjust(what: Figure(\"d.ladder.climb\"), op: Add(N(1)))]", "d.ladder.climb"),
        ("rules: [Adjust(what: MayBreach, if: Is(Unit, \"grenadier\"), op: Forbid)]", "grenadier"),
        ("rules: [Require(at: Units, that: Always, says: (en: \"x\"))]", "Require"),
        ("flags: [(id: \"f\", of: room)]", "room"),
        ("tables: [(id: \"t\", throw: Deck(3), rows: [])]", "Deck"),
    ] {
        let project = and(guardhouse_with(&[]), lists);
        let found: Vec<_> = troubles(&project).into_iter().map(|(_, own)| format!("{:?}", own.message)).collect();
        assert!(found.iter().any(|message| message.contains(word)), "{lists}: {found:?}");
        assert!(Game::new(&project).is_err(), "{lists}");
    }
}

#[test]
fn the_other_games_refuse_what_only_this_one_reads() {
    for (lists, word) in [
        ("rules: [When(on: Did(Dawn), do: [Score(texan, N(1))])]", "Dawn"),
        ("rules: [When(on: Phase(TexanOrder), do: [Score(texan, N(1))])]", "TexanOrder"),
        ("rules: [When(on: Did(Remove), if: Now(Light), do: [Score(texan, N(1))])]", "Light"),
        ("rules: [Adjust(what: MayActivate, op: Forbid)]", "MayActivate"),
        ("rules: [Adjust(what: Moves, if: Same(AreaOf(Unit), AreaOf(Unit)), op: Add(N(1)))]", "AreaOf"),
        ("flags: [(id: \"f\", of: area)]", "area"),
    ] {
        for project in [fixture::mission_and(lists), and(fixture::rancho(), lists)] {
            let report = lint::run(&project);
            let found: Vec<_> = report.findings_of("foreign-word").map(|own| format!("{:?}", own.message)).collect();
            assert!(found.iter().any(|message| message.contains(word)), "{lists}: {found:?}");
            assert!(rules::systems::AnyGame::compile(&project).is_err(), "{lists}");
        }
    }
}

/// How often each rule acted in `games` games between two players of this name. None of the games ends in a refusal.
#[track_caller]
fn uses(project: &Project, player: &str, games: u32) -> Vec<(String, u64)> {
    let game = rules::deguello::Game::new(project).unwrap_or_else(|report| panic!("{:?}", report.findings));
    let plan = Plan { games, seed: 1836, players: [player.to_owned(), player.to_owned()], jobs: 1 };
    let results = playtest::run(&game, &plan, &|_| true).unwrap();
    assert_eq!((results.games(), results.faults()), (games, 0));
    results.tally.rules().iter().map(|(rule, count)| (rule.to_string(), count.times)).collect()
}

#[track_caller]
fn acted<'r>(uses: &[(String, u64)], rules: impl IntoIterator<Item = &'r str>) {
    for rule in rules {
        assert!(uses.iter().any(|(own, times)| own == rule && *times > 0), "{rule}: {uses:?}");
    }
}

#[test]
fn bundled_house_rules_act_in_games_of_captains() {
    let all = uses(&guardhouse_with(&BUNDLED), "captain", breadth(6, 60));
    let rules =
        ["dark_ladders.climb", "leaderless.fall", "powder_smoke.salvo", "powder_smoke.haze", "sleeping_sentries.shot"];
    acted(&all, rules);
}

#[test]
fn bundled_house_rules_keep_random_games_lawful() {
    for name in BUNDLED {
        uses(&guardhouse_with(&[name]), "random", breadth(1, 20));
    }
}

/// Rules with every quantity, occasion and effect that this game reads.
const EVERYTHING: &str = r#"
    flags: [
        (id: "tired", of: unit, most: 3), (id: "hot", of: spot, lasts: phase), (id: "keen", of: column),
        (id: "smoke", of: area, most: 2), (id: "noise", of: game, most: 9, lasts: turn),
    ],
    tables: [(id: "luck", throw: TwoD6, rows: [
        (on: Le(5), is: "ill", do: [Random(Units(Is(It, "company")), [State(It, "back")])]),
        (on: Ge(6), is: "good", do: [Random(Units(Is(It, "mexican")), [Bump("tired", It, N(1)), State(It, "front")])]),
    ])],
    rules: [
        Adjust(id: "own.roll", what: RollOf("luck"), if: Ge(F("noise", Game), N(1)), op: Add(N(-1))),
        Adjust(id: "own.aim", what: AttackRoll, if: Has("smoke", AreaOf(Unit)), op: Add(N(1))),
        Adjust(id: "own.arm", what: Strength(Melee), if: Is(Unit, "flecha"), op: Add(N(1))),
        Adjust(id: "own.range", what: Reach, if: Is(Unit, "texan"), op: AtMost(N(6))),
        Adjust(id: "own.eyes", what: Sight, if: All([Not(Is(Game, "day")), Is(From, "in_fort")]), op: Add(N(1))),
        Adjust(id: "own.pace", what: Moves, if: Is(Unit, "company"), op: Add(N(2))),
        Adjust(id: "own.mud", what: CrossCost, if: Has("smoke", AreaOf(To)), op: Add(N(1))),
        Adjust(id: "own.ban", what: MayEnter, if: All([Is(Unit, "texan"), Has("hot", To)]), op: Forbid),
        Adjust(id: "own.rest", what: MayAttack(Fire), if: Ge(F("tired", Unit), N(3)), op: Forbid),
        Adjust(id: "own.truce", what: MayAttack(Melee), if: Ge(F("tired", Unit), N(3)), op: Forbid),
        Adjust(id: "own.cold", what: MayAttack(Battery), if: Within(Gun, Foe, N(1)), op: Forbid),
        Adjust(id: "own.sleep", what: MayActivate, if: All([Is(Unit, "leader"), Ge(F("tired", Unit), N(2))]), op: Forbid),
        Adjust(id: "own.idle", what: MayBreach, if: Ge(F("tired", Unit), N(2)), op: Forbid),
        Adjust(id: "own.long", what: GameLength, if: Le(Casualties, N(4)), op: Add(N(1))),
        Adjust(id: "own.well", what: Figure("d.bowie.well"), op: AtMost(N(3))),
        Adjust(id: "own.hush", what: Applies("own.stir"), if: Ge(F("noise", Game), N(9)), op: Forbid),
        When(id: "own.stir", on: Did(Attack), if: Got("nothing"), do: [Bump("noise", Game, N(1)), Bump("smoke", AreaOf(Unit), N(1))]),
        When(id: "own.won", on: Did(Attack), if: All([Using(Melee), Not(Got("nothing"))]), do: [Mark("keen", ColumnOf(Unit))]),
        When(id: "own.walked", on: Did(Cross), if: All([Is(Unit, "texan"), Mode("walk")]), do: [Mark("hot", From), Halt]),
        When(id: "own.climbed", on: Did(Cross), if: Mode("climb"), do: [Roll("luck")]),
        When(id: "own.called", on: Did(Activate), if: Is(Unit, "leader"), do: [Bump("tired", Unit, N(1))]),
        When(id: "own.come", on: Did(Enter), if: Is(Unit, "mexican"), do: [Clear("tired", Unit)]),
        When(id: "own.stands", on: Did(Ladder), do: [Put("noise", Game, N(2))]),
        When(id: "own.door", on: Did(Breach), do: [Mark("keen", ColumnOf(Unit))]),
        When(id: "own.fire", on: Did(Ignite), do: [Put("smoke", AreaOf(To), N(2))]),
        When(id: "own.thin", on: Did(Reduce), if: Eq(StepsOf(Unit), N(1)), do: [Roll("luck")]),
        When(id: "own.lost", on: Did(Remove), if: All([Is(Unit, "leader"), Le(Turn, N(20))]), do: [Place(Unit, Hex("0501"))]),
        When(id: "own.dawn", on: Did(Dawn), do: [Each(Units(Has("tired", It)), [Bump("tired", It, N(-1))])]),
        When(id: "own.round", on: Phase(Light), do: [Each(Leaders(Always), [Clear("tired", It)])]),
        When(id: "own.fall", on: Phase(MexicanOrder), if: Ge(Turn, N(3)), do: [
            Random(Nearest(Units(Is(It, "mexican")), Hex("0707")), [Remove(Units(Same(It, Up)))])]),
        When(id: "own.dusk", on: PhaseEnd(TurnEnd), if: Ge(Turn, N(22)), do: [EndGame("marginal_texan")]),
        When(id: "own.rush", on: Offer(MexicanAction, Units(All([Is(It, "activated"), Not(Has("tired", It))]))), by: May(mexican),
            do: [Put("tired", It, N(1))]),
    ],
"#;

fn everything() -> Project {
    and(guardhouse_with(&[]), EVERYTHING)
}

#[test]
fn everything_that_is_read_does_something() {
    let project = everything();
    assert_eq!(troubles(&project), []);
    let captains = uses(&project, "captain", breadth(12, 20));
    // They use what is offered.
    acted(&captains, ["own.rush"]);
    let strollers = uses(&project, "random", breadth(6, 20));
    let all: Vec<_> = captains.into_iter().chain(strollers).collect();
    // Rules that forbid or merely widen cause no events.
    let silent = [
        "own.arm",
        "own.range",
        "own.eyes",
        "own.pace",
        "own.mud",
        "own.ban",
        "own.rest",
        "own.truce",
        "own.cold",
        "own.sleep",
        "own.idle",
        "own.long",
        "own.well",
        "own.hush",
    ];
    let acts: Vec<String> = project.variants.last().unwrap().document.atoms().collect();
    acted(&all, acts.iter().map(String::as_str).filter(|name| !silent.contains(name)));
}

#[test]
fn lists_are_what_the_rules_allow_with_house_rules_in_force() {
    let game = Game::new(&everything()).unwrap();
    for seed in 0..breadth(4, 20) {
        let drawn = |_: &_, _: &_, legal: &[crate::deguello::Action], draw: &mut dyn FnMut(usize) -> usize| {
            legal[draw(legal.len())]
        };
        lists_hold(&game, seed, if seed % 2 == 0 { drawn } else { eager }, 5);
    }
}

#[test]
fn a_log_of_a_game_with_house_rules_is_read_again() {
    let game = Game::new(&everything()).unwrap();
    let own = game.credit(crate::play::Atom::kept("own.dusk")).unwrap();
    assert_eq!(own.variant, "own");
    let action = game.read_action("use own.rush toluca-1").unwrap();
    assert_eq!(game.write_action(action), "use own.rush toluca-1");
    assert!(game.read_action("use own.rusk toluca-1").is_err());
    assert!(game.check(&game.start(), action).is_err());
}

/// How often captains did what a condition on a step says, with this rule in force.
fn steps_seen(rule: &str, seen: &str) -> u64 {
    let text = format!(
        r#"flags: [(id: "seen", of: game, most: 9, lasts: phase)],
        rules: [{rule} When(id: "own.seen", on: Did(Cross), if: {seen}, do: [Bump("seen", Game, N(1))])]"#
    );
    let all = uses(&and(guardhouse_with(&[]), &text), "captain", 3);
    all.iter().find(|(own, _)| own == "own.seen").map_or(0, |(_, times)| *times)
}

#[test]
fn what_a_rule_forbids_or_makes_dear_is_not_done() {
    let flechas = r#"All([Is(Unit, "flecha"), Is(From, "in_fort")])"#;
    let forbids = r#"Adjust(what: MayActivate, if: All([Is(Unit, "flecha"), Is(Unit, "in_fort")]), op: Forbid),"#;
    assert!(steps_seen("", flechas) > 0);
    assert_eq!(steps_seen(forbids, flechas), 0, "an officer activates no unit that may not be activated");
    let climbs = r#"All([Is(Unit, "flecha"), Mode("climb")])"#;
    let dear = r#"Adjust(what: CrossCost, if: Is(Unit, "flecha"), op: Set(N(99))),"#;
    assert!(steps_seen("", climbs) > 0);
    assert_eq!(steps_seen(dear, climbs), 0, "ladders cost what a rule says");
}

#[test]
fn areas_are_as_far_apart_as_their_hexes() {
    let near = r#"Exists(Units(All([Is(It, "texan"), Near(AreaOf(It), AreaOf(To))])))"#;
    assert!(steps_seen("", near) > 0);
    let here = r#"Exists(Units(All([Is(It, "mexican"), Within(AreaOf(It), AreaOf(To), N(0))])))"#;
    assert!(steps_seen("", here) > 0);
}
