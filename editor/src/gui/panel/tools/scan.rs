//! The page of the scan: loading, display, anchors with their residuals, and the progress of the comparison.

use iced::widget::{Column, button, column, container, row, scrollable, slider, text, tooltip};
use iced::{Center, Element, Fill};
use rules::map::{Anchor, Corner, MapDocument, Scan};
use rules::phrase::Phrase;

use crate::gui::keymap::{Command, key_of};
use crate::gui::scan::{Backdrop, Held, MARKED, Opacity, Shows, said};
use crate::gui::theme::{self, Tint};
use crate::gui::tool::scan::{ScanCommand, ScanMode};
use crate::gui::widget::{Icon, aside, group, hint, hinted, icon_button, pressed, segment, words};
use crate::picture::scan::fit::REDUNDANT;
use crate::words::Voice;

/// An event on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// The mode of the tool was picked.
    ModePicked(ScanMode),
    /// Where to show the scan was picked.
    ShowsPicked(Shows),
    /// The opacity slider was moved, in percent.
    OpacitySlid(u8),
    /// A command that also has a key was given.
    Asked(ScanCommand),
    /// The scan is to be removed.
    RemoveAsked,
    /// An anchor to look at was picked.
    AnchorPicked(Anchor),
    /// An anchor is to be removed.
    AnchorRemoved(Anchor),
}

/// Lays out the page of the scan: file, display, anchors or comparison.
pub(super) fn view<'a>(
    map: &'a MapDocument,
    backdrop: &'a Backdrop,
    mode: ScanMode,
    voice: &Voice,
) -> Element<'a, Message> {
    let Some(scan) = &map.scan else {
        let about = if backdrop.is_reading() { "gui-scan-reading" } else { "gui-scan-hint" };
        let load = container(command("gui-scan-load", ScanCommand::Load, theme::primary, voice)).padding(theme::NEAR);
        return column![hint(voice.text(about)), load].into();
    };
    let held = backdrop.held(scan, map.grid);
    let modes = row(ScanMode::ALL.map(|own| {
        let choice = segment(voice.text(own.word()), Fill, mode == own, Message::ModePicked(own));
        let about = format!("{} ({})", voice.text(own.about()), key_of(Command::Tool(crate::gui::tool::Tool::Scan)));
        hinted(container(choice).width(Fill), about, tooltip::Position::Bottom)
    }));
    let page = match mode {
        ScanMode::Align => anchors(scan, held.as_ref(), voice),
        ScanMode::Check => checks(map, scan, voice),
    };
    let top = column![file(scan, backdrop, held.as_ref(), voice), look(backdrop, voice)].spacing(theme::NEAR);
    let modes = container(modes.spacing(2)).style(theme::bar);
    let all = column![top, modes, page].spacing(theme::APART).padding(theme::NEAR);
    scrollable(all).height(Fill).into()
}

/// The name of the file, its state, and the button to choose another one.
fn file<'a>(scan: &Scan, backdrop: &'a Backdrop, held: Option<&Held>, voice: &Voice) -> Element<'a, Message> {
    let name = scan.file.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
    let name = hinted(words(name), scan.file.clone(), tooltip::Position::Right);
    let away = icon_button(Icon::Eraser, voice.text("gui-scan-remove"), Some(Message::RemoveAsked));
    let state = match (held, backdrop.trouble(scan)) {
        (Some(held), _) => {
            let [across, down] = held.size;
            aside(voice.say(&Phrase::new("gui-scan-size").with("across", across).with("down", down)))
        }
        (None, Some(why)) => text(voice.say(why)).size(theme::SMALL).style(Tint::Error.text()),
        (None, None) => aside(voice.text("gui-scan-reading")),
    };
    let title = row![container(name).width(Fill).clip(true), away].align_y(Center);
    column![title, state, command("gui-scan-another", ScanCommand::Load, theme::outlined, voice)]
        .spacing(theme::STEP)
        .into()
}

/// Where the scan is shown, and its opacity.
fn look<'a>(backdrop: &Backdrop, voice: &Voice) -> Element<'a, Message> {
    let shows = row(Shows::ALL.map(|own| {
        let choice = segment(voice.text(own.word()), Fill, backdrop.shows == own, Message::ShowsPicked(own));
        hinted(container(choice).width(Fill), voice.text(own.about()), tooltip::Position::Bottom)
    }));
    let Opacity(opacity) = backdrop.opacity;
    let percent = voice.say(&Phrase::new("gui-scan-percent").with("percent", opacity));
    let measure = row![words(voice.text("gui-scan-opacity")).width(Fill), aside(percent)].align_y(Center);
    let keys = format!(
        "{} ({} {})",
        voice.text("gui-scan-opacity-about"),
        key_of(Command::Scan(ScanCommand::Fainter)),
        key_of(Command::Scan(ScanCommand::Stronger))
    );
    let slide = hinted(slider(0..=100, opacity, Message::OpacitySlid).step(5u8), keys, tooltip::Position::Right);
    column![container(shows.spacing(2)).style(theme::bar), measure, slide].spacing(theme::STEP).into()
}

