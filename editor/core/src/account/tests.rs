//! The account of whole games: complete, in sentences, and short.

use std::collections::BTreeSet;

use rules::log::{Log, Players};
use rules::phrase::{Argument, Phrase};
use rules::play::{CounterClass, PieceId};
use rules::playtest::Plan;
use rules::project::Project;
use rules::side::Side;
use rules::spot::Spot;
use rules::systems::AnyGame;
use rules::table::Tabletop;
use rules::words::Language;

use super::arrivals::{are_arrivals, are_crossings};
use super::ledger::lost;
use super::sentence::{argument, is_blow};
use super::shots::{are_vain, are_volley};
use super::{AccountEntry, Doer, Loss, Means, Place, ShownLine, Tally, Walls, account, clauses, page, paragraph, told};
use crate::files::Bundled;
use crate::words::names::{FORMER, Names};
use crate::words::{Clause, Voice};

/// A game of each system between its usual players, as a log of a series has it.
fn games() -> Vec<(Box<dyn Tabletop>, Names)> {
    let game = |(scenario, player): (&str, &str)| {
        let project = Project::load(&Bundled, scenario).unwrap();
        let players = [player.to_owned(), player.to_owned()];
        let [texan, mexican] = players.clone();
        let game = AnyGame::compile(&project).unwrap();
        let blank = Log::begin(&project, scenario, 5, Players { texan, mexican });
        let (table, _) = game.sit_down(blank.clone());
        let (_, entries) = table.game_from_here(&Plan { games: 1, seed: 5, players, jobs: 1 }).unwrap();
        (game.sit_down(Log { entries, ..blank }).0, Names::of(&project))
    };
    [("mission", "captain"), ("rancho", "captain"), ("guardhouse", "captain")].map(game).into()
}

#[test]
fn every_event_is_told_once_and_a_decision_is_one_entry() {
    for (table, _) in games() {
        let account = account(&*table, usize::MAX, None);
        let entries: Vec<_> = account.chapters.iter().flat_map(|chapter| &chapter.entries).collect();
        let mut made = 0;
        for entry in &entries {
            // A step that ends one phase and begins the next belongs to an entry in each.
            assert!(entry.from == made || entry.from + 1 == made);
            assert!(entry.to > entry.from && entry.lines.iter().all(|line| (entry.from..entry.to).contains(&line.at)));
            made = entry.to;
        }
        assert!(!account.cut && made == table.history().steps().len());
        for chapter in &account.chapters {
            let mut lines = chapter.entries.iter().flat_map(|entry| &entry.lines);
            assert!(lines.all(|line| line.moment == chapter.moment), "{:?}", chapter.moment);
        }
        // Only the steps of a walk are put together.
        let events = (0..made).flat_map(|at| table.told(at, None)).filter(|line| line.began.is_none());
        let rules: BTreeSet<_> = events.filter_map(|line| line.rule).map(rules::play::Atom::id).collect();
        let said: BTreeSet<_> = entries.iter().flat_map(|entry| entry.rules()).collect();
        // What only repeats itself is left out, such as a gun that its own side takes over.
        let lacking: Vec<_> = rules.difference(&said).collect();
        assert!(said.is_subset(&rules) && lacking.len() <= 2, "{lacking:?}");
        // The last lines are those of the whole.
        let last = super::account(&*table, 40, None);
        let [whole, part] = [&account, &last].map(|own| own.chapters.last().unwrap().entries.last().unwrap());
        assert!(last.chapters.iter().all(|chapter| chapter.tally.is_none()));
        assert!(last.cut && format!("{whole:?}") == format!("{part:?}"));
    }
}

