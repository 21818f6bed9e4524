//! All colours and sizes of the window: light and dark, one accent, a grid of 4 px.
//!
//! The colours of the map itself belong to the picture.

use iced::theme::Palette;
use iced::theme::palette::Extended;
use iced::widget::{button, container, svg, text, text_editor};
use iced::{Background, Border, Color, Font, Padding, Theme, color, font};
use rules::side::Side;

/// The family name inside the embedded font files.
pub const FONT: Font = Font::with_name("DejaVu Sans");
/// The same family in bold.
pub const BOLD: Font = Font { weight: font::Weight::Bold, ..FONT };

/// The typeface of file contents and terminal commands.
pub const CODE: Font = Font::with_name("DejaVu Sans Mono");

/// The size of plain text, in px.
pub const TEXT: f32 = 13.0;
/// The size of small text, in px.
pub const SMALL: f32 = 11.0;
/// The size of headings, in px.
pub const HEADING: f32 = 15.0;

/// One unit of the grid, in px.
pub const STEP: f32 = 4.0;
/// The space between things that belong together, in px.
pub const NEAR: f32 = 2.0 * STEP;
/// The space between groups and the padding of panels, in px.
pub const APART: f32 = 3.0 * STEP;
/// The padding of panels that scroll: as [`APART`], with room for the scroll bar on the right, in px.
pub const BESIDE_BAR: Padding = Padding { top: APART, right: APART + NEAR, bottom: APART, left: APART };
/// The radius of corners, in px.
pub const ROUND: f32 = 4.0;

/// Height of the head of the window, in px.
pub const HEAD: f32 = 40.0;
/// Height of the tabs of the open documents, in px.
pub const RIDERS: f32 = 34.0;
/// Height of the bar below the map, in px.
pub const MAP_BAR: f32 = 30.0;
/// Height of the status line, in px.
pub const STATUS: f32 = 28.0;
/// Width of the rail of tools, in px.
pub const RAIL: f32 = 44.0;
/// The default width of the side panel, in px: it leaves the map three fifths of a window of the usual size, and half
/// of a small one.
pub const PANEL: f32 = 372.0;
/// The default height of the play-test drawer, in px: enough for a whole chart.
pub const DRAWER: f32 = 288.0;

/// The light or dark mode.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Mode {
    /// Dark ink on paper.
    #[default]
    Light,
    /// Light ink on a dark desk.
    Dark,
}

impl Mode {
    /// The opposite mode.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }

    /// The mode of a theme.
    pub fn from_theme(theme: &Theme) -> Self {
        if theme.extended_palette().is_dark { Self::Dark } else { Self::Light }
    }

    /// The iced theme of the mode.
    pub fn theme(self) -> Theme {
        let look = WindowColours::of_mode(self);
        let name = match self {
            Self::Light => "Bexar light",
            Self::Dark => "Bexar dark",
        };
        let palette = Palette {
            background: look.panel,
            text: look.ink,
            primary: look.accent,
            success: look.good,
            warning: look.warning,
            danger: look.error,
        };
        Theme::custom_with_fn(name, palette, |palette| {
            let mut extended = Extended::generate(palette);
            // Placeholders are shown like any other secondary text.
            extended.secondary.base.color = look.faint;
            extended
        })
    }
}

/// The colours of the window.
#[derive(Debug, Clone, Copy)]
pub struct WindowColours {
    /// The background around the map.
    pub desk: Color,
    /// Panels.
    pub panel: Color,
    /// Bars and fields, a shade away from panels.
    pub bar: Color,
    /// Lines between panels and around fields.
    pub line: Color,
    /// Text.
    pub ink: Color,
    /// Secondary text.
    pub faint: Color,
    /// The one accent: the chosen item, and the item under the pointer.
    pub accent: Color,
    /// Text on the accent.
    pub on_accent: Color,
    /// The background of the item under the pointer.
    pub hover: Color,
    /// Correct; published facts.
    pub good: Color,
    /// Doubtful; reconstructed facts.
    pub warning: Color,
    /// Wrong.
    pub error: Color,
}

impl WindowColours {
    /// The colours of a mode.
    pub const fn of_mode(mode: Mode) -> Self {
        match mode {
            Mode::Light => Self {
                desk: color!(0xd3_ccbd),
                panel: color!(0xfa_f8f3),
                bar: color!(0xf0_ece2),
                line: color!(0xd9_d2c2),
                ink: color!(0x2a_2520),
                faint: color!(0x6c_6356),
                accent: color!(0x1f_6286),
                on_accent: color!(0xff_ffff),
                hover: color!(0xe5_dfd1),
                good: color!(0x3f_7036),
                warning: color!(0x99_6000),
                error: color!(0xae_3226),
            },
            Mode::Dark => Self {
                desk: color!(0x14_1311),
                panel: color!(0x24_2220),
                bar: color!(0x2d_2a27),
                line: color!(0x41_3d38),
                ink: color!(0xec_e6da),
                faint: color!(0xa8_a093),
                accent: color!(0x6f_b4d8),
                on_accent: color!(0x10_1c24),
                hover: color!(0x3a_3631),
                good: color!(0x8f_c07c),
                warning: color!(0xe2_b15a),
                error: color!(0xea_8072),
            },
        }
    }

    /// The colour of a side, the same in both modes: Texan blue, Mexican green.
    pub const fn side(side: Side) -> Color {
        match side {
            Side::Texan => color!(0x4a_7fb0),
            Side::Mexican => color!(0x5c_8f4f),
        }
    }

    /// The colours of a theme.
    pub fn from_theme(theme: &Theme) -> Self {
        Self::of_mode(Mode::from_theme(theme))
    }
}

