//! The gaps as JSON. The help of the verb describes these forms: change both together.

use rules::playtest::gaps::{Gap, GapItem, Gaps, Lot};
use rules::side::Side;
use serde::Serialize;

use crate::report::gap_name;
use crate::words::Voice;

#[derive(Serialize)]
struct Report<'a> {
    file: &'a str,
    seed: u64,
    players: &'a [String; 2],
    games: Games,
    totals: Vec<Total<'a>>,
    gaps: Vec<GapLine<'a>>,
}

#[derive(Serialize)]
struct Games {
    lot: u32,
    chosen: u32,
}

#[derive(Serialize)]
struct Total<'a> {
    subject: &'a str,
    group: &'a str,
    all: usize,
}

#[derive(Serialize)]
struct GapLine<'a> {
    subject: &'a str,
    standing: &'a str,
    group: &'a str,
    name: String,
    says: String,
    side: Option<&'a str>,
    times: u64,
    of: u64,
    games: u32,
    replay: Option<Replay<'a>>,
}

#[derive(Serialize)]
struct Replay<'a> {
    series: &'a str,
    game: u32,
    step: u32,
}

fn line<'a>(gap: &'a Gap, voice: &Voice) -> GapLine<'a> {
    let says = gap_name(gap, voice);
    let (name, says) = match &gap.what {
        GapItem::Nothing => (String::new(), says),
        GapItem::Name(name) | GapItem::Named(name, _) | GapItem::Said(name, _) => (name.clone(), says),
        GapItem::Cell(cell) => {
            let whole = format!("{} {says}", voice.say(&cell.row));
            (whole.clone(), whole)
        }
    };
    GapLine {
        subject: gap.subject.name(),
        standing: gap.status.name(),
        group: &gap.group,
        name,
        says,
        side: gap.side.map(|side| if side == Side::Texan { "texan" } else { "mexican" }),
        times: gap.times,
        of: gap.of,
        games: gap.games,
        replay: gap.witness.map(|own| Replay {
            series: if own.lot == Lot::Drawn { "lot" } else { "chosen" },
            game: own.game.saturating_add(1),
            step: own.step,
        }),
    }
}

pub(super) fn report(file: &str, found: &Gaps, voice: &Voice) -> String {
    let [lot, chosen] = found.games;
    let totals = found.totals.iter().map(|own| Total { subject: own.subject.name(), group: &own.group, all: own.all });
    super::super::json(&Report {
        file,
        seed: found.seed,
        players: &found.players,
        games: Games { lot, chosen },
        totals: totals.collect(),
        gaps: found.gaps.iter().map(|gap| line(gap, voice)).collect(),
    })
}
