//! A whole game in a paragraph.

use std::collections::{BTreeMap, BTreeSet};

use rules::phrase::Phrase;
use rules::play::{News, PieceId};
use rules::side::Side;

use super::crossing::{self, Entrance};
use super::ledger::lost;
use super::loss::{self, Loss};
use super::tally::{Tally, Toll, of_both};
use super::{Account, AnyTable, moment_named};
use crate::words::Voice;
use crate::words::names::Names;

/// The attacks on a counter that are worth telling, at least.
const STOOD: usize = 10;
/// The counters a counter destroys that are worth telling, at least.
const DESTROYED: usize = 4;
/// The attackers that come inside at one place that are worth telling, at least; and which part of all, at least.
const CROSSED: usize = 4;
/// The counters lost in one turn that are worth telling, at least.
const HEAVY: usize = 6;

/// Tells a game in a few sentences: who won and why, or how it stands, when and where the walls were crossed, when
/// the garrison was broken or most was lost, who held out and who destroyed most, what it cost, and who was left.
#[must_use]
pub fn paragraph(table: &AnyTable, account: &Account, names: &Names, voice: &Voice) -> Vec<String> {
    let tallies: Vec<&Tally> = account.chapters.iter().filter_map(|chapter| chapter.tally.as_ref()).collect();
    let called = |piece: PieceId| names.in_sentence(table.piece(piece).name, voice);
    let mut told = if let Some(end) = &account.end {
        end.told(voice)
    } else {
        let moment = moment_named(table, table.moment(), voice);
        vec![voice.say(&Phrase::new("story-stands").with("moment", moment).said("stand", table.stand()))]
    };
    let broken = Tally {
        breached: tallies.iter().flat_map(|own| own.breached.iter().cloned()).collect(),
        // Who broke which door is a matter of its turn.
        opened: tallies.iter().flat_map(|own| own.opened.iter().map(|(side, _)| (*side, None))).collect(),
        silenced: tallies.iter().flat_map(|own| own.silenced.iter().cloned()).collect(),
        ..Tally::default()
    };
    told.extend(broken.broken(names, voice));
    told.push(match tallies.iter().find_map(|own| own.inside.first().map(|first| (own.turn, first))) {
        Some((turn, Entrance { piece, at })) => {
            let units: usize = tallies.iter().map(|own| own.inside.len()).sum();
            let first = Phrase::new("story-first-inside").with("turn", turn).with("unit", table.turn_word());
            let first = first.with("piece", piece).said("at", names.located(at.spot, at.said.clone()));
            voice.say(&names.tell(first, voice).count("others", units - 1))
        }
        None => voice.text("story-nobody-inside"),
    });
    let crossings = crossing::all(tallies.iter().flat_map(|own| &own.inside), names);
    let all: usize = crossings.iter().map(|own| own.all.len()).sum();
    if let [busiest, _, ..] = &crossings[..]
        && busiest.all.len() * CROSSED >= all
        && busiest.all.len() >= CROSSED
    {
        let most = Phrase::new("story-busiest").count("count", busiest.all.len()).count("all", all);
        told.push(voice.say(&most.with("at", busiest.at(voice))));
    }
    told.extend(turned(table, &tallies, voice).or_else(|| heaviest(table, &tallies, voice)));
    let deeds = Deeds::of(table, account);
    if let Some((piece, attacks)) = deeds.stood() {
        let fell = if deeds.lost.contains(&piece) { "yes" } else { "no" };
        let stood = Phrase::new("story-stood").with("piece", called(piece)).count("attacks", attacks);
        told.push(voice.say(&stood.with("fell", fell)));
    }
    for side in Side::ALL {
        let all: Vec<Loss> = tallies.iter().flat_map(|own| own.lost[side.index()].iter().cloned()).collect();
        let returned: usize = tallies.iter().map(|own| own.returned[side.index()]).sum();
        told.push(losses(table, side, &all, returned, names, voice));
        if let Some((piece, kills)) = deeds.destroyed(side, all.len()) {
            let most = Phrase::new("story-destroyed").with("piece", called(piece)).count("kills", kills);
            told.push(voice.say(&most));
        }
        let reduced: BTreeSet<&String> = tallies.iter().flat_map(|own| &own.reduced[side.index()]).collect();
        let is_still = |id: &&&String| {
            let token = table.piece_named(id).map(|piece| table.token(piece));
            token.is_some_and(|token| token.back && token.at.is_some())
        };
        let still = reduced.iter().filter(is_still).count();
        if still > 0 {
            told.push(voice.say(&Phrase::new("story-all-reduced").with("side", side.word()).count("count", still)));
        }
    }
    let guns: BTreeMap<&String, Side> =
        tallies.iter().flat_map(|own| own.captured.iter().map(|(gun, side, _)| (gun, *side))).collect();
    let guns = guns.values().filter(|side| **side == Side::Mexican).count();
    if guns > 0 {
        told.push(voice.say(&Phrase::new("story-all-guns").count("guns", guns)));
    }
    told.extend(tallies.last().and_then(|last| last.fell_last(names, voice)));
    told.extend(account.end.iter().map(|end| end.left(names, voice)));
    told
}

