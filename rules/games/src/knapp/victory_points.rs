//! Points, and the end of the game (K1.a, K1.b, K12).

use super::event::{Events, Happening, tell};
use super::position::{Ended, Ending, Life, Position};
use super::{Game, PieceType, atoms};
use crate::phrase::Phrase;
use crate::play::{PieceId, Score, ScorePart};
use crate::side::Side;

impl Game {
    /// The number of castings that have entered play.
    fn garrison(&self, position: &Position) -> usize {
        self.castings.iter().filter(|own| position.state(**own).life != Life::Waiting).count()
    }

    /// The pieces of a side that are lost.
    #[must_use]
    pub fn lost<'p>(&'p self, position: &'p Position, side: Side) -> impl Iterator<Item = PieceId> + 'p {
        let of_side = if side == Side::Texan { &self.castings } else { &self.stands };
        of_side.iter().copied().filter(|own| position.state(*own).life == Life::Dead)
    }

    /// The current points, the Texan side first.
    #[must_use]
    pub fn points(&self, position: &Position) -> [i32; 2] {
        self.score_of(position).points()
    }

    /// What the points of both sides are for (K1.a), those that rules of variants give last.
    pub(super) fn score_of(&self, position: &Position) -> Score {
        let figures = &self.figures;
        let (mut commands, mut infantry) = (0, 0);
        for piece in self.lost(position, Side::Mexican) {
            let command = self.piece_of(piece).kind == PieceType::Command && !position.state(piece).is_plain;
            if command { commands += 1 } else { infantry += 1 }
        }
        let days = (i32::from(position.day) - figures.free_days).max(0);
        let all = self.garrison(position) as i32;
        let lost: Vec<PieceId> = self.lost(position, Side::Texan).collect();
        let parts = if all > 0 { lost.len() as i32 * figures.castings_parts / all } else { 0 };
        let leaders = lost.iter().filter(|own| self.piece_of(**own).kind.is_named()).count() as i32;
        let fallen = all > 0 && lost.len() as i32 == all;
        let nobody = if fallen { figures.points_nobody } else { 0 };
        let [more, besides] = position.score.map(i32::from);
        let texan = |word, count, points| ScorePart { side: Side::Texan, word, count, points };
        let mexican = |word, count, points| ScorePart { side: Side::Mexican, word, count, points };
        let each = figures.infantry_each.max(1);
        let parts = vec![
            texan("score-commands", commands, commands * figures.points_command),
            texan("score-infantry", infantry, infantry / each * figures.points_infantry),
            texan("score-days", days, days * figures.points_day),
            texan("score-rules", more, more),
            mexican("score-castings", lost.len() as i32, parts * figures.points_castings),
            mexican("score-leaders", leaders, leaders * figures.points_leader),
            mexican("score-nobody", i32::from(fallen), nobody),
            mexican("score-rules", besides, besides),
        ];
        Score { parts, said: vec![Phrase::new("score-knapp-needed").with("tie", figures.tie.word())] }
    }

    /// How the game ends because a side has no pieces left (K12.h): at once; `None` if it goes on.
    pub(super) fn is_spent(&self, position: &Position) -> Option<Ending> {
        if position.turn == 0 || self.figures.ends_early == 0 {
            return None;
        }
        let castings = self.castings.iter().any(|own| position.state(*own).life == Life::Standing);
        let stands = self.stands.iter().any(|own| matches!(position.state(*own).life, Life::Standing | Life::Ranked));
        match (castings, stands) {
            (false, _) => Some(Ending::NoCasting),
            (_, false) => Some(Ending::NoStand),
            _ => None,
        }
    }

    pub(super) fn finish(&self, position: &mut Position, reason: Ending, events: &mut Events) {
        let points = self.points(position);
        let winner = match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => Side::Texan,
            std::cmp::Ordering::Less => Side::Mexican,
            std::cmp::Ordering::Equal => self.figures.tie,
        };
        (position.pending, position.mover) = (None, None);
        position.ended = Some(Ended { winner, points, reason });
        let atom = match reason {
            Ending::TurnsOver if points[0] == points[1] => atoms::K1_B,
            Ending::TurnsOver => atoms::K1_A,
            Ending::NoCasting | Ending::NoStand => atoms::K12_H,
        };
        tell(events, atom, Happening::Ended { winner, points, reason });
    }
}
