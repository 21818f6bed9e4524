//! The wording of findings, cached for as long as they are listed.
//!
//! A fix may hold whole regions before and after it, so describing it is far more work than showing the description
//! again. The validator keeps findings that an edit does not touch, so most of a list is the same as in the previous
//! frame.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use rules::project_edit::describe_project;
use rules::report::{Finding, FixKind};
use rules::words::Language;

use crate::gui::keymap::{Command, key_of};
use crate::gui::widget::unquoted;
use crate::words::Voice;

/// The wording of a finding.
#[derive(Debug)]
pub(super) struct Worded {
    pub(super) place: String,
    pub(super) said: String,
    pub(super) help: String,
    /// The label and the description of the button that fixes it.
    pub(super) fix: Option<[String; 2]>,
}

/// The wording of the findings listed last.
#[derive(Debug, Default)]
pub struct Wording {
    last: RefCell<Last>,
}

#[derive(Debug, Default)]
struct Last {
    language: Option<Language>,
    said: Vec<(Arc<Finding>, Rc<Worded>)>,
}

impl Wording {
    /// The wording of the listed findings; the wording of all others is dropped.
    pub(super) fn in_words<'a>(
        &self,
        listed: impl IntoIterator<Item = &'a Arc<Finding>>,
        voice: &Voice,
    ) -> Vec<Rc<Worded>> {
        let mut last = self.last.borrow_mut();
        if last.language != Some(voice.language()) {
            *last = Last { language: Some(voice.language()), said: Vec::new() };
        }
        let said = &last.said;
        let now: Vec<_> = listed
            .into_iter()
            .map(|finding| {
                let same = said.iter().find(|(own, _)| Arc::ptr_eq(own, finding));
                let worded = same.map_or_else(|| Rc::new(Worded::new(finding, voice)), |(_, worded)| Rc::clone(worded));
                (Arc::clone(finding), worded)
            })
            .collect();
        last.said = now;
        last.said.iter().map(|(_, worded)| Rc::clone(worded)).collect()
    }
}

impl Worded {
    fn new(finding: &Finding, voice: &Voice) -> Self {
        let fix = finding.fix.as_ref().map(|fix| {
            let (label, about) = match fix.kind {
                FixKind::Safe => ("gui-problems-mend", "gui-problems-mend-about"),
                FixKind::YourChoice => ("gui-problems-suggest", "gui-problems-suggest-about"),
            };
            let done: Vec<_> = fix.edits.iter().flat_map(describe_project).map(|said| voice.say(&said)).collect();
            let about = format!("{} ({})\n{}", voice.text(about), key_of(Command::Mend), done.join("\n"));
            [voice.text(label), unquoted(&about)]
        });
        Self {
            place: voice.place(&finding.place).unwrap_or_default(),
            said: unquoted(&voice.say(&finding.message)),
            help: unquoted(&voice.say(&finding.help)),
            fix,
        }
    }
}
