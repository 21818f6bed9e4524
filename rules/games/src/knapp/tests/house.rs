//! Rules of variants in this game.

use crate::fixture::{self, and, breadth};
use crate::knapp::Game;
use crate::knapp::house::troubles;
use crate::play::{Game as _, Roll, Spoken as _};
use crate::project::{LoadedVariant, Project, load};
use crate::variant::Variant;
use rules::lint;
use rules::playtest::{self, Plan};

const BUNDLED: [&str; 4] = ["knapp/deguello", "knapp/grapeshot", "knapp/reinforced_sections", "knapp/short_powder"];

fn rancho() -> Project {
    Project::load(&fixture::Fixtures, "rancho").unwrap()
}

pub(super) fn knapp_with(names: &[&str]) -> Project {
    let mut project = Project::load(&fixture::Fixtures, "knapp").unwrap();
    for name in names {
        let document: Variant = load(&fixture::Data, name).unwrap();
        project.variants.push(LoadedVariant { on: true, ..LoadedVariant::off((*name).to_owned(), document) });
    }
    project
}

/// The messages of the validator about a variant with these lists.
fn strange(lists: &str) -> Vec<String> {
    troubles(&and(rancho(), lists)).into_iter().map(|(_, own)| format!("{:?}", own.message)).collect()
}

#[test]
fn bundled_house_rules_are_read_word_for_word() {
    for name in BUNDLED {
        let project = knapp_with(&[name]);
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
        ("rules: [When(on: Did(Rally), do: [Score(texan, N(1))])]", "Rally"),
        ("rules: [When(on: Did(Check), do: [EndGame(\"decisive_texan\")])]", "EndGame"),
        ("rules: [When(on: Phase(TexanRally), do: [Score(texan, N(1))])]", "TexanRally"),
        ("rules: [When(on: Did(Remove), if: Is(Foe, \"texan\"), do: [Score(texan, N(1))])]", "Foe"),
        ("rules: [Adjust(what: Ferocity, op: Add(N(1)))]", "Ferocity"),
        ("rules: [Adjust(what: MayEnter, op: Allow)]", "Allow"),
        ("rules: [Adjust(what: Moves, if: Ge(Mp, N(1)), op: Add(N(1)))]", "Mp"),
        ("rules: [Adjust(what: Figure(\"turns\"), op: Add(N(1)))]", "turns"),
        ("rules: [Adjust(what: Figure(\"k.tie\"), op: Add(N(1)))]", "k.tie"),
        ("rules: [Adjust(what: Figure(\"k.turns\"), if: Ge(Turn, N(1)), op: Add(N(1)))]", "Turn"),
        ("rules: [Adjust(what: AttackRoll, if: Is(Unit, \"grenadier\"), op: Add(N(1)))]", "grenadier"),
        ("rules: [Adjust(what: AttackRoll, if: Zoc(Unit, To), op: Add(N(1)))]", "Zoc"),
        ("flags: [(id: \"f\", of: unit, hide_from: texan)]", "hide_from"),
        ("tables: [(id: \"t\", throw: Deck(3), rows: [])]", "Deck"),
        ("tables: [(id: \"t\", throw: D6, rows: [(on: Ge(1), is: \"x\", do: [Roll(\"t\")])])]", "circle"),
    ] {
        let found = strange(lists);
        assert!(found.iter().any(|message| message.contains(word)), "{lists}: {found:?}");
        assert!(Game::new(&and(rancho(), lists)).is_err(), "{lists}");
    }
    assert!(strange("rules: [When(on: Did(Check), do: [Score(texan, N(1))])]").is_empty());
}

#[test]
fn the_first_game_refuses_what_only_this_one_reads() {
    let project = fixture::mission_and("rules: [Adjust(what: Figure(\"k.turns\"), op: Add(N(1)))]");
    let report = lint::run(&project);
    assert_eq!(report.findings_of("senseless-rule").count(), 1, "{:?}", report.findings);
}

/// How often each rule acted in `games` games between two players of this name. None of the games ends in a refusal.
#[track_caller]
fn uses(project: &Project, player: &str, games: u32) -> Vec<(String, u64)> {
    let game = rules::knapp::Game::new(project).unwrap_or_else(|report| panic!("{:?}", report.findings));
    let plan = Plan { games, seed: 1836, players: [player.to_owned(), player.to_owned()], jobs: 1 };
    let results = playtest::run(&game, &plan, &|_| true).unwrap();
    assert_eq!((results.games(), results.faults()), (games, 0));
    results.tally.rules().iter().map(|(rule, count)| (rule.to_string(), count.times)).collect()
}

