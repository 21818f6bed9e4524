//! Which rolls of this game succeed.

use super::super::odds::Rolled;
use crate::knapp::{Event, Game, Order, What};

impl Rolled for Game {
    fn succeeds(event: &Event) -> bool {
        match event.what {
            What::Bombarded { hit, .. } | What::Shot { hit, .. } => hit,
            What::Struck { command, .. } => command,
            What::Waded { bogged, .. } => bogged,
            What::Scaled { up, .. } => up,
            What::Pushed { thrown, .. } => thrown,
            What::Bashed { broken, .. } | What::DoorShot { broken, .. } => broken,
            What::Fought { kills, .. } => kills,
            What::Checked { order, .. } => matches!(order, Order::Advance),
            _ => false,
        }
    }
}
