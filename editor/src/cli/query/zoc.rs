//! `bexar query FILE zoc SIDE`: which spots does a side control, and with which pieces?

use clap::{Args, ValueEnum};
use rules::alamo::PieceId;
use rules::side::Side;
use rules::spot::Spot;
use serde::Serialize;

use super::super::admission::Admitted;
use super::super::lines;
use super::super::terminal::{Exit, Terminal, VerbError};
use super::Answer;
use super::position::AskedPosition;
use crate::question::zones::Zones;

/// Lists the spots in the zones of control of a side, each with the units that control it
///
/// The position is the scenario's set-up, before any columns that are still to come, or that of a case or a log
/// (`--at`); `--with` adds pieces to it.
///
/// With `--json`: `side`, and `spots`, each with `spot` and `by`, the units whose zone of control covers it.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar query alamo zoc texan")]
pub(super) struct Zoc {
    /// The side that controls the spots
    #[arg(value_enum)]
    side: Whose,
    #[command(flatten)]
    scene: AskedPosition,
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
    pub(super) fn ask(&self, admitted: Admitted<'_>, terminal: &mut Terminal<'_>) -> Result<Answer, VerbError> {
        let (game, position) = self.scene.position(admitted, terminal)?;
        let voice = terminal.voice();
        let side = match self.side {
            Whose::Texan => Side::Texan,
            Whose::Mexican => Side::Mexican,
        };
        let zones = Zones::new(&game, &position, side);
        let name = |unit: &PieceId| game.piece(*unit).name.clone();
        let spots = zones
            .spots
            .iter()
            .map(|(spot, by)| Controlled { spot: game.board().spot(*spot), by: by.iter().map(name).collect() });
        let json = super::super::json(&Report { side, spots: spots.collect() });
        let told = zones.spots.iter().map(|(spot, by)| Zones::told(&game, *spot, by));
        let text = lines(&[zones.heading()].into_iter().chain(told).collect::<Vec<_>>(), voice);
        Ok(Answer { text, json, exit: Exit::Fine })
    }
}
