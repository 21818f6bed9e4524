use super::*;
use crate::fixture;
use crate::play::Reason;
use crate::playtest::{Plan, run};
use crate::text;

fn summary(scenario: &Project, name: &str, player: &str, games: u32, jobs: usize) -> Summary {
    let game = Game::new(scenario).unwrap();
    let plan = Plan { games, seed: 1836, players: [player.to_owned(), player.to_owned()], jobs };
    let results = run(&game, &plan, &|_| true).unwrap();
    Summary::from_results(&results, &game, scenario, name)
}

#[test]
fn the_document_is_the_same_for_any_number_of_threads_and_survives_writing() {
    let alamo = fixture::alamo();
    let [one, two] = [1, 2].map(|jobs| text::write(&summary(&alamo, "alamo", "advance", 12, jobs)));
    assert_eq!(one, two);
    let read: Summary = text::read(&one).unwrap();
    assert_eq!(text::write(&read), one);
    assert_eq!(
        text::read::<Summary>(&one.replace("format: 1", "format: 9")).unwrap_err().message.id,
        "text-format-newer"
    );
}

#[test]
fn counts_agree_with_one_another() {
    let own = summary(&fixture::alamo(), "alamo", "advance", 20, 0);
    assert_eq!((own.games, own.faults), (20, 0));
    assert_eq!(own.wins(Side::Texan) + own.wins(Side::Mexican), 20);
    for histogram in [&own.points, &own.turns, &own.casualties, &own.lead_changes] {
        assert_eq!(histogram.games(), 20);
    }
    // Each figure comes from its own family of counts.
    let attacks = own.texan.attacks + own.mexican.attacks;
    assert_eq!(own.by_turn.iter().map(|line| line.attacks[0] + line.attacks[1]).sum::<u64>(), attacks);
    assert_eq!(own.combat.iter().map(|line| line.attacks).sum::<u64>(), attacks);
    assert_eq!(own.pieces.iter().map(|line| line.attacks).sum::<u64>(), attacks);
    assert_eq!(own.hexes.iter().map(|line| line.fire_at + line.melee).sum::<u64>(), attacks);
    let steps = [own.texan.steps_lost, own.mexican.steps_lost];
    for side in [0, 1] {
        assert_eq!(own.by_turn.iter().map(|line| line.steps_lost[side]).sum::<u64>(), steps[side]);
        assert_eq!(own.hexes.iter().map(|line| line.losses[side]).sum::<u64>(), steps[side]);
    }
    assert!((own.casualties.mean() - own.per_game(own.by_turn.iter().map(|line| line.casualties).sum())).abs() < 1e-9);
    assert_eq!(own.by_turn.iter().map(|line| line.first_entries).sum::<u32>(), own.first_entry.games());
    assert_eq!(own.hexes.iter().map(|line| line.first_entries).sum::<u32>(), own.first_entry.games());
    assert_eq!(own.by_turn.iter().map(|line| line.commitments).sum::<u32>(), own.committed.games());
    assert_eq!(own.by_turn[0].played, 20);
    assert_eq!(own.by_turn.iter().map(|line| line.ended).sum::<u32>(), 20);
    for line in &own.pieces {
        assert_eq!(line.full + line.reduced + line.tracked + line.gone + line.waiting, 20, "{line:?}");
    }
    let ends = own.rules.iter().find(|line| line.rule == "A16.5.a").unwrap();
    assert_eq!(
        ends.games,
        own.outcomes.iter().filter(|line| line.reason == Reason::GarrisonFallen).map(|line| line.games).sum::<u32>()
    );
    assert!(own.hexsides.iter().any(|line| line.mexican.times > 0), "nobody crossed anything");
    assert!(own.texan.looks > 10 && own.texan.branching(20).choices > 1.5, "{:?}", own.texan);
}

#[test]
fn rules_of_variants_are_counted_by_their_names_and_those_never_used_are_there() {
    let own = summary(&fixture::alamo_with(|_| true), "alamo", "random", 6, 0);
    let of_variants: Vec<_> = own.rules.iter().filter(|line| !line.variant.is_empty()).collect();
    assert!(of_variants.iter().any(|line| line.times > 0) && of_variants.iter().any(|line| line.times == 0));
    let never = own.rules.iter().filter(|line| line.times == 0).count();
    assert!(never > 0 && never < own.rules.len());
}

#[test]
fn a_histogram_knows_its_mean_and_its_middle() {
    let own = Histogram::from_values([1, 3, 3, 9]);
    assert_eq!((own.games(), own.median(), own.quantile(1.0)), (4, Some(3), Some(9)));
    assert!((own.mean() - 4.0).abs() < 1e-9 && (own.deviation() - (36.0_f64 / 3.0).sqrt()).abs() < 1e-9);
    assert_eq!((Histogram::default().median(), Histogram::default().mean()), (None, 0.0));
}
