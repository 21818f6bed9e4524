//! Syntax errors in our own words: the RON reader's messages are English only and meant for programmers.

use ron::Error as RonError;

use crate::phrase::Phrase;

/// Returns the message for an error of the RON reader.
pub(super) fn message(code: &RonError) -> Phrase {
    match code {
        RonError::ExpectedArray => Phrase::new("text-expected-list"),
        RonError::ExpectedMap => sign("{"),
        RonError::ExpectedStructLike | RonError::ExpectedNamedStructLike(_) | RonError::ExpectedOption => sign("("),
        RonError::ExpectedMapColon => sign(":"),
        // A list continues or ends.
        RonError::ExpectedComma => Phrase::new("text-expected-comma"),
        RonError::ExpectedArrayEnd => sign("]"),
        RonError::ExpectedMapEnd => sign("}"),
        RonError::ExpectedStructLikeEnd | RonError::ExpectedOptionEnd => sign(")"),
        RonError::ExpectedString | RonError::ExpectedChar | RonError::ExpectedByteString => {
            Phrase::new("text-expected-string")
        }
        RonError::ExpectedStringEnd => Phrase::new("text-open-string"),
        RonError::ExpectedInteger
        | RonError::ExpectedFloat
        | RonError::FloatUnderscore
        | RonError::UnderscoreAtBeginning
        | RonError::ExpectedByteLiteral => Phrase::new("text-expected-number"),
        RonError::InvalidIntegerDigit { digit, .. } => Phrase::new("text-not-a-digit").with("digit", digit),
        RonError::IntegerOutOfBounds => Phrase::new("text-number-out-of-range"),
        RonError::ExpectedBoolean => Phrase::new("text-expected-switch"),
        RonError::ExpectedIdentifier
        | RonError::InvalidIdentifier(_)
        | RonError::SuggestRawIdentifier(_)
        | RonError::ExpectedStructName(_) => Phrase::new("text-expected-name"),
        RonError::UnexpectedChar(found) => Phrase::new("text-stray-sign").with("sign", found),
        RonError::InvalidEscape(_) => Phrase::new("text-bad-escape"),
        RonError::UnclosedBlockComment | RonError::UnclosedLineComment => Phrase::new("text-open-comment"),
        RonError::TrailingCharacters => Phrase::new("text-trailing"),
        RonError::NoSuchExtension(_) | RonError::ExpectedAttribute | RonError::ExpectedAttributeEnd => {
            Phrase::new("text-no-switches")
        }
        RonError::Eof => Phrase::new("text-cut-short"),
        // The expected name is one of ours, which documents need not write.
        RonError::ExpectedDifferentStructName { found, .. } => Phrase::new("text-other-word").with("found", found),
        RonError::ExpectedDifferentLength { expected, found } => length(expected, *found),
        RonError::Message(detail) => value(detail),
        // RON has more errors than our documents can provoke, and may get new ones.
        other => Phrase::new("text-syntax").with("detail", other),
    }
}

/// Returns the message for a word, or a list of fixed length, with more or fewer values than it takes. The reader names
/// a word by its type: `tuple variant Provenance::Reconstructed with 2 elements`.
fn length(expected: &str, found: usize) -> Phrase {
    let number = expected.split(|c: char| !c.is_ascii_digit()).find_map(|digits| digits.parse().ok());
    // The number one is spelt out.
    let word = expected.split_once("::").and_then(|(_, rest)| rest.split_whitespace().next());
    let message = match word {
        Some(word) => Phrase::new("text-word-length").with("word", word),
        None => Phrase::new("text-list-length"),
    };
    message.count("needed", number.unwrap_or(1)).count("found", found)
}

fn sign(sign: &str) -> Phrase {
    Phrase::new("text-expected-sign").with("sign", sign)
}

