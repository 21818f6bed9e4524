//! Several shots told as one: target by target, with what they rolled and what they cost.

use rules::phrase::{Argument, Phrase};

use super::ShownLine;
use super::lists::{groups, joined, listed, numbered};
use super::sentence::{FACED, Part, argument, figure, named, piece};
use crate::words::names::Names;
use crate::words::{Clause, Voice};

/// The events of a stand of infantry, or of the command stand, that a hit takes from its column.
const STRUCK: [&str; 2] = ["event-knapp-infantry-struck", "event-knapp-command-struck"];
/// The events of a counter that a hit destroys.
const KILLED: [&str; 2] = ["event-knapp-killed", "event-deguello-killed"];
/// The events of a hit that destroys a counter without further dice.
const HITS: [&str; 2] = ["event-knapp-shot-hit", "event-deguello-hit"];

/// Whether a line is a shot at a counter.
pub(super) fn is_shot(line: &ShownLine) -> bool {
    ["event-fire", "event-knapp-fired", "event-knapp-shelled", "event-deguello-fired"].contains(&line.said.id)
}

/// Whether a line says that a shot has no effect, or that a gun is empty after it.
fn is_miss(line: &ShownLine) -> bool {
    const MISSES: [&str; 6] = [
        "event-result-nothing",
        "event-result-counterattack",
        "event-knapp-miss",
        "event-knapp-shot-miss",
        "event-deguello-miss",
        "event-deguello-emptied",
    ];
    MISSES.contains(&line.said.id)
}

/// Whether a line may be one of those of a shot without effect: the shot, what came of it, or the turn before it.
fn is_of_vain_shot(line: &ShownLine) -> bool {
    is_shot(line) || is_miss(line) || line.said.id == FACED
}

/// Whether lines are a shot without effect, or several.
pub(super) fn are_vain(lines: &[ShownLine]) -> bool {
    lines.iter().any(is_shot) && lines.iter().all(is_of_vain_shot)
}

/// Whether lines are a volley: shots whose hits need no more dice than those for the stands of a column.
pub(super) fn are_volley(lines: &[ShownLine]) -> bool {
    let is_cost = |line: &ShownLine| KILLED.contains(&line.said.id) || STRUCK.contains(&line.said.id);
    let is_hit = |line: &ShownLine| HITS.contains(&line.said.id);
    let is_told = |at: usize| !is_hit(&lines[at]) || lines.get(at + 1).is_some_and(is_cost);
    let is_of_volley = |line: &ShownLine| is_cost(line) || is_hit(line) || is_of_vain_shot(line);
    lines.iter().any(is_shot) && lines.iter().all(is_of_volley) && (0..lines.len()).all(is_told)
}

/// Tells several shots that are all in vain, or a volley.
pub(super) fn told(lines: &[ShownLine], names: &Names, voice: &Voice) -> Vec<(usize, Part)> {
    let all: Vec<Shot<'_>> = (0..lines.len()).filter_map(|at| Shot::of(lines, at)).collect();
    let are_vain = are_vain(lines);
    let aimed = |number: usize| {
        let own = all.iter().find(|shot| shot.at == number)?;
        let together: Vec<&Shot<'_>> = all.iter().filter(|shot| shot.aim == own.aim).collect();
        if together.first().is_none_or(|first| first.at != number) {
            return None;
        }
        let shots = volley(&together, names, voice);
        let join = |id, cost: &str| voice.say(&Phrase::new(id).with("before", &shots).with("after", cost));
        Some(match cost(&together, names, voice) {
            Some(cost) => join("story-roll", &cost),
            None if !are_vain => voice.say(&Phrase::new("story-vain").with("shots", &shots)),
            None if number == all[0].at => voice.say(&Phrase::new("story-in-vain").with("shots", &shots)),
            None => shots,
        })
    };
    (0..lines.len()).map(|number| (number, aimed(number).map_or(Part::Nothing, Part::Then))).collect()
}

