//! Tells an entry of the account in one sentence.

use rules::phrase::{Argument, Phrase};

use super::ShownLine;
use super::arrivals::{self, destination, gathered};
use super::entries::is_walk;
use super::lists::listed;
use super::shots::{self, is_shot};
use crate::words::names::Names;
use crate::words::{Clause, Voice, sentence};

/// Events that say no more than the one before them, in this order: what was broken is open, who acts alone is one.
const REPEATED: [(&str, &str); 4] = [
    ("event-deguello-alone", "event-deguello-reached"),
    ("event-deguello-hewed", "event-deguello-opened"),
    ("event-deguello-zapadores", "event-deguello-opened"),
    ("event-knapp-forced", "event-knapp-opened"),
];

/// The event of a counter that turns.
pub(super) const FACED: &str = "event-deguello-faced";

/// How a line continues the sentence.
pub(super) enum Part {
    /// It adds nothing.
    Nothing,
    /// A sentence of its own.
    Sentence(String),
    /// The same counter does something else.
    Same(String),
    /// The dice for what was said before.
    Roll(String),
    /// Something else.
    Then(String),
}

/// Tells what happened in one sentence, or in several where an event always has its own.
#[must_use]
pub fn told(lines: &[ShownLine], names: &Names, voice: &Voice) -> String {
    clauses(lines, names, voice).concat()
}

/// Returns the parts of that sentence, one for each line. Put together they are the sentence.
#[must_use]
pub fn clauses(lines: &[ShownLine], names: &Names, voice: &Voice) -> Vec<String> {
    let join = |id, before: &str, after: &str| voice.say(&Phrase::new(id).with("before", before).with("after", after));
    let parts = parts(lines, names, voice);
    let (mut whole, mut ends, mut is_open) = (String::new(), Vec::new(), false);
    for (number, (line, part)) in parts.iter().enumerate() {
        let next = parts[number + 1..].iter().find(|(_, next)| !matches!(next, Part::Nothing));
        let is_last = !matches!(next, Some((_, Part::Same(_))));
        whole = match part {
            Part::Nothing => whole,
            Part::Sentence(own) => {
                let before = if is_open { ended(whole, voice) } else { whole };
                is_open = false;
                if before.is_empty() { own.clone() } else { join("story-next", &before, own) }
            }
            Part::Same(own) | Part::Roll(own) | Part::Then(own) if !is_open => {
                is_open = true;
                if whole.is_empty() { sentence(own) } else { join("story-next", &whole, &sentence(own)) }
            }
            Part::Same(own) => join(if is_last { "story-last" } else { "story-same" }, &whole, own),
            Part::Roll(own) => join("story-roll", &whole, own),
            Part::Then(own) => join("joined", &whole, own),
        };
        ends.truncate(*line);
        ends.push(whole.len());
    }
    if is_open {
        whole = ended(whole, voice);
        ends.last_mut().into_iter().for_each(|end| *end = whole.len());
    }
    let starts = std::iter::once(0).chain(ends.iter().copied());
    starts.zip(&ends).map(|(start, end)| whole.get(start..*end).unwrap_or_default().to_owned()).collect()
}

