//! The board as it is with breaches in it: crossings, walls and cover (10.6, A5.7.k, R13, R26, R65).
//!
//! A board never changes. What a breach does is worked out when somebody asks, from the set of those open; with none
//! open everything is as compiled. The answers are those of a board whose map has the kind `breach` drawn there.

use super::{Board, BreachId, Breaches, Crossing, SpotId};
use crate::hex::Direction;
use crate::hexside::{Hexside, Layer};
use crate::map::HexsideKind;

impl Board {
    /// The numbers of every hexside that can be breached.
    pub fn breach_ids(&self) -> impl Iterator<Item = BreachId> + use<> {
        (0..self.openings.len() as u16).map(BreachId)
    }

    /// How many hexsides can be breached: their numbers are those below.
    #[must_use]
    pub fn breachable(&self) -> usize {
        self.openings.len()
    }

    /// The number of a hexside that can be breached; `None` for any other (R62).
    ///
    /// A board numbers [`Breaches::MOST`] hexsides; on a map with more of them the last ones cannot be breached.
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

    /// The layers of hexsides on which anything is painted that somebody can meet.
    pub(crate) fn painted_layers(&self) -> impl Iterator<Item = (Hexside, Layer)> + '_ {
        self.painted.iter().flat_map(move |own| {
            let layers = Layer::ALL.into_iter().filter(move |layer| own.meets[*layer as usize]);
            layers.filter(|layer| self.kind(own.side(), *layer) != HexsideKind::Clear).map(|layer| (own.side(), layer))
        })
    }

    /// The hexside of a number.
    #[must_use]
    pub fn breach_side(&self, breach: BreachId) -> Hexside {
        self.openings.side(breach)
    }

    /// Whether a breach opens this layer of its hexside (R65).
    #[must_use]
    pub fn breach_opens_layer(&self, breach: BreachId, layer: Layer) -> bool {
        self.openings.opens(breach, layer)
    }

    /// The crossings a breach opens, as their two spots, the lower number first: those that touch the breach (R64, R65).
    #[must_use]
    pub fn breach_opens(&self, breach: BreachId) -> &[(SpotId, SpotId)] {
        self.openings.crossings(breach)
    }

    /// The spots whose crossings are not all as compiled: those on either side of a breach. Each may come more than once.
    pub(crate) fn breached_spots<'a>(&'a self, breaches: &'a Breaches) -> impl Iterator<Item = SpotId> + 'a {
        let known = breaches.iter().filter(|breach| breach.index() < self.openings.len());
        known.flat_map(|breach| self.breach_opens(breach)).flat_map(|(a, b)| [*a, *b])
    }

    /// A crossing as it is now: by the chart's line for a breach, and no part of a wall, once it is breached.
    #[must_use]
    #[inline]
    pub fn through(&self, breaches: &Breaches, crossing: &Crossing) -> Crossing {
        if breaches.is_empty() || !breaches.has(crossing.breach) { *crossing } else { self.opened(crossing) }
    }

    /// Whether anybody can ever make a crossing: as it is, or when a battery has breached it.
    #[must_use]
    pub const fn can_open(&self, crossing: &Crossing) -> bool {
        let breachable = crossing.breach.0 != BreachId::NONE.0;
        crossing.cost != Crossing::PROHIBITED || breachable && self.breached().cost != Crossing::PROHIBITED
    }

    fn opened(&self, crossing: &Crossing) -> Crossing {
        Crossing { to: crossing.to, direction: crossing.direction, layer: crossing.layer, ..*self.breached() }
    }

    /// The crossings out of a spot as they are now, in the order of [`Board::crossings`].
    pub fn crossings_through<'a>(
        &'a self,
        breaches: &'a Breaches,
        from: SpotId,
    ) -> impl Iterator<Item = Crossing> + Clone + 'a {
        self.crossings(from).iter().map(|crossing| self.through(breaches, crossing))
    }

    /// The crossing between two spots as it is now; `None` when they are not adjacent.
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

    /// Whether a spot's hex owns a hexside of the wall that a crossing out of `from` goes over (R13).
    ///
    /// A breached hexside is no part of its wall any more, and a wall it cuts in two is two walls. A crossing that
    /// goes over no wall, or through a breach, shares none. The crossing may be one of [`Board::crossings`] or of
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

    /// The row of the combat table that protects a defender against what comes from a direction as things are now:
    /// none behind a breach (8.6, R26). What a melee over one crossing asks.
    #[must_use]
    pub fn row_through(&self, breaches: &Breaches, at: SpotId, direction: Direction) -> u8 {
        let place = self.place(at);
        let direction = direction as usize;
        if !breaches.is_empty() && breaches.has(place.breaches[direction]) { 0 } else { place.rows[direction] }
    }
}
