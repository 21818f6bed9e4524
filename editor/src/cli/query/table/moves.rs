//! How far can a counter move, in a game of any system?

use rules::board::SpotId;
use rules::phrase::Phrase;
use rules::play::{PieceId, Reach, Refusal};
use rules::spot::Spot;
use rules::table::Tabletop;

use super::super::super::lines;
use super::super::super::terminal::{Exit, VerbError};
use super::super::Answer;
use super::{Teller, json, named, place_of, place_shown, put, shown};
use crate::question::spot_id;

/// The question.
pub(in crate::cli::query) struct Asked<'a> {
    /// The counter.
    pub(in crate::cli::query) piece: &'a str,
    /// Its starting spot; by default its current one.
    pub(in crate::cli::query) spot: Option<Spot>,
    /// The only destination of interest, if any.
    pub(in crate::cli::query) to: Option<Spot>,
}

/// Lists the spots the counter can reach.
pub(in crate::cli::query) fn ask(
    mut table: Box<dyn Tabletop>,
    asked: &Asked<'_>,
    teller: &Teller<'_>,
) -> Result<Answer, VerbError> {
    let piece = match asked.spot {
        Some(spot) => put(&mut *table, asked.piece, spot)?,
        None => named(&*table, asked.piece)?,
    };
    if place_of(&*table, piece).is_none() {
        return Err(Phrase::new("query-not-on-map").with("piece", asked.piece).into());
    }
    let reach = table.reach(piece, asked.spot.is_some());
    let to = asked.to.map(|spot| spot_id(table.board(), spot)).transpose()?;
    let exit = if to.is_some_and(|spot| reach.way_to(spot).is_none()) { Exit::Findings } else { Exit::Fine };
    let text = text(&*table, &reach, to, teller);
    Ok(Answer { text, json: json::moves(&*table, &reach, to, teller.voice), exit })
}

fn text(table: &dyn Tabletop, reach: &Reach, to: Option<SpotId>, teller: &Teller<'_>) -> String {
    let name = |piece: PieceId| teller.called(table.piece(piece).name);
    let head = Phrase::new("query-moves-points")
        .with("piece", name(reach.piece))
        .with("spot", place_shown(table, reach.piece, teller))
        .count("points", usize::from(reach.points));
    let head = lines(&[teller.names.put(head)], teller.voice);
    if let Some(spot) = to {
        return head + &lines(&reach.explain(spot, table.board(), name), teller.voice);
    }
    let mut text = vec![teller.say(&Phrase::new("query-reaches").count("count", reach.ways.len()))];
    text.extend(reach.ways.iter().map(|way| format!("  {}", teller.say(&reach.end(way, table.board(), name)))));
    if !reach.refused.is_empty() {
        text.push(teller.voice.text("query-refused-heading"));
    }
    for (spots, refusal) in reasons(reach) {
        let spots = spots.iter().map(|spot| shown(table, *spot)).collect::<Vec<_>>().join(", ");
        let reason = Phrase::new("query-refused").with("spots", spots).said("reason", refusal.message.clone());
        text.push(format!("  {}", teller.say(&reason)));
    }
    head + &text.join("\n") + "\n"
}

/// Groups the refused spots by reason.
fn reasons(reach: &Reach) -> Vec<(Vec<SpotId>, &Refusal)> {
    let mut reasons: Vec<(Vec<SpotId>, &Refusal)> = Vec::new();
    for (spot, refusal) in &reach.refused {
        match reasons.iter_mut().find(|(_, known)| *known == refusal) {
            Some((spots, _)) => spots.push(*spot),
            None => reasons.push((vec![*spot], refusal)),
        }
    }
    reasons
}
