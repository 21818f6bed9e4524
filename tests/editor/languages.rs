//! The window in both languages.

use bexar::gui::app::{Message, SidePage};
use bexar::gui::desk::Message as On;
use bexar::gui::panel::counters::{self, MixKind};
use bexar::gui::tool::{TOOLS, Tool};
use bexar::words::Voice;
use iced_test::selector::Candidate;
use rules::words::Language;

use crate::desk::Desk;

/// Returns the English texts of the editor that take no arguments and differ from the French ones.
fn english_only() -> Vec<String> {
    let (english, french) = (Voice::new(Language::English), Voice::new(Language::French));
    let strings = include_str!("../../data/strings/en.ftl");
    let ids = strings.lines().filter(|line| !line.contains('{')).filter_map(|line| line.split_once(" = "));
    let texts = ids.map(|(id, _)| (english.text(id), french.text(id)));
    let said: Vec<_> = texts.clone().map(|(_, french)| french).collect();
    // A single letter may be the code of a column, which is the same in every language.
    texts.map(|(english, _)| english).filter(|text| !said.contains(text) && text.chars().nth(1).is_some()).collect()
}

#[test]
fn nothing_in_the_french_window_is_english() {
    let english = english_only();
    assert!(english.len() > 150);
    let mut desk = Desk::alamo();
    desk.strike("F9");
    let look = |desk: &Desk, what: &str| {
        let found = desk.window().find(|seen: Candidate<'_>| match seen {
            Candidate::Text { content, .. } if english.iter().any(|text| text == content) => Some(content.to_owned()),
            _ => None,
        });
        assert!(found.is_err(), "{what}: {found:?}");
    };
    desk.drag(&[desk.hex("0907")]);
    for tool in TOOLS.iter().map(|own| own.tool) {
        desk.take(tool);
        look(&desk, &format!("{tool:?}"));
    }
    desk.take(Tool::GunSite);
    desk.drag(&[desk.hex("1404")]);
    look(&desk, "a refusal");
    desk.strike("Ctrl+Z");
    for side in SidePage::ALL {
        desk.update(Message::SidePicked(side));
        look(&desk, &format!("{side:?}"));
    }
    for (kind, id) in
        [(MixKind::Unit, "c1-aldama"), (MixKind::Leader, "cos"), (MixKind::Battery, "gun6"), (MixKind::Column, "R")]
    {
        desk.update(Message::SidePicked(SidePage::Counters));
        desk.hears(On::Counters(counters::Message::Chosen(Some((kind, id.to_owned())))));
        look(&desk, id);
    }
    desk.strike("Ctrl+N");
    look(&desk, "a new map");
    desk.strike("Esc");
    desk.take(Tool::Hex);
    desk.drag(&[desk.hex("0303")]);
    desk.strike("Ctrl+Q");
    look(&desk, "unsaved changes");
}
