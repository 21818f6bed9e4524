//! The root of a build file: the module with all its windows and tools.

use std::collections::BTreeMap;

use rules::project::Project;
use rules::side::Side;
use rules::spot::Spot;
use rules::systems::{AnyGame, phases};

use super::counters::CounterKind;
use super::element::Element;
use super::pages::ModulePage;
use super::tracks_and_boxes::side_name;
use super::workshop::Workshop;
use super::{Options, main_map, markers, palette, plot, prototypes, tracks_and_boxes};
use crate::export::ExportError;
use crate::export::board::LevelPicture;
use crate::words::Voice;

/// The oldest version of the engine expected to support everything used here.
const ENGINE: &str = "3.5.8";

/// Returns the module element.
pub(super) fn root(
    shop: &mut Workshop<'_>,
    options: &Options,
    boards: &[LevelPicture],
    kinds: &BTreeMap<String, CounterKind>,
    (placed, waiting): (&[(Spot, String)], &[String]),
    charts: &[ModulePage],
    about: &ModulePage,
) -> Result<Element, ExportError> {
    let voice = shop.voice;
    let title = title(shop.project, voice);
    let markers = markers::markers(shop)?;
    let prototypes = prototypes::container(shop)?;
    let map = main_map::window(shop, &voice.text("vassal-map"), boards, kinds, placed);
    let beside = tracks_and_boxes::window(shop, kinds, waiting)?;
    let plot = plot::window(shop)?;
    let palette = palette::window(shop, kinds, &markers);
    let mut parts =
        vec![Element::build("module.BasicCommandEncoder"), documentation(about), roster(shop), options_of(shop)];
    parts.push(Element::new("VASSAL.i18n.Language"));
    parts.push(Element::build("module.Chatter"));
    parts.push(Element::build("module.KeyNamer"));
    parts.push(prototypes);
    parts.extend(map);
    parts.extend([beside]);
    parts.extend(plot);
    parts.extend([palette, turns(shop)]);
    parts.extend([1, 2].map(|count| dice(shop, count)));
    parts.extend([charts_window(shop, charts), notes(shop), set_up(&title, shop)]);
    Ok(Element::build("GameModule")
        .with("name", &title)
        .with("version", &options.release)
        .with("VassalVersion", ENGINE)
        .with("description", voice.text("vassal-described"))
        .with("nextPieceSlotId", shop.numbers_used())
        .holding_all(parts))
}

/// Returns the metadata that the engine reads before it opens a module.
pub(super) fn about_module(project: &Project, options: &Options, voice: &Voice) -> Element {
    let say = |name: &str, text: &str| Element::new(name).saying(text);
    Element::new("data").with("version", "1").holding_all([
        say("version", &options.release),
        say("VassalVersion", ENGINE),
        // Nothing in a module may depend on the day it was made.
        say("dateSaved", "0"),
        say("description", &voice.text("vassal-described")),
        say("name", &title(project, voice)),
    ])
}

fn title(project: &Project, voice: &Voice) -> String {
    let title = voice.words(&project.scenario.title);
    if title.is_empty() { voice.words(&project.map.title) } else { title }
}

fn documentation(about: &ModulePage) -> Element {
    let page = Element::build("module.documentation.HelpFile")
        .with("title", &about.title)
        .with("fileName", &about.file)
        .with_all([("fileType", "archive"), ("image", "")]);
    Element::build("module.Documentation").holding(page)
}

fn roster(shop: &Workshop<'_>) -> Element {
    let sides = Side::ALL.map(|side| Element::new("entry").saying(side_name(side, shop)));
    Element::build("module.PlayerRoster")
        .with("buttonText", shop.voice.text("vassal-side"))
        .with("buttonToolTip", shop.voice.text("vassal-change-side"))
        .with_all([("buttonIcon", ""), ("buttonKeyStroke", "")])
        .holding_all(sides)
}

fn options_of(shop: &Workshop<'_>) -> Element {
    Element::build("module.GlobalOptions").with("promptString", shop.voice.text("vassal-unmask")).with_all([
        ("autoReport", "Always"),
        ("centerOnMove", "Use Preferences Setting"),
        ("chatterHTMLSupport", "Never"),
        ("hotKeysOnClosedWindows", "Never"),
        ("inventoryForAll", "Always"),
        ("nonOwnerUnmaskable", "Use Preferences Setting"),
        ("playerIdFormat", "$playerName$"),
        ("sendToLocationMoveTrails", "Never"),
        ("storeLeadingZeroIntegersAsStrings", "true"),
    ])
}

