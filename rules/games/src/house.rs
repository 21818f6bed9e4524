//! House rules: how a game executes rules of variants as they are written.
//!
//! The language is [`crate::variant`], and its plain evaluator gives it meaning. A game that takes part says which words it
//! reads (`Vocabulary`) and what they mean in its positions (`House`); it asks where a number or a permission may be
//! changed (`Rulings`), reports what has happened (`Occasions`) and lists what is offered (`Offers`). Whatever it does
//! not read is refused by name (`words`).
//!
//! A rule acts as soon as its occasion has happened. One that rolls is executed as a whole when its dice are thrown,
//! before any other dice are rolled. The effects of a rule do not trigger other rules.

mod acting;
mod event;
mod item;
mod marks;
mod occasions;
mod offers;
mod program;
mod rulings;
mod shown;
mod uses;
mod words;
mod world;

pub use acting::RunningRule;
pub use event::HouseEvent;
pub use item::{Item, Roles};
pub use marks::Marks;
pub use words::WordingProblem;

pub(crate) use acting::Acting;
pub(crate) use occasions::Occasions;
pub(crate) use offers::Offers;
pub(crate) use program::Program;
pub(crate) use rulings::{NumberShift, Rulings};
pub(crate) use shown::{chances, markers, ruling_line};
pub(crate) use uses::{USES, Uses, lines};
pub(crate) use words::troubles;

use crate::board::SpotId;
use crate::hex::Hex;
use crate::play::{Atom, Game, PieceId, Shown, Spoken};
use crate::rulebook::System;
use crate::side::Side;
use crate::variant::plain::{GameNumber, ItemNumber, ResolvedEffect};
use crate::variant::{Effect, Given, Happens, InPhase, Number, Occasion, Quantity, Query};

/// The words of the language that a game reads.
pub(crate) trait Vocabulary {
    /// The game system.
    const SYSTEM: System;
    /// The tags in addition to the names of pieces and their kinds.
    const TAGS: &'static [&'static str];
    /// The phases that rules can name.
    const PHASES: &'static [InPhase];
    /// The phases in which players act with pieces, and the side that does.
    const OFFERS: &'static [(InPhase, Side)];
    /// What rules hear of.
    const HAPPENS: &'static [Happens];

    /// Whether a tag is a kind of piece.
    fn is_kind(tag: &str) -> bool;
    /// Whether rules may change a quantity.
    fn adjusts(what: &Quantity) -> bool;
    /// Whether rules may read a number.
    fn reads(number: &Number) -> bool;
    /// Whether rules may have an effect.
    fn does(effect: &Effect) -> bool;
    /// The results that something that happens can have.
    fn results(what: Happens) -> &'static [&'static str];
    /// What is known on an occasion.
    fn binds_on(on: &Occasion) -> Given;
    /// What is known where a quantity is asked for.
    fn binds_for(what: &Quantity) -> Given;

    /// Whether the counters of the mix are grouped under names that are tags too.
    const GROUPS_ARE_TAGS: bool = false;
    /// Whether pieces stand in areas.
    const HAS_AREAS: bool = false;

    /// The modes that something that happens can have.
    fn modes(_: Happens) -> &'static [&'static str] {
        &[]
    }
}

/// A game in which house rules are executed.
pub(crate) trait House: Vocabulary + Game + Spoken + Shown {
    /// The variants in force, if any.
    fn program(&self) -> Option<&Program>;
    /// The values of flags.
    fn marks(position: &Self::Position) -> &Marks;
    /// The values of flags, to be changed.
    fn marks_mut(position: &mut Self::Position) -> &mut Marks;
    /// The rules that wait for dice; the first rolls next.
    fn asked(position: &Self::Position) -> &Vec<RunningRule>;
    /// The rules that wait for dice, to be changed.
    fn asked_mut(position: &mut Self::Position) -> &mut Vec<RunningRule>;

    /// The spot of a piece, if it is on the map.
    fn spot_of(&self, position: &Self::Position, piece: PieceId) -> Option<SpotId>;
    /// The column of a piece, if it has one.
    fn column_of(&self, position: &Self::Position, piece: PieceId) -> Option<u8>;
    /// Whether a piece is one of those that a query names.
    fn answers(&self, piece: PieceId, of: &Query) -> bool;
    /// Whether queries find a piece; if `waiting`, those of pieces that are not on the map.
    fn is_found(&self, position: &Self::Position, piece: PieceId, waiting: bool) -> bool;
    /// Whether a piece has a tag; its name is no concern of the game.
    fn has_tag(&self, position: &Self::Position, piece: PieceId, tag: &str) -> bool;
    /// Whether a spot has a tag other than that of its level.
    fn spot_has_tag(&self, _: &Self::Position, _: SpotId, _: &str) -> bool {
        false
    }
    /// Whether the game as a whole has a tag.
    fn game_has_tag(&self, _: &Self::Position, _: &str) -> bool {
        false
    }
    /// The area of a spot, in a game that has any.
    fn area_of(&self, _: SpotId) -> Option<u16> {
        None
    }
    /// The hexes of an area.
    fn hexes_of(&self, _: u16) -> Vec<Hex> {
        Vec::new()
    }
    /// The name of an area.
    fn named_area(&self, area: u16) -> String {
        area.to_string()
    }
    /// Whether one spot is seen from another.
    fn spot_sees(&self, position: &Self::Position, from: SpotId, to: SpotId) -> bool;
    /// The phase, in the words of the language; `None` if it has no word.
    fn named_phase(&self, position: &Self::Position) -> Option<InPhase>;
    /// A number of a piece; 0 if it has none.
    fn number_of(&self, position: &Self::Position, number: ItemNumber, piece: PieceId) -> i32;
    /// A number of the game; 0 if it has none.
    fn number(&self, position: &Self::Position, number: GameNumber<'_>) -> i32;
    /// The name of a column.
    fn named_column(&self, column: u8) -> String;

    /// The event with which a game reports what house rules do.
    fn house(atom: Atom, what: HouseEvent) -> Self::Event;
    /// What house rules did in an event.
    fn of_house(event: &Self::Event) -> Option<HouseEvent>;
    /// What a rule hears of an event. `attack` holds the roles if the event was part of an attack.
    fn happened(&self, position: &Self::Position, event: &Self::Event, attack: Roles) -> Option<(Happens, Roles)>;
    /// Carries out an effect of a rule other than on flags.
    fn perform(
        &self,
        position: &mut Self::Position,
        effect: ResolvedEffect<'_, Item>,
        by: (Roles, Atom),
        events: &mut Vec<Self::Event>,
    );
    /// Cleans up after rules: they may have removed a piece that was to roll, to move or to be lost.
    fn mend(&self, position: &mut Self::Position, events: &mut Vec<Self::Event>);
}

#[cfg(test)]
mod tests {
    use super::Vocabulary;
    use crate::deguello;
    use crate::knapp;
    use crate::variant::grammar::NameClass;
    use crate::variant::named;

    #[test]
    fn the_manual_says_what_every_tag_means() {
        let known: Vec<&str> = named(NameClass::Tag).map(|(tag, _)| tag).collect();
        for tag in [knapp::Game::TAGS, deguello::Game::TAGS].concat() {
            assert!(known.contains(&tag), "the manual does not list {tag:?}");
        }
    }
}
