//! Tests of the playback of computer players' turns, back and forth.

use rules::play::Actor;

use super::{play, seen, steps, thought};
use crate::gui::document::OpenDocument;
use crate::gui::play::playback_speed::PlaybackSpeed;
use crate::gui::play::{Message, Play};

/// Returns a game between computer players with decisions that are not shown yet.
fn followed() -> (Play, OpenDocument) {
    let (mut play, document) = play(["advance", "advance"], true);
    let ticket = play.thinking.clone().unwrap();
    let made = thought(play.table.as_deref_mut().unwrap());
    assert!(made.len() > 3, "{made:?}");
    drop(play.update(Message::Played(ticket, Some(made)), &document, "alamo", 7));
    (play, document)
}

fn shown(play: &Play) -> usize {
    steps(play.table().unwrap())
}

#[test]
fn decisions_of_computer_players_are_shown_one_after_the_other() {
    let (mut play, document) = followed();
    let tell = |play: &mut Play, message| drop(play.update(message, &document, "alamo", 7));
    let first = shown(&play);
    assert!(play.is_following());
    let tick = play.coming.tick.clone().unwrap();
    tell(&mut play, Message::Ticked(tick.clone()));
    assert_eq!(shown(&play), first + 1);
    // A tick that is over has no effect.
    tell(&mut play, Message::Ticked(tick));
    assert_eq!(shown(&play), first + 1);
    assert!(!play.marks(None).is_empty(), "what was done is lit");
    // While paused, decisions are shown only on request.
    tell(&mut play, Message::Held(true));
    let tick = play.coming.tick.clone().unwrap();
    tell(&mut play, Message::Ticked(tick));
    assert_eq!(shown(&play), first + 1);
    tell(&mut play, Message::Later);
    assert!(shown(&play) > first + 1 && play.stands_still());
    // Back and forth, to the same position.
    let (here, position) = (shown(&play), seen(play.table().unwrap()));
    tell(&mut play, Message::Earlier);
    assert!(shown(&play) < here && play.stands_still() && !play.is_following());
    tell(&mut play, Message::Later);
    assert_eq!((shown(&play), seen(play.table().unwrap())), (here, position));
}

#[test]
fn at_once_and_skipped_nothing_waits() {
    for skip in [Message::Skipped, Message::PacePicked(PlaybackSpeed::Instant)] {
        let (mut play, document) = followed();
        let first = shown(&play);
        drop(play.update(skip, &document, "alamo", 7));
        assert!(shown(&play) > first + 2 && !play.is_following(), "{}", shown(&play));
        let over = play.table().unwrap().actor() == Actor::Over;
        assert!(play.is_thinking() || over, "the game goes on");
    }
}

#[test]
fn what_was_taken_back_is_shown_again_at_the_pace_of_the_game() {
    let (mut play, document) = followed();
    let tell = |play: &mut Play, message| drop(play.update(message, &document, "alamo", 7));
    tell(&mut play, Message::Skipped);
    let all = shown(&play);
    for _ in 0..3 {
        tell(&mut play, Message::Earlier);
    }
    let back = shown(&play);
    assert!(back < all);
    tell(&mut play, Message::Held(false));
    assert!(play.is_following() && shown(&play) == back);
    while play.is_following() {
        let tick = play.coming.tick.clone().unwrap();
        tell(&mut play, Message::Ticked(tick));
    }
    assert_eq!((shown(&play), play.table().unwrap().history().ahead()), (all, 0));
}
