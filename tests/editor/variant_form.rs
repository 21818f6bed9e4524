//! The rules of a variant as forms.

use bexar::gui::FONTS;
use bexar::gui::panel::variant_form::{Around, Message, Section, State, update, view};
use bexar::gui::theme::{self, Mode};
use bexar::words::Voice;
use iced::widget::text_editor::{Action, Edit};
use iced::{Element, Settings, Size};
use iced_test::Simulator;
use rules::phrase::Phrase;
use rules::place::Place;
use rules::project::DocumentRef;
use rules::report::{Finding, Severity};
use rules::text;
use rules::variant::grammar::{FormEdit, SlotClass, tree};
use rules::variant::{Condition, Effect, Operation, Quantity, Rule, Thing, Variant, tell};
use rules::words::Language;

use crate::looks::eye::Eye;

/// The variants of the test, so that changes of the bundled ones do not affect it.
const DOORS: &str = include_str!("looks/doors.variant.ron");
const EVERY_WORD: &str = include_str!("../../editor/core/src/explain/variant/tests/every_word.variant.ron");
const PAGE: Size = Size::new(960.0, 760.0);
const NARROW: Size = Size::new(384.0, 700.0);

/// A designer using the form.
struct Designer {
    state: State,
    variant: Variant,
    voice: Voice,
    findings: Vec<Finding>,
}

impl Designer {
    fn at(text: &str) -> Self {
        let variant = text::read(text).expect("it comes with the program");
        Self { state: State::default(), variant, voice: Voice::new(Language::English), findings: Vec::new() }
    }

    fn send(&mut self, message: Message) {
        if let Some(changed) = update(&mut self.state, message, &self.variant) {
            self.variant = changed;
        }
    }

    fn view(&self) -> Element<'_, Message> {
        view(&self.state, &self.variant, Around { findings: &self.findings, ..Around::default() }, &self.voice)
    }

    fn page(&self) -> Simulator<'_, Message> {
        let fonts = FONTS.map(Into::into).to_vec();
        let settings = Settings { fonts, default_font: theme::FONT, ..Settings::default() };
        Simulator::with_size(settings, PAGE, self.view())
    }

    /// Presses the widget with this text.
    #[track_caller]
    fn press(&mut self, words: &str) {
        let mut page = self.page();
        page.click(words).unwrap_or_else(|_| panic!("“{words}” is not shown"));
        let messages: Vec<_> = page.into_messages().collect();
        assert!(!messages.is_empty(), "“{words}” cannot be pressed");
        for message in messages {
            self.send(message);
        }
    }

    fn shows(&self, words: &str) -> bool {
        self.page().find(words).is_ok()
    }
}

/// Returns the index of a list in a variant.
fn slot(name: &str) -> usize {
    SlotClass::Variant.words()[0].slots.iter().position(|slot| slot.name == name).expect("a list of variants")
}

#[test]
fn a_word_unfolds_and_another_takes_its_place_and_the_sentence_follows() {
    let mut designer = Designer::at(DOORS);
    designer.press("No zone of control across a shut door");
    let says = designer.voice.say(&tell(&designer.variant.rules[3], &designer.variant));
    assert!(says.starts_with("Zones of control") && designer.shows(&says), "{says}");
    designer.press("is forbidden");
    designer.press("is allowed");
    assert!(!designer.shows(&says));
    assert!(matches!(&designer.variant.rules[3], Rule::Adjust { op: Operation::Allow, what: Quantity::ZocAcross, .. }));
}

#[test]
fn a_rule_is_added_and_put_together_with_nothing_but_presses() {
    let mut designer = Designer::at(DOORS);
    let before = designer.variant.clone();
    designer.press("+ Change…");
    assert_eq!(designer.variant.rules.len(), before.rules.len() + 1);
    designer.press("always");
    designer.press("… is Texan, infantry, a wall, inside, routed…");
    assert!(
        matches!(designer.variant.rules.last(), Some(Rule::Adjust { cond: Condition::Is(Thing::Unit, _), .. })),
        "{:?}",
        designer.variant.rules.last()
    );
    designer.press("Delete");
    assert_eq!(designer.variant, before);
}

