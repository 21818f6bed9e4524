//! The things an occasion or a quantity binds.

use bitflags::bitflags;

use super::{
    Effect, Happens, InPhase, LIFTABLE, Occasion, Quantity, Query, Rule, Scope, Suspended, Thing, Variant, suspended,
};

bitflags! {
    /// The things and abilities that exist on an occasion.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub struct Given: u16 {
        /// Nothing at all.
        const NOTHING = 0;
        /// The piece that acts.
        const UNIT = 1;
        /// The piece it acts against.
        const FOE = 1 << 1;
        /// The spot a piece leaves.
        const FROM = 1 << 2;
        /// The spot it enters, or the first spot behind the hexside of an attack.
        const TO = 1 << 3;
        /// The hexside between the two spots.
        const VIA = 1 << 4;
        /// Something that can still be denied.
        const DENIAL = 1 << 5;
        /// A piece that may be moving.
        const MOVE = 1 << 6;
        /// Unknown: the rule or table that calls this one is not among the documents, so anything may be bound.
        const ANYTHING = 1 << 7;
        /// A spot that is looked at.
        const SPOT = 1 << 8;
        /// The battery that fires.
        const GUN = 1 << 9;
        /// All things of a step.
        const STEP = Self::UNIT.bits() | Self::FROM.bits() | Self::TO.bits() | Self::VIA.bits();
    }
}

/// The things a rule may refer to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bindings {
    /// The things by name.
    pub given: Given,
    /// The sorts of `It` and `Up` before any query, the innermost last.
    pub it: Vec<Scope>,
}

impl From<Given> for Bindings {
    fn from(given: Given) -> Self {
        Self { given, it: Vec::new() }
    }
}

impl Bindings {
    /// Returns bindings without any things.
    pub fn nothing() -> Self {
        Given::empty().into()
    }

    /// Returns the bindings of a rule. `known` are the variants whose rules and tables it may refer to.
    pub fn of_rule(rule: &Rule, known: &[&Variant]) -> Self {
        match rule {
            Rule::When { on, .. } => Self::of_occasion(on),
            Rule::Adjust { what, .. } => Self::of_quantity(what, known),
            Rule::Require { .. } => Self::nothing(),
        }
    }

    /// Returns the bindings of an occasion.
    pub fn of_occasion(on: &Occasion) -> Self {
        let given = match on {
            Occasion::Setup(_) | Occasion::Phase(_) | Occasion::PhaseEnd(_) => Given::empty(),
            // The last change may have been caused by anything.
            Occasion::Settled => Given::MOVE,
            Occasion::Offer(phase, query) => {
                let moves = matches!(phase, InPhase::TexanMove | InPhase::MexicanMove);
                // If pieces themselves are offered, there is no other acting piece.
                let unit = if query.scope() == Scope::Unit { Given::empty() } else { Given::UNIT };
                let given = if moves { unit | Given::MOVE } else { unit };
                return Self { given, it: vec![query.scope()] };
            }
            Occasion::Try(what) => of_happening(*what) | Given::DENIAL,
            Occasion::Did(what) => of_happening(*what),
        };
        given.into()
    }

    /// Returns the bindings of a quantity: all things with which it can ever be read.
    pub fn of_quantity(what: &Quantity, known: &[&Variant]) -> Self {
        match what {
            Quantity::Applies(name) => match suspended(name, known) {
                Suspended::Rule(Rule::When { on, .. }) => Self::of_occasion(on),
                Suspended::Rule(Rule::Adjust { what, .. }) => Self::of_quantity(what, known),
                Suspended::Rule(Rule::Require { .. }) => Self::nothing(),
                Suspended::Other(name) if LIFTABLE.contains(&name) => Given::STEP.into(),
                Suspended::Other(_) | Suspended::Circle => Self::anything(),
            },
            Quantity::RollOf(table) => Self::of_callers(&callers(table, known)),
            other => other.traits().bound(),
        }
    }

    /// Returns what at least one of several occasions binds; everything if there are none.
    pub fn of_callers(on: &[&Occasion]) -> Self {
        let mut all = on.iter().map(|on| Self::of_occasion(on));
        let Some(first) = all.next() else { return Self::anything() };
        all.fold(first, |a, b| Self { given: a.given | b.given, it: if a.it.is_empty() { b.it } else { a.it } })
    }

    fn anything() -> Self {
        Self { given: Given::all(), it: vec![Scope::Unit] }
    }

