//! Tables for spreadsheets.
//!
//! The first row of each table holds the column names. The columns of counters are named as in the window, which
//! accepts such a table when it is pasted there; all others are named as in the JSON.

use std::collections::BTreeMap;

use rules::counters::CounterMix;
use rules::provenance::Provenance;
use rules::words::Language;

use super::data::{Export, Hex, Source};
use crate::spreadsheet::{Cell, csv};
use crate::words::Voice;

/// The separator between members of a list in one cell.
const AND: &str = " ";

/// Returns the tables by file name.
pub(super) fn sheets(all: &Export, mix: &CounterMix, voice: &Voice) -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::new();
    let mut add = |name: &str, rows: Vec<Vec<String>>| {
        let rows = rows.into_iter().map(|row| row.into_iter().map(Cell::from).collect());
        files.insert(name.to_owned(), csv(rows, voice.language().into()).into_bytes());
    };
    add("hexes.csv", hexes(all, voice.language()));
    add("hexsides.csv", hexsides(all, voice.language()));
    if !(mix.units.is_empty() && mix.leaders.is_empty() && mix.batteries.is_empty() && mix.pieces.is_empty()) {
        add("counters.csv", counters(mix, voice));
    }
    if !all.setup.is_empty() {
        add("setup.csv", setup(all));
    }
    if !all.plot.is_empty() {
        let head = ["column", "area"].map(str::to_owned).to_vec();
        let lines = all.plot.iter().map(|own| vec![own.column.clone(), own.area.to_string()]);
        add("plot.csv", [head].into_iter().chain(lines).collect());
    }
    files
}

/// Returns a row for each spot; a hex has one per level.
fn hexes(all: &Export, language: Language) -> Vec<Vec<String>> {
    let head = [
        "spot",
        "hex",
        "column",
        "row",
        "level",
        "elevation",
        "ground",
        "x",
        "y",
        "room",
        "regions",
        "entry_area",
        "gun_site",
        "label",
        "published",
        "source",
    ];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    let places = Places::new(all, language);
    for hex in &all.map.hexes {
        for level in &hex.levels {
            rows.push(spot(hex, level, &places, language));
        }
    }
    rows
}

fn spot(hex: &Hex, level: &super::data::Level, places: &Places<'_>, language: Language) -> Vec<String> {
    let of = |map: &BTreeMap<&str, Vec<String>>, name: &str| map.get(name).map(|all| all.join(AND)).unwrap_or_default();
    let (published, says) = origin(hex.source.as_ref(), language);
    let mut regions = places.regions.get(level.spot.as_str()).cloned().unwrap_or_default();
    if level.spot != hex.hex {
        regions.extend(places.regions.get(hex.hex.as_str()).into_iter().flatten().cloned());
    }
    vec![
        level.spot.clone(),
        hex.hex.clone(),
        hex.column.to_string(),
        hex.row.to_string(),
        level.level.clone(),
        level.elevation.to_string(),
        hex.ground.clone(),
        hex.x.to_string(),
        hex.y.to_string(),
        of(&places.rooms, &level.spot),
        regions.join(AND),
        of(&places.areas, &hex.hex),
        of(&places.guns, &level.spot),
        of(&places.labels, &hex.hex),
        published,
        says,
    ]
}

/// The rooms, regions and areas of spots and hexes, by the names of these.
struct Places<'a> {
    rooms: BTreeMap<&'a str, Vec<String>>,
    regions: BTreeMap<&'a str, Vec<String>>,
    areas: BTreeMap<&'a str, Vec<String>>,
    guns: BTreeMap<&'a str, Vec<String>>,
    labels: BTreeMap<&'a str, Vec<String>>,
}