/// Tells in which turn, or in which two one after the other, the garrison was broken, in a game without points: in those
/// in which most of it fell, if that is at least a third of what it had. The second must add a third to the first.
pub(super) fn turned(table: &AnyTable, tallies: &[&Tally], voice: &Voice) -> Option<String> {
    if !table.score().parts.is_empty() {
        return None;
    }
    let left: Vec<(u8, usize)> = tallies.iter().filter_map(|own| Some((own.turn, own.garrison?))).collect();
    let run = |own: &[(u8, usize)]| {
        let [(_, before), (from, _), ..] = *own else { return None };
        let (turn, after) = *own.last()?;
        let is_run = usize::from(turn.saturating_sub(from)) + 2 == own.len();
        is_run.then_some((from, turn, before, after, before.saturating_sub(after)))
    };
    let runs = left.windows(2).chain(left.windows(3)).filter_map(run);
    let weight = |(from, turn, .., fell): &(u8, u8, usize, usize, usize)| fell * if from == turn { 4 } else { 3 };
    let (from, turn, before, after, fell) = runs.max_by_key(weight)?;
    let said = Phrase::new("story-turned").with("unit", table.turn_word()).with("from", from).with("turn", turn);
    let said = said.with("several", if from < turn { "yes" } else { "no" });
    let said = said.count("before", before).count("after", after);
    (fell >= HEAVY && fell * 3 >= before).then(|| voice.say(&said))
}

/// Tells in which turn most counters were lost, if it is one of several and no other was as costly.
fn heaviest(table: &AnyTable, tallies: &[&Tally], voice: &Voice) -> Option<String> {
    let lost = |own: &Tally| own.lost.iter().map(Vec::len).sum::<usize>();
    let most = *tallies.iter().max_by_key(|own| lost(own)).filter(|own| lost(own) >= HEAVY)?;
    let are_less = tallies.iter().all(|own| own.turn == most.turn || lost(own) < lost(most));
    let losses = of_both(most.lost.each_ref().map(Vec::len), voice);
    let said = Phrase::new("story-heaviest").with("turn", most.turn).with("unit", table.turn_word());
    (are_less && tallies.len() > 1).then(|| voice.say(&said.with("losses", losses)))
}

/// Tells what a side lost in the whole game: how many counters, to what, and which leaders, in which turn.
fn losses(table: &AnyTable, side: Side, all: &[Loss], returned: usize, names: &Names, voice: &Voice) -> String {
    let leaders: Vec<&Loss> = all.iter().filter(|own| own.rank > 0).collect();
    let back = match returned {
        0 => "none",
        1 if all.len() == 1 => "only",
        2 if all.len() == 2 => "both",
        _ if returned == all.len() => "all",
        _ => "some",
    };
    let counted = Toll::of(all).told(voice);
    let counted = match loss::counted(all, voice) {
        Some(means) => voice.say(&Phrase::new("story-counted").with("counted", counted).with("means", means)),
        None => counted,
    };
    let id = if leaders.is_empty() { "story-losses" } else { "story-losses-leaders" };
    let said = Phrase::new(id).with("side", side.word()).count("count", all.len()).with("counted", counted);
    let said = said.with("back", back).count("returned", returned);
    voice.say(&said.with("leaders", loss::with_turns(&leaders, side, table.turn_word(), names, voice)))
}

/// How often counters were attacked, and how many of the enemy each destroyed.
#[derive(Debug, Default)]
struct Deeds {
    attacked: BTreeMap<PieceId, usize>,
    /// Of each side: a gun may have served both.
    kills: BTreeMap<(PieceId, Side), usize>,
    lost: BTreeSet<PieceId>,
}

impl Deeds {
    /// Counts them. Whoever attacked last in an entry has destroyed what is lost of the other side in it.
    fn of(table: &AnyTable, account: &Account) -> Self {
        let mut deeds = Self::default();
        for entry in account.chapters.iter().flat_map(|chapter| &chapter.entries) {
            let mut attacker = None;
            let mut fallen = lost(table, &entry.lines);
            for news in entry.lines.iter().filter_map(|line| line.news) {
                match news {
                    News::Attacked { by, target } => {
                        attacker = Some(by);
                        *deeds.attacked.entry(target).or_default() += 1;
                    }
                    News::Lost(piece) => {
                        let Some(at) = fallen.iter().position(|(own, _)| *own == piece) else { continue };
                        let (piece, side) = fallen.remove(at);
                        deeds.lost.insert(piece);
                        let attacker = attacker.filter(|by| table.piece(*by).side.or(entry.side) == Some(side.enemy()));
                        if let Some(by) = attacker {
                            *deeds.kills.entry((by, side)).or_default() += 1;
                        }
                    }
                    _ => {}
                }
            }
        }
        deeds
    }

    /// The counter that was attacked most often, if that is worth telling.
    fn stood(&self) -> Option<(PieceId, usize)> {
        let all: usize = self.attacked.values().sum();
        let most = self.attacked.iter().max_by_key(|(_, attacks)| **attacks).map(|(piece, attacks)| (*piece, *attacks));
        most.filter(|(_, attacks)| *attacks >= STOOD && attacks * 10 >= all)
    }

    /// The counter that destroyed most of the `lost` counters of a side, if that is worth telling.
    fn destroyed(&self, side: Side, lost: usize) -> Option<(PieceId, usize)> {
        let against = self.kills.iter().filter(|((_, own), _)| *own == side);
        let most = against.max_by_key(|(_, kills)| **kills).map(|((piece, _), kills)| (*piece, *kills));
        most.filter(|(_, kills)| *kills >= DESTROYED && kills * 5 >= lost)
    }
}