#[test]
fn an_entry_is_told_in_sentences_whose_parts_are_its_lines() {
    for (table, names) in games() {
        let account = account(&*table, usize::MAX, None);
        for voice in [Language::English, Language::French].map(Voice::new) {
            for entry in account.chapters.iter().flat_map(|chapter| &chapter.entries) {
                let parts = clauses(&entry.lines, &names, &voice);
                let whole = told(&entry.lines, &names, &voice);
                assert_eq!((parts.len(), parts.concat()), (entry.lines.len(), whole.clone()));
                assert!(whole.is_empty() || whole.ends_with(['.', '!', '?']), "{whole}");
                assert!(!whole.contains("..") && !whole.contains("event-") && !whole.contains('{'), "{whole}");
            }
        }
    }
}

#[test]
fn a_melee_is_told_pair_by_pair() {
    let (table, _) = games().remove(1);
    let mut fights = 0;
    for entry in account(&*table, usize::MAX, None).chapters.iter().flat_map(|chapter| &chapter.entries) {
        let blows = entry.lines.iter().filter(|line| is_blow(&line.said));
        let mut pairs: Vec<_> = blows
            .map(|line| {
                let mut pair = ["piece", "target"].map(|name| format!("{:?}", argument(&line.said, name)));
                pair.sort();
                pair
            })
            .collect();
        pairs.dedup();
        fights += pairs.len();
        assert_eq!(pairs.len(), pairs.iter().collect::<BTreeSet<_>>().len(), "{pairs:?}");
    }
    assert!(fights > 1, "{fights}");
}

#[test]
fn what_a_turn_cost_adds_up_to_what_the_game_cost() {
    for (table, names) in games() {
        let account = account(&*table, usize::MAX, None);
        let tallies: Vec<_> = account.chapters.iter().filter_map(|chapter| chapter.tally.as_ref()).collect();
        let mut so_far = [0, 0];
        for tally in &tallies {
            (0..2).for_each(|side| so_far[side] += tally.lost[side].len());
            assert_eq!(tally.so_far.map(|toll| toll.all), so_far);
            // Leaders come first, by rank.
            assert!(tally.lost.iter().all(|lost| lost.iter().rev().is_sorted_by_key(|own| own.rank)));
        }
        assert!(so_far.iter().sum::<usize>() > 0 && tallies.iter().any(|own| own.attacks > 0));
        let turns: Vec<_> = tallies.iter().map(|own| own.turn).collect();
        assert!(turns.is_sorted() && turns.len() == turns.iter().collect::<BTreeSet<_>>().len(), "{turns:?}");
        let voice = Voice::new(Language::English);
        let end = account.end.as_ref().expect("it is over");
        assert_eq!(end.told(&voice)[1], voice.say(&table.ending().unwrap()));
        let paragraph = paragraph(&*table, &account, &names, &voice);
        assert!(paragraph.starts_with(&end.told(&voice)) && paragraph.ends_with(&[end.left(&names, &voice)]));
    }
}

#[test]
fn a_turn_ends_with_the_points_of_that_turn() {
    // A step may end a turn and begin the next one, in which the garrison scores at once (16.4).
    let (table, _) = games().remove(0);
    let account = account(&*table, usize::MAX, None);
    let argument = |said: &Phrase, name: &str| said.arguments.iter().find(|(own, _)| *own == name).cloned();
    let tallies = account.chapters.iter().filter_map(|chapter| chapter.tally.as_ref());
    let stands: Vec<_> = tallies.filter_map(|own| own.stand.as_ref().map(|stand| (own.turn, stand))).collect();
    assert!(stands.len() > 2);
    for (turn, stand) in stands {
        // Five casualties are a point in the mission, to the nearest.
        let Some((_, Argument::Text(casualties))) = argument(stand, "casualties") else { panic!("{stand:?}") };
        let points = i64::from(turn) + (casualties.parse::<i64>().unwrap() + 2) / 5;
        assert_eq!(argument(stand, "points"), Some(("points", Argument::Number(points))));
    }
}

#[test]
fn a_lead_counts_from_the_turn_after_which_it_was_never_lost() {
    use Side::{Mexican, Texan};
    let since = |ahead: &[Option<Side>]| {
        let ahead: Vec<_> = (1..).zip(ahead.iter().copied()).collect();
        super::entries::since(Texan, &ahead, 4)
    };
    assert_eq!(since(&[Some(Texan); 3]), 0);
    assert_eq!(since(&[Some(Texan), Some(Mexican), Some(Texan)]), 3);
    assert_eq!(since(&[Some(Texan), None, Some(Mexican)]), 4);
}

