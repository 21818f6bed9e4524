//! Warnings about a log that can be replayed but is not as the program would have written it.

use super::{Log, PERSON, Replayed, VERSION};
use crate::phrase::Phrase;
use crate::side::Side;
use crate::system::System;
use crate::text::nearest;

/// Something unusual about a log that its reader should know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LogWarning {
    /// The log names a player the program does not have.
    Player {
        /// The side played by it.
        side: Side,
        /// The name in the log.
        name: String,
        /// The player with the most similar name; `None` if none is similar.
        nearest: Option<&'static str>,
    },
    /// The log was written by a later version of the program.
    LaterVersion(String),
    /// The version in the log is not a version number.
    StrangeVersion(String),
    /// The dice are not those of the seed: another seed was used, or they were typed in.
    Dice(OtherDice),
}

/// The first roll of a log that its seed does not give.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OtherDice {
    /// The step, from 1.
    pub step: usize,
    /// The sum in the log.
    pub rolled: u8,
    /// The sum the seed gives.
    pub due: u8,
}

impl Log {
    /// Returns the doubts raised by the head of the log alone. Those about dice need a replay, see
    /// [`Replayed::doubts`].
    #[must_use]
    pub fn doubts<G: System>(&self) -> Vec<LogWarning> {
        let players = [(Side::Texan, &self.players.texan), (Side::Mexican, &self.players.mexican)];
        let unknown = players.into_iter().filter(|(_, name)| *name != PERSON && G::player(name).is_none());
        let known = || G::ROSTER.iter().map(|entry| entry.name).chain([PERSON]);
        let player = |(side, name): (Side, &String)| LogWarning::Player {
            side,
            name: name.clone(),
            nearest: nearest(name, known()),
        };
        let version = match (numbers(&self.version), numbers(VERSION)) {
            (None, _) => Some(LogWarning::StrangeVersion(self.version.clone())),
            (own, this) if own > this => Some(LogWarning::LaterVersion(self.version.clone())),
            _ => None,
        };
        unknown.map(player).chain(version).collect()
    }
}

impl<G: System> Replayed<G> {
    /// Returns the doubts about the replayed log, including its dice.
    #[must_use]
    pub fn doubts(&self, log: &Log) -> Vec<LogWarning> {
        log.doubts::<G>().into_iter().chain(self.other_dice.map(LogWarning::Dice)).collect()
    }
}

impl LogWarning {
    /// Returns the message of the warning.
    #[must_use]
    pub fn message(&self) -> Phrase {
        match self {
            Self::Player { side, name, nearest } => {
                let message = match nearest {
                    Some(nearest) => Phrase::new("log-unknown-player").with("nearest", nearest),
                    None => Phrase::new("log-strange-player"),
                };
                message.word("side", side.word()).with("name", name)
            }
            Self::LaterVersion(version) => {
                Phrase::new("log-later-version").with("version", version).with("own", VERSION)
            }
            Self::StrangeVersion(version) => {
                Phrase::new("log-strange-version").with("version", version).with("own", VERSION)
            }
            Self::Dice(OtherDice { step, rolled, due }) => {
                Phrase::new("log-other-dice").count("step", *step).with("rolled", rolled).with("due", due)
            }
        }
    }
}

/// Parses a version such as `0.1.0` into numbers that can be compared; `None` if it is not a version.
fn numbers(version: &str) -> Option<[u32; 3]> {
    let mut parts = version.split('.').map(str::parse);
    let numbers = [parts.next()?.ok()?, parts.next()?.ok()?, parts.next()?.ok()?];
    parts.next().is_none().then_some(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert!(numbers("0.10.0") > numbers("0.9.12"));
        for strange in ["", "1.2", "1.2.3.4", "1.x.3", "soon"] {
            assert_eq!(numbers(strange), None, "{strange}");
        }
        assert!(numbers(VERSION).is_some());
    }
}
