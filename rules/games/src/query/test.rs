//! Parses the single tests of a query.

use super::error::QueryError;
use super::filter::{Filter, Relation, Test};
use super::names::Owner;
use super::parser::Parser;
use super::token::{Piece, Sign};
use super::words::{self, QueryWord};
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::map::{Ground, HexsideKind};
use crate::phrase::Phrase;

impl Parser<'_> {
    /// Parses one test with its operands.
    pub(super) fn test(&mut self) -> Result<Filter, QueryError> {
        self.skip_noise();
        let before = self.span(1);
        let filter = self.any_test()?;
        match &filter {
            Filter::Test(test) if test.is_of_hexsides() => self.of_hexsides(before)?,
            Filter::Test(test) if test.is_of_spots() => self.of_spots(),
            Filter::Between(..) | Filter::Relation(Relation::Protects, _) => self.of_hexsides(before)?,
            _ => {}
        }
        Ok(filter)
    }

    fn any_test(&mut self) -> Result<Filter, QueryError> {
        match self.piece() {
            Some(Piece::Number(_)) => return self.hex_or_side(),
            Some(Piece::Quoted(_)) => return self.name(None),
            Some(Piece::Sign(_)) | None => return Err(self.missing("query-expected-condition")),
            Some(Piece::Word(_)) => {}
        }
        let word = self.word();
        let named = self.names.longest(&self.ahead(), None, |length| self.raw(length));
        match (word, named) {
            // If both match, a name on the map takes precedence over kinds of ground and levels.
            (Some((word, length)), Some((_, own)))
                if length > own
                    || (length == own && !matches!(word, QueryWord::GroundOf(_) | QueryWord::LevelOf(_))) =>
            {
                self.worded(word, length)
            }
            (_, Some((filter, length))) => {
                self.skip(length);
                Ok(filter)
            }
            (Some((word, length)), None) => self.worded(word, length),
            (None, None) => {
                let known: Vec<_> =
                    words::suggestions().map(|(_, phrase)| phrase).chain(self.names.ids(None)).collect();
                Err(self.unknown(&known))
            }
        }
    }

    fn worded(&mut self, word: QueryWord, length: usize) -> Result<Filter, QueryError> {
        let refused = self.missing("query-expected-condition");
        self.skip(length);
        let test = match word {
            QueryWord::KindOf(kind) => Test::Kind(kind),
            QueryWord::GroundOf(ground) => Test::Ground(ground),
            QueryWord::LevelOf(level) => Test::Level(level),
            QueryWord::Wall => Test::Wall,
            QueryWord::Outside => Test::Outside,
            QueryWord::OpenTop => Test::OpenTop,
            QueryWord::GunSite => Test::GunSite(match self.word() {
                Some((QueryWord::Printing(kind), length)) => {
                    self.skip(length);
                    Some(kind)
                }
                _ => None,
            }),
            QueryWord::Kind => return self.kind(),
            QueryWord::Ground => Test::Ground(self.ground()?),
            QueryWord::Layer => Test::Layer(self.one_of(words::layer, &["ground", "upper"])?),
            QueryWord::Level => Test::Level(self.one_of(words::level, &["ground", "in", "roof"])?),
            QueryWord::Elevation => Test::Elevation(self.number()?),
            QueryWord::Region => return self.name(Some(Owner::Region)),
            QueryWord::Room => return self.name(Some(Owner::Room)),
            QueryWord::Building => return self.name(Some(Owner::Building)),
            QueryWord::EntryArea => Test::EntryArea(match self.piece() {
                Some(Piece::Number(digits)) if digits.len() < 4 => Some(self.number()?),
                _ => None,
            }),
            QueryWord::Label => Test::Label(self.quoted()),
            QueryWord::Cited => Test::Cited(self.quoted()),
            QueryWord::Reconstructed => Test::Reconstructed(self.quoted()),
            QueryWord::Original => Test::Original,
            QueryWord::Column => {
                let (from, to) = self.range()?;
                Test::Columns(from, to)
            }
            QueryWord::Row => {
                let (from, to) = self.range()?;
                Test::Rows(from, to)
            }
            QueryWord::Any => return Ok(Filter::Any),
            QueryWord::Relation(Relation::Protects) => return self.protects(),
            QueryWord::Relation(relation) => return Ok(Filter::related(relation, self.operand()?)),
            QueryWord::OutsideOf => return Ok(Filter::related(Relation::In, self.operand()?.negated())),
            QueryWord::Between => return self.both_ends(),
            // Before a place it is a relation; elsewhere a filler word.
            QueryWord::Of => {
                self.skip_noise_and_of();
                let place = self.sees_place() || self.sees(Sign::Open);
                return if place { Ok(Filter::related(Relation::Of, self.operand()?)) } else { self.test() };
            }
            QueryWord::What(_)
            | QueryWord::Noise
            | QueryWord::And
            | QueryWord::Or
            | QueryWord::Not
            | QueryWord::To
            | QueryWord::Yes
            | QueryWord::Printing(_)
            | QueryWord::Nobody
            | QueryWord::Both
            | QueryWord::Origin => return Err(refused),
        };
        Ok(Filter::Test(test))
    }

    fn hex_or_side(&mut self) -> Result<Filter, QueryError> {
        if self.piece_after(1) == Some(&Piece::Sign(Sign::Slash)) {
            let text: String = self.raw(3).chars().filter(|c| !c.is_whitespace()).collect();
            let side: Hexside =
                text.parse().map_err(|_| self.wrong(3, Phrase::new("text-not-a-hexside").with("found", &text)))?;
            self.skip(3);
            return Ok(Filter::Test(Test::Side(side)));
        }
        let text = self.raw(1);
        let hex: Hex = text.parse().map_err(|_| self.wrong(1, Phrase::new("text-not-a-hex").with("found", text)))?;
        self.skip(1);
        Ok(Filter::Test(Test::Hex(hex)))
    }

    /// Parses a kind after the word `kind`.
    fn kind(&mut self) -> Result<Filter, QueryError> {
        self.skip_noise_and_of();
        if let Some((word @ (QueryWord::KindOf(_) | QueryWord::Wall), length)) = self.word() {
            return self.worded(word, length);
        }
        Err(self.unknown(&HexsideKind::ALL.map(HexsideKind::name)))
    }

    /// Parses a ground after the word `ground`.
    pub(super) fn ground(&mut self) -> Result<Ground, QueryError> {
        self.skip_noise_and_of();
        let found = match self.word() {
            Some((QueryWord::GroundOf(ground), length)) => Some((ground, length)),
            Some((QueryWord::Outside, length)) => Some((Ground::Outside, length)),
            _ => None,
        };
        let Some((ground, length)) = found else {
            return Err(self.unknown(&["outside", "plaza", "yard", "churchyard", "platform", "floor"]));
        };
        self.skip(length);
        Ok(ground)
    }

    fn one_of<T>(&mut self, table: impl Fn(&[&str]) -> Option<(T, usize)>, known: &[&str]) -> Result<T, QueryError> {
        let Some((meaning, length)) = table(&self.ahead()) else { return Err(self.unknown(known)) };
        self.skip(length);
        Ok(meaning)
    }

    /// Parses a number in the range of its type.
    pub(super) fn number<T: std::str::FromStr>(&mut self) -> Result<T, QueryError> {
        let Some(Piece::Number(digits)) = self.piece() else { return Err(self.missing("query-expected-number")) };
        let number = digits.parse().map_err(|_| self.wrong(1, Phrase::new("text-number-out-of-range")))?;
        self.skip(1);
        Ok(number)
    }

    /// Parses a range: `5`, `5..9`, `5-9`, `5 to 9`.
    fn range(&mut self) -> Result<(u16, u16), QueryError> {
        let from = self.number()?;
        let noise_or_to = matches!(self.word(), Some((QueryWord::To | QueryWord::Noise, 1)));
        let counted = matches!(self.piece_after(1), Some(Piece::Number(_)));
        if self.take_sign(Sign::Range) {
            Ok((from, self.number()?))
        } else if noise_or_to && counted {
            self.skip(1);
            Ok((from, self.number()?))
        } else {
            Ok((from, from))
        }
    }

    /// Parses a quoted text, if one follows.
    fn quoted(&mut self) -> Option<String> {
        let Some(Piece::Quoted(text)) = self.piece() else { return None };
        let text = text.clone();
        self.skip(1);
        Some(text)
    }

    /// Parses what a feature protects: neither side, both sides, the end in a place; at least one side if nothing
    /// follows.
    fn protects(&mut self) -> Result<Filter, QueryError> {
        self.skip_noise();
        match self.word() {
            Some((QueryWord::Nobody, length)) => {
                self.skip(length);
                Ok(Filter::Test(Test::ProtectsNobody))
            }
            Some((QueryWord::Both, length)) => {
                self.skip(length);
                Ok(Filter::Test(Test::ProtectsBoth))
            }
            Some((QueryWord::And | QueryWord::Or, _)) => Ok(Filter::related(Relation::Protects, Filter::Any)),
            _ if self.is_at_end() || self.sees(Sign::Close) || self.sees(Sign::Comma) => {
                Ok(Filter::related(Relation::Protects, Filter::Any))
            }
            _ => Ok(Filter::related(Relation::Protects, self.operand()?)),
        }
    }

    /// Parses a name of the map, optionally restricted to one kind of owner.
    pub(super) fn name(&mut self, owner: Option<Owner>) -> Result<Filter, QueryError> {
        let unknown = |own: &Self| {
            let known: Vec<_> = own.names.ids(owner).collect();
            if own.is_at_end() { own.missing("query-expected-place") } else { own.unknown(&known) }
        };
        if let Some(Piece::Quoted(text)) = self.piece() {
            let filter = self.names.exact(text, owner).ok_or_else(|| unknown(self))?;
            self.skip(1);
            return Ok(filter);
        }
        // An exact match takes precedence over a longer name that compares equal.
        if let Some((length, owner)) = owner.and_then(|owner| Some((self.written_just_so(owner)?, owner))) {
            let filter = self.names.exact(self.raw(length), Some(owner)).ok_or_else(|| unknown(self))?;
            self.skip(length);
            return Ok(filter);
        }
        let mut found = self.names.longest(&self.ahead(), owner, |length| self.raw(length));
        if found.is_none() {
            self.skip_noise_and_of();
            found = self.names.longest(&self.ahead(), owner, |length| self.raw(length));
        }
        let (filter, length) = found.ok_or_else(|| unknown(self))?;
        self.skip(length);
        Ok(filter)
    }

    /// Returns the number of tokens of an id of this kind written here exactly, without gaps.
    fn written_just_so(&self, owner: Owner) -> Option<usize> {
        let joined = |length: &usize| {
            let raw = self.raw(*length);
            raw.chars().all(|c| c.is_alphanumeric() || c == '_') && self.names.has_id(raw, owner)
        };
        (1..=self.ahead().len()).rev().find(joined)
    }
}