#[test]
fn a_page_has_few_parts_that_tell_what_happened_in_all_turns() {
    for (table, names) in games() {
        let account = account(&*table, usize::MAX, None);
        let tallies: Vec<_> = account.chapters.iter().filter_map(|chapter| chapter.tally.as_ref()).collect();
        let folded = page(tallies.iter().copied());
        assert!(folded.len() <= 9, "{}", folded.len());
        let attacks = |all: &mut dyn Iterator<Item = usize>| all.sum::<usize>();
        assert_eq!(
            attacks(&mut folded.iter().map(|own| own.attacks)),
            attacks(&mut tallies.iter().map(|own| own.attacks))
        );
        assert!(folded.windows(2).all(|two| !(two[0].is_quiet() && two[1].is_quiet()) && two[0].turn < two[1].from));
        let voice = Voice::new(Language::English);
        for own in &folded {
            let text = own.told(&names, &voice).concat();
            assert!(!text.is_empty());
            // In several turns, each leader has his own.
            let parts: Vec<_> = tallies.iter().filter(|part| (own.from..=own.turn).contains(&part.turn)).collect();
            for side in 0..2 {
                let lost: usize = parts.iter().map(|part| part.lost[side].len()).sum();
                assert_eq!(own.lost[side].len(), lost);
                for leader in own.lost[side].iter().filter(|loss| loss.rank > 0 && parts.len() > 1) {
                    assert!(text.contains(&format!("({} {}", own.unit, leader.turn)), "{text}");
                }
            }
        }
    }
    let (table, _) = games().remove(2);
    let account = account(&*table, usize::MAX, None);
    let tallies: Vec<_> = account.chapters.iter().filter_map(|chapter| chapter.tally.as_ref()).collect();
    let folded = page(tallies.iter().copied());
    assert!(folded.len() < tallies.len() && folded.iter().any(|own| own.from < own.turn && !own.is_quiet()));
}

/// The entries of a game that are next to each other in a phase.
fn neighbours(account: &super::Account) -> Vec<[&AccountEntry; 2]> {
    let phases = account.chapters.iter().map(|chapter| chapter.entries.iter().filter(|own| !own.is_silent()));
    phases.flat_map(|own| own.clone().zip(own.skip(1)).map(|(one, next)| [one, next])).collect()
}

#[test]
fn those_who_come_to_one_place_are_one_line() {
    let (mut crossed, mut shared) = (0, 0);
    for (table, names) in games() {
        let account = account(&*table, usize::MAX, None);
        for kind in [are_crossings, are_arrivals, are_vain, are_volley] {
            let are = |two: &[&AccountEntry; 2]| two[0].side == two[1].side && two.iter().all(|own| kind(&own.lines));
            assert!(!neighbours(&account).iter().any(are));
        }
        let entries = account.chapters.iter().flat_map(|chapter| &chapter.entries);
        for entry in entries.filter(|own| are_crossings(&own.lines)) {
            let spots: Vec<_> = entry.lines.iter().filter_map(super::arrivals::crossing).collect();
            let mut runs = spots.clone();
            runs.dedup();
            assert_eq!(runs.len(), spots.iter().collect::<BTreeSet<_>>().len(), "{spots:?}");
            let text = told(&entry.lines, &names, &Voice::new(Language::English));
            assert_eq!(text.matches("inside the walls").count(), runs.len(), "{text}");
            crossed += 1;
        }
        for tally in account.chapters.iter().filter_map(|chapter| chapter.tally.as_ref()) {
            let crossings = super::crossing::all(&tally.inside, &names);
            let all: Vec<_> = crossings.iter().map(|own| own.all.len()).collect();
            assert!(all.iter().sum::<usize>() == tally.inside.len() && all.iter().rev().is_sorted());
            let voice = Voice::new(Language::English);
            let text =
                super::crossing::told(&tally.inside, tally.walls == Walls::Crossed, &names, &voice).unwrap_or_default();
            assert!(crossings.iter().take(3).all(|own| text.contains(&own.at(&voice))), "{text}");
            assert_eq!(text.matches(';').count(), all.len().saturating_sub(1).min(3), "{text}");
            let others: usize = if all.len() > 4 { all[3..].iter().sum() } else { 0 };
            assert_eq!(text.contains(&format!("; {others} elsewhere.")), others > 0, "{text}");
            shared += usize::from(all.iter().any(|own| *own > 1));
        }
    }
    assert!(crossed > 1 && shared > 1, "{crossed} {shared}");
}

