//! Turns counts by number into lines with names.

use std::collections::BTreeMap;

use super::{BreachLine, CellLine, HexLine, HexsideLine, PieceLine, RuleLine, TurnLine};
use crate::alamo::counts::{self, Breaches, Combat, Crossings, Family, Pieces, Turns};
use crate::alamo::counts::{PieceMeasure, TurnMeasure};
use crate::alamo::{Game, Mode};
use crate::board::{Board, BreachId};
use crate::counts::{Count, HEXES, HexMeasure, Tally};
use crate::play::Atom;
use crate::project::Project;
use crate::rulebook::Band;
use crate::side::Side;
use crate::spot::Spot;
use crate::variant::Rule;

fn at(counts: &[Count], cell: usize) -> Count {
    counts.get(cell).copied().unwrap_or_default()
}

pub(super) fn turns(tally: &Tally) -> Vec<TurnLine> {
    let turns = tally.sheet(counts::TURNS).len().div_ceil(TurnMeasure::ALL.len()).min(256);
    let line = |turn: u8| {
        let own = |measure| at(tally.sheet(counts::TURNS), Turns::cell(turn, measure));
        TurnLine {
            turn,
            played: own(TurnMeasure::Played).games,
            ended: own(TurnMeasure::Ended).games,
            casualties: own(TurnMeasure::Casualties).times,
            steps_lost: [TurnMeasure::TexanSteps, TurnMeasure::MexicanSteps].map(|measure| own(measure).times),
            attacks: [TurnMeasure::TexanAttacks, TurnMeasure::MexicanAttacks].map(|measure| own(measure).times),
            routs: own(TurnMeasure::Routs).times,
            leaders: own(TurnMeasure::Leaders).times,
            entries: own(TurnMeasure::Entries).times,
            first_entries: own(TurnMeasure::FirstEntries).games,
            commitments: own(TurnMeasure::Commitments).games,
        }
    };
    (1..turns).map(|turn| line(turn as u8)).filter(|line| line.played > 0).collect()
}

pub(super) fn combat(tally: &Tally, game: &Game) -> Vec<CellLine> {
    let family = Combat::new(game);
    let (rows, columns) = family.size();
    let mut lines = Vec::new();
    for (mode, row) in Mode::ALL.into_iter().flat_map(|mode| (0..rows).map(move |row| (mode, row))) {
        for column in 0..columns {
            let strengths = game.strengths(row as u8, column as u8);
            let faces = [1, 2, 3, 4, 5, 6].map(|die| {
                family.cell(mode, row, column, die).map_or(0, |cell| at(tally.sheet(counts::COMBAT), cell).times)
            });
            let attacks = faces.iter().sum();
            if strengths == Band::Nothing && attacks == 0 {
                continue;
            }
            lines.push(CellLine {
                melee: mode == Mode::Melee,
                row: game.row_name(row as u8).to_owned(),
                column: column as u8 + 1,
                strengths: strengths.to_string(),
                results: game.table_line(column as u8).map(|result| result.to_string()),
                faces,
                attacks,
            });
        }
    }
    lines
}

pub(super) fn rules(tally: &Tally, project: &Project, known: impl Iterator<Item = Atom>) -> Vec<RuleLine> {
    let mut left: BTreeMap<&str, Count> = tally.rules().iter().map(|(rule, count)| (rule.as_ref(), *count)).collect();
    let mut lines = Vec::new();
    for atom in known {
        let count = left.remove(atom.id()).unwrap_or_default();
        let (rule, variant) = (atom.id().to_owned(), String::new());
        lines.push(RuleLine { rule, variant, times: count.times, games: count.games });
    }
    for own in project.variants.iter().filter(|own| own.on) {
        for (number, rule) in (1..).zip(&own.document.rules) {
            let name = rule.name_in(&own.document.id, number);
            let name = if rule.cites().is_empty() { name } else { rule.cites().to_owned() };
            // A rule that only changes a number is not an event, and cites nothing.
            let acts = matches!(rule, Rule::When { .. });
            let known = lines.iter().any(|line| line.rule == name);
            let count = left.remove(name.as_str());
            if !known && (acts || count.is_some()) {
                let count = count.unwrap_or_default();
                let (rule, variant) = (name, own.document.id.clone());
                lines.push(RuleLine { rule, variant, times: count.times, games: count.games });
            }
        }
    }
    for (rule, count) in left {
        let (rule, variant) = (rule.to_owned(), String::new());
        lines.push(RuleLine { rule, variant, times: count.times, games: count.games });
    }
    lines
}

pub(super) fn hexes(tally: &Tally, board: &Board) -> (Vec<HexLine>, Vec<Spot>) {
    let line = |spot| {
        let own = |measure: HexMeasure| at(tally.sheet(HEXES), measure.cell(spot));
        HexLine {
            at: board.spot(spot),
            traffic: [HexMeasure::TexanTraffic, HexMeasure::MexicanTraffic].map(|measure| own(measure).times),
            losses: [HexMeasure::TexanLosses, HexMeasure::MexicanLosses].map(|measure| own(measure).times),
            fire_from: own(HexMeasure::FireFrom).times,
            fire_at: own(HexMeasure::FireAt).times,
            melee: own(HexMeasure::Melee).times,
            first_entries: own(HexMeasure::FirstEntry).games,
        }
    };
    let (used, blank): (Vec<HexLine>, Vec<HexLine>) = board.ids().map(line).partition(|line| !line.is_blank());
    (used, blank.into_iter().map(|line| line.at).collect())
}

pub(super) fn hexsides(tally: &Tally, game: &Game) -> Vec<HexsideLine> {
    let family = Crossings::new(game);
    let count = |place, side| at(tally.sheet(counts::CROSSINGS), Crossings::cell(place, side));
    let line = |(place, (side, kind))| HexsideLine {
        at: side,
        kind,
        texan: count(place, Side::Texan),
        mexican: count(place, Side::Mexican),
    };
    family.sides().iter().copied().enumerate().map(line).collect()
}

pub(super) fn breached(tally: &Tally, game: &Game) -> Vec<BreachLine> {
    let sides = (0..tally.sheet(counts::BREACHES).len().div_ceil(2)).map(|side| BreachId(side as u16));
    let line = |side: BreachId| {
        let [shots, breached] = Breaches::cells_of(side).map(|cell| at(tally.sheet(counts::BREACHES), cell));
        BreachLine { at: game.side_text(side), shots: shots.times, breached: breached.games }
    };
    sides.map(line).filter(|line| line.shots > 0 || line.breached > 0).collect()
}

pub(super) fn pieces(tally: &Tally, game: &Game) -> Vec<PieceLine> {
    let line = |piece| {
        let own = |measure| at(tally.sheet(counts::PIECES), Pieces::cell(piece, measure));
        PieceLine {
            piece: game.piece(piece).name.clone(),
            side: game.piece(piece).side,
            full: own(PieceMeasure::Full).games,
            reduced: own(PieceMeasure::Reduced).games,
            tracked: own(PieceMeasure::Tracked).games,
            gone: own(PieceMeasure::Gone).games,
            waiting: own(PieceMeasure::Waiting).games,
            fell: own(PieceMeasure::Fell).times,
            attacks: own(PieceMeasure::Attacks).times,
        }
    };
    game.piece_ids().map(line).collect()
}
