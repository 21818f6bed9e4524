//! `bexar query FILE attacks UNIT`: which enemies may a unit or battery attack, and why not the others?

mod json;
mod text;

use clap::Args;
use rules::alamo::{Game, Phase, PieceId, Position, PossibleAttack};
use rules::hexside::Hexside;

use super::super::admission::Admitted;
use super::super::terminal::{Exit, Terminal, VerbError};
use super::placed_piece::PlacedPiece;
use super::position::AskedPosition;
use super::table::Teller;
use super::{Answer, table};

/// The number of unreachable enemies that are explained unless all are requested.
pub(super) const NEAREST: usize = 5;

/// Lists what a unit or battery can attack, with the row and column of the combat table, and why it can attack no other
/// enemy
///
/// It is the unit's own Combat Phase, whatever phase the scenario begins with. `UNIT@SPOT` places the piece on a spot
/// first; a battery is fired by the unit that stands with it. `--alone` leaves out the pieces the scenario sets up,
/// `--with` adds others, and `--at` asks about a moment of a case or a log. Of the enemies that cannot be attacked, the
/// nearest five are explained; with `--all`, every one is, and so is every mode of attack that is not allowed against
/// the others. For a battery, the hexsides it can breach are listed too, with the chance. The exit code is 1 if no
/// enemy can be attacked.
///
/// For a game other than the Alamo: each enemy with the chances of every way to attack it, or the reason why there is
/// none. A column on its track off the map counts as where it comes onto it. `--json` then gives `unit`, `spot`,
/// `targets`, `refused` and `left_out`, each enemy with `target`, `spot`, `range`, `range_in` (null for one off the
/// map) and what `odds` gives for that game.
///
/// With `--json`: `unit`, `spot`, `phase`; `targets`, each with `target`, `spot`, `range` (hexes), `mode` (`fire` or
/// `melee`), `strength`, `portions` (its parts, each with `rule` and `value`), `row`, `column` (from 0), `strengths`
/// (the head of the column), `cover` (the hexside that protects the target, or null) and `rule` (why it does or does
/// not); `refused`, each with `target`, `spot`, `range`, `mode`, `rule`, `text` (what the rule says), `hexes` (where
/// the reason is) and `blockers` (what ends the line of sight, each as given by `query FILE los`; empty for any other
/// reason); `left_out`, the number of enemies not explained; and `breaches`, null unless it is a battery that can fire
/// at a hexside: `sides` and the `chance` that a shot breaches one.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar query alamo attacks c1-aldama-1@1403")]
pub(super) struct Attacks {
    /// The counter, as scenarios name it, and optionally the spot to place it on
    #[arg(value_name = "UNIT[@SPOT]")]
    unit: PlacedPiece,
    /// Explains every refused enemy and mode
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    scene: AskedPosition,
}

/// The question and its answer.
struct AttacksAnswer<'a> {
    game: &'a Game,
    position: Position,
    unit: PieceId,
    phase: Phase,
    targets: Vec<PossibleAttack>,
    /// The refused attacks to explain, grouped by enemy.
    refused: Vec<PossibleAttack>,
    /// The number of enemies that cannot be attacked and are not explained.
    left_out: usize,
    /// The hexsides a battery can breach.
    breaches: Vec<Hexside>,
}

impl Attacks {
    pub(super) fn ask(&self, admitted: Admitted<'_>, terminal: &mut Terminal<'_>) -> Result<Answer, VerbError> {
        if let Some(game) = admitted.other_system(terminal.voice())? {
            let table = self.scene.table(&game, admitted, terminal)?;
            return table::attacks(table, &self.unit, self.all, &Teller::new(admitted, terminal.voice()));
        }
        let (game, mut position) = self.scene.position(admitted, terminal)?;
        let voice = terminal.voice();
        let unit = self.unit.take(&game, &mut position)?;
        let phase = game.open_combat(&mut position, unit);
        let (targets, mut refused): (Vec<_>, Vec<_>) =
            game.prospects(&position, unit).into_iter().partition(|prospect| prospect.strike.is_ok());
        let mut left_out = 0;
        if !self.all {
            refused.retain(|prospect| targets.iter().all(|own| own.target != prospect.target));
            let mut enemies: Vec<_> = refused.iter().map(|prospect| prospect.target).collect();
            enemies.dedup();
            left_out = enemies.len().saturating_sub(NEAREST);
            enemies.truncate(NEAREST);
            refused.retain(|prospect| enemies.contains(&prospect.target));
        }
        let exit = if targets.is_empty() { Exit::Findings } else { Exit::Fine };
        let sides = game.breach_targets(&position, unit).unwrap_or_default();
        let breaches = sides.iter().map(|side| game.board().breach_side(side)).collect();
        let found = AttacksAnswer { game: &game, position, unit, phase, targets, refused, left_out, breaches };
        Ok(Answer { text: text::report(&found, voice), json: json::report(&found, voice), exit })
    }
}