#[test]
fn a_volley_tells_target_by_target_who_is_lost() {
    let (table, names) = games().remove(1);
    let account = account(&*table, usize::MAX, None);
    let mut several = 0;
    for entry in account.chapters.iter().flat_map(|chapter| &chapter.entries).filter(|own| are_volley(&own.lines)) {
        let killed = entry.lines.iter().filter(|line| line.said.id == "event-knapp-killed").count();
        let volley = || entry.lines.iter().filter(|line| super::shots::is_shot(line));
        let shots = volley().count();
        let targets =
            volley().map(|line| format!("{:?}", argument(&line.said, "target"))).collect::<BTreeSet<_>>().len();
        for voice in [Language::English, Language::French].map(Voice::new) {
            let text = told(&entry.lines, &names, &voice);
            let [fires, lost] = match voice.language() {
                Language::English => [&[" fire"][..], &["loses", "lost"]],
                Language::French => [&[" tire"][..], &["perd", "tombe"]],
            };
            let times = |words: &[&str]| words.iter().map(|word| text.matches(word).count()).sum::<usize>();
            assert!((targets..=shots).contains(&times(fires)), "{text}");
            assert!(killed == 0 || (1..=killed).contains(&times(lost)) || shots == 1, "{text}");
        }
        several += usize::from(killed > 1 && shots > killed);
    }
    assert!(several > 1, "{several}");
}

#[test]
fn what_a_counter_fell_to_is_what_attacked_it() {
    let mut fell = BTreeSet::new();
    for ((table, names), melee) in games().into_iter().zip([Means::Melee, Means::Hand, Means::Melee]) {
        let account = account(&*table, usize::MAX, None);
        let tallies: Vec<_> = account.chapters.iter().filter_map(|chapter| chapter.tally.as_ref()).collect();
        let losses: Vec<&Loss> = tallies.iter().flat_map(|own| own.lost.iter().flatten()).collect();
        assert!(
            losses
                .iter()
                .all(|own| [Means::Fire, melee, Means::Overrun, Means::Burning, Means::Other].contains(&own.means))
        );
        // Nobody falls to melee where none is fought, and nobody to anything else where men fight hand to hand.
        for (turn, entry) in
            account.chapters.iter().flat_map(|own| own.entries.iter().map(|entry| (own.moment.turn, entry)))
        {
            let is_melee = |line: &ShownLine| {
                is_blow(&line.said) || line.said.id == "event-deguello-attacked" || line.said.id.ends_with("-melee")
            };
            let has_melee = entry.lines.iter().any(is_melee);
            for (piece, _) in lost(&*table, &entry.lines) {
                let piece = table.piece(piece).name;
                let is_it = |own: &&&Loss| own.piece.strip_prefix(FORMER).unwrap_or(&own.piece) == piece;
                let own = losses.iter().filter(is_it).find(|own| own.turn == turn).unwrap();
                assert!(has_melee || own.means != melee, "{own:?}");
                assert!(melee != Means::Hand || !has_melee || own.means == melee, "{own:?}");
            }
        }
        fell.extend(losses.iter().map(|own| own.means));
        let voice = Voice::new(Language::English);
        let text = paragraph(&*table, &account, &names, &voice).concat();
        // Each leader has his turn.
        for leader in losses.iter().filter(|own| own.rank > 0).take(3) {
            assert!(text.contains(&format!("({} {}", table.turn_word(), leader.turn)), "{text}");
        }
    }
    assert!(fell.is_superset(&[Means::Fire, Means::Melee, Means::Hand].into()), "{fell:?}");
}

