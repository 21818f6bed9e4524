//! Manual changes to a position, outside the course of play.

use super::notation::way_text;
use super::position::{Did, Fire, Life, Lock, Position, insert};
use super::refusal::{No, Verdict, unless};
use super::{Game, Phase, Surface, atoms};
use crate::board::SpotId;
use crate::hex::Direction;
use crate::phrase::Phrase;
use crate::play::{NotAnAction, PieceId, Refusal, naming};
use crate::side::Side;

/// One manual change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Amend {
    /// A piece is put on a spot.
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
    /// A piece gets a facing.
    Face {
        /// The piece.
        piece: PieceId,
        /// The new facing.
        facing: Direction,
    },
    /// A piece gets a state.
    Be {
        /// The piece.
        piece: PieceId,
        /// The new state.
        what: Being,
    },
    /// A unit gets a number of ladders and axes.
    Carry {
        /// The unit.
        piece: PieceId,
        /// The number of ladders.
        ladders: u8,
        /// The number of axes.
        axes: u8,
    },
    /// Two units are locked in melee.
    Lock {
        /// The unit that attacked.
        by: PieceId,
        /// The unit that was attacked.
        target: PieceId,
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
    /// A room burns.
    Burn {
        /// The area of the room.
        area: u16,
    },
    /// A room has burnt out.
    Ruin {
        /// The area of the room.
        area: u16,
    },
    /// Rubble lies in a room, as where a gun has broken its door.
    Strew {
        /// The area of the room.
        area: u16,
    },
    /// A phase begins again in the current round, or in the first round if none has begun.
    Begin {
        /// The phase.
        phase: Phase,
    },
    /// The round is set.
    Round {
        /// Its number.
        round: u8,
    },
    /// It is day.
    Day,
    /// The staff officers are released.
    Release,
}

/// A state a piece can be given by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Being {
    /// It is activated.
    Active,
    /// It counts as having just arrived where it stands: it did not begin the activation there or at the wall.
    Fresh,
    /// It has lost a step.
    Reduced,
    /// It leans over the wall.
    Exposed,
    /// It is wounded.
    Wounded,
    /// It has fired before.
    Seen,
    /// Guns only: it is loaded.
    Loaded,
    /// Guns only: it is not loaded.
    Empty,
    /// Officers only: it is activated as the officer who activated the others.
    Calling,
}

/// The word each state is written with.
const BEINGS: [(Being, &str); 9] = [
    (Being::Active, "active"),
    (Being::Fresh, "fresh"),
    (Being::Reduced, "reduced"),
    (Being::Exposed, "exposed"),
    (Being::Wounded, "wounded"),
    (Being::Seen, "seen"),
    (Being::Loaded, "loaded"),
    (Being::Empty, "empty"),
    (Being::Calling, "calling"),
];

/// The written forms of all changes.
pub const AMEND_FORMS: [&str; 23] = [
    "put PIECE SPOT",
    "remove PIECE",
    "face PIECE DIRECTION",
    "active PIECE",
    "fresh PIECE",
    "reduced PIECE",
    "exposed PIECE",
    "wounded PIECE",
    "seen PIECE",
    "loaded GUN",
    "empty GUN",
    "calling OFFICER",
    "carry PIECE LADDERS AXES",
    "lock PIECE PIECE",
    "ladder HEXSIDE",
    "door HEXSIDE",
    "burn AREA",
    "ruin AREA",
    "strew AREA",
    "begin PHASE",
    "round NUMBER",
    "day",
    "release",
];

/// The phases that can begin again.
pub(super) const BEGINNINGS: [Phase; 4] =
    [Phase::MexicanOrder, Phase::MexicanAction, Phase::TexanOrder, Phase::TexanAction];