/// A shot and what came of it.
struct Shot<'l> {
    /// The number of its line.
    at: usize,
    line: &'l ShownLine,
    /// The lines up to the next shot.
    after: Vec<&'l ShownLine>,
    /// Its target, and what it needs to hit it.
    aim: (&'l Argument, Option<&'l Argument>),
}

impl<'l> Shot<'l> {
    fn of(lines: &'l [ShownLine], at: usize) -> Option<Self> {
        let line = lines.get(at).filter(|line| is_shot(line))?;
        let after: Vec<&ShownLine> = lines[at + 1..].iter().take_while(|line| !is_shot(line)).collect();
        let need = after.iter().find_map(|line| argument(&line.said, "need"));
        Some(Self { at, line, after, aim: (argument(&line.said, "target")?, need) })
    }

    /// What it rolled, modifiers included; two rolls for a gun that fires twice.
    fn rolls(&self) -> impl Iterator<Item = String> {
        let results = self.after.iter().filter(|line| !STRUCK.contains(&line.said.id)).map(|line| &line.said);
        results.filter_map(|said| argument(said, "total").or_else(|| argument(said, "roll"))).map(figure)
    }
}

/// Tells who fires at a target, and what they roll, in the order in which they are listed.
fn volley(shots: &[&Shot<'_>], names: &Names, voice: &Voice) -> String {
    let called = |shot: &Shot<'_>| {
        let id = piece(&shot.line.said).unwrap_or_default();
        let called = names.called(&id, voice.language()).to_owned();
        numbered(&called).map_or((called.clone(), 0), |(name, number)| (name.to_owned(), number))
    };
    let order: Vec<String> = shots.iter().map(|shot| called(shot).0).collect();
    let mut shots = shots.to_vec();
    shots.sort_by_cached_key(|shot| {
        let (name, number) = called(shot);
        (shot.line.captured, order.iter().position(|own| *own == name), number)
    });
    let (taken, own): (Vec<&ShownLine>, Vec<&ShownLine>) =
        shots.iter().map(|shot| shot.line).partition(|line| line.captured);
    let own: Vec<String> = own.into_iter().filter_map(|line| piece(&line.said)).collect();
    let (mut pieces, _) = groups(&own, usize::MAX, names, voice);
    let by = |line: &ShownLine| argument(&named(line, names, voice), "piece").map(figure);
    pieces.extend(taken.into_iter().filter_map(by));
    let rolls: Vec<String> = shots.iter().flat_map(|shot| shot.rolls()).collect();
    let aims = shots.first().map(|first| first.aim);
    let target = aims.map(|(target, _)| ("target", target.clone()));
    let said = Phrase { id: "story-vain-shots", arguments: target.into_iter().collect() };
    let said = said.count("count", shots.len()).with("pieces", joined(pieces, "story-same", "story-last", voice));
    let said = said.with("rolls", joined(rolls, "story-same", "story-last", voice));
    let need = aims.and_then(|(_, need)| need).map(figure);
    voice.say(&names.tell(said.with("need", need.as_deref().unwrap_or("any")), voice))
}

/// Tells what shots at a target cost: the column what it loses, or else who is lost. `None` if nothing.
fn cost(shots: &[&Shot<'_>], names: &Names, voice: &Voice) -> Option<String> {
    let lines: Vec<&ShownLine> = shots.iter().flat_map(|shot| shot.after.iter().copied()).collect();
    let killed: Vec<&ShownLine> = lines.iter().copied().filter(|line| KILLED.contains(&line.said.id)).collect();
    let pieces: Vec<String> = killed.iter().filter_map(|line| piece(&line.said)).collect();
    let struck = lines.iter().find(|line| STRUCK.contains(&line.said.id)).or_else(|| killed.first())?;
    if pieces.len() < 2 && KILLED.contains(&struck.said.id) {
        return voice.clause(&names.tell(struck.said.clone(), voice), Clause::On);
    }
    voice.clause(&struck.said.clone().with("pieces", listed(&pieces, usize::MAX, names, voice)), Clause::Many)
}
