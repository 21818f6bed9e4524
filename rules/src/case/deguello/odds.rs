//! Which rolls of this game succeed.

use super::super::odds::Rolled;
use crate::deguello::{Event, Game, What};

impl Rolled for Game {
    fn succeeds(event: &Event) -> bool {
        match event.what {
            What::Shot { hit, .. } => hit,
            What::Rose { well, .. } => well,
            What::Light { day, .. } => day,
            What::LadderHit { lost, .. } | What::OfficerHit { lost, .. } => lost,
            What::Emplaced { up, .. } => up,
            What::Hewed { broken, .. } => broken,
            What::Torched { burns, .. } => burns,
            What::Burned { out, .. } => out,
            What::Checked { lives, .. } => lives,
            _ => false,
        }
    }
}
