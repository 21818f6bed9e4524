//! Recognises the sort of a file by its first bytes.

use std::path::Path;

use super::{DocumentKind, regular};

/// The number of bytes read to recognise a file: a document may start with comments.
const HEAD: u64 = 64 * 1024;
/// The first bytes of PNG files.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";
/// The first bytes of GIF files, in both versions.
const GIFS: [&[u8]; 2] = [b"GIF87a", b"GIF89a"];
/// The first bytes of PDF files.
const PDF: &[u8] = b"%PDF-";
/// The first bytes of ZIP archives, with and without files in them.
const ARCHIVES: [&[u8]; 2] = [b"PK\x03\x04", b"PK\x05\x06"];

/// The beginnings of the tables of an exported scenario; those of counters have headings in two languages.
const TABLES: [[&str; 2]; 6] = [
    ["spot", "hex"],
    ["hexside", "layer"],
    ["piece", "spot"],
    ["column", "area"],
    ["kind", "id"],
    ["genre", "identifiant"],
];
/// The first column of the figures of games, and of settings that were tried.
const FIGURES: [&str; 2] = ["game", "setting"];
/// A text near the beginning of an exported scenario.
const EXPORT: &str = "\"export\": \"bexar\"";

/// The beginning of a page for `man`, in lower case: how it sets an apostrophe.
const MANUAL_PAGE: &str = ".ie \\n(.g .ds aq";

/// A sort of file that verbs write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OutputFormat {
    /// A document of this program.
    Document(DocumentKind),
    /// A picture as SVG.
    Svg,
    /// A picture as PNG.
    Png,
    /// An animation, as GIF.
    Gif,
    /// Sheets for print, as PDF.
    Sheets,
    /// A scenario with everything it refers to.
    Archive,
    /// A page for a browser.
    Page,
    /// The figures of games, or of the settings tried, one per line.
    Spreadsheet,
    /// A table of an exported scenario.
    Table,
    /// A complete exported scenario.
    Export,
    /// A page for `man`.
    ManualPage,
}

impl OutputFormat {
    /// Recognises the sort of a file; `None` for a sort that no verb writes, or an unreadable file.
    pub(super) fn from_file(file: &Path) -> Option<Self> {
        Self::from_bytes(&regular::head(file, HEAD).ok()?)
    }

    fn from_bytes(head: &[u8]) -> Option<Self> {
        if head.starts_with(PNG) {
            return Some(Self::Png);
        }
        if GIFS.iter().any(|start| head.starts_with(start)) {
            return Some(Self::Gif);
        }
        if head.starts_with(PDF) {
            return Some(Self::Sheets);
        }
        if ARCHIVES.iter().any(|start| head.starts_with(start)) {
            return Some(Self::Archive);
        }
        let text = String::from_utf8_lossy(head);
        if let Some(kind) = DocumentKind::from_text(&text) {
            return Some(Self::Document(kind));
        }
        let start: String = text.trim_start_matches('\u{feff}').trim_start().chars().take(200).collect();
        let start = start.to_lowercase();
        // Spreadsheets in French have semicolons.
        let heads: Vec<&str> = start.lines().next().unwrap_or_default().split([',', ';']).collect();
        if start.starts_with("<!doctype html") || start.starts_with("<html") {
            Some(Self::Page)
        } else if start.starts_with("<svg") || start.starts_with("<?xml") && text.contains("<svg") {
            Some(Self::Svg)
        } else if heads.len() > 1 && FIGURES.contains(&heads[0]) {
            Some(Self::Spreadsheet)
        } else if TABLES.iter().any(|begins| heads.starts_with(begins)) {
            Some(Self::Table)
        } else if start.starts_with('{') && start.contains(EXPORT) {
            Some(Self::Export)
        } else if start.starts_with(MANUAL_PAGE) {
            Some(Self::ManualPage)
        } else {
            None
        }
    }

    /// The id of its name, with its article.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Document(DocumentKind::Scenario) => "sort-scenario",
            Self::Document(DocumentKind::Map) => "sort-map",
            Self::Document(DocumentKind::Correction) => "sort-correction",
            Self::Document(DocumentKind::Variant) => "sort-variant",
            Self::Document(DocumentKind::Counters) => "sort-counters",
            Self::Document(DocumentKind::Rulebook) => "sort-rulebook",
            Self::Document(DocumentKind::Cases) => "sort-cases",
            Self::Document(DocumentKind::Log) => "sort-log",
            Self::Document(DocumentKind::Results) => "sort-results",
            Self::Document(DocumentKind::Walls) => "sort-walls",
            Self::Document(DocumentKind::Shard) => "sort-shard",
            Self::Svg => "sort-svg",
            Self::Png => "sort-png",
            Self::Gif => "sort-gif",
            Self::Sheets => "sort-sheets",
            Self::Archive => "sort-archive",
            Self::Page => "sort-page",
            Self::Spreadsheet => "sort-spreadsheet",
            Self::Table => "sort-table",
            Self::Export => "sort-export",
            Self::ManualPage => "sort-man",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_told_by_how_they_begin() {
        for (head, sort) in [
            ("Map(format: 1", Some(OutputFormat::Document(DocumentKind::Map))),
            ("\u{feff}// A remark.\nScenario(", Some(OutputFormat::Document(DocumentKind::Scenario))),
            ("<svg height=\"3\"", Some(OutputFormat::Svg)),
            ("<?xml version=\"1.0\"?>\n<svg>", Some(OutputFormat::Svg)),
            ("<!DOCTYPE html>", Some(OutputFormat::Page)),
            ("game,winner,level", Some(OutputFormat::Spreadsheet)),
            ("setting,dice,games", Some(OutputFormat::Spreadsheet)),
            ("\u{feff}game;winner;level", Some(OutputFormat::Spreadsheet)),
            ("\u{feff}spot;hex;column\n'0101;", Some(OutputFormat::Table)),
            ("%PDF-1.7", Some(OutputFormat::Sheets)),
            ("PK\u{3}\u{4}", Some(OutputFormat::Archive)),
            (".ie \\n(.g .ds Aq \\(aq\n", Some(OutputFormat::ManualPage)),
            ("Remember the Alamo!", None),
            ("", None),
        ] {
            assert_eq!(OutputFormat::from_bytes(head.as_bytes()), sort, "{head}");
        }
        assert_eq!(OutputFormat::from_bytes(b"\x89PNG\r\n\x1a\n\0"), Some(OutputFormat::Png));
        assert_eq!(OutputFormat::from_bytes(b"GIF89a\x01"), Some(OutputFormat::Gif));
    }
}
