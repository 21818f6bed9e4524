//! A whole game in a paragraph.

use std::collections::BTreeMap;

use rules::phrase::Phrase;
use rules::side::Side;

use super::tally::{NAMES, Tally, listed};
use super::{Account, AnyTable, moment_named};
use crate::words::Voice;
use crate::words::names::Names;

/// Tells a game in a few sentences: when the walls were crossed, who fell, what it cost, and how it stands or ended.
#[must_use]
pub fn paragraph(table: &AnyTable, account: &Account, names: &Names, voice: &Voice) -> Vec<String> {
    let tallies: Vec<&Tally> = account.chapters.iter().filter_map(|chapter| chapter.tally.as_ref()).collect();
    let attacks = tallies.iter().map(|own| own.attacks).sum();
    let mut told =
        vec![voice.say(&Phrase::new("story-all-attacks").count("attacks", attacks).with("turn", table.moment().turn))];
    told.push(match tallies.iter().find_map(|own| own.inside.first().map(|first| (own.turn, first))) {
        Some((turn, (piece, at))) => {
            let units: usize = tallies.iter().map(|own| own.inside.len()).sum();
            let first = Phrase::new("story-first-inside").with("turn", turn).with("piece", piece);
            voice.say(&names.put(first.said("at", at.clone())).count("others", units - 1))
        }
        None => voice.text("story-nobody-inside"),
    });
    for side in Side::ALL {
        let leaders: Vec<String> = tallies.iter().flat_map(|own| &own.lost[side.index()]).cloned().collect();
        let leaders: Vec<String> = leaders.into_iter().filter(|id| is_named_man(table, id)).collect();
        let lost = tallies.last().map_or(0, |own| own.so_far[side.index()]);
        let id = if leaders.is_empty() { "story-losses" } else { "story-losses-leaders" };
        let said = Phrase::new(id).with("side", side.word()).count("count", lost);
        told.push(voice.say(&said.with("leaders", listed(&leaders, NAMES, names, voice))));
    }
    let guns: BTreeMap<&String, Side> =
        tallies.iter().flat_map(|own| own.captured.iter().map(|(gun, side)| (gun, *side))).collect();
    let guns = guns.values().filter(|side| **side == Side::Mexican).count();
    if guns > 0 {
        told.push(voice.say(&Phrase::new("story-all-guns").count("guns", guns)));
    }
    told.push(if let Some(ending) = table.ending() {
        voice.say(&ending)
    } else {
        let moment = moment_named(table, table.moment(), voice);
        voice.say(&Phrase::new("story-stands").with("moment", moment).said("stand", table.stand()))
    });
    told
}

fn is_named_man(table: &AnyTable, id: &str) -> bool {
    table.piece_named(id).is_some_and(|piece| table.is_named_man(piece))
}
