//! The variants in force, prepared for evaluation.

use std::collections::BTreeMap;

use super::Vocabulary;
use super::words::{self, Timeless};
use crate::draw::{Identity, numbered};
use crate::map::Members;
use crate::phrase::Phrase;
use crate::place::Place;
use crate::play::{Atom, Credit};
use crate::project::{DocumentRef, LoadedVariant, Project};
use crate::report::{Finding, Report};
use crate::rulebook::Parameter;
use crate::text;
use crate::variant::plain::Reader;
use crate::variant::{Flag, Lasts, Occasion, Operation, Quantity, Rule, Table, as_tag};

/// The variants in force.
#[derive(Debug)]
pub(crate) struct Program {
    /// The variants, in the order in which they apply.
    pub(super) own: Vec<LoadedVariant>,
    /// The rules of all variants, in the order in which they apply.
    pub(super) rules: Vec<VariantRule>,
    /// The flags of all variants.
    pub(super) flags: Vec<Flag>,
    /// The regions of the map.
    pub(super) regions: BTreeMap<String, Members>,
    /// The name of each piece, which is a tag in addition to its kind.
    pub(super) names: Vec<String>,
    /// The variants as sources of their rules.
    pub(crate) credits: Vec<Credit>,
}

/// A rule of a variant in force.
#[derive(Debug)]
pub(crate) struct VariantRule {
    /// The index of its variant.
    pub(super) variant: usize,
    /// The atom under which it is cited.
    pub(crate) atom: Atom,
    /// Its name, or that of its variant with the number of the rule.
    pub(crate) name: String,
    /// The rule itself.
    pub(crate) rule: Rule,
    /// What it does, by which players draw whether they use what it offers: neither its name nor its place counts.
    pub(crate) identity: Identity,
}

impl Program {
    /// Loads the variants of a project that are switched on; `None` if there are none.
    ///
    /// # Errors
    ///
    /// A report of missing variants, and of every word in those in force that this game does not read.
    pub(crate) fn compile<V: Vocabulary>(
        project: &Project,
        names: impl Iterator<Item = String>,
    ) -> Result<Option<Self>, Report> {
        let mut report = Report::default();
        let in_force = match project.variants_in_force() {
            Ok(own) => own,
            Err(missing) => {
                report.add(finding(Place::Document, missing.message(), "unplayable-help"));
                return Err(report);
            }
        };
        if in_force.is_empty() {
            return Ok(None);
        }
        for (at, trouble) in words::troubles::<V>(project).into_iter().filter(|(at, _)| project.variants[*at].on) {
            let message = Phrase::new("unplayable-variant")
                .with("variant", &project.variants[at].document.id)
                .with("place", &trouble.name)
                .said("why", trouble.message);
            report.add(finding(Place::Rule(trouble.name), message, "unplayable-variant-help"));
        }
        if !report.is_playable() {
            return Err(report);
        }
        let own: Vec<LoadedVariant> = in_force.into_iter().cloned().collect();
        let (mut rules, mut before) = (Vec::new(), Vec::new());
        for (variant, loaded) in own.iter().enumerate() {
            let document = &loaded.document;
            for (number, rule) in (1..).zip(&document.rules) {
                let atom = Atom::kept(&rule.atom_in(&document.id, number));
                let identity = numbered(&mut before, content(rule));
                let (name, rule) = (rule.name_in(&document.id, number), rule.clone());
                rules.push(VariantRule { variant, atom, name, rule, identity });
            }
        }
        Ok(Some(Self {
            flags: own.iter().flat_map(|own| own.document.flags.iter().cloned()).collect(),
            regions: project.map.regions.iter().map(|own| (own.id.clone(), own.members.clone())).collect(),
            names: names.map(|name| as_tag(&name)).collect(),
            credits: own.iter().map(|own| Credit::from_variant(&own.document)).collect(),
            own,
            rules,
        }))
    }

    /// A parameter of the rulebook as changed by the rules that set it, within its limits.
    pub(crate) fn figure(&self, parameter: &Parameter, mut figure: i32) -> i32 {
        let is_own = |what: &Quantity| matches!(what, Quantity::Figure(name) if name == parameter.name);
        let mut ops: Vec<(&Operation, &LoadedVariant)> = Vec::new();
        for own in &self.rules {
            if let Rule::Adjust { what, cond, op, .. } = &own.rule
                && is_own(what)
                && Reader::new(&Timeless(&self.own[own.variant]), Vec::new()).holds(cond)
            {
                ops.push((op, &self.own[own.variant]));
            }
        }
        ops.sort_by_key(|(op, _)| rank(op));
        for (op, own) in ops {
            let timeless = Timeless(own);
            figure = changed(figure, op, |number| Reader::new(&timeless, Vec::new()).number(number));
            figure = figure.clamp(parameter.range.0, parameter.range.1);
        }
        figure
    }

