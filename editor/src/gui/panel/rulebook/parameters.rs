//! The parameters as a searchable form: each with its meaning, default, range, rule and value.

use iced::widget::{Column, button, column, container, row, scrollable, text, text_input, toggler, tooltip};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;
use rules::place::Place;
use rules::rulebook::{Parameter, ParameterValue, Rulebook};

use super::{Field, Message, SEARCH, State, written};
use crate::explain::indexes;
use crate::gui::document::OpenDocument;
use crate::gui::panel::{findings, tuning};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, group, hinted, icon_button, line, pressed, words};
use crate::words::{Voice, formed};

/// The width of a number field, in px.
const NUMBER: f32 = 72.0;
/// The width of a rule number, in px.
const RULE: f32 = 52.0;
/// The width of a text field, in px.
const TEXT: f32 = 168.0;

/// Parses typed text as a value of a parameter.
///
/// # Errors
///
/// Returns why it is not a valid value.
pub(super) fn read(parameter: &Parameter, text: &str) -> Result<ParameterValue, Phrase> {
    let (low, high) = parameter.range;
    match parameter.default_value() {
        ParameterValue::Number(_) => {
            let number = text.trim().parse().ok().filter(|number| (low..=high).contains(number));
            let wrong = || Phrase::new("gui-counter-number").with("least", low).with("most", high);
            number.map(ParameterValue::Number).ok_or_else(wrong)
        }
        ParameterValue::Flag(_) => Ok(ParameterValue::Flag(text == "1")),
        ParameterValue::Text(default) => {
            let value = ParameterValue::Text(text.to_owned());
            if parameter.fits(&value) { Ok(value) } else { Err(Phrase::new("gui-rule-text").with("default", default)) }
        }
    }
}

/// Builds the form.
pub(super) fn view<'a>(state: &'a State, document: &'a OpenDocument, voice: &Voice) -> Element<'a, Message> {
    let rulebook = &document.project().rulebook;
    let search = text_input(&voice.text("rulebook-search"), &state.search)
        .id(SEARCH)
        .size(theme::TEXT)
        .padding([5, 8])
        .on_input(Message::Searched);
    let only = toggler(state.changed_only)
        .label(voice.text("rulebook-changed-only"))
        .text_size(theme::SMALL)
        .size(14)
        .on_toggle(Message::ChangedOnly);
    let head = container(row![search, only].spacing(theme::NEAR).align_y(Center)).padding([theme::NEAR, theme::APART]);
    let wanted =
        |own: &&Parameter| (!state.changed_only || is_changed(rulebook, own)) && is_sought(own, &state.search, voice);
    let [optional, others] = [true, false].map(|optional| -> Vec<_> {
        let own = rulebook.system.parameters().iter().filter(|own| own.is_switch() == optional);
        own.filter(wanted).map(|own| entry(own, state, document, voice)).collect()
    });
    if optional.is_empty() && others.is_empty() {
        let nothing = container(words(voice.text("rulebook-none")).style(theme::faint)).padding(theme::APART);
        return column![head, line(), nothing].into();
    }
    let mut list = Column::new().spacing(theme::APART).padding(theme::BESIDE_BAR);
    for (title, entries) in [("rulebook-optional", optional), ("rulebook-all", others)] {
        if !entries.is_empty() {
            list = list.push(group(voice.text(title))).extend(entries);
        }
    }
    column![head, line(), scrollable(list).height(Fill).width(Fill)].into()
}

/// Whether the rulebook deviates from the published rules.
fn is_changed(rulebook: &Rulebook, parameter: &Parameter) -> bool {
    rulebook.value(parameter.name) != Some(parameter.default_value())
}

/// Whether each search word occurs in the name, the explanation or the rule number of a parameter.
fn is_sought(parameter: &Parameter, search: &str, voice: &Voice) -> bool {
    if search.trim().is_empty() {
        return true;
    }
    let about = format!("{} {} {}", parameter.name, voice.text(&parameter.word()), parameter.atom).to_lowercase();
    search.to_lowercase().split_whitespace().all(|word| about.contains(word))
}

