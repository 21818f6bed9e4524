//! The settings of a variant for its user: its figures and choices as a form. Deviations from the defaults of the
//! variant are marked, and a button resets them.

use iced::widget::{Column, button, column, row, text, text_input};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;
use rules::project::LoadedVariant;
use rules::variant::{Opt, Param};

use super::value::{Field, Value};
use super::{Message, edits};
use crate::gui::document::OpenDocument;
use crate::gui::panel::tuning;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, group, icon_button, pressed};
use crate::words::Voice;

/// The width of a number field, in px.
const NUMBER: f32 = 64.0;

/// Text typed into a field that is not in the scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Draft {
    /// The scenario's name of the variant, and the figure.
    of: (String, String),
    text: String,
    wrong: Phrase,
    /// The value of the figure when the text was typed: once it has changed, the draft is dropped.
    held: i32,
}

/// Applies what was typed or picked as soon as it is valid. Until then it stays as a draft.
///
/// # Errors
///
/// Fails if there is no such variant, or if it has no such figure or choice.
pub(super) fn enter(
    draft: &mut Option<Draft>,
    document: &mut OpenDocument,
    at: usize,
    field: &Field,
    typed: String,
) -> Result<(), Phrase> {
    *draft = None;
    let gone = || Phrase::new("gui-variant-gone");
    let own = document.variants().get(at).ok_or_else(gone)?;
    match field {
        Field::Figure(id) => {
            let param = own.document.params.iter().find(|param| param.id == *id).ok_or_else(gone)?;
            let range = param.least..=param.most;
            let number = typed.trim().parse().ok().filter(|number| range.contains(number));
            if let Some(number) = number {
                edits::set(document, at, field, Some(Value::Figure(number)))
            } else {
                let wrong = Phrase::new("gui-counter-number").with("least", param.least).with("most", param.most);
                let of = (own.name.clone(), id.clone());
                *draft = Some(Draft { of, text: typed, wrong, held: figure(own, param) });
                Ok(())
            }
        }
        Field::Choice(id) => {
            let opt = own.document.opts.iter().find(|opt| opt.id == *id).ok_or_else(gone)?;
            if !opt.choices.contains(&typed) {
                return Err(gone());
            }
            edits::set(document, at, field, Some(Value::Choice(typed)))
        }
    }
}

/// The current value of a figure.
fn figure(own: &LoadedVariant, param: &Param) -> i32 {
    own.params.get(&param.id).copied().unwrap_or(param.is)
}

/// The form; `None` if there is nothing to set.
pub(super) fn view<'a>(
    draft: Option<&'a Draft>,
    at: usize,
    own: &'a LoadedVariant,
    voice: &Voice,
) -> Option<Element<'a, Message>> {
    let variant = &own.document;
    if variant.params.is_empty() && variant.opts.is_empty() {
        return None;
    }
    let figures = variant.params.iter().map(|param| {
        let draft = draft.filter(|draft| draft.of == (own.name.clone(), param.id.clone()));
        of_figure(draft, at, own, param, voice)
    });
    let choices = variant.opts.iter().map(|opt| of_choice(at, own, opt, voice));
    let form = Column::new().push(group(voice.text("variant-settings"))).extend(figures).extend(choices);
    Some(form.spacing(theme::NEAR).into())
}

fn of_figure<'a>(
    draft: Option<&'a Draft>,
    at: usize,
    own: &LoadedVariant,
    param: &'a Param,
    voice: &Voice,
) -> Element<'a, Message> {
    let now = figure(own, param);
    let draft = draft.filter(|draft| draft.held == now);
    let (shown, wrong) = draft.map_or_else(|| (now.to_string(), None), |own| (own.text.clone(), Some(&own.wrong)));
    let field = Field::Figure(param.id.clone());
    let entered = field.clone();
    let input = text_input("", &shown)
        .id(field_id(&param.id))
        .size(theme::TEXT)
        .padding([4, 6])
        .width(NUMBER)
        .on_input(move |typed| Message::Entered(at, entered.clone(), typed));
    let range = Phrase::new("explain-parameter-number").with("default", param.is).with("low", param.least);
    let about = about(voice.words(&param.says), &param.id, voice.say(&range.with("high", param.most)));
    let changed = now != param.is;
    let wrong = wrong.map(|why| text(voice.say(why)).size(theme::SMALL).style(Tint::Error.text()));
    let balance = own.on.then(|| format!("{}.{}", own.document.id, param.id));
    let balance = balance.map(|name| tuning::button(Message::BalanceAsked(name), voice));
    let head = row![about(changed)].push(input).push(balance).push(reset(changed, at, field, voice));
    column![head.spacing(theme::NEAR).align_y(Center)].push(wrong).spacing(2).into()
}

fn of_choice<'a>(at: usize, own: &LoadedVariant, opt: &'a Opt, voice: &Voice) -> Element<'a, Message> {
    let first = opt.choices.first();
    let now = own.opts.get(&opt.id).or(first);
    let field = Field::Choice(opt.id.clone());
    let choices = opt.choices.iter().map(|own| {
        let face = text(voice.choice(own)).size(theme::SMALL);
        let press = button(face).padding([3, 8]).style(theme::flat(Some(own) == now));
        pressed(press, Message::Entered(at, field.clone(), own.clone()))
    });
    let default = first.map(|first| voice.choice(first)).unwrap_or_default();
    let default = voice.say(&Phrase::new("explain-parameter-text").with("default", default));
    let changed = now != first;
    let about = about(voice.words(&opt.says), &opt.id, default);
    let choices = row(choices).spacing(2).wrap();
    let head = row![about(changed)].push(reset(changed, at, field.clone(), voice)).align_y(Center);
    column![head, choices].spacing(2).into()
}

/// The meaning of a setting, its name and its default.
fn about<'a>(says: String, id: &'a str, figures: String) -> impl FnOnce(bool) -> Element<'a, Message> {
    move |changed| {
        let meaning = text(if says.is_empty() { id.to_owned() } else { says }).size(theme::TEXT);
        let meaning = if changed { meaning.font(theme::BOLD) } else { meaning };
        column![meaning, aside(format!("{id} · {figures}"))].spacing(2).width(Fill).into()
    }
}

fn reset<'a>(changed: bool, at: usize, field: Field, voice: &Voice) -> Option<Element<'a, Message>> {
    changed.then(|| icon_button(Icon::Undo, voice.text("rulebook-reset"), Some(Message::Reset(at, field))))
}

/// The id of the field of a figure.
pub fn field_id(id: &str) -> iced::widget::Id {
    iced::widget::Id::from(format!("variant-figure-{id}"))
}
