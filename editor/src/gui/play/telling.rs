//! What a table waits for, and what each action is called on its button.

use rules::alamo::variant::Item;
use rules::alamo::{Action, Game, Mode, Pending, Phase, PieceId, Position};
use rules::board::SpotId;
use rules::message::Message as Say;
use rules::play::Actor;

use super::matter;
use super::table::Table;

/// What is to be decided or rolled now, in a sentence.
pub fn due(table: &Table) -> Say {
    let (game, position) = (table.game(), table.position());
    match table.actor() {
        Actor::Over => Say::new("gui-play-over"),
        Actor::Chance => roll(game, position),
        Actor::Player(_) => match position.pending.last() {
            Some(pending) => question(game, pending),
            None => phase(table),
        },
    }
}

fn name(game: &Game, piece: PieceId) -> &str {
    &game.piece(piece).name
}

fn spot(game: &Game, spot: SpotId) -> String {
    if spot.index() < game.board().len() { game.board().shown(game.board().spot(spot)) } else { "–".to_owned() }
}

fn roll(game: &Game, position: &Position) -> Say {
    let count = game.chance(position).map_or(0, |dice| usize::from(dice.count));
    let of = |id, piece| Say::new(id).with("piece", name(game, piece)).count("dice", count);
    match position.pending.last() {
        Some(Pending::Combat(strike)) => {
            of("gui-play-roll-combat", strike.by).with("target", name(game, strike.target))
        }
        Some(Pending::Damage(strike, _)) => of("gui-play-roll-damage", strike.target),
        Some(Pending::Trial { unit, .. }) => of("gui-play-roll-damage", *unit),
        Some(Pending::Leader(peril)) => of("gui-play-roll-leader", peril.leader),
        Some(Pending::FerocityRoll(strike, leader)) => {
            of("gui-play-roll-ferocity", strike.unit).with("leader", name(game, *leader))
        }
        Some(Pending::Breach { battery, side, .. }) => {
            of("gui-play-roll-breach", *battery).with("side", game.board().breach_side(*side))
        }
        Some(Pending::Siege) => Say::new("gui-play-roll-siege").count("dice", count),
        Some(Pending::Draw { .. }) => Say::new("gui-play-roll-draw"),
        _ => Say::new("gui-play-roll-variant").count("dice", count),
    }
}

fn question(game: &Game, pending: &Pending) -> Say {
    let of = |id, piece| Say::new(id).with("piece", name(game, piece));
    match pending {
        Pending::Counter(strike) => of("gui-play-counter", strike.unit).with("target", name(game, strike.target)),
        Pending::Ferocity(strike) => of("gui-play-ferocity", strike.unit),
        Pending::Ferocious { unit, left, .. } => of("gui-play-ferocious", *unit).count("left", usize::from(*left)),
        Pending::Lead(unit) => of("gui-play-lead", *unit),
        Pending::Retreat { unit, hexes, .. } => of("gui-play-retreat", *unit).count("hexes", usize::from(*hexes)),
        Pending::Company { leader, unit } => of("gui-play-company", *leader).with("unit", name(game, *unit)),
        Pending::Advance { unit, to } => of("gui-play-advance", *unit).with("to", spot(game, *to)),
        Pending::Aim { battery, .. } => of("gui-play-aim", *battery),
        Pending::Consult => Say::new("gui-play-consult"),
        _ => Say::new("gui-play-question"),
    }
}

fn phase(table: &Table) -> Say {
    let (game, position) = (table.game(), table.position());
    let waiting = || matter::waiting(table).len();
    match position.phase {
        Phase::Plot => Say::new("gui-play-plot"),
        Phase::SetUpGuns | Phase::SetUpTexans | Phase::SetUpMexicans if waiting() == 0 => Say::new("gui-play-set-up"),
        Phase::SetUpGuns | Phase::SetUpTexans | Phase::SetUpMexicans => {
            Say::new("gui-play-place").count("count", waiting())
        }
        Phase::Replacement => Say::new("gui-play-replacement").count("count", waiting()),
        Phase::ReservePlacement => Say::new("gui-play-reserve").count("count", waiting()),
        Phase::ReserveCommitment if waiting() > 0 => Say::new("gui-play-reserve").count("count", waiting()),
        Phase::ReserveCommitment => Say::new("gui-play-commitment"),
        Phase::TexanMovement | Phase::MexicanMovement => match position.mover {
            Some(mover) => Say::new("gui-play-moving")
                .with("piece", name(game, mover.piece))
                .count("points", usize::from(mover.points)),
            None => Say::new("gui-play-move").count("count", matter::ready(table).len()),
        },
        Phase::TexanCombat | Phase::MexicanCombat => {
            Say::new("gui-play-attack").count("count", matter::ready(table).len())
        }
        Phase::TexanRally | Phase::MexicanRally | Phase::Withdrawal | Phase::TurnEnd => Say::new("gui-play-question"),
    }
}

