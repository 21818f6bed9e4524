//! Lints on variants: the bundled ones are clean, the examples on pages hold, each fault is found in its place.

use crate::fixture;
use crate::lint::{LINTS, Lint, Touched, Validator, locate_finding, run};
use crate::project::DocumentRef;
use crate::project::{LoadedVariant, Project};
use crate::provenance::Provenance;
use crate::report::Report;
use crate::rulebook::{ParameterValue, Setting};
use crate::text;
use crate::variant::Variant;
use crate::words::Language;

/// Returns the homebrew variants that come with the program.
fn homebrew() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/variants/homebrew");
    let files = std::fs::read_dir(folder).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.filter(|name| name.ends_with(".variant.ron")).collect();
    names.sort();
    names
}

/// Returns the findings on variants, without those on the counters the fixtures add.
fn of_variants(report: &Report) -> Vec<String> {
    let own = report.findings.iter().filter(|own| matches!(own.part, DocumentRef::Variant(_)));
    own.map(|own| format!("{} {} {:?}", own.lint, own.place, own.message)).collect()
}

#[test]
fn nothing_is_found_in_bundled_variants_on_or_off() {
    assert_eq!(run(&fixture::alamo_with(|_| false)).findings, []);
    assert_eq!(run(&fixture::alamo_with(|_| true)).findings, []);
}

#[test]
fn nothing_is_found_in_homebrew_variants() {
    let names = homebrew();
    assert!(names.len() > 10, "{names:?}");
    for name in names {
        assert_eq!(of_variants(&run(&fixture::alamo_and(&name))), [""; 0], "{name}");
    }
}

#[test]
fn nothing_is_found_in_a_variant_that_is_open_alone() {
    let bundled = fixture::alamo().variants;
    let homebrew = homebrew().into_iter().map(|name| fixture::alamo_and(&name).variants.pop().unwrap());
    for own in bundled.into_iter().chain(homebrew) {
        let name = own.document.id.clone();
        let mut project = Project::default();
        project.variants.push(LoadedVariant { on: false, ..own });
        assert_eq!(of_variants(&run(&project)), [""; 0], "{name}");
    }
}

/// Whether a lint checks variants: its examples are variants.
fn speaks_of_variants(lint: &&'static &Lint) -> bool {
    lint.page(Language::English).contains("\nVariant(")
}

/// Returns the examples with a mark on a page, as a project.
fn example(page: &str, mark: &str) -> Project {
    let mut project = Project::default();
    // Without a map no entry areas are needed.
    let none =
        Setting { name: "setup.entry_areas".to_owned(), value: ParameterValue::Number(0), by: Provenance::default() };
    project.rulebook.parameters.push(none);
    for block in page.split("\n```ron ").skip(1) {
        let (first, rest) = block.split_once('\n').unwrap();
        let (body, _) = rest.split_once("\n```").unwrap();
        let Some(settings) = first.strip_prefix(mark) else { continue };
        if project.variants.is_empty() {
            match settings.trim() {
                "around=mission" => project = fixture::mission(),
                "around=alamo" => project = fixture::alamo(),
                "around=rancho" => project = fixture::rancho(),
                _ => {}
            }
        }
        if text::kind(body) == Some("Counters") {
            project.counters = text::read(body).unwrap_or_else(|error| panic!("{body}: {error:?}"));
            continue;
        }
        let document = text::read::<Variant>(body).unwrap_or_else(|error| panic!("{body}: {error:?}"));
        project.variants.push(LoadedVariant { on: true, ..LoadedVariant::off("example".to_owned(), document) });
    }
    project
}

#[test]
fn pages_about_variants_show_what_is_found_and_what_is_not() {
    for lint in LINTS.iter().filter(speaks_of_variants) {
        for language in [Language::English, Language::French] {
            let page = lint.page(language);
            let bad = run(&example(page, "bad")).findings;
            assert!(!bad.is_empty(), "{}: nothing found", lint.name);
            for finding in bad {
                assert_eq!((finding.lint, finding.severity), (lint.name, lint.severity), "{finding:?}");
            }
            assert_eq!(run(&example(page, "good")).findings, [], "{}", lint.name);
        }
    }
}

#[test]
fn what_is_found_in_an_example_stands_in_its_text() {
    for lint in LINTS.iter().filter(speaks_of_variants) {
        let project = example(lint.page(Language::English), "bad");
        for finding in run(&project).findings {
            let DocumentRef::Variant(at) = finding.part else { continue };
            let text = text::write(&project.variants[at].document);
            assert!(!locate_finding(&text, &finding).is_empty(), "{}: {}", lint.name, finding.place);
        }
    }
}

