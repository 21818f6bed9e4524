//! Moves for people.

use rules::alamo::{Phase, Way};
use rules::message::Message;
use rules::play::Refusal;
use rules::spot::Spot;

use super::super::super::lines;
use super::Found;
use crate::words::Voice;

pub(super) fn report(found: &Found<'_>, voice: &Voice) -> String {
    let head = Message::new("query-moves")
        .with("piece", &found.game.piece(found.piece).name)
        .with("spot", found.spot)
        .word("phase", phase(found.phase))
        .count("points", usize::from(found.reach.points));
    let head = lines(&[head], voice);
    match &found.to {
        Some((_, Some(way))) => head + &path(found, way, voice),
        Some((spot, None)) => head + &unreached(found, *spot, voice),
        None => head + &all(found, voice),
    }
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::MexicanMovement => "query-phase-mexican-movement",
        _ => "query-phase-texan-movement",
    }
}

fn all(found: &Found<'_>, voice: &Voice) -> String {
    let ways = &found.reach.ways;
    let reached = Message::new("query-reaches").count("count", ways.len());
    let mut text = vec![voice.say(&reached)];
    text.extend(ways.iter().map(|way| format!("  {}", voice.say(&end(found, way, voice)))));
    if !found.reach.refused.is_empty() {
        text.push(voice.text("query-refused-heading"));
    }
    for (spots, refusal) in reasons(found) {
        let spots = spots.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let reason = Message::new("query-refused").with("spots", spots).with("reason", voice.say(&refusal.message));
        text.push(format!("  {}", voice.say(&reason)));
    }
    text.join("\n") + "\n"
}

/// Where a way ends and what it costs.
fn end(found: &Found<'_>, way: &Way, voice: &Voice) -> Message {
    let message = Message::new("query-way")
        .with("spot", found.game.board().spot(way.to()))
        .count("cost", usize::from(way.cost()))
        .count("steps", way.steps.len());
    match way.stopped_by {
        None => message,
        Some(enemy) => {
            let by = &found.game.piece(enemy).name;
            Message::new("query-way-stopped").with("way", voice.say(&message)).with("by", by)
        }
    }
}

/// The refused spots, those of one reason together.
fn reasons<'a>(found: &'a Found<'_>) -> Vec<(Vec<Spot>, &'a Refusal)> {
    let mut reasons: Vec<(Vec<Spot>, &Refusal)> = Vec::new();
    for (spot, refusal) in &found.reach.refused {
        let spot = found.game.board().spot(*spot);
        match reasons.iter_mut().find(|(_, known)| *known == refusal) {
            Some((spots, _)) => spots.push(spot),
            None => reasons.push((vec![spot], refusal)),
        }
    }
    reasons
}

/// Every step of a way with the points spent by then.
fn path(found: &Found<'_>, way: &Way, voice: &Voice) -> String {
    let steps = way.steps.iter().fold(String::new(), |text, stride| {
        format!("{text} → {} ({})", found.game.board().spot(stride.to), stride.spent)
    });
    let path = Message::new("query-path").with("from", found.spot).with("path", steps);
    lines(&[path, end(found, way, voice)], voice)
}

fn unreached(found: &Found<'_>, spot: Spot, voice: &Voice) -> String {
    let refusal = found.reach.refused.iter().find(|(id, _)| found.game.board().spot(*id) == spot);
    let mut messages = vec![Message::new("query-unreached").with("spot", spot)];
    messages.extend(refusal.map(|(_, refusal)| refusal.message.clone()));
    lines(&messages, voice)
}
