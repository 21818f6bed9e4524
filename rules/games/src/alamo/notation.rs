//! The text notation of actions and events, used in cases, logs and accounts.
//!
//! Examples: `step c1-aldama-1 1406/roof`, `fire tenn9 c1-aldama-1`, `retreat 1012 1013 1014`, `done`. Pieces and spots
//! are written by name, so that a text keeps its meaning when a map or a counter mix changes around it.

mod events;
pub mod names;

pub use events::EVENT_FORMS;

pub use crate::play::NotAnAction;

use super::action::{Action, Mode, Path};
use super::event::Event;
use super::variant::Item;
use super::{Game, PieceId};
use crate::board::{BreachId, SpotId};
use crate::hexside::Hexside;
use crate::play::naming;
use crate::spot::Spot;
use crate::text::nearest;

/// The form of every action: lower-case words are literal, upper-case words stand for names.
pub const ACTION_FORMS: [&str; 24] = [
    "accept",
    "advance",
    "at HEXSIDE",
    "breach BATTERY",
    "commit",
    "consult",
    "counter MODE",
    "decline",
    "done",
    "ferocity LEADER",
    "fire BY TARGET",
    "follow",
    "lead LEADER",
    "leave PIECE",
    "melee BY TARGET",
    "pick THING",
    "place PIECE SPOT",
    "plot COLUMN AREA",
    "retreat SPOT SPOT SPOT",
    "stay",
    "step PIECE SPOT",
    "take LEADER UNIT",
    "tow BATTERY UNIT",
    "use OFFER UNIT THING",
];

