//! Collects everything in a scenario into the types of the JSON.

use rules::edit::describe;
use rules::map::{EntryArea, GunSiteKind, HexEntry, MapDocument, Members, Protects};
use rules::project::{LoadedCorrection, LoadedVariant, Project};
use rules::provenance::Provenance;
use rules::side::Side;
use rules::spot::Spot;
use rules::variant::tell;
use rules::words::{Language, Words};

use super::data::{
    Battery, Column, Correction, Counters, EntryArea as Area, Export, GunSite, Hex, Hexside, Label, Leader, Level, Map,
    Picture, Piece, Placement, PlotLine, Region, Replacement, Room, Source, Strength, Text, Unit, Variant,
};
use super::rules_of;
use crate::export::board::LevelPicture;
use crate::words::Voice;

/// The version of the format.
const VERSION: u32 = 1;

/// Collects everything in a scenario, or in a map alone.
pub(super) fn gather(project: &Project, boards: &[LevelPicture]) -> Export {
    let scenario = &project.scenario;
    let (title, by) =
        if project.has_scenario() { (&scenario.title, &scenario.by) } else { (&project.map.title, &project.map.by) };
    Export {
        export: "bexar".to_owned(),
        version: VERSION,
        title: text(title),
        source: source(by),
        notes: scenario.notes.iter().map(text).collect(),
        pictures: boards.iter().map(picture).collect(),
        map: map(&project.map, boards),
        counters: counters(project),
        setup: scenario
            .setup
            .iter()
            .map(|own| Placement { piece: own.piece.clone(), spot: own.at.to_string() })
            .collect(),
        plot: scenario.plot.iter().map(|own| PlotLine { column: own.column.clone(), area: own.area }).collect(),
        rules: rules_of::rules(&project.rulebook),
        corrections: project.corrections.iter().map(correction).collect(),
        variants: project.variants.iter().map(variant).collect(),
    }
}

/// Converts a text to both languages.
pub(super) fn text(words: &Words) -> Text {
    Text { en: words.get(Language::English).to_owned(), fr: words.get(Language::French).to_owned() }
}

/// Converts an origin.
pub(super) fn source(by: &Provenance) -> Source {
    Source { published: by.is_cited(), says: text(&by.words()) }
}

/// Returns the name of a side as documents write it.
pub(super) fn side(side: Side) -> String {
    match side {
        Side::Texan => "texan",
        Side::Mexican => "mexican",
    }
    .to_owned()
}

fn picture(board: &LevelPicture) -> Picture {
    let level = level_name(board.level);
    let file = match board.level {
        rules::spot::Level::Ground => "map-ground.png",
        rules::spot::Level::In => "map-inside.png",
        rules::spot::Level::Upper => "map-upper.png",
        rules::spot::Level::Roof => "map-roofs.png",
    };
    Picture { level, file: file.to_owned(), width: board.size[0], height: board.size[1], hex: board.hex }
}

fn level_name(level: rules::spot::Level) -> String {
    level.name().to_owned()
}

fn map(map: &MapDocument, boards: &[LevelPicture]) -> Map {
    let board = boards.first();
    // Games without upper floors have no picture of them.
    let upper = rules::spot::Level::Upper;
    let has_upper = boards.iter().any(|board| board.level == upper);
    let is_known = |storey: &&rules::map::Storey| has_upper || storey.level != upper;
    let hex = |hex: rules::hex::Hex| {
        let [x, y] = board.map_or([0; 2], |board| board.middle(hex));
        let entry = map.hex(hex);
        let level = |storey: &rules::map::Storey| Level {
            spot: Spot::new(hex, storey.level).to_string(),
            level: level_name(storey.level),
            elevation: storey.elevation,
        };
        Hex {
            hex: hex.to_string(),
            column: hex.column,
            row: hex.row,
            x,
            y,
            ground: map.ground(hex).word().trim_start_matches("ground-").to_owned(),
            levels: map.storeys(hex).iter().filter(is_known).map(level).collect(),
            open_top: entry.is_some_and(|own: &HexEntry| own.open_top),
            source: entry.map(|own| source(&own.by)),
        }
    };
    Map {
        title: text(&map.title),
        source: source(&map.by),
        columns: map.grid.columns,
        rows: map.grid.rows,
        hexes: map.grid.hexes().map(hex).collect(),
        hexsides: map.hexsides.iter().map(hexside).collect(),
        rooms: map.rooms.iter().map(room).collect(),
        regions: map.regions.iter().map(region).collect(),
        entry_areas: map.entry_areas.iter().map(area).collect(),
        gun_sites: map.gun_sites.iter().map(gun_site).collect(),
        labels: map.labels.iter().map(|own| Label { hex: own.at.to_string(), text: text(&own.text) }).collect(),
    }
}

