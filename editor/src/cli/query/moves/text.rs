//! Moves as text.

use rules::phrase::Phrase;

use super::super::super::lines;
use super::MovesAnswer;
use crate::words::Voice;

pub(super) fn report(found: &MovesAnswer<'_>, voice: &Voice) -> String {
    let head = lines(&[found.moves.heading(found.game)], voice);
    match found.to {
        Some(spot) => head + &lines(&found.moves.explain(found.game, spot), voice),
        None => head + &all(found, voice),
    }
}

fn all(found: &MovesAnswer<'_>, voice: &Voice) -> String {
    let MovesAnswer { game, moves, .. } = found;
    let ways = &moves.reach.ways;
    let reached = Phrase::new("query-reaches").count("count", ways.len());
    let mut text = vec![voice.say(&reached)];
    text.extend(ways.iter().map(|way| format!("  {}", voice.say(&moves.end(game, way)))));
    if !moves.reach.refused.is_empty() {
        text.push(voice.text("query-refused-heading"));
    }
    for (spots, refusal) in moves.reasons(game) {
        let spots = spots.iter().map(|spot| found.game.board().shown(*spot)).collect::<Vec<_>>().join(", ");
        let reason = Phrase::new("query-refused").with("spots", spots).said("reason", refusal.message.clone());
        text.push(format!("  {}", voice.say(&reason)));
    }
    text.join("\n") + "\n"
}