impl Game {
    /// The piece with this name, if any.
    ///
    /// # Examples
    ///
    /// ```
    /// # let project = rules::examples::skirmish();
    /// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
    /// // `game` is a skirmish: one unit holds a fort, and another storms it.
    /// let rifles = game.piece_named("rifles").ok_or("no such piece")?;
    /// assert_eq!(game.piece(rifles).name, "rifles");
    /// assert_eq!(game.piece_named("travis"), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn piece_named(&self, name: &str) -> Option<PieceId> {
        self.pieces.iter().position(|piece| piece.name == name).map(|piece| PieceId(piece as u8))
    }

    /// The piece with this name.
    ///
    /// # Errors
    ///
    /// If no piece has the name; the error contains the most similar name.
    pub fn find_piece(&self, name: &str) -> Result<PieceId, NotAnAction> {
        let names = self.pieces.iter().map(|piece| piece.name.as_str());
        naming::piece(name, names).map(|number| PieceId(number as u8))
    }

    /// The spot with this name.
    ///
    /// # Errors
    ///
    /// If the text is not a spot or the board lacks it.
    pub fn spot_named(&self, text: &str) -> Result<SpotId, NotAnAction> {
        let spot: Option<Spot> = text.parse().ok();
        spot.and_then(|spot| self.board.meant(spot))
            .ok_or_else(|| NotAnAction::Spot { name: text.to_owned(), nearest: self.nearest_spot(text) })
    }

    /// The spot a text most likely means: one in the same hex, otherwise the one with the most similar name.
    fn nearest_spot(&self, text: &str) -> Option<String> {
        let names: Vec<String> = self.board.ids().map(|spot| self.spot_text(spot)).collect();
        let hex = text.split('/').next().unwrap_or(text);
        let same = names.iter().find(|name| name.split('/').next() == Some(hex));
        same.map(String::as_str).or_else(|| nearest(text, names.iter().map(String::as_str))).map(str::to_owned)
    }

    /// The index of the column with this code.
    ///
    /// # Errors
    ///
    /// If no column has the code.
    pub fn column_named(&self, name: &str) -> Result<usize, NotAnAction> {
        let codes = self.columns.iter().map(|own| own.id.as_str());
        naming::place(name, codes, |name, nearest| NotAnAction::Column { name, nearest })
    }

    /// The number of the hexside with this name; [`BreachId::NONE`] if it is on the map but cannot be breached (R62).
    ///
    /// # Errors
    ///
    /// If the text is not a hexside or the map lacks it.
    pub fn side_named(&self, text: &str) -> Result<BreachId, NotAnAction> {
        let is_on_map = |side: &Hexside| {
            side.is_real() && side.hexes().into_iter().all(|hex| self.board.spots_of(hex).next().is_some())
        };
        let side = text.parse().ok().filter(is_on_map).ok_or_else(|| NotAnAction::Hexside { name: text.to_owned() })?;
        Ok(self.board.breach_id(side).unwrap_or(BreachId::NONE))
    }

    /// Parses an action.
    ///
    /// # Errors
    ///
    /// Returns which part of the text is not an action, piece or spot of this game.
    ///
    /// # Examples
    ///
    /// ```
    /// # let project = rules::examples::skirmish();
    /// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
    /// // `game` is a skirmish: one unit holds a fort, and another storms it.
    /// use rules::play::NotAnAction;
    ///
    /// let action = game.read_action("step line 0102")?;
    /// assert_eq!(game.write_action(action), "step line 0102");
    /// let misspelt = game.read_action("step lime 0102");
    /// assert!(matches!(misspelt, Err(NotAnAction::Piece { nearest: Some(name), .. }) if name == "line"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read_action(&self, text: &str) -> Result<Action, NotAnAction> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let action = match words.as_slice() {
            ["accept"] => Action::Accept,
            ["pick", item] => Action::Pick { item: self.item_of(item)? },
            ["use", rule, item] => self.use_of(rule, None, item)?,
            ["use", rule, unit, item] => self.use_of(rule, Some(self.find_piece(unit)?), item)?,
            ["advance"] => Action::Advance,
            ["commit"] => Action::Commit,
            ["consult"] => Action::Consult,
            ["decline"] => Action::Decline,
            ["done"] => Action::Done,
            ["follow"] => Action::Follow,
            ["stay"] => Action::Stay,
            ["counter", "fire"] => Action::Counterattack { mode: Mode::Fire },
            ["counter", "melee"] => Action::Counterattack { mode: Mode::Melee },
            ["fire", by, target] => self.attack_of(by, Mode::Fire, target)?,
            ["melee", by, target] => self.attack_of(by, Mode::Melee, target)?,
            ["place", piece, at] => Action::Place { piece: self.find_piece(piece)?, at: self.spot_named(at)? },
            ["step", piece, to] => Action::Step { piece: self.find_piece(piece)?, to: self.spot_named(to)? },
            ["take", leader, with] => Action::Take { leader: self.find_piece(leader)?, with: self.find_piece(with)? },
            ["breach", battery] => Action::Breach { battery: self.find_piece(battery)? },
            ["at", side] => Action::At { side: self.side_named(side)? },
            ["ferocity", leader] => Action::Ferocity { leader: self.find_piece(leader)? },
            ["lead", leader] => Action::Lead { leader: self.find_piece(leader)? },
            ["leave", piece] => Action::Leave { piece: self.find_piece(piece)? },
            ["tow", battery, by] => Action::Tow { battery: self.find_piece(battery)?, by: self.find_piece(by)? },
            ["retreat", spots @ ..] => {
                let spots: Vec<_> = spots.iter().map(|spot| self.spot_named(spot)).collect::<Result<_, _>>()?;
                Action::Retreat { path: Path::new(&spots).ok_or_else(|| naming::misread(text, &ACTION_FORMS))? }
            }
            ["plot", column, area] => {
                let column = self.column_named(column)? as u8;
                Action::Plot { column, area: area.parse().map_err(|_| naming::misread(text, &ACTION_FORMS))? }
            }
            _ => return Err(naming::misread(text, &ACTION_FORMS)),
        };
        Ok(action)
    }

    fn item_of(&self, text: &str) -> Result<Item, NotAnAction> {
        self.item_named(text)
            .ok_or_else(|| NotAnAction::Thing { name: text.to_owned(), nearest: self.nearest_thing(text) })
    }

    fn use_of(&self, rule: &str, unit: Option<PieceId>, item: &str) -> Result<Action, NotAnAction> {
        let number = self.rule_named(rule).ok_or_else(|| NotAnAction::Thing {
            name: rule.to_owned(),
            nearest: nearest(rule, self.rule_names()).map(str::to_owned),
        })?;
        Ok(Action::Use { rule: number, unit, item: self.item_of(item)? })
    }

    fn attack_of(&self, by: &str, mode: Mode, target: &str) -> Result<Action, NotAnAction> {
        Ok(Action::Attack { by: self.find_piece(by)?, mode, target: self.find_piece(target)? })
    }

    /// Formats an action so that [`Game::read_action`] can parse it.
    #[must_use]
    pub fn write_action(&self, action: Action) -> String {
        let (name, spot) = (|piece| self.name(piece), |spot| self.spot_text(spot));
        match action {
            Action::Place { piece, at } => format!("place {} {}", name(piece), spot(at)),
            Action::Plot { column, area } => format!("plot {} {area}", self.column_name(column)),
            Action::Step { piece, to } => format!("step {} {}", name(piece), spot(to)),
            Action::Take { leader, with } => format!("take {} {}", name(leader), name(with)),
            Action::Leave { piece } => format!("leave {}", name(piece)),
            Action::Tow { battery, by } => format!("tow {} {}", name(battery), name(by)),
            Action::Attack { by, mode, target } => format!("{} {} {}", word(mode), name(by), name(target)),
            Action::Counterattack { mode } => format!("counter {}", word(mode)),
            Action::Retreat { path } => {
                path.spots().iter().fold("retreat".to_owned(), |text, at| text + " " + &spot(*at))
            }
            Action::Lead { leader } => format!("lead {}", name(leader)),
            Action::Ferocity { leader } => format!("ferocity {}", name(leader)),
            Action::Consult => "consult".to_owned(),
            Action::Breach { battery } => format!("breach {}", name(battery)),
            Action::At { side } => format!("at {}", self.side_text(side)),
            Action::Follow => "follow".to_owned(),
            Action::Stay => "stay".to_owned(),
            Action::Advance => "advance".to_owned(),
            Action::Commit => "commit".to_owned(),
            Action::Decline => "decline".to_owned(),
            Action::Done => "done".to_owned(),
            Action::Accept => "accept".to_owned(),
            Action::Pick { item } => format!("pick {}", self.item_text(item)),
            Action::Use { rule, unit, item } => {
                let unit = unit.map(|unit| format!("{} ", name(unit))).unwrap_or_default();
                format!("use {} {unit}{}", self.rule_text(rule), self.item_text(item))
            }
        }
    }

    /// Formats an event: its rule, then what happened, with names.
    #[must_use]
    pub fn write_event(&self, event: &Event) -> String {
        format!("{} {}", event.atom, events::told(self, event.what))
    }

    pub(super) fn name(&self, piece: PieceId) -> &str {
        self.pieces.get(piece.index()).map_or("?", |piece| piece.name.as_str())
    }

    pub(super) fn column_name(&self, column: u8) -> &str {
        self.columns.get(usize::from(column)).map_or("?", |column| column.id.as_str())
    }

    pub(super) fn spot_text(&self, spot: SpotId) -> String {
        naming::spot_text(&self.board, spot)
    }

    pub(super) fn spot_shown(&self, spot: SpotId) -> String {
        naming::spot_shown(&self.board, spot)
    }

    /// Writes a breachable hexside as logs do: `1204/n`, or `nowhere`.
    pub fn side_text(&self, side: BreachId) -> String {
        let known = side.index() < self.board.breachable();
        if known { self.board.breach_side(side).to_string() } else { "nowhere".to_owned() }
    }
}

