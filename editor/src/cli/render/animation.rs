//! An animation of a game from its first step to its last.

use rules::phrase::Phrase;
use rules::project::Project;

use crate::account::{AnyTable, moment_named};
use crate::cli::interrupt;
use crate::cli::series::progress;
use crate::cli::terminal::Terminal;
use crate::picture::animation::{Animation, AnimationError, frame};
use crate::picture::{self, Layer, View};
use crate::words::Voice;

/// The time each picture is shown, in hundredths of a second.
const SHOWN: u16 = 45;
/// The additional time for the last picture.
const LAST: u16 = 300;
/// The maximum number of pictures; in a longer game only every second or third is shown.
const MOST: usize = 600;

/// Returns the GIF file of a game on the table, which is left at its end.
pub(super) fn animated(
    project: &Project,
    table: &mut AnyTable,
    view: &View,
    hex_size: f32,
    terminal: &Terminal<'_>,
) -> Result<Vec<u8>, Phrase> {
    let view = View { layers: view.layers.without(Layer::Surround), ..*view };
    let moments = moments(project, table);
    let every = moments.len().div_ceil(MOST).max(1);
    let last = moments.len() - 1;
    let chosen: Vec<_> = (0..moments.len()).filter(|at| at % every == 0 || *at == last).collect();
    let voice = terminal.voice();
    let paint = |table: &mut AnyTable, at: usize| {
        let (steps, moment) = &moments[at];
        table.go(*steps);
        let mut drawn = picture::moment(project, moment, &view);
        let bounds = picture::caption(&mut drawn, &says(table, voice), view.theme);
        Ok::<_, AnimationError>((frame(&drawn, bounds, hex_size)?, drawn.paper))
    };
    let bar = progress(chosen.len() as u64, terminal);
    let failed = |error: AnimationError| error.message();
    let (first, paper) = paint(table, 0).map_err(failed)?;
    let (end, _) = paint(table, last).map_err(failed)?;
    let mut animation = Animation::new(&[&first, &end], paper).map_err(failed)?;
    for at in chosen {
        if interrupt::asked() {
            return Err(Phrase::new("render-cancelled"));
        }
        let (pixels, _) = paint(table, at).map_err(failed)?;
        animation.show(&pixels, SHOWN).map_err(failed)?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    animation.end(LAST).map_err(failed)
}

/// Returns the steps after which the map looks different, with its picture. All the steps of one counter's move count
/// as one; the first is the set-up, the last the end.
fn moments(project: &Project, table: &mut AnyTable) -> Vec<(usize, picture::Moment)> {
    let all = table.history().steps().len();
    let stops: Vec<_> = (0..=all).filter(|at| *at == all || !table.history().goes_on(*at)).collect();
    let mut moments: Vec<(usize, picture::Moment)> = Vec::new();
    for steps in stops {
        table.go(steps);
        let scene = table.scene(&[], &project.map);
        let moment = picture::Moment::of_scene(scene, |spot| table.board().spot(spot).hex);
        if steps == all || moments.last().is_none_or(|(_, before)| *before != moment) {
            moments.push((steps, moment));
        }
    }
    moments
}

/// Returns the caption of a picture: Game-Turn and phase, and for the last one the result of the game.
fn says(table: &AnyTable, voice: &Voice) -> String {
    match table.ending() {
        Some(ending) => voice.say(&ending),
        None => moment_named(table, table.moment(), voice),
    }
}