fn hexside(own: &rules::map::HexsideEntry) -> Hexside {
    Hexside {
        hexside: own.at.side.to_string(),
        layer: match own.at.layer {
            None => "both",
            Some(rules::hexside::Layer::Ground) => "ground",
            Some(rules::hexside::Layer::Upper) => "upper",
        }
        .to_owned(),
        kind: own.kind.name().to_owned(),
        protects: match own.protects {
            Protects::Nobody => "none".to_owned(),
            Protects::Both => "both".to_owned(),
            Protects::Hex(hex) => hex.to_string(),
        },
        source: source(&own.by),
    }
}

fn room(own: &rules::map::Room) -> Room {
    Room {
        id: own.id.clone(),
        name: text(&own.name),
        building: own.building.clone(),
        spots: own.spots.iter().map(ToString::to_string).collect(),
        source: source(&own.by),
    }
}

fn region(own: &rules::map::Region) -> Region {
    let (of, members) = match &own.members {
        Members::Hexes(all) => ("hexes", all.iter().map(ToString::to_string).collect()),
        Members::Spots(all) => ("spots", all.iter().map(ToString::to_string).collect()),
        Members::Hexsides(all) => ("hexsides", all.iter().map(ToString::to_string).collect()),
    };
    let (kind, figures) = (own.kind.clone(), own.figures.clone());
    Region {
        id: own.id.clone(),
        name: text(&own.name),
        kind,
        figures,
        of: of.to_owned(),
        members,
        source: source(&own.by),
    }
}

fn area(own: &EntryArea) -> Area {
    let hexes = own.hexes.iter().map(ToString::to_string).collect();
    Area { number: own.number, name: text(&own.name), hexes, source: source(&own.by) }
}

fn gun_site(own: &rules::map::GunSite) -> GunSite {
    let optional = own.kind == GunSiteKind::Optional;
    GunSite { spot: own.at.to_string(), optional, facing: own.facing, source: source(&own.by) }
}

fn counters(project: &Project) -> Counters {
    let mix = &project.counters;
    let strength = |own: rules::counters::Strength| Strength { fire: own.fire, melee: own.melee, morale: own.morale };
    let unit = |own: &rules::counters::UnitCounter| Unit {
        id: own.id.clone(),
        name: text(&own.name),
        side: side(own.side),
        column: own.column.clone(),
        origin: own.origin.clone(),
        branch: own.branch.word().to_owned(),
        full: strength(own.full),
        reduced: strength(own.reduced),
        quantity: own.quantity,
        source: source(&own.by),
    };
    let leader = |own: &rules::counters::LeaderCounter| Leader {
        id: own.id.clone(),
        name: text(&own.name),
        side: side(own.side),
        column: own.column.clone(),
        rating: own.rating,
        replacement: (own.replacement.as_ref())
            .map(|other| Replacement { name: text(&other.name), rating: other.rating }),
        source: source(&own.by),
    };
    let battery = |own: &rules::counters::BatteryCounter| Battery {
        id: own.id.clone(),
        pounds: own.pounds,
        strength: own.strength,
        quantity: own.quantity,
        source: source(&own.by),
    };
    let piece = |own: &rules::counters::PieceCounter| Piece {
        id: own.id.clone(),
        name: text(&own.name),
        side: side(own.side),
        kind: own.kind.clone(),
        group: own.group.clone(),
        figures: own.figures.clone(),
        quantity: own.quantity,
        source: source(&own.by),
    };
    let column =
        |own: &rules::counters::Column| Column { id: own.id.clone(), name: text(&own.name), reserve: own.reserve };
    Counters {
        title: text(&mix.title),
        source: source(&mix.by),
        columns: mix.columns.iter().map(column).collect(),
        units: mix.units.iter().map(unit).collect(),
        leaders: mix.leaders.iter().map(leader).collect(),
        batteries: mix.batteries.iter().map(battery).collect(),
        pieces: mix.pieces.iter().map(piece).collect(),
    }
}

fn voices() -> [Voice; 2] {
    [Voice::new(Language::English), Voice::new(Language::French)]
}

fn correction(own: &LoadedCorrection) -> Correction {
    let [english, french] = voices();
    let changes = own.document.items.iter().flat_map(describe);
    Correction {
        name: own.name.clone(),
        title: text(&own.document.title),
        source: source(&own.document.by),
        in_force: own.in_force(),
        changes: changes.map(|change| Text { en: english.say(&change), fr: french.say(&change) }).collect(),
    }
}

fn variant(own: &LoadedVariant) -> Variant {
    let [english, french] = voices();
    let told = own.document.rules.iter().map(|rule| tell(rule, &own.document));
    Variant {
        name: own.name.clone(),
        title: text(&own.document.title),
        source: source(&own.document.by),
        on: own.on,
        params: own.params.clone(),
        opts: own.opts.clone(),
        rules: told.map(|rule| Text { en: english.say(&rule), fr: french.say(&rule) }).collect(),
    }
}
