//! The text notation of actions and events, used in cases, logs and accounts.
//!
//! Examples: `step c1-aldama-1 1406/roof`, `fire tenn9 c1-aldama-1`, `retreat 1012 1013 1014`, `done`. Pieces and spots
//! are written by name, so that a text keeps its meaning when a map or a counter mix changes around it.

mod events;
pub mod names;

pub use events::EVENT_FORMS;

pub use crate::play::NotAnAction;

use super::action::Mode::{self, Fire, Melee};
use super::action::{Action, Path};
use super::event::Event;
use super::variant::Item;
use super::{Game, PieceId};
use crate::board::{BreachId, SpotId};
use crate::hexside::Hexside;
use crate::play::forms::action_forms;
use crate::play::naming;
use crate::spot::Spot;
use crate::text::nearest;

/// Reads and writes the words that stand for the fields of an action.
macro_rules! word {
    (read piece $game:ident, $text:ident) => {
        $game.find_piece($text)
    };
    (write piece $game:ident, $piece:ident) => {
        $game.name($piece)
    };
    (read unit $game:ident, $text:ident) => {
        $game.find_piece($text).map(Some)
    };
    (write unit $game:ident, $unit:ident) => {
        $unit.map_or("?", |unit| $game.name(unit))
    };
    (read spot $game:ident, $text:ident) => {
        $game.spot_named($text)
    };
    (write spot $game:ident, $spot:ident) => {
        $game.spot_text($spot)
    };
    (read path $game:ident, $text:ident) => {
        $game.find_path(&[$text])
    };
    (write path $game:ident, $path:ident) => {
        $game.path_text($path)
    };
    (read side $game:ident, $text:ident) => {
        $game.side_named($text)
    };
    (write side $game:ident, $side:ident) => {
        $game.side_text($side)
    };
    (read column $game:ident, $text:ident) => {
        $game.column_named($text).map(|column| column as u8)
    };
    (write column $game:ident, $column:ident) => {
        $game.column_name($column)
    };
    (read number $game:ident, $text:ident) => {
        naming::number($text)
    };
    (write number $game:ident, $number:ident) => {
        $number
    };
    (read mode $game:ident, $text:ident) => {
        mode_named($text)
    };
    (write mode $game:ident, $mode:ident) => {
        word($mode)
    };
    (read item $game:ident, $text:ident) => {
        $game.find_item($text)
    };
    (write item $game:ident, $item:ident) => {
        $game.item_text($item)
    };
    (read rule $game:ident, $text:ident) => {
        $game.find_rule($text)
    };
    (write rule $game:ident, $rule:ident) => {
        $game.rule_text($rule)
    };
}

action_forms! { Game, Action, word:
    Accept = "accept";
    Advance = "advance";
    At { side: side } = "at HEXSIDE";
    Breach { battery: piece } = "breach BATTERY";
    Commit = "commit";
    Consult = "consult";
    Counterattack { mode: mode } = "counter MODE";
    Decline = "decline";
    Done = "done";
    Ferocity { leader: piece } = "ferocity LEADER";
    Attack { by: piece, target: piece; mode: Fire } = "fire BY TARGET";
    Follow = "follow";
    Lead { leader: piece } = "lead LEADER";
    Leave { piece: piece } = "leave PIECE";
    Attack { by: piece, target: piece; mode: Melee } = "melee BY TARGET";
    Pick { item: item } = "pick THING";
    Place { piece: piece, at: spot } = "place PIECE SPOT";
    Plot { column: column, area: number } = "plot COLUMN AREA";
    // A path of any length is read before the table is asked.
    Retreat { path: path } = "retreat SPOT SPOT SPOT";
    Stay = "stay";
    Step { piece: piece, to: spot } = "step PIECE SPOT";
    Take { leader: piece, with: piece } = "take LEADER UNIT";
    Tow { battery: piece, by: piece } = "tow BATTERY UNIT";
    Use { rule: rule, item: item; unit: None } = "use OFFER THING";
    Use { rule: rule, unit: unit, item: item } = "use OFFER UNIT THING";
}

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
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["retreat", ref spots @ ..] => Ok(Action::Retreat { path: self.find_path(spots)? }),
            _ => read_action(self, text),
        }
    }

    /// The path over these spots.
    fn find_path(&self, names: &[&str]) -> Result<Path, NotAnAction> {
        let spots: Vec<_> = names.iter().map(|spot| self.spot_named(spot)).collect::<Result<_, _>>()?;
        Path::new(&spots).ok_or_else(|| naming::misread(&format!("retreat {}", names.join(" ")), ACTION_FORMS))
    }

    fn path_text(&self, path: Path) -> String {
        path.spots().iter().map(|spot| self.spot_text(*spot)).collect::<Vec<_>>().join(" ")
    }

    fn find_item(&self, text: &str) -> Result<Item, NotAnAction> {
        self.item_named(text)
            .ok_or_else(|| NotAnAction::Thing { name: text.to_owned(), nearest: self.nearest_thing(text) })
    }

    fn find_rule(&self, name: &str) -> Result<u16, NotAnAction> {
        self.rule_named(name).ok_or_else(|| NotAnAction::Thing {
            name: name.to_owned(),
            nearest: nearest(name, self.rule_names()).map(str::to_owned),
        })
    }

    /// Formats an action so that [`Game::read_action`] can parse it.
    #[must_use]
    pub fn write_action(&self, action: Action) -> String {
        write_action(self, action)
    }

    /// Formats an event: its rule, then what happened, with names.
    #[must_use]
    pub fn write_event(&self, event: &Event) -> String {
        format!("{} {}", event.atom, events::write_happening(self, event.what))
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

fn mode_named(word: &str) -> Result<Mode, NotAnAction> {
    let found = Mode::ALL.into_iter().find(|mode| self::word(*mode) == word);
    found.ok_or_else(|| NotAnAction::Form { text: word.to_owned(), form: "counter fire|melee" })
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