impl<'a> Places<'a> {
    fn new(all: &'a Export, language: Language) -> Self {
        let map = &all.map;
        let rooms = map.rooms.iter().flat_map(|own| own.spots.iter().map(|spot| (spot.as_str(), own.id.clone())));
        let regions = map.regions.iter().filter(|own| own.of != "hexsides");
        let regions = regions.flat_map(|own| own.members.iter().map(|spot| (spot.as_str(), own.id.clone())));
        let areas = map.entry_areas.iter();
        let areas = areas.flat_map(|own| own.hexes.iter().map(|hex| (hex.as_str(), own.number.to_string())));
        let gun = |optional| if optional { "optional" } else { "printed" }.to_owned();
        let guns = map.gun_sites.iter().map(|own| (own.spot.as_str(), gun(own.optional)));
        let labels = map.labels.iter().map(|own| {
            let text = match language {
                Language::English => &own.text.en,
                Language::French => &own.text.fr,
            };
            (own.hex.as_str(), text.clone())
        });
        Self {
            rooms: listed(rooms),
            regions: listed(regions),
            areas: listed(areas),
            guns: listed(guns),
            labels: listed(labels),
        }
    }
}

fn listed<'a>(pairs: impl Iterator<Item = (&'a str, String)>) -> BTreeMap<&'a str, Vec<String>> {
    let mut lists: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (place, what) in pairs {
        lists.entry(place).or_default().push(what);
    }
    lists
}

/// Returns whether a text states something, and which text or why not.
fn origin(source: Option<&Source>, language: Language) -> (String, String) {
    let says = |own: &Source| match language {
        Language::English => own.says.en.clone(),
        Language::French => own.says.fr.clone(),
    };
    source.map_or_else(Default::default, |own| (own.published.to_string(), says(own)))
}

fn hexsides(all: &Export, language: Language) -> Vec<Vec<String>> {
    let head = ["hexside", "layer", "kind", "protects", "published", "source"];
    let line = |own: &super::data::Hexside| {
        let (published, says) = origin(Some(&own.source), language);
        vec![own.hexside.clone(), own.layer.clone(), own.kind.clone(), own.protects.clone(), published, says]
    };
    [head.map(str::to_owned).to_vec()].into_iter().chain(all.map.hexsides.iter().map(line)).collect()
}

fn setup(all: &Export) -> Vec<Vec<String>> {
    let head = ["piece", "spot", "x", "y"];
    let places: BTreeMap<&str, &Hex> = all.map.hexes.iter().map(|own| (own.hex.as_str(), own)).collect();
    let line = |own: &super::data::Placement| {
        let hex = own.spot.split('/').next().and_then(|hex| places.get(hex));
        let [x, y] = hex.map_or_else(Default::default, |hex| [hex.x, hex.y].map(|part| part.to_string()));
        vec![own.piece.clone(), own.spot.clone(), x, y]
    };
    [head.map(str::to_owned).to_vec()].into_iter().chain(all.setup.iter().map(line)).collect()
}

/// The message ids of the column names of the table of counters.
const COUNTERS: [&str; 27] = [
    "counter-field-kind",
    "counter-field-id",
    "counter-field-name-en",
    "counter-field-name-fr",
    "counter-field-side",
    "counter-field-column",
    "counter-field-origin",
    "counter-field-branch",
    "counter-field-quantity",
    "counter-field-fire",
    "counter-field-melee",
    "counter-field-morale",
    "counter-field-reduced-fire",
    "counter-field-reduced-melee",
    "counter-field-reduced-morale",
    "counter-field-rating",
    "counter-field-replacement-en",
    "counter-field-replacement-fr",
    "counter-field-replacement-rating",
    "counter-field-pounds",
    "counter-field-strength",
    "counter-field-piece-kind",
    "counter-field-group",
    "counter-field-reserve",
    "counter-field-source",
    "counter-field-reason-en",
    "counter-field-reason-fr",
];