#[track_caller]
fn acted(uses: &[(String, u64)], rules: &[&str]) {
    for rule in rules {
        assert!(uses.iter().any(|(own, times)| own == rule && *times > 0), "{rule}: {uses:?}");
    }
}

#[test]
fn bundled_house_rules_act_in_games_of_captains() {
    let all = uses(&knapp_with(&BUNDLED), "captain", breadth(4, 50));
    acted(&all, &["deguello.call", "deguello.heart", "grapeshot.near", "K3.n", "short_powder.shot"]);
}

#[test]
fn bundled_house_rules_keep_random_games_lawful() {
    for name in BUNDLED {
        uses(&knapp_with(&[name]), "random", breadth(1, 20));
    }
}

/// Rules with every quantity, occasion and effect that this game reads.
const EVERYTHING: &str = r#"
    flags: [
        (id: "tired", of: unit, most: 3), (id: "hot", of: spot, lasts: phase), (id: "keen", of: column),
        (id: "noise", of: game, most: 9, lasts: turn),
    ],
    tables: [(id: "luck", throw: TwoD6, rows: [
        (on: Le(5), is: "ill", do: [Score(mexican, N(1))]),
        (on: Ge(6), is: "good", do: [Random(Units(All([Is(It, "rifleman"), Is(It, "on_map")])), [Bump("tired", It, N(1))])]),
    ])],
    rules: [
        Adjust(id: "own.roll", what: RollOf("luck"), if: Ge(F("noise", Game), N(2)), op: Add(N(-1))),
        Adjust(id: "own.aim", what: AttackRoll, if: Not(Using(Battery)), op: Add(N(1))),
        Adjust(id: "own.range", what: Reach, if: Is(Unit, "casting"), op: Add(N(4))),
        Adjust(id: "own.pace", what: Moves, if: Ge(F("tired", Unit), N(1)), op: AtMost(N(8))),
        Adjust(id: "own.heart", what: Morale, if: Has("keen", ColumnOf(Unit)), op: Add(N(1))),
        Adjust(id: "own.ban", what: MayEnter, if: All([Is(Unit, "casting"), Has("hot", To)]), op: Forbid),
        Adjust(id: "own.rest", what: MayAttack(Fire), if: Ge(F("tired", Unit), N(3)), op: Forbid),
        Adjust(id: "own.truce", what: MayAttack(Melee), if: Ge(F("tired", Unit), N(3)), op: Forbid),
        Adjust(id: "own.hush", what: Applies("own.stir"), if: Ge(F("noise", Game), N(9)), op: Forbid),
        When(id: "own.stir", on: Did(Attack), if: Got("nothing"), do: [Bump("noise", Game, N(1))]),
        When(id: "own.walked", on: Did(Cross), if: Is(Unit, "casting"), do: [Mark("hot", From)]),
        When(id: "own.stuck", on: Did(Cross), if: All([Is(Unit, "stand"), Ge(F("tired", Unit), N(1))]), do: [Halt]),
        When(id: "own.check", on: Did(Check), if: Not(Got("nothing")), do: [Mark("keen", ColumnOf(Unit)), Roll("luck")]),
        When(id: "own.lost", on: Did(Remove), if: Is(Unit, "stand"), do: [Roll("luck")]),
        When(id: "own.join", on: Did(Enter), if: Is(Unit, "stand"), do: [Bump("tired", Unit, N(2))]),
        When(id: "own.call", on: Did(Commit), do: [Put("noise", Game, N(0))]),
        When(id: "own.dawn", on: Phase(TexanMove), do: [Each(Units(Has("tired", It)), [Bump("tired", It, N(-1))])]),
        When(id: "own.fall", on: Phase(MexicanCombat), if: Ge(Count(Units(Is(It, "stand"))), N(6)), do: [
            Random(Nearest(Units(Is(It, "stand")), Hex("0907")), [Remove(Units(Same(It, Up)))])]),
        When(id: "own.dusk", on: PhaseEnd(TurnEnd), do: [If(Ge(Turn, N(2)), [Score(texan, N(1))], [])]),
        When(id: "own.rush", on: Offer(TexanMove, Units(All([Is(It, "rifleman"), Not(Has("tired", It))]))), by: May(texan),
            do: [Put("tired", It, N(2))]),
    ],
