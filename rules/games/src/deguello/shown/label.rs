//! Button labels of actions.

use crate::deguello::telling::way_word;
use crate::deguello::{Action, Game, Position};
use crate::house::Offers as _;
use crate::phrase::Phrase;
use crate::play::PieceId;

/// The button label of an action.
pub(super) fn label(game: &Game, position: &Position, action: Action) -> Phrase {
    let of = |id, piece: PieceId| Phrase::new(id).with("piece", game.name(piece));
    match action {
        Action::Place { piece, at } => of("do-place", piece).with("at", game.spot_shown(at)),
        Action::Face { piece, facing } => of("do-deguello-face", piece).word("way", way_word(facing)),
        Action::Activate { officer } => of("do-deguello-activate", officer),
        Action::Battery { officer, command } => {
            of("do-deguello-battery", officer).with("battery", game.command_name(command))
        }
        Action::Column { command } => Phrase::new("do-deguello-column").with("column", game.command_name(command)),
        Action::Lone { piece } => of("do-deguello-lone", piece),
        Action::Area { area } => Phrase::new("do-deguello-area").words("area", game.area_name(area)),
        Action::Step { piece, to } => of("do-step", piece).with("to", game.spot_shown(to)),
        Action::Haul { piece, gun, to } => {
            of("do-deguello-haul", piece).with("gun", game.name(gun)).with("to", game.spot_shown(to))
        }
        Action::Expose { piece } => of("do-deguello-expose", piece),
        Action::Fire { by, target } | Action::Cannon { gun: by, target } => {
            of("do-deguello-fire", by).with("target", game.name(target))
        }
        Action::Blast { gun, door } => of("do-deguello-blast", gun).with("side", game.door_text(door)),
        Action::Load { gun } => of("do-deguello-load", gun),
        Action::Split { piece } => of("do-deguello-split", piece),
        Action::Emplace { piece, edge } => of("do-deguello-emplace", piece).with("side", game.edge_text(edge)),
        Action::Climb { piece, to } => of("do-deguello-climb", piece).with("to", game.spot_shown(to)),
        Action::Storm { by, with: None, edge } => of("do-deguello-storm", by).with("side", game.edge_text(edge)),
        Action::Storm { by, with: Some(with), edge } => {
            of("do-deguello-storm-with", by).with("with", game.name(with)).with("side", game.edge_text(edge))
        }
        Action::Melee { by, with: None, target } => of("do-deguello-melee", by).with("target", game.name(target)),
        Action::Melee { by, with: Some(with), target } => {
            of("do-deguello-join", by).with("with", game.name(with)).with("target", game.name(target))
        }
        Action::Axe { piece, door } => of("do-deguello-axe", piece).with("side", game.door_text(door)),
        Action::Arson { piece, door } => of("do-deguello-arson", piece).with("side", game.door_text(door)),
        Action::Lose { piece } => of("do-deguello-lose", piece),
        Action::Ignite { area } => Phrase::new("do-deguello-ignite").words("area", game.area_name(area)),
        Action::Use { rule, piece } => {
            Phrase::new("do-use").with("what", format!("{} {}", game.rule_text(rule), game.name(piece)))
        }
        Action::Done => Phrase::new("do-done").word("phase", position.phase.name_word()),
    }
}
