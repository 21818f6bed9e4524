//! Reads the boards from a build file.

use std::collections::BTreeMap;

use quick_xml::events::{BytesStart, Event};
use quick_xml::reader::Reader;
use quick_xml::{Decoder, XmlVersion};

use super::ModuleBoard;
use super::grid::Grid;
use super::numbering::{Numbering, NumberingOrder, Signs};

/// The maximum nesting depth of elements.
const DEEPEST: usize = 100;

/// The attributes of an element.
type Attributes = BTreeMap<String, String>;

/// Returns the name of the module and its boards, or the error in the text.
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
                found.open(&start, decoder)?;
                path.push(class(&start));
                if path.len() > DEEPEST {
                    return Err("…".to_owned());
                }
            }
            Event::Empty(start) => {
                found.open(&start, decoder)?;
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
    Ok((found.name, found.boards))
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
    /// The open zone, as a rectangle.
    zone: Option<[f64; 4]>,
    /// The open grid.
    grid: Option<Grid>,
    is_in_board: bool,
}

impl BuildFileState {
    fn open(&mut self, start: &BytesStart<'_>, decoder: Decoder) -> Result<(), String> {
        let of = || attributes(start, decoder);
        match class(start).as_str() {
            "GameModule" => self.name = take(&mut of()?, "name"),
            "Map" | "PrivateMap" | "PlayerHand" => self.map = take(&mut of()?, "mapName"),
            "Board" => {
                let mut own = of()?;
                let (name, image) = (take(&mut own, "name"), take(&mut own, "image"));
                self.boards.push(ModuleBoard { map: self.map.clone(), name, image, grid: None });
                self.is_in_board = true;
            }
            "Zone" => self.zone = around(&take(&mut of()?, "path")),
            "HexGrid" if self.is_in_board => self.grid = Some(grid(&of()?, self.zone)),
            "HexGridNumbering" => {
                if let Some(grid) = &mut self.grid {
                    grid.numbering = Some(numbering(&of()?));
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn close(&mut self, class: &str) {
        match class {
            "Board" => self.is_in_board = false,
            "Zone" => self.zone = None,
            "HexGrid" => {
                let Some(grid) = self.grid.take() else { return };
                // A board may have a grid per zone; the largest is taken as its map.
                if let Some(board) = self.boards.last_mut()
                    && board.grid.as_ref().is_none_or(|other| grid.reach() > other.reach())
                {
                    board.grid = Some(grid);
                }
            }
            _ => {}
        }
    }
}

fn take(attributes: &mut Attributes, name: &str) -> String {
    attributes.remove(name).unwrap_or_default()
}

/// Returns the bounding rectangle of a path of corners: its left, upper, right and lower edge.
fn around(path: &str) -> Option<[f64; 4]> {
    let corners = path.split(';').filter_map(|corner| {
        let (x, y) = corner.split_once(',')?;
        Some([x.trim().parse::<f64>().ok()?, y.trim().parse::<f64>().ok()?])
    });
    corners.fold(None, |around, [x, y]| {
        let [left, upper, right, lower] = around.unwrap_or([x, y, x, y]);
        Some([left.min(x), upper.min(y), right.max(x), lower.max(y)])
    })
}

/// Returns a numeric attribute, or the engine's default if it is missing.
fn number(attributes: &Attributes, name: &str, usual: f64) -> f64 {
    attributes
        .get(name)
        .and_then(|text| text.trim().parse().ok())
        .filter(|number: &f64| number.is_finite())
        .unwrap_or(usual)
}

fn is(attributes: &Attributes, name: &str, usual: bool) -> bool {
    attributes.get(name).map_or(usual, |text| text == "true")
}

fn grid(own: &Attributes, zone: Option<[f64; 4]>) -> Grid {
    let down = number(own, "dy", 64.0);
    Grid {
        across: number(own, "dx", down * 3.0_f64.sqrt() / 2.0),
        down,
        first: [number(own, "x0", 0.0), number(own, "y0", 32.0)],
        sideways: is(own, "sideways", false),
        zone,
        numbering: None,
    }
}

fn numbering(own: &Attributes) -> Numbering {
    let begins = |name: &str, sign: char| own.get(name).is_some_and(|text| text.starts_with(sign));
    let signs = |name: &str| if begins(name, 'A') { Signs::Letters } else { Signs::Figures };
    Numbering {
        order: if begins("first", 'V') { NumberingOrder::RowFirst } else { NumberingOrder::ColumnFirst },
        columns: signs("hType"),
        rows: signs("vType"),
        starts: ["hOff", "vOff"].map(|name| number(own, name, 1.0) as i32),
        backwards: ["hDescend", "vDescend"].map(|name| is(own, name, false)),
        staggered: is(own, "stagger", true),
        between: own.get("sep").cloned().unwrap_or_default(),
    }
}
