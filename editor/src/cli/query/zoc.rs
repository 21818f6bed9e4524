//! `bexar query FILE zoc SIDE`: which spots does a side control, and with whom?

use clap::{Args, ValueEnum};
use rules::alamo::{Game, Position};
use rules::message::Message;
use rules::side::Side;
use rules::spot::Spot;
use serde::Serialize;

use super::super::lines;
use super::super::terminal::{Exit, Trouble};
use super::Answer;
use super::scene::Scene;
use crate::files::Opened;
use crate::words::Voice;

/// Lists the spots in the zones of control of a side, each with the units it belongs to
///
/// The position is the scenario's set-up, before columns that are still to come, or that of a case or a log (`--at`); `--with`
/// adds pieces to it.
///
/// With `--json`: `side`, and `spots`, each with `spot` and `by`, the units whose zone covers it.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar query alamo zoc texan")]
pub(super) struct Zoc {
    /// Whose zones
    #[arg(value_enum)]
    side: Whose,
    #[command(flatten)]
    scene: Scene,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Whose {
    /// The garrison
    Texan,
    /// The besiegers
    Mexican,
}

#[derive(Serialize)]
struct Report {
    side: Side,
    spots: Vec<Controlled>,
}

#[derive(Serialize)]
struct Controlled {
    spot: Spot,
    by: Vec<String>,
}

impl Zoc {
    pub(super) fn ask(&self, opened: &Opened, voice: &Voice) -> Result<Answer, Trouble> {
        let (game, position) = self.scene.position(opened, voice)?;
        let side = match self.side {
            Whose::Texan => Side::Texan,
            Whose::Mexican => Side::Mexican,
        };
        let report = Report { side, spots: controlled(&game, &position, side) };
        let present = game
            .pieces()
            .iter()
            .zip(&position.pieces)
            .any(|(piece, state)| piece.is_unit() && piece.side == Some(side) && state.is_on_map());
        Ok(Answer { text: text(&report, present, voice), json: super::super::json(&report), exit: Exit::Fine })
    }
}

fn controlled(game: &Game, position: &Position, side: Side) -> Vec<Controlled> {
    let name = |unit| game.piece(unit).name.clone();
    let spots = game.board().ids().map(|id| Controlled {
        spot: game.board().spot(id),
        by: game.controllers(position, id, side.enemy()).map(name).collect(),
    });
    spots.filter(|spot| !spot.by.is_empty()).collect()
}

fn text(report: &Report, present: bool, voice: &Voice) -> String {
    let side = match report.side {
        Side::Texan => "texan",
        Side::Mexican => "mexican",
    };
    if !present {
        return lines(&[Message::new("query-zone-nobody").with("side", side)], voice);
    }
    let mut messages = vec![Message::new("query-zone").with("side", side).count("count", report.spots.len())];
    messages.extend(
        report.spots.iter().map(|Controlled { spot, by }| {
            Message::new("query-zone-spot").with("spot", spot).with("by", by.join(", "))
        }),
    );
    lines(&messages, voice)
}
