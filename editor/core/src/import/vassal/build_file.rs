//! Reads the boards from a build file.

use std::collections::BTreeMap;

use quick_xml::events::{BytesStart, Event};
use quick_xml::reader::Reader;
use quick_xml::{Decoder, XmlVersion};
use rules::phrase::Phrase;

use super::ModuleBoard;
use super::grid::Grid;
use super::numbering::{Numbering, NumberingOrder, Signs};

/// The maximum nesting depth of elements.
const DEEPEST: usize = 100;

/// The attributes of an element.
type Attributes = BTreeMap<String, String>;

/// Returns the name of the module and its boards, or the error in the text.
///
/// The root element has had several classes since VASSAL 2.9; whichever it is, it names the module.
pub(super) fn read(text: &[u8]) -> Result<(String, Vec<ModuleBoard>), String> {
    let mut reader = Reader::from_reader(text);
    let decoder = reader.decoder();
    let mut buffer = Vec::new();
    let mut path: Vec<String> = Vec::new();
    let mut found = BuildFileState::default();
    loop {
        buffer.clear();
        match reader.read_event_into(&mut buffer).map_err(|error| error.to_string())? {
            Event::Start(start) => {
                found.open(&start, decoder, path.is_empty())?;
                path.push(class(&start));
                if path.len() > DEEPEST {
                    return Err("…".to_owned());
                }
            }
            Event::Empty(start) => {
                found.open(&start, decoder, path.is_empty())?;
                found.close(&class(&start));
            }
            Event::End(_) => {
                if let Some(class) = path.pop() {
                    found.close(&class);
                }
            }
            Event::Eof => break,
            _ => {}
        }
    }
    name_all(&mut found.boards);
    Ok((found.name, found.boards))
}

/// Gives every board a name by which it can be chosen: with its zone where it has several grids, and with a number where
/// there are several of one name.
fn name_all(boards: &mut [ModuleBoard]) {
    let mut times: BTreeMap<String, usize> = BTreeMap::new();
    for board in boards.iter_mut() {
        if !board.zone.is_empty() {
            board.name = format!("{}/{}", board.name, board.zone);
        }
        *times.entry(board.name.clone()).or_default() += 1;
    }
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for board in boards {
        if times[&board.name] > 1 {
            let number = seen.entry(board.name.clone()).or_default();
            *number += 1;
            board.name = format!("{}#{number}", board.name);
        }
    }
}

/// Returns the class of an element without its package.
fn class(start: &BytesStart<'_>) -> String {
    let name = start.name();
    let name = String::from_utf8_lossy(name.as_ref()).into_owned();
    name.rsplit('.').next().unwrap_or_default().to_owned()
}

fn attributes(start: &BytesStart<'_>, decoder: Decoder) -> Result<Attributes, String> {
    let mut all = Attributes::new();
    for attribute in start.attributes() {
        let attribute = attribute.map_err(|error| error.to_string())?;
        let value = attribute.decoded_and_normalized_value(XmlVersion::Implicit1_0, decoder);
        let value = value.map_err(|error| error.to_string())?.into_owned();
        all.insert(String::from_utf8_lossy(attribute.key.as_ref()).into_owned(), value);
    }
    Ok(all)
}

/// The boards found so far, and the open elements.
#[derive(Default)]
struct BuildFileState {
    name: String,
    boards: Vec<ModuleBoard>,
    /// The open window.
    map: String,
    /// The open board, without a grid.
    board: Option<ModuleBoard>,
    /// The grids of the open board, each with the name of its zone, and the first attribute that cannot be read.
    grids: Vec<(String, Grid, Option<Phrase>)>,
    /// The open zone: its name and its rectangle.
    zone: (String, Option<[f64; 4]>),
    /// The open grid.
    grid: Option<Grid>,
    /// The first attribute of the open zone and grid that cannot be read.
    fault: Option<Phrase>,
}

