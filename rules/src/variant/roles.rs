//! Which things an occasion or a quantity binds.

use super::{Effect, Happens, InPhase, Occasion, Quantity, Query, Rule, Scope, Thing, Variant};

/// The things a rule may speak of.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Bound {
    pub(crate) unit: bool,
    pub(crate) foe: bool,
    pub(crate) from: bool,
    pub(crate) to: bool,
    pub(crate) via: bool,
    /// What `It` is, before any query.
    pub(crate) it: Vec<Scope>,
    /// Whether there is anything yet that can be kept from happening.
    pub(crate) denies: bool,
    /// Whether a piece may be on the move.
    pub(crate) moves: bool,
}

impl Bound {
    /// Those of an occasion.
    pub(crate) fn of_occasion(on: &Occasion) -> Self {
        match on {
            Occasion::Setup(_) | Occasion::Phase(_) | Occasion::PhaseEnd(_) => Self::default(),
            // What has just changed may have been changed by anything.
            Occasion::Settled => Self { moves: true, ..Self::default() },
            Occasion::Offer(phase, query) => {
                let moves = matches!(phase, InPhase::TexanMove | InPhase::MexicanMove | InPhase::ReservePlacement);
                // What is offered of pieces is offered without one that is handled.
                let unit = query.scope() != Scope::Unit;
                Self { unit, it: vec![query.scope()], moves, ..Self::default() }
            }
            Occasion::Try(what) => Self { denies: true, ..Self::of_happening(*what) },
            Occasion::Did(what) => Self::of_happening(*what),
        }
    }

    fn of_happening(what: Happens) -> Self {
        let unit = Self { unit: true, moves: true, ..Self::default() };
        match what {
            Happens::Cross => Self { from: true, to: true, via: true, ..unit },
            Happens::Stop | Happens::Enter => Self { to: true, ..unit },
            Happens::Attack => Self { foe: true, to: true, via: true, ..unit },
            Happens::Check | Happens::Remove => Self { foe: true, from: true, to: true, ..unit },
            Happens::Breach => Self { via: true, moves: false, ..unit },
            Happens::State => unit,
            Happens::Rally => Self { moves: false, ..unit },
        }
    }

    /// Those of a quantity, as far as it is ever asked with them.
    pub(crate) fn of_quantity(what: &Quantity, known: &[&Variant]) -> Self {
        let unit = Self { unit: true, ..Self::default() };
        let step = Self { from: true, to: true, via: true, ..unit.clone() };
        match what {
            Quantity::Applies(name) => {
                let named = known.iter().flat_map(|variant| &variant.rules).find(|rule| rule.id() == name);
                match named {
                    Some(Rule::When { on, .. }) => Self::of_occasion(on),
                    Some(_) => Self::all(),
                    None => step,
                }
            }
            Quantity::RollOf(table) => Self::of_callers(&callers(table, known)),
            Quantity::MayCross | Quantity::MayEnter | Quantity::CrossCost => step,
            Quantity::MayPlace | Quantity::StackMax => Self { to: true, ..unit },
            Quantity::MayHaul => Self { from: true, to: true, ..unit },
            Quantity::MayAttack(_) => Self { foe: true, ..step },
            Quantity::MayTarget | Quantity::MayCounter => Self { foe: true, ..unit },
            Quantity::AttackRoll => Self { foe: true, to: true, via: true, ..unit },
            Quantity::CheckRoll | Quantity::Reach => Self { foe: true, from: true, to: true, ..unit },
            Quantity::ZocAcross | Quantity::Sees => Self { unit: false, ..step },
            Quantity::Sight => Self { from: true, to: true, ..Self::default() },
            Quantity::Moves
            | Quantity::Strength(_)
            | Quantity::Attacks(_)
            | Quantity::Morale
            | Quantity::Rating
            | Quantity::Ferocity
            | Quantity::Retreat => unit,
            Quantity::Withdrawal | Quantity::GameLength => Self::default(),
        }
    }

    /// What one of several occasions binds at least; everything where there is none.
    pub(crate) fn of_callers(on: &[&Occasion]) -> Self {
        let mut all = on.iter().map(|on| Self::of_occasion(on));
        let Some(first) = all.next() else { return Self::all() };
        all.fold(first, |a, b| Self {
            unit: a.unit || b.unit,
            foe: a.foe || b.foe,
            from: a.from || b.from,
            to: a.to || b.to,
            via: a.via || b.via,
            it: if a.it.is_empty() { b.it } else { a.it },
            denies: a.denies || b.denies,
            moves: a.moves || b.moves,
        })
    }

    fn all() -> Self {
        let it = vec![Scope::Unit];
        Self { unit: true, foe: true, from: true, to: true, via: true, it, denies: true, moves: true }
    }

