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
            let rule = found.game.stop_rule(found.piece);
            Message::new("query-way-stopped").with("way", voice.say(&message)).with("by", by).with("rule", rule)
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

/// Every step of a way with what it costs and the points spent by then. Where the way goes round about, why the piece
/// does not enter the spot at once.
fn path(found: &Found<'_>, way: &Way, voice: &Voice) -> String {
    let spot = |id| found.game.board().spot(id);
    let mut messages = vec![end(found, way, voice)];
    let mut before = 0;
    for stride in &way.steps {
        messages.push(
            Message::new("query-stride")
                .with("spot", spot(stride.to))
                .count("cost", usize::from(stride.spent - before))
                .count("spent", usize::from(stride.spent))
                .word("over", stride.over.word())
                .with("rule", stride.rule),
        );
        before = stride.spent;
    }
    if let Some((_, refusal)) = found.reach.refused.iter().find(|(id, _)| *id == way.to()) {
        let reason = voice.say(&refusal.message);
        messages.push(Message::new("query-not-straight").with("from", found.spot).with("reason", reason));
    }
    lines(&messages, voice)
}

fn unreached(found: &Found<'_>, spot: Spot, voice: &Voice) -> String {
    let refusal = found.reach.refused.iter().find(|(id, _)| found.game.board().spot(*id) == spot);
    let mut messages = vec![Message::new("query-unreached").with("spot", spot)];
    messages.extend(refusal.map(|(_, refusal)| refusal.message.clone()));
    lines(&messages, voice)
}
