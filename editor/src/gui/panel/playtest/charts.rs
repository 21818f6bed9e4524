//! The charts of a play-test, shown one at a time, and the choice of the heat map.

use std::cell::RefCell;
use std::fmt;

use iced::widget::image::{Handle, Image};
use iced::widget::{button, column, container, pick_list, row, text, tooltip};
use iced::{Center, ContentFit, Element, Fill};
use rules::playtest::Summary;
use rules::words::Language;

use super::Message;
use crate::gui::theme::{self, Mode};
use crate::gui::widget::{aside, hinted, words};
use crate::picture::Theme;
use crate::picture::palette::Palette;
use crate::picture::png::pixels;
use crate::report::{PlotColours, Section, heat_maps, plot, sections};
use crate::words::Voice;

/// Pixels per unit of a chart, so that it stays sharp on a high-resolution screen.
const SHARP: f32 = 2.0;
/// The maximum width of a chart.
const WIDEST: f32 = 760.0;

/// The charts, drawn when they are first shown.
#[derive(Debug, Default)]
pub(super) struct Charts {
    picked: usize,
    made: RefCell<Option<DrawnCharts>>,
}

#[derive(Debug)]
struct DrawnCharts {
    language: Language,
    charts: Vec<Section>,
    /// The title of each heat map, and the note on its values.
    heats: Vec<[String; 2]>,
    drawn: Option<(usize, Mode, Handle)>,
}

/// An entry of a pick list.
#[derive(Debug, Clone, PartialEq)]
struct Choice<T> {
    of: T,
    title: String,
}

impl<T> fmt::Display for Choice<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.title)
    }
}

impl Charts {
    /// Discards the charts of the previous play-test.
    pub(super) fn forget(&mut self) {
        self.made = RefCell::default();
    }

    pub(super) const fn pick(&mut self, at: usize) {
        self.picked = at;
    }

    /// The pick lists and the picked chart.
    pub(super) fn view<'a>(
        &self,
        summary: &Summary,
        heat: Option<usize>,
        mode: Mode,
        voice: &Voice,
    ) -> Element<'a, Message> {
        let mut kept = self.made.borrow_mut();
        if kept.as_ref().is_none_or(|own| own.language != voice.language()) {
            *kept = Some(DrawnCharts::new(summary, voice));
        }
        let Some(drawings) = kept.as_mut() else { return column![].into() };
        let list = |title: String, list: Element<'a, Message>| {
            row![text(title).size(theme::SMALL), list].spacing(theme::NEAR).align_y(Center)
        };
        let charts = drawings.charts.iter().enumerate();
        let charts: Vec<_> = charts.map(|(of, own)| Choice { of, title: own.title.clone() }).collect();
        let chart = charts.get(self.picked).or(charts.first()).cloned();
        let at = chart.as_ref().map_or(0, |own| own.of);
        let charts =
            pick_list(charts, chart, |own| Message::ChartPicked(own.of)).text_size(theme::SMALL).padding([2, 8]);
        let none = Choice { of: None, title: voice.text("gui-playtest-heat-none") };
        let heats = drawings.heats.iter().enumerate();
        let heats = heats.map(|(of, [title, _])| Choice { of: Some(of), title: title.clone() });
        let heats: Vec<_> = std::iter::once(none).chain(heats).collect();
        let laid = heats.iter().find(|own| own.of == heat).cloned();
        let heats = pick_list(heats, laid, |own| Message::HeatPicked(own.of)).text_size(theme::SMALL).padding([2, 8]);
        let report = button(words(voice.text("gui-playtest-report")).size(theme::SMALL))
            .padding([2, 10])
            .style(theme::outlined)
            .on_press(Message::ReportAsked);
        let bar = row![
            list(voice.text("gui-playtest-chart"), charts.into()),
            list(voice.text("gui-playtest-heat"), heats.into()),
            hinted(report, voice.text("gui-playtest-report-about"), tooltip::Position::Top),
        ]
        .spacing(theme::APART)
        .align_y(Center)
        .wrap();
        let picture = drawings.picture(at, mode).map(|own| {
            container(Image::new(own).content_fit(ContentFit::Contain).width(Fill)).max_width(WIDEST).width(Fill)
        });
        let about = heat.and_then(|at| drawings.heats.get(at)).map(|[_, about]| aside(about.clone()));
        column![bar].push(about).push(picture).spacing(theme::NEAR).padding(iced::padding::right(theme::APART)).into()
    }
}

impl DrawnCharts {
    fn new(summary: &Summary, voice: &Voice) -> Self {
        let charts = sections(summary, voice).into_iter().filter(|own| own.chart.is_some()).collect();
        let heats = heat_maps(summary, voice)
            .into_iter()
            .map(|own| {
                let about = own.about();
                [own.title, about]
            })
            .collect();
        Self { language: voice.language(), charts, heats, drawn: None }
    }

    /// The chart as an image; `None` if there is none.
    fn picture(&mut self, at: usize, mode: Mode) -> Option<Handle> {
        if let Some((_, _, drawn)) = self.drawn.as_ref().filter(|(own, of, _)| (*own, *of) == (at, mode)) {
            return Some(drawn.clone());
        }
        let (ink, theme) = match mode {
            Mode::Light => (PlotColours::LIGHT, Theme::Light),
            Mode::Dark => (PlotColours::DARK, Theme::Dark),
        };
        let drawn =
            pixels(&plot(self.charts.get(at)?, ink, self.language)?, Palette::for_theme(theme).paper, SHARP).ok()?;
        // It has an opaque background.
        let drawn = Handle::from_rgba(drawn.width(), drawn.height(), drawn.take());
        self.drawn = Some((at, mode, drawn.clone()));
        Some(drawn)
    }
}
