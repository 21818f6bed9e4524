//! What is in hand: counters waiting to be placed, columns to plot, the counter that moves or attacks.

use iced::widget::{Column, button, column, container, row, text};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;
use rules::play::{PieceId, Task, UnitCondition};
use rules::spot::Level;

use super::{Message, small};
use crate::gui::document::OpenDocument;
use crate::gui::play::{AnyTable, Play, on_map_or_button};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, group, pressed, words};
use crate::picture::counter::{CounterPiece, pieces};
use crate::words::Voice;
use crate::words::names::group_called;

/// What is in hand, or can be taken in hand.
pub(super) fn view<'a>(
    play: &'a Play,
    table: &'a AnyTable,
    document: &'a OpenDocument,
    voice: &Voice,
) -> Option<Element<'a, Message>> {
    match table.task() {
        Task::Place => waiting(play, table, document, voice),
        Task::Plan => Some(groups(play, table, document, voice)),
        Task::Move | Task::Attack => held(play, table, document, voice),
        Task::Retreat(_) | Task::Aim | Task::Answer => None,
    }
}

/// The counters waiting to be placed.
fn waiting<'a>(
    play: &Play,
    table: &AnyTable,
    document: &'a OpenDocument,
    voice: &Voice,
) -> Option<Element<'a, Message>> {
    let chosen = play.pick().placed(table)?;
    let lines = on_map_or_button::waiting(table).into_iter().map(|piece| {
        let (_, values) = called(table, document, piece, voice);
        let lit = piece == chosen;
        let faint = if lit { Tint::OnAccent } else { Tint::Faint };
        let face = row![
            text(name(play, table, piece, voice)).size(theme::TEXT).width(Fill),
            text(values).size(theme::SMALL).style(faint.text()),
        ];
        let face = face.spacing(theme::NEAR).align_y(Center);
        pressed(button(face).padding([3, 6]).width(Fill).style(theme::flat(lit)), Message::Taken(piece))
    });
    Some(Column::with_children(lines).spacing(1).into())
}

/// The printed name of a counter, and its values.
pub(super) fn called(table: &AnyTable, document: &OpenDocument, piece: PieceId, voice: &Voice) -> (String, String) {
    let (language, flipped) = (voice.language(), table.token(piece).back);
    match pieces(&document.project().counters).get(table.piece(piece).name) {
        Some(CounterPiece::Unit(unit)) => {
            let values = if flipped { unit.reduced } else { unit.full };
            let values = format!("{}·{}·{}", values.fire, values.melee, values.morale);
            (unit.name.get(language).to_owned(), values)
        }
        Some(CounterPiece::Leader(leader)) => (leader.name.get(language).to_owned(), format!("★{}", leader.rating)),
        Some(CounterPiece::Battery(battery)) => {
            let said = Phrase::new("gui-piece-battery").with("pounds", battery.pounds);
            (voice.say(&said), battery.strength.to_string())
        }
        Some(CounterPiece::Declared(own)) => (own.name.get(language).to_owned(), String::new()),
        None => (table.piece(piece).name.to_owned(), String::new()),
    }
}

/// The name of a counter in the game.
pub(super) fn name(play: &Play, table: &AnyTable, piece: PieceId, voice: &Voice) -> String {
    let id = table.piece(piece).name;
    play.names_seen().get(id).map_or_else(|| id.to_owned(), |words| voice.words(words))
}

/// The origin of a unit, such as its home state; `None` for other counters.
pub(super) fn origin(table: &AnyTable, document: &OpenDocument, piece: PieceId) -> Option<String> {
    match pieces(&document.project().counters).get(table.piece(piece).name) {
        Some(CounterPiece::Unit(unit)) => Some(unit.origin.clone()).filter(|origin| !origin.is_empty()),
        _ => None,
    }
}

/// The groups with the choices still open in their plans.
fn groups<'a>(play: &Play, table: &AnyTable, document: &'a OpenDocument, voice: &Voice) -> Element<'a, Message> {
    let lines = table.groups().into_iter().enumerate().map(|(at, group)| {
        let name = group_called(document.project(), &group.id, voice.language());
        let chosen = play.pick().group == Some(at);
        let face = text(name).size(theme::TEXT).width(Fill);
        let press = button(face).padding([3, 6]).style(theme::flat(chosen)).width(Fill);
        let press = pressed(press, Message::GroupPicked(at));
        let plans = table.decisions().iter().filter_map(|decision| {
            let (_, name) = decision.plan.as_ref().filter(|_| decision.plans_for(at))?;
            let about = voice.say(&Phrase::new("gui-play-plot-into").with("area", name));
            Some(small(name.clone(), about, Message::Did(decision.text.clone())))
        });
        let shown: Element<'a, Message> = match group.planned {
            Some(planned) => words(planned).font(theme::BOLD).into(),
            None => row(plans).into(),
        };
        row![container(press).width(Fill), shown].spacing(theme::NEAR).align_y(Center).into()
    });
    Column::with_children(lines).spacing(2).into()
}

/// The label for the condition of a unit; `None` if it is in good order.
pub(super) fn condition<'a>(condition: UnitCondition, voice: &Voice) -> Option<iced::widget::Text<'a>> {
    let id = match condition {
        UnitCondition::Good => return None,
        UnitCondition::Disordered => "gui-play-disordered",
        UnitCondition::Routed => "gui-play-routed",
    };
    Some(text(voice.text(id)).size(theme::SMALL).style(Tint::Warning.text()))
}

/// The counter in hand and its condition.
fn held<'a>(play: &Play, table: &AnyTable, document: &'a OpenDocument, voice: &Voice) -> Option<Element<'a, Message>> {
    let piece = play.pick().piece?;
    let (_, values) = called(table, document, piece, voice);
    let title = name(play, table, piece, voice);
    let token = table.token(piece);
    let at = token.at.map(|at| table.board().spot(at));
    let place = at.map(|at| format!("{at} · {}", voice.text(level_word(at.level)))).unwrap_or_default();
    let order = condition(token.condition, voice);
    let points = play
        .pick()
        .moves
        .as_ref()
        .map(|moves| aside(voice.say(&Phrase::new("gui-play-points").count("points", usize::from(moves.points)))));
    let head = row![
        words(title).font(theme::BOLD).width(Fill),
        group(values),
        small(voice.text("gui-play-let-go"), voice.text("gui-play-let-go-about"), Message::LetGo),
    ];
    let line = row![aside(place).width(Fill)].push(order).push(points).spacing(theme::NEAR);
    let beside = beside(table, piece).into_iter().map(|other| {
        let (_, values) = called(table, document, other, voice);
        let id = table.piece(other).name.to_owned();
        small(format!("{} {values}", name(play, table, other, voice)), id, Message::Taken(other))
    });
    let page = column![head.spacing(theme::NEAR).align_y(Center), line].push(row(beside).spacing(2).wrap());
    Some(page.spacing(2).into())
}

/// The other counters at the same spot that can be picked up instead.
fn beside(table: &AnyTable, piece: PieceId) -> Vec<PieceId> {
    let ready = on_map_or_button::ready(table);
    let beside = table.token(piece).at.map(|at| table.on(at)).unwrap_or_default();
    beside.into_iter().filter(|other| *other != piece && ready.contains(other)).collect()
}

/// The id of the name of a level in the string files.
pub(super) const fn level_word(level: Level) -> &'static str {
    match level {
        Level::Ground => "level-ground",
        Level::In => "level-in",
        Level::Upper => "level-upper",
        Level::Roof => "level-roof",
    }
}
