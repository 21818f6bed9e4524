//! The form of the chosen entry: both faces, every field, and the findings about it.

use iced::widget::{button, column, container, row, scrollable, space, text, text_input, tooltip};
use iced::{Center, Element, Fill, FillPortion};
use rules::place::Place;
use rules::project::DocumentRef;
use rules::provenance::{Kind as Origin, Provenance};
use rules::report::Finding;
use rules::words::Language;

use super::entry::{MixEntry, MixKind};
use super::field::{Datum, Field};
use super::{Draft, Message, State};
use crate::gui::document::OpenDocument;
use crate::gui::panel::{findings, tuning};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, heading, hinted, icon_button, pressed, words};
use crate::words::Voice;

/// The width of the field labels, in px.
const NAMES: f32 = 108.0;
/// The width of a number field, in px.
const NUMBER: f32 = 88.0;

/// Builds the form.
pub(super) fn view<'a>(
    state: &'a State,
    entry: &MixEntry,
    document: &OpenDocument,
    voice: &Voice,
) -> Element<'a, Message> {
    let draft = state.draft.as_ref().filter(|draft| draft.of == *entry);
    let form = FieldContext { draft, entry, voice };
    let close = icon_button(Icon::Close, voice.text("counter-close"), Some(Message::Chosen(None)));
    let title =
        row![heading(voice.text(entry.kind().word())), aside(entry.id().to_owned()), space::horizontal(), close]
            .spacing(theme::NEAR)
            .align_y(Center);
    // A separate line: French labels are wider than the panel.
    let deeds = row![
        form.deed("gui-rename", "gui-rename-about", Message::RenameAsked),
        form.deed("counter-twin", "counter-twin-about", Message::TwinAsked),
        form.deed("counter-delete", "counter-delete-about", Message::DeleteAsked),
    ]
    .spacing(theme::NEAR);
    let fields = match entry.kind() {
        MixKind::Unit => form.unit(document),
        MixKind::Leader => form.leader(document),
        MixKind::Battery => form.battery(),
        MixKind::Piece => form.piece(document),
        MixKind::Column => form.column(),
    };
    let found = findings::about(document.report(), |finding| speaks_of(finding, entry), voice);
    let body = column![container(state.preview.view()).center_x(Fill), form.texts("counter-id", &[Field::Id])]
        .extend(fields)
        .push(entry.by().map(|_| form.source()))
        .push(found)
        .spacing(theme::NEAR)
        .padding(theme::BESIDE_BAR);
    let head = container(column![title, deeds].spacing(theme::STEP)).padding([theme::STEP, theme::APART]);
    let head = head.width(Fill).style(theme::bar);
    column![head, scrollable(body).height(Fill).width(Fill)].height(FillPortion(3)).into()
}

/// Whether a finding is about an entry or one of its pieces.
fn speaks_of(finding: &Finding, entry: &MixEntry) -> bool {
    match (&finding.place, entry.kind()) {
        (Place::Column(id), MixKind::Column) => id == entry.id(),
        (Place::Counter(id), MixKind::Unit | MixKind::Leader | MixKind::Battery | MixKind::Piece) => {
            finding.part == DocumentRef::Counters && id == entry.id()
        }
        (Place::Placement(piece), MixKind::Unit | MixKind::Leader | MixKind::Battery | MixKind::Piece) => {
            piece.starts_with(entry.id()) && entry.pieces().any(|own| own == *piece)
        }
        _ => false,
    }
}

/// The context of every field.
struct FieldContext<'a, 'v> {
    draft: Option<&'a Draft>,
    entry: &'v MixEntry,
    voice: &'v Voice,
}

