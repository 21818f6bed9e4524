//! The odds of an attack: strength, row and column, every modifier with its rule, and the chance of every result.

use iced::widget::{Column, column, container, row, text};
use iced::{Center, Element, Fill};
use rules::alamo::assault::Assault;
use rules::phrase::Phrase;
use rules::play::{Cited, Fraction, ReckoningLine};

use super::{Asked, Message, choices, rule_in, said};
use crate::gui::questions::position::AskedPosition;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, group, heading, line, unquoted, words};
use crate::question::attack::refusals;
use crate::words::{Voice, sentence};

/// Lays out the page of odds: attacker, target, and the chance of every result.
pub(super) fn view<'a>(asked: Asked<'a>, scene: &'a AskedPosition, voice: &Voice) -> Element<'a, Message> {
    let odds = asked.questions.odds();
    let Some(unit) = odds.unit(scene) else {
        return aside(voice.text("gui-odds-hint")).size(theme::TEXT).into();
    };
    let beside = |piece| scene.spot(piece).map(|at| scene.pieces_in(at.hex, at.level)).unwrap_or_default();
    let attackers = beside(unit).into_iter().filter(|piece| !scene.game.piece(*piece).is_leader());
    let page = column![heading(scene.name(unit))]
        .push(choices(scene, attackers, unit, Message::PiecePicked, voice))
        .spacing(theme::NEAR);
    let (Some(target), Some(found)) = (odds.target(scene), odds.answered()) else {
        return page.push(aside(voice.text("gui-odds-target")).size(theme::TEXT)).into();
    };
    let targets = beside(target).into_iter().filter(|piece| scene.game.piece(*piece).is_unit());
    let page = page.push(said(&found.heading(&scene.game), voice)).push(choices(
        scene,
        targets,
        target,
        Message::TargetPicked,
        voice,
    ));
    let attacks = found.attacks.iter().map(|(strike, odds)| {
        let chances = Assault::chances(&scene.game, odds);
        let cited = |own: &Cited| rule_in(&scene.game, own.rule, Some(Message::VariantAsked), voice);
        attack(&scene.game.reckon(found, strike), &chances, cited, voice)
    });
    let refused: Vec<_> = found.refused.iter().map(|(mode, refusal)| (*mode, refusal)).collect();
    let refused = refusals(&refused, voice)
        .into_iter()
        .map(|why| text(sentence(&unquoted(&why))).size(theme::TEXT).style(Tint::Error.text()).into());
    page.extend(attacks).push(line()).extend(refused).into()
}

/// One kind of attack: strength, row and column, modifiers, chances. `cited` shows the rule of a line.
pub(in crate::gui::panel) fn attack<'a, M: 'a>(
    reckoning: &[ReckoningLine],
    chances: &[(Phrase, Fraction)],
    cited: impl Fn(&Cited) -> Element<'a, M>,
    voice: &Voice,
) -> Element<'a, M> {
    let lines = reckoning.iter().map(|line| match line {
        ReckoningLine::Title(title) => heading(voice.say(title)).into(),
        ReckoningLine::Sum(name, sum) => total(voice.say(name), voice.typeset(sum)),
        ReckoningLine::Item { figure, says, rule } => {
            let figure = (!figure.is_empty()).then(|| words(voice.typeset(figure)).width(28));
            row![].push(figure).push(aside(voice.say(says)).width(Fill)).push(cited(rule)).spacing(theme::STEP).into()
        }
        ReckoningLine::Said(said, rule) => {
            row![container(words(sentence(&voice.say(said)))).width(Fill), cited(rule)].into()
        }
        ReckoningLine::Faces(results) => faces(results),
    });
    let chances = chances.iter().map(|(what, chance)| chance_line(what, *chance, voice));
    column![line()]
        .extend(lines)
        .push(group(voice.text("gui-odds-chances")))
        .extend(chances)
        .spacing(theme::STEP)
        .into()
}

/// A possible result of an attack, and its probability.
pub(in crate::gui::panel) fn chance_line<'a, M: 'a>(what: &Phrase, chance: Fraction, voice: &Voice) -> Element<'a, M> {
    let percent = voice.percent(chance.share());
    row![
        words(unquoted(&voice.say(what))).width(Fill),
        aside(chance.to_string()),
        words(percent).font(theme::BOLD).width(56).align_x(iced::Right),
    ]
    .spacing(theme::NEAR)
    .align_y(Center)
    .into()
}

/// A heading with its figure.
fn total<'a, M: 'a>(name: String, figure: String) -> Element<'a, M> {
    row![group(name).width(Fill), words(figure).font(theme::BOLD)].spacing(theme::NEAR).align_y(Center).into()
}

/// The faces of the die with their results.
fn faces<'a, M: 'a>(results: &[String]) -> Element<'a, M> {
    let faces = results.iter().enumerate().map(|(at, result)| {
        let face = Column::new()
            .push(aside((at + 1).to_string()))
            .push(words(result.clone()).font(theme::BOLD))
            .align_x(Center);
        container(face).center_x(Fill).padding([2, 0]).style(theme::bar).into()
    });
    row(faces).spacing(2).into()
}