/// Returns the bundled Alamo with a variant of these lists switched on.
fn alamo_and(lists: &str) -> Project {
    let head = r#"format: 1, id: "own", title: (en: "Own"), by: Reconstructed("a test"),"#;
    let document = text::read::<Variant>(&format!("Variant({head} {lists})")).unwrap();
    let mut project = fixture::alamo();
    project.variants.push(LoadedVariant { on: true, ..LoadedVariant::off("own".to_owned(), document) });
    project
}

/// Returns the findings in a variant of these lists on the Alamo.
fn found(lists: &str) -> Vec<String> {
    let report = run(&alamo_and(lists));
    report.findings.iter().map(|own| format!("{} {}", own.lint, own.place)).collect()
}

#[test]
fn names_and_places_nobody_knows_are_found() {
    let rule = |rule: &str| found(&format!("rules: [{rule}]"));
    let unknown = ["unknown-name rules own.1"];
    for word in [
        r#"Adjust(what: Morale, if: Has("tired", Unit), op: Add(N(1)))"#,
        r#"Adjust(what: Morale, if: In(Unit, "chruch"), op: Add(N(1)))"#,
        r#"Adjust(what: Applies("A2.33"), op: Forbid)"#,
        r#"Adjust(what: Morale, op: Add(P("much")))"#,
        r#"Adjust(what: Morale, if: Opt("much", "yes"), op: Add(N(1)))"#,
        r#"When(on: Phase(TexanMove), do: [Roll("weather")])"#,
        r#"When(on: Did(Attack), if: Got("won"), do: [EndGame("decisive_texan")])"#,
        r#"When(on: Phase(TexanMove), do: [EndGame("decisive_texian")])"#,
        r#"When(on: Setup(PreGuns), do: [Supply({"gun13": 2})])"#,
    ] {
        assert_eq!(rule(word), unknown, "{word}");
    }
    for place in ["Hex(\"9999\")", "Hex(\"1020/roof\")", "Side(\"1020/1022\")", "Side(\"9901/9902\")"] {
        let word = format!("Adjust(what: MayCross, if: Any([Same(To, {place}), Same(Via, {place})]), op: Forbid)");
        assert!(rule(&word).contains(&"unknown-place rules own.1".to_owned()), "{place}");
    }
    let region = r#"regions: [(id: "far", members: hexes(["0101", "9901"]))],"#;
    let far = r#"rules: [Adjust(what: MayEnter, if: In(To, "far"), op: Forbid)]"#;
    assert_eq!(found(&format!("{region} {far}")), ["unknown-place regions far"]);
}

/// Returns the findings in the bundled Alamo with two variants of these rules, both on.
fn both(first: &str, second: &str) -> Vec<String> {
    let mut project = alamo_and(&format!("rules: [{first}]"));
    let second = alamo_and(&format!("rules: [{second}]")).variants.pop().unwrap();
    let document = Variant { id: "other".to_owned(), ..second.document };
    project.variants.push(LoadedVariant { document, ..second });
    of_variants(&run(&project))
}