    /// Whether a thing is bound; `It` and `Up` depend on what is looked at.
    pub fn binds(&self, thing: &Thing, looks: &[Scope]) -> bool {
        match thing {
            Thing::Unit => self.given.contains(Given::UNIT),
            Thing::Foe => self.given.contains(Given::FOE),
            Thing::Gun => self.given.contains(Given::GUN),
            Thing::From => self.given.contains(Given::FROM),
            Thing::To => self.given.contains(Given::TO),
            Thing::Via => self.given.contains(Given::VIA),
            Thing::It => !looks.is_empty(),
            Thing::Up => looks.len() > 1,
            Thing::Game | Thing::Hex(_) | Thing::Side(_) => true,
            Thing::At(inner) | Thing::RoomOf(inner) | Thing::ColumnOf(inner) | Thing::AreaOf(inner) => {
                self.binds(inner, looks)
            }
        }
    }
}

/// Returns what something that happens binds.
pub(crate) fn of_happening(what: Happens) -> Given {
    match what {
        Happens::Cross => Given::STEP | Given::MOVE,
        Happens::Stop | Happens::Enter => Given::UNIT | Given::TO | Given::MOVE,
        Happens::Attack => Given::UNIT | Given::FOE | Given::TO | Given::VIA | Given::MOVE | Given::GUN,
        Happens::Check | Happens::Remove | Happens::Reduce => {
            Given::UNIT | Given::FOE | Given::FROM | Given::TO | Given::MOVE
        }
        Happens::Breach | Happens::Miss => Given::UNIT | Given::VIA | Given::GUN,
        Happens::Commit | Happens::Dawn => Given::empty(),
        Happens::Activate | Happens::Rally => Given::UNIT,
        Happens::Ladder => Given::UNIT | Given::FROM | Given::TO,
        Happens::Ignite => Given::UNIT | Given::TO,
        Happens::State => Given::UNIT | Given::MOVE,
    }
}

/// Returns the occasions on which a table is rolled.
pub fn callers<'a>(table: &str, known: &[&'a Variant]) -> Vec<&'a Occasion> {
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
        Effect::Choose { act, .. } | Effect::Each(_, act) | Effect::Random(_, act) => rolls(act, table),
        Effect::If(_, then, otherwise) => rolls(then, table) || rolls(otherwise, table),
        _ => false,
    })
}

impl Query {
    /// Returns the sort of things it finds.
    pub fn scope(&self) -> Scope {
        match self {
            Self::Units(_) | Self::Leaders(_) | Self::Guns(_) => Scope::Unit,
            Self::Spots(_) => Scope::Spot,
            Self::Sides(_) => Scope::Hexside,
            Self::Rooms(_) => Scope::Room,
            Self::Nearest(inner, _) | Self::Soonest(inner, ..) => inner.scope(),
        }
    }
}

impl Thing {
    /// Returns the sort of the thing if these are looked at; `None` if it does not exist, or leads to nothing.
    pub fn sort(&self, looks: &[Scope]) -> Option<Scope> {
        let stands = |inner: &Self| matches!(inner.sort(looks), Some(Scope::Unit | Scope::Spot));
        let spot = |inner: &Self| (stands(inner) && !inner.is_bare_hex()).then_some(());
        match self {
            Self::Unit | Self::Foe | Self::Gun => Some(Scope::Unit),
            Self::From | Self::To | Self::Hex(_) => Some(Scope::Spot),
            Self::Via | Self::Side(_) => Some(Scope::Hexside),
            Self::It => looks.last().copied(),
            Self::Up => looks.len().checked_sub(2).map(|at| looks[at]),
            Self::Game => Some(Scope::Game),
            Self::At(inner) => spot(inner).map(|()| Scope::Spot),
            Self::RoomOf(inner) if inner.sort(looks) == Some(Scope::Room) => Some(Scope::Room),
            Self::RoomOf(inner) => spot(inner).map(|()| Scope::Room),
            Self::ColumnOf(inner) => (inner.sort(looks)? == Scope::Unit).then_some(Scope::Column),
            Self::AreaOf(inner) => spot(inner).map(|()| Scope::Area),
        }
    }

    /// Whether it is a hex with all its levels, for which only its place and the presence of pieces can be asked.
    pub fn is_bare_hex(&self) -> bool {
        matches!(self, Self::Hex(text) if !text.contains('/'))
    }

    /// Returns the thing it derives from: the one whose spot, room, column or area it is.
    pub fn root(&self) -> &Self {
        match self {
            Self::At(inner) | Self::RoomOf(inner) | Self::ColumnOf(inner) | Self::AreaOf(inner) => inner.root(),
            own => own,
        }
    }

    /// Returns its word, as a rule writes it.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Unit => "Unit",
            Self::Foe => "Foe",
            Self::Gun => "Gun",
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
            Self::AreaOf(_) => "AreaOf",
        }
    }
}
