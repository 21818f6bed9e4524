//! Compiles documents into a game.

use std::sync::{Arc, OnceLock};

use super::piece::{Piece, PieceType, identify, pieces};
use super::{Figures, Game, Position, Setting, TerrainIndex, charts};
use crate::board::Board;
use crate::board::los::Sight;
use crate::house::Program;
use crate::play::PieceId;
use crate::project::{DocumentRef, Project};
use crate::report::Report;
use crate::rulebook::System;
use crate::spot::Level;

impl Game {
    /// Compiles a project for play.
    ///
    /// # Errors
    ///
    /// A report of everything that makes the project unplayable: a map without a perimeter or with too few start
    /// positions, a counter mix without the pieces a column or the garrison needs, a variant that uses words this game
    /// does not read.
    pub fn new(project: &Project) -> Result<Self, Report> {
        let mut report = Report::default();
        let mut figures = Figures::new(&project.rulebook);
        let start = project.scenario.starts();
        let mut pieces = pieces(&project.counters, |name| start.get(name).copied());
        let program = Program::compile::<Self>(project, pieces.iter().map(|piece| piece.name.clone()))?;
        if let Some(program) = &program {
            for parameter in System::Knapp.parameters() {
                if let Some(figure) = figures.get_mut(parameter.name) {
                    *figure = program.figure(parameter, *figure);
                }
            }
        }
        let board = Board::new(&project.map, charts());
        identify(&mut pieces, &board, |name| start.get(name).copied());
        let ground = TerrainIndex::new(&project.map, &board, &figures);
        let of = |wanted: fn(PieceType) -> bool| {
            let own = pieces.iter().enumerate().filter(move |(_, piece)| wanted(piece.kind));
            own.map(|(number, _)| PieceId(number as u16)).collect::<Vec<_>>()
        };
        let [castings, stands, sharps] = [of(PieceType::is_casting), of(PieceType::is_stand), of(PieceType::is_sharp)];
        let commands = of(|kind| kind == PieceType::Command);
        let (guns, batteries) = (of(|kind| kind == PieceType::Gun), of(|kind| kind == PieceType::Battery));
        let (columns, least) = figures.least_stands();
        let infantry = stands.len() - commands.len();
        let number = |figure: i32| usize::try_from(figure).unwrap_or(0);
        report.demand(
            DocumentRef::Rulebook,
            "unplayable-knapp-columns",
            number(figures.columns_least),
            number(figures.columns_most),
        );
        report.demand(DocumentRef::Map, "unplayable-knapp-perimeter", 1, ground.edges.len());
        report.demand(DocumentRef::Map, "unplayable-knapp-starts", number(columns), ground.starts.len());
        report.demand(DocumentRef::Counters, "unplayable-knapp-command", number(columns), commands.len());
        report.demand(DocumentRef::Counters, "unplayable-knapp-infantry", number(least), infantry);
        let has_room = board.ids().any(|at| ground.is_inside(at) && board.spot(at).level == Level::In);
        let manned = guns.len().min(ground.sites.iter().filter(|site| ground.is_inside(site.at)).count());
        // Who can never be set up is no garrison.
        let garrison = castings.iter().filter(|own| match pieces[own.index()].kind {
            PieceType::Bowie => has_room,
            PieceType::Cannoneer => usize::from(pieces[own.index()].number) < manned,
            _ => true,
        });
        report.demand(DocumentRef::Counters, "unplayable-knapp-castings", 1, garrison.count());
        report.demand(
            DocumentRef::Map,
            "unplayable-knapp-inside",
            1,
            ground.inside.iter().filter(|inside| **inside).count(),
        );
        if board.len() >= Board::MOST_SPOTS {
            report.demand(DocumentRef::Map, "unplayable-too-many-spots", number(i32::MAX), board.len());
        }
        if !report.is_playable() {
            return Err(report);
        }
        let sight = Sight::new(&project.map, &board);
        let placed =
            |(number, piece): (u16, &Piece)| Some((PieceId(number), board.id(*start.get(piece.name.as_str())?)?));
        let set_up = (0..).zip(&pieces).filter_map(placed).collect();
        let own = Setting {
            set_up,
            board,
            sight,
            ground,
            figures,
            pieces,
            castings,
            stands,
            commands,
            guns,
            batteries,
            sharps,
            terrain: OnceLock::new(),
            program,
        };
        let own = Arc::new(own);
        let blank = Self { start: Position::blank(), own };
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
