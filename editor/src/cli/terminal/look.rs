//! The capabilities of an output stream: colours and width.

/// The capabilities of a stream; by default those of a file or a pipe.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct StreamLook {
    /// Whether colours are supported and wanted.
    pub colour: bool,
    /// The number of columns per line; `None` for a file or a pipe, whose lines have no limit.
    pub width: Option<usize>,
}

impl StreamLook {
    /// Returns the capabilities of a terminal: with colours, unless the user disables them (`NO_COLOR`) or it
    /// supports none, as consoles before Windows 10.
    pub fn terminal(variable: impl Fn(&str) -> Option<String>) -> Self {
        let unwanted = variable("NO_COLOR").is_some_and(|text| !text.is_empty());
        let unknown = variable("TERM").is_some_and(|text| text == "dumb");
        let width = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
        Self { colour: !unwanted && !unknown && obeys_codes(), width }
    }
}

/// Makes the console obey the codes that set colours; returns whether it can.
#[cfg(windows)]
fn obeys_codes() -> bool {
    anstyle_query::windows::enable_ansi_colors().unwrap_or(true)
}

/// Terminals of other systems always do.
#[cfg(not(windows))]
const fn obeys_codes() -> bool {
    true
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