#[test]
fn what_is_no_figure_stays_in_its_field_and_changes_nothing() {
    let mut designer = Designer::at(DOORS);
    let before = designer.variant.clone();
    designer.send(Message::Sectioned(Section::Figures));
    designer.send(Message::Typed(vec![slot("params"), 0, 1], "two".to_owned()));
    assert_eq!(designer.variant, before);
    designer.send(Message::Typed(vec![slot("params"), 0, 1], "3".to_owned()));
    assert_eq!(designer.variant.params[0].is, 3);
}

#[test]
fn what_is_found_wrong_stands_at_its_rule_and_nowhere_else() {
    let mut designer = Designer::at(DOORS);
    designer.findings = vec![Finding {
        lint: "unplayable",
        severity: Severity::Error,
        part: DocumentRef::Scenario,
        place: Place::Rule("doors.2".to_owned()),
        message: Phrase::new("variant-unknown").word("sort", "variant-sort-flag").with("name", "shut"),
        help: Phrase::new("unplayable-variant-help"),
        fix: None,
    }];
    let says = "no flag is called `shut`";
    assert!(!designer.shows(says));
    designer.state.show(&Place::Rule("doors.2".to_owned()), &designer.variant);
    assert!(designer.shows(says));
    designer.state.show(&Place::Row { table: "rules", row: "doors.break".to_owned() }, &designer.variant);
    assert!(!designer.shows(says) && designer.shows("for each"));
}

#[test]
fn a_paragraph_is_opened_and_written_in() {
    let mut designer = Designer::at(DOORS);
    let (before, note) = (designer.variant.clone(), vec![slot("notes"), 1]);
    designer.send(Message::Sectioned(Section::About));
    designer.press(&before.notes[1].en.clone());
    designer.send(Message::Written(0, Action::Edit(Edit::Insert('Y'))));
    assert_eq!(designer.variant.notes[1].en, format!("Y{}", before.notes[1].en));
    assert_eq!(designer.variant.notes[1].fr, before.notes[1].fr);
    // When it is reverted from outside, the edit in progress is dropped.
    designer.variant = before.clone();
    assert!(designer.shows(&before.notes[1].en));
    designer.send(Message::Done(note, FormEdit::Remove));
    assert_eq!(designer.variant.notes.len(), before.notes.len() - 1);
}

#[test]
fn a_flag_with_a_new_name_is_spoken_of_by_it() {
    let mut designer = Designer::at(DOORS);
    designer.send(Message::Sectioned(Section::Flags));
    let name = vec![slot("flags"), 0, 0];
    for typed in ["", "b", "broken", "barred"] {
        designer.send(Message::Typed(name.clone(), typed.to_owned()));
    }
    let written = text::write(&designer.variant);
    assert!(written.contains("Has(\"barred\", Via)") && !written.contains("\"closed\", Via"), "{written}");
    assert_eq!(designer.variant.flags[1].id, "broken");
}

#[test]
fn every_place_of_every_section_can_be_shown_and_unfolded() {
    let mut designer = Designer::at(EVERY_WORD);
    for language in [Language::English, Language::French] {
        designer.voice = Voice::new(language);
        let whole = tree(&designer.variant);
        for (section, lists) in [
            (Section::Rules, &["rules"][..]),
            (Section::Tables, &["tables"]),
            (Section::Flags, &["flags"]),
            (Section::Figures, &["params", "opts"]),
            (Section::Map, &["regions", "kinds"]),
        ] {
            designer.send(Message::Sectioned(section));
            for list in lists {
                for at in 0..whole.kids[slot(list)].kids.len() {
                    designer.send(Message::Chosen(vec![slot(list), at]));
                    designer.send(Message::Unfolded(vec![slot(list), at, 2]));
                    let found = designer.page().find(|seen: iced_test::selector::Candidate<'_>| match seen {
                        iced_test::selector::Candidate::Text { content, .. }
                            if ["word-", "slot-", "form-", "{", "telling-"]
                                .iter()
                                .any(|own| content.starts_with(own)) =>
                        {
                            Some(content.to_owned())
                        }
                        _ => None,
                    });
                    assert!(found.is_err(), "{list} {at}: {found:?}");
                }
            }
        }
        designer.send(Message::Sectioned(Section::About));
        let _ = designer.page();
    }
}

