//! The board with breaches open: crossings, walls and cover (10.6, A5.7.k, R13, R26, R65).
//!
//! A board never changes. The effect of a breach is computed on demand from the set of open breaches; with none open
//! everything is as compiled. The answers equal those of a board whose map has the kind `breach` drawn there.

use super::{Board, BreachId, Breaches, Crossing, SpotId};
use crate::hex::Direction;
use crate::hexside::{Hexside, Layer};
use crate::map::HexsideKind;

impl Board {
    /// Returns the numbers of all hexsides that can be breached.
    pub fn breach_ids(&self) -> impl Iterator<Item = BreachId> + use<> {
        (0..self.openings.len() as u16).map(BreachId)
    }

    /// The number of hexsides that can be breached. Their ids are the numbers below it.
    #[must_use]
    pub fn breachable(&self) -> usize {
        self.openings.len()
    }

    /// Returns the number of a hexside that can be breached; `None` for any other (R62).
    ///
    /// A board numbers at most [`Breaches::MOST`] hexsides; on a map with more, the last ones cannot be breached.
    ///
    /// # Examples
    ///
    /// ```
    /// # use rules::board::Board;
    /// # use rules::map::MapDocument;
    /// # use rules::rulebook::Rulebook;
    /// # use rules::systems::charts;
    /// let map = MapDocument::sketch(&["grid 5 5", "stone_wall 0303/0304:ground"])?;
    /// let board = Board::new(&map, charts(&Rulebook::default()));
    /// let wall = "0303/0304".parse()?;
    /// assert_eq!(board.breach_id(wall).map(|id| board.breach_side(id)), Some(wall));
    /// assert_eq!(board.breach_id("0303/0403".parse()?), None, "nothing stands there");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn breach_id(&self, side: Hexside) -> Option<BreachId> {
        self.openings.id(side)
    }

    /// Returns the hexside layers between adjacent spots that have a kind other than clear.
    pub(crate) fn painted_layers(&self) -> impl Iterator<Item = (Hexside, Layer)> + '_ {
        self.painted.iter().flat_map(move |own| {
            let layers = Layer::ALL.into_iter().filter(move |layer| own.meets[*layer as usize]);
            layers.filter(|layer| self.kind(own.side(), *layer) != HexsideKind::Clear).map(|layer| (own.side(), layer))
        })
    }

    /// Returns the hexside with this number.
    #[must_use]
    pub fn breach_side(&self, breach: BreachId) -> Hexside {
        self.openings.side(breach)
    }

    /// Whether a breach opens this layer of its hexside (R65).
    #[must_use]
    pub fn breach_opens_layer(&self, breach: BreachId, layer: Layer) -> bool {
        self.openings.opens(breach, layer)
    }

    /// Returns the crossings that a breach opens, as pairs of spots, the lower number first (R64, R65).
    #[must_use]
    pub fn breach_opens(&self, breach: BreachId) -> &[(SpotId, SpotId)] {
        self.openings.crossings(breach)
    }

    /// Returns the spots on either side of a breach, whose crossings differ from the compiled ones. A spot may occur
    /// more than once.
    pub(crate) fn breached_spots<'a>(&'a self, breaches: &'a Breaches) -> impl Iterator<Item = SpotId> + 'a {
        let known = breaches.iter().filter(|breach| breach.index() < self.openings.len());
        known.flat_map(|breach| self.breach_opens(breach)).flat_map(|(a, b)| [*a, *b])
    }

    /// Returns the current state of a crossing: once breached, it follows the chart's row for a breach and belongs to
    /// no wall.
    #[must_use]
    #[inline]
    pub fn through(&self, breaches: &Breaches, crossing: &Crossing) -> Crossing {
        if breaches.is_empty() || !breaches.has(crossing.breach) { *crossing } else { self.opened(crossing) }
    }

    /// Whether a crossing can ever be made: as compiled, or after a battery has breached it.
    #[must_use]
    pub const fn can_open(&self, crossing: &Crossing) -> bool {
        let breachable = crossing.breach.0 != BreachId::NONE.0;
        crossing.cost != Crossing::PROHIBITED || breachable && self.breached().cost != Crossing::PROHIBITED
    }

    fn opened(&self, crossing: &Crossing) -> Crossing {
        Crossing { to: crossing.to, direction: crossing.direction, layer: crossing.layer, ..*self.breached() }
    }

    /// Returns the current crossings out of a spot, in the order of [`Board::crossings`].
    pub fn crossings_through<'a>(
        &'a self,
        breaches: &'a Breaches,
        from: SpotId,
    ) -> impl Iterator<Item = Crossing> + Clone + 'a {
        self.crossings(from).iter().map(|crossing| self.through(breaches, crossing))
    }

    /// Returns the current crossing between two spots; `None` if they are not adjacent.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::board::{Board, Breaches};
    /// use rules::map::{HexsideKind, MapDocument};
    /// use rules::rulebook::Rulebook;
    /// use rules::systems::charts;
    ///
    /// let map = MapDocument::sketch(&["grid 5 5", "stone_wall 0303/0304:ground"])?;
    /// let board = Board::new(&map, charts(&Rulebook::default()));
    /// let id = |spot: &str| spot.parse().ok().and_then(|spot| board.id(spot)).ok_or("no such spot");
    /// let (from, to) = (id("0303")?, id("0304")?);
    /// let kind = |breaches| board.crossing_through(breaches, from, to).map(|own| own.kind);
    /// assert_eq!(kind(&Breaches::NONE), Some(HexsideKind::StoneWall));
    /// assert_eq!(kind(&board.breach_ids().collect()), Some(HexsideKind::Breach));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn crossing_through(&self, breaches: &Breaches, from: SpotId, to: SpotId) -> Option<Crossing> {
        self.crossing(from, to).map(|crossing| self.through(breaches, crossing))
    }

    /// Whether the hex of `spot` owns a hexside of the wall that a crossing out of `from` goes over (R13).
    ///
    /// A breached hexside no longer belongs to its wall, and a wall that a breach cuts in two is two walls. A crossing
    /// over no wall, or through a breach, shares none. The crossing may come from [`Board::crossings`] or
    /// [`Board::crossings_through`].
    #[must_use]
    pub fn same_wall(&self, breaches: &Breaches, from: SpotId, crossing: &Crossing, spot: SpotId) -> bool {
        if !crossing.kind.is_wall() {
            return false;
        }
        let (walls, at) = (self.walls(), self.spots.sheet.side(self.spot(from).hex, crossing.direction));
        let wall = walls.of_side(at, crossing.layer);
        walls.borders(wall, spot)
            && (breaches.is_empty() || walls.reaches(wall, self.side(from, crossing), self.spot(spot).hex, breaches))
    }

    /// Returns the row of the combat table that currently protects a defender against a melee attack from a direction;
    /// 0 behind a breach (8.6, R26).
    #[must_use]
    pub fn row_through(&self, breaches: &Breaches, at: SpotId, direction: Direction) -> u8 {
        let place = self.place(at);
        let direction = direction as usize;
        if !breaches.is_empty() && breaches.has(place.breaches[direction]) { 0 } else { place.rows[direction] }
    }
}
