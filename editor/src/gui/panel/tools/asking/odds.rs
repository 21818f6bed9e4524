//! What comes of an attack: strength, row and column, every modifier with its rule, and every chance.

use iced::widget::{Column, column, container, row, text};
use iced::{Center, Element, Fill};
use rules::alamo::{self, Game, Strike};
use rules::message::Message as Say;
use rules::play::Atom;

use super::{Asked, Message, choices, rule_in, said};
use crate::gui::asking::scene::Scene;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, group, heading, line, unquoted, words};
use crate::inquiry::odds::{Assault, Check};
use crate::inquiry::strike::{Item, refusals, table, word};
use crate::words::{Voice, sentence};

/// The page.
pub(super) fn view<'a>(asked: Asked<'a>, scene: &'a Scene, voice: &Voice) -> Element<'a, Message> {
    let odds = asked.asking.odds();
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
    let attacks = found
        .attacks
        .iter()
        .map(|(strike, odds)| attack(&scene.game, found, strike, odds, Some(Message::VariantAsked), voice));
    let refused: Vec<_> = found.refused.iter().map(|(mode, refusal)| (*mode, refusal)).collect();
    let refused = refusals(&refused, voice)
        .into_iter()
        .map(|why| text(sentence(&unquoted(&why))).size(theme::TEXT).style(Tint::Error.text()).into());
    page.extend(attacks).push(line()).extend(refused).into()
}

/// One way to attack: strength, row and column, modifiers, chances. `lead` is what happens when a rule of a variant is
/// pressed.
pub(in crate::gui::panel) fn attack<'a, M: Clone + 'a>(
    game: &Game,
    found: &Assault,
    strike: &Strike,
    odds: &alamo::Odds,
    lead: Option<fn(Atom) -> M>,
    voice: &Voice,
) -> Element<'a, M> {
    let strength = (voice.text("gui-odds-strength"), found.strength(game, strike).to_string());
    let portions = found.portions(game, strike);
    let portions = portions.iter().enumerate().map(|(at, own)| item(game, own, at > 0, lead, voice));
    let cover = game.cover(&found.position, strike).atom;
    let reading = row![
        container(words(sentence(&voice.say(&table(game, &found.position, strike))))).width(Fill),
        rule_in(game, cover, lead, voice)
    ];
    let chances = Assault::chances(game, odds).into_iter().map(|(what, chance)| {
        let percent = format!("{} %", voice.decimal(chance.share() * 100.0));
        row![
            words(voice.say(&what)).width(Fill),
            aside(chance.to_string()),
            words(percent).font(theme::BOLD).width(56).align_x(iced::Right),
        ]
        .spacing(theme::NEAR)
        .align_y(Center)
        .into()
    });
    column![line(), heading(voice.text(word(strike.mode)))]
        .push(total(strength))
        .extend(portions)
        .push(reading)
        .push(faces(&game.table_line(strike.column)))
        .push(found.check(game, strike).map(|own| check(game, &own, lead, voice)))
        .push(group(voice.text("gui-odds-chances")))
        .extend(chances)
        .spacing(theme::STEP)
        .into()
}

/// What decides a Damage Check.
fn check<'a, M: Clone + 'a>(game: &Game, check: &Check, lead: Option<fn(Atom) -> M>, voice: &Voice) -> Element<'a, M> {
    let title = (voice.text("gui-odds-check"), check.morale.to_string());
    let number = check.number.map(|number| {
        row![aside(voice.text("gui-odds-number")).width(Fill), rule_in(game, number, lead, voice)]
            .spacing(theme::NEAR)
            .into()
    });
    let sum = (voice.text("gui-odds-sum"), check.sum());
    column![total(title)]
        .extend(check.modifiers.iter().map(|own| item(game, own, true, lead, voice)))
        .extend(number)
        .push(total(sum))
        .spacing(theme::STEP)
        .into()
}

/// A heading with its figure.
fn total<'a, M: 'a>((name, figure): (String, String)) -> Element<'a, M> {
    row![group(name).width(Fill), words(figure).font(theme::BOLD)].spacing(theme::NEAR).align_y(Center).into()
}

/// A figure with its rule and what that says.
fn item<'a, M: Clone + 'a>(
    game: &Game,
    own: &Item,
    signed: bool,
    lead: Option<fn(Atom) -> M>,
    voice: &Voice,
) -> Element<'a, M> {
    let figure = if signed { format!("{:+}", own.value) } else { own.value.to_string() };
    let says = match game.credit(own.rule) {
        None => voice.say(&game.rule_says(own.rule)),
        Some(credit) => {
            let title = Say::new("query-because").words("rule", credit.title.clone());
            voice.say(&title.said("text", game.rule_says(own.rule)))
        }
    };
    row![words(figure).width(28), aside(says).width(Fill), rule_in(game, own.rule, lead, voice)]
        .spacing(theme::STEP)
        .into()
}

/// The six faces of the die and what each gives.
fn faces<'a, M: 'a>(line: &[rules::rulebook::CombatResult; 6]) -> Element<'a, M> {
    let faces = line.iter().enumerate().map(|(at, result)| {
        let face = Column::new()
            .push(aside((at + 1).to_string()))
            .push(words(result.to_string()).font(theme::BOLD))
            .align_x(Center);
        container(face).center_x(Fill).padding([2, 0]).style(theme::bar).into()
    });
    row(faces).spacing(2).into()
}
