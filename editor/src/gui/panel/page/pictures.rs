//! An example about a place on a map as two pictures: the wrong version, with a ring around the place, and the correct
//! one.

use std::cell::RefCell;

use iced::widget::image::Handle;
use rules::hex::Hex;
use rules::lint::{self, Lint};
use rules::place::Place;
use rules::project::Project;
use rules::spot::Level;
use rules::words::Language;

use crate::explain::example;
use crate::gui::board::{self, LayersShown};
use crate::gui::image_handle::{FINE, image_of};
use crate::gui::theme::Mode;
use crate::picture::detail::Detail;
use crate::picture::{MapFeatures, View};

/// The size of each picture, in px.
const SIZE: [f32; 2] = [150.0, 112.0];

/// The example, and the pictures as last painted.
#[derive(Debug)]
pub(super) struct Pictures {
    wrong: Project,
    right: Project,
    hexes: Vec<Hex>,
    level: Level,
    language: Language,
    painted: RefCell<Option<(Mode, [Handle; 2])>>,
}

impl Pictures {
    /// The pictures for a lint, from the sections with its examples; `None` if they are not about a place on a map.
    pub(super) fn for_lint(lint: &Lint, [bad, good]: [&str; 2], language: Language) -> Option<Self> {
        let (wrong, right) = (example::project(bad, "bad").ok()?, example::project(good, "good").ok()?);
        let report = lint::run_with_notes(&wrong);
        let finding = report.findings.iter().find(|finding| finding.lint == lint.name)?;
        let hexes = finding.hexes(&wrong);
        let level = match finding.on_map(&wrong) {
            Place::Spot(spot) => spot.level,
            _ => Level::Ground,
        };
        let painted = RefCell::default();
        (!hexes.is_empty()).then_some(Self { wrong, right, hexes, level, language, painted })
    }

    /// The wrong and the correct picture in the colours of a mode, painted on first use.
    pub(super) fn in_mode(&self, mode: Mode) -> Option<[Handle; 2]> {
        let mut painted = self.painted.borrow_mut();
        if !painted.as_ref().is_some_and(|(own, _)| *own == mode) {
            let picture = |project, ringed| {
                let view = board::view(self.level, self.language, mode, LayersShown::default());
                let size = SIZE.map(|size| (FINE * size) as u32);
                let drawn = Detail { hexes: &self.hexes, ringed, size }
                    .paint(project, &View { features: MapFeatures::of(project), ..view })?;
                Some(image_of(&drawn))
            };
            *painted = Some((mode, [picture(&self.wrong, true)?, picture(&self.right, false)?]));
        }
        painted.as_ref().map(|(_, pictures)| pictures.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_pictures_of_the_mode_in_force_are_painted() {
        let lint = Lint::named("door-to-nowhere").unwrap();
        let sections = example::sections(lint.page(Language::English));
        let pictures = Pictures::for_lint(lint, [sections[2].1, sections[3].1], Language::English).unwrap();
        assert!(pictures.painted.borrow().is_none(), "none before they are looked at");
        let light = pictures.in_mode(Mode::Light).unwrap();
        assert_eq!(pictures.in_mode(Mode::Light).unwrap(), light, "they are kept");
        let dark = pictures.in_mode(Mode::Dark).unwrap();
        assert!(dark[0] != light[0] && dark[1] != light[1]);
    }
}
