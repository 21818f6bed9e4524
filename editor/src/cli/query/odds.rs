//! `bexar query FILE odds UNIT TARGET`: what are the results of an attack, and how likely are they?

mod json;
mod text;

use clap::{Args, ValueEnum};
use rules::alamo::Mode;
use rules::phrase::Phrase;

use super::super::admission::Admitted;
use super::super::terminal::{Exit, Terminal, VerbError};
use super::placed_piece::PlacedPiece;
use super::position::AskedPosition;
use super::table::Teller;
use super::{Answer, table};
use rules::alamo::assault::Assault;

/// Works out the exact odds of everything an attack can do to its target
///
/// It is the attacker's own Combat Phase, whatever phase the scenario begins with. `PIECE@SPOT` places a piece on a
/// spot first; a battery is fired by the unit that stands with it. `--alone` leaves out the pieces the scenario sets
/// up, `--with` adds others, and `--at` asks about a moment of a case or a log. The answer covers both modes, or only
/// that of `--mode`; the exit code is 1 if none is allowed.
///
/// Every roll is tried with the rules themselves, so the odds are exact. They are those of this one attack, up to the
/// point where a player must decide: whether to counterattack, where to retreat, whether a leader goes along. A rout
/// with no path of retreat counts as an elimination, unless leaders with the unit must be asked first.
///
/// With `--json`: `unit`, `spot`, `target`, `target_spot`, `phase`, `range` (hexes); `attacks`, each with `mode`
/// (`fire` or `melee`), `strength`, `portions` (its parts, each with `rule` and `value`), `row`, `column` (from 0),
/// `strengths` (the head of the column), `cover` (the hexside that protects the target, or null), `rule` (why it does
/// or does not), `morale` (of the target), `modifiers` (of the Damage Check before the number from the table, each with
/// `rule` and `value`), `line` (each with `die`, `result` of the table, and `modifier`, the sum added to the check, or
/// null), `odds` (of `nothing`, `disorder`, `step`, `step_and_rout`, `rout`, `eliminated` and `counterattack`, in this
/// order, each with `effect`, `chance`, such as 5/216, and `percent`) and `leaders` (each with `leader`, who may fall,
/// `chance` and `percent`); and `refused`, each with `mode`, `rule`, `text` (what the rule says), `hexes` and
/// `blockers` (what ends the line of sight, each as given by `query FILE los`; empty for any other reason).
///
/// For a game other than the Alamo: `unit`, `spot`, `target`, `target_spot`; `attacks`, each with `deed` (as logs write
/// it), `name`, `odds` (each with `effect`, `chance` and `percent`), `reckoning` (lines) and `rules`; and `refused`,
/// each with `rule`, `text` and `hexes`.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar query alamo odds c1-aldama-1@1403 kent9@1404/roof")]
pub(super) struct Odds {
    /// The unit or battery that attacks, and optionally the spot to place it on
    #[arg(value_name = "UNIT[@SPOT]")]
    unit: PlacedPiece,
    /// The enemy unit, and optionally the spot to place it on
    #[arg(value_name = "TARGET[@SPOT]")]
    target: PlacedPiece,
    /// Fire or melee, instead of both
    #[arg(long, value_enum, value_name = "MODE")]
    mode: Option<How>,
    #[command(flatten)]
    scene: AskedPosition,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum How {
    /// Shooting
    Fire,
    /// Melee
    Melee,
}

impl Odds {
    pub(super) fn ask(&self, admitted: Admitted<'_>, terminal: &mut Terminal<'_>) -> Result<Answer, VerbError> {
        if let Some(game) = admitted.other_system(terminal.voice())? {
            if self.mode.is_some() {
                return Err(Phrase::new("query-mode-other-system")
                    .with("name", &admitted.opened().source.name)
                    .word("system", game.system().word())
                    .into());
            }
            let table = self.scene.table(&game, admitted, terminal)?;
            return table::odds(table, &self.unit, &self.target, &Teller::new(admitted, terminal.voice()));
        }
        let (game, mut position) = self.scene.position(admitted, terminal)?;
        let voice = terminal.voice();
        let unit = self.unit.take(&game, &mut position)?;
        let target = self.target.take(&game, &mut position)?;
        let modes: &[Mode] = match self.mode {
            None => &Mode::ALL,
            Some(How::Fire) => &[Mode::Fire],
            Some(How::Melee) => &[Mode::Melee],
        };
        let found = Assault::new(&game, position, unit, target, modes);
        let exit = if found.attacks.is_empty() { Exit::Findings } else { Exit::Fine };
        Ok(Answer { text: text::report(&game, &found, voice), json: json::report(&game, &found, voice), exit })
    }
}
