//! Writing queries: what they search, narrowed by the tests their conditions always make.

use super::Writer;
use crate::alamo::Piece;
use crate::alamo::variant::names::TAGS;
use crate::alamo::variant::program::{Base, Nearest, Query, Source, Tag};
use crate::alamo::variant::zone::Zone;
use crate::map::Members;
use crate::phrase::Phrase;
use crate::variant::{self as language, Scope, Thing};

impl Writer<'_> {
    /// Writes a query; `waiting` if it searches pieces that are not on the map.
    pub(super) fn query(&mut self, query: &language::Query, waiting: bool) -> u16 {
        let (query, nearest) = match query {
            language::Query::Nearest(inner, thing) => (&**inner, Some(Nearest::Hexes(self.thing(thing)))),
            language::Query::Soonest(inner, goal, mode) => (&**inner, self.soonest(inner, goal, mode)),
            query => (query, None),
        };
        let cond = query.condition();
        let pieces = |writer: &mut Self, class: &str| {
            let band = writer.narrowed(class, cond);
            if waiting || query.is_of_waiting() { Source::Waiting(band) } else { Source::Pieces(band) }
        };
        let from = match query {
            language::Query::Units(_) => pieces(self, "combat"),
            language::Query::Leaders(_) => pieces(self, "leader"),
            language::Query::Guns(_) => pieces(self, "gun"),
            language::Query::Spots(cond) => {
                let near = self.flagged(cond).or_else(|| self.zoned(cond)).or_else(|| self.roomed(cond));
                let near = near.or_else(|| self.levelled(cond));
                near.unwrap_or(Source::Spots)
            }
            language::Query::Sides(cond) => self.flagged(cond).unwrap_or(Source::Sides),
            language::Query::Rooms(cond) => self.flagged(cond).unwrap_or(Source::Rooms),
            language::Query::Nearest(inner, _) | language::Query::Soonest(inner, ..) => {
                self.trouble(Phrase::new("variant-nearest-twice"));
                return self.query(inner, waiting);
            }
        };
        let test = self.cond(cond);
        let flag = self.program.flag_wanted(test);
        let near = self.program.near_wanted(test);
        let with = self.program.company_wanted(test);
        let (zone, whole) = self.program.zone_wanted(test).unzip();
        let whole = whole.unwrap_or(false);
        self.program.queries.push(Query { from, condition: test, nearest, flag, near, with, zone, whole });
        (self.program.queries.len() - 1) as u16
    }

    /// Writes the criterion for pieces that a march would bring to a spot soonest.
    fn soonest(&mut self, query: &language::Query, goal: &Thing, mode: &str) -> Option<Nearest> {
        if query.scope() != Scope::Unit {
            self.trouble(Phrase::new("variant-soonest-pieces"));
            return None;
        }
        let Base::Spot(goal) = self.thing(goal).of else {
            self.trouble(Phrase::new("variant-march-to-a-spot"));
            return None;
        };
        Some(Nearest::Steps(goal, self.mode(mode)))
    }

    /// Returns the pieces of a class that have every unchanging tag the condition asks for.
    fn narrowed(&mut self, class: &str, cond: &language::Condition) -> u16 {
        let mut names = vec![class.to_owned()];
        for own in cond.conjuncts() {
            if let language::Condition::Is(Thing::It, tag) = own
                && !TAGS.iter().any(|(own, _)| own == tag)
                && self.static_band(tag).is_some()
            {
                names.push(tag.clone());
            }
        }
        let bands: Vec<u16> = names.iter().filter_map(|name| self.static_band(name)).collect();
        let sets: Vec<_> = bands.iter().map(|band| self.program.bands[usize::from(*band)]).collect();
        names.sort();
        names.dedup();
        let game = self.game;
        let index = |piece: &Piece| game.pieces.iter().position(|own| std::ptr::eq(own, piece)).unwrap_or(0);
        self.band(names.join("&"), |piece| {
            let id = crate::alamo::PieceId(index(piece) as u8);
            sets.iter().all(|set| set.contains(id))
        })
    }

    /// Returns the things that carry a flag the condition asks for, if any.
    fn flagged(&self, cond: &language::Condition) -> Option<Source> {
        cond.conjuncts().iter().find_map(|own| match own {
            language::Condition::Has(flag, Thing::It) => self.flags.get(flag).copied().map(Source::Flagged),
            _ => None,
        })
    }

    /// Returns the spots of the level the condition asks for, if any.
    fn levelled(&mut self, cond: &language::Condition) -> Option<Source> {
        let word = cond.conjuncts().iter().find_map(|own| match own {
            language::Condition::Is(Thing::It, word) => Some(word.as_str()),
            _ => None,
        })?;
        let level = TAGS.iter().find_map(|(own, tag)| match tag {
            Tag::Level(level) if *own == word => Some(*level),
            _ => None,
        })?;
        let key = format!("level/{word}");
        if let Some(known) = self.zones.get(&key) {
            return Some(Source::SpotsOf(*known));
        }
        let board = &self.game.board;
        let spots = board.ids().map(|spot| board.spot(spot)).filter(|spot| spot.level == level).collect();
        self.program.zones.push(Zone::new(&Members::Spots(spots), board));
        let at = (self.program.zones.len() - 1) as u16;
        self.zones.insert(key, at);
        Some(Source::SpotsOf(at))
    }

    /// Returns the room in which the condition requires a spot to be, if any.
    fn roomed(&mut self, cond: &language::Condition) -> Option<Source> {
        let is_own = |thing: &Thing| matches!(thing, Thing::RoomOf(inner) if **inner == Thing::It);
        let is_other = |thing: &Thing| {
            let of = if let Thing::RoomOf(inner) = thing { inner } else { thing };
            !matches!(of, Thing::It | Thing::At(_) | Thing::ColumnOf(_))
        };
        let room = cond.conjuncts().iter().find_map(|own| match own {
            language::Condition::Same(a, b) if is_own(a) && is_other(b) => Some(b),
            language::Condition::Same(a, b) if is_own(b) && is_other(a) => Some(a),
            _ => None,
        });
        room.map(|room| Source::SpotsOfRoom(self.thing(room)))
    }

    /// Returns the flag of the hexsides next to the unit that a query searches, if it is such a query.
    pub(super) fn found_beside(&self, query: &language::Query) -> Option<u16> {
        let near = |own: &language::Condition| {
            matches!(
                own,
                language::Condition::Near(Thing::It, Thing::Unit) | language::Condition::Near(Thing::Unit, Thing::It)
            )
        };
        match (query, self.flagged(query.condition())) {
            (language::Query::Sides(cond), Some(Source::Flagged(flag))) if cond.conjuncts().iter().any(near) => {
                Some(flag)
            }
            _ => None,
        }
    }

    /// Returns the region in which the condition requires a spot to lie, if any.
    fn zoned(&mut self, cond: &language::Condition) -> Option<Source> {
        let region = cond.conjuncts().iter().find_map(|own| match own {
            language::Condition::In(Thing::It, region) => Some(region.clone()),
            _ => None,
        });
        region.and_then(|region| self.zone(&region)).map(Source::SpotsOf)
    }
}