/// Returns the parts of the sentence, each with the number of its line. A line has one or, if a walk leads inside the walls,
/// two.
fn parts(lines: &[ShownLine], names: &Names, voice: &Voice) -> Vec<(usize, Part)> {
    let are_shots = lines.iter().filter(|line| is_shot(line)).count() > 1;
    if are_shots && (shots::are_vain(lines) || shots::are_volley(lines)) {
        return shots::told(lines, names, voice);
    }
    if lines.len() > 1 && arrivals::are_arrivals(lines) {
        return arrivals::told(lines, names, voice);
    }
    let mut parts = Vec::with_capacity(lines.len());
    let mut subject: Option<&Argument> = None;
    let mut before: Option<&ShownLine> = None;
    // The first blow of the pair that fights.
    let mut opening: Option<[&Argument; 2]> = None;
    for (number, line) in lines.iter().enumerate() {
        if is_told(lines, number) {
            parts.push((number, Part::Nothing));
            continue;
        }
        let earlier = before.replace(line);
        if earlier.is_some_and(|earlier| is_repeated(earlier, line, names, voice)) {
            parts.push((number, Part::Nothing));
            continue;
        }
        if let Some((together, count)) = gathered(&lines[number..], names, voice) {
            subject = None;
            parts.push((number, Part::Then(together)));
            parts.extend(entrance(line, count, names, voice).map(|inside| (number, inside)));
            continue;
        }
        let is_alike = |at: &usize| lines[*at].said == line.said || is_same_of_another(line, &lines[*at]);
        let alike = (number..lines.len()).take_while(is_alike).filter(|at| !is_told(lines, *at));
        let mut pieces: Vec<String> = alike.filter_map(|at| piece(&lines[at].said)).collect();
        pieces.dedup();
        if pieces.len() > 1
            && let Some(several) = several(line, &pieces, names, voice)
        {
            subject = None;
            parts.push((number, Part::Then(several)));
            parts.extend(entrance(line, pieces.len(), names, voice).map(|inside| (number, inside)));
            continue;
        }
        let mut said = named(line, names, voice);
        // That a counterattack is allowed goes without saying: either it is made, or nothing comes of it.
        if said.id == "event-result-counterattack" {
            said.id = "event-result-nothing";
        }
        let blow = blow(&line.said);
        let is_returned = blow.is_some_and(|[by, target]| opening == Some([target, by]));
        if let Some(back) = voice.clause(&said, Clause::Back).filter(|_| is_returned) {
            parts.push((number, Part::Same(back)));
            continue;
        }
        let is_other_pair = blow.is_some() && opening.is_some() && opening != blow;
        opening = blow;
        let same = voice.clause(&said, Clause::Same);
        let own = same.as_ref().and_then(|_| acting(&line.said));
        let is_shared = own.is_some() && own == subject && !is_other_pair;
        subject = own;
        let roll = voice.clause(&said, Clause::Roll);
        let part = match (same.filter(|_| is_shared), roll) {
            (Some(rest), _) => Part::Same(rest),
            (None, Some(roll)) if earlier.is_some_and(|earlier| earlier.dice.is_none()) => Part::Roll(roll),
            (None, Some(roll)) => Part::Then(roll),
            (None, None) => match voice.clause(&said, Clause::On) {
                Some(clause) => Part::Then(clause),
                None => Part::Sentence(voice.say(&said)),
            },
        };
        parts.push((number, part));
        parts.extend(entrance(line, 1, names, voice).map(|inside| (number, inside)));
    }
    parts
}

/// Tells that a walk leads inside the walls, if it is the first that does.
fn entrance(line: &ShownLine, pieces: usize, names: &Names, voice: &Voice) -> Option<Part> {
    let said =
        || Phrase::new("story-entered").count("count", pieces).with("piece", piece(&line.said).unwrap_or_default());
    let place = line.spot.and_then(|spot| names.place(spot)).map(|place| voice.words(place));
    let told = || voice.say(&names.tell(said(), voice).with("place", place.as_deref().unwrap_or("nowhere")));
    line.enters.then(|| Part::Same(told()))
}

/// Returns the message of a line with printed names; a gun that its enemies serve is called a captured one.
pub(super) fn named(line: &ShownLine, names: &Names, voice: &Voice) -> Phrase {
    let mut said = names.tell(placed(line, names), voice);
    for (_, value) in said.arguments.iter_mut().filter(|(name, _)| line.captured && *name == "piece") {
        *value = Argument::Text(voice.say(&Phrase { id: "story-captured", arguments: vec![("piece", value.clone())] }));
    }
    said
}

/// Returns the message of a line, in which the spot inside the walls where a counter comes has the name of its room or
/// area. The ends of a walk are hexes.
pub(super) fn placed(line: &ShownLine, names: &Names) -> Phrase {
    let mut said = line.said.clone();
    if let Some(spot) = line.spot.filter(|spot| !is_walk(line) && names.is_inside(spot.hex)) {
        for (_, value) in said.arguments.iter_mut().filter(|(name, _)| ["at", "to"].contains(name)) {
            if let Argument::Said(at) = value {
                *at = names.placed(spot, at.clone());
            }
        }
    }
    said
}

/// Returns who strikes whom in a melee of pairs.
fn blow(said: &Phrase) -> Option<[&Argument; 2]> {
    if !is_blow(said) {
        return None;
    }
    Some([argument(said, "piece")?, argument(said, "target")?])
}