/// A panel. It has the colour of the window below it and is not filled again: the software renderer would refill the
/// whole panel for every small rectangle that changes on it.
pub fn panel(theme: &Theme) -> container::Style {
    container::Style::default().color(WindowColours::from_theme(theme).ink)
}

/// What a text of a page stands on.
pub fn paper(theme: &Theme) -> container::Style {
    container::Style::default().background(WindowColours::from_theme(theme).panel)
}

/// The tab of the page in front.
pub fn in_front(theme: &Theme) -> container::Style {
    let look = WindowColours::from_theme(theme);
    container::Style::default().background(look.panel).color(look.ink).border(Border {
        color: look.accent,
        width: 1.0,
        radius: ROUND.into(),
    })
}

/// A bar at the edge of the window or of a panel.
pub fn bar(theme: &Theme) -> container::Style {
    let look = WindowColours::from_theme(theme);
    container::Style::default().background(look.bar).color(look.ink)
}

/// Lines of a file, shown on a page.
pub fn code(theme: &Theme) -> container::Style {
    bar(theme).border(Border::default().rounded(ROUND))
}

/// A box above the rest: dialogs and tooltips.
pub fn raised(theme: &Theme) -> container::Style {
    let look = WindowColours::from_theme(theme);
    container::Style::default().background(look.panel).color(look.ink).border(Border {
        color: look.line,
        width: 1.0,
        radius: ROUND.into(),
    })
}

/// A chosen item that is not a button.
pub fn marked(theme: &Theme) -> container::Style {
    let look = WindowColours::from_theme(theme);
    let border = Border { color: look.accent, width: 1.5, radius: ROUND.into() };
    container::Style::default().border(border)
}

/// The shade between a dialog and the window behind it.
pub fn shade(_theme: &Theme) -> container::Style {
    container::Style::default().background(Color { a: 0.45, ..Color::BLACK })
}

/// A text editor that fills a whole page, in the colour of the page.
pub fn page_of_text(theme: &Theme, _status: text_editor::Status) -> text_editor::Style {
    let look = WindowColours::from_theme(theme);
    text_editor::Style {
        background: Background::Color(look.panel),
        border: Border::default(),
        placeholder: look.faint,
        value: look.ink,
        selection: Color { a: 0.3, ..look.accent },
    }
}

/// Small secondary text.
pub fn faint(theme: &Theme) -> text::Style {
    text::Style { color: Some(WindowColours::from_theme(theme).faint) }
}

/// Text in the accent colour.
pub fn accented(theme: &Theme) -> text::Style {
    text::Style { color: Some(WindowColours::from_theme(theme).accent) }
}

/// A flat button: without background until hovered, filled with the accent if `chosen`.
pub fn flat(chosen: bool) -> impl Fn(&Theme, button::Status) -> button::Style {
    move |theme, status| {
        let look = WindowColours::from_theme(theme);
        let (background, text_color) = match status {
            _ if chosen => (Some(look.accent), look.on_accent),
            button::Status::Hovered | button::Status::Pressed => (Some(look.hover), look.ink),
            button::Status::Active => (None, look.ink),
            button::Status::Disabled => (None, Color { a: 0.45, ..look.faint }),
        };
        button::Style {
            background: background.map(Background::Color),
            text_color,
            border: Border::default().rounded(ROUND),
            ..button::Style::default()
        }
    }
}

/// A flat button that is not chosen.
pub fn plain(theme: &Theme, status: button::Status) -> button::Style {
    flat(false)(theme, status)
}

/// A button with an accent border: the one that Enter presses.
pub fn framed(theme: &Theme, status: button::Status) -> button::Style {
    let look = WindowColours::from_theme(theme);
    button::Style {
        border: Border { color: look.accent, width: 1.5, radius: ROUND.into() },
        ..flat(false)(theme, status)
    }
}

/// A button with a border: the second choice of a dialog, a choice among several.
pub fn outlined(theme: &Theme, status: button::Status) -> button::Style {
    let look = WindowColours::from_theme(theme);
    button::Style {
        border: Border { color: look.line, width: 1.0, radius: ROUND.into() },
        ..flat(false)(theme, status)
    }
}

/// The main button.
pub fn primary(theme: &Theme, status: button::Status) -> button::Style {
    let look = WindowColours::from_theme(theme);
    let alpha = match status {
        button::Status::Active => 1.0,
        button::Status::Hovered => 0.88,
        button::Status::Pressed => 0.76,
        button::Status::Disabled => 0.35,
    };
    button::Style {
        background: Some(Background::Color(Color { a: alpha, ..look.accent })),
        text_color: look.on_accent,
        border: Border::default().rounded(ROUND),
        ..button::Style::default()
    }
}

/// The tint of an icon.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tint {
    /// The colour of text.
    Ink,
    /// The colour of secondary text.
    Faint,
    /// The colour of a disabled button.
    Off,
    /// The colour of text on the accent.
    OnAccent,
    /// Correct.
    Good,
    /// Doubtful.
    Warning,
    /// Wrong.
    Error,
}

impl Tint {
    /// The colour.
    pub fn color(self, theme: &Theme) -> Color {
        let look = WindowColours::from_theme(theme);
        match self {
            Self::Ink => look.ink,
            Self::Faint => look.faint,
            Self::Off => Color { a: 0.6, ..look.faint },
            Self::OnAccent => look.on_accent,
            Self::Good => look.good,
            Self::Warning => look.warning,
            Self::Error => look.error,
        }
    }

    /// The style of an icon.
    pub fn icon(self) -> impl Fn(&Theme, svg::Status) -> svg::Style {
        move |theme, _| svg::Style { color: Some(self.color(theme)) }
    }

    /// The style of a text.
    pub fn text(self) -> impl Fn(&Theme) -> text::Style {
        move |theme| text::Style { color: Some(self.color(theme)) }
    }
}
