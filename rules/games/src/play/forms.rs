//! The notation of actions and events: a table of each, from which texts are written and read.

/// Declares the notation of the actions of a game: for each form the action, the kind of word each of its fields is
/// written as, and the form. A field after `;` is not written: it has that value in all actions of the form. A form after
/// `|` is read too, but not written.
///
/// `$word` names a macro of the game: `$word!(read KIND game, text)` reads a word of a kind, `$word!(write KIND game,
/// value)` writes it.
macro_rules! action_forms {
    ($Game:ident, $Action:ident, $word:ident:
        $($name:ident $({ $($field:ident: $kind:ident),* $(; $fixed:ident: $value:ident)? })? = $form:literal $(| $other:literal)*;)*
    ) => {
        /// The form of every action: lower-case words are literal, upper-case words stand for names.
        pub const ACTION_FORMS: &[&str] = &[$($form $(, $other)*),*];

        /// Reads an action; the error says which part of the text is not an action, piece or spot of this game.
        pub(super) fn read_action(game: &$Game, text: &str) -> Result<$Action, $crate::play::NotAnAction> {
            let words: Vec<&str> = text.split_whitespace().collect();
            $(for form in [$form $(, $other)*] {
                if let Some([$($($field),*)?]) = $crate::play::forms::filled(form, &words) {
                    return Ok($Action::$name $({ $($field: $word!(read $kind game, $field)?),* $(, $fixed: $value)? })?);
                }
            })*
            Err($crate::play::naming::misread(text, ACTION_FORMS))
        }

        /// Writes an action so that [`read_action`] can read it.
        pub(super) fn write_action(game: &$Game, action: $Action) -> String {
            match action {
                $($Action::$name $({ $($field),* $(, $fixed: $value)? })? =>
                    $crate::play::forms::fill($form, &[$($($word!(write $kind game, $field).to_string()),*)?]),)*
            }
        }
    };
}

/// Declares the notation of the events of a game: for each kind its form, and what stands for the upper-case words of the
/// form, in order.
macro_rules! event_forms {
    ($Game:ident, $Happening:ty, $game:ident: $($happening:pat => $form:literal $(, $argument:expr)*;)*) => {
        /// The form of every event, without its rule: lower-case words are literal, upper-case words stand for names.
        pub const EVENT_FORMS: &[&str] = &[$($form),*];

        /// Writes what happened in the form of its kind.
        pub(super) fn write_happening($game: &$Game, what: $Happening) -> String {
            match what {
                $($happening => $crate::play::forms::fill($form, &[$($argument.to_string()),*]),)*
            }
        }
    };
}

pub(crate) use {action_forms, event_forms};

/// Whether a word of a form stands for a name.
fn is_name(word: &str) -> bool {
    word.starts_with(|first: char| first.is_ascii_uppercase())
}

/// Replaces the upper-case words of a form by the arguments, in order. Those that are left over are left out.
pub(crate) fn fill(form: &str, arguments: &[String]) -> String {
    let mut arguments = arguments.iter().map(String::as_str);
    let words = form.split(' ').filter_map(|word| if is_name(word) { arguments.next() } else { Some(word) });
    words.collect::<Vec<_>>().join(" ")
}

/// Returns the words that stand at the upper-case words of a form; `None` if the text does not have the form.
pub(crate) fn filled<'t, const N: usize>(form: &str, words: &[&'t str]) -> Option<[&'t str; N]> {
    let (mut forms, mut names, mut found) = (form.split(' '), [""; N], 0);
    for word in words {
        let form = forms.next()?;
        if is_name(form) {
            *names.get_mut(found)? = word;
            found += 1;
        } else if form != *word {
            return None;
        }
    }
    (forms.next().is_none() && found == N).then_some(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_is_filled_word_by_word_and_read_again() {
        let (form, names) = ("stepped PIECE SPOT SPOT cost N", ["kent9", "1012", "1013", "2"]);
        let text = fill(form, &names.map(str::to_owned));
        assert_eq!(text, "stepped kent9 1012 1013 cost 2");
        let words: Vec<&str> = text.split(' ').collect();
        assert_eq!(filled(form, &words), Some(names));
        assert_eq!(filled::<4>(form, &words[1..]), None);
        assert_eq!(fill("cut off", &[]), "cut off");
        assert_eq!(filled("cut off", &["cut", "off"]), Some([]));
    }
}