/// The anchors with their residuals, and the overall residual.
fn anchors<'a>(scan: &Scan, held: Option<&Held>, voice: &Voice) -> Element<'a, Message> {
    let about = match scan.anchors.len() {
        0 => "gui-scan-anchor-first",
        1 => "gui-scan-anchor-second",
        2 => "gui-scan-anchor-third",
        3 => "gui-scan-anchor-fourth",
        _ => "gui-scan-anchor-more",
    };
    let fit = held.and_then(|held| held.fit.as_ref().ok());
    let rows = scan.anchors.iter().enumerate().map(|(at, anchor)| {
        let missed = fit.filter(|_| scan.anchors.len() >= REDUNDANT).map(|fit| fit.residuals[at]);
        let doubtful = fit.is_some_and(|fit| fit.doubtful() == Some(at));
        line(at, anchor, missed, doubtful, voice)
    });
    let rows = Column::with_children(rows).spacing(2);
    let verdict = match held.map(|held| (&held.fit, held)) {
        Some((Err(trouble), _)) => {
            Some(text(voice.say(&said(*trouble))).size(theme::SMALL).style(Tint::Error.text()).into())
        }
        Some((Ok(fit), held)) if scan.anchors.len() > 1 => {
            Some(verdict(held, (scan.anchors.len() >= REDUNDANT).then(|| fit.residual()), voice))
        }
        Some((Ok(_), _)) | None => None,
    };
    let doubt = fit.and_then(crate::picture::scan::Fit::doubtful).map(|at| {
        let said = Phrase::new("gui-scan-doubtful").count("number", at + 1).with("hex", scan.anchors[at].at);
        text(voice.say(&said)).size(theme::SMALL).style(Tint::Warning.text())
    });
    column![group(voice.text("gui-scan-anchors")), rows]
        .push(verdict)
        .push(doubt)
        .push(aside(voice.text(about)))
        .spacing(theme::NEAR)
        .into()
}

/// The id of the name of a corner in the string files.
const fn word(corner: Corner) -> &'static str {
    match corner {
        Corner::UpperLeft => "gui-scan-corner-upper-left",
        Corner::UpperRight => "gui-scan-corner-upper-right",
        Corner::Right => "gui-scan-corner-right",
        Corner::LowerRight => "gui-scan-corner-lower-right",
        Corner::LowerLeft => "gui-scan-corner-lower-left",
        Corner::Left => "gui-scan-corner-left",
    }
}

/// One anchor: its number, its point of the map, its residual.
fn line<'a>(at: usize, anchor: &Anchor, missed: Option<f64>, doubtful: bool, voice: &Voice) -> Element<'a, Message> {
    let place = match anchor.corner {
        None => anchor.at.to_string(),
        Some(corner) => {
            voice.say(&Phrase::new("gui-scan-at-corner").with("hex", anchor.at).word("corner", word(corner)))
        }
    };
    let tint = if doubtful { Tint::Error } else { Tint::Faint };
    let missed = missed.map_or_else(String::new, |pixels| {
        voice.say(&Phrase::new("gui-scan-pixels").with("pixels", decimal(pixels, voice)))
    });
    let face = row![
        text(format!("{}", at + 1)).size(theme::SMALL).style(Tint::Faint.text()).width(16),
        text(place).size(theme::TEXT).width(Fill),
        text(missed).size(theme::SMALL).style(tint.text()),
    ]
    .spacing(theme::STEP)
    .align_y(Center);
    let anchored = button(face).padding([4, 6]).width(Fill).style(theme::flat(false));
    let anchored = pressed(anchored, Message::AnchorPicked(*anchor));
    let about = voice.say(&Phrase::new("gui-scan-anchor-about").with("x", anchor.x).with("y", anchor.y));
    let away = icon_button(Icon::Eraser, voice.text("gui-scan-anchor-remove"), Some(Message::AnchorRemoved(*anchor)));
    row![container(hinted(anchored, about, tooltip::Position::Right)).width(Fill), away].align_y(Center).into()
}

/// The alignment of the scan, and its quality.
fn verdict<'a>(held: &Held, residual: Option<f64>, voice: &Voice) -> Element<'a, Message> {
    let lies = Phrase::new("gui-scan-lies")
        .with("across", decimal(held.across(), voice))
        .with("turned", decimal(held.place.turned(), voice))
        .with("stretched", decimal((held.place.stretch() - 1.0) * 100.0, voice));
    let missed = residual.map(|pixels| {
        let said = Phrase::new("gui-scan-residual")
            .with("pixels", decimal(pixels, voice))
            .with("share", decimal(100.0 * pixels / held.across(), voice));
        words(voice.say(&said))
    });
    column![].push(missed).push(aside(voice.say(&lies))).spacing(theme::STEP).into()
}

/// The progress of the comparison, and the button for the next hex.
fn checks<'a>(map: &MapDocument, scan: &Scan, voice: &Voice) -> Element<'a, Message> {
    let all = usize::from(map.grid.columns) * usize::from(map.grid.rows);
    let done = scan.checked.iter().filter(|hex| map.grid.contains(**hex)).count();
    let said = Phrase::new("gui-scan-checked").count("done", done).count("all", all);
    let next = command("gui-scan-next", ScanCommand::Next, theme::outlined, voice);
    let many = (scan.checked.len() > MARKED).then(|| aside(voice.text("gui-scan-many")));
    column![words(voice.say(&said)), next, aside(voice.text("gui-scan-check-hint"))]
        .push(many)
        .spacing(theme::NEAR)
        .into()
}

/// A full-width button for a command with a key.
fn command<'a>(
    word: &str,
    command: ScanCommand,
    style: fn(&iced::Theme, button::Status) -> button::Style,
    voice: &Voice,
) -> Element<'a, Message> {
    let face = container(text(voice.text(word)).size(theme::TEXT)).center_x(Fill);
    let about = format!("{} ({})", voice.text(command.word()), key_of(Command::Scan(command)));
    let face = button(face).padding([4, 8]).width(Fill).style(style);
    hinted(pressed(face, Message::Asked(command)), about, tooltip::Position::Right)
}

/// A number with one decimal, without a minus sign if it rounds to 0.
fn decimal(number: f64, voice: &Voice) -> String {
    voice.decimal((number * 10.0).round() / 10.0 + 0.0)
}