    /// Whether a thing of this name is there; for `It` and `Up` with what is looked at.
    pub(crate) fn binds(&self, thing: &Thing, looks: &[Scope]) -> bool {
        match thing {
            Thing::Unit => self.unit,
            Thing::Foe => self.foe,
            Thing::From => self.from,
            Thing::To => self.to,
            Thing::Via => self.via,
            Thing::It => !looks.is_empty(),
            Thing::Up => looks.len() > 1,
            Thing::Game | Thing::Hex(_) | Thing::Side(_) => true,
            Thing::At(inner) | Thing::RoomOf(inner) | Thing::ColumnOf(inner) => self.binds(inner, looks),
        }
    }
}

/// The occasions on which a table is rolled.
pub(crate) fn callers<'a>(table: &str, known: &[&'a Variant]) -> Vec<&'a Occasion> {
    let mut found: Vec<&Occasion> = Vec::new();
    let mut names = vec![table.to_owned()];
    let mut next = 0;
    while let Some(name) = names.get(next).cloned() {
        next += 1;
        for variant in known {
            for rule in &variant.rules {
                if let Rule::When { on, act, .. } = rule
                    && rolls(act, &name)
                    && !found.contains(&on)
                {
                    found.push(on);
                }
            }
            for own in variant.tables.iter().filter(|own| own.rows.iter().any(|row| rolls(&row.act, &name))) {
                if !names.contains(&own.id) {
                    names.push(own.id.clone());
                }
            }
        }
    }
    found
}

/// Whether effects roll on a table.
fn rolls(effects: &[Effect], table: &str) -> bool {
    effects.iter().any(|effect| match effect {
        Effect::Roll(name) => name == table,
        Effect::Choose { act, .. } | Effect::Each(_, act) => rolls(act, table),
        Effect::If(_, then, otherwise) => rolls(then, table) || rolls(otherwise, table),
        _ => false,
    })
}

impl Query {
    /// What it looks for.
    pub(crate) fn scope(&self) -> Scope {
        match self {
            Self::Units(_) | Self::Leaders(_) | Self::Guns(_) => Scope::Unit,
            Self::Spots(_) => Scope::Spot,
            Self::Sides(_) => Scope::Hexside,
            Self::Rooms(_) => Scope::Room,
            Self::Nearest(inner, _) => inner.scope(),
        }
    }
}

impl Thing {
    /// What it is, where these are looked at; `None` where it is not there, or leads to nothing.
    pub(crate) fn sort(&self, looks: &[Scope]) -> Option<Scope> {
        let stands = |inner: &Self| matches!(inner.sort(looks), Some(Scope::Unit | Scope::Spot));
        let spot = |inner: &Self| (stands(inner) && !inner.is_bare_hex()).then_some(());
        match self {
            Self::Unit | Self::Foe => Some(Scope::Unit),
            Self::From | Self::To | Self::Hex(_) => Some(Scope::Spot),
            Self::Via | Self::Side(_) => Some(Scope::Hexside),
            Self::It => looks.last().copied(),
            Self::Up => looks.len().checked_sub(2).map(|at| looks[at]),
            Self::Game => Some(Scope::Game),
            Self::At(inner) => spot(inner).map(|()| Scope::Spot),
            Self::RoomOf(inner) if inner.sort(looks) == Some(Scope::Room) => Some(Scope::Room),
            Self::RoomOf(inner) => spot(inner).map(|()| Scope::Room),
            Self::ColumnOf(inner) => (inner.sort(looks)? == Scope::Unit).then_some(Scope::Column),
        }
    }

    /// Whether it is a hex with all its levels, of which one asks only where it is and whether somebody is there.
    pub(crate) fn is_bare_hex(&self) -> bool {
        matches!(self, Self::Hex(text) if !text.contains('/'))
    }

    /// The name it goes back to: what it is the spot, the room or the column of.
    pub(crate) fn root(&self) -> &Self {
        match self {
            Self::At(inner) | Self::RoomOf(inner) | Self::ColumnOf(inner) => inner.root(),
            own => own,
        }
    }

    /// As a rule writes it.
    pub(crate) fn word(&self) -> &'static str {
        match self {
            Self::Unit => "Unit",
            Self::Foe => "Foe",
            Self::From => "From",
            Self::To => "To",
            Self::Via => "Via",
            Self::It => "It",
            Self::Up => "Up",
            Self::Game => "Game",
            Self::Hex(_) => "Hex",
            Self::Side(_) => "Side",
            Self::At(_) => "At",
            Self::RoomOf(_) => "RoomOf",
            Self::ColumnOf(_) => "ColumnOf",
        }
    }
}
