//! The effects of rules.

use super::Ref;
use crate::alamo::Order;
use crate::board::SpotId;
use crate::map::HexsideKind;
use crate::rulebook::Degree;
use crate::side::Side;
use crate::variant::AttackMode;
/// An effect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::alamo::variant) enum CompiledEffect {
    Put(u16, Ref, u16),
    Bump(u16, Ref, u16),
    Reveal(u16),
    Become(u16, HexsideKind),
    Check(u16, u8),
    State(Ref, StateChange),
    Remove(u16),
    Withdraw(u16),
    Place(Ref, Ref),
    Swap(Ref, Ref),
    Retreat(Ref, u16),
    Attack(Ref, Ref, AttackMode),
    March(Ref, SpotId, u8),
    Spend(u16),
    Halt,
    Deny,
    Roll(u16),
    Shuffle(u16),
    Random(u16, u16),
    Choose(u16),
    Each(u16, u16),
    If(u32, u16, u16),
    /// The numbers of batteries, by name.
    Supply(Vec<(String, u8)>),
    Enter(u16, u16),
    Score(Side, u16),
    End(Side, Degree),
}

/// A change of the order of a unit or the side its counter shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::alamo::variant) enum StateChange {
    Order(Order),
    Better,
    Worse,
    Front,
    Back,
}

impl StateChange {
    /// All changes, with their words.
    pub(in crate::alamo::variant) const ALL: [(&'static str, Self); 7] = [
        ("good", Self::Order(Order::Good)),
        ("disordered", Self::Order(Order::Disordered)),
        ("routed", Self::Order(Order::Routed)),
        ("better", Self::Better),
        ("worse", Self::Worse),
        ("front", Self::Front),
        ("back", Self::Back),
    ];

    /// Returns the new order of a unit in `before`; `None` if only the counter is turned.
    pub(in crate::alamo::variant) const fn from(self, before: Order) -> Option<Order> {
        Some(match (self, before) {
            (Self::Order(order), _) => order,
            (Self::Better, Order::Routed) | (Self::Worse, Order::Good) => Order::Disordered,
            (Self::Better, Order::Good | Order::Disordered) => Order::Good,
            (Self::Worse, Order::Disordered | Order::Routed) => Order::Routed,
            (Self::Front | Self::Back, _) => return None,
        })
    }
}