/// Whether an event is one blow of a melee of pairs.
pub(super) fn is_blow(said: &Phrase) -> bool {
    ["event-knapp-fought", "event-knapp-fought-in-vain"].contains(&said.id)
}

/// Returns a number or a text in a message.
pub(super) fn figure(argument: &Argument) -> String {
    match argument {
        Argument::Number(number) => number.to_string(),
        Argument::Text(text) => text.clone(),
        _ => String::new(),
    }
}

/// Whether a line says nothing new after the line before it.
fn is_repeated(before: &ShownLine, line: &ShownLine, names: &Names, voice: &Voice) -> bool {
    // A decision made twice with the same words, such as the start and the size of a column.
    let is_twice = before.said == line.said && line.dice.is_none();
    let is_told_with_it = is_same_of_another(before, line) && several(line, &[], names, voice).is_some();
    let goes_there_too = destination(before).is_some() && destination(before) == destination(line);
    is_twice || is_told_with_it || goes_there_too || REPEATED.contains(&(before.said.id, line.said.id))
}

/// Ends a sentence. A document's own words may have ended it already.
fn ended(whole: String, voice: &Voice) -> String {
    let is_ended = whole.ends_with(['.', '!', '?', '…']);
    if is_ended { whole } else { voice.say(&Phrase::new("story-end").with("before", &whole)) }
}

/// Whether two lines say the same of different counters.
fn is_same_of_another(line: &ShownLine, other: &ShownLine) -> bool {
    let rest = |said: &Phrase| -> Vec<(&'static str, Argument)> {
        said.arguments.iter().filter(|(name, _)| *name != "piece").cloned().collect()
    };
    line.said.id == other.said.id
        && line.dice.is_none()
        && line.said != other.said
        && rest(&line.said) == rest(&other.said)
}

/// Tells an event of several counters as one. `None` if the event has no such words.
fn several(line: &ShownLine, pieces: &[String], names: &Names, voice: &Voice) -> Option<String> {
    voice.clause(&placed(line, names).with("pieces", listed(pieces, usize::MAX, names, voice)), Clause::Many)
}

/// Whether other lines of the entry tell what this line tells: a fight is told by its blows, who is struck down is lost, and
/// who comes inside has advanced.
fn is_told(lines: &[ShownLine], number: usize) -> bool {
    let own = &lines[number].said;
    let is = |other: &ShownLine, ids: &[&str], pairs: &[(&str, &str)]| {
        let is_equal = |(theirs, ours): &(&str, &str)| argument(&other.said, theirs) == argument(own, ours);
        ids.contains(&other.said.id) && pairs.iter().all(is_equal)
    };
    match own.id {
        "event-knapp-matched" => lines[number + 1..].iter().any(|other| {
            let blows = ["event-knapp-fought", "event-knapp-fought-in-vain"];
            is(other, &blows, &[("piece", "piece"), ("target", "target")])
        }),
        "event-knapp-killed" => {
            lines[..number].iter().any(|other| is(other, &["event-knapp-fought"], &[("target", "piece")]))
        }
        "event-entered" => number.checked_sub(1).is_some_and(|before| lines[before].enters),
        // What a roll might have done besides, and did not.
        "event-deguello-officer-kept" => true,
        "event-advanced" => {
            let before = number.checked_sub(1).map(|before| &lines[before]);
            before.is_some_and(|before| is(before, &["event-entered"], &[("piece", "piece"), ("at", "to")]))
        }
        _ => false,
    }
}

/// Returns the counter that acts in an event.
fn acting(said: &Phrase) -> Option<&Argument> {
    let name = match said.id {
        "event-taken" => "with",
        "event-captured" | "event-towed" => "by",
        _ => "piece",
    };
    argument(said, name)
}

pub(super) fn argument<'s>(said: &'s Phrase, name: &str) -> Option<&'s Argument> {
    said.arguments.iter().find(|(own, _)| *own == name).map(|(_, value)| value)
}

/// Returns the id of the counter an event is about.
pub(super) fn piece(said: &Phrase) -> Option<String> {
    match argument(said, "piece")? {
        Argument::Text(id) => Some(id.clone()),
        _ => None,
    }
}
