//! Inks: colours that differ between the light and the dark theme.
//!
//! A page in a browser shows its drawings light or dark without storing them twice: they are drawn once in inks, and
//! only the two lists of ink colours differ.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::Theme;
use super::palette::Colour;
use super::shape::Shape;

/// All inks used so far.
#[derive(Debug, Default)]
pub struct Inks {
    pairs: Vec<[Colour; 2]>,
    known: BTreeMap<[Colour; 2], usize>,
}

impl Inks {
    /// Creates an empty set of inks.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Restores inks from the output of [`Inks::mixtures`].
    #[must_use]
    pub fn from_mixtures(mixtures: &[[u32; 2]]) -> Self {
        let mut inks = Self::default();
        for pair in mixtures {
            inks.ink(pair.map(|mixture| {
                let [red, green, blue, alpha] = mixture.to_be_bytes();
                Colour { red, green, blue, alpha }
            }));
        }
        inks
    }

    /// Returns the light and the dark colour of every ink: red, green, blue and opacity, a byte each.
    pub fn mixtures(&self) -> impl Iterator<Item = [u32; 2]> {
        let mixture = |own: Colour| u32::from_be_bytes([own.red, own.green, own.blue, own.alpha]);
        self.pairs.iter().map(move |pair| pair.map(mixture))
    }

    /// Merges the light and the dark drawing of a picture into one drawing in inks, whose colours [`Inks::dye`] writes.
    /// `None` if they differ in more than colours.
    pub fn mixed(&mut self, light: &[Shape], dark: &[Shape]) -> Option<Vec<Shape>> {
        if light.len() != dark.len() {
            return None;
        }
        light.iter().zip(dark).map(|(light, dark)| self.mix(light, dark)).collect()
    }

    fn mix(&mut self, light: &Shape, dark: &Shape) -> Option<Shape> {
        let mut by_lamplight = Vec::new();
        let mut other = dark.clone();
        other.form.dye(|colour| by_lamplight.push(*colour));
        let (mut shape, mut lamps) = (light.clone(), by_lamplight.iter());
        let mut alike = true;
        shape.form.dye(|colour| match lamps.next() {
            Some(lamp) => *colour = number(self.ink([*colour, *lamp])),
            None => alike = false,
        });
        alike &=
            lamps.next().is_none() && (light.layer, light.rank, light.place) == (dark.layer, dark.rank, dark.place);
        let mut blank = [light.form.clone(), dark.form.clone()];
        for form in &mut blank {
            form.dye(|colour| *colour = Colour::hex(0));
        }
        (alike && blank[0] == blank[1]).then_some(shape)
    }

    fn ink(&mut self, pair: [Colour; 2]) -> usize {
        *self.known.entry(pair).or_insert_with(|| {
            self.pairs.push(pair);
            self.pairs.len() - 1
        })
    }

    /// Returns the number of inks.
    #[must_use]
    pub fn len(&self) -> usize {
        self.pairs.len()
    }

    /// Whether there are no inks.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// Returns the style sheet name of an ink in a drawing.
    #[must_use]
    pub fn dye(ink: Colour) -> String {
        let [red, green, blue] = [ink.red, ink.green, ink.blue].map(usize::from);
        format!("var(--i{})", (red << 16) + (green << 8) + blue)
    }

    /// Returns the colours of the first `first` inks as style sheet declarations; `change` may alter each
    /// colour.
    #[must_use]
    pub fn declared(&self, theme: Theme, first: usize, change: impl Fn(Colour) -> Colour) -> String {
        let mut text = String::new();
        for (ink, [light, dark]) in self.pairs.iter().take(first).enumerate() {
            let Colour { red, green, blue, alpha } = change(match theme {
                Theme::Light => *light,
                Theme::Dark => *dark,
            });
            // Writing to a string cannot fail.
            let _ = write!(text, "--i{ink}:#{red:02x}{green:02x}{blue:02x}");
            if alpha != u8::MAX {
                let _ = write!(text, "{alpha:02x}");
            }
            text.push(';');
        }
        text
    }
}

/// Returns the colour that represents an ink in shapes.
const fn number(ink: usize) -> Colour {
    Colour::hex(ink as u32)
}

#[cfg(test)]
mod tests {
    use rules::project::Project;

    use super::*;
    use crate::files::Bundled;
    use crate::picture::{View, scenario, svg};

    #[test]
    fn every_bundled_map_differs_by_lamplight_in_its_colours_alone() {
        for name in ["alamo", "mission", "presidio"] {
            let project = Project::load(&Bundled, name).unwrap();
            let [light, dark] =
                [Theme::Light, Theme::Dark].map(|theme| scenario(&project, &View { theme, ..View::default() }));
            let mut inks = Inks::new();
            let mixed = inks.mixed(&light.shapes, &dark.shapes).unwrap();
            // With the colours of either theme put back, it equals the drawing of that theme.
            for (theme, own) in [(Theme::Light, &light), (Theme::Dark, &dark)] {
                let declared = inks.declared(theme, usize::MAX, |colour| colour);
                let looks: BTreeMap<&str, &str> =
                    declared.split_terminator(';').filter_map(|own| own.split_once(':')).collect();
                for (drawn, shape) in mixed.iter().zip(&own.shapes) {
                    let mut colours = Vec::new();
                    shape.form.clone().dye(|colour| colours.push(*colour));
                    let mut names = Vec::new();
                    drawn.form.clone().dye(|ink| names.push(Inks::dye(*ink)));
                    for (name, colour) in names.iter().zip(colours) {
                        let look = looks[name.trim_start_matches("var(").trim_end_matches(')')];
                        let Colour { red, green, blue, alpha } = colour;
                        let full = format!("#{red:02x}{green:02x}{blue:02x}{alpha:02x}");
                        assert!(full.starts_with(look), "{full} {look}");
                    }
                }
            }
            assert!(svg::elements(&mixed[..40], &Inks::dye).contains("var(--i"));
        }
    }

    #[test]
    fn other_drawings_are_not_mixed() {
        let project = Project::load(&Bundled, "mission").unwrap();
        let light = scenario(&project, &View::default()).shapes;
        assert_eq!(Inks::new().mixed(&light, &light[1..]), None);
        let mut moved = light.clone();
        moved.swap(3, 400);
        assert_eq!(Inks::new().mixed(&light, &moved), None);
    }
}
