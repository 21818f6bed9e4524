//! The button labels of actions.

use crate::alamo::variant::Item;
use crate::alamo::{Action, Game, Mode, Pending, PieceId, Position};
use crate::phrase::Phrase;

fn name(game: &Game, piece: PieceId) -> &str {
    &game.piece(piece).name
}

/// The button label of an action.
pub(super) fn label(game: &Game, position: &Position, action: Action) -> Phrase {
    let of = |id, piece| Phrase::new(id).with("piece", name(game, piece));
    match action {
        Action::Place { piece, at } => of("do-place", piece).with("at", game.spot_shown(at)),
        Action::Plot { column, area } => {
            let column = game.columns().get(usize::from(column)).map_or("", |column| &column.id);
            Phrase::new("do-plot").with("column", column).with("area", area)
        }
        Action::Step { piece, to } => of("do-step", piece).with("to", game.spot_shown(to)),
        Action::Take { leader, with } => of("do-take", leader).with("with", name(game, with)),
        Action::Leave { piece } => of("do-leave", piece),
        Action::Tow { battery, by } => of("do-tow", battery).with("by", name(game, by)),
        Action::Attack { by, mode: Mode::Fire, target } => of("do-fire", by).with("target", name(game, target)),
        Action::Attack { by, mode: Mode::Melee, target } => of("do-melee", by).with("target", name(game, target)),
        Action::Counterattack { mode: Mode::Fire } => Phrase::new("do-counter-fire"),
        Action::Counterattack { mode: Mode::Melee } => Phrase::new("do-counter-melee"),
        Action::Retreat { path } => {
            let spots: Vec<_> = path.spots().iter().map(|at| game.spot_shown(*at)).collect();
            Phrase::new("do-retreat").with("way", spots.join(" → "))
        }
        Action::Follow => Phrase::new("do-follow"),
        Action::Stay => Phrase::new("do-stay"),
        Action::Advance => Phrase::new("do-advance"),
        Action::Commit => Phrase::new("do-commit"),
        Action::Decline => decline(position),
        Action::Done => {
            let phase = position.phase;
            Phrase::new("do-done").word("phase", phase.name_word())
        }
        Action::Lead { leader } => of("do-lead", leader),
        Action::Ferocity { leader } => of("do-ferocity", leader),
        Action::Consult => Phrase::new("do-consult"),
        Action::Breach { battery } => of("do-breach", battery),
        Action::At { side } => Phrase::new("do-at").with("side", game.board().breach_side(side)),
        Action::Accept => Phrase::new("do-accept"),
        Action::Pick { item } => Phrase::new("do-pick").with("item", thing(game, item)),
        Action::Use { .. } => Phrase::new("do-use").with("what", used(game, action)),
    }
}

fn decline(position: &Position) -> Phrase {
    Phrase::new(match position.pending.last() {
        Some(Pending::Counter(_)) => "do-no-counter",
        Some(Pending::Ferocity(_)) => "do-no-ferocity",
        Some(Pending::Ferocious { .. }) => "do-no-more",
        Some(Pending::Advance { .. }) => "do-no-advance",
        _ => "do-decline",
    })
}

fn thing(game: &Game, item: Item) -> String {
    match item {
        Item::Piece(piece) => name(game, piece).to_owned(),
        Item::Spot(at) => game.spot_shown(at),
        _ => {
            let text = game.write_action(Action::Pick { item });
            text.strip_prefix("pick ").unwrap_or(&text).to_owned()
        }
    }
}

/// A rule of a variant and the item it is used on, in the notation of logs.
fn used(game: &Game, action: Action) -> String {
    let text = game.write_action(action);
    text.strip_prefix("use ").unwrap_or(&text).to_owned()
}
