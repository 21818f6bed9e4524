//! Players' decisions about rules of variants: which offers they use, and what they choose.

use super::evaluate::Evaluator;
use super::flag_values::Marks;
use super::program::{CompiledEffect, Offer, Program};
use super::{Item, Roles, Task};
use crate::alamo::piece_set::PieceSet;
use crate::alamo::position::Moved;
use crate::alamo::side_masks::each;
use crate::alamo::{Action, Allowed, Event, Game, PieceId, Position, Why, atoms};
use crate::board::SpotId;
use crate::play::Atom;

impl Program {
    /// Notes whether a rule on offer has been used in this phase; nothing for a rule that is not on offer.
    pub(super) fn note_use(&self, marks: &mut Marks, rule: u16, roles: &Roles, is_used: bool) {
        let carrier = roles.unit.map_or(roles.it, Item::Piece);
        if let Some(offer) = self.offers.iter().find(|offer| offer.rule == rule) {
            self.mark(marks, offer.used, carrier, u8::from(is_used));
        }
    }
}

impl Game {
    /// Adds the possible answers to the question on top.
    pub(in crate::alamo) fn answers(&self, position: &Position, actions: &mut Vec<Action>) {
        let Some(frame) = position.frames.last() else { return };
        match frame.task {
            Task::Ask { .. } => actions.extend([Action::Accept, Action::Decline]),
            Task::Choose { choice, chosen, .. } => {
                let candidates = self.candidates(position, choice, &frame.roles);
                if self.may_stop_choosing(position, choice, chosen, candidates.len(), &frame.roles) {
                    actions.push(Action::Done);
                }
                actions.extend(candidates.into_iter().map(|item| Action::Pick { item }));
            }
            Task::March { goal, .. } => {
                let ways = self.march_steps(position, goal, &frame.roles);
                actions.extend(ways.into_iter().map(|to| Action::Pick { item: Item::Spot(to) }));
            }
            Task::Over | Task::Rules { .. } | Task::Effects { .. } | Task::Throw { .. } | Task::Random { .. } => {}
        }
    }

    /// Whether an action is a possible answer to the question on top.
    pub(in crate::alamo) fn may_answer(&self, position: &Position, action: Action) -> Allowed {
        let mut answers = Vec::new();
        self.answers(position, &mut answers);
        if answers.contains(&action) { Ok(()) } else { Err(Why::new(self.asking_rule(position))) }
    }

    /// Returns the rule that asks.
    fn asking_rule(&self, position: &Position) -> Atom {
        let rule = position.frames.last().and_then(|frame| frame.task.rule());
        let program = self.program.as_deref();
        program.zip(rule).map_or(atoms::A8_4_F, |(program, rule)| program.rules[usize::from(rule)].atom)
    }

    /// Carries out an answer.
    pub(in crate::alamo) fn answer(&self, position: &mut Position, action: Action, events: &mut Vec<Event>) {
        // The question itself has already been taken from the list; its frame has not.
        let Some(frame) = position.frames.pop() else { return };
        match (frame.task, action) {
            (Task::Ask { rule }, Action::Accept) => self.start_rule(position, rule, frame.roles, events),
            (Task::Choose { rule, choice, chosen }, Action::Pick { item }) => {
                let Some(program) = self.program.as_deref() else { return };
                let own = &program.choices[usize::from(choice)];
                program.mark(&mut position.marks, own.taken, item, 1);
                let goes_on = Task::Choose { rule, choice, chosen: chosen.saturating_add(1) };
                self.lay_frame(position, goes_on, frame.roles);
                let task = Task::Effects { rule, block: own.block, next: 0 };
                self.lay_frame(position, task, frame.roles.with(item));
            }
            (Task::Choose { choice, .. }, _) => self.end_choice(position, choice),
            (Task::March { rule, goal }, Action::Pick { item: Item::Spot(to) }) => {
                self.lay_frame(position, Task::March { rule, goal }, frame.roles);
                self.march_to(position, to, &frame.roles, events);
            }
            _ => {}
        }
    }

    /// Returns what may still be chosen.
    fn candidates(&self, position: &Position, choice: u16, roles: &Roles) -> Vec<Item> {
        self.evaluator(position).map_or_else(Vec::new, |evaluator| evaluator.candidates(choice, roles))
    }

    fn may_stop_choosing(&self, position: &Position, choice: u16, chosen: u8, left: usize, roles: &Roles) -> bool {
        let Some(evaluator) = self.evaluator(position) else { return true };
        let own = &evaluator.program.choices[usize::from(choice)];
        left == 0 || i32::from(chosen) >= evaluator.amount(own.least, roles)
    }

