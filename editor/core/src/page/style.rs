//! The style of a page: its style sheet, its typefaces, and the colours of its drawings in both themes.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::picture::Theme;
use crate::picture::counter::stepped_back;
use crate::picture::palette::Palette;
use crate::picture::shape::{Typeface, Weight};
use crate::picture::theme_colours::Inks;
use crate::picture::typeface;

/// The part of the style sheet that does not depend on the drawings.
const SHEET: &str = include_str!("page.css");

/// Returns the whole style of a page that shows `levels` levels. The first `of_counters` inks are those of counters.
pub(super) fn style(inks: &Inks, of_counters: usize, levels: usize) -> String {
    fonts() + SHEET + &of_levels(levels) + &colours(inks, of_counters)
}

/// Returns the visibility rules for more levels than the style sheet supports.
fn of_levels(levels: usize) -> String {
    if levels <= 3 {
        return String::new();
    }
    let seen = 1..(1_u32 << levels) - 1;
    let hidden: Vec<String> = seen.clone().map(|bits| format!(".l{bits}")).collect();
    let shown = (0..levels).flat_map(|level| {
        let on_it = seen.clone().filter(move |bits| bits >> level & 1 == 1);
        on_it.map(move |bits| format!("[data-level=\"{level}\"] .l{bits}"))
    });
    let shown: Vec<String> = shown.collect();
    format!("{}{{display:none}}{}{{display:inline}}\n", hidden.join(","), shown.join(","))
}

/// Returns the typefaces of the drawing, so that every reader sees the same letters.
fn fonts() -> String {
    let faces = [
        (Typeface::Sans, Weight::Plain, "400"),
        (Typeface::Sans, Weight::Bold, "700"),
        (Typeface::Serif, Weight::Plain, "400"),
    ];
    let face = |(own, weight, heavy): (Typeface, Weight, &str)| {
        let [file, _] = typeface::file(own, weight);
        let data = STANDARD.encode(typeface::FILES[file]);
        format!(
            "@font-face{{font-family:\"{}\";font-weight:{heavy};src:url(data:font/ttf;base64,{data}) format(\"truetype\")}}\n",
            typeface::family(own)
        )
    };
    faces.into_iter().map(face).collect()
}

/// Returns the colours of the inks in both themes, and those of dimmed counters.
pub(super) fn colours(inks: &Inks, of_counters: usize) -> String {
    let all = |theme| inks.declared(theme, usize::MAX, |colour| colour);
    let back = |theme| {
        let paper = Palette::for_theme(theme).paper;
        inks.declared(theme, of_counters, |colour| stepped_back(colour, paper))
    };
    format!(
        ":root{{{}}}.back{{{}}}@media screen{{[data-theme=dark]{{{}}}[data-theme=dark] .back{{{}}}}}symbol{{overflow:visible}}\n",
        all(Theme::Light),
        back(Theme::Light),
        all(Theme::Dark),
        back(Theme::Dark)
    )
}
