//! Questions about a game of any system, answered by its table.
//!
//! The Alamo's answers contain more than every game has (zones of control, rows and columns of its combat table), so
//! they are implemented outside this folder. Everything here uses only the contract that all games share.

mod attacks;
mod json;
mod moves;
mod odds;

pub(super) use attacks::ask as attacks;
pub(super) use moves::{Asked, ask as moves};
pub(super) use odds::ask as odds;

use rules::board::SpotId;
use rules::log::{Log, Players};
use rules::phrase::Phrase;
use rules::play::{Cited, Fraction, PieceId, ReckoningLine};
use rules::spot::Spot;
use rules::systems::AnyGame;
use rules::table::{Tabletop, TextStep};
use rules::text::nearest;

use super::super::admission::Admitted;
use super::super::terminal::{Terminal, VerbError};
use super::placed_piece::PlacedPiece;
use super::position::{AskedPosition, Placed};
use crate::question::spot_id;
use crate::words::Voice;
use crate::words::names::Names;

impl AskedPosition {
    /// Returns the game at the requested moment, with the counters the question adds.
    pub(super) fn table(
        &self,
        game: &AnyGame,
        admitted: Admitted<'_>,
        terminal: &mut Terminal<'_>,
    ) -> Result<Box<dyn Tabletop>, VerbError> {
        let opened = admitted.opened();
        if admitted.part().is_some() {
            return Err(Phrase::new("query-no-scenario").with("name", &opened.source.name).into());
        }
        if self.alone {
            return Err(Phrase::new("query-alone-other-system")
                .with("name", &opened.source.name)
                .word("system", game.system().word())
                .into());
        }
        let mut table = match &self.at {
            Some(moment) => moment.seated(game, admitted, terminal)?,
            None => game.sit_down(Log::begin(&opened.project, &opened.source.name, 0, Players::default())).0,
        };
        for Placed { piece, at } in &self.with {
            put(&mut *table, piece, *at)?;
        }
        Ok(table)
    }
}

/// Answers in words, with the printed names of counters.
pub(super) struct Teller<'a> {
    voice: &'a Voice,
    names: Names,
}

impl<'a> Teller<'a> {
    /// Returns one that knows the counters of a document.
    pub(super) fn new(admitted: Admitted<'_>, voice: &'a Voice) -> Self {
        Self { voice, names: Names::of(&admitted.opened().project) }
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.voice.say(&self.names.put(phrase.clone()))
    }

    /// Returns the printed name of a counter, followed by its id if that is another: questions are asked by ids.
    fn called(&self, id: &str) -> String {
        let name = self.names.called(id, self.voice.language());
        if name == id { id.to_owned() } else { format!("{name} `{id}`") }
    }
}

impl PlacedPiece {
    /// Puts the counter on its given spot, if any, and returns it with its spot; it must be on the map.
    fn at_table(&self, table: &mut dyn Tabletop) -> Result<(PieceId, Spot), VerbError> {
        let piece = match self.at {
            Some(at) => put(table, &self.piece, at)?,
            None => named(table, &self.piece)?,
        };
        let at = place_of(table, piece).map(|at| table.board().spot(at));
        Ok((piece, at.ok_or_else(|| Phrase::new("query-not-there").with("piece", &self.piece))?))
    }
}

/// Returns the spot of a counter; of one on a track off the map, the spot where it comes onto it.
fn place_of(table: &dyn Tabletop, piece: PieceId) -> Option<SpotId> {
    let token = table.token(piece);
    token.at.or(token.track)
}

/// Returns the display name of the spot of a counter, saying if it has not come there yet.
fn place_shown(table: &dyn Tabletop, piece: PieceId, teller: &Teller<'_>) -> String {
    let Some(spot) = place_of(table, piece) else { return String::new() };
    let spot = shown(table, spot);
    if table.token(piece).at.is_some() { spot } else { teller.say(&Phrase::new("query-on-track").with("spot", spot)) }
}

/// Returns the counter with this name.
fn named(table: &dyn Tabletop, name: &str) -> Result<PieceId, Phrase> {
    table.piece_named(name).ok_or_else(|| {
        match nearest(name, table.pieces().map(|piece| table.piece(piece).name)) {
            Some(near) => Phrase::new("query-no-piece").with("nearest", near),
            None => Phrase::new("query-strange-piece"),
        }
        .with("name", name)
    })
}

/// Puts the counter with this name onto a spot, as a change by hand.
fn put(table: &mut dyn Tabletop, name: &str, at: Spot) -> Result<PieceId, Phrase> {
    let piece = named(table, name)?;
    let spot = spot_id(table.board(), at)?;
    let cannot = || Phrase::new("query-cannot-put").with("piece", name).with("spot", at);
    let made = table.make(&TextStep::Amend(table.put(piece, spot)));
    made.map_err(|not_done| cannot().said("reason", not_done.message()))?;
    Ok(piece)
}

/// Returns the display name of a spot.
fn shown(table: &dyn Tabletop, spot: SpotId) -> String {
    table.shown(spot)
}

/// Describes a possible result of an attack and its probability.
fn chance(what: &Phrase, chance: Fraction, teller: &Teller<'_>) -> String {
    let percent = teller.voice.decimal(chance.share() * 100.0);
    teller.say(&Phrase::new("query-chance").said("what", what.clone()).with("chance", chance).with("percent", percent))
}

/// Formats a line of a calculation as text and collects the rules it cites.
fn reckoned(line: &ReckoningLine, rules: &mut Vec<Cited>, voice: &Voice, say: impl Fn(&Phrase) -> String) -> String {
    match line {
        ReckoningLine::Title(title) => say(title),
        ReckoningLine::Sum(name, sum) => voice.labelled(&say(name), &voice.typeset(sum)),
        ReckoningLine::Item { figure, rule, .. } => {
            rules.push(rule.clone());
            format!("{} [{}]", voice.typeset(figure), rule.rule)
        }
        ReckoningLine::Said(said, rule) => {
            rules.push(rule.clone());
            format!("{} [{}]", say(said), rule.rule)
        }
        ReckoningLine::Faces(faces) => {
            let faces = (1..).zip(faces).map(|(die, result): (usize, _)| format!("{die} → {result}"));
            faces.collect::<Vec<_>>().join(", ")
        }
    }
}
