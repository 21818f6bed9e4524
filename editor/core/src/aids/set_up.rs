//! The set-up of a scenario in tables.

use std::collections::BTreeMap;

use rules::counters::CounterMix;
use rules::phrase::Phrase;
use rules::project::Project;
use rules::side::Side;
use rules::spot::Spot;
use rules::systems;

use super::table::{Column, Table};
use crate::picture::counter::{CounterPiece, named};
use crate::words::names::group_called;
use crate::words::{Voice, sentence};

/// The starting places of all counters.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SetUp {
    /// A table each for the garrison, for each column of the attackers and for the batteries; only groups that have
    /// counters.
    pub groups: Vec<Table>,
    /// The secret plot: which column enters by which area. Only one side may see it.
    pub plot: Option<Table>,
}

/// A group of counters that share a table.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Group {
    Garrison,
    Batteries,
    /// Pieces of a side that belong to no smaller group.
    Side(Side),
    /// A column, by its place in the mix and its id; columns the mix does not list come last.
    Column(usize, String),
}

/// Returns the set-up of a scenario. The tables say which counters have no place yet and are placed by their players.
#[must_use]
pub fn set_up(project: &Project, voice: &Voice) -> SetUp {
    let mix = &project.counters;
    let spots: BTreeMap<&str, Spot> = systems::set_up(project).map(|own| (own.piece.as_str(), own.at)).collect();
    let mut groups: BTreeMap<Group, Vec<Vec<String>>> = BTreeMap::new();
    for name in mix.piece_names().take(MOST) {
        let Some(piece) = named(mix, &name) else { continue };
        let spot = spots.get(name.as_str()).map(|spot| where_to(*spot, voice));
        let row =
            vec![called(piece, voice), values(piece), spot.unwrap_or_else(|| voice.text("aids-set-up-free")), name];
        groups.entry(group(piece, mix)).or_default().push(row);
    }
    let columns = || {
        [
            Column::words(voice.text("aids-head-counter")),
            Column::figures(voice.text("aids-head-values")),
            Column::words(voice.text("aids-head-hex")),
            Column::words(voice.text("aids-head-piece")),
        ]
    };
    let table = |(group, rows): (Group, Vec<Vec<String>>)| {
        let (name, title) = heading(&group, project, voice);
        Table::new(name, title, columns()).with_rows(rows)
    };
    SetUp { groups: groups.into_iter().map(table).collect(), plot: plot(project, voice) }
}

/// The maximum number of pieces listed: no printed game has more, but a broken mix may.
const MOST: usize = 2000;

fn group(piece: CounterPiece<'_>, mix: &CounterMix) -> Group {
    let of = |side, column: &str| match side {
        Side::Texan => Group::Garrison,
        Side::Mexican => {
            let place = mix.columns.iter().position(|own| own.id == column).unwrap_or(usize::MAX);
            Group::Column(place, column.to_owned())
        }
    };
    match piece {
        CounterPiece::Unit(unit) => of(unit.side, &unit.column),
        CounterPiece::Leader(leader) => of(leader.side, &leader.column),
        CounterPiece::Battery(_) => Group::Batteries,
        CounterPiece::Declared(own) if own.group.is_empty() => Group::Side(own.side),
        CounterPiece::Declared(own) => of(own.side, &own.group),
    }
}

/// Returns the name and the heading of a group's table.
fn heading(group: &Group, project: &Project, voice: &Voice) -> (String, String) {
    match group {
        Group::Garrison => ("garrison".to_owned(), voice.text("aids-set-up-garrison")),
        Group::Batteries => ("batteries".to_owned(), voice.text("aids-set-up-batteries")),
        Group::Side(side) => (side.word().to_owned(), sentence(&voice.text(side.word()))),
        Group::Column(_, id) => {
            let name = group_called(project, id, voice.language());
            (format!("column-{}", id.to_lowercase()), sentence(&name))
        }
    }
}

fn called(piece: CounterPiece<'_>, voice: &Voice) -> String {
    match piece {
        CounterPiece::Unit(unit) => voice.words(&unit.name),
        CounterPiece::Leader(leader) => voice.words(&leader.name),
        CounterPiece::Battery(own) => voice.say(&Phrase::new("aids-battery").with("pounds", own.pounds)),
        CounterPiece::Declared(own) => voice.words(&own.name),
    }
}

fn values(piece: CounterPiece<'_>) -> String {
    match piece {
        CounterPiece::Unit(unit) => format!("{}-{}-{}", unit.full.fire, unit.full.melee, unit.full.morale),
        CounterPiece::Leader(leader) => leader.rating.to_string(),
        CounterPiece::Battery(battery) => battery.strength.to_string(),
        CounterPiece::Declared(own) => own.figures.values().map(ToString::to_string).collect::<Vec<_>>().join("-"),
    }
}

fn where_to(spot: Spot, voice: &Voice) -> String {
    let level = voice.text(spot.level.word());
    voice.say(&Phrase::new("aids-at").with("hex", spot.hex).with("level", level))
}

fn plot(project: &Project, voice: &Voice) -> Option<Table> {
    let columns = [Column::words(voice.text("aids-head-column")), Column::figures(voice.text("aids-head-area"))];
    let lines = project.scenario.plot.iter().filter(|_| systems::has_plot(project.rulebook.system));
    let rows = lines.map(|line| {
        let column = project.counters.columns.iter().find(|own| own.id == line.column);
        let name = column.map_or(line.column.as_str(), |own| own.name.get(voice.language()));
        vec![sentence(name), line.area.to_string()]
    });
    let table = Table::new("plot", voice.text("aids-plot"), columns).with_rows(rows);
    (!table.is_empty()).then_some(table)
}