#[test]
fn what_stands_as_before_is_not_told_again_and_a_lead_only_when_it_changes() {
    let voice = Voice::new(Language::English);
    let mut led = 0;
    for (table, names) in games() {
        let account = account(&*table, usize::MAX, None);
        let tallies: Vec<_> = account.chapters.iter().filter_map(|chapter| chapter.tally.as_ref()).collect();
        let stands: Vec<_> = tallies.iter().filter_map(|own| own.stand.clone()).collect();
        let printed = |stand: &Phrase| voice.clause(&stand.clone().with("verdict", "new"), Clause::Told).unwrap();
        let printed: Vec<_> = stands.iter().map(printed).collect();
        assert!(stands.len() > 1 && printed.windows(2).all(|two| two[0] != two[1]), "{printed:?}");
        let leads: Vec<_> = tallies.iter().filter_map(|own| own.lead.map(|lead| (own.turn, lead))).collect();
        assert!(leads.windows(2).all(|two| two[0].1 != two[1].1), "{leads:?}");
        let texts: Vec<_> = tallies.iter().map(|own| own.told(&names, &voice).concat()).collect();
        let score = table.score();
        let are_rivals = score.parts.iter().any(|one| score.parts.iter().any(|other| one.side != other.side));
        let passing = if are_rivals { "take the lead, " } else { "pass the winning mark, " };
        led += texts.iter().filter(|text| text.contains(passing)).count();
        // Where no points are given, nobody leads.
        assert!(!table.score().parts.is_empty() || !texts.concat().contains("the lead"));
        // Level points say who would win with them.
        let is_level = |own: &&Tally| own.lead.is_some_and(|lead| lead.side.is_none() && lead.tie.is_some());
        let levels = tallies.iter().filter(|own| is_level(own)).count();
        assert_eq!(texts.concat().matches("Level at ").count(), levels);
        let end = account.end.as_ref().unwrap().told(&voice).concat();
        assert_eq!(
            end.contains("ahead") || end.contains("passed the winning mark"),
            table.ahead() == table.winner() && !table.score().parts.is_empty(),
            "{end}"
        );
    }
    assert!(led > 0);
}

#[test]
fn the_points_of_all_turns_are_those_of_the_end_and_a_lead_says_what_it_is_for() {
    for (table, names) in games() {
        let account = account(&*table, usize::MAX, None);
        let (score, voice) = (table.score(), Voice::new(Language::English));
        let tallies: Vec<_> = account.chapters.iter().filter_map(|chapter| chapter.tally.as_ref()).collect();
        let gained =
            |side: Side| tallies.iter().flat_map(|own| &own.gains[side.index()]).map(|part| part.points).sum::<i32>();
        assert_eq!(Side::ALL.map(gained), score.points());
        let end = account.end.as_ref().unwrap().told(&voice).concat();
        for part in score.parts.iter().filter(|part| part.points != 0) {
            assert!(end.contains(&voice.say(&part.said(false))), "{end}");
        }
        assert!(score.said.iter().all(|said| end.contains(&voice.say(said))), "{end}");
        let leads = tallies.iter().filter_map(|own| Some((own, own.lead?.side?)));
        for (tally, side) in leads.filter(|(own, side)| !own.gains[side.index()].is_empty()) {
            let most = &tally.gains[side.index()][0];
            assert!(tally.told(&names, &voice).concat().contains(&voice.say(&most.said(true))));
        }
    }
}

