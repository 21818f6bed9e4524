//! The rolls of this game that count as successes.

use super::super::odds::Rolled;
use crate::deguello::{Event, Game, Happening};

impl Rolled for Game {
    fn succeeds(event: &Event) -> bool {
        match event.what {
            Happening::Shot { hit, .. } => hit,
            Happening::Rose { well, .. } => well,
            Happening::Light { day, .. } => day,
            Happening::LadderHit { lost, .. } | Happening::OfficerHit { lost, .. } => lost,
            Happening::Emplaced { up, .. } => up,
            Happening::Hewed { broken, .. } => broken,
            Happening::Torched { burns, .. } => burns,
            Happening::Burned { out, .. } => out,
            Happening::Checked { lives, .. } => lives,
            _ => false,
        }
    }
}
