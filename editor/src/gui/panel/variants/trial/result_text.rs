//! The results of a trial, in words and a small picture.

use iced::widget::{Column, column, container, row, space, text};
use iced::{Border, Center, Element, Fill, FillPortion, Theme};
use rules::phrase::Phrase;
use rules::playtest::{HardlyUsed, Significance};

use super::Message;
use super::results::{Compared, Tried};
use crate::gui::panel::obstacles;
use crate::gui::theme::{self, Tint, WindowColours};
use crate::gui::widget::{Icon, aside, unquoted, words};
use crate::words::Voice;

/// The maximum number of failed cases listed.
const MANY: usize = 4;
/// The resolution of the picture of an interval, in parts of its width.
const FINE: f64 = 400.0;

/// The results of a trial.
pub(super) fn view<'a>(tried: &Tried, voice: &Voice) -> Element<'a, Message> {
    let mut page = Column::new().push(cases(tried, voice));
    for failed in tried.failed.iter().take(MANY) {
        let head = text(format!("{}  {}", failed.id, voice.words(&failed.says))).size(theme::SMALL);
        let why = failed.first().map(|why| aside(unquoted(&voice.say(&why))));
        page = page.push(container(column![head].push(why)).padding(iced::padding::left(24)));
    }
    let more = tried.failed.len().saturating_sub(MANY);
    page = page.push((more > 0).then(|| aside(voice.say(&Phrase::new("trial-more").count("count", more)))));
    page = page.extend(tried.unread.iter().map(|error| sign(Icon::Error, Tint::Error, voice.load_error(error))));
    page = match &tried.games {
        Ok(games) => {
            let unused = games.hardly_used();
            let [wins, lost] = [("trial-wins", games.wins()), ("trial-casualties", games.casualties())]
                .map(|(id, compared)| figure(id, compared, unused.as_ref(), voice));
            let faults = (games.faults() > 0).then(|| {
                let said = voice.say(&Phrase::new("gui-playtest-faults").count("games", games.faults() as usize));
                sign(Icon::Error, Tint::Error, said)
            });
            page.push(wins).push(lost).push(faults)
        }
        Err(report) => page.push(words(voice.text("trial-refused"))).push(obstacles::view(
            report,
            Some(Message::ProblemsAsked),
            voice,
        )),
    };
    page.spacing(theme::NEAR).width(Fill).into()
}

fn cases<'a>(tried: &Tried, voice: &Voice) -> Element<'a, Message> {
    if tried.cases == 0 {
        return sign(Icon::Note, Tint::Faint, voice.text("trial-no-case"));
    }
    let said = Phrase::new("trial-cases").count("cases", tried.cases).count("failed", tried.failed.len());
    let (icon, tint) = if tried.failed.is_empty() { (Icon::Good, Tint::Good) } else { (Icon::Error, Tint::Error) };
    sign(icon, tint, voice.say(&said))
}

fn sign<'a>(icon: Icon, tint: Tint, said: String) -> Element<'a, Message> {
    row![icon.tinted(tint), words(said).width(Fill)].spacing(theme::NEAR).align_y(Center).into()
}

/// A figure with the variant and without, the difference, and a picture of it.
fn figure<'a>(
    id: &'static str,
    compared: Compared,
    unused: Option<&HardlyUsed>,
    voice: &Voice,
) -> Element<'a, Message> {
    let said =
        Phrase::new(id).with("with", voice.decimal(compared.with)).with("without", voice.decimal(compared.without));
    let head = words(voice.say(&said)).font(theme::BOLD);
    let (Some(difference), Some(verdict)) = (compared.difference, compared.verdict()) else { return head.into() };
    let signed = |value: f64| voice.signed(value, 1);
    let unused = unused.filter(|_| verdict != Significance::Clear);
    let id = match verdict {
        Significance::Clear => "trial-clear",
        Significance::Open | Significance::Small if unused.is_some() => "trial-unused",
        Significance::Open => "trial-unclear",
        Significance::Small => "trial-small",
    };
    let rules = unused.map_or(&[][..], |own| own.rules.as_slice());
    let told = Phrase::new(id)
        .count("rules", rules.len())
        .with("names", rules.join(", "))
        .with("margin", voice.decimal(compared.margin))
        .with("mean", signed(difference.mean))
        .with("low", signed(difference.low))
        .with("high", signed(difference.high));
    column![head, aside(voice.say(&told)), picture(difference.low, difference.high, difference.is_clear())]
        .spacing(2)
        .into()
}

/// An interval as a bar on a line whose centre is zero.
fn picture<'a>(low: f64, high: f64, clear: bool) -> Element<'a, Message> {
    // The line extends as far to either side as the interval, and a little beyond.
    let reach = low.abs().max(high.abs()).max(1.0) * 1.1;
    let part = |share: f64| FillPortion((share * FINE).round().max(1.0) as u16);
    let left = (low + reach) / (2.0 * reach);
    let wide = (high - low) / (2.0 * reach);
    let tint = if clear { Tint::Ink } else { Tint::Faint };
    let bar = container(space()).width(part(wide)).height(6).style(move |theme: &Theme| {
        container::Style::default().background(tint.color(theme)).border(Border::default().rounded(3))
    });
    let bar = row![space().width(part(left)), bar, space().width(part(1.0 - left - wide))].align_y(Center);
    let zero =
        || container(space()).width(1).height(12).style(|theme: &Theme| filled(WindowColours::from_theme(theme).ink));
    let track =
        container(space()).width(Fill).height(1).style(|theme: &Theme| filled(WindowColours::from_theme(theme).line));
    let ground = iced::widget::stack![
        container(track).center_y(12).width(Fill),
        container(bar).center_y(12).width(Fill),
        container(zero()).center_x(Fill).height(12),
    ];
    container(ground).height(12).max_width(320).into()
}

fn filled(color: iced::Color) -> container::Style {
    container::Style::default().background(color)
}
