//! The curve as an image, drawn when it is first shown.

use std::cell::RefCell;

use iced::widget::container;
use iced::widget::image::{Handle, Image};
use iced::{ContentFit, Element, Fill};
use rules::words::Language;

use super::Message;
use super::order::TuningOutcome;
use crate::gui::theme::Mode;
use crate::picture::Theme;
use crate::picture::palette::Palette;
use crate::picture::png::pixels;
use crate::report::tuned::section;
use crate::report::{PlotColours, plot};
use crate::words::Voice;

/// Pixels per unit of the chart, so that it stays sharp on a high-resolution screen.
const SHARP: f32 = 2.0;
/// The maximum width of the chart.
const WIDEST: f32 = 520.0;

/// The chart of an answer.
#[derive(Debug, Default)]
pub(super) struct AnswerChart {
    drawn: RefCell<Option<(Language, Mode, Handle)>>,
}

impl AnswerChart {
    /// Discards the chart of the previous answer.
    pub(super) fn forget(&mut self) {
        self.drawn = RefCell::default();
    }

    /// The chart; `None` if there is nothing to draw.
    pub(super) fn view<'a>(
        &self,
        outcome: &TuningOutcome,
        called: &str,
        mode: Mode,
        voice: &Voice,
    ) -> Option<Element<'a, Message>> {
        let mut kept = self.drawn.borrow_mut();
        if kept.as_ref().is_none_or(|(language, light, _)| (*language, *light) != (voice.language(), mode)) {
            *kept = draw(outcome, called, mode, voice).map(|handle| (voice.language(), mode, handle));
        }
        let (_, _, handle) = kept.as_ref()?;
        let picture = Image::new(handle.clone()).content_fit(ContentFit::Contain).width(Fill);
        Some(container(picture).max_width(WIDEST).width(Fill).into())
    }
}

fn draw(outcome: &TuningOutcome, called: &str, mode: Mode, voice: &Voice) -> Option<Handle> {
    let (ink, theme) = match mode {
        Mode::Light => (PlotColours::LIGHT, Theme::Light),
        Mode::Dark => (PlotColours::DARK, Theme::Dark),
    };
    let section = section(&outcome.tuned(), called, voice)?;
    let drawn = pixels(&plot(&section, ink, voice.language())?, Palette::for_theme(theme).paper, SHARP).ok()?;
    Some(Handle::from_rgba(drawn.width(), drawn.height(), drawn.take()))
}