fn entry<'a>(
    parameter: &'static Parameter,
    state: &'a State,
    document: &OpenDocument,
    voice: &Voice,
) -> Element<'a, Message> {
    let rulebook = &document.project().rulebook;
    let changed = is_changed(rulebook, parameter);
    let value = rulebook.value(parameter.name).unwrap_or_else(|| parameter.default_value());
    let field = Field::Parameter(parameter.name);
    let (shown, wrong) = state.shown(field, written(&value));
    let about = text(voice.text(&parameter.word())).size(theme::TEXT);
    let about = if changed { about.font(theme::BOLD) } else { about };
    let figures = aside(format!("{} · {}", parameter.name, voice.figures(parameter)));
    let rule = hinted(aside(parameter.atom).width(RULE), rule_text(parameter, voice), tooltip::Position::Left);
    let reset =
        changed.then(|| icon_button(Icon::Undo, voice.text("rulebook-reset"), Some(Message::Reset(parameter.name))));
    let is_number = matches!(value, ParameterValue::Number(_)) && parameter.range.0 < parameter.range.1;
    let balance = is_number.then(|| tuning::button(Message::BalanceAsked(parameter.name.to_owned()), voice));
    let enter = move |text| Message::Entered(field, text);
    let control: Option<Element<'a, Message>> = match value {
        _ if !parameter.allowed.is_empty() => None,
        ParameterValue::Flag(on) => {
            Some(toggler(on).size(16).on_toggle(move |on| enter(i32::from(on).to_string())).into())
        }
        ParameterValue::Number(_) | ParameterValue::Text(_) => {
            // A hex number is as short as any other.
            let short = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
            let is_short = match parameter.default_value() {
                ParameterValue::Text(default) => short(&default),
                ParameterValue::Number(_) | ParameterValue::Flag(_) => true,
            };
            let width = if is_short { NUMBER } else { TEXT };
            let input = text_input("", &shown).id(parameter.name).size(theme::TEXT).padding([4, 6]).on_input(enter);
            Some(input.width(width).into())
        }
    };
    let choices = (!parameter.allowed.is_empty()).then(|| {
        row(parameter.allowed.iter().map(|word| {
            let face = text(choice(word, voice)).size(theme::SMALL);
            let press = button(face).padding([3, 8]).style(theme::flat(*word == shown));
            pressed(press, Message::Entered(field, (*word).to_owned()))
        }))
        .spacing(2)
        .wrap()
    });
    let wrong = wrong.map(|why| text(voice.say(why)).size(theme::SMALL).style(Tint::Error.text()));
    let found = findings::about(
        document.report(),
        |finding| matches!(&finding.place, Place::Rule(name) if name == parameter.name),
        voice,
    );
    let said = column![about, figures].spacing(2).width(Fill);
    column![row![said].push(control).push(balance).push(reset).push(rule).spacing(theme::NEAR).align_y(Center)]
        .push(choices)
        .push(wrong)
        .push(found)
        .spacing(theme::STEP)
        .into()
}

/// The label of a choice of a parameter; fractions are their own label.
fn choice(word: &str, voice: &Voice) -> String {
    if word.starts_with(|first: char| first.is_ascii_digit()) {
        return word.to_owned();
    }
    voice.text(&formed::choice(word))
}

/// The text of the rules a parameter comes from.
fn rule_text(parameter: &Parameter, voice: &Voice) -> String {
    let texts: Vec<_> = indexes::find(parameter.atom).iter().map(|rule| voice.text(&rule.atom.word())).collect();
    texts.join("\n")
}

#[cfg(test)]
mod tests {
    use rules::rulebook::System;
    use rules::words::Language;

    use super::*;

    #[test]
    fn whatever_may_be_chosen_has_words() {
        for language in [Language::English, Language::French] {
            let voice = Voice::new(language);
            for word in System::all_parameters().flat_map(|own| own.allowed) {
                assert!(!choice(word, &voice).starts_with("choice-"), "{language:?}: {word}");
            }
        }
    }

    #[test]
    fn every_word_sought_must_be_there_in_the_language_shown() {
        let found = |search: &str, language| {
            let voice = Voice::new(language);
            System::Alamo
                .parameters()
                .iter()
                .filter(|own| is_sought(own, search, &voice))
                .map(|own| own.name)
                .collect::<Vec<_>>()
        };
        assert_eq!(found("  ", Language::French).len(), System::Alamo.parameters().len());
        assert_eq!(found("entry areas a16", Language::English), [] as [&str; 0]);
        assert_eq!(found("ENTRY areas map", Language::English), ["setup.entry_areas"]);
        assert_eq!(found("zones d’entrée carte", Language::French), ["setup.entry_areas"]);
        assert_eq!(found("zones d’entrée carte", Language::English), [] as [&str; 0]);
        assert!(found("move.", Language::French).contains(&"move.ma"));
    }
}