/// What an action is called on its button.
pub fn action(table: &Table, action: Action) -> Say {
    let game = table.game();
    let of = |id, piece| Say::new(id).with("piece", name(game, piece));
    match action {
        Action::Place { piece, at } => of("gui-play-do-place", piece).with("at", spot(game, at)),
        Action::Plot { column, area } => {
            let column = game.columns().get(usize::from(column)).map_or("", |column| &column.id);
            Say::new("gui-play-do-plot").with("column", column).with("area", area)
        }
        Action::Step { piece, to } => of("gui-play-do-step", piece).with("to", spot(game, to)),
        Action::Take { leader, with } => of("gui-play-do-take", leader).with("with", name(game, with)),
        Action::Leave { piece } => of("gui-play-do-leave", piece),
        Action::Tow { battery, by } => of("gui-play-do-tow", battery).with("by", name(game, by)),
        Action::Attack { by, mode: Mode::Fire, target } => {
            of("gui-play-do-fire", by).with("target", name(game, target))
        }
        Action::Attack { by, mode: Mode::Melee, target } => {
            of("gui-play-do-melee", by).with("target", name(game, target))
        }
        Action::Counterattack { mode: Mode::Fire } => Say::new("gui-play-do-counter-fire"),
        Action::Counterattack { mode: Mode::Melee } => Say::new("gui-play-do-counter-melee"),
        Action::Retreat { path } => {
            let spots: Vec<_> = path.spots().iter().map(|at| spot(game, *at)).collect();
            Say::new("gui-play-do-retreat").with("way", spots.join(" → "))
        }
        Action::Follow => Say::new("gui-play-do-follow"),
        Action::Stay => Say::new("gui-play-do-stay"),
        Action::Advance => Say::new("gui-play-do-advance"),
        Action::Commit => Say::new("gui-play-do-commit"),
        Action::Decline => decline(table.position()),
        Action::Done => {
            let phase = table.position().phase;
            Say::new("gui-play-do-done").word("phase", phase.name_word())
        }
        Action::Lead { leader } => of("gui-play-do-lead", leader),
        Action::Ferocity { leader } => of("gui-play-do-ferocity", leader),
        Action::Consult => Say::new("gui-play-do-consult"),
        Action::Breach { battery } => of("gui-play-do-breach", battery),
        Action::At { side } => Say::new("gui-play-do-at").with("side", game.board().breach_side(side)),
        Action::Accept => Say::new("gui-play-do-accept"),
        Action::Pick { item } => Say::new("gui-play-do-pick").with("item", thing(game, item)),
        Action::Use { .. } => Say::new("gui-play-do-use").with("what", used(game, action)),
    }
}

fn decline(position: &Position) -> Say {
    Say::new(match position.pending.last() {
        Some(Pending::Counter(_)) => "gui-play-do-no-counter",
        Some(Pending::Ferocity(_)) => "gui-play-do-no-ferocity",
        Some(Pending::Ferocious { .. }) => "gui-play-do-no-more",
        Some(Pending::Advance { .. }) => "gui-play-do-no-advance",
        _ => "gui-play-do-decline",
    })
}

fn thing(game: &Game, item: Item) -> String {
    match item {
        Item::Piece(piece) => name(game, piece).to_owned(),
        Item::Spot(at) => spot(game, at),
        _ => {
            let text = game.write_action(Action::Pick { item });
            text.strip_prefix("pick ").unwrap_or(&text).to_owned()
        }
    }
}

/// The rule of a variant with what it is used on, as logs write it.
fn used(game: &Game, action: Action) -> String {
    let text = game.write_action(action);
    text.strip_prefix("use ").unwrap_or(&text).to_owned()
}