    /// Ends a choice if nothing is left to choose; returns whether it did.
    pub(super) fn choice_ends(&self, position: &mut Position, choice: u16, chosen: u8, roles: &Roles) -> bool {
        let Some(evaluator) = self.evaluator(position) else {
            Self::end_frame(position);
            return true;
        };
        let own = &evaluator.program.choices[usize::from(choice)];
        let full = i32::from(chosen) >= evaluator.amount(own.most, roles);
        // What could not be noted as chosen could be chosen for ever.
        let over = full || position.marks.is_full() || !evaluator.has_candidates(choice, roles);
        if over {
            Self::end_frame(position);
            self.end_choice(position, choice);
        }
        over
    }

    fn end_choice(&self, position: &mut Position, choice: u16) {
        let Some(program) = self.program.as_deref() else { return };
        let place = &program.flags[usize::from(program.choices[usize::from(choice)].taken)];
        position.marks.clear(place.first, place.end);
    }

    /// Adds the uses of all rules on offer now, as sorted actions.
    #[inline]
    pub(crate) fn offers(&self, position: &Position, actions: &mut Vec<Action>) {
        if self.may_offer(position) {
            self.add_offers(position, actions);
        }
    }

    #[inline(never)]
    fn add_offers(&self, position: &Position, actions: &mut Vec<Action>) {
        let Some(evaluator) = self.evaluator(position) else { return };
        let first = actions.len();
        let mut beside: Option<(Option<u16>, PieceSet)> = None;
        for offer in self.on_offer(evaluator, position) {
            if evaluator.is_out_of_question(offer.rule, offer.query) {
                continue;
            }
            if offer.of_pieces {
                self.add_uses(evaluator, offer, None, actions);
            } else {
                // Rules that require the same flag are offered to the same pieces beside it.
                if beside.as_ref().is_none_or(|(flag, _)| *flag != offer.beside) {
                    beside = Some((offer.beside, self.those_beside(evaluator, offer.beside)));
                }
                let units = beside.as_ref().map(|(_, units)| *units).unwrap_or_default();
                units.each(|unit| self.add_uses(evaluator, offer, Some(unit), actions));
            }
        }
        actions[first..].sort_unstable();
    }