#[test]
fn a_command_stand_that_has_become_infantry_is_called_a_former_one() {
    let (table, names) = games().remove(1);
    let account = account(&*table, usize::MAX, None);
    let mut former = BTreeSet::new();
    for line in account.chapters.iter().flat_map(|own| &own.entries).flat_map(|entry| &entry.lines) {
        let Some(Argument::Text(id)) = argument(&line.said, "piece") else { continue };
        assert!(!former.contains(id), "{:?}", line.said);
        if line.said.id == "event-knapp-exchanged" {
            former.insert(id.clone());
        }
    }
    assert!(!former.is_empty());
    // Those that were lost without having become infantry are what points are given for.
    let tallies: Vec<_> = account.chapters.iter().filter_map(|chapter| chapter.tally.as_ref()).collect();
    let lost = tallies.iter().flat_map(|own| &own.lost[Side::Mexican.index()]);
    let commands = lost.filter(|own| own.piece.starts_with("command")).count();
    let counted = table.score().parts.into_iter().find(|part| part.word == "score-commands").unwrap();
    assert_eq!(i32::try_from(commands).unwrap(), counted.count);
    let id = format!("{FORMER}{}", former.first().unwrap());
    for (language, called) in
        [(Language::English, "Former command stand"), (Language::French, "Ancien socle de commandement")]
    {
        let number = names.called(former.first().unwrap(), language).rsplit_once('\u{a0}').unwrap().1;
        assert_eq!(names.called(&id, language), format!("{called}\u{a0}{number}"));
    }
}

/// A turn of the battle of the Alamo in which these were lost.
fn turn(texan: Vec<Loss>, mexican: Vec<Loss>) -> Tally {
    let so_far = [&texan, &mexican].map(|own| super::Toll::of(own));
    Tally {
        from: 3,
        turn: 3,
        attacks: 9,
        lost: [texan, mexican],
        so_far,
        ended: true,
        unit: "turn",
        ..Tally::default()
    }
}

fn loss(piece: &str, rank: u8, means: Means, by: Option<&str>, at: Option<&str>) -> Loss {
    let place = |at: &str| {
        let spot: Spot = at.parse().unwrap();
        Place { spot, said: Phrase::new("spot-hex").with("hex", spot.hex) }
    };
    Loss {
        piece: piece.to_owned(),
        rank,
        turn: 3,
        means,
        by: by.map(ToOwned::to_owned),
        at: at.map(place),
        with_unit: false,
    }
}

fn names_of(scenario: &str) -> Names {
    Names::of(&Project::load(&Bundled, scenario).unwrap())
}

#[test]
fn a_turn_opens_with_the_leaders_who_fell_to_whom_and_where() {
    let names = names_of("alamo");
    let line = "c1-aldama-1";
    let lost = vec![
        loss("travis", 3, Means::Melee, Some(line), Some("1205")),
        loss("bowie", 2, Means::Overrun, Some(line), Some("1717/in")),
        loss("penn9", 0, Means::Fire, None, None),
    ];
    let told = |language| turn(lost.clone(), Vec::new()).told(&names, &Voice::new(language));
    let by = |language| names.called(line, language).to_owned();
    let english = told(Language::English);
    let expected = format!(
        "Two Texan leaders fell: Travis in melee with {0} at “Great square, first strip, east” (1205); Bowie, caught \
         alone by {0} at “Bowie’s room” (1717).",
        by(Language::English)
    );
    assert_eq!(english[0], expected);
    assert_eq!(english[1], "The Texans also lost Pennsylvania to fire.");
    let french = told(Language::French);
    assert!(
        french[0].starts_with("Deux chefs texans sont tombés") && french[0].contains("Travis en mêlée contre "),
        "{french:?}"
    );
    assert!(french[0].contains("Bowie par surprise face à ") && french[1].starts_with("Les Texans ont aussi perdu"));
}