impl<'a> FieldContext<'a, '_> {
    fn deed(&self, id: &str, about: &str, message: Message) -> Element<'a, Message> {
        let face = button(text(self.voice.text(id)).size(theme::SMALL)).padding([4, 8]).style(theme::outlined);
        hinted(pressed(face, message), self.voice.text(about), tooltip::Position::Bottom)
    }

    fn unit(&self, document: &OpenDocument) -> Vec<Element<'a, Message>> {
        vec![
            self.texts("counter-name", &[Field::NameEn, Field::NameFr]),
            self.quantity(),
            self.choice("counter-field-side", Field::Side),
            self.columns(document),
            self.branches(),
            self.texts("counter-field-origin", &[Field::Origin]),
            self.captions(),
            self.numbers("counter-front", &[Field::Fire, Field::Melee, Field::Morale]),
            self.numbers("counter-back", &[Field::ReducedFire, Field::ReducedMelee, Field::ReducedMorale]),
        ]
    }

    fn leader(&self, document: &OpenDocument) -> Vec<Element<'a, Message>> {
        vec![
            self.texts("counter-name", &[Field::NameEn, Field::NameFr]),
            self.choice("counter-field-side", Field::Side),
            self.columns(document),
            self.numbers("counter-field-rating", &[Field::Rating]),
            self.texts("counter-replacement", &[Field::ReplacementEn, Field::ReplacementFr]),
            self.numbers("counter-replacement-rating", &[Field::ReplacementRating]),
            aside(self.voice.text("counter-replacement-about")).into(),
        ]
    }

    fn battery(&self) -> Vec<Element<'a, Message>> {
        vec![
            self.quantity(),
            self.numbers("counter-field-pounds", &[Field::Pounds]),
            self.numbers("counter-field-strength", &[Field::Strength]),
        ]
    }

    fn piece(&self, document: &OpenDocument) -> Vec<Element<'a, Message>> {
        vec![
            self.texts("counter-name", &[Field::NameEn, Field::NameFr]),
            self.quantity(),
            self.choice("counter-field-side", Field::Side),
            self.kinds(document),
            self.texts("counter-field-group", &[Field::Group]),
        ]
    }

    /// The piece kinds that the game system declares for the side of this piece.
    fn kinds(&self, document: &OpenDocument) -> Element<'a, Message> {
        let Some(Datum::Text(held)) = Field::PieceKind.read(self.entry) else { return space().into() };
        let side = Field::Side.read(self.entry);
        let declared = document.project().rulebook.system.piece_kinds().iter();
        let own = declared.filter(|kind| side == Some(Datum::Choice(kind.side.word()))).map(|kind| kind.name);
        let own: Vec<&str> = own.collect();
        // An undeclared kind is shown too, so that the user sees it and can change it.
        let stray = Some(held.as_str()).filter(|held| !held.is_empty() && !own.contains(held));
        let choices = own.iter().copied().chain(stray).map(|kind| {
            self.pick(kind.to_owned(), 8, kind == held, Message::Entered(Field::PieceKind, kind.to_owned()))
        });
        self.picks("counter-field-piece-kind", choices.collect())
    }

    fn column(&self) -> Vec<Element<'a, Message>> {
        vec![
            self.texts("counter-name", &[Field::NameEn, Field::NameFr]),
            self.choice("counter-field-reserve", Field::Reserve),
            aside(self.voice.text("counter-column-about")).into(),
        ]
    }

    fn source(&self) -> Element<'a, Message> {
        let said = match self.entry.by().map_or(Origin::Reconstructed, Provenance::kind) {
            Origin::Cited => Some(self.texts("counter-cited", &[Field::ReasonEn])),
            Origin::Reconstructed => Some(self.texts("counter-reason", &[Field::ReasonEn, Field::ReasonFr])),
            Origin::Original => None,
        };
        column![self.choice("counter-field-source", Field::Source)].push(said).spacing(theme::NEAR).into()
    }

    fn named(&self, name: &str, fields: Vec<Element<'a, Message>>, wrong: Option<String>) -> Element<'a, Message> {
        let line = row![container(words(self.voice.text(name))).width(NAMES)].extend(fields);
        let wrong = wrong.map(|why| {
            row![space().width(NAMES), text(why).size(theme::SMALL).style(Tint::Error.text())].spacing(theme::NEAR)
        });
        column![line.spacing(theme::NEAR).align_y(Center)].push(wrong).spacing(2).into()
    }

    /// Text fields, labelled with their language if there are two.
    fn texts(&self, name: &str, fields: &[Field]) -> Element<'a, Message> {
        let inputs = fields.iter().flat_map(|field| {
            let tongue = match field {
                Field::NameEn | Field::ReplacementEn => Some("EN"),
                Field::NameFr | Field::ReplacementFr | Field::ReasonFr => Some("FR"),
                Field::ReasonEn if fields.len() > 1 => Some("EN"),
                _ => None,
            };
            let tongue = tongue.map(|tongue| aside(tongue).into());
            tongue.into_iter().chain([self.input(*field).width(Fill).into()])
        });
        self.named(name, inputs.collect(), self.wrong(fields))
    }

    fn numbers(&self, name: &str, fields: &[Field]) -> Element<'a, Message> {
        let balance = match fields {
            [Field::Rating] => Some("rating"),
            [Field::Strength] => Some("strength"),
            _ => None,
        };
        let balance = balance.map(|value| tuning::button(Message::BalanceAsked(value), self.voice));
        let inputs = fields.iter().map(|field| self.input(*field).width(NUMBER).into()).chain(balance);
        self.named(name, inputs.collect(), self.wrong(fields))
    }

    fn captions(&self) -> Element<'a, Message> {
        let captions = ["counter-field-fire", "counter-field-melee", "counter-field-morale"];
        let values = ["fire", "melee", "morale"];
        let captions = captions.into_iter().zip(values).map(|(id, value)| {
            let balance = tuning::button(Message::BalanceAsked(value), self.voice);
            row![aside(self.voice.text(id)), balance].align_y(Center).width(NUMBER).into()
        });
        row![space().width(NAMES)].extend(captions).spacing(theme::NEAR).into()
    }

    fn quantity(&self) -> Element<'a, Message> {
        let step = |face, about: &str, more| {
            let press = pressed(button(words(face)).padding([3, 10]).style(theme::outlined), Message::Counted(more));
            hinted(press, self.voice.text(about), tooltip::Position::Bottom)
        };
        let fields = vec![
            step("−", "counter-fewer", -1),
            self.input(Field::Quantity).width(NUMBER).into(),
            step("+", "counter-more", 1),
            tuning::button(Message::BalanceAsked("quantity"), self.voice),
        ];
        self.named("counter-field-quantity", fields, self.wrong(&[Field::Quantity]))
    }

    fn choice(&self, name: &str, field: Field) -> Element<'a, Message> {
        self.picks(name, self.choices(field, 8))
    }

    /// The choices of a field, each with a padding of `beside` px around its label.
    fn choices(&self, field: Field, beside: u16) -> Vec<Element<'a, Message>> {
        let held = field.read(self.entry);
        let choices = field.choices().iter().map(|word| {
            let chosen = held == Some(Datum::Choice(word));
            self.pick(self.voice.text(word), beside, chosen, Message::Entered(field, (*word).to_owned()))
        });
        choices.collect()
    }

    /// The columns of the mix, and no column.
    fn columns(&self, document: &OpenDocument) -> Element<'a, Message> {
        let Some(Datum::Text(held)) = Field::Column.read(self.entry) else { return space().into() };
        let mix = &document.project().counters;
        let codes = [""].into_iter().chain(mix.columns.iter().map(|own| own.id.as_str()));
        // An unknown code is shown too, so that the user sees it and can change it.
        let stray =
            Some(held.as_str()).filter(|held| !held.is_empty() && mix.columns.iter().all(|own| own.id != *held));
        let choices = codes.chain(stray).map(|code| {
            let face = if code.is_empty() { self.voice.text("counter-no-column") } else { code.to_owned() };
            self.pick(face, 8, code == held, Message::Entered(Field::Column, code.to_owned()))
        });
        self.picks("counter-kind-column", choices.collect())
    }

    /// The branches, on a separate line: there are too many to fit next to the label.
    fn branches(&self) -> Element<'a, Message> {
        let choices = row(self.choices(Field::Branch, 6)).spacing(2).wrap().vertical_spacing(2);
        column![words(self.voice.text("counter-field-branch")), choices].spacing(2).into()
    }

    fn picks(&self, name: &str, choices: Vec<Element<'a, Message>>) -> Element<'a, Message> {
        let choices = row(choices).spacing(2).wrap().vertical_spacing(2);
        self.named(name, vec![container(choices).width(Fill).into()], None)
    }

    fn pick(&self, face: String, beside: u16, chosen: bool, message: Message) -> Element<'a, Message> {
        pressed(button(text(face).size(theme::TEXT)).padding([3, beside]).style(theme::flat(chosen)), message)
    }

    fn input(&self, field: Field) -> text_input::TextInput<'a, Message> {
        let typed = self.draft.filter(|draft| draft.field == field).map(|draft| draft.text.clone());
        let held = || match field.read(self.entry) {
            Some(Datum::Text(text)) => text,
            Some(Datum::Choice(_)) | None => String::new(),
        };
        let hint = match (field, self.voice.language()) {
            (Field::NameFr, _) => Field::NameEn.read(self.entry),
            (Field::ReasonFr, Language::English | Language::French) => Field::ReasonEn.read(self.entry),
            _ => None,
        };
        let hint = if let Some(Datum::Text(hint)) = hint { hint } else { String::new() };
        text_input(&hint, &typed.unwrap_or_else(held))
            .id(field.word())
            .size(theme::TEXT)
            .padding([4, 6])
            .on_input(move |text| Message::Entered(field, text))
    }

    fn wrong(&self, fields: &[Field]) -> Option<String> {
        let draft = self.draft.filter(|draft| fields.contains(&draft.field))?;
        draft.wrong.as_ref().map(|why| self.voice.say(why))
    }
}
