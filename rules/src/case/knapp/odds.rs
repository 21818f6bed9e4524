//! The rolls of this game that count as successes.

use super::super::odds::Rolled;
use crate::knapp::{ColumnOrder, Event, Game, Happening};

impl Rolled for Game {
    fn succeeds(event: &Event) -> bool {
        match event.what {
            Happening::Bombarded { hit, .. } | Happening::Shot { hit, .. } => hit,
            Happening::Struck { command, .. } => command,
            Happening::Waded { bogged, .. } => bogged,
            Happening::Scaled { up, .. } => up,
            Happening::Pushed { thrown, .. } => thrown,
            Happening::Bashed { broken, .. } | Happening::DoorShot { broken, .. } => broken,
            Happening::Fought { kills, .. } => kills,
            Happening::Checked { order, .. } => matches!(order, ColumnOrder::Advance),
            _ => false,
        }
    }
}