impl BuildFileState {
    fn open(&mut self, start: &BytesStart<'_>, decoder: Decoder, is_root: bool) -> Result<(), String> {
        let of = || attributes(start, decoder);
        match class(start).as_str() {
            _ if is_root => self.name = take(&mut of()?, "name"),
            "Map" | "PrivateMap" | "PlayerHand" => self.map = take(&mut of()?, "mapName"),
            "Board" => {
                let mut own = of()?;
                let (name, image) = (take(&mut own, "name"), take(&mut own, "image"));
                let map = self.map.clone();
                self.board = Some(ModuleBoard { map, name, zone: String::new(), image, grid: None, fault: None });
            }
            "Zone" => {
                let mut own = of()?;
                let around = around(&Values { of: "Zone", all: &own }, &mut self.fault);
                self.zone = (take(&mut own, "name"), around);
            }
            "HexGrid" if self.board.is_some() => {
                self.grid = Some(grid(&of()?, self.zone.1, &mut self.fault));
            }
            "HexGridNumbering" => {
                if let Some(grid) = &mut self.grid {
                    grid.numbering = Some(numbering(&of()?, &mut self.fault));
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn close(&mut self, class: &str) {
        match class {
            "Board" => {
                let Some(board) = self.board.take() else { return };
                let grids = std::mem::take(&mut self.grids);
                let has_several = grids.len() > 1;
                if grids.is_empty() {
                    self.boards.push(board);
                    return;
                }
                let with = |(zone, grid, fault)| {
                    let zone = if has_several { zone } else { String::new() };
                    ModuleBoard { zone, grid: Some(grid), fault, ..board.clone() }
                };
                self.boards.extend(grids.into_iter().map(with));
            }
            "Zone" => {
                self.zone = <_>::default();
                self.fault = None;
            }
            "HexGrid" => {
                let Some(grid) = self.grid.take() else { return };
                self.grids.push((self.zone.0.clone(), grid, self.fault.take()));
            }
            _ => {}
        }
    }
}

fn take(attributes: &mut Attributes, name: &str) -> String {
    attributes.remove(name).unwrap_or_default()
}

/// The attributes of an element whose values are read.
struct Values<'a> {
    of: &'static str,
    all: &'a Attributes,
}

impl Values<'_> {
    /// Reads an attribute; returns the engine's default if it is missing. The first that is there and cannot be read is a
    /// fault of the board.
    fn read<T>(&self, name: &str, usual: T, fault: &mut Option<Phrase>, read: impl Fn(&str) -> Option<T>) -> T {
        let Some(text) = self.all.get(name) else { return usual };
        read(text.trim()).unwrap_or_else(|| {
            let odd = Phrase::new("import-odd-attribute").with("element", self.of).with("attribute", name);
            fault.get_or_insert_with(|| odd.with("value", text));
            usual
        })
    }

    fn number(&self, name: &str, usual: f64, fault: &mut Option<Phrase>) -> f64 {
        self.read(name, usual, fault, |text| text.parse().ok().filter(|number: &f64| number.is_finite()))
    }

    /// Reads an offset; greater ones could not be added to the number of a hex.
    fn offset(&self, name: &str, usual: i32, fault: &mut Option<Phrase>) -> i32 {
        self.read(name, usual, fault, |text| text.parse().ok().filter(|own| (-FARTHEST..=FARTHEST).contains(own)))
    }

    fn is(&self, name: &str, usual: bool, fault: &mut Option<Phrase>) -> bool {
        self.read(name, usual, fault, |text| text.parse().ok())
    }

    /// Whether an attribute is the second of two letters.
    fn is_second(&self, name: &str, letters: [char; 2], fault: &mut Option<Phrase>) -> bool {
        let which = |text: &str| letters.iter().position(|letter| text.starts_with(*letter));
        self.read(name, 0, fault, which) == 1
    }
}

/// The greatest offset of a numbering.
const FARTHEST: i32 = 1_000_000;

/// Returns the bounding rectangle of the path of a zone: its left, upper, right and lower edge.
fn around(own: &Values<'_>, fault: &mut Option<Phrase>) -> Option<[f64; 4]> {
    let corner = |corner: &str| {
        let (x, y) = corner.split_once(',')?;
        let number = |text: &str| text.trim().parse::<f64>().ok().filter(|number| number.is_finite());
        Some([number(x)?, number(y)?])
    };
    let corners = own.read("path", Vec::new(), fault, |path| {
        path.split(';').filter(|text| !text.trim().is_empty()).map(corner).collect::<Option<Vec<_>>>()
    });
    corners.into_iter().fold(None, |around, [x, y]| {
        let [left, upper, right, lower] = around.unwrap_or([x, y, x, y]);
        Some([left.min(x), upper.min(y), right.max(x), lower.max(y)])
    })
}

fn grid(own: &Attributes, zone: Option<[f64; 4]>, fault: &mut Option<Phrase>) -> Grid {
    let own = Values { of: "HexGrid", all: own };
    let down = own.number("dy", 64.0, fault);
    Grid {
        across: own.number("dx", down * 3.0_f64.sqrt() / 2.0, fault),
        down,
        first: [own.number("x0", 0.0, fault), own.number("y0", 32.0, fault)],
        sideways: own.is("sideways", false, fault),
        zone,
        numbering: None,
    }
}

fn numbering(own: &Attributes, fault: &mut Option<Phrase>) -> Numbering {
    let own = Values { of: "HexGridNumbering", all: own };
    let mut signs = |name: &str| {
        if own.is_second(name, ['N', 'A'], fault) { Signs::Letters } else { Signs::Figures }
    };
    let (columns, rows) = (signs("hType"), signs("vType"));
    let is_row_first = own.is_second("first", ['H', 'V'], fault);
    Numbering {
        order: if is_row_first { NumberingOrder::RowFirst } else { NumberingOrder::ColumnFirst },
        columns,
        rows,
        starts: [own.offset("hOff", 1, fault), own.offset("vOff", 1, fault)],
        backwards: [own.is("hDescend", false, fault), own.is("vDescend", false, fault)],
        staggered: own.is("stagger", true, fault),
        between: own.all.get("sep").cloned().unwrap_or_default(),
    }
}
