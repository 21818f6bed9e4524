//! The worked examples on the map of the Alamo.

use super::reference::Reference;
use super::{Field, charts};
use crate::board::SpotId;
use crate::hex::Direction;
use crate::hexside::Layer;
use crate::map::MapDocument;

fn alamo() -> Field {
    let map: MapDocument = crate::text::read(include_str!("../../../../../data/maps/alamo.map.ron")).unwrap();
    Field::new(map, charts())
}
