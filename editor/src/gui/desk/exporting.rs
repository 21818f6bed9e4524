//! Exporting the map as shown to a picture file, at any size.

use iced::Task;
use iced::widget::operation::focus;
use rules::phrase::Phrase;
use rules::project::Project;

use super::{Action, Desk, Message};
use crate::files;
use crate::gui::designer_layer::DesignerLayer;
use crate::gui::dialog::Dialog;
use crate::gui::dialog::export::{self, ExportDialog, PictureOrder, PicturePart};
use crate::gui::file;
use crate::gui::notice::Notice;
use crate::gui::window_state::WindowState;
use crate::picture::geometry::Rect;
use crate::picture::key::Key;
use crate::picture::{self, Layer, Layers, Shape, View, layout};

impl Desk {
    /// Opens the dialog that exports a picture.
    pub(super) fn ask_for_export(&mut self, around: &WindowState) -> Action {
        let shown = [
            (around.shown.has(DesignerLayer::Numbers), PicturePart::Numbers),
            (around.shown.has_names(), PicturePart::Names),
            (around.shown.has(DesignerLayer::Counters) && self.document.is_scenario(), PicturePart::Counters),
            (!self.board.laid().is_empty() || around.shown.has(DesignerLayer::Provenance), PicturePart::Overlay),
            (self.selection.is_empty(), PicturePart::Surround),
            (!self.selection.is_empty(), PicturePart::Selection),
        ];
        let shown = shown.into_iter().filter_map(|(on, part)| on.then_some(part)).collect();
        let map = file::suggestion(&self.document);
        let stem = map.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let stem = stem.split('.').next().unwrap_or_default();
        let file = map.with_file_name(format!("{stem}.png")).display().to_string();
        let dialog = Dialog::Export(ExportDialog::new(file, shown, !self.selection.is_empty()));
        Action::Ask(Box::new(dialog)).then(Action::Run(focus(export::FILE)))
    }

    /// Updates the dialog, or writes the picture once the form is submitted.
    pub(in crate::gui) fn on_export(
        &self,
        message: export::Message,
        mut dialog: ExportDialog,
        around: &WindowState,
    ) -> Action {
        if message == export::Message::Entered
            && let Some(order) = dialog.order()
        {
            return self.export(order, around);
        }
        dialog.update(message);
        Action::Ask(Box::new(Dialog::Export(dialog)))
    }

    fn export(&self, order: PictureOrder, around: &WindowState) -> Action {
        let view = ordered(&order, self.view_of_map(around));
        let project = self.document.project().clone();
        let overlay = order.has(PicturePart::Overlay).then(|| (self.board.laid().to_vec(), self.board.key().cloned()));
        let corners = self.selection.iter().flat_map(|hex| layout::corners(*hex));
        let part = order.has(PicturePart::Selection).then(|| Rect::around(corners).grown(layout::ACROSS * 0.1));
        let counters = self.document.is_scenario();
        Action::Run(Task::future(async move {
            let file = order.file.clone();
            let drawing = move || draw(&order, &project, &view, counters, overlay, part);
            let drawn = tokio::task::spawn_blocking(drawing).await;
            let failed = |stopped: tokio::task::JoinError| {
                Err(Phrase::new("file-not-written").with("path", file.display()).with("detail", stopped))
            };
            Message::Exported(drawn.map_or_else(failed, |drawn| drawn.map(|()| file.clone())))
        }))
    }
}

/// The notice for a picture that was written or could not be written.
pub(in crate::gui) fn told(exported: Result<std::path::PathBuf, Phrase>) -> Notice {
    exported.map(|file| Phrase::new("gui-exported").with("file", file.display())).into()
}

/// The view of the window, with the parts switched on and off as ordered.
fn ordered(order: &PictureOrder, seen: View) -> View {
    let switched = |layers: Layers, part, layer| {
        if order.has(part) { layers.with(layer) } else { layers.without(layer) }
    };
    let single = [
        (PicturePart::Numbers, Layer::Numbers),
        (PicturePart::Counters, Layer::Counters),
        (PicturePart::Surround, Layer::Surround),
    ];
    let layers = single.into_iter().fold(seen.layers, |layers, (part, layer)| switched(layers, part, layer));
    let names = [Layer::Rooms, Layer::Labels];
    // If names of one kind are hidden in the window, the order means those of the other kind.
    let layers = if order.has(PicturePart::Names) && names.into_iter().any(|layer| layers.has(layer)) {
        layers
    } else {
        names.into_iter().fold(layers, |layers, layer| switched(layers, PicturePart::Names, layer))
    };
    View { layers, provenance: seen.provenance && order.has(PicturePart::Overlay), ..seen }
}

/// Draws the picture and writes it to its file.
fn draw(
    order: &PictureOrder,
    project: &Project,
    view: &View,
    counters: bool,
    overlay: Option<(Vec<Shape>, Option<Key>)>,
    part: Option<Rect>,
) -> Result<(), Phrase> {
    picture::size::fits(project.map.grid)?;
    let mut picture = if counters { picture::scenario(project, view) } else { picture::map(&project.map, view) };
    if let Some((laid, key)) = overlay {
        picture.lay(laid);
        if let Some(key) = key {
            picture.explain(&key, &project.map, view, &[]);
        }
    }
    if let Some(part) = part {
        picture.shapes.retain(|shape| shape.bounds.meets(part));
        picture.bounds = part;
    }
    if order.is_svg() == Some(true) {
        files::save(&order.file, picture::svg(&picture, order.hex)).map_err(|error| error.message())
    } else {
        let pixels = picture::png(&picture, order.hex).map_err(|error| error.message())?;
        files::save(&order.file, &pixels).map_err(|error| error.message())
    }
}
