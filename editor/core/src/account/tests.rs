//! The account of whole games: complete, in sentences, and short.

use std::collections::BTreeSet;

use rules::log::{Log, Players};
use rules::phrase::{Argument, Phrase};
use rules::playtest::Plan;
use rules::project::Project;
use rules::side::Side;
use rules::systems::AnyGame;
use rules::table::Tabletop;
use rules::words::Language;

use super::sentence::{argument, is_blow};
use super::tally::rank;
use super::{account, clauses, folded, paragraph, told};
use crate::files::Bundled;
use crate::words::Voice;
use crate::words::names::Names;

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
            assert!(tally.lost.iter().all(|lost| lost.iter().rev().is_sorted_by_key(|id| rank(&*table, id))));
        }
        assert!(so_far.iter().sum::<usize>() > 0 && tallies.iter().any(|own| own.attacks > 0));
        let turns: Vec<_> = tallies.iter().map(|own| own.turn).collect();
        assert!(turns.is_sorted() && turns.len() == turns.iter().collect::<BTreeSet<_>>().len(), "{turns:?}");
        let voice = Voice::new(Language::English);
        let end = account.end.as_ref().expect("it is over").told(&voice);
        assert_eq!((end.len(), &end[1]), (2 + table.score().len(), &voice.say(&table.ending().unwrap())));
        assert!(paragraph(&*table, &account, &names, &voice).starts_with(&end));
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
fn turns_without_losses_are_put_together() {
    for (table, names) in games() {
        let account = account(&*table, usize::MAX, None);
        let tallies: Vec<_> = account.chapters.iter().filter_map(|chapter| chapter.tally.as_ref()).collect();
        let folded = folded(tallies.iter().copied());
        let attacks = |all: &mut dyn Iterator<Item = usize>| all.sum::<usize>();
        assert_eq!(
            attacks(&mut folded.iter().map(|own| own.attacks)),
            attacks(&mut tallies.iter().map(|own| own.attacks))
        );
        assert!(folded.windows(2).all(|two| !(two[0].is_quiet() && two[1].is_quiet()) && two[0].turn < two[1].from));
        let voice = Voice::new(Language::English);
        assert!(folded.iter().all(|own| !own.told(&names, &voice).is_empty()));
    }
}
