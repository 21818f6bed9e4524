//! Button labels of actions.

use crate::house::Offers as _;
use crate::knapp::{Action, Game, Position};
use crate::phrase::Phrase;
use crate::play::PieceId;

/// The button label of an action.
pub(super) fn label(game: &Game, position: &Position, action: Action) -> Phrase {
    let of = |id, piece: PieceId| Phrase::new(id).with("piece", game.name(piece));
    match action {
        Action::Place { piece, at } => of("do-place", piece).with("at", game.spot_shown(at)),
        Action::Raise { gun } => of("do-knapp-raise", gun),
        Action::Lower { gun } => of("do-knapp-lower", gun),
        Action::Reinforce { section } => Phrase::new("do-knapp-reinforce").with("section", game.section_text(section)),
        Action::Day => Phrase::new("do-knapp-day").with("day", position.day + 1),
        Action::Commit { gun } => of("do-knapp-commit", gun),
        Action::Aim { by, at } => of("do-knapp-aim", by).with("side", game.aim_text(at)),
        Action::Shell { by, gun } => of("do-knapp-shell", by).with("target", game.name(gun)),
        Action::Counter { gun, at } => of("do-knapp-shell", gun).with("target", game.name(at)),
        Action::Size { column, stands } => game.of_column("do-knapp-size", column).count("stands", usize::from(stands)),
        Action::Start { column, position: start } => {
            game.of_column("do-knapp-start", column).words("start", game.start_name(start))
        }
        Action::Release => Phrase::new("do-knapp-release"),
        Action::March { column } => game.of_column("do-knapp-march", column),
        Action::Step { piece, to } => of("do-step", piece).with("to", game.spot_shown(to)),
        Action::Haul { piece, to } => of("do-knapp-haul", piece).with("to", game.spot_shown(to)),
        Action::Scale { piece, to } => of("do-knapp-scale", piece).with("to", game.spot_shown(to)),
        Action::Bash { piece, to } => of("do-knapp-bash", piece).with("to", game.spot_shown(to)),
        Action::Fire { target, .. } => Phrase::new("do-fire").with("target", game.name(target)),
        Action::Cannon { gun, target } => of("do-knapp-shell", gun).with("target", game.name(target)),
        Action::Blast { gun, door } => of("do-knapp-aim", gun).with("side", game.door_text(door)),
        Action::Fight { target, .. } => Phrase::new("do-melee").with("target", game.name(target)),
        Action::Use { rule, piece } => {
            Phrase::new("do-use").with("what", format!("{} {}", game.rule_text(rule), game.name(piece)))
        }
        Action::Done => Phrase::new("do-done").word("phase", position.phase.name_word()),
    }
}
