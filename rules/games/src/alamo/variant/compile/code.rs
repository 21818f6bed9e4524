//! Writing conditions, numbers, things and queries.

use super::Writer;
use super::layout::painted_as;
use crate::alamo::Piece;
use crate::alamo::variant::SideId;
use crate::alamo::variant::names::{CLASSES, TAGS, as_tag};
use crate::alamo::variant::occasions::RESULTS;
use crate::alamo::variant::program::{Base, ConditionStep, Lens, Number, Ref, Tag};
use crate::alamo::variant::zone::Zone;
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, Members};
use crate::phrase::Phrase;
use crate::side::Side;
use crate::spot::Spot;
use crate::variant::{self as language, InPhase, Scope, Thing, unknown};

impl Writer<'_> {
    /// Writes a condition and returns where it starts. Queries inside it are written before it, so that a condition is
    /// contiguous.
    pub(super) fn cond(&mut self, cond: &language::Condition) -> u32 {
        let mut code = Vec::new();
        self.emit(cond, &mut code);
        self.add(code)
    }

    /// Adds a condition to the program and returns where it starts.
    pub(super) fn add(&mut self, code: Vec<ConditionStep>) -> u32 {
        let start = self.program.conditions.len() as u32;
        self.program.conditions.extend(code.into_iter().map(|test| match test {
            ConditionStep::All(end) => ConditionStep::All(start + end),
            ConditionStep::Any(end) => ConditionStep::Any(start + end),
            test => test,
        }));
        start
    }

    pub(super) fn emit(&mut self, cond: &language::Condition, code: &mut Vec<ConditionStep>) {
        let test = match cond {
            language::Condition::Always => ConditionStep::Is(true),
            language::Condition::All(all) | language::Condition::Any(all) => {
                let start = code.len();
                code.push(ConditionStep::Is(true));
                for cond in all {
                    self.emit(cond, code);
                }
                let end = code.len() as u32;
                let every = matches!(cond, language::Condition::All(_));
                code[start] = if every { ConditionStep::All(end) } else { ConditionStep::Any(end) };
                return;
            }
            language::Condition::Not(cond) => {
                code.push(ConditionStep::Not);
                return self.emit(cond, code);
            }
            language::Condition::Is(thing, tag) => {
                let thing = self.thing(thing);
                match self.kind_zone(tag) {
                    Some(zone) => ConditionStep::Zone(thing, zone),
                    None => self.tag(tag).map_or(ConditionStep::Is(false), |tag| ConditionStep::Tag(thing, tag)),
                }
            }
            language::Condition::In(thing, region) => {
                let thing = self.thing(thing);
                self.zone(region).map_or(ConditionStep::Is(false), |zone| ConditionStep::Zone(thing, zone))
            }
            language::Condition::Has(flag, thing) => {
                let thing = self.thing(thing);
                self.flag(flag).map_or(ConditionStep::Is(false), |flag| ConditionStep::Has(flag, thing))
            }
            language::Condition::Same(a, b) => ConditionStep::Same(self.thing(a), self.thing(b)),
            language::Condition::Near(a, b) => ConditionStep::Near(self.thing(a), self.thing(b)),
            language::Condition::Zoc(unit, spot) => ConditionStep::Zoc(self.thing(unit), self.thing(spot)),
            language::Condition::Within(a, b, most) => {
                ConditionStep::Within(self.thing(a), self.thing(b), self.amount(most))
            }
            language::Condition::InLine(a, b) => ConditionStep::InLine(self.thing(a), self.thing(b)),
            language::Condition::SameHex(a, b) => ConditionStep::SameHex(self.thing(a), self.thing(b)),
            language::Condition::Sees(a, b) => ConditionStep::Sees(self.thing(a), self.thing(b)),
            language::Condition::Le(a, b) => ConditionStep::Le(self.amount(a), self.amount(b)),
            language::Condition::Ge(a, b) => ConditionStep::Ge(self.amount(a), self.amount(b)),
            language::Condition::Eq(a, b) => ConditionStep::Eq(self.amount(a), self.amount(b)),
            language::Condition::Exists(query) => ConditionStep::Exists(self.query(query, false)),
            language::Condition::Now(phase) => phase_of(*phase).map_or(ConditionStep::Is(false), ConditionStep::Now),
            language::Condition::Mode(mode) => ConditionStep::Mode(self.mode(mode)),
            language::Condition::Using(way) => ConditionStep::Using(*way),
            language::Condition::Got(result) => match RESULTS.iter().position(|own| own == result) {
                Some(at) if at > 0 => ConditionStep::Got(at as u8),
                _ => {
                    self.trouble(unknown("variant-sort-result", result, RESULTS[1..].iter().copied()));
                    ConditionStep::Is(false)
                }
            },
            language::Condition::Opt(name, choice) => ConditionStep::Is(self.chosen(name, choice)),
        };
        code.push(test);
    }

    /// Returns the number of a mode by its word; a new word gets a new number.
    pub(super) fn mode(&mut self, word: &str) -> u8 {
        if let Some(known) = self.program.modes.iter().position(|own| own == word) {
            return known as u8;
        }
        self.program.modes.push(word.to_owned());
        (self.program.modes.len() - 1).min(usize::from(u8::MAX)) as u8
    }

    /// Whether the user has chosen `choice` for an option.
    fn chosen(&mut self, name: &str, choice: &str) -> bool {
        let own = self.variants[self.at];
        let Some(opt) = own.variant.opts.iter().find(|opt| opt.id == name) else {
            let known = own.variant.opts.iter().map(|opt| opt.id.as_str());
            self.trouble(unknown("variant-sort-option", name, known));
            return false;
        };
        if !opt.choices.iter().any(|own| own == choice) {
            self.trouble(unknown("variant-sort-choice", choice, opt.choices.iter().map(String::as_str)));
        }
        let first = opt.choices.first().map_or("", String::as_str);
        own.opts.get(name).map_or(first, String::as_str) == choice
    }

    pub(super) fn param(&mut self, name: &str) -> i32 {
        let own = self.variants[self.at];
        let Some(param) = own.variant.params.iter().find(|param| param.id == name) else {
            let known = own.variant.params.iter().map(|param| param.id.as_str());
            self.trouble(unknown("variant-sort-param", name, known));
            return 0;
        };
        let chosen = own.params.get(name).copied().unwrap_or(param.is);
        chosen.clamp(param.least.min(param.most), param.most)
    }

    pub(super) fn amount(&mut self, number: &language::Number) -> u16 {
        let amount = match number {
            language::Number::N(value) => Number::Is(*value),
            language::Number::P(param) => Number::Is(self.param(param)),
            language::Number::Neg(param) => Number::Is(self.param(param).saturating_neg()),
            language::Number::F(flag, thing) => {
                let thing = self.thing(thing);
                self.flag(flag).map_or(Number::Is(0), |flag| Number::Flag(flag, thing))
            }
            language::Number::Turn => Number::Turn,
            language::Number::Mp => {
                self.program.points = true;
                Number::Mp
            }
            language::Number::Margin => Number::Margin,
            language::Number::Made(way) => {
                self.note_melee();
                Number::Made(*way)
            }
            language::Number::Count(query) => Number::Count(self.query(query, false)),
            language::Number::Distance(a, b) => Number::Distance(self.thing(a), self.thing(b)),
            language::Number::Direction(a, b) => Number::Direction(self.thing(a), self.thing(b)),
            language::Number::StrengthOf(thing, way) => Number::Strength(self.thing(thing), *way),
            language::Number::MoraleOf(thing) => Number::Morale(self.thing(thing)),
            language::Number::RatingOf(thing) => Number::Rating(self.thing(thing)),
            language::Number::StepsOf(thing) => Number::Steps(self.thing(thing)),
            language::Number::PointsOf(thing) => {
                self.program.points = true;
                Number::Points(self.thing(thing))
            }
            language::Number::Casualties => Number::Casualties,
            language::Number::VictoryPoints => Number::VictoryPoints,
            language::Number::Dice => {
                self.program.dice = true;
                Number::Dice
            }
            language::Number::Left(deck) => self.deck(deck).map_or(Number::Is(0), Number::Left),
            language::Number::Difference(a, b) => Number::Difference(self.amount(a), self.amount(b)),
            language::Number::Product(a, b) => Number::Product(self.amount(a), self.amount(b)),
            language::Number::Sum(all) => return self.reckoned(all, Number::Sum),
            language::Number::Least(all) => return self.reckoned(all, Number::Least),
            language::Number::Most(all) => return self.reckoned(all, Number::Most),
        };
        self.number(amount)
    }

    /// Combines numbers pairwise; without any the result is 0.
    fn reckoned(&mut self, all: &[language::Number], with: fn(u16, u16) -> Number) -> u16 {
        let all: Vec<u16> = all.iter().map(|own| self.amount(own)).collect();
        let two = all.into_iter().reduce(|one, other| self.number(with(one, other)));
        two.unwrap_or_else(|| self.number(Number::Is(0)))
    }

    /// Makes the game record which units have attacked in melee.
    pub(super) fn note_melee(&mut self) {
        if self.program.melee.is_none() {
            self.program.melee = Some(self.own_flag("melee", Scope::Unit, crate::variant::Lasts::Phase));
        }
    }

    /// Returns the number of a flag; `None` if its variant is not in force, so that it reads 0.
    pub(super) fn flag(&mut self, name: &str) -> Option<u16> {
        if let Some(flag) = self.flags.get(name) {
            return Some(*flag);
        }
        let known = || self.known.iter().flat_map(|variant| &variant.flags).map(|flag| flag.id.as_str());
        if !known().any(|own| own == name) {
            let message = unknown("variant-sort-flag", name, known());
            self.trouble(message);
        }
        None
    }

    pub(super) fn thing(&mut self, thing: &Thing) -> Ref {
        let plain = |of| Ref { of, lens: Lens::Itself };
        match thing {
            Thing::Unit => plain(Base::Unit),
            Thing::Foe => plain(Base::Foe),
            Thing::Gun => plain(Base::Gun),
            Thing::From => plain(Base::From),
            Thing::To => plain(Base::To),
            Thing::Via => plain(Base::Via),
            Thing::It => plain(Base::It),
            Thing::Up => plain(Base::Up),
            Thing::Game => plain(Base::Game),
            Thing::Hex(text) => plain(self.place_named(text)),
            Thing::Side(text) => plain(Base::Side(self.side_named(text))),
            Thing::At(inner) => self.through(inner, Lens::Spot),
            Thing::RoomOf(inner) => self.through(inner, Lens::Room),
            Thing::ColumnOf(inner) => self.through(inner, Lens::Column),
            // This game has no areas, and refuses the word before.
            Thing::AreaOf(inner) => self.thing(inner),
        }
    }

    fn through(&mut self, inner: &Thing, lens: Lens) -> Ref {
        let inner = self.thing(inner);
        match (inner.lens, lens) {
            (Lens::Itself, lens) | (Lens::Spot, lens @ (Lens::Room | Lens::Spot)) => Ref { of: inner.of, lens },
            _ => {
                self.trouble(Phrase::new("variant-no-such-thing"));
                inner
            }
        }
    }

    fn place_named(&mut self, text: &str) -> Base {
        let board = &self.game.board;
        let found = if text.contains('/') {
            text.parse::<Spot>().ok().and_then(|spot| board.id(spot)).map(Base::Spot)
        } else {
            text.parse().ok().filter(|hex| board.spots_of(*hex).next().is_some()).map(Base::Hex)
        };
        found.unwrap_or_else(|| {
            self.trouble(Phrase::new("variant-no-place").with("name", text));
            Base::It
        })
    }

    fn side_named(&mut self, text: &str) -> SideId {
        let board = &self.game.board;
        let is_there =
            |side: &Hexside| side.is_real() && side.hexes().into_iter().all(|hex| board.spots_of(hex).next().is_some());
        let side = text.parse::<Hexside>().ok().filter(is_there);
        let found = side.map(|side| self.program.sides.id(side, Layer::Ground));
        if found.is_none() {
            self.trouble(Phrase::new("variant-no-place").with("name", text));
        }
        found.unwrap_or(SideId::NONE)
    }

    /// Returns the region with a name: one of the variant, of another variant, or of the map.
    pub(super) fn zone(&mut self, name: &str) -> Option<u16> {
        let key = format!("{}/{name}", self.at);
        if let Some(known) = self.zones.get(&key) {
            return Some(*known);
        }
        let own = self.variant().regions.iter().map(|region| (&region.id, &region.members));
        let others = self.variants.iter().flat_map(|other| &other.variant.regions);
        let all = own
            .chain(others.map(|region| (&region.id, &region.members)))
            .chain(self.map.regions.iter().map(|region| (&region.id, &region.members)));
        let Some((_, members)) = all.clone().find(|(id, _)| *id == name) else {
            let message = unknown("variant-sort-region", name, all.map(|(id, _)| id.as_str()));
            self.trouble(message);
            return None;
        };
        let zone = Zone::new(members, &self.game.board);
        self.program.zones.push(zone);
        let at = (self.program.zones.len() - 1) as u16;
        self.zones.insert(key, at);
        Some(at)
    }

    /// Returns the hexsides that a variant paints with a kind it adds. `None` for any other word.
    pub(super) fn kind_zone(&mut self, word: &str) -> Option<u16> {
        let own =
            self.variants.iter().map(|own| own.variant).find(|own| own.kinds.iter().any(|kind| kind.id == word))?;
        let key = format!("kind/{word}");
        if let Some(known) = self.zones.get(&key) {
            return Some(*known);
        }
        let zone = Zone::new(&Members::Hexsides(painted_as(self.map, own, word)), &self.game.board);
        self.program.zones.push(zone);
        let at = (self.program.zones.len() - 1) as u16;
        self.zones.insert(key, at);
        Some(at)
    }

    fn tag(&mut self, word: &str) -> Option<Tag> {
        if let Some((_, tag)) = TAGS.iter().find(|(own, _)| *own == word) {
            self.program.turn_marks |= matches!(tag, Tag::Done(_));
            return Some(*tag);
        }
        if let Some(kind) = HexsideKind::ALL.into_iter().find(|kind| kind.name() == word) {
            return Some(Tag::Kind(kind));
        }
        if let Some(band) = self.static_band(word) {
            return Some(Tag::Band(band));
        }
        let names = &self.ground.tags;
        let known = TAGS.iter().map(|(own, _)| *own).chain(CLASSES);
        let kinds = HexsideKind::ALL.map(HexsideKind::name);
        let message = unknown("variant-sort-tag", word, known.chain(kinds).chain(names.iter().map(String::as_str)));
        self.trouble(message);
        None
    }

    /// Returns the pieces with a tag that never changes: side, class, column, origin or name.
    pub(super) fn static_band(&mut self, word: &str) -> Option<u16> {
        let owned = word.to_owned();
        let belongs: Box<dyn Fn(&Piece) -> bool> = match word {
            "texan" => Box::new(|piece| piece.side == Some(Side::Texan)),
            "mexican" => Box::new(|piece| piece.side == Some(Side::Mexican)),
            // Every unit with muskets is infantry here: there is no cavalry at the Alamo.
            "combat" | "infantry" => Box::new(Piece::is_unit),
            "leader" => Box::new(Piece::is_leader),
            "gun" => Box::new(Piece::is_battery),
            _ if self.ground.tags.binary_search_by(|tag| tag.as_str().cmp(word)).is_ok() => {
                Box::new(move |piece| piece.tags.contains(&owned))
            }
            _ => {
                let column = self.game.columns.iter().position(|column| as_tag(&column.id) == word)?;
                Box::new(move |piece| piece.column == Some(column as u8))
            }
        };
        Some(self.band(word.to_owned(), belongs))
    }
}

/// Converts a phase of the language to one of the game; `None` if only another game has it.
pub(in crate::alamo::variant) const fn phase_of(phase: InPhase) -> Option<crate::alamo::Phase> {
    use crate::alamo::Phase;
    Some(match phase {
        InPhase::Replacement => Phase::Replacement,
        InPhase::ReservePlacement => Phase::ReservePlacement,
        InPhase::TexanMove => Phase::TexanMovement,
        InPhase::TexanCombat => Phase::TexanCombat,
        InPhase::TexanRally => Phase::TexanRally,
        InPhase::ReserveCommit => Phase::ReserveCommitment,
        InPhase::MexicanMove => Phase::MexicanMovement,
        InPhase::MexicanCombat => Phase::MexicanCombat,
        InPhase::MexicanRally => Phase::MexicanRally,
        InPhase::Withdrawal => Phase::Withdrawal,
        InPhase::TurnEnd => Phase::TurnEnd,
        InPhase::Light
        | InPhase::MexicanOrder
        | InPhase::MexicanAction
        | InPhase::TexanOrder
        | InPhase::TexanAction => return None,
    })
}
