//! Documents that do not load, as compilers say it: `file:line:column: what is wrong`.

use rules::project::LoadError;

use super::Voice;

impl Voice {
    /// What is wrong with a document, in one line that terminals and editors can jump to.
    #[must_use]
    pub fn load_error(&self, error: &LoadError) -> String {
        match error {
            LoadError::Text { name, error } => {
                format!("{name}:{}:{}: {}", error.line, error.column, self.say(&error.message))
            }
            LoadError::Missing { name, message } => format!("{name}: {}", self.say(message)),
        }
    }
}
