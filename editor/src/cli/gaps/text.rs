//! The gaps as text.

use rules::playtest::gaps::Gaps;

use crate::report::{MOST_ENTRIES, gap_heads, gap_sections, plain};
use crate::words::Voice;

pub(super) fn report(title: &str, found: &Gaps, voice: &Voice) -> String {
    let sections = gap_sections(found, MOST_ENTRIES, voice);
    let heads = gap_heads(title, found, voice).into_iter().fold(String::new(), |text, line| text + &line + "\n");
    sections.iter().fold(heads, |text, section| text + &plain(section))
}