    /// Returns the rules that are offered in this phase to the side that decides.
    fn on_offer<'a>(&self, evaluator: Evaluator<'a>, position: &Position) -> impl Iterator<Item = &'a Offer> + use<'a> {
        let (phase, side) = (position.phase, self.decider(position));
        evaluator.program.offers.iter().filter(move |offer| offer.phase == phase && Some(offer.side) == side)
    }

    /// Returns the pieces the player may handle that stand beside what carries a flag; without a flag, all on the map.
    fn those_beside(&self, evaluator: Evaluator<'_>, flag: Option<u16>) -> PieceSet {
        let (position, mut units) = (evaluator.position, PieceSet::default());
        let mut handle = |unit: PieceId| {
            if position.state(unit).at != SpotId::NOWHERE && self.may_handle(position, unit) {
                units.insert(unit);
            }
        };
        if let Some(flag) = flag {
            evaluator.program.each_flagged(&position.marks, flag, |at, word| {
                each(at, word, |spot| position.on(spot).for_each(&mut handle));
            });
        } else {
            let movers = self.decider(position).map_or(&[][..], |side| self.roster.movers(side));
            movers.iter().copied().for_each(handle);
        }
        units
    }

    /// Adds the uses of the rules on offer now to one piece, or to none in particular, as sorted actions.
    pub fn offered(&self, position: &Position, to: Option<PieceId>, actions: &mut Vec<Action>) {
        let Some(evaluator) = self.evaluator(position) else { return };
        for offer in self.on_offer(evaluator, position) {
            let reaches = match to {
                Some(piece) => !offer.of_pieces && self.may_handle(position, piece),
                None => offer.of_pieces,
            };
            if reaches && !evaluator.is_out_of_question(offer.rule, offer.query) {
                self.add_uses(evaluator, offer, to, actions);
            }
        }
    }

    /// Adds the uses of a rule on offer by a piece, or by the thing itself.
    fn add_uses(&self, evaluator: Evaluator<'_>, offer: &Offer, unit: Option<PieceId>, actions: &mut Vec<Action>) {
        let roles = unit.map_or_else(Roles::default, Roles::new);
        for item in evaluator.all(offer.query, &roles) {
            if self.is_open(evaluator, offer, unit, item) {
                actions.push(Action::Use { rule: offer.rule, unit, item });
            }
        }
    }

    /// Whether the player of the phase may handle a piece.
    fn may_handle(&self, position: &Position, piece: PieceId) -> bool {
        let own = self.piece(piece);
        own.side == self.decider(position)
            && !own.is_battery()
            && position.state(piece).is_on_map()
            && (!position.phase.is_movement()
                || self.may_move(position, piece).is_ok()
                || self.keeps_points(position, piece))
    }

    /// Whether a rule on offer may be used on the thing it has found.
    fn is_open(&self, evaluator: Evaluator<'_>, offer: &Offer, unit: Option<PieceId>, item: Item) -> bool {
        let roles = Roles { unit, it: item, ..Roles::default() };
        let carrier = unit.map_or(item, Item::Piece);
        evaluator.flag_of(offer.used, carrier) == 0
            // Otherwise its use could not be noted.
            && !evaluator.position.marks.is_full()
            && self.lets_act(evaluator, offer.rule, unit)
            && evaluator.may_speak(offer.rule, &roles)
            && evaluator.leads_somewhere(evaluator.program.rules[usize::from(offer.rule)].block, &roles)
    }

    /// Whether a piece may use a rule: one that an enemy zone has stopped only uses rules that cost points.
    fn lets_act(&self, evaluator: Evaluator<'_>, rule: u16, unit: Option<PieceId>) -> bool {
        let stopped = unit.is_some_and(|unit| evaluator.position.state(unit).moved == Moved::Stopped);
        let block = &evaluator.program.blocks[usize::from(evaluator.program.rules[usize::from(rule)].block)];
        !stopped
            || !evaluator.position.phase.is_movement()
            || block.iter().any(|act| matches!(act, CompiledEffect::Spend(_)))
    }

    /// Checks whether a rule on offer may be used by an action.
    pub(in crate::alamo) fn may_use(&self, position: &Position, action: Action) -> Allowed {
        let refused = |atom| Err(Why::new(atom));
        let (Action::Use { rule, unit, item }, Some(evaluator)) = (action, self.evaluator(position)) else {
            return refused(atoms::A4_0_A);
        };
        let found = self.on_offer(evaluator, position).find(|offer| offer.rule == rule);
        let Some(offer) = found else { return refused(atoms::A4_0_A) };
        let atom = evaluator.program.rules[usize::from(rule)].atom;
        let handled = match unit {
            Some(unit) => !offer.of_pieces && self.may_handle(position, unit),
            None => offer.of_pieces,
        };
        let asked = Roles { unit, ..Roles::default() };
        let on_offer = handled && evaluator.all(offer.query, &asked).contains(&item);
        if on_offer && self.is_open(evaluator, offer, unit, item) { Ok(()) } else { refused(atom) }
    }

    /// Uses a rule on offer.
    pub(in crate::alamo) fn use_offer(&self, position: &mut Position, action: Action, events: &mut Vec<Event>) {
        let (Action::Use { rule, unit, item }, Some(program)) = (action, self.program.as_deref()) else { return };
        if let Some(unit) = unit.filter(|_| position.phase.is_movement()) {
            self.take_over(position, unit);
        }
        let roles = Roles { unit, it: item, ..Roles::default() };
        program.note_use(&mut position.marks, rule, &roles, true);
        self.start_rule(position, rule, roles, events);
    }

    /// Returns the text of the thing an action chooses.
    pub(in crate::alamo) fn item_text(&self, item: Item) -> String {
        match item {
            Item::Nothing => "nothing".to_owned(),
            Item::Game => "game".to_owned(),
            Item::Column(column) => self.column_name(column).to_owned(),
            Item::Piece(piece) => self.name(piece).to_owned(),
            Item::Spot(spot) => self.spot_text(spot),
            Item::Side(side) => {
                let found = self.program.as_deref().and_then(|program| program.sides.get(side));
                found.map_or_else(
                    || "nowhere".to_owned(),
                    |(side, layer)| match layer {
                        crate::hexside::Layer::Ground => side.to_string(),
                        crate::hexside::Layer::Upper => format!("{side}:upper"),
                    },
                )
            }
            Item::Room(room) => {
                let names = self.program.as_deref().map(|program| &program.room_names);
                names.and_then(|names| names.get(usize::from(room)).cloned()).unwrap_or_default()
            }
        }
    }

    /// Returns the thing a text names: a piece, a spot, a hexside, a room, a column, `game`.
    pub(in crate::alamo) fn item_named(&self, text: &str) -> Option<Item> {
        let program = self.program.as_deref()?;
        if text == "game" {
            return Some(Item::Game);
        }
        if let Some(piece) = self.piece_named(text) {
            return Some(Item::Piece(piece));
        }
        if let Ok(spot) = self.spot_named(text) {
            return Some(Item::Spot(spot));
        }
        if let Some(room) = program.room_names.iter().position(|name| name == text) {
            return Some(Item::Room(room as u8));
        }
        if let Some(column) = self.columns.iter().position(|column| column.id == text) {
            return Some(Item::Column(column as u8));
        }
        let (side, layer) = match text.strip_suffix(":upper") {
            Some(side) => (side, crate::hexside::Layer::Upper),
            None => (text, crate::hexside::Layer::Ground),
        };
        let side = program.sides.id(side.parse().ok()?, layer);
        (side != super::SideId::NONE).then_some(Item::Side(side))
    }
}
