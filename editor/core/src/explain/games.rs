//! The game systems, one section each: scenarios to begin with, kinds of pieces and their figures, what the game reads of
//! a map, and the tags of the rule language it knows.

use rules::counters::PieceKind;
use rules::map::RegionKind;
use rules::phrase::Phrase;
use rules::rulebook::System;
use rules::systems::{is_tag, region_kinds};
use rules::variant::grammar::NameClass;
use rules::variant::named;

use crate::files::bundled_scenarios;
use crate::words::{Voice, sentence};

/// Returns the page.
pub(super) fn page(voice: &Voice) -> String {
    let head = format!("# {}\n\n{}\n", voice.text("explain-games"), voice.text("explain-games-about"));
    let page = System::ALL.into_iter().fold(head, |text, system| text + &section(system, voice));
    format!("{}\n", page.trim_end())
}

fn section(system: System, voice: &Voice) -> String {
    let quoted = |names: &[&str]| names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    let scenarios = bundled_scenarios(system);
    let line = |id: &str, what: String| format!("**{}**{}{what}\n\n", sentence(&voice.text(id)), voice.colon());
    let mut text = format!("\n## {}\n\n", voice.text(system.word()));
    text += &line("explain-games-rulebook", format!("`system: {}`", system.name()));
    text += &line("explain-games-scenarios", quoted(&scenarios));
    let commands =
        |first| format!("```sh\nbexar check {first}\nbexar playtest {first} --games 20\nbexar {first}\n```\n\n");
    text.extend(scenarios.last().map(commands));
    let kinds = system.piece_kinds();
    if kinds.is_empty() {
        text += &line("explain-games-pieces", voice.text("explain-games-own-pieces"));
    } else {
        let rows = kinds.iter().map(|kind| (kind.name, about(kind, voice)));
        text += &table("explain-games-pieces", rows, voice);
    }
    let regions = RegionKind::ALL.iter().filter(|kind| region_kinds(system).contains(&kind.name));
    let mut regions = regions.map(|kind| (kind.name, voice.text(&kind.about()))).peekable();
    if regions.peek().is_some() {
        text += &table("explain-games-regions", regions, voice);
    }
    let tags = named(NameClass::Tag).filter(|(tag, _)| is_tag(system, tag));
    text + &table("explain-games-tags", tags.map(|(tag, means)| (tag, voice.say(&means))), voice)
}

/// What a kind of piece is, whose it is, and its figures with their ranges.
fn about(kind: &PieceKind, voice: &Voice) -> String {
    let what = Phrase::new("explain-games-piece").word("what", kind.about()).word("side", kind.side.word());
    let figures = kind.figures.iter().map(|(name, range)| {
        let figure = Phrase::new("explain-games-figure").with("name", *name);
        let figure = figure.with("least", *range.start()).with("most", *range.end());
        voice.say(&figure.word("what", format!("kind-of-piece-figure-{name}")))
    });
    voice.joined(std::iter::once(voice.say(&what)).chain(figures))
}

fn table<'a>(title: &str, rows: impl Iterator<Item = (&'a str, String)>, voice: &Voice) -> String {
    let head = format!(
        "### {}\n\n| {} | {} |\n|---|---|\n",
        sentence(&voice.text(title)),
        voice.text("language-name"),
        voice.text("language-means")
    );
    rows.fold(head, |text, (name, means)| text + &format!("| `{name}` | {means} |\n")) + "\n"
}
