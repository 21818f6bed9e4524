//! Manual changes to a position, outside the course of play.

use super::amend_column::{self, OfColumn};
use super::position::{Column, ColumnOrder, Did, Life, PieceState, Position};
use super::refusal::{No, unless};
use super::{Game, Phase, atoms};
use crate::board::SpotId;
use crate::phrase::Phrase;
use crate::play::{NotAnAction, PieceId, Refusal, naming};

/// One manual change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Amend {
    /// A piece is put on a spot, as an individual piece.
    Put {
        /// The piece.
        piece: PieceId,
        /// The spot.
        at: SpotId,
    },
    /// A piece is lost.
    Remove {
        /// The piece.
        piece: PieceId,
    },
    /// A gun is moved up or down, put out of action or captured.
    Gun {
        /// The gun.
        gun: PieceId,
        /// The new state.
        state: GunState,
    },
    /// A stretch of wall is breached.
    Breach {
        /// The stretch.
        at: u16,
    },
    /// A ladder stands at an edge of the perimeter.
    Ladder {
        /// The edge.
        edge: u16,
    },
    /// A door is broken.
    Door {
        /// The door.
        door: u16,
    },
    /// A phase begins again in the current turn, or in the first turn if none has begun.
    Begin {
        /// The phase.
        phase: Phase,
    },
    /// The turn is set.
    Turn {
        /// Its number.
        turn: u8,
    },
    /// The number of days of bombardment is set.
    Days {
        /// The number of days.
        days: u8,
    },
    /// A column is changed.
    Column {
        /// The column.
        column: u8,
        /// The change.
        what: OfColumn,
    },
    /// A piece counts as having done nothing this turn.
    Fresh {
        /// The piece.
        piece: PieceId,
    },
}

/// A state a gun can be given by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GunState {
    /// Up.
    Up,
    /// Down.
    Down,
    /// Out of action.
    Out,
    /// In the hands of the attackers.
    Captured,
}

/// The word each state is written with.
const STATES: [(GunState, &str); 4] =
    [(GunState::Up, "up"), (GunState::Down, "down"), (GunState::Out, "out"), (GunState::Captured, "captured")];

/// The written forms of all changes.
pub const AMEND_FORMS: [&str; 15] = [
    "put PIECE SPOT",
    "remove PIECE",
    "gun GUN STATE",
    "breach HEXSIDE",
    "ladder HEXSIDE",
    "door HEXSIDE",
    "begin PHASE",
    "turn NUMBER",
    "days NUMBER",
    amend_column::FORMS[0],
    amend_column::FORMS[1],
    amend_column::FORMS[2],
    amend_column::FORMS[3],
    amend_column::FORMS[4],
    "fresh PIECE",
];

/// The phases of an assault turn that can begin again.
pub(super) const BEGINNINGS: [Phase; 7] = [
    Phase::TexanMove,
    Phase::TexanFire,
    Phase::Release,
    Phase::Morale,
    Phase::MexicanFire,
    Phase::MexicanMove,
    Phase::Melee,
];

