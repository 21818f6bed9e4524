//! `bexar query FILE moves PIECE SPOT`: how far can a piece move?

mod json;
mod text;

use clap::Args;
use rules::alamo::Game;
use rules::board::SpotId;
use rules::phrase::Phrase;
use rules::spot::Spot;

use super::super::admission::Admitted;
use super::super::terminal::{Exit, Terminal, VerbError};
use super::position::AskedPosition;
use super::table::Teller;
use super::{Answer, table};
use crate::question::placed_pieces::{named, put};
use crate::question::{moves, spot_id};

/// Lists where a piece can end its move from a spot, the cheapest path to each, and what bars the spots around it
///
/// The piece is placed on the spot at the start of its Movement Phase, among the pieces the scenario sets up; `--alone`
/// leaves those out, `--with` adds others, and `--at` asks about the position of a case or a log. If no spot is given,
/// the piece moves from where it is, with the movement points it has left if its Movement Phase is under way. With
/// `--to`, only the path to one spot is printed, and the exit code is 1 if there is none.
///
/// With `--json`: `piece`, `spot`, `phase`, `points`; `reaches`, each with `spot`, `cost`, `steps` (each with `spot`,
/// `spent`, the points spent so far, `over`, the hexside crossed, and `rule`, the line of the chart for it),
/// `stopped_by` (a unit, or null) and `stop_rule`; `refused`, each with `spot`, `rule`, `text` (what the rule says) and
/// `hexes` (where the reason is); and `to` (one of `reaches`, or null). For a game other than the Alamo, there is no
/// `phase`.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar query alamo moves c1-aldama-1 1506 --alone --with kent9@1404/roof")]
pub(super) struct Moves {
    /// The counter, as scenarios name it
    piece: String,
    /// The spot where it starts; by default where it is
    spot: Option<Spot>,
    /// Movement points, instead of its movement allowance
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(..=99))]
    points: Option<u8>,
    /// Prints only the path to this spot
    #[arg(long, value_name = "SPOT")]
    to: Option<Spot>,
    #[command(flatten)]
    scene: AskedPosition,
}

/// The question and its answer.
struct MovesAnswer<'a> {
    game: &'a Game,
    moves: moves::Moves,
    /// The destination asked about, if any.
    to: Option<SpotId>,
}

impl Moves {
    pub(super) fn ask(&self, admitted: Admitted<'_>, terminal: &mut Terminal<'_>) -> Result<Answer, VerbError> {
        if let Some(game) = admitted.other_system(terminal.voice())? {
            if self.points.is_some() {
                return Err(Phrase::new("query-points-other-system")
                    .with("name", &admitted.opened().source.name)
                    .word("system", game.system().word())
                    .into());
            }
            let table = self.scene.table(&game, admitted, terminal)?;
            let asked = table::Asked { piece: &self.piece, spot: self.spot, to: self.to };
            return table::moves(table, &asked, &Teller::new(admitted, terminal.voice()));
        }
        let (game, mut position) = self.scene.position(admitted, terminal)?;
        let voice = terminal.voice();
        let piece = match self.spot {
            Some(spot) => put(&game, &mut position, &self.piece, spot)?,
            None => named(&game, &self.piece)?,
        };
        if !position.state(piece).is_on_map() {
            return Err(Phrase::new("query-not-on-map").with("piece", &self.piece).into());
        }
        let moves = moves::Moves::new(&game, position, piece, self.spot.is_some(), self.points);
        let to = self.to.map(|spot| spot_id(game.board(), spot)).transpose()?;
        let exit = if to.is_some_and(|spot| moves.reach.way_to(spot).is_none()) { Exit::Findings } else { Exit::Fine };
        let found = MovesAnswer { game: &game, moves, to };
        Ok(Answer { text: text::report(&found, voice), json: json::report(&found, voice), exit })
    }
}
