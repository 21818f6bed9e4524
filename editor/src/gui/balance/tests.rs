use rules::alamo::{Ending, Outcome};
use rules::hex::Hex;
use rules::map::{Grid, Ground};
use rules::playtest::Record;
use rules::rulebook::Degree;
use rules::side::Side;
use rules::words::Words;

use super::gauge::points;
use super::*;

fn document() -> OpenDocument {
    OpenDocument::empty(Words::new("Fort", ""), Grid { columns: 6, rows: 4 }, rules::rulebook::System::Alamo)
}

/// Returns a reading of twenty games, of which the Mexicans win the first `mexican`.
fn reading(mexican: u32) -> Reading {
    reading_of(mexican, 20)
}

/// Returns a reading of `games` games, of which the Mexicans win the first `mexican`.
fn reading_of(mexican: u32, games: u32) -> Reading {
    let winner = |game| if game < mexican { Side::Mexican } else { Side::Texan };
    let won = |game| Outcome { winner: winner(game), degree: Degree::Marginal, points: 0, reason: Ending::HeldOut };
    Reading::from_records(
        &(0..games)
            .map(|game| Record { game, outcome: Some(won(game).into()), ..Record::default() })
            .collect::<Vec<_>>(),
    )
}

#[test]
fn a_state_of_the_document_is_asked_about_once_and_known_again_after_undo() {
    let (mut balance, mut document) = (Balance::default(), document());
    let first = document.state();
    drop(balance.look(&document, true));
    assert_eq!(balance.asked, Some(first));
    document.paint_hexes(&[Hex::new(2, 2)], Ground::Plaza);
    let second = document.state();
    assert_ne!(first, second);
    // The games of the previous state are dropped; those of the new one wait until editing pauses.
    drop(balance.look(&document, true));
    drop(balance.update(Message::Rested(first), &document));
    assert_eq!(balance.asked, Some(second));
    document.undo().unwrap();
    assert_eq!(document.state(), first);
    document.redo().unwrap();
    assert_eq!(document.state(), second);
}

#[test]
fn nothing_is_asked_in_the_middle_of_a_stroke_or_while_switched_off() {
    let (mut balance, mut document) = (Balance::default(), document());
    document.begin_stroke(rules::phrase::Phrase::new("gui-stroke-hexes"));
    drop(balance.look(&document, true));
    assert_eq!(balance.asked, None);
    document.end_stroke();
    drop(balance.look(&document, false));
    assert_eq!(balance.asked, None);
    drop(balance.look(&document, true));
    assert!(balance.asked.is_some() && balance.rest.is_some());
    drop(balance.look(&document, false));
    assert!(balance.asked.is_none() && balance.rest.is_none() && !balance.job.is_running());
}

#[test]
fn the_drift_compares_game_with_game() {
    let (mut balance, mut document) = (Balance::default(), document());
    let first = document.state();
    document.paint_hexes(&[Hex::new(2, 2)], Ground::Plaza);
    let second = document.state();
    drop(balance.update(Message::News(first, JobNews::Advanced(reading(4))), &document));
    assert!(balance.drift(first, second).is_none());
    drop(balance.update(Message::News(second, JobNews::Advanced(reading(14))), &document));
    let drift = balance.drift(first, second).unwrap();
    assert!((drift.difference.mean - 0.5).abs() < 1e-9 && drift.difference.is_clear(), "{drift:?}");
    assert!(points(drift).starts_with("+50 ±"), "{}", points(drift));
    let back = balance.drift(second, first).unwrap();
    assert!(points(back).starts_with("−50 ±"), "{}", points(back));
    assert!(points(balance.drift(first, first).unwrap()).starts_with("+0 ±"));
}

#[test]
fn of_two_samples_only_the_games_both_have_are_compared() {
    let (mut balance, mut document) = (Balance::default(), document());
    let first = document.state();
    document.paint_hexes(&[Hex::new(2, 2)], Ground::Plaza);
    let second = document.state();
    assert_eq!((document.state_before(), document.strokes().states[0]), (Some(first), first));
    // Only the first six games of the previous step were played; the Mexicans won four of them.
    drop(balance.update(Message::News(first, JobNews::Advanced(reading_of(4, 6))), &document));
    drop(balance.update(Message::News(second, JobNews::Advanced(reading(14))), &document));
    let drift = balance.drift(first, second).unwrap();
    assert_eq!(drift.games, 6);
    assert!((balance.reading(second).unwrap().mexican_in(6).unwrap().share - 1.0).abs() < f64::EPSILON);
    assert_eq!(told(drift).id, "gui-balance-drift");
    document.undo().unwrap();
    assert_eq!(document.state_before(), None);
}

#[test]
fn what_cannot_be_played_has_no_share() {
    let reading = Reading::unplayable();
    assert!(reading.is_whole() && reading.mexican().is_none());
    assert!(Drift::between(&reading, &reading).is_none());
}