    /// The number of the flag with this name.
    pub(super) fn flag(&self, name: &str) -> Option<u16> {
        self.flags.iter().position(|own| own.id == name).map(|at| at as u16)
    }

    /// Whether a flag has this duration.
    pub(super) fn lasts(&self, flag: u16, how_long: Lasts) -> bool {
        self.flags.get(usize::from(flag)).is_some_and(|own| own.lasts == how_long)
    }

    /// The table with this name, and its number.
    pub(super) fn table(&self, name: &str) -> Option<(u16, &Table)> {
        (0..).zip(self.own.iter().flat_map(|own| &own.document.tables)).find(|(_, own)| own.id == name)
    }

    /// The name of the table with this number.
    pub(crate) fn table_name(&self, number: u16) -> &str {
        let mut all = self.own.iter().flat_map(|own| &own.document.tables);
        all.nth(usize::from(number)).map_or("?", |table| table.id.as_str())
    }

    /// The name of the flag with this number.
    pub(crate) fn flag_name(&self, number: u16) -> &str {
        self.flags.get(usize::from(number)).map_or("?", |flag| flag.id.as_str())
    }

    /// The flag with this number, if it has an icon.
    pub(crate) fn shown(&self, number: u16) -> Option<&Flag> {
        self.flags.get(usize::from(number)).filter(|flag| !flag.icon.is_empty())
    }

    /// The rule cited under an atom.
    pub(crate) fn cited(&self, atom: Atom) -> Option<&VariantRule> {
        self.rules.iter().find(|own| own.atom == atom)
    }

    /// The rules of all variants.
    pub(crate) fn rules(&self) -> &[VariantRule] {
        &self.rules
    }
}

/// The rank of an operation: of several, those that set a value come first, then sums, then halves, then bounds.
pub(super) const fn rank(op: &Operation) -> u8 {
    match op {
        Operation::Set(_) => 0,
        Operation::Add(_) => 1,
        Operation::Halve => 2,
        Operation::AtLeast(_) | Operation::AtMost(_) | Operation::Allow | Operation::Forbid => 3,
    }
}

/// The result of an operation on a number.
pub(super) fn changed(value: i32, op: &Operation, mut number: impl FnMut(&crate::variant::Number) -> i32) -> i32 {
    match op {
        Operation::Set(to) => number(to),
        Operation::Add(by) => value.saturating_add(number(by)),
        Operation::Halve => Operation::halve(value),
        Operation::AtLeast(least) => value.max(number(least)),
        Operation::AtMost(most) => value.min(number(most)),
        Operation::Allow | Operation::Forbid => value,
    }
}

/// What a rule does, without its name, citation and text; nothing in particular for one that offers nothing.
fn content(rule: &Rule) -> Identity {
    match rule {
        Rule::When { on: on @ Occasion::Offer(..), by, cond, act, .. } => {
            Identity::of_text(&text::line(&(on, by, cond, act)))
        }
        _ => Identity::NONE,
    }
}

fn finding(place: Place, message: Phrase, help: &'static str) -> Finding {
    Finding::unplayable(DocumentRef::Scenario, place, message, help)
}

#[cfg(test)]
mod tests {
    use super::content;
    use crate::variant::Variant;

    /// What one rule does, of a variant that has only this one.
    fn does(rule: &str) -> crate::draw::Identity {
        let head = r#"format: 1, id: "own", title: (en: "Own"), by: Painted"#;
        let text = format!("Variant({head}, rules: [{rule}])");
        let variant: Variant = crate::text::read(&text).unwrap_or_else(|error| panic!("{rule}: {error:?}"));
        content(&variant.rules[0])
    }

    #[test]
    fn an_offer_is_known_by_what_it_does_and_not_by_its_name() {
        let rule = |head: &str, tag: &str, tail: &str| {
            does(&format!(
                r#"When({head}on: Offer(TexanMove, Units(Is(It, "{tag}"))), by: May(texan), do: [Mark("tired", It)]{tail})"#
            ))
        };
        let own = rule(r#"id: "own.rest", "#, "rifleman", "");
        assert_eq!(rule(r#"id: "own.other", cites: "V9.a", "#, "rifleman", r#", says: (en: "Rest?")"#), own);
        assert_ne!(rule(r#"id: "own.rest", "#, "infantry", ""), own);
    }
}
