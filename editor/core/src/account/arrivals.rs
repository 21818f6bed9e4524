//! Several counters that come onto the map, inside the walls, or to one spot, told as one.

use rules::board::SpotId;
use rules::phrase::Phrase;
use rules::play::Fact;

use super::ShownLine;
use super::entries::{comes_inside, is_walk};
use super::lists::{groups, joined, listed};
use super::sentence::{Part, argument, piece};
use crate::words::Voice;
use crate::words::names::Names;

/// The event of a counter that comes onto the map.
const ENTERED: &str = "event-deguello-entered";

/// Returns where a walk that ends there brings its counter inside the walls.
pub(super) fn crossing(line: &ShownLine) -> Option<SpotId> {
    destination(line).filter(|(_, enters)| *enters).map(|(to, _)| to)
}

/// Whether all lines are walks that end inside the walls.
pub(super) fn are_crossings(lines: &[ShownLine]) -> bool {
    lines.iter().any(|line| crossing(line).is_some())
        && lines.iter().all(|line| crossing(line).is_some() || comes_inside(line))
}

/// Puts those together that come inside the walls on the same spot.
pub(super) fn by_crossing(lines: &mut [ShownLine]) {
    if are_crossings(lines) {
        let mut spots: Vec<SpotId> = Vec::new();
        let mut order: Vec<usize> = Vec::with_capacity(lines.len());
        for line in &*lines {
            // Whoever has come inside belongs to his walk.
            let Some(spot) = crossing(line) else {
                order.push(order.last().copied().unwrap_or_default());
                continue;
            };
            let known = spots.iter().position(|own| *own == spot);
            order.push(known.unwrap_or(spots.len()));
            if known.is_none() {
                spots.push(spot);
            }
        }
        let mut sorted: Vec<(usize, ShownLine)> = order.into_iter().zip(lines.iter().cloned()).collect();
        sorted.sort_by_key(|(place, _)| *place);
        lines.iter_mut().zip(sorted).for_each(|(line, (_, own))| *line = own);
    }
}

/// Returns where a walk ends, and whether it brings its counter inside the walls.
pub(super) const fn destination(line: &ShownLine) -> Option<(SpotId, bool)> {
    match line.fact {
        Some(Fact::Walked { to, .. }) => Some((to, line.enters)),
        _ => None,
    }
}

/// Tells who walks to the spot to which the first of some lines leads, and how many do. `None` if only one does.
pub(super) fn gathered(lines: &[ShownLine], names: &Names, voice: &Voice) -> Option<(String, usize)> {
    let first = lines.first()?;
    let own = destination(first)?;
    let goes_on = |line: &&ShownLine| destination(line) == Some(own) || first.enters && comes_inside(line);
    let run: Vec<&ShownLine> = lines.iter().take_while(goes_on).filter(|line| is_walk(line)).collect();
    let pieces: Vec<String> = run.iter().filter_map(|line| piece(&line.said)).collect();
    if pieces.len() < 2 {
        return None;
    }
    let mut from: Vec<String> = Vec::new();
    for own in run.iter().filter_map(|line| argument(&line.said, "from")) {
        let own = voice.say(&Phrase { id: "spot-hex", arguments: vec![("hex", own.clone())] });
        if !from.contains(&own) {
            from.push(own);
        }
    }
    let to = argument(&first.said, "to").map(|to| ("to", to.clone()));
    let said = Phrase { id: "story-gathered", arguments: to.into_iter().collect() };
    let said = said.with("pieces", listed(&pieces, usize::MAX, names, voice));
    Some((voice.say(&said.with("from", joined(from, "story-same", "story-last", voice))), pieces.len()))
}

/// Whether lines are counters that come onto the map, some of which move on.
pub(super) fn are_arrivals(lines: &[ShownLine]) -> bool {
    let is_of_arrival = |at: usize| {
        let piece = |at: usize| argument(&lines[at].said, "piece");
        lines[at].said.id == ENTERED || is_walk(&lines[at]) && !lines[at].enters && at > 0 && piece(at - 1) == piece(at)
    };
    lines.first().is_some_and(|line| line.said.id == ENTERED) && (0..lines.len()).all(is_of_arrival)
}

/// Tells who comes onto the map, place by place, and where they move on to.
pub(super) fn told(lines: &[ShownLine], names: &Names, voice: &Voice) -> Vec<(usize, Part)> {
    let place = |at: usize| argument(&lines[at].said, "to").filter(|_| lines[at].said.id == ENTERED);
    let arrived = |number: usize| {
        let own = place(number)?;
        if (0..number).any(|before| place(before) == Some(own)) {
            return None;
        }
        let here = (number..lines.len()).filter(|at| place(*at) == Some(own));
        let moves_on = |at: &usize| lines.get(at + 1).is_some_and(is_walk);
        let (moving, staying): (Vec<usize>, Vec<usize>) = here.partition(moves_on);
        let on = |at: usize| {
            let to = argument(&lines[at + 1].said, "to").map(|to| ("to", to.clone()));
            let on = Phrase { id: "story-moves-on", arguments: to.into_iter().collect() };
            voice.say(&names.tell(on.with("piece", piece(&lines[at].said).unwrap_or_default()), voice))
        };
        let mut pieces: Vec<String> = moving.into_iter().map(on).collect();
        let staying: Vec<String> = staying.into_iter().filter_map(|at| piece(&lines[at].said)).collect();
        pieces.extend(groups(&staying, usize::MAX, names, voice).0);
        let said = Phrase { id: "story-arrived", arguments: vec![("at", own.clone())] };
        let said = said.with("pieces", joined(pieces, "story-same", "story-last", voice));
        Some(voice.say(&said))
    };
    (0..lines.len()).map(|number| (number, arrived(number).map_or(Part::Nothing, Part::Then))).collect()
}
