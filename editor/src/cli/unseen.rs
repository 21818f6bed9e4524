//! Messages that nobody would see: `bexarw` starts the program on Windows without a console, and a double click on a
//! broken file must not end in silence.

/// The variable that `bexarw` sets.
pub(super) const UNSEEN: &str = "BEXAR_WITHOUT_CONSOLE";

/// Shows the messages of a program that has failed, if there are any.
#[cfg(feature = "gui")]
pub(super) fn show(messages: &[u8]) {
    let text = String::from_utf8_lossy(messages);
    if text.trim().is_empty() {
        return;
    }
    let dialog = rfd::MessageDialog::new().set_level(rfd::MessageLevel::Error).set_title("Bexar");
    dialog.set_description(text.trim()).show();
}

/// Without a window there are no dialogs either.
#[cfg(not(feature = "gui"))]
pub(super) const fn show(_: &[u8]) {}
