//! The palette of kinds of ground.

use iced::Element;
use iced::Fill;
use iced::widget::container;
use rules::map::Ground;

use super::{Message, palette, reach, sample, swatch};
use crate::gui::board::{Paint, Swatches};
use crate::gui::keymap::{Command, key_of};
use crate::gui::tool::Toolbox;
use crate::words::Voice;

/// The page of the hex brush, and of the fill tool, which has no brush sizes.
pub(super) fn view<'a>(toolbox: Toolbox, sizes: bool, swatches: &'a Swatches, voice: &Voice) -> Element<'a, Message> {
    let rows = Ground::ALL.map(|ground| {
        let about = match ground {
            Ground::Outside => format!("{} ({})", voice.text("gui-ground-outside-about"), key_of(Command::Erase)),
            Ground::Plaza | Ground::Yard | Ground::Churchyard => voice.text("gui-ground-open-about"),
            Ground::Platform => voice.text("gui-ground-platform-about"),
            Ground::Floor => voice.text("gui-ground-floor-about"),
        };
        let chosen = toolbox.ground == ground;
        let sample = sample(Paint::Ground(ground), swatches);
        swatch(sample, voice.text(ground.word()), about, chosen, Message::GroundPicked(ground))
    });
    let palette = container(palette(voice.text("gui-tools-ground-palette"), rows)).height(Fill);
    iced::widget::Column::new().push(sizes.then(|| reach(toolbox, voice))).push(palette).into()
}