impl Game {
    pub(super) fn amend_of(&self, text: &str) -> Result<Amend, NotAnAction> {
        let number = |text: &str| text.parse().map_err(|_| NotAnAction::Number { word: text.to_owned() });
        let piece = |text: &str| self.find_piece(text);
        Ok(match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["put", own, at] => Amend::Put { piece: piece(own)?, at: self.find_spot(at)? },
            ["remove", own] => Amend::Remove { piece: piece(own)? },
            ["face", own, way] => Amend::Face { piece: piece(own)?, facing: self.find_way(way)? },
            ["carry", own, ladders, axes] => {
                Amend::Carry { piece: piece(own)?, ladders: number(ladders)?, axes: number(axes)? }
            }
            ["lock", by, target] => Amend::Lock { by: piece(by)?, target: piece(target)? },
            ["ladder", side] => Amend::Ladder { edge: self.find_edge(side)? },
            ["door", side] => Amend::Door { door: self.find_door(side)? },
            ["burn", area] => Amend::Burn { area: self.find_area(area)? },
            ["ruin", area] => Amend::Ruin { area: self.find_area(area)? },
            ["strew", area] => Amend::Strew { area: self.find_area(area)? },
            ["begin", phase] => {
                let form = || NotAnAction::Form { text: text.to_owned(), form: "begin PHASE" };
                Amend::Begin { phase: Phase::named(phase).ok_or_else(form)? }
            }
            ["round", round] => Amend::Round { round: number(round)? },
            ["day"] => Amend::Day,
            ["release"] => Amend::Release,
            [word, own] => match BEINGS.iter().find(|(_, being)| *being == word) {
                Some((what, _)) => Amend::Be { piece: piece(own)?, what: *what },
                None => return Err(naming::misread(text, &AMEND_FORMS)),
            },
            _ => return Err(naming::misread(text, &AMEND_FORMS)),
        })
    }

    pub(super) fn amend_text(&self, amend: Amend) -> String {
        let name = |piece| self.name(piece);
        match amend {
            Amend::Put { piece, at } => format!("put {} {}", name(piece), self.spot_text(at)),
            Amend::Remove { piece } => format!("remove {}", name(piece)),
            Amend::Face { piece, facing } => format!("face {} {}", name(piece), way_text(facing)),
            Amend::Be { piece, what } => {
                let word = BEINGS.iter().find(|(own, _)| *own == what).map_or("", |(_, word)| word);
                format!("{word} {}", name(piece))
            }
            Amend::Carry { piece, ladders, axes } => format!("carry {} {ladders} {axes}", name(piece)),
            Amend::Lock { by, target } => format!("lock {} {}", name(by), name(target)),
            Amend::Ladder { edge } => format!("ladder {}", self.edge_text(edge)),
            Amend::Door { door } => format!("door {}", self.door_text(door)),
            Amend::Burn { area } => format!("burn {}", self.area_text(area)),
            Amend::Ruin { area } => format!("ruin {}", self.area_text(area)),
            Amend::Strew { area } => format!("strew {}", self.area_text(area)),
            Amend::Begin { phase } => format!("begin {}", phase.word()),
            Amend::Round { round } => format!("round {round}"),
            Amend::Day => "day".to_owned(),
            Amend::Release => "release".to_owned(),
        }
    }

    /// The sentence that describes a manual change.
    pub(super) fn tell_amended(&self, amend: Amend) -> Phrase {
        let of = |id, piece| Phrase::new(id).with("piece", self.name(piece));
        match amend {
            Amend::Put { piece, at } => of("amend-deguello-put", piece).with("at", self.spot_shown(at)),
            Amend::Remove { piece } => of("amend-deguello-remove", piece),
            Amend::Face { piece, facing } => {
                of("amend-deguello-face", piece).word("way", super::telling::way_word(facing))
            }
            Amend::Be { piece, what } => of("amend-deguello-be", piece).word("what", Self::being_word(what)),
            Amend::Carry { piece, ladders, axes } => of("amend-deguello-carry", piece)
                .count("ladders", usize::from(ladders))
                .count("axes", usize::from(axes)),
            Amend::Lock { by, target } => of("amend-deguello-lock", by).with("target", self.name(target)),
            Amend::Ladder { edge } => Phrase::new("amend-deguello-ladder").with("side", self.edge_text(edge)),
            Amend::Door { door } => Phrase::new("amend-deguello-door").with("side", self.door_text(door)),
            Amend::Burn { area } => Phrase::new("amend-deguello-burn").words("area", self.area_name(area)),
            Amend::Ruin { area } => Phrase::new("amend-deguello-ruin").words("area", self.area_name(area)),
            Amend::Strew { area } => Phrase::new("amend-deguello-strew").words("area", self.area_name(area)),
            Amend::Begin { phase } => Phrase::new("amend-deguello-begin").word("phase", phase.name_word()),
            Amend::Round { round } => Phrase::new("amend-deguello-round").with("round", round),
            Amend::Day => Phrase::new("amend-deguello-day"),
            Amend::Release => Phrase::new("amend-deguello-release"),
        }
    }

    /// The message id of a state.
    pub(super) const fn being_word(what: Being) -> &'static str {
        match what {
            Being::Active => "deguello-being-active",
            Being::Fresh => "deguello-being-fresh",
            Being::Reduced => "deguello-being-reduced",
            Being::Exposed => "deguello-being-exposed",
            Being::Wounded => "deguello-being-wounded",
            Being::Seen => "deguello-being-seen",
            Being::Loaded => "deguello-being-loaded",
            Being::Empty => "deguello-being-empty",
            Being::Calling => "deguello-being-calling",
        }
    }

    pub(super) fn amended(&self, position: &mut Position, amend: Amend) -> Result<(), Refusal> {
        let mut after = position.clone();
        self.change(&mut after, amend).map_err(|no| self.refusal(no))?;
        *position = after;
        Ok(())
    }

    fn change(&self, position: &mut Position, amend: Amend) -> Verdict {
        match amend {
            Amend::Put { piece, at } => return self.put_there(position, piece, at),
            Amend::Remove { piece } => {
                let there = position.state(piece).stands() && self.side(piece).is_some();
                unless(there, No::new(atoms::D10_A, "deguello-no-piece").of(piece))?;
                self.lose(position, piece, atoms::D10_A, &mut Vec::new());
            }
            Amend::Face { piece, facing } => position.state_mut(piece).facing = facing,
            Amend::Be { piece, what } => return self.make(position, piece, what),
            Amend::Carry { piece, ladders, axes } => {
                let carries = self.side(piece) == Some(Side::Mexican) && self.kind(piece).is_unit();
                unless(carries, No::new(atoms::D1_F, "deguello-no-carrier").of(piece))?;
                let state = position.state_mut(piece);
                (state.ladders, state.axes) = (ladders.min(9), axes.min(9));
            }
            Amend::Lock { by, target } => {
                let enemies =
                    self.kind(by).is_unit() && self.kind(target).is_unit() && self.side(by) != self.side(target);
                let stand = position.state(by).stands() && position.state(target).stands();
                unless(enemies && stand, No::new(atoms::D14_7_A, "deguello-no-enemy").of(target))?;
                let [from, to] = [by, target].map(|piece| position.state(piece).at);
                let fronts = |foot: SpotId| self.ground.fronts[foot.index()].iter().copied();
                let ladder = |foot: SpotId, top: SpotId| {
                    fronts(foot)
                        .find(|edge| position.has_ladder(*edge) && self.ground.edge(*edge).beside.contains(&top))
                };
                let edge = ladder(from, to).or_else(|| ladder(to, from));
                position.locks.push(Lock { pieces: [by, target], edge });
            }
            Amend::Ladder { edge } => {
                unless(self.ground.edge(edge).scalable, No::new(atoms::D7_41_C, "deguello-no-ladder-here"))?;
                insert(&mut position.ladders, edge);
            }
            Amend::Door { door } => insert(&mut position.doors, door),
            Amend::Burn { area } => self.kindle(position, area, false)?,
            Amend::Ruin { area } => self.kindle(position, area, true)?,
            Amend::Strew { area } => {
                let room = self.is_area(area) && self.ground.area(area).surface == Surface::Room;
                unless(room, No::new(atoms::D11_5_A, "deguello-no-room-there"))?;
                insert(&mut position.rubble, area);
            }
            Amend::Begin { phase } => {
                unless(BEGINNINGS.contains(&phase), No::new(atoms::D4_0_C, "deguello-no-beginning"))?;
                position.round = position.round.max(1);
                (position.ended, position.caller) = (None, None);
                position.due.clear();
                position.asked.clear();
                let order = if phase.side() == Side::Texan { Phase::TexanOrder } else { Phase::MexicanOrder };
                self.enter(position, order, &mut Vec::new());
                if phase.is_action() {
                    position.asked.clear();
                    self.enter(position, phase, &mut Vec::new());
                }
            }
            Amend::Round { round } => {
                let within = round >= 1 && i32::from(round) <= self.last_round(position) && !Self::is_before(position);
                unless(within, No::new(atoms::D17_A, "deguello-no-round"))?;
                position.round = round;
            }
            Amend::Day => position.is_day = true,
            Amend::Release => position.released = true,
        }
        Ok(())
    }

    fn kindle(&self, position: &mut Position, area: u16, is_out: bool) -> Verdict {
        let room = self.is_area(area) && self.ground.area(area).inside;
        unless(room, No::new(atoms::D16_3_A, "deguello-no-spread"))?;
        position.fires.retain(|fire| fire.area != area);
        position.fires.push(Fire { area, is_out, seen: [false; 2] });
        position.fires.sort_by_key(|fire| fire.area);
        Ok(())
    }

    pub(super) fn put_there(&self, position: &mut Position, piece: PieceId, at: SpotId) -> Verdict {
        unless(self.ground.area_of(at).is_some(), No::new(atoms::D7_A, "deguello-no-area-there").at(at))?;
        let company_inside = self.kind(piece).is_company() && self.ground.is_inside(at);
        unless(!company_inside, No::new(atoms::D7_12_A, "deguello-no-company-inside").of(piece))?;
        let sortie = self.is_texan(piece) && !self.ground.is_inside(at);
        unless(!sortie, No::new(atoms::D7_5_A, "deguello-no-sortie").of(piece))?;
        self.may_stand(position, piece, at)?;
        if position.state(piece).life == Life::Dead && self.side(piece) == Some(Side::Mexican) {
            position.lost = (position.lost - i32::from(self.weight(position, piece))).max(0);
        }
        position.locks.retain(|lock| !lock.pieces.contains(&piece));
        let outward = self.ground.outlook(&self.board, at);
        let facing = if self.ground.is_inside(at) { outward } else { outward.opposite() };
        position.put(piece, at, Life::Standing);
        let touch = if self.ground.touches(at) { Did::TOUCH } else { Did::empty() };
        let state = position.state_mut(piece);
        (state.facing, state.began, state.did) = (facing, at, touch);
        Ok(())
    }

    fn make(&self, position: &mut Position, piece: PieceId, what: Being) -> Verdict {
        let kind = self.kind(piece);
        let no = |atom| Err(No::new(atom, "deguello-no-such-being").of(piece));
        match what {
            Being::Active => {
                if self.side(piece) != Some(position.phase.side()) || !position.phase.is_action() {
                    return no(atoms::D4_1_A);
                }
                position.note(piece, Did::ACTIVE);
            }
            Being::Calling => {
                if !kind.is_officer() || self.side(piece) != Some(position.phase.side()) || !position.phase.is_action()
                {
                    return no(atoms::D4_1_A);
                }
                position.note(piece, Did::ACTIVE);
                position.caller = Some(piece);
            }
            Being::Fresh => {
                let state = position.state_mut(piece);
                state.did.remove(Did::TOUCH);
                state.began = SpotId::NOWHERE;
            }
            Being::Reduced => {
                if !kind.is_company() {
                    return no(atoms::D1_A);
                }
                position.state_mut(piece).is_reduced = true;
            }
            Being::Exposed => {
                if !self.is_texan(piece) || !kind.is_unit() || kind.is_crew() {
                    return no(atoms::D13_4_A);
                }
                position.state_mut(piece).is_exposed = true;
            }
            Being::Wounded => {
                if !kind.is_officer() {
                    return no(atoms::D5_3_D);
                }
                position.state_mut(piece).is_wounded = true;
            }
            Being::Seen => position.state_mut(piece).has_fired = true,
            Being::Loaded | Being::Empty => match self.gun_mut(position, piece) {
                Some(gun) if kind == super::PieceType::Cannon => {
                    (gun.is_loaded, gun.is_done) = (what == Being::Loaded, false);
                }
                _ => return no(atoms::D1_E),
            },
        }
        Ok(())
    }
}