/// Parts of the errors of our documents' types, and the message for each in both languages.
const REFUSALS: [(&str, &str); 7] = [
    ("` is not a hex number: ", "text-not-a-hex"),
    ("` is not a hexside: ", "text-not-a-hexside"),
    ("` is not a spot: ", "text-not-a-spot"),
    ("` says nobody: ", "text-not-protected"),
    ("` is not a range of strengths: ", "text-not-a-band"),
    ("` is not a combat result: ", "text-not-a-result"),
    ("` is not a fingerprint: ", "text-not-a-fingerprint"),
];

/// Returns the message for a value of the right form but without a known meaning.
fn value(detail: &str) -> Phrase {
    if detail.contains("untagged enum") {
        return Phrase::new("text-strange-kind-of-value");
    }
    let refusal = REFUSALS.iter().find_map(|(phrase, id)| {
        let (found, _) = detail.strip_prefix('`')?.rsplit_once(phrase)?;
        Some(Phrase::new(id).with("found", found))
    });
    refusal.unwrap_or_else(|| Phrase::new("text-wrong-value").with("detail", detail))
}

#[cfg(test)]
mod tests {
    use crate::map::MapDocument;
    use crate::rulebook::Rulebook;
    use crate::text::{Document, read};

    #[track_caller]
    fn says<D: Document>(text: &str, was: &str, becomes: &str, id: &str) {
        assert!(text.contains(was), "`{was}` is not in the text");
        let error = read::<D>(&text.replacen(was, becomes, 1)).err().expect("the text is broken");
        assert_eq!(error.message.id, id, "{becomes}: {:?}", error.message);
    }

    #[test]
    fn broken_maps_are_told_in_words_of_our_own() {
        let map = include_str!("../../../fixtures/maps/mission.map.ron");
        for (was, becomes, id) in [
            ("columns: 12", "columns: \"12\"", "text-expected-number"),
            ("columns: 12", "columns: 99999999", "text-number-out-of-range"),
            ("columns: 12,", "columns: 12", "text-expected-comma"),
            ("hexes: [", "hexes: (", "text-expected-list"),
            ("title: (", "title: [", "text-expected-sign"),
            ("by: ", "by; ", "text-expected-sign"),
            ("(at: ", "Wall(at: ", "text-other-word"),
            ("(at: ", "at: ", "text-other-word"),
            ("by: Original", "by: Reconstructed()", "text-word-length"),
            ("en: \"Mission", "en: Mission\"", "text-expected-string"),
            ("en: \"Mission", "en: \"Mission\\q", "text-bad-escape"),
            ("hex: \"0504\"", "hex: 0504", "text-expected-string"),
            ("hex: \"0504\"", "hex: \"05x4\"", "text-not-a-hex"),
            ("\"0403/0504:upper\"", "\"0403-0504\"", "text-not-a-hexside"),
            ("\"0707/in\"", "\"0707/cellar\"", "text-not-a-spot"),
            ("protects: \"0504\"", "protects: \"everybody\"", "text-not-protected"),
            ("Map(", "#![enable(magic)] Map(", "text-no-switches"),
            ("Map(", "Map(/* and so on ", "text-open-comment"),
        ] {
            says::<MapDocument>(map, was, becomes, id);
        }
        assert_eq!(read::<MapDocument>(&format!("{map} more")).unwrap_err().message.id, "text-trailing");
    }

    #[test]
    fn broken_rulebooks_are_told_in_words_of_our_own() {
        let rules = include_str!("../../../fixtures/rulebooks/mission.rules.ron");
        for (was, becomes, id) in [
            ("battery: true", "battery: yes", "text-expected-switch"),
            ("value: 6", "value: [6]", "text-strange-kind-of-value"),
            ("\"9-10\"", "\"nine\"", "text-not-a-band"),
            ("results: [\"H\"", "results: [\"hit\"", "text-not-a-result"),
        ] {
            says::<Rulebook>(rules, was, becomes, id);
        }
    }
}