#[test]
fn the_form_looks_as_it_did() {
    let mut eye = Eye::open();
    let mut designer = Designer::at(DOORS);
    let look = |eye: &mut Eye, designer: &Designer, name: &str, mode: Mode| {
        let size = if name.contains("narrow") { NARROW } else { PAGE };
        eye.alone(name, designer.view(), &mode.theme(), size);
    };
    look(&mut eye, &designer, "variant-form-light", Mode::Light);
    look(&mut eye, &designer, "variant-form-dark", Mode::Dark);
    designer.send(Message::Chosen(vec![slot("rules"), 7]));
    designer.send(Message::Unfolded(vec![slot("rules"), 7, 3]));
    look(&mut eye, &designer, "variant-form-unfolded-light", Mode::Light);
    look(&mut eye, &designer, "variant-form-unfolded-dark", Mode::Dark);
    designer.voice = Voice::new(Language::French);
    designer.send(Message::Chosen(vec![slot("rules"), 6]));
    look(&mut eye, &designer, "variant-form-french", Mode::Light);
    designer.voice = Voice::new(Language::English);
    for (name, section) in [
        ("variant-form-tables", Section::Tables),
        ("variant-form-flags", Section::Flags),
        ("variant-form-figures", Section::Figures),
        ("variant-form-about", Section::About),
        ("variant-form-map", Section::Map),
    ] {
        designer.send(Message::Sectioned(section));
        look(&mut eye, &designer, name, Mode::Light);
    }
    designer.send(Message::Sectioned(Section::About));
    designer.send(Message::Opened(vec![slot("notes"), 1]));
    look(&mut eye, &designer, "variant-form-writing", Mode::Light);
    designer.send(Message::Sectioned(Section::Rules));
    designer.send(Message::Chosen(vec![slot("rules"), 0]));
    designer.send(Message::Unfolded(vec![slot("rules"), 0, 5, 0, 0]));
    look(&mut eye, &designer, "variant-form-names", Mode::Light);
    designer.send(Message::Chosen(vec![slot("rules"), 1]));
    look(&mut eye, &designer, "variant-form-narrow", Mode::Light);
    designer.send(Message::Sectioned(Section::Tables));
    look(&mut eye, &designer, "variant-form-narrow-tables", Mode::Light);
    let mut designer = Designer::at(EVERY_WORD);
    let supplies =
        |rule: &Rule| matches!(rule, Rule::When { act, .. } if act.iter().any(|own| matches!(own, Effect::Supply(_))));
    let at = designer.variant.rules.iter().position(supplies).expect("a rule that supplies batteries");
    designer.send(Message::Chosen(vec![slot("rules"), at]));
    look(&mut eye, &designer, "variant-form-supply", Mode::Light);
    designer.send(Message::Sectioned(Section::Tables));
    look(&mut eye, &designer, "variant-form-three-tables", Mode::Light);
    designer.send(Message::Sectioned(Section::Map));
    look(&mut eye, &designer, "variant-form-region", Mode::Light);
    designer.variant.flags.clear();
    designer.send(Message::Sectioned(Section::Flags));
    look(&mut eye, &designer, "variant-form-empty", Mode::Light);
    eye.close();
}