impl Game {
    pub(super) fn amend_of(&self, text: &str) -> Result<Amend, NotAnAction> {
        let number = |text: &str| text.parse().map_err(|_| NotAnAction::Number { word: text.to_owned() });
        Ok(match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["put", piece, at] => Amend::Put { piece: self.find_piece(piece)?, at: self.find_spot(at)? },
            ["remove", piece] => Amend::Remove { piece: self.find_piece(piece)? },
            ["gun", gun, word] => {
                let state = STATES.iter().find(|(_, own)| *own == word).map(|(state, _)| *state);
                let state = state.ok_or_else(|| NotAnAction::Form { text: text.to_owned(), form: AMEND_FORMS[2] })?;
                Amend::Gun { gun: self.find_piece(gun)?, state }
            }
            ["breach", side] => Amend::Breach { at: self.find_aim(side)? },
            ["ladder", side] => Amend::Ladder { edge: self.find_edge(side)? },
            ["door", side] => Amend::Door { door: self.find_door(side)? },
            ["begin", phase] => {
                let form = || NotAnAction::Form { text: text.to_owned(), form: AMEND_FORMS[6] };
                Amend::Begin { phase: Phase::named(phase).ok_or_else(form)? }
            }
            ["turn", turn] => Amend::Turn { turn: number(turn)? },
            ["days", days] => Amend::Days { days: number(days)? },
            ["fresh", piece] => Amend::Fresh { piece: self.find_piece(piece)? },
            [_, column, ..] if amend_column::is_of_column(text) => {
                Amend::Column { column: self.find_column(column)?, what: self.of_column_read(text)? }
            }
            _ => return Err(naming::misread(text, &AMEND_FORMS)),
        })
    }

    pub(super) fn amend_text(&self, amend: Amend) -> String {
        match amend {
            Amend::Put { piece, at } => format!("put {} {}", self.name(piece), self.spot_text(at)),
            Amend::Remove { piece } => format!("remove {}", self.name(piece)),
            Amend::Gun { gun, state } => {
                let word = STATES.iter().find(|(own, _)| *own == state).map_or("", |(_, word)| word);
                format!("gun {} {word}", self.name(gun))
            }
            Amend::Breach { at } => format!("breach {}", self.aim_text(at)),
            Amend::Ladder { edge } => format!("ladder {}", self.ground.edge(edge).side),
            Amend::Door { door } => format!("door {}", self.door_text(door)),
            Amend::Begin { phase } => format!("begin {}", phase.word()),
            Amend::Turn { turn } => format!("turn {turn}"),
            Amend::Days { days } => format!("days {days}"),
            Amend::Column { column, what } => self.of_column_text(column, what),
            Amend::Fresh { piece } => format!("fresh {}", self.name(piece)),
        }
    }

    /// Applies a manual change to a position. Pending rolls, fights and movement are cancelled.
    pub(super) fn amended(&self, position: &mut Position, amend: Amend) -> Result<(), Refusal> {
        let mut next = position.clone();
        (next.pending, next.mover, next.ended) = (None, None, None);
        next.bouts.clear();
        next.asked.clear();
        self.change(&mut next, amend).map_err(|no| self.refusal(no))?;
        // A roll that was due is cancelled, so a player has to decide again.
        let mut events = Vec::new();
        match next.phase {
            Phase::Morale if amend == (Amend::Begin { phase: Phase::Morale }) => {
                self.check_morale(&mut next, None, &mut events);
            }
            Phase::Morale => self.leave(&mut next, &mut events),
            Phase::Melee => self.match_up(&mut next, &mut events),
            _ => {}
        }
        *position = next;
        Ok(())
    }

    fn change(&self, position: &mut Position, amend: Amend) -> Result<(), No> {
        match amend {
            Amend::Put { piece, at } => {
                unless(at.index() < self.board.len(), No::new(atoms::K7_M, "knapp-no-such-spot"))?;
                let own = self.piece_of(piece).kind;
                let (casting, stand) = (own.is_casting(), own.is_stand());
                let inside = self.ground.inside[at.index()];
                unless(inside || !casting, No::new(atoms::K7_C, "knapp-no-leaving").at(at))?;
                let here = position.state(piece).at == at;
                let room = here
                    || !(casting || stand)
                    || if casting { self.fits_casting(position, at) } else { self.fits_stand(position, at) };
                unless(room, No::new(atoms::K7_M, "knapp-no-room").at(at))?;
                // A captured gun may have been moved anywhere.
                let taken = own == super::PieceType::Gun && self.gun(position, piece).is_captured;
                let on_site = own != super::PieceType::Gun || taken || self.site_at(at).is_some();
                unless(on_site, No::new(atoms::K15_E, "knapp-no-site").at(at))?;
                unless(
                    casting || stand || own == super::PieceType::Gun,
                    No::new(atoms::K7_M, "knapp-no-piece").of(piece),
                )?;
                self.leave_ranks(position, piece);
                if let Some(site) = self.site_at(at).filter(|_| own == super::PieceType::Gun) {
                    let gun = self.gun_mut(position, piece);
                    (gun.site, gun.is_up) = (site, true);
                }
                let state = position.state_mut(piece);
                (state.did, state.hangs) = (Did::empty(), PieceState::NO_EDGE);
                self.put_down(position, piece, at);
            }
            Amend::Remove { piece } => {
                // It counts among the losses of its column.
                unless(position.state(piece).life != Life::Dead, No::new(atoms::K6_K, "knapp-no-piece").of(piece))?;
                let mut events = Vec::new();
                self.kill(position, piece, atoms::K6_K, &mut events);
            }
            Amend::Gun { gun, state } => {
                unless(self.guns.contains(&gun), No::new(atoms::K3_B, "knapp-no-piece").of(gun))?;
                let ramp = state != GunState::Down || self.has_ramp(position, gun);
                unless(ramp, No::new(atoms::K15_E, "knapp-no-ramp").of(gun))?;
                let own = self.gun_mut(position, gun);
                match state {
                    GunState::Up => (own.is_up, own.is_out, own.is_captured) = (true, false, false),
                    GunState::Down => (own.is_up, own.is_out, own.is_captured) = (false, false, false),
                    GunState::Out => own.is_out = true,
                    GunState::Captured => own.is_captured = true,
                }
                if matches!(state, GunState::Up | GunState::Down) {
                    let at = self.gun_spot(*self.gun(position, gun));
                    self.set(position, gun, at);
                }
            }
            Amend::Breach { at } => {
                let section = self.ground.aims[usize::from(at)].section;
                unless(!position.is_breached(section), No::new(atoms::K3_L, "knapp-no-breached"))?;
                self.open(position, at);
            }
            Amend::Ladder { edge } => {
                let own = self.ground.edge(edge);
                unless(own.scalable, No::new(atoms::K9_B, "knapp-no-scaling").at(own.top))?;
                super::position::insert(&mut position.ladders, edge);
            }
            Amend::Door { door } => {
                super::position::insert(&mut position.doors, door);
            }
            Amend::Turn { turn } => {
                unless(!position.phase.is_before(), No::new(atoms::K2_A, "knapp-no-turns-yet"))?;
                position.turn = turn.max(1);
            }
            Amend::Days { days } => {
                unless(i32::from(days) <= self.figures.days, No::new(atoms::K3_A, "knapp-no-days"))?;
                position.day = days;
            }
            Amend::Begin { phase } if phase.is_before() => {
                let early = position.phase.is_before();
                unless(early, No::new(atoms::K2_A, "knapp-no-way-back"))?;
                self.begin_before(position, phase);
            }
            Amend::Begin { phase } => self.begin_again(position, phase),
            Amend::Column { column, what } => self.change_column(position, column, what)?,
            Amend::Fresh { piece } => position.state_mut(piece).did = Did::empty(),
        }
        Ok(())
    }

    /// Begins a phase before the assault.
    fn begin_before(&self, position: &mut Position, phase: Phase) {
        position.phase = phase;
        if phase.is_of_a_day() && phase != Phase::Siege {
            position.day = position.day.max(1);
        }
        if matches!(phase, Phase::Redeploy | Phase::Regroup) {
            position.pieces.iter_mut().for_each(|state| state.did = Did::empty());
            position.bearing.fill(None);
        }
        if phase == Phase::Posts {
            self.man_guns(position, &mut Vec::new());
        }
    }

    /// Begins a phase of the assault again.
    fn begin_again(&self, position: &mut Position, phase: Phase) {
        if position.phase.is_before() {
            self.reveal(position, &mut Vec::new());
        }
        position.turn = position.turn.max(1);
        position.phase = phase;
        let stale = match phase {
            Phase::TexanMove => Did::MOVE | Did::WALK | Did::FIRE | Did::SERVE | Did::TURN | Did::FALL,
            Phase::MexicanMove => Did::MOVE | Did::WALK,
            _ => Did::FIRE | Did::SERVE,
        };
        for state in &mut position.pieces {
            state.did.remove(stale);
        }
        for column in &mut position.columns {
            (column.marched, column.grown) = (0, 0);
        }
        if phase == Phase::TexanMove {
            (position.windows, position.through) = (Vec::new(), Vec::new());
            position.columns.iter_mut().for_each(|column| column.order = ColumnOrder::Advance);
        }
    }

    /// Removes a stand from its column.
    fn leave_ranks(&self, position: &mut Position, piece: PieceId) {
        let number = position.state(piece).column;
        if position.state(piece).life == Life::Ranked
            && let Some(column) = position.columns.get_mut(usize::from(number))
        {
            column.roster.retain(|own| *own != piece);
            if column.roster.is_empty() && column.is_marching() {
                column.stage = super::Stage::Gone;
            }
            position.state_mut(piece).column = Column::NONE;
            self.rank(position, number);
        }
    }

    pub(super) fn tell_amended(&self, amend: Amend) -> Phrase {
        Phrase::new("amend-knapp").with("what", self.amend_text(amend))
    }
}
