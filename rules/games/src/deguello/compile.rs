//! Compiles documents into a game.

use std::sync::{Arc, OnceLock};

use super::compass::Compass;
use super::entry_places::Quarters;
use super::lines::FireLines;
use super::piece::{Piece, PieceType, identify, numbers, pieces};
use super::{Figures, Game, Position, Setting, TerrainIndex, charts};
use crate::board::{Board, SpotId};
use crate::counters::CounterMix;
use crate::draw::Identity;
use crate::house::Program;
use crate::play::PieceId;
use crate::project::{DocumentRef, Project};
use crate::report::Report;
use crate::rulebook::System;
use crate::side::Side;

/// The number of units of the garrison in a counter mix that have a place to be set up (D19.c).
#[must_use]
pub fn garrison(mix: &CounterMix, ground: &TerrainIndex, board: &Board) -> usize {
    let is_of = |kind: PieceType| kind.is_unit() && kind.is_placed();
    let units = mix.pieces.iter().filter(|piece| PieceType::named(&piece.kind).is_some_and(is_of));
    let units = units.filter(|piece| !Quarters::new(&piece.group, ground, board).homes.is_empty());
    units.map(|piece| usize::try_from(piece.quantity).unwrap_or(0)).sum()
}

impl Game {
    /// Compiles a project for play.
    ///
    /// # Errors
    ///
    /// A report of everything that makes the project unplayable: a map without areas inside or outside, a counter mix
    /// in which a side has no units, companies without the flechas they split into, a variant that uses words this game does not read.
    pub fn new(project: &Project) -> Result<Self, Report> {
        let mut report = Report::default();
        let mut figures = Figures::new(&project.rulebook);
        let start = project.scenario.starts();
        let (commands, mut pieces) = pieces(&project.counters, |name| start.get(name).copied());
        let program = Program::compile::<Self>(project, pieces.iter().map(|piece| piece.name.clone()))?;
        if let Some(program) = &program {
            for parameter in System::Deguello.parameters() {
                if let Some(figure) = figures.get_mut(parameter.name) {
                    *figure = program.figure(parameter, *figure);
                }
            }
        }
        let board = Board::new(&project.map, charts());
        let ground = TerrainIndex::new(&project.map, &board);
        let areas = |inside: bool| ground.areas.iter().filter(|area| area.inside == inside).count();
        report.demand(DocumentRef::Map, "unplayable-deguello-inside", 1, areas(true));
        report.demand(DocumentRef::Map, "unplayable-deguello-outside", 1, areas(false));
        let count = |wanted: &dyn Fn(PieceType) -> bool| pieces.iter().filter(|piece| wanted(piece.kind)).count();
        report.demand(DocumentRef::Counters, "unplayable-deguello-companies", 1, count(&PieceType::is_company));
        let garrison = garrison(&project.counters, &ground, &board);
        report.demand(DocumentRef::Counters, "unplayable-deguello-garrison", 1, garrison);
        let wanted = usize::from(Figures::small(figures.split_full.max(figures.split_reduced)));
        for command in 0..commands.len() as u8 {
            for kind in [PieceType::Company, PieceType::Zapadores] {
                let of = |kind| pieces.iter().filter(|own| own.command == command && own.kind == kind).count();
                let needed = of(kind) * wanted;
                report.demand(DocumentRef::Counters, "unplayable-deguello-flechas", needed, kind.split().map_or(0, of));
            }
        }
        if board.len() >= Board::MOST_SPOTS {
            report.demand(DocumentRef::Map, "unplayable-too-many-spots", usize::MAX, board.len());
        }
        if !report.is_playable() {
            return Err(report);
        }
        let units = numbers(&pieces, PieceType::is_unit);
        let fighters = [Side::Texan, Side::Mexican]
            .map(|side| numbers(&pieces, |kind| kind.is_unit() && kind.side() == Some(side)));
        let officers = numbers(&pieces, PieceType::is_officer);
        let members = [Side::Texan, Side::Mexican].map(|side| {
            let own = units.iter().chain(&officers).copied();
            own.filter(|own| pieces[own.index()].kind.side() == Some(side)).collect()
        });
        let guns = numbers(&pieces, |kind| kind == PieceType::Cannon);
        let reserve = pieces.iter().find(|piece| piece.kind == PieceType::StaffOfficer).map(|piece| piece.command);
        let weight = |kind: PieceType| match kind {
            PieceType::Company | PieceType::Zapadores => 4,
            PieceType::MexicanCrew => 1,
            _ => 0,
        };
        let strength = pieces.iter().map(|piece| weight(piece.kind)).sum();
        let lines = FireLines::new(&project.map, &board, &ground);
        let compass = Compass::new(&board, figures.half_angle);
        let quarters: Vec<Quarters> = commands.iter().map(|name| Quarters::new(name, &ground, &board)).collect();
        let places = (0..).zip(&quarters).map(|(command, own): (u8, &Quarters)| {
            let of = |spots: &[SpotId]| Identity::of_all(spots.iter().map(|spot| board.identity(*spot)));
            if own.painted {
                return of(&own.entries).and(of(&own.homes));
            }
            Identity::of_all(pieces.iter().filter(|piece| piece.command == command).map(Piece::nature))
        });
        let identities: Vec<Identity> = places.collect();
        identify(&mut pieces, &identities, &board, |name| start.get(name).copied());
        let starting =
            |(number, piece): (u16, &Piece)| Some((PieceId(number), board.id(*start.get(piece.name.as_str())?)?));
        let set_up = (0..).zip(&pieces).filter_map(starting).collect();
        let own = Setting {
            identities,
            set_up,
            board,
            ground,
            lines,
            compass,
            figures,
            program,
            commands,
            quarters,
            pieces,
            units,
            fighters,
            officers,
            members,
            guns,
            reserve,
            strength,
            roads: OnceLock::new(),
        };
        let blank = Self { own: Arc::new(own), start: Position::blank() };
        let (start, _) = blank.opening();
        Ok(Self { start, ..blank })
    }

    /// The same game with another start position.
    pub(super) fn begun_from(&self, position: &Position) -> Self {
        Self { own: Arc::clone(&self.own), start: position.clone() }
    }

    /// The position before the first decision.
    pub(super) const fn first(&self) -> &Position {
        &self.start
    }
}
