//! Sentences about parameters, options, flags and kinds of hexsides.

use super::{lists, vocabulary};
use crate::phrase::Phrase;
use crate::side::Side;
use crate::variant::{Flag, Lasts, NewHexsideKind, Opt, Param, Scope, Shields};
use crate::words::Words;

/// Describes a parameter: its default and its range.
///
/// # Examples
///
/// ```
/// use rules::variant::{Param, tell_param};
/// use rules::words::Words;
///
/// let says = Words::default();
/// let message = tell_param(&Param { id: "more".to_owned(), is: 2, least: 0, most: 6, says });
/// assert!(message.arguments.iter().any(|(name, _)| *name == "least"));
/// ```
#[must_use]
pub fn tell_param(param: &Param) -> Phrase {
    let message = Phrase::new("telling-a-param").with("name", &param.id).with("is", param.is);
    meaning(message.with("least", param.least).with("most", param.most), &param.says)
}

/// Describes an option: its choices and the default.
#[must_use]
pub fn tell_opt(opt: &Opt) -> Phrase {
    let quoted = |name: &String| Phrase::new("telling-quoted").with("name", name);
    let list = |items| lists::or(items).unwrap_or_else(|| Phrase::new("telling-none"));
    let message = Phrase::new("telling-an-opt").with("name", &opt.id);
    let message = message.said("choices", list(opt.choices.iter().map(quoted).collect()));
    let first = opt.choices.first().map_or_else(|| Phrase::new("telling-none"), quoted);
    meaning(message.said("first", first), &opt.says)
}

/// Describes a flag: what carries it, its largest value, how long it lasts and which side does not see it.
#[must_use]
pub fn tell_flag(flag: &Flag) -> Phrase {
    let of = match flag.of {
        Scope::Game => "telling-of-game",
        Scope::Column => "telling-of-column",
        Scope::Unit => "telling-of-unit",
        Scope::Spot => "telling-of-spot",
        Scope::Hexside => "telling-of-hexside",
        Scope::Room => "telling-of-room",
        Scope::Area => "telling-of-area",
    };
    let lasts = match flag.lasts {
        Lasts::Game => "telling-lasts-game",
        Lasts::Turn => "telling-lasts-turn",
        Lasts::Phase => "telling-lasts-phase",
    };
    let hidden = match flag.hide_from {
        Some(Side::Texan) => "texan",
        Some(Side::Mexican) => "mexican",
        None => "nobody",
    };
    let message = Phrase::new("telling-a-flag").with("name", &flag.id).word("of", of).word("lasts", lasts);
    let most = if flag.most > 1 { flag.most.to_string() } else { "one".to_owned() };
    meaning(message.with("most", most).with("hidden", hidden), &flag.says)
}

/// Describes a kind of hexside: what it is like and how it differs.
#[must_use]
pub fn tell_kind(kind: &NewHexsideKind) -> Phrase {
    let tags = |tags: &[String]| lists::and(tags.iter().map(|tag| vocabulary::tag(tag).with("many", "no")).collect());
    let message = Phrase::new("telling-a-kind").with("name", &kind.id).word("like", kind.like.word());
    let message = message.with("cost", kind.cost.map_or_else(|| "none".to_owned(), |cost| cost.to_string()));
    let mut message = message.with("protects", kind.protects.map_or("none", Shields::word));
    for (name, switch, list) in [("add", "adds", &kind.add), ("drop", "drops", &kind.drop)] {
        message = match tags(list) {
            Some(list) => message.with(switch, "yes").said(name, list),
            None => message.with(switch, "no"),
        };
    }
    meaning(message, &kind.says)
}

/// Returns a message with the meaning given by the author, if there is one.
pub(super) fn meaning(message: Phrase, says: &Words) -> Phrase {
    if says.is_empty() {
        return message;
    }
    Phrase::new("telling-meaning").said("what", message).words("says", says.clone())
}