#[test]
fn rules_against_each_other_are_found_with_the_facts_they_share() {
    let set = |cond: &str, to: i32| format!("Adjust(what: Rating, if: {cond}, op: Set(N({to})))");
    let clash = both(&set(r#"Is(Unit, "bowie")"#, 1), &set(r#"All([Is(Unit, "texan"), Mode("walk")])"#, 2));
    let clash: Vec<_> = clash.into_iter().filter(|own| own.starts_with("clashing-rules rules other.1")).collect();
    assert_eq!(clash.len(), 1, "{clash:?}");
    assert!(clash[0].contains("bowie") && clash[0].contains("walk") && clash[0].contains("own.1"), "{clash:?}");
    for (first, second) in [
        // A different leader, the same figure, the other side.
        (set(r#"Is(Unit, "bowie")"#, 1), set(r#"Is(Unit, "travis")"#, 2)),
        (set(r#"Is(Unit, "bowie")"#, 1), set(r#"Is(Unit, "texan")"#, 1)),
        (set(r#"Is(Unit, "bowie")"#, 1), set(r#"Is(Unit, "mexican")"#, 2)),
    ] {
        assert_eq!(both(&first, &second), [""; 0]);
    }
    let enter = |cond: &str, op: &str| format!("Adjust(what: MayHaul, if: {cond}, op: {op})");
    let inside = r#"Is(To, "inside")"#;
    assert_eq!(both(&enter(inside, "Forbid"), &enter("Ge(Turn, N(3))", "Allow")).len(), 1);
    assert_eq!(both(&enter(inside, "Forbid"), &enter("Ge(Turn, N(3))", "Forbid")), [""; 0]);
    assert_eq!(both(&enter(inside, "Forbid"), &enter(r#"Is(To, "roof")"#, "Allow")), [""; 0]);
}

/// Returns the findings on the set-up of the batteries after variants of the Alamo are changed.
fn set_up(change: impl FnOnce(&mut Project)) -> Vec<String> {
    let mut project = fixture::alamo();
    change(&mut project);
    let report = run(&project);
    let found = report.findings_of("impossible-set-up");
    found.map(|own| format!("{} {:?}", own.place, own.message.arguments)).collect()
}

fn variant<'a>(project: &'a mut Project, name: &str) -> &'a mut LoadedVariant {
    project.variants.iter_mut().find(|own| own.name == name).unwrap()
}

#[test]
fn the_batteries_of_the_best_throw_fill_every_site_and_one_more_has_none() {
    assert_eq!(set_up(|_| {}), [""; 0]);
    let row = |project: &mut Project, batteries: u8| {
        let table = &mut variant(project, "cannon_roll").document.tables[0];
        let own = table.rows.last_mut().unwrap();
        let counts = [("gun12".to_owned(), batteries), ("gun18".to_owned(), 1), ("gun4".to_owned(), 6)];
        let rest = [("gun6".to_owned(), 3), ("gun8".to_owned(), 7)];
        own.act = vec![crate::variant::Effect::Supply(counts.into_iter().chain(rest).collect())];
    };
    // The North Wall has seven sites, of which four or five may be filled.
    let set = |project: &mut Project, name: &str, value: i32| {
        variant(project, "extra_guns").params.insert(name.to_owned(), value);
    };
    let too_many = set_up(|project| {
        set(project, "north_max", 7);
        row(project, 5);
    });
    assert_eq!(too_many.len(), 1, "{too_many:?}");
    assert!(too_many[0].contains(r#"("sites", Number(21)), ("batteries", Number(22))"#), "{too_many:?}");
    let wanted = set_up(|project| set(project, "rear_min", 9));
    assert!(wanted.iter().any(|own| own.starts_with("rules extra_guns.3")), "{wanted:?}");
}

#[test]
fn optional_gun_sites_count_only_where_a_variant_opens_them() {
    let alone = set_up(|project| variant(project, "cannon_roll").document.needs.clear());
    assert!(!alone.is_empty(), "the best throws fill more than the printed sites");
    assert!(alone.iter().all(|own| own.contains(r#"("sites", Number(14))"#)), "{alone:?}");
}

#[test]
fn secrets_leak_where_the_other_side_sees_what_is_done() {
    let mine = |rule: &str| {
        let lists = r#"flags: [(id: "mine", of: spot, hide_from: mexican)],"#;
        let set = r#"When(on: Setup(Nominate), by: May(texan), do: [Choose(by: texan, from: Spots(Is(It, "outside")), most: N(1), do: [Mark("mine", It)])])"#;
        found(&format!("{lists} rules: [{set}, {rule}]"))
    };
    let leak = ["leaking-secret rules own.2"];
    assert_eq!(mine(r#"When(on: Did(Cross), if: Has("mine", To), do: [Halt])"#), leak);
    assert_eq!(mine(r#"When(on: Did(Cross), by: May(mexican), if: Has("mine", To), do: [Reveal("mine")])"#), [""; 0]);
    assert_eq!(mine(r#"Adjust(what: CrossCost, if: Has("mine", To), op: Add(N(1)))"#), leak);
    assert_eq!(
        mine(r#"Adjust(what: CrossCost, if: All([Is(Unit, "texan"), Has("mine", To)]), op: Add(N(1)))"#),
        [""; 0]
    );
    assert_eq!(mine(r#"Adjust(what: Morale, if: Has("mine", At(Unit)), op: Add(N(1)))"#), [""; 0]);
}

#[test]
fn what_a_scenario_sets_in_a_variant_must_be_there() {
    let set = |change: fn(&mut LoadedVariant)| {
        let mut project = fixture::alamo();
        change(variant(&mut project, "intensive_fire"));
        run(&project).findings.iter().map(|own| format!("{} {}", own.lint, own.place)).collect::<Vec<_>>()
    };
    assert_eq!(set(|own| drop(own.opts.insert("crews".to_owned(), "no".to_owned()))), [""; 0]);
    let lost = ["unknown-name field variants"];
    assert_eq!(set(|own| drop(own.opts.insert("crews".to_owned(), "some".to_owned()))), lost);
    assert_eq!(set(|own| drop(own.opts.insert("crew".to_owned(), "no".to_owned()))), lost);
    assert_eq!(set(|own| assert_eq!(own.params.insert("volley".to_owned(), 3), None)), lost);
}

#[test]
fn charts_are_replaced_by_one_variant_with_words_of_the_game() {
    let chart = |end: &str| {
        format!(
            r#"replaces: ["victory"], tables: [(id: "victory", throw: Value, rows: [(on: Le(17), is: "decisive_mexican"), (on: Ge(18), is: "{end}")])]"#
        )
    };
    assert_eq!(found(&chart("decisive_texan")), [""; 0]);
    assert_eq!(found(&chart("decisive_texian")), ["unknown-name tables victory"]);
    assert_eq!(
        found(r#"replaces: ["victorie"], rules: [Adjust(what: GameLength, op: Add(N(1)))]"#),
        ["unknown-name field replaces"]
    );
    let mut project = alamo_and(&chart("decisive_texan"));
    variant(&mut project, "long_game").on = true;
    let report = run(&project);
    assert_eq!(report.findings.iter().map(|own| own.lint).collect::<Vec<_>>(), ["repeated-name"]);
}

#[test]
fn tables_answer_each_roll_with_one_row() {
    let table = |rows: &str, more: &str| {
        let rolled = format!(r#"tables: [(id: "mud", throw: D6, rows: [{rows}])],"#);
        found(&format!(
            r#"params: [(id: "wet", is: 0, least: 0, most: 2)], {rolled} rules: [When(on: Did(Cross), do: [Roll("mud")]), Adjust(what: Moves, op: Add(P("wet"))), {more}]"#
        ))
    };
    let (gap, twice) = (["unanswered-roll tables mud"], ["ambiguous-roll tables mud"]);
    let closed = r#"(on: R(1, 3), is: "dry"), (on: R(4, 6), is: "wet")"#;
    assert_eq!(table(closed, ""), [""; 0]);
    assert_eq!(table(r#"(on: R(1, 3), is: "dry"), (on: R(5, 6), is: "wet")"#, ""), gap);
    assert_eq!(table(r#"(on: R(1, 4), is: "dry"), (on: R(4, 6), is: "wet")"#, ""), twice);
    let adds = |op: &str| format!(r#"Adjust(what: RollOf("mud"), if: Is(Unit, "texan"), op: {op})"#);
    for op in [r#"Add(P("wet"))"#, r#"Add(Neg("wet"))"#, "Set(N(7))", "AtLeast(N(8))", "AtMost(N(0))"] {
        assert_eq!(table(closed, &adds(op)), gap, "{op}");
    }
    assert_eq!(table(closed, &adds("Halve")), [""; 0]);
    assert_eq!(table(r#"(on: Le(3), is: "dry"), (on: Ge(4), is: "wet")"#, &adds("Set(N(7))")), [""; 0]);
    let bounded = r#"Adjust(what: RollOf("mud"), op: Add(P("wet"))), Adjust(what: RollOf("mud"), op: AtMost(N(6)))"#;
    assert_eq!(table(closed, bounded), [""; 0]);
}

#[test]
fn circles_and_what_is_idle_are_found() {
    let circle = r#"tables: [
        (id: "a", throw: D6, rows: [(on: Le(3), is: "x", do: [If(Is(Unit, "texan"), [Roll("b")], [])]), (on: Ge(4), is: "y")]),
        (id: "b", throw: D6, rows: [(on: Le(3), is: "x"), (on: Ge(4), is: "y", do: [Roll("a")])]),
        (id: "c", throw: D6, rows: [(on: Le(3), is: "x"), (on: Ge(4), is: "y", do: [Roll("a")])]),
    ], rules: [When(on: Did(Cross), do: [Roll("c")])]"#;
    assert_eq!(found(circle), ["circular-roll tables a", "circular-roll tables b"]);
    let idle = found(
        r#"params: [(id: "p", is: 0, least: 0, most: 1)], opts: [(id: "o", choices: ["yes", "no"])],
        flags: [(id: "f", of: unit), (id: "shown", of: unit, icon: "closed")], regions: [(id: "r", members: hexes(["0505"]))],
        tables: [(id: "t", throw: D6, rows: [(on: Le(6), is: "x")])],
        rules: [When(on: Did(Stop), do: [Mark("f", Unit), Mark("shown", Unit)])]"#,
    );
    let lists = ["flags f", "opts o", "params p", "regions r", "tables t"].map(|own| format!("idle-declaration {own}"));
    assert_eq!(idle, lists);
}

#[test]
fn changes_of_hexsides_that_come_to_nothing_are_found() {
    let change = |on: &str, query: &str, kind: &str| {
        found(&format!(r#"rules: [When(on: {on}, do: [Become(Sides({query}), "{kind}")])]"#))
    };
    let lost = ["unplaced-change rules own.1"];
    assert_eq!(change("Setup(Map)", r#"Is(It, "wooden_wall")"#, "stone_wall"), lost);
    assert_eq!(change("Setup(Map)", r#"All([In(It, "church"), Is(It, "wall")])"#, "stone_wall"), [""; 0]);
    assert_eq!(change("Setup(Map)", r#"In(It, "church")"#, "clear"), lost);
    assert_eq!(change("Setup(Guns)", r#"Is(It, "wooden_wall")"#, "clear"), [""; 0]);
}

#[test]
fn variants_that_clash_only_when_both_are_on_are_found_then() {
    let mut project = alamo_and(
        r#"flags: [(id: "fire", of: spot)], rules: [When(on: Did(Attack), do: [Mark("fire", To)]), Adjust(what: Sees, if: Has("fire", To), op: Forbid)]"#,
    );
    assert_eq!(run(&project).count(crate::report::Severity::Error), 0);
    let fires = project.variants.iter().position(|own| own.name == "fires").unwrap();
    let mut validator = Validator::new(&project, false);
    project.variants[fires].on = true;
    validator.update(&project, &Touched::variants());
    let doubled: Vec<_> = validator.report().findings_of("repeated-name").collect();
    assert_eq!(doubled.len(), 1, "{:?}", validator.report());
    assert_eq!(*validator.report(), run(&project));
}

#[test]
fn what_keeps_variants_from_being_played_has_a_lint() {
    for lists in [
        "rules: [Adjust(what: Morale, op: Forbid)]",
        r#"rules: [When(on: Phase(TexanMove), do: [Roll("weather")])]"#,
        r#"needs: ["nobody"], rules: [Adjust(what: Morale, op: Add(N(1)))]"#,
    ] {
        let project = alamo_and(lists);
        let report = run(&project);
        assert!(crate::alamo::Game::new(&project).is_err());
        assert!(report.findings_of("unplayable").next().is_none() && !report.is_playable(), "{report:?}");
    }
}

#[test]
fn things_that_are_not_there_or_do_not_fit_are_found() {
    let rule = |rule: &str| {
        found(&format!(
            "flags: [(id: \"wet\", of: unit)], rules: [When(on: Did(Stop), do: [Mark(\"wet\", Unit)]), Adjust(what: Moves, if: Has(\"wet\", Unit), op: Add(N(-1))), {rule}]"
        ))
    };
    for (word, expected) in [
        (r#"Adjust(what: Morale, if: Is(Foe, "mexican"), op: Add(N(1)))"#, "unbound-role rules own.3"),
        (r#"Require(at: Guns, that: Is(Unit, "gun"), says: (en: "x"))"#, "unbound-role rules own.3"),
        (r#"When(on: Offer(TexanMove, Spots(Near(It, Via))), do: [Mark("wet", Unit)])"#, "unbound-role rules own.3"),
        (
            r#"When(on: Offer(TexanMove, Leaders(Is(It, "texan"))), do: [Mark("wet", Unit)])"#,
            "unbound-role rules own.3",
        ),
        ("Adjust(what: MayCross, if: Same(RoomOf(Via), RoomOf(To)), op: Forbid)", "misfit-thing rules own.3"),
        (r#"Adjust(what: MayCross, if: Is(Via, "texan"), op: Forbid)"#, "misfit-thing rules own.3"),
        (
            r#"Adjust(what: MayEnter, if: Same(RoomOf(Hex("1022")), RoomOf(To)), op: Forbid)"#,
            "misfit-thing rules own.3",
        ),
        (r#"Adjust(what: MayCross, if: Has("wet", Via), op: Forbid)"#, "misfit-thing rules own.3"),
        ("When(on: PhaseEnd(TexanMove), do: [Halt])", "misplaced-effect rules own.3"),
        ("When(on: Did(Rally), do: [Spend(N(1))])", "misplaced-effect rules own.3"),
    ] {
        let found = rule(word);
        assert_eq!(found.iter().map(String::as_str).filter(|own| *own == expected).count(), 1, "{word}: {found:?}");
    }
}
