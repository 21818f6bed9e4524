//! What the JSON of a scenario holds. The remarks on types and fields are those of the published schema.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

/// A scenario with everything it refers to: the map with its corrections made, the counters, the set-up, the charts and
/// the rules in force. Hexes are known by their printed numbers, spots by a hex and its level: `1309` is open ground,
/// `1409/in` a room, `1404/roof` a roof or platform.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Export {
    /// What kind of file it is: always `bexar`.
    pub export: String,
    /// The version of this format. It changes when something that is here now goes or means something else.
    pub version: u32,
    /// The title of the scenario; of the map where it stands alone.
    pub title: Text,
    /// Where the scenario comes from.
    pub source: Source,
    /// Remarks on the scenario.
    pub notes: Vec<Text>,
    /// The pictures beside this file.
    pub pictures: Vec<Picture>,
    /// The map.
    pub map: Map,
    /// The counters.
    pub counters: Counters,
    /// Where counters start. Those that are not listed are set up by the players.
    pub setup: Vec<Placement>,
    /// The secret plot: which column enters by which area. It is for the eyes of one side.
    pub plot: Vec<PlotLine>,
    /// Charts and figures.
    pub rules: Rules,
    /// The corrections the scenario knows of, in the order they are made.
    pub corrections: Vec<Correction>,
    /// The variants the scenario knows of.
    pub variants: Vec<Variant>,
}

/// A text in English and French.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Text {
    /// English.
    pub en: String,
    /// French; the English text where there is no French one.
    pub fr: String,
}

/// Where something comes from: nobody may mistake a reconstruction for the printed game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Source {
    /// Whether a published text states it.
    pub published: bool,
    /// The rules or the section that state it, or why the gap was filled; empty where nobody has said.
    pub says: Text,
}

/// A picture of a level of the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Picture {
    /// `ground`, `in`, `upper` or `roof`.
    pub level: String,
    /// Its file.
    pub file: String,
    /// Its pixels across.
    pub width: u32,
    /// Its pixels down.
    pub height: u32,
    /// From one flat side of a hex to the other, in pixels.
    pub hex: u16,
}

/// The map with the corrections made that are on.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Map {
    /// Its title.
    pub title: Text,
    /// Where it comes from.
    pub source: Source,
    /// How many columns of hexes it has, from the left. Even columns stand half a hex lower.
    pub columns: u16,
    /// How many rows of hexes it has, from the top.
    pub rows: u16,
    /// Every hex.
    pub hexes: Vec<Hex>,
    /// Every hexside that is not clear.
    pub hexsides: Vec<Hexside>,
    /// Rooms of buildings.
    pub rooms: Vec<Room>,
    /// Regions that rules ask for.
    pub regions: Vec<Region>,
    /// Entry areas.
    pub entry_areas: Vec<EntryArea>,
    /// Places for batteries.
    pub gun_sites: Vec<GunSite>,
    /// Names printed on the map.
    pub labels: Vec<Label>,
}

/// A hex.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Hex {
    /// Its number.
    pub hex: String,
    /// Its column, from 1 at the left.
    pub column: u16,
    /// Its row, from 1 at the top.
    pub row: u16,
    /// The pixel in its middle, from the left edge of each picture.
    pub x: i32,
    /// The pixel in its middle, from the upper edge of each picture.
    pub y: i32,
    /// What it is painted with: `outside`, `plaza`, `yard`, `churchyard`, `platform` or `floor`.
    pub ground: String,
    /// Its levels.
    pub levels: Vec<Level>,
    /// Whether the building has no roof.
    pub open_top: bool,
    /// Where it comes from; `null` for plain open ground of which the map says nothing.
    pub source: Option<Source>,
}

/// A level of a hex.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Level {
    /// The spot.
    pub spot: String,
    /// `ground`, `in`, `upper` or `roof`.
    pub level: String,
    /// How high it is: 1 or 2.
    pub elevation: u8,
}

/// What stands on a hexside.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Hexside {
    /// The hexside, by its two hexes, the lower number first: `1304/1305`.
    pub hexside: String,
    /// `ground` or `upper` for one of its halves, `both` for the whole.
    pub layer: String,
    /// What stands there: a row of the terrain effects chart, or a kind a variant adds.
    pub kind: String,
    /// Whom it protects: `none`, `both`, or the hex.
    pub protects: String,
    /// Where it comes from.
    pub source: Source,
}