#[test]
fn a_turn_says_who_put_which_guns_out_of_action_and_who_took_them() {
    let names = names_of("knapp");
    let battery = Doer { name: "battery-2".to_owned(), is_taken: false };
    let gun = |number: u8| (format!("gun-{number}"), Some(battery.clone()));
    let silenced = vec![gun(1), gun(4), ("gun-7".to_owned(), None)];
    let captured = vec![("gun-9".to_owned(), Side::Mexican, "infantry-3".to_owned())];
    let tally = Tally { silenced, captured, turn: 1, from: 1, attacks: 1, unit: "turn", ..Tally::default() };
    let told = tally.told(&names, &Voice::new(Language::English));
    let french = tally.told(&names, &Voice::new(Language::French));
    assert_eq!(french[0], "la Batterie\u{a0}2 a réduit les Pièces\u{a0}1 et 7 au silence.");
    let expected = ["Battery\u{a0}2 put Guns\u{a0}1 and 7 out of action.", "Gun\u{a0}10 was put out of action."];
    assert_eq!(told[..2], expected);
    let called = |id| names.called(id, Language::English);
    let taken = format!("Guns taken by the Mexicans: {} (by {}).", called("gun-9"), called("infantry-3"));
    assert_eq!(told[2], taken);
}

#[test]
fn a_taken_gun_is_told_to_be_taken_before_what_it_did() {
    let names = names_of("knapp");
    let gun = "gun-9".to_owned();
    let captured = vec![(gun.clone(), Side::Mexican, "infantry-3".to_owned())];
    let silenced = vec![("gun-1".to_owned(), Some(Doer { name: gun.clone(), is_taken: true }))];
    let tally = Tally { silenced, captured, turn: 1, from: 1, attacks: 1, unit: "turn", ..Tally::default() };
    let called = |language| names.in_sentence(&gun, &Voice::new(language));
    let told = tally.told(&names, &Voice::new(Language::English));
    assert!(told[0].starts_with("Guns taken by the Mexicans: "), "{told:?}");
    assert!(told[1].starts_with(&format!("The captured {} put ", called(Language::English))) && told.len() == 2);
    let told = tally.told(&names, &Voice::new(Language::French));
    assert!(told[1].starts_with(&format!("{}, prise à l’ennemi, a réduit ", called(Language::French))), "{told:?}");
}

#[test]
fn the_last_of_the_garrison_falls_to_somebody_and_the_turn_that_broke_it_is_told_with_the_game() {
    let voice = Voice::new(Language::English);
    for (table, names) in games() {
        let account = account(&*table, usize::MAX, None);
        let last = account.chapters.iter().filter_map(|chapter| chapter.tally.as_ref()).next_back().unwrap();
        let is_texan = |piece: &PieceId| table.piece(*piece).side == Some(Side::Texan);
        let own = table.pieces().filter(is_texan).filter(|piece| table.token(*piece).at.is_some());
        let own = own.filter(|piece| table.rank(*piece) > 0 || table.piece(*piece).class == CounterClass::Unit);
        let is_spent = own.count() == 0;
        let felled = last.fell_last.as_ref().is_some_and(|loss| loss.by.is_some());
        let told = paragraph(&*table, &account, &names, &voice).concat();
        assert_eq!(told.contains("The last of the garrison, "), felled, "{told}");
        assert!(!felled || is_spent, "{told}");
        assert!(!told.contains("It turned in ") || table.score().parts.is_empty(), "{told}");
    }
}

#[test]
fn an_officer_without_a_name_of_his_own_is_called_by_his_post() {
    let names = names_of("deguello");
    let lost = vec![loss("mexican_gunner", 1, Means::Fire, Some("travis"), Some("1205"))];
    let told = |language| turn(Vec::new(), lost.clone()).told(&names, &Voice::new(language));
    assert!(told(Language::English)[0].starts_with("A Mexican artillery officer fell to the fire of Travis"));
    assert!(told(Language::French)[0].starts_with("Un officier d’artillerie mexicain est tombé sous le tir de Travis"));
    let voice = Voice::new(Language::English);
    let ramirez = loss("ramirez", 1, Means::Fire, Some("travis"), None);
    assert!(
        !names.is_post(&ramirez.piece) && !names.is_post("travis"),
        "{}",
        names.called("ramirez", voice.language())
    );
}