/// Returns the turn tracker with turns and phases, on the toolbar.
fn turns(shop: &Workshop<'_>) -> Element {
    let project = shop.project;
    let stated = || u8::try_from(project.rulebook.number("game.turns").max(1)).unwrap_or(u8::MAX);
    let last = AnyGame::compile(project).map_or_else(|_| stated(), |game| game.turns());
    let names: Vec<_> =
        phases(project.rulebook.system).into_iter().map(|own| shop.voice.text(&own.name_word())).collect();
    let phases_of_turn =
        Element::build("module.turn.ListTurnLevel").with("list", super::sequence::sequence(',', &names)).with_all([
            ("name", "Phase"),
            ("property", "Phase"),
            ("turnFormat", "$value$"),
            ("configList", "false"),
            ("configFirst", "false"),
            ("prompt", ""),
        ]);
    let counter = Element::build("module.turn.CounterTurnLevel")
        .with("turnFormat", format!("{} $value$", shop.voice.text("vassal-turn")))
        .with("loopLimit", last)
        .with_all([("name", "Turn"), ("property", "Turn"), ("start", "1"), ("incr", "1"), ("loop", "true")])
        .holding(phases_of_turn);
    Element::build("module.turn.TurnTracker")
        .with("name", shop.voice.text("vassal-turns"))
        .with("buttonTooltip", shop.voice.text("vassal-turns"))
        .with_all([
            ("buttonText", ""),
            ("icon", "/images/inventory.gif"),
            ("hotkey", "84,195"),
            ("nexthotkey", "85,195"),
            ("prevhotkey", ""),
            ("turnFormat", "$level1$: $level2$"),
            ("reportFormat", "$newTurn$ *"),
            ("tooltip", ""),
            ("length", "-1"),
            ("lengthStyle", "Maximum"),
        ])
        .holding(counter)
}

fn dice(shop: &Workshop<'_>, count: u8) -> Element {
    let name = shop.voice.say(&rules::phrase::Phrase::new("vassal-dice").count("dice", usize::from(count)));
    Element::build("module.DiceButton")
        .with("name", &name)
        .with("text", format!("{count}d6"))
        .with("tooltip", &name)
        .with("nDice", count)
        .with("reportTotal", count > 1)
        .with(
            "reportFormat",
            if count > 1 {
                "** $name$: $numericalTotal$ ** <$PlayerName$>"
            } else {
                "** $name$: $result$ ** <$PlayerName$>"
            },
        )
        .with_all([
            ("nSides", "6"),
            ("plus", "0"),
            ("addToTotal", "0"),
            ("prompt", "false"),
            ("icon", "/images/die.gif"),
            ("hotkey", ""),
            ("sortDice", "false"),
            ("keepDice", "false"),
            ("keepOption", ">"),
            ("keepCount", "1"),
        ])
}

fn charts_window(shop: &Workshop<'_>, charts: &[ModulePage]) -> Element {
    let name = shop.voice.text("vassal-charts");
    let pages = charts
        .iter()
        .map(|page| Element::build("widget.HtmlChart").with("chartName", &page.title).with("fileName", &page.file));
    let tabs = Element::build("widget.TabWidget").with("entryName", &name).holding_all(pages);
    Element::build("module.ChartWindow")
        .with("name", &name)
        .with("text", &name)
        .with("tooltip", shop.voice.text("vassal-charts-about"))
        .with_all([("icon", ""), ("hotkey", "72,195")])
        .holding(tabs)
}

fn notes(shop: &Workshop<'_>) -> Element {
    Element::build("module.NotesWindow").with("tooltip", shop.voice.text("vassal-notes")).with_all([
        ("buttonText", ""),
        ("icon", "/images/notes.gif"),
        ("hotkey", "78,195"),
    ])
}

/// Returns the set-up players begin with: the stacks on the boards.
fn set_up(title: &str, shop: &Workshop<'_>) -> Element {
    Element::build("module.PredefinedSetup")
        .with("name", title)
        .with("description", shop.voice.text("vassal-set-up"))
        .with_all([("file", ""), ("useFile", "false"), ("isMenu", "false")])
}
