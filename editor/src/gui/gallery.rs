//! Documents in small: pictures for the start page, each drawn once and kept as long as its file stays the same.

mod sample;

use std::path::Path;

use iced::Task;

pub use self::sample::{Extent, Sample, Wanted};
use super::theme::Mode;

/// The pictures that were drawn so far.
#[derive(Debug, Default)]
pub struct Gallery {
    samples: Vec<Sample>,
}

impl Gallery {
    /// The picture of a document, once it is drawn. An older one, or one for the other theme, is better than none.
    pub fn of(&self, document: &Path, extent: Extent, mode: Mode) -> Option<&Sample> {
        let of = |sample: &&Sample| sample.wanted.of == document && sample.wanted.extent == extent;
        let all = || self.samples.iter().rev().filter(of);
        all().find(|sample| sample.wanted.mode == mode).or_else(|| all().next())
    }

    /// Draws the pictures that are wanted and not there yet, beside the window, each by itself.
    pub fn draw(&self, wanted: impl IntoIterator<Item = Wanted>) -> Task<Sample> {
        let missing = wanted.into_iter().filter(|wanted| self.samples.iter().all(|sample| sample.wanted != *wanted));
        Task::batch(missing.map(|wanted| {
            let drawn = async move { tokio::task::spawn_blocking(move || Sample::draw(wanted)).await.ok().flatten() };
            // Without a picture its place stays empty, and the page is as good.
            Task::future(drawn).and_then(Task::done)
        }))
    }

    /// Keeps a picture in place of the one of the same document before its file changed.
    pub fn keep(&mut self, drawn: Sample) {
        let Wanted { of, extent, mode, .. } = &drawn.wanted;
        self.samples.retain(|own| (&own.wanted.of, own.wanted.extent, own.wanted.mode) != (of, *extent, *mode));
        self.samples.push(drawn);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_drawn_again_only_when_its_file_has_changed() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("fort.map.ron");
        std::fs::write(&file, crate::files::bundled("mission.map.ron").unwrap()).unwrap();
        let wanted = Wanted::of(&file, Extent::Small, Mode::Light);
        let mut gallery = Gallery::default();
        assert!(gallery.of(&file, Extent::Small, Mode::Light).is_none());
        let sample = Sample::draw(wanted.clone()).expect("the map loads");
        gallery.keep(sample.clone());
        gallery.keep(sample.clone());
        assert_eq!(gallery.samples.len(), 1);
        assert_eq!(gallery.of(&file, Extent::Small, Mode::Dark), Some(&sample), "better than none");
        assert!(gallery.of(&file, Extent::Large, Mode::Light).is_none());
        let later = Wanted { written: wanted.written.map(|at| at + std::time::Duration::from_secs(1)), ..wanted };
        gallery.keep(Sample { wanted: later.clone(), ..sample });
        assert_eq!(gallery.of(&file, Extent::Small, Mode::Light).map(|sample| &sample.wanted), Some(&later));
        assert_eq!(gallery.samples.len(), 1);
    }

    #[test]
    fn what_does_not_load_has_no_picture() {
        let wanted = Wanted::of("/not/there.map.ron".as_ref(), Extent::Small, Mode::Light);
        assert_eq!(Sample::draw(wanted), None);
    }
}
