//! Previews of documents for the start page, each drawn once and kept until its file changes.

mod sample;

use std::path::Path;

use iced::Task;
use rules::words::Language;

pub use self::sample::{Extent, Sample, Wanted};
use super::theme::Mode;

/// The previews drawn so far.
#[derive(Debug, Default)]
pub struct Gallery {
    samples: Vec<Sample>,
}

impl Gallery {
    /// The preview of a document, once it is drawn. A preview in another theme, language or size is returned if there
    /// is no exact one.
    pub fn sample(&self, document: &Path, extent: Extent, mode: Mode, language: Language) -> Option<&Sample> {
        let of =
            |sample: &&Sample| sample.wanted.of == document && sample.wanted.extent.is_large() == extent.is_large();
        let fits = |sample: &&Sample| {
            let Wanted { mode: own, language: spoken, extent: size, .. } = sample.wanted;
            (own == mode, !extent.is_large() || spoken == language, size == extent)
        };
        self.samples.iter().filter(of).max_by_key(fits)
    }

    /// Draws the missing previews in the background: the first alone, since the window is painted for the first time
    /// meanwhile and needs a processor; then all others at once.
    pub fn draw(&self, wanted: impl IntoIterator<Item = Wanted>) -> Task<Sample> {
        let missing = wanted.into_iter().filter(|wanted| self.samples.iter().all(|sample| sample.wanted != *wanted));
        let mut drawn = missing.map(|wanted| {
            let drawn = async move { tokio::task::spawn_blocking(move || Sample::draw(wanted)).await.ok().flatten() };
            // Without a preview its place stays empty, which does no harm.
            Task::future(drawn).and_then(Task::done)
        });
        let first = drawn.next().unwrap_or_else(Task::none);
        first.chain(Task::batch(drawn))
    }

    /// Stores a preview in place of the one drawn before the file of the document changed.
    pub fn keep(&mut self, drawn: Sample) {
        let of = |wanted: &Wanted| Wanted { written: None, ..wanted.clone() };
        let same = of(&drawn.wanted);
        self.samples.retain(|own| of(&own.wanted) != same);
        self.samples.push(drawn);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: Language = Language::English;

    #[test]
    fn a_picture_is_drawn_again_only_when_its_file_has_changed() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("fort.map.ron");
        std::fs::write(&file, crate::files::bundled("mission.map.ron").unwrap()).unwrap();
        let wanted = Wanted::new(&file, Extent::Small, Mode::Light, ENGLISH);
        let mut gallery = Gallery::default();
        assert!(gallery.sample(&file, Extent::Small, Mode::Light, ENGLISH).is_none());
        let sample = Sample::draw(wanted.clone()).expect("the map loads");
        gallery.keep(sample.clone());
        gallery.keep(sample.clone());
        assert_eq!(gallery.samples.len(), 1);
        assert_eq!(gallery.sample(&file, Extent::Small, Mode::Dark, ENGLISH), Some(&sample), "better than none");
        assert!(gallery.sample(&file, Extent::Large, Mode::Light, ENGLISH).is_none());
        let later = Wanted { written: wanted.written.map(|at| at + std::time::Duration::from_secs(1)), ..wanted };
        gallery.keep(Sample { wanted: later.clone(), ..sample });
        assert_eq!(
            gallery.sample(&file, Extent::Small, Mode::Light, ENGLISH).map(|sample| &sample.wanted),
            Some(&later)
        );
        assert_eq!(gallery.samples.len(), 1);
    }

    #[test]
    fn what_does_not_load_has_no_picture() {
        let wanted = Wanted::new("/not/there.map.ron".as_ref(), Extent::Small, Mode::Light, ENGLISH);
        assert_eq!(Sample::draw(wanted), None);
    }
}
