//! House rules on maps and in panels.

use super::{House, HouseEvent, Item, NumberShift, Offers as _};
use crate::phrase::Phrase;
use crate::play::{Bearer, Cited, Fraction, Marker, ReckoningLine};

/// The markers of flags that have an icon, on items that are on the map.
pub(crate) fn markers<G: House>(game: &G, position: &G::Position) -> Vec<Marker> {
    let marker = |(flag, item, count): (u16, Item, u8)| {
        let own = game.program()?.shown(flag)?;
        let on = match item {
            Item::Piece(piece) => Bearer::Piece(piece),
            Item::Spot(spot) => Bearer::Spot(spot),
            Item::Game | Item::Column(_) | Item::Area(_) | Item::Hex(_) => return None,
        };
        let count = Some(count).filter(|_| own.most > 1);
        Some(Marker { icon: own.icon.clone(), says: own.says.clone(), count, on })
    };
    G::marks(position).all().filter_map(marker).collect()
}

/// The line of a reckoning for a change by a rule of a variant.
pub(crate) fn ruling_line<G: House>(game: &G, shift: &NumberShift) -> ReckoningLine {
    let says = || game.cited(shift.atom);
    ReckoningLine::Item {
        figure: format!("{:+}", shift.by),
        says: says(),
        rule: Cited { rule: shift.atom, because: says() },
    }
}

/// The possible results of the dice of a variant's rule, each named by the first thing that happens before anything
/// else begins. Only the rule itself determines that, so every sum is tried.
pub(crate) fn chances<G: House>(
    game: &G,
    position: &G::Position,
    begins: impl Fn(&G::Event) -> bool,
    nothing: &Phrase,
) -> Vec<(Phrase, Fraction)> {
    let mut chances: Vec<(Phrase, Fraction)> = Vec::new();
    for (roll, share) in game.chance(position).iter().flat_map(|dice| dice.sums()) {
        let (mut after, mut events) = (position.clone(), Vec::new());
        game.resolve(&mut after, roll, &mut events);
        let goes_on = G::asked(&after).first().is_some_and(|job| G::asked(position)[0].is_before(job));
        let mut deeds = events.iter().take_while(|event| !begins(event)).filter(|event| {
            use HouseEvent::{Ruled, Shifted, Threw};
            !matches!(G::of_house(event), Some(Ruled { .. } | Threw { .. } | Shifted { .. }))
        });
        let brings = match deeds.next() {
            _ if goes_on => Phrase::new("upshot-house-rolls-on"),
            Some(event) => game.tell(event),
            None => nothing.clone(),
        };
        match chances.iter_mut().find(|(own, _)| *own == brings) {
            Some((_, own)) => *own = *own + share,
            None => chances.push((brings, share)),
        }
    }
    chances
}
