//! The part of the window in which an edit was made.

use rules::project_edit::{ProjectEdit, ScenarioEdit};

/// Where a stroke was made. While a field has the focus, undo and redo reach only strokes made on pages with fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Site {
    /// On the map, or on a page about it.
    Map,
    /// On a page with fields: counters, rulebook, variants.
    Page,
}

impl Site {
    /// Returns the site of these edits: pages with fields change documents of their own. A stroke that changes the map
    /// too belongs to the map.
    pub(super) fn new(edits: &[ProjectEdit]) -> Self {
        let is_of_map = |edit: &ProjectEdit| matches!(edit, ProjectEdit::Map(_) | ProjectEdit::Correction(..));
        let is_of_page = |edit: &ProjectEdit| match edit {
            ProjectEdit::Counters(_) | ProjectEdit::Rulebook(_) | ProjectEdit::Variant(..) => true,
            ProjectEdit::Scenario(edit) => matches!(edit, ScenarioEdit::Variants(_) | ScenarioEdit::Variant(..)),
            ProjectEdit::Map(_) | ProjectEdit::Correction(..) | ProjectEdit::File(_) => false,
        };
        if edits.iter().any(is_of_page) && !edits.iter().any(is_of_map) { Self::Page } else { Self::Map }
    }
}

#[cfg(test)]
mod tests {
    use rules::project_edit::Swap;
    use rules::variant::Variant;

    use super::*;

    #[test]
    fn a_stroke_on_a_page_stays_off_the_map() {
        let swap = Swap { was: Variant::default(), becomes: Variant::default() };
        let typed = ProjectEdit::Variant(0, Box::new(swap));
        let switched = ProjectEdit::Scenario(ScenarioEdit::Corrections(Swap { was: Vec::new(), becomes: Vec::new() }));
        assert_eq!(Site::new(&[typed.clone(), switched.clone()]), Site::Page);
        assert_eq!(Site::new(&[switched]), Site::Map);
        assert_eq!(Site::new(&[]), Site::Map);
    }
}