"#;

#[test]
fn everything_that_is_read_does_something() {
    let project = and(Project::load(&fixture::Fixtures, "knapp").unwrap(), EVERYTHING);
    assert_eq!(troubles(&project), []);
    let captains = uses(&project, "captain", breadth(1, 20));
    let strollers = uses(&project, "random", breadth(1, 20));
    let all: Vec<_> = captains.into_iter().chain(strollers).collect();
    // Rules that forbid or merely widen cause no events.
    let silent = ["own.range", "own.pace", "own.ban", "own.rest", "own.truce", "own.hush"];
    let acts = project.variants.last().unwrap().document.atoms().filter(|name| !silent.contains(&name.as_str()));
    let acts: Vec<String> = acts.collect();
    acted(&all, &acts.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn a_log_of_a_game_with_house_rules_is_read_again() {
    let project = and(Project::load(&fixture::Fixtures, "knapp").unwrap(), EVERYTHING);
    let game = Game::new(&project).unwrap();
    let own = game.credit(crate::play::Atom::kept("own.dusk")).unwrap();
    assert_eq!(own.variant, "own");
    let action = game.read_action("use own.rush rifleman-1").unwrap();
    assert_eq!(game.write_action(action), "use own.rush rifleman-1");
    assert!(game.read_action("use own.rusk rifleman-1").is_err());
    assert!(game.check(&game.start(), action).is_err());
}

#[test]
fn rules_reach_the_stands_of_a_column_on_its_track() {
    // A gun that misses takes another stand of the column it has fired at, be it on the map or still on its way there.
    let taken = |what: &str| {
        let rule = "When(id: \"own.taken\", on: Did(Attack), if: All([Using(Battery), Is(Foe, \"stand\")]), do: [";
        let project = and(knapp_with(&[]), &format!("rules: [{rule}{what}])]"));
        let game = Game::new(&project).unwrap();
        let fired = |column: &[&str], rolls: &[u8]| {
            let (mut position, mut events) = (game.start(), Vec::new());
            let amends = ["put gun-1 0907/roof", "begin knapp_texan_move", "put rifleman-52 1718/in"];
            let cannoneer = ["put cannoneer-1 0907/roof", "column 1 12 start_north_2"];
            for text in amends.iter().chain(&cannoneer).chain(column).chain(&["begin knapp_texan_fire"]) {
                let amend = game.read_amend(text).unwrap();
                game.amend(&mut position, amend).unwrap();
            }
            let shot = game.read_action("cannon gun-1 command-1").unwrap();
            game.apply(&mut position, shot, &mut events).unwrap();
            for roll in rolls {
                assert!(game.resolve(&mut position, Roll(*roll), &mut events), "{roll}");
            }
            position.columns[0].roster.len()
        };
        [fired(&[], &[1]), fired(&["head 1 0803 0903"], &[1])]
    };
    assert_eq!(taken("Remove(Units(Same(It, Foe)))"), [11, 11]);
    assert_eq!(taken("Remove(Units(All([Is(It, \"stand\"), Same(ColumnOf(It), ColumnOf(Foe))])))"), [0, 0]);
    // Those that are not on the map are asked for by name, the rest as before.
    let off = "Remove(Units(All([Is(It, \"stand\"), Not(Is(It, \"on_map\")), Same(ColumnOf(It), ColumnOf(Foe))])))";
    assert_eq!(taken(off), [0, 2]);
}

#[test]
fn nobody_scales_to_where_a_rule_lets_nobody_in() {
    let seen = |rule: &str| {
        let text = format!(
            r#"flags: [(id: "seen", of: game, most: 9, lasts: phase)], rules: [{rule}
            When(id: "own.seen", on: Did(Cross), if: All([Is(Unit, "stand"), Is(To, "roof")]), do: [Bump("seen", Game, N(1))])]"#
        );
        let all = uses(&and(knapp_with(&[]), &text), "captain", 4);
        all.iter().find(|(own, _)| own == "own.seen").map_or(0, |(_, times)| *times)
    };
    assert!(seen("") > 0);
    let forbids = r#"Adjust(what: MayEnter, if: All([Is(Unit, "stand"), Is(To, "roof")]), op: Forbid),"#;
    assert_eq!(seen(forbids), 0);
}
