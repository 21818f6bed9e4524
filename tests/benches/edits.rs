//! The cost of an edit without its frame: painting one hex, and filling a whole map.
//!
//! **Counted:** the edit on the document, its undo step, and the validator that checks it; in the second line also what
//! the window does in response: overlays, journal, repainted tiles. **Not counted:** the frame that shows it.
//! `tests/peers/tiled.py` compares the same work with another editor.

use std::time::{Duration, Instant};

use bexar::gui::app::{App, Message};
use bexar::gui::board;
use bexar::gui::desk;
use bexar::gui::document::OpenDocument;
use bexar::gui::keymap::Command;
use bexar::gui::tool::Tool;
use bexar::gui::tool::brush::Passed;
use rules::hex::Hex;
use rules::map::{Grid, Ground};
use rules::phrase::Phrase;
use rules::words::{Language, Words};

/// The number of single hexes painted.
const SINGLE: usize = 400;
/// The number of times a map is filled.
const FILLS: usize = 7;

fn main() {
    for size in [34, 200] {
        let grid = Grid { columns: size, rows: size };
        let mut document = OpenDocument::empty(Words::new("Open country", ""), grid, rules::rulebook::System::Alamo);
        let hexes: Vec<Hex> = grid.hexes().collect();
        let single = median((0..SINGLE).map(|number| {
            let hex = hexes[number * 7 % hexes.len()];
            let ground = if document.map().ground(hex) == Ground::Plaza { Ground::Outside } else { Ground::Plaza };
            stroke(&mut document, &[hex], ground)
        }));
        say(&format!("{size} x {size} one hex, document {:.1} us", micros(single)));
        let mut app = App::new(
            OpenDocument::empty(Words::new("Open country", ""), grid, rules::rulebook::System::Alamo),
            Language::English,
        );
        drop(app.update(Message::Commanded(Command::Tool(Tool::Hex))));
        let single = median((0..SINGLE.min(hexes.len())).map(|number| {
            // Seven does not divide the size of either map, so no hex is repeated.
            let hex = hexes[number * 7 % hexes.len()];
            let start = Instant::now();
            for message in [board::Message::StrokeBegan(Passed::Hexes(vec![hex])), board::Message::StrokeEnded] {
                drop(app.update(app.to_front(desk::Message::Board(message))));
            }
            start.elapsed()
        }));
        say(&format!("{size} x {size} one hex, window {:.1} us", micros(single)));
        let mut document = OpenDocument::empty(Words::new("Open country", ""), grid, rules::rulebook::System::Alamo);
        let fill = median((0..FILLS).map(|number| {
            let ground = if number % 2 == 0 { Ground::Plaza } else { Ground::Outside };
            stroke(&mut document, &hexes, ground)
        }));
        say(&format!("{size} x {size} all hexes, document {:.2} ms", micros(fill) / 1e3));
        let undo = median((0..FILLS).map(|number| {
            let start = Instant::now();
            drop(if number % 2 == 0 { document.undo() } else { document.redo() });
            start.elapsed()
        }));
        say(&format!("{size} x {size} all hexes undone or made again, document {:.2} ms", micros(undo) / 1e3));
    }
}

/// Paints hexes in one stroke.
fn stroke(document: &mut OpenDocument, hexes: &[Hex], ground: Ground) -> Duration {
    let start = Instant::now();
    document.begin_stroke(Phrase::new("gui-stroke-fill").word("kind", ground.word()));
    let painted = document.paint_hexes(hexes, ground);
    document.end_stroke();
    let took = start.elapsed();
    assert!(painted > 0, "something is painted");
    took
}

fn median(times: impl Iterator<Item = Duration>) -> Duration {
    let mut times: Vec<_> = times.collect();
    times.sort_unstable();
    times[times.len() / 2]
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

#[expect(clippy::print_stdout, reason = "a bench says what it has measured")]
fn say(line: &str) {
    println!("{line}");
}
