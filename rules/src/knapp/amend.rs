//! A position changed by hand, against the course of play.

use super::position::{Column, Did, Life, Position, State};
use super::refusal::{No, unless};
use super::{Game, Phase, atoms};
use crate::board::SpotId;
use crate::message::Message;
use crate::play::{NotAnAction, PieceId, Refusal};

/// One change by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Amend {
    /// A piece is put onto a spot, to stand there by itself.
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
    /// A gun goes up or down, or is out of action.
    Gun {
        /// The gun.
        gun: PieceId,
        /// How it is.
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
    /// A phase begins anew, in the turn under way; the first one where there is none.
    Begin {
        /// The phase.
        phase: Phase,
    },
    /// The turn.
    Turn {
        /// Its number.
        turn: u8,
    },
    /// The days of bombardment.
    Days {
        /// How many.
        days: u8,
    },
}

/// How a gun is.
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

/// The words of a gun's states.
const STATES: [(GunState, &str); 4] =
    [(GunState::Up, "up"), (GunState::Down, "down"), (GunState::Out, "out"), (GunState::Captured, "captured")];

/// How every change is written.
const FORMS: [&str; 9] = [
    "put PIECE SPOT",
    "remove PIECE",
    "gun GUN STATE",
    "breach HEXSIDE",
    "ladder HEXSIDE",
    "door HEXSIDE",
    "begin PHASE",
    "turn NUMBER",
    "days NUMBER",
];

/// The phases that can begin anew.
pub(super) const BEGINNINGS: [Phase; 4] = [Phase::TexanMove, Phase::TexanFire, Phase::MexicanFire, Phase::MexicanMove];

impl Game {
    pub(super) fn amend_of(&self, text: &str) -> Result<Amend, NotAnAction> {
        let number = |text: &str| text.parse().map_err(|_| NotAnAction::Number { word: text.to_owned() });
        let hexside = |text: &str| NotAnAction::Hexside { name: text.to_owned() };
        Ok(match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["put", piece, at] => Amend::Put { piece: self.find_piece(piece)?, at: self.find_spot(at)? },
            ["remove", piece] => Amend::Remove { piece: self.find_piece(piece)? },
            ["gun", gun, word] => {
                let state = STATES.iter().find(|(_, own)| *own == word).map(|(state, _)| *state);
                let state = state.ok_or_else(|| NotAnAction::Form { text: text.to_owned(), form: FORMS[2] })?;
                Amend::Gun { gun: self.find_piece(gun)?, state }
            }
            ["breach", side] => {
                let found = self.ground.aims.iter().position(|aim| aim.side.to_string() == side);
                Amend::Breach { at: found.ok_or_else(|| hexside(side))? as u16 }
            }
            ["ladder", side] => {
                let found = self.ground.edges.iter().position(|edge| edge.side.to_string() == side);
                Amend::Ladder { edge: found.ok_or_else(|| hexside(side))? as u16 }
            }
            ["door", side] => {
                let found = self.ground.doors.iter().position(|door| door.side.to_string() == side);
                Amend::Door { door: found.ok_or_else(|| hexside(side))? as u16 }
            }
            ["begin", phase] => {
                let form = || NotAnAction::Form { text: text.to_owned(), form: FORMS[6] };
                Amend::Begin { phase: Phase::named(phase).filter(|own| BEGINNINGS.contains(own)).ok_or_else(form)? }
            }
            ["turn", turn] => Amend::Turn { turn: number(turn)? },
            ["days", days] => Amend::Days { days: number(days)? },
            _ => {
                let verb = text.split_whitespace().next().unwrap_or_default();
                let found = FORMS.iter().find(|form| form.split(' ').next() == Some(verb));
                return Err(match found {
                    Some(form) => NotAnAction::Form { text: text.to_owned(), form },
                    None => {
                        let known = FORMS.iter().filter_map(|form| form.split(' ').next()).collect();
                        NotAnAction::Verb { word: verb.to_owned(), known }
                    }
                });
            }
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
        }
    }

    /// Changes a position by hand. What was under way is over then.
    pub(super) fn amended(&self, position: &mut Position, amend: Amend) -> Result<(), Refusal> {
        let mut next = position.clone();
        (next.pending, next.mover, next.ended) = (None, None, None);
        next.bouts.clear();
        self.change(&mut next, amend).map_err(|no| no.told(self))?;
        // A die that was due is not rolled any more, so somebody has to decide again.
        let mut events = Vec::new();
        match next.phase {
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
                let here = position.of(piece).at == at;
                let room = here
                    || !(casting || stand)
                    || if casting { self.fits_casting(position, at) } else { self.fits_stand(position, at) };
                unless(room, No::new(atoms::K7_M, "knapp-no-room").at(at))?;
                let on_site = own != super::Kind::Gun || self.site_at(at).is_some();
                unless(on_site, No::new(atoms::K15_E, "knapp-no-site").at(at))?;
                unless(casting || stand || own == super::Kind::Gun, No::new(atoms::K7_M, "knapp-no-piece").of(piece))?;
                self.leave_ranks(position, piece);
                if let Some(site) = self.site_at(at).filter(|_| own == super::Kind::Gun) {
                    let gun = self.gun_mut(position, piece);
                    (gun.site, gun.is_up) = (site, true);
                }
                let state = position.of_mut(piece);
                (state.did, state.hangs) = (Did::empty(), State::NO_EDGE);
                self.put_down(position, piece, at);
            }
            Amend::Remove { piece } => {
                self.leave_ranks(position, piece);
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
            Amend::Breach { at } => self.open(position, at),
            Amend::Ladder { edge } => {
                super::position::insert(&mut position.ladders, edge);
            }
            Amend::Door { door } => {
                super::position::insert(&mut position.doors, door);
            }
            Amend::Turn { turn } => position.turn = turn.max(1),
            Amend::Days { days } => position.day = days,
            Amend::Begin { phase } => {
                let mut events = Vec::new();
                if position.phase.is_before() {
                    self.reveal(position, &mut events);
                }
                position.turn = position.turn.max(1);
                position.phase = phase;
                let stale = match phase {
                    Phase::TexanMove | Phase::MexicanMove => Did::MOVE | Did::WALK,
                    _ => Did::FIRE | Did::SERVE,
                };
                for state in &mut position.pieces {
                    state.did.remove(stale);
                }
                for column in &mut position.columns {
                    (column.marched, column.grown) = (0, 0);
                }
            }
        }
        Ok(())
    }

    /// A stand leaves its column.
    fn leave_ranks(&self, position: &mut Position, piece: PieceId) {
        let number = position.of(piece).column;
        if position.of(piece).life == Life::Ranked
            && let Some(column) = position.columns.get_mut(usize::from(number))
        {
            column.roster.retain(|own| *own != piece);
            if column.roster.is_empty() && column.is_marching() {
                column.stage = super::Stage::Gone;
            }
            position.of_mut(piece).column = Column::NONE;
            self.rank(position, number);
        }
    }

    pub(super) fn tell_amended(&self, amend: Amend) -> Message {
        Message::new("amend-knapp").with("what", self.amend_text(amend))
    }
}
