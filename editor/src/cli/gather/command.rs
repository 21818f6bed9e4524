//! The command that plays a part of a series.

use std::ops::Range;
use std::path::Path;

use rules::playtest::Shard;

use super::super::admission::Despite;
use crate::files::DocumentKind;

/// The common part of the commands for a series.
pub(super) struct Command<'a> {
    shard: &'a Shard,
    scenario: &'a Path,
    /// A shard in the folder where the others are written.
    beside: &'a Path,
    despite: Despite,
}

impl<'a> Command<'a> {
    /// Creates the commands for the series of a shard, whose own file is `beside`.
    pub(super) const fn new(shard: &'a Shard, scenario: &'a Path, beside: &'a Path, despite: Despite) -> Self {
        Self { shard, scenario, beside, despite }
    }

    /// Returns the command that plays this range of games of a series of `asked` games.
    pub(super) fn to_play(&self, range: &Range<u32>, asked: u32) -> String {
        let Self { shard, .. } = self;
        let digits = asked.to_string().len();
        let (first, last) = (range.start + 1, range.end);
        let file = format!("games-{first:0digits$}-{last:0digits$}.{}", DocumentKind::Shard.extension());
        let mut words = vec!["bexar".to_owned(), "playtest".to_owned(), self.scenario.display().to_string()];
        let mut with = |name: &str, value: String| words.extend([name.to_owned(), value]);
        shard.variants.iter().for_each(|variant| with("--variant", variant.clone()));
        with("--seed", shard.seed.to_string());
        with("--texan", shard.players.texan.clone());
        with("--mexican", shard.players.mexican.clone());
        if let Some(points) = shard.until {
            with("--until", points.to_string());
        }
        with("--first", first.to_string());
        with("--games", (range.end - range.start).to_string());
        with("-o", self.beside.with_file_name(file).display().to_string());
        if self.despite.errors() {
            words.push("--despite-errors".to_owned());
        }
        words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ")
    }
}

/// Quotes a word for a shell if necessary.
fn quoted(word: &str) -> String {
    let is_plain = |sign: char| sign.is_ascii_alphanumeric() || "-_./:,=+%@".contains(sign);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_a_shell_would_cut_are_quoted() {
        for (word, written) in
            [("a/b.shard.ron", "a/b.shard.ron"), ("my fort", "'my fort'"), ("it's", r"'it'\''s'"), ("", "''")]
        {
            assert_eq!(quoted(word), written);
        }
    }
}