/// A room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Room {
    /// Its short name.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// The building it belongs to; empty for none.
    pub building: String,
    /// Its spots.
    pub spots: Vec<String>,
    /// Where it comes from.
    pub source: Source,
}

/// A region.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Region {
    /// Its short name.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// What it is to game systems that ask for kinds, such as `pond`; empty for a region known by its name alone.
    pub kind: String,
    /// The figures of its kind, by name.
    pub figures: BTreeMap<String, i32>,
    /// What its members are: `hexes`, `spots` or `hexsides`.
    pub of: String,
    /// Its members.
    pub members: Vec<String>,
    /// Where it comes from.
    pub source: Source,
}

/// An entry area.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EntryArea {
    /// Its number.
    pub number: u8,
    /// Its name; empty for none.
    pub name: Text,
    /// Its hexes.
    pub hexes: Vec<String>,
    /// Where it comes from.
    pub source: Source,
}

/// A place for a battery.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GunSite {
    /// Its spot.
    pub spot: String,
    /// Whether it is an optional one.
    pub optional: bool,
    /// Which way its gun looks, in degrees clockwise from the top of the map; `null` where the map does not say.
    pub facing: Option<i16>,
    /// Where it comes from.
    pub source: Source,
}

/// A name printed on the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Label {
    /// Its hex.
    pub hex: String,
    /// The name.
    pub text: Text,
}

/// The counters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Counters {
    /// The title of the mix.
    pub title: Text,
    /// Where the mix comes from.
    pub source: Source,
    /// Columns of the attackers.
    pub columns: Vec<Column>,
    /// Combat units.
    pub units: Vec<Unit>,
    /// Leaders.
    pub leaders: Vec<Leader>,
    /// Batteries.
    pub batteries: Vec<Battery>,
    /// Pieces of kinds the game system declares.
    pub pieces: Vec<Piece>,
}

/// A column of the attackers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Column {
    /// The code on its counters.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Whether it is the Reserve.
    pub reserve: bool,
}

/// Combat units of a kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Unit {
    /// Its short name. Where there are several counters, they are called `id-1`, `id-2` and so on.
    pub id: String,
    /// The name on the counter.
    pub name: Text,
    /// `texan` or `mexican`.
    pub side: String,
    /// The column it belongs to; empty for none.
    pub column: String,
    /// Home state, country or battalion.
    pub origin: String,
    /// `line`, `scout`, `grenadier`, `engineer` or `volunteer`.
    pub branch: String,
    /// The front of the counter.
    pub full: Strength,
    /// The back of the counter.
    pub reduced: Strength,
    /// How many counters there are.
    pub quantity: i32,
    /// Where the values come from.
    pub source: Source,
}

/// The values of a combat unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Strength {
    /// Fire strength.
    pub fire: u8,
    /// Melee strength.
    pub melee: u8,
    /// Morale rating.
    pub morale: u8,
}

/// A leader.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Leader {
    /// Short name.
    pub id: String,
    /// The name on the counter.
    pub name: Text,
    /// `texan` or `mexican`.
    pub side: String,
    /// The column he belongs to; empty for none.
    pub column: String,
    /// Leadership rating.
    pub rating: u8,
    /// Who is on the back; `null` for nobody.
    pub replacement: Option<Replacement>,
    /// Where the rating comes from.
    pub source: Source,
}

/// The leader on the back of a counter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Replacement {
    /// His name.
    pub name: Text,
    /// Leadership rating.
    pub rating: u8,
}

/// Batteries of a kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Battery {
    /// Its short name. Where there are several counters, they are called `id-1`, `id-2` and so on.
    pub id: String,
    /// Weight of the shot, in pounds.
    pub pounds: u8,
    /// Fire strength.
    pub strength: u8,
    /// How many counters there are.
    pub quantity: i32,
    /// Where the values come from.
    pub source: Source,
}

/// Pieces of a kind the game system declares.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Piece {
    /// Its short name. Where there are several counters, they are called `id-1`, `id-2` and so on.
    pub id: String,
    /// What is printed on it.
    pub name: Text,
    /// `texan` or `mexican`.
    pub side: String,
    /// What it is, such as `infantry`.
    pub kind: String,
    /// What it belongs to; empty for nothing.
    pub group: String,
    /// The figures its kind has, by name.
    pub figures: BTreeMap<String, i32>,
    /// How many counters there are.
    pub quantity: i32,
    /// Where the values come from.
    pub source: Source,
}

