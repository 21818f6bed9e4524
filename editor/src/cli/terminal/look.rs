//! How a stream wants its text: with colours, and how wide.

/// What a stream can show; by default what a file or a pipe can.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct StreamLook {
    /// Whether colours are seen and wanted.
    pub colour: bool,
    /// How many columns a line has; `None` for a file or a pipe, whose lines are as long as they like.
    pub width: Option<usize>,
}

impl StreamLook {
    /// What a terminal can show: colours, unless its user wants none (`NO_COLOR`) or it knows none.
    pub fn terminal(variable: impl Fn(&str) -> Option<String>) -> Self {
        let unwanted = variable("NO_COLOR").is_some_and(|text| !text.is_empty());
        let unknown = variable("TERM").is_some_and(|text| text == "dumb");
        let width = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
        Self { colour: !unwanted && !unknown, width }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_has_colours_unless_its_user_wants_none() {
        let colour = |set: &[(&str, &str)]| {
            let value = |name: &str| set.iter().find(|(own, _)| *own == name).map(|(_, value)| (*value).to_owned());
            StreamLook::terminal(value).colour
        };
        assert!(colour(&[]) && colour(&[("NO_COLOR", ""), ("TERM", "xterm")]));
        assert!(!colour(&[("NO_COLOR", "1")]));
        assert!(!colour(&[("TERM", "dumb")]));
    }
}