#[test]
fn a_game_without_points_turns_where_most_of_the_garrison_fell() {
    let games = games();
    let turned = |game: usize, garrison: &[usize], voice: &Voice| {
        let of_turn = |(turn, units): (u8, &usize)| Tally { turn, garrison: Some(*units), ..Tally::default() };
        let tallies: Vec<Tally> = (1..).zip(garrison).map(of_turn).collect();
        super::brief::turned(&*games[game].0, &tallies.iter().collect::<Vec<_>>(), voice)
    };
    let voice = Voice::new(Language::English);
    let told = |garrison: &[usize]| turned(2, garrison, &voice);
    let two = "It turned in rounds 2 and 3: the garrison fell from 30 units to 12.";
    assert_eq!(told(&[30, 22, 12, 6, 5]).as_deref(), Some(two));
    let one = "It turned in round 3: the garrison fell from 29 units to 10.";
    assert_eq!(told(&[30, 29, 10, 9]).as_deref(), Some(one));
    assert_eq!(told(&[30, 27, 24, 21]), None, "less than a third");
    assert_eq!(turned(0, &[30, 1], &voice), None, "points decide");
    let french = turned(2, &[30, 22, 12, 6, 5], &Voice::new(Language::French)).unwrap();
    assert!(french.contains("aux tours 2 et 3") && french.contains("de 30 unités à 12."), "{french}");
}

#[test]
fn what_falls_to_fire_before_anybody_is_inside_falls_before_the_walls() {
    let names = names_of("alamo");
    let lost = vec![loss("c1-aldama-1", 0, Means::Fire, None, None)];
    let voice = Voice::new(Language::English);
    let before = turn(Vec::new(), lost);
    assert!(before.told(&names, &voice)[0].starts_with("Texan fire before the walls cost the Mexicans "));
    let inside = Tally { walls: Walls::Open, ..before };
    assert!(inside.told(&names, &voice)[0].starts_with("The Mexicans lost "));
}

#[test]
fn the_bloodiest_place_is_inside_the_walls_and_whoever_destroys_most_is_named() {
    let names = names_of("alamo");
    let lost = |at: &'static str| {
        let by = [Some("travis"), Some("travis"), Some("travis"), Some("bowie")];
        by.map(|by| loss("c1-aldama-1", 0, Means::Melee, by, Some(at))).into()
    };
    let voice = Voice::new(Language::English);
    let told = |at| turn(Vec::new(), lost(at)).told(&names, &voice);
    assert_eq!(told("1205")[0], "Travis destroyed 3 Mexican counters.");
    assert_eq!(
        told("1205")[1],
        "The bloodiest fighting was at “Great square, first strip, east” (1205), with 4 Mexican losses."
    );
    assert!(told("0102").iter().all(|own| !own.contains("bloodiest")));
}

#[test]
fn verbs_agree_with_the_names_of_counters() {
    let names = names_of("alamo");
    let fires = |id: &str, language| {
        let said = Phrase::new("event-reduced").with("piece", id);
        Voice::new(language).clause(&names.put(said), Clause::On).unwrap()
    };
    // With its number, a counter is one of several in English; French keeps the plural.
    for (id, english, french) in
        [("c1-aldama-2", "loses", "perd"), ("carlna8-1", "loses", "perdent"), ("r-aldama-gren", "lose", "perdent")]
    {
        let has = |language, verb: &str| fires(id, language).split(' ').any(|word| word == verb);
        assert!(has(Language::English, english) && has(Language::French, french), "{id}");
    }
}

#[test]
fn those_who_are_left_are_counted_and_their_leaders_named() {
    for (table, names) in games() {
        let account = account(&*table, usize::MAX, None);
        let left = account.end.as_ref().unwrap().left(&names, &Voice::new(Language::English));
        for piece in table.pieces().filter(|piece| table.rank(*piece) > 0) {
            let name = names.called(table.piece(piece).name, Language::English);
            assert_eq!(left.contains(name), table.token(piece).at.is_some(), "{name}: {left}");
        }
    }
}