/// Where a counter starts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Placement {
    /// The counter.
    pub piece: String,
    /// Its spot.
    pub spot: String,
}

/// A line of the plot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlotLine {
    /// The column.
    pub column: String,
    /// The number of its entry area.
    pub area: u8,
}

/// Charts and figures.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Rules {
    /// The title of the rulebook.
    pub title: Text,
    /// Where the rulebook comes from.
    pub source: Source,
    /// The game system, such as `alamo`.
    pub system: String,
    /// Every figure and switch with the value that counts, those too that no document states. `bexar explain parameters`
    /// lists what each means.
    pub parameters: Vec<Parameter>,
    /// The terrain effects chart.
    pub terrain: Vec<Terrain>,
    /// The rows of the combat results table: which strength stands in which column.
    pub combat_rows: Vec<CombatRow>,
    /// What each die gives in each column of that table.
    pub combat_results: Vec<DieLine>,
    /// Casualties that end the game in a withdrawal.
    pub withdrawal: Vec<Withdrawal>,
    /// Victory levels by points, fewest first.
    pub victory: Vec<Victory>,
    /// The table of the siege.
    pub siege: Vec<Siege>,
}

/// A figure or switch of the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: Value,
    /// The rule that gives the value it has where no document says otherwise.
    pub rule: String,
    /// Whether the rulebook states it.
    pub stated: bool,
}

/// A value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Value {
    /// A switch.
    Flag(bool),
    /// A figure.
    Number(i32),
    /// A hex, a name or a word.
    Word(String),
}

/// A line of the terrain effects chart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Terrain {
    /// The kind of hexside.
    pub kind: String,
    /// Movement points to cross it, beside those of the hex; `null` where it cannot be crossed.
    pub cost: Option<u8>,
    /// Whether a battery can cross it.
    pub battery: bool,
    /// Whether a zone of control reaches across it.
    pub zone: bool,
    /// How high it stands in the way of sight.
    pub height: u8,
    /// Whether melee crosses it.
    pub melee: bool,
    /// The row of the combat table it stands for.
    pub row: String,
    /// Where the line comes from.
    pub source: Source,
}

/// A row of the combat table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CombatRow {
    /// Its name.
    pub row: String,
    /// The strengths of its columns: `-`, `4`, `9-10` or `11+`.
    pub strengths: Vec<String>,
    /// Where it comes from.
    pub source: Source,
}

/// What a die gives.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DieLine {
    /// The die.
    pub die: u8,
    /// The result in each column: `-`, `H`, a number, or `C`.
    pub results: Vec<String>,
}

/// Casualties that end the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Withdrawal {
    /// The turn.
    pub turn: u8,
    /// The casualty points.
    pub casualties: u16,
    /// Where the figure comes from.
    pub source: Source,
}

/// A victory level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Victory {
    /// The fewest points of it.
    pub from: u16,
    /// `texan` or `mexican`.
    pub winner: String,
    /// `marginal`, `substantial` or `decisive`.
    pub degree: String,
}

/// A line of the table of the siege.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Siege {
    /// What two dice and their modifiers give, such as `4-5` or `14+`.
    pub rolls: String,
    /// What happens.
    pub words: Text,
    /// Where the line comes from.
    pub source: Source,
}

/// A correction of the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Correction {
    /// How the scenario names it.
    pub name: String,
    /// Its title.
    pub title: Text,
    /// The publication it comes from.
    pub source: Source,
    /// Whether it has changed the map.
    pub in_force: bool,
    /// Each change in a sentence.
    pub changes: Vec<Text>,
}

/// A variant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Variant {
    /// How the scenario names it.
    pub name: String,
    /// Its title.
    pub title: Text,
    /// Where it comes from.
    pub source: Source,
    /// Whether it is on.
    pub on: bool,
    /// Its figures that are otherwise than it says itself.
    pub params: BTreeMap<String, i32>,
    /// Its choices that are otherwise than the first ones.
    pub opts: BTreeMap<String, String>,
    /// Each rule in a sentence.
    pub rules: Vec<Text>,
}