/// Returns a row for each kind of counter, and for each column of the attackers.
fn counters(mix: &CounterMix, voice: &Voice) -> Vec<Vec<String>> {
    let mut rows = vec![COUNTERS.map(|word| voice.text(word)).to_vec()];
    let mut add = |cells: Vec<(&str, String)>| {
        let cell = |word: &&str| cells.iter().find(|(own, _)| own == word).map(|(_, text)| text.clone());
        rows.push(COUNTERS.iter().map(|word| cell(word).unwrap_or_default()).collect());
    };
    for own in &mix.columns {
        let reserve = voice.text(if own.reserve { "gui-yes" } else { "gui-no" });
        add(vec![
            ("counter-field-kind", voice.text("counter-kind-column")),
            ("counter-field-id", own.id.clone()),
            ("counter-field-name-en", own.name.en.clone()),
            ("counter-field-name-fr", own.name.fr.clone()),
            ("counter-field-reserve", reserve),
        ]);
    }
    for own in &mix.units {
        let mut cells = vec![
            ("counter-field-kind", voice.text("counter-kind-unit")),
            ("counter-field-id", own.id.clone()),
            ("counter-field-name-en", own.name.en.clone()),
            ("counter-field-name-fr", own.name.fr.clone()),
            ("counter-field-side", voice.text(own.side.word())),
            ("counter-field-column", own.column.clone()),
            ("counter-field-origin", own.origin.clone()),
            ("counter-field-branch", voice.text(&format!("branch-{}", own.branch.word()))),
            ("counter-field-quantity", own.quantity.to_string()),
            ("counter-field-fire", own.full.fire.to_string()),
            ("counter-field-melee", own.full.melee.to_string()),
            ("counter-field-morale", own.full.morale.to_string()),
            ("counter-field-reduced-fire", own.reduced.fire.to_string()),
            ("counter-field-reduced-melee", own.reduced.melee.to_string()),
            ("counter-field-reduced-morale", own.reduced.morale.to_string()),
        ];
        cells.extend(source_cells(&own.by, voice));
        add(cells);
    }
    for own in &mix.leaders {
        let other = own.replacement.as_ref();
        let mut cells = vec![
            ("counter-field-kind", voice.text("counter-kind-leader")),
            ("counter-field-id", own.id.clone()),
            ("counter-field-name-en", own.name.en.clone()),
            ("counter-field-name-fr", own.name.fr.clone()),
            ("counter-field-side", voice.text(own.side.word())),
            ("counter-field-column", own.column.clone()),
            ("counter-field-rating", own.rating.to_string()),
            ("counter-field-replacement-en", other.map(|own| own.name.en.clone()).unwrap_or_default()),
            ("counter-field-replacement-fr", other.map(|own| own.name.fr.clone()).unwrap_or_default()),
            ("counter-field-replacement-rating", other.map(|own| own.rating.to_string()).unwrap_or_default()),
        ];
        cells.extend(source_cells(&own.by, voice));
        add(cells);
    }
    for own in &mix.batteries {
        let mut cells = vec![
            ("counter-field-kind", voice.text("counter-kind-battery")),
            ("counter-field-id", own.id.clone()),
            ("counter-field-quantity", own.quantity.to_string()),
            ("counter-field-pounds", own.pounds.to_string()),
            ("counter-field-strength", own.strength.to_string()),
        ];
        cells.extend(source_cells(&own.by, voice));
        add(cells);
    }
    for own in &mix.pieces {
        let mut cells = vec![
            ("counter-field-kind", voice.text("counter-kind-piece")),
            ("counter-field-id", own.id.clone()),
            ("counter-field-name-en", own.name.en.clone()),
            ("counter-field-name-fr", own.name.fr.clone()),
            ("counter-field-side", voice.text(own.side.word())),
            ("counter-field-quantity", own.quantity.to_string()),
            ("counter-field-piece-kind", own.kind.clone()),
            ("counter-field-group", own.group.clone()),
        ];
        cells.extend(source_cells(&own.by, voice));
        add(cells);
    }
    rows
}

/// Returns the cells of an origin, in the form the window accepts.
fn source_cells(by: &Provenance, voice: &Voice) -> [(&'static str, String); 3] {
    let (word, en, fr) = match by {
        Provenance::Cited(text) => ("gui-cited", text.clone(), String::new()),
        Provenance::Reconstructed(en, fr) => ("gui-reconstructed", en.clone(), fr.clone()),
        Provenance::Original => ("gui-original", String::new(), String::new()),
        _ => {
            let words = by.words();
            ("gui-reconstructed", words.en, words.fr)
        }
    };
    [("counter-field-source", voice.text(word)), ("counter-field-reason-en", en), ("counter-field-reason-fr", fr)]
}
