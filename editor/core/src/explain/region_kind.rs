//! Kinds of regions in words.

use rules::map::RegionKind;

use crate::words::Voice;

/// Returns every kind of region: its name, what it consists of, its figures with their ranges, and its meaning.
pub(super) fn list(voice: &Voice) -> String {
    RegionKind::ALL.iter().fold(String::new(), |text, kind| {
        let figures = kind
            .figures
            .iter()
            .map(|own| format!("    {}  {} ({} … {})\n", own.name, voice.text(&own.about()), own.least, own.most));
        let head = format!("{}  {} ({})\n", kind.name, voice.text(&kind.about()), voice.text(kind.holds.word()));
        text + &head + &figures.collect::<String>()
    })
}