const fn word(mode: Mode) -> &'static str {
    match mode {
        Mode::Fire => "fire",
        Mode::Melee => "melee",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Drawer, Streams};
    use crate::play::Actor;

    #[test]
    fn every_action_of_a_game_is_read_as_it_is_written() {
        let game = Game::new(&crate::fixture::alamo()).unwrap();
        let (mut position, mut streams) = (game.start(), Streams::new(3, 0));
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        let mut verbs = std::collections::BTreeSet::new();
        while game.actor(&position) != Actor::Over {
            streams.at(position.turn, position.phase as u8);
            if let Some(dice) = game.chance(&position) {
                let roll = streams.roll(dice);
                game.resolve(&mut position, roll, &mut events);
                continue;
            }
            game.legal(&position, &mut legal);
            for action in &legal {
                let text = game.write_action(*action);
                assert_eq!(game.read_action(&text).as_ref(), Ok(action), "{text}");
                verbs.insert(text.split(' ').next().unwrap().to_owned());
            }
            let chosen = legal[streams.below(Drawer::Texan, legal.len())];
            game.apply(&mut position, chosen, &mut events).unwrap();
        }
        assert!(verbs.len() >= 8, "{verbs:?}");
        for event in &events {
            assert!(!game.write_event(event).contains('?'), "{event:?}");
        }
    }

    #[test]
    fn what_is_no_action_says_why() {
        let game = Game::new(&crate::fixture::alamo()).unwrap();
        for (text, part) in [
            ("jump tenn9 1012", "not an action"),
            ("", "not an action"),
            ("step tenn9", "step PIECE SPOT"),
            ("step ten9 1012", "did you mean `tenn9`"),
            ("step tenn9 9999", "no spot `9999`"),
            ("plot 7 1", "no column"),
        ] {
            let error = game.read_action(text).unwrap_err().to_string();
            assert!(error.contains(part), "{text}: {error}");
        }
    }
}
